# Primitives of mindspore.ops.auto_generate check a call by their signature; those that a CPU has no kernel for say so.
import mindspore as ms
import numpy as np
from mindspore import Tensor
from mindspore.ops import auto_generate as generated
from mindspore.ops.auto_generate import gen_ops_prim as primitives

x = Tensor(np.array([[1.5, -2.0, 0.25], [4.0, 0.5, -1.0]], np.float32))
ints = Tensor(np.array([[1, 2, 0], [3, 4, 5]], np.int32))

CALLS = """
primitives.InplaceAddExt()("a", x)
primitives.InplaceAddExt()(x, (1, 2.5))
primitives.InplaceAddExt()(x)
primitives.InplaceAddExt()(x, x, 1, 2)
primitives.InplaceAddExt()(x, foo=2)
primitives.InplaceAddExt()(x, x)
primitives.InplaceAddExt().name
primitives.InplaceAddExt()
primitives.ConstantPadND()(x, (1, 1), 1.5)
primitives.ConstantPadND()(x, "a")
primitives.ReflectionPad1D()(x, (1, 2))
primitives.AvgPool1D()(x, 2.5)
primitives.AvgPool1D()(x, [1], None, 0, 1)
primitives.BatchNormElemt()(x, None, None, x, x, 1)
primitives.DCT()(x).asnumpy().round(3).tolist()
primitives.DCT()(x, 2, 4, -1, "ortho").asnumpy().round(3).tolist()
primitives.DCT()(x, "a")
primitives.IDCTN()(x, 2, (4, 4), (0, 1), "ortho").asnumpy().round(3).tolist()
primitives.FFT()(x)
primitives.FFT2()(x)
primitives.FFTN()(x, (4,), (0,), "ortho").asnumpy().round(3).tolist()
primitives.HFFT()(x, 4)
primitives.RFFTN()(x)
primitives.FFTShapeCopy()(x, (2, 4))
primitives.FFTShapeCopy()(x, (1, 2))
primitives.CdistGrad(2)
primitives.TensorCopySlices()(x, x + 1, (0, 0), (1, 3), (1, 1))
primitives.UpsampleNearest2DGrad()(Tensor(np.ones((1, 1, 4, 5), np.float32)), (1, 1, 2, 2), (4, 5), None)
generated.dct_op
generated.dct_op(x).asnumpy().round(3).tolist()
generated.select_v2(x > 0, x, x)
generated.inplace_muls(x, 2)
generated.kl_div_grad(x, x, x)
generated.fill_diagonal_(x, 2)
generated.tensor_to_tuple(Tensor([1, 2]))
generated.pyboost_add(generated.add_op, [x, x])
generated.adaptive_avg_pool2d_grad_ext(x, 3)
generated.RmsNormGrad.__name__, generated.RmsNormGrad.__module__
generated.BoolNot()(True)
generated.dist_comm_barrier_op
primitives.BatchNormElemt()(x, None, None, x, x, True)
primitives.TensorCopySlices()(x, (x + 1)[:1], (0, 0), (1, 3), (1, 1))
"""


def first_line(error):
    """The error up to MindSpore's C++ stack, and the first line that says something."""
    lines = [line for line in str(error).split("\n\n---")[0].split("\n") if line.strip(" -")]
    return " / ".join(lines[:4])


for call in CALLS.strip().splitlines():
    try:
        print(call, "->", repr(eval(call)).replace("\n", " "))
    except Exception as error:
        print(call, "->", type(error).__name__, first_line(error))

