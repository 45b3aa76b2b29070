"""Container types: namedtuple, OrderedDict, Counter, ChainMap, User*; deque and defaultdict are native."""

import sys as _sys
from _collections import _move_to_end, _tuplegetter, defaultdict, deque

from collections import abc as _abc
from reprlib import recursive_repr as _recursive_repr

__all__ = [
    "ChainMap", "Counter", "OrderedDict", "UserDict", "UserList", "UserString", "defaultdict", "deque", "namedtuple",
]

_abc.MutableSequence.register(deque)


class OrderedDict(dict):
    __tp_name__ = "collections.OrderedDict"

    def __init__(self, /, *args, **kwds):
        if len(args) > 1:
            raise TypeError(f"expected at most 1 arguments, got {len(args)}")
        OrderedDict.update(self, *args, **kwds)

    def update(self, /, *args, **kwds):
        """As of dict, but through the class's own __setitem__."""
        if len(args) > 1:
            raise TypeError(f"update() takes at most 1 positional argument ({len(args)} given)")
        if type(self).__setitem__ is dict.__setitem__:
            dict.update(self, *args, **kwds)
        else:
            for key, value in dict(*args, **kwds).items():
                self[key] = value

    def move_to_end(self, key, last=True):
        _move_to_end(self, key, last)

    def popitem(self, last=True):
        if not self:
            raise KeyError("dictionary is empty")
        if last:
            return dict.popitem(self)
        key = next(dict.__iter__(self))
        return key, dict.pop(self, key)

    @_recursive_repr()
    def __repr__(self):
        if not self:
            return f"{type(self).__name__}()"
        return f"{type(self).__name__}({list(self.items())!r})"

    def copy(self):
        return type(self)(self)

    __copy__ = copy

    def __eq__(self, other):
        if isinstance(other, OrderedDict):
            return dict.__eq__(self, other) and list(self) == list(other)
        return dict.__eq__(self, other)

    def __ne__(self, other):
        result = self == other
        return result if result is NotImplemented else not result

    __hash__ = None

    @classmethod
    def fromkeys(cls, iterable, value=None):
        made = cls()
        for key in iterable:
            made[key] = value
        return made

    def __or__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = type(self)(self)
        made.update(other)
        return made

    def __ror__(self, other):
        if not isinstance(other, dict):
            return NotImplemented
        made = type(self)(other)
        made.update(self)
        return made


# ---- namedtuple


_keywords = frozenset(
    "False None True and as assert async await break class continue def del elif else except finally for from global if "
    "import in is lambda nonlocal not or pass raise return try while with yield".split()
)


