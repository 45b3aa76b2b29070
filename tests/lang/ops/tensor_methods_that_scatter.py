import numpy as np
import mindspore as ms
from mindspore import Tensor

t = Tensor(np.arange(6).reshape(3, 2).astype(np.float32))
i, u = Tensor([[0], [2]]), Tensor(np.full((2, 2), 2, np.float32))
for name in ("add", "sub", "mul", "div", "max", "min"):
    print(name, getattr(t, "scatter_" + name)(i, u).asnumpy().tolist(), t.asnumpy().tolist())
c = Tensor(np.array([1 + 2j, -3j], np.complex64))
print(c.real(), c.imag(), c.conj().imag(), c.real().dtype)
print(Tensor([[2.0, 1], [1, 3]]).det(), Tensor([3, 4], ms.int32).bitwise_left_shift(2))

# expect: add [[2.0, 3.0], [2.0, 3.0], [6.0, 7.0]] [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
# expect: sub [[-2.0, -1.0], [2.0, 3.0], [2.0, 3.0]] [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
# expect: mul [[0.0, 2.0], [2.0, 3.0], [8.0, 10.0]] [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
# expect: div [[0.0, 0.5], [2.0, 3.0], [2.0, 2.5]] [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
# expect: max [[2.0, 2.0], [2.0, 3.0], [4.0, 5.0]] [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
# expect: min [[0.0, 1.0], [2.0, 3.0], [2.0, 2.0]] [[0.0, 1.0], [2.0, 3.0], [4.0, 5.0]]
# expect: [ 1. -0.] [ 2. -3.] [-2.  3.] Float32
# expect: 5.0 [12 16]
