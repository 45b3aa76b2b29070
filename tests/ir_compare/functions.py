"""The twenty straight-line functions whose graph after the last pass is compared with MindSpore's `validate` dump at O0.

The list was committed before the first comparison and none is taken off it. Each function is named once in INPUTS with
the dtypes and shapes of its example inputs. Run as a program, it compiles and calls each function once, in order, and
prints the dtype and shape of what came out; run.py of tests/oracle records the dumps from real MindSpore, compare.py
holds refjit's against them.
"""
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops


def arithmetic_chain(x, y):
    a = x + y
    b = a * y
    c = b - x
    return c / y


def scalar_operands(x):
    return (2 * x + 1.5) / 3 - x * 0.5


def integer_arithmetic(i, j):
    q = i // j
    r = i % j
    return q * j + r - (-i)


def promotion(i, x):
    half = i / 2
    return i + x * half


def select_by_comparison(x, y):
    larger = x > y
    return ops.select(larger, x - y, y - x)


def logical_mask(x, y):
    a = x > 0.5
    b = y <= 1.0
    c = ops.logical_or(ops.logical_and(a, b), ops.logical_not(b))
    return ops.cast(c, ms.float32) * x


def unary_chain(x):
    return ops.tanh(ops.sqrt(ops.abs(x)) + ops.exp(-x))


def sigmoid_by_hand(x):
    return 1 / (1 + ops.exp(-x)) - ops.sigmoid(x)


def trigonometry(x):
    s = ops.sin(x)
    c = ops.cos(x)
    return ops.square(s) + c ** 2


def reductions(x):
    return ops.sum(x, 1), ops.mean(x, 0), x.sum(), ops.amax(x, 1)


def normalise(x):
    mean = x.mean(-1, keep_dims=True)
    centred = x - mean
    variance = ops.mean(ops.square(centred), -1, True)
    return centred * ops.rsqrt(variance + 1e-5)


def softmax_by_hand(x):
    shifted = x - ops.amax(x, -1, True)
    e = ops.exp(shifted)
    return e / ops.sum(e, -1, True)


def log_of_softmax(x):
    return ops.log(ops.softmax(x, -1))


def linear_relu(x, w, b):
    return ops.relu(ops.matmul(x, w) + b)


def attention(q, k, v):
    scores = ops.matmul(q, k.swapaxes(1, 2)) / 2.0
    return ops.matmul(ops.softmax(scores, axis=-1), v)


def reshape_and_transpose(x):
    a = x.reshape(2, 2, 3)
    b = ops.transpose(a, (2, 0, 1))
    return b.reshape(-1)


def broadcast_and_concat(x, y):
    wide = ops.broadcast_to(x, (2, 3))
    return ops.cat((wide, y, wide), 1)


def slices(x):
    a = x[1:, :2]
    b = x[0]
    c = x[:, 1]
    return a + x[0:2, 1:3], b, c


def common_and_dead(x, y):
    unused = ops.exp(x)
    a = (x + y) * y
    b = (x + y) - y
    unused = unused + a
    return a * b


def _spread(a, b):
    return ops.maximum(a, b) - ops.minimum(a, b)


def helpers_and_constants(x, y):
    k = 3 * 4 + 2
    size = x.shape[0] * x.shape[1]
    return _spread(x, y) * k + _spread(y, 0.0) / size


INPUTS = {
    "arithmetic_chain": [("float32", (2, 3)), ("float32", (2, 3))],
    "scalar_operands": [("float32", (2, 3))],
    "integer_arithmetic": [("int32", (2, 3)), ("int32", (3,))],
    "promotion": [("int32", (2, 3)), ("float32", (2, 3))],
    "select_by_comparison": [("float32", (2, 3)), ("float32", (2, 3))],
    "logical_mask": [("float32", (2, 3)), ("float32", (2, 3))],
    "unary_chain": [("float32", (2, 3))],
    "sigmoid_by_hand": [("float32", (2, 3))],
    "trigonometry": [("float32", (2, 3))],
    "reductions": [("float32", (2, 3))],
    "normalise": [("float32", (4, 6))],
    "softmax_by_hand": [("float32", (2, 5))],
    "log_of_softmax": [("float32", (2, 5))],
    "linear_relu": [("float32", (2, 3)), ("float32", (3, 4)), ("float32", (4,))],
    "attention": [("float32", (2, 3, 4)), ("float32", (2, 3, 4)), ("float32", (2, 3, 4))],
    "reshape_and_transpose": [("float32", (4, 3))],
    "broadcast_and_concat": [("float32", (1, 3)), ("float32", (2, 2))],
    "slices": [("float32", (3, 4))],
    "common_and_dead": [("float32", (2, 3)), ("float32", (2, 3))],
    "helpers_and_constants": [("float32", (2, 3)), ("float32", (2, 3))],
}


def example(position, dtype, shape):
    """The example input at `position`: small positive numbers, different in each place."""
    size = 1
    for n in shape:
        size = size * n
    values = (np.arange(size) + 1 + position).reshape(shape)
    if dtype == "float32":
        return Tensor(values * 0.25, ms.float32)
    return Tensor(values, ms.int32)


def main():
    for name in INPUTS:
        inputs = [example(n, dtype, shape) for n, (dtype, shape) in enumerate(INPUTS[name])]
        try:
            result = jit(globals()[name], capture_mode="ast", jit_level="O0")(*inputs)
        except Exception as e:  # one that fails does not hide the others
            print(name, type(e).__name__, str(e).split("\n")[0])
            continue
        outputs = result if isinstance(result, tuple) else (result,)
        print(name, ", ".join(str(out.dtype) + str(out.shape) for out in outputs))


if __name__ == "__main__":
    main()
