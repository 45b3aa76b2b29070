class X:
    def __iter__(self): return self
    def __next__(self): raise StopIteration(5)
    __await__=__iter__
def g():
    r = yield from X()
    print(r)
list(g())
async def f():
    print(await X())
try: f().send(None)
except StopIteration: pass
class Y(X):
    def __next__(self): 
        try: raise StopIteration(7)
        except ZeroDivisionError: pass
async def f():
    print(await Y())
try: f().send(None)
except StopIteration: pass
async def ag():
    yield 1
class Z(X):
    def __next__(self): return ag().__anext__().__next__()
async def f():
    print(await Z())
try: f().send(None)
except StopIteration: pass
try: next(X())
except StopIteration as e: print('next', e.value)
class W(X):
    def send(self, v): raise StopIteration(v)
    def __next__(self): return 3
def g():
    r = yield from W()
    print('sent',r)
a=g(); print(next(a))
try: a.send(9)
except StopIteration as e: print(e.value)
class E(Exception): pass
class S2(StopIteration): pass
class V:
    def __iter__(self): return self
    def __next__(self): raise S2(8)
def g():
    print((yield from V()))
list(g())
try: next(V())
except StopIteration as e: print(repr(e))
class O(list):
    def __iter__(self): return iter(range(2))
def g():
    print((yield from O()))
print(list(g()))
class It:
    def __init__(s): s.i=0
    def __iter__(s): return s
    def __next__(s):
        s.i+=1
        if s.i>2: raise StopIteration('end')
        return s.i
def g():
    print((yield from It()))
print(list(g()), list(It()), max(It()))
class Bad:
    def __await__(self): return iter([1])
async def f(): return await Bad()
c=f(); print(c.send(None))
try: c.send(None)
except StopIteration as e: print(e.value)

# expect: 5
# expect: 5
# expect: 7
# expect: 1
# expect: next 5
# expect: 3
# expect: sent 9
# expect: None
# expect: 8
# expect: S2(8)
# expect: None
# expect: [0, 1]
# expect: end
# expect: [1, 2] [1, 2] 2
# expect: 1
# expect: None
