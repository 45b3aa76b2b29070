# by hand: MindSpore's CPU has no MatrixExp
# tolerance: 1e-5
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

matrices = Tensor(np.array([[[0.0, 0.0], [0.0, 0.0]], [[1.0, 0.0], [0.0, 2.0]], [[0.0, 4.0], [0.0, 0.0]]], np.float32))


def exponential(x):
    return ops.matrix_exp(x)


print(ms.vmap(exponential)(matrices))
print(ms.vmap(exponential, 0, -1)(matrices).shape)
# expect: [[[1.        0.       ]
# expect:   [0.        1.       ]]
# expect:  [[2.7182815 0.       ]
# expect:   [0.        7.389056 ]]
# expect:  [[1.        4.       ]
# expect:   [0.        1.       ]]]
# expect: (2, 2, 3)
