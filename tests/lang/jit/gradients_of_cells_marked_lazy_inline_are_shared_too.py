# modes: eager ast
# by hand: the gradients of the marked blocks are those of the same blocks without the mark
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, lazy_inline, nn, ops


class Block(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.set_up(width)

    def set_up(self, width):
        self.weight = ms.Parameter(Tensor(np.ones((width, width)), ms.float32))
        self.unused = ms.Parameter(Tensor(np.ones(width), ms.float32))

    def construct(self, x, mask):
        y = ops.tanh(ops.matmul(x, self.weight)) * mask
        return ops.exp(-y) + x, y


class LazyBlock(Block):
    @lazy_inline
    def __init__(self, width):
        nn.Cell.__init__(self)
        self.set_up(width)


class Model(nn.Cell):
    def __init__(self, kind):
        super().__init__()
        self.blocks = nn.CellList([kind(3) for _ in range(3)])
        for i, block in enumerate(self.blocks):
            block.weight.set_data(Tensor(np.arange(9).reshape(3, 3) * (i + 1) * 0.01, ms.float32))

    def construct(self, x, mask):
        total = 0
        h = x
        for i in range(2):
            h = x[i:i + 1]
            for block in self.blocks:
                h, y = block(h, mask)
                total = total + y.sum()
        return total + h.sum()


x = Tensor(np.linspace(-1, 1, 6).reshape(2, 3), ms.float32)
mask = Tensor([1.0, 0.5, 2.0], ms.float32)


def gradients(kind, position):
    net = Model(kind)
    weights = [p for p in net.trainable_params() if "weight" in p.name]
    step = jit(ms.value_and_grad(net, position, weights))
    value, grads = step(x, mask)
    if position is not None:
        grads = (grads[0],) + tuple(grads[1]) if not isinstance(position, tuple) else tuple(grads[0]) + tuple(grads[1])
    return [value.asnumpy()] + [g.asnumpy() for g in grads]


for position in (None, 0, (0, 1)):
    plain, lazy = gradients(Block, position), gradients(LazyBlock, position)
    print(len(lazy), all(np.allclose(a, b, atol=1e-5) for a, b in zip(plain, lazy)), all(np.abs(g).sum() > 0 for g in lazy))


@jit
def second(x, w):
    return ms.grad(lambda a: ms.grad(lambda b: net(b, mask).sum())(a).sum())(x)


results = []
for kind in (Block, LazyBlock):
    net = Model(kind)
    results.append(second(x, mask).asnumpy())
print(np.allclose(results[0], results[1], atol=1e-5), np.abs(results[0]).sum() > 0)

# expect: 4 True True
# expect: 5 True True
# expect: 6 True True
# expect: True True
