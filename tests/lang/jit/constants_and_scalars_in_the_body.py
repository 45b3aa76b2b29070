# modes: eager ast bytecode trace
# tolerance: 1e-6
from mindspore import Tensor, jit


@jit
def f(x):
    k = 2 * 3
    y = x * k + 1.5
    return (y - 1) / 2, 10 - x, 1 / x, x ** 2, x // 2, x % 3


for r in f(Tensor([1.0, 2.0, 4.0])):
    print(r)

# expect: [ 3.25  6.25 12.25]
# expect: [9. 8. 6.]
# expect: [1.   0.5  0.25]
# expect: [ 1.  4. 16.]
# expect: [0. 1. 2.]
# expect: [1. 2. 1.]
