import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

nan = float("nan")
rows = np.array([[1, nan, 3], [nan, 5, 2], [4, 2, nan]])
for dtype in (np.float16, np.float32, np.float64):
    x = Tensor(rows.astype(dtype))
    print(ops.amax(x, 1), ops.amin(x, 0), ops.amax(x), ops.amin(x.T, (0, 1), True), x.reshape(1, 3, 3).max(axis=(0, 2)))
    print(ops.Argmax(1)(x), ops.Argmin(0)(x), ops.ArgMaxWithValue(1)(x), ops.max(x, 0), ops.cummax(x, 1)[1])
    print(ops.maximum(x, Tensor(2, x.dtype)), ops.minimum(Tensor(2, x.dtype), x), ops.clamp(x, 0, 2))
long = np.where(np.arange(3000) % 7 == 3, nan, np.arange(3000) % 1009).astype(np.float32)
print(ops.amax(Tensor(long)), ops.amin(Tensor(long)), ops.amax(Tensor(long[3:])), ops.amin(Tensor(long.reshape(3, 1000)), 1))
windows = np.array([[1, 3, nan, 1], [nan, 1, 1, 3], [1, 1, 3, nan]], np.float32).reshape(1, 1, 3, 4)
print(nn.MaxPool2d((1, 4), (1, 4))(Tensor(windows)).asnumpy().ravel())


@ms.jit
def f(x, y):
    return ops.maximum(x, y), ops.clamp(x, -1, 1), ops.amax(x)


print(*f(Tensor(long[:4]), Tensor(long[3:7])))

# expect: [ 3. nan  4.] [ 1. nan  2.] 5.0 [[1.]] [ 3. nan  4.]
# expect: [2 0 0] [0 0 1] (Tensor(shape=[3], dtype=Int64, value= [2, 0, 0]), Tensor(shape=[3], dtype=Float16, value= [ 3.0000e+00,         nan,  4.0000e+00])) (Tensor(shape=[3], dtype=Float16, value= [ 4.0000e+00,         nan,  3.0000e+00]), Tensor(shape=[3], dtype=Int64, value= [2, 0, 0])) [[0 1 1]
# expect:  [0 0 0]
# expect:  [0 0 2]]
# expect: [[2. 2. 3.]
# expect:  [2. 5. 2.]
# expect:  [4. 2. 2.]] [[ 1. nan  2.]
# expect:  [nan  2.  2.]
# expect:  [ 2.  2. nan]] [[1. 0. 2.]
# expect:  [0. 2. 2.]
# expect:  [2. 2. 0.]]
# expect: [ 3. nan  4.] [ 1. nan  2.] 5.0 [[1.]] [ 3. nan  4.]
# expect: [2 0 0] [0 0 1] (Tensor(shape=[3], dtype=Int64, value= [2, 0, 0]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,             nan,  4.00000000e+00])) (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,             nan,  3.00000000e+00]), Tensor(shape=[3], dtype=Int64, value= [2, 0, 0])) [[0 1 1]
# expect:  [0 0 0]
# expect:  [0 0 2]]
# expect: [[2. 2. 3.]
# expect:  [2. 5. 2.]
# expect:  [4. 2. 2.]] [[ 1. nan  2.]
# expect:  [nan  2.  2.]
# expect:  [ 2.  2. nan]] [[1. 0. 2.]
# expect:  [0. 2. 2.]
# expect:  [2. 2. 0.]]
# expect: [ 3. nan  4.] [ 1. nan  2.] 5.0 [[1.]] [ 3. nan  4.]
# expect: [2 0 0] [0 0 1] (Tensor(shape=[3], dtype=Int64, value= [2, 0, 0]), Tensor(shape=[3], dtype=Float64, value= [ 3.00000000e+00,             nan,  4.00000000e+00])) (Tensor(shape=[3], dtype=Float64, value= [ 4.00000000e+00,             nan,  3.00000000e+00]), Tensor(shape=[3], dtype=Int64, value= [2, 0, 0])) [[0 1 1]
# expect:  [0 0 0]
# expect:  [0 0 2]]
# expect: [[2. 2. 3.]
# expect:  [2. 5. 2.]
# expect:  [4. 2. 2.]] [[ 1. nan  2.]
# expect:  [nan  2.  2.]
# expect:  [ 2.  2. nan]] [[1. 0. 2.]
# expect:  [0. 2. 2.]
# expect:  [2. 2. 0.]]
# expect: 1008.0 0.0 nan [0. 0. 0.]
# expect: [ 1.  3. nan]
# expect: [nan  4.  5.  6.] [ 0.  1.  1. -1.] 2.0
