"""unittest.mock: the special methods that mocks have, and what they return."""

from unittest._mock_calls import DEFAULT

_numerics = "add sub mul matmul truediv floordiv mod lshift rshift and xor or pow".split()

__name__ = "unittest.mock"  # what is defined here is shown, and pickled, as that module's


def _dunder(*names):
    return {f"__{name}__" for name in names}


_magics = _dunder(
    *"lt le gt ge eq ne getitem setitem delitem len contains iter hash str sizeof enter exit divmod rdivmod neg pos abs invert complex "
    "int float index round trunc floor ceil bool next fspath aiter".split(),
    *_numerics, *("i" + n for n in _numerics), *("r" + n for n in _numerics))  # fmt: skip
# Those that can be set, but that no mock has by itself.
_non_defaults = _dunder(*"get set delete reversed missing reduce reduce_ex getinitargs getnewargs getstate setstate getformat repr dir "
                        "subclasses format getnewargs_ex".split())  # fmt: skip
_async_method_magics = _dunder("aenter", "aexit", "anext")
_all_sync_magics = _magics | _non_defaults
_all_magics = _all_sync_magics | _async_method_magics | {"__aiter__"}
_unsupported_magics = _dunder(*"getattr setattr init new prepare instancecheck subclasscheck del".split())

_return_values = {
    "__lt__": NotImplemented, "__gt__": NotImplemented, "__le__": NotImplemented, "__ge__": NotImplemented, "__int__": 1,
    "__contains__": False, "__len__": 0, "__exit__": False, "__complex__": 1j, "__float__": 1.0, "__bool__": True, "__index__": 1,
    "__aexit__": False,
}  # fmt: skip
_calculated = {
    "__hash__": object.__hash__,
    "__str__": object.__str__,
    "__sizeof__": object.__sizeof__,
    "__fspath__": lambda mock: f"{type(mock).__name__}/{mock._extract_mock_name()}/{id(mock)}",
}


def _is_magic(name):
    return f"__{name[2:-2]}__" == name


class _AsyncIterator:
    """An iterator for `async for`."""

    def __init__(self, iterator):
        self.iterator = iterator

    async def __anext__(self):
        try:
            return next(self.iterator)
        except StopIteration:
            raise StopAsyncIteration from None


def _equality(mock):
    def __eq__(other):
        value = mock.__eq__._mock_return_value
        return value if value is not DEFAULT else True if mock is other else NotImplemented

    return __eq__


def _inequality(mock):
    def __ne__(other):
        if mock.__ne__._mock_return_value is not DEFAULT:
            return DEFAULT
        return False if mock is other else NotImplemented

    return __ne__


def _iteration(name, wrapper):
    def of(mock):
        def iterate():
            value = getattr(mock, name)._mock_return_value
            return wrapper(iter([] if value is DEFAULT else value))

        return iterate

    return of


_side_effects = {
    "__eq__": _equality,
    "__ne__": _inequality,
    "__iter__": _iteration("__iter__", iter),
    "__aiter__": _iteration("__aiter__", _AsyncIterator),
}


def _set_return_value(mock, method, name):
    """Gives the mock of a special method what the method returns by default."""
    if name in _return_values:
        method.return_value = _return_values[name]
    elif name in _calculated:
        method.return_value = _calculated[name](mock)
    elif name in _side_effects:
        method.side_effect = _side_effects[name](mock)


def _get_method(name, func):
    """`func` as a method, which is given the mock."""

    def method(self, /, *args, **kwargs):
        return func(self, *args, **kwargs)

    method.__name__ = name
    return method
