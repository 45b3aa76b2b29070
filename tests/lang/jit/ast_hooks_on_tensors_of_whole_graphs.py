"""Tensor.register_hook in a whole graph: gradients go through the hook, one a tensor, also of the function's argument."""
from mindspore import Tensor, jit, ops

x = Tensor([1.0, 2.0, 3.0])


def triple(g):
    return g * 3


def plus_one(g):
    return g + 1


def square(v):
    y = v * 2
    y.register_hook(triple)
    return (y * y).sum()


def argument(v):
    v.register_hook(plus_one)
    return (v * v).sum()


def two(v):
    y = v * 2
    z = y + 1
    z.register_hook(plus_one)
    w = z * z
    w.register_hook(triple)
    return w.sum()


def twice(v):
    y = v * 2
    y.register_hook(triple)
    y.register_hook(plus_one)
    return (y * y).sum()


@jit(fullgraph=True)
def gradients(v):
    return ops.grad(square)(v), ops.grad(argument)(v), ops.grad(two)(v), square(v)


@jit(fullgraph=True)
def refused(v):
    return ops.grad(twice)(v)


print(gradients(x))
for function in (square, argument, two):
    print(ops.grad(jit(function, fullgraph=True))(x.copy()))
try:
    print(refused(x))
except RuntimeError as e:
    print(str(e).split("\n")[0])

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.40000000e+01,  4.80000000e+01,  7.20000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  5.00000000e+00,  7.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.80000000e+01,  6.20000000e+01,  8.60000000e+01]), Tensor(shape=[], dtype=Float32, value= 56))
# expect: [24. 48. 72.]
# expect: [3. 5. 7.]
# expect: [38. 62. 86.]
# expect: It is not supported to register multiple hooks for a Tensor. You tensor is `y`.
