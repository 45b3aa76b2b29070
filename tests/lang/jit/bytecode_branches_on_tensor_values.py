# modes: eager bytecode
from mindspore import Tensor, jit


@jit
def f(x):
    if x.sum() > 3:
        return x * 10
    return x - 1


for v in ([1.0, 1.0], [2.0, 2.0], [0.0, 0.0], [5.0, 5.0]):
    print(f(Tensor(v)))

# expect: [0. 0.]
# expect: [20. 20.]
# expect: [-1. -1.]
# expect: [50. 50.]
