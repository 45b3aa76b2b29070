from mindspore import Tensor, ops

x = Tensor([[-1.5, 0.5, 2.5], [-0.0, 1.5, -2.5]])
for name in ("abs", "neg", "square", "floor", "ceil", "round", "trunc", "sign", "relu"):
    print(name, getattr(ops, name)(x))
print(x.abs(), x.square(), ops.isnan(Tensor([1.0, float("nan")])), ops.isinf(Tensor([1.0, float("inf")])), ops.isfinite(Tensor([1.0, float("nan"), float("-inf")])))
print(ops.abs(Tensor([-3, 3])), ops.neg(Tensor([1, -2])), ops.square(Tensor([3, -4])))

# expect: abs [[1.5 0.5 2.5]
# expect:  [0.  1.5 2.5]]
# expect: neg [[ 1.5 -0.5 -2.5]
# expect:  [ 0.  -1.5  2.5]]
# expect: square [[2.25 0.25 6.25]
# expect:  [0.   2.25 6.25]]
# expect: floor [[-2.  0.  2.]
# expect:  [-0.  1. -3.]]
# expect: ceil [[-1.  1.  3.]
# expect:  [-0.  2. -2.]]
# expect: round [[-2.  0.  2.]
# expect:  [-0.  2. -2.]]
# expect: trunc [[-1.  0.  2.]
# expect:  [-0.  1. -2.]]
# expect: sign [[-1.  1.  1.]
# expect:  [ 0.  1. -1.]]
# expect: relu [[0.  0.5 2.5]
# expect:  [0.  1.5 0. ]]
# expect: [[1.5 0.5 2.5]
# expect:  [0.  1.5 2.5]] [[2.25 0.25 6.25]
# expect:  [0.   2.25 6.25]] [False  True] [False  True] [ True False False]
# expect: [3 3] [-1  2] [ 9 16]
