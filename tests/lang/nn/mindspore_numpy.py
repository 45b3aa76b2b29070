# tolerance: 1e-05
import mindspore.numpy as np
from mindspore import Tensor


def show(*results):
    for result in results:
        for item in result if isinstance(result, (tuple, list)) else (result,):
            print(item.shape if isinstance(item, Tensor) and item.size > 12 else item)


show(np.array([1, 2, 3]))
show(np.array([1, 2, 3]).dtype)
show(np.array([1., 2.]).dtype)
show(np.ones((2, 3)).dtype)
show(np.ones(3, np.int32))
show(np.zeros((2, 2)))
show(np.full((2, ), 3))
show(np.full((2, ), 3.5).dtype)
show(np.arange(5).dtype)
show(np.arange(1, 2, 0.5))
show(np.linspace(0, 1, 3))
show(np.eye(2))
show(np.exp(np.array([1., 2.])))
show(np.add(np.array([1, 2]), 3))
show(np.divide(np.array([1, 2]), 2))
show(np.sum(np.ones((2, 3)), axis=0))
show(np.mean(np.ones((2, 3))))
show(np.dot(np.ones((2, 3)), np.ones((3, 2))))
show(np.concatenate((np.ones(2), np.zeros(1))))
show(np.stack((np.ones(2), np.zeros(2)), 1))
show(np.where(np.array([True, False]), np.array([1, 2]), np.array([3, 4])))
show(np.matmul(np.ones((2, 3)), np.ones((3, 2))))
show(np.power(np.array([1., 2.]), 2))
show(np.maximum(np.array([1, 5]), np.array([3, 4])))
show(np.tensordot(np.ones((2, 3)), np.ones((3, 2)), 1))
show(np.reshape(np.arange(4), (2, 2)))
show(np.transpose(np.ones((2, 3))).shape)
show(np.tile(np.array([1, 2]), 2))
show(np.argmax(np.array([1, 5, 2])))
show(np.cumsum(np.array([1, 5, 2])))
show(np.pi)
show(np.split(np.arange(4), 2))
show(np.tril(np.ones((2, 2))))
show(np.isclose(np.array([1.]), np.array([1.])))
show(np.var(np.array([1., 2.])), np.std(np.array([1., 2.])))
show(np.float32)

# expect: [1 2 3]
# expect: Int32
# expect: Float32
# expect: Float32
# expect: [1 1 1]
# expect: [[0. 0.]
# expect:  [0. 0.]]
# expect: [3 3]
# expect: Float32
# expect: Int32
# expect: [1.  1.5]
# expect: [0.  0.5 1. ]
# expect: [[1. 0.]
# expect:  [0. 1.]]
# expect: [2.7182798 7.38906  ]
# expect: [4 5]
# expect: [0.5 1. ]
# expect: [2. 2. 2.]
# expect: 1.0
# expect: [[3. 3.]
# expect:  [3. 3.]]
# expect: [1. 1. 0.]
# expect: [[1. 0.]
# expect:  [1. 0.]]
# expect: [1 4]
# expect: [[3. 3.]
# expect:  [3. 3.]]
# expect: [1. 4.]
# expect: [3 5]
# expect: [[3. 3.]
# expect:  [3. 3.]]
# expect: [[0 1]
# expect:  [2 3]]
# expect: 3
# expect: 2
# expect: [1 2 1 2]
# expect: 1
# expect: [1 6 8]
# expect: 3.141592653589793
# expect: [0 1]
# expect: [2 3]
# expect: [[1. 0.]
# expect:  [1. 1.]]
# expect: [ True]
# expect: 0.25
# expect: 0.5
# expect: Float32
