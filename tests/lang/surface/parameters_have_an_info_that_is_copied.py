# Optimizers of public networks copy the notes of a parameter to the states that they make for it.
import mindspore as ms
from mindspore import Parameter, Tensor

p = Parameter(Tensor([1.0]), name="a")
info = p.param_info
copy = info.clone()
print(type(info).__name__, copy.name, copy.requires_grad, copy.layerwise_parallel, info.key, info.comm_fusion, info.parallel_optimizer)
p.name = "b"
p.requires_grad = False
print(p.param_info.name, p.param_info.requires_grad, hasattr(info, "cloned_obj"))
state = Parameter(Tensor([0.0]), name="state")
state.param_info = p.param_info.clone()
state.name = "adam." + p.name
if hasattr(p.param_info, "cloned_obj"):
    p.param_info.cloned_obj.append(state)
else:
    p.param_info.cloned_obj = [state]
print(state.name, p.name, p.param_info.cloned_obj[0] is state)
print(repr(ms.get_auto_parallel_context("dump_local_norm_path")), ms.get_auto_parallel_context("dump_local_norm"))

# expect: ParamInfo a True False -1 1 True
# expect: b False False
# expect: adam.b b True
# expect: '' False
