import numpy as np
import mindspore as ms
from mindspore import Tensor, jit


@jit(capture_mode="bytecode")
def f(x, k):
    return x * k


x = Tensor([[1.0, 2.0]])
for k in (2, 3, 2, 3):
    print(f(x, k))
print(f(Tensor([1.0, 2.0]), 2), f(x.astype(ms.float16), 2), f(x, 2))

# expect: [[2. 4.]]
# expect: [[3. 6.]]
# expect: [[2. 4.]]
# expect: [[3. 6.]]
# expect: [2. 4.] [[2. 4.]] [[2. 4.]]
# expect report: compiles f 4
