# Integer tensors take gradients, of their own dtype.
import numpy as np
import mindspore as ms
from mindspore import nn, ops, Tensor

x = Tensor(np.array([1, 2, 3]), ms.int32)
y = Tensor(np.array([4, 5, 6]), ms.int32)
f = Tensor(np.array([1.5, 2, 3]), ms.float32)
first = Tensor([True, False, True])


def assigned(a, b):
    c = a * 1
    c[0] = b[1]
    return c * b


CASES = [
    (lambda a, b: a * b, x, y),
    (lambda a, b: a - b, x, y),
    (lambda a, b: a * b, x, f),
    (lambda a, b: (a * b).sum(), x, y),
    (lambda a, b: a.astype(ms.float32) * b, x, f),
    (lambda a, b: b.astype(ms.int32) * a, x, f),
    (lambda a, b: -ops.square(a) + ops.abs(b), x, y),
    (lambda a, b: a.max() * b, x, y),
    (lambda a, b: a[0] * b, x, y),
    (lambda a, b: ops.gather(a, Tensor([0, 0, 2]), 0) * b, x, y),
    (lambda a, b: ops.gather(b, a - 1, 0), x, f),
    (lambda a, b: a.reshape(3, 1) * b, x, y),
    (lambda a, b: ops.cat((a, b)) * 2, x, y),
    (lambda a, b: ops.stack((a, b)) * 2, x, y),
    (lambda a, b: ops.select(first, a, b), x, y),
    (lambda a, b: ops.maximum(a, b), x, y),
    (lambda a, b: ops.relu(a), x, y),
    (lambda a, b: a ** 2, x, y),
    (lambda a, b: a > b, x, y),
    (lambda a, b: a, x, f),
    (lambda a, b: a % b, x, y),
    (lambda a, b: a // b, x, y),
    (lambda a, b: ops.cumsum(a, 0), x, y),
    (lambda a, b: ops.bitwise_and(a, b), x, y),
    (lambda a, b: ops.topk(a, 2)[1] * 2, f, f),
    (lambda a, b: (a.astype(ms.int32) * 3).astype(ms.float32), f, f),
    (assigned, x, y),
    (lambda a, b: a * b, x.astype(ms.int8), y.astype(ms.int8)),
    (lambda a, b: a * b - a, x.astype(ms.uint8), y.astype(ms.uint8)),
]
for fn, a, b in CASES:
    print([(str(g), g.dtype) for g in ops.GradOperation(get_all=True)(fn)(a, b)])


class Net(nn.Cell):
    def construct(self, a, b):
        c = ops.gather(a * b, ops.clamp(b - 3, 0, 2), 0) + a.astype(ms.float32).sum().astype(ms.int32)
        return c * a - ops.stack((a, b)).max()


ms.set_context(mode=ms.GRAPH_MODE)
print(ops.GradOperation(get_all=True)(Net())(x, y))

# expect: [('[4 5 6]', mindspore.int32), ('[1 2 3]', mindspore.int32)]
# expect: [('[1 1 1]', mindspore.int32), ('[-1 -1 -1]', mindspore.int32)]
# expect: [('[1 2 3]', mindspore.int32), ('[1. 2. 3.]', mindspore.float32)]
# expect: [('[4 5 6]', mindspore.int32), ('[1 2 3]', mindspore.int32)]
# expect: [('[1 2 3]', mindspore.int32), ('[1. 2. 3.]', mindspore.float32)]
# expect: [('[1 2 3]', mindspore.int32), ('[1. 2. 3.]', mindspore.float32)]
# expect: [('[-2 -4 -6]', mindspore.int32), ('[1 1 1]', mindspore.int32)]
# expect: [('[ 0  0 15]', mindspore.int32), ('[3 3 3]', mindspore.int32)]
# expect: [('[15  0  0]', mindspore.int32), ('[1 1 1]', mindspore.int32)]
# expect: [('[9 0 6]', mindspore.int32), ('[1 1 3]', mindspore.int32)]
# expect: [('[0 0 0]', mindspore.int32), ('[1. 1. 1.]', mindspore.float32)]
# expect: [('[15 15 15]', mindspore.int32), ('[6 6 6]', mindspore.int32)]
# expect: [('[2 2 2]', mindspore.int32), ('[2 2 2]', mindspore.int32)]
# expect: [('[2 2 2]', mindspore.int32), ('[2 2 2]', mindspore.int32)]
# expect: [('[1 0 1]', mindspore.int32), ('[0 1 0]', mindspore.int32)]
# expect: [('[0 0 0]', mindspore.int32), ('[1 1 1]', mindspore.int32)]
# expect: [('[1 1 1]', mindspore.int32), ('[0 0 0]', mindspore.int32)]
# expect: [('[2 4 6]', mindspore.int32), ('[0 0 0]', mindspore.int32)]
# expect: [('[0 0 0]', mindspore.int32), ('[0 0 0]', mindspore.int32)]
# expect: [('[1 1 1]', mindspore.int32), ('[0. 0. 0.]', mindspore.float32)]
# expect: [('[1 1 1]', mindspore.int32), ('[0 0 0]', mindspore.int32)]
# expect: [('[0 0 0]', mindspore.int32), ('[0 0 0]', mindspore.int32)]
# expect: [('[3 2 1]', mindspore.int32), ('[0 0 0]', mindspore.int32)]
# expect: [('[0 0 0]', mindspore.int32), ('[0 0 0]', mindspore.int32)]
# expect: [('[0. 0. 0.]', mindspore.float32), ('[0. 0. 0.]', mindspore.float32)]
# expect: [('[3. 3. 3.]', mindspore.float32), ('[3. 3. 3.]', mindspore.float32)]
# expect: [('[0 5 6]', mindspore.int32), ('[5 6 3]', mindspore.int32)]
# expect: [('[4 5 6]', mindspore.int8), ('[1 2 3]', mindspore.int8)]
# expect: [('[3 4 5]', mindspore.uint8), ('[1 2 3]', mindspore.uint8)]
# expect: (Tensor(shape=[3], dtype=Int32, value= [22, 35, 60]), Tensor(shape=[3], dtype=Int32, value= [ 0,  2, 12]))
