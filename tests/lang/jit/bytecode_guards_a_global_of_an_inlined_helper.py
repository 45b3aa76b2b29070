# by hand: the oracle's bytecode capture keeps the old global; eager execution decides
from mindspore import Tensor, jit

K = 2


def helper(x):
    return x * K


@jit(capture_mode="bytecode")
def f(x):
    return helper(x)


print(f(Tensor([1.0])))
K = 5
print(f(Tensor([1.0])))

# expect: [2.]
# expect: [5.]
