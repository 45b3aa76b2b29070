# mindspore.numpy gives float32 for what has no whole result, keeps the dtype of a tensor beside a number, and takes axes as NumPy does.
import numpy as np
import mindspore as ms
import mindspore.numpy as mnp
from mindspore import Tensor


def show(name, *found):
    print(name, *[(str(x.dtype), x.shape, x.asnumpy().astype("float64").round(3).tolist()) for x in found])


whole = Tensor([[2, -3], [1, 4]], ms.int32)
small, wide, half, single = whole.astype(ms.int8), whole.astype(ms.float64), whole.astype(ms.float16), whole.astype(ms.float32)
for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh", "sign", "isinf", "isposinf", "isneginf", "trunc", "fix", "exp2", "reciprocal"):
    show(name, *[getattr(mnp, name)(x) for x in (whole, single, wide)])
show("ceil", *[mnp.ceil(x) for x in (half, wide)])
show("divide", mnp.divide(wide, 2), mnp.true_divide(3, wide), mnp.divide(whole, whole), mnp.divide(half, half))
show("float_power", mnp.float_power(single, single), mnp.float_power(whole, whole), mnp.float_power(wide, wide))
show("maximum", mnp.maximum(small, 1), mnp.maximum(1.5, half), mnp.minimum(small, 1), mnp.maximum(single, 1.5), mnp.maximum(whole, small))
nan = Tensor([float("nan"), 1.0, 3.0])
show("nan", mnp.maximum(nan, 2.0), mnp.minimum(2.0, nan), mnp.clip(nan, 0, 2), mnp.maximum(nan, nan))
choice = Tensor([True, False])
show("where", mnp.where(choice, 1, 2), mnp.where(choice, 1.5, whole), mnp.where(choice, choice, 1), mnp.where(choice, single, 1))
show("cumsum", mnp.cumsum(small), mnp.cumsum(small, 0), mnp.cumsum(whole, -1))
show("mean", mnp.mean(whole, dtype=ms.float32), mnp.mean(single, 0, dtype=ms.float64))
show("norm", mnp.norm(half), mnp.norm(single, 1))
show("dot", mnp.dot(whole[0], whole[1]), mnp.dot(whole, whole[0]))
show("unique", *mnp.unique(whole, True))
show("cov", mnp.cov(single), mnp.cov(single[0]), mnp.cov(wide), mnp.corrcoef(single[0]), mnp.corrcoef(wide))
show("expand_dims", mnp.expand_dims(whole, (0, 1)), mnp.expand_dims(whole, -1))
show("stack", mnp.stack((whole, single)), mnp.stack([whole, whole], -1))
show("flip", mnp.flip(whole, 0), mnp.flip(whole, -1), mnp.flip(whole, (0, 1)), mnp.flip(whole))
show("triu", mnp.triu(single[0]), mnp.tril(whole[0]), mnp.triu(whole, 1))
show("argmin", mnp.argmin(Tensor(1.0)))
for pieces in (mnp.array_split(whole, (1,)), mnp.array_split(whole, 2), mnp.hsplit(whole, (1,)), mnp.vsplit(whole, 2), mnp.vsplit(whole, [1])):
    print(type(pieces).__name__, *pieces)
for call in (lambda: mnp.hsplit(whole[0], 2), lambda: mnp.dsplit(whole, 2), lambda: mnp.trace(whole[0]), lambda: mnp.diagonal(whole[0])):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n\n---")[0])

