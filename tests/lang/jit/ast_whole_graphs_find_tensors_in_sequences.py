"""Whole graphs look for tensors of one element, and for numbers, in lists and tuples by their values."""
from mindspore import Tensor, jit


@jit(fullgraph=True)
def places(x, y):
    return [x, y].index(y), (x, y, x).index(x), [x, y, x].index(x, 1), [1, 2, 3].index(y)


@jit(fullgraph=True)
def counts(x, y):
    return [x, y, y].count(y), (x, x).count(y), [1, 3, 3].count(y), [x, y].count(1)


@jit(fullgraph=True)
def used(x, y):
    items = [x, y]
    place = items.index(y)
    if items.count(y) > 1:
        return items[place] * 100
    return items[place] + place


@jit(fullgraph=True)
def missing(x, y):
    return [x, x].index(y)


@jit(fullgraph=True)
def of_rows(x, y):
    return [x, y].index(x)


one, three = Tensor([1]), Tensor([3])
print(places(one, three), counts(one, three), used(one, three), used(three, three))
print(places(Tensor(1), Tensor(2)), used(Tensor(1), Tensor(1)))
for f, x, y in ((missing, one, three), (of_rows, Tensor([1, 2]), Tensor([3, 4]))):
    try:
        print(f(x, y))
    except ValueError as e:
        print(str(e).split("\n")[0])

# expect: (1, 0, 2, 2) (2, 0, 2, 1) [4] [300]
# expect: (1, 0, 2, 1) 100
# expect: 3 is not in list
# expect: For Primitive[TensorToScalar], the input tensor's shape must be empty or {1}, but got [const vector]{2}.
