"""Gradients, and gradients of gradients, through nested control flow, lists, closures and items inside of graphs."""
import numpy as np
from mindspore import Tensor, grad, jit, mutable, ops, value_and_grad

A = Tensor(np.array([1, 2, 3], np.float32))


def branches_in_a_loop(x):
    def f(a):
        y = a
        for i in range(3):
            if a[i] > 1:
                y = y * a[i]
            else:
                y = y + a
        return y.sum()
    return grad(f)(x), grad(lambda b: grad(f)(b).sum())(x)


def loops_in_loops(x):
    def f(a):
        i = 0
        s = a * 0
        while i < 3:
            j = 0
            while j < i:
                s = s + a ** j
                j += 1
            i += 1
        return s
    return grad(f)(x), grad(grad(f))(x)


def a_loop_of_branches(x):
    def f(a):
        while a.sum() < 40:
            if a[0] > 2:
                a = a * a
            elif a[1] > 3:
                a = a + a * a
            else:
                a = a * 2
        return a
    return grad(f)(x), grad(grad(f))(x)


def a_return_in_a_loop(x):
    def f(a):
        for v in a:
            if v > 2:
                return v * a
        return a
    return grad(f)(x)


def lists(x):
    def f(a):
        out = []
        for v in a:
            out.append(v * v)
        return ops.stack(out).prod()
    return grad(f)(x), grad(grad(lambda a: f(a).sum()))(x)


def closures(x):
    def f(a):
        def g(b):
            return b * a
        return g(a) * g(a + 1)
    return grad(f)(x), grad(grad(f))(x)


def structures(x):
    def f(a):
        t = (a, a * 2)
        u, v = t
        d = {"p": u * v, "q": v}
        return sum([d[k] for k in d])
    return grad(f)(x)


def items_written(x):
    def f(a):
        a[0] = a[1] * a[2]
        a[1:] = a[1:] ** 2
        return a
    return grad(f)(x * 1)


def items_written_in_a_loop(x):
    def f(a):
        b = a * 1
        for i in range(3):
            b[i] = b[i] * a[2 - i]
        return b
    return grad(f)(x)


def mapped(x):
    def f(a):
        return ops.HyperMap()(lambda u: u * u, (a, [a, a * 2]))[1][1]
    return grad(f)(x)


def stopped(x):
    def f(a):
        return ops.stop_gradient(a) * a + a.sum() * ops.stop_gradient(a).sum()
    return value_and_grad(f)(x)


def a_mutable_count(x):
    def f(a, n):
        for i in range(n):
            a = a * a
        return a
    return grad(f)(x, mutable(2))


def comprehended(x):
    return [grad(lambda a: a ** k)(x) for k in range(3)]


def shown(value):
    if isinstance(value, (tuple, list)):
        return [shown(v) for v in value]
    return np.round(value.asnumpy(), 4).tolist()


for f in (branches_in_a_loop, loops_in_loops, a_loop_of_branches, a_return_in_a_loop, lists, closures, structures, items_written, items_written_in_a_loop, mapped, stopped, a_mutable_count, comprehended):
    for fullgraph in (True, False):
        print(f.__name__, shown(jit(f, fullgraph=fullgraph)(A)))

# expect: branches_in_a_loop [[12.0, 48.0, 36.0], [10.0, 40.0, 34.0]]
# expect: branches_in_a_loop [[12.0, 48.0, 36.0], [10.0, 40.0, 34.0]]
# expect: loops_in_loops [[1.0, 1.0, 1.0], [0.0, 0.0, 0.0]]
# expect: loops_in_loops [[1.0, 1.0, 1.0], [0.0, 0.0, 0.0]]
# expect: a_loop_of_branches [[10.0, 18.0, 26.0], [8.0, 8.0, 8.0]]
# expect: a_loop_of_branches [[10.0, 18.0, 26.0], [8.0, 8.0, 8.0]]
# expect: a_return_in_a_loop [3.0, 3.0, 9.0]
# expect: a_return_in_a_loop [3.0, 3.0, 9.0]
# expect: lists [[72.0, 36.0, 24.0], [192.0, 114.0, 80.0]]
# expect: lists [[72.0, 36.0, 24.0], [192.0, 114.0, 80.0]]
# expect: closures [[7.0, 44.0, 135.0], [18.0, 60.0, 126.0]]
# expect: closures [[7.0, 44.0, 135.0], [18.0, 60.0, 126.0]]
# expect: structures [6.0, 10.0, 14.0]
# expect: structures [6.0, 10.0, 14.0]
# expect: items_written [0.0, 7.0, 8.0]
# expect: items_written [0.0, 7.0, 8.0]
# expect: items_written_in_a_loop [6.0, 4.0, 2.0]
# expect: items_written_in_a_loop [6.0, 4.0, 2.0]
# expect: mapped [8.0, 16.0, 24.0]
# expect: mapped [8.0, 16.0, 24.0]
# expect: stopped [[37.0, 40.0, 45.0], [19.0, 20.0, 21.0]]
# expect: stopped [[37.0, 40.0, 45.0], [19.0, 20.0, 21.0]]
# expect: a_mutable_count [4.0, 32.0, 108.0]
# expect: a_mutable_count [4.0, 32.0, 108.0]
# expect: comprehended [[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [2.0, 4.0, 6.0]]
# expect: comprehended [[0.0, 0.0, 0.0], [1.0, 1.0, 1.0], [2.0, 4.0, 6.0]]
