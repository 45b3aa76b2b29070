# Public training scripts ask these private modules; one process without a group answers as MindSpore does.
from mindspore import Model, Tensor, nn
from mindspore._c_expression.typing import BFloat, Float
from mindspore.communication._comm_helper import _is_initialized
from mindspore.numpy.utils import _to_tensor
from mindspore.numpy.utils_const import _raise_value_error
from mindspore.parallel._cost_model_context import _set_multi_subgraphs, _set_rp_matmul_mem_coef
from mindspore.parallel._ps_context import _is_role_pserver, _is_role_sched
from mindspore.parallel._utils import _device_number_check
from mindspore.train._utils import _make_directory

print(repr(_to_tensor(1)), repr(_to_tensor((5,))), len(_to_tensor(1, 2.5)), _to_tensor((Tensor([1.0]),)).shape)
(value,) = _to_tensor((7,))
print(value, value.dtype)
try:
    _raise_value_error("not ", 3)
except ValueError as error:
    print(error)
print(_is_initialized(), _is_role_pserver(), _is_role_sched(), _set_multi_subgraphs(), _set_rp_matmul_mem_coef(0.1))
print(_device_number_check("stand_alone", 1), callable(_make_directory), Float(32), BFloat(16))
model = Model(nn.Dense(2, 2), nn.MSELoss())
print(model._keep_bn_fp32, model._parallel_mode, model._device_number, model._parameter_broadcast, model._loss_scale_manager_set)

# expect: Tensor(shape=[], dtype=Int32, value= 1) Tensor(shape=[1], dtype=Int32, value= [5]) 2 (1, 1)
# expect: 7 Int32
# expect: not 3
# expect: False False False None None
# expect: None True Float32 BFloat16
# expect: None stand_alone 1 False False
