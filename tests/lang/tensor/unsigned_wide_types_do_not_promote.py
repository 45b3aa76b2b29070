import mindspore as ms
from mindspore import Tensor

for a, b in ((ms.uint16, ms.int8), (ms.uint32, ms.float32), (ms.float64, ms.uint64), (ms.uint16, ms.uint32)):
    try:
        Tensor([1], a) + Tensor([1], b)
    except TypeError as e:
        print(str(e).split("\n")[0])
print((Tensor([1], ms.uint16) + Tensor([2], ms.uint16)).dtype, (Tensor([1], ms.uint32) + Tensor([True])).dtype)
try:
    Tensor([1], ms.uint16) + 1
except TypeError as e:
    print(str(e).split("\n")[0])

# expect: Type implicit conversion between Int8 and UInt16 is not supported.
# expect: Type implicit conversion between Float32 and UInt32 is not supported.
# expect: Type implicit conversion between UInt64 and Float64 is not supported.
# expect: Type implicit conversion between UInt32 and UInt16 is not supported.
# expect: UInt16 UInt32
# expect: Type implicit conversion between Tensor[Int64] and UInt16 is not supported.
