import mindspore as ms
from mindspore import Tensor

names = ("bool_", "uint8", "int8", "int16", "int32", "int64", "float16", "bfloat16", "float32", "float64")
for a in names:
    row = []
    for b in names:
        row.append(str((Tensor([1], getattr(ms, a)) + Tensor([1], getattr(ms, b))).dtype))
    print(a, *row)

# expect: bool_ Bool UInt8 Int8 Int16 Int32 Int64 Float16 BFloat16 Float32 Float64
# expect: uint8 UInt8 UInt8 Int16 Int16 Int32 Int64 Float16 BFloat16 Float32 Float64
# expect: int8 Int8 Int16 Int8 Int16 Int32 Int64 Float16 BFloat16 Float32 Float64
# expect: int16 Int16 Int16 Int16 Int16 Int32 Int64 Float16 BFloat16 Float32 Float64
# expect: int32 Int32 Int32 Int32 Int32 Int32 Int64 Float16 BFloat16 Float32 Float64
# expect: int64 Int64 Int64 Int64 Int64 Int64 Int64 Float16 BFloat16 Float32 Float64
# expect: float16 Float16 Float16 Float16 Float16 Float16 Float16 Float16 Float32 Float32 Float64
# expect: bfloat16 BFloat16 BFloat16 BFloat16 BFloat16 BFloat16 BFloat16 Float32 BFloat16 Float32 Float64
# expect: float32 Float32 Float32 Float32 Float32 Float32 Float32 Float32 Float32 Float32 Float64
# expect: float64 Float64 Float64 Float64 Float64 Float64 Float64 Float64 Float64 Float64 Float64
