"""mindspore.ops.functional: the functions of mindspore.ops under their older module name."""
from mindspore.ops import *
import mindspore.ops as _ops


def __getattr__(name):
    if name == "tensor_operator_registry":
        from mindspore.common._register_for_tensor import tensor_operator_registry
        return tensor_operator_registry
    if name == "stop_gradient_":
        return _ops.StopGradient()
    return getattr(_ops, name)
