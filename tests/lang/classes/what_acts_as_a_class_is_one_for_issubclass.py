# divmod asks a derived class first; proxies with __bases__ are classes for issubclass and isinstance; weak proxies pass on `self=`.
def tr(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)


class Base:
    def __divmod__(s, o):
        return "Base.divmod"

    def __rdivmod__(s, o):
        return "Base.rdivmod"


class Sub(Base):
    def __rdivmod__(s, o):
        return "Sub.rdivmod"


class Sub2(Base):
    pass


class Only:
    def __rdivmod__(s, o):
        return "Only.r"


class I(int):
    def __rdivmod__(s, o):
        return "I.r"


class I2(int):
    def __divmod__(s, o):
        return "I2.d"


tr(
    lambda: [
        divmod(Base(), Sub()),
        divmod(Sub(), Base()),
        divmod(Base(), Sub2()),
        divmod(Sub2(), Sub()),
        divmod(5, I(3)),
        divmod(I(3), 5),
        divmod(5, I2(3)),
        divmod(I2(5), 3),
        divmod(Base(), 3),
        divmod(3, Base()),
        divmod(3, Only()),
        divmod(True, 2),
    ]
)
tr(lambda: divmod(Only(), Only()))
tr(lambda: divmod("a", 1))


class Proxy:
    def __init__(s, c):
        s.c = c

    @property
    def __class__(s):
        return s.c.__class__

    @property
    def __bases__(s):
        return s.c.__bases__


class A:
    pass


class B(A):
    pass


class C(B):
    pass


p = Proxy(B)
pc = Proxy(C)
tr(
    lambda: [
        issubclass(p, A),
        issubclass(p, object),
        issubclass(p, B),
        issubclass(p, C),
        issubclass(p, int),
        issubclass(p, (int, A)),
        issubclass(pc, B),
        isinstance(p, type),
    ]
)
tr(lambda: issubclass(A, p))
tr(lambda: issubclass(C, p))
tr(lambda: isinstance(A(), p))
tr(lambda: isinstance(3, p))


class Odd:
    __bases__ = [A]


class Odd2:
    @property
    def __bases__(s):
        raise ValueError("x")


class Odd3:
    def __init__(s, *b):
        s.__bases__ = b


for o in (Odd(), Odd2(), Odd3(), Odd3(A), Odd3(3), Odd3(B, int), 3, None, "a"):
    tr(lambda: issubclass(o, A))
    tr(lambda: issubclass(A, o))
    tr(lambda: isinstance(A(), o))
    tr(lambda: type.__subclasscheck__(A, o))
    tr(lambda: issubclass(o, (int, A)))
o = Odd3()
tr(lambda: issubclass(Odd3(o), o))
tr(lambda: issubclass(o, o))


class Inst:
    def __init__(s, c):
        s.k = c

    @property
    def __class__(s):
        return s.k


tr(lambda: isinstance(Inst(Odd3(o)), o))
import collections.abc as ca

tr(lambda: issubclass(p, ca.Sized))
tr(lambda: issubclass(3, ca.Sized))
import weakref


class F:
    def __call__(self, *a, **k):
        return a, k


f = F()
tr(lambda: weakref.proxy(f)(1, self=2))
# expect: ['Sub.rdivmod', 'Base.divmod', 'Base.divmod', 'Base.divmod', 'I.r', (0, 3), (1, 2), 'I2.d', 'Base.divmod', 'Base.rdivmod', 'Only.r', (0, 1)]
# expect: TypeError unsupported operand type(s) for divmod(): 'Only' and 'Only'
# expect: TypeError unsupported operand type(s) for divmod(): 'str' and 'int'
# expect: [True, True, False, False, False, True, True, True]
# expect: False
# expect: False
# expect: False
# expect: False
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 2 must be a class, a tuple of classes, or a union
# expect: TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 1 must be a class
# expect: ValueError x
# expect: ValueError x
# expect: ValueError x
# expect: ValueError x
# expect: ValueError x
# expect: False
# expect: False
# expect: False
# expect: False
# expect: False
# expect: True
# expect: False
# expect: False
# expect: True
# expect: True
# expect: False
# expect: False
# expect: False
# expect: False
# expect: False
# expect: True
# expect: False
# expect: False
# expect: True
# expect: True
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 2 must be a class, a tuple of classes, or a union
# expect: TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 2 must be a class, a tuple of classes, or a union
# expect: TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 2 must be a class, a tuple of classes, or a union
# expect: TypeError isinstance() arg 2 must be a type, a tuple of types, or a union
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 1 must be a class
# expect: True
# expect: True
# expect: True
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError issubclass() arg 1 must be a class
# expect: TypeError F.__call__() got multiple values for argument 'self'
