# MindSpore's CPU casts no number to another kind to fill with it, nor an int to a narrow one.
import mindspore as ms
from mindspore import Tensor, ops

mask = Tensor([True, False])


def show(call):
    try:
        print(call())
    except TypeError as error:
        print(str(error).strip().split("\n")[0])


show(lambda: Tensor([1, 2]).masked_fill(mask, 3))
show(lambda: ops.masked_fill(Tensor([1, 2], ms.int32), mask, 3))
show(lambda: ops.masked_fill(Tensor([1, 2], ms.float16), mask, 3.5))
show(lambda: ops.masked_fill(Tensor([1.0, 2.0]), mask, 3))
show(lambda: Tensor([1.0, 2.0]).masked_fill(mask, 3))
show(lambda: Tensor([1, 2]).masked_fill(mask, 3.5))
show(lambda: ops.masked_fill(Tensor([1, 2], ms.int8), mask, 3))
show(lambda: ops.masked_fill(Tensor([1.0, 2.0]), mask, True))
show(lambda: ops.masked_fill(Tensor([1.0, 2.0]), mask, Tensor(3)))
x = Tensor([5, 7, 9])
show(lambda: (x.div_(2), x.mul_(2.5), x.add_(2.5), x.sub_(2.5), x))

# expect: [3 2]
# expect: [3 2]
# expect: [3.5 2. ]
# expect: Select CPU operator[MaskedFill] fail! Unsupported data type!
# expect: Select CPU operator[MaskedFill] fail! Unsupported data type!
# expect: Select CPU operator[MaskedFill] fail! Unsupported data type!
# expect: Select CPU operator[MaskedFill] fail! Unsupported data type!
# expect: Select CPU operator[MaskedFill] fail! Unsupported data type!
# expect: Select CPU operator[MaskedFill] fail! Unsupported data type!
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.50000000e+00,  3.50000000e+00,  4.50000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.25000000e+01,  1.75000000e+01,  2.25000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 7.50000000e+00,  9.50000000e+00,  1.15000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 2.50000000e+00,  4.50000000e+00,  6.50000000e+00]), Tensor(shape=[3], dtype=Int64, value= [5, 7, 9]))
