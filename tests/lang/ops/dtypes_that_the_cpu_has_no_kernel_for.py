import numpy as np
import mindspore as ms
from mindspore import Tensor, ops, nn
import mindspore.ops.operations as P


def told(call):
    try:
        found = call()
        return str(found.dtype)
    except (TypeError, RuntimeError) as error:
        text = [line for line in str(error).split("\n") if line.strip("- ")]
        return type(error).__name__ + ": " + " ".join(line for line in text[:4] if "call stack" not in line.lower() and "mindspore/" not in line)[:240]


def D(dtype, *shape):
    return Tensor(np.arange(6).reshape(2, 3), dtype)


for dtype in (ms.int8, ms.bool_, ms.uint32, ms.bfloat16, ms.float16, ms.complex64):
    print(dtype, told(lambda: ops.sin(D(dtype))))
    print(dtype, told(lambda: P.Floor()(D(dtype))))
    print(dtype, told(lambda: P.Mul()(D(dtype), D(dtype))))
    print(dtype, told(lambda: P.Softmax()(D(dtype))))
    print(dtype, told(lambda: P.ReduceMax()(D(dtype))))


class Net(nn.Cell):
    def construct(self, x):
        return ops.sin(x)


ms.set_context(mode=ms.GRAPH_MODE)
try:
    Net()(D(ms.int8))
except TypeError as error:
    print("Select CPU operator[Sin] fail! Unsupported data type!" in str(error))

# expect: Int8 TypeError: Select CPU operator[Sin] fail! Unsupported data type! The supported data types are input[Float16], output[Float16];input[Float32], output[Float32];input[Float64], output[Float64];input[Complex64], output[Complex64];input[Complex128], output
# expect: Int8 TypeError: Select CPU operator[Floor] fail! Unsupported data type! The supported data types are input[Float32], output[Float32];input[Float64], output[Float64];,  but get input[[const vector]{Int8}], output[[const vector]{Int8}].
# expect: Int8 Int8
# expect: Int8 TypeError: For primitive[Softmax], the input argument[x] must be a type of {BFloat16, Float16, Float32, Float64}, but got Int8.
# expect: Int8 Int8
# expect: Bool TypeError: Select CPU operator[Sin] fail! Unsupported data type! The supported data types are input[Float16], output[Float16];input[Float32], output[Float32];input[Float64], output[Float64];input[Complex64], output[Complex64];input[Complex128], output
# expect: Bool TypeError: Select CPU operator[Floor] fail! Unsupported data type! The supported data types are input[Float32], output[Float32];input[Float64], output[Float64];,  but get input[[const vector]{Bool}], output[[const vector]{Bool}].
# expect: Bool Bool
# expect: Bool TypeError: For primitive[Softmax], the input argument[x] must be a type of {BFloat16, Float16, Float32, Float64}, but got Bool.
# expect: Bool TypeError: Select CPU operator[ReduceMax] fail! Unsupported data type! The supported data types are input[Float32 Int64 Bool], output[Float32];input[Float64 Int64 Bool], output[Float64];input[Int8 Int64 Bool], output[Int8];input[Int16 Int64 Bool], out
# expect: UInt32 TypeError: Select CPU operator[Sin] fail! Unsupported data type! The supported data types are input[Float16], output[Float16];input[Float32], output[Float32];input[Float64], output[Float64];input[Complex64], output[Complex64];input[Complex128], output
# expect: UInt32 TypeError: Select CPU operator[Floor] fail! Unsupported data type! The supported data types are input[Float32], output[Float32];input[Float64], output[Float64];,  but get input[[const vector]{UInt32}], output[[const vector]{UInt32}].
# expect: UInt32 UInt32
# expect: UInt32 TypeError: For primitive[Softmax], the input argument[x] must be a type of {BFloat16, Float16, Float32, Float64}, but got UInt32.
# expect: UInt32 UInt32
# expect: BFloat16 TypeError: Select CPU operator[Sin] fail! Unsupported data type! The supported data types are input[Float16], output[Float16];input[Float32], output[Float32];input[Float64], output[Float64];input[Complex64], output[Complex64];input[Complex128], output
# expect: BFloat16 TypeError: Select CPU operator[Floor] fail! Unsupported data type! The supported data types are input[Float32], output[Float32];input[Float64], output[Float64];,  but get input[[const vector]{BFloat16}], output[[const vector]{BFloat16}].
# expect: BFloat16 TypeError: Select CPU operator[Mul] fail! Unsupported data type! The supported data types are input[Bool Bool], output[Bool];input[Int8 Int8], output[Int8];input[Int16 Int16], output[Int16];input[Int32 Int32], output[Int32];input[Int64 Int64], output[
# expect: BFloat16 TypeError: Select CPU operator[Softmax] fail! Unsupported data type! The supported data types are input[Float16 Int64], output[Float16];input[Float32 Int64], output[Float32];input[Float64 Int64], output[Float64];,  but get input[[const vector]{BFloat1
# expect: BFloat16 TypeError: Select CPU operator[ReduceMax] fail! Unsupported data type! The supported data types are input[Float32 Int64 Bool], output[Float32];input[Float64 Int64 Bool], output[Float64];input[Int8 Int64 Bool], output[Int8];input[Int16 Int64 Bool], out
# expect: Float16 Float16
# expect: Float16 Float16
# expect: Float16 Float16
# expect: Float16 Float16
# expect: Float16 Float16
# expect: Complex64 Complex64
# expect: Complex64 TypeError: Select CPU operator[Floor] fail! Unsupported data type! The supported data types are input[Float32], output[Float32];input[Float64], output[Float64];,  but get input[[const vector]{Complex64}], output[[const vector]{Complex64}].
# expect: Complex64 Complex64
# expect: Complex64 TypeError: For primitive[Softmax], the input argument[x] must be a type of {BFloat16, Float16, Float32, Float64}, but got Complex64.
# expect: Complex64 TypeError: Select CPU operator[ReduceMax] fail! Unsupported data type! The supported data types are input[Float32 Int64 Bool], output[Float32];input[Float64 Int64 Bool], output[Float64];input[Int8 Int64 Bool], output[Int8];input[Int16 Int64 Bool], out
# expect: True
