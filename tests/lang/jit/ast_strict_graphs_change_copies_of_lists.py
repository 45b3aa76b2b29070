# fullgraph=True: lists and dicts from outside are changed inside the graph only; a dict is returned as its values.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, jit_class, mutable, ops

numbers = [1, 2, 3]
nested = {"a": [1, 2]}


@jit(fullgraph=True)
def argument(items):
    items.append(items[0] + 1)
    items[1] = 7
    return items


@jit(fullgraph=True)
def outside():
    numbers.append(4)
    numbers.reverse()
    return numbers, len(numbers)


@jit(fullgraph=True)
def values(x):
    d = {"a": x, "b": {"c": 2}}
    d["e"] = 5
    return d


@jit(fullgraph=True)
def inner(x):
    nested["a"][1] = 9
    return nested["a"][1] + x


@jit(fullgraph=True)
def item_of_a_tuple(x):
    t = (1, 2)
    t[0] = 3
    return t


x = Tensor([1.0, 2.0])
given = [x, x]
print(argument([1, 2]), argument(given)[2], len(given))
print(outside(), numbers)
print(values(x))
print(inner(x))
try:
    item_of_a_tuple(x)
except TypeError as e:
    print(str(e).split("\n")[0])

# expect: [1, 7, 2] [2. 3.] 2
# expect: ([4, 3, 2, 1], 4) [1, 2, 3]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), (2,), 5)
# expect: [10. 11.]
# expect: 'tuple' object does not support item assignment
