# The sensitivity of a result that branches give in different shapes comes from the result itself.
import mindspore as ms
from mindspore import ops, Tensor

ms.set_context(mode=ms.GRAPH_MODE)
x = Tensor([1.0, 2.0, 3.0])


def either(x):
    n = int(ops.amax(x)) + 1
    if n == 0:
        return ops.zeros((1,), ms.float32)
    return ops.unsorted_segment_sum(x * x, x.astype(ms.int32), 4)


def counts(x):
    return ops.bincount(x.astype(ms.int32))


print(ms.grad(either)(x))
print(ms.grad(counts)(x))
# expect: [2. 4. 6.]
# expect: [0. 0. 0.]
