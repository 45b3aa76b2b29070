# modes: eager bytecode
# by hand: 2.7.0's in-place kernels do nothing on CPU; stop_gradient gives a tensor over the same memory
from mindspore import Tensor, grad, jit, ops


@jit
def of_argument(x):
    y = ops.stop_gradient(x)
    y[0] = 50.0
    return y, x


@jit
def of_local(x):
    z = x * 1
    y = ops.stop_gradient(z)
    print("between")
    y[1] = 100.0
    z[2] = 7.0
    return y, z


@jit
def returned(x):
    z = x * 1
    return ops.stop_gradient(z), z


@jit
def product(x):
    w = ops.stop_gradient(x)
    return w * x, w


for _ in range(2):
    x = Tensor([1.0, -2.0, 3.0])
    print(of_argument(x), x)
    print(of_local(x))
    a, b = returned(x)
    a[0] = 9.0
    print(a, b)
    print(grad(lambda v: product(v)[0].sum() + product(v)[1].sum() * 3)(x))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+01, -2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+01, -2.00000000e+00,  3.00000000e+00])) [50. -2.  3.]
# expect: between
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+01,  1.00000000e+02,  7.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+01,  1.00000000e+02,  7.00000000e+00]))
# expect: [ 9. -2.  3.] [ 9. -2.  3.]
# expect: [50. -2.  3.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+01, -2.00000000e+00,  3.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+01, -2.00000000e+00,  3.00000000e+00])) [50. -2.  3.]
# expect: between
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+01,  1.00000000e+02,  7.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+01,  1.00000000e+02,  7.00000000e+00]))
# expect: [ 9. -2.  3.] [ 9. -2.  3.]
# expect: [50. -2.  3.]
