from mindspore import Tensor, ops

nan, inf = float("nan"), float("inf")
x = Tensor([nan, inf, -inf, 0.0, -0.0])
print(x == x, x < 1, x + 1, x * 0, -x, ops.isnan(x), x.abs())
print(ops.exp(Tensor([-inf, 1000.0, 0.0])), ops.sqrt(Tensor([0.0, inf, 4.0])), ops.log(Tensor([0.0, inf, 1.0])))

# expect: [False  True  True  True  True] [False False  True  True  True] [ nan  inf -inf   1.   1.] [nan nan nan  0. -0.] [ nan -inf  inf  -0.   0.] [ True False False False False] [nan inf inf  0.  0.]
# expect: [ 0. inf  1.] [ 0. inf  2.] [-inf  inf   0.]
