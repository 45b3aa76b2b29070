# modes: eager ast bytecode
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, nn, ops
from mindspore.nn.grad import Jvp

x = Tensor(np.array([1., 2., 3.], np.float32))
y = Tensor(np.array([4., 5., 6.], np.float32))
one = Tensor(np.array([1., 1., 1.], np.float32))


class Net(nn.Cell):
    def construct(self, a, b):
        return a * a * b


class Two(nn.Cell):
    def construct(self, a, b):
        return a * b, a + b


def square(a):
    return a * a


def square_and_next(a):
    return a * a, a + 1


@jit
def along(a, b):
    return ops.jvp(Net(), (a, b), (one, one))


@jit
def with_aux(a, b):
    return ops.jvp(Two(), (a, b), (one, one), True)


print(along(x, y))
print(with_aux(x, y))
value, push = ops.linearize(Net(), (x, y))
print(value, push((one, one)), push((x, y)))
value, push = ops.linearize(Two(), (x, y))
print(value, push((one, one)))
value, push = ops.linearize(square, x)
print(value, push(one))
print(nn.Jvp(Net())(x, y, (one, one)), Jvp(Net())(x, y, (x, y)))
print(nn.Vjp(Net())(x, y, one), nn.Vjp(Two())(x, y, (one, one)))
value, pull, aux = ops.vjp(Two(), x, y, has_aux=True)
print(value, pull(one), aux)
print(ops.jacrev(Two(), 1, True)(x, y), ops.jacfwd(Two(), 1, True)(x, y))
print(ops.jacrev(square_and_next)(x), ops.jacfwd(square_and_next)(x))
for wrong in (lambda: ops.jvp(Net(), (x, y), (one,)), lambda: ops.jvp(square, 2.0, 1.0)):
    try:
        wrong()
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 9.00000000e+00,  2.40000000e+01,  4.50000000e+01]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]))
# expect: [ 4. 20. 54.] [ 9. 24. 45.] [ 12.  60. 162.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00])) (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00,  2.00000000e+00]))
# expect: [1. 4. 9.] [2. 4. 6.]
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 9.00000000e+00,  2.40000000e+01,  4.50000000e+01])) (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.20000000e+01,  6.00000000e+01,  1.62000000e+02]))
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+01,  5.40000000e+01]), (Tensor(shape=[3], dtype=Float32, value= [ 8.00000000e+00,  2.00000000e+01,  3.60000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  4.00000000e+00,  9.00000000e+00]))) ((Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  1.00000000e+01,  1.80000000e+01]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00])), (Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  6.00000000e+00,  7.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00,  4.00000000e+00])))
# expect: [ 4. 10. 18.] (Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00])) [5. 7. 9.]
# expect: (Tensor(shape=[3, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  2.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  3.00000000e+00]]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00])) (Tensor(shape=[3, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  2.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  3.00000000e+00]]), Tensor(shape=[3], dtype=Float32, value= [ 5.00000000e+00,  7.00000000e+00,  9.00000000e+00]))
# expect: (Tensor(shape=[3, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  4.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  6.00000000e+00]]), Tensor(shape=[3, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  1.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  1.00000000e+00]])) (Tensor(shape=[3, 3], dtype=Float32, value=
# expect: [[ 2.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  4.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  6.00000000e+00]]), Tensor(shape=[3, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  0.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  1.00000000e+00,  0.00000000e+00],
# expect:  [ 0.00000000e+00,  0.00000000e+00,  1.00000000e+00]]))
# expect: ValueError v has invalid length: should be 2, but got 1
# expect: TypeError The inputs type must be a Tensor, tuple or list of Tensors.
