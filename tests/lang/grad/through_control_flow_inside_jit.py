# modes: eager ast bytecode trace
# tolerance: 1e-5
import numpy as np
from mindspore import Tensor, grad, jit, ops, value_and_grad

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))


def branch(a):
    if a.sum() > 3:
        return a * a
    return a * 3


def loop(a):
    s = a
    while s.sum() < 100:
        s = s * a
    return s


def joined(a, b):
    if (a * b).sum() > 20:
        c = ops.sin(a) * b
    else:
        c = a + b
    return c * a


def nested(a, b):
    total = a
    while total.sum() < 50:
        if total.max() > 10:
            total = total + b
        else:
            total = total * a + b
    return total * b


@jit
def branches(x, y):
    return grad(branch)(x), grad(branch)(x - 2), grad(joined, (0, 1))(x, y), grad(joined)(x - 2, y)


@jit
def loops(x):
    return grad(loop)(x), value_and_grad(loop)(x * 2)


@jit
def both(x, y):
    return grad(nested, (0, 1))(x, y)


@jit
def second(x):
    return grad(grad(loop))(x), grad(grad(branch))(x)


@jit
def grad_in_a_branch(x, y):
    if x.sum() > 1:
        z = grad(joined)(x, y)
    else:
        z = x
    return z * 2


@jit
def plain_branch(x, y):
    if x.sum() > 1:
        return x * y
    return x + y


@jit
def plain_loop(x):
    s = x
    while s.sum() < 100:
        s = s * x
    return s


for _ in range(2):
    print(branches(x, y))
    print(loops(x))
    print(both(x, y))
    print(second(x))
    print(grad_in_a_branch(x, y), grad_in_a_branch(x - 5, y))
    print(grad(plain_branch, (0, 1))(x, y), grad(plain_branch)(x - 5, y))
    print(grad(plain_loop)(x), grad(grad(plain_loop))(x))

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 5.52709293e+00,  3.85018349e-01, -1.69731445e+01]), Tensor(shape=[3], dtype=Float32, value= [ 8.41470957e-01,  1.81859481e+00,  4.23359990e-01])), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  5.00000000e+00,  8.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  8.00000000e+01,  4.05000000e+02]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  6.40000000e+01,  2.16000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+01,  4.80000000e+01,  1.08000000e+02])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 2.50000000e+01,  3.40000000e+01,  4.50000000e+01]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+01,  1.60000000e+02,  5.40000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]))
# expect: [ 11.054186    0.7700367 -33.94629  ] [-8. -6. -4.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00])) [1. 1. 1.]
# expect: [  5.  80. 405.] [ 20. 160. 540.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 5.52709293e+00,  3.85018349e-01, -1.69731445e+01]), Tensor(shape=[3], dtype=Float32, value= [ 8.41470957e-01,  1.81859481e+00,  4.23359990e-01])), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  5.00000000e+00,  8.00000000e+00]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  8.00000000e+01,  4.05000000e+02]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  6.40000000e+01,  2.16000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+01,  4.80000000e+01,  1.08000000e+02])))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 2.50000000e+01,  3.40000000e+01,  4.50000000e+01]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+01,  1.60000000e+02,  5.40000000e+02]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]))
# expect: [ 11.054186    0.7700367 -33.94629  ] [-8. -6. -4.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00])) [1. 1. 1.]
# expect: [  5.  80. 405.] [ 20. 160. 540.]
