# Primitives check what they are made with in MindSpore's words: types, bounds, names of modes, sizes of windows, dtypes.
import mindspore as ms
from mindspore import Tensor, nn, ops
from mindspore.ops import operations as P


def said(make):
    try:
        print(make().name)
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)


for wrong in (0, -1, "a", (2, 2, 2), (1, 0), 1.5, None):
    said(lambda: ops.MaxPool(wrong))
    said(lambda: ops.MaxPool(2, strides=wrong))
    said(lambda: P.MaxPoolWithArgmax(wrong))
for mode in ("same", "SAME", "pad", 3):
    said(lambda: ops.MaxPool(2, 2, mode))
    said(lambda: ops.AvgPool(2, 2, mode))
    said(lambda: P.Conv2DTranspose(4, 3, mode))
said(lambda: ops.MaxPool(2, data_format="NWHC"))
said(lambda: ops.PadV3("edges"))
said(lambda: ops.Adam(use_locking=1))
said(lambda: ops.ApplyMomentum(use_nesterov=1))
said(lambda: ops.ApplyMomentum(gradient_scale=1))
said(lambda: ops.TopK(sorted=1))
said(lambda: ops.Sort(axis=1.0))
said(lambda: ops.Stack("0"))
said(lambda: ops.Stack(True))
said(lambda: ops.Unstack(axis=None))
said(lambda: ops.L2Normalize(axis="a"))
said(lambda: ops.LRN(depth_radius=-1))
said(lambda: ops.LRN(bias=1))
said(lambda: ops.Squeeze("a"))
said(lambda: ops.ReverseV2(1))
said(lambda: ops.Argmax(output_type="int32"))
said(lambda: ops.SmoothL1Loss(beta="a"))
said(lambda: ops.NLLLoss(reduction=1))
said(lambda: ops.KLDivLoss("median"))
said(lambda: ops.UniformReal(seed=-1))
said(lambda: ops.StandardNormal(seed=1.5))
said(lambda: ops.Dropout2D(keep_prob=2.0))
said(lambda: ops.Dropout2D(keep_prob=1))
said(lambda: P.TrilIndices(2, 2, dtype=ms.float32))
said(lambda: P.LogSpace(dtype="float32"))
said(lambda: P.MatrixSolve(1))
said(lambda: P.FractionalMaxPoolWithFixedKsize(0, (2, 2)))


for taken in (lambda: ops.L2Normalize(1), lambda: ops.L2Normalize([1]), lambda: ops.Squeeze(True), lambda: ops.Roll(True, 0),
              lambda: P.MaxUnpool2D(2, pads=(0, 1)), lambda: ops.ReverseV2([0]), lambda: ops.SmoothL1Loss(beta=1)):
    said(taken)


class Net(nn.Cell):
    def construct(self, x):
        return ops.MaxPool(2, 2)(x), ops.Stack(axis=1)((x, x)), ops.Squeeze((0,))(x), ops.L2Normalize(1)(x)


print([y.shape for y in Net()(ops.ones((1, 1, 4, 4)))], [y.shape for y in ms.jit(Net())(ops.ones((1, 1, 4, 4)))])

