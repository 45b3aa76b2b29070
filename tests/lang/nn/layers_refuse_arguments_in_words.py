# The constructors of layers, losses and schedules check their arguments in MindSpore's order and words.
import numpy as np
import mindspore as ms
from mindspore import nn, Tensor


def show(make):
    try:
        print(type(make()).__name__)
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


for arguments in ({"in_channels": None}, {"in_channels": True}, {"kernel_size": [3]}, {"stride": (1,)}, {"padding": 1.5}, {"padding": -1},
                  {"padding": (1, 2)}, {"pad_mode": 1}, {"group": 0}, {"group": 2}, {"has_bias": 1}, {"data_format": "x"}, {"dtype": None},
                  {"nonsense": 1}):
    show(lambda: nn.Conv2d(**{"in_channels": 3, "out_channels": 4, "kernel_size": 3, **arguments}))
show(lambda: nn.Conv2d(3))
show(lambda: nn.Conv1d(3, 4, (3, 3)))
show(lambda: nn.Conv1d(3, 4, 3, pad_mode="x"))
show(lambda: nn.Conv2dTranspose(3, 4, 3, padding=[1]))
show(lambda: nn.Conv2dTranspose(3, 4, 3, group=2))
show(lambda: nn.Conv3d(3, 4, (1, 2)))
show(lambda: nn.Conv3d(3, 4, 3, padding=1))
show(lambda: nn.Conv3dTranspose(3, 4, 3, output_padding=1))
for pool in (nn.MaxPool2d, nn.AvgPool2d, nn.MaxPool1d, nn.AvgPool1d, nn.MaxPool3d, nn.AvgPool3d):
    for arguments in ({"kernel_size": "x"}, {"stride": 0}, {"pad_mode": None}, {"pad_mode": "x"}, {"padding": 1}, {"ceil_mode": True},
                      {"pad_mode": "pad", "padding": (1, 1, 1, 1)}, {"pad_mode": "pad", "padding": -1}, {"kernel_size": (2, 3, 4, 5)}):
        show(lambda: pool(**{"kernel_size": 2, **arguments}))
show(lambda: nn.BatchNorm2d(2.0))
show(lambda: nn.BatchNorm2d())
show(lambda: nn.BatchNorm2d(2, use_batch_statistics=1))
show(lambda: nn.BatchNorm1d(2, data_format="x"))
show(lambda: nn.GroupNorm(0, 4))
show(lambda: nn.GroupNorm(2, 4, affine=None))
show(lambda: nn.Dense(2, 3, has_bias=1))
show(lambda: nn.Dense(2, 3, activation="x"))
show(lambda: nn.Embedding(2, 3.0))
show(lambda: nn.Embedding(2, 3, padding_idx=True))
show(lambda: nn.EmbeddingLookup(2, 3, target="x"))
show(lambda: nn.EmbeddingLookup(2, 3, max_norm=1))
show(lambda: nn.Dropout(p="x"))
show(lambda: nn.Dropout2d(p=0))
show(lambda: nn.PReLU(1, [1]))
show(lambda: nn.RNNCell(2, 3, nonlinearity=1))
show(lambda: nn.TransformerEncoderLayer(4, 2, activation="x"))
show(lambda: nn.L1Loss(None))
show(lambda: nn.CrossEntropyLoss(weight=1))
show(lambda: nn.CrossEntropyLoss(ignore_index=1.5))
show(lambda: nn.CrossEntropyLoss(label_smoothing=2.0))
show(lambda: nn.HingeEmbeddingLoss(reduction="x"))
show(lambda: nn.CosineEmbeddingLoss(1))
show(lambda: nn.MultiMarginLoss(p=3))
show(lambda: nn.MultiClassDiceLoss(activation="x"))
show(lambda: nn.FocalLoss(gamma=2))
show(lambda: nn.WarmUpLR(1, 2))
show(lambda: nn.PolynomialDecayLR(0.1, 0.01, 0, 0.5))
show(lambda: nn.ExponentialDecayLR(0.1, 0.9, 4, 1))
show(lambda: nn.piecewise_constant_lr([2, 1], [0.1, 0.2]))
show(lambda: nn.piecewise_constant_lr([2, 3], [1, 2]))
show(lambda: nn.cosine_decay_lr(1, 0.1, 2, 2, 2))
show(lambda: nn.warmup_lr(0.1, 2, 2, 0))
show(lambda: ms.common.initializer.initializer("zeros", (2,), None))

