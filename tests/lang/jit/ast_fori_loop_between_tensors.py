# ForiLoop whose bounds are tensors or variable numbers, and its gradient.
import mindspore as ms
from mindspore import Tensor, jit, mutable, ops


def loop(x, n):
    def body(i, v):
        return v + i
    return ops.ForiLoop()(0, n, body, x)


def back(x, n):
    def body(i, v):
        return v * i

    def squared(y, n):
        return ops.ForiLoop()(1, n, body, y * y)
    return ms.grad(squared)(x, n)


for whole in (True, False):
    for f in (loop, back):
        g = jit(f, fullgraph=whole)
        print(f.__name__, g(Tensor([2.0]), Tensor(4)), g(Tensor([2.0]), Tensor(3)))
    print(jit(loop, fullgraph=whole)(Tensor([1.0]), mutable(3)))

# expect: loop [8.] [5.]
# expect: back [24.] [8.]
# expect: [4.]
# expect: loop [8.] [5.]
# expect: back [24.] [8.]
# expect: [4.]
