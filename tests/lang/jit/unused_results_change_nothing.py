# modes: eager ast bytecode trace
from mindspore import Tensor, jit, ops


@jit
def f(x, y):
    unused = ops.exp(x)
    also = unused + y
    return x + y + (x + y)


print(f(Tensor([1.0]), Tensor([2.0])))

# expect: [6.]
