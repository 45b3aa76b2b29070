# An operand of the wrong kind is refused in MindSpore's words, whatever the function is made of: the primitive's forms, or the function's own text.
import numpy as np
import mindspore as ms
from mindspore import Tensor, mint, ops

F = mint.nn.functional
x = Tensor(np.ones((2, 3), np.float32))
CALLS = """
ops.kron(1.5,x)
ops.layer_norm((0,1),(3,),x[0],x[0])
ops.slogdet((0,1))
F.normalize(1.5)
ops.nextafter(x,(0,1))
ops.var(None)
mint.polar(x,'a')
ops.inverse('a')
ops.cummin((0,1),0)
F.prelu(ms.int32,Tensor([0.2]))
ops.softshrink(x,Tensor([[True,False]]))
ops.abs(3)
ops.mse_loss(3,x)
ops.tensor_dot(3,x,1)
ops.flatten(3)
ops.diag(3)
ops.chunk(3,2)
ops.meshgrid(x[0],indexing=3)
ops.swapaxes(3,0,1)
ops.movedim(x,0,ms.int32)
ops.cat(3)
ops.one_hot(x,'a')
ops.gather(x,3,0)
ops.index_select(x,0,3)
ops.std({})
ops.relu({})
ops.softmax('a')
ops.matmul(x,'a')
ops.bmm(3,3)
ops.dot(x,3)
ops.where(x>0,x,None)
ops.batch_norm(3,3,3,3,3)
ops.sum('a')
ops.prod(x,'a')
ops.norm(x,dim='a')
ops.pad(x,'a')
ops.interpolate(3)
ops.cross_entropy(x,3)
ops.nll_loss(3,x)
ops.clip_by_value(x,'a',2)
ops.clamp(x,'a',2)
ops.fftn(3)
ops.expand_dims(3,0)
ops.squeeze(3)
ops.tile(x,3)
ops.roll(x,'a')
ops.masked_fill(x,3,3)
ops.cumsum(x,'a')
ops.gelu(x,3)
ops.leaky_relu(3)
ops.hardtanh(x,'a')
ops.celu(x,'a')
ops.glu(3)
"""
for call in CALLS.strip().splitlines():
    try:
        print(call, eval(call))
    except Exception as error:
        print(call, type(error).__name__, repr(str(error).split("\n\n---")[0].rstrip()))


def refuses(function, *args, **kwargs):
    try:
        function(*args, **kwargs)
    except TypeError as error:
        print(error)


refuses(ops.kron, 1.5, x)  # also where a program hands it on
print(ops.kron(x, x).shape)

