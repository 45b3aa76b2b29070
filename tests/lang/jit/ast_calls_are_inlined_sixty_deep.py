# Calls below loops and branches become one graph, sixty deep, in every build.
import mindspore
from mindspore import Tensor, nn


class Layer(nn.Cell):
    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    def construct(self, x):
        y = x
        for i in range(1):
            if i == 0:
                y = (((self.inner(x) + 1) + 1) + 1)
        return y


class Outer(nn.Cell):
    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    @mindspore.jit
    def construct(self, x):
        return self.inner(x) * 2


def stack(depth):
    cell = nn.ReLU()
    for _ in range(depth):
        cell = Layer(cell)
    return Outer(cell)


print(stack(60)(Tensor([1.0])))


def jitted(inner):
    @mindspore.jit
    def outer(x):
        return inner(x) + 1

    return outer


f = lambda x: x * 2
for _ in range(150):
    f = jitted(f)
print(f(Tensor([1.0])))

# expect: [362.]
# expect: [152.]
