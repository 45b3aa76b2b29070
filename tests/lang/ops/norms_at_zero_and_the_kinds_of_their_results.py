# Norms whose operand is zero have a zero gradient where MindSpore's LpNorm computes them; dtypes of reductions of integers.
import mindspore as ms
import numpy as np
from mindspore import Tensor, mint, nn, ops

I = Tensor([[4, 5], [2, 1]], ms.int32)
U = Tensor([[0, 200], [0, 1]], ms.uint8)
B = Tensor([[True, False], [True, True]])
F = Tensor([[4.0, 5.0], [2.0, 1.0]])
D, H = F.astype(ms.float64), F.astype(ms.float16)
Z = F * 0

CALLS = """
ops.norm(Z, 2, dim=1)
ops.norm(Z, 1, dim=1)
ops.norm(Z, 3, dim=1)
ops.norm(D, 0, dim=1)
ops.norm(F[0], 3)
ops.norm(I, float("inf"))
ops.norm(U, float("inf"))
ops.norm(I, float("-inf"))
ops.matrix_norm(I, float("inf"))
ops.vector_norm(I, 1, 0)
ops.vector_norm(I, 3)
ops.dist(Z, Z, 1) == 1e-12
ops.pdist(Z)
ops.cosine_similarity(Z, Z)
ops.renorm(Z, 2, 0, 0.5)
ops.renorm(F, 2, 0, 0.5)
ops.norm(D, 2, dim=1)
ops.norm(I[0], 3)
ops.cosine_similarity(D, D)
ms.grad(lambda x: ops.dist(x, x))(F)
ms.grad(lambda x: ops.norm(x, 2, dim=1).sum())(Z)
ms.grad(lambda x: ops.norm(x, 1, dim=1).sum())(Z)
ms.grad(lambda x: ops.norm(x, 3, dim=0).sum())(Z)
ms.grad(lambda x: ops.norm(x[0], 3))(Z)
ms.grad(lambda x: ops.pdist(x).sum())(Z)
ms.grad(lambda x: ops.cosine_similarity(x, x).sum())(Z)
ms.grad(lambda x: ops.renorm(x, 2, 0, 0.5).sum())(Z)
ms.grad(lambda x: ops.norm(x, 2, dim=1).sum())(F)
ms.grad(lambda x: ops.renorm(x, 2, 0, 0.5).sum())(F)
ms.grad(lambda x: ops.pdist(x).sum())(F)
ms.grad(lambda x: x[x > 1].sum())(Tensor(np.zeros((0, 3), np.float32)))
ms.grad(lambda x: ops.trace(x))(Tensor(np.zeros((0, 3), np.float32)))
ops.unbind(F[:0])
ops.unstack(F[:0])
ops.fft(F[:0])
ops.ifft(F[:0], dim=0)
ops.rfft(F[:, :0])
ops.cartesian_prod(Tensor(2.5))
F.transpose(0, 1)
F.transpose(1, 0)
F.transpose((0, 1))
F.transpose(0, dim1=1)
F.transpose(None)
F.resize()
ops.any(U)
U.any(0)
mint.any(U, 1)
mint.all(U)
ops.prod(I, (0, 1))
ops.prod(I, (0,), True)
ops.prod(U, ())
ops.prod(B, (0, 1))
ops.prod(I, 0)
ops.prod(I, (0, 1), dtype=ms.int64)
ops.addcmul(I, I, I, 0.5)
ops.addcmul(I, I, I, 2.7)
ops.addcmul(I, I, I, Tensor(0.5))
ops.addcdiv(Tensor([1, 7]), Tensor([1, 2]), Tensor([3, 2]), 2)
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

# expect: ops.norm(Z, 2, dim=1) -> Float32 (2,) [0.0, 0.0]
# expect: ops.norm(Z, 1, dim=1) -> Float32 (2,) [0.0, 0.0]
# expect: ops.norm(Z, 3, dim=1) -> Float32 (2,) [0.0, 0.0]
# expect: ops.norm(D, 0, dim=1) -> Float64 (2,) [2.0, 2.0]
# expect: ops.norm(F[0], 3) -> Float32 () 5.738999843597412
# expect: ops.norm(I, float("inf")) -> Int32 () 9
# expect: ops.norm(U, float("inf")) -> UInt8 () 200
# expect: ops.norm(I, float("-inf")) -> Int32 () 3
# expect: ops.matrix_norm(I, float("inf")) -> Int32 () 9
# expect: ops.vector_norm(I, 1, 0) -> Float32 (2,) [6.0, 6.0]
# expect: ops.vector_norm(I, 3) -> Float32 () 5.828000068664551
# expect: ops.dist(Z, Z, 1) == 1e-12 -> Bool () True
# expect: ops.pdist(Z) -> Float32 (1,) [0.0]
# expect: ops.cosine_similarity(Z, Z) -> Float32 (2,) [0.0, 0.0]
# expect: ops.renorm(Z, 2, 0, 0.5) -> Float32 (2, 2) [[0.0, 0.0], [0.0, 0.0]]
# expect: ops.renorm(F, 2, 0, 0.5) -> Float32 (2, 2) [[0.31200000643730164, 0.38999998569488525], [0.44699999690055847, 0.2240000069141388]]
# expect: ops.norm(D, 2, dim=1) -> TypeError ['For primitive[LpNorm], the input argument[input] must be a type of {Tensor[Float16], Tensor[Float32]}, but got Tensor[Float64].']
# expect: ops.norm(I[0], 3) -> TypeError ['For primitive[LpNorm], the input argument[input] must be a type of {Tensor[Float16], Tensor[Float32]}, but got Tensor[Int32].']
# expect: ops.cosine_similarity(D, D) -> TypeError ['For primitive[LpNorm], the input argument[input] must be a type of {Tensor[Float16], Tensor[Float32]}, but got Tensor[Float64].']
# expect: ms.grad(lambda x: ops.dist(x, x))(F) -> Float32 (2, 2) [[0.0, 0.0], [0.0, 0.0]]
# expect: ms.grad(lambda x: ops.norm(x, 2, dim=1).sum())(Z) -> Float32 (2, 2) [[0.0, 0.0], [0.0, 0.0]]
# expect: ms.grad(lambda x: ops.norm(x, 1, dim=1).sum())(Z) -> Float32 (2, 2) [[0.0, 0.0], [0.0, 0.0]]
# expect: ms.grad(lambda x: ops.norm(x, 3, dim=0).sum())(Z) -> Float32 (2, 2) [[0.0, 0.0], [0.0, 0.0]]
# expect: ms.grad(lambda x: ops.norm(x[0], 3))(Z) -> Float32 (2, 2) [[0.0, 0.0], [0.0, 0.0]]
# expect: ms.grad(lambda x: ops.pdist(x).sum())(Z) -> Float32 (2, 2) [[0.0, 0.0], [0.0, 0.0]]
# expect: ms.grad(lambda x: ops.cosine_similarity(x, x).sum())(Z) -> Float32 (2, 2) [[0.0, 0.0], [0.0, 0.0]]
# expect: ms.grad(lambda x: ops.renorm(x, 2, 0, 0.5).sum())(Z) -> Float32 (2, 2) [[1.0, 1.0], [1.0, 1.0]]
# expect: ms.grad(lambda x: ops.norm(x, 2, dim=1).sum())(F) -> Float32 (2, 2) [[0.625, 0.781000018119812], [0.8939999938011169, 0.44699999690055847]]
# expect: ms.grad(lambda x: ops.renorm(x, 2, 0, 0.5).sum())(F) -> Float32 (2, 2) [[0.009999999776482582, -0.00800000037997961], [-0.04500000178813934, 0.08900000154972076]]
# expect: ms.grad(lambda x: ops.pdist(x).sum())(F) -> Float32 (2, 2) [[0.44699999690055847, 0.8939999938011169], [-0.44699999690055847, -0.8939999938011169]]
# expect: ms.grad(lambda x: x[x > 1].sum())(Tensor(np.zeros((0, 3), np.float32))) -> Float32 (0, 3) []
# expect: ms.grad(lambda x: ops.trace(x))(Tensor(np.zeros((0, 3), np.float32))) -> Float32 (0, 3) []
# expect: ops.unbind(F[:0]) -> ()
# expect: ops.unstack(F[:0]) -> ()
# expect: ops.fft(F[:0]) -> ValueError ['Unsupported input shape dimension. The shape should not be empty.']
# expect: ops.ifft(F[:0], dim=0) -> ValueError ['Unsupported input shape dimension. The shape should not be empty.']
# expect: ops.rfft(F[:, :0]) -> ValueError ['Unsupported input shape dimension. The shape should not be empty.']
# expect: ops.cartesian_prod(Tensor(2.5)) -> Float32 (1, 1) [[2.5]]
# expect: F.transpose(0, 1) -> Float32 (2, 2) [[4.0, 2.0], [5.0, 1.0]]
# expect: F.transpose(1, 0) -> Float32 (2, 2) [[4.0, 2.0], [5.0, 1.0]]
# expect: F.transpose((0, 1)) -> Float32 (2, 2) [[4.0, 5.0], [2.0, 1.0]]
# expect: F.transpose(0, dim1=1) -> Float32 (2, 2) [[4.0, 2.0], [5.0, 1.0]]
# expect: F.transpose(None) -> Float32 (2, 2) [[4.0, 2.0], [5.0, 1.0]]
# expect: F.resize() -> Float32 (2, 2) [[4.0, 5.0], [2.0, 1.0]]
# expect: ops.any(U) -> UInt8 () 1
# expect: U.any(0) -> UInt8 (2,) [0, 1]
# expect: mint.any(U, 1) -> UInt8 (2,) [1, 1]
# expect: mint.all(U) -> Bool () False
# expect: ops.prod(I, (0, 1)) -> Int32 () 40
# expect: ops.prod(I, (0,), True) -> Int32 (1, 2) [[8, 5]]
# expect: ops.prod(U, ()) -> UInt8 () 0
# expect: ops.prod(B, (0, 1)) -> Bool () False
# expect: ops.prod(I, 0) -> Int64 (2,) [8, 5]
# expect: ops.prod(I, (0, 1), dtype=ms.int64) -> Int64 () 40
# expect: ops.addcmul(I, I, I, 0.5) -> Int32 (2, 2) [[4, 5], [2, 1]]
# expect: ops.addcmul(I, I, I, 2.7) -> Int32 (2, 2) [[36, 55], [10, 3]]
# expect: ops.addcmul(I, I, I, Tensor(0.5)) -> Int32 (2, 2) [[4, 5], [2, 1]]
# expect: ops.addcdiv(Tensor([1, 7]), Tensor([1, 2]), Tensor([3, 2]), 2) -> Int64 (2,) [1, 9]
