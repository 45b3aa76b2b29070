# mindspore.ops.row_stack is a lambda of its module: the build compiles it, and a capture needs its text.
from mindspore import Tensor, jit, ops


@jit(fullgraph=True)
def stacked(x, y):
    return ops.row_stack((x, y))


@jit(capture_mode="bytecode", fullgraph=True)
def stacked_again(x, y):
    return ops.row_stack((x, y))


x, y = Tensor([1.0, 2.0]), Tensor([3.0, 4.0])
print(stacked(x, y), stacked(x, y).shape)
print(stacked_again(x, y).asnumpy().tolist())
# expect: [[1. 2.]
# expect:  [3. 4.]] (2, 2)
# expect: [[1.0, 2.0], [3.0, 4.0]]
