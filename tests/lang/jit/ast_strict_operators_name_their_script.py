"""With fullgraph, operators on values that only the interpreter takes."""
import numpy as np
from mindspore import Tensor, jit

A = Tensor(np.array([1, 2, 3], np.float32))


def sub(x):
    return x - "a"


def mul(x):
    return "a" * x


def div(x):
    return x / None


def floordiv(x):
    return x // "a"


def mod(x):
    return x % None


def power(x):
    return x ** "a"


def greater(x):
    return x > None, 1


def less_equal(x):
    return x <= None


def bit_and(x):
    return x & "a"


def bit_or(x):
    return x | None


def tuple_and_list(x):
    return (x,) + [x]


def lists(x):
    return [x] - [x]


def tuples(x):
    return (x,) * (x,)


def negative(x):
    return -(x,)


def contains(x):
    return "a" in x


def item(x):
    return (x, 1)["a"]


for f in (sub, mul, div, floordiv, mod, power, greater, less_equal, bit_and, bit_or, tuple_and_list, lists, tuples, negative,
          contains, item):
    try:
        print(f.__name__, jit(f, fullgraph=True)(A))
    except Exception as e:
        print(f.__name__, type(e).__name__, str(e).splitlines()[0])

# expect: sub ValueError When handling script '__py_exec_index0_sub__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: mul ValueError When handling script '__py_exec_index0_mul__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_1__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: div ValueError When handling script '__py_exec_index0_div__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: floordiv ValueError When handling script '__py_exec_index0_floordiv__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: mod ValueError When handling script '__py_exec_index0_mod__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: power ValueError When handling script '__py_exec_index0_pow__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: greater ValueError When handling script '__py_exec_index0_greater__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: less_equal ValueError When handling script '__py_exec_index0_less_0x5f_equal__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: bit_and ValueError When handling script '__py_exec_index0_bitwise_0x5f_and__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: bit_or ValueError When handling script '__py_exec_index0_bitwise_0x5f_or__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: tuple_and_list ValueError When handling script '__py_exec_index0_add__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: lists ValueError When handling script '__py_exec_index0_sub__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: tuples ValueError When handling script '__py_exec_index0_mul__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: negative ValueError When handling script '__py_exec_index0_negative__(__input_key_0__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: contains ValueError When handling script '__py_exec_index0_in__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_1__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: item ValueError When handling script '__py_exec_index0_getitem__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
