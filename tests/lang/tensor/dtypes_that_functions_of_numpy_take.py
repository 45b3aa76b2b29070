# mindspore.numpy takes the names and classes of its own dtypes alone, whatever the function; a wrong one is refused, not passed over.
import mindspore as ms
import mindspore.numpy as mnp
import numpy as np
from mindspore import Tensor

F = Tensor([1.0, 2.0])
KINDS = ("int", "float", "bool", "uint", "int_", "double", "f4", "INT32", "Float32", "complex64", np.float64, np.int8, np.bool_, complex, int, float, bool, None,
         mnp.int_, mnp.float_, mnp.uint, ms.int64, ms.float16, ms.complex64, b"int32", 2, True, (0, 1), F)


def tried(name, function, dtype):
    try:
        result = function(dtype)
        print(name, repr(dtype), result.dtype if isinstance(result, Tensor) else result)
    except (TypeError, ValueError) as error:
        print(name, repr(dtype), str(error).split("\n")[0][-60:])


for dtype in KINDS:
    for name, function in (("ones", lambda d: mnp.ones(2, d)), ("zeros_like", lambda d: mnp.zeros_like(F, d)), ("array", lambda d: mnp.array(F, d)),
                           ("full", lambda d: mnp.full((2,), 1, d)), ("eye", lambda d: mnp.eye(2, dtype=d)), ("asfarray", lambda d: mnp.asfarray(F, d)),
                           ("linspace", lambda d: mnp.linspace(0, 1, 3, dtype=d)), ("promote_types", lambda d: mnp.promote_types(d, ms.float32) if not isinstance(d, str) and d is not mnp.uint else 0)):
        tried(name, function, dtype)
for dtype in ("a", 2, (0, 1), 3.5, "float16", ms.float16):
    for name, function in (("abs", lambda d: mnp.abs(F, d)), ("add", lambda d: mnp.add(F, F, d)), ("exp", lambda d: mnp.exp(F, dtype=d)),
                           ("sum", lambda d: F.sum(dtype=d) if d != 2 else 0)):
        tried(name, function, dtype)
for call in ("mnp.add(F)", "mnp.abs(F, 0, 1)", "mnp.maximum(F)", "mnp.add(F, axis=0)", "mnp.atleast_1d(F, axis=0)"):
    try:
        eval(call)
    except TypeError as error:
        print(call, error)

