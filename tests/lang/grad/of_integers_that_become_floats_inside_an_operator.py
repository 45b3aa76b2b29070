# What makes floats of integers (a quotient, a root) has a gradient of floats, which reaches the integers as it is; one
# operand beside a float has been cast, and its gradient is an integer's again.
import numpy as np
import mindspore as ms
from mindspore import ops, Tensor

x = Tensor([1, 2, 3])
f = Tensor([1.0, 2.0, 3.0])


def half(x):
    return x / 2


def square_by_two(x):
    return x * x / 2


def one_by(x):
    return 1 / x


def root_of_square(x):
    return ops.sqrt(x * x + 1)


def root(x):
    return ops.sqrt(x)


def mean_of_halves(x):
    return (x / 2).mean()


def by_a_float(x):
    return x / 2.5


def a_float_by(x):
    return 2.5 / x


def by_floats(x):
    return x / f


def product_of_quotients(x):
    return (x / 2) * (x / 4)


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    for fn in (half, square_by_two, one_by, root_of_square, root, mean_of_halves, by_a_float, a_float_by, by_floats,
               product_of_quotients):
        for a in (x, x.astype(ms.int32), x.astype(ms.int16)):
            _, g = ms.value_and_grad(fn)(a)
            print(fn.__name__, a.dtype, g.dtype, g)
ms.set_context(mode=ms.PYNATIVE_MODE)
# an integer's gradient after a float's: each call its own
print(ms.grad(lambda a: a * 2)(x), ms.grad(lambda a: a * 2 / 4)(x), ms.grad(lambda a: a * 2)(x))
# expect: half Int64 Float32 [0.5 0.5 0.5]
# expect: half Int32 Float32 [0.5 0.5 0.5]
# expect: half Int16 Float32 [0.5 0.5 0.5]
# expect: square_by_two Int64 Int64 [0 2 2]
# expect: square_by_two Int32 Int32 [0 2 2]
# expect: square_by_two Int16 Int16 [0 2 2]
# expect: one_by Int64 Float32 [-1.         -0.25       -0.11111111]
# expect: one_by Int32 Float32 [-1.         -0.25       -0.11111111]
# expect: one_by Int16 Float32 [-1.         -0.25       -0.11111111]
# expect: root_of_square Int64 Int64 [0 0 0]
# expect: root_of_square Int32 Int32 [0 0 0]
# expect: root_of_square Int16 Int16 [0 0 0]
# expect: root Int64 Float32 [0.5        0.35355338 0.28867513]
# expect: root Int32 Float32 [0.5        0.35355338 0.28867513]
# expect: root Int16 Float32 [0.5        0.35355338 0.28867513]
# expect: mean_of_halves Int64 Float32 [0.16666667 0.16666667 0.16666667]
# expect: mean_of_halves Int32 Float32 [0.16666667 0.16666667 0.16666667]
# expect: mean_of_halves Int16 Float32 [0.16666667 0.16666667 0.16666667]
# expect: by_a_float Int64 Int64 [0 0 0]
# expect: by_a_float Int32 Int32 [0 0 0]
# expect: by_a_float Int16 Int16 [0 0 0]
# expect: a_float_by Int64 Int64 [-2  0  0]
# expect: a_float_by Int32 Int32 [-2  0  0]
# expect: a_float_by Int16 Int16 [-2  0  0]
# expect: by_floats Int64 Int64 [1 0 0]
# expect: by_floats Int32 Int32 [1 0 0]
# expect: by_floats Int16 Int16 [1 0 0]
# expect: product_of_quotients Int64 Float32 [0.25 0.5  0.75]
# expect: product_of_quotients Int32 Float32 [0.25 0.5  0.75]
# expect: product_of_quotients Int16 Float32 [0.25 0.5  0.75]
# expect: half Int64 Float32 [0.5 0.5 0.5]
# expect: half Int32 Float32 [0.5 0.5 0.5]
# expect: half Int16 Float32 [0.5 0.5 0.5]
# expect: square_by_two Int64 Int64 [0 2 2]
# expect: square_by_two Int32 Int32 [0 2 2]
# expect: square_by_two Int16 Int16 [0 2 2]
# expect: one_by Int64 Float32 [-1.         -0.25       -0.11111111]
# expect: one_by Int32 Float32 [-1.         -0.25       -0.11111111]
# expect: one_by Int16 Float32 [-1.         -0.25       -0.11111111]
# expect: root_of_square Int64 Int64 [0 0 0]
# expect: root_of_square Int32 Int32 [0 0 0]
# expect: root_of_square Int16 Int16 [0 0 0]
# expect: root Int64 Float32 [0.5        0.35355338 0.28867513]
# expect: root Int32 Float32 [0.5        0.35355338 0.28867513]
# expect: root Int16 Float32 [0.5        0.35355338 0.28867513]
# expect: mean_of_halves Int64 Float32 [0.16666667 0.16666667 0.16666667]
# expect: mean_of_halves Int32 Float32 [0.16666667 0.16666667 0.16666667]
# expect: mean_of_halves Int16 Float32 [0.16666667 0.16666667 0.16666667]
# expect: by_a_float Int64 Int64 [0 0 0]
# expect: by_a_float Int32 Int32 [0 0 0]
# expect: by_a_float Int16 Int16 [0 0 0]
# expect: a_float_by Int64 Int64 [-2  0  0]
# expect: a_float_by Int32 Int32 [-2  0  0]
# expect: a_float_by Int16 Int16 [-2  0  0]
# expect: by_floats Int64 Int64 [1 0 0]
# expect: by_floats Int32 Int32 [1 0 0]
# expect: by_floats Int16 Int16 [1 0 0]
# expect: product_of_quotients Int64 Float32 [0.25 0.5  0.75]
# expect: product_of_quotients Int32 Float32 [0.25 0.5  0.75]
# expect: product_of_quotients Int16 Float32 [0.25 0.5  0.75]
# expect: [2 2 2] [0 0 0] [2 2 2]
