# tolerance: 1e-4
# Determinants beyond the dtype have a logarithm; those of complex and half matrices, and gradients.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

ms.set_context(pynative_synchronize=True)
a = Tensor(np.array([[2.0, -1.0, 0.5], [0.25, 1.5, -2.0], [1.0, 0.5, 3.0]], np.float32))
c = Tensor(np.array([[1 + 2j, -1.0], [0.5j, 2 - 1j]], np.complex64))
wide = Tensor(np.eye(50, dtype=np.float32) * 100)
singular = Tensor(np.ones((2, 2), np.float32))


def size(x):
    return ops.slogdet(x)[1]


CALLS = """
ops.slogdet(wide)
ops.slogdet(-wide[:3, :3])
ops.slogdet(singular)
ops.slogdet(ops.stack((a, -a)))
ops.slogdet(c)
ops.slogdet(c.astype(ms.complex128))
ops.slogdet(a.astype(ms.float16))
ops.LogMatrixDeterminant()(a)
ops.det(c)
ops.det(a.astype(ms.float16))
ops.logdet(c)
ops.logdet(a.astype(ms.float16))
ops.cholesky((a @ a.T).astype(ms.float16))
ops.round(ops.real(ops.inverse(c)) * 1000), ops.round(ops.imag(ops.inverse(c)) * 1000)
ops.imag(ops.inverse(ops.stack((c, c.T)).astype(ms.complex128)))
ops.imag(ops.orgqr(Tensor(np.array([[1 + 1j, 2.0], [0.5j, 1.0], [1.0, -1j]], np.complex64)), Tensor(np.array([0.5, 0.25 + 0.5j], np.complex64))))
ops.lstsq(a[:, :2].astype(ms.float16), a[:, 2:].astype(ms.float16))
ms.grad(lambda x: ops.slogdet(x)[1])(a)
ms.grad(lambda x: ops.slogdet(x)[1].sum())(ops.stack((a, a + 1)))
ms.vmap(size)(ops.stack((a, a + 1)))
ms.jit(ops.slogdet)(a)
ops.slogdet(Tensor(np.ones((2, 3), np.float32)))
"""

for call in CALLS.strip().splitlines():
    try:
        print(call, "=>", eval(call))
    except Exception as e:
        print(call, "=>", type(e).__name__, str(e).split("\n\n---")[0].replace("\n", "\\n")[:300])

# expect: ops.slogdet(wide) => (Tensor(shape=[], dtype=Float32, value= 1), Tensor(shape=[], dtype=Float32, value= 230.259))
# expect: ops.slogdet(-wide[:3, :3]) => (Tensor(shape=[], dtype=Float32, value= -1), Tensor(shape=[], dtype=Float32, value= 13.8155))
# expect: ops.slogdet(singular) => (Tensor(shape=[], dtype=Float32, value= 0), Tensor(shape=[], dtype=Float32, value= -inf))
# expect: ops.slogdet(ops.stack((a, -a))) => (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00, -1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.56974554e+00,  2.56974554e+00]))
# expect: ops.slogdet(c) => (Tensor(shape=[], dtype=Complex64, value= 0.752577+0.658505j), Tensor(shape=[], dtype=Complex64, value= 1.67055+0j))
# expect: ops.slogdet(c.astype(ms.complex128)) => (Tensor(shape=[], dtype=Complex128, value= 0.752577+0.658505j), Tensor(shape=[], dtype=Complex128, value= 1.67055+0j))
# expect: ops.slogdet(a.astype(ms.float16)) => (Tensor(shape=[], dtype=Float16, value= 1), Tensor(shape=[], dtype=Float16, value= 2.57031))
# expect: ops.LogMatrixDeterminant()(a) => (Tensor(shape=[], dtype=Float32, value= 1), Tensor(shape=[], dtype=Float32, value= 2.56975))
# expect: ops.det(c) => (4+3.5j)
# expect: ops.det(a.astype(ms.float16)) => 13.06
# expect: ops.logdet(c) => (1.6705468+0.71883j)
# expect: ops.logdet(a.astype(ms.float16)) => 2.57
# expect: ops.cholesky((a @ a.T).astype(ms.float16)) => [[ 2.291  0.     0.   ]
# expect:  [-0.873  2.355  0.   ]
# expect:  [ 1.31  -1.637  2.42 ]]
# expect: ops.round(ops.real(ops.inverse(c)) * 1000), ops.round(ops.imag(ops.inverse(c)) * 1000) => (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.59000000e+02,  1.42000000e+02],
# expect:  [-6.20000000e+01,  3.89000000e+02]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[-3.89000000e+02, -1.24000000e+02],
# expect:  [-7.10000000e+01,  1.59000000e+02]]))
# expect: ops.imag(ops.inverse(ops.stack((c, c.T)).astype(ms.complex128))) => [[[-0.38938053 -0.12389381]
# expect:   [-0.07079646  0.15929204]]
# expect:
# expect:  [[-0.38938053 -0.07079646]
# expect:   [-0.12389381  0.15929204]]]
# expect: ops.imag(ops.orgqr(Tensor(np.array([[1 + 1j, 2.0], [0.5j, 1.0], [1.0, -1j]], np.complex64)), Tensor(np.array([0.5, 0.25 + 0.5j], np.complex64)))) => [[ 0.      0.0625]
# expect:  [-0.25   -0.3125]
# expect:  [ 0.      0.3125]]
# expect: ops.lstsq(a[:, :2].astype(ms.float16), a[:, 2:].astype(ms.float16)) => [[ 0.608]
# expect:  [-0.376]]
# expect: ms.grad(lambda x: ops.slogdet(x)[1])(a) => [[ 0.42105263 -0.21052633 -0.10526316]
# expect:  [ 0.24880384  0.42105263 -0.15311006]
# expect:  [ 0.0956938   0.3157895   0.24880382]]
# expect: ms.grad(lambda x: ops.slogdet(x)[1].sum())(ops.stack((a, a + 1))) => [[[ 0.42105263 -0.21052633 -0.10526316]
# expect:   [ 0.24880384  0.42105263 -0.15311006]
# expect:   [ 0.0956938   0.3157895   0.24880382]]
# expect:
# expect:  [[ 0.38574424 -0.23480085 -0.1048218 ]
# expect:   [ 0.0754717   0.3018868  -0.1509434 ]
# expect:   [-0.12578617  0.16352202  0.25157234]]]
# expect: ms.vmap(size)(ops.stack((a, a + 1))) => [2.5697455 3.3949277]
# expect: ms.jit(ops.slogdet)(a) => (Tensor(shape=[], dtype=Float32, value= 1), Tensor(shape=[], dtype=Float32, value= 2.56975))
# expect: ops.slogdet(Tensor(np.ones((2, 3), np.float32))) => ValueError For primitive[LogMatrixDeterminant], the row size must be equal to 2, but got 3.
