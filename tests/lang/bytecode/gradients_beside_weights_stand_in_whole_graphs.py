# A function that is differentiated by its argument may read weights, be differentiated by them too, and take other shapes
# at later calls: all of that is one graph a call. The steps that one function makes share its code.
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops

first = Parameter(Tensor([[1.0, -1.0], [0.5, 2.0]]), name="first")
second = Parameter(Tensor([[1.0, 0.5, 2.0], [-1.0, 0.0, 1.0]]), name="second")
shuffle = nn.PixelShuffle(2)


def through_first(x):
    return ops.square(ops.matmul(x, first)).sum()


def through_second(x):
    return ops.square(ops.matmul(x, second)).sum()


def through_pixels(x):
    return (shuffle(x) * ops.arange(4).astype(ms.float32).reshape(2, 2)).sum()


def make_step(function, weight):
    differentiated = ops.grad(function, 0, weight)

    @ms.jit(capture_mode="bytecode", fullgraph=True)
    def step(x):
        return differentiated(x)

    return step


x = Tensor([[1.0, 2.0], [3.0, -1.0]])
print(make_step(through_first, first)(x))
print(make_step(through_second, second)(x))
print(make_step(through_first, None)(x))
print(make_step(through_pixels, None)(ops.ones((1, 4, 1, 1))))


@ms.jit(fullgraph=True)
def loss(probabilities, labels):
    return ops.binary_cross_entropy(probabilities, labels, reduction="sum")


print(loss(Tensor([0.25, 0.5]), Tensor([0.0, 1.0])))
print(nn.Tril()(Tensor([[1.0, -1.0], [2.0, 3.0]])))

# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[-2.00000000e+00,  1.40000000e+01],
# expect:  [ 1.50000000e+01, -1.75000000e+01]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.90000000e+01, -2.40000000e+01],
# expect:  [ 3.00000000e+00,  2.20000000e+01]]))
# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 1.45000000e+01,  1.00000000e+01],
# expect:  [ 2.95000000e+01,  2.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 2.20000000e+01,  1.00000000e+01,  3.80000000e+01],
# expect:  [-1.20000000e+01, -1.00000000e+00,  6.00000000e+00]]))
# expect: [[ -2.   14. ]
# expect:  [ 15.  -17.5]]
# expect: [[[[0.]]
# expect:
# expect:   [[1.]]
# expect:
# expect:   [[2.]]
# expect:
# expect:   [[3.]]]]
# expect: 0.98082924
# expect: [[ 1. -0.]
# expect:  [ 2.  3.]]
