# A loaded module is imported whatever became of its parents; partials that cannot be called have no signature.
import functools
import importlib
import inspect
import sys
import types

m = types.ModuleType("zz.conf")
m.T = 5
sys.modules["zz.conf"] = m


def tr(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, str(e).split(" at 0x")[0])


tr(lambda: importlib.import_module("zz.conf") is m)
tr(lambda: __import__("zz.conf", None, None, ["x"]) is m)
tr(lambda: __import__("zz.conf"))


def f():
    from zz.conf import T

    return T


tr(f)


def f():
    import zz.conf


tr(f)


def f():
    import zz.conf as q

    return q.T


tr(f)
sys.modules["zz.none"] = None
tr(lambda: importlib.import_module("zz.none"))
tr(lambda: __import__("zz.none", None, None, ["x"]))


def func0(a, b):
    pass


tr(lambda: inspect.signature(functools.partial(func0, 1, 2, 3, 4)))
tr(lambda: inspect.signature(functools.partial(func0, 1, c=3)))
# expect: True
# expect: True
# expect: ModuleNotFoundError No module named 'zz'
# expect: 5
# expect: ModuleNotFoundError No module named 'zz'
# expect: ModuleNotFoundError No module named 'zz'
# expect: ModuleNotFoundError import of zz.none halted; None in sys.modules
# expect: ModuleNotFoundError import of zz.none halted; None in sys.modules
# expect: ValueError partial object functools.partial(<function func0
# expect: ValueError partial object functools.partial(<function func0
