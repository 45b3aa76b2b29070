"""Run by refjit (run.py): microseconds a call of seed 001's function, eager and in every way of jit, and its first call.
The fastest of several rounds: what disturbs a round only makes it slower."""
import time
import numpy as np
import mindspore
from mindspore import Tensor

ROUNDS, CALLS = 7, 5000


def f(a, b, c):
    return a * b + c


@mindspore.jit(capture_mode="trace")
def traced(a, b, c):
    return a * b + c


def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)


def per_call(function):
    best = 1e9
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(CALLS):
            function(x, x, x)
        best = min(best, time.perf_counter() - start)
    return best / CALLS * 1e6


x = Tensor(np.ones((2, 3)), mindspore.float32)
f(x, x, x)
jitted = mindspore.jit(f)
start = time.perf_counter()
jitted(x, x, x)
print("first_call_us", (time.perf_counter() - start) * 1e6)
traced(x, x, x)
for name, function in (("eager_us", f), ("ast_O0_us", jitted), ("ast_O1_us", mindspore.jit(f, jit_level="O1")),
                       ("ast_GE_us", mindspore.jit(f, backend="GE")),
                       ("bytecode_us", mindspore.jit(f, capture_mode="bytecode")), ("trace_us", traced)):
    function(x, x, x)
    print(name, per_call(function))
