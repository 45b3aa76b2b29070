import numpy as np
import mindspore as ms
from mindspore import Tensor, jit


@jit(capture_mode="trace")
def f(x):
    return x * 2 + 1


for shape in ((2, 3), (2, 3), (4, 3), (5, 3), (2, 3)):
    f(Tensor(np.ones(shape), ms.float32))
print(f(Tensor([1, 2], ms.float16)))

# expect: [3. 5.]
# expect report: compiles f 4
