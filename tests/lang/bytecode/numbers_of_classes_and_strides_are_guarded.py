# modes: eager bytecode trace
# by hand: the judge is eager execution; 2.7.0 keeps the first values
# An instance of a class of numbers is the number it is now; how a tensor lies in memory is no part of its type.
import enum

from mindspore import Tensor, jit, ops


class Count(int):
    pass


class Size(enum.IntEnum):
    SMALL = 1
    LARGE = 3


class Share(float):
    pass


@jit
def scaled(x, n):
    return x * n


@jit
def filled(x, n):
    return ops.full_like(x, n)


x = Tensor([1.0, 2.0])
print(scaled(x, Count(2)), scaled(x, Count(3)), scaled(x, Count(2)))
print(scaled(x, Size.SMALL), scaled(x, Size.LARGE))
print(scaled(x, Share(0.5)), scaled(x, Share(1.5)))
print(filled(x, Size.LARGE), filled(x, Size.SMALL))


@jit
def lies(x):
    return x * 2, x.strides, x.is_contiguous()


whole = ops.ones((2, 3))
print(lies(whole[0])[1:])
print(lies(Tensor([1.0, 2.0]))[1:])
print(lies(whole[:, 0])[1:])
print(lies(whole)[1:], lies(whole.T)[1:])
# expect: [2. 4.] [3. 6.] [2. 4.]
# expect: [1. 2.] [3. 6.]
# expect: [0.5 1. ] [1.5 3. ]
# expect: [3. 3.] [1. 1.]
# expect: ((4,), True)
# expect: ((4,), True)
# expect: ((12,), False)
# expect: ((12, 4), True) ((4, 12), False)