def _check_names(typename, names, rename):
    if rename:
        seen = set()
        for index, name in enumerate(names):
            if not name.isidentifier() or name in _keywords or name.startswith("_") or name in seen:
                names[index] = f"_{index}"
            seen.add(name)
    for name in [typename] + names:
        if type(name) is not str:
            raise TypeError("Type names and field names must be strings")
        if not name.isidentifier():
            raise ValueError(f"Type names and field names must be valid identifiers: {name!r}")
        if name in _keywords:
            raise ValueError(f"Type names and field names cannot be a keyword: {name!r}")
    seen = set()
    for name in names:
        if name.startswith("_") and not rename:
            raise ValueError(f"Field names cannot start with an underscore: {name!r}")
        if name in seen:
            raise ValueError(f"Encountered duplicate field name: {name!r}")
        seen.add(name)


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None):
    if isinstance(field_names, str):
        field_names = field_names.replace(",", " ").split()
    names = list(map(str, field_names))
    typename = str(typename)
    _check_names(typename, names, rename)
    field_defaults = {}
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(names):
            raise TypeError("Got more default values than field names")
        field_defaults = dict(zip(names[len(names) - len(defaults):], defaults))
    names = tuple(names)
    count = len(names)
    parameters = ", ".join(names)
    space = {"_tuple_new": tuple.__new__, "__builtins__": {}, "__name__": f"namedtuple_{typename}"}
    if names:
        make = eval(f"lambda _cls, {parameters}: _tuple_new(_cls, ({parameters},))", space)
    else:
        make = eval("lambda _cls: _tuple_new(_cls, ())", space)
    make.__name__ = "__new__"
    make.__qualname__ = f"{typename}.__new__"
    make.__doc__ = f"Create new instance of {typename}({parameters})"
    if defaults is not None:
        make.__defaults__ = defaults

    def _make(cls, iterable):
        result = tuple.__new__(cls, iterable)
        if len(result) != count:
            raise TypeError(f"Expected {count} arguments, got {len(result)}")
        return result

    def _replace(self, /, **kwds):
        result = self._make(map(kwds.pop, names, self))
        if kwds:
            raise ValueError(f"Got unexpected field names: {list(kwds)!r}")
        return result

    def __repr__(self):
        return type(self).__name__ + "(" + ", ".join(f"{n}={v!r}" for n, v in zip(names, self)) + ")"

    def _asdict(self):
        return dict(zip(names, self))

    def __getnewargs__(self):
        return tuple(self)

    for method in (_make, _replace, __repr__, _asdict, __getnewargs__):
        method.__qualname__ = f"{typename}.{method.__name__}"
    body = {
        "__doc__": f"{typename}({parameters})",
        "__slots__": (),
        "_fields": names,
        "_field_defaults": field_defaults,
        "__new__": make,
        "_make": classmethod(_make),
        "_replace": _replace,
        "__repr__": __repr__,
        "_asdict": _asdict,
        "__getnewargs__": __getnewargs__,
        "__match_args__": names,
    }
    for index, name in enumerate(names):
        body[name] = _tuplegetter(index, f"Alias for field number {index}")
    result = type(typename, (tuple,), body)
    if module is None:
        try:
            module = _sys._getframe(1).f_globals.get("__name__", "__main__")
        except (AttributeError, ValueError):
            module = "__main__"
    result.__module__ = module
    return result


# ---- Counter


def _count_elements(mapping, iterable):
    get = mapping.get
    for item in iterable:
        mapping[item] = get(item, 0) + 1


