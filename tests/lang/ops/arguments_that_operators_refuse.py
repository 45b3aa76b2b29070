# Types, axes, shapes and sizes that operators do not take, in MindSpore's words.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops, nn

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
s = Tensor(3.0)
CALLS = (
    lambda: ops.exp("a"), lambda: ops.exp([1.0]), lambda: ops.relu("a"), lambda: ops.sum(x, "a"), lambda: ops.sum(x, 2),
    lambda: ops.reshape(x, "a"), lambda: ops.reshape(x, (4, 2)), lambda: ops.expand_dims(x, 1.0), lambda: ops.gather(x, [0], 0),
    lambda: ops.gather(x, Tensor([0]), 1.5), lambda: ops.argmax(x, 1.5), lambda: ops.cumsum(x, 0.5), lambda: ops.triu(x, 1.0),
    lambda: ops.tile(x, 2.0), lambda: ops.flip(x, 1.0), lambda: ops.cat(x), lambda: ops.cat(()), lambda: ops.stack(()),
    lambda: ops.stack((x, x), 4), lambda: ops.swapaxes(x, 0, 3), lambda: ops.split(x, 0), lambda: ops.split(x, 2, 3),
    lambda: ops.split(x, [1, 2]), lambda: ops.split(x, 1.5), lambda: ops.chunk(x, 0), lambda: ops.matmul(x, x),
    lambda: ops.clamp(x), lambda: ops.clamp(x, "a"), lambda: ops.one_hot(Tensor([1]), -1), lambda: ops.one_hot(Tensor([1]), 3, 1, 0, 5),
    lambda: ops.eye(-1), lambda: ops.zeros(-1), lambda: ops.zeros("a"), lambda: ops.ones(1.5), lambda: ops.full(2.0, 1),
    lambda: ops.arange(0, 5, 0), lambda: ops.arange("a"), lambda: ops.linspace(0, 1, -1), lambda: ops.linspace(0, 1, 2.5),
    lambda: ops.tril(s), lambda: ops.pad(x, (1,)), lambda: ops.pad(x, (1, 1, 1, 1, 1, 1)), lambda: ops.conv2d(x, x),
    lambda: ops.repeat_interleave(x, -1), lambda: ops.diag(s), lambda: ops.einsum("ij,jk", x), lambda: ops.bincount(x),
    lambda: ops.cast(x, "float32"), lambda: nn.Conv2d(1, 1, 0), lambda: nn.SequentialCell(1), lambda: nn.ReLU()(),
    lambda: nn.BatchNorm2d(3)(Tensor(np.ones((1, 2, 3, 3), np.float32))),
)
for call in CALLS:
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n\n-----")[0].split("\n- ")[0].strip())

