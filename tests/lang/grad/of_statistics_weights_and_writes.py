# Gradients that MindSpore has otherwise than the derivative, and those of bases of the whole space.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops


def f32(*values):
    return Tensor(np.array(values, np.float32))


def weighted(result):
    if isinstance(result, (tuple, list)):
        return sum([weighted(part) for part in result])
    marks = np.arange(result.size).reshape(result.shape) % 7 + 1.0
    return (result * Tensor(marks.astype(np.float32))).sum()


def show(name, function, *arguments):
    try:
        found = ms.grad(lambda *x: weighted(function(*x)), tuple(range(len(arguments))))(*arguments)
    except (RuntimeError, ValueError) as error:
        print(name, type(error).__name__, str(error).split("\n")[0])
        return
    found = found if isinstance(found, tuple) else (found,)
    print(name, *[" ".join(["%.4g" % (v + 0.0) for v in g.asnumpy().ravel().tolist()]) for g in found], sep=" | ")


def variable():
    return Parameter(f32([1, 2, 3], [4, 5, 6], [7, 8, 9]), name="v")


rows, places = Tensor([0, 2], ms.int32), Tensor([[0, 1], [2, 0]], ms.int32)
x, two = f32([1, 2, 3], [4, 5, 6], [7, 8, 9]), f32([.5, 1, 4], [1, 1.5, 10])
for name in ("scatter_update", "scatter_max", "scatter_min", "scatter_add", "scatter_mul"):
    show(name, lambda y: getattr(ops, name)(variable(), rows, y), two)
for name in ("scatter_nd_update", "scatter_nd_add"):
    show(name, lambda y: getattr(ops, name)(variable(), places, y), f32(.5, 10))
show("index_add", lambda y: ops.index_add(variable(), rows, y, 0), two)
show("index_add", lambda y: ops.index_add(variable(), Tensor([0], ms.int32), y, 0), two)
twice = Tensor([[0, 1], [2, 0], [0, 1]], ms.int32)
show("mul", lambda x, y: ops.tensor_scatter_mul(x, twice, y), x, f32(.5, 10, 3))
show("div", lambda x, y: ops.tensor_scatter_div(x, twice, y), x, f32(.5, 10, 3))
show("inplace", lambda x, v: ops.inplace_add(x, v, (0, 1)), x, two)
show("fill", lambda x, v: ops.index_fill(x, 1, rows, v), x, Tensor(2.0))
show("hot", lambda a, b: ops.one_hot(rows, 3, a, b), Tensor(1.0), Tensor(0.0))
show("mod", lambda a, b: ops.Mod()(a, b), f32(-4, 5, 7.5, -3), f32(3, -3, 2, -2))
show("beta", lambda a, b, c: ops.Betainc()(a, b, c), f32(.3, .5), f32(.3, .4), f32(.2, .5))
show("zeta", ops.zeta, f32(2.5, 10.), f32(1.5, 1.))
logits = f32([.3, .7, .1], [.5, 1, .2], [.3, .9, 2])
labels = Tensor([1, 2, 1], ms.int32)
show("margin", lambda a, w: ops.multi_margin_loss(a, labels.astype(ms.int64), weight=w), logits, f32(1, 2, 3))
show("nll", lambda a, w: ops.NLLLoss()(a, labels, w), logits, f32(1, 2, 3))
norm = (f32([1, 2], [3, 5]), f32(1, 2), f32(1, 3), f32(.5, .6), f32(1.2, .7))
show("batch", lambda *a: ops.BatchNorm()(*a)[0], *norm)
layer = (f32([1, 2, 4], [3, 5, 9]), f32(1, 2, 3), f32(1, 3, 2))
show("layer", lambda *a: ops.LayerNorm()(*a), *layer)
show("layer", lambda *a: ops.LayerNorm()(*a)[1], *layer)
lower = f32([2, 0, 0], [4, 1, 0], [-1, 1, 2])
show("cholesky", ops.cholesky_inverse, lower)
show("cholesky", lambda b, a: ops.cholesky_solve(b, a), f32([1, 0, 2], [0, 1, 1], [0, 0, 1]), lower)
show("ihfft", lambda a: ops.imag(ops.ihfft(a)), f32(1, 2, 0, 3))
tall = f32([1, 2], [-4, -5], [2, 1])
even = lambda parts: [parts[0], parts[1] * parts[1], parts[2] * parts[2]]
show("svd", lambda a: even(ops.svd(a, full_matrices=True)), tall)
show("svd", lambda a: even(ops.svd(a, full_matrices=True)), tall.T)
show("svd", lambda a: ops.svd(a, full_matrices=True)[0], f32([1, 2], [-4, -5], [2, 1], [0, 3]))
spoken = f32([[.3, .6, .6], [.4, .3, .9]], [[.9, .4, .2], [.9, .9, .1]])
ctc = (Tensor(np.array([[0, 0], [1, 0]])), Tensor([2, 2], ms.int32), Tensor([2, 2], ms.int32))
for i in range(2):
    show("ctc", lambda a: ops.CTCLoss()(a, *ctc)[i], spoken)

