"""The cases in MindSpore's interface: the same file runs under refjit and under MindSpore itself."""
import math
import os
import sys

import numpy as np

import mindspore as ms
from mindspore import Tensor, jit, nn, ops

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from clock import ATTENTION, BLOCK, CHAIN, MATMUL, report, wanted  # noqa: E402

LEVEL = "O1" if "level=O1" in sys.argv else "O0"


class BasicBlock(nn.Cell):
    def __init__(self, c):
        super().__init__()
        self.conv1 = nn.Conv2d(c, c, 3, stride=1, pad_mode="pad", padding=1)
        self.bn1 = nn.BatchNorm2d(c)
        self.relu = nn.ReLU()
        self.conv2 = nn.Conv2d(c, c, 3, stride=1, pad_mode="pad", padding=1)
        self.bn2 = nn.BatchNorm2d(c)

    def construct(self, x):
        out = self.relu(self.bn1(self.conv1(x)))
        out = self.bn2(self.conv2(out))
        return self.relu(out + x)


class LlamaAttention(nn.Cell):
    def __init__(self, hidden, heads, shared, length):
        super().__init__()
        self.heads, self.shared, self.each = heads, shared, hidden // heads
        self.q = nn.Dense(hidden, heads * self.each, has_bias=False)
        self.k = nn.Dense(hidden, shared * self.each, has_bias=False)
        self.v = nn.Dense(hidden, shared * self.each, has_bias=False)
        self.o = nn.Dense(heads * self.each, hidden, has_bias=False)
        powers = 1.0 / (500000.0 ** (np.arange(0, self.each, 2) / self.each))
        angles = np.outer(np.arange(length), powers)
        angles = np.concatenate([angles, angles], -1).astype(np.float32)
        self.cos, self.sin = Tensor(np.cos(angles)), Tensor(np.sin(angles))

    def rotated(self, x):
        half = self.each // 2
        turned = ops.cat((-x[..., half:], x[..., :half]), axis=-1)
        return x * self.cos + turned * self.sin

    def repeated(self, x, b, l):
        times = self.heads // self.shared
        x = x.expand_dims(2).broadcast_to((b, self.shared, times, l, self.each))
        return x.reshape(b, self.heads, l, self.each)

    def construct(self, x, mask):
        b, l, _ = x.shape
        q = self.rotated(self.q(x).view(b, l, self.heads, self.each).swapaxes(1, 2))
        k = self.rotated(self.k(x).view(b, l, self.shared, self.each).swapaxes(1, 2))
        v = self.v(x).view(b, l, self.shared, self.each).swapaxes(1, 2)
        weights = ops.matmul(q, self.repeated(k, b, l).swapaxes(2, 3)) / math.sqrt(self.each)
        weights = ops.softmax((weights + mask).to(ms.float32), axis=-1)
        y = ops.matmul(weights, self.repeated(v, b, l))
        return self.o(y.swapaxes(1, 2).reshape(b, l, self.heads * self.each))


def chain(a, b, c):
    return ops.tanh(a * b + c) * ops.sigmoid(a) + ops.exp(-b * b)


def product(x, y):
    return ops.matmul(x, y)


def done(result):
    """Waits for the result: MindSpore's calls return before it is there."""
    while isinstance(result, (tuple, list)):
        result = result[0]
    if hasattr(ms, "runtime"):
        ms.runtime.synchronize()
    return result


def models(name, net, inputs):
    compiled = jit(net.construct, jit_level=LEVEL)
    if wanted(name):
        report(name, lambda: compiled(*inputs), done)
    if wanted(name + "_eager"):
        report(name + "_eager", lambda: net(*inputs), done)
    if wanted(name + "_grad"):
        def loss(*given):
            return net(*given).sum()

        step = ms.value_and_grad(loss, None, net.trainable_params())

        def train(*given):
            return step(*given)

        compiled_step = jit(train, jit_level=LEVEL)
        report(name + "_grad", lambda: compiled_step(*inputs), done)


def main():
    random = np.random.RandomState(0)

    def tensor(*shape):
        return Tensor(random.randn(*shape).astype(np.float32))

    if wanted("chain"):
        a, b, c = tensor(CHAIN), tensor(CHAIN), tensor(CHAIN)
        compiled = jit(chain, jit_level=LEVEL)
        report("chain", lambda: compiled(a, b, c), done)
    if wanted("matmul"):
        x, y = tensor(MATMUL, MATMUL), tensor(MATMUL, MATMUL)
        compiled_product = jit(product, jit_level=LEVEL)
        report("matmul", lambda: compiled_product(x, y), done)
    for name, (channels, size) in BLOCK.items():
        if any(wanted(name + end) for end in ("", "_eager", "_grad")):
            models(name, BasicBlock(channels), (tensor(1, channels, size, size),))
    for name, (hidden, heads, shared, length) in ATTENTION.items():
        if any(wanted(name + end) for end in ("", "_eager", "_grad")):
            mask = Tensor(np.triu(np.full((length, length), -1e9, np.float32), 1).reshape(1, 1, length, length))
            models(name, LlamaAttention(hidden, heads, shared, length), (tensor(1, length, hidden), mask))


main()
