# by hand: 2.7.0's in-place kernels do nothing on CPU, and of subscripts written under a gradient it carries those of views
# over to the tensor and not the other way; here the value is the same with and without a gradient
import mindspore as ms
from mindspore import Tensor, ops


def of_view(x):
    z = x * 1
    y = z[0:2]
    y[0] = 10.0
    return (z * z).sum()


def of_base(x):
    z = x * 1
    y = z[0:2]
    z[0] = 10.0
    return (y * y).sum()


def scaled(x, w):
    z = x * 1
    y = z[1:3]
    y.mul_(w)
    return (z * z * z).sum()


def reshaped(x):
    z = x * 1
    y = z.view(2, 2)
    y.mul_(3)
    return (z * z).sum()


def transposed(x):
    z = (x * 1).view(2, 2)
    y = ops.transpose(z, (1, 0))
    y[0] *= 2
    return (z * z * z).sum() + (y * z).sum()


def both(x):
    z = x * 1
    y = z[0:2]
    z.mul_(3)
    y.mul_(2)
    return (z * z).sum() + (y * y).sum()


def saved(x):
    z = x * 1
    y = z[0:2]
    w = z * z
    y.mul_(3)
    return (w * z).sum()


def chained(x):
    z = x * 1
    y = z.view(2, 2)[0]
    y.add_(x[2:4])
    return (z * z).sum()


def columns(x):
    z = (x * 1).view(2, 2)
    a, b = ops.split(z, 1)
    a.mul_(b)
    return (z * z).sum()


def steps(x):
    z = x * 1
    for i in range(4):
        z[i:i + 1].mul_(i + 1)
    return (z * z).sum()


def second(x):
    z = x * x
    z[0:2].mul_(x[2:4])
    return (z * z).sum()


X, W = Tensor([1.0, 2.0, 3.0, 4.0]), Tensor([2.0, 5.0])
for f in (of_view, of_base, reshaped, transposed, both, saved, chained, columns, steps, second):
    print(f.__name__, f(X), ms.value_and_grad(f)(X))
print(scaled(X, W), ms.value_and_grad(scaled, (0, 1))(X, W))
print(ms.grad(lambda x: ms.grad(second)(x).sum())(X))

# expect: of_view 129.0 (Tensor(shape=[], dtype=Float32, value= 129), Tensor(shape=[4], dtype=Float32, value= [ 0.00000000e+00,  4.00000000e+00,  6.00000000e+00,  8.00000000e+00]))
# expect: of_base 104.0 (Tensor(shape=[], dtype=Float32, value= 104), Tensor(shape=[4], dtype=Float32, value= [ 0.00000000e+00,  4.00000000e+00,  0.00000000e+00,  0.00000000e+00]))
# expect: reshaped 270.0 (Tensor(shape=[], dtype=Float32, value= 270), Tensor(shape=[4], dtype=Float32, value= [ 1.80000000e+01,  3.60000000e+01,  5.40000000e+01,  7.20000000e+01]))
# expect: transposed 340.0 (Tensor(shape=[], dtype=Float32, value= 340), Tensor(shape=[4], dtype=Float32, value= [ 3.20000000e+01,  2.40000000e+01,  2.24000000e+02,  5.60000000e+01]))
# expect: both 585.0 (Tensor(shape=[], dtype=Float32, value= 585), Tensor(shape=[4], dtype=Float32, value= [ 1.44000000e+02,  2.88000000e+02,  5.40000000e+01,  7.20000000e+01]))
# expect: saved 118.0 (Tensor(shape=[], dtype=Float32, value= 118), Tensor(shape=[4], dtype=Float32, value= [ 9.00000000e+00,  3.60000000e+01,  2.70000000e+01,  4.80000000e+01]))
# expect: chained 77.0 (Tensor(shape=[], dtype=Float32, value= 77), Tensor(shape=[4], dtype=Float32, value= [ 8.00000000e+00,  1.20000000e+01,  1.40000000e+01,  2.00000000e+01]))
# expect: columns 98.0 (Tensor(shape=[], dtype=Float32, value= 98), Tensor(shape=[4], dtype=Float32, value= [ 1.80000000e+01,  6.40000000e+01,  1.20000000e+01,  4.00000000e+01]))
# expect: steps 354.0 (Tensor(shape=[], dtype=Float32, value= 354), Tensor(shape=[4], dtype=Float32, value= [ 2.00000000e+00,  1.60000000e+01,  5.40000000e+01,  1.28000000e+02]))
# expect: second 602.0 (Tensor(shape=[], dtype=Float32, value= 602), Tensor(shape=[4], dtype=Float32, value= [ 3.60000000e+01,  5.12000000e+02,  1.14000000e+02,  3.84000000e+02]))
# expect: 3504.0 (Tensor(shape=[], dtype=Float32, value= 3504), (Tensor(shape=[4], dtype=Float32, value= [ 3.00000000e+00,  9.60000000e+01,  3.37500000e+03,  4.80000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 9.60000000e+01,  2.02500000e+03])))
# expect: [ 132. 1024.  134.  480.]
