# tolerance: 1e-3
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

a = Tensor([[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]])
b = Tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 7.0]])
v = Tensor([1.0, -2.0, 3.0])
print(ops.t(b), ops.adjoint(b).shape, ops.addr(a, v, v, beta=2, alpha=0.5), ops.vecdot(a, a))
print(ops.batch_dot(Tensor(np.ones((2, 3, 4), np.float32)), Tensor(np.ones((2, 4, 5), np.float32)), axes=(2, 1)).shape)
print(ops.block_diag(Tensor([[1.0, 2.0]]), Tensor([3.0]), Tensor(4.0)))
print(ops.matrix_power(a, 3), ops.matrix_power(a, -1))
print(ops.slogdet(a), ops.logdet(a), ops.log_matrix_determinant(a))
print(ops.cholesky(a), ops.cholesky(a, True), ops.cholesky_inverse(ops.cholesky(a)), ops.cholesky_solve(b, ops.cholesky(a)))
q, r = ops.qr(b)
print(ops.matmul(q, r), ops.svd(b, compute_uv=False), ops.pinv(b), ops.matrix_solve(a, b))
print(ops.diagflat(v, 1), ops.diag_embed(v, -1), ops.matrix_band_part(a, 0, 1), ops.diagonal_scatter(a, v * 10))
for order in (None, 1, 2, "fro", "nuc", float("inf")):
    print(order, ops.norm(a, order))
print(ops.norm(a, 2, 1), ops.norm(a, 3, (0,), True), ops.norm(a, dim=(0, 1)), ops.vector_norm(a, 1, axis=0), ops.vector_norm(v, 0))
print(ops.norm(v, float("inf")), ops.dist(v, v * 3, 1), ops.pdist(b), ops.renorm(a, 2, 0, 2.0))
print(ops.grad(lambda m: ops.norm(m))(a))

# expect: [[1. 3. 5.]
# expect:  [2. 4. 7.]] (2, 3) [[ 8.5  1.   2.5]
# expect:  [ 1.   8.  -2.6]
# expect:  [ 2.5 -2.6  8.5]] [17.25 10.04  4.29]
# expect: (2, 3, 5)
# expect: [[1. 2. 0. 0.]
# expect:  [0. 0. 3. 0.]
# expect:  [0. 0. 0. 4.]]
# expect: [[77.7      39.19     16.445   ]
# expect:  [39.19     37.519997  8.558   ]
# expect:  [16.445     8.558001 10.48    ]] [[ 0.27994365 -0.08924378 -0.06106154]
# expect:  [-0.08924378  0.36402068 -0.01409112]
# expect:  [-0.06106154 -0.01409112  0.5166745 ]]
# expect: (Tensor(shape=[], dtype=Float32, value= 1), Tensor(shape=[], dtype=Float32, value= 3.05824)) 3.0582373 (Tensor(shape=[], dtype=Float32, value= 1), Tensor(shape=[], dtype=Float32, value= 3.05824))
# expect: [[2.        0.        0.       ]
# expect:  [0.5       1.6583124 0.       ]
# expect:  [0.25      0.0452267 1.3912061]] [[2.        0.5       0.25     ]
# expect:  [0.        1.6583124 0.0452267]
# expect:  [0.        0.        1.3912061]] [[ 0.27994365 -0.08924377 -0.06106154]
# expect:  [-0.08924377  0.36402065 -0.01409112]
# expect:  [-0.06106154 -0.01409112  0.5166745 ]] [[-0.29309538 -0.22451854]
# expect:  [ 0.9323627   1.1789573 ]
# expect:  [ 2.4800377   3.4382336 ]]
# expect: [[0.99999964 1.9999987 ]
# expect:  [2.9999998  3.9999993 ]
# expect:  [5.         6.9999986 ]] [10.191427   0.3671376] [[-2.0714293e+00  7.8571308e-01  1.4285785e-01]
# expect:  [ 1.5000007e+00 -4.9999920e-01 -5.1443612e-07]] [[-0.29309538 -0.22451857]
# expect:  [ 0.9323627   1.1789572 ]
# expect:  [ 2.4800377   3.438234  ]]
# expect: [[ 0.  1.  0.  0.]
# expect:  [ 0.  0. -2.  0.]
# expect:  [ 0.  0.  0.  3.]
# expect:  [ 0.  0.  0.  0.]] [[ 0.  0.  0.  0.]
# expect:  [ 1.  0.  0.  0.]
# expect:  [ 0. -2.  0.  0.]
# expect:  [ 0.  0.  3.  0.]] [[4.  1.  0. ]
# expect:  [0.  3.  0.2]
# expect:  [0.  0.  2. ]] [[ 10.    1.    0.5]
# expect:  [  1.  -20.    0.2]
# expect:  [  0.5   0.2  30. ]]
# expect: None 5.6196084
# expect: 1 5.5
# expect: 2 4.721571
# expect: fro 5.6196084
# expect: nuc 9.000002
# expect: inf 5.5
# expect: [4.1533117 3.1685958 2.0712316] [[4.0233016 3.036878  2.0110226]] 5.6196084 [5.5 4.2 2.7] 3.0
# expect: 3.0 12.0 [2.828427  6.4031243 3.6055512] [[1.9261737  0.48154342 0.24077171]
# expect:  [0.6311944  1.8935833  0.12623888]
# expect:  [0.48280454 0.19312182 1.9312181 ]]
# expect: [[0.71179336 0.17794834 0.08897417]
# expect:  [0.17794834 0.533845   0.03558967]
# expect:  [0.08897417 0.03558967 0.35589668]]
