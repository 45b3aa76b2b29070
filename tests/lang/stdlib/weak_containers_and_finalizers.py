# Weak dictionaries and sets, methods, finalizers, proxies, and what an object's weak references are.
import weakref, gc, atexit
class O:
    def __init__(self, n=0): self.n = n
    def m(self): return self.n
    def __eq__(self, o): return self is o
    def __hash__(self): return self.n
    def __repr__(self): return f'O{self.n}'
    def __len__(self): return 3
    def __add__(self, x): return 'added'
    def __getitem__(self, i): return i
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', e)
a, b, c = O(1), O(2), O(3)
d = weakref.WeakValueDictionary({'a': a, 'b': b}, c=c); print(list(d.items()), len(d), d.get('z', 9), 'a' in d, d.pop('c'), sorted(d.keys()), list(d.values()), [r() for r in d.valuerefs()])
t(lambda: d.pop('zz')); t(lambda: d['zz']); t(lambda: d.setdefault('s', c)); e = d | {'x': a}; print(sorted(e), type(e).__name__, d.copy() == d, d.popitem()); d.update(k=b); del d['a']; print(dict(d)); b2 = b; d.clear(); print(len(d))
k = weakref.WeakKeyDictionary({a: 1, b: 2}); print(dict(k), k[a], b in k, 5 in k, len(k), [r() for r in k.keyrefs()]); tmp = O(9); k[tmp] = 5; print(len(k)); del tmp; print(len(k)); t(lambda: k[5]); t(lambda: k.pop(c, 'none')); k |= {c: 7}; print(k.popitem(), sorted(k.values()))
s = weakref.WeakSet([a, b]); t2 = O(7); s.add(t2); print(len(s), sorted(x.n for x in s)); del t2; print(len(s)); s2 = weakref.WeakSet([b, c]); print(sorted(x.n for x in s | s2), sorted(x.n for x in s & s2), sorted(x.n for x in s - s2), sorted(x.n for x in s ^ s2), s <= s2, s.isdisjoint(s2), s == weakref.WeakSet([b, a]), weakref.WeakSet([a]) < s); s -= s2; print(len(s)); s.discard(c); t(lambda: s.pop()); t(lambda: s.pop()); s.update([a]); s.clear(); print(len(s))
m = weakref.WeakMethod(a.m); print(m()(), m() == a.m, m == weakref.WeakMethod(a.m), hash(m) == hash(weakref.WeakMethod(a.m))); t(lambda: weakref.WeakMethod(print)); tmp = O(4); m = weakref.WeakMethod(tmp.m, lambda r: print('gone')); del tmp; print(m())
x = O(5); f = weakref.finalize(x, print, 'final', sep='-'); print(f.alive, f.peek(), f.atexit); f.detach() ; print(f.alive, f.peek(), f()); f = weakref.finalize(x, lambda v: v * 2, 4); print(f(), f(), f.alive); f = weakref.finalize(x, print, 'died'); del x; print(f.alive); print(repr(f).split(' at ')[0], repr(f)[-5:])
print(weakref.getweakrefcount(c), weakref.getweakrefs(c)); r = weakref.ref(c); print(weakref.ref(c) is r, weakref.getweakrefs(c) == [r], weakref.getweakrefcount(c), weakref.getweakrefcount(5))
p = weakref.proxy(a); print(p.n, p.m(), len(p), p + 1, p[4], str(p), type(p) is weakref.ProxyType, p == a, bool(p), isinstance(p, O)); p.n = 11; print(a.n); del p.n; t(lambda: p.n); z = O(1); p = weakref.proxy(z); del z; t(lambda: p.n); t(lambda: weakref.proxy(5)); t(lambda: weakref.ref([])); cp = weakref.proxy(O.m); print(type(cp) is weakref.CallableProxyType, cp(c), repr(weakref.proxy(c)).startswith('<weakproxy at'))
keep = O(8); weakref.finalize(keep, print, 'at exit 1'); g = weakref.finalize(keep, print, 'never'); g.atexit = False; atexit.register(print, 'registered last'); weakref.finalize(keep, print, 'at exit 2')

# expect: [('a', O1), ('b', O2), ('c', O3)] 3 9 True O3 ['a', 'b'] [O1, O2] [O1, O2]
# expect: KeyError | 'zz'
# expect: KeyError | 'zz'
# expect: O3
# expect: ['a', 'b', 's', 'x'] WeakValueDictionary True ('s', O3)
# expect: {'b': O2, 'k': O2}
# expect: 0
# expect: {O1: 1, O2: 2} 1 True False 2 [O1, O2]
# expect: 3
# expect: 2
# expect: TypeError | cannot create weak reference to 'int' object
# expect: 'none'
# expect: (O3, 7) [1, 2]
# expect: 3 [1, 2, 7]
# expect: 2
# expect: [1, 2, 3] [2] [1] [1, 3] False False True True
# expect: 1
# expect: O1
# expect: KeyError | 'pop from empty WeakSet'
# expect: 0
# expect: 1 True True True
# expect: TypeError | argument should be a bound method, not <class 'builtin_function_or_method'>
# expect: gone
# expect: None
# expect: True (O5, <built-in function print>, ('final',), {'sep': '-'}) True
# expect: False None None
# expect: 8 None False
# expect: died
# expect: False
# expect: <finalize object dead>
# expect: 2 [<weakref at <address>; to 'O' at <address>>, <weakref at <address>; to 'O' at <address>>]
# expect: True False 3 0
# expect: 1 1 3 added 4 O1 True True True True
# expect: 11
# expect: AttributeError | 'O' object has no attribute 'n'
# expect: ReferenceError | weakly-referenced object no longer exists
# expect: TypeError | cannot create weak reference to 'int' object
# expect: TypeError | cannot create weak reference to 'list' object
# expect: True 3 True
# expect: registered last
# expect: at exit 2
# expect: at exit 1
