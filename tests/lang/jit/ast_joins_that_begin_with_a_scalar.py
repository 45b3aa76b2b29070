"""Which types a failed join names when the first branch gives a scalar, and what a dict is called."""
import numpy as np
from mindspore import Tensor, jit

A = Tensor(np.array([1, 2, 3], np.float32))


def float_first(x):
    if x.sum() > 3:
        y = 2.5
    else:
        y = x
    return y


def int_first(x):
    if x.sum() > 3:
        y = 1
    else:
        y = x
    return y


def bool_first(x):
    if x.sum() > 3:
        y = True
    else:
        y = x
    return y


def text_first(x):
    if x.sum() > 3:
        y = "a"
    else:
        y = x
    return y


def tensor_first(x):
    if x.sum() > 3:
        y = x
    else:
        y = "a"
    return y


def dict_first(x):
    if x.sum() > 3:
        y = {"a": x}
    else:
        y = x
    return y


def dict_second(x):
    if x.sum() > 3:
        y = x
    else:
        y = {"a": x}
    return y


for fullgraph in (False, True):
    for f in (float_first, int_first, bool_first, text_first, tensor_first, dict_first, dict_second):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[1])

# expect: float_first TypeError Type Join Failed: dtype1 = Float32, dtype2 = Any.
# expect: int_first TypeError Type Join Failed: dtype1 = Int64, dtype2 = Any.
# expect: bool_first TypeError Type Join Failed: dtype1 = Bool, dtype2 = Any.
# expect: text_first TypeError Type Join Failed: dtype1 = String, dtype2 = Any.
# expect: tensor_first TypeError Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: dict_first TypeError Type Join Failed: Abstract type AbstractTuple cannot join with AbstractTensor.
# expect: dict_second TypeError Type Join Failed: Abstract type AbstractTensor cannot join with AbstractTuple.
# expect: float_first TypeError Type Join Failed: dtype1 = Float32, dtype2 = Any.
# expect: int_first TypeError Type Join Failed: dtype1 = Int64, dtype2 = Any.
# expect: bool_first TypeError Type Join Failed: dtype1 = Bool, dtype2 = Any.
# expect: text_first TypeError Type Join Failed: dtype1 = String, dtype2 = Any.
# expect: tensor_first TypeError Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: dict_first TypeError Type Join Failed: Abstract type AbstractTuple cannot join with AbstractTensor.
# expect: dict_second TypeError Type Join Failed: Abstract type AbstractTensor cannot join with AbstractTuple.