# expect: TypeError Failed calling Exp with "Exp()(input=string)".
# expect: The valid calling should be:
# expect: "Exp()(input=<Tensor>)".
# expect: TypeError Failed calling Exp with "Exp()(input=List<float>)".
# expect: The valid calling should be:
# expect: "Exp()(input=<Tensor>)".
# expect: TypeError Failed calling ReLU with "ReLU()(input=string)".
# expect: The valid calling should be:
# expect: "ReLU()(input=<Tensor>)".
# expect: TypeError Failed calling SumExt with "SumExt()(input=Tensor, dim=string, keepdim=bool, dtype=mindspore.dtype)".
# expect: The valid calling should be:
# expect: "SumExt()(input=<Tensor>, dim=<int, list of int, Tensor, tuple of int>, keepdim=<bool>, dtype=<mindspore.dtype>)".
# expect: ValueError For primitive[SumExt], the axis value must be in [-2,2), but got 2.
# expect: TypeError Failed calling Reshape with "Reshape()(input=Tensor, shape=string)".
# expect: The valid calling should be:
# expect: "Reshape()(input=<Tensor>, shape=<Tensor, list of int, tuple of int>)".
# expect: ValueError The accumulate of x_shape must be equal to out_shape, but got x_shape: [const vector]{2, 3}, and out_shape: [const vector]{4, 2}
# expect: TypeError Failed calling ExpandDims with "ExpandDims()(input_x=Tensor, axis=float)".
# expect: The valid calling should be:
# expect: "ExpandDims()(input_x=<Tensor>, axis=<Tensor, int>)".
# expect: TypeError Failed calling Gather with "Gather(batch_dims=int)(input_params=Tensor, input_indices=List<int>, axis=int)".
# expect: The valid calling should be:
# expect: "Gather(batch_dims=<int>)(input_params=<Tensor>, input_indices=<Tensor>, axis=<Tensor, int>)".
# expect: TypeError Failed calling Gather with "Gather(batch_dims=int)(input_params=Tensor, input_indices=Tensor, axis=float)".
# expect: The valid calling should be:
# expect: "Gather(batch_dims=<int>)(input_params=<Tensor>, input_indices=<Tensor>, axis=<Tensor, int>)".
# expect: TypeError Failed calling Argmax with "Argmax(axis=float, output_type=mindspore.dtype)(input_x=Tensor)".
# expect: The valid calling should be:
# expect: "Argmax(axis=<int>, output_type=<mindspore.dtype>)(input_x=<Tensor>)".
# expect: TypeError Failed calling CumSum with "CumSum(exclusive=bool, reverse=bool)(input=Tensor, axis=float)".
# expect: The valid calling should be:
# expect: "CumSum(exclusive=<bool>, reverse=<bool>)(input=<Tensor>, axis=<int>)".
# expect: TypeError Failed calling Triu with "Triu(diagonal=float)(input=Tensor)".
# expect: The valid calling should be:
# expect: "Triu(diagonal=<Tensor, int>)(input=<Tensor>)".
# expect: TypeError Failed calling Tile with "Tile()(input=Tensor, dims=float)".
# expect: The valid calling should be:
# expect: "Tile()(input=<Tensor>, dims=<Tensor, tuple of int>)".
# expect: TypeError Failed calling ReverseV2 with "ReverseV2(axis=float)(input=Tensor)".
# expect: The valid calling should be:
# expect: "ReverseV2(axis=<list of int, tuple of int>)(input=<Tensor>)".
# expect: TypeError Failed calling Concat with "Concat(axis=int)(tensors=Tensor)".
# expect: The valid calling should be:
# expect: "Concat(axis=<int>)(tensors=<list of tensor, tuple of Tensor>)".
# expect: ValueError For primitive[Concat], the elements size must be greater than 0, but got 0.
# expect: ValueError For primitive[Stack], the stack element num must be greater than or equal to 1, but got 0.
# expect: ValueError For primitive[Stack], the Stack axis must be in [-3,2], but got 4.
# expect: ValueError The 'axis' must be in the range of [-2, 2), but got 3.
# expect: ValueError For split, the value of 'split_size_or_sections' must be more than zero, but got 0.
# expect: ValueError axis 3 is out of bounds for array of dimension 2
# expect: ValueError The sum of 'split_size_or_sections' should be equal to 2, but got 3.
# expect: TypeError Type of Argument `split_size_or_sections` should be integer, tuple(int) or list(int), but got <class 'float'>
# expect: ValueError For ops.chunk parameter 'chunks' must be greater than 0, but got 0
# expect: RuntimeError For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got 3 and 2.
# expect: ValueError For Clamp, at least one of 'min' or 'max' must not be None.
# expect: TypeError Failed calling ClampScalar with "ClampScalar()(input=Tensor, min=string, max=None)".
# expect: The valid calling should be:
# expect: "ClampScalar()(input=<Tensor>, min=<Number>, max=<Number>)".
# expect: ValueError For primitive[OneHot], the depth value must be greater than or equal to 0, but got -1.
# expect: ValueError For primitive[OneHot], the axis value must be in [-1,1], but got 5.
# expect: ValueError Eye error: n value can not be negative.
# expect: ValueError For primitive[Zeros], the the 0th dimension of input shape must be greater than or equal to 0, but got -1.
# expect: TypeError Failed calling Zeros with "Zeros()(size=string, dtype=mindspore.dtype)".
# expect: The valid calling should be:
# expect: "Zeros()(size=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)".
# expect: TypeError Failed calling Ones with "Ones()(shape=float, dtype=mindspore.dtype)".
# expect: The valid calling should be:
# expect: "Ones()(shape=<int, list of int, Tensor, tuple of int>, dtype=<mindspore.dtype>)".
# expect: TypeError For 'ops.full', 'size' must be a tuple or list of ints, but got <class 'float'>.
# expect: ValueError For Range, delta cannot be equal to zero.
# expect: TypeError For arange, the input type must be int or float or a TensorScalar in [mindspore.int32, mindspore.float32, mindspore.int64, mindspore.float64], but got String
# expect: ValueError For primitive[LinSpace], the num must be greater than 0, but got -1.
# expect: TypeError Failed calling LinSpace with "LinSpace()(start=Tensor, stop=Tensor, num=float)".
# expect: The valid calling should be:
# expect: "LinSpace()(start=<Tensor>, stop=<Tensor>, num=<Tensor, int>)".
# expect: ValueError For primitive[Tril], the x's rank must be greater than or equal to 2, but got 0.
# expect: ValueError For 'pad', the size of padding must be divisible by 2, but got 1
# expect: ValueError For 'PadV3' constant mode, paddings length too large for input dims, the pad dims must be less than or equal to 2
# expect: ValueError For 'Conv2D' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got ()
# expect: ValueError For 'repeat_elements', the 'rep' must be in range of (0, 2147483647], but got -1 with type 'int'.
# expect: ValueError For primitive[Diag], the input rank must be greater than or equal to 1, but got 0.
# expect: ValueError For 'Einsum', the number of inputs must be equal to the number of inputs and equation's operand.
# expect: ValueError For math function 'bincount', 'input' should be one-dimensional tensor.
# expect: TypeError For 'Cast', the input 'dtype' should be mindspore dtype, but got float32.
# expect: ValueError For 'Conv2d', the 'kernel_size item' must be int and must > 0, but got '0' with type 'int'.
# expect: TypeError For 'SequentialCell', the 'args[0]' must be Cell, list or orderedDict, but got int
# expect: TypeError ReLU.construct() missing 1 required positional argument: 'input'
# expect: ValueError For BatchNorm, scale.shape[0] should be equal to input_x's channel dimension: 2, bug got scale.shape[0]: 3.