# expect: sin ('Float32', (2, 2), [[0.909, -0.141], [0.841, -0.757]]) ('Float32', (2, 2), [[0.909, -0.141], [0.841, -0.757]]) ('Float64', (2, 2), [[0.909, -0.141], [0.841, -0.757]])
# expect: cos ('Float32', (2, 2), [[-0.416, -0.99], [0.54, -0.654]]) ('Float32', (2, 2), [[-0.416, -0.99], [0.54, -0.654]]) ('Float64', (2, 2), [[-0.416, -0.99], [0.54, -0.654]])
# expect: tan ('Float32', (2, 2), [[-2.185, 0.143], [1.557, 1.158]]) ('Float32', (2, 2), [[-2.185, 0.143], [1.557, 1.158]]) ('Float64', (2, 2), [[-2.185, 0.143], [1.557, 1.158]])
# expect: sinh ('Float32', (2, 2), [[3.627, -10.018], [1.175, 27.29]]) ('Float32', (2, 2), [[3.627, -10.018], [1.175, 27.29]]) ('Float64', (2, 2), [[3.627, -10.018], [1.175, 27.29]])
# expect: cosh ('Float32', (2, 2), [[3.762, 10.068], [1.543, 27.308]]) ('Float32', (2, 2), [[3.762, 10.068], [1.543, 27.308]]) ('Float64', (2, 2), [[3.762, 10.068], [1.543, 27.308]])
# expect: tanh ('Float32', (2, 2), [[0.964, -0.995], [0.762, 0.999]]) ('Float32', (2, 2), [[0.964, -0.995], [0.762, 0.999]]) ('Float64', (2, 2), [[0.964, -0.995], [0.762, 0.999]])
# expect: sign ('Float32', (2, 2), [[1.0, -1.0], [1.0, 1.0]]) ('Float32', (2, 2), [[1.0, -1.0], [1.0, 1.0]]) ('Float64', (2, 2), [[1.0, -1.0], [1.0, 1.0]])
# expect: isinf ('Bool', (2, 2), [[0.0, 0.0], [0.0, 0.0]]) ('Bool', (2, 2), [[0.0, 0.0], [0.0, 0.0]]) ('Bool', (2, 2), [[0.0, 0.0], [0.0, 0.0]])
# expect: isposinf ('Bool', (2, 2), [[0.0, 0.0], [0.0, 0.0]]) ('Bool', (2, 2), [[0.0, 0.0], [0.0, 0.0]]) ('Bool', (2, 2), [[0.0, 0.0], [0.0, 0.0]])
# expect: isneginf ('Bool', (2, 2), [[0.0, 0.0], [0.0, 0.0]]) ('Bool', (2, 2), [[0.0, 0.0], [0.0, 0.0]]) ('Bool', (2, 2), [[0.0, 0.0], [0.0, 0.0]])
# expect: trunc ('Float32', (2, 2), [[2.0, -3.0], [1.0, 4.0]]) ('Float32', (2, 2), [[2.0, -3.0], [1.0, 4.0]]) ('Float32', (2, 2), [[2.0, -3.0], [1.0, 4.0]])
# expect: fix ('Float32', (2, 2), [[2.0, -3.0], [1.0, 4.0]]) ('Float32', (2, 2), [[2.0, -3.0], [1.0, 4.0]]) ('Float32', (2, 2), [[2.0, -3.0], [1.0, 4.0]])
# expect: exp2 ('Int32', (2, 2), [[4.0, 0.0], [2.0, 16.0]]) ('Float32', (2, 2), [[4.0, 0.125], [2.0, 16.0]]) ('Float64', (2, 2), [[4.0, 0.125], [2.0, 16.0]])
# expect: reciprocal ('Int32', (2, 2), [[0.0, 0.0], [1.0, 0.0]]) ('Float32', (2, 2), [[0.5, -0.333], [1.0, 0.25]]) ('Float64', (2, 2), [[0.5, -0.333], [1.0, 0.25]])
# expect: ceil ('Float32', (2, 2), [[2.0, -3.0], [1.0, 4.0]]) ('Float32', (2, 2), [[2.0, -3.0], [1.0, 4.0]])
# expect: divide ('Float32', (2, 2), [[1.0, -1.5], [0.5, 2.0]]) ('Float32', (2, 2), [[1.5, -1.0], [3.0, 0.75]]) ('Float32', (2, 2), [[1.0, 1.0], [1.0, 1.0]]) ('Float16', (2, 2), [[1.0, 1.0], [1.0, 1.0]])
# expect: float_power ('Float32', (2, 2), [[4.0, -0.037], [1.0, 256.0]]) ('Float32', (2, 2), [[4.0, -0.037], [1.0, 256.0]]) ('Float32', (2, 2), [[4.0, -0.037], [1.0, 256.0]])
# expect: maximum ('Int8', (2, 2), [[2.0, 1.0], [1.0, 4.0]]) ('Float16', (2, 2), [[2.0, 1.5], [1.5, 4.0]]) ('Int8', (2, 2), [[1.0, -3.0], [1.0, 1.0]]) ('Float32', (2, 2), [[2.0, 1.5], [1.5, 4.0]]) ('Int32', (2, 2), [[2.0, -3.0], [1.0, 4.0]])
# expect: nan ('Float32', (3,), [nan, 2.0, 3.0]) ('Float32', (3,), [nan, 1.0, 2.0]) ('Float32', (3,), [nan, 1.0, 2.0]) ('Float32', (3,), [nan, 1.0, 3.0])
# expect: where ('Int32', (2,), [1.0, 2.0]) ('Float32', (2, 2), [[1.5, -3.0], [1.5, 4.0]]) ('Int32', (2,), [1.0, 1.0]) ('Float32', (2, 2), [[2.0, 1.0], [1.0, 1.0]])
# expect: cumsum ('Int32', (4,), [2.0, -1.0, 0.0, 4.0]) ('Int32', (2, 2), [[2.0, -3.0], [3.0, 1.0]]) ('Int32', (2, 2), [[2.0, -1.0], [1.0, 5.0]])
# expect: mean ('Float32', (), 1.0) ('Float64', (2,), [1.5, 0.5])
# expect: norm ('Float32', (), 5.477) ('Float32', (), 7.0)
# expect: dot ('Int32', (), -10.0) ('Int32', (2,), [13.0, -10.0])
# expect: unique ('Int32', (4,), [2.0, -3.0, 1.0, 4.0]) ('Int32', (4,), [0.0, 1.0, 2.0, 3.0])
# expect: cov ('Float32', (2, 2), [[12.5, -7.5], [-7.5, 4.5]]) ('Float32', (), 12.5) ('Float32', (2, 2), [[12.5, -7.5], [-7.5, 4.5]]) ('Float32', (), 1.0) ('Float32', (2, 2), [[1.0, -1.0], [-1.0, 1.0]])
# expect: expand_dims ('Int32', (1, 1, 2, 2), [[[[2.0, -3.0], [1.0, 4.0]]]]) ('Int32', (2, 2, 1), [[[2.0], [-3.0]], [[1.0], [4.0]]])
# expect: stack ('Float32', (2, 2, 2), [[[2.0, -3.0], [1.0, 4.0]], [[2.0, -3.0], [1.0, 4.0]]]) ('Int32', (2, 2, 2), [[[2.0, 2.0], [-3.0, -3.0]], [[1.0, 1.0], [4.0, 4.0]]])
# expect: flip ('Int32', (2, 2), [[1.0, 4.0], [2.0, -3.0]]) ('Int32', (2, 2), [[-3.0, 2.0], [4.0, 1.0]]) ('Int32', (2, 2), [[4.0, 1.0], [-3.0, 2.0]]) ('Int32', (2, 2), [[4.0, 1.0], [-3.0, 2.0]])
# expect: triu ('Float32', (2, 2), [[2.0, -3.0], [0.0, -3.0]]) ('Int32', (2, 2), [[2.0, 0.0], [2.0, -3.0]]) ('Int32', (2, 2), [[0.0, -3.0], [0.0, 0.0]])
# expect: argmin ('Int64', (), 0.0)
# expect: list [[ 2 -3]] [[1 4]]
# expect: tuple [[ 2 -3]] [[1 4]]
# expect: list [[2]
# expect:  [1]] [[-3]
# expect:  [ 4]]
# expect: tuple [[ 2 -3]] [[1 4]]
# expect: list [[ 2 -3]] [[1 4]]
# expect: ValueError axis 1 is out of bounds for array of dimension 1
# expect: ValueError axis 2 is out of bounds for array of dimension 2
# expect: RuntimeError For Primitive[Tracev2], the dim of input 'x' should greater or equal to 2, but got 'x' at 1-dimention
# expect: ValueError For primitive[Diagonal], the dim2 must be in [-1,0], but got 1.
