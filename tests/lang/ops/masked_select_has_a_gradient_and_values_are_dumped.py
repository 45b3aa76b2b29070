"""masked_select passes gradients on, TensorDump writes files of NumPy; older names of mindspore.numpy."""
import os
import tempfile
import numpy as np
import mindspore as ms
import mindspore.numpy as mnp
from mindspore import Tensor, ops

x = Tensor(np.array([[1.0, -2.0, 3.0], [4.0, 5.0, -6.0]], np.float32))
print(ops.masked_select(x, x > 0))
print(ms.grad(lambda t: ops.masked_select(t * t, t > 0))(x))
print(ms.grad(lambda t: ops.masked_select(t, Tensor([True, False, True])) * 2)(x))
with tempfile.TemporaryDirectory() as folder:
    ops.TensorDump()(folder + "/a.npy", x)
    ops.tensordump(folder + "/b", x.astype(ms.int32), mode="in")
    names = sorted(os.listdir(folder))
    print(names, np.load(folder + "/" + names[1]).tolist())
for call in (lambda: ops.TensorDump("x"), lambda: ops.TensorDump()("", x), lambda: ops.TensorDump()("f", 1)):
    try:
        print(call())
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])
print(mnp.around(mnp.array([1.25, -2.5, 0.75]), 1), mnp.matrix_power(mnp.array([[1, 2], [3, 4]]), 3), mnp.PINF, mnp.NINF)
print(mnp.arctan2(mnp.array([-1, 1]), mnp.array([1, 1])), mnp.fix(mnp.array([1, -2])).dtype, mnp.positive(a=mnp.array([1])))
print(ops.reduced_shape((2, 3, 4), (0, -1)), ops.hyper_add([Tensor([1]), 2], [Tensor([3]), 4]), ops.broadcast_gradient_args((2, 1, 3), (4, 1)))
print(ops.scalar_div(x=3, y=2), ops.floordiv(input=x, other=2), ops.mixed_precision_cast(ms.float16, (Tensor([1.0]), Tensor([1]))))

# expect: [1. 3. 4. 5.]
# expect: [[ 2. -0.  6.]
# expect:  [ 8. 10. -0.]]
# expect: [[2. 0. 2.]
# expect:  [2. 0. 2.]]
# expect: ['a_float32_0.npy', 'b_int32_1.npy'] [[1, -2, 3], [4, 5, -6]]
# expect: ValueError The 'input_output' argument should be one of ['in', 'out'], but got: x
# expect: ValueError For 'TensorDump', the input argument[file] cannot be an empty string.
# expect: TypeError For 'TensorDump', the type of 'input_x' should be 'Tensor', but got type 'int'.
# expect: [ 1.2 -2.5  0.8] [[ 37  54]
# expect:  [ 81 118]] inf -inf
# expect: [-0.7853982  0.7853982] Float32 [1]
# expect: (1, 3, 1) (Tensor(shape=[1], dtype=Int64, value= [4]), 6) ((1,), (0, 2))
# expect: 1.5 [[ 0. -1.  1.]
# expect:  [ 2.  2. -3.]] (Tensor(shape=[1], dtype=Float16, value= [ 1.0000e+00]), Tensor(shape=[1], dtype=Int64, value= [1]))
