"""Shallow and deep copies."""

import sys
import types


class Error(Exception):
    pass


error = Error
_atomic = (
    type(None), int, float, bool, complex, str, bytes, type, range, type(Ellipsis), type(NotImplemented),
    types.FunctionType, types.BuiltinFunctionType, types.ModuleType, types.CodeType, property,
)


def _reduced(x, deep, memo):
    """Copies an instance by its reduce protocol, or by class and attributes."""
    cls = type(x)
    if issubclass(cls, tuple) and cls is not tuple:
        items = [deepcopy(i, memo) for i in x] if deep else list(x)
        made = tuple.__new__(cls, items)
    elif issubclass(cls, (int, float, str, bytes, frozenset)):
        made = cls.__new__(cls, x)
    elif "__reduce__" in _dunders(cls) or "__reduce_ex__" in _dunders(cls) or _is_native_iterator(cls):
        found = x.__reduce_ex__(4) if "__reduce_ex__" in _dunders(cls) else x.__reduce__()
        if isinstance(found, str):
            return x
        function, args, *rest = found
        made = function(*(deepcopy(args, memo) if deep else args))
        if deep:
            memo[id(x)] = made
        state = rest[0] if rest else None
        if state is not None:
            _restore(made, deepcopy(state, memo) if deep else state)
        return made
    else:
        args = x.__getnewargs__() if "__getnewargs__" in _dunders(cls) else ()
        made = cls.__new__(cls, *args)
    if deep:
        memo[id(x)] = made
    if isinstance(x, list):
        list.extend(made, [deepcopy(i, memo) for i in x] if deep else x)
    elif isinstance(x, dict):
        for key, value in x.items():
            dict.__setitem__(made, deepcopy(key, memo) if deep else key, deepcopy(value, memo) if deep else value)
    elif isinstance(x, set):
        set.update(made, [deepcopy(i, memo) for i in x] if deep else x)
    if "__getstate__" in _dunders(cls):
        state = x.__getstate__()
        if state is not None:
            _restore(made, deepcopy(state, memo) if deep else state)
        return made
    if "__dict__" in dir(x):
        state = x.__dict__
        _restore(made, deepcopy(state, memo) if deep else dict(state))
    for base in cls.__mro__:
        slots = base.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name.startswith("__") and not name.endswith("__"):
                name = f"_{base.__name__.lstrip('_')}{name}"
            if name not in ("__dict__", "__weakref__") and hasattr(x, name):
                value = getattr(x, name)
                object.__setattr__(made, name, deepcopy(value, memo) if deep else value)
    return made


def _is_numpy_scalar(x):
    return "numpy" in sys.modules and isinstance(x, sys.modules["numpy"].generic)


def _dunders(cls):
    """Names that some class below object defines in Python."""
    found = set()
    for base in cls.__mro__[:-1]:
        if getattr(base, "__module__", "builtins") not in ("builtins", "functools"):
            found.update(base.__dict__)
    return found


def _is_native_iterator(cls):
    return hasattr(cls, "__next__") and cls.__reduce__ is not object.__reduce__


def _restore(made, state):
    if hasattr(made, "__setstate__"):
        made.__setstate__(state)
    elif isinstance(state, tuple) and len(state) == 2:
        if state[0]:
            made.__dict__.update(state[0])
        for name, value in (state[1] or {}).items():
            setattr(made, name, value)
    else:
        made.__dict__.update(state)


def copy(x):
    cls = type(x)
    if cls in _atomic or cls in (tuple, frozenset):
        return x
    if cls in (list, dict, set, bytearray):
        return x.copy()
    if issubclass(cls, type):
        return x
    method = getattr(cls, "__copy__", None)
    if method is not None:
        return method(x)
    if cls is types.MethodType or _is_numpy_scalar(x):
        return x
    return _reduced(x, False, None)


def deepcopy(x, memo=None, _nil=[]):
    cls = type(x)
    if cls in _atomic:
        return x
    if memo is None:
        memo = {}
    found = memo.get(id(x), _nil)
    if found is not _nil:
        return found
    if cls is list:
        made = []
        memo[id(x)] = made
        for item in x:
            made.append(deepcopy(item, memo))
    elif cls is dict:
        made = {}
        memo[id(x)] = made
        for key, value in x.items():
            made[deepcopy(key, memo)] = deepcopy(value, memo)
    elif cls is tuple:
        items = [deepcopy(item, memo) for item in x]
        if id(x) in memo:
            return memo[id(x)]
        made = x if all(a is b for a, b in zip(items, x)) else tuple(items)
    elif cls is set or cls is frozenset:
        made = cls(deepcopy(item, memo) for item in x)
    elif cls is bytearray:
        made = x.copy()
    elif issubclass(cls, type) or _is_numpy_scalar(x):
        return x
    elif hasattr(cls, "__deepcopy__"):
        made = x.__deepcopy__(memo)
    elif cls is types.MethodType:
        made = cls(x.__func__, deepcopy(x.__self__, memo))
    else:
        made = _reduced(x, True, memo)
    if made is not x:
        memo[id(x)] = made
        memo.setdefault(id(memo), []).append(x)  # keeps x alive as long as its id is in use
    return made
