# tolerance: 1e-5
# What is written to a variable becomes its dtype, or is refused; parameters of normalisations have dtypes of their own.
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, ops

ms.set_context(pynative_synchronize=True)
v = np.arange(6).reshape(2, 3)
rows, places = Tensor([1, 0], ms.int32), Tensor([[1], [0]], ms.int32)


def f(dtype=np.float32):
    return Parameter(Tensor(v.astype(dtype)))


def g(dtype=np.float32, shape=(2, 3)):
    return Tensor((np.arange(int(np.prod(shape))).reshape(shape) * 2 + 1).astype(dtype))


x = Tensor(np.array([[1.0, 2.0, 4.0], [0.5, -1.0, 3.0]], np.float32))
CALLS = """
ops.scatter_update(f(), rows, g(np.int32))
ops.scatter_update(f(), rows, g(np.float16))
ops.scatter_update(f(np.int32), rows, g(np.uint8))
ops.scatter_update(f(np.int32), rows, g(np.int64))
ops.scatter_add(f(), rows, g(np.int32))
ops.ScatterSub()(f(np.int64), rows, g(np.int32))
ops.scatter_nd_add(f(), places, g(np.int32))
ops.scatter_nd_update(f(), places, g(np.int64))
ops.assign(f(), g(np.int32))
ops.assign(f(np.int32), g())
ops.assign_add(f(), g(np.int32))
ops.assign_add(f(), g(np.float64))
ops.LayerNorm(-1, -1)(x, g(np.float64, (3,)), g(np.float32, (3,)))[0]
ops.LayerNorm(-1, -1)(x.astype(ms.float64), g(np.float32, (3,)), g(np.float32, (3,)))[0]
ops.LayerNorm(-1, -1)(x, g(np.float16, (3,)), g(np.float16, (3,)))[0]
"""

for call in CALLS.strip().splitlines():
    try:
        print(call, "=>", eval(call))
    except Exception as e:
        print(call, "=>", type(e).__name__, str(e).split("\n\n---")[0].replace("\n", "\\n")[:300])

# expect: ops.scatter_update(f(), rows, g(np.int32)) => [[ 7.  9. 11.]
# expect:  [ 1.  3.  5.]]
# expect: ops.scatter_update(f(), rows, g(np.float16)) => [[ 7.  9. 11.]
# expect:  [ 1.  3.  5.]]
# expect: ops.scatter_update(f(np.int32), rows, g(np.uint8)) => [[ 7  9 11]
# expect:  [ 1  3  5]]
# expect: ops.scatter_update(f(np.int32), rows, g(np.int64)) => TypeError Data type conversion is not supported for a 'Parameter', nor for the input tensor of an in-place operator, the argument[x]'s data type of primitive[ScatterUpdate] is Int32, which cannot be converted to data type Int64 automatically.
# expect: ops.scatter_add(f(), rows, g(np.int32)) => [[ 7. 10. 13.]
# expect:  [ 4.  7. 10.]]
# expect: ops.ScatterSub()(f(np.int64), rows, g(np.int32)) => [[-7 -8 -9]
# expect:  [ 2  1  0]]
# expect: ops.scatter_nd_add(f(), places, g(np.int32)) => [[ 7. 10. 13.]
# expect:  [ 4.  7. 10.]]
# expect: ops.scatter_nd_update(f(), places, g(np.int64)) => [[ 7.  9. 11.]
# expect:  [ 1.  3.  5.]]
# expect: ops.assign(f(), g(np.int32)) => [[ 1.  3.  5.]
# expect:  [ 7.  9. 11.]]
# expect: ops.assign(f(np.int32), g()) => TypeError Data type conversion is not supported for a 'Parameter', nor for the input tensor of an in-place operator, so data type Int32, which cannot be converted to data type Float32 automatically.
# expect: ops.assign_add(f(), g(np.int32)) => [[ 1.  4.  7.]
# expect:  [10. 13. 16.]]
# expect: ops.assign_add(f(), g(np.float64)) => TypeError Data type conversion is not supported for a 'Parameter', nor for the input tensor of an in-place operator, so data type Float32, which cannot be converted to data type Float64 automatically.
# expect: ops.LayerNorm(-1, -1)(x, g(np.float64, (3,)), g(np.float32, (3,)))[0] => [[-0.06904483  2.1982164  11.681531  ]
# expect:  [ 0.7979695  -0.33350325 11.565991  ]]
# expect: ops.LayerNorm(-1, -1)(x.astype(ms.float64), g(np.float32, (3,)), g(np.float32, (3,)))[0] => [[-0.06904483  2.19821644 11.68153095]
# expect:  [ 0.79796952 -0.33350325 11.5659914 ]]
# expect: ops.LayerNorm(-1, -1)(x, g(np.float16, (3,)), g(np.float16, (3,)))[0] => [[-0.06904483  2.1982164  11.681531  ]
# expect:  [ 0.7979695  -0.33350325 11.565991  ]]
