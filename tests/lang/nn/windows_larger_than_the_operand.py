# Poolings and patches of operands smaller than a window: MindSpore's divisions towards zero let some pass, the others are refused in the
# words of the primitive that computes them.
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor

def show(name, run):
    try:
        out = run()
        print(name, *[(part.shape, part.asnumpy().ravel().tolist()) for part in (out if isinstance(out, tuple) else (out,))])
    except Exception as error:
        print(name, type(error).__name__, str(error).strip().split("\n")[0])

def x(*shape):
    return Tensor(np.arange(np.prod(shape), dtype=np.float32).reshape(shape) + 1)

for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for length, kernel, stride in ((1, 2, 1), (1, 3, 2), (1, 4, 2), (1, 4, 3), (2, 3, 2), (2, 4, 2)):
        show(f"MaxPool2d {length} {kernel} {stride}", lambda: nn.MaxPool2d(kernel, stride)(x(1, 1, length, length)))
        show(f"MaxPool3d {length} {kernel} {stride}", lambda: nn.MaxPool3d(kernel, stride)(x(1, 1, length, length, length)))
    show("MaxPool1d", lambda: nn.MaxPool1d(4, 3)(x(1, 2, 1)))
    show("max_pool2d", lambda: ops.max_pool2d(x(1, 2, 2, 3), 4, 3))
    show("max_pool2d ceil", lambda: ops.max_pool2d(x(1, 2, 2, 3), 4, 3, ceil_mode=True))
    show("max_pool3d", lambda: ops.max_pool3d(x(1, 2, 2, 3, 3), 4, 3))
    show("MaxPool2d pad", lambda: nn.MaxPool2d(4, 3, "pad", 1)(x(1, 2, 1, 1)))
    show("MaxPool1d pad", lambda: nn.MaxPool1d(4, 3, "pad", 1)(x(1, 2, 1)))
    show("MaxPool3d pad", lambda: nn.MaxPool3d(4, 3, "pad", 1)(x(1, 2, 1, 1, 1)))
    show("MaxPoolWithArgmax", lambda: ops.MaxPoolWithArgmax(4, 2)(x(1, 2, 2, 2)))
    show("avg_pool1d", lambda: ops.avg_pool1d(x(1, 2, 2), 4, 3))
    show("avg_pool2d", lambda: ops.avg_pool2d(x(1, 2, 2, 9), 4, 3))
    show("avg_pool3d", lambda: ops.avg_pool3d(x(1, 2, 2, 9, 9), 5, 3, 1))
    show("AvgPool1d", lambda: nn.AvgPool1d(5, 3)(x(1, 2, 2)))
    show("AvgPool2d", lambda: nn.AvgPool2d(5, 3)(x(1, 2, 2, 9)))
    show("AvgPool2d pad", lambda: nn.AvgPool2d(5, 3, "pad", 1)(x(1, 2, 2, 9)))
    for kernel, stride in ((5, 3), (9, 3)):
        show("avg_pool1d ceil", lambda: ops.avg_pool1d(x(1, 2, 2), kernel, stride, ceil_mode=True))
        show("AvgPool2d ceil", lambda: nn.AvgPool2d(kernel, stride, ceil_mode=True)(x(1, 1, 2, 3)))
    show("lp_pool2d ceil", lambda: ops.lp_pool2d(x(1, 1, 2, 2), 1.0, 4, 3, True))
    show("lp_pool2d ceil", lambda: ops.lp_pool2d(x(1, 1, 3, 3), 1.0, 2, 2, True))
    show("unfold", lambda: ops.unfold(x(1, 2, 1, 3), 4, 1, 1))
    show("Unfold", lambda: nn.Unfold((1, 2, 2, 1), (1, 1, 1, 1), (1, 1, 1, 1))(x(1, 2, 1, 3)))
    show("max_pool2d of 3 axes", lambda: ops.max_pool2d(x(2, 2, 3), 2))
    show("max_pool3d of 4 axes", lambda: ops.max_pool3d(x(2, 2, 2, 2), 2))
    show("avg_pool1d of 2 axes", lambda: ops.avg_pool1d(x(2, 3), 2))
    show("avg_pool2d of 3 axes", lambda: ops.avg_pool2d(x(2, 2, 3), 2))
    show("lp_pool1d of 2 axes", lambda: ops.lp_pool1d(x(2, 2), 1.0, 2))
    show("lp_pool2d of 3 axes", lambda: ops.lp_pool2d(x(2, 2, 2), 1.0, 2))
    show("AvgPool3d of 4 axes", lambda: nn.AvgPool3d(2, 2)(x(2, 2, 2, 2)))
    show("MaxPool3d of 4 axes", lambda: nn.MaxPool3d(2, 2)(x(2, 2, 2, 2)))

