# A float beside integers makes floats, an integer beside Booleans integers; what is whole stays whole where MindSpore's function does.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops, mint

c = Tensor([True, False])


def show(name, *found):
    print(name, *[(str(x.dtype), x.shape, x.asnumpy().tolist()) for x in found])


@ms.jit
def chosen(x):
    return ops.where(c, x, 1.5), ops.select(c, 2, x), mint.where(c, x, 3)


for dtype in (ms.bool_, ms.uint8, ms.int32, ms.int64, ms.float16, ms.float32, ms.float64):
    x = Tensor([1, 0], dtype)
    for f in (ops.where, ops.select, mint.where):
        show("where", *[f(c, x, v) for v in (True, 1, 1.5)], *[f(c, v, x) for v in (True, 1, 1.5)])
    show("where", x.where(c, 1), x.where(c, 1.5))
    show("jit", *chosen(x))
a, b = Tensor([7, -7, 6], ms.int32), Tensor([2, 2, 4], ms.int32)
show("truncate_div", ops.truncate_div(a, b), ops.truncate_div(a, 2.5), ops.truncate_div(b > 2, 3))
show("tensor_div", ops.tensor_div(a, b), ops.tensor_div(a, 2.0), ops.tensor_div(a.float(), 2))
show("inv", ops.inv(Tensor([1, -1, 5])), ops.inv(Tensor([4.0])))
show("fmod", ops.fmod(b > 2, a))
show("xlogy", ops.xlogy(Tensor([1.0, 2.0], ms.float16), 2), ops.xlogy(3, Tensor([1.0, 2.0], ms.float16)))
show("xdivy", ops.xdivy(2, Tensor([1.0, 4.0])), ops.xdivy(0, Tensor([0.0, 4.0])))
show("threshold", ops.threshold(a, 1.5, 20), ops.threshold(b > 2, 0, 1))
show("norm", ops.norm(a, 0), ops.norm(a, float("inf")), ops.norm(Tensor([[1, -2], [3, 4]]), 1), ops.norm(Tensor([[1, -2], [3, 4]]), -1))
show("norm", ops.norm(Tensor([[1.0, -2.0], [3.0, 4.0]], ms.float64), ord=1), ops.norm(Tensor([[1.0, 0.0], [0.0, 4.0]], ms.float16), ord=2))
show("bincount", ops.bincount(Tensor([1, 0, 3]), Tensor([1, 2, 3])), ops.bincount(Tensor([1, 0, 3]), Tensor([1.0, 2.0, 3.0], ms.float64)))
show("trapz", ops.trapz(Tensor([1.0, 2.0, 3.0], ms.float64)), ops.trapz(Tensor([True, True])))
show("argmin", ops.argmin(Tensor(1.0)), ops.argmin(Tensor([2.0, 1.0])), Tensor(1.0).argmin(), ops.argmin(Tensor(1.0), 0, True))
show("topk", *ops.topk(Tensor([[1.0, 3.0, 2.0]]), 2, True))
show("flatten", *[ops.flatten(Tensor(np.ones((2,) * rank, np.float32))) for rank in range(4)])
show("t", ops.t(Tensor(np.arange(4.0).reshape(1, 2, 2))), ops.t(Tensor([[1.0, 2.0]])), ops.t(Tensor([1.0])))
for split in (ops.hsplit, ops.vsplit, ops.dsplit):
    for rank in range(1, 4):
        try:
            print(len(split(Tensor(np.ones((2,) * rank, np.float32)), 2)), end=" ")
        except ValueError as error:
            print(error)

