# Names below MindSpore's public ones that its own and its users' programs import: classes of types, the registry of operators,
# constructors that keep their arguments, and the modules in which layers and optimizers stand.
import mindspore as ms
from mindspore import Tensor, nn, mint
from mindspore._c_expression import COOTensor, CSRTensor, MSContext, TensorPy, security, typing
from mindspore._extends import cell_attr_register
from mindspore.common import dtype as mstype
from mindspore.common._register_for_tensor import tensor_operator_registry
from mindspore.common._stub_tensor import StubTensor
from mindspore.common.api import _convert_python_data, set_recursion_limit
from mindspore.common.dtype import Bool, Float, Int, QuantDtype, _dtype_to_nptype, _pytype_to_dtype, type_size_in_bytes
from mindspore.common.parameter import PARAMETER_NAME_DEFAULT
from mindspore.context import _get_mode
from mindspore.experimental.optim.adam import Adam
from mindspore.hal.memory import memory_summary
from mindspore.mint.optim.adamw import AdamW
from mindspore.nn.optim.optimizer import opt_init_args_register
from mindspore.nn.probability.bijector.softplus import Softplus
from mindspore.nn.probability.distribution.normal import Normal
from mindspore.nn.wrap.loss_scale import _grad_scale
from mindspore.ops import functional as F
from mindspore.ops.composite.base import _Vmap
from mindspore.runtime.stream import Stream

print(typing.Float(32) == ms.float32, Int(64), Bool())
print(isinstance(ms.float32, typing.Float), isinstance(ms.float32, Float), isinstance(ms.bfloat16, typing.Float))
print(isinstance(ms.int32, typing.Number), isinstance(ms.bool_, typing.Number), isinstance(ms.uint8, typing.Int))
print(isinstance(ms.string, typing.String), isinstance(ms.float32, typing.Type), str(typing.Float()))
print(typing.is_subclass(ms.float32, ms.number), typing.str_to_type("float32"), typing.kInt8)
print(_dtype_to_nptype(ms.int8), _pytype_to_dtype(float), type_size_in_bytes(ms.float64))
print(mstype.int, mstype.float, mstype.bool, QuantDtype.__name__)
print(isinstance(Tensor(1), TensorPy), isinstance(Tensor(1), StubTensor), repr(MSContext.get_instance().get_ascend_soc_version()))
print(security.enable_security(), PARAMETER_NAME_DEFAULT, _get_mode(), _convert_python_data([1]))
print(tensor_operator_registry.get("add")(Tensor(1), 2), F.tensor_operator_registry is tensor_operator_registry)
try:
    tensor_operator_registry.get("nope")
except AttributeError as error:
    print(error)


class Kept:
    @opt_init_args_register
    def __init__(self, a, b=2, **options):
        self.c = sorted(self.init_args)


print(Kept(1).init_args, Kept(1, b=3, d=4).c)
print(_grad_scale(Tensor(4.0), Tensor([2.0, 8.0])))


def twice(x):
    return x * 2


print(_Vmap()(twice, 0, 0)(Tensor([1, 2])))
print(Adam is ms.experimental.optim.Adam, AdamW is mint.optim.AdamW, Normal is nn.probability.distribution.Normal, Stream is ms.runtime.Stream)
print(Softplus.__name__, cell_attr_register.__name__, callable(memory_summary), callable(set_recursion_limit), ms.FileWriter.__name__)

# expect: True Int64 Bool
# expect: True True False
# expect: True True False
# expect: True True Float
# expect: True Float32 Int8
# expect: <class 'numpy.int8'> Float64 8
# expect: Int32 Float32 Bool QuantDtype
# expect: True False ''
# expect: False Parameter 1 [1]
# expect: 3 True
# expect: 'Registry' object has no attribute 'nope'
# expect: {'a': 1, 'b': 2, 'options': {}} ['a', 'b', 'options']
# expect: [0.5 2. ]
# expect: [2 4]
# expect: True True True True
# expect: Softplus cell_attr_register True True FileWriter
