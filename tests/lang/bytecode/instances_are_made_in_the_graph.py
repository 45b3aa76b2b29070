# modes: eager bytecode
import contextlib
import dataclasses

import mindspore as ms
from mindspore import Tensor, jit


class Base:
    n = 3

    def __init__(self, v):
        super().__init__()
        self._v = v

    @property
    def v(self):
        return self._v

    @v.setter
    def v(self, w):
        self._v = w * self.n

    @classmethod
    def build(cls, v):
        return cls(v)

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        return self._v + i

    def __iter__(self):
        return iter([self._v, 1])

    def __call__(self, k):
        return self._v * k

    def __add__(self, other):
        return Base(self._v + other)


class Child(Base):
    def __init__(self, v):
        super().__init__(v)
        self.d = v + 1

    def __getattr__(self, name):
        return "no " + name


class Node:
    def __init__(self, v, parent=None):
        self.v = v
        self.me = self
        self.parent = parent
        self.kids = []


class Sum:
    def __init__(self):
        self.total = 0
        self.n = 0

    def add(self, v):
        self.total = self.total + v
        self.n += 1
        return self


class Watched:
    seen = []

    def __init__(self, v):
        self.v = v

    def __setattr__(self, name, value):
        Watched.seen.append(name)
        object.__setattr__(self, name, value)


class Logging:
    def __init__(self, log):
        self.log = log

    def __enter__(self):
        self.log.append("in")
        return self

    def __exit__(self, *args):
        self.log.append("out")
        return False


class Slotted:
    __slots__ = ("a", "b", "c")

    def __init__(self, a):
        self.a = a


class Doubled:
    def __get__(self, owner, kind=None):
        return self if owner is None else getattr(owner, self.name, 1) * 2

    def __set__(self, owner, value):
        setattr(owner, self.name, value)

    def __set_name__(self, kind, name):
        self.name = "_" + name


doubled = Doubled()


class Described:
    k = doubled


@dataclasses.dataclass
class Pair:
    a: object
    b: int = 2
    c: list = dataclasses.field(default_factory=list)

    def __post_init__(self):
        self.s = self.b * 2


outside, fixed, described = Node(0), Slotted(1), Described()
log, kept = [], []


@jit
def classes(x):
    d = Child.build(x)
    d.v = x
    e = d + 1
    return (d.v, len(d), d[2], [i for i in d], d(3), e.v, d.zzz, isinstance(d, Base), hasattr(e, "q"),
            d.__class__.__name__, d is e, d == e)


@jit
def given_away(x):
    a = Node(x + 1)
    b = Node(x * 2, a)
    a.kids.append(b)
    a.v = a.v + b.v
    del b.me
    b.z = 1
    kept.append(b)
    Node(x * 5)
    return a, b, a


@jit
def across_a_break(x):
    a = Node(x)
    d = {"a": a}
    m = a.kids.append
    print("break", type(a).__name__)
    a.v = a.v * 2
    m(1)
    return d["a"].v, d["a"] is a, a.kids


@jit
def loop(x, n):
    s = Sum()
    for i in range(n):
        s.add(x * i)
    return s.total, s.n


@jit
def watched(x):
    w = Watched(x)
    w.k = 2
    del w.k
    return vars(w), hasattr(w, "k")


@jit
def context(x):
    with Logging(log) as m:
        y = x + len(m.log)
    return y * 2


@jit
def dataclass(x):
    p = Pair(x)
    p.c.append(p.b)
    p.b += 1
    return p.a * p.s, p.c, p


@jit
def compared(x, p):
    b = Node(p)
    return b is outside, b == outside, b.v is p, p in [b, outside], [outside, b].index(b), type(b) is type(outside)


@jit
def keys(x):
    a, b = Node(1), Node(2)
    d = {a: x, b: 2}
    return d[a], d[b], a in d, len({a, b})


@jit
def closure(x):
    a = Node(x)

    def add(k):
        a.v = a.v + k
        return a.v
    add(1)
    return add, a


@jit
def refuses(x):
    if x.shape[0] > 1:
        raise ValueError(Node(x).v.shape)
    return Node(x).v


@jit
def order(x):
    a = Sum()
    a.a = 1
    a.b = 2
    a.a = x
    del a.b
    a.c = 1
    a.b = 5
    return list(vars(a))


