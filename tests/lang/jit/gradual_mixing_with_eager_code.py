# modes: eager ast bytecode trace
from mindspore import Tensor, jit


@jit
def step(x, y):
    return x + y * 2


x = Tensor([1.0, 1.0])
for i in range(5):
    x = step(x, x - 1) * 0.5
print(x)

# expect: [-5.59375 -5.59375]
