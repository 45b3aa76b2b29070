# D4: a graph runs what eager calls run: a construct that was given to one Cell, not that of its class. MindSpore 2.7.0 refuses a
# plain function there (by hand).
import types

import mindspore as ms
from mindspore import Tensor, jit, nn


class Add(nn.Cell):
    def construct(self, x):
        return x + 1


class Outer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.add = Add()

    def construct(self, x):
        return self.add(x) * 2


def hundredfold(x):
    return x * 100


def minus(self, x):
    return x - 1


plain, bound, jitted = Outer(), Outer(), Outer()
plain.add.construct = hundredfold
bound.add.construct = types.MethodType(minus, bound.add)
jitted.add.construct = jit(jitted.add.construct)


@jit
def run(x):
    return plain(x), bound(x), jitted(x)


x = Tensor([1.0, 2.0])
print(run(x))
ms.set_context(mode=ms.GRAPH_MODE)
print(plain(x), bound(x), jitted(x))

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+02,  4.00000000e+02]), Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  6.00000000e+00]))
# expect: [200. 400.] [0. 2.] [4. 6.]