# expect: scatter_update | 1 2 3 7 1 2
# expect: scatter_max | 1 2 3 7 1 2
# expect: scatter_min | 1 2 3 7 1 2
# expect: scatter_add RuntimeError Illegal primitive ScatterAdd's bprop not defined
# expect: scatter_mul RuntimeError Illegal primitive ScatterMul's bprop not defined
# expect: scatter_nd_update | 2 7
# expect: scatter_nd_add RuntimeError Illegal primitive ScatterNdAdd's bprop not defined
# expect: index_add | 1 2 3 7 1 2
# expect: index_add ValueError For primitive[IndexAdd], the attribute[size of indices] must be equal to 2, but got 1.
# expect: mul | 1 3 3 4 5 6 70 1 2 | 4 49 4
# expect: div | 1 1.333 3 4 5 6 0.7 1 2 | -16 -0.49 -0.4444
# expect: inplace | 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0
# expect: fill | 0 2 0 0 5 0 0 1 0 | 0
# expect: hot | 0 | 0
# expect: mod | 1 2 3 4 | 2 4 -9 -4
# expect: beta | 0 0 | 0 0 | 0.6002 1.165
# expect: zeta | 0 0 | -0.7677 -20.01
# expect: margin | 0.2222 -0.4444 0.2222 0.3333 0.3333 -0.6667 0.2222 -0.4444 0.2222 | 0 0 0
# expect: nll | 0 -0.2857 0 0 0 -0.4286 0 -0.2857 0 | 0 0 0
# expect: batch | 0.9129 4.781 2.739 9.562 | 7.303 24.38 | 4 6 | 0 0 | 0 0
# expect: layer | -0.1145 0.1718 -0.05727 -0.2291 0.3436 -0.1145 | -5.345 -1.871 12.03 | 5 7 9
# expect: layer | 0 0 0 0 0 0 | 0 0 0 | 0 0 0
# expect: cholesky | -9.266 -0.2188 -17.28 -18.64 0.5312 -31.03 -12.76 8.141 8.109
# expect: cholesky | -0.3125 -0.875 2.938 0.625 0.75 -0.875 1.375 0.25 0.875 | -17.5 0.0625 -38.91 7 1.875 15.81 -3.5 4.125 -7.562
# expect: ihfft | 0 -0.5 0 0.5
# expect: svd | -0.5729 0.8024 -0.3634 -0.6785 1.876 -0.4846
# expect: svd | -0.5729 -0.3634 1.876 0.8024 -0.6785 -0.4846
# expect: svd RuntimeError For 'Svd' gradient, not support for abs(m - n) > 1 with full_matrices is True.
# expect: ctc | 0.2703 0.3649 -0.6351 0.5628 0.5093 -1.072 0.4755 0.2884 0.0451 0.8166 0.8166 0.05687
# expect: ctc | 0 0 0 0 0 0 0 0 0 0 0 0
