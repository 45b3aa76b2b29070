# Attributes that dtypes, primitives and tensors have from MindSpore's C++, the errors of MindRecord, names that dir() lists, and GroupNorm's dtype.
import mindspore as ms
import mindspore.mindrecord as mr
import numpy as np
from mindspore import Tensor, mint, nn, ops
from mindspore.mindrecord.common import exceptions

add, conv, x = ops.Add(), ops.Conv2D(2, 3), Tensor([[1.0, 2.0], [3.0, 4.0]])
H = Tensor(np.arange(24).reshape(2, 3, 4), ms.float16)


class Own(ops.PrimitiveWithInfer):
    @ops.prim_attr_register
    def __init__(self, size=3):
        super().__init__("Own")


own = Own()

CALLS = """
ms.float32.is_complex
ms.float32.is_floating_point
ms.float32.is_signed
ms.float32.itemsize
ms.float32.to_real()
ms.bfloat16.is_complex
ms.bfloat16.is_floating_point
ms.bfloat16.is_signed
ms.bfloat16.itemsize
ms.bfloat16.to_real()
ms.float16.is_complex
ms.float16.is_floating_point
ms.float16.is_signed
ms.float16.itemsize
ms.float16.to_real()
ms.int8.is_complex
ms.int8.is_floating_point
ms.int8.is_signed
ms.int8.itemsize
ms.int8.to_real()
ms.uint16.is_complex
ms.uint16.is_floating_point
ms.uint16.is_signed
ms.uint16.itemsize
ms.uint16.to_real()
ms.complex64.is_complex
ms.complex64.is_floating_point
ms.complex64.is_signed
ms.complex64.itemsize
ms.complex64.to_real()
ms.bool_.is_complex
ms.bool_.is_floating_point
ms.bool_.is_signed
ms.bool_.itemsize
ms.bool_.to_real()
ms.float64.is_complex
ms.float64.is_floating_point
ms.float64.is_signed
ms.float64.itemsize
ms.float64.to_real()
ms.complex128.is_complex
ms.complex128.is_floating_point
ms.complex128.is_signed
ms.complex128.itemsize
ms.complex128.to_real()
ms.float32.to_complex()
ms.bfloat16.to_complex()
ms.float16.to_complex()
ms.int8.to_complex()
ms.complex64.to_complex()
ms.float64.to_complex()
conv.padding
conv.format
conv.kernel_size
add.add_attr("a", 1)
add.get_attr_dict()
add.del_attr("a")
add.get_attr_dict() == {}
add.set_user_data("k", 3)
add.get_user_data("k")
add.set_instance_name("other")
add.check_elim(1)
add.set_const_input_indexes([0])
add.update_parameter
add.__primitive_flag__
add.recompute()
own.__primitive_flag__
own.recompute().attrs
own.set_user_data("k", 3)
own.get_user_data("k")
own.check_elim(1)
x._dtype
x._shape
x._size
x._itemsize
x._nbytes
x._strides
x.init
x.init_finished
x.offload_file_path()
nn.GroupNorm(1, 3)(H).dtype
nn.GroupNorm(3, 3)(H)
nn.GroupNorm(1, 3)(H.astype(ms.float64)).dtype
ops.group_norm(H, 1, Tensor([1.0, 1.0, 1.0]), Tensor([1.0, 1.0, 1.0])).dtype
len([name for name in ("abs", "matmul", "nn", "linalg", "functional", "bmm") if name in dir(mint)])
len([name for name in ("Add", "Conv2D", "abs", "GradOperation", "auto_generate") if name in dir(ops)])
mr.MRMOpenError()
str(mr.MRMOpenError())
str(mr.ParamTypeError("a", "int"))
str(mr.ParamValueError("b"))
str(exceptions.ParamMissError("c"))
str(mr.PathNotExistsError("d"))
mr.ParamTypeError("a")
mr.ParamTypeError()
mr.UnknownError(1)
mr.ParamMissError("a", "b")
str(mr.MRMValidateDataError("e"))
exceptions.MRMGetMetaError.__module__
issubclass(mr.MRMFinishError, mr.MindRecordException)
"""


