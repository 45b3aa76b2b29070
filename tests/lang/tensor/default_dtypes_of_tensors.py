import numpy as np
import mindspore as ms
from mindspore import Tensor

for v in (1, 1.0, True, [1, 2], [1.0, 2], [True], (1, 2), [[1, 2], [3, 4.5]], np.float64(1), np.float32(1), np.int32(3), np.array([1.0]), np.array([1]), np.array([1], np.int8), np.array([True]), np.array([1], np.float16), [], 2 ** 40):
    t = Tensor(v)
    print(t.dtype, t.shape, repr(t.dtype))
print(Tensor([1, 2], ms.float32).dtype, Tensor(np.ones((2, 2)), ms.int64).dtype, Tensor([1.9, -1.9], ms.int32), Tensor([300, -1], ms.uint8), Tensor([0, 2], ms.bool_))

# expect: Int64 () mindspore.int64
# expect: Float32 () mindspore.float32
# expect: Bool () mindspore.bool
# expect: Int64 (2,) mindspore.int64
# expect: Float32 (2,) mindspore.float32
# expect: Bool (1,) mindspore.bool
# expect: Int64 (2,) mindspore.int64
# expect: Float32 (2, 2) mindspore.float32
# expect: Float64 () mindspore.float64
# expect: Float32 () mindspore.float32
# expect: Int32 () mindspore.int32
# expect: Float64 (1,) mindspore.float64
# expect: Int64 (1,) mindspore.int64
# expect: Int8 (1,) mindspore.int8
# expect: Bool (1,) mindspore.bool
# expect: Float16 (1,) mindspore.float16
# expect: Float32 (0,) mindspore.float32
# expect: Int64 () mindspore.int64
# expect: Float32 Int64 [ 1 -1] [ 44 255] [False  True]
