import mindspore as ms
from mindspore import Tensor

for d in (ms.bool_, ms.int8, ms.int16, ms.int32, ms.int64, ms.uint8, ms.uint16, ms.uint32, ms.uint64, ms.float16, ms.bfloat16, ms.float32, ms.float64):
    print(d, repr(d), d == ms.float32, Tensor([1], d).dtype == d, Tensor([1], d).itemsize)
print(ms.float32 in (ms.int32, ms.float32), {ms.int8: "a"}[ms.int8], ms.float32 != ms.float64)

# expect: Bool mindspore.bool False True 1
# expect: Int8 mindspore.int8 False True 1
# expect: Int16 mindspore.int16 False True 2
# expect: Int32 mindspore.int32 False True 4
# expect: Int64 mindspore.int64 False True 8
# expect: UInt8 mindspore.uint8 False True 1
# expect: UInt16 mindspore.uint16 False True 2
# expect: UInt32 mindspore.uint32 False True 4
# expect: UInt64 mindspore.uint64 False True 8
# expect: Float16 mindspore.float16 False True 2
# expect: BFloat16 mindspore.bfloat16 False True 2
# expect: Float32 mindspore.float32 True True 4
# expect: Float64 mindspore.float64 False True 8
# expect: True a True
