"""Abstract base classes of containers."""

import _inspection
from abc import ABCMeta, abstractmethod

GenericAlias = type(list[int])

__all__ = [
    "Awaitable", "Coroutine", "AsyncIterable", "AsyncIterator", "AsyncGenerator", "Hashable", "Iterable", "Iterator",
    "Generator", "Reversible", "Sized", "Container", "Callable", "Collection", "Set", "MutableSet", "Mapping",
    "MutableMapping", "MappingView", "KeysView", "ItemsView", "ValuesView", "Sequence", "MutableSequence", "ByteString",
]


def _check_methods(C, *methods):
    for method in methods:
        for base in C.__mro__:
            if method in base.__dict__:
                if base.__dict__[method] is None:
                    return NotImplemented
                break
        else:
            return NotImplemented
    return True


def _structural(name, methods, bases=(), body=None):
    """An ABC whose subclasses are recognised by their methods."""

    def __subclasshook__(cls, C):
        if cls is made:
            return _check_methods(C, *methods)
        return NotImplemented

    namespace = {"__slots__": (), "__module__": "collections.abc", "__subclasshook__": classmethod(__subclasshook__)}
    namespace["__class_getitem__"] = classmethod(GenericAlias)
    for method in methods:
        def missing(self, *args):
            raise NotImplementedError

        missing.__name__ = method
        missing.__isabstractmethod__ = True
        namespace[method] = missing
    namespace.update(body or {})
    made = ABCMeta(name, bases, namespace)
    return made


def _itself(self):
    return self


Hashable = _structural("Hashable", ["__hash__"])
Awaitable = _structural("Awaitable", ["__await__"])
AsyncIterable = _structural("AsyncIterable", ["__aiter__"])
AsyncIterator = _structural("AsyncIterator", ["__anext__", "__aiter__"], (AsyncIterable,), {"__aiter__": _itself})
Iterable = _structural("Iterable", ["__iter__"])
Iterator = _structural("Iterator", ["__next__", "__iter__"], (Iterable,), {"__iter__": _itself})
Reversible = _structural("Reversible", ["__reversed__", "__iter__"], (Iterable,))
Sized = _structural("Sized", ["__len__"])
Container = _structural("Container", ["__contains__"])
Collection = _structural("Collection", ["__len__", "__iter__", "__contains__"], (Sized, Iterable, Container))
Callable = _structural("Callable", ["__call__"])


def _stands_for_parameters(arg):
    """`...`, a ParamSpec or a Concatenate: what takes the place of the list of argument types."""
    kind = type(arg)
    return arg is ... or kind.__module__ == "typing" and kind.__name__ in ("ParamSpec", "_ConcatenateGenericAlias")


def _halves(alias):
    """What was written between the brackets of a Callable."""
    *args, result = alias.__args__
    return (args[0] if len(args) == 1 and _stands_for_parameters(args[0]) else args), result


class _CallableGenericAlias(GenericAlias):
    """Callable[[int, str], bool], whose arguments are int, str, bool."""

    __slots__ = ()

    def __new__(cls, origin, params):
        if not isinstance(params, tuple) or len(params) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        args, result = params
        if not isinstance(args, (list, tuple)):
            if not _stands_for_parameters(args):
                text = "Expected a list of types, an ellipsis, ParamSpec, or Concatenate."
                raise TypeError(f"{text} Got {args}")
            args = (args,)
        return super().__new__(cls, origin, (*args, result))

    def __repr__(self):
        args, result = _halves(self)
        if not isinstance(args, list):
            return super().__repr__()
        # The text of list[int, str] ends in that of its arguments, `[int, str]`.
        shown = repr(GenericAlias(list, tuple(args)))[len("list") :] if args else "[]"
        return f"collections.abc.Callable[{shown}, {repr(GenericAlias(list, (result,)))[len('list['):-1]}]"

    def __reduce__(self):
        return _CallableGenericAlias, (Callable, _halves(self))

    def __getitem__(self, item):
        if not isinstance(item, tuple):
            item = (item,)
        made = super().__getitem__(item).__args__
        args = made[:-1]
        if len(args) == 1 and isinstance(args[0], (tuple, list)):
            args = args[0]
        elif len(args) == 1 and _stands_for_parameters(args[0]):
            args = args[0]
        return _CallableGenericAlias(Callable, (args, made[-1]))


