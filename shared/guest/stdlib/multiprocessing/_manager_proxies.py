"""What stands for a manager's objects in other processes: proxies, whose methods are calls there."""

import types

from multiprocessing import context, process, util
from multiprocessing._manager_server import _result, dispatch


class BaseProxy:
    """Stands for an object of a manager."""

    def __init__(self, token, serializer, manager=None, authkey=None, exposed=None, incref=True, manager_owned=False):
        self._token, self._id, self._manager = token, token.id, manager
        self._authkey = process.AuthenticationString(
            authkey if authkey is not None else manager._authkey if manager is not None else process.current_process().authkey)  # fmt: skip
        if incref:
            _result(*dispatch(token.address, self._authkey, None, "incref", (token.id,)))
        self._close = util.Finalize(self, BaseProxy._let_go, (token, self._authkey), exitpriority=10)
        util.register_after_fork(self, BaseProxy._after_fork)

    @staticmethod
    def _let_go(token, authkey):
        try:
            dispatch(token.address, authkey, None, "decref", (token.id,))
        except (OSError, EOFError, context.AuthenticationError):
            pass  # the manager has ended

    def _after_fork(self):
        self._manager = None
        try:
            self._incref_in_child()
        except (OSError, EOFError):
            pass

    def _incref_in_child(self):
        _result(*dispatch(self._token.address, self._authkey, None, "incref", (self._id,)))
        self._close = util.Finalize(self, BaseProxy._let_go, (self._token, self._authkey), exitpriority=10)

    def _callmethod(self, methodname, args=(), kwds={}):
        """What the object's method gives, there."""
        kind, result = dispatch(self._token.address, self._authkey, self._id, methodname, args, kwds)
        if kind != "#PROXY":
            return _result(kind, result)
        exposed, token = result
        if self._manager is not None:
            registry = self._manager._registry
        else:
            from multiprocessing.managers import SyncManager

            registry = SyncManager._registry
        return registry[token.typeid][-1](token, "pickle", manager=self._manager, authkey=self._authkey, exposed=exposed, incref=False)

    def _getvalue(self):
        """A copy of the object."""
        return self._callmethod("#GETVALUE")

    def __reduce__(self):
        keywords = {"exposed": self._exposed_} if getattr(self, "_isauto", False) else {}
        kind = AutoProxy if keywords else type(self)
        return RebuildProxy, (kind, self._token, "pickle", keywords)

    def __deepcopy__(self, memo):
        return self._getvalue()

    def __repr__(self):
        return f"<{type(self).__name__} object, typeid {self._token.typeid!r} at {id(self):#x}>"

    def __str__(self):
        try:
            return self._callmethod("#REPR")
        except Exception:
            return repr(self)[:-1] + "; '__str__()' failed>"


def RebuildProxy(func, token, serializer, kwds):
    """A proxy from its pickle; in the manager's own process, the object itself."""
    server = getattr(process.current_process(), "_manager_server", None)
    if server is not None and server.address == token.address:
        return func(token, serializer, authkey=server.authkey, **kwds)
    return func(token, serializer, **kwds)


def _caller(name):
    def call(self, /, *args, **kwds):
        return self._callmethod(name, args, kwds)

    call.__name__ = name
    return call


def MakeProxyType(name, exposed, _cache={}):
    """A class of proxies with the methods that are exposed."""
    exposed = tuple(exposed)
    if (name, exposed) not in _cache:
        _cache[name, exposed] = type(name, (BaseProxy,), {**{each: _caller(each) for each in exposed}, "_exposed_": exposed})
    return _cache[name, exposed]


def AutoProxy(token, serializer, manager=None, authkey=None, exposed=None, incref=True, manager_owned=False):
    """A proxy with the public methods of its object."""
    if exposed is None:
        key = authkey or process.current_process().authkey
        exposed = _result(*dispatch(token.address, key, None, "get_methods", (token,)))
    made = MakeProxyType(f"AutoProxy[{token.typeid}]", exposed)(token, serializer, manager, authkey, exposed, incref)
    made._isauto = True
    return made


class IteratorProxy(BaseProxy):
    _exposed_ = ("__next__", "send", "throw", "close")

    def __iter__(self):
        return self


for _name in IteratorProxy._exposed_:
    setattr(IteratorProxy, _name, _caller(_name))


