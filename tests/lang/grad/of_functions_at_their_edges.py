# tolerance: 1e-5
import mindspore as ms
import numpy as np
from mindspore import Tensor, ops


def show(function, *operands):
    try:
        results = function(*operands)
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])
        return
    for result in results if isinstance(results, tuple) else (results,):
        print(result.dtype, result.asnumpy().tolist())


grads = ops.GradOperation(get_all=True)
along = ops.GradOperation(get_all=True, sens_param=True)
x = Tensor(np.array([0.0, 0.0, 2.0, -1.0], np.float32))
y = Tensor(np.array([0.5, 3.0, 0.25, 2.0], np.float32))
show(grads(ops.xlogy), x, y)
show(grads(ops.acosh), Tensor(np.array([2.0, 1.0, 0.5, -3.0], np.float32)))
show(grads(ops.nextafter), x, y)
z = Tensor(np.array([1 + 2j, 3 - 4j], np.complex64))
show(along(ops.abs), z, Tensor(np.array([0.5 - 1j, 2 + 2j], np.complex64)))
for dtype in (ms.uint16, ms.uint64, ms.int32):
    a, b = Tensor([4, 2, 9], dtype), Tensor([4, 6, 1], dtype)
    show(along(lambda a, b: ops.maximum(a, b)), a, b, Tensor([2, 4, 6], dtype))
show(along(lambda a, b: ops.bias_add(a, b)), Tensor(np.ones((2, 3), np.int32)), Tensor(np.ones(3, np.int32)), Tensor(np.arange(6).reshape(2, 3), ms.int32))
show(ops.grad(lambda a: a * 2, ()), x)
show(ops.value_and_grad(lambda a: a * 2, ()), x)
# expect: Float32 [-0.6931471824645996, 1.0986123085021973, -1.3862943649291992, 0.6931471824645996]
# expect: Float32 [0.0, 0.0, 8.0, -0.5]
# expect: Float32 [0.5773502588272095, inf, nan, nan]
# expect: Float32 [1.0, 1.0, 1.0, 1.0]
# expect: Float32 [0.0, 0.0, 0.0, 0.0]
# expect: Complex64 [(1.1180340051651+0j), (2.8000001907348633-0.3999999761581421j)]
# expect: TypeError Select CPU operator[Maximum] fail! Unsupported data type!
# expect: UInt64 [1, 0, 6]
# expect: UInt64 [1, 4, 0]
# expect: Int32 [1, 0, 6]
# expect: Int32 [1, 4, 0]
# expect: Int32 [[0, 1, 2], [3, 4, 5]]
# expect: Int32 [3, 5, 7]
# expect: RuntimeError grad_position should not be empty when grad by position!
# expect: RuntimeError grad_position should not be empty when grad by position!
