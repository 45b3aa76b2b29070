import numpy as np
from mindspore import Tensor
from mindspore import ops
from mindspore import jit

x = Tensor(np.ones([1, 1, 3, 3]).astype(np.float32))
y = Tensor(np.ones([1, 1, 3, 3]).astype(np.float32))


def tensor_add(x, y):
    z = x + y
    return z


tensor_add_graph = jit(function=tensor_add)
out = tensor_add_graph(x, y)
print(out)


@jit
def tensor_add_with_dec(x, y):
    z = x + y
    return z


print(tensor_add_with_dec(x, y))


@jit(fullgraph=True)
def tensor_add_fullgraph(x, y):
    z = x + y
    return z


print(tensor_add_fullgraph(x, y))

# expect: [[[[2. 2. 2.]
# expect:    [2. 2. 2.]
# expect:    [2. 2. 2.]]]]
# expect: [[[[2. 2. 2.]
# expect:    [2. 2. 2.]
# expect:    [2. 2. 2.]]]]
# expect: [[[[2. 2. 2.]
# expect:    [2. 2. 2.]
# expect:    [2. 2. 2.]]]]
