# modes: eager ast bytecode trace
from mindspore import Tensor, jit, ops


@jit
def f(x, y):
    return x + y, x - y, (x * y, x)


s, d, (p, q) = f(Tensor([1.0, 2.0]), Tensor([3.0, 5.0]))
print(s, d, p, q)

# expect: [4. 7.] [-2. -3.] [ 3. 10.] [1. 2.]
