import mindspore as ms
from mindspore import Tensor

names = ("uint8", "int8", "int32", "int64", "float16", "float32", "float64")
for a in names:
    for b in names:
        x, y = Tensor([2], getattr(ms, a)), Tensor([3], getattr(ms, b))
        print(a, b, *[str(r.dtype) for r in (x / y, x // y, x % y, x ** y, x < y, x == y)])

# expect: uint8 uint8 Float32 UInt8 UInt8 UInt8 Bool Bool
# expect: uint8 int8 Float32 Int16 Int16 Int16 Bool Bool
# expect: uint8 int32 Float32 Int32 Int32 Int32 Bool Bool
# expect: uint8 int64 Float32 Int64 Int64 Int64 Bool Bool
# expect: uint8 float16 Float16 Float16 Float16 Float16 Bool Bool
# expect: uint8 float32 Float32 Float32 Float32 Float32 Bool Bool
# expect: uint8 float64 Float64 Float64 Float64 Float64 Bool Bool
# expect: int8 uint8 Float32 Int16 Int16 Int16 Bool Bool
# expect: int8 int8 Float32 Int8 Int8 Int8 Bool Bool
# expect: int8 int32 Float32 Int32 Int32 Int32 Bool Bool
# expect: int8 int64 Float32 Int64 Int64 Int64 Bool Bool
# expect: int8 float16 Float16 Float16 Float16 Float16 Bool Bool
# expect: int8 float32 Float32 Float32 Float32 Float32 Bool Bool
# expect: int8 float64 Float64 Float64 Float64 Float64 Bool Bool
# expect: int32 uint8 Float32 Int32 Int32 Int32 Bool Bool
# expect: int32 int8 Float32 Int32 Int32 Int32 Bool Bool
# expect: int32 int32 Float32 Int32 Int32 Int32 Bool Bool
# expect: int32 int64 Float32 Int64 Int64 Int64 Bool Bool
# expect: int32 float16 Float16 Float16 Float16 Float16 Bool Bool
# expect: int32 float32 Float32 Float32 Float32 Float32 Bool Bool
# expect: int32 float64 Float64 Float64 Float64 Float64 Bool Bool
# expect: int64 uint8 Float32 Int64 Int64 Int64 Bool Bool
# expect: int64 int8 Float32 Int64 Int64 Int64 Bool Bool
# expect: int64 int32 Float32 Int64 Int64 Int64 Bool Bool
# expect: int64 int64 Float32 Int64 Int64 Int64 Bool Bool
# expect: int64 float16 Float16 Float16 Float16 Float16 Bool Bool
# expect: int64 float32 Float32 Float32 Float32 Float32 Bool Bool
# expect: int64 float64 Float64 Float64 Float64 Float64 Bool Bool
# expect: float16 uint8 Float16 Float16 Float16 Float16 Bool Bool
# expect: float16 int8 Float16 Float16 Float16 Float16 Bool Bool
# expect: float16 int32 Float16 Float16 Float16 Float16 Bool Bool
# expect: float16 int64 Float16 Float16 Float16 Float16 Bool Bool
# expect: float16 float16 Float16 Float16 Float16 Float16 Bool Bool
# expect: float16 float32 Float32 Float32 Float32 Float32 Bool Bool
# expect: float16 float64 Float64 Float64 Float64 Float64 Bool Bool
# expect: float32 uint8 Float32 Float32 Float32 Float32 Bool Bool
# expect: float32 int8 Float32 Float32 Float32 Float32 Bool Bool
# expect: float32 int32 Float32 Float32 Float32 Float32 Bool Bool
# expect: float32 int64 Float32 Float32 Float32 Float32 Bool Bool
# expect: float32 float16 Float32 Float32 Float32 Float32 Bool Bool
# expect: float32 float32 Float32 Float32 Float32 Float32 Bool Bool
# expect: float32 float64 Float64 Float64 Float64 Float64 Bool Bool
# expect: float64 uint8 Float64 Float64 Float64 Float64 Bool Bool
# expect: float64 int8 Float64 Float64 Float64 Float64 Bool Bool
# expect: float64 int32 Float64 Float64 Float64 Float64 Bool Bool
# expect: float64 int64 Float64 Float64 Float64 Float64 Bool Bool
# expect: float64 float16 Float64 Float64 Float64 Float64 Bool Bool
# expect: float64 float32 Float64 Float64 Float64 Float64 Bool Bool
# expect: float64 float64 Float64 Float64 Float64 Float64 Bool Bool
