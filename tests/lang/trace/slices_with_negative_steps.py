# modes: eager trace bytecode
import numpy as np
from mindspore import Tensor, jit

x = Tensor(np.arange(12, dtype=np.float32).reshape(3, 4))


@jit
def reversed_rows(v):
    return v[::-1], v[:, ::-2], v[1::-1, 3:0:-1], v[-1:0:-1]


for part in reversed_rows(x):
    print(part.asnumpy().tolist())

# expect: [[8.0, 9.0, 10.0, 11.0], [4.0, 5.0, 6.0, 7.0], [0.0, 1.0, 2.0, 3.0]]
# expect: [[3.0, 1.0], [7.0, 5.0], [11.0, 9.0]]
# expect: [[7.0, 6.0, 5.0], [3.0, 2.0, 1.0]]
# expect: [[8.0, 9.0, 10.0, 11.0], [4.0, 5.0, 6.0, 7.0]]
