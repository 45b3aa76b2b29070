"""The cases in PyTorch, eager and through torch.compile (rows end in _compiled)."""
import math
import os
import sys

import numpy as np
import torch
from torch import nn

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from clock import ATTENTION, BLOCK, CHAIN, MATMUL, report, wanted  # noqa: E402

torch.set_num_threads(int(os.environ["OMP_NUM_THREADS"]))


class BasicBlock(nn.Module):
    def __init__(self, c):
        super().__init__()
        self.conv1, self.bn1 = nn.Conv2d(c, c, 3, padding=1, bias=False), nn.BatchNorm2d(c)
        self.conv2, self.bn2 = nn.Conv2d(c, c, 3, padding=1, bias=False), nn.BatchNorm2d(c)

    def forward(self, x):
        out = torch.relu(self.bn1(self.conv1(x)))
        return torch.relu(self.bn2(self.conv2(out)) + x)


class LlamaAttention(nn.Module):
    def __init__(self, hidden, heads, shared, length):
        super().__init__()
        self.heads, self.shared, self.each = heads, shared, hidden // heads
        self.q, self.o = nn.Linear(hidden, hidden, bias=False), nn.Linear(hidden, hidden, bias=False)
        self.k, self.v = (nn.Linear(hidden, shared * self.each, bias=False) for _ in range(2))
        powers = 1.0 / (500000.0 ** (np.arange(0, self.each, 2) / self.each))
        angles = np.outer(np.arange(length), powers)
        angles = torch.tensor(np.concatenate([angles, angles], -1).astype(np.float32))
        self.cos, self.sin = angles.cos(), angles.sin()

    def rotated(self, x):
        half = self.each // 2
        return x * self.cos + torch.cat((-x[..., half:], x[..., :half]), -1) * self.sin

    def forward(self, x, mask):
        b, l, _ = x.shape
        times = self.heads // self.shared
        q = self.rotated(self.q(x).view(b, l, self.heads, self.each).transpose(1, 2))
        k = self.rotated(self.k(x).view(b, l, self.shared, self.each).transpose(1, 2)).repeat_interleave(times, 1)
        v = self.v(x).view(b, l, self.shared, self.each).transpose(1, 2).repeat_interleave(times, 1)
        weights = torch.softmax(q @ k.transpose(2, 3) / math.sqrt(self.each) + mask, -1)
        return self.o((weights @ v).transpose(1, 2).reshape(b, l, -1))


def models(name, net, inputs):
    net.eval()
    compiled = torch.compile(net)
    with torch.no_grad():
        if wanted(name):
            report(name, lambda: net(*inputs))
            report(name + "_compiled", lambda: compiled(*inputs))
    if wanted(name + "_grad"):
        for end, model in (("", net), ("_compiled", compiled)):
            def step():
                net.zero_grad()
                model(*inputs).sum().backward()
            report(name + "_grad" + end, step)


def main():
    with torch.no_grad():
        if wanted("chain"):
            a, b, c = (torch.randn(CHAIN) for _ in range(3))
            def chain(a, b, c):
                return torch.tanh(a * b + c) * torch.sigmoid(a) + torch.exp(-b * b)
            compiled = torch.compile(chain)
            report("chain", lambda: chain(a, b, c))
            report("chain_compiled", lambda: compiled(a, b, c))
        if wanted("matmul"):
            x, y = torch.randn(MATMUL, MATMUL), torch.randn(MATMUL, MATMUL)
            report("matmul", lambda: x @ y)
    for name, (channels, size) in BLOCK.items():
        if wanted(name) or wanted(name + "_grad"):
            models(name, BasicBlock(channels), (torch.randn(1, channels, size, size),))
    for name, (hidden, heads, shared, length) in ATTENTION.items():
        if wanted(name) or wanted(name + "_grad"):
            mask = torch.full((length, length), -1e9).triu(1)
            models(name, LlamaAttention(hidden, heads, shared, length), (torch.randn(1, length, hidden), mask))


main()
