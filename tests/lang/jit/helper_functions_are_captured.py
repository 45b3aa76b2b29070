# modes: eager ast bytecode trace
from mindspore import Tensor, jit, ops

SCALE = 3


def scaled(x, by=SCALE):
    return x * by


def outer(x):
    def inner(y):
        return scaled(y) + x
    return inner(x) - 1


@jit
def f(x):
    return outer(scaled(x, by=2)) + scaled(x)


print(f(Tensor([1.0, 2.0])))

# expect: [10. 21.]
