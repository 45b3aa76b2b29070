# Primitives that MindSpore keeps in _inner_ops: casts of structures, axes of broadcast gradients, what is constant.
import numpy as np
import mindspore as ms
from mindspore import Parameter, ParameterTuple, Tensor
from mindspore.common.initializer import initializer
from mindspore.ops.operations import _inner_ops as inner

x = Tensor(np.arange(6).reshape((2, 3)).astype(np.float32))
print([part.dtype for part in inner.MixedPrecisionCast()(ms.float16, (x, Tensor([1])))])
print(inner.DynamicBroadcastGradientArgs()(Tensor([2, 1]), Tensor([1, 3])), [len(axes) for axes in inner.DynamicBroadcastGradientArgs()((2,), (2,))])
print(inner.IsConstant()(3))
p = Parameter(x, name="p")
for call in (lambda: inner.SameTypeShape()(x, x[0]), lambda: inner.SameTypeShape()(x, x.astype(ms.int32)), lambda: initializer([1], (0, 2)),
             lambda: initializer(x, (3, 3)), lambda: len(ParameterTuple((p, p))), lambda: ParameterTuple((p, Parameter(x, name="p"))),
             lambda: p.set_data(Tensor([1.0]), slice_shape=True).sliced):
    try:
        print(call())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, str(error).replace("\n", " ")[:150])
# expect: [mindspore.float16, mindspore.int64]
# expect: (Tensor(shape=[1], dtype=Int64, value= [1]), Tensor(shape=[1], dtype=Int64, value= [0])) [0, 0]
# expect: True
# expect: ValueError For 'SameTypeShape', the x shape should be = y shape: (3,), but got (2, 3).
# expect: TypeError For 'SameTypeShape', the x dtype should be = y dtype: Int32, but got Float32.
# expect: TypeError For 'initializer', the type of the 'init' argument should be 'Tensor', 'number', 'string' or 'initializer', but got <class 'list'>.
# expect: ValueError For 'initializer', the shape of the 'init' argument should be same as the argument 'shape', but got the 'init' shape [2, 3] and the 'shape' (3, 3).
# expect: 2
# expect: ValueError The value Parameter (name=p, shape=(2, 3), dtype=Float32, requires_grad=True) , its name 'p' already exists. Please set a unique name for the paramete
# expect: True
