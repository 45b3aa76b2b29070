# A cell's bprop is its gradient wherever the gradient of a gradient meets it: cells made on the way, and functions that
# GRAPH_MODE leaves to the interpreter.
import mindspore as ms
from mindspore import Tensor, nn


class Cube(nn.Cell):
    def construct(self, x):
        return x * x * x

    def bprop(self, x, out, dout):
        return (x * x * x * x * dout,)


cube = Cube()


def by_global(x):
    return ms.grad(cube)(x).sum()


def by_new(x):
    return ms.grad(Cube())(x).sum()


for mode in ms.PYNATIVE_MODE, ms.GRAPH_MODE:
    ms.set_context(mode=mode)
    for function in by_global, by_new:
        print(function.__name__, ms.grad(function)(Tensor([1.0, 2.0])), ms.grad(cube)(Tensor([1.0, 2.0])), cube(Tensor([2.0])))

# expect: by_global [ 4. 32.] [ 1. 16.] [8.]
# expect: by_new [ 4. 32.] [ 1. 16.] [8.]
# expect: by_global [ 4. 32.] [ 1. 16.] [8.]
# expect: by_new [ 4. 32.] [ 1. 16.] [8.]
