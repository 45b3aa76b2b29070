import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, ops
from mindspore.ops.operations import math_ops, array_ops


def show(operator, *operands):
    try:
        print(operator(*operands))
    except Exception as error:
        print(type(error).__name__, [line for line in str(error).split("\n") if line.strip(" -")][0])


t, flags, ints = Tensor([1.0, 2.0]), Tensor([True, False]), Tensor([1, 2])
for name in ("IsNan", "Invert", "Imag", "Softplus", "Softsign", "Mish", "SeLU"):
    operator = getattr(ops, name)()
    for operands in ((), (t, t), (1.5,), ("a",), ([1.0],)):
        show(operator, *operands)
for name in ("Mod", "TruncateDiv", "DivNoNan", "SquaredDifference"):
    operator = getattr(ops, name)()
    for operands in ((t,), (t, "a"), (t, None), (t, [1, 2])):
        show(operator, *operands)
show(ops.Sub(), t)
show(ops.Tan(), t, t)
for operator in (ops.DivNoNan(), ops.SquaredDifference(), ops.TruncateMod(), ops.Xdivy(), ops.Gcd()):
    show(operator, flags, flags)
for operator in (ops.BesselI0e(), ops.BesselI1e(), ops.Diag(), ops.L2Loss(), ops.FastGelu(), ops.Sign()):
    show(operator, Tensor([1, 2], ms.int8))
