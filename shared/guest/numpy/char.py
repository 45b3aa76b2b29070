"""numpy.char: str's methods over arrays of texts."""

import builtins
import operator

import numpy as np
from numpy.boxed import _DType, _from_items, _plain


def _texts(a):
    a = np.asarray(a)
    if a.dtype.kind not in "USO":
        raise TypeError("string operation on non-string array")
    return a


def _over(function, arrays, kind):
    """`function` of the elements of arrays broadcast together; `kind`: 'text', or the dtype of the result."""
    wide = np.broadcast_shapes(*[np.shape(a) for a in arrays])
    columns = []
    for a in arrays:
        a = np.asarray(a)
        if a.dtype.kind in "USO":
            places = np.broadcast_to(a._places, wide).ravel().tolist()
            columns.append([_plain(a._pool[i]) for i in places])
        else:
            columns.append(np.broadcast_to(a, wide).ravel().tolist())
    items = [function(*row) for row in zip(*columns)]
    if kind != "text":
        if kind is object:
            return _from_items(items, wide, _DType("O"))
        return np.array(items, kind).reshape(wide)
    is_bytes = builtins.bool(items) and isinstance(items[0], bytes)
    return _from_items(items, wide, _DType("S" if is_bytes else "U"))


def _method(name, kind, count=None):
    def apply(a, *args, **kwargs):
        given = [x for x in (*args, *kwargs.values()) if x is not None]
        return _over(lambda text, *rest: getattr(text, name)(*rest), [_texts(a), *given], kind)

    apply.__name__ = name
    return apply


for _name in ("capitalize", "lower", "upper", "swapcase", "title", "center", "ljust", "rjust", "zfill", "expandtabs"):
    globals()[_name] = _method(_name, "text")
for _name in ("isalnum", "isalpha", "isdigit", "islower", "isspace", "istitle", "isupper", "isdecimal", "isnumeric"):
    globals()[_name] = _method(_name, bool)
for _name in ("count", "find", "rfind", "index", "rindex"):
    globals()[_name] = _method(_name, int)
for _name in ("startswith", "endswith"):
    globals()[_name] = _method(_name, bool)
for _name in ("split", "rsplit", "splitlines"):
    globals()[_name] = _method(_name, object)


def _stripping(name):
    def strip(a, chars=None):
        a = _texts(a)
        made = _over(lambda text, *rest: getattr(text, name)(*rest), [a] + ([] if chars is None else [chars]), "text")
        return made.astype(a.dtype)

    strip.__name__ = name
    return strip


strip, lstrip, rstrip = _stripping("strip"), _stripping("lstrip"), _stripping("rstrip")


def replace(a, old, new, count=None):
    return _over(lambda text, *rest: text.replace(*rest), [_texts(a), old, new] + ([] if count is None else [count]), "text")


def add(x1, x2):
    return _over(operator.add, [_texts(x1), _texts(x2)], "text")


def multiply(a, i):
    return _over(lambda text, n: text * builtins.max(n, 0), [_texts(a), i], "text")


def mod(a, values):
    return _over(operator.mod, [_texts(a), values], "text")


def join(sep, seq):
    return _over(lambda s, text: s.join(list(text)), [_texts(sep), _texts(seq)], "text")


def partition(a, sep):
    made = [_plain(text).partition(sep) for text in _texts(a)._items()]
    return _from_items([part for parts in made for part in parts], np.shape(a) + (3,), _DType("U"))


def rpartition(a, sep):
    made = [_plain(text).rpartition(sep) for text in _texts(a)._items()]
    return _from_items([part for parts in made for part in parts], np.shape(a) + (3,), _DType("U"))


def encode(a, encoding="utf-8", errors="strict"):
    return _over(lambda text: text.encode(encoding, errors), [_texts(a)], "text")


def decode(a, encoding="utf-8", errors="strict"):
    return _over(lambda text: text.decode(encoding, errors), [_texts(a)], "text")


def str_len(a):
    return _over(len, [_texts(a)], int)


def _compare(function):
    return lambda x1, x2: _over(lambda a, b: function(a.rstrip(), b.rstrip()), [_texts(x1), _texts(x2)], bool)


equal, not_equal, less, less_equal, greater, greater_equal = [
    _compare(f) for f in (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)]  # fmt: skip


def __getattr__(name):
    if name not in ("array", "asarray", "chararray"):
        raise AttributeError(f"module 'numpy.char' has no attribute '{name}'")
    from numpy import texts

    if name == "asarray":
        return lambda obj, itemsize=None, unicode=None, order=None: texts.array(obj, itemsize, False, unicode, order)
    return getattr(texts, name)
