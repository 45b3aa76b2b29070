# Layers, losses and primitives say which operand is no tensor, in the words of what they call first.
import mindspore as ms
import numpy as np
from mindspore import Tensor, mint, nn, ops

rows = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
calls = [
    lambda: nn.LRN()(None),
    lambda: nn.Hardtanh()(5),
    lambda: nn.Softmax2d()((1, 9)),
    lambda: nn.MaxUnpool1d(2)(True, rows),
    lambda: nn.BCELoss()(rows, {}),
    lambda: nn.MultilabelMarginLoss()(7, rows),
    lambda: nn.PixelShuffle(2)("a"),
    lambda: mint.nn.ZeroPad1d(1)(np.ones(2)),
    lambda: mint.nn.Threshold(0, 1)(None),
    lambda: ops.SeLU()((1, 2.0)),
    lambda: ops.Igamma()([[1, 2], [3, 4]], rows),
    lambda: ops.Cross()(None, rows),
    lambda: nn.MSELoss()({"a": 1}, rows),
]
for call in calls:
    try:
        call()
    except TypeError as error:
        print(str(error).split("\n----")[0].strip())
# expect: The primitive[LRN]'s input arguments[x] must be all tensor and those type must be same. But got input argument[x]:None
# expect: Valid type list: {Tensor[Float16], Tensor[Float32]}.
# expect: For 'hardtanh', the 'input' must be a Tensor, but got 'Int64'
# expect: For primitive[Shape], the input argument must be Tensor, but got <class 'tuple'>.
# expect: For primitive[Shape], the input argument must be Tensor, but got <class 'bool'>.
# expect: Failed calling BinaryCrossEntropy with "BinaryCrossEntropy(reduction=string)(input=Tensor, target=<class 'dict'>, weight=None)".
# expect: The valid calling should be:
# expect: "BinaryCrossEntropy(reduction=<string>)(input=<Tensor>, target=<Tensor>, weight=<Tensor>)".
# expect: For Primitive[MultilabelMarginLoss], the type of input argument[x] must be Tensor but got Int64.
# expect: For 'pixel_shuffle', the 'input' must be a Tensor, but got 'String'
# expect: For 'pad', the type of 'input' must be Tensor, but got <class 'numpy.ndarray'>.
# expect: Failed calling Threshold with "Threshold()(input=None, threshold=int, value=int)".
# expect: The valid calling should be:
# expect: "Threshold()(input=<Tensor>, threshold=<Number>, value=<Number>)".
# expect: For Primitive[SeLU], the type of input argument[input_x] must be Tensor but got Tuple[Int64,Float32].
# expect: The primitive[Igamma]'s input arguments[a, x] must be all tensor and those type must be same. But got input argument[a]:List[List[Int64*2]*2]
# expect: Valid type list: {Tensor[Float32], Tensor[Float64]}.
# expect: Failed calling Cross with "Cross(dim=int)(input=None, other=Tensor)".
# expect: The valid calling should be:
# expect: "Cross(dim=<int>)(input=<Tensor>, other=<Tensor>)".
# expect: For 'MSELoss', the 'logits' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'Dictionary[[a,],[Int64]]'
