import functools, gc, weakref, threading
@functools.lru_cache(maxsize=3)
def f(*a, **k): calls.append((a, k)); return len(calls)
calls = []
print(f(1), f(1), f(1.0), f(True), f('a'), f('a'), f(1), f.cache_info())
print(f(1, x=2), f(x=2), f(x=2, y=3), f(y=3, x=2), f.cache_info())
@functools.lru_cache(None, typed=True)
def g(x): return x
print(g(1), g(1.0), g(True), g.cache_info())
@functools.lru_cache(2)
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(20), fib.cache_info())
@functools.cache
def fib2(n): return n if n < 2 else fib2(n - 1) + fib2(n - 2)
print(fib2(300), fib2.cache_info())
class K:
    def __init__(s, n): s.n = n
    def __hash__(s): return 1
    def __eq__(s, o):
        global armed
        if armed: armed = False; h.cache_clear()
        return s.n == o.n
armed = False
@functools.lru_cache(4)
def h(k): return k.n
for i in range(6): h(K(i))
armed = True
print([h(K(i)) for i in range(6)], h.cache_info())
for i in range(50): h(K(i % 7))
print(h.cache_info())
class C:
    @functools.lru_cache(10)
    def m(self, x): return x
    @functools.lru_cache
    @staticmethod
    def s(x): return x
    @classmethod
    @functools.lru_cache
    def c(cls, x): return cls, x
c = C(); print(c.m(1), c.m(1), C.m.cache_info(), C.s(2), C.c(3), C.c(3), C.c.cache_info())
w = weakref.ref(c); del c; gc.collect(); print(w() is None); C.m.cache_clear(); gc.collect(); print(w() is None)
def mk():
    @functools.lru_cache(5)
    def q(x): return q
    q([].__class__); q(1); q(2)
    return weakref.ref(q)
r = mk(); gc.collect(); print(r() is None)
print(functools.lru_cache(5)(len).__wrapped__, f.__name__, f.__wrapped__.__name__, type(f))
try: f([])
except TypeError as e: print(e)
try: functools.lru_cache(5)(3)
except TypeError as e: print(e)
@functools.lru_cache(0)
def z(x): return x
print(z(1), z(1), z.cache_info())
@functools.lru_cache(-5)
def z(x): return x
print(z(1), z(1), z.cache_info(), z.cache_parameters())
@functools.lru_cache(3)
def err(x): raise ValueError(x)
for i in range(2):
    try: err(1)
    except ValueError as e: print(e)
print(err.cache_info())
import copy, pickle
print(copy.copy(f) is f, copy.deepcopy(f) is f, pickle.loads(pickle.dumps(f)) is f)
@functools.lru_cache(100)
def t(x): return x
def work():
    for i in range(3000): assert t(i % 150) == i % 150
ts = [threading.Thread(target=work) for _ in range(4)]
[x.start() for x in ts]; [x.join() for x in ts]
print(t.cache_info().currsize)
f.attr = 5; print(f.attr, sorted(f.__dict__))

# expect: 1 1 2 2 3 3 1 CacheInfo(hits=4, misses=3, maxsize=3, currsize=3)
# expect: 4 5 6 7 CacheInfo(hits=4, misses=7, maxsize=3, currsize=3)
# expect: 1 1.0 True CacheInfo(hits=0, misses=3, maxsize=None, currsize=3)
# expect: 6765 CacheInfo(hits=344, misses=1657, maxsize=2, currsize=2)
# expect: 222232244629420445529739893461909967206666939096499764990979600 CacheInfo(hits=298, misses=301, maxsize=None, currsize=301)
# expect: [0, 1, 2, 3, 4, 5] CacheInfo(hits=0, misses=6, maxsize=4, currsize=4)
# expect: CacheInfo(hits=0, misses=56, maxsize=4, currsize=4)
# expect: 1 1 CacheInfo(hits=1, misses=1, maxsize=10, currsize=1) 2 (<class '__main__.C'>, 3) (<class '__main__.C'>, 3) CacheInfo(hits=1, misses=1, maxsize=128, currsize=1)
# expect: False
# expect: True
# expect: True
# expect: <built-in function len> f f <class 'functools._lru_cache_wrapper'>
# expect: unhashable type: 'list'
# expect: the first argument must be callable
# expect: 1 1 CacheInfo(hits=0, misses=2, maxsize=0, currsize=0)
# expect: 1 1 CacheInfo(hits=0, misses=2, maxsize=0, currsize=0) {'maxsize': 0, 'typed': False}
# expect: 1
# expect: 1
# expect: CacheInfo(hits=0, misses=2, maxsize=3, currsize=0)
# expect: True True True
# expect: 100
# expect: 5 ['__annotations__', '__doc__', '__module__', '__name__', '__qualname__', '__wrapped__', 'attr', 'cache_parameters']
