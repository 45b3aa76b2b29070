# Losses check what they are given when they are called, optimizers what they are made of, in MindSpore's words.
import numpy as np
import mindspore as ms
from mindspore import nn, Parameter, Tensor


def show(make):
    try:
        made = make()
        print(type(made).__name__ if isinstance(made, nn.Cell) else made.shape)
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


def ones(*shape, dtype=ms.float32):
    return Tensor(np.ones(shape), dtype)


logits = ones(2, 3)
for labels in (ones(2, dtype=ms.int32), ones(2, dtype=ms.int64), ones(2), ones(3, dtype=ms.int32), ones(2, 4), ones(2, 3, dtype=ms.int32), 1.0,
               np.ones(2), ones(2, 3, 1), ones(2, 3)):
    show(lambda: nn.CrossEntropyLoss()(logits, labels))
show(lambda: nn.CrossEntropyLoss()(ones(2, 3, dtype=ms.int32), ones(2, dtype=ms.int32)))
show(lambda: nn.MSELoss()(logits, 1.0))
show(lambda: nn.MSELoss()(1, logits))
show(lambda: nn.BCEWithLogitsLoss()(logits, np.ones((2, 3))))
show(lambda: nn.BCEWithLogitsLoss()(logits))
show(lambda: nn.SoftmaxCrossEntropyWithLogits()(logits, 2.0))
show(lambda: nn.KLDivLoss()(logits, "x"))
for layer in (nn.Dense(3, 2), nn.BatchNorm2d(3), nn.BatchNorm1d(3), nn.Embedding(3, 2), nn.Flatten(), nn.Conv2dTranspose(3, 2, 3)):
    show(lambda: layer(3))
show(lambda: nn.BatchNorm1d(3)(ones(2, 3, 1, 1)))
show(lambda: nn.MaxPool1d(2)(ones(2, 3, 4, 4)))
show(lambda: nn.AvgPool1d(2)(ones(3)))
show(lambda: nn.Conv2dTranspose(3, 2, 3)(ones(2, 3)))

w = Parameter(ones(2), name="w")
for given in (None, 3, Tensor([1.0]), [Tensor([1.0])], [w, {"params": [w]}], [{"params": []}], [{"params": 3}], [{"params": None}],
              [{"lr": 0.1}], [{"params": [w], "x": 1}], [{"params": [w]}, {"params": [w]}], [{"params": [w]}, {"order_params": []}],
              [{"params": [w], "weight_decay": "x"}], [{"params": [w], "grad_centralization": 1}], [{"params": [w], "lr": -0.1}]):
    show(lambda: nn.Adam(given, 0.1))
for rate in (None, "x", -1.0, ones(1, 2), lambda step: 0.1, nn.ReLU(), True):
    show(lambda: nn.SGD([w], rate))
show(lambda: nn.SGD([w], 0.1, momentum="x"))
show(lambda: nn.SGD([w], 0.1, dampening=-1))
show(lambda: nn.SGD([w], 0.1, nesterov=1))
show(lambda: nn.SGD([w], 0.1, loss_scale=-1))
show(lambda: nn.Momentum([w], 0.1, 1))
show(lambda: nn.Momentum([w], 0.1, 0.9, use_nesterov=1))
show(lambda: nn.Adam([w], weight_decay=None))
show(lambda: nn.Adam([w], beta1=1))
show(lambda: nn.Adam([w], eps=0.0))
show(lambda: nn.Adam([w], use_lazy=1))
show(lambda: nn.Adam([w], use_lazy=True, use_amsgrad=True))
show(lambda: nn.Adam([w], use_lazy=True, use_offload=True))
show(lambda: nn.Adam([w], nonsense=1))
show(lambda: nn.RMSProp([w], decay=1))
show(lambda: nn.RMSProp([w], centered=1))
show(lambda: nn.Adagrad([w], accum=-0.1))
show(lambda: nn.FTRL([w], l1=1))
show(lambda: nn.FTRL([w], lr_power=0.5))
show(lambda: nn.ProximalAdagrad([w], use_locking=1))
show(lambda: nn.Adadelta([w], rho=1.5))
show(lambda: nn.ASGD([w], t0=1))
show(lambda: nn.WithEvalCell(nn.ReLU(), nn.MSELoss(), 1))

