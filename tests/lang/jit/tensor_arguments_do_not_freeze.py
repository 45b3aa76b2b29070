# modes: eager ast bytecode trace
from mindspore import Tensor, jit


@jit
def f(x, y):
    return x * y


for n in range(4):
    print(f(Tensor([1.0, 2.0]) + n, Tensor(float(n))))

# expect: [0. 0.]
# expect: [2. 3.]
# expect: [6. 8.]
# expect: [12. 15.]
