# by hand: the in-place kernels of 2.7.0's CPU write nothing (the eager run and the graph give the tensor as it was); eager
# execution, which the graph must equal, is ours
"""In-place methods of tensors made in the graph and of Parameters, with fullgraph."""
import numpy as np
from mindspore import Parameter, Tensor, jit

weight = Parameter(Tensor(np.array([1, 1, 1], np.float32)), name="weight")


def made_here(x):
    y = x * 1
    y.add_(1)
    y.mul_(2)
    return y, x


def of_a_parameter(x):
    weight.add_(x)
    return weight * 2


x = Tensor(np.array([1, 2, 3], np.float32))
print(jit(made_here, fullgraph=True)(x))
print(jit(of_a_parameter, fullgraph=True)(x), weight.asnumpy())

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  6.00000000e+00,  8.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: [4. 6. 8.] [2. 3. 4.]
