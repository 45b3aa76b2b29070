"""ops.Scan with functions, elements and results that do not fit; and graphs of it that are right."""
import numpy as np
from mindspore import Tensor, jit, ops

A = Tensor(np.array([1, 2, 3], np.float32))


def step(c, e):
    return c + e, c * e


def right(x):
    return ops.Scan()(step, x, [x, x], 2)


def no_function(x):
    return ops.Scan()(1, x, [x, x], 2)


def elements_in_a_tensor(x):
    return ops.Scan()(step, x, x, 3)


def one_result(x):
    return ops.Scan()(lambda c, e: c + e, x, [x, x], 2)


def three_results(x):
    return ops.Scan()(lambda c, e: (c, e, c), x, [x, x], 2)


for f in (right, no_function, elements_in_a_tensor, one_result, three_results):
    for run in (jit(f, fullgraph=True), jit(f), f):
        if run is f and f is elements_in_a_tensor:
            continue
        try:
            print(f.__name__, run(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0].split("Abstract")[0])

# expect: right (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]), [Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  8.00000000e+00,  1.80000000e+01])])
# expect: right (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]), [Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  8.00000000e+00,  1.80000000e+01])])
# expect: right (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]), [Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  8.00000000e+00,  1.80000000e+01])])
# expect: no_function TypeError For 'scan', input[0] should be Function, but got Int64.
# expect: no_function TypeError For 'scan', input[0] should be Function, but got Int64.
# expect: no_function TypeError For 'Scan', the type of 'loop_func' should be one of '['function', 'method']', but got type 'int'.
# expect: elements_in_a_tensor TypeError For `Scan` op, expect abstract of argument [xs] to be
# expect: elements_in_a_tensor TypeError For `Scan` op, expect abstract of argument [xs] to be
# expect: one_result ValueError For `Scan` op, the return value of parameter [loop_func] must be a tuple with two elements, but got:
# expect: one_result ValueError For `Scan` op, the return value of parameter [loop_func] must be a tuple with two elements, but got:
# expect: one_result ValueError Invalid loop_func, please check input arguments and return value, error info: too many values to unpack (expected 2)
# expect: three_results ValueError For `Scan` op, the return value of parameter [loop_func] must be a tuple with two elements, but got:
# expect: three_results ValueError For `Scan` op, the return value of parameter [loop_func] must be a tuple with two elements, but got:
# expect: three_results ValueError Invalid loop_func, please check input arguments and return value, error info: too many values to unpack (expected 2)
