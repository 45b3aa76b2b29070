# Counts of shifts are taken modulo 32 (64 for int64) and integers of fewer bits are shifted as 32; a quotient by zero is an end of the type.
import mindspore as ms
from mindspore import Tensor, ops


@ms.jit
def shifted(x, count):
    return ops.bitwise_left_shift(x, count), ops.bitwise_right_shift(x, count)


for dtype in (ms.int8, ms.int16, ms.int32, ms.int64, ms.uint8, ms.uint16):
    x, count = Tensor([4, 3, 100, 1], dtype), Tensor([40, 33, 31, 8], dtype)
    print(dtype, ops.bitwise_left_shift(x, count), ops.bitwise_right_shift(x, count), *shifted(x, count))
    if "U" not in str(dtype):
        print(ops.bitwise_left_shift(-x, -count), ops.bitwise_right_shift(-x, -count))
    a, zero = Tensor([7, 0, 100, 5], dtype), Tensor([0, 0, 0, 0], dtype)
    for name in ("RealDiv", "TruncateDiv", "FloorDiv"):
        print(name, getattr(ops, name)()(a, zero), end=" ")
    print()
print(ops.TruncateDiv()(Tensor([-7, -1]), Tensor([0, 0])))

# expect: Int8 [0 6 0 0] [0 1 0 0] [0 6 0 0] [0 1 0 0]
# expect: [ 0  0 56  0] [ -1  -1 -50  -1]
# expect: RealDiv [127   0 127 127] TruncateDiv [127   0 127 127] FloorDiv [127   0 127 127] 
# expect: Int16 [1024    6    0  256] [0 1 0 0] [1024    6    0  256] [0 1 0 0]
# expect: [   0    0 -200    0] [ -1  -1 -50  -1]
# expect: RealDiv [32767     0 32767 32767] TruncateDiv [32767     0 32767 32767] FloorDiv [32767     0 32767 32767] 
# expect: Int32 [1024    6    0  256] [0 1 0 0] [1024    6    0  256] [0 1 0 0]
# expect: [  -67108864 -2147483648        -200   -16777216] [ -1  -1 -50  -1]
# expect: RealDiv [2147483647          0 2147483647 2147483647] TruncateDiv [2147483647          0 2147483647 2147483647] FloorDiv [2147483647          0 2147483647 2147483647] 
# expect: Int64 [4398046511104   25769803776  214748364800           256] [0 0 0 0] [4398046511104   25769803776  214748364800           256] [0 0 0 0]
# expect: [         -67108864        -6442450944      -858993459200
# expect:  -72057594037927936] [-1 -1 -1 -1]
# expect: RealDiv [9223372036854775807                   0 9223372036854775807
# expect:  9223372036854775807] TruncateDiv [9223372036854775807                   0 9223372036854775807
# expect:  9223372036854775807] FloorDiv [9223372036854775807                   0 9223372036854775807
# expect:  9223372036854775807] 
# expect: UInt8 [0 6 0 0] [0 1 0 0] [0 6 0 0] [0 1 0 0]
# expect: RealDiv [255   0 255 255] TruncateDiv [255   0 255 255] FloorDiv [255   0 255 255] 
# expect: UInt16 [1024    6    0  256] [0 1 0 0] [1024    6    0  256] [0 1 0 0]
# expect: RealDiv [65535     0 65535 65535] TruncateDiv [65535     0 65535 65535] FloorDiv [65535     0 65535 65535] 
# expect: [-9223372036854775808 -9223372036854775808]
