# The programs of seed 004 on jit_class: attributes, nesting, methods, creation and calls of instances inside graphs, and the two
# errors. Our own copy, in one file.
# by hand: the texts of the errors are those of the seed (spec row S4), of which MindSpore 2.7 prints a later form
import numpy as np
import mindspore as ms
import mindspore.nn as nn

ms.set_context(mode=ms.GRAPH_MODE)
x = ms.Tensor(2, dtype=ms.int32)
y = ms.Tensor(3, dtype=ms.int32)


@ms.jit_class
class Valued:
    value = ms.Tensor(np.array([1, 2, 3]))


class UsesAttribute(nn.Cell):
    def construct(self):
        return Valued().value


print(UsesAttribute()())


def decorate_a_cell():
    @ms.jit_class
    class Net(nn.Cell):
        def construct(self, x):
            return x

    return Net()(x)


try:
    decorate_a_cell()
except TypeError as error:
    print("TypeError:", error)


@ms.jit_class
class Inner:
    def __init__(self):
        self.value = ms.Tensor(np.array([1, 2, 3]))


@ms.jit_class
class Outer:
    def __init__(self):
        self.inner = Inner()


class UsesNesting(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner_net = Outer()

    def construct(self):
        out = self.inner_net.inner.value
        return out


print(UsesNesting()())


@ms.jit_class
class Acting:
    def __init__(self, val):
        self.number = val

    def act(self, x, y):
        return self.number * (x + y)


class UsesMethod(nn.Cell):
    def __init__(self):
        super().__init__()
        self.inner_net = Acting(2)

    def construct(self, x, y):
        return self.inner_net.number + self.inner_net.act(x, y)


print(UsesMethod()(x, y))


@ms.jit_class
class Created:
    def __init__(self, val):
        self.number = val + 3


class UsesCreation(nn.Cell):
    def construct(self):
        net = Created(2)
        return net.number


print(UsesCreation()())


@ms.jit_class
class Called:
    def __init__(self, number):
        self.number = number

    def __call__(self, x, y):
        return self.number * (x + y)


class UsesCall(nn.Cell):
    def construct(self, x, y):
        net = Called(2)
        out = net(x, y)
        return out


print(UsesCall()(x, y))


@ms.jit_class
class InnerNet:
    def __init__(self, number):
        self.number = number


class CallsWithout(nn.Cell):
    def construct(self, x, y):
        net = InnerNet(2)
        out = net(x, y)
        return out


try:
    print(CallsWithout()(x, y))
except ValueError as error:
    print("ValueError:", str(error).split("\n")[0])


class Child(Acting):
    def twice(self, x):
        return self.act(x, x)


class UsesInheritance(nn.Cell):
    def construct(self, x):
        return Child(5).twice(x)


print(UsesInheritance()(x))
