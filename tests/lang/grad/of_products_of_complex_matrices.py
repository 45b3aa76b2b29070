# tolerance: 1e-4
import numpy as np
from mindspore import Tensor, ops

x = Tensor(np.array([[1 + 1j, 0.5 - 2j, 1j], [-1 + 0.25j, 2j, 3]], np.complex64))
w = Tensor(np.array([[0.5 + 1j, 2 - 1j], [1 + 1j, -0.5j], [0.25, 1 - 1j]], np.complex64))
sens = Tensor(np.array([[1, 2j], [1 - 1j, -1]], np.complex64))
along = ops.GradOperation(get_all=True, sens_param=True)


def show(values):
    for value in values:
        print(value.dtype, [[round(float(v.real), 4) + 0.0, round(float(v.imag), 4) + 0.0] for v in np.ravel(value.asnumpy())])


def product(a, b):
    return ops.matmul(a, b)


def of_transposed(a, b):
    return ops.MatMul(transpose_a=True, transpose_b=True)(a, b)


def batched(a, b):
    return ops.BatchMatMul()(a, b)


def sinc(a):
    return ops.sinc(a)


show(along(product)(x, w, sens))
show(along(of_transposed)(x.T, w.T, sens))
show(along(batched)(x.reshape(1, 2, 3), w.reshape(1, 3, 2), sens.reshape(1, 2, 2)))
show(along(sinc)(w, ops.conj(w)))
# expect: Complex64 [[-1.5, 3.0], [0.0, -1.0], [-1.75, 2.0], [-2.5, -2.5], [0.0, -2.5], [-0.75, -1.25]]
# expect: Complex64 [[-0.25, -0.25], [3.0, 2.25], [-1.5, 0.0], [-4.0, 3.0], [3.0, -4.0], [-1.0, 0.0]]
# expect: Complex64 [[-1.5, 3.0], [-2.5, -2.5], [0.0, -1.0], [0.0, -2.5], [-1.75, 2.0], [-0.75, -1.25]]
# expect: Complex64 [[-0.25, -0.25], [-1.5, 0.0], [3.0, -4.0], [3.0, 2.25], [-4.0, 3.0], [-1.0, 0.0]]
# expect: Complex64 [[-1.5, 3.0], [0.0, -1.0], [-1.75, 2.0], [-2.5, -2.5], [0.0, -2.5], [-0.75, -1.25]]
# expect: Complex64 [[-0.25, -0.25], [3.0, 2.25], [-1.5, 0.0], [-4.0, 3.0], [3.0, -4.0], [-1.0, 0.0]]
# expect: Complex64 [[-5.9919, -6.3389], [5.3377, -9.5677], [1.838, -9.7539], [-1.0441, 0.0], [-0.1932, 0.0], [1.838, 9.7539]]