class Counter(dict):
    def __init__(self, iterable=None, /, **kwds):
        super().__init__()
        self.update(iterable, **kwds)

    def __missing__(self, key):
        return 0

    def __reduce__(self):
        return self.__class__, (dict(self),)

    def total(self):
        return sum(self.values())

    def most_common(self, n=None):
        if n is not None:
            from heapq import nlargest

            return nlargest(n, self.items(), key=lambda item: item[1])
        return sorted(self.items(), key=lambda item: item[1], reverse=True)

    def elements(self):
        for item, count in self.items():
            for _ in range(count):
                yield item

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def update(self, iterable=None, /, **kwds):
        if iterable is not None:
            if isinstance(iterable, _abc.Mapping):
                if not self:
                    super().update(iterable)
                    iterable = {}
                for item, count in iterable.items():
                    self[item] = count + self.get(item, 0)
            else:
                _count_elements(self, iterable)
        if kwds:
            self.update(kwds)

    def subtract(self, iterable=None, /, **kwds):
        if iterable is not None:
            if isinstance(iterable, _abc.Mapping):
                for item, count in iterable.items():
                    self[item] = self.get(item, 0) - count
            else:
                for item in iterable:
                    self[item] = self.get(item, 0) - 1
        if kwds:
            self.subtract(kwds)

    def copy(self):
        return self.__class__(self)

    def __delitem__(self, elem):
        if elem in self:
            super().__delitem__(elem)

    def __repr__(self):
        if not self:
            return f"{self.__class__.__name__}()"
        try:
            shown = dict(self.most_common())
        except TypeError:
            shown = dict(self)
        return f"{self.__class__.__name__}({shown!r})"

    def _covers(self, other):
        return all(self[e] >= other[e] for c in (self, other) for e in c)

    def __eq__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return all(self[e] == other[e] for c in (self, other) for e in c)

    def __ne__(self, other):
        if not isinstance(other, Counter):
            return NotImplemented
        return not self == other

    __hash__ = None

    def __le__(self, other):
        return other._covers(self) if isinstance(other, Counter) else NotImplemented

    def __lt__(self, other):
        return self <= other and self != other if isinstance(other, Counter) else NotImplemented

    def __ge__(self, other):
        return self._covers(other) if isinstance(other, Counter) else NotImplemented

    def __gt__(self, other):
        return self >= other and self != other if isinstance(other, Counter) else NotImplemented

    def _combined(self, other, choose):
        result = Counter()
        for elem, count in self.items():
            chosen = choose(count, other[elem])
            if chosen > 0:
                result[elem] = chosen
        for elem, count in other.items():
            if elem not in self:
                chosen = choose(0, count)
                if chosen > 0:
                    result[elem] = chosen
        return result

    def __add__(self, other):
        return self._combined(other, lambda a, b: a + b) if isinstance(other, Counter) else NotImplemented

    def __sub__(self, other):
        return self._combined(other, lambda a, b: a - b) if isinstance(other, Counter) else NotImplemented

    def __or__(self, other):
        return self._combined(other, max) if isinstance(other, Counter) else NotImplemented

    def __and__(self, other):
        return self._combined(other, min) if isinstance(other, Counter) else NotImplemented

    def __pos__(self):
        return self + Counter()

    def __neg__(self):
        return Counter() - self

    def _keep_positive(self):
        for elem in [e for e, count in self.items() if not count > 0]:
            del self[elem]
        return self

    def __iadd__(self, other):
        for elem, count in other.items():
            self[elem] += count
        return self._keep_positive()

    def __isub__(self, other):
        for elem, count in other.items():
            self[elem] -= count
        return self._keep_positive()

    def __ior__(self, other):
        for elem, count in other.items():
            if count > self[elem]:
                self[elem] = count
        return self._keep_positive()

    def __iand__(self, other):
        for elem, count in self.items():
            if other[elem] < count:
                self[elem] = other[elem]
        return self._keep_positive()


# ---- ChainMap


class ChainMap(_abc.MutableMapping):
    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __missing__(self, key):
        raise KeyError(key)

    def __getitem__(self, key):
        for mapping in self.maps:
            try:
                return mapping[key]
            except KeyError:
                pass
        return self.__missing__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __len__(self):
        return len(set().union(*self.maps))

    def __iter__(self):
        found = {}
        for mapping in map(dict.fromkeys, reversed(self.maps)):
            found |= mapping
        return iter(found)

    def __contains__(self, key):
        return any(key in mapping for mapping in self.maps)

    def __bool__(self):
        return any(self.maps)

    def __repr__(self):
        return f'{self.__class__.__name__}({", ".join(map(repr, self.maps))})'

    @classmethod
    def fromkeys(cls, iterable, *args):
        return cls(dict.fromkeys(iterable, *args))

    def copy(self):
        return self.__class__(self.maps[0].copy(), *self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None, **kwargs):
        if m is None:
            m = kwargs
        elif kwargs:
            m.update(kwargs)
        return self.__class__(m, *self.maps)

    @property
    def parents(self):
        return self.__class__(*self.maps[1:])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        try:
            del self.maps[0][key]
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def popitem(self):
        try:
            return self.maps[0].popitem()
        except KeyError:
            raise KeyError("No keys found in the first mapping.")

    def pop(self, key, *args):
        try:
            return self.maps[0].pop(key, *args)
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def clear(self):
        self.maps[0].clear()

    def __ior__(self, other):
        self.maps[0].update(other)
        return self

    def __or__(self, other):
        if not isinstance(other, _abc.Mapping):
            return NotImplemented
        made = self.copy()
        made.maps[0].update(other)
        return made

    def __ror__(self, other):
        if not isinstance(other, _abc.Mapping):
            return NotImplemented
        made = dict(other)
        for mapping in reversed(self.maps):
            made.update(mapping)
        return self.__class__(made)



from _collections_user import UserDict, UserList, UserString