def shown(value):
    if isinstance(value, (tuple, list)):
        return "(" + ", ".join([shown(item) for item in value]) + ")"
    if isinstance(value, Tensor):
        numbers = value.astype(ms.float32).asnumpy() if value.dtype == ms.bfloat16 else value.asnumpy()
        if numbers.dtype.kind in "fc":
            numbers = np.round(numbers, 3) + 0
        return f"{value.dtype} {value.shape} {numbers.tolist()}"
    return repr(value)


for call in CALLS.strip().splitlines():
    try:
        print(call, "->", shown(eval(call)))
    except (TypeError, ValueError, RuntimeError, AttributeError, IndexError) as error:
        print(call, "->", type(error).__name__, [line for line in str(error).split("\n") if line.strip(" -")][:1])

# expect: ms.float32.is_complex -> False
# expect: ms.float32.is_floating_point -> True
# expect: ms.float32.is_signed -> True
# expect: ms.float32.itemsize -> 4
# expect: ms.float32.to_real() -> mindspore.float32
# expect: ms.bfloat16.is_complex -> False
# expect: ms.bfloat16.is_floating_point -> True
# expect: ms.bfloat16.is_signed -> True
# expect: ms.bfloat16.itemsize -> 2
# expect: ms.bfloat16.to_real() -> mindspore.bfloat16
# expect: ms.float16.is_complex -> False
# expect: ms.float16.is_floating_point -> True
# expect: ms.float16.is_signed -> True
# expect: ms.float16.itemsize -> 2
# expect: ms.float16.to_real() -> mindspore.float16
# expect: ms.int8.is_complex -> False
# expect: ms.int8.is_floating_point -> False
# expect: ms.int8.is_signed -> True
# expect: ms.int8.itemsize -> 1
# expect: ms.int8.to_real() -> mindspore.int8
# expect: ms.uint16.is_complex -> False
# expect: ms.uint16.is_floating_point -> False
# expect: ms.uint16.is_signed -> False
# expect: ms.uint16.itemsize -> 2
# expect: ms.uint16.to_real() -> mindspore.uint16
# expect: ms.complex64.is_complex -> True
# expect: ms.complex64.is_floating_point -> False
# expect: ms.complex64.is_signed -> True
# expect: ms.complex64.itemsize -> 8
# expect: ms.complex64.to_real() -> mindspore.float32
# expect: ms.bool_.is_complex -> False
# expect: ms.bool_.is_floating_point -> False
# expect: ms.bool_.is_signed -> False
# expect: ms.bool_.itemsize -> 1
# expect: ms.bool_.to_real() -> mindspore.bool
# expect: ms.float64.is_complex -> False
# expect: ms.float64.is_floating_point -> True
# expect: ms.float64.is_signed -> True
# expect: ms.float64.itemsize -> 8
# expect: ms.float64.to_real() -> mindspore.float64
# expect: ms.complex128.is_complex -> True
# expect: ms.complex128.is_floating_point -> False
# expect: ms.complex128.is_signed -> True
# expect: ms.complex128.itemsize -> 16
# expect: ms.complex128.to_real() -> mindspore.float64
# expect: ms.float32.to_complex() -> mindspore.complex64
# expect: ms.bfloat16.to_complex() -> mindspore.complex64
# expect: ms.float16.to_complex() -> TypeError ['Cannot convert type float16 to complex type.']
# expect: ms.int8.to_complex() -> TypeError ['Cannot convert type int8 to complex type.']
# expect: ms.complex64.to_complex() -> mindspore.complex64
# expect: ms.float64.to_complex() -> mindspore.complex128
# expect: conv.padding -> (0, 0, 0, 0)
# expect: conv.format -> 'NCHW'
# expect: conv.kernel_size -> (3, 3)
# expect: add.add_attr("a", 1) -> None
# expect: add.get_attr_dict() -> {'a': 1}
# expect: add.del_attr("a") -> None
# expect: add.get_attr_dict() == {} -> True
# expect: add.set_user_data("k", 3) -> None
# expect: add.get_user_data("k") -> 3
# expect: add.set_instance_name("other") -> None
# expect: add.check_elim(1) -> (False, None)
# expect: add.set_const_input_indexes([0]) -> None
# expect: add.update_parameter -> False
# expect: add.__primitive_flag__ -> True
# expect: add.recompute() -> Prim[Add]<recompute=True>
# expect: own.__primitive_flag__ -> True
# expect: own.recompute().attrs -> {'recompute': True}
# expect: own.set_user_data("k", 3) -> None
# expect: own.get_user_data("k") -> 3
# expect: own.check_elim(1) -> (False, None)
# expect: x._dtype -> mindspore.float32
# expect: x._shape -> (2, 2)
# expect: x._size -> 4
# expect: x._itemsize -> 4
# expect: x._nbytes -> 16
# expect: x._strides -> (8, 4)
# expect: x.init -> None
# expect: x.init_finished -> True
# expect: x.offload_file_path() -> ''
# expect: nn.GroupNorm(1, 3)(H).dtype -> mindspore.float16
# expect: nn.GroupNorm(3, 3)(H) -> Float16 (2, 3, 4) [[[-1.341796875, -0.447021484375, 0.447021484375, 1.341796875], [-1.341796875, -0.447021484375, 0.447021484375, 1.341796875], [-1.341796875, -0.447021484375, 0.447021484375, 1.341796875]], [[-1.341796875, -0.447021484375, 0.447021484375, 1.341796875], [-1.341796875, -0.447021484375, 0.447021484375, 1.341796875], [-1.341796875, -0.447021484375, 0.447021484375, 1.341796875]]]
# expect: nn.GroupNorm(1, 3)(H.astype(ms.float64)).dtype -> mindspore.float64
# expect: ops.group_norm(H, 1, Tensor([1.0, 1.0, 1.0]), Tensor([1.0, 1.0, 1.0])).dtype -> TypeError ["For GroupNorm. input arguments' types must be the same and be one of [BFloat16, Float16, Float32, Float64]. But got input's type: Float16, weight's type: Float32, bias's type: Float32."]
# expect: len([name for name in ("abs", "matmul", "nn", "linalg", "functional", "bmm") if name in dir(mint)]) -> 6
# expect: len([name for name in ("Add", "Conv2D", "abs", "GradOperation", "auto_generate") if name in dir(ops)]) -> 5
# expect: mr.MRMOpenError() -> MRMOpenError()
# expect: str(mr.MRMOpenError()) -> '[MRMOpenError]: MindRecord File could not open successfully.'
# expect: str(mr.ParamTypeError("a", "int")) -> "[ParamTypeError]: Invalid parameter type. 'a' expect int type."
# expect: str(mr.ParamValueError("b")) -> '[ParamValueError]: Invalid parameter value. b'
# expect: str(exceptions.ParamMissError("c")) -> "[ParamMissError]: Param missing. 'c' is required."
# expect: str(mr.PathNotExistsError("d")) -> '[PathNotExistsError]: Invalid path. d'
# expect: mr.ParamTypeError("a") -> TypeError ["ParamTypeError.__init__() missing 1 required positional argument: 'expected_type'"]
# expect: mr.ParamTypeError() -> TypeError ["ParamTypeError.__init__() missing 2 required positional arguments: 'param_name' and 'expected_type'"]
# expect: mr.UnknownError(1) -> TypeError ['MindRecordException.__init__() takes 1 positional argument but 2 were given']
# expect: mr.ParamMissError("a", "b") -> TypeError ['ParamMissError.__init__() takes 2 positional arguments but 3 were given']
# expect: str(mr.MRMValidateDataError("e")) -> '[MRMValidateDataError]: Raw data do not match the schema. Detail: e'
# expect: exceptions.MRMGetMetaError.__module__ -> 'mindspore.mindrecord.common.exceptions'
# expect: issubclass(mr.MRMFinishError, mr.MindRecordException) -> True
