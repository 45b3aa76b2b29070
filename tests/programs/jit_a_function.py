# The first program of seeds 000 and 001: f(a, b, c) = a * b + c as it is and compiled. Our own copy; the seed's data are random,
# here they are seeded.
import numpy as np
import mindspore
from mindspore import Tensor


def f(a: Tensor, b: Tensor, c: Tensor):
    return a * b + c


jitted_f = mindspore.jit(f)

np.random.seed(0)
f_input = [Tensor(np.random.randn(2, 3), mindspore.float32) for _ in range(3)]

# Run the original function
out = f(*f_input)
print(f"{out=}")

# run the JIT-compiled function
out = jitted_f(*f_input)
print(f"{out=}")
