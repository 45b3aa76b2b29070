import mindspore as ms
import numpy as np
from mindspore import Tensor, ops
from mindspore.ops import AkgGpuRegOp, CpuRegOp, CustomRegOp, DataType, TBERegOp, kernel


def attempt(function, *args, **names):
    try:
        return function(*args, **names)
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line]
        return f"{type(error).__name__}: {lines[0]}"


def add(a, b):
    return a + b


@kernel(compile_attrs={"fast": True})
def roots(a):
    b = allocate(a.shape, a.dtype)
    with block_realize(b):
        for i in serial(a.shape[0]):
            b[i] = sqrt(a[i]) + ceil_div(7, 2) + abs(a[i])
    return b


x, y = Tensor([1.0, 4.0]), Tensor([3.0, 4.0])
print(roots(np.array([1.0, 4.0], np.float32)), ops.Custom(roots, lambda a: a, lambda a: a, "pyfunc")(x))
print(ops.Custom(add, lambda a, b: a, lambda a, b: a)(x, y), ops.Custom(lambda a, k: a * k, lambda a, k: a, lambda a, k: a)(x, 3))
print(attempt(ops.Custom, 3), attempt(kernel, compile_attrs=3), attempt(kernel, reg_info=3))
multiply = ops.Primitive("Mul")


@ms.jit
def squared(value):
    return multiply(value, value)


class ReLU(ops.PrimitiveWithInfer):
    @ops.prim_attr_register
    def __init__(self):
        pass


print(multiply(x, y), squared(x), ReLU()(-x))
print(attempt(multiply.set_device, "z")[:80], attempt(multiply.shard, 3), attempt(multiply.place, "z", 0), multiply.place("MS_WORKER", 0))
print(CpuRegOp("Op").input(0, "x", "required").output(0, "y").attr("a", "int", "all").dtype_format(
    DataType.F32_Default, DataType.BF16_ND_RNNBIAS).get_op_info())
print(TBERegOp("Op").fusion_type("ELEMWISE").kernel_name("k").binfile_name("b").partial_flag(True).dynamic_shape(True).get_op_info())
print(AkgGpuRegOp("Op").attr("a", "required", "int").get_op_info(), CustomRegOp().input(0, "x").target("CPU").get_op_info())
for wrong in (lambda: CpuRegOp(""), lambda: CpuRegOp(3), lambda: CpuRegOp("Op").input("a", "x"), lambda: CpuRegOp("Op").attr(3),
              lambda: CpuRegOp("Op").dtype_format(DataType.F32_Default), lambda: CustomRegOp().input(0, "x").dtype_format(),
              lambda: TBERegOp("Op").input(0, "x", "required"), lambda: CpuRegOp("Op").target("CPU")):
    print(attempt(wrong))
# expect: [ 6. 10.] [ 6. 10.]
# expect: [4. 8.] [ 3. 12.]
# expect: TypeError: For 'Custom', 'func' must be of type function or str, but got <class 'int'> TypeError: The input 'compile_attrs' of @kernel must be a dict, but get a <class 'int'> TypeError: The input 'reg_info' of @kernel should be one of str, dict and tuple, but get a <class 'int'>
# expect: [ 3. 16.] [ 1. 16.] [0. 0.]
# expect: RuntimeError: Call 'add_attr' to add attribute to primitive 'Mul' failed, value  TypeError: in_strategy must be tuple type, but got:<class 'int'> ValueError: For 'Primitive.place', the 'role' must be str and must be in 'MS_WORKER', but got 'z'. None
# expect: {'op_name': 'Op', 'inputs': [{'index': 0, 'name': 'x', 'paramType': 'required'}], 'outputs': [{'index': 0, 'name': 'y'}], 'attr': [{'name': 'a', 'type': 'int', 'value': 'all'}], 'fusion_type': '', 'dtype_format': [(('float32', 'DefaultFormat'), ('bfloat16', 'ND_RNN_BIAS'))], 'imply_type': 'CPU'}
# expect: {'op_name': 'Op', 'inputs': [], 'outputs': [], 'attr': [], 'fusion_type': 'ELEMWISE', 'dtype_format': [], 'imply_type': 'TBE', 'async_flag': False, 'binfile': 'b', 'compute_cost': 10, 'kernel': 'k', 'partial_flag': True, 'reshape_type': '', 'dynamicRankSupport': False, 'dynamicShapeSupport': True, 'dynamicCompileStatic': False, 'needCheckSupport': False, 'dynamicFormat': False, 'op_pattern': '', 'real_input_index': [], 'input_to_attr_index': [], 'unknown_shape_formats': []}
# expect: {'op_name': 'Op', 'inputs': [], 'outputs': [], 'attr': [{'name': 'a', 'paramType': 'required', 'type': 'int'}], 'fusion_type': '', 'dtype_format': [], 'imply_type': 'AKG', 'processor': 'CUDA'} {'op_name': 'Custom', 'inputs': [{'index': 0, 'name': 'x', 'paramType': 'required'}], 'outputs': [], 'attr': [], 'fusion_type': '', 'dtype_format': [], 'target': 'CPU'}
# expect: ValueError: op name is empty
# expect: ValueError: op name value must be string
# expect: TypeError: a value must be int
# expect: TypeError: 3 value must be str
# expect: ValueError: input size add output size must be equal to dtype format size
# expect: ValueError: The size of 'args' must be equal to the sum of input tensors and output tensors, but got 0 vs 1
# expect: TypeError: required value must be bool
# expect: AttributeError: 'CpuRegOp' object has no attribute 'target'
