import mindspore as ms
from mindspore import Tensor, ops

for d in (ms.bool_, ms.int8, ms.int32, ms.int64, ms.uint8, ms.float16, ms.float32, ms.float64):
    x = Tensor([[1, 0], [1, 1]], d)
    print(d, x.sum(), x.sum().dtype, ops.prod(x).dtype)
for d in (ms.int32, ms.int64, ms.float16, ms.float32, ms.float64):
    x = Tensor([[1, 2], [3, 5]], d)
    print(d, ops.mean(x), ops.mean(x).dtype, x.max(), x.max().dtype, ops.argmax(x).dtype, ops.ReduceSum()(x).dtype)

# expect: Bool 3 Int64 Int64
# expect: Int8 3 Int64 Int64
# expect: Int32 3 Int64 Int64
# expect: Int64 3 Int64 Int64
# expect: UInt8 3 Int64 Int64
# expect: Float16 3.0 Float16 Float16
# expect: Float32 3.0 Float32 Float32
# expect: Float64 3.0 Float64 Float64
# expect: Int32 2 Int32 5 Int32 Int64 Int32
# expect: Int64 2 Int64 5 Int64 Int64 Int64
# expect: Float16 2.75 Float16 5.0 Float16 Int64 Float16
# expect: Float32 2.75 Float32 5.0 Float32 Int64 Float32
# expect: Float64 2.75 Float64 5.0 Float64 Int64 Float64