Callable.__class_getitem__ = classmethod(_CallableGenericAlias)


def _close(self):
    try:
        self.throw(GeneratorExit)
    except (GeneratorExit, StopIteration):
        pass
    else:
        raise RuntimeError("generator ignored GeneratorExit")


def _next(self):
    return self.send(None)


def _thrown(typ, val, tb):
    """The exception that throw's arguments say."""
    if val is None and tb is None:
        return typ
    val = typ() if val is None else val
    return val if tb is None else val.with_traceback(tb)


def _throw(self, typ, val=None, tb=None):
    raise _thrown(typ, val, tb)


def _send(self, value):
    raise StopIteration


async def _athrow(self, typ, val=None, tb=None):
    raise _thrown(typ, val, tb)


async def _asend(self, value):
    raise StopAsyncIteration


async def _aclose(self):
    try:
        await self.athrow(GeneratorExit)
    except (GeneratorExit, StopAsyncIteration):
        pass
    else:
        raise RuntimeError("asynchronous generator ignored GeneratorExit")


async def _anext(self):
    return await self.asend(None)


# What a class must define, and may call by super().
for _function in (_throw, _send, _athrow, _asend):
    _function.__isabstractmethod__ = True


Coroutine = _structural(
    "Coroutine", ["__await__", "send", "throw", "close"], (Awaitable,), {"send": _send, "throw": _throw, "close": _close}
)
AsyncGenerator = _structural(
    "AsyncGenerator", ["__aiter__", "__anext__", "asend", "athrow", "aclose"], (AsyncIterator,),
    {"__aiter__": _itself, "__anext__": _anext, "asend": _asend, "athrow": _athrow, "aclose": _aclose},
)
Generator = _structural(
    "Generator", ["__iter__", "__next__", "send", "throw", "close"], (Iterator,),
    {"__iter__": _itself, "__next__": _next, "send": _send, "throw": _throw, "close": _close},
)


class Set(Collection):
    __slots__ = ()

    def __le__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) <= len(other) and all(elem in other for elem in self)

    def __lt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) < len(other) and self.__le__(other)

    def __gt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) > len(other) and self.__ge__(other)

    def __ge__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) >= len(other) and all(elem in self for elem in other)

    def __eq__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) == len(other) and self.__le__(other)

    @classmethod
    def _from_iterable(cls, it):
        return cls(it)

    def __and__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable(value for value in other if value in self)

    __rand__ = __and__

    def isdisjoint(self, other):
        return all(value not in self for value in other)

    def __or__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable(e for s in (self, other) for e in s)

    __ror__ = __or__

    def __sub__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return self._from_iterable(value for value in self if value not in other)

    def __rsub__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable(value for value in other if value not in self)

    def __xor__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return (self - other) | (other - self)

    __rxor__ = __xor__

    def _hash(self):
        return hash(frozenset(self))


class MutableSet(Set):
    __slots__ = ()

    @abstractmethod
    def add(self, value):
        raise NotImplementedError

    @abstractmethod
    def discard(self, value):
        raise NotImplementedError

    def remove(self, value):
        if value not in self:
            raise KeyError(value)
        self.discard(value)

    def pop(self):
        try:
            value = next(iter(self))
        except StopIteration:
            raise KeyError from None
        self.discard(value)
        return value

    def clear(self):
        try:
            while True:
                self.pop()
        except KeyError:
            pass

    def __ior__(self, it):
        for value in it:
            self.add(value)
        return self

    def __iand__(self, it):
        for value in self - it:
            self.discard(value)
        return self

    def __ixor__(self, it):
        if it is self:
            self.clear()
        else:
            for value in self._from_iterable(it):
                if value in self:
                    self.discard(value)
                else:
                    self.add(value)
        return self

    def __isub__(self, it):
        if it is self:
            self.clear()
        else:
            for value in it:
                self.discard(value)
        return self


