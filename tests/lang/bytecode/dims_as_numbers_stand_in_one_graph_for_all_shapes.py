# What a function computes of a shape and gives to operators (new shapes, bounds of slices, lengths, factors) is part of
# the graph that the second shape makes: later shapes need no other one, and a view stays a view.
import math

import numpy as np
from mindspore import Tensor, jit, nn, ops
from mindspore._c_expression import get_code_extra


def rows(n, *rest):
    shape = (n,) + rest
    return Tensor((np.arange(np.prod(shape)) % 7).reshape(shape).astype(np.float32))


def flat(x):
    return x.reshape(x.shape[0], -1), x.view(x.shape[0] * 2, -1)


def halves(x):
    n = x.shape[0] // 2
    return x[:n].sum() - x[n:].sum(), x[n], x[-1], x[1:-1]


def made(x):
    n = len(x)
    return ops.zeros_like(x) + 1, ops.ones((n, 2)), ops.arange(n), ops.arange(1, 2 * n, 3), ops.eye(n)


def sizes(x):
    y = ops.cat([x, x[1:]])
    return y.sum() / y.shape[0], x * x.size, ops.tile(x[:1], (n_of(y), 1)), y.shape, x.T


def wholes(x):
    n = x.shape[0]
    return x[:int(n / 2)], ops.zeros((math.ceil(n / 3), 2)), math.floor(n / 2), float(n), ops.topk(x, n // 2, 0)[0]


def n_of(y):
    return max(y.shape[0] - 4, 2)


def attention(x):
    b, t, c = x.shape
    q = x.view(b, t, 2, c // 2).transpose(0, 2, 1, 3)
    mask = ops.tril(ops.ones((t, t)))
    scores = ops.matmul(q, q.transpose(0, 1, 3, 2)) / (c // 2) ** 0.5
    scores = scores.masked_fill(mask == 0, -1e9)
    return ops.matmul(ops.softmax(scores, -1), q).transpose(0, 2, 1, 3).reshape(b, t, c)


class Table(nn.Cell):
    def __init__(self):
        super().__init__()
        self.places = nn.Embedding(16, 4, embedding_table="ones")

    def construct(self, i):
        return self.places(ops.arange(i.shape[0])) * i.reshape(-1, 1)


table = Table()


def places(i):
    return table(i)


def agree(a, b):
    if isinstance(a, tuple):
        return len(a) == len(b) and all(agree(x, y) for x, y in zip(a, b))
    return np.allclose(a.asnumpy(), b.asnumpy(), 1e-5) if isinstance(a, Tensor) else a == b


for function, rest in ((flat, (3, 4)), (halves, (3,)), (made, (3,)), (sizes, (3,)), (wholes, (3,)), (places, ())):
    jitted = jit(function, capture_mode="bytecode")
    results = [agree(function(rows(n, *rest)), jitted(rows(n, *rest))) for n in (4, 6, 5, 8, 7)]
    print(function.__name__, results, get_code_extra(function)["compile_count_"])
jitted = jit(attention, capture_mode="bytecode")
print([agree(attention(rows(2, n, 8)), jitted(rows(2, n, 8))) for n in (4, 6, 5, 8)])
print(get_code_extra(attention)["compile_count_"])

# A view shares the argument's memory whatever its shape is; what does not fit is Python's to say.
part = jit(lambda x: x[:, -1], capture_mode="bytecode")
half = jit(lambda x: x.reshape(x.shape[0] // 2, -1), capture_mode="bytecode")
for n in (4, 6, 8):
    x = rows(n, 3)
    part(x)[0] = 50
    print(x[0].asnumpy(), half(x).shape)
x = rows(9, 1)
try:
    half(x)
except ValueError as e:
    print("refused:", x.shape)
print(half(rows(10, 1)).shape)
# expect: flat [True, True, True, True, True] 2
# expect: halves [True, True, True, True, True] 2
# expect: made [True, True, True, True, True] 2
# expect: sizes [True, True, True, True, True] 2
# expect: wholes [True, True, True, True, True] 2
# expect: places [True, True, True, True, True] 2
# expect: [True, True, True, True]
# expect: 2
# expect: [ 0.  1. 50.] (2, 6)
# expect: [ 0.  1. 50.] (3, 6)
# expect: [ 0.  1. 50.] (4, 6)
# expect: refused: (9, 1)
# expect: (5, 2)
