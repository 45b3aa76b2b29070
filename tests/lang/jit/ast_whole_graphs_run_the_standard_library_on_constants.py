"""With fullgraph, functions of Python's library run on constants while the graph is compiled."""
import copy
import os
import numpy as np
from mindspore import Tensor, jit


def library(x):
    return copy.deepcopy([1, 2]), os.path.join("a", "b"), os.environ.get("NO_SUCH_VARIABLE", "z")


def arrays(x):
    b = np.array([1, 2, 3]) + 1
    return Tensor(b), b.shape, b.sum(), b.mean(), x + Tensor(np.ones(3, np.float32))


x = Tensor(np.array([1, 2, 3], np.float32))
print(jit(library, fullgraph=True)(x))
for fullgraph in (False, True):
    print(jit(arrays, fullgraph=fullgraph)(x))

# expect: ([1, 2], 'a/b', 'z')
# expect: (Tensor(shape=[3], dtype=Int64, value= [2, 3, 4]), (3,), 9, 3.0, Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00,  4.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Int64, value= [2, 3, 4]), (3,), 9, 3.0, Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00,  4.00000000e+00]))
