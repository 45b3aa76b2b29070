"""Wrappers of dict, list and str to derive from: UserDict, UserList, UserString. Part of collections."""

from collections import abc as _abc
import sys as _sys


class UserDict(_abc.MutableMapping):
    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        if dict is not None:
            self.update(dict)
        if kwargs:
            self.update(kwargs)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        if hasattr(self.__class__, "__missing__"):
            return self.__class__.__missing__(self, key)
        raise KeyError(key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, key):
        return key in self.data

    def __repr__(self):
        return repr(self.data)

    def __or__(self, other):
        if not isinstance(other, (UserDict, dict)):
            return NotImplemented
        return self.__class__(self.data | _data(other))

    def __ror__(self, other):
        if not isinstance(other, (UserDict, dict)):
            return NotImplemented
        return self.__class__(_data(other) | self.data)

    def __ior__(self, other):
        self.data |= _data(other)
        return self

    def __copy__(self):
        made = self.__class__.__new__(self.__class__)
        made.__dict__.update(self.__dict__)
        made.__dict__["data"] = self.__dict__["data"].copy()
        return made

    def copy(self):
        if self.__class__ is UserDict:
            return UserDict(self.data.copy())
        import copy

        data = self.data
        try:
            self.data = {}
            made = copy.copy(self)
        finally:
            self.data = data
        made.update(self)
        return made

    @classmethod
    def fromkeys(cls, iterable, value=None):
        made = cls()
        for key in iterable:
            made[key] = value
        return made


def _data(other):
    """What a wrapper wraps; other values are themselves."""
    return other.data if isinstance(other, (UserDict, UserList, UserString)) else other


class UserList(_abc.MutableSequence):
    """A wrapper of a list, easier to derive from than list is."""

    def __init__(self, initlist=None):
        self.data = []
        if type(initlist) is list:
            self.data[:] = initlist
        elif isinstance(initlist, UserList):
            self.data[:] = initlist.data[:]
        elif initlist is not None:
            self.data = list(initlist)

    def __repr__(self):
        return repr(self.data)

    def __lt__(self, other):
        return self.data < _data(other)

    def __le__(self, other):
        return self.data <= _data(other)

    def __eq__(self, other):
        return self.data == _data(other)

    def __gt__(self, other):
        return self.data > _data(other)

    def __ge__(self, other):
        return self.data >= _data(other)

    def __contains__(self, item):
        return item in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, i):
        return self.__class__(self.data[i]) if isinstance(i, slice) else self.data[i]

    def __setitem__(self, i, item):
        self.data[i] = item

    def __delitem__(self, i):
        del self.data[i]

    def _list(self, other):
        other = _data(other)
        return other if isinstance(other, list) else list(other)

    def __add__(self, other):
        return self.__class__(self.data + self._list(other))

    def __radd__(self, other):
        return self.__class__(self._list(other) + self.data)

    def __iadd__(self, other):
        self.data += self._list(other)
        return self

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self.data *= n
        return self

    def __copy__(self):
        made = self.__class__.__new__(self.__class__)
        made.__dict__.update(self.__dict__)
        made.__dict__["data"] = self.__dict__["data"][:]
        return made

    def append(self, item):
        self.data.append(item)

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def copy(self):
        return self.__class__(self)

    def count(self, item):
        return self.data.count(item)

    def index(self, item, *args):
        return self.data.index(item, *args)

    def reverse(self):
        self.data.reverse()

    def sort(self, /, *args, **kwds):
        self.data.sort(*args, **kwds)

    def extend(self, other):
        self.data.extend(_data(other))


