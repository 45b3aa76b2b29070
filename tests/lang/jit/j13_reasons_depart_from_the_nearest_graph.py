# J13: of several graphs a compile's reason names what departs from the one that comes nearest, not from the last.
import numpy as np
from mindspore import Tensor, jit


@jit
def f(x, n):
    return x * n


x, other = Tensor(np.ones((2, 3), np.float32)), Tensor(np.ones((4, 3), np.float32))
print(f(x, 2).shape, f(other, 2).shape, f(x, 3).shape)

# expect: (2, 3) (4, 3) (2, 3)
# expect report: reasons f first call; x was Float32 (2, 3), is now Float32 (4, 3); n was 2, is now 3
