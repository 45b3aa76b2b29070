# The operators below mindspore.scipy, solutions by pivoted factors, and the modules that MindSpore keeps them in.
import numpy as np
import mindspore as ms
from mindspore import Tensor
from mindspore.scipy import linalg
from mindspore.scipy.linalg import Cholesky, lu_pivots_to_permutation, lu_solve
from mindspore.scipy.ops import LU, Eig, SolveTriangular
from mindspore.scipy.optimize.linear_sum_assignment import linear_sum_assignment

print(*[part.asnumpy().tolist() for part in linear_sum_assignment(Tensor([[2., 3, 3], [3, 2, 3], [3, 3, 2]]), False)])
print(SolveTriangular(lower=True)(Tensor([[1., 0], [2, 3]]), Tensor([1., 2])))
print(SolveTriangular(lower=True, unit_diagonal=True, trans="T")(Tensor([[1., 0], [2, 3]]), Tensor([1., 2])))
a = Tensor([[4., 1], [2, 3]])
for part in LU()(a):
    print(part.asnumpy().tolist(), part.dtype)
values, vectors = Eig()(Tensor([[1., 2], [2, 3]]))
print(np.round(np.sort(values.asnumpy().real), 3), values.dtype, vectors.shape)
for trans in (0, 1, 3):
    try:
        print(np.round(lu_solve(linalg.lu_factor(a), Tensor([[1., 2], [2, 5]]), trans).asnumpy(), 3).tolist())
    except ValueError as error:
        print(error)
print(lu_pivots_to_permutation(Tensor([2, 2, 2], ms.int32), 3), lu_pivots_to_permutation(Tensor([[1, 1], [0, 1]], ms.int32), 2).shape)
print(Cholesky()(Tensor([[4., 2], [2, 5]])))


# expect: [0, 1, 2] [0, 1, 2]
# expect: [1. 0.]
# expect: [-3.  2.]
# expect: [[4.0, 1.0], [0.5, 2.5]] Float32
# expect: [0, 1] Int32
# expect: [[1, 0], [0, 1]] Int32
# expect: [-0.236  4.236] Complex64 (2, 2)
# expect: [[0.10000000149011612, 0.10000000149011612], [0.6000000238418579, 1.600000023841858]]
# expect: [[-0.10000000149011612, -0.4000000059604645], [0.699999988079071, 1.7999999523162842]]
# expect: For 'lu_solve', the value of 'trans' should be one of (0, 1, 2), but got 3.
# expect: [2 0 1] (2, 2)
# expect: [[2. 0.]
# expect:  [1. 2.]]
