# modes: eager ast bytecode trace
from mindspore import Tensor, jit


def make(k):
    t = Tensor([k, k])

    @jit
    def f(x):
        return x * t + k
    return f


print(make(2.0)(Tensor([1.0, 2.0])), make(3.0)(Tensor([1.0, 2.0])))

# expect: [4. 6.] [6. 9.]
