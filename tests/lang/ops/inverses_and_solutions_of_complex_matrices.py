# Inverses of complex matrices, and equations solved by them; the adjoint is conjugated.
import numpy as np
from mindspore import Tensor, jit, ops

a, b = np.array([[2 + 1j, 1 - 1j], [0.5j, 3 - 0.5j]]), np.array([[1 + 2j], [3 - 1j]])
X, Y = Tensor(a), Tensor(b)


def shown(v):
    v = v.asnumpy()
    print(v.dtype, v.shape, *[f"{c.real:.3f}{c.imag:+.3f}j" for c in v.reshape(-1)])


shown(ops.inverse(X))
shown(ops.inverse(Tensor(a.astype(np.complex64))))
shown(ops.inverse(Tensor(np.stack([a, a * 2j]))))
shown(X.inverse())
shown(ops.matrix_solve(X, Y))
shown(ops.matrix_solve(X, Y, adjoint=True))
shown(ops.MatrixSolve()(X, Y))
shown(ops.MatrixInverse(adjoint=True)(X))


@jit
def in_graph(v):
    return ops.inverse(v)


shown(in_graph(X))

# expect: complex128 (2, 2) 0.451-0.196j -0.118+0.196j -0.020-0.078j 0.353+0.078j
# expect: complex64 (2, 2) 0.451-0.196j -0.118+0.196j -0.020-0.078j 0.353+0.078j
# expect: complex128 (2, 2, 2) 0.451-0.196j -0.118+0.196j -0.020-0.078j 0.353+0.078j -0.098-0.225j 0.098+0.059j -0.039+0.010j 0.039-0.176j
# expect: complex128 (2, 2) 0.451-0.196j -0.118+0.196j -0.020-0.078j 0.353+0.078j
# expect: complex128 (2, 1) 0.686+1.412j 1.275-0.235j
# expect: complex128 (2, 1) 0.078+1.353j 1.255-1.020j
# expect: complex128 (2, 1) 0.686+1.412j 1.275-0.235j
# expect: complex128 (2, 2) 0.451+0.196j -0.020+0.078j -0.118-0.196j 0.353-0.078j
# expect: complex128 (2, 2) 0.451-0.196j -0.118+0.196j -0.020-0.078j 0.353+0.078j
