import sys
ev = []
def tracer(frame, event, arg):
    if frame.f_code.co_filename != __file__: return None
    a = arg
    if event == 'exception': a = (arg[0].__name__, str(arg[1]))
    elif event == 'return' and type(arg).__name__ in ('generator', 'coroutine', 'function', 'type'): a = type(arg).__name__
    ev.append((frame.f_code.co_name, event, frame.f_lineno - frame.f_code.co_firstlineno, a))
    return tracer
def run(f, *a):
    ev.clear()
    sys.settrace(tracer)
    try:
        try: f(*a)
        except Exception as e: r = repr(e)
    finally: sys.settrace(None)
    print(f.__name__)
    for e in ev: print('   ', e)
def simple():
    x = 1
    y = 2
    return x + y
def loop():
    for i in range(3):
        if i == 1:
            continue
        x = i
    else:
        x = 5
    while x:
        x -= 3
        if x < 0: break
    return x
def exc():
    try:
        1 / 0
    except ZeroDivisionError as e:
        x = 1
    finally:
        y = 2
def inner(): raise ValueError('x')
def outer():
    try: inner()
    except ValueError: pass
    inner()
def gen():
    for x in g2(): print(x, end='')
def g2():
    yield 1
    yield 2
def lam():
    return [i for i in (lambda: [1, 2])()]
def cls():
    class A:
        x = 1
        def f(self): return 1
    A().f()
def wi():
    class CM:
        def __enter__(self): pass
        def __exit__(self, *a): return True
    with CM():
        1/0
    return 1
def ml():
    x = [
        1,
        2,
        f1(
            3)
    ]
def f1(x): return x
def tern(x=0):
    return (1 if x
            else 2)
def mt(x=[1, 2]):
    match x:
        case [1, 2, 3]:
            return 1
        case [a, b]:
            return a
def gthrow():
    g = g3()
    next(g)
    g.throw(ValueError)
def g3():
    try: yield 1
    except ValueError:
        yield 2
def rec(n=2):
    if n: rec(n - 1)
async def co(): return 1
def runco():
    c = co()
    try: c.send(None)
    except StopIteration: pass
def fin():
    try:
        return 1
    finally:
        x = 2
def nested():
    def a():
        return b()
    def b(): return 2
    return a()
for f in (simple, loop, exc, outer, gen, lam, cls, wi, ml, tern, mt, gthrow, rec, runco, fin, nested): run(f)
# opcode events, f_trace_lines
n = []
def optracer(frame, event, arg):
    frame.f_trace_opcodes = True; frame.f_trace_lines = False
    n.append(event); return optracer
sys.settrace(optracer); simple(); sys.settrace(None)
print(n)
# profile
# raise in tracer
def bad(frame, event, arg): raise ValueError('bad')
sys.settrace(bad)
try: simple()
except ValueError as e: print(e, sys.gettrace())
# local tracer returning None
def once(frame, event, arg): n2.append(event); return None
n2 = []; sys.settrace(once); simple(); sys.settrace(None); print(n2)
# changing locals
def chg(frame, event, arg):
    if event == 'line' and 'x' in frame.f_locals: frame.f_locals['x'] = 100
    return chg
sys.settrace(chg); r = simple(); sys.settrace(None); print(r)
f = sys._getframe(); print(f.f_trace, f.f_trace_lines, f.f_trace_opcodes, f.f_lineno, f.f_locals is globals(), f.f_back, f.f_builtins is __builtins__.__dict__)
try: f.clear()
except RuntimeError as e: print(e)
try: f.f_lineno = 5
except ValueError as e: print(e)
def loc():
    a = 1
    l1 = locals(); b = 2; l2 = sys._getframe().f_locals
    return l1 is l2, sorted(l1), l1 is locals()
print(loc())
# f_trace on current frame
def cur():
    evs = []
    def t(frame, event, arg): evs.append((event, frame.f_lineno)); return t
    sys.settrace(lambda *a: None)
    sys._getframe().f_trace = t
    x = 1
    y = 2
    sys.settrace(None)
    return [e[0] for e in evs]
print(cur())
print(sys.getprofile(), sys.gettrace())
calls = []


def prof(frame, event, arg):
    calls.append((event, frame.f_code.co_name, getattr(arg, "__name__", arg)))


def profiled():
    len([1])
    [].append(1)
    simple()
    try:
        int("x")
        len(5)
    except ValueError:
        pass
    try:
        len(5)
    except TypeError:
        pass


sys.setprofile(prof)
profiled()
abs(-1)
sys.setprofile(None)
for call in calls:
    print(call)

