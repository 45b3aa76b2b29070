# Functions of mindspore.ops name the argument whose kind is wrong.
import mindspore as ms
import numpy as np
from mindspore import Tensor, mint, ops

F = Tensor([[1.5, -2.0, 0.25], [4.0, 0.5, -1.0]], ms.float32)
G = Tensor([[0.5, 2.0, 1.25], [-4.0, 0.5, 3.0]], ms.float32)
V = Tensor([1.0, 2.0, 3.0], ms.float32)
L = Tensor([0, 1], ms.int64)
I = Tensor([[1, 2, 0], [3, 4, 5]], ms.int32)

CALLS = """
ops.adaptive_avg_pool3d(F, ms.int32)
ops.adaptive_max_pool1d(F, 'a')
ops.adaptive_max_pool2d(F, F, None)
ops.addmm(F, F, F, alpha=(0, 1))
ops.addmv(F, F, F, alpha=[1.5])
ops.addmv(ms.int32, F, F)
ops.addr(F, F, F, alpha='a')
ops.approximate_equal(F, F, 'a')
ops.avg_pool1d(F, 1, 1, 0, False, 1.5)
ops.avg_pool1d(F, ms.int32)
ops.avg_pool2d(F, 1, 1, 0, F)
ops.avg_pool3d(F, 1, F)
ops.batch_to_space_nd(F, 1.5, F)
ops.bincount(F, None, 'a')
ops.blackman_window(F, dtype=[1.5])
ops.bounding_box_decode(F, F, 3)
ops.choice_with_mask(F, 256, 'a')
ops.cholesky_solve(F, F, (0, 1))
ops.column_stack('a')
ops.count_nonzero(F, 1.5)
ops.crop_and_resize(F, F, F, [1.5])
ops.ctc_greedy_decoder(F, F, F)
ops.ctc_loss(F, F, F, F, 0, 'mean', (0, 1))
ops.diagonal_scatter([1.5], F)
ops.diff(ms.int32)
ops.dist(F, F, 'a')
ops.dropout(F, 0.5, F)
ops.fft2(F, None, (-2, -1), True)
ops.fills(F, (0, 1))
ops.float_power(F, (0, 1))
ops.float_power_ext((0, 1), F)
ops.float_power_ext(F, ms.int32)
ops.fold(F, F, None)
ops.full(3, F)
ops.full_like((0, 1), F)
ops.fused_infer_attention_score(F, F, F, input_layout=1.5)
ops.gaussian_nll_loss(F, F, ms.int32)
ops.gelu(None)
ops.hann_window((0, 1))
ops.hfft(F, None, -1, ms.int32)
ops.hfft2(F, None, (-2, -1), True)
ops.hfftn(F, None, None, F)
ops.histc(F, 100, 0.0, 'a')
ops.histc(F, [1.5])
ops.huber_loss(F, F, 'mean', (0, 1))
ops.ifft2(F, None, (-2, -1), 3)
ops.ifftn(F, None, None, (0, 1))
ops.ihfft2(F, None, (-2, -1), 3)
ops.index_add(F, F, F, ms.int32)
ops.inplace_sub(F, F, 'a')
ops.irfft(F, None, -1, 1.5)
ops.irfft2(F, None, (-2, -1), 1.5)
ops.is_nonzero([1.5])
ops.kaiser_window(F)
ops.laplace(F, F, F, ms.int32)
ops.laplace(F, ms.int32, F)
ops.linspace('a', F, F)
ops.linspace(F, ms.int32, F)
ops.log10(None)
ops.log_uniform_candidate_sampler(F, 1, (0, 1))
ops.log_uniform_candidate_sampler(F, 1, 5, F)
ops.log_uniform_candidate_sampler(F, 1, 5, True, (0, 1))
ops.logaddexp(F, 3)
ops.logaddexp2(F, ms.int32)
ops.lp_pool1d(F, (0, 1), F)
ops.lp_pool2d(F, F, F)
ops.matrix_norm(F, 'fro', 3)
ops.matrix_power(F, 1.5)
ops.matrix_set_diag(F, F, 0, F)
ops.max_unpool2d(F, F, F)
ops.median(F, -1, (0, 1))
ops.median(F, F)
ops.multinomial_with_replacement(F, F, F, [1.5])
ops.mvlgamma(F, 'a')
ops.nanquantile(F, F, ms.int32)
ops.nansum(None)
ops.narrow(F, 1.5, F, F)
ops.narrow(ms.int32, F, F, F)
ops.normal(F, F, F, 'a')
ops.one_hot(F, F, 1, ms.int32)
ops.one_hot(F, F, None)
ops.ormqr(F, F, F, True, ms.int32)
ops.pixel_shuffle(F, [1.5])
ops.pixel_unshuffle(F, 1.5)
ops.positive(None)
ops.quantile(F, F, 'a')
ops.quantile(F, F, None, (0, 1))
ops.randn_like(F, 1.5)
ops.random_gamma(F, F, (0, 1))
ops.random_poisson(F, F, ms.int32)
ops.randperm(F, ms.int32)
ops.repeat_elements(F, [1.5])
ops.rfft(F, None, -1, (0, 1))
ops.rot90((0, 1), F, F)
ops.rrelu(F, 0.125, [1.5])
ops.scatter_nd_div(F, F, F, 1.5)
ops.scatter_nd_max(F, F, F, 3)
ops.scatter_nd_mul(F, F, F, None)
ops.select_scatter(3, F, F, F)
ops.slice_scatter(F, ms.int32)
ops.soft_shrink(F, ms.int32)
ops.speed_fusion_attention(F, F, F, F, 1.5)
ops.split(F, None)
ops.split([1.5], F)
ops.stack(F, F)
ops.std_mean(F, None, 1.5)
ops.swapdims(3, F, F)
ops.tensor_dot(F, F, None)
ops.tensor_scatter_elements(F, F, F, [1.5])
ops.tensor_split('a', F)
ops.top_k(F, F, None)
ops.tril(F, (0, 1))
ops.tril_indices('a', F)
ops.unbind(F, 1.5)
ops.unfold(F, 1.5)
ops.vander(None)
ops.var_mean(F, None, 0, 'a')
ops.var_mean(F, None, ms.int32)
ops.vector_norm(F, 2, ms.int32)
ops.vsplit(F, 'a')
ops.vsplit(ms.int32, F)
ops.vstack(1.5)
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

# expect: ops.adaptive_avg_pool3d(F, ms.int32) -> TypeError For 'AdaptiveAvgPool3D', the type of 'output_size' should be one of '['int', 'tuple']', but got type 'Int'.
# expect: ops.adaptive_max_pool1d(F, 'a') -> TypeError For 'adaptive_max_pool1d', the 'output_size' must be int, but got 'str'
# expect: ops.adaptive_max_pool2d(F, F, None) -> TypeError For 'adaptive_max_pool2d', the type of 'return_indices' should be 'bool', but got type 'NoneType'.
# expect: ops.addmm(F, F, F, alpha=(0, 1)) -> TypeError For 'addmm', parameter 'alpha' must be an int or float, but got <class 'tuple'>.
# expect: ops.addmv(F, F, F, alpha=[1.5]) -> TypeError For 'Addmv', the type of 'alpha' should be one of '['int', 'float', 'bool']', but got type 'list'.
# expect: ops.addmv(ms.int32, F, F) -> TypeError For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got <class 'mindspore._c_expression.typing.Int'>.
# expect: ops.addr(F, F, F, alpha='a') -> TypeError For 'Addr', the type of 'alpha' should be one of '['int', 'float', 'bool']', but got type 'str'.
# expect: ops.approximate_equal(F, F, 'a') -> TypeError For 'ApproximateEqual', the type of 'tolerance' should be 'float', but got type 'str'.
# expect: ops.avg_pool1d(F, 1, 1, 0, False, 1.5) -> TypeError For 'avg_pool1d', the type of 'count_include_pad' should be 'bool', but got type 'float'.
# expect: ops.avg_pool1d(F, ms.int32) -> TypeError For 'avg_pool1d', the type of 'kernel_size' should be 'int', but got type 'Int'.
# expect: ops.avg_pool2d(F, 1, 1, 0, F) -> TypeError For 'avg_pool2d', the type of 'ceil_mode' should be 'bool', but got type 'Tensor'.
# expect: ops.avg_pool3d(F, 1, F) -> TypeError For 'AvgPool3D', the type of 'strides' should be one of '['int', 'tuple']', but got type 'Tensor'.
# expect: ops.batch_to_space_nd(F, 1.5, F) -> TypeError For 'BatchToSpaceND', the type of 'block_shape type' should be one of '['list', 'tuple']', but got type 'float'.
# expect: ops.bincount(F, None, 'a') -> TypeError For math function 'bincount', 'minlength' must be int but got <class 'str'>.
# expect: ops.blackman_window(F, dtype=[1.5]) -> TypeError For 'BlackmanWindow', the type of 'dtype' should be 'Type', but got type 'list'.
# expect: ops.bounding_box_decode(F, F, 3) -> TypeError For 'BoundingBoxDecode', the type of 'max_shape' should be 'tuple', but got type 'int'.
# expect: ops.choice_with_mask(F, 256, 'a') -> TypeError For 'choice_with_mask', the 'seed' must be int, but got 'str'
# expect: ops.cholesky_solve(F, F, (0, 1)) -> TypeError For 'CholeskySolve', the type of 'upper' should be 'bool', but got type 'tuple'.
# expect: ops.column_stack('a') -> TypeError For column_stack, the input must be list or tuple of tensors, but got <class 'str'>.
# expect: ops.count_nonzero(F, 1.5) -> TypeError For 'count_nonzero', the type of 'axis' should be one of '['int', 'tuple', 'list']', but got type 'float'.
# expect: ops.crop_and_resize(F, F, F, [1.5]) -> TypeError For crop_and_resize, the input crop_size must be a tuple, but got <class 'list'>
# expect: ops.ctc_greedy_decoder(F, F, F) -> TypeError For 'CTCGreedyDecoder', the type of 'merge_repeated' should be 'bool', but got type 'Tensor'.
# expect: ops.ctc_loss(F, F, F, F, 0, 'mean', (0, 1)) -> TypeError For 'ctc_loss', the type of 'zero_infinity' should be 'bool', but got type 'tuple'.
# expect: ops.diagonal_scatter([1.5], F) -> TypeError For diagonal_scatter, input must be a Tensor, but got <class 'list'>.
# expect: ops.diff(ms.int32) -> TypeError For 'diff', 'x' must be a tensor, but got <class 'mindspore._c_expression.typing.Int'>
# expect: ops.dist(F, F, 'a') -> TypeError For 'LpNorm', the type of 'p' should be 'int', but got type 'str'.
# expect: ops.dropout(F, 0.5, F) -> TypeError For 'dropout', the 'training' must be a bool, but got Tensor.
# expect: ops.fft2(F, None, (-2, -1), True) -> TypeError For 'FFT2', the input 'norm' should be a str, but got <class 'bool'>.
# expect: ops.fills(F, (0, 1)) -> TypeError For 'ops.fills', the type of argument 'value' should be int, float or Tensor, but got <class 'tuple'>
# expect: ops.float_power(F, (0, 1)) -> TypeError The type of 'exponent' must be Tensor or Number, but got <class 'tuple'>.
# expect: ops.float_power_ext((0, 1), F) -> TypeError The type of 'input' must be Tensor or Number (excluding complex), but got <class 'tuple'>.
# expect: ops.float_power_ext(F, ms.int32) -> TypeError The type of 'exponent' must be Tensor or Number (excluding complex), but got <class 'mindspore._c_expression.typing.Int'>.
# expect: ops.fold(F, F, None) -> TypeError For 'fold', the type of 'kernel_size' should be one of '['int', 'list', 'tuple']', but got type 'NoneType'.
# expect: ops.full(3, F) -> TypeError For 'ops.full', 'size' must be a tuple or list of ints, but got <class 'int'>.
# expect: ops.full_like((0, 1), F) -> TypeError For ops.full_like, the argument 'x' must be tensor, but got <class 'tuple'>
# expect: ops.fused_infer_attention_score(F, F, F, input_layout=1.5) -> TypeError For 'FusedInferAttentionScore', the input 'input_layout' should be a str, but got <class 'float'>.
# expect: ops.gaussian_nll_loss(F, F, ms.int32) -> TypeError For 'gaussian_nll_loss', 'var' must be a tensor, but got <class 'mindspore._c_expression.typing.Int'>.
# expect: ops.gelu(None) -> TypeError For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got <class 'NoneType'>.
# expect: ops.hann_window((0, 1)) -> TypeError For 'hann_window', 'window_length' must be a non-negative integer, but got <class 'tuple'>
# expect: ops.hfft(F, None, -1, ms.int32) -> TypeError For 'HFFT', the input 'norm' should be a str, but got <class 'mindspore._c_expression.typing.Int'>.
# expect: ops.hfft2(F, None, (-2, -1), True) -> TypeError For 'HFFT2', the input 'norm' should be a str, but got <class 'bool'>.
# expect: ops.hfftn(F, None, None, F) -> TypeError For 'HFFTN', the input 'norm' should be a str, but got <class 'mindspore.common.tensor.Tensor'>.
# expect: ops.histc(F, 100, 0.0, 'a') -> TypeError For 'histc', parameter 'max' must be an int or float, but got <class 'str'>.
# expect: ops.histc(F, [1.5]) -> TypeError For 'Histogram', the type of 'bins' should be 'int', but got type 'list'.
# expect: ops.huber_loss(F, F, 'mean', (0, 1)) -> TypeError For 'huber_loss', the type of 'delta' should be one of '['int', 'float']', but got type 'tuple'.
# expect: ops.ifft2(F, None, (-2, -1), 3) -> TypeError For 'IFFT2', the input 'norm' should be a str, but got <class 'int'>.
# expect: ops.ifftn(F, None, None, (0, 1)) -> TypeError For 'IFFTN', the input 'norm' should be a str, but got <class 'tuple'>.
# expect: ops.ihfft2(F, None, (-2, -1), 3) -> TypeError For 'IHFFT2', the input 'norm' should be a str, but got <class 'int'>.
# expect: ops.index_add(F, F, F, ms.int32) -> TypeError For 'IndexAdd', the type of 'axis' should be 'int', but got type 'Int'.
# expect: ops.inplace_sub(F, F, 'a') -> TypeError For 'InplaceSub', the type of 'indices' should be one of '['tuple', 'int']', but got type 'str'.
# expect: ops.irfft(F, None, -1, 1.5) -> TypeError For 'IRFFT', the input 'norm' should be a str, but got <class 'float'>.
# expect: ops.irfft2(F, None, (-2, -1), 1.5) -> TypeError For 'IRFFT2', the input 'norm' should be a str, but got <class 'float'>.
# expect: ops.is_nonzero([1.5]) -> TypeError For is_nonzero, the input must be a Tensor, but got <class 'list'>.
# expect: ops.kaiser_window(F) -> TypeError For 'kaiser_window', 'window_length' must be a non-negative integer, but got <class 'mindspore.common.tensor.Tensor'>
# expect: ops.laplace(F, F, F, ms.int32) -> TypeError For 'laplace', the 'seed' must be int, but got 'Int'
# expect: ops.laplace(F, ms.int32, F) -> TypeError For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got <class 'mindspore._c_expression.typing.Int'>.
# expect: ops.linspace('a', F, F) -> TypeError For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type 'str'.
# expect: ops.linspace(F, ms.int32, F) -> TypeError For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type 'Int'.
# expect: ops.log10(None) -> TypeError For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got <class 'NoneType'>.
# expect: ops.log_uniform_candidate_sampler(F, 1, (0, 1)) -> TypeError For 'LogUniformCandidateSampler', the type of 'num_sampled' should be 'int', but got type 'tuple'.
# expect: ops.log_uniform_candidate_sampler(F, 1, 5, F) -> TypeError For 'LogUniformCandidateSampler', the type of 'unique' should be 'bool', but got type 'Tensor'.
# expect: ops.log_uniform_candidate_sampler(F, 1, 5, True, (0, 1)) -> TypeError For 'LogUniformCandidateSampler', the type of 'range_max' should be 'int', but got type 'tuple'.
# expect: ops.logaddexp(F, 3) -> TypeError For logaddexp, the other must be a Tensor, but got <class 'int'>.
# expect: ops.logaddexp2(F, ms.int32) -> TypeError For logaddexp2, other must be a Tensor, but got <class 'mindspore._c_expression.typing.Int'>.
# expect: ops.lp_pool1d(F, (0, 1), F) -> TypeError For lp_pool1d, the type of 'norm_type' must be float or int, but got <class 'tuple'>
# expect: ops.lp_pool2d(F, F, F) -> TypeError For lp_pool2d, the type of 'norm_type' must be float or int, but got <class 'mindspore.common.tensor.Tensor'>
# expect: ops.matrix_norm(F, 'fro', 3) -> TypeError For matrix_norm , the axis should be tuple of int, but got <class 'int'>
# expect: ops.matrix_power(F, 1.5) -> TypeError For 'MatrixPower', the type of 'n' should be 'int', but got type 'float'.
# expect: ops.matrix_set_diag(F, F, 0, F) -> TypeError For 'MatrixSetDiagV3', the type of 'align' should be 'str', but got type 'Tensor'.
# expect: ops.max_unpool2d(F, F, F) -> TypeError For 'MaxUnpool2D', the type of 'ksize' should be one of '['int', 'tuple']', but got type 'Tensor'.
# expect: ops.median(F, -1, (0, 1)) -> TypeError For 'Median', the type of 'keep_dims' should be 'bool', but got type 'tuple'.
# expect: ops.median(F, F) -> TypeError For 'Median', the type of 'axis' should be 'int', but got type 'Tensor'.
# expect: ops.multinomial_with_replacement(F, F, F, [1.5]) -> TypeError For 'MultinomialWithReplacement', the 'numsamples' must be int, but got 'list'
# expect: ops.mvlgamma(F, 'a') -> TypeError For 'Mvlgamma', the type of 'p' should be 'int', but got type 'str'.
# expect: ops.nanquantile(F, F, ms.int32) -> TypeError For 'nanquantile', the type of 'axis' should be 'int', but got type 'Int'.
# expect: ops.nansum(None) -> TypeError For nansum, input must be a Tensor, but got <class 'NoneType'>.
# expect: ops.narrow(F, 1.5, F, F) -> TypeError The axes must be integers, but got <class 'float'>
# expect: ops.narrow(ms.int32, F, F, F) -> TypeError For 'narrow', the type of 'input' should be 'Tensor', but got type 'Int'.
# expect: ops.normal(F, F, F, 'a') -> TypeError For 'normal', the 'seed' must be int, but got 'str'
# expect: ops.one_hot(F, F, 1, ms.int32) -> TypeError For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type 'Int'.
# expect: ops.one_hot(F, F, None) -> TypeError For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type 'NoneType'.
# expect: ops.ormqr(F, F, F, True, ms.int32) -> TypeError For 'Ormqr', the type of 'transpose' should be 'bool', but got type 'Int'.
# expect: ops.pixel_shuffle(F, [1.5]) -> TypeError The 'upscale_factor' must be int, but got 'list'
# expect: ops.pixel_unshuffle(F, 1.5) -> TypeError The 'downscale_factor' must be int, but got 'float'
# expect: ops.positive(None) -> TypeError For positive, input must be a Tensor, but got <class 'NoneType'>.
# expect: ops.quantile(F, F, 'a') -> TypeError For 'quantile', the type of 'axis' should be 'int', but got type 'str'.
# expect: ops.quantile(F, F, None, (0, 1)) -> TypeError For 'quantile', the type of 'keepdims' should be 'bool', but got type 'tuple'.
# expect: ops.randn_like(F, 1.5) -> TypeError For 'randn_like', the 'seed' must be int, but got 'float'
# expect: ops.random_gamma(F, F, (0, 1)) -> TypeError For 'random_gamma', the 'seed' must be int, but got 'tuple'
# expect: ops.random_poisson(F, F, ms.int32) -> TypeError For 'random_poisson', the 'seed' must be int, but got 'Int'
# expect: ops.randperm(F, ms.int32) -> TypeError For 'RandpermV2', the type of 'seed' should be one of '[Tensor, int]', but got <class 'mindspore._c_expression.typing.Int'>.
# expect: ops.repeat_elements(F, [1.5]) -> TypeError For 'repeat_elements', the 'rep' must be 'int',  but got 'list'.
# expect: ops.rfft(F, None, -1, (0, 1)) -> TypeError For 'RFFT', the input 'norm' should be a str, but got <class 'tuple'>.
# expect: ops.rot90((0, 1), F, F) -> TypeError For `rot90`, the `input` must be Tensor!, but get <class 'tuple'>.
# expect: ops.rrelu(F, 0.125, [1.5]) -> TypeError For 'rrelu', 'upper' must be an int or a float, but got <class 'list'>
# expect: ops.scatter_nd_div(F, F, F, 1.5) -> TypeError For 'ScatterNdDiv', the type of 'use_locking' should be 'bool', but got type 'float'.
# expect: ops.scatter_nd_max(F, F, F, 3) -> TypeError For 'ScatterNdMax', the type of 'use_locking' should be 'bool', but got type 'int'.
# expect: ops.scatter_nd_mul(F, F, F, None) -> TypeError For 'ScatterNdMul', the type of 'use_locking' should be 'bool', but got type 'NoneType'.
# expect: ops.select_scatter(3, F, F, F) -> TypeError For select_scatter, input must be a Tensor, but got <class 'int'>.
# expect: ops.slice_scatter(F, ms.int32) -> TypeError For slice_scatter, src must be a Tensor, but got <class 'mindspore._c_expression.typing.Int'>.
# expect: ops.soft_shrink(F, ms.int32) -> TypeError For 'SoftShrink', the type of 'lambd' should be one of '[int, bool, float]', but got <class 'mindspore._c_expression.typing.Int'>.
# expect: ops.speed_fusion_attention(F, F, F, F, 1.5) -> TypeError For 'SpeedFusionAttention', the input 'input_layout' should be a str, but got <class 'float'>.
# expect: ops.split(F, None) -> TypeError Type of Argument `split_size_or_sections` should be integer, tuple(int) or list(int), but got <class 'NoneType'>
# expect: ops.split([1.5], F) -> TypeError expect `tensor` is a Tensor, but got <class 'list'>
# expect: ops.stack(F, F) -> TypeError For 'Stack', the type of 'axis' should be 'int', but got type 'Tensor'.
# expect: ops.std_mean(F, None, 1.5) -> TypeError For 'std_mean', the type of 'ddof' should be one of '['int', 'bool']', but got type 'float'.
# expect: ops.swapdims(3, F, F) -> TypeError For ops.swapaxes, parameter `input` must be Tensor, but got <class 'int'>
# expect: ops.tensor_dot(F, F, None) -> TypeError For 'tensor dot', the type of 'axes' should be one of '['int', 'tuple', 'list']', but got type 'NoneType'.
# expect: ops.tensor_scatter_elements(F, F, F, [1.5]) -> TypeError For 'TensorScatterElements', the type of 'axis' should be one of '[Tensor, int]', but got <class 'list'>.
# expect: ops.tensor_split('a', F) -> TypeError expect `x` is a Tensor, but got <class 'str'>
# expect: ops.top_k(F, F, None) -> TypeError For 'TopK', the type of 'sorted' should be 'bool', but got type 'NoneType'.
# expect: ops.tril(F, (0, 1)) -> TypeError For 'Tril', the type of 'diagonal' should be 'int', but got type 'tuple'.
# expect: ops.tril_indices('a', F) -> TypeError For 'TrilIndices', the 'row' must be int, but got 'str'
# expect: ops.unbind(F, 1.5) -> TypeError For 'Unstack', the type of 'axis' should be 'int', but got type 'float'.
# expect: ops.unfold(F, 1.5) -> TypeError For 'unfold', the type of 'kernel_size' should be one of '['int', 'tuple', 'list']', but got type 'float'.
# expect: ops.vander(None) -> TypeError For vander, x must be Tensor, but got <class 'NoneType'>
# expect: ops.var_mean(F, None, 0, 'a') -> TypeError For 'var_mean', the type of 'keepdims' should be 'bool', but got type 'str'.
# expect: ops.var_mean(F, None, ms.int32) -> TypeError For 'var_mean', the type of 'ddof' should be one of '['int', 'bool']', but got type 'Int'.
# expect: ops.vector_norm(F, 2, ms.int32) -> TypeError For vector_norm , the dim must be tuple or int, but got <class 'mindspore._c_expression.typing.Int'>
# expect: ops.vsplit(F, 'a') -> TypeError Type of Argument `indices_or_sections` should be integer, tuple(int) or list(int), but got <class 'str'>
# expect: ops.vsplit(ms.int32, F) -> TypeError expect `x` is a Tensor, but got <class 'mindspore._c_expression.typing.Int'>
# expect: ops.vstack(1.5) -> TypeError For 'vstack', list or tuple of tensors are required, but got <class 'float'>