# expect: ValueError For 'MaxPool' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got 0
# expect: ValueError For 'MaxPool' attr 'strides' must be an positive int number or a tuple of two positive int numbers, but got 0
# expect: ValueError For 'MaxPoolWithArgmax' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got 0
# expect: ValueError For 'MaxPool' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got -1
# expect: ValueError For 'MaxPool' attr 'strides' must be an positive int number or a tuple of two positive int numbers, but got -1
# expect: ValueError For 'MaxPoolWithArgmax' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got -1
# expect: TypeError For 'MaxPool', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'str'.
# expect: TypeError For 'MaxPool', the type of 'strides' should be one of '['int', 'tuple']', but got type 'str'.
# expect: TypeError For 'MaxPoolWithArgmax', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'str'.
# expect: ValueError For 'MaxPool' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got (2, 2, 2)
# expect: ValueError For 'MaxPool' attr 'strides' must be an positive int number or a tuple of two positive int numbers, but got (2, 2, 2)
# expect: ValueError For 'MaxPoolWithArgmax' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got (2, 2, 2)
# expect: ValueError For 'MaxPool' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got (1, 0)
# expect: ValueError For 'MaxPool' attr 'strides' must be an positive int number or a tuple of two positive int numbers, but got (1, 0)
# expect: ValueError For 'MaxPoolWithArgmax' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got (1, 0)
# expect: TypeError For 'MaxPool', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'float'.
# expect: TypeError For 'MaxPool', the type of 'strides' should be one of '['int', 'tuple']', but got type 'float'.
# expect: TypeError For 'MaxPoolWithArgmax', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'float'.
# expect: TypeError For 'MaxPool', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'NoneType'.
# expect: TypeError For 'MaxPool', the type of 'strides' should be one of '['int', 'tuple']', but got type 'NoneType'.
# expect: TypeError For 'MaxPoolWithArgmax', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'NoneType'.
# expect: MaxPool
# expect: AvgPool
# expect: Conv2DTranspose
# expect: MaxPool
# expect: AvgPool
# expect: Conv2DTranspose
# expect: ValueError For 'MaxPool', the 'pad_mode' must be str and must be in '['VALID', 'SAME']', but got 'PAD'.
# expect: AvgPool
# expect: Conv2DTranspose
# expect: TypeError For 'MaxPool', the type of 'pad_mode' should be 'str', but got type 'int'.
# expect: TypeError For 'AvgPool', the input 'pad_mode' should be a str, but got <class 'int'>.
# expect: TypeError For 'Conv2DTranspose', the type of 'pad_mode' should be 'str', but got type 'int'.
# expect: ValueError For 'MaxPool', the 'format' must be str and must be in '['NCHW', 'NHWC']', but got 'NWHC'.
# expect: ValueError For 'PadV3', the 'mode' must be str and must be in '['constant', 'reflect', 'edge', 'circular']', but got 'edges'.
# expect: TypeError For 'Adam', the type of 'use_locking' should be 'bool', but got type 'int'.
# expect: TypeError For 'ApplyMomentum', the 'use_nesterov' must be a bool, but got int.
# expect: TypeError For 'ApplyMomentum', the type of 'gradient_scale' should be 'float', but got type 'int'.
# expect: TypeError For 'TopK', the type of 'sorted' should be 'bool', but got type 'int'.
# expect: TypeError For 'Sort', the type of 'axis' should be 'int', but got type 'float'.
# expect: TypeError For 'Stack', the type of 'axis' should be 'int', but got type 'str'.
# expect: TypeError For 'Stack', the type of 'axis' should be 'int', but got type 'bool'.
# expect: TypeError For 'Unstack', the type of 'axis' should be 'int', but got type 'NoneType'.
# expect: TypeError For 'L2Normalize', the type of 'axis' should be one of '['list', 'tuple']', but got type 'str'.
# expect: ValueError For 'LRN', the 'depth_radius' must be int and must >= 0, but got '-1' with type 'int'.
# expect: TypeError For 'LRN', the type of 'bias' should be 'float', but got type 'int'.
# expect: TypeError For 'Squeeze', the type of 'axis' should be one of '[int, tuple of int]', but got <class 'str'>.
# expect: TypeError For 'ReverseV2', the type of 'axis' should be one of '[list of int, tuple of int]', but got <class 'int'>.
# expect: TypeError For 'Argmax', the input 'output_type' should be mindspore dtype, but got int32.
# expect: TypeError For 'SmoothL1Loss', the type of 'beta' should be one of '[int, bool, float]', but got <class 'str'>.
# expect: TypeError For 'NLLLoss', the input 'reduction' should be a str, but got <class 'int'>.
# expect: ValueError For 'KLDivLoss', the 'reduction' must be str and must be in '['none', 'mean', 'batchmean', 'sum']', but got 'median'.
# expect: ValueError For 'UniformReal', the 'seed' must be int and must >= 0, but got '-1' with type 'int'.
# expect: TypeError For 'StandardNormal', the 'seed' must be int, but got 'float'
# expect: ValueError For 'Dropout2D', the 'keep_prob' must be in range of [0.0, 1.0], but got 2.0 with type 'float'.
# expect: TypeError For 'Dropout2D', the type of 'keep_prob' should be 'float', but got type 'int'.
# expect: TypeError For 'TrilIndices', the 'dtype' should be one of [mindspore.int32, mindspore.int64], but got 'mindspore.float32'.
# expect: TypeError For 'LogSpace', the type of 'dtype' should be 'Type', but got type 'str'.
# expect: TypeError For 'MatrixSolve', the type of 'adjoint' should be 'bool', but got type 'int'.
# expect: ValueError For 'FractionalMaxPoolWithFixedKsize' attr 'ksize' must be an positive int number or a tuple of two positive int numbers, but got 0
# expect: L2Normalize
# expect: L2Normalize
# expect: Squeeze
# expect: Roll
# expect: MaxUnpool2D
# expect: ReverseV2
# expect: SmoothL1Loss
# expect: [(1, 1, 2, 2), (1, 2, 1, 4, 4), (1, 4, 4), (1, 1, 4, 4)] [(1, 1, 2, 2), (1, 2, 1, 4, 4), (1, 4, 4), (1, 1, 4, 4)]
