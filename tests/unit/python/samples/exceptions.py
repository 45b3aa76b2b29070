def f(x):
    for i in x:
        try:
            try:
                a()
            except (A, B) as e:
                if e: continue
                b()
            except C:
                break
            except:
                raise X from None
            else:
                c()
            finally:
                d()
                if i: return 1
        finally:
            with m as n, o as (p, q), r:
                s()
                if i: continue
                return n
    while 1:
        try:
            return x
        finally:
            t()
def g(x):
    try:
        a()
    except* A as e:
        b()
    except* (B, C):
        c()
    else:
        d()
    finally:
        e2()
def h():
    with (a as b, c(), d as e.f,): pass
    with (a): pass
    with (a, b) as c: pass
    with (a), (b): pass
    with (yield): pass
    with a.b() as c[0]:
        return 3
    assert a, b
    assert not (a and b or c)
    raise
class M(Exception):
    try:
        x = 1
    except A: pass
    finally:
        del x
