"""Gradients by numbers that mutable() marked: what operators of tensors pass on; items of structures are zero."""
import numpy as np
from mindspore import Tensor, jit, mutable, ops

A = Tensor(np.array([1, 2, 3], np.float32))


def times(x, a):
    return ops.GradOperation(get_all=True)(lambda y, b: b * y)(x, a)


def alone(x, a):
    return ops.grad(lambda b: b * 2.0)(a)


def number_first(x, a):
    return ops.grad(lambda b: b * 2.0 * x)(a)


def tensor_first(x, a):
    return ops.GradOperation()(lambda b: x * b + b)(a)


def item(x, t):
    return ops.GradOperation(get_all=True)(lambda y, b: b[0] * y)(x, t)


def by_a_dict(x, d):
    return ops.GradOperation()(lambda e: e["k"] * 2)(d)


for fullgraph in (True, False):
    for f, given in ((times, 3.0), (times, 3), (alone, 3.0), (number_first, 3.0), (tensor_first, 3.0), (item, (3.0, 2)),
                     (item, (A, 2.0))):
        print(f.__name__, given if not isinstance(given, tuple) else len(given), jit(f, fullgraph=fullgraph)(A, mutable(given)))
print(jit(by_a_dict)(A, mutable({"k": 3.0})))


def by_operators(x, a):
    return (ops.grad(lambda b: x * b)(a), ops.grad(lambda b: b * x)(a), ops.grad(lambda b: x + b)(a), ops.grad(lambda b: b - x)(a),
            ops.grad(lambda b: x / b)(a), ops.grad(lambda b: x ** b)(a), ops.grad(lambda b: x % b)(a), ops.grad(lambda b: ops.mul(x, b))(a))


print([round(g, 4) for g in jit(by_operators)(A, mutable(3.0))])

# expect: times 3.0 (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), 6.0)
# expect: times 3 (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), 6)
# expect: alone 3.0 0.0
# expect: number_first 3.0 0.0
# expect: tensor_first 3.0 3.0
# expect: item 2 (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), (0.0, 0))
# expect: item 2 (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), 0.0))
# expect: times 3.0 (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), 6.0)
# expect: times 3 (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), 6)
# expect: alone 3.0 0.0
# expect: number_first 3.0 0.0
# expect: tensor_first 3.0 3.0
# expect: item 2 (Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  3.00000000e+00,  3.00000000e+00]), (0.0, 0))
# expect: item 2 (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), (Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]), 0.0))
# expect: {'k': 0.0}
# expect: [0.0, 6.0, 3.0, 3.0, -0.6667, 35.2077, 0.0, 6.0]
