"""Primitives of numbers (mindspore.ops.operations._scalar_ops) and of tuples and lists of them, and a product with a band of three diagonals."""
import math

from _refjit import Tensor
from mindspore import ops
from mindspore.ops.operations.uncommon import _sequence_operator as _operator
from mindspore.ops.operator_base import Operator

ScalarAdd = _operator("ScalarAdd", "The sum of two numbers.", lambda x, y: x + y)
ScalarSub = _operator("ScalarSub", "The difference of two numbers.", lambda x, y: x - y)
ScalarMul = _operator("ScalarMul", "The product of two numbers.", lambda x, y: x * y)
ScalarDiv = _operator("ScalarDiv", "The quotient of two numbers.", lambda x, y: x / y)
ScalarFloorDiv = _operator("ScalarFloorDiv", "The whole quotient of two numbers.", lambda x, y: x // y)
ScalarMod = _operator("ScalarMod", "The remainder of two numbers.", lambda x, y: x % y)
ScalarPow = _operator("ScalarPow", "A power.", lambda x, y: x ** y)
ScalarEq = _operator("ScalarEq", "Whether numbers are equal.", lambda x, y: x == y)
ScalarGt = _operator("ScalarGt", "Whether the first number is larger.", lambda x, y: x > y)
ScalarGe = _operator("ScalarGe", "Whether the first number is no smaller.", lambda x, y: x >= y)
ScalarLt = _operator("ScalarLt", "Whether the first number is smaller.", lambda x, y: x < y)
ScalarLe = _operator("ScalarLe", "Whether the first number is no larger.", lambda x, y: x <= y)
ScalarMax = _operator("ScalarMax", "The larger number.", lambda x, y: max(x, y))
ScalarMin = _operator("ScalarMin", "The smaller number.", lambda x, y: min(x, y))
ScalarUadd = _operator("ScalarUadd", "The number.", lambda x: x)
ScalarUsub = _operator("ScalarUsub", "The number's negative.", lambda x: -x)
ScalarLog = _operator("ScalarLog", "The natural logarithm of a number.", lambda x: math.log(x))
ScalarBool = _operator("ScalarBool", "Whether a number is not zero.", lambda x: bool(x))
bit_and = _operator("bit_and", "The bits that both numbers have.", lambda x, y: Tensor(x & y))
bit_or = _operator("bit_or", "The bits that one of the numbers has.", lambda x, y: Tensor(x | y))
bool_not = _operator("bool_not", "Whether a number is zero.", lambda x: not x)
for _kind in ("tuple", "list"):
    globals()[_kind + "_equal"] = _operator(_kind + "_equal", "Whether sequences are equal.", lambda x, y: x == y)
    globals()[_kind + "_lt"] = _operator(_kind + "_lt", "Whether the first sequence comes before.", lambda x, y: x < y)
    globals()[_kind + "_le"] = _operator(_kind + "_le", "Whether the first sequence does not come after.", lambda x, y: x <= y)
    globals()[_kind + "_greater_than"] = _operator(_kind + "_greater_than", "Whether the first sequence comes after.", lambda x, y: x > y)
    globals()[_kind + "_greater_equal"] = _operator(_kind + "_greater_equal", "Whether the first sequence does not come before.",
                                                    lambda x, y: x >= y)
ListAppendAndInsertGrad = _operator("ListAppendAndInsertGrad", "A list without the item at a place.",
                                    lambda data, index: [item for place, item in enumerate(data) if place != index])
sequence_len = _operator("sequence_len", "How many items a sequence has.", lambda sequence: len(sequence))
shape_mul = _operator("shape_mul", "The product of a tuple's numbers.", lambda shape: math.prod(shape))
make_range = _operator("make_range", "The numbers of a range.", lambda start, limit, delta: range(start, limit, delta))


class TridiagonalMatMul(Operator):
    """A matrix of three diagonals, each a row of length m, times a matrix of m rows."""
    inputs = (("superdiag", "c16 c8 f2 f4 f8"), ("maindiag", "c16 c8 f2 f4 f8"), ("subdiag", "c16 c8 f2 f4 f8"), ("rhs", "c16 c8 f2 f4 f8"))

    def compute(self, superdiag, maindiag, subdiag, rhs):
        for name, diagonal in (("superdiag", superdiag), ("maindiag", maindiag), ("subdiag", subdiag), ("rhs", rhs)):
            if diagonal.ndim < 2:
                raise ValueError(f"For primitive[{self.name}], the dimension of '{name}' must be greater than or equal to 2 , but got "
                                 f"{diagonal.ndim}.")
            if name != "rhs" and diagonal.shape[-1] != rhs.shape[-2]:
                raise ValueError(f"For primitive[{self.name}], the M in the shape of '{name}' [..., 1, M] must be equal to M in the shape of "
                                 f"'rhs' [..., M, N] which is {rhs.shape[-2]} , but got {diagonal.shape[-1]}.")
        above, middle, below = [ops.swapaxes(diagonal, -1, -2) for diagonal in (superdiag, maindiag, subdiag)]
        nothing = ops.zeros_like(rhs[..., :1, :])
        following = ops.cat((rhs[..., 1:, :], nothing), -2)
        preceding = ops.cat((nothing, rhs[..., :-1, :]), -2)
        return above * following + middle * rhs + below * preceding
