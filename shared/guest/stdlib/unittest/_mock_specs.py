"""unittest.mock: what a spec tells: whether it is a mock, is called, is awaited, and its signature."""

import asyncio
import functools
import inspect
import types

FunctionTypes = (types.FunctionType, types.MethodType)

__name__ = "unittest.mock"  # what is defined here is shown, and pickled, as that module's


def _mock_base():
    from unittest.mock import NonCallableMock

    return NonCallableMock


def _is_instance_mock(obj):
    return issubclass(type(obj), _mock_base())  # isinstance() would ask for __class__, which is the spec's


def _is_async_obj(obj):
    """Whether what stands for `obj` is awaited."""
    from unittest.mock import AsyncMock

    if _is_instance_mock(obj) and not isinstance(obj, AsyncMock):
        return False
    obj = getattr(obj, "__func__", obj)
    return asyncio.iscoroutinefunction(obj) or inspect.isawaitable(obj)


def _is_async_func(func):
    return bool(getattr(func, "__code__", None)) and asyncio.iscoroutinefunction(func)


def _is_exception(obj):
    return isinstance(obj, BaseException) or isinstance(obj, type) and issubclass(obj, BaseException)


def _extract_mock(obj):
    """The mock behind a function that create_autospec has made."""
    return obj.mock if isinstance(obj, FunctionTypes) and hasattr(obj, "mock") else obj


def _callable(obj):
    if isinstance(obj, (staticmethod, classmethod, types.MethodType)):
        return _callable(obj.__func__)
    return isinstance(obj, type) or getattr(obj, "__call__", None) is not None


def _instance_callable(obj):
    """Whether `obj`, or an instance of the class `obj`, is callable."""
    if not isinstance(obj, type):
        return getattr(obj, "__call__", None) is not None
    return any(base.__dict__.get("__call__") is not None for base in (obj, *obj.__mro__))


def _is_list(obj):
    return type(obj) in (list, tuple)


def _get_signature_object(func, as_instance, eat_self):
    """(the function that is called, its signature) for a spec, or None where that is not known."""
    if isinstance(func, type) and not as_instance:
        func, eat_self = func.__init__, True
    elif isinstance(func, (classmethod, staticmethod)):
        eat_self = eat_self or isinstance(func, classmethod)
        func = func.__func__
    elif not isinstance(func, FunctionTypes):
        try:
            func = func.__call__
        except AttributeError:
            return None
    try:
        return func, inspect.signature(functools.partial(func, None) if eat_self else func)
    except ValueError:  # of some built-in callables
        return None


def _copy_func_details(func, copy):
    # Not the whole __dict__: what is in it is mocked.
    for name in ("__name__", "__doc__", "__text_signature__", "__module__", "__defaults__", "__kwdefaults__"):
        try:
            setattr(copy, name, getattr(func, name))
        except AttributeError:
            pass


def _check_signature(func, mock, skipfirst, instance=False):
    """Lets calls of `mock` be checked by the signature of `func`."""
    found = _get_signature_object(func, instance, skipfirst)
    if found is None:
        return
    func, signature = found

    def check(self, /, *args, **kwargs):
        signature.bind(*args, **kwargs)

    _copy_func_details(func, check)
    type(mock)._mock_check_sig = check
    type(mock).__signature__ = signature


def _must_skip(spec, entry, is_type):
    """Whether a method's first argument is given by the one who looks the method up."""
    if not isinstance(spec, type):
        if entry in getattr(spec, "__dict__", {}):
            return False
        spec = spec.__class__
    for klass in spec.__mro__:
        if entry in klass.__dict__:
            return isinstance(klass.__dict__[entry], FunctionTypes) and is_type
    return is_type  # given by __getattr__


def _check_spec_arg_typos(names):
    for typo in ("autospect", "auto_spec", "set_spec"):
        if typo in names:
            raise RuntimeError(f"{typo!r} might be a typo; use unsafe=True if this is intended")


class _SpecState:
    """The spec of an attribute which becomes a mock when it is asked for."""

    def __init__(self, spec, spec_set=False, parent=None, name=None, ids=None, instance=False):
        self.spec, self.ids, self.spec_set, self.parent, self.instance, self.name = spec, ids, spec_set, parent, instance, name