class Mapping(Collection):
    __slots__ = ()

    @abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        return KeysView(self)

    def items(self):
        return ItemsView(self)

    def values(self):
        return ValuesView(self)

    def __eq__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    __reversed__ = None


_inspection.match_as(Mapping, True)


class MappingView(Sized):
    __slots__ = ("_mapping",)

    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return "{0.__class__.__name__}({0._mapping!r})".format(self)


class KeysView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, key):
        return key in self._mapping

    def __iter__(self):
        yield from self._mapping


class ItemsView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return found is value or found == value

    def __iter__(self):
        for key in self._mapping:
            yield (key, self._mapping[key])


class ValuesView(MappingView, Collection):
    __slots__ = ()

    def __contains__(self, value):
        return any(v is value or v == value for v in self)

    def __iter__(self):
        for key in self._mapping:
            yield self._mapping[key]


_marker = object()


class MutableMapping(Mapping):
    __slots__ = ()

    @abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    @abstractmethod
    def __delitem__(self, key):
        raise KeyError

    def pop(self, key, default=_marker):
        try:
            value = self[key]
        except KeyError:
            if default is _marker:
                raise
            return default
        del self[key]
        return value

    def popitem(self):
        try:
            key = next(iter(self))
        except StopIteration:
            raise KeyError from None
        value = self[key]
        del self[key]
        return key, value

    def clear(self):
        try:
            while True:
                self.popitem()
        except KeyError:
            pass

    def update(self, other=(), /, **kwds):
        if isinstance(other, Mapping):
            for key in other:
                self[key] = other[key]
        elif hasattr(other, "keys"):
            for key in other.keys():
                self[key] = other[key]
        else:
            for key, value in other:
                self[key] = value
        for key, value in kwds.items():
            self[key] = value

    def setdefault(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            self[key] = default
        return default


class Sequence(Reversible, Collection):
    __slots__ = ()

    @abstractmethod
    def __getitem__(self, index):
        raise IndexError

    def __iter__(self):
        i = 0
        try:
            while True:
                yield self[i]
                i += 1
        except IndexError:
            return

    def __contains__(self, value):
        return any(v is value or v == value for v in self)

    def __reversed__(self):
        for i in reversed(range(len(self))):
            yield self[i]

    def index(self, value, start=0, stop=None):
        if start < 0:
            start = max(len(self) + start, 0)
        if stop is not None and stop < 0:
            stop += len(self)
        i = start
        while stop is None or i < stop:
            try:
                v = self[i]
            except IndexError:
                break
            if v is value or v == value:
                return i
            i += 1
        raise ValueError

    def count(self, value):
        return sum(1 for v in self if v is value or v == value)


_inspection.match_as(Sequence, False)


class ByteString(Sequence):
    __slots__ = ()


class MutableSequence(Sequence):
    __slots__ = ()

    @abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    @abstractmethod
    def __delitem__(self, index):
        raise IndexError

    @abstractmethod
    def insert(self, index, value):
        raise IndexError

    def append(self, value):
        self.insert(len(self), value)

    def clear(self):
        try:
            while True:
                self.pop()
        except IndexError:
            pass

    def reverse(self):
        n = len(self)
        for i in range(n // 2):
            self[i], self[n - i - 1] = self[n - i - 1], self[i]

    def extend(self, values):
        for v in list(values) if values is self else values:
            self.append(v)

    def pop(self, index=-1):
        v = self[index]
        del self[index]
        return v

    def remove(self, value):
        del self[self.index(value)]

    def __iadd__(self, values):
        self.extend(values)
        return self


Set.register(frozenset)
Set.register(type({}.keys()))
Set.register(type({}.items()))
MutableSet.register(set)
Mapping.register(type(type.__dict__))
MutableMapping.register(dict)
KeysView.register(type({}.keys()))
ItemsView.register(type({}.items()))
ValuesView.register(type({}.values()))
for _type in (tuple, str, range, memoryview, bytes):
    Sequence.register(_type)
ByteString.register(bytes)
ByteString.register(bytearray)
MutableSequence.register(list)
MutableSequence.register(bytearray)
del _type