show(ops.FloorMod(), Tensor([1, 2], ms.uint16), Tensor([1, 2], ms.uint16))
show(ops.ReduceMean(), flags)
show(ops.ScatterNdAdd(), Parameter(flags, name="p"), Tensor([[0]], ms.int32), flags[:1])
# expect: ValueError For primitive[IsNan], the input number must be equal to 1, but got 0.
# expect: ValueError For primitive[IsNan], the input number must be equal to 1, but got 2.
# expect: TypeError For Primitive[IsNan], the type of input argument[x] must be Tensor but got Float32.
# expect: TypeError For Primitive[IsNan], the type of input argument[x] must be Tensor but got String.
# expect: TypeError For Primitive[IsNan], the type of input argument[x] must be Tensor but got List[Float32].
# expect: ValueError For primitive[Invert], the input number must be equal to 1, but got 0.
# expect: ValueError For primitive[Invert], the input number must be equal to 1, but got 2.
# expect: TypeError For Primitive[Invert], the type of input argument[x] must be Tensor but got Float32.
# expect: TypeError For Primitive[Invert], the type of input argument[x] must be Tensor but got String.
# expect: TypeError For Primitive[Invert], the type of input argument[x] must be Tensor but got List[Float32].
# expect: ValueError For primitive[Imag], the input number must be equal to 1, but got 0.
# expect: ValueError For primitive[Imag], the input number must be equal to 1, but got 2.
# expect: TypeError For Primitive[Imag], the type of input argument[input] must be Tensor but got Float32.
# expect: TypeError For Primitive[Imag], the type of input argument[input] must be Tensor but got String.
# expect: TypeError For Primitive[Imag], the type of input argument[input] must be Tensor but got List[Float32].
# expect: ValueError For primitive[Softplus], the input numbers must be equal to 1, but got 0.
# expect: ValueError For primitive[Softplus], the input numbers must be equal to 1, but got 2.
# expect: TypeError For Primitive[Softplus], the type of input argument[x] must be Tensor but got Float32.
# expect: TypeError For Primitive[Softplus], the type of input argument[x] must be Tensor but got String.
# expect: TypeError For Primitive[Softplus], the type of input argument[x] must be Tensor but got List[Float32].
# expect: ValueError For primitive[Softsign], the input numbers must be equal to 1, but got 0.
# expect: ValueError For primitive[Softsign], the input numbers must be equal to 1, but got 2.
# expect: TypeError For Primitive[Softsign], the type of input argument[input_x] must be Tensor but got Float32.
# expect: TypeError For Primitive[Softsign], the type of input argument[input_x] must be Tensor but got String.
# expect: TypeError For Primitive[Softsign], the type of input argument[input_x] must be Tensor but got List[Float32].
# expect: ValueError For primitive[Mish], the input numbers must be equal to 1, but got 0.
# expect: ValueError For primitive[Mish], the input numbers must be equal to 1, but got 2.
# expect: TypeError For Primitive[Mish], the type of input argument[input_x] must be Tensor but got Float32.
# expect: TypeError For Primitive[Mish], the type of input argument[input_x] must be Tensor but got String.
# expect: TypeError For Primitive[Mish], the type of input argument[input_x] must be Tensor but got List[Float32].
# expect: ValueError For primitive[SeLU], the input numbers must be equal to 1, but got 0.
# expect: ValueError For primitive[SeLU], the input numbers must be equal to 1, but got 2.
# expect: TypeError For Primitive[SeLU], the type of input argument[input_x] must be Tensor but got Float32.
# expect: TypeError For Primitive[SeLU], the type of input argument[input_x] must be Tensor but got String.
# expect: TypeError For Primitive[SeLU], the type of input argument[input_x] must be Tensor but got List[Float32].
# expect: ValueError Mod inputs number 1 does not match the requires signature size 2
# expect: TypeError For 'Mod', the 2th input var can not be implicitly converted. Its type is String. Only support Tensor or Scalar.
# expect: TypeError For 'Mod', the 2th input var can not be implicitly converted. Its type is None, value is "None". Only support Tensor or Scalar.
# expect: TypeError For 'Mod', the 2th input var can not be implicitly converted. Its type is Tuple[Int64*2]. Only support Tensor or Scalar.
# expect: ValueError TruncateDiv inputs number 1 does not match the requires signature size 2
# expect: TypeError For 'TruncateDiv', the 2th input var can not be implicitly converted. Its type is String. Only support Tensor or Scalar.
# expect: TypeError For 'TruncateDiv', the 2th input var can not be implicitly converted. Its type is None, value is "None". Only support Tensor or Scalar.
# expect: TypeError For 'TruncateDiv', the 2th input var can not be implicitly converted. Its type is Tuple[Int64*2]. Only support Tensor or Scalar.
# expect: ValueError DivNoNan inputs number 1 does not match the requires signature size 2
# expect: TypeError For 'DivNoNan', the 2th input var can not be implicitly converted. Its type is String. Only support Tensor or Scalar.
# expect: TypeError For 'DivNoNan', the 2th input var can not be implicitly converted. Its type is None, value is "None". Only support Tensor or Scalar.
# expect: TypeError For 'DivNoNan', the 2th input var can not be implicitly converted. Its type is Tuple[Int64*2]. Only support Tensor or Scalar.
# expect: ValueError SquaredDifference inputs number 1 does not match the requires signature size 2
# expect: TypeError For 'SquaredDifference', the 2th input var can not be implicitly converted. Its type is String. Only support Tensor or Scalar.
# expect: TypeError For 'SquaredDifference', the 2th input var can not be implicitly converted. Its type is None, value is "None". Only support Tensor or Scalar.
# expect: TypeError For 'SquaredDifference', the 2th input var can not be implicitly converted. Its type is Tuple[Int64*2]. Only support Tensor or Scalar.
# expect: RuntimeError For Operator[Sub], the inputs number should be 2 but got 1.
# expect: RuntimeError For Operator[Tan], the inputs number should be 1 but got 2.
# expect: TypeError For primitive[DivNoNan], the input argument[x1] must be a type of {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt8]}, but got Tensor[Bool].
# expect: TypeError For primitive[SquaredDifference], the input argument[x] must be a type of {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int32], Tensor[Int64]}, but got Tensor[Bool].
# expect: TypeError For primitive[TruncateMod], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int32], Tensor[Int8], Tensor[UInt8]}, but got Tensor[Bool].
# expect: TypeError For primitive[Xdivy], the input argument[x] must be a type of {Tensor[Complex128], Tensor[Complex64], Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Bool].
# expect: TypeError For Primitive[Gcd], the type of the input tensor must be [Int16, Int32, Int64], but got Bool!
# expect: TypeError For primitive[BesselI0e], the input argument[input_x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int8].
# expect: TypeError - Kernel select failed:
# expect: TypeError - Kernel select failed:
# expect: TypeError For primitive[L2Loss], the input argument[x] must be a type of {Tensor[Float16], Tensor[Float32], Tensor[Float64]}, but got Tensor[Int8].
# expect: TypeError For 'FastGeLU', input[0] type should be float16 or float32. but got Int8
# expect: TypeError For Primitive Sign, the type of input must be in {Bool, Int32, Int64, Float16, Float32, Float64, BFloat16, Complex64, Complex128}, but got Int8.
# expect: TypeError For 'FloorMod', the input type Tensor[UInt16] is invalid.
# expect: RuntimeError For 'ReduceMean', unsupported reduce operation for bool.
# expect: TypeError For primitive[ScatterNdAdd], the input argument[input_x] must be a type of {Tensor[BFloat16], Tensor[Float16], Tensor[Float32], Tensor[Float64], Tensor[Int16], Tensor[Int32], Tensor[Int64], Tensor[Int8], Tensor[UInt16], Tensor[UInt32], Tensor[UInt64], Tensor[UInt8]}, but got Ref[Tensor[Bool]].
