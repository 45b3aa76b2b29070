# modes: eager ast bytecode trace
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit


@jit
def both(x, i, j):
    return x[i, j]


@jit
def whole(x, i):
    return x[i]


@jit
def write(x, i):
    x[i] = 1.0
    return x


@jit
def empty(x, i):
    return x[i, i]


def shown(f, *args):
    try:
        print(f(*args).asnumpy().tolist())
    except (RuntimeError, IndexError, ValueError) as e:
        print(type(e).__name__, str(e).split("\n")[0])


x = Tensor(np.arange(12).reshape(3, 4).astype(np.float32))
shown(both, x, Tensor([0, 1]), Tensor([0, 3]))
shown(both, x, Tensor([[0], [2]]), Tensor([1, 3]))
shown(both, x, Tensor([0, 1], ms.int32), Tensor([0, 3]))
shown(both, x, Tensor([0, 1]), Tensor([0, 7]))
shown(both, x, Tensor([0, 4]), 2)
shown(both, x, Tensor([0, 1]), 7)
shown(whole, x, Tensor([0, 5]))
shown(write, x, Tensor([0, 5]))
shown(empty, Tensor(np.zeros((3, 4, 0)), ms.float32), Tensor([0, 1]))

# expect: [0.0, 7.0]
# expect: [[1.0, 3.0], [9.0, 11.0]]
# expect: [0.0, 7.0]
# expect: RuntimeError For 'GatherNd', the indices[1]: [const vector]{1, 7}, does not index into input_shape: [const vector]{3, 4}.
# expect: RuntimeError For 'GatherNd', the indices[1]: [const vector]{4, 2}, does not index into input_shape: [const vector]{3, 4}.
# expect: IndexError Index 7 is out of bounds for dimension with size 4
# expect: RuntimeError For 'Gather', the 'input_indices' should be in the range [0, 3), but got 5, error_code[58]
# expect: ValueError For 'TensorScatterUpdate', indices out of range for input_x. Please check the indices which is [const vector]{5}
# expect: [[], []]
