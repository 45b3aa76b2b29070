"""What the layout of the command is made for: the programs of the seeds, small, and what programs do besides.

Run by the instrumented command (lay_out.py). Its argument is the root of the tree.
"""
import contextlib
import dataclasses
import io
import json
import pathlib
import random
import re
import runpy
import sys

import numpy as np

import mindspore as ms
from mindspore import Tensor, nn, ops

ROOT = pathlib.Path(sys.argv[1])


def seeds():
    """Each program with its own arguments, as if it were called alone."""
    for path in sorted((ROOT / "tests/programs").glob("*.py")):
        sys.argv = [str(path), "--small"]
        with contextlib.redirect_stdout(io.StringIO()):
            runpy.run_path(str(path), run_name="__main__")
        ms.set_context(mode=ms.PYNATIVE_MODE, enable_compile_cache=False)


def branches(x, y):
    total = x * 0
    for i in range(4):
        if x.sum() < y.sum() * i:
            total = total + x
        else:
            total = ops.select(x < y, total, y - x)
    while total.max() < 3:
        total = total + 1
    return total


def captures():
    """Functions in every capture mode, at both levels, eager, differentiated and mapped."""
    x, y = Tensor(np.linspace(0, 1, 6).astype(np.float32).reshape(2, 3)), Tensor(np.ones((2, 3), np.float32))
    branches(x, y)
    for mode in ("ast", "bytecode"):
        for level in ("O0", "O1"):
            ms.jit(branches, capture_mode=mode, jit_level=level)(x, y)

    def smooth(a, b):
        return ops.tanh(a * b + a) * ops.exp(-b) - ops.softmax(a, -1) @ b.T.sum(1)[:1].expand_dims(0).tile((3, 1))

    smooth(x, y)
    for mode in ("ast", "bytecode"):
        step = ms.jit(ms.value_and_grad(lambda a, b: smooth(a, b).sum(), (0, 1)), capture_mode=mode)
        for rows in (2, 2, 4, 8):
            step(ops.ones((rows, 3)) * 0.5, ops.ones((rows, 3)))

    @ms.jit(capture_mode="trace")
    def traced(a, b):
        return smooth(a, b)

    traced(x, y)
    ms.grad(smooth)(x, y)
    ms.vmap(lambda a: ops.relu(a) * 2, 0)(x)
    ms.jit(ms.vmap(lambda a, b: (a * b).sum(), (0, None)))(x, y[0])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(1, 4, 3, pad_mode="pad", padding=1)
        self.norm = nn.BatchNorm2d(4)
        self.body = nn.SequentialCell(nn.Dense(64, 16), nn.LayerNorm((16,)), nn.GELU(), nn.Dropout(p=0.1), nn.Dense(16, 4))

    def construct(self, x):
        x = ops.max_pool2d(ops.relu(self.norm(self.conv(x))), 2)
        return self.body(x.reshape(x.shape[0], -1))


def training():
    for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
        ms.set_context(mode=mode)
        net = Net()
        net.set_train()
        loss, optimizer = nn.CrossEntropyLoss(), nn.Adam(net.trainable_params(), 1e-3)
        step = ms.value_and_grad(lambda x, y: loss(net(x), y), None, optimizer.parameters)
        for _ in range(3):
            _, grads = step(ops.ones((2, 1, 8, 8)), Tensor([1, 2], ms.int32))
            optimizer(grads)
    ms.set_context(mode=ms.PYNATIVE_MODE)


@dataclasses.dataclass(order=True)
class Row:
    name: str
    value: float = 0.0

    def scaled(self, by):
        return dataclasses.replace(self, value=self.value * by)


def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def python():
    """The language, builtins and the modules that most programs import."""
    fib(12)
    rows = sorted(Row(f"r{i % 7}", i / 3).scaled(2) for i in range(60))
    table = {row.name: [r.value for r in rows if r.name == row.name] for row in rows}
    text = json.dumps(table, indent=1)
    assert json.loads(text) == table
    words = re.findall(r"[a-z]\d+", text) + [f"{row.value:8.3f}|{row.name!r:>6}" for row in rows]
    random.Random(1).shuffle(words)
    try:
        " ".join(sorted(set(words), key=len)).split(",")[7]
    except IndexError as error:
        assert str(error)
    a = np.random.RandomState(0).randn(20, 20)
    b = np.where(a > 0, a, a.T) @ a + np.arange(20)[:, None]
    with contextlib.redirect_stdout(io.StringIO()):
        print(b.mean(0).round(2), np.linalg.norm(b), b.astype(np.float32)[:2], Tensor(a[:3, :3]), np.sort(a[0])[::-1][:3])


seeds()
captures()
training()
python()
