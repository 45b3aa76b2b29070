# Stacks of contexts, async ones too; decorators; what exceptions on the way out have as context.
import asyncio, contextlib as c
def t(f):
    try: print(repr(f()))
    except BaseException as e: print(type(e).__name__, '|', e, '|', repr(e.__context__), repr(e.__cause__))
class M:
    def __init__(s, n, eat=False, bad=None): s.n, s.eat, s.bad = n, eat, bad
    def __enter__(s): print('in', s.n); return s.n
    def __exit__(s, *d):
        print('out', s.n, d[0] and d[0].__name__)
        if s.bad: raise s.bad
        return s.eat
    async def __aenter__(s): return s.__enter__()
    async def __aexit__(s, *d): await asyncio.sleep(0); return s.__exit__(*d)
def one():
    with c.ExitStack() as s: s.enter_context(M(1)); s.push(M(2)); s.callback(print, 'cb', end='!\n'); s.push(lambda *d: print('fn', d[0])); return s.enter_context(M(3))
t(one)
def two():
    with c.ExitStack() as s: s.enter_context(M(1, eat=True)); s.enter_context(M(2, bad=KeyError('k'))); s.enter_context(M(3)); raise ValueError('v')
t(two)
def three():
    with c.ExitStack() as s: s.enter_context(M(1, bad=TypeError('t'))); s.enter_context(M(2, bad=KeyError('k'))); raise ValueError('v')
t(three)
def four():
    with c.ExitStack() as s: s.callback(print, 'kept'); k = s.pop_all()
    print('after'); k.close(); k.close(); s.enter_context(5)
t(four)
async def five():
    async with c.AsyncExitStack() as s:
        print(await s.enter_async_context(M('a')), s.enter_context(M('b'))); s.push_async_exit(M('c'))
        async def later(x): print('later', x)
        s.push_async_callback(later, 1); s.callback(print, 'sync')
        async def ex(*d): print('ex', d[0]); return True
        s.push_async_exit(ex); raise ValueError('in')
    print('swallowed'); k = c.AsyncExitStack(); k.push_async_callback(later, 2); await k.aclose(); await k.enter_async_context(3)
t(lambda: asyncio.run(five()))
async def six():
    async with c.AsyncExitStack() as s: await s.enter_async_context(M(1, bad=TypeError('t'))); await s.enter_async_context(M(2, bad=KeyError('k')))
t(lambda: asyncio.run(six()))
@c.asynccontextmanager
async def am(x): print('start', x); yield x; print('end', x)
@am('deco')
async def f(): print('body')
class D(c.AsyncContextDecorator, M): pass
@D('d')
async def g(): return 7
async def run(): await f(); await f(); print(await g()); 
t(lambda: asyncio.run(run()))
@c.contextmanager
def cm(): print('<'); yield; print('>')
@cm()
def h(x): return x * 2
print(h(2), h(3), c.AbstractAsyncContextManager[int], isinstance(M(1), c.AbstractContextManager))
class Res:
    async def aclose(self): print('aclosed')
async def seven():
    async with c.aclosing(Res()) as r: print(type(r).__name__)
    async with c.nullcontext(4) as n: print(n)
asyncio.run(seven())
with c.suppress(KeyError, ValueError): raise KeyError
with c.ExitStack() as s: s.enter_context(c.suppress(ZeroDivisionError)); 1 / 0

# expect: in 1
# expect: in 3
# expect: out 3 None
# expect: fn None
# expect: cb!
# expect: out 2 None
# expect: out 1 None
# expect: 3
# expect: in 1
# expect: in 2
# expect: in 3
# expect: out 3 ValueError
# expect: out 2 ValueError
# expect: out 1 KeyError
# expect: None
# expect: in 1
# expect: in 2
# expect: out 2 ValueError
# expect: out 1 KeyError
# expect: TypeError | t | KeyError('k') None
# expect: after
# expect: kept
# expect: TypeError | 'builtins.int' object does not support the context manager protocol | AttributeError("type object 'int' has no attribute '__enter__'") None
# expect: in a
# expect: in b
# expect: a b
# expect: ex <class 'ValueError'>
# expect: sync
# expect: later 1
# expect: out c None
# expect: out b None
# expect: out a None
# expect: swallowed
# expect: later 2
# expect: TypeError | 'builtins.int' object does not support the asynchronous context manager protocol | AttributeError("type object 'int' has no attribute '__aenter__'") None
# expect: in 1
# expect: in 2
# expect: out 2 None
# expect: out 1 KeyError
# expect: TypeError | t | None None
# expect: start deco
# expect: body
# expect: end deco
# expect: start deco
# expect: body
# expect: end deco
# expect: in d
# expect: out d None
# expect: 7
# expect: None
# expect: <
# expect: >
# expect: <
# expect: >
# expect: 4 6 contextlib.AbstractAsyncContextManager[int] True
# expect: Res
# expect: aclosed
# expect: 4
