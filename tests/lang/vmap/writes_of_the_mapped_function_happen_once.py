import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, jit, nn, ops

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
shared = Parameter(Tensor([1.0, 1.0, 1.0]), name="shared")


class Counter(nn.Cell):
    def __init__(self):
        super().__init__()
        self.count = Parameter(Tensor([1.0]), name="count")

    def construct(self, a):
        ops.assign(self.count, self.count + 1)
        return a * self.count


def writes(a):
    ops.assign(shared, a)
    return a


counter = Counter()
print(ms.vmap(counter)(x), counter.count.asnumpy())
print(ms.vmap(counter, 1, 1)(x), counter.count.asnumpy())


@jit
def around(a):
    ops.assign(counter.count, counter.count * 10)
    b = ms.vmap(counter)(a)
    return b + counter.count


print(around(x), counter.count.asnumpy())
try:
    ms.vmap(writes)(x)
except ValueError as error:
    print(str(error).split("\n")[0], shared.asnumpy())

# expect: [[ 0.  2.  4.]
# expect:  [ 6.  8. 10.]] [2.]
# expect: [[ 0.  3.  6.]
# expect:  [ 9. 12. 15.]] [3.]
# expect: [[ 31.  62.  93.]
# expect:  [124. 155. 186.]] [31.]
# expect: The source axis of `variable` is None, but the source axis of `value` is not None. The execution order of operator `Assign` cannot be guaranteed. [1. 1. 1.]