# expect: ()
# expect: TypeError For 'CrossEntropyLoss', the 'labels' should be Int32, but got 'mindspore.int64'.
# expect: TypeError For 'CrossEntropyLoss', the 'labels' should be Int32, but got 'mindspore.float32'.
# expect: ValueError For 'CrossEntropyLoss', the shape of 'logits' should be (N, C, d_0, d_1, ...), and the shape of 'labels' should be (N, d_0, d_1, ...), but get 'logits' shape: (2, 3) and 'labels' shape: (3,).
# expect: ValueError For 'CrossEntropyLoss', the shape of 'logits' should be (N, C, d_0, d_1, ...), and the shape of 'labels' should be (N, C, d_0, d_1, ...), but get 'logits' shape: (2, 3) and 'labels' shape: (2, 4).
# expect: TypeError For 'CrossEntropyLoss', the 'labels' should be one of [mindspore.float16, mindspore.float32], but got 'mindspore.int32'.
# expect: TypeError For 'CrossEntropyLoss', the 'labels' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'Float32'
# expect: TypeError For 'CrossEntropyLoss', the 'labels' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'External'
# expect: ValueError For 'CrossEntropyLoss', the rank of 'logits' and 'labels' should be:
# expect: ()
# expect: TypeError For 'CrossEntropyLoss', the 'logits' should be one of [mindspore.float16, mindspore.float32], but got 'mindspore.int32'.
# expect: TypeError For 'MSELoss', the 'labels' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'Float32'
# expect: TypeError For 'MSELoss', the 'logits' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'Int64'
# expect: TypeError For 'BCEWithLogitsLoss', the 'target' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'External'
# expect: TypeError BCEWithLogitsLoss.construct() missing 1 required positional argument: 'target'
# expect: TypeError For 'SoftmaxCrossEntropyWithLogits', the 'labels' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'Float32'
# expect: TypeError For 'KLDivLoss', the 'labels' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got 'String'
# expect: TypeError For primitive[Shape], the input argument must be Tensor, but got <class 'int'>.
# expect: TypeError For primitive[Shape], the input argument must be Tensor, but got <class 'int'>.
# expect: TypeError For primitive[Shape], the input argument must be Tensor, but got <class 'int'>.
# expect: TypeError For primitive[Shape], the input argument must be Tensor, but got <class 'int'>.
# expect: TypeError the input x must be Tensor!
# expect: TypeError For primitive[Shape], the input argument must be Tensor, but got <class 'int'>.
# expect: ValueError For 'BatchNorm1d', the must have 2 dims or 3 dims, but got 4.
# expect: ValueError For 'MaxPool1d', the input must has 3 dim, but got 4
# expect: ValueError For 'AvgPool1d', the input must has 3 dim, but got 1
# expect: ValueError not enough values to unpack (expected 4, got 2)
# expect: ValueError For 'Optimizer', the argument parameters can not be None.
# expect: TypeError For 'Optimizer', the argument parameters must be Iterable type, but got <class 'int'>.
# expect: TypeError For 'Optimizer', the argument parameters must be Iterable type, but got <class 'mindspore.common.tensor.Tensor'>.
# expect: TypeError For 'Optimizer', all elements of the argument 'parameters' must be 'Parameter' or 'dict', please check the 'parameters'.
# expect: TypeError For 'Optimizer', all elements of the argument 'parameters' must be 'Parameter' or 'dict', please check the 'parameters'.
# expect: ValueError For 'Optimizer', the argument group `params` must not be empty.
# expect: TypeError For 'Optimizer', the argument group `params` must be Iterable type, but got <class 'int'>.
# expect: ValueError For 'Optimizer', the argument group `params` can not be None.
# expect: KeyError 'params'
# expect: KeyError "For 'Optimizer', the key in group params must be one of in ['params', 'lr', 'weight_decay', 'order_params', 'grad_centralization'], but got ['x']."
# expect: RuntimeError For 'Optimizer', the w parameter already exists, it does not support repeated setting. Please check whether the optimizer parameter has been set multiple times.
# expect: ValueError For 'Optimizer',the length of order parameters must be the same as the length of group parameters, but got order parameters' length 0, group parameters' length 1.
# expect: TypeError For 'Optimizer', the argument 'Weight_decay' must be int, float or Cell.but got <class 'str'>
# expect: TypeError For 'Optimizer', the 'gradients_centralization' must be bool type, but got <class 'int'>.
# expect: ValueError For 'Adam', the 'learning rate' must be float and must >= 0, but got '-0.1' with type 'float'.
# expect: TypeError For 'Optimizer', the argument 'learning_rate' must be int, float, Tensor, Iterable or LearningRateSchedule, but got <class 'NoneType'>.
# expect: ValueError could not convert string to float: 'x'
# expect: ValueError For 'SGD', the 'learning rate' must be float and must >= 0, but got '-1.0' with type 'float'.
# expect: ValueError For 'Optimizer', if 'learning_rate' is Tensor type, then the dimension of it should be 0 or 1, but got 2.
# expect: TypeError For 'Optimizer', the argument 'learning_rate' must be int, float, Tensor, Iterable or LearningRateSchedule, but got <class 'function'>.
# expect: TypeError For 'Optimizer', the argument 'learning_rate' must be int, float, Tensor, Iterable or LearningRateSchedule, but got <class 'mindspore.nn.layer.activation.ReLU'>.
# expect: SGD
# expect: TypeError For 'SGD', the argument 'momentum' must be float type, but got <class 'str'>.
# expect: ValueError For 'SGD', the argument 'dampening' must be at least 0.0, but got 'dampening' -1.0
# expect: TypeError For 'SGD', the type of 'nesterov' should be 'bool', but got type 'int'.
# expect: ValueError For 'SGD', the 'loss_scale' must be float and must > 0, but got '-1.0' with type 'float'.
# expect: TypeError For 'Momentum', the type of 'momentum' should be 'float', but got type 'int'.
# expect: TypeError The input value must be a bool, but got int.
# expect: TypeError For 'Optimizer', the argument 'Weight_decay' must be int, float or Cell.but got <class 'NoneType'>
# expect: TypeError For 'Adam', the type of 'beta1' should be 'float', but got type 'int'.
# expect: ValueError For 'Adam', the 'eps' must be float and must > 0, but got '0.0' with type 'float'.
# expect: TypeError For 'Adam', the type of 'use_lazy' should be 'bool', but got type 'int'.
# expect: ValueError For lazy Adam and Adam with offload, there is no parameter named 'use_amsgrad'.but got 'use_amsgrad'=True.
# expect: ValueError For 'Adam', 'use_lazy' and 'use_offload' can not both be True.But got use_lazy=True, use_offload=True.
# expect: KeyError "For 'Adam', invalid keys are passed as kwargs, supported keys are 'use_lazy' and'use_offload', but got dict_keys(['nonsense'])."
# expect: TypeError For 'RMSProp', the type of 'decay' should be 'float', but got type 'int'.
# expect: TypeError For 'RMSProp', the type of 'centered' should be 'bool', but got type 'int'.
# expect: ValueError For 'Adagrad', the 'accum' must be float and must >= 0, but got '-0.1' with type 'float'.
# expect: TypeError For 'FTRL', the type of 'l1' should be 'float', but got type 'int'.
# expect: ValueError For 'FTRL', the argument 'lr_power' must <= 0.0, but got 0.5.
# expect: TypeError For 'ProximalAdagrad', the type of 'use_locking' should be 'bool', but got type 'int'.
# expect: ValueError For 'Adadelta', the 'rho' must be in range of [0.0, 1.0], but got 1.5 with type 'float'.
# expect: TypeError For 'ASGD', the type of 't0' should be 'float', but got type 'int'.
# expect: TypeError For 'WithEvalCell', the type of 'add_cast_fp32' should be 'bool', but got type 'int'.
