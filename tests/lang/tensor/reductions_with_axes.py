import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.arange(24).reshape(2, 3, 4), ms.float32)
print(ops.sum(x), ops.sum(x, 1), ops.sum(x, (0, 2)), ops.sum(x, dim=-1, keepdim=True).shape, x.sum(), x.sum(axis=0).shape, x.sum(axis=(1, 2), keepdims=True))
print(ops.mean(x), ops.mean(x, 1), x.mean(-1), ops.mean(x, (0, 1), True).shape, ops.prod(x + 1, 0)[0], x.max(), x.min(), ops.amax(x, 1), ops.amin(x, (0, 1)))
print(ops.ReduceSum()(x, 1), ops.ReduceSum(True)(x, 1).shape, ops.argmax(x), ops.argmax(x, 1), x.argmax(), ops.argmin(x, 0).dtype, ops.max(x, 1)[0], ops.max(x, 1)[1])

# expect: 276.0 [[12. 15. 18. 21.]
# expect:  [48. 51. 54. 57.]] [ 60.  92. 124.] (2, 3, 1) 276.0 (3, 4) [[[ 66.]]
# expect:
# expect:  [[210.]]]
# expect: 11.5 [[ 4.  5.  6.  7.]
# expect:  [16. 17. 18. 19.]] [[ 1.5  5.5  9.5]
# expect:  [13.5 17.5 21.5]] (1, 1, 4) [13. 28. 45. 64.] 23.0 0.0 [[ 8.  9. 10. 11.]
# expect:  [20. 21. 22. 23.]] [0. 1. 2. 3.]
# expect: [[12. 15. 18. 21.]
# expect:  [48. 51. 54. 57.]] (2, 1, 4) 23 [[2 2 2 2]
# expect:  [2 2 2 2]] 23 Int32 [[ 8.  9. 10. 11.]
# expect:  [20. 21. 22. 23.]] [[2 2 2 2]
# expect:  [2 2 2 2]]
