# Decompositions and unique are computed on the host: their gradients are rules of their own, or an error, never zero in silence.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

a = np.array([[4.0, 1.0, 0.5], [1.0, 3.0, 0.25], [0.5, 0.25, 2.0]])
tall = np.array([[1.0, 2.0], [0.5, -1.0], [2.0, 0.25]])
weights = {2: Tensor(np.array([[1.0, 2.0, 3.0], [-1.0, 0.5, 2.0], [0.3, 1.0, -2.0]])), 1: Tensor([1.0, -2.0, 0.5], ms.float64)}


def weighted(x):
    part = weights[x.ndim]
    return (x * part[tuple([slice(0, n) for n in x.shape])]).sum()


def by_differences(f, at, step=1e-6):
    numbers = np.zeros(at.shape)
    for place in np.ndindex(at.shape):
        up, down = at.copy(), at.copy()
        up[place] += step
        down[place] -= step
        numbers[place] = (float(f(Tensor(up))) - float(f(Tensor(down)))) / (2 * step)
    return numbers


functions = {
    "s": lambda x: weighted(ops.svd(x, compute_uv=False)), "s of three": lambda x: weighted(ops.svd(x)[0]),
    "u": lambda x: weighted(ops.abs(ops.svd(x)[1])), "v": lambda x: weighted(ops.abs(ops.svd(x)[2])),
    "all": lambda x: sum(weighted(part ** 2) for part in ops.svd(x)), "pinv": lambda x: weighted(ops.pinv(x)),
}
for name, f in functions.items():
    step, near = (1e-2, 2e-3) if name in ("nuclear", "spectral", "cond") else (1e-6, 1e-4)  # those norms are float32
    print(name, [bool(np.allclose(ms.grad(f)(Tensor(at)).asnumpy(), by_differences(f, at, step), near, 1e-4 if step > 1e-3 else 1e-6))
                 for at in (a, tall, tall.T.copy())])
# Norms by singular values are float32 whatever they are taken of, too coarse for differences.
sizes = {"nuclear": (lambda x: ops.norm(x, "nuc"), lambda s: s.sum()), "spectral": (lambda x: ops.norm(x, 2), lambda s: s[0]),
         "cond": (ops.cond, lambda s: s[0] / s[-1])}
for name, (norm, of) in sizes.items():
    print(name, [bool(np.allclose(ms.grad(norm)(Tensor(at)).asnumpy(), ms.grad(lambda x: of(ops.svd(x)[0]))(Tensor(at)).asnumpy(), 1e-4,
                                  1e-5)) for at in (a, tall)], norm(Tensor(a)).dtype)
for upper in (False, True):
    gradient = ms.grad(lambda x: weighted(ops.cholesky(x, upper)))(Tensor(a)).asnumpy()
    numbers = by_differences(lambda x: weighted(ops.cholesky((x + x.T) / 2, upper)), a)
    print("cholesky", upper, bool(np.allclose(gradient, numbers, 1e-4, 1e-6)))
for name, f in {"qr": lambda x: ops.qr(x)[1].sum(), "geqrf": lambda x: ops.geqrf(x)[0].sum()}.items():
    try:
        ms.grad(f)(Tensor(a))
    except RuntimeError as e:
        print(name, e)
x = Tensor([3.0, 1.0, 3.0, 2.0])
print(ms.grad(lambda x: (ops.unique(x)[0] * Tensor([1.0, 10.0, 100.0])).sum())(x))
# expect: s [True, True, True]
# expect: s of three [True, True, True]
# expect: u [True, True, True]
# expect: v [True, True, True]
# expect: all [True, True, True]
# expect: pinv [True, True, True]
# expect: nuclear [True, True] Float32
# expect: spectral [True, True] Float32
# expect: cond [True, True] Float32
# expect: cholesky False True
# expect: cholesky True True
# expect: qr Illegal primitive Qr's bprop not defined
# expect: geqrf Illegal primitive Geqrf's bprop not defined
# expect: [  1.  10.   1. 100.]
