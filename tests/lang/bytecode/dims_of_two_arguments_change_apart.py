# Dims that change one after the other become symbols of their own: where they are compared the answer is guarded, and
# the graph holds for all other sizes.
import numpy as np
from mindspore import Tensor, jit, ops
from mindspore._c_expression import get_code_extra


def rows(n, seed):
    return Tensor(np.random.RandomState(n + seed).standard_normal((n, 4)).astype(np.float32))


def scores(x, y):
    n, d = x.shape
    table = ops.matmul(x, y.T) / d ** 0.5
    return ops.softmax(table, -1).reshape(n * y.shape[0]), table.sum(1) / len(y), table.shape


def grid(x, y):
    a, b = x.shape[0], y.shape[0]
    return ops.zeros((a, b)) + ops.arange(a).reshape(a, 1) * b + ops.arange(b), (a ** 2, -b, divmod(a, 2))


def joined(x, y):
    z = ops.cat([x, y])
    return z[z.shape[0] // 2:], z.mean(0, True).broadcast_to(z.shape), {"n": x.shape[0], "m": [y.shape[0]] * 2}


def shorter(x, y):
    if x.shape[0] > y.shape[0]:
        return x[:y.shape[0]] - y
    return y[-x.shape[0]:] - x


def agree(a, b):
    if isinstance(a, (tuple, list)):
        return len(a) == len(b) and all([agree(x, y) for x, y in zip(a, b)])
    return np.allclose(a.asnumpy(), b.asnumpy(), 1e-4, 1e-5) if isinstance(a, Tensor) else a == b


for function in (scores, grid, joined, shorter):
    jitted = jit(function, capture_mode="bytecode")
    results = []
    for n, m in ((4, 3), (6, 3), (6, 5), (5, 7), (8, 8), (3, 9), (7, 2), (1, 1)):
        x, y = rows(n, 0), rows(m, 9)
        results.append(agree(function(x, y), jitted(x, y)))
    print(function.__name__, all(results), get_code_extra(function)["compile_count_"])

# expect: scores True 3
# expect: grid True 3
# expect: joined True 3
# expect: shorter True 4