@jit
def slots(x):
    a = Slotted(x)
    a.b = a.a + 1
    a.b = a.b * 2
    fixed.a += 1
    fixed.b = x
    del fixed.b
    return a, a.b, fixed.a, hasattr(a, "c"), hasattr(fixed, "b")


@jit
def descriptors(x):
    d = Described()
    d.k = x
    described.k = described.k + 1
    return d.k, described.k, Described.k is doubled, vars(d), vars(described)


@jit
def squares(x):
    return (Node(x).v * Node(x).v).sum()


for i in range(2):
    x = Tensor([float(i)])
    print(classes(x))
    a, b, c = given_away(x)
    print(a is c, a.kids[0] is b, b.parent is a, a.me is a, a.v, list(vars(b)), kept[-1] is b, len(kept))
    print(across_a_break(x))
    print(loop(x, i + 2))
    print(watched(x), len(Watched.seen))
    print(context(x), log)
    y, c, p = dataclass(x)
    print(y, c is p.c, list(vars(p)), p.b)
    print(compared(x, outside))
    print(keys(x))
    add, a = closure(x)
    print(add(2), a.v)
    print(order(x))
    s, *rest = slots(x)
    print(type(s).__name__, s.a, s.b, rest)
    print(descriptors(x))
    print(ms.grad(squares)(x))
    for shape in ([1.0], [1.0, 2.0]):
        try:
            print(refuses(Tensor(shape)))
        except ValueError as error:
            print("ValueError", error)
Base.n = 7
print(classes(Tensor([1.0])))
Node.__init__ = lambda self, v: setattr(self, "v", v + 10)
print(squares(Tensor([1.0])))
Node.v = property(lambda self: 3)
try:
    print(squares(Tensor([1.0])))
except AttributeError as error:
    print("AttributeError")

# expect: (Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), 3, Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), [Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), 1], Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 'no zzz', True, False, 'Child', False, False)
# expect: True True True True [1.] ['v', 'parent', 'kids', 'z'] True 1
# expect: break Node
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), True, [1])
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), 2)
# expect: ({'v': Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00])}, False) 2
# expect: [2.] ['in', 'out']
# expect: [0.] True ['a', 'b', 'c', 's'] 3
# expect: (False, False, True, True, 1, True)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), 2, True, 2)
# expect: [3.] [3.]
# expect: ['total', 'n', 'a', 'c', 'b']
# expect: Slotted [0.] [2.] [Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 2, False, False]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00]), 6, True, {'_k': Tensor(shape=[1], dtype=Float32, value= [ 0.00000000e+00])}, {'_k': 3})
# expect: [0.]
# expect: [1.]
# expect: ValueError (2,)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), 3, Tensor(shape=[1], dtype=Float32, value= [ 5.00000000e+00]), [Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), 1], Tensor(shape=[1], dtype=Float32, value= [ 9.00000000e+00]), Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), 'no zzz', True, False, 'Child', False, False)
# expect: True True True True [4.] ['v', 'parent', 'kids', 'z'] True 2
# expect: break Node
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), True, [1])
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 3.00000000e+00]), 3)
# expect: ({'v': Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00])}, False) 4
# expect: [8.] ['in', 'out', 'in', 'out']
# expect: [4.] True ['a', 'b', 'c', 's'] 3
# expect: (False, False, True, True, 1, True)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), 2, True, 2)
# expect: [4.] [4.]
# expect: ['total', 'n', 'a', 'c', 'b']
# expect: Slotted [1.] [4.] [Tensor(shape=[1], dtype=Float32, value= [ 4.00000000e+00]), 3, False, False]
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 2.00000000e+00]), 14, True, {'_k': Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00])}, {'_k': 7})
# expect: [2.]
# expect: [1.]
# expect: ValueError (2,)
# expect: (Tensor(shape=[1], dtype=Float32, value= [ 7.00000000e+00]), 7, Tensor(shape=[1], dtype=Float32, value= [ 9.00000000e+00]), [Tensor(shape=[1], dtype=Float32, value= [ 7.00000000e+00]), 1], Tensor(shape=[1], dtype=Float32, value= [ 2.10000000e+01]), Tensor(shape=[1], dtype=Float32, value= [ 8.00000000e+00]), 'no zzz', True, False, 'Child', False, False)
# expect: 121.0
# expect: AttributeError
