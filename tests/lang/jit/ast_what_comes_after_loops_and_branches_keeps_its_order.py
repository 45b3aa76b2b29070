# by hand: MindSpore 2.7.0 aborts in these programs; the interpreter decides
"""What comes after a loop, or after a branch that only writes, moves into them; reads and writes keep their order."""
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, ops

w = Parameter(Tensor(np.ones(3), ms.float32), name="w")
v = Parameter(Tensor(np.ones(3), ms.float32), name="v")


def after_two_branches(x, n):
    if x.sum() > 1:
        ops.assign(w, x)
    if x.sum() > 2:
        ops.assign(w, x + 1)
    return w + x


def variable_of_a_weight(x, n):
    y = w * 1
    while n > 0:
        y = y + v
        n = n - 1
    ops.assign(w, x)
    ops.assign(v, y)
    return y * w + v


def write_around_a_loop(x, n):
    ops.assign(w, x)
    i = n
    while i > 0:
        ops.assign_add(w, v)
        i = i - 1
    z = w * 2
    ops.assign(v, z)
    while n > 0:
        ops.assign_add(v, w)
        n = n - 1
    return z + v


def branch_in_a_branch(x, n):
    if x.sum() > 1:
        ops.assign(w, x)
        if n > 2:
            ops.assign(v, w * 2)
        ops.assign_add(w, v)
    y = w + v
    ops.assign(w, x)
    return y - w


def branch_in_a_loop(x, n):
    while n > 0:
        if n > 2:
            ops.assign_add(w, x)
        n = n - 1
        if w.sum() > 20:
            break
    return w * n


def many_branches(x, n):
    for k in range(12):
        if w.sum() > k:
            ops.assign_add(w, x)
        ops.assign_add(v, w)
    return w, v + 1


def run(f, k):
    w.set_data(Tensor(np.ones(3), ms.float32))
    v.set_data(Tensor(np.ones(3), ms.float32))
    results = f(Tensor(np.arange(3) * 0.5 * k, ms.float32), Tensor(k, ms.int32))
    results = results if isinstance(results, tuple) else (results,)
    return [t.asnumpy().tolist() for t in (*results, w, v)]


for f in (after_two_branches, variable_of_a_weight, write_around_a_loop, branch_in_a_branch, branch_in_a_loop, many_branches):
    compiled = jit(f, capture_mode="ast", fullgraph=True)
    print(f.__name__, [run(compiled, k) == run(f, k) for k in (0, 1, 4)], run(compiled, 4)[0])

# expect: after_two_branches [True, True, True] [1.0, 5.0, 9.0]
# expect: variable_of_a_weight [True, True, True] [5.0, 15.0, 25.0]
# expect: write_around_a_loop [True, True, True] [32.0, 48.0, 64.0]
# expect: branch_in_a_branch [True, True, True] [0.0, 8.0, 16.0]
# expect: branch_in_a_loop [True, True, True] [0.0, 0.0, 0.0]
# expect: many_branches [True, True, True] [1.0, 25.0, 49.0]
