import numpy as np
import mindspore as ms
from mindspore import Tensor

a = Tensor(np.arange(6).reshape(2, 3), ms.float32)
print(a + Tensor([1.0, 2.0, 3.0]), a * Tensor([[1.0], [2.0]]), (a + Tensor(1.0)).shape, (Tensor(np.ones((2, 1, 3)), ms.float32) + Tensor(np.ones((4, 1)), ms.float32)).shape, (Tensor(np.ones((0, 3)), ms.float32) + a[:1]).shape)
for f in (lambda: a * Tensor(np.ones(4), ms.float32), lambda: a < Tensor(np.ones(4), ms.float32), lambda: a / Tensor(np.ones((3, 3)), ms.float32)):
    try:
        f()
    except ValueError as e:
        print(str(e).split("\n")[0])

# expect: [[1. 3. 5.]
# expect:  [4. 6. 8.]] [[ 0.  1.  2.]
# expect:  [ 6.  8. 10.]] (2, 3) (2, 4, 3) (0, 3)
# expect: For 'Mul', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [4]
# expect: For 'Less', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[1] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [4]
# expect: For 'Div', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or input2.shape[2] must be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [3, 3]