# expect: ops.kron(1.5,x) TypeError 'the input must be Tensor!'
# expect: ops.layer_norm((0,1),(3,),x[0],x[0]) TypeError 'Failed calling LayerNormExt with "LayerNormExt()(input=Tuple<int, int>, normalized_shape=Tuple<int>, weight=Tensor, bias=Tensor, eps=float)".\nThe valid calling should be: \n"LayerNormExt()(input=<Tensor>, normalized_shape=<int, list of int, tuple of int>, weight=<Tensor>, bias=<Tensor>, eps=<float>)".'
# expect: ops.slogdet((0,1)) TypeError 'Failed calling LogMatrixDeterminant with "LogMatrixDeterminant()(input=Tuple<int, int>)".\nThe valid calling should be: \n"LogMatrixDeterminant()(input=<Tensor>)".'
# expect: F.normalize(1.5) TypeError "For `norm_ext`, the `input` must be Tensor!, but get <class 'float'>."
# expect: ops.nextafter(x,(0,1)) TypeError 'Failed calling NextAfter with "NextAfter()(input=Tensor, other=Tuple<int, int>)".\nThe valid calling should be: \n"NextAfter()(input=<Tensor>, other=<Tensor>)".'
# expect: ops.var(None) TypeError "For var, input must be a Tensor, but got <class 'NoneType'>."
# expect: mint.polar(x,'a') TypeError 'Failed calling Polar with "Polar()(abs=Tensor, angle=string)".\nThe valid calling should be: \n"Polar()(abs=<Tensor>, angle=<Tensor>)".'
# expect: ops.inverse('a') TypeError "For inverse, input must be a Tensor, but got <class 'str'>."
# expect: ops.cummin((0,1),0) TypeError 'Failed calling Cummin with "Cummin(axis=int)(input=Tuple<int, int>)".\nThe valid calling should be: \n"Cummin(axis=<int>)(input=<Tensor>)".'
# expect: F.prelu(ms.int32,Tensor([0.2])) TypeError 'Failed calling PReLU with "PReLU()(input=mindspore.dtype, weight=Tensor)".\nThe valid calling should be: \n"PReLU()(input=<Tensor>, weight=<Tensor>)".'
# expect: ops.softshrink(x,Tensor([[True,False]])) TypeError 'Failed calling SoftShrink with "SoftShrink(lambd=Tensor)(input=Tensor)".\nThe valid calling should be: \n"SoftShrink(lambd=<int, bool, float>)(input=<Tensor>)".'
# expect: ops.abs(3) TypeError 'Failed calling Abs with "Abs()(input=int)".\nThe valid calling should be: \n"Abs()(input=<Tensor>)".'
# expect: ops.mse_loss(3,x) TypeError 'For ops.mse_loss, the `input` must be tensor'
# expect: ops.tensor_dot(3,x,1) TypeError "For primitive[Shape], the input argument must be Tensor, but got <class 'int'>."
# expect: ops.flatten(3) TypeError "For 'flatten', argument 'input' must be Tensor."
# expect: ops.diag(3) TypeError 'Failed calling Diag with "Diag()(input=int)".\nThe valid calling should be: \n"Diag()(input=<Tensor>)".'
# expect: ops.chunk(3,2) TypeError "For ops.chunk parameter `input` must be Tensor, but got <class 'int'>"
# expect: ops.meshgrid(x[0],indexing=3) TypeError "For 'Meshgrid', the input 'indexing' should be a str, but got <class 'int'>."
# expect: ops.swapaxes(3,0,1) TypeError "For ops.swapaxes, parameter `input` must be Tensor, but got <class 'int'>"
# expect: ops.movedim(x,0,ms.int32) TypeError "The axes must be integers, but got <class 'mindspore._c_expression.typing.Int'>"
# expect: ops.cat(3) TypeError 'Failed calling Concat with "Concat(axis=int)(tensors=int)".\nThe valid calling should be: \n"Concat(axis=<int>)(tensors=<list of tensor, tuple of Tensor>)".'
# expect: ops.one_hot(x,'a') TypeError 'Failed calling OneHot with "OneHot(axis=int)(indices=Tensor, depth=string, on_value=Tensor, off_value=Tensor)".\nThe valid calling should be: \n"OneHot(axis=<int>)(indices=<Tensor>, depth=<Tensor, int>, on_value=<Tensor>, off_value=<Tensor>)".'
# expect: ops.gather(x,3,0) TypeError 'Failed calling Gather with "Gather(batch_dims=int)(input_params=Tensor, input_indices=int, axis=int)".\nThe valid calling should be: \n"Gather(batch_dims=<int>)(input_params=<Tensor>, input_indices=<Tensor>, axis=<Tensor, int>)".'
# expect: ops.index_select(x,0,3) TypeError "For 'index_select', `input` and `index` must be all tensors."
# expect: ops.std({}) TypeError "For std, input must be a Tensor, but got <class 'dict'>."
# expect: ops.relu({}) TypeError 'Failed calling ReLU with "ReLU()(input=<class \'dict\'>)".\nThe valid calling should be: \n"ReLU()(input=<Tensor>)".'
# expect: ops.softmax('a') TypeError 'Failed calling Softmax with "Softmax(axis=int)(input=string)".\nThe valid calling should be: \n"Softmax(axis=<int, tuple of int>)(input=<Tensor>)".'
# expect: ops.matmul(x,'a') TypeError 'Failed calling MatMulExt with "MatMulExt()(input=Tensor, other=string)".\nThe valid calling should be: \n"MatMulExt()(input=<Tensor>, other=<Tensor>)".'
# expect: ops.bmm(3,3) TypeError 'Failed calling BatchMatMul with "BatchMatMul(transpose_a=bool, transpose_b=bool)(x=int, y=int)".\nThe valid calling should be: \n"BatchMatMul(transpose_a=<bool>, transpose_b=<bool>)(x=<Tensor>, y=<Tensor>)".'
# expect: ops.dot(x,3) TypeError "For primitive[Shape], the input argument must be Tensor, but got <class 'int'>."
# expect: ops.where(x>0,x,None) TypeError 'Failed calling Select with "Select()(condition=Tensor, input=Tensor, other=None)".\nThe valid calling should be: \n"Select()(condition=<Tensor>, input=<Number, Tensor>, other=<Number, Tensor>)".'
# expect: ops.batch_norm(3,3,3,3,3) TypeError 'Failed calling BatchNorm with "BatchNorm(is_training=bool, epsilon=float, momentum=float, data_format=string)(input_x=int, scale=int, bias=int, mean=int, variance=int)".\nThe valid calling should be: \n"BatchNorm(is_training=<bool>, epsilon=<float>, momentum=<float>, data_format=<string>)(input_x=<Tensor>, scale=<Tensor>, bias=<Tensor>, mean=<Tensor>, variance=<Tensor>)".'
# expect: ops.sum('a') TypeError 'Failed calling SumExt with "SumExt()(input=string, dim=None, keepdim=bool, dtype=mindspore.dtype)".\nThe valid calling should be: \n"SumExt()(input=<Tensor>, dim=<int, list of int, Tensor, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)".'
# expect: ops.prod(x,'a') TypeError 'Failed calling ProdExt with "ProdExt()(input=Tensor, dim=string, keepdim=bool, dtype=mindspore.dtype)".\nThe valid calling should be: \n"ProdExt()(input=<Tensor>, dim=<int>, keepdim=<bool>, dtype=<mindspore.dtype>)".'
# expect: ops.norm(x,dim='a') TypeError "For norm, the dim should be int or tuple of int, but got <class 'str'>"
# expect: ops.pad(x,'a') ValueError "For 'pad', the size of padding must be divisible by 2, but got 1"
# expect: ops.interpolate(3) TypeError "For 'interpolate', 'input' must be a tensor, but got <class 'int'>"
# expect: ops.cross_entropy(x,3) TypeError "For 'cross_entropy_loss', the 'target' must be a Tensor, but got 'Int64'"
# expect: ops.nll_loss(3,x) AttributeError "'int' object has no attribute 'ndim'"
# expect: ops.clip_by_value(x,'a',2) TypeError "For 'clip_by_value', the type of argument 'clip_value_min' must be not one of None, Tensor, float, int"
# expect: ops.clamp(x,'a',2) TypeError 'Failed calling ClampScalar with "ClampScalar()(input=Tensor, min=string, max=int)".\nThe valid calling should be: \n"ClampScalar()(input=<Tensor>, min=<Number>, max=<Number>)".'
# expect: ops.fftn(3) TypeError 'Failed calling FFTN with "FFTN()(input=int, s=None, dim=None, norm=string)".\nThe valid calling should be: \n"FFTN()(input=<Tensor>, s=<list of int, tuple of int>, dim=<list of int, tuple of int>, norm=<string>)".'
# expect: ops.expand_dims(3,0) TypeError 'Failed calling ExpandDims with "ExpandDims()(input_x=int, axis=int)".\nThe valid calling should be: \n"ExpandDims()(input_x=<Tensor>, axis=<Tensor, int>)".'
# expect: ops.squeeze(3) TypeError 'Failed calling Squeeze with "Squeeze(axis=Tuple<>)(input=int)".\nThe valid calling should be: \n"Squeeze(axis=<int, tuple of int>)(input=<Tensor>)".'
# expect: ops.tile(x,3) TypeError 'Failed calling Tile with "Tile()(input=Tensor, dims=int)".\nThe valid calling should be: \n"Tile()(input=<Tensor>, dims=<Tensor, tuple of int>)".'
# expect: ops.roll(x,'a') TypeError 'Failed calling Roll with "Roll(shifts=string, dims=None)(input=Tensor)".\nThe valid calling should be: \n"Roll(shifts=<int, list of int, tuple of int>, dims=<int, list of int, tuple of int>)(input=<Tensor>)".'
# expect: ops.masked_fill(x,3,3) TypeError 'Failed calling MaskedFill with "MaskedFill()(input_x=Tensor, mask=int, value=int)".\nThe valid calling should be: \n"MaskedFill()(input_x=<Tensor>, mask=<Tensor>, value=<Number, Tensor>)".'
# expect: ops.cumsum(x,'a') TypeError 'Failed calling CumSum with "CumSum(exclusive=bool, reverse=bool)(input=Tensor, axis=string)".\nThe valid calling should be: \n"CumSum(exclusive=<bool>, reverse=<bool>)(input=<Tensor>, axis=<int>)".'
# expect: ops.gelu(x,3) ValueError "For ops.gelu, approximate value should be either 'none' or 'tanh'."
# expect: ops.leaky_relu(3) TypeError "For 'leaky_relu', the 'input' must be a Tensor, but got 'Int64'"
# expect: ops.hardtanh(x,'a') TypeError "For 'hardtanh', the type of 'min_val' should be one of '['int', 'float']', but got type 'str'."
# expect: ops.celu(x,'a') TypeError 'Failed calling CeLU with "CeLU(alpha=string)(x=Tensor)".\nThe valid calling should be: \n"CeLU(alpha=<float>)(x=<Tensor>)".'
# expect: ops.glu(3) TypeError 'Failed calling Split with "Split(axis=int, output_num=int)(input_x=int)".\nThe valid calling should be: \n"Split(axis=<int>, output_num=<int>)(input_x=<Tensor>)".'
# expect: the input must be Tensor!
# expect: (4, 9)
