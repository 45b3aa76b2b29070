# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([[3.0, 1.0, 2.0], [0.5, 4.0, 1.5]])
holes = Tensor([[3.0, float("nan"), 2.0], [0.5, 4.0, float("nan")]])
print(ops.aminmax(x, axis=1), ops.argwhere(x > 1.2), ops.bincount(Tensor([1, 1, 3]), minlength=5))
print(ops.histc(x, 4, 0.0, 4.0), ops.cov(x), ops.logcumsumexp(x, 1))
print(ops.nansum(holes, 0), ops.nanmean(holes, 1))
print(ops.trapz(x, dx=0.5), ops.trapz(x, Tensor([0.0, 1.0, 3.0])))
print(ops.tril_indices(3, 3, -1), ops.triu_indices(2, 3))
print(ops.unique_consecutive(Tensor([1, 1, 2, 2, 2, 1]), True, True), ops.unique_with_pad(Tensor([1, 2, 1, 3]), 9))
print(ops.vander(Tensor([1.0, 2.0, 3.0]), 3), ops.cartesian_prod(Tensor([1, 2]), Tensor([5, 6])), ops.combinations(Tensor([1, 2, 3])))
print(ops.range(0, 6, 2), ops.narrow(x, 1, 1, 2))
print(ops.select_scatter(x, Tensor([9.0, 8.0]), 1, 1), ops.slice_scatter(x, Tensor([[7.0], [6.0]]), 1, 2))
print(ops.atleast_3d(x).shape)

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  5.00000000e-01]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00])) [[0 0]
# expect:  [0 2]
# expect:  [1 1]
# expect:  [1 2]] [0. 2. 0. 1. 0.]
# expect: [1. 2. 1. 2.] [[ 1.   -1.75]
# expect:  [-1.75  3.25]] [[3.        3.126928  3.407606 ]
# expect:  [0.5       4.0297503 4.1064143]]
# expect: [3.5 4.  2. ] [2.5  2.25]
# expect: [1.75 2.5 ] [5.   7.75]
# expect: [[1 2 2]
# expect:  [0 0 1]] [[0 0 0 1 1]
# expect:  [0 1 2 1 2]]
# expect: (Tensor(shape=[3], dtype=Int64, value= [1, 2, 1]), Tensor(shape=[6], dtype=Int64, value= [0, 0, 1, 1, 1, 2]), Tensor(shape=[3], dtype=Int64, value= [2, 3, 1])) (Tensor(shape=[4], dtype=Int64, value= [1, 2, 3, 9]), Tensor(shape=[4], dtype=Int64, value= [0, 1, 0, 2]))
# expect: [[1. 1. 1.]
# expect:  [4. 2. 1.]
# expect:  [9. 3. 1.]] [[1 5]
# expect:  [1 6]
# expect:  [2 5]
# expect:  [2 6]] [[1 2]
# expect:  [1 3]
# expect:  [2 3]]
# expect: [0 2 4] [[1.  2. ]
# expect:  [4.  1.5]]
# expect: [[3.  9.  2. ]
# expect:  [0.5 8.  1.5]] [[3.  1.  7. ]
# expect:  [0.5 4.  6. ]]
# expect: (2, 3, 1)