# expect: primitives.InplaceAddExt()("a", x) -> TypeError Failed calling InplaceAddExt with "InplaceAddExt()(input=string, other=Tensor, alpha=int)". / The valid calling should be:  / "InplaceAddExt()(input=<Tensor>, other=<Tensor>, alpha=<Number>)".
# expect: primitives.InplaceAddExt()(x, (1, 2.5)) -> TypeError Failed calling InplaceAddExt with "InplaceAddExt()(input=Tensor, other=Tuple<int, float>, alpha=int)". / The valid calling should be:  / "InplaceAddExt()(input=<Tensor>, other=<Tensor>, alpha=<Number>)".
# expect: primitives.InplaceAddExt()(x) -> TypeError InplaceAddExt.__call__() missing 1 required positional argument: 'other'
# expect: primitives.InplaceAddExt()(x, x, 1, 2) -> TypeError InplaceAddExt.__call__() takes from 3 to 4 positional arguments but 5 were given
# expect: primitives.InplaceAddExt()(x, foo=2) -> TypeError InplaceAddExt.__call__() got an unexpected keyword argument 'foo'
# expect: primitives.InplaceAddExt()(x, x) -> RuntimeError Not found op N9mindspore6kernel7pyboost13InplaceAddExtE on device CPU
# expect: primitives.InplaceAddExt().name -> 'InplaceAddExt'
# expect: primitives.InplaceAddExt() -> Prim[InplaceAddExt]<side_effect_mem=True>
# expect: primitives.ConstantPadND()(x, (1, 1), 1.5) -> RuntimeError The kernel ConstantPadND unregistered.
# expect: primitives.ConstantPadND()(x, "a") -> TypeError Failed calling ConstantPadND with "ConstantPadND()(input=Tensor, padding=string, value=float)". / The valid calling should be:  / "ConstantPadND()(input=<Tensor>, padding=<list of int, Tensor, tuple of int>, value=<Number>)".
# expect: primitives.ReflectionPad1D()(x, (1, 2)) -> RuntimeError The kernel ReflectionPad1D unregistered.
# expect: primitives.AvgPool1D()(x, 2.5) -> TypeError Failed calling AvgPool1D with "AvgPool1D()(input=Tensor, kernel_size=float, stride=None, padding=int, ceil_mode=bool, count_include_pad=bool)". / The valid calling should be:  / "AvgPool1D()(input=<Tensor>, kernel_size=<int, list of int, tuple of int>, stride=<int, list of int, tuple of int>, padding=<int, list of int, tuple of int>, ceil_mode=<bool>, count_include_pad=<bool>)".
# expect: primitives.AvgPool1D()(x, [1], None, 0, 1) -> TypeError Failed calling AvgPool1D with "AvgPool1D()(input=Tensor, kernel_size=List<int>, stride=None, padding=int, ceil_mode=int, count_include_pad=bool)". / The valid calling should be:  / "AvgPool1D()(input=<Tensor>, kernel_size=<int, list of int, tuple of int>, stride=<int, list of int, tuple of int>, padding=<int, list of int, tuple of int>, ceil_mode=<bool>, count_include_pad=<bool>)".
# expect: primitives.BatchNormElemt()(x, None, None, x, x, 1) -> TypeError Failed calling BatchNormElemt with "BatchNormElemt()(input=Tensor, weight=None, bias=None, mean=Tensor, invstd=Tensor, eps=int)". / The valid calling should be:  / "BatchNormElemt()(input=<Tensor>, weight=<Tensor>, bias=<Tensor>, mean=<Tensor>, invstd=<Tensor>, eps=<float>)".
# expect: primitives.DCT()(x).asnumpy().round(3).tolist() -> [[-0.14399999380111694, 0.8840000033378601, 2.3469998836517334], [2.0209999084472656, 3.5360000133514404, 0.8159999847412109]]
# expect: primitives.DCT()(x, 2, 4, -1, "ortho").asnumpy().round(3).tolist() -> [[-0.125, 0.3709999918937683, 1.625, 1.8760000467300415], [1.75, 3.0190000534057617, 2.25, 0.10199999809265137]]
# expect: primitives.DCT()(x, "a") -> TypeError Failed calling DCT with "DCT()(x=Tensor, type=string, n=None, axis=int, norm=string)". / The valid calling should be:  / "DCT()(x=<Tensor>, type=<int>, n=<int>, axis=<int>, norm=<string>)".
# expect: primitives.IDCTN()(x, 2, (4, 4), (0, 1), "ortho").asnumpy().round(3).tolist() -> [[0.9779999852180481, 1.7630000114440918, 2.128000020980835, 1.8569999933242798], [0.27900001406669617, 0.7549999952316284, 1.2230000495910645, 1.4079999923706055], [-0.7099999785423279, -0.6710000038146973, -0.05700000002980232, 0.7730000019073486], [-1.409000039100647, -1.6799999475479126, -0.9620000123977661, 0.3240000009536743]]
# expect: primitives.FFT()(x) -> Tensor(shape=[2, 3], dtype=Complex64, value= [[-0.25+0j, 2.375+1.94856j, 2.375-1.94856j],  [3.5+0j, 4.25-1.29904j, 4.25+1.29904j]])
# expect: primitives.FFT2()(x) -> Tensor(shape=[2, 3], dtype=Complex64, value= [[3.25+0j, 6.625+0.649519j, 6.625-0.649519j],  [-3.75+0j, -1.875+3.2476j, -1.875-3.2476j]])
# expect: primitives.FFTN()(x, (4,), (0,), "ortho").asnumpy().round(3).tolist() -> [[(2.75+0j), (-0.75+0j), (-0.375+0j)], [(0.75-2j), (-1-0.25j), (0.125+0.5j)], [(-1.25+0j), (-1.25+0j), (0.625+0j)], [(0.75+2j), (-1+0.25j), (0.125-0.5j)]]
# expect: primitives.HFFT()(x, 4) -> Tensor(shape=[2, 4], dtype=Float32, value= [[-2.25000000e+00,  1.25000000e+00,  5.75000000e+00,  1.25000000e+00],  [ 4.00000000e+00,  5.00000000e+00,  2.00000000e+00,  5.00000000e+00]])
# expect: primitives.RFFTN()(x) -> Tensor(shape=[2, 2], dtype=Complex64, value= [[3.25+0j, 6.625+0.649519j],  [-3.75+0j, -1.875+3.2476j]])
# expect: primitives.FFTShapeCopy()(x, (2, 4)) -> Tensor(shape=[2, 4], dtype=Float32, value= [[ 1.50000000e+00, -2.00000000e+00,  2.50000000e-01,  0.00000000e+00],  [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00,  0.00000000e+00]])
# expect: primitives.FFTShapeCopy()(x, (1, 2)) -> Tensor(shape=[1, 2], dtype=Float32, value= [[ 1.50000000e+00, -2.00000000e+00]])
# expect: primitives.CdistGrad(2) -> Prim[CdistGrad]<p=2>
# expect: primitives.TensorCopySlices()(x, x + 1, (0, 0), (1, 3), (1, 1)) -> Tensor(shape=[2, 3], dtype=Float32, value= [[ 2.50000000e+00, -1.00000000e+00,  1.25000000e+00],  [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00]])
# expect: primitives.UpsampleNearest2DGrad()(Tensor(np.ones((1, 1, 4, 5), np.float32)), (1, 1, 2, 2), (4, 5), None) -> Tensor(shape=[1, 1, 2, 2], dtype=Float32, value= [[[[ 6.00000000e+00,  4.00000000e+00],    [ 6.00000000e+00,  4.00000000e+00]]]])
# expect: generated.dct_op -> Prim[DCT]
# expect: generated.dct_op(x).asnumpy().round(3).tolist() -> [[-0.14399999380111694, 0.8840000033378601, 2.3469998836517334], [2.0209999084472656, 3.5360000133514404, 0.8159999847412109]]
# expect: generated.select_v2(x > 0, x, x) -> RuntimeError The kernel SelectV2 unregistered.
# expect: generated.inplace_muls(x, 2) -> RuntimeError The kernel InplaceMuls unregistered.
# expect: generated.kl_div_grad(x, x, x) -> RuntimeError The kernel KLDivGrad unregistered.
# expect: generated.fill_diagonal_(x, 2) -> RuntimeError The kernel InplaceFillDiagonal unregistered.
# expect: generated.tensor_to_tuple(Tensor([1, 2])) -> (1, 2)
# expect: generated.pyboost_add(generated.add_op, [x, x]) -> Tensor(shape=[2, 3], dtype=Float32, value= [[ 3.00000000e+00, -4.00000000e+00,  5.00000000e-01],  [ 8.00000000e+00,  1.00000000e+00, -2.00000000e+00]])
# expect: generated.adaptive_avg_pool2d_grad_ext(x, 3) -> TypeError Failed calling AdaptiveAvgPool2DGradExt with "AdaptiveAvgPool2DGradExt()(grad_output=Tensor, x=int)". / The valid calling should be:  / "AdaptiveAvgPool2DGradExt()(grad_output=<Tensor>, x=<Tensor>)".
# expect: generated.RmsNormGrad.__name__, generated.RmsNormGrad.__module__ -> ('RmsNormGrad', 'mindspore.ops.auto_generate.gen_ops_prim')
# expect: generated.BoolNot()(True) -> Tensor(shape=[], dtype=Bool, value= False)
# expect: generated.dist_comm_barrier_op -> Prim[DistCommBarrier]
# expect: primitives.BatchNormElemt()(x, None, None, x, x, True) -> TypeError Failed calling BatchNormElemt with "BatchNormElemt()(input=Tensor, weight=None, bias=None, mean=Tensor, invstd=Tensor, eps=bool)". / The valid calling should be:  / "BatchNormElemt()(input=<Tensor>, weight=<Tensor>, bias=<Tensor>, mean=<Tensor>, invstd=<Tensor>, eps=<float>)".
# expect: primitives.TensorCopySlices()(x, (x + 1)[:1], (0, 0), (1, 3), (1, 1)) -> Tensor(shape=[2, 3], dtype=Float32, value= [[ 2.50000000e+00, -1.00000000e+00,  1.25000000e+00],  [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00]])
