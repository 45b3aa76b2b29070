from mindspore import Tensor, jit
import mindspore as ms
import numpy as np


@jit
def kinds(x):
    if x.sum() > 0:
        a = x
    else:
        a = 2.5
    return a


@jit
def dtypes(x):
    if x.sum() > 0:
        a = x
    else:
        a = x.astype(ms.int32)
    return a


@jit
def numbers(x):
    if x.sum() > 0:
        return 1
    return 2.5


@jit
def in_a_loop(x):
    y = 0
    while x.sum() < 100:
        x = x * 2
        y = y + x
    return y


@jit
def or_of(x):
    return x.sum() > 0 or 7


@jit
def lengths(x):
    if x.sum() > 0:
        b = (x, 1)
    else:
        b = (x, 2, 3)
    return b


@jit(fullgraph=True)
def number_and_tuple(x):
    if x.sum() > 0:
        return 1
    return (x, 2)


@jit(fullgraph=True)
def text_and_list(x):
    if x.sum() > 0:
        b = "a"
    else:
        b = [1, 2]
    return b


@jit(fullgraph=True)
def tuple_and_number(x):
    if x.sum() > 0:
        return (x, 2)
    return 1.5


@jit
def unbound(x):
    if x.sum() > 0:
        b = x
    return b


@jit
def shape(x):
    if x > 0:
        return x
    return -x


x = Tensor(np.array([1, 2], np.float32))
for f in (kinds, dtypes, numbers, in_a_loop, or_of, lengths, unbound, shape, number_and_tuple, text_and_list, tuple_and_number):
    try:
        print(f(x))
    except Exception as e:
        print(type(e).__name__, "|".join(str(e).split("\n")[: 2 if isinstance(e, TypeError) else 1]))


@jit
def unread(x):
    if x.sum() > 0:
        b = x
        c = 1
    else:
        c = x
    return x + 1


print(unread(x))

# expect: TypeError Cannot join the return values of different branches, perhaps you need to make them equal.|Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: TypeError Cannot join the return values of different branches, perhaps you need to make them equal.|Type Join Failed: dtype1 = Float32, dtype2 = Int32.
# expect: TypeError Cannot join the return values of different branches, perhaps you need to make them equal.|Type Join Failed: dtype1 = Int64, dtype2 = Float32.
# expect: TypeError Cannot join the return values of different branches, perhaps you need to make them equal.|Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: TypeError Cannot join the return values of different branches, perhaps you need to make them equal.|Type Join Failed: Abstract type AbstractTensor cannot join with AbstractScalar.
# expect: TypeError Cannot join the return values of different branches, perhaps you need to make them equal.|Type Join Failed: Abstract type AbstractTuple cannot join with AbstractTuple.
# expect: UnboundLocalError The local variable 'b' is not defined in false branch, but defined in true branch.
# expect: ValueError Only tensor which shape is () or (1,) can be converted to bool, but got tensor shape is (2)
# expect: TypeError Cannot join the return values of different branches, perhaps you need to make them equal.|Type Join Failed: dtype1 = Int64, dtype2 = Any.
# expect: TypeError Cannot join the return values of different branches, perhaps you need to make them equal.|Type Join Failed: dtype1 = String, dtype2 = Any.
# expect: TypeError Cannot join the return values of different branches, perhaps you need to make them equal.|Type Join Failed: Abstract type AbstractTuple cannot join with AbstractScalar.
# expect: [2. 3.]
