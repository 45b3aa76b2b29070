# A list or tuple of numbers beside a tensor becomes a tensor of that tensor's dtype in a static graph: its floats are cut.
import mindspore as ms
from mindspore import Tensor, jit


@jit
def added(x):
    return x + [1, 2]


@jit
def scaled(x):
    return x * (1.5, 2)


@jit
def others(x):
    return [1, 2] - x, x // [1, 2], x + [[1, 2]]


for dtype in (ms.int32, ms.float16, ms.int64):
    x = Tensor([1, 2], dtype)
    for function in (added, scaled, others):
        result = function(x)
        for item in result if isinstance(result, tuple) else (result,):
            print(function.__name__, item.dtype, item.shape, item.asnumpy().tolist())
# expect: added Int32 (2,) [2, 4]
# expect: scaled Int32 (2,) [1, 4]
# expect: others Int32 (2,) [0, 0]
# expect: others Int32 (2,) [1, 1]
# expect: others Int32 (1, 2) [[2, 4]]
# expect: added Float16 (2,) [2.0, 4.0]
# expect: scaled Float16 (2,) [1.5, 4.0]
# expect: others Float16 (2,) [0.0, 0.0]
# expect: others Float16 (2,) [1.0, 1.0]
# expect: others Float16 (1, 2) [[2.0, 4.0]]
# expect: added Int64 (2,) [2, 4]
# expect: scaled Int64 (2,) [1, 4]
# expect: others Int64 (2,) [0, 0]
# expect: others Int64 (2,) [1, 1]
# expect: others Int64 (1, 2) [[2, 4]]
