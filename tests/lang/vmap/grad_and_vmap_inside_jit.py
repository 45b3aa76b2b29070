# modes: eager ast bytecode trace
# tolerance: 1e-3
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit, ops

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32) * 0.5)
w = Tensor(np.array([1.0, -1.0, 0.5], np.float32))


def cubes(a):
    return (a * a * a).sum()


def model(a, w):
    return ops.tanh(a * w).sum()


def mapped(a, w):
    return ms.vmap(model, in_axes=(0, None))(a, w).sum()


def columns(a):
    return (ms.vmap(ops.softmax, 1, 1)(a) * a).sum()


@jit
def gradients_of_examples(a, w):
    return ms.vmap(ms.grad(cubes))(a), ms.vmap(ms.grad(model, 1), in_axes=(0, None))(a, w)


@jit
def gradients_of_a_batch(a, w):
    return ms.grad(mapped, (0, 1))(a, w), ms.grad(columns)(a)


@jit
def values_too(a, w):
    return ms.vmap(ms.value_and_grad(model, (0, 1)), in_axes=(0, None), out_axes=(0, (1, 0)))(a, w)


@jit
def second_order(a):
    return ms.grad(cubes)(a), ms.vmap(ms.grad(ms.grad(scalar)))(a[0])


def scalar(a):
    return ops.exp(a) * a


print(gradients_of_examples(x, w))
print(gradients_of_a_batch(x, w))
print(values_too(x, w))
print(second_order(x))

# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  7.50000000e-01,  3.00000000e+00],
# expect:  [ 6.75000000e+00,  1.20000000e+01,  1.87500000e+01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  3.93223852e-01,  7.86447704e-01],
# expect:  [ 2.71059930e-01,  1.41301632e-01,  7.01036930e-01]]))
# expect: ((Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00, -7.86447704e-01,  3.93223852e-01],
# expect:  [ 1.80706620e-01, -7.06508160e-02,  1.40207380e-01]]), Tensor(shape=[3], dtype=Float32, value= [ 2.71059930e-01,  5.34525514e-01,  1.48748469e+00])), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[-4.12941426e-02, -4.12941426e-02, -4.12941128e-02],
# expect:  [ 1.04129422e+00,  1.04129422e+00,  1.04129434e+00]]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  7.89404392e-01]), (Tensor(shape=[3, 2], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.80706620e-01],
# expect:  [-7.86447704e-01, -7.06508160e-02],
# expect:  [ 3.93223852e-01,  1.40207380e-01]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  3.93223852e-01,  7.86447704e-01],
# expect:  [ 2.71059930e-01,  1.41301632e-01,  7.01036930e-01]])))
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 0.00000000e+00,  7.50000000e-01,  3.00000000e+00],
# expect:  [ 6.75000000e+00,  1.20000000e+01,  1.87500000e+01]]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.12180328e+00,  8.15483952e+00]))
