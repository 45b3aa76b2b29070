import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn, ops

CAPACITY, SHAPES, TYPES = 5, [(2,), (1,)], [ms.float32, ms.int32]


def buffer(count, head):
    columns = [Parameter(Tensor(np.zeros((CAPACITY, 2), np.float32)), name="a"),
               Parameter(Tensor(np.zeros((CAPACITY, 1), np.int32)), name="b")]
    return columns, Parameter(Tensor(count, ms.int32), name="count"), Parameter(Tensor(head, ms.int32), name="head")


append, item = ops.BufferAppend(CAPACITY, SHAPES, TYPES), ops.BufferGetItem(CAPACITY, SHAPES, TYPES)
columns, count, head = buffer(0, 0)
for i in range(7):
    append(columns, [Tensor([i + 1.0, i + 1.5], ms.float32), Tensor([i + 1], ms.int32)], count, head)
print(count.asnumpy(), head.asnumpy(), columns[1].asnumpy().ravel())
print([item(columns, count, head, i)[1].asnumpy().tolist() for i in (0, 1, 4, -1)], item(columns, count, head, Tensor(2, ms.int64))[0])
for had, first, rows in ((0, 0, 3), (0, 0, 5), (3, 0, 4), (5, 2, 3), (5, 4, 2)):
    columns, count, head = buffer(had, first)
    given = [Tensor(np.arange(2 * rows).reshape(rows, 2) + 1.0, ms.float32), Tensor(np.arange(rows).reshape(rows, 1) + 10, ms.int32)]
    append(columns, given, count, head)
    print(count.asnumpy(), head.asnumpy(), columns[1].asnumpy().ravel())
for unique in (False, True):
    columns, count, head = buffer(0, 0)
    for i in range(7):
        append(columns, [Tensor([i + 1.0, i + 1.5], ms.float32), Tensor([i + 1], ms.int32)], count, head)
    a, b = ops.BufferSample(CAPACITY, 4, SHAPES, TYPES, seed=5, unique=unique)(columns, count, head)
    drawn = b.asnumpy().ravel()
    print(a.shape, b.shape, set(drawn) <= set(range(1, 8)), (a.asnumpy()[:, 0] == drawn).all(), not unique or len(set(drawn)))
for wrong in (lambda: ops.BufferAppend(0, SHAPES, TYPES), lambda: ops.BufferSample(5, 6, SHAPES, TYPES)):
    try:
        wrong()
    except ValueError as error:
        print(error)

# A TensorArray is as long as its last place that was written.
array = nn.TensorArray(ms.float32, (2,))
print(array.write(3, Tensor([1.0, 2.0])), array.size(), array.read(0), array.stack()[3])
fixed = nn.TensorArray(ms.float32, (2,), dynamic_size=False, size=3)
print(fixed.size(), fixed.write(0, Tensor([1.0, 2.0])), fixed.size(), fixed.stack().shape, fixed.clear(), fixed.size())
print(fixed, isinstance(fixed, nn.Cell))
for wrong in (lambda: nn.TensorArray(ms.float32, (2,)).read(0).asnumpy(), lambda: nn.TensorArray(ms.float32, (), size=-1)):
    try:
        wrong()
    except (RuntimeError, ValueError) as error:
        print(str(error).split("\n")[0])

# expect: 5 2 [6 7 3 4 5]
# expect: [[3], [4], [7], [7]] [5.  5.5]
# expect: 3 0 [10 11 12  0  0]
# expect: 5 0 [10 11 12 13 14]
# expect: 5 4 [10 11  0 10 11]
# expect: 5 0 [ 0  0 10 11 12]
# expect: 5 1 [10  0  0  0 10]
# expect: (4, 2) (4, 1) True True True
# expect: (4, 2) (4, 1) True True 4
# expect: For 'BufferAppend', the 'capacity' must be int and must >= 1, but got '0' with type 'int'.
# expect: For 'BufferSample', the 'batchsize' must be int and must <= 5, but got '6' with type 'int'.
# expect: True 4 [0. 0.] [1. 2.]
# expect: 0 True 1 (3, 2) True 0
# expect: TensorArray() True
# expect: Invalid index 0 for read.
# expect: For 'TensorArray', the 'size' must be int and must >= 0, but got '-1' with type 'int'.
