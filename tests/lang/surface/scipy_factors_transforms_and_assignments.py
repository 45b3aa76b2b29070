# tolerance: 1e-4
import mindspore as ms
import numpy as np
from mindspore import Tensor
from mindspore.scipy import fft, linalg
from mindspore.scipy.ops import LinearSumAssignment
from mindspore.scipy.optimize import linear_sum_assignment


def attempt(function, *args, **names):
    try:
        print(function(*args, **names))
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


definite = Tensor(np.array([[9, 3, 1, 5], [3, 7, 5, 1], [1, 5, 9, 2], [5, 1, 2, 6]]), ms.float32)
low = Tensor(np.array([[3, 0, 0, 0], [2, 1, 0, 0], [1, 0, 2, 0], [1, 1, 1, 4]]), ms.float32)
b, many = Tensor([1.0, 2.0, 3.0, 4.0]), Tensor(np.arange(8).reshape(4, 2), ms.float32)
full = Tensor(np.array([[2, 5, 8, 7], [5, 2, 2, 8], [7, 5, 6, 6], [5, 4, 4, 8]]), ms.float64)

print(linalg.block_diag(Tensor([1.0, 2.0]), Tensor([[3.0]]), Tensor([[4.0], [5.0]])))
attempt(linalg.block_diag, Tensor(np.ones((1, 1, 1))))
for trans in (0, "T", "C"):
    for lower in (True, False):
        print(linalg.solve_triangular(low if lower else low.T, b, trans=trans, lower=lower))
print(linalg.solve_triangular(low, many, lower=True, unit_diagonal=True))
attempt(linalg.solve_triangular, low, b, trans="Q")
attempt(linalg.solve_triangular, low, Tensor([1.0, 2.0]), lower=True)
print(ms.grad(lambda a, b: linalg.solve_triangular(a, b, lower=True).sum(), (0, 1))(low, b))

print(linalg.inv(definite), linalg.inv(Tensor([[1, 2], [3, 4]])).dtype)
for wrong in (Tensor([[1, 2, 3], [3, 4, 5]]), 1, Tensor([[1.0]], ms.float16), b):
    attempt(linalg.inv, wrong)
attempt(linalg.inv, definite, 1)
print(linalg.cholesky(definite, lower=True), linalg.cholesky(definite))
print(linalg.cho_solve(linalg.cho_factor(definite, True), b), linalg.cho_solve(linalg.cho_factor(definite), many))
attempt(linalg.cholesky, definite, lower=1)
attempt(linalg.cho_solve, linalg.cho_factor(definite), Tensor([1.0, 2.0]))
for part in linalg.lu(full) + linalg.lu(Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])) + linalg.lu_factor(full):
    print(part)
attempt(linalg.lu, Tensor([[1.0, 2.0], [4.0, 5.0], [3.0, 3.0]]))
print(linalg.det(full), linalg.det(full[:3, :3]), linalg.det(full[:2, :2]))
values, vectors = linalg.eigh(definite)
print(values, np.allclose((definite @ vectors).asnumpy(), (vectors * values).asnumpy(), 1e-3))
print(linalg.eigh(low, eigvals_only=True), linalg.eigh(low, lower=False, eigvals_only=True))
attempt(linalg.eigh, definite, b=definite)
solution, residuals, rank, singular = linalg.lstsq(many, b)
print(solution, residuals.shape, rank, singular.shape)

x, table = Tensor([1.0, 2.0, 4.0, 7.0]), Tensor(np.arange(6).reshape(2, 3))
print(fft.dct(x), fft.idct(x), fft.dct(x, 2, 6), fft.idct(x, 2, 3), fft.dct(table, axis=0))
print(fft.dctn(table), fft.dctn(table, s=(3, 3)), fft.idctn(table, norm="ortho", axes=(1,)))
print(fft.dct(Tensor([1.0, 2.0], ms.float64)).dtype, fft.dct(Tensor([1, 2])).dtype)
attempt(fft.dct, x, 3)
attempt(fft.dct, x, 2, norm="forward")

