# modes: eager ast bytecode trace
from mindspore import Tensor, jit


@jit
def f(x, y):
    return x, y, x + y


a = Tensor([1.0, 2.0])
for r in f(a, a):
    print(r)

# expect: [1. 2.]
# expect: [1. 2.]
# expect: [2. 4.]
