# modes: eager bytecode trace
# A row of a tensor and the number in it may be one node of the graph; outside they are a tensor and a float.
from mindspore import Tensor, jit


@jit
def all_of_them(x):
    return [float(v) for v in x], x.sum()


@jit
def both(x):
    a = x[0]
    return a, float(a), [a, float(a)]


@jit
def truths(x):
    return [bool(v) for v in x > 0], [int(v) for v in Tensor([3, 4])]


def kinds(value):
    if isinstance(value, (tuple, list)):
        return [kinds(v) for v in value]
    return type(value).__name__


for v in (1.0, 5.0):
    x = Tensor([v, -2.0, 3.0])
    for f in (all_of_them, both, truths):
        print(f(x), kinds(f(x)))

# expect: ([1.0, -2.0, 3.0], Tensor(shape=[], dtype=Float32, value= 2)) [['float', 'float', 'float'], 'Tensor']
# expect: (Tensor(shape=[], dtype=Float32, value= 1), 1.0, [Tensor(shape=[], dtype=Float32, value= 1), 1.0]) ['Tensor', 'float', ['Tensor', 'float']]
# expect: ([True, False, True], [3, 4]) [['bool', 'bool', 'bool'], ['int', 'int']]
# expect: ([5.0, -2.0, 3.0], Tensor(shape=[], dtype=Float32, value= 6)) [['float', 'float', 'float'], 'Tensor']
# expect: (Tensor(shape=[], dtype=Float32, value= 5), 5.0, [Tensor(shape=[], dtype=Float32, value= 5), 5.0]) ['Tensor', 'float', ['Tensor', 'float']]
# expect: ([True, False, True], [3, 4]) [['bool', 'bool', 'bool'], ['int', 'int']]
