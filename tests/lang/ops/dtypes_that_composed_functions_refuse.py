# Functions that are compositions here refuse the dtypes that MindSpore's CPU refuses, in its words.
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
ops.hypot(I, I)
ops.hypot(H, H)
ops.std(I)
ops.var(I, 1)
ops.std_mean(I)
ops.var_mean(I, 0)
ops.log2(I)
ops.log10(I)
ops.median(H)
ops.median(U)
ops.nanmedian(U)
ops.histc(D)
ops.argsort(B)
ops.bessel_i0e(I)
ops.bessel_i1e(I)
ops.eps(I)
ops.masked_fill(I, B, 0.5)
ops.masked_fill(I, B, Tensor(0.5))
ops.approximate_equal(I, I)
ops.lrn(Tensor(np.ones((1, 1, 2, 2))))
ops.avg_pool1d(Tensor(np.ones((1, 2, 4)), ms.int32), 2)
ops.glu(I)
ops.smooth_l1_loss(I, I)
ops.binary_cross_entropy_with_logits(D, D, D, D)
ops.grid_sample(Tensor(np.ones((1, 1, 2, 2)), ms.int32), Tensor(np.zeros((1, 2, 2, 2)), ms.int32))
ops.interpolate(Tensor(np.ones((1, 1, 2, 2)), ms.int32), size=(4, 4), mode="bilinear")
ops.index_add(ms.Parameter(F), Tensor([0], ms.int64), F[:1], 0)
ops.index_fill(F, 0, Tensor([0], ms.int64), 0.5)
ops.group_norm(Tensor(np.ones((1, 2, 2)), ms.int32), 1)
ops.dot(I, I)
ops.dot(D, D)
ops.batch_dot(I, I)
ops.batch_dot(H, H)
ops.count_nonzero(B)
ops.diag_embed(B)
ops.diag_embed(F.astype(ms.bfloat16))
ops.diag(B)
I.atan2(I)
ops.atan2(I, I)
ops.max(B, 0)
ops.min(B, 0)
ops.logit(I, 0.5)
ops.affine_grid(Tensor(np.ones((1, 2, 3))), (1, 1, 2, 2))
ops.norm(F.astype(ms.bfloat16), 2, dim=1)
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

