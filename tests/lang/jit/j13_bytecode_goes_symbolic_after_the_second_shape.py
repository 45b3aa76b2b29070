# by hand: J13: the seed's row (the second different shape is compiled with symbolic dims); 2.7.0 compiles for each shape
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit


@jit(capture_mode="bytecode")
def f(x):
    return x * 2 + x


for n in (2, 3, 4, 5, 6, 2):
    print(f(Tensor(np.ones((n, 2)), ms.float32)).shape)

# expect: (2, 2)
# expect: (3, 2)
# expect: (4, 2)
# expect: (5, 2)
# expect: (6, 2)
# expect: (2, 2)
# expect report: compiles f 2
