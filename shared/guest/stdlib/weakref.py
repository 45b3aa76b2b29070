"""Weak references: dictionaries and sets of them, finalizers, proxies."""

import types
from collections.abc import MutableMapping, MutableSet

from _inspection import ReferenceType, weak_references

__all__ = [
    "ref", "proxy", "getweakrefcount", "getweakrefs", "WeakKeyDictionary", "ReferenceType", "ProxyType",
    "CallableProxyType", "ProxyTypes", "WeakValueDictionary", "WeakSet", "WeakMethod", "finalize",
]

ref = ReferenceType
__natives__ = "getweakrefcount getweakrefs proxy"  # CPython has these in C: no traceback shows them


class WeakMethod(ref):
    def __new__(cls, meth, callback=None):
        try:
            obj, func = meth.__self__, meth.__func__
        except AttributeError:
            raise TypeError(f"argument should be a bound method, not {type(meth)}") from None

        def gone(_):
            self._is_alive = False
            if callback is not None:
                callback(self)

        self = ref.__new__(cls, obj, gone)
        self._function, self._is_alive, self._kind = ref(func, gone), True, type(meth)
        return self

    def __init__(self, meth, callback=None):
        pass

    def __call__(self):
        obj, func = super().__call__(), self._function()
        return None if obj is None or func is None else self._kind(func, obj)

    def __eq__(self, other):
        if not isinstance(other, WeakMethod):
            return NotImplemented
        if not self._is_alive or not other._is_alive:
            return self is other
        return ref.__eq__(self, other) and self._function == other._function

    __hash__ = ref.__hash__


class KeyedRef(ref):
    """A reference that knows under which key it stands."""

    __slots__ = ("key",)

    def __new__(type, ob, callback, key):
        self = ref.__new__(type, ob, callback)
        self.key = key
        return self

    def __init__(self, ob, callback, key):
        super().__init__(ob, callback)


class WeakValueDictionary(MutableMapping):
    __class_getitem__ = classmethod(types.GenericAlias)

    def __init__(self, other=(), /, **kw):
        self.data = {}
        self.update(other, **kw)

    def __repr__(self):
        return f"<{self.__class__.__name__} at {id(self):#x}>"

    def __setitem__(self, key, value):
        owner = ref(self)

        def gone(dead):
            found = owner()
            if found is not None and found.data.get(dead.key) is dead:
                del found.data[dead.key]

        self.data[key] = KeyedRef(value, gone, key)

    def __getitem__(self, key):
        found = self.data[key]()
        if found is None:
            raise KeyError(key)
        return found

    def __delitem__(self, key):
        del self.data[key]

    def __contains__(self, key):
        return key in self.data and self.data[key]() is not None

    def __len__(self):
        return sum(1 for r in self.data.values() if r() is not None)

    def __iter__(self):
        return (key for key, _ in self.items())

    keys = __iter__

    def items(self):
        for key, r in list(self.data.items()):
            value = r()
            if value is not None:
                yield key, value

    def values(self):
        return (value for _, value in self.items())

    def valuerefs(self):
        return list(self.data.values())

    def itervaluerefs(self):
        return iter(self.valuerefs())

    def popitem(self):
        while True:
            key, r = self.data.popitem()
            value = r()
            if value is not None:
                return key, value

    def copy(self):
        new = self.__class__()
        new.update(self)
        return new

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy

        new = self.__class__()
        for key, value in self.items():
            new[deepcopy(key, memo)] = value
        return new

    def __or__(self, other):
        if not hasattr(other, "keys"):
            return NotImplemented
        new = self.copy()
        new.update(other)
        return new

    def __ror__(self, other):
        if not hasattr(other, "keys"):
            return NotImplemented
        new = self.__class__(other)
        new.update(self)
        return new

    def __ior__(self, other):
        self.update(other)
        return self


def _forgets(container):
    """A callback that takes a dead reference out of a container, which it does not keep alive."""
    owner = ref(container)

    def gone(dead):
        found = owner()
        if found is not None:
            found.data.pop(dead, None)

    return gone


