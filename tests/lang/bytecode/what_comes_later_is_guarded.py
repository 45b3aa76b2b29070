# modes: eager bytecode trace
# by hand: 2.7.0 keeps the methods of the first call
# A class that had no __getattr__, and a cell that had no construct of its own, may get one.
from mindspore import Tensor, jit, nn


class Plain:
    pass


class Net(nn.Cell):
    def construct(self, x):
        return x + 1


plain, net = Plain(), Net()


@jit
def attribute(x):
    return x * getattr(plain, "missing", 0) + hasattr(plain, "other")


@jit
def called(x):
    return net(x)


x = Tensor([1.0, 2.0])
print(attribute(x), called(x))
Plain.__getattr__ = lambda self, name: len(name)
net.construct = lambda v: v * 10
print(attribute(x), called(x))
del Plain.__getattr__
plain.missing = 5
del net.construct
print(attribute(x), called(x))
del plain.missing
print(attribute(x), called(x))
# expect: [0. 0.] [2. 3.]
# expect: [ 8. 15.] [10. 20.]
# expect: [ 5. 10.] [2. 3.]
# expect: [0. 0.] [2. 3.]
