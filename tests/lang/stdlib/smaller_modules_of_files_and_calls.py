# Smaller modules: types of files, folders compared, lines of files, packages, call arguments; timeouts and barriers.
import asyncio, fileinput, filecmp, inspect, mimetypes, os, pkgutil, sys, tempfile, typing
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', e)
for n in ['a.html', 'b.tar.gz', 'c.tgz', 'x.PY', 'q.unknown', 'http://h/p.png?x=1', 'data:text/css;base64,xx', 'data:,x', 'a.json', 'noext', 'a.mp4', 'z.svgz']: print(n, mimetypes.guess_type(n), mimetypes.guess_type(n, strict=False))
print(mimetypes.guess_extension('text/html'), mimetypes.guess_all_extensions('image/png'), mimetypes.guess_extension('no/such')); mimetypes.add_type('x/y', '.xyz'); print(mimetypes.guess_type('f.xyz'))
with tempfile.TemporaryDirectory() as d:
    a, b = os.path.join(d, 'a'), os.path.join(d, 'b'); os.makedirs(a + '/sub'); os.makedirs(b + '/sub'); os.makedirs(b + '/odd')
    for p, s in [(a + '/same', 'x'), (b + '/same', 'x'), (a + '/diff', '1'), (b + '/diff', '22'), (a + '/left', ''), (b + '/right', ''), (a + '/sub/f', '1'), (b + '/sub/f', '2'), (a + '/odd', 'file')]: open(p, 'w').write(s)
    k = filecmp.dircmp(a, b); print(k.left_only, k.right_only, k.common, k.common_dirs, k.common_files, k.common_funny, k.same_files, k.diff_files, list(k.subdirs), k.subdirs['sub'].common_files); print(filecmp.cmp(a + '/same', b + '/same', shallow=False), filecmp.cmp(a + '/diff', b + '/diff'), filecmp.cmpfiles(a, b, ['same', 'diff', 'left'])); t(lambda: k.nothing)
    f1, f2 = os.path.join(d, '1'), os.path.join(d, '2'); open(f1, 'w').write('one\ntwo\n'); open(f2, 'w').write('three')
    with fileinput.input([f1, f2]) as f:
        for line in f: print(fileinput.lineno(), fileinput.filelineno(), fileinput.isfirstline(), os.path.basename(fileinput.filename()), repr(line))
    for line in fileinput.input(f1, inplace=True, backup='.bak'): print(line.upper(), end='')
    fileinput.close(); print(open(f1).read(), open(f1 + '.bak').read()); t(lambda: fileinput.FileInput(mode='w')); t(lambda: fileinput.lineno())
    os.makedirs(d + '/pk/inner'); open(d + '/pk/__init__.py', 'w').write('V = 1'); open(d + '/pk/mod.py', 'w').write('W = 2'); open(d + '/pk/inner/__init__.py', 'w').write(''); open(d + '/pk/inner/deep.py', 'w').write('Z = 5'); open(d + '/pk/data.txt', 'w').write('dd'); sys.path.insert(0, d)
    print([(m.name, m.ispkg) for m in pkgutil.iter_modules([d])], [(m.name, m.ispkg) for m in pkgutil.walk_packages([d])], pkgutil.get_data('pk', 'data.txt'), pkgutil.resolve_name('pk.inner.deep:Z'), pkgutil.resolve_name('pk.mod.W')); t(lambda: pkgutil.resolve_name('pk:nope')); t(lambda: pkgutil.resolve_name('a b'))
def f(a, b=1, *pos, c=3, **named): pass
for args, kw in [((1,), {}), ((1, 2, 3), {'x': 4}), ((), {'a': 2, 'c': 5}), ((), {}), ((1,), {'a': 2})]: t(lambda: inspect.getcallargs(f, *args, **kw))
class C:
    def m(self, x): return x + outer(len, undefined_name)
outer = 5
def make(v):
    def inner(): return v, outer, len, nosuch
    return inner
print(inspect.getcallargs(C().m, 4)['x'], inspect.getclosurevars(make(3)), inspect.getclasstree([bool, int, object]), inspect.isasyncgen((lambda: (yield))()), inspect.ismethodwrapper(''.__len__), inspect.CO_GENERATOR, bool(make.__code__.co_flags & inspect.CO_NEWLOCALS))
t(lambda: type('Sub', (), {})); UserId = typing.NewType('UserId', int)
def sub():
    class Admin(UserId): pass