# expect: TypeError unsupported operand type(s) for %: 'NoneType' and 'int'
# expect: TypeError For 'Conv2d', the 'in_channels' must be int and must > 0, but got 'True' with type 'bool'.
# expect: TypeError When expanding an int number to tuple, input type must be integer or tuple[int], but got <class 'list'>
# expect: TypeError When expanding an int number to tuple, input tuple dimension must be 2, but got (1,)
# expect: TypeError For 'Conv2d', the type of 'padding' must be int or tuple(int), but got float.
# expect: ValueError For 'Conv2d', the 'padding' must be int and must >= 0, but got '-1' with type 'int'.
# expect: ValueError For 'Conv2D', the 'pad size' must be int and must = 4, but got '2' with type 'int'.
# expect: TypeError For 'Conv2D', the type of 'pad_mode' should be 'str', but got type 'int'.
# expect: ValueError For 'Conv2d', the 'group' must be int and must > 0, but got '0' with type 'int'.
# expect: ValueError The argument 'group' should be divisible by 'in_channels' and 'out_channels', but got group:2, in_channels:3, out_channels:4.
# expect: TypeError For 'Conv2d', the 'has_bias' must be a bool, but got int.
# expect: ValueError For 'Conv2d', the 'format' must be str and must be in '['NCHW', 'NHWC', 'NCDHW']', but got 'x'.
# expect: ValueError init, dtype and shape must have values at the same time.
# expect: TypeError got an unexpected keyword argument 'nonsense'
# expect: TypeError missing a required argument: 'out_channels'
# expect: TypeError For 'Conv1d', the type of 'kernel_size' should be 'int', but got type 'tuple'.
# expect: ValueError For 'Conv1d', the 'pad_mode' must be str and must be in '['valid', 'same', 'pad']', but got 'x'.
# expect: TypeError For 'Conv2dTranspose', the type of 'padding' should be one of '['int', 'tuple']', but got type 'list'.
# expect: ValueError For 'Conv2dTranspose', the attr 'in_channels' must be divisible by attr 'group', but got 'in_channels': 3 and 'group': 2.
# expect: ValueError For 'Conv3d', the parameter 'kernel_size' must be an positive integer or a tuple of three positive integer, but got (1, 2)
# expect: ValueError For 'Conv3D', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not "pad", but got 'pad' is 1 and 'pad_mode' is same.
# expect: ValueError For 'Conv3DTranspose', the 'output_padding' must be zero or (0, 0, 0) when 'pad_mode' is not "pad", but got 'output_padding' is (1, 1, 1) and 'pad_mode' is same.
# expect: TypeError For 'MaxPool2d', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'str'.
# expect: ValueError For 'MaxPool2d', the 'stride' must be an positive int number or a tuple, but got 0
# expect: TypeError For 'MaxPool2d', the type of 'pad_mode' should be 'str', but got type 'NoneType'.
# expect: ValueError For 'MaxPool2d', the 'pad_mode' must be str and must be in '['VALID', 'SAME', 'PAD']', but got 'X'.
# expect: ValueError For MaxPool2d, the parameter 'padding', 'dilation', 'return_indices', 'ceil_mode' can not be set to non-default value when pad_mode is not 'pad', but got pad_mode:valid.
# expect: ValueError For MaxPool2d, the parameter 'padding', 'dilation', 'return_indices', 'ceil_mode' can not be set to non-default value when pad_mode is not 'pad', but got pad_mode:valid.
# expect: ValueError For MaxPool2d, the length of padding must equal to 2, but got 4.
# expect: ValueError For 'MaxPool3DWithArgmax', the parameter 'pads' must be an positive integer or a tuple of three positive integer, but got (0, -1, -1)
# expect: ValueError For 'MaxPool' attr 'kernel_size' must be an positive int number or a tuple of two positive int numbers, but got (2, 3, 4, 5)
# expect: TypeError For 'AvgPool2d', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'str'.
# expect: ValueError For 'AvgPool2d', the 'stride' must be an positive int number or a tuple, but got 0
# expect: TypeError For 'AvgPool2d', the type of 'pad_mode' should be 'str', but got type 'NoneType'.
# expect: ValueError For 'AvgPool2d', the 'pad_mode' must be str and must be in '['VALID', 'SAME', 'PAD']', but got 'X'.
# expect: ValueError For 'AvgPool3D', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not "PAD", but got 'pad' is (0, 0, 1, 1, 1, 1) and 'pad_mode' is valid.
# expect: AvgPool2d
# expect: ValueError For AvgPool2d, the padding must be a int or tuple/list contains 1 or 2 int, but got tuple/list with length:4.
# expect: ValueError For 'AvgPool3D', the 'pad or item of pad' must be int and must >= 0, but got '-1' with type 'int'.
# expect: AvgPool2d
# expect: TypeError For 'MaxPool1d', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'str'.
# expect: ValueError For 'MaxPool1d', the 'stride' must be an positive int number or a tuple, but got 0
# expect: TypeError For 'MaxPool1d', the type of 'pad_mode' should be 'str', but got type 'NoneType'.
# expect: ValueError For 'MaxPool1d', the 'pad_mode' must be str and must be in '['VALID', 'SAME', 'PAD']', but got 'X'.
# expect: ValueError For MaxPool1d, the parameter 'padding', 'dilation', 'return_indices', 'ceil_mode' can not be set to non-default value when pad_mode is not 'pad', but got pad_mode:valid.
# expect: ValueError For MaxPool1d, the parameter 'padding', 'dilation', 'return_indices', 'ceil_mode' can not be set to non-default value when pad_mode is not 'pad', but got pad_mode:valid.
# expect: ValueError For MaxPool1d, the length of padding must equal to 1, but got 4.
# expect: ValueError For 'MaxPool3DWithArgmax', the parameter 'pads' must be an positive integer or a tuple of three positive integer, but got (0, 0, -1)
# expect: TypeError For 'MaxPool1d', the 'kernel_size' must be int, but got 'tuple'
# expect: TypeError For 'AvgPool1d', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'str'.
# expect: ValueError For 'AvgPool1d', the 'stride' must be an positive int number or a tuple, but got 0
# expect: TypeError For 'AvgPool1d', the type of 'pad_mode' should be 'str', but got type 'NoneType'.
# expect: ValueError For 'AvgPool1d', the 'pad_mode' must be str and must be in '['VALID', 'SAME', 'PAD']', but got 'X'.
# expect: ValueError For 'AvgPool3D', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not "PAD", but got 'pad' is (0, 0, 0, 0, 1, 1) and 'pad_mode' is valid.
# expect: AvgPool1d
# expect: ValueError For AvgPool1d, the padding must be a int or tuple/list contains one int, but got tuple/list with length:4.
# expect: ValueError For 'AvgPool3D', the 'pad or item of pad' must be int and must >= 0, but got '-1' with type 'int'.
# expect: TypeError For 'AvgPool1d', the 'kernel_size' must be int, but got 'tuple'
# expect: TypeError For 'MaxPool3d', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'str'.
# expect: ValueError For 'MaxPool3d', the 'stride' must be an positive int number or a tuple, but got 0
# expect: TypeError For 'MaxPool3d', the type of 'pad_mode' should be 'str', but got type 'NoneType'.
# expect: ValueError For 'MaxPool3d', the 'pad_mode' must be str and must be in '['VALID', 'SAME', 'PAD']', but got 'X'.
# expect: ValueError For 'MaxPool3D', the 'pad_list' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not "pad", but got 'pad_list' is (1, 1, 1) and 'pad_mode' is valid.
# expect: ValueError When the 'pad_mode' is 'same' or 'valid', the 'ceil_mode' only supports 'None'.
# expect: ValueError For MaxPool3d, the length of padding must equal to 3, but got 4.
# expect: ValueError For 'MaxPool3d', the parameter 'padding' must be an positive integer or a tuple of three positive integer, but got (-1, -1, -1)
# expect: ValueError For 'MaxPool3D', the parameter 'kernel_size' must be an positive integer or a tuple of three positive integer, but got (2, 3, 4, 5)
# expect: TypeError For 'AvgPool3d', the type of 'kernel_size' should be one of '['int', 'tuple']', but got type 'str'.
# expect: ValueError For 'AvgPool3d', the 'stride' must be an positive int number or a tuple, but got 0
# expect: TypeError For 'AvgPool3d', the type of 'pad_mode' should be 'str', but got type 'NoneType'.
# expect: ValueError For 'AvgPool3d', the 'pad_mode' must be str and must be in '['VALID', 'SAME', 'PAD']', but got 'X'.
# expect: ValueError For 'AvgPool3D', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not "PAD", but got 'pad' is (1, 1, 1, 1, 1, 1) and 'pad_mode' is valid.
# expect: AvgPool3d
# expect: ValueError For AvgPool3d, the padding must be a int or tuple/list contains 1 or 3 int, but got tuple/list with length:4.
# expect: ValueError For 'AvgPool3D', the 'pad or item of pad' must be int and must >= 0, but got '-1' with type 'int'.
# expect: ValueError For 'AvgPool3D', the parameter 'kernel_size' must be an positive integer or a tuple of three positive integer, but got (2, 3, 4, 5)
# expect: TypeError For 'BatchNorm2d', the type of 'num_features' should be 'int', but got type 'float'.
# expect: TypeError missing a required argument: 'num_features'
# expect: ValueError For 'BatchNorm2d', the 'use_batch_statistics' must be a boolean value or None, but got 1.
# expect: ValueError For 'BatchNorm1d', the 'format' must be str and must be in '['NCHW', 'NHWC']', but got 'x'.
# expect: ValueError For 'GroupNorm', the 'num_groups' must be int and must > 0, but got '0' with type 'int'.
# expect: TypeError For 'GroupNorm', the 'affine' must be a bool, but got NoneType.
# expect: TypeError For 'Dense', the 'has_bias' must be a bool, but got int.
# expect: KeyError "The 'name' must be in ['softmin', 'softmax', 'softmax2d', 'logsoftmax', 'logsoftmaxExt', 'relu', 'relu6', 'rrelu', 'silu', 'tanh', 'tanhshrink', 'hardtanh', 'gelu', 'fast_gelu', 'elu', 'sigmoid', 'softsign', 'prelu', 'preluExt', 'leakyrelu', 'hswish', 'hsigmoid', 'logsigmoid', 'softshrink', 'hshrink', 'threshold', 'mish'], but got x."
# expect: TypeError For 'Embedding', the type of 'embedding_size' should be 'int', but got type 'float'.
# expect: TypeError For 'Embedding', the 'padding_idx' must be 'int',  but got 'bool'.
# expect: ValueError For 'EmbeddingLookup', the 'target' must be str and must be in '['CPU', 'DEVICE']', but got 'x'.
# expect: TypeError For 'EmbeddingLookup', the 'max_norm' must be float, but got 'int'
# expect: TypeError For 'Dropout', the type of 'p' should be one of '['float', 'int']', but got type 'str'.
# expect: TypeError For 'Dropout2d', the type of 'p' should be 'float', but got type 'int'.
# expect: ValueError For 'PReLU', all elements in 'w' must be float when the 'w' is a list, but got 1.
# expect: TypeError For 'RNNCell', the type of 'nonlinearity' should be 'str', but got type 'int'.
# expect: ValueError The activation must be relu/gelu, but get x
# expect: ValueError For 'L1Loss', the 'reduction' must be in ['mean', 'sum', 'none'], but got None.
# expect: TypeError For 'CrossEntropyLoss', the type of 'weight' should be 'Tensor', but got type 'int'.
# expect: TypeError For 'CrossEntropyLoss', the type of 'ignore_index' should be 'int', but got type 'float'.
# expect: ValueError For 'CrossEntropyLoss', the 'label_smoothing' must be in range of [0.0, 1.0], but got 2.0 with type 'float'.
# expect: ValueError For 'HingeEmbeddingLoss', the 'reduction' must be str and must be in '['none', 'sum', 'mean']', but got 'x'.
# expect: TypeError For 'CosineEmbeddingLoss', the type of 'margin' should be 'float', but got type 'int'.
# expect: ValueError For 'MultiMarginLoss', the 'p' must be int and must in {1, 2}, but got '3' with type 'int'.
# expect: ValueError For 'MultiClassDiceLoss', the 'activation' must be in ['softmax', 'logsoftmax', 'relu', 'relu6', 'tanh', 'sigmoid'], but got x.
# expect: TypeError The type of 'gamma' should be 'float', but got type 'int'.
# expect: TypeError For 'WarmUpLR', the argument 'learning_rate' must be type of float, but got 'learning_rate' type: <class 'int'>.
# expect: ValueError For 'PolynomialDecayLR', the 'decay_steps' must be int and must > 0, but got '0' with type 'int'.
# expect: TypeError For 'ExponentialDecayLR', the type of 'is_stair' should be 'bool', but got type 'int'.
# expect: ValueError For 'piecewise_constant_lr', the value of milestone[1] must be greater than milestone[0], but got milestone[1]: 1, milestone[0]: 2.
# expect: TypeError The type of 'learning_rates[0]' must be 'float', but got 'int'.
# expect: TypeError For 'cosine_decay_lr', the argument 'min_lr' must be type of float, but got 'min_lr' type: <class 'int'>.
# expect: ValueError The 'warmup_epoch' must be int and must > 0, but got '0' with type 'int'.
# expect: ValueError init, dtype and shape must have values at the same time.