# expect: ops.hypot(I, I) -> TypeError ['For primitive[Hypot], the input argument[x1] must be a type of {Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].']
# expect: ops.hypot(H, H) -> TypeError ['For primitive[Hypot], the input argument[x1] must be a type of {Tensor[Float32], Tensor[Float64]}, but got Tensor[Float16].']
# expect: ops.std(I) -> TypeError ['- Kernel select failed:']
# expect: ops.var(I, 1) -> TypeError ['- Kernel select failed:']
# expect: ops.std_mean(I) -> TypeError ['- Kernel select failed:']
# expect: ops.var_mean(I, 0) -> TypeError ['- Kernel select failed:']
# expect: ops.log2(I) -> TypeError ['Select CPU operator[Log] fail! Unsupported data type!']
# expect: ops.log10(I) -> TypeError ['Select CPU operator[Log] fail! Unsupported data type!']
# expect: ops.median(H) -> TypeError ['For primitive[Median], the input argument[x] must be a type of {Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64]}, but got Tensor[Float16].']
# expect: ops.median(U) -> TypeError ['For primitive[Median], the input argument[x] must be a type of {Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64]}, but got Tensor[UInt8].']
# expect: ops.nanmedian(U) -> TypeError ['For primitive[Median], the input argument[x] must be a type of {Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64]}, but got Tensor[UInt8].']
# expect: ops.histc(D) -> TypeError ['For primitive[Histogram], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Int32]}, but got Tensor[Float64].']
# expect: ops.argsort(B) -> TypeError ['- Kernel select failed:']
# expect: ops.bessel_i0e(I) -> TypeError ['For primitive[BesselI0e], the input argument[input_x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].']
# expect: ops.bessel_i1e(I) -> TypeError ['- Kernel select failed:']
# expect: ops.eps(I) -> TypeError ['For primitive[Eps], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].']
# expect: ops.masked_fill(I, B, 0.5) -> TypeError ['Select CPU operator[MaskedFill] fail! Unsupported data type!']
# expect: ops.masked_fill(I, B, Tensor(0.5)) -> TypeError ['Select CPU operator[MaskedFill] fail! Unsupported data type!']
# expect: ops.approximate_equal(I, I) -> TypeError ['For primitive[ApproximateEqual], the input argument[x1] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].']
# expect: ops.lrn(Tensor(np.ones((1, 1, 2, 2)))) -> TypeError ['For primitive[LRN], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32]}, but got Tensor[Float64].']
# expect: ops.avg_pool1d(Tensor(np.ones((1, 2, 4)), ms.int32), 2) -> TypeError ['For primitive[AvgPool3D], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int32].']
# expect: ops.glu(I) -> TypeError ['Select CPU operator[Sigmoid] fail! Unsupported data type!']
# expect: ops.smooth_l1_loss(I, I) -> TypeError ['Select CPU operator[SmoothL1Loss] fail! Unsupported data type!']
# expect: ops.binary_cross_entropy_with_logits(D, D, D, D) -> TypeError ['For primitive[BCEWithLogitsLoss], the input argument[input] must be a type of {BFloat16, Float16, Float32}, but got Float64.']
# expect: ops.grid_sample(Tensor(np.ones((1, 1, 2, 2)), ms.int32), Tensor(np.zeros((1, 2, 2, 2)), ms.int32)) -> TypeError ['Select CPU operator[GridSampler2D] fail! Unsupported data type!']
# expect: ops.interpolate(Tensor(np.ones((1, 1, 2, 2)), ms.int32), size=(4, 4), mode="bilinear") -> TypeError ['- Kernel select failed:']
# expect: ops.index_add(ms.Parameter(F), Tensor([0], ms.int64), F[:1], 0) -> TypeError ['For primitive[IndexAdd], the input argument[indices type] must be a type of {Tensor[Int32]}, but got Tensor[Int64].']
# expect: ops.index_fill(F, 0, Tensor([0], ms.int64), 0.5) -> TypeError ['For primitive[IndexFill], the input argument[index] must be a type of {Tensor[Int32]}, but got Tensor[Int64].']
# expect: ops.group_norm(Tensor(np.ones((1, 2, 2)), ms.int32), 1) -> TypeError ["For GroupNorm. input arguments' types must be the same and be one of [BFloat16, Float16, Float32, Float64]. But got input's type: Int32, weight's type: Int32, bias's type: Int32."]
# expect: ops.dot(I, I) -> TypeError ["The 'x1' doesn't support 'Int32' and expect to receive [mindspore.float16, mindspore.float32]."]
# expect: ops.dot(D, D) -> TypeError ["The 'x1' doesn't support 'Float64' and expect to receive [mindspore.float16, mindspore.float32]."]
# expect: ops.batch_dot(I, I) -> TypeError ["The 'x1' doesn't support 'Int32' and expect to receive [mindspore.float32]."]
# expect: ops.batch_dot(H, H) -> TypeError ["The 'x1' doesn't support 'Float16' and expect to receive [mindspore.float32]."]
# expect: ops.count_nonzero(B) -> TypeError ["The 'input x' doesn't support 'Bool' and expect to receive (mindspore.int8, mindspore.int16, mindspore.int32, mindspore.int64, mindspore.uint8, mindspore.uint16, mindspore.uint32, mindspore.uint64, mindspore.float16, mindspore.float32, mindspore.float64, mindspore.bfloat16, mindspore.complex64, mindspore.complex128, mindspore.int4, mindspore.float8_e4m3fn, mindspore.float8_e5m2, mindspore.hifloat8)."]
# expect: ops.diag_embed(B) -> TypeError ["For 'diag_embed', the dtype of 'input' must be int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, float32 or float64, but got 'Bool'."]
# expect: ops.diag_embed(F.astype(ms.bfloat16)) -> TypeError ["For 'diag_embed', the dtype of 'input' must be int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, float32 or float64, but got 'BFloat16'."]
# expect: ops.diag(B) -> TypeError ['- Kernel select failed:']
# expect: I.atan2(I) -> TypeError ['- Kernel select failed:']
# expect: ops.atan2(I, I) -> TypeError ['- Kernel select failed:']
# expect: ops.max(B, 0) -> TypeError ['Select CPU operator[ArgMaxWithValue] fail! Unsupported data type!']
# expect: ops.min(B, 0) -> TypeError ['Select CPU operator[ArgMinWithValue] fail! Unsupported data type!']
# expect: ops.logit(I, 0.5) -> TypeError ['- Kernel select failed:']
# expect: ops.affine_grid(Tensor(np.ones((1, 2, 3))), (1, 1, 2, 2)) -> TypeError ['For primitive[AffineGrid], the input argument[theta] must be a type of {Tensor[Float16], Tensor[Float32]}, but got Tensor[Float64].']
# expect: ops.norm(F.astype(ms.bfloat16), 2, dim=1) -> TypeError ['For primitive[LpNorm], the input argument[input] must be a type of {Tensor[Float16], Tensor[Float32]}, but got Tensor[BFloat16].']