# expect: MaxPool2d 1 2 1 ValueError For 'MaxPool', the each element of the output shape must be larger than 0, but got output shape: [const vector]{1, 1, 0, 0}. The input shape: [const vector]{1, 1, 1, 1}, kernel size: [const vector]{1, 1, 2, 2}, strides: [const vector]{1, 1, 1, 1}. Please check the official api documents for more information about the output.
# expect: MaxPool3d 1 2 1 ValueError For 'MaxPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 1, 0, 0, 0}.
# expect: MaxPool2d 1 3 2 ((1, 1, 1, 1), [1.0])
# expect: MaxPool3d 1 3 2 ((1, 1, 1, 1, 1), [1.0])
# expect: MaxPool2d 1 4 2 ValueError For 'MaxPool', the each element of the output shape must be larger than 0, but got output shape: [const vector]{1, 1, -1, -1}. The input shape: [const vector]{1, 1, 1, 1}, kernel size: [const vector]{1, 1, 4, 4}, strides: [const vector]{1, 1, 2, 2}. Please check the official api documents for more information about the output.
# expect: MaxPool3d 1 4 2 ValueError For 'MaxPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 1, -1, -1, -1}.
# expect: MaxPool2d 1 4 3 ((1, 1, 1, 1), [1.0])
# expect: MaxPool3d 1 4 3 ((1, 1, 1, 1, 1), [1.0])
# expect: MaxPool2d 2 3 2 ValueError For 'MaxPool', the each element of the output shape must be larger than 0, but got output shape: [const vector]{1, 1, 0, 0}. The input shape: [const vector]{1, 1, 2, 2}, kernel size: [const vector]{1, 1, 3, 3}, strides: [const vector]{1, 1, 2, 2}. Please check the official api documents for more information about the output.
# expect: MaxPool3d 2 3 2 ValueError For 'MaxPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 1, 0, 0, 0}.
# expect: MaxPool2d 2 4 2 ((1, 1, 1, 1), [4.0])
# expect: MaxPool3d 2 4 2 ((1, 1, 1, 1, 1), [8.0])
# expect: MaxPool1d ((1, 2, 1), [1.0, 2.0])
# expect: max_pool2d ValueError The shape of input is [1, 2, 2, 3], which is invalid for the attributes of MaxPoolWithArgmaxV2
# expect: max_pool2d ceil ((1, 2, 1, 1), [6.0, 12.0])
# expect: max_pool3d ValueError for MaxPool3DWithArgmax, shape of out is [1, 2, 0, 0, 0]. It should be not less than zero.
# expect: MaxPool2d pad ValueError for MaxPool3DWithArgmax, shape of out is [1, 2, 1, 0, 0]. It should be not less than zero.
# expect: MaxPool1d pad ValueError for MaxPool3DWithArgmax, shape of out is [1, 2, 1, 1, 0]. It should be not less than zero.
# expect: MaxPool3d pad ValueError For 'MaxPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 2, 0, 0, 0}.
# expect: MaxPoolWithArgmax ((1, 2, 0, 0), []) ((1, 2, 0, 0), [])
# expect: avg_pool1d RuntimeError For 'AvgPool3D, size of input with the padding is (D:1, H:1, W:2) smaller than kernel size [const initializer_list]{1, 1, 4}
# expect: avg_pool2d RuntimeError For 'AvgPool3D, size of input with the padding is (D:1, H:2, W:9) smaller than kernel size [const initializer_list]{1, 4, 4}
# expect: avg_pool3d RuntimeError For 'AvgPool3D, size of input with the padding is (D:4, H:11, W:11) smaller than kernel size [const initializer_list]{5, 5, 5}
# expect: AvgPool1d ValueError For Slice, the sum of begin_shape[2] and size_shape[2] must be no greater than input_x_shape[2].
# expect: AvgPool2d RuntimeError For 'AvgPool' op, H_out/W_out must be positive, but H_out/W_out is 0, please check input and parameters of op
# expect: AvgPool2d pad RuntimeError For 'AvgPool3D, size of input with the padding is (D:1, H:4, W:11) smaller than kernel size [const initializer_list]{1, 5, 5}
# expect: avg_pool1d ceil ((1, 2, 1), [1.5, 3.5])
# expect: AvgPool2d ceil ((1, 1, 1, 1), [3.5])
# expect: avg_pool1d ceil RuntimeError For 'AvgPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 2, 1, 1, 0}.Please check input parameter!
# expect: AvgPool2d ceil RuntimeError For 'AvgPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 1, 1, 0, 0}.Please check input parameter!
# expect: lp_pool2d ceil ((1, 1, 1, 1), [40.0])
# expect: lp_pool2d ceil ((1, 1, 2, 2), [12.0, 18.0, 30.0, 36.0])
# expect: unfold ValueError For Im2Col, given input with spatial size (1, 2, 1, 3), ksizes=(4, 4), dilation=(1, 1, pads=([const vector]{1, 1}), calculated shape of the array of sliding blocks as (0, 2), but its components must be at least one.
# expect: Unfold ValueError For ExtractImagePatchesthe output shape should greater than 0, but got [const vector]{1, 8, 0, 2}
# expect: max_pool2d of 3 axes ValueError For primitive[MaxPoolWithArgmaxV2], the input x rank must be equal to 4, but got 3.
# expect: max_pool3d of 4 axes ValueError For primitive[MaxPool3DWithArgmax], the input x rank must be equal to 5, but got 4.
# expect: avg_pool1d of 2 axes ValueError For primitive[AvgPool3D], the x_rank must be equal to 5, but got 4.
# expect: avg_pool2d of 3 axes ValueError For primitive[AvgPool3D], the x_rank must be equal to 5, but got 4.
# expect: lp_pool1d of 2 axes ((2, 1), [3.0, 7.0])
# expect: lp_pool2d of 3 axes ValueError For primitive[AvgPool3D], the x_rank must be equal to 5, but got 4.
# expect: AvgPool3d of 4 axes ((2, 1, 1, 1), [4.5, 12.5])
# expect: MaxPool3d of 4 axes ((2, 1, 1, 1), [8.0, 16.0])
# expect: MaxPool2d 1 2 1 ValueError For 'MaxPool', the each element of the output shape must be larger than 0, but got output shape: [const vector]{1, 1, 0, 0}. The input shape: [const vector]{1, 1, 1, 1}, kernel size: [const vector]{1, 1, 2, 2}, strides: [const vector]{1, 1, 1, 1}. Please check the official api documents for more information about the output.
# expect: MaxPool3d 1 2 1 ValueError For 'MaxPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 1, 0, 0, 0}.
# expect: MaxPool2d 1 3 2 ((1, 1, 1, 1), [1.0])
# expect: MaxPool3d 1 3 2 ((1, 1, 1, 1, 1), [1.0])
# expect: MaxPool2d 1 4 2 ValueError For 'MaxPool', the each element of the output shape must be larger than 0, but got output shape: [const vector]{1, 1, -1, -1}. The input shape: [const vector]{1, 1, 1, 1}, kernel size: [const vector]{1, 1, 4, 4}, strides: [const vector]{1, 1, 2, 2}. Please check the official api documents for more information about the output.
# expect: MaxPool3d 1 4 2 ValueError For 'MaxPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 1, -1, -1, -1}.
# expect: MaxPool2d 1 4 3 ((1, 1, 1, 1), [1.0])
# expect: MaxPool3d 1 4 3 ((1, 1, 1, 1, 1), [1.0])
# expect: MaxPool2d 2 3 2 ValueError For 'MaxPool', the each element of the output shape must be larger than 0, but got output shape: [const vector]{1, 1, 0, 0}. The input shape: [const vector]{1, 1, 2, 2}, kernel size: [const vector]{1, 1, 3, 3}, strides: [const vector]{1, 1, 2, 2}. Please check the official api documents for more information about the output.
# expect: MaxPool3d 2 3 2 ValueError For 'MaxPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 1, 0, 0, 0}.
# expect: MaxPool2d 2 4 2 ((1, 1, 1, 1), [4.0])
# expect: MaxPool3d 2 4 2 ((1, 1, 1, 1, 1), [8.0])
# expect: MaxPool1d ((1, 2, 1), [1.0, 2.0])
# expect: max_pool2d ValueError The shape of input is [1, 2, 2, 3], which is invalid for the attributes of MaxPoolWithArgmaxV2
# expect: max_pool2d ceil ((1, 2, 1, 1), [6.0, 12.0])
# expect: max_pool3d ValueError for MaxPool3DWithArgmax, shape of out is [1, 2, 0, 0, 0]. It should be not less than zero.
# expect: MaxPool2d pad ValueError for MaxPool3DWithArgmax, shape of out is [1, 2, 1, 0, 0]. It should be not less than zero.
# expect: MaxPool1d pad ValueError for MaxPool3DWithArgmax, shape of out is [1, 2, 1, 1, 0]. It should be not less than zero.
# expect: MaxPool3d pad ValueError For 'MaxPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 2, 0, 0, 0}.
# expect: MaxPoolWithArgmax ((1, 2, 0, 0), []) ((1, 2, 0, 0), [])
# expect: avg_pool1d RuntimeError For 'AvgPool3D, size of input with the padding is (D:1, H:1, W:2) smaller than kernel size [const initializer_list]{1, 1, 4}
# expect: avg_pool2d RuntimeError For 'AvgPool3D, size of input with the padding is (D:1, H:2, W:9) smaller than kernel size [const initializer_list]{1, 4, 4}
# expect: avg_pool3d RuntimeError For 'AvgPool3D, size of input with the padding is (D:4, H:11, W:11) smaller than kernel size [const initializer_list]{5, 5, 5}
# expect: AvgPool1d ValueError For Slice, the sum of begin_shape[2] and size_shape[2] must be no greater than input_x_shape[2].
# expect: AvgPool2d RuntimeError For 'AvgPool' op, H_out/W_out must be positive, but H_out/W_out is 0, please check input and parameters of op
# expect: AvgPool2d pad RuntimeError For 'AvgPool3D, size of input with the padding is (D:1, H:4, W:11) smaller than kernel size [const initializer_list]{1, 5, 5}
# expect: avg_pool1d ceil ((1, 2, 1), [1.5, 3.5])
# expect: AvgPool2d ceil ((1, 1, 1, 1), [3.5])
# expect: avg_pool1d ceil RuntimeError For 'AvgPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 2, 1, 1, 0}.Please check input parameter!
# expect: AvgPool2d ceil RuntimeError For 'AvgPool3D', output shape's all elements must be positive, but got shape: [const vector]{1, 1, 1, 0, 0}.Please check input parameter!
# expect: lp_pool2d ceil ((1, 1, 1, 1), [40.0])
# expect: lp_pool2d ceil ((1, 1, 2, 2), [12.0, 18.0, 30.0, 36.0])
# expect: unfold ValueError For Im2Col, given input with spatial size (1, 2, 1, 3), ksizes=(4, 4), dilation=(1, 1, pads=([const vector]{1, 1}), calculated shape of the array of sliding blocks as (0, 2), but its components must be at least one.
# expect: Unfold ValueError For ExtractImagePatchesthe output shape should greater than 0, but got [const vector]{1, 8, 0, 2}
# expect: max_pool2d of 3 axes ValueError For primitive[MaxPoolWithArgmaxV2], the input x rank must be equal to 4, but got 3.
# expect: max_pool3d of 4 axes ValueError For primitive[MaxPool3DWithArgmax], the input x rank must be equal to 5, but got 4.
# expect: avg_pool1d of 2 axes ValueError For primitive[AvgPool3D], the x_rank must be equal to 5, but got 4.
# expect: avg_pool2d of 3 axes ValueError For primitive[AvgPool3D], the x_rank must be equal to 5, but got 4.
# expect: lp_pool1d of 2 axes ((2, 1), [3.0, 7.0])
# expect: lp_pool2d of 3 axes ValueError For primitive[AvgPool3D], the x_rank must be equal to 5, but got 4.
# expect: AvgPool3d of 4 axes ((2, 1, 1, 1), [4.5, 12.5])
# expect: MaxPool3d of 4 axes ((2, 1, 1, 1), [8.0, 16.0])
