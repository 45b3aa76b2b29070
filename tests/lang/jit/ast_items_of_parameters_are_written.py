"""An item assigned to a Parameter, a global of the function, is written to it."""
import numpy as np
from mindspore import Parameter, Tensor, jit

weight = Parameter(Tensor(np.array([1, 1, 1], np.float32)), name="weight")


def one(x):
    weight[0] = 9
    return weight + x


def below_a_branch(x):
    if x.sum() > 3:
        weight[1] = x[2]
    return weight * 1


x = Tensor(np.array([1, 2, 3], np.float32))
for fullgraph in (False, True):
    for f in (one, below_a_branch):
        weight.set_data(Tensor(np.array([1, 1, 1], np.float32)))
        print(f.__name__, jit(f, fullgraph=fullgraph)(x), weight.asnumpy())

# expect: one [10.  3.  4.] [9. 1. 1.]
# expect: below_a_branch [1. 3. 1.] [1. 3. 1.]
# expect: one [10.  3.  4.] [9. 1. 1.]
# expect: below_a_branch [1. 3. 1.] [1. 3. 1.]
