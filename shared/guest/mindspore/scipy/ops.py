"""mindspore.scipy.ops: the operators below mindspore.scipy."""
from mindspore.common.tensor import Tensor
from mindspore.ops.operations import Eig as _Eig
from mindspore.ops.primitive import Primitive, PrimitiveWithInfer, prim_attr_register
from mindspore.scipy import linalg
from mindspore.scipy.linalg import solve_triangular
from mindspore.scipy.optimize import linear_sum_assignment


class LinearSumAssignment:
    """As mindspore.scipy.optimize.linear_sum_assignment, with the limit before `maximize`."""

    def __call__(self, cost_matrix, dimension_limit, maximize):
        return linear_sum_assignment(cost_matrix, maximize, dimension_limit)


class SolveTriangular:
    """As mindspore.scipy.linalg.solve_triangular, made with what says how to read the matrix."""

    def __init__(self, lower: bool = False, unit_diagonal: bool = False, trans: str = "N"):
        self.lower, self.unit_diagonal, self.trans = lower, unit_diagonal, trans

    def __call__(self, a, b):
        return solve_triangular(a, b, self.trans, self.lower, self.unit_diagonal)


class LU:
    """(both factors in one matrix, pivots, the matrix of the permutation)"""

    def __call__(self, x):
        factors, pivots = linalg.lu_factor(x)
        return factors, pivots, linalg.lu(x)[0]


class Eig(_Eig):
    """Eigenvalues with their vectors, unless they are not wanted."""

    def __init__(self, compute_v=True):
        _Eig.__init__(self, compute_v)