class WeakKeyDictionary(MutableMapping):
    __class_getitem__ = classmethod(types.GenericAlias)

    def __init__(self, dict=None):
        self.data, self._gone = {}, _forgets(self)
        if dict is not None:
            self.update(dict)

    def __repr__(self):
        return f"<{self.__class__.__name__} at {id(self):#x}>"

    def __setitem__(self, key, value):
        self.data[ref(key, self._gone)] = value

    def __getitem__(self, key):
        return self.data[ref(key)]

    def __delitem__(self, key):
        del self.data[ref(key)]

    def __contains__(self, key):
        try:
            return ref(key) in self.data
        except TypeError:
            return False

    def __len__(self):
        return len(self.data)

    def __iter__(self):
        return (key for key, _ in self.items())

    keys = __iter__

    def get(self, key, default=None):
        return self.data.get(ref(key), default)

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def pop(self, key, *args):
        return self.data.pop(ref(key), *args)

    def popitem(self):
        while True:
            r, value = self.data.popitem()
            key = r()
            if key is not None:
                return key, value

    def items(self):
        for r, value in list(self.data.items()):
            key = r()
            if key is not None:
                yield key, value

    def values(self):
        return (value for _, value in self.items())

    def keyrefs(self):
        return list(self.data)

    copy = __copy__ = WeakValueDictionary.copy

    def __deepcopy__(self, memo):
        from copy import deepcopy

        new = self.__class__()
        for key, value in self.items():
            new[key] = deepcopy(value, memo)
        return new

    __or__, __ror__, __ior__ = WeakValueDictionary.__or__, WeakValueDictionary.__ror__, WeakValueDictionary.__ior__


class WeakSet(MutableSet):
    __class_getitem__ = classmethod(types.GenericAlias)

    def __init__(self, data=None):
        self.data, self._gone = {}, _forgets(self)
        self.update(data or ())

    def add(self, item):
        self.data[ref(item, self._gone)] = None

    def clear(self):
        self.data.clear()

    def discard(self, item):
        self.data.pop(ref(item), None)

    def remove(self, item):
        try:
            del self.data[ref(item)]
        except KeyError:
            raise KeyError(ref(item)) from None

    def pop(self):
        while True:
            try:
                item = self.data.popitem()[0]()
            except KeyError:
                raise KeyError("pop from empty WeakSet") from None
            if item is not None:
                return item

    def __contains__(self, item):
        try:
            return ref(item) in self.data
        except TypeError:
            return False

    def __iter__(self):
        return iter([i for i in (r() for r in self.data) if i is not None])

    def __len__(self):
        return len(self.data)

    def __repr__(self):
        return repr(set(self.data))

    def copy(self):
        return self.__class__(self)

    __copy__ = copy

    def update(self, other):
        for item in other:
            self.add(item)

    def union(self, other):
        return self.__class__(item for group in (self, other) for item in group)

    __or__ = union

    def intersection(self, other):
        return self.__class__(item for item in other if item in self)

    __and__ = intersection

    def difference(self, other):
        return self.__class__(set(self) - set(other))

    __sub__ = difference

    def symmetric_difference(self, other):
        return self.__class__(set(self) ^ set(other))

    __xor__ = symmetric_difference

    def issubset(self, other):
        return set(self) <= set(other)

    def issuperset(self, other):
        return set(self) >= set(other)

    __le__, __ge__ = issubset, issuperset

    def __lt__(self, other):
        return set(self) < set(other)

    def __gt__(self, other):
        return set(self) > set(other)

    def __eq__(self, other):
        return set(self) == set(other) if isinstance(other, WeakSet) else NotImplemented

    def isdisjoint(self, other):
        return not self.intersection(other)

    def _keep(self, items):
        items = set(items)
        self.clear()
        self.update(items)

    def difference_update(self, other):
        self._keep(set(self) - set(other))

    def intersection_update(self, other):
        self._keep(set(self) & set(other))

    def symmetric_difference_update(self, other):
        self._keep(set(self) ^ set(other))

    def __ior__(self, other):
        self.update(other)
        return self


