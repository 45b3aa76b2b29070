import dataclasses
@dataclasses.dataclass(frozen=True, slots=True)
class N:
    a: int
    _c: str|None = dataclasses.field(default=None, init=False, repr=False, compare=False, hash=False)
    d: list = dataclasses.field(default_factory=list, init=False)
n=N(1); print(n, n._c, N.__slots__)
@dataclasses.dataclass
class M:
    a: int
    c: int = dataclasses.field(default=5, init=False)
print(M(1), M(1).__dict__)
@dataclasses.dataclass(slots=True)
class K:
    c: int = dataclasses.field(default=5, init=False, repr=False)
    e: int = dataclasses.field(init=False)
print(K().c)
try: K().e
except AttributeError as e: print(e)

# expect: N(a=1, d=[]) None ('a', '_c', 'd')
# expect: M(a=1, c=5) {'a': 1}
# expect: 5
# expect: 'K' object has no attribute 'e'
