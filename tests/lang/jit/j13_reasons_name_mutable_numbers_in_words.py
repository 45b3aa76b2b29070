# J13: the reason of a compile says what a mutable argument was.
from mindspore import Tensor, jit, mutable


@jit
def f(x, n):
    return x * n


x = Tensor([1.0, 2.0])
print(f(x, mutable(3)), f(x, mutable(4)), f(x, True))

# expect: [3. 6.] [4. 8.] [1. 2.]
# expect report: reasons f first call; n was a mutable int, is now True
