# Gradients of whole numbers are whole numbers; MindSpore conjugates the other operand of some complex products, of others not.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops


def gradients(f, *inputs):
    return [(str(g.dtype), np.around(g.asnumpy().astype(np.complex128), 3).tolist()) for g in ops.GradOperation(get_all=True)(lambda *t: f(*t))(*inputs)]


n, m = Tensor(np.array([1, -1, 2], np.int32)), Tensor(np.array([2, 1, -2], np.int32))
print("inv", gradients(ops.operations.Inv(), n))
print("real_div", gradients(ops.RealDiv(), n * 4, m))
print("mul_no_nan", gradients(ops.MulNoNan(), n, Tensor(np.array([0, 3, 0], np.int32))))
z, w = (Tensor(np.array([1 + 2j, 3 - 1j, 0.5j], np.complex64)), Tensor(np.array([2j, 0, 1 - 1j], np.complex64)))
print("mul_no_nan", gradients(ops.MulNoNan(), z, w))
print("cross", gradients(ops.Cross(), z, w))
square = Tensor(np.array([[1 + 1j, 2], [0.5j, 3 - 1j]], np.complex64))
print("determinant", gradients(ops.MatrixDeterminant(), square))
print("logit", ops.grad(lambda t: ops.Logit()(t))(Tensor([-0.5, 0.25, 0.75, 1.5], ms.float32)))
# expect: inv [('Int32', [(-1+0j), (-1+0j), 0j])]
# expect: real_div [('Int32', [0j, (1+0j), 0j]), ('Int32', [0j, (4+0j), 0j])]
# expect: mul_no_nan [('Int32', [0j, (3+0j), 0j]), ('Int32', [(1+0j), (-1+0j), (2+0j)])]
# expect: mul_no_nan [('Complex64', [2j, 0j, (1-1j)]), ('Complex64', [(1+2j), (3-1j), 0.5j])]
# expect: cross [('Complex64', [(-1-1j), (1+3j), -2j]), ('Complex64', [(-3-1.5j), (1-1.5j), (2+3j)])]
# expect: determinant [('Complex64', [[(2.176+2.294j), (-0.235+0.441j)], [(-1.765-0.941j), (1.353-0.412j)]])]
# expect: logit [      nan 5.3333335 5.3333335       nan]
