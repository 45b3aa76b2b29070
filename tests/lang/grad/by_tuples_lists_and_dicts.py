import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, mutable, ops

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))
grad_all = ops.GradOperation(get_all=True)


def by_index(a, t):
    return a * t[0] + t[1]


def by_name(a, t):
    return a * t["u"] + t["v"]


def nested(a, t):
    return a * t[0] + t[1][0] * t[1][1]


def by_number(a, t):
    return a * t[0] * t[1]


def product(t):
    return t[0] * t[1]


def scaled(a, k):
    return a * k


@jit
def inside(a, b):
    return (grad_all(by_index)(a, (b, a)), ops.grad(by_index, 1)(a, (b, a)), grad_all(by_index)(a, [b, a]),
            grad_all(by_name)(a, {"u": b, "v": a}))


@jit
def of_index(a, t):
    return grad_all(by_index)(a, t)


@jit
def of_nested(a, t):
    return grad_all(nested)(a, t)


@jit
def of_number(a, t):
    return grad_all(by_number)(a, t)


@jit
def of_one(t):
    return ops.grad(product)(t)


@jit
def of_scalar(a, k):
    return grad_all(scaled)(a, k)


for part in inside(x, y):
    print(part)
print(of_index(x, mutable((y, x))), of_index(x, (y, x)))
print(of_nested(x, mutable((y, (x, y)))))
print(of_number(x, mutable((y, 3.0))))
print(of_one(mutable((y, x))))
print(of_scalar(x, mutable(3.0)), of_scalar(x, mutable(2)))
ms.set_context(mode=ms.GRAPH_MODE)
print(grad_all(by_index)(x, mutable((y, x))), grad_all(by_index)(x, mutable([y, x])))
print(grad_all(by_name)(x, mutable({"u": y, "v": x})), grad_all(scaled)(x, mutable(3.0)))
ms.set_context(mode=ms.PYNATIVE_MODE)
print(grad_all(by_index)(x, (y, x)), grad_all(by_index)(x, mutable((y, y))))

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), [Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])])
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), {'u': Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), 'v': Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])})
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))) (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]),)
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+01,  1.50000000e+01,  1.80000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00,  9.00000000e+00]), 0.0))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), 0.0) (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]), 0)
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00]))) (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), [Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])])
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), {'u': Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), 'v': Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00])}) (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), 0.0)
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00,  7.00000000e+00]),) (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]),)
