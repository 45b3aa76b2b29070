"""Module docstring"""
from __future__ import annotations
import a.b.c, d as e, f.g.h as i
from . import j
from ..k import (l, m as n,)
from o import *
x: int
y: List["int"] = [1]
(z): int = 2
a.b: int
a[0]: str = "s"
a[b:c, ::2]: int
def f(a, b: "x" = 1, /, c: int = 2, *d: *Ts, e, g: f"{x!r:>{w}}" = 3, **h: lambda q, /, r=1, *s, t, u=2, **v: q) -> {1: 2, **k}:
    global x
    nonlocal_ = a
    def inner():
        nonlocal b, nonlocal_
        b = nonlocal_ = c
        return super().m, __class__, (yield)
    class C(a, metaclass=b, **c):
        """class doc"""
        __private = d
        y: int = e
        def method(self, __arg):
            self.__private = __arg.__x__ + __class__
            return super().__init__()
        z = [d for d in y if __private]
        lam = lambda self: (self, a, z)
        def x(self): return x
        del y
    return [lambda: (i, j) for i in a for j in b if (k := i)], inner, C, k
class D:
    def g(self):
        return [x for x in self if (y := x)], {x: y for x, y in z}, {x for x in y}, (x for x in y)
    for i in range(3): pass
    else: j = 1
    while i: i -= 1
    else: j = 2
def outer(cell):
    def mid():
        def low():
            return cell
        cell2 = 1
        return low, lambda: cell2
    return mid
