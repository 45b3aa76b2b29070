# Householder's q and r with a real diagonal; singular values, and vectors that give the matrix back; norms see the real part.
import numpy as np
import mindspore as ms
import mindspore.numpy as mnp
from mindspore import Tensor, ops

tall = np.array([[1 + 2j, 2 - 1j, 0.5j], [3, -1 + 1j, 2], [1j, 1, -2 + 0.5j], [2, 1 - 1j, 1]])


def shown(x):
    return [("%.3f" % (v.real + 0.0), "%.3f" % (v.imag + 0.0)) for v in np.round(x.asnumpy().ravel(), 4).tolist()]


for kind in (np.complex64, np.complex128):
    for values in (tall, tall.T, tall[:3], np.stack([tall, tall * 1j])):
        x = Tensor(values.astype(kind))
        for mode in ("reduced", "complete"):
            q, r = ops.qr(x, mode)
            print(q.dtype, q.shape, r.shape, bool(np.allclose(q.asnumpy() @ r.asnumpy(), values, atol=1e-5)))
        for full in (False, True):
            s, u, v = [part.asnumpy() for part in ops.svd(x, full)]
            n = s.shape[-1]
            back = (u[..., :n] * s[..., None, :]) @ np.conj(np.swapaxes(v[..., :n], -1, -2))
            units = [bool(np.allclose(np.conj(np.swapaxes(m, -1, -2)) @ m, np.eye(m.shape[-1]), atol=1e-5)) for m in (u, v)]
            print(s.dtype, u.shape, v.shape, bool(np.allclose(back, values, atol=1e-5)), units)
q, r = ops.qr(Tensor(tall.astype(np.complex64)))
print(shown(q))
print(shown(r))
print(shown(ops.svd(Tensor(tall), compute_uv=False)))
for order in ("nuc", 2):
    found = ops.matrix_norm(Tensor(tall.astype(np.complex64)), order)
    print(order, found.dtype, "%.4f" % float(found.asnumpy()))
try:
    ms.grad(lambda x: ops.real(ops.svd(x)[0]).sum())(Tensor(tall))
except TypeError:
    print("no gradient")

# Slices of one number along the only axis, and extremes that keep all axes.
print(ops.renorm(Tensor([-3.0, 0.5, 2.0]), 2, 0, 1.0), mnp.max(Tensor(np.ones((2, 3), np.float32)), None, True).shape)

# expect: Complex64 (4, 3) (3, 3) True
# expect: Complex64 (4, 4) (4, 3) True
# expect: complex64 (4, 3) (3, 3) True [True, True]
# expect: complex64 (4, 4) (3, 3) True [True, True]
# expect: Complex64 (3, 3) (3, 4) True
# expect: Complex64 (3, 3) (3, 4) True
# expect: complex64 (3, 3) (4, 3) True [True, True]
# expect: complex64 (3, 3) (4, 4) True [True, True]
# expect: Complex64 (3, 3) (3, 3) True
# expect: Complex64 (3, 3) (3, 3) True
# expect: complex64 (3, 3) (3, 3) True [True, True]
# expect: complex64 (3, 3) (3, 3) True [True, True]
# expect: Complex64 (2, 4, 3) (2, 3, 3) True
# expect: Complex64 (2, 4, 4) (2, 4, 3) True
# expect: complex64 (2, 4, 3) (2, 3, 3) True [True, True]
# expect: complex64 (2, 4, 4) (2, 3, 3) True [True, True]
# expect: Complex128 (4, 3) (3, 3) True
# expect: Complex128 (4, 4) (4, 3) True
# expect: complex128 (4, 3) (3, 3) True [True, True]
# expect: complex128 (4, 4) (3, 3) True [True, True]
# expect: Complex128 (3, 3) (3, 4) True
# expect: Complex128 (3, 3) (3, 4) True
# expect: complex128 (3, 3) (4, 3) True [True, True]
# expect: complex128 (3, 3) (4, 4) True [True, True]
# expect: Complex128 (3, 3) (3, 3) True
# expect: Complex128 (3, 3) (3, 3) True
# expect: complex128 (3, 3) (3, 3) True [True, True]
# expect: complex128 (3, 3) (3, 3) True [True, True]
# expect: Complex128 (2, 4, 3) (2, 3, 3) True
# expect: Complex128 (2, 4, 4) (2, 4, 3) True
# expect: complex128 (2, 4, 3) (2, 3, 3) True [True, True]
# expect: complex128 (2, 4, 4) (2, 3, 3) True [True, True]
# expect: [('-0.229', '-0.459'), ('0.520', '-0.215'), ('0.171', '-0.257'), ('-0.688', '0.000'), ('-0.287', '0.609'), ('-0.063', '-0.050'), ('0.000', '-0.229'), ('0.251', '0.018'), ('-0.914', '0.094'), ('-0.459', '0.000'), ('0.376', '-0.161'), ('0.219', '-0.083')]
# expect: [('-4.359', '0.000'), ('0.229', '1.147'), ('-2.179', '-0.573'), ('0.000', '0.000'), ('2.938', '0.000'), ('-0.797', '-0.636'), ('0.000', '0.000'), ('0.000', '0.000'), ('1.839', '0.000')]
# expect: [('5.199', '0.000'), ('3.041', '0.000'), ('1.489', '0.000')]
# expect: nuc Float32 8.6069
# expect: 2 Float32 4.4674
# expect: no gradient
# expect: [-1.   0.5  1. ] (1, 1)
