# tolerance: 1e-05
import numpy as np
import mindspore as ms
from mindspore import Tensor

a = Tensor(np.arange(6).reshape(2, 3) + 1, ms.float32)
v = Tensor([1.0, 2.0, 3.0])


def show(*results):
    for result in results:
        for item in result if isinstance(result, (tuple, list)) else (result,):
            print(item.shape if isinstance(item, Tensor) and item.size > 12 else item)


show(a.flip((1, )))
show(a.unbind(0))
show(a.chunk(3, 1))
show(a.tril())
show(a.triu(1))
show(v.outer(v))
show(a.diagonal())
show(a.repeat_interleave(2, 0))
show(a.type(ms.int32).dtype)
show(a.type())
show(a.type_as(Tensor([1], ms.int32)).dtype)
show(a.new_zeros((2, )))
show(a.narrow(1, 0, 2))
show(a.take(Tensor([0, 5], ms.int32)))
show(a.take(Tensor([0, 2], ms.int32), 1))
show(a.sum_to_size((1, 3)))
show(a.lerp(a+1, 0.5))
show(a.logsumexp(1))
show(a.index_select(1, Tensor([0], ms.int32)))
show(a.trace())
show(a.swapdims(0, 1))
show(a.movedim(0, 1))
show(a.nansum())
show(a.addcmul(a, a, value=2))
show(a.remainder(2))
show(a.log2())
show(a.nonzero())
show(a.masked_select(a>3))
show(a.isclose(a))
show(a.diff(axis=1))
show(a.contiguous())
show(a.is_contiguous())
show(a.tolist())
show(a.max(axis=1, return_indices=True))
show(a.unsqueeze(0).shape)
show(a.cumprod(1))

# expect: [[3. 2. 1.]
# expect:  [6. 5. 4.]]
# expect: [1. 2. 3.]
# expect: [4. 5. 6.]
# expect: [[1.]
# expect:  [4.]]
# expect: [[2.]
# expect:  [5.]]
# expect: [[3.]
# expect:  [6.]]
# expect: [[1. 0. 0.]
# expect:  [4. 5. 0.]]
# expect: [[0. 2. 3.]
# expect:  [0. 0. 6.]]
# expect: [[1. 2. 3.]
# expect:  [2. 4. 6.]
# expect:  [3. 6. 9.]]
# expect: [1. 5.]
# expect: [[1. 2. 3.]
# expect:  [1. 2. 3.]
# expect:  [4. 5. 6.]
# expect:  [4. 5. 6.]]
# expect: Int32
# expect: Float32
# expect: Int32
# expect: [0. 0.]
# expect: [[1. 2.]
# expect:  [4. 5.]]
# expect: [1. 6.]
# expect: [[1. 3.]
# expect:  [4. 6.]]
# expect: [[5. 7. 9.]]
# expect: [[1.5 2.5 3.5]
# expect:  [4.5 5.5 6.5]]
# expect: [3.4076054 6.4076056]
# expect: [[1.]
# expect:  [4.]]
# expect: 6.0
# expect: [[1. 4.]
# expect:  [2. 5.]
# expect:  [3. 6.]]
# expect: [[1. 4.]
# expect:  [2. 5.]
# expect:  [3. 6.]]
# expect: 21.0
# expect: [[ 3. 10. 21.]
# expect:  [36. 55. 78.]]
# expect: [[1. 0. 1.]
# expect:  [0. 1. 0.]]
# expect: [[0.         0.99999976 1.5849621 ]
# expect:  [1.9999995  2.321928   2.5849626 ]]
# expect: [[0 0]
# expect:  [0 1]
# expect:  [0 2]
# expect:  [1 0]
# expect:  [1 1]
# expect:  [1 2]]
# expect: [4. 5. 6.]
# expect: [[ True  True  True]
# expect:  [ True  True  True]]
# expect: [[1. 1.]
# expect:  [1. 1.]]
# expect: [[1. 2. 3.]
# expect:  [4. 5. 6.]]
# expect: True
# expect: [1.0, 2.0, 3.0]
# expect: [4.0, 5.0, 6.0]
# expect: [3. 6.]
# expect: [2 2]
# expect: 1
# expect: 2
# expect: 3
# expect: [[  1.   2.   6.]
# expect:  [  4.  20. 120.]]
