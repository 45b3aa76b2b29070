# tolerance: 1e-5
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops

z = Tensor(np.array([1 + 2j, 3 - 1j], np.complex64))
u = Tensor(np.array([0.5 - 1j, 2 + 2j], np.complex64))
sens = Tensor(np.array([1 + 1j, 2j], np.complex64))
r = Tensor(np.array([1., 2.], np.float32))
grad = ops.GradOperation(get_all=True)
along = ops.GradOperation(get_all=True, sens_param=True)


def show(values):
    for value in values if isinstance(values, tuple) else (values,):
        print("  ", value.dtype, [[round(float(v.real), 4) + 0.0, round(float(v.imag), 4) + 0.0] for v in np.ravel(value.asnumpy())])


def div(a, b):
    return a / b


def add(a, b):
    return a + b


def squares(a):
    return ops.real(a) ** 2 + ops.imag(a) ** 2


def joined(a, b):
    return ops.Complex()(a, b)


@jit
def compiled(a):
    return ops.exp(ops.sin(a)) / ops.conj(a)


for name in ("real", "imag", "conj", "abs", "angle", "exp", "log", "sqrt", "sin", "cos", "tanh", "sinh", "cosh", "reciprocal",
             "sigmoid", "asin", "log1p", "expm1", "rsqrt", "square"):
    print(name)
    try:
        show(getattr(ops, name)(z))
        show(grad(getattr(ops, name))(z))
    except TypeError as e:
        print(str(e).split("\n")[0])
print("along")
for fn, args in ((ops.exp, (z,)), (ops.sqrt, (z,)), (div, (z, u)), (ops.conj, (z,))):
    show(along(fn)(*args, sens))
print("two operands")
for fn, args in ((div, (z, u)), (add, (z, u)), (div, (z, r)), (div, (r, z)), (joined, (r, r + 1)), (squares, (z,))):
    show(grad(fn)(*args))
print("compiled")
show(compiled(z))
show(grad(compiled)(z))
double = z.astype(ms.complex128)
show(ops.acos(double))
show(ops.atan(double))
show(ops.tan(double))
show(grad(ops.log)(double))
try:
    grad(ops.mul)(z, u)
except TypeError as e:
    print(str(e).split("\n")[0])

