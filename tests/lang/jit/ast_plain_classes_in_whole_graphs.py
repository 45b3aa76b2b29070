# With fullgraph=True methods of plain classes are followed, and instances made of constants, as MindSpore does (S13 has the rest).
import mindspore as ms
from mindspore import Tensor, jit


class Scale:
    offset = 3

    def __init__(self, factor):
        self.factor = factor

    def __call__(self, x):
        return self.apply(x) * 2

    def apply(self, x):
        return x * self.factor + Scale.offset


known = Scale(5)


@jit(fullgraph=True)
def outside(x):
    return known.apply(x) + known.factor


@jit(fullgraph=True)
def inside(x):
    scale = Scale(2)
    return scale.apply(x) + scale(x)


x = Tensor([1.0, 2.0])
print(outside(x), inside(x))


@jit(fullgraph=True)
def of_a_variable(x):
    return Scale(x.sum()).apply(x)


try:
    of_a_variable(x)
except (RuntimeError, ValueError):
    print("a class takes constants only")

# expect: [13. 18.] [15. 21.]
# expect: a class takes constants only
