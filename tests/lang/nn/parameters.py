import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


p = Parameter(Tensor([1.0, 2.0]), name="p")
print(p, p.name, p.requires_grad, p.shape, p.dtype, isinstance(p, Tensor))
print(p + 1, 2 * p, p - p, -p, p[0], p.sum())
p.set_data(Tensor([3.0, 4.0]))
print(p.asnumpy(), p.value(), p.data is p)
p[0] = 9.0
print(p.asnumpy())
p.set_data(Tensor([5, 6], ms.int32))
print(p.asnumpy(), p.dtype)
print(Parameter(2, name="i"), Parameter(2.5, name="f"), Parameter([1, 2], name="l"), Parameter(np.ones((2, 3)), name="n"))
print(p.clone(), p.clone() is p, p.init_data(), p.has_init, p.layerwise_parallel)
show(lambda: Parameter(Tensor([1.0]), name=3))
show(lambda: ms.ParameterTuple([1]))
show(lambda: ms.ParameterTuple([Parameter(Tensor([1.0]), name="a"), Parameter(Tensor([1.0]), name="a")]))
pair = ms.ParameterTuple([Parameter(Tensor([1.0]), name="a"), Parameter(Tensor([2.0]), name="b")])
print(pair.clone(prefix="copy", init="zeros")[1], pair.clone(prefix="copy", init="zeros")[1].asnumpy())
ops.assign(p, Tensor([7.0, 8.0]))
print(p.asnumpy())

# expect: Parameter (name=p, shape=(2,), dtype=Float32, requires_grad=True) p True (2,) Float32 True
# expect: [2. 3.] [2. 4.] [0. 0.] [-1. -2.] 1.0 3.0
# expect: [3. 4.] [3. 4.] True
# expect: [9. 4.]
# expect: [5. 6.] Float32
# expect: Parameter (name=i, shape=(), dtype=Int32, requires_grad=True) Parameter (name=f, shape=(), dtype=Float32, requires_grad=True) Parameter (name=l, shape=(2,), dtype=Int64, requires_grad=True) Parameter (name=n, shape=(2, 3), dtype=Float64, requires_grad=True)
# expect: Parameter (name=p, shape=(2,), dtype=Float32, requires_grad=True) False Parameter (name=p, shape=(2,), dtype=Float32, requires_grad=True) False False
# expect: ValueError The type of the Parameter's name should be 'string' or 'None', but got <class 'int'>.
# expect: TypeError For ParameterTuple initialization, ParameterTuple input should be 'Parameter' collection, but got a <class 'list'>.
# expect: ValueError The value Parameter (name=a, shape=(1,), dtype=Float32, requires_grad=True) , its name 'a' already exists. Please set a unique name for the parameter.
# expect: Parameter (name=copy.b, shape=(1,), dtype=Float32, requires_grad=True) [0.]
# expect: [7. 8.]
