# modes: eager ast
# Lists and tuples beside a tensor become tensors of its dtype; operators of bits and remainders take none outside of graphs.
import mindspore as ms
from mindspore import Tensor, jit


@jit
def added(x):
    return x + (-5,), x * [3.0], (1, 2) - x, x / (1.5, 2.0), [7, 9] // x


for dtype in (ms.uint8, ms.int32, ms.float16, ms.float32):
    print([str(r) + " " + str(r.dtype) for r in added(Tensor([2, 1], dtype))])


def masked(x):
    return x & (1, 2)


def rest(x):
    return x % (1, 2)


for f in (masked, rest):
    try:
        print(f(Tensor([2, 1])))
    except TypeError:
        print("TypeError")
# expect: ['[253 252] UInt8', '[6 3] UInt8', '[255   1] UInt8', '[2.  0.5] Float32', '[3 9] UInt8']
# expect: ['[-3 -4] Int32', '[6 3] Int32', '[-1  1] Int32', '[2.  0.5] Float32', '[3 9] Int32']
# expect: ['[-3. -4.] Float16', '[6. 3.] Float16', '[-1.  1.] Float16', '[1.333 0.5  ] Float16', '[3. 9.] Float16']
# expect: ['[-3. -4.] Float32', '[6. 3.] Float32', '[-1.  1.] Float32', '[1.3333334 0.5      ] Float32', '[3. 9.] Float32']
# expect: TypeError
# expect: TypeError
