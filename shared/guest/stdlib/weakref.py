"""Weak references."""

from _inspection import ReferenceType

ref = ReferenceType


class WeakMethod:
    def __init__(self, method, callback=None):
        self._object = ref(method.__self__, callback)
        self._function = method.__func__

    def __call__(self):
        found = self._object()
        return None if found is None else self._function.__get__(found)


class WeakValueDictionary:
    def __init__(self, other=(), /, **kw):
        self.data = {}
        for key, value in dict(other, **kw).items():
            self[key] = value

    def __setitem__(self, key, value):
        data = self.data
        data[key] = ref(value, lambda dead: data.pop(key, None) if data.get(key) is dead else None)

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
        return iter(self.keys())

    def get(self, key, default=None):
        return self[key] if key in self else default

    def keys(self):
        return [k for k, r in self.data.items() if r() is not None]

    def values(self):
        return [v for v in (r() for r in self.data.values()) if v is not None]

    def items(self):
        return [(k, v) for k, v in ((k, r()) for k, r in self.data.items()) if v is not None]

    def pop(self, key, *default):
        if key in self:
            found = self[key]
            del self.data[key]
            return found
        if default:
            return default[0]
        raise KeyError(key)

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]


class WeakKeyDictionary:
    def __init__(self, other=None):
        self.data = {}
        for key, value in dict(other or {}).items():
            self[key] = value

    def __setitem__(self, key, value):
        data = self.data
        data[ref(key, lambda dead: data.pop(dead, None))] = value

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
        return iter(self.keys())

    def get(self, key, default=None):
        return self.data.get(ref(key), default)

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def pop(self, key, *default):
        return self.data.pop(ref(key), *default)

    def keys(self):
        return [k for k in (r() for r in self.data) if k is not None]

    def values(self):
        return list(self.data.values())

    def items(self):
        return [(k, v) for k, v in ((r(), v) for r, v in self.data.items()) if k is not None]


class WeakSet:
    def __init__(self, data=()):
        self._refs = {}
        for item in data:
            self.add(item)

    def add(self, item):
        refs = self._refs
        refs[ref(item, lambda dead: refs.pop(dead, None))] = None

    def discard(self, item):
        self._refs.pop(ref(item), None)

    def remove(self, item):
        del self._refs[ref(item)]

    def __contains__(self, item):
        try:
            return ref(item) in self._refs
        except TypeError:
            return False

    def __iter__(self):
        return iter([i for i in (r() for r in self._refs) if i is not None])

    def __len__(self):
        return len(self._refs)


class finalize:
    def __init__(self, obj, func, /, *args, **kwargs):
        self._call = (func, args, kwargs)
        self._ref = ref(obj, lambda _: self())
        _alive.append(self)

    @property
    def alive(self):
        return self._call is not None

    def __call__(self, _=None):
        if self._call is not None:
            func, args, kwargs = self._call
            self._call = None
            if self in _alive:
                _alive.remove(self)
            return func(*args, **kwargs)

    def detach(self):
        self._call = None


_alive = []


class _Proxy:
    __slots__ = ("_ref",)

    def __init__(self, obj, callback=None):
        object.__setattr__(self, "_ref", ref(obj, callback))

    def _target(self):
        found = object.__getattribute__(self, "_ref")()
        if found is None:
            raise ReferenceError("weakly-referenced object no longer exists")
        return found

    def __getattr__(self, name):
        return getattr(_Proxy._target(self), name)

    def __setattr__(self, name, value):
        setattr(_Proxy._target(self), name, value)

    def __call__(self, *args, **kwargs):
        return _Proxy._target(self)(*args, **kwargs)

    def __str__(self):
        return str(_Proxy._target(self))


def proxy(obj, callback=None):
    return _Proxy(obj, callback)