t(sub)
async def main():
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(0.01) as s: await asyncio.Event().wait()
    except TimeoutError: print('timed out', s.expired())
    async with asyncio.timeout(None) as s: print(s.when(), repr(s)); s.reschedule(loop.time() + 50); print(s.expired(), s.when() > loop.time())
    print(repr(s).split(']')[0]); 
    try: s.reschedule(1)
    except RuntimeError as e: print(e)
    try:
        async with asyncio.timeout(500):
            async with asyncio.timeout(0.01): await asyncio.Event().wait()
    except TimeoutError: print('inner')
    b = asyncio.Barrier(3); order = []
    async def party(n): i = await b.wait(); order.append(n); return i
    print(sorted(await asyncio.gather(*map(party, 'abc'))), sorted(order), b.parties, b.n_waiting, b.broken); w = asyncio.create_task(b.wait()); await asyncio.sleep(0); print(b.n_waiting); await b.abort()
    try: await w
    except asyncio.BrokenBarrierError as e: print('broken', e, b.broken)
    async with asyncio.TaskGroup() as g: x = g.create_task(asyncio.sleep(0, 'r'))
    print(x.result(), type(asyncio.get_event_loop_policy()).__name__ is not None)
asyncio.run(main()); t(lambda: asyncio.Barrier(0)); t(lambda: asyncio.set_event_loop_policy(5))

# expect: a.html ('text/html', None) ('text/html', None)
# expect: b.tar.gz ('application/x-tar', 'gzip') ('application/x-tar', 'gzip')
# expect: c.tgz ('application/x-tar', 'gzip') ('application/x-tar', 'gzip')
# expect: x.PY ('text/x-python', None) ('text/x-python', None)
# expect: q.unknown (None, None) (None, None)
# expect: http://h/p.png?x=1 (None, None) (None, None)
# expect: data:text/css;base64,xx ('text/css', None) ('text/css', None)
# expect: data:,x ('text/plain', None) ('text/plain', None)
# expect: a.json ('application/json', None) ('application/json', None)
# expect: noext (None, None) (None, None)
# expect: a.mp4 ('video/mp4', None) ('video/mp4', None)
# expect: z.svgz ('image/svg+xml', 'gzip') ('image/svg+xml', 'gzip')
# expect: .html ['.png'] None
# expect: ('x/y', None)
# expect: ['left'] ['right'] ['diff', 'odd', 'same', 'sub'] ['sub'] ['diff', 'same'] ['odd'] ['same'] ['diff'] ['sub'] ['f']
# expect: True False (['same'], ['diff'], ['left'])
# expect: AttributeError | nothing
# expect: 1 1 True 1 'one\n'
# expect: 2 2 False 1 'two\n'
# expect: 3 1 True 2 'three'
# expect: ONE
# expect: TWO
# expect:  one
# expect: two
# expect:
# expect: ValueError | FileInput opening mode must be 'r' or 'rb'
# expect: RuntimeError | no active input()
# expect: [('pk', True)] [('pk', True), ('pk.inner', True), ('pk.inner.deep', False), ('pk.mod', False)] b'dd' 5 2
# expect: AttributeError | module 'pk' has no attribute 'nope'
# expect: ValueError | invalid format: 'a b'
# expect: {'a': 1, 'pos': (), 'named': {}, 'b': 1, 'c': 3}
# expect: {'a': 1, 'b': 2, 'pos': (3,), 'named': {'x': 4}, 'c': 3}
# expect: {'pos': (), 'named': {}, 'a': 2, 'c': 5, 'b': 1}
# expect: TypeError | f() missing 1 required positional argument: 'a'
# expect: TypeError | f() got multiple values for argument 'a'
# expect: 4 ClosureVars(nonlocals={'v': 3}, globals={'outer': 5}, builtins={'len': <built-in function len>}, unbound={'nosuch'}) [(<class 'object'>, ()), [(<class 'int'>, (<class 'object'>,)), [(<class 'bool'>, (<class 'int'>,))]]] False True 32 True
# expect: <class '__main__.Sub'>
# expect: TypeError | Cannot subclass an instance of NewType. Perhaps you were looking for: `Admin = NewType('Admin', UserId)`
# expect: timed out True
# expect: None <Timeout [active] when=None>
# expect: False True
# expect: <Timeout [finished
# expect: Cannot change state of finished Timeout
# expect: inner
# expect: [0, 1, 2] ['a', 'b', 'c'] 3 0 False
# expect: 1
# expect: broken Abort or reset of barrier True
# expect: r True
# expect: ValueError | parties must be > 0
# expect: TypeError | policy must be an instance of AbstractEventLoopPolicy or None, not 'int'
