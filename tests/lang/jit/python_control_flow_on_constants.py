# modes: eager ast bytecode
from mindspore import Tensor, jit


@jit
def f(x, n):
    for i in range(n):
        if i % 2 == 0:
            x = x + i
        else:
            x = x * 2
    while n > 1:
        x = x - 1
        n = n - 1
    return x


print(f(Tensor([1.0, 2.0]), 3), f(Tensor([1.0, 2.0]), 4), f(Tensor([1.0, 2.0]), 0))

# expect: [2. 4.] [5. 9.] [1. 2.]
