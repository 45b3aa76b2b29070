# Where a length must be known, as in a loop over it, each shape has a graph of its own, and the report says where.
# modes: bytecode
import numpy as np
from mindspore import Tensor, jit


@jit
def rows(x):
    total = 0
    for i in range(x.shape[0]):
        total = total + x[i].sum() * i
    return total


for n in (3, 4, 5):
    print(rows(Tensor(np.ones((n, 2), np.float32))))
# expect: 6.0
# expect: 12.0
# expect: 20.0
# expect report: reasons rows first call; x was Float32 (3, 2), is now Float32 (4, 2); line 10 needs the shape of x in numbers; x was Float32 (3, 2), is now Float32 (5, 2); line 10 needs the shape of x in numbers
