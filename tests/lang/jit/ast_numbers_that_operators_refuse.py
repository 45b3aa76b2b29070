"""Constant numbers that MindSpore's scalar operators, range, min and max do not take."""
import numpy as np
from mindspore import Tensor, jit

A = Tensor(np.array([1, 2, 3], np.float32))


def shift_count(x):
    return 3 << -1


def shift_float(x):
    return 1 >> 1.5


def shift_bool(x):
    return True << 2


def or_float(x):
    return 1.5 | 2


def xor_float(x):
    return 1 ^ 1.5


def negative_bool(x):
    return -True


def invert_float(x):
    return ~1.5


def range_step(x):
    s = 0
    for i in range(1, 2, 0):
        s += i
    return s


def range_float(x):
    s = 0
    for i in range(2.0):
        s += i
    return s


def max_of_nothing(x):
    return max([])


def min_of_nothing(x):
    return min(())


def while_of_many(x):
    while x > 0:
        x = x - 1
    return x


def fine(x):
    return 3 << 2, 7 >> 1, 5 & 3, 5 | 3, 5 ^ 3, ~5, list(range(1, 4)), sorted([3, -1, 2], key=lambda v: -v)


for fullgraph in (False, True):
    for f in (shift_count, shift_float, shift_bool, or_float, xor_float, negative_bool, invert_float, range_step, range_float,
              max_of_nothing, min_of_nothing, while_of_many, fine):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0])

# expect: shift_count ValueError For shift operator, shift count must be a non-negative integer.
# expect: shift_float TypeError Unsupported input type. For BitRightShift, only integer types are supported, but got type of x:Int64Imm, value of x:1, type of y:FP32Imm, value of y:1.5
# expect: shift_bool TypeError Unsupported input type. For BitLeftShift, only integer types are supported, but got type of x:BoolImm, value of x:true, type of y:Int64Imm, value of y:2
# expect: or_float TypeError For primitive[bit_or], the input argument[x_dtype] must be a type of {Bool, Int32, Int64}, but got Float32.
# expect: xor_float TypeError Unsupported input type. For BitXor, only integer types are supported, but got type of x:Int64Imm, value of x:1, type of y:FP32Imm, value of y:1.5
# expect: negative_bool TypeError For 'ScalarUsub, [bool] is not a valid input dtype.
# expect: invert_float TypeError 'bad operand type for unary ~: '<class 'float'>'
# expect: range_step RuntimeError For 'range', the argument 'step' could not be 0.
# expect: range_float TypeError For 'make_range', the 0th input should be a int scalar but got AbstractScalar(Type: Float32, Value: 2, Shape: NoShape)
# expect: max_of_nothing ValueError 'max() arg is an empty sequence.'
# expect: min_of_nothing ValueError 'min() arg is an empty sequence.'
# expect: while_of_many ValueError The truth value of an array with more than one element is ambiguous.
# expect: fine (12, 3, 1, 7, 6, -6, [1, 2, 3], [3, 2, -1])
# expect: shift_count ValueError For shift operator, shift count must be a non-negative integer.
# expect: shift_float TypeError Unsupported input type. For BitRightShift, only integer types are supported, but got type of x:Int64Imm, value of x:1, type of y:FP32Imm, value of y:1.5
# expect: shift_bool TypeError Unsupported input type. For BitLeftShift, only integer types are supported, but got type of x:BoolImm, value of x:true, type of y:Int64Imm, value of y:2
# expect: or_float TypeError For primitive[bit_or], the input argument[x_dtype] must be a type of {Bool, Int32, Int64}, but got Float32.
# expect: xor_float TypeError Unsupported input type. For BitXor, only integer types are supported, but got type of x:Int64Imm, value of x:1, type of y:FP32Imm, value of y:1.5
# expect: negative_bool TypeError For 'ScalarUsub, [bool] is not a valid input dtype.
# expect: invert_float TypeError 'bad operand type for unary ~: '<class 'float'>'
# expect: range_step RuntimeError For 'range', the argument 'step' could not be 0.
# expect: range_float TypeError For 'make_range', the 0th input should be a int scalar but got AbstractScalar(Type: Float32, Value: 2, Shape: NoShape)
# expect: max_of_nothing ValueError 'max() arg is an empty sequence.'
# expect: min_of_nothing ValueError 'min() arg is an empty sequence.'
# expect: while_of_many ValueError The truth value of an array with more than one element is ambiguous.
# expect: fine (12, 3, 1, 7, 6, -6, [1, 2, 3], [3, 2, -1])
