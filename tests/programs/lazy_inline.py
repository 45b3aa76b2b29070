# arguments: --small
# by hand: MindSpore 2.7.0 on a CPU raises "Input[0] must be a Primitive ValueNode" where Block is marked lazy_inline
# The program of seed 004 on lazy_inline: a stack of GPT blocks called by a cell that runs micro batches in a loop, as pipeline
# parallelism does, compiled with and without the decorator on Block.__init__; one printed row each: time to compile and run
# the first step, and whether both give the same.
#
# Written from the seed's description, whose model of 13 billion parameters has 40 layers and 135,000 nodes: so many have 40
# narrow layers and 80 micro batches here. --small takes 2 layers and 2 micro batches.
import sys
import time

import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, lazy_inline, nn, ops

small = "--small" in sys.argv
layers, micro_size, width, heads, length = (2, 2, 8, 2, 4) if small else (40, 80, 16, 2, 4)


class Attention(nn.Cell):
    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.size = width // heads
        self.projection = nn.Dense(width, 3 * width)
        self.output = nn.Dense(width, width)

    def construct(self, x, mask):
        batch, length, width = x.shape
        qkv = self.projection(x).reshape((batch, length, 3, self.heads, self.size)).transpose((2, 0, 3, 1, 4))
        scores = ops.matmul(qkv[0], qkv[1].swapaxes(-1, -2)) / self.size ** 0.5 + mask
        out = ops.matmul(ops.softmax(scores, -1), qkv[2])
        return self.output(out.transpose((0, 2, 1, 3)).reshape((batch, length, width)))


class Norm(nn.Cell):
    def __init__(self, width):
        super().__init__()
        self.weight = Parameter(Tensor(np.ones(width), ms.float32))

    def construct(self, x):
        return self.weight * x * ops.rsqrt(ops.mean(ops.square(x), -1, True) + 1e-5)


class Block(nn.Cell):
    def __init__(self, width, heads):
        super().__init__()
        self.set_up(width, heads)

    def set_up(self, width, heads):
        self.norm1 = Norm(width)
        self.attention = Attention(width, heads)
        self.norm2 = Norm(width)
        self.up = nn.Dense(width, 4 * width)
        self.down = nn.Dense(4 * width, width)

    def construct(self, x, mask):
        x = x + self.attention(self.norm1(x), mask)
        return x + self.down(ops.gelu(self.up(self.norm2(x)), approximate="tanh"))


class LazyBlock(Block):
    @lazy_inline
    def __init__(self, width, heads):
        nn.Cell.__init__(self)
        self.set_up(width, heads)


class Model(nn.Cell):
    def __init__(self, kind):
        super().__init__()
        self.blocks = nn.CellList([kind(width, heads) for _ in range(layers)])

    def construct(self, x, mask):
        for block in self.blocks:
            x = block(x, mask)
        return x


class PipelineCell(nn.Cell):
    """The sum over micro batches."""

    def __init__(self, network, micro_size):
        super().__init__()
        self.network = network
        self.micro_size = micro_size

    def construct(self, x, mask):
        total = ops.zeros((), ms.float32)
        for i in range(self.micro_size):
            total = total + self.network(x[i:i + 1], mask).mean()
        return total


ms.set_context(mode=ms.GRAPH_MODE)
np.random.seed(0)
data = Tensor(np.random.randn(micro_size, length, width), ms.float32)
mask = Tensor(np.triu(np.full((length, length), -1e9), 1), ms.float32)
results = []
for title, kind in (("without lazy_inline", Block), ("with lazy_inline", LazyBlock)):
    np.random.seed(1)
    net = PipelineCell(Model(kind), micro_size)
    for parameter in net.get_parameters():
        parameter.set_data(Tensor(np.random.randn(*parameter.shape) * 0.1, ms.float32))
    start = time.time()
    out = net(data, mask)
    results.append(float(out.asnumpy()))
    print(f"{title}: {len(net.trainable_params())} parameters, time of the first step: {time.time() - start:.2f}s")
print(abs(results[0] - results[1]) < 1e-5, f"{results[0]:.4f}")
