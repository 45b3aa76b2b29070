import mindspore as ms
from mindspore import Tensor

for a in ("bool_", "uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64"):
    x = Tensor([1], getattr(ms, a))
    print(a, *[str(r.dtype) for r in (x + True, x + 1, x + 1.0, True + x, 1 + x, 1.0 + x, x * 2, x * 2.5, x / 2, x / 2.0, x / x)])

# expect: bool_ Bool Int64 Float32 Bool Int64 Float32 Int64 Float32 Float32 Float32 Float32
# expect: uint8 UInt8 UInt8 Float32 UInt8 UInt8 Float32 UInt8 Float32 Float32 Float32 Float32
# expect: int8 Int8 Int8 Float32 Int8 Int8 Float32 Int8 Float32 Float32 Float32 Float32
# expect: int16 Int16 Int16 Float32 Int16 Int16 Float32 Int16 Float32 Float32 Float32 Float32
# expect: int32 Int32 Int32 Float32 Int32 Int32 Float32 Int32 Float32 Float32 Float32 Float32
# expect: int64 Int64 Int64 Float32 Int64 Int64 Float32 Int64 Float32 Float32 Float32 Float32
# expect: float16 Float16 Float16 Float16 Float16 Float16 Float16 Float16 Float16 Float16 Float16 Float16
# expect: float32 Float32 Float32 Float32 Float32 Float32 Float32 Float32 Float32 Float32 Float32 Float32
# expect: float64 Float64 Float64 Float64 Float64 Float64 Float64 Float64 Float64 Float64 Float64 Float64
