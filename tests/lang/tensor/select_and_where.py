from mindspore import Tensor, ops

c = Tensor([[True, False], [False, True]])
x, y = Tensor([[1.0, 2.0], [3.0, 4.0]]), Tensor([[10.0, 20.0], [30.0, 40.0]])
print(ops.select(c, x, y), ops.where(c, x, y), ops.where(x > 2, x, 0.0), ops.where(x > 2, 0, y), ops.select(c, x, 1.0), ops.masked_fill(x, c, -1.0))

# expect: [[ 1. 20.]
# expect:  [30.  4.]] [[ 1. 20.]
# expect:  [30.  4.]] [[0. 0.]
# expect:  [3. 4.]] [[10. 20.]
# expect:  [ 0.  0.]] [[1. 1.]
# expect:  [1. 4.]] [[-1.  2.]
# expect:  [ 3. -1.]]
