"""Shallow and deep copies: by __copy__ and __deepcopy__, by what copyreg knows, by the reduce protocol."""

import copyreg
import sys
import types
import weakref

__all__ = ["Error", "copy", "deepcopy"]


class Error(Exception):
    pass


error = Error

# Values that nothing can change.
_atomic = {
    type(None), int, float, bool, complex, str, bytes, type, range, property, type(...), type(NotImplemented),
    types.FunctionType, types.BuiltinFunctionType, types.CodeType, weakref.ref,
}
_immutable = _atomic | {tuple, frozenset, slice}
_shallow = {list: list.copy, dict: dict.copy, set: set.copy, bytearray: bytearray.copy}
_nothing = []


def _is_numpy_scalar(x):
    return "numpy" in sys.modules and isinstance(x, sys.modules["numpy"].generic)


def _reduced(x, cls):
    """What the object says of how it is made again."""
    reduce = copyreg.dispatch_table.get(cls)
    if reduce is not None:
        return reduce(x)
    reduce = getattr(x, "__reduce_ex__", None)
    if reduce is not None:
        return reduce(4)
    reduce = getattr(x, "__reduce__", None)
    if reduce is None:
        raise Error("un(deep)copyable object of type %s" % cls)
    return reduce()


def copy(x):
    """A copy that shares the parts."""
    cls = type(x)
    if cls in _immutable:
        return x
    method = _shallow.get(cls)
    if method is not None:
        return method(x)
    if issubclass(cls, type):
        return x
    method = getattr(cls, "__copy__", None)
    if method is not None:
        return method(x)
    if cls is types.MethodType or _is_numpy_scalar(x):
        return x
    made = _reduced(x, cls)
    return x if isinstance(made, str) else _reconstruct(x, None, *made)


def deepcopy(x, memo=None, _nil=_nothing):
    """A copy whose parts are copies too; `memo` knows what has been copied."""
    cls = type(x)
    if cls in _atomic:
        return x
    if memo is None:
        memo = {}
    found = memo.get(id(x), _nil)
    if found is not _nil:
        return found
    parts = _deep.get(cls)
    if parts is not None:
        made = parts(x, memo)
    elif issubclass(cls, type) or _is_numpy_scalar(x):
        made = x
    elif (method := getattr(x, "__deepcopy__", None)) is not None:
        made = method(memo)
    else:
        reduced = _reduced(x, cls)
        made = x if isinstance(reduced, str) else _reconstruct(x, memo, *reduced)
    if made is not x:
        memo[id(x)] = made
        memo.setdefault(id(memo), []).append(x)  # keeps x alive as long as its id is in use
    return made


def _deep_list(x, memo):
    made = []
    memo[id(x)] = made
    for item in x:
        made.append(deepcopy(item, memo))
    return made


def _deep_tuple(x, memo):
    items = [deepcopy(item, memo) for item in x]
    if id(x) in memo:  # it contains itself
        return memo[id(x)]
    return x if all(a is b for a, b in zip(items, x)) else tuple(items)


def _deep_dict(x, memo):
    made = {}
    memo[id(x)] = made
    for key, value in x.items():
        made[deepcopy(key, memo)] = deepcopy(value, memo)
    return made


_deep = {
    list: _deep_list, tuple: _deep_tuple, dict: _deep_dict,
    types.MethodType: lambda x, memo: type(x)(x.__func__, deepcopy(x.__self__, memo)),
}


def _reconstruct(x, memo, function, args, state=None, items=None, pairs=None):
    is_deep = memo is not None
    if is_deep and args:
        args = tuple([deepcopy(argument, memo) for argument in args])
    made = function(*args)
    if is_deep:
        memo[id(x)] = made
    if state is not None:
        _restore(made, deepcopy(state, memo) if is_deep else state)
    if items is not None:
        for item in items:
            made.append(deepcopy(item, memo) if is_deep else item)
    if pairs is not None:
        for key, value in pairs:
            if is_deep:
                key, value = deepcopy(key, memo), deepcopy(value, memo)
            made[key] = value
    return made


def _restore(made, state):
    if hasattr(made, "__setstate__"):
        made.__setstate__(state)
        return
    slots = None
    if isinstance(state, tuple) and len(state) == 2:
        state, slots = state
    if state is not None:
        made.__dict__.update(state)
    if slots is not None:
        for name, value in slots.items():
            setattr(made, name, value)


dispatch_table = copyreg.dispatch_table
