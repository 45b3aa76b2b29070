# modes: eager ast bytecode
# by hand: compiling it does not end in MindSpore 2.7.0 on a CPU; Python decides
from mindspore import Tensor, jit, mutable
import numpy as np


def fib(n):
    if n <= 1:
        return n
    return fib(n - 1) + fib(n - 2)


def factorial(n):
    if n <= 1:
        return 1
    return n * factorial(n - 1)


def total(x, n):
    return x if n <= 0 else x + total(x * 2, n - 1)


def is_even(n):
    if n == 0:
        return True
    return is_odd(n - 1)


def is_odd(n):
    if n == 0:
        return False
    return is_even(n - 1)


@jit
def f(n):
    return fib(n)


@jit
def g(n):
    return factorial(n)


@jit
def h(x, n):
    return total(x, n)


@jit
def e(n):
    return is_even(n)


print(f(mutable(10)), g(mutable(6)), h(Tensor(np.array([1, 2], np.float32)), mutable(3)), e(mutable(5)), e(mutable(8)))

# expect: 55 720 [15. 30.] False True
# expect report: fallback 0
