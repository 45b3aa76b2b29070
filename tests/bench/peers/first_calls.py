"""First calls, compile included: seed 004's programs, a long graph with and without the compile cache.

The same file runs under refjit and under MindSpore itself; peers.py starts a process for each name, so that nothing is warm.
  first_calls.py NAME [cache=DIR]  with cache=, adds_2000 uses the compile cache there
"""
import os
import sys

import numpy as np

import mindspore as ms
from mindspore import Tensor, ops, vmap

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from clock import first_call, option, wanted  # noqa: E402


@ms.jit
def loop_200(x, y):
    i = 0
    while i < 200:
        x = x + y
        i = i + 1
    return x


@ms.jit
def if_100(x, y):
    out = 0
    for _ in range(100):
        if x < y:
            x = x - y
        else:
            x = x + y
        out = out + x
    return out


@ms.jit
def select_100(x, y):
    out = x
    for _ in range(100):
        cond = x < y
        x = ops.select(cond, x - y, x + y)
        out = out + x
    return out


@ms.jit
def adds_2000(x, y):
    out = x
    for _ in range(223):
        out = x + x * y + out
        out = x + x * y + out
        out = x + x * y + out
    return out


def hswish(x):
    return ops.HSwish()(x)


@ms.jit
def rows_in_a_loop(xs):
    output = []
    for i in range(xs.shape[0]):
        output.append(hswish(xs[i]))
    return ops.stack(output)


def main():
    x, y = Tensor([0]), Tensor([1])
    if wanted("loop_200"):
        first_call("loop_200", lambda: loop_200(x, y))
    if wanted("if_100"):  # in the seed's order: select follows it
        first_call("if_100", lambda: if_100(x, y))
        first_call("select_100", lambda: select_100(x, y))
    if wanted("vmap_100"):  # in the seed's order: the loop follows it
        rows = ops.sub(Tensor((np.random.randn(100, 2) * 100).astype(np.float32)), 0)
        hswish(rows)
        first_call("vmap_100", lambda: vmap(hswish, in_axes=(0,))(rows))
        first_call("vmap_100_loop", lambda: rows_in_a_loop(rows))
    if wanted("adds_2000"):
        if option("cache"):
            ms.set_context(enable_compile_cache=True, compile_cache_path=option("cache"))
        first_call("adds_2000", lambda: adds_2000(Tensor([1.0]), Tensor([2.0])))


main()