class finalize:
    __slots__ = ("_call", "_ref", "_at_exit")

    def __init__(self, obj, func, /, *args, **kwargs):
        if not _alive:
            import atexit

            atexit.register(_finish)
        self._at_exit, self._call, self._ref = True, (func, args, kwargs), ref(obj, self)
        _alive.append(self)

    @property
    def alive(self):
        return self._call is not None

    @property
    def atexit(self):
        return self.alive and self._at_exit

    @atexit.setter
    def atexit(self, value):
        self._at_exit = bool(value)

    def _take(self):
        call, self._call = self._call, None
        if call is not None:
            _alive[:] = [other for other in _alive if other is not self]
        return call

    def __call__(self, _=None):
        call = self._take()
        if call is not None:
            func, args, kwargs = call
            return func(*args, **kwargs)

    def peek(self):
        obj = self._ref()
        if self.alive and obj is not None:
            return obj, *self._call

    def detach(self):
        found = self.peek()
        if found is not None:
            self._take()
        return found

    def __repr__(self):
        obj = self._ref() if self.alive else None
        what = f"for {type(obj).__qualname__!r} at {id(obj):#x}" if self.alive else "dead"
        return f"<{type(self).__qualname__} object at {id(self):#x}; {what}>"


_alive = []


def _finish():
    """At exit: what still lives is called, the newest first."""
    while waiting := [f for f in _alive if f.atexit]:
        waiting[-1]()


class _Proxy:
    __slots__ = ("_ref", "__weakref__")
    __hash__ = None

    def __init__(self, obj, callback=None):
        object.__setattr__(self, "_ref", ref(obj, callback))

    def __getattribute__(self, name):
        return getattr(_target(self), name)

    def __setattr__(self, name, value):
        setattr(_target(self), name, value)

    def __delattr__(self, name):
        delattr(_target(self), name)

    def __dir__(self):
        return dir(_target(self))

    def __repr__(self):
        found = _target(self)
        return f"<weakproxy at {id(self):#x} to {type(found).__name__} at {id(found):#x}>"


class ProxyType(_Proxy):
    __slots__ = ()
    __tp_name__ = "weakref.ProxyType"

    def __bytes__(self):
        return bytes(_target(self))

    def __reversed__(self):
        return reversed(_target(self))


class CallableProxyType(_Proxy):
    __slots__ = ()
    __tp_name__ = "weakref.CallableProxyType"
    __reversed__ = None

    def __call__(self, /, *args, **kwargs):
        return _target(self)(*args, **kwargs)


def _standing_for(proxy):
    return object.__getattribute__(proxy, "_ref")()


def _target(proxy):
    found = _standing_for(proxy)
    if found is None:
        raise ReferenceError("weakly-referenced object no longer exists")
    return found


def _bare(value):
    """An operand as the operators of proxies see it: what a proxy stands for."""
    return _target(value) if type(value) in ProxyTypes else value


def _forward(name, function, is_operator=True):
    def method(self, *args):
        return function(_target(self), *(map(_bare, args) if is_operator else args))

    method.__name__ = name
    setattr(_Proxy, name, method)


def _forward_all():
    import operator

    for name in ("eq ne lt le gt ge add sub mul matmul truediv floordiv mod lshift rshift and or xor getitem neg pos abs invert index "
                 "iadd isub imul itruediv ifloordiv imod ipow ilshift irshift iand ior ixor imatmul").split():
        _forward(f"__{name}__", getattr(operator, f"__{name}__"))
    for name in "setitem", "delitem", "contains":
        _forward(f"__{name}__", getattr(operator, f"__{name}__"), False)
    for name in "add sub mul matmul truediv floordiv mod pow lshift rshift and or xor".split():
        plain = getattr(operator, f"__{name}__")
        _forward(f"__r{name}__", lambda mine, other, plain=plain: plain(other, mine))
    for name, function in {"str": str, "len": len, "iter": iter, "next": next, "bool": bool, "int": int, "float": float,
                           "divmod": divmod, "pow": pow}.items():
        _forward(f"__{name}__", function)


_forward_all()
ProxyTypes = (ProxyType, CallableProxyType)
_plain = {}  # the proxies without a callback that live, by the id of what they stand for


def proxy(object, callback=None, /):
    kind = CallableProxyType if callable(object) else ProxyType
    if callback is not None:
        return kind(object, callback)
    key = id(object)
    known = _plain[key]() if key in _plain else None
    if known is not None and _standing_for(known) is object:
        return known

    def forget(gone):
        if _plain.get(key) is gone:
            del _plain[key]

    made = kind(object)
    _plain[key] = ref(made, forget)
    return made


def getweakrefs(object, /):
    return weak_references(object)


def getweakrefcount(object, /):
    return len(weak_references(object))