# expect: ones 'int' Int32
# expect: zeros_like 'int' Int32
# expect: array 'int' Int32
# expect: full 'int' Int32
# expect: eye 'int' Int32
# expect: asfarray 'int' Float32
# expect: linspace 'int' Int32
# expect: promote_types 'int' 0
# expect: ones 'float' Float32
# expect: zeros_like 'float' Float32
# expect: array 'float' Float32
# expect: full 'float' Float32
# expect: eye 'float' Float32
# expect: asfarray 'float' Float32
# expect: linspace 'float' Float32
# expect: promote_types 'float' 0
# expect: ones 'bool' Bool
# expect: zeros_like 'bool' Bool
# expect: array 'bool' Bool
# expect: full 'bool' Bool
# expect: eye 'bool' Bool
# expect: asfarray 'bool' Float32
# expect: linspace 'bool' Bool
# expect: promote_types 'bool' 0
# expect: ones 'uint' UInt32
# expect: zeros_like 'uint' UInt32
# expect: array 'uint' UInt32
# expect: full 'uint' UInt32
# expect: eye 'uint' UInt32
# expect: asfarray 'uint' Float32
# expect: linspace 'uint' UInt32
# expect: promote_types 'uint' 0
# expect: ones 'int_' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: zeros_like 'int_' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: array 'int_' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: full 'int_' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: eye 'int_' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: asfarray 'int_' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: linspace 'int_' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: promote_types 'int_' 0
# expect: ones 'double' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: zeros_like 'double' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: array 'double' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: full 'double' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: eye 'double' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: asfarray 'double' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: linspace 'double' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: promote_types 'double' 0
# expect: ones 'f4' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: zeros_like 'f4' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: array 'f4' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: full 'f4' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: eye 'f4' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: asfarray 'f4' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: linspace 'f4' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: promote_types 'f4' 0
# expect: ones 'INT32' Int32
# expect: zeros_like 'INT32' Int32
# expect: array 'INT32' Int32
# expect: full 'INT32' Int32
# expect: eye 'INT32' Int32
# expect: asfarray 'INT32' Float32
# expect: linspace 'INT32' Int32
# expect: promote_types 'INT32' 0
# expect: ones 'Float32' Float32
# expect: zeros_like 'Float32' Float32
# expect: array 'Float32' Float32
# expect: full 'Float32' Float32
# expect: eye 'Float32' Float32
# expect: asfarray 'Float32' Float32
# expect: linspace 'Float32' Float32
# expect: promote_types 'Float32' 0
# expect: ones 'complex64' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: zeros_like 'complex64' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: array 'complex64' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: full 'complex64' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: eye 'complex64' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: asfarray 'complex64' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: linspace 'complex64' 4', 'np.bool_'] are allowed for dtype, but got <class 'str'>
# expect: promote_types 'complex64' 0
# expect: ones <class 'numpy.float64'> Float64
# expect: zeros_like <class 'numpy.float64'> Float64
# expect: array <class 'numpy.float64'> Float64
# expect: full <class 'numpy.float64'> Float64
# expect: eye <class 'numpy.float64'> Float64
# expect: asfarray <class 'numpy.float64'> Float64
# expect: linspace <class 'numpy.float64'> Float64
# expect: promote_types <class 'numpy.float64'> Float64
# expect: ones <class 'numpy.int8'> Int8
# expect: zeros_like <class 'numpy.int8'> Int8
# expect: array <class 'numpy.int8'> Int8
# expect: full <class 'numpy.int8'> Int8
# expect: eye <class 'numpy.int8'> Int8
# expect: asfarray <class 'numpy.int8'> Float32
# expect: linspace <class 'numpy.int8'> Int8
# expect: promote_types <class 'numpy.int8'> Float32
# expect: ones <class 'numpy.bool_'> Bool
# expect: zeros_like <class 'numpy.bool_'> Bool
# expect: array <class 'numpy.bool_'> Bool
# expect: full <class 'numpy.bool_'> Bool
# expect: eye <class 'numpy.bool_'> Bool
# expect: asfarray <class 'numpy.bool_'> Float32
# expect: linspace <class 'numpy.bool_'> Bool
# expect: promote_types <class 'numpy.bool_'> Float32
# expect: ones <class 'complex'> pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: zeros_like <class 'complex'> pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: array <class 'complex'> pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: full <class 'complex'> pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: eye <class 'complex'> pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: asfarray <class 'complex'> pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: linspace <class 'complex'> pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: promote_types <class 'complex'> pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: ones <class 'int'> Int32
# expect: zeros_like <class 'int'> Int32
# expect: array <class 'int'> Int32
# expect: full <class 'int'> Int32
# expect: eye <class 'int'> Int32
# expect: asfarray <class 'int'> Float32
# expect: linspace <class 'int'> Int32
# expect: promote_types <class 'int'> Float32
# expect: ones <class 'float'> Float32
# expect: zeros_like <class 'float'> Float32
# expect: array <class 'float'> Float32
# expect: full <class 'float'> Float32
# expect: eye <class 'float'> Float32
# expect: asfarray <class 'float'> Float32
# expect: linspace <class 'float'> Float32
# expect: promote_types <class 'float'> Float32
# expect: ones <class 'bool'> Bool
# expect: zeros_like <class 'bool'> Bool
# expect: array <class 'bool'> Bool
# expect: full <class 'bool'> Bool
# expect: eye <class 'bool'> Bool
# expect: asfarray <class 'bool'> Float32
# expect: linspace <class 'bool'> Bool
# expect: promote_types <class 'bool'> Float32
# expect: ones None np.bool_'] are allowed for dtype, but got <class 'NoneType'>
# expect: zeros_like None Float32
# expect: array None Float32
# expect: full None Int32
# expect: eye None np.bool_'] are allowed for dtype, but got <class 'NoneType'>
# expect: asfarray None Float32
# expect: linspace None Float32
# expect: promote_types None np.bool_'] are allowed for dtype, but got <class 'NoneType'>
# expect: ones mindspore.int32 Int32
# expect: zeros_like mindspore.int32 Int32
# expect: array mindspore.int32 Int32
# expect: full mindspore.int32 Int32
# expect: eye mindspore.int32 Int32
# expect: asfarray mindspore.int32 Float32
# expect: linspace mindspore.int32 Int32
# expect: promote_types mindspore.int32 Float32
# expect: ones mindspore.float32 Float32
# expect: zeros_like mindspore.float32 Float32
# expect: array mindspore.float32 Float32
# expect: full mindspore.float32 Float32
# expect: eye mindspore.float32 Float32
# expect: asfarray mindspore.float32 Float32
# expect: linspace mindspore.float32 Float32
# expect: promote_types mindspore.float32 Float32
# expect: ones mindspore.uint32 UInt32
# expect: zeros_like mindspore.uint32 UInt32
# expect: array mindspore.uint32 UInt32
# expect: full mindspore.uint32 UInt32
# expect: eye mindspore.uint32 UInt32
# expect: asfarray mindspore.uint32 Float32
# expect: linspace mindspore.uint32 UInt32
# expect: promote_types mindspore.uint32 0
# expect: ones mindspore.int64 Int64
# expect: zeros_like mindspore.int64 Int64
# expect: array mindspore.int64 Int64
# expect: full mindspore.int64 Int64
# expect: eye mindspore.int64 Int64
# expect: asfarray mindspore.int64 Float32
# expect: linspace mindspore.int64 Int64
# expect: promote_types mindspore.int64 Float32
# expect: ones mindspore.float16 Float16
# expect: zeros_like mindspore.float16 Float16
# expect: array mindspore.float16 Float16
# expect: full mindspore.float16 Float16
# expect: eye mindspore.float16 Float16
# expect: asfarray mindspore.float16 Float16
# expect: linspace mindspore.float16 Float16
# expect: promote_types mindspore.float16 Float32
# expect: ones mindspore.complex64 pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: zeros_like mindspore.complex64 pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: array mindspore.complex64 pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: full mindspore.complex64 pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: eye mindspore.complex64 pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: asfarray mindspore.complex64 pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: linspace mindspore.complex64 pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: promote_types mindspore.complex64 pe, but got <class 'mindspore._c_expression.typing.Complex'>
# expect: ones b'int32' , 'np.bool_'] are allowed for dtype, but got <class 'bytes'>
# expect: zeros_like b'int32' , 'np.bool_'] are allowed for dtype, but got <class 'bytes'>
# expect: array b'int32' , 'np.bool_'] are allowed for dtype, but got <class 'bytes'>
# expect: full b'int32' , 'np.bool_'] are allowed for dtype, but got <class 'bytes'>
# expect: eye b'int32' , 'np.bool_'] are allowed for dtype, but got <class 'bytes'>
# expect: asfarray b'int32' , 'np.bool_'] are allowed for dtype, but got <class 'bytes'>
# expect: linspace b'int32' , 'np.bool_'] are allowed for dtype, but got <class 'bytes'>
# expect: promote_types b'int32' , 'np.bool_'] are allowed for dtype, but got <class 'bytes'>
# expect: ones 2 4', 'np.bool_'] are allowed for dtype, but got <class 'int'>
# expect: zeros_like 2 4', 'np.bool_'] are allowed for dtype, but got <class 'int'>
# expect: array 2 4', 'np.bool_'] are allowed for dtype, but got <class 'int'>
# expect: full 2 4', 'np.bool_'] are allowed for dtype, but got <class 'int'>
# expect: eye 2 4', 'np.bool_'] are allowed for dtype, but got <class 'int'>
# expect: asfarray 2 4', 'np.bool_'] are allowed for dtype, but got <class 'int'>
# expect: linspace 2 4', 'np.bool_'] are allowed for dtype, but got <class 'int'>
# expect: promote_types 2 4', 'np.bool_'] are allowed for dtype, but got <class 'int'>
# expect: ones True ', 'np.bool_'] are allowed for dtype, but got <class 'bool'>
# expect: zeros_like True ', 'np.bool_'] are allowed for dtype, but got <class 'bool'>
# expect: array True ', 'np.bool_'] are allowed for dtype, but got <class 'bool'>
# expect: full True ', 'np.bool_'] are allowed for dtype, but got <class 'bool'>
# expect: eye True ', 'np.bool_'] are allowed for dtype, but got <class 'bool'>
# expect: asfarray True ', 'np.bool_'] are allowed for dtype, but got <class 'bool'>
# expect: linspace True ', 'np.bool_'] are allowed for dtype, but got <class 'bool'>
# expect: promote_types True ', 'np.bool_'] are allowed for dtype, but got <class 'bool'>
# expect: ones (0, 1) , 'np.bool_'] are allowed for dtype, but got <class 'tuple'>
# expect: zeros_like (0, 1) , 'np.bool_'] are allowed for dtype, but got <class 'tuple'>
# expect: array (0, 1) , 'np.bool_'] are allowed for dtype, but got <class 'tuple'>
# expect: full (0, 1) , 'np.bool_'] are allowed for dtype, but got <class 'tuple'>
# expect: eye (0, 1) , 'np.bool_'] are allowed for dtype, but got <class 'tuple'>
# expect: asfarray (0, 1) , 'np.bool_'] are allowed for dtype, but got <class 'tuple'>
# expect: linspace (0, 1) , 'np.bool_'] are allowed for dtype, but got <class 'tuple'>
# expect: promote_types (0, 1) , 'np.bool_'] are allowed for dtype, but got <class 'tuple'>
# expect: ones Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])  for dtype, but got <class 'mindspore.common.tensor.Tensor'>
# expect: zeros_like Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])  for dtype, but got <class 'mindspore.common.tensor.Tensor'>
# expect: array Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])  for dtype, but got <class 'mindspore.common.tensor.Tensor'>
# expect: full Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])  for dtype, but got <class 'mindspore.common.tensor.Tensor'>
# expect: eye Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])  for dtype, but got <class 'mindspore.common.tensor.Tensor'>
# expect: asfarray Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])  for dtype, but got <class 'mindspore.common.tensor.Tensor'>
# expect: linspace Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])  for dtype, but got <class 'mindspore.common.tensor.Tensor'>
# expect: promote_types Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])  for dtype, but got <class 'mindspore.common.tensor.Tensor'>
# expect: abs 'a' st', the input 'dtype' should be mindspore dtype, but got a.
# expect: add 'a' st', the input 'dtype' should be mindspore dtype, but got a.
# expect: exp 'a' st', the input 'dtype' should be mindspore dtype, but got a.
# expect: sum 'a' Failed calling sum with "sum(dtype=string)".
# expect: abs 2 st', the input 'dtype' should be mindspore dtype, but got 2.
# expect: add 2 st', the input 'dtype' should be mindspore dtype, but got 2.
# expect: exp 2 st', the input 'dtype' should be mindspore dtype, but got 2.
# expect: sum 2 0
# expect: abs (0, 1) the input 'dtype' should be mindspore dtype, but got (0, 1).
# expect: add (0, 1) the input 'dtype' should be mindspore dtype, but got (0, 1).
# expect: exp (0, 1) the input 'dtype' should be mindspore dtype, but got (0, 1).
# expect: sum (0, 1) Failed calling sum with "sum(dtype=Tuple<int, int>)".
# expect: abs 3.5 ', the input 'dtype' should be mindspore dtype, but got 3.5.
# expect: add 3.5 ', the input 'dtype' should be mindspore dtype, but got 3.5.
# expect: exp 3.5 ', the input 'dtype' should be mindspore dtype, but got 3.5.
# expect: sum 3.5 Failed calling sum with "sum(dtype=float)".
# expect: abs 'float16' he input 'dtype' should be mindspore dtype, but got float16.
# expect: add 'float16' he input 'dtype' should be mindspore dtype, but got float16.
# expect: exp 'float16' he input 'dtype' should be mindspore dtype, but got float16.
# expect: sum 'float16' Failed calling sum with "sum(dtype=string)".
# expect: abs mindspore.float16 Float16
# expect: add mindspore.float16 Float16
# expect: exp mindspore.float16 Float16
# expect: sum mindspore.float16 Float16
# expect: mnp.add(F) add() missing 1 required positional argument: 'x2'
# expect: mnp.abs(F, 0, 1) absolute() takes from 1 to 2 positional arguments but 3 were given
# expect: mnp.maximum(F) maximum() missing 1 required positional argument: 'x2'
# expect: mnp.add(F, axis=0) add() got an unexpected keyword argument 'axis'
# expect: mnp.atleast_1d(F, axis=0) atleast_1d() got an unexpected keyword argument 'axis'
