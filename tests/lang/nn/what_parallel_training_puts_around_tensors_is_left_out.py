"""_VirtualDataset and _VirtualOutput are nothing in a graph; helpers of distributions check and convert."""
import mindspore as ms
from mindspore import Tensor, nn
from mindspore.nn.probability.distribution._utils.custom_ops import log_generic
from mindspore.nn.probability.distribution._utils.utils import CheckTensor, CheckTuple, cast_to_tensor
from mindspore.ops.operations.comm_ops import _VirtualDataset, _VirtualOutput


class Around(nn.Cell):
    def __init__(self, primitive):
        super().__init__()
        self.primitive = primitive

    def construct(self, *tensors):
        return self.primitive(*tensors)


x = Tensor([1.0, 2.0])
for primitive in (_VirtualDataset(), _VirtualOutput()):
    try:
        primitive(x)
    except RuntimeError as error:
        print(f"Unsupported op [{primitive.name}] on CPU" in str(error))
ms.set_context(mode=ms.GRAPH_MODE)
print(Around(_VirtualDataset())(x), Around(_VirtualDataset())(x, x), Around(_VirtualOutput())(x))
ms.set_context(mode=ms.PYNATIVE_MODE)


def told(call):
    try:
        print(call())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)


for call in (lambda: CheckTensor()(x, "v"), lambda: CheckTensor()(3, "v"), lambda: CheckTuple()((1,), "v"), lambda: CheckTuple()(3, "v"),
             lambda: cast_to_tensor(3), lambda: cast_to_tensor([1, 2]), lambda: cast_to_tensor("a"), lambda: cast_to_tensor(None),
             lambda: cast_to_tensor(True), lambda: log_generic(Tensor([1.0, 0.0]))):
    told(call)
# expect: True
# expect: True
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]),) (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])) [1. 2.]
# expect: [1. 2.]
# expect: TypeError For v, input type must be a Tensor or Parameter.
# expect: (1,)
# expect: TypeError For v, input type must be a tuple.
# expect: 3.0
# expect: [1. 2.]
# expect: TypeError Unable to convert input of type <class 'str'> to a Tensor of type Float32
# expect: ValueError Input cannot be None in cast_to_tensor
# expect: TypeError Input cannot be Type Bool
# expect: [  0. -inf]
