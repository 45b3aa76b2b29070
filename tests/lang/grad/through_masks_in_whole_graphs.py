"""Gradients of items chosen by masks and by variable slices in whole graphs."""
import numpy as np
from mindspore import Tensor, jit, mutable, ops

A = Tensor(np.array([1, 2, 3], np.float32))
B = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))


def chosen(a):
    return (a[a > 1] * a[a > 1]).sum()


def rows(a):
    return (a[a[:, 0] > 1] ** 2).sum()


def selected(a):
    return (ops.masked_select(a, a > 1) ** 3).sum()


def sliced(a, n):
    return (a[n:] * a[n:]).sum()


def by_mask(x):
    return ops.grad(chosen)(x)


def by_rows(x):
    return ops.grad(rows)(x)


def by_select(x):
    return ops.grad(selected)(x)


def by_slice(x, n):
    return ops.grad(sliced)(x, n)


def with_value(x):
    return ops.value_and_grad(chosen)(x)


for f, given in ((by_mask, (A,)), (by_rows, (B,)), (by_select, (A,)), (by_select, (B,)), (by_slice, (A, mutable(1))),
                 (with_value, (A,))):
    try:
        print(f.__name__, jit(f, fullgraph=True)(*given))
    except Exception as e:
        print(f.__name__, type(e).__name__, str(e).splitlines()[0])

# expect: by_mask [0. 4. 6.]
# expect: by_rows [[ 0.  0.  0.]
# expect:  [ 6.  8. 10.]]
# expect: by_select [ 0. 12. 27.]
# expect: by_select [[ 0.  0. 12.]
# expect:  [27. 48. 75.]]
# expect: by_slice [0. 4. 6.]
# expect: with_value (Tensor(shape=[], dtype=Float32, value= 13), Tensor(shape=[3], dtype=Float32, value= [ 0.00000000e+00,  4.00000000e+00,  6.00000000e+00]))
