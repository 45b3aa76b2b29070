# The names of dtypes that Tensor.astype and Tensor.type take: in any case, NumPy's among them.
import mindspore as ms
from mindspore import Tensor

x = Tensor([1.5, 2.5])
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for name in ("Float32", "FLOAT16", "Float", "double", "Int32", "int_", "Bool", "bool_", "UInt8", "uint", "uintp", "intc", "single", "half",
                 "byte", "short", "ubyte", "float_", "f4", "str", "longlong"):
        try:
            print(name, x.astype(name).dtype, x.type(name).dtype)
        except TypeError as error:
            print(type(error).__name__, str(error)[-9:])

# expect: Float32 Float32 Float32
# expect: FLOAT16 Float16 Float16
# expect: Float Float64 Float64
# expect: double Float64 Float64
# expect: Int32 Int32 Int32
# expect: int_ Int64 Int64
# expect: Bool Bool Bool
# expect: bool_ Bool Bool
# expect: UInt8 UInt8 UInt8
# expect: uint UInt64 UInt64
# expect: uintp UInt64 UInt64
# expect: intc Int32 Int32
# expect: single Float32 Float32
# expect: half Float16 Float16
# expect: byte Int8 Int8
# expect: short Int16 Int16
# expect: ubyte UInt8 UInt8
# expect: float_ Float64 Float64
# expect: TypeError got 'f4'.
# expect: TypeError ot 'str'.
# expect: TypeError onglong'.
# expect: Float32 Float32 Float32
# expect: FLOAT16 Float16 Float16
# expect: Float Float64 Float64
# expect: double Float64 Float64
# expect: Int32 Int32 Int32
# expect: int_ Int64 Int64
# expect: Bool Bool Bool
# expect: bool_ Bool Bool
# expect: UInt8 UInt8 UInt8
# expect: uint UInt64 UInt64
# expect: uintp UInt64 UInt64
# expect: intc Int32 Int32
# expect: single Float32 Float32
# expect: half Float16 Float16
# expect: byte Int8 Int8
# expect: short Int16 Int16
# expect: ubyte UInt8 UInt8
# expect: float_ Float64 Float64
# expect: TypeError got 'f4'.
# expect: TypeError ot 'str'.
# expect: TypeError onglong'.