class UserString(_abc.Sequence):
    def __init__(self, seq):
        self.data = seq if isinstance(seq, str) else seq.data[:] if isinstance(seq, UserString) else str(seq)

    def __str__(self):
        return str(self.data)

    def __repr__(self):
        return repr(self.data)

    def __int__(self):
        return int(self.data)

    def __float__(self):
        return float(self.data)

    def __complex__(self):
        return complex(self.data)

    def __hash__(self):
        return hash(self.data)

    def __getnewargs__(self):
        return (self.data[:],)

    def __eq__(self, string):
        return self.data == _data(string)

    def __lt__(self, string):
        return self.data < _data(string)

    def __le__(self, string):
        return self.data <= _data(string)

    def __gt__(self, string):
        return self.data > _data(string)

    def __ge__(self, string):
        return self.data >= _data(string)

    def __contains__(self, char):
        return _data(char) in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return self.__class__(self.data[index])

    def __add__(self, other):
        other = _data(other)
        return self.__class__(self.data + (other if isinstance(other, str) else str(other)))

    def __radd__(self, other):
        return self.__class__((other if isinstance(other, str) else str(other)) + self.data)

    def __mul__(self, n):
        return self.__class__(self.data * n)

    __rmul__ = __mul__

    def __mod__(self, args):
        return self.__class__(self.data % args)

    def __rmod__(self, template):
        return self.__class__(str(template) % self)

    maketrans = str.maketrans

    # ---- methods whose result is wrapped

    def capitalize(self):
        return self.__class__(self.data.capitalize())

    def casefold(self):
        return self.__class__(self.data.casefold())

    def lower(self):
        return self.__class__(self.data.lower())

    def swapcase(self):
        return self.__class__(self.data.swapcase())

    def title(self):
        return self.__class__(self.data.title())

    def upper(self):
        return self.__class__(self.data.upper())

    def center(self, width, *args):
        return self.__class__(self.data.center(width, *args))

    def ljust(self, width, *args):
        return self.__class__(self.data.ljust(width, *args))

    def rjust(self, width, *args):
        return self.__class__(self.data.rjust(width, *args))

    def zfill(self, width):
        return self.__class__(self.data.zfill(width))

    def expandtabs(self, tabsize=8):
        return self.__class__(self.data.expandtabs(tabsize))

    def lstrip(self, chars=None):
        return self.__class__(self.data.lstrip(chars))

    def rstrip(self, chars=None):
        return self.__class__(self.data.rstrip(chars))

    def strip(self, chars=None):
        return self.__class__(self.data.strip(chars))

    def translate(self, *args):
        return self.__class__(self.data.translate(*args))

    def removeprefix(self, prefix, /):
        return self.__class__(self.data.removeprefix(_data(prefix)))

    def removesuffix(self, suffix, /):
        return self.__class__(self.data.removesuffix(_data(suffix)))

    def replace(self, old, new, maxsplit=-1):
        return self.__class__(self.data.replace(_data(old), _data(new), maxsplit))

    # ---- methods that answer

    def isalpha(self):
        return self.data.isalpha()

    def isalnum(self):
        return self.data.isalnum()

    def isascii(self):
        return self.data.isascii()

    def isdecimal(self):
        return self.data.isdecimal()

    def isdigit(self):
        return self.data.isdigit()

    def isidentifier(self):
        return self.data.isidentifier()

    def islower(self):
        return self.data.islower()

    def isnumeric(self):
        return self.data.isnumeric()

    def isprintable(self):
        return self.data.isprintable()

    def isspace(self):
        return self.data.isspace()

    def istitle(self):
        return self.data.istitle()

    def isupper(self):
        return self.data.isupper()

    def count(self, sub, start=0, end=_sys.maxsize):
        return self.data.count(_data(sub), start, end)

    def find(self, sub, start=0, end=_sys.maxsize):
        return self.data.find(_data(sub), start, end)

    def index(self, sub, start=0, end=_sys.maxsize):
        return self.data.index(sub, start, end)

    def rfind(self, sub, start=0, end=_sys.maxsize):
        return self.data.rfind(_data(sub), start, end)

    def rindex(self, sub, start=0, end=_sys.maxsize):
        return self.data.rindex(sub, start, end)

    def startswith(self, prefix, start=0, end=_sys.maxsize):
        return self.data.startswith(prefix, start, end)

    def endswith(self, suffix, start=0, end=_sys.maxsize):
        return self.data.endswith(suffix, start, end)

    def format(self, /, *args, **kwds):
        return self.data.format(*args, **kwds)

    def format_map(self, mapping):
        return self.data.format_map(mapping)

    def join(self, seq):
        return self.data.join(seq)

    def partition(self, sep):
        return self.data.partition(sep)

    def rpartition(self, sep):
        return self.data.rpartition(sep)

    def split(self, sep=None, maxsplit=-1):
        return self.data.split(sep, maxsplit)

    def rsplit(self, sep=None, maxsplit=-1):
        return self.data.rsplit(sep, maxsplit)

    def splitlines(self, keepends=False):
        return self.data.splitlines(keepends)

    def encode(self, encoding="utf-8", errors="strict"):
        return self.data.encode("utf-8" if encoding is None else encoding, "strict" if errors is None else errors)


for _class in UserDict, UserList, UserString:
    _class.__module__ = "collections"
