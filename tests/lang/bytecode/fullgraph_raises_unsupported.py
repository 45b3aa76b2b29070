# The first line of MindSpore's text, and the line of the program that it names.
import numpy as np
from mindspore import Tensor, jit
from mindspore.common._pijit_context import Unsupported


def numpy_result(x):
    return (x * 2).asnumpy()


def branch(x):
    if x.sum() > 2:
        return x
    return x * 2


def loop(x):
    while x.sum() < 10:
        x = x + 1
    return x


def calls(x):
    return numpy_result(x + 1)


def numpy_call(x):
    return np.ones(2)


def local_class(x):
    class Local:
        pass
    return x


def condition(x):
    assert x.sum() > 100, "bad"
    return x


def number(x):
    return float(x.sum())


def whole(x):
    return [x + 1, {"a": x * 2}]


for function in (numpy_result, branch, loop, calls, numpy_call, local_class, condition, number, whole):
    try:
        result = jit(function, capture_mode="bytecode", fullgraph=True)(Tensor([1.0, 2.0]))
        print(function.__name__, type(result).__name__)
    except Unsupported as error:
        lines = str(error).split("\n")
        print(function.__name__, lines[0], [line.strip() for line in lines if line.startswith("    ") and "self" not in line])

# expect: numpy_result Unsupported function ['return (x * 2).asnumpy()']
# expect: branch Data-dependent conditional control flow is not supported ['if x.sum() > 2:']
# expect: loop Data-dependent conditional control flow is not supported ['while x.sum() < 10:']
# expect: calls Unsupported function ['return numpy_result(x + 1)', 'return (x * 2).asnumpy()']
# expect: numpy_call Unsupported function ['return np.ones(2)']
# expect: local_class Unsupported bytecode ['class Local:']
# expect: condition Data-dependent conditional control flow is not supported ['assert x.sum() > 100, "bad"']
# expect: number float
# expect: whole list