class AcquirerProxy(BaseProxy):
    _exposed_ = ("acquire", "release")

    def acquire(self, blocking=True, timeout=None):
        return self._callmethod("acquire", (blocking,) if timeout is None else (blocking, timeout))

    def release(self):
        return self._callmethod("release")

    def __enter__(self):
        return self.acquire()

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.release()


class ConditionProxy(AcquirerProxy):
    _exposed_ = ("acquire", "release", "wait", "notify", "notify_all")

    def wait(self, timeout=None):
        return self._callmethod("wait", (timeout,))

    def notify(self, n=1):
        return self._callmethod("notify", (n,))

    def notify_all(self):
        return self._callmethod("notify_all")

    def wait_for(self, predicate, timeout=None):
        from time import monotonic

        deadline = None if timeout is None else monotonic() + timeout
        while not (result := predicate()):
            left = None if deadline is None else deadline - monotonic()
            if left is not None and left <= 0:
                break
            self.wait(left)
        return result


class EventProxy(BaseProxy):
    _exposed_ = ("is_set", "set", "clear", "wait")

    def is_set(self):
        return self._callmethod("is_set")

    def set(self):
        return self._callmethod("set")

    def clear(self):
        return self._callmethod("clear")

    def wait(self, timeout=None):
        return self._callmethod("wait", (timeout,))


class BarrierProxy(BaseProxy):
    _exposed_ = ("__getattribute__", "wait", "abort", "reset")

    def wait(self, timeout=None):
        return self._callmethod("wait", (timeout,))

    def abort(self):
        return self._callmethod("abort")

    def reset(self):
        return self._callmethod("reset")

    parties = property(lambda self: self._callmethod("__getattribute__", ("parties",)))
    n_waiting = property(lambda self: self._callmethod("__getattribute__", ("n_waiting",)))
    broken = property(lambda self: self._callmethod("__getattribute__", ("broken",)))


class NamespaceProxy(BaseProxy):
    _exposed_ = ("__getattribute__", "__setattr__", "__delattr__")

    def __getattr__(self, name):
        if name[0] == "_":
            return object.__getattribute__(self, name)
        return object.__getattribute__(self, "_callmethod")("__getattribute__", (name,))

    def __setattr__(self, name, value):
        if name[0] == "_":
            return object.__setattr__(self, name, value)
        return self._callmethod("__setattr__", (name, value))

    def __delattr__(self, name):
        if name[0] == "_":
            return object.__delattr__(self, name)
        return self._callmethod("__delattr__", (name,))


class ValueProxy(BaseProxy):
    _exposed_ = ("get", "set")

    def get(self):
        return self._callmethod("get")

    def set(self, value):
        return self._callmethod("set", (value,))

    value = property(get, set)
    __class_getitem__ = classmethod(types.GenericAlias)


BaseListProxy = MakeProxyType("BaseListProxy", (
    "__add__", "__contains__", "__delitem__", "__getitem__", "__len__", "__mul__", "__reversed__", "__rmul__", "__setitem__",
    "append", "count", "extend", "index", "insert", "pop", "remove", "reverse", "sort", "__imul__"))  # fmt: skip


class ListProxy(BaseListProxy):
    def __iadd__(self, value):
        self._callmethod("extend", (value,))
        return self

    def __imul__(self, value):
        self._callmethod("__imul__", (value,))
        return self


DictProxy = MakeProxyType("DictProxy", (
    "__contains__", "__delitem__", "__getitem__", "__iter__", "__len__", "__setitem__", "clear", "copy", "get", "items", "keys",
    "pop", "popitem", "setdefault", "update", "values"))  # fmt: skip
DictProxy._method_to_typeid_ = {"__iter__": "Iterator"}
ArrayProxy = MakeProxyType("ArrayProxy", ("__len__", "__getitem__", "__setitem__"))
BasePoolProxy = MakeProxyType("PoolProxy", (
    "apply", "apply_async", "close", "imap", "imap_unordered", "join", "map", "map_async", "starmap", "starmap_async", "terminate"))  # fmt: skip
BasePoolProxy._method_to_typeid_ = {
    **dict.fromkeys(("apply_async", "map_async", "starmap_async"), "AsyncResult"), **dict.fromkeys(("imap", "imap_unordered"), "Iterator"),
}  # fmt: skip


class PoolProxy(BasePoolProxy):
    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.terminate()
