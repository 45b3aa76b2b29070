import numpy as np
import mindspore as ms
from mindspore import Tensor

for shape in ((2, 3), (2, 2, 3), (1, 2, 1, 2), (1, 1), (3, 1)):
    t = Tensor(np.arange(int(np.prod(np.array(shape)))).reshape(shape), ms.float32)
    print(t)
    print(repr(t))
    print(repr(t.astype(ms.int32)))

# expect: [[0. 1. 2.]
# expect:  [3. 4. 5.]]
# expect: Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:  [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]])
# expect: Tensor(shape=[2, 3], dtype=Int32, value=
# expect: [[0, 1, 2],
# expect:  [3, 4, 5]])
# expect: [[[ 0.  1.  2.]
# expect:   [ 3.  4.  5.]]
# expect:
# expect:  [[ 6.  7.  8.]
# expect:   [ 9. 10. 11.]]]
# expect: Tensor(shape=[2, 2, 3], dtype=Float32, value=
# expect: [[[ 0.00000000e+00,  1.00000000e+00,  2.00000000e+00],
# expect:   [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]],
# expect:  [[ 6.00000000e+00,  7.00000000e+00,  8.00000000e+00],
# expect:   [ 9.00000000e+00,  1.00000000e+01,  1.10000000e+01]]])
# expect: Tensor(shape=[2, 2, 3], dtype=Int32, value=
# expect: [[[ 0,  1,  2],
# expect:   [ 3,  4,  5]],
# expect:  [[ 6,  7,  8],
# expect:   [ 9, 10, 11]]])
# expect: [[[[0. 1.]]
# expect:
# expect:   [[2. 3.]]]]
# expect: Tensor(shape=[1, 2, 1, 2], dtype=Float32, value=
# expect: [[[[ 0.00000000e+00,  1.00000000e+00]],
# expect:   [[ 2.00000000e+00,  3.00000000e+00]]]])
# expect: Tensor(shape=[1, 2, 1, 2], dtype=Int32, value=
# expect: [[[[0, 1]],
# expect:   [[2, 3]]]])
# expect: [[0.]]
# expect: Tensor(shape=[1, 1], dtype=Float32, value=
# expect: [[ 0.00000000e+00]])
# expect: Tensor(shape=[1, 1], dtype=Int32, value=
# expect: [[0]])
# expect: [[0.]
# expect:  [1.]
# expect:  [2.]]
# expect: Tensor(shape=[3, 1], dtype=Float32, value=
# expect: [[ 0.00000000e+00],
# expect:  [ 1.00000000e+00],
# expect:  [ 2.00000000e+00]])
# expect: Tensor(shape=[3, 1], dtype=Int32, value=
# expect: [[0],
# expect:  [1],
# expect:  [2]])
