# Half-public names that published training scripts import from the modules where MindSpore keeps them.
from mindspore.common.initializer import _init_truncated_normal
from mindspore.nn.layer.conv import _check_input_3d
from mindspore.nn.wrap.loss_scale import grad_scale, shard_grad_scale
from mindspore.train.serialization import _update_param
from mindspore import Parameter, Tensor

print(type(grad_scale).__name__, type(shard_grad_scale).__name__, _init_truncated_normal(-2, 2, 0, 1, (2, 3)).shape)
print(_check_input_3d((1, 2, 3), "Conv"))
try:
    _check_input_3d((1, 2), "Conv")
except ValueError as error:
    print(error)
weight = Parameter(Tensor([1.0, 2.0]), name="weight")
_update_param(weight, Parameter(Tensor([3.0, 4.0]), name="other"), False)
print(weight.asnumpy())

# expect: MultitypeFuncGraph MultitypeFuncGraph (2, 3)
# expect: None
# expect: For 'Conv', the dimension of input must be 3d, but got 2.
# expect: [3. 4.]
