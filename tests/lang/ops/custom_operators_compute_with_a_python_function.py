import mindspore as ms
import numpy as np
from mindspore import Tensor, ops

seen = []


def added(a, b):
    seen.append((type(a).__name__, type(b).__name__))
    return a + b


def two(a):
    return a * 2, a + 1


def backwards(a, b, out, dout):
    return dout * 3, dout * 4


x, y = Tensor([1.0, 2.0]), Tensor([3.0, 4.0])
op = ops.Custom(added, out_shape=lambda a, b: a, out_dtype=lambda a, b: a, func_type="pyfunc")
print(op(x, y), seen, type(op).__name__, op.name, ops.Custom(added, (2,), ms.float32, "pyfunc")(x, y))
print(ops.Custom(two, lambda a: (a, a), lambda a: (a, a), "pyfunc")(x))
taught = ops.Custom(added, lambda a, b: a, lambda a, b: a, "pyfunc", bprop=backwards)
print(ms.grad(lambda a, b: taught(a, b).sum(), (0, 1))(x, y))
try:
    ms.grad(lambda a, b: op(a, b).sum(), (0, 1))(x, y)
except RuntimeError as e:
    print(str(e).split("\n")[0])
try:
    ops.Custom(added, func_type="xx")
except ValueError as e:
    print(str(e)[-90:])


@ms.jit
def twice(a, b):
    return op(a, b) * 2


print(twice(x, y))

# expect: [4. 6.] [('ndarray', 'ndarray'), ('ndarray', 'ndarray')] Custom Custom [4. 6.]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  4.00000000e+00]))
# expect: Illegal primitive Custom's bprop not defined
# expect:  'func_type' must be one of ['hybrid', 'akg', 'tbe', 'aicpu', 'aot', 'pyfunc'], but got xx
# expect: [ 8. 12.]
