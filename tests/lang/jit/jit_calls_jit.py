# modes: eager ast bytecode
from mindspore import Tensor, jit


@jit
def inner(x):
    return x * 3


@jit
def outer(x):
    return inner(x) + inner(x + 1)


print(outer(Tensor([1.0, 2.0])))

# expect: [ 9. 15.]
