# modes: eager ast bytecode
from mindspore import Tensor, jit


@jit
def f(x):
    return x.shape, x.ndim, 3 + 4, "text", True, x.size, len(x)


print(f(Tensor([[1.0, 2.0], [3.0, 4.0]])))

# expect: ((2, 2), 2, 7, 'text', True, 4, 2)
