# tolerance: 1e-5
import numpy as np
from mindspore import Tensor, grad, ops

x = Tensor(np.array([1., 2., 3.], np.float32))
k = Tensor(np.array([2., 2., 2.], np.float32))


def branch(a):
    if a.sum() > 3:
        return a * a
    return a * 3


def loop(a):
    s = a
    while s.sum() < 100:
        s = s * a
    return s


def repeated(a, n):
    for i in range(n):
        a = a * k + i
    return a


def fact(n, a):
    return a if n == 0 else a * fact(n - 1, a)


def make(scale):
    def inner(a):
        return a * a * scale * k
    return inner


print(grad(branch)(x), grad(branch)(x - 2))
print(grad(loop)(x))
print(grad(repeated)(x, 3))
print(grad(fact, 1)(4, x))
print(grad(make(3.0))(x))
print(grad(lambda a: ops.relu(a - 2) * a)(x))


class Thing:
    def __init__(self, k):
        self.k = k

    def method(self, a):
        return a * a * self.k


print(grad(Thing(5.0).method)(x))

# expect: [2. 4. 6.] [3. 3. 3.]
# expect: [  5.  80. 405.]
# expect: [8. 8. 8.]
# expect: [  5.  80. 405.]
# expect: [12. 24. 36.]
# expect: [0. 0. 4.]
# expect: [10. 20. 30.]
