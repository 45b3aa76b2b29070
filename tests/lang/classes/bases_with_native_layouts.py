# Plain classes and classes with slots beside int, str, tuple and dict.
from collections import namedtuple
class P:
    __slots__ = ()
    def hi(self): return self[0]
class R(P, namedtuple("R", "a b")):
    __slots__ = ()
print(R(1, 2), R(1,2).hi())
class A: pass
class B(A, tuple): pass
b = B((1,2)); b.x = 3; print(b, b.x)
class S:
    __slots__ = ("q",)
try:
    class T(S, tuple): pass
except TypeError as e: print(e)
class D(P, dict): pass
print(D(a=1))
class E(P, Exception): pass
print(repr(E(1)))
class I(P, int): pass
print(I(3) + 1)
class M(P, S): pass
m = M(); m.q = 1; print(m.q)
class A: pass
class I(A, int): pass
print(I(3)+1)
class F(A, float): pass
print(F(3)+1)
class S(A, str): pass
print(S("x"))

class S1: __slots__ = ("a",)
class S2: __slots__ = ("b",)
try:
    class X(S1, S2): pass
except TypeError as e: print(e)

# expect: R(a=1, b=2) 1
# expect: (1, 2) 3
# expect: multiple bases have instance lay-out conflict
# expect: {'a': 1}
# expect: E(1)
# expect: 4
# expect: 1
# expect: 4
# expect: 4.0
# expect: x
# expect: multiple bases have instance lay-out conflict
