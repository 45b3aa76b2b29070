# by hand: the text of the error is that of seed 004 (spec row S4); MindSpore 2.7 prints the class itself
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


@ms.jit_class
class Plain:
    value = 3


class Inherits(Plain):
    pass


print(Plain().value, Inherits().value, Plain.__ms_class__, Inherits.__ms_class__)
show(lambda: ms.jit_class(3))


def decorate_a_cell():
    @ms.jit_class
    class Net(nn.Cell):
        def construct(self, x):
            return x


show(decorate_a_cell)

# expect: 3 3 True True
# expect: TypeError Decorator jit_class can only be used for class type, but got 3.
# expect: TypeError Decorator jit_class is used for user-defined classes and cannot be used for nn.Cell: Net<>.
