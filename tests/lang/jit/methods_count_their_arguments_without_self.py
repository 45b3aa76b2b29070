# A call in a graph that gives another number of arguments: MindSpore does not count self.
from mindspore import Tensor, jit, jit_class, nn


class Net(nn.Cell):
    def add(self, a, b):
        return a + b

    @jit
    def construct(self, a):
        return self.add(a)


@jit_class
class Two:
    def add(self, a, b):
        return a + b

    def __call__(self, a, b):
        return a + b


two = Two()


@jit
def too_few(a):
    return two.add(a)


@jit
def too_many(a):
    return two.add(a, a, a)


@jit
def called(a):
    return two(a)


for f in (Net(), too_few, too_many, called):
    try:
        f(Tensor([1.0]))
    except TypeError as e:
        print(str(e).splitlines()[0])

# expect: The parameters number of the function is 2, but the number of provided arguments is 1.
# expect: The parameters number of the function is 2, but the number of provided arguments is 1.
# expect: The parameters number of the function is 2, but the number of provided arguments is 3.
# expect: The parameters number of the function is 2, but the number of provided arguments is 1.
