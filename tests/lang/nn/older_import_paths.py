import numpy as np
import mindspore as ms
from mindspore import context
from mindspore.common import dtype as mstype
from mindspore.common.api import _pynative_executor, jit
from mindspore.common.initializer import Normal, initializer
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.tensor import Tensor
from mindspore.nn.layer.basic import Dense
from mindspore.nn.loss import MSELoss
from mindspore.nn.optim import Adam
from mindspore.nn.wrap.cell_wrapper import WithLossCell
from mindspore.ops import composite as C
from mindspore.ops import functional as F
from mindspore.ops import operations as P
from mindspore.ops.composite import GradOperation, HyperMap
from mindspore.ops.primitive import Primitive, constexpr
from mindspore.train.serialization import load_checkpoint

context.set_context(mode=context.PYNATIVE_MODE)
x = Tensor(np.array([1.0, 2.0]), mstype.float32)
print(F.add(x, x), P.Add()(x, x), C.HyperMap()(F.square, (x, x)), P.ReduceSum(keep_dims=True)(x, 0))
print(GradOperation()(F.square)(x), ms.is_tensor(x), ms.ops.function.exp(Tensor(0.0)))
print(Dense.__name__, MSELoss.__name__, Adam.__name__, WithLossCell.__name__, _pynative_executor.sync())
print(ms.mint.add(x, 1), ms.mint.clamp(x, 0, 1.5), ms.mint.sum(x), ms.mint.max(x))

# expect: [2. 4.] [2. 4.] (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00])) [3.]
# expect: [2. 4.] True 1.0
# expect: Dense MSELoss Adam WithLossCell None
# expect: [2. 3.] [1.  1.5] 3.0 2.0
