# modes: eager ast
# tolerance: 1e-3
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, lazy_inline, nn, ops


class Inner(nn.Cell):
    @lazy_inline
    def __init__(self, factor):
        super().__init__()
        self.factor = factor

    def construct(self, x):
        return ops.tanh(x) * self.factor


class Block(nn.Cell):
    @lazy_inline
    def __init__(self, width, factor):
        super().__init__()
        self.weight = ms.Parameter(Tensor(np.ones((width, width)), ms.float32))
        self.inner = Inner(factor)
        self.offset = 1

    def construct(self, x, mask=None):
        y = ops.matmul(x, self.weight) + self.offset
        if mask is not None:
            y = y * mask
        return self.inner(y) + x


class Model(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block(3, 2) for _ in range(4)])
        self.blocks[1].offset = -1
        for i, block in enumerate(self.blocks):
            block.weight.set_data(Tensor(np.ones((3, 3)) * (i + 1) * 0.1, ms.float32))

    def construct(self, x, mask):
        for block in self.blocks:
            x = block(x)
        for i in range(2):
            x = self.blocks[i](x, mask)
        return x


model = Model()
x = Tensor(np.arange(6).reshape(2, 3) * 0.1, ms.float32)
mask = Tensor(np.array([[1.0, 0.0, 1.0]]), ms.float32)


@jit
def run(x, mask):
    return model(x, mask)


print(np.round(run(x, mask).asnumpy(), 4))
model.blocks[2].weight.set_data(Tensor(np.zeros((3, 3)), ms.float32))
print(np.round(run(x, mask).asnumpy(), 4))

# expect: [[ 9.4703  5.5964  9.6703]
# expect:  [10.3063  6.4205 10.5063]]
# expect: [[ 9.0112  5.1482  9.2112]
# expect:  [ 9.8306  5.9505 10.0306]]
