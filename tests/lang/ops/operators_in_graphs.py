# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, ops


def numbers(t):
    return [round(float(v), 4) for v in t.asnumpy().ravel()]


def parameter(values):
    return Parameter(Tensor(np.array(values, np.float32)))


x = Tensor(np.arange(8).reshape(2, 2, 2, 1).astype(np.float32))
batch_norm = ops.BatchNorm(is_training=True)
for mode in ("ast", "bytecode"):
    mean, variance, scale, bias = parameter([0, 0]), parameter([1, 1]), parameter([1, 1]), parameter([0, 0])
    rows = parameter(np.zeros((4, 2)))
    first, second = parameter([0, 0]), parameter([1, 1])

    @jit(capture_mode=mode)
    def normalise(x):
        return batch_norm(x, scale, bias, mean, variance)[0]

    @jit(capture_mode=mode)
    def update(g):
        ops.Adam()(scale, first, second, 0.9, 0.999, 0.001, 0.9, 0.999, 1e-8, g)
        return scale + 0

    @jit(capture_mode=mode)
    def store(i, u):
        ops.ScatterUpdate()(rows, i, u)
        return rows * 1

    @jit(capture_mode=mode)
    def collect(x):
        values, indices = ops.topk(x, 2)
        return values, indices, ops.sort(x)[0], ops.one_hot(ops.argmax(x), 3), ops.pad(x, (1, 1))

    print(numbers(normalise(x)), numbers(normalise(x)), numbers(mean), numbers(variance))
    print(numbers(update(Tensor([1.0, 2.0]))), numbers(first), numbers(second))
    print(numbers(store(Tensor([1], ms.int32), Tensor([[5.0, 6.0]]))))
    print([numbers(t) for t in collect(Tensor([3.0, 1.0, 2.0]))])

# expect: [-1.2127, -0.7276, -1.2127, -0.7276, 0.7276, 1.2127, 0.7276, 1.2127] [-1.2127, -0.7276, -1.2127, -0.7276, 0.7276, 1.2127, 0.7276, 1.2127] [0.475, 0.855] [1.8867, 1.8867]
# expect: [1.0, 0.9999] [0.1, 0.2] [1.0, 1.003]
# expect: [0.0, 0.0, 5.0, 6.0, 0.0, 0.0, 0.0, 0.0]
# expect: [[3.0, 2.0], [0.0, 2.0], [1.0, 2.0, 3.0], [1.0, 0.0, 0.0], [0.0, 3.0, 1.0, 2.0, 0.0]]
# expect: [-1.2127, -0.7276, -1.2127, -0.7276, 0.7276, 1.2127, 0.7276, 1.2127] [-1.2127, -0.7276, -1.2127, -0.7276, 0.7276, 1.2127, 0.7276, 1.2127] [0.475, 0.855] [1.8867, 1.8867]
# expect: [1.0, 0.9999] [0.1, 0.2] [1.0, 1.003]
# expect: [0.0, 0.0, 5.0, 6.0, 0.0, 0.0, 0.0, 0.0]
# expect: [[3.0, 2.0], [0.0, 2.0], [1.0, 2.0, 3.0], [1.0, 0.0, 0.0], [0.0, 3.0, 1.0, 2.0, 0.0]]