cost = Tensor(np.array([[4, 1, 3], [2, 0, 5], [3, 2, 2]]), ms.float64)
print(linear_sum_assignment(cost, False), linear_sum_assignment(cost, True), linear_sum_assignment(cost, False, Tensor(2)))
print(linear_sum_assignment(cost[:2], False), linear_sum_assignment(cost[:, :2], True))
print(LinearSumAssignment()(cost, Tensor(2), False))

# expect: [[1. 2. 0. 0.]
# expect:  [0. 0. 3. 0.]
# expect:  [0. 0. 0. 4.]
# expect:  [0. 0. 0. 5.]]
# expect: ValueError Arguments to mindspore.scipy.linalg.block_diag must have at most 2 dimensions.
# expect: [0.33333334 1.3333333  1.3333334  0.25000003]
# expect: [-1.  1.  1.  1.]
# expect: [-1.  1.  1.  1.]
# expect: [0.33333334 1.3333333  1.3333334  0.25000003]
# expect: [-1.  1.  1.  1.]
# expect: [0.33333334 1.3333333  1.3333334  0.25000003]
# expect: [[0. 1.]
# expect:  [2. 1.]
# expect:  [4. 4.]
# expect:  [0. 1.]]
# expect: ValueError For SolveTriangular, Augment[trans] must be one of [1, 2, 3,'N', 'T', 'C'].
# expect: ValueError For 'SolveTriangular', the last two dimensions of `a` and `b` should be matched, but got shape of [const vector]{4, 4} and [const vector]{2}. Please make sure that the shape of `a` and `b` be like [..., N, N] X [..., N, M] or [..., N, N ] X[..., N].
# expect: (Tensor(shape=[4, 4], dtype=Float32, value=
# expect: [[ 1.25000000e-01,  0.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [-2.50000000e-01, -9.99999940e-01,  0.00000000e+00,  0.00000000e+00],
# expect:  [-1.25000000e-01, -4.99999970e-01, -5.00000000e-01,  0.00000000e+00],
# expect:  [-8.33333358e-02, -3.33333313e-01, -3.33333343e-01, -6.25000075e-02]]), Tensor(shape=[4], dtype=Float32, value= [-3.75000000e-01,  7.50000000e-01,  3.75000000e-01,  2.50000000e-01]))
# expect: [[ 0.30758014 -0.18513118  0.12827988 -0.2682216 ]
# expect:  [-0.18513116  0.34839648 -0.20991251  0.16618073]
# expect:  [ 0.12827988 -0.2099125   0.24781336 -0.15451893]
# expect:  [-0.2682216   0.16618074 -0.15451895  0.41399416]] Float64
# expect: ValueError For 'inv', the matrix 'a' should be a square matrix like (N, N), but got (2, 3).
# expect: TypeError For 'inv', the type of 'a' should be Tensor, but got '1' with type int.
# expect: TypeError For 'inv', the data type of 'a' should be one of [mindspore.int32, mindspore.int64, mindspore.float32, mindspore.float64], but got Float16.
# expect: ValueError For 'inv', the dimension of 'a' should be 2, but got 1.
# expect: TypeError For 'inv', the type of 'overwrite_a' should be bool, but got '1' with type int.
# expect: [[ 3.          0.          0.          0.        ]
# expect:  [ 1.          2.4494898   0.          0.        ]
# expect:  [ 0.33333334  1.9051585   2.2933078   0.        ]
# expect:  [ 1.6666666  -0.2721655   0.8559526   1.5541857 ]] [[ 3.          1.          0.33333334  1.6666666 ]
# expect:  [ 0.          2.4494898   1.9051585  -0.2721655 ]
# expect:  [ 0.          0.          2.2933078   0.8559526 ]
# expect:  [ 0.          0.          0.          1.5541857 ]]
# expect: [-0.7507287   0.546647   -0.16618058  1.2565596 ] [[-1.4664721  -1.4839648 ]
# expect:  [ 0.85422707  0.9737607 ]
# expect:  [-0.35568488 -0.34402314]
# expect:  [ 2.1982505   2.355685  ]]
# expect: TypeError For 'cholesky', the type of 'lower' should be bool, but got '1' with type int.
# expect: ValueError For 'cho_solve', the last two dimensions of 'c' and 'b' should be matched, but got shape of (4, 4) and (2,). Please make sure that the shape of 'c' and 'b' be like (N, N) X (N, M) or (N, N) X (N).
# expect: [[0 1 0 0]
# expect:  [0 0 0 1]
# expect:  [1 0 0 0]
# expect:  [0 0 1 0]]
# expect: [[ 1.          0.          0.          0.        ]
# expect:  [ 0.28571429  1.          0.          0.        ]
# expect:  [ 0.71428571  0.12        1.          0.        ]
# expect:  [ 0.71428571 -0.44       -0.46153846  1.        ]]
# expect: [[ 7.          5.          6.          6.        ]
# expect:  [ 0.          3.57142857  6.28571429  5.28571429]
# expect:  [ 0.          0.         -1.04        3.08      ]
# expect:  [ 0.         -0.         -0.          7.46153846]]
# expect: [[0 1]
# expect:  [1 0]]
# expect: [[1.   0.  ]
# expect:  [0.25 1.  ]]
# expect: [[4.   5.   6.  ]
# expect:  [0.   0.75 1.5 ]]
# expect: [[ 7.          5.          6.          6.        ]
# expect:  [ 0.28571429  3.57142857  6.28571429  5.28571429]
# expect:  [ 0.71428571  0.12       -1.04        3.08      ]
# expect:  [ 0.71428571 -0.44       -0.46153846  7.46153846]]
# expect: [2 2 3 3]
# expect: ValueError last two dimensions of LU decomposition must be row less or equal to col.
# expect: 194.0 12.0 -21.0
# expect: [ 1.1139944  3.929577   9.554083  16.402346 ] True
# expect: [-0.42380443  1.7258835   2.765482    5.9324384 ] [1. 2. 3. 4.]
# expect: ValueError For 'eigh', currently only case b=None of 'eigh' is implemented.
# expect: [-0.4999992  0.9999992] (0,) 2 (0,)
# expect: [ 7.         -4.460885    0.99999994 -0.31702542] [ 5.700749 -5.531774  2.531774 -0.700749] [ 5.715476    0.9258863  -5.          0.81649655  2.309401   -2.3400998 ] [ 3.624557  -2.688636   0.7961299] [[ 2.1213202  3.535534   4.9497476]
# expect:  [-2.1213202 -2.1213202 -2.1213202]]
# expect: [[ 6.1237245e+00 -2.0000000e+00 -2.9802322e-07]
# expect:  [-3.6742346e+00  0.0000000e+00  0.0000000e+00]] [[ 5.0000005e+00 -1.6329935e+00  0.0000000e+00]
# expect:  [ 1.2247449e+00 -9.9999988e-01  2.9802322e-08]
# expect:  [-4.9497476e+00  5.7735026e-01  3.8743019e-07]] [[ 1.5236033  -1.6329932   0.10938984]
# expect:  [ 6.60172    -2.3504322   0.9448649 ]]
# expect: Float64 Float32
# expect: ValueError Only dct type II is supported currently.
# expect: ValueError Only norm "ortho" is supported currently.
# expect: (Tensor(shape=[3], dtype=Int64, value= [0, 1, 2]), Tensor(shape=[3], dtype=Int64, value= [1, 0, 2])) (Tensor(shape=[3], dtype=Int64, value= [0, 1, 2]), Tensor(shape=[3], dtype=Int64, value= [0, 2, 1])) (Tensor(shape=[3], dtype=Int64, value= [ 0,  1, -1]), Tensor(shape=[3], dtype=Int64, value= [ 1,  0, -1]))
# expect: (Tensor(shape=[2], dtype=Int64, value= [0, 1]), Tensor(shape=[2], dtype=Int64, value= [1, 0])) (Tensor(shape=[2], dtype=Int64, value= [0, 2]), Tensor(shape=[2], dtype=Int64, value= [0, 1]))
# expect: (Tensor(shape=[3], dtype=Int64, value= [ 0,  1, -1]), Tensor(shape=[3], dtype=Int64, value= [ 1,  0, -1]))
