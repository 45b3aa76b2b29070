# Operators of proxies take what the other one stands for; an object has one proxy without a callback.
import weakref


def shown(*values):
    return [type(v).__name__ for v in values]


class A:
    def __call__(self, *args):
        return shown(*args)

    def __setitem__(self, key, value):
        print("set", *shown(key, value))

    def __contains__(self, item):
        return type(item) is A

    def __eq__(self, other):
        return type(other) is A

    def __len__(self):
        return 3

    def __index__(self):
        return 2

    def __pow__(self, other, modulus=None):
        return shown(other, modulus)


for name in ("add", "radd", "iadd", "lt", "getitem", "matmul", "divmod", "or"):
    setattr(A, f"__{name}__", lambda self, other, name=name: (name, *shown(other)))


class B:
    def __init__(self, v):
        self.v = v

    def __reversed__(self):
        return "reversed"

    def __bytes__(self):
        return b"bytes"


a, b, c = A(), A(), B(3)
p, q, r = weakref.proxy(a), weakref.proxy(b), weakref.proxy(c)
for code in """p + q; p + 1; 1 + p; a + q; p == q; p == a; p != 1; p < q; q in p; a in p; p[q]; p ** q; pow(p, q, q); divmod(p, q); p @ q
p | q; p(q, 1); [1, 2, 3][p]; len(p); isinstance(p, A); weakref.proxy(a) is p; weakref.proxy(a, None) is p; weakref.proxy(a, print) is p
weakref.proxy(c) is r; type(p).__name__; hash(p); hash(r); dir(r) == dir(c); callable(p); callable(r); reversed(p); reversed(r)
bytes(r); r.v; ~p; p.zz; weakref.proxy(1)""".replace("\n", "; ").split("; "):
    try:
        print(code, "=", eval(code))
    except (TypeError, AttributeError) as e:
        print(code, type(e).__name__, e)
p[q] = q
x = p
x += q
print(x)
p.new = 5
print(a.new)
del p.new
print(hasattr(a, "new"))
try:
    with p:
        pass
except TypeError as e:
    print(e)
del c
for code in ("r.v", "r == 1", "str(r)", "bool(r)", "hash(r)", "r + 1"):
    try:
        print(code, "=", eval(code))
    except (ReferenceError, TypeError) as e:
        print(code, type(e).__name__, e)
for i in range(3):  # an id that comes again is another object
    d = B(i)
    first = weakref.proxy(d)
    del d
    d = B(i + 10)
    print(weakref.proxy(d).v)

# expect: p + q = ('add', 'A')
# expect: p + 1 = ('add', 'int')
# expect: 1 + p = ('radd', 'int')
# expect: a + q = ('add', 'CallableProxyType')
# expect: p == q = True
# expect: p == a = True
# expect: p != 1 = True
# expect: p < q = ('lt', 'A')
# expect: q in p = False
# expect: a in p = True
# expect: p[q] = ('getitem', 'A')
# expect: p ** q = ['A', 'NoneType']
# expect: pow(p, q, q) = ['A', 'A']
# expect: divmod(p, q) = ('divmod', 'A')
# expect: p @ q = ('matmul', 'A')
# expect: p | q = ('or', 'A')
# expect: p(q, 1) = ['CallableProxyType', 'int']
# expect: [1, 2, 3][p] = 3
# expect: len(p) = 3
# expect: isinstance(p, A) = True
# expect: weakref.proxy(a) is p = True
# expect: weakref.proxy(a, None) is p = True
# expect: weakref.proxy(a, print) is p = False
# expect: weakref.proxy(c) is r = True
# expect: type(p).__name__ = CallableProxyType
# expect: hash(p) TypeError unhashable type: 'weakref.CallableProxyType'
# expect: hash(r) TypeError unhashable type: 'weakref.ProxyType'
# expect: dir(r) == dir(c) = True
# expect: callable(p) = True
# expect: callable(r) = False
# expect: reversed(p) TypeError 'weakref.CallableProxyType' object is not reversible
# expect: reversed(r) = reversed
# expect: bytes(r) = b'bytes'
# expect: r.v = 3
# expect: ~p TypeError bad operand type for unary ~: 'A'
# expect: p.zz AttributeError 'A' object has no attribute 'zz'
# expect: weakref.proxy(1) TypeError cannot create weak reference to 'int' object
# expect: set CallableProxyType CallableProxyType
# expect: ('iadd', 'A')
# expect: 5
# expect: False
# expect: 'weakref.CallableProxyType' object does not support the context manager protocol
# expect: r.v ReferenceError weakly-referenced object no longer exists
# expect: r == 1 ReferenceError weakly-referenced object no longer exists
# expect: str(r) ReferenceError weakly-referenced object no longer exists
# expect: bool(r) ReferenceError weakly-referenced object no longer exists
# expect: hash(r) TypeError unhashable type: 'weakref.ProxyType'
# expect: r + 1 ReferenceError weakly-referenced object no longer exists
# expect: 10
# expect: 11
# expect: 12
