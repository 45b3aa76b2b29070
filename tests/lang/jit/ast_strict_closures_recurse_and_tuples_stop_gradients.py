# Whole graphs: a function defined in another one calls itself, and stop_gradient takes tuples and lists of tensors.
from mindspore import Tensor, jit, ops


def make():
    def factorial(n):
        if n <= 1:
            return n
        return n * factorial(n - 1)

    @jit(fullgraph=True)
    def run(x):
        return factorial(x)
    return run


def half(a):
    return ops.stop_gradient((a, a))[0] * a + ops.stop_gradient([a, a * a])[1]


@jit(fullgraph=True)
def gradient(x):
    return ops.grad(half)(x)


print(make()(Tensor(5)))
print(gradient(Tensor([1.0, 2.0])))

# expect: 120
# expect: [1. 2.]
