"""Operators as functions."""

from _operator import *

__all__ = [
    "abs", "add", "and_", "attrgetter", "call", "concat", "contains", "countOf", "delitem", "eq", "floordiv", "ge",
    "getitem", "gt", "iadd", "iand", "iconcat", "ifloordiv", "ilshift", "imatmul", "imod", "imul", "index", "indexOf",
    "inv", "invert", "ior", "ipow", "irshift", "is_", "is_not", "isub", "itemgetter", "itruediv", "ixor", "le",
    "length_hint", "lshift", "lt", "matmul", "methodcaller", "mod", "mul", "ne", "neg", "not_", "or_", "pos", "pow",
    "rshift", "setitem", "sub", "truediv", "truth", "xor",
]

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def concat(a, b, /):
    if not hasattr(a, "__getitem__"):
        raise TypeError("'%s' object can't be concatenated" % type(a).__name__)
    return a + b


def iconcat(a, b, /):
    if not hasattr(a, "__getitem__"):
        raise TypeError("'%s' object can't be concatenated" % type(a).__name__)
    a += b
    return a


def countOf(a, b, /):
    return sum(1 for item in a if item is b or item == b)


def indexOf(a, b, /):
    for position, item in enumerate(a):
        if item is b or item == b:
            return position
    raise ValueError("sequence.index(x): x not in sequence")


def length_hint(obj, default=0, /):
    if not isinstance(default, int):
        raise TypeError("'%s' object cannot be interpreted as an integer" % type(default).__name__)
    try:
        return len(obj)
    except TypeError:
        pass
    hint = getattr(type(obj), "__length_hint__", None)
    if hint is None:
        return default
    value = hint(obj)
    if value is NotImplemented:
        return default
    if not isinstance(value, int):
        raise TypeError("__length_hint__ must be an integer, not %s" % type(value).__name__)
    if value < 0:
        raise ValueError("__length_hint__() should return >= 0")
    return value


def call(obj, /, *args, **kwargs):
    return obj(*args, **kwargs)


class attrgetter:
    __tp_name__ = "operator.attrgetter"
    __slots__ = ("_attrs", "_single")

    def __init__(self, /, *attrs, **names):
        if names:
            raise TypeError("attrgetter() takes no keyword arguments")
        if not attrs:
            raise TypeError("attrgetter expected 1 argument, got 0")
        for name in attrs:
            if not isinstance(name, str):
                raise TypeError("attribute name must be a string")
        self._attrs = attrs
        self._single = attrs[0] if len(attrs) == 1 and "." not in attrs[0] else None

    def __call__(self, obj, /):
        if self._single is not None:
            return getattr(obj, self._single)
        found = [_resolve(obj, name) for name in self._attrs]
        return found[0] if len(found) == 1 else tuple(found)

    def __repr__(self):
        return "operator.attrgetter(" + ", ".join(map(repr, self._attrs)) + ")"

    def __reduce__(self):
        return self.__class__, self._attrs


def _resolve(obj, dotted):
    for name in dotted.split("."):
        obj = getattr(obj, name)
    return obj


class itemgetter:
    __tp_name__ = "operator.itemgetter"
    __slots__ = ("_items",)

    def __init__(self, /, *items, **names):
        if names:
            raise TypeError("itemgetter() takes no keyword arguments")
        if not items:
            raise TypeError("itemgetter expected 1 argument, got 0")
        self._items = items

    def __call__(self, obj, /):
        if len(self._items) == 1:
            return obj[self._items[0]]
        return tuple(obj[item] for item in self._items)

    def __repr__(self):
        return "operator.itemgetter(" + ", ".join(map(repr, self._items)) + ")"

    def __reduce__(self):
        return self.__class__, self._items


class methodcaller:
    __tp_name__ = "operator.methodcaller"
    __slots__ = ("_name", "_args", "_kwargs")

    def __init__(self, /, *args, **kwargs):
        if not args:
            raise TypeError("methodcaller needs at least one argument, the method name")
        if not isinstance(args[0], str):
            raise TypeError("method name must be a string")
        self._name, self._args, self._kwargs = args[0], args[1:], kwargs

    def __call__(self, obj, /):
        return getattr(obj, self._name)(*self._args, **self._kwargs)

    def __repr__(self):
        parts = [repr(self._name), *map(repr, self._args)]
        parts += [f"{key}={value!r}" for key, value in self._kwargs.items()]
        return "operator.methodcaller(" + ", ".join(parts) + ")"

    def __reduce__(self):
        if not self._kwargs:
            return self.__class__, (self._name, *self._args)
        from functools import partial

        return partial(self.__class__, self._name, **self._kwargs), self._args


__lt__, __le__, __eq__, __ne__, __ge__, __gt__ = lt, le, eq, ne, ge, gt
__add__, __sub__, __mul__, __truediv__, __floordiv__, __mod__, __pow__ = add, sub, mul, truediv, floordiv, mod, pow
__and__, __or__, __xor__, __lshift__, __rshift__, __matmul__ = and_, or_, xor, lshift, rshift, matmul
__neg__, __pos__, __invert__, __abs__, __not__, __index__ = neg, pos, invert, abs, not_, index
__getitem__, __setitem__, __delitem__, __contains__ = getitem, setitem, delitem, contains
__inv__, __concat__, __call__ = invert, concat, call
__iadd__, __isub__, __imul__, __itruediv__, __ifloordiv__, __imod__, __ipow__ = iadd, isub, imul, itruediv, ifloordiv, imod, ipow
__iand__, __ior__, __ixor__, __ilshift__, __irshift__, __imatmul__, __iconcat__ = iand, ior, ixor, ilshift, irshift, imatmul, iconcat
