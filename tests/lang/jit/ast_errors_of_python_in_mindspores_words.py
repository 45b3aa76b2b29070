"""Errors that MindSpore's compiler raises whether it may fall back or not."""
import numpy as np
from mindspore import Tensor, jit

A = Tensor(np.array([1, 2, 3], np.float32))


def one(a):
    return a


def two(a, b):
    return a + b


def too_few(x):
    return two(x)


def too_many(x):
    return one(x, x)


def unknown_keyword(x):
    return one(x, c=1)


def calls_a_number(x):
    a = 3
    return a(x)


def calls_a_tensor(x):
    return x(1)


def list_index(x):
    return [1, 2][5]


def tuple_index(x):
    return (1, x)[2]


def divides_by_zero(x):
    return 1 / 0


def floor_divides_by_zero(x):
    return x * (1 // 0)


for fullgraph in (False, True):
    for f in (too_few, too_many, unknown_keyword, calls_a_number, calls_a_tensor, list_index, tuple_index,
              divides_by_zero, floor_divides_by_zero):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0])

# expect: too_few TypeError The parameters number of the function is 2, but the number of provided arguments is 1.
# expect: too_many TypeError The parameters number of the function is 1, but the number of provided arguments is 2.
# expect: unknown_keyword RuntimeError Got an unexpected keyword argument 'c'
# expect: calls_a_number ValueError The object is not callable. Please check code.
# expect: calls_a_tensor ValueError The object is not callable. Please check code.
# expect: list_index IndexError list_getitem evaluator index should be in range[-2, 2), but got 5.
# expect: tuple_index IndexError TupleGetItem evaluator index should be in range[-2, 2), but got 2.
# expect: divides_by_zero ValueError The divisor could not be zero. But the divisor is zero now.
# expect: floor_divides_by_zero ValueError The divisor could not be zero. But the divisor is zero now.
# expect: too_few TypeError The parameters number of the function is 2, but the number of provided arguments is 1.
# expect: too_many TypeError The parameters number of the function is 1, but the number of provided arguments is 2.
# expect: unknown_keyword RuntimeError Got an unexpected keyword argument 'c'
# expect: calls_a_number ValueError The object is not callable. Please check code.
# expect: calls_a_tensor ValueError The object is not callable. Please check code.
# expect: list_index IndexError list_getitem evaluator index should be in range[-2, 2), but got 5.
# expect: tuple_index IndexError TupleGetItem evaluator index should be in range[-2, 2), but got 2.
# expect: divides_by_zero ValueError The divisor could not be zero. But the divisor is zero now.
# expect: floor_divides_by_zero ValueError The divisor could not be zero. But the divisor is zero now.