# expect: simple
# expect:     ('simple', 'call', 0, None)
# expect:     ('simple', 'line', 1, None)
# expect:     ('simple', 'line', 2, None)
# expect:     ('simple', 'line', 3, None)
# expect:     ('simple', 'return', 3, 3)
# expect: loop
# expect:     ('loop', 'call', 0, None)
# expect:     ('loop', 'line', 1, None)
# expect:     ('loop', 'line', 2, None)
# expect:     ('loop', 'line', 4, None)
# expect:     ('loop', 'line', 1, None)
# expect:     ('loop', 'line', 2, None)
# expect:     ('loop', 'line', 3, None)
# expect:     ('loop', 'line', 1, None)
# expect:     ('loop', 'line', 2, None)
# expect:     ('loop', 'line', 4, None)
# expect:     ('loop', 'line', 1, None)
# expect:     ('loop', 'line', 6, None)
# expect:     ('loop', 'line', 7, None)
# expect:     ('loop', 'line', 8, None)
# expect:     ('loop', 'line', 9, None)
# expect:     ('loop', 'line', 7, None)
# expect:     ('loop', 'line', 8, None)
# expect:     ('loop', 'line', 9, None)
# expect:     ('loop', 'line', 10, None)
# expect:     ('loop', 'return', 10, -1)
# expect: exc
# expect:     ('exc', 'call', 0, None)
# expect:     ('exc', 'line', 1, None)
# expect:     ('exc', 'line', 2, None)
# expect:     ('exc', 'exception', 2, ('ZeroDivisionError', 'division by zero'))
# expect:     ('exc', 'line', 3, None)
# expect:     ('exc', 'line', 4, None)
# expect:     ('exc', 'line', 6, None)
# expect:     ('exc', 'return', 6, None)
# expect: outer
# expect:     ('outer', 'call', 0, None)
# expect:     ('outer', 'line', 1, None)
# expect:     ('inner', 'call', 0, None)
# expect:     ('inner', 'line', 0, None)
# expect:     ('inner', 'exception', 0, ('ValueError', 'x'))
# expect:     ('inner', 'return', 0, None)
# expect:     ('outer', 'exception', 1, ('ValueError', 'x'))
# expect:     ('outer', 'line', 2, None)
# expect:     ('outer', 'line', 3, None)
# expect:     ('inner', 'call', 0, None)
# expect:     ('inner', 'line', 0, None)
# expect:     ('inner', 'exception', 0, ('ValueError', 'x'))
# expect:     ('inner', 'return', 0, None)
# expect:     ('outer', 'exception', 3, ('ValueError', 'x'))
# expect:     ('outer', 'return', 3, None)
# expect: 12gen
# expect:     ('gen', 'call', 0, None)
# expect:     ('gen', 'line', 1, None)
# expect:     ('g2', 'call', 0, None)
# expect:     ('g2', 'line', 1, None)
# expect:     ('g2', 'return', 1, 1)
# expect:     ('gen', 'line', 1, None)
# expect:     ('g2', 'call', 1, None)
# expect:     ('g2', 'line', 2, None)
# expect:     ('g2', 'return', 2, 2)
# expect:     ('gen', 'line', 1, None)
# expect:     ('g2', 'call', 2, None)
# expect:     ('g2', 'return', 2, None)
# expect:     ('gen', 'return', 1, None)
# expect: lam
# expect:     ('lam', 'call', 0, None)
# expect:     ('lam', 'line', 1, None)
# expect:     ('<lambda>', 'call', 0, None)
# expect:     ('<lambda>', 'line', 0, None)
# expect:     ('<lambda>', 'return', 0, [1, 2])
# expect:     ('<listcomp>', 'call', 0, None)
# expect:     ('<listcomp>', 'line', 0, None)
# expect:     ('<listcomp>', 'line', 0, None)
# expect:     ('<listcomp>', 'line', 0, None)
# expect:     ('<listcomp>', 'return', 0, [1, 2])
# expect:     ('lam', 'return', 1, [1, 2])
# expect: cls
# expect:     ('cls', 'call', 0, None)
# expect:     ('cls', 'line', 1, None)
# expect:     ('A', 'call', 0, None)
# expect:     ('A', 'line', 0, None)
# expect:     ('A', 'line', 1, None)
# expect:     ('A', 'line', 2, None)
# expect:     ('A', 'return', 2, None)
# expect:     ('cls', 'line', 4, None)
# expect:     ('f', 'call', 0, None)
# expect:     ('f', 'line', 0, None)
# expect:     ('f', 'return', 0, 1)
# expect:     ('cls', 'return', 4, None)
# expect: wi
# expect:     ('wi', 'call', 0, None)
# expect:     ('wi', 'line', 1, None)
# expect:     ('CM', 'call', 0, None)
# expect:     ('CM', 'line', 0, None)
# expect:     ('CM', 'line', 1, None)
# expect:     ('CM', 'line', 2, None)
# expect:     ('CM', 'return', 2, None)
# expect:     ('wi', 'line', 4, None)
# expect:     ('__enter__', 'call', 0, None)
# expect:     ('__enter__', 'line', 0, None)
# expect:     ('__enter__', 'return', 0, None)
# expect:     ('wi', 'line', 5, None)
# expect:     ('wi', 'exception', 5, ('ZeroDivisionError', 'division by zero'))
# expect:     ('wi', 'line', 4, None)
# expect:     ('__exit__', 'call', 0, None)
# expect:     ('__exit__', 'line', 0, None)
# expect:     ('__exit__', 'return', 0, True)
# expect:     ('wi', 'line', 6, None)
# expect:     ('wi', 'return', 6, 1)
# expect: ml
# expect:     ('ml', 'call', 0, None)
# expect:     ('ml', 'line', 2, None)
# expect:     ('ml', 'line', 3, None)
# expect:     ('ml', 'line', 4, None)
# expect:     ('ml', 'line', 5, None)
# expect:     ('ml', 'line', 4, None)
# expect:     ('f1', 'call', 0, None)
# expect:     ('f1', 'line', 0, None)
# expect:     ('f1', 'return', 0, 3)
# expect:     ('ml', 'line', 1, None)
# expect:     ('ml', 'return', 1, None)
# expect: tern
# expect:     ('tern', 'call', 0, None)
# expect:     ('tern', 'line', 1, None)
# expect:     ('tern', 'line', 2, None)
# expect:     ('tern', 'line', 1, None)
# expect:     ('tern', 'return', 1, 2)
# expect: mt
# expect:     ('mt', 'call', 0, None)
# expect:     ('mt', 'line', 1, None)
# expect:     ('mt', 'line', 2, None)
# expect:     ('mt', 'line', 4, None)
# expect:     ('mt', 'line', 5, None)
# expect:     ('mt', 'return', 5, 1)
# expect: gthrow
# expect:     ('gthrow', 'call', 0, None)
# expect:     ('gthrow', 'line', 1, None)
# expect:     ('gthrow', 'line', 2, None)
# expect:     ('g3', 'call', 0, None)
# expect:     ('g3', 'line', 1, None)
# expect:     ('g3', 'return', 1, 1)
# expect:     ('gthrow', 'line', 3, None)
# expect:     ('g3', 'call', 1, None)
# expect:     ('g3', 'exception', 1, ('ValueError', ''))
# expect:     ('g3', 'line', 2, None)
# expect:     ('g3', 'line', 3, None)
# expect:     ('g3', 'return', 3, 2)
# expect:     ('gthrow', 'return', 3, None)
# expect:     ('g3', 'call', 3, None)
# expect:     ('g3', 'exception', 3, ('GeneratorExit', ''))
# expect:     ('g3', 'return', 3, None)
# expect: rec
# expect:     ('rec', 'call', 0, None)
# expect:     ('rec', 'line', 1, None)
# expect:     ('rec', 'call', 0, None)
# expect:     ('rec', 'line', 1, None)
# expect:     ('rec', 'call', 0, None)
# expect:     ('rec', 'line', 1, None)
# expect:     ('rec', 'return', 1, None)
# expect:     ('rec', 'return', 1, None)
# expect:     ('rec', 'return', 1, None)
# expect: runco
# expect:     ('runco', 'call', 0, None)
# expect:     ('runco', 'line', 1, None)
# expect:     ('runco', 'line', 2, None)
# expect:     ('co', 'call', 0, None)
# expect:     ('co', 'line', 0, None)
# expect:     ('co', 'return', 0, 1)
# expect:     ('runco', 'exception', 2, ('StopIteration', '1'))
# expect:     ('runco', 'line', 3, None)
# expect:     ('runco', 'return', 3, None)
# expect: fin
# expect:     ('fin', 'call', 0, None)
# expect:     ('fin', 'line', 1, None)
# expect:     ('fin', 'line', 2, None)
# expect:     ('fin', 'line', 4, None)
# expect:     ('fin', 'return', 4, 1)
# expect: nested
# expect:     ('nested', 'call', 0, None)
# expect:     ('nested', 'line', 1, None)
# expect:     ('nested', 'line', 3, None)
# expect:     ('nested', 'line', 4, None)
# expect:     ('a', 'call', 0, None)
# expect:     ('a', 'line', 1, None)
# expect:     ('b', 'call', 0, None)
# expect:     ('b', 'line', 0, None)
# expect:     ('b', 'return', 0, 2)
# expect:     ('a', 'return', 1, 2)
# expect:     ('nested', 'return', 4, 2)
# expect: ['call', 'opcode', 'opcode', 'opcode', 'opcode', 'opcode', 'opcode', 'opcode', 'opcode', 'return']
# expect: bad None
# expect: ['call']
# expect: 102
# expect: None True False 129 True None True
# expect: cannot clear an executing frame
# expect: can't jump from the 'call' trace event of a new frame
# expect: (True, ['a', 'b', 'l1'], True)
# expect: ['line', 'line', 'line']
# expect: None None
# expect: ('call', 'profiled', None)
# expect: ('c_call', 'profiled', 'len')
# expect: ('c_return', 'profiled', 'len')
# expect: ('c_call', 'profiled', 'append')
# expect: ('c_return', 'profiled', 'append')
# expect: ('call', 'simple', None)
# expect: ('return', 'simple', 3)
# expect: ('c_call', 'profiled', 'len')
# expect: ('c_exception', 'profiled', 'len')
# expect: ('return', 'profiled', None)
# expect: ('c_call', '<module>', 'abs')
# expect: ('c_return', '<module>', 'abs')
# expect: ('c_call', '<module>', 'setprofile')
