# Solutions of equations in float16, areas under half precision beside their places, and mindspore.common's dtypes with Python's names.
import mindspore as ms
import numpy as np
import mindspore.common
from mindspore import Tensor, mint, nn, ops

I = Tensor([[4, 5], [2, 1]], ms.int32)
U = Tensor([[0, 200], [0, 1]], ms.uint8)
B = Tensor([[True, False], [True, True]])
F = Tensor([[4.0, 5.0], [2.0, 1.0]])
D, H = F.astype(ms.float64), F.astype(ms.float16)
Z = F * 0

CALLS = """
ops.matrix_solve(H, H)
ops.cholesky_inverse(H)
ops.lu_solve(H, H, Tensor([1, 2], ms.int32))
ops.trapz(H, I)
ops.trapz(H, H)
ops.trapz(H).dtype
ms.common.int
ms.common.float
ms.common.bool
ms.Int is ms.common.Int
isinstance(ms.int32, ms.Int)
isinstance(ms.float32, ms.Int)
"""


def shown(value):
    if isinstance(value, (tuple, list)):
        return "(" + ", ".join([shown(item) for item in value]) + ")"
    if isinstance(value, Tensor):
        numbers = value.astype(ms.float32).asnumpy() if value.dtype == ms.bfloat16 else value.asnumpy()
        if numbers.dtype.kind in "fc":
            numbers = np.round(numbers, 3) + 0
        return f"{value.dtype} {value.shape} {numbers.tolist()}"
    return repr(value)


for call in CALLS.strip().splitlines():
    try:
        print(call, "->", shown(eval(call)))
    except (TypeError, ValueError, RuntimeError, AttributeError, IndexError) as error:
        print(call, "->", type(error).__name__, [line for line in str(error).split("\n") if line.strip(" -")][:1])

# expect: ops.matrix_solve(H, H) -> Float16 (2, 2) [[1.0, 0.0], [0.0, 1.0]]
# expect: ops.cholesky_inverse(H) -> Float16 (2, 2) [[0.1390380859375, -0.361083984375], [-0.361083984375, 1.138671875]]
# expect: ops.lu_solve(H, H, Tensor([1, 2], ms.int32)) -> Float16 (2, 2) [[8.4921875, 12.4921875], [-6.0, -9.0]]
# expect: ops.trapz(H, I) -> Float32 (2,) [4.5, -1.5]
# expect: ops.trapz(H, H) -> Float32 (2,) [4.5, -1.5]
# expect: ops.trapz(H).dtype -> mindspore.float16
# expect: ms.common.int -> mindspore.int32
# expect: ms.common.float -> mindspore.float32
# expect: ms.common.bool -> mindspore.bool
# expect: ms.Int is ms.common.Int -> True
# expect: isinstance(ms.int32, ms.Int) -> True
# expect: isinstance(ms.float32, ms.Int) -> False
