"""functools.reduce and partial, dict() and dict.fromkeys in graphs; on variables a whole graph says what it lacks."""
import functools
from functools import partial, reduce

import numpy as np
from mindspore import Tensor, jit

A = Tensor(np.array([1, 2, 3], np.float32))


def reduced(x):
    return reduce(lambda a, b: a + b, [1, 2, 3]), reduce(lambda a, b: a * b, (1, 2, 3), 10)


def reduced_tensors(x):
    return reduce(lambda a, b: a + b, [x, x, x])


def bound(x):
    def f(a, b, c=1):
        return a + b * c
    g = partial(f, 1, c=3)
    return g(2), g(x)


def keys(x):
    d = dict.fromkeys(["a", "b"], 1)
    e = d.fromkeys("xy")
    return d["a"], len(e), e["x"] is None


def pairs(x):
    return dict(zip(["a"], [2]))["a"], dict([("a", 1), ("b", 2)])["b"]


def pairs_of_tensors(x):
    return dict(zip(["a"], [x]))["a"]


for fullgraph in (False, True):
    for f in (reduced, reduced_tensors, bound, keys, pairs, pairs_of_tensors):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0])

# expect: reduced (6, 60)
# expect: reduced_tensors [3. 6. 9.]
# expect: bound (7, Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  7.00000000e+00,  1.00000000e+01]))
# expect: keys (1, 2, True)
# expect: pairs (2, 2)
# expect: pairs_of_tensors [1. 2. 3.]
# expect: reduced (6, 60)
# expect: reduced_tensors ValueError When handling script 'reduce(lambda a, b: a + b, [x, x, x]) in graph mode', the inputs should be constant, but found variable 'x' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: bound (7, Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  7.00000000e+00,  1.00000000e+01]))
# expect: keys (1, 2, True)
# expect: pairs (2, 2)
# expect: pairs_of_tensors ValueError When handling script 'dict(zip(["a"], [x])) in graph mode', the inputs should be constant, but found variable 'x' to be nonconstant. Try to set jit_syntax_level to LAX.
