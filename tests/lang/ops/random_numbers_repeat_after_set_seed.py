# by hand: MindSpore's set_seed does not start the streams of a process anew; here it does.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops


def draw():
    return [ops.rand(3, 4), ops.randn(3, 4), ops.randint(0, 10, (20,)), ops.randperm(10),
            ops.dropout(ops.ones((50, 50)), 0.3), ops.bernoulli(ops.zeros((100,)), 0.5),
            ops.uniform((5,), Tensor(1.0), Tensor(2.0)), ops.normal((5,), 0.0, 1.0)]


def same(a, b):
    return all(np.array_equal(p.asnumpy(), q.asnumpy()) for p, q in zip(a, b))


ms.set_seed(7)
first = draw()
second = draw()
ms.set_seed(7)
third = draw()
print(same(first, third), same(first, second))
for t in first:
    print(t.shape, t.dtype)
big = ops.rand(200, 100).asnumpy()
print(big.min() >= 0, big.max() < 1, abs(big.mean() - 0.5) < 0.02, abs(big.var() - 1 / 12) < 0.01)
bell = ops.randn(200, 100).asnumpy()
print(abs(bell.mean()) < 0.05, abs(bell.std() - 1) < 0.05)
print(sorted(ops.randperm(10).asnumpy().tolist()))
dropped = ops.dropout(ops.ones((200, 100)), 0.3).asnumpy()
print(abs((dropped == 0).mean() - 0.3) < 0.02, abs(dropped.max() - 1 / 0.7) < 1e-5)
numbers = ops.randint(0, 10, (2000,)).asnumpy()
print(numbers.min(), numbers.max())
chosen = ops.multinomial(Tensor([0.0, 1.0, 3.0], ms.float32), 4000).asnumpy()
print((chosen == 0).sum(), abs((chosen == 2).mean() - 0.75) < 0.05)

# expect: True False
# expect: (3, 4) Float32
# expect: (3, 4) Float32
# expect: (20,) Int64
# expect: (10,) Int64
# expect: (50, 50) Float32
# expect: (100,) Float32
# expect: (5,) Float32
# expect: (5,) Float32
# expect: True True True True
# expect: True True
# expect: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
# expect: True True
# expect: 0 9
# expect: 0 True
