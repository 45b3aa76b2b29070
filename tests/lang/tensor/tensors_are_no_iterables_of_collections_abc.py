# Tensors are stepped through by their items: they have no __iter__, so the to_2tuple of public networks takes one as a single value.
import collections.abc as abc
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor

def to_2tuple(x):
    return tuple(x) if isinstance(x, abc.Iterable) else (x, x)

rows = Tensor(np.arange(6).reshape(2, 3))
weight = Parameter(Tensor([1.0, 2.0]), name="weight")
for value in (rows, weight):
    print(hasattr(value, "__iter__"), isinstance(value, abc.Iterable), isinstance(value, abc.Collection), isinstance(value, abc.Sized),
          isinstance(value, abc.Container), isinstance(value, abc.Hashable))
print(len(to_2tuple(rows)), to_2tuple(rows)[1].shape, len(to_2tuple(weight)))
print([row.shape for row in rows], [float(item) for item in weight], [int(row.sum()) for row in iter(rows)])
first, second = rows
print(first, second, list(zip(weight, rows))[1][1], [int(row[0]) for row in reversed(rows)], 3 in rows)
print(max(weight), sum(weight), tuple(map(lambda row: int(row[2]), rows)), *[int(item) for item in first])

# expect: False False False True True True
# expect: False False False True True True
# expect: 2 (2, 3) 2
# expect: [(3,), (3,)] [1.0, 2.0] [3, 12]
# expect: [0 1 2] [3 4 5] [3 4 5] [3, 0] True
# expect: 2.0 3.0 (2, 5) 0 1 2
