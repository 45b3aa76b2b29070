# Tensors, lists, ints, slices, None and `...` in one subscript of a whole graph: read, written and differentiated.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, mutable

x = Tensor(np.arange(24).reshape(3, 4, 2).astype(np.float32))
one, row, square = Tensor(1), Tensor([0, 1]), Tensor([[0, 1], [1, 0]])
mask = Tensor([True, False, True])
pair = Tensor(np.array([7, 8], np.float32))


def show(name, found):
    print(name, found.shape, found.asnumpy().astype(np.int64).flatten().tolist())


@jit(fullgraph=True)
def read(x, one, row, square):
    return (x[row, 1:], x[1:, row], x[..., row], x[row, None], x[None, row, None, row], x[0, :, row], x[row, :, row],
            x[row, :, 0], x[:, row, 0], x[square, ..., row], x[one, :, row], x[0:1, row, row], x[row, [1, 2]], x[..., one, row])


for n, found in enumerate(read(x, one, row, square)):
    show(n, found)


@jit(fullgraph=True)
def read_numbers(x, m, row):
    return x[..., m], x[m, ..., m], x[1:, m], x[m, row]


for n, found in enumerate(read_numbers(x, mutable(1), row)):
    show(n, found)


@jit(fullgraph=True)
def write(x, one, row, pair):
    x = x * 1
    x[row, 1:] = pair
    x[1:, row, 0] = 5
    x[..., row] += 100
    x[one, :, row] = -1
    x[row, [2, 3]] = 0.5
    x[row, None] = 7 + x[row, None]
    return x


show("written", write(x, one, row, pair))


@jit(fullgraph=True)
def write_where_values_tell(x, mask, one, pair):
    x = x * 1
    x[mask, 0] = pair
    x[one:] += 10
    x[0, one:] = pair
    return x


show("where values tell", write_where_values_tell(x, mask, one, pair))


@jit(fullgraph=True)
def write_nothing(x):
    x = x * 1
    x[3:1] = 5
    x[[]] = 6
    return x


show("nothing", write_nothing(x))


@jit(fullgraph=True)
def loss(x, row, pair):
    y = x * 2
    y[row, 1:] = pair
    return (y[row, :, row] * y[1:, row, 0].sum()).sum()


for found in ms.grad(loss, (0, 2))(x, row, pair):
    show("gradient", found)

# expect: 0 (2, 3, 2) [2, 3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15]
# expect: 1 (2, 2, 2) [8, 9, 10, 11, 16, 17, 18, 19]
# expect: 2 (3, 4, 2) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
# expect: 3 (2, 1, 4, 2) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
# expect: 4 (2, 1, 1, 2) [0, 1, 10, 11]
# expect: 5 (2, 4) [0, 2, 4, 6, 1, 3, 5, 7]
# expect: 6 (2, 4) [0, 2, 4, 6, 9, 11, 13, 15]
# expect: 7 (2, 4) [0, 2, 4, 6, 8, 10, 12, 14]
# expect: 8 (3, 2) [0, 2, 8, 10, 16, 18]
# expect: 9 (2, 2, 4) [0, 2, 4, 6, 9, 11, 13, 15, 8, 10, 12, 14, 1, 3, 5, 7]
# expect: 10 (2, 4) [8, 10, 12, 14, 9, 11, 13, 15]
# expect: 11 (1, 2) [0, 3]
# expect: 12 (2, 2) [2, 3, 12, 13]
# expect: 13 (3, 2) [2, 3, 10, 11, 18, 19]
# expect: 0 (3, 4) [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]
# expect: 1 (4,) [9, 11, 13, 15]
# expect: 2 (2, 2) [10, 11, 18, 19]
# expect: 3 (2, 2) [8, 9, 10, 11]
# expect: written (3, 4, 2) [107, 108, 114, 115, 7, 7, 114, 115, 6, 6, 6, 6, 6, 6, 7, 7, 105, 117, 105, 119, 120, 121, 122, 123]
# expect: where values tell (3, 4, 2) [7, 8, 7, 8, 7, 8, 7, 8, 18, 19, 20, 21, 22, 23, 24, 25, 17, 18, 28, 29, 30, 31, 32, 33]
# expect: nothing (3, 4, 2) [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]
# expect: gradient (3, 4, 2) [182, 0, 0, 0, 0, 0, 0, 0, 126, 182, 0, 0, 0, 0, 0, 0, 126, 0, 126, 0, 0, 0, 0, 0]
# expect: gradient (2,) [336, 273]
