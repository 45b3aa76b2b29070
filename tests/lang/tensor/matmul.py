import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

a, b = Tensor(np.arange(6).reshape(2, 3), ms.float32), Tensor(np.arange(12).reshape(3, 4), ms.float32)
print(ops.matmul(a, b), a @ b, ops.MatMul()(a, b), ops.MatMul(transpose_b=True)(a, a), ops.matmul(Tensor([1.0, 2.0]), Tensor([3.0, 4.0])), ops.matmul(a, Tensor([1.0, 0.0, 2.0])), a.matmul(b).shape)
c = Tensor(np.arange(12).reshape(2, 2, 3), ms.float32)
print((c @ b).shape, ops.bmm(c, ops.transpose(c, (0, 2, 1))), ops.matmul(Tensor(np.ones((2, 1, 2, 3)), ms.float32), Tensor(np.ones((5, 3, 4)), ms.float32)).shape)
print(ops.matmul(Tensor([[1, 2], [3, 4]], ms.int32), Tensor([[1, 0], [0, 1]], ms.int32)), ops.matmul(a.astype(ms.float16), b.astype(ms.float16)).dtype, ops.matmul(a.astype(ms.float64), b.astype(ms.float64)).dtype)

# expect: [[20. 23. 26. 29.]
# expect:  [56. 68. 80. 92.]] [[20. 23. 26. 29.]
# expect:  [56. 68. 80. 92.]] [[20. 23. 26. 29.]
# expect:  [56. 68. 80. 92.]] [[ 5. 14.]
# expect:  [14. 50.]] 11.0 [ 4. 13.] (2, 4)
# expect: (2, 2, 4) [[[  5.  14.]
# expect:   [ 14.  50.]]
# expect:
# expect:  [[149. 212.]
# expect:   [212. 302.]]] (2, 5, 2, 4)
# expect: [[1 2]
# expect:  [3 4]] Float16 Float64
