"""Cholesky, Qr, Svd and Geqrf are operators of a whole graph, with the gradients that eager calls have."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops

square = Tensor(np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]]), ms.float64)
tall = Tensor(np.array([[1.0, 2.0], [0.5, -1.0], [2.0, 0.25]]), ms.float64)
stack = Tensor(np.array([[[1.0, 2.0, 0.5], [0.25, 1.0, 3.0]], [[2.0, 0.5, 1.0], [1.5, 4.0, 0.25]]]), ms.float32)


def cholesky(x):
    return ops.cholesky(x), ops.cholesky(x, True)


def qr(x):
    return ops.qr(x) + ops.qr(x, "complete")


def svd(x):
    return ops.svd(x)


def svd_of_all(x):
    return ops.svd(x, True)


def singular_values(x):
    return (ops.svd(x, compute_uv=False),)


def geqrf(x):
    return ops.geqrf(x)


def pinv(x):
    return (ops.pinv(x),)


def norms(x):
    return ops.norm(x, "nuc", (-2, -1)), ops.norm(x, 2, (-2, -1))


for f in (cholesky, qr, svd, svd_of_all, singular_values, geqrf, pinv, norms):
    for x in (square, tall, stack) if f is not cholesky else (square,):
        eager, graph = f(x), jit(f, capture_mode="ast", fullgraph=True)(x)
        same = [bool(np.allclose(np.abs(a.asnumpy()), np.abs(b.asnumpy()), 1e-4, 1e-5)) for a, b in zip(eager, graph)]
        print(f.__name__, [a.shape for a in graph], same)


def sizes(x):
    return (ops.svd(x)[0] * Tensor([1.0, 0.5], ms.float64)).sum()


for gradient in (jit(ms.grad(sizes), fullgraph=True), ms.grad(jit(sizes))):
    print(np.round(gradient(tall).asnumpy(), 4).tolist())

# expect: cholesky [(3, 3), (3, 3)] [True, True]
# expect: qr [(3, 3), (3, 3), (3, 3), (3, 3)] [True, True, True, True]
# expect: qr [(3, 2), (2, 2), (3, 3), (3, 2)] [True, True, True, True]
# expect: qr [(2, 2, 2), (2, 2, 3), (2, 2, 2), (2, 2, 3)] [True, True, True, True]
# expect: svd [(3,), (3, 3), (3, 3)] [True, True, True]
# expect: svd [(2,), (3, 2), (2, 2)] [True, True, True]
# expect: svd [(2, 2), (2, 2, 2), (2, 3, 2)] [True, True, True]
# expect: svd_of_all [(3,), (3, 3), (3, 3)] [True, True, True]
# expect: svd_of_all [(2,), (3, 3), (2, 2)] [True, True, True]
# expect: svd_of_all [(2, 2), (2, 2, 2), (2, 3, 3)] [True, True, True]
# expect: singular_values [(3,)] [True]
# expect: singular_values [(2,)] [True]
# expect: singular_values [(2, 2)] [True]
# expect: geqrf [(3, 3), (3,)] [True, True]
# expect: geqrf [(3, 2), (2,)] [True, True]
# expect: geqrf [(2, 2, 3), (2, 2)] [True, True]
# expect: pinv [(3, 3)] [True]
# expect: pinv [(2, 3)] [True]
# expect: pinv [(2, 3, 2)] [True]
# expect: norms [(), ()] [True, True]
# expect: norms [(), ()] [True, True]
# expect: norms [(2,), (2,)] [True, True]
# expect: [[0.4219, 0.697], [0.1188, -0.3025], [0.6711, 0.1735]]
# expect: [[0.4219, 0.697], [0.1188, -0.3025], [0.6711, 0.1735]]