# expect: where ('Bool', (2,), [True, True]) ('Int64', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('Bool', (2,), [True, False]) ('Int64', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Bool', (2,), [True, True]) ('Int64', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('Bool', (2,), [True, False]) ('Int64', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Bool', (2,), [True, True]) ('Int64', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('Bool', (2,), [True, False]) ('Int64', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Int64', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5])
# expect: jit ('Float32', (2,), [1.0, 1.5]) ('Int64', (2,), [2, 0]) ('Int64', (2,), [1, 3])
# expect: where ('UInt8', (2,), [1, 1]) ('UInt8', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('UInt8', (2,), [1, 0]) ('UInt8', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('UInt8', (2,), [1, 1]) ('UInt8', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('UInt8', (2,), [1, 0]) ('UInt8', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('UInt8', (2,), [1, 1]) ('UInt8', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('UInt8', (2,), [1, 0]) ('UInt8', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('UInt8', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5])
# expect: jit ('Float32', (2,), [1.0, 1.5]) ('UInt8', (2,), [2, 0]) ('UInt8', (2,), [1, 3])
# expect: where ('Int32', (2,), [1, 1]) ('Int32', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('Int32', (2,), [1, 0]) ('Int32', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Int32', (2,), [1, 1]) ('Int32', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('Int32', (2,), [1, 0]) ('Int32', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Int32', (2,), [1, 1]) ('Int32', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('Int32', (2,), [1, 0]) ('Int32', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Int32', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5])
# expect: jit ('Float32', (2,), [1.0, 1.5]) ('Int32', (2,), [2, 0]) ('Int32', (2,), [1, 3])
# expect: where ('Int64', (2,), [1, 1]) ('Int64', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('Int64', (2,), [1, 0]) ('Int64', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Int64', (2,), [1, 1]) ('Int64', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('Int64', (2,), [1, 0]) ('Int64', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Int64', (2,), [1, 1]) ('Int64', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5]) ('Int64', (2,), [1, 0]) ('Int64', (2,), [1, 0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Int64', (2,), [1, 1]) ('Float32', (2,), [1.0, 1.5])
# expect: jit ('Float32', (2,), [1.0, 1.5]) ('Int64', (2,), [2, 0]) ('Int64', (2,), [1, 3])
# expect: where ('Float16', (2,), [1.0, 1.0]) ('Float16', (2,), [1.0, 1.0]) ('Float16', (2,), [1.0, 1.5]) ('Float16', (2,), [1.0, 0.0]) ('Float16', (2,), [1.0, 0.0]) ('Float16', (2,), [1.5, 0.0])
# expect: where ('Float16', (2,), [1.0, 1.0]) ('Float16', (2,), [1.0, 1.0]) ('Float16', (2,), [1.0, 1.5]) ('Float16', (2,), [1.0, 0.0]) ('Float16', (2,), [1.0, 0.0]) ('Float16', (2,), [1.5, 0.0])
# expect: where ('Float16', (2,), [1.0, 1.0]) ('Float16', (2,), [1.0, 1.0]) ('Float16', (2,), [1.0, 1.5]) ('Float16', (2,), [1.0, 0.0]) ('Float16', (2,), [1.0, 0.0]) ('Float16', (2,), [1.5, 0.0])
# expect: where ('Float16', (2,), [1.0, 1.0]) ('Float16', (2,), [1.0, 1.5])
# expect: jit ('Float16', (2,), [1.0, 1.5]) ('Float16', (2,), [2.0, 0.0]) ('Float16', (2,), [1.0, 3.0])
# expect: where ('Float32', (2,), [1.0, 1.0]) ('Float32', (2,), [1.0, 1.0]) ('Float32', (2,), [1.0, 1.5]) ('Float32', (2,), [1.0, 0.0]) ('Float32', (2,), [1.0, 0.0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Float32', (2,), [1.0, 1.0]) ('Float32', (2,), [1.0, 1.0]) ('Float32', (2,), [1.0, 1.5]) ('Float32', (2,), [1.0, 0.0]) ('Float32', (2,), [1.0, 0.0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Float32', (2,), [1.0, 1.0]) ('Float32', (2,), [1.0, 1.0]) ('Float32', (2,), [1.0, 1.5]) ('Float32', (2,), [1.0, 0.0]) ('Float32', (2,), [1.0, 0.0]) ('Float32', (2,), [1.5, 0.0])
# expect: where ('Float32', (2,), [1.0, 1.0]) ('Float32', (2,), [1.0, 1.5])
# expect: jit ('Float32', (2,), [1.0, 1.5]) ('Float32', (2,), [2.0, 0.0]) ('Float32', (2,), [1.0, 3.0])
# expect: where ('Float64', (2,), [1.0, 1.0]) ('Float64', (2,), [1.0, 1.0]) ('Float64', (2,), [1.0, 1.5]) ('Float64', (2,), [1.0, 0.0]) ('Float64', (2,), [1.0, 0.0]) ('Float64', (2,), [1.5, 0.0])
# expect: where ('Float64', (2,), [1.0, 1.0]) ('Float64', (2,), [1.0, 1.0]) ('Float64', (2,), [1.0, 1.5]) ('Float64', (2,), [1.0, 0.0]) ('Float64', (2,), [1.0, 0.0]) ('Float64', (2,), [1.5, 0.0])
# expect: where ('Float64', (2,), [1.0, 1.0]) ('Float64', (2,), [1.0, 1.0]) ('Float64', (2,), [1.0, 1.5]) ('Float64', (2,), [1.0, 0.0]) ('Float64', (2,), [1.0, 0.0]) ('Float64', (2,), [1.5, 0.0])
# expect: where ('Float64', (2,), [1.0, 1.0]) ('Float64', (2,), [1.0, 1.5])
# expect: jit ('Float64', (2,), [1.0, 1.5]) ('Float64', (2,), [2.0, 0.0]) ('Float64', (2,), [1.0, 3.0])
# expect: truncate_div ('Int32', (3,), [3, -3, 1]) ('Float32', (3,), [2.0, -2.0, 2.0]) ('Int64', (3,), [0, 0, 0])
# expect: tensor_div ('Int32', (3,), [3, -3, 1]) ('Float32', (3,), [3.5, -3.5, 3.0]) ('Float32', (3,), [3.5, -3.5, 3.0])
# expect: inv ('Int64', (3,), [1, -1, 0]) ('Float32', (1,), [0.25])
# expect: fmod ('Int32', (3,), [0, 0, 1])
# expect: xlogy ('Float32', (2,), [0.6931471824645996, 1.3862943649291992]) ('Float32', (2,), [0.0, 2.079441547393799])
# expect: xdivy ('Float32', (2,), [2.0, 0.5]) ('Float32', (2,), [0.0, 0.0])
# expect: threshold ('Int32', (3,), [7, 20, 6]) ('Bool', (3,), [True, True, True])
# expect: norm ('Int64', (), 3) ('Int32', (), 7) ('Int64', (), 6) ('Int64', (), 4)
# expect: norm ('Float64', (), 6.0) ('Float32', (), 4.0)
# expect: bincount ('Float32', (4,), [2.0, 1.0, 0.0, 3.0]) ('Float32', (4,), [2.0, 1.0, 0.0, 3.0])
# expect: trapz ('Float32', (), 4.0) ('Float32', (), 1.0)
# expect: argmin ('Int64', (), 0) ('Int32', (), 1) ('Int64', (), 0) ('Int64', (), 0)
# expect: topk ('Float32', (1, 2), [[3.0, 2.0]]) ('Int32', (1, 2), [[1, 2]])
# expect: flatten ('Float32', (1,), [1.0]) ('Float32', (2,), [1.0, 1.0]) ('Float32', (2, 2), [[1.0, 1.0], [1.0, 1.0]]) ('Float32', (2, 4), [[1.0, 1.0, 1.0, 1.0], [1.0, 1.0, 1.0, 1.0]])
# expect: t ('Float64', (1, 2, 2), [[[0.0, 1.0], [2.0, 3.0]]]) ('Float32', (2, 1), [[1.0], [2.0]]) ('Float32', (1,), [1.0])
# expect: hsplit expect `x` is a Tensor with at least 2 dimension, but got 1
# expect: 2 2 2 2 2 dsplit expect `x` is a Tensor with at least 3 dimension, but got 1
# expect: dsplit expect `x` is a Tensor with at least 3 dimension, but got 2
# expect: 2 
