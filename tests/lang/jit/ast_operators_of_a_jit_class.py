# Operators, subscripts, len, in, bool and with of an instance of a jit_class are its methods, in the graph.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, jit_class, mutable, ops

@jit_class
class Scale:
    def __init__(self, value):
        self.value = value

    def __add__(self, other):
        return self.value + other

    def __getitem__(self, index):
        return self.value * index

    def __len__(self):
        return 4

    def __eq__(self, other):
        return self.value == other

    def __contains__(self, item):
        return item == self.value

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        pass


five = Scale(5)


@jit(fullgraph=True)
def operators(x):
    return five + 1, five[3], len(five)


@jit(fullgraph=True)
def questions(x):
    return five == 5, 5 in five, 4 not in five


@jit(fullgraph=True)
def block(x):
    with five as scale:
        x = x * scale.value
    return x


x = Tensor([1.0, 2.0])
print(operators(x))
print(questions(x))
print(block(x))

# expect: (6, 15, 4)
# expect: (True, True, True)
# expect: [ 5. 10.]