# expect: real
# expect:    Float32 [[1.0, 0.0], [3.0, 0.0]]
# expect:    Complex64 [[1.0, 0.0], [1.0, 0.0]]
# expect: imag
# expect:    Float32 [[2.0, 0.0], [-1.0, 0.0]]
# expect:    Complex64 [[0.0, 1.0], [0.0, 1.0]]
# expect: conj
# expect:    Complex64 [[1.0, -2.0], [3.0, 1.0]]
# expect:    Complex64 [[1.0, 0.0], [1.0, 0.0]]
# expect: abs
# expect:    Complex64 [[2.2361, 0.0], [3.1623, 0.0]]
# expect:    Complex64 [[0.4472, 0.8944], [0.9487, -0.3162]]
# expect: angle
# expect:    Float32 [[1.1071, 0.0], [-0.3218, 0.0]]
# expect:    Complex64 [[-0.4, 0.2], [0.1, 0.3]]
# expect: exp
# expect:    Complex64 [[-1.1312, 2.4717], [10.8523, -16.9014]]
# expect:    Complex64 [[-1.1312, -2.4717], [10.8523, 16.9014]]
# expect: log
# expect:    Complex64 [[0.8047, 1.1071], [1.1513, -0.3218]]
# expect:    Complex64 [[0.2, -0.4], [0.3, 0.1]]
# expect: sqrt
# expect:    Complex64 [[1.272, 0.7862], [1.7553, -0.2848]]
# expect:    Complex64 [[0.2844, 0.1758], [0.2775, -0.045]]
# expect: sin
# expect:    Complex64 [[3.1658, 1.9596], [0.2178, 1.1634]]
# expect:    Complex64 [[2.0327, -3.0519], [-1.5276, 0.1658]]
# expect: cos
# expect:    Complex64 [[2.0327, -3.0519], [-1.5276, 0.1658]]
# expect:    Complex64 [[-3.1658, -1.9596], [-0.2178, -1.1634]]
# expect: tanh
# expect:    Complex64 [[1.1667, -0.2435], [1.0021, -0.0045]]
# expect:    Complex64 [[-0.302, -0.5681], [-0.0041, -0.0091]]
# expect: sinh
# expect:    Complex64 [[-0.4891, 1.4031], [5.4127, -8.4716]]
# expect:    Complex64 [[-0.6421, -1.0686], [5.4396, 8.4298]]
# expect: cosh
# expect:    Complex64 [[-0.6421, 1.0686], [5.4396, -8.4298]]
# expect:    Complex64 [[-0.4891, -1.4031], [5.4127, 8.4716]]
# expect: reciprocal
# expect:    Complex64 [[0.2, -0.4], [0.3, 0.1]]
# expect:    Complex64 [[0.12, -0.16], [-0.08, 0.06]]
# expect: sigmoid
# expect:    Complex64 [[1.0214, 0.4034], [0.9722, -0.0397]]
# expect:    Complex64 [[0.1409, 0.4207], [0.0286, -0.0375]]
# expect: asin
# expect:    Complex64 [[0.4271, 1.5286], [1.2331, -1.8242]]
# expect:    Complex64 [[0.3884, -0.1609], [0.1143, 0.3089]]
# expect: log1p
# expect:    Complex64 [[1.0397, 0.7854], [1.4166, -0.245]]
# expect:    Complex64 [[0.25, 0.25], [0.2353, -0.0588]]
# expect: expm1
# expect:    Complex64 [[-2.1312, 2.4717], [9.8523, -16.9014]]
# expect:    Complex64 [[-1.1312, -2.4717], [10.8523, 16.9014]]
# expect: rsqrt
# expect:    Complex64 [[0.5689, -0.3516], [0.5551, 0.0901]]
# expect:    Complex64 [[0.0134, -0.1489], [-0.0788, 0.0413]]
# expect: square
# expect:    Complex64 [[-3.0, 4.0], [8.0, -6.0]]
# expect:    Complex64 [[2.0, 4.0], [6.0, -2.0]]
# expect: along
# expect:    Complex64 [[1.3405, -3.6029], [-33.8028, 21.7045]]
# expect:    Complex64 [[0.1086, 0.4602], [0.0901, 0.5551]]
# expect:    Complex64 [[-0.4, -1.2], [0.5, -0.5]]
# expect:    Complex64 [[1.44, -2.08], [-0.75, -0.25]]
# expect:    Complex64 [[1.0, -1.0], [0.0, -2.0]]
# expect: two operands
# expect:    Complex64 [[0.4, -0.8], [0.25, 0.25]]
# expect:    Complex64 [[1.76, -0.32], [0.125, -0.375]]
# expect:    Complex64 [[1.0, 0.0], [1.0, 0.0]]
# expect:    Complex64 [[1.0, 0.0], [1.0, 0.0]]
# expect:    Complex64 [[1.0, 0.0], [0.5, 0.0]]
# expect:    Float32 [[-1.0, 0.0], [-0.75, 0.0]]
# expect:    Float32 [[0.2, 0.0], [0.3, 0.0]]
# expect:    Complex64 [[0.12, -0.16], [-0.16, 0.12]]
# expect:    Float32 [[1.0, 0.0], [1.0, 0.0]]
# expect:    Float32 [[0.0, 0.0], [0.0, 0.0]]
# expect:    Complex64 [[2.0, 4.0], [6.0, -2.0]]
# expect: compiled
# expect:    Complex64 [[-10.5725, 0.7928], [0.2619, 0.2932]]
# expect:    Complex64 [[-21.4788, 34.7252], [-0.4594, 0.4296]]
# expect:    Complex128 [[1.1437, -1.5286], [0.3377, 1.8242]]
# expect:    Complex128 [[1.339, 0.4024], [1.2768, -0.0919]]
# expect:    Complex128 [[0.0338, 1.0148], [-0.0592, -0.768]]
# expect:    Complex128 [[0.2, -0.4], [0.3, 0.1]]
# expect: For 'Mul', gradient not support for complex type currently.
