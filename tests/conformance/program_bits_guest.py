"""Run by refjit, natively and as WebAssembly (program_bits.py): prints the bytes of what seed 001's function gives in its
13 ways on 50 random data sets, and those of a chain of elementary functions at both levels."""
import numpy as np
import mindspore
from mindspore import Tensor, ops


def f(a, b, c):
    return a * b + c


def chain(a, b, c):
    return ops.tanh(a * b + c) * ops.sigmoid(a) + ops.exp(-b * b)


@mindspore.jit(capture_mode="trace", jit_level="O0")
def traced_O0(a, b, c):
    return a * b + c


@mindspore.jit(capture_mode="trace", jit_level="O1")
def traced_O1(a, b, c):
    return a * b + c


@mindspore.jit(capture_mode="trace", backend="GE")
def traced_GE(a, b, c):
    return a * b + c


ways = [f, traced_O0, traced_O1, traced_GE]
for mode in ("ast", "bytecode"):
    for options in ({"jit_level": "O0"}, {"jit_level": "O1"}, {"backend": "GE"}):
        ways.append(mindspore.jit(f, capture_mode=mode, **options))
for options in ({"jit_level": "O0"}, {"jit_level": "O1"}, {"backend": "GE"}):
    ways.append(mindspore.jit(f, capture_mode="ast", fullgraph=True, **options))
ways += [chain, mindspore.jit(chain), mindspore.jit(chain, jit_level="O1")]

np.random.seed(2026)
for number in range(50):
    data = [Tensor(np.random.randn(2, 3) * 3, mindspore.float32) for _ in range(3)]
    for way, function in enumerate(ways):
        print(number, way, function(*data).asnumpy().tobytes().hex())
