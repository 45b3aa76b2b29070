"""unittest.mock.create_autospec: mocks whose attributes and signatures are those of an object, and seal."""

import asyncio
import inspect

from unittest._mock_calls import InvalidSpecError, _CallList
from unittest._mock_classes import AsyncMock, MagicMock, NonCallableMagicMock, NonCallableMock
from unittest._mock_magics import _is_magic
from unittest._mock_specs import (
    FunctionTypes,
    _callable,
    _check_signature,
    _check_spec_arg_typos,
    _get_signature_object,
    _instance_callable,
    _is_async_func,
    _is_instance_mock,
    _is_list,
    _must_skip,
    _SpecState,
)

_CALL_ASSERTIONS = ("assert_called_with", "assert_called_once_with", "assert_has_calls", "assert_any_call", "assert_called", "assert_not_called",
                    "assert_called_once")  # fmt: skip
_AWAIT_ASSERTIONS = ("assert_awaited", "assert_awaited_once", "assert_awaited_with", "assert_awaited_once_with", "assert_any_await",
                     "assert_has_awaits", "assert_not_awaited")  # fmt: skip

__name__ = "unittest.mock"  # what is defined here is shown, and pickled, as that module's


def _set_signature(mock, original, instance=False):
    """A function with the signature of `original` that calls `mock`."""
    found = _get_signature_object(original, instance, isinstance(original, type))
    if found is None:
        return mock
    signature = found[1]

    def funcopy(*args, **kwargs):
        signature.bind(*args, **kwargs)
        return mock(*args, **kwargs)

    name = original.__name__
    funcopy.__name__ = funcopy.__qualname__ = name if name.isidentifier() else "funcopy"
    funcopy.__module__ = None
    _setup_func(funcopy, mock, signature)
    return funcopy


def _setup_func(funcopy, mock, signature):
    """Gives the function what mocks have; the mock keeps its records in it."""

    def reset_mock():
        funcopy.method_calls, funcopy.mock_calls = _CallList(), _CallList()
        mock.reset_mock()
        made = funcopy.return_value
        if _is_instance_mock(made) and made is not mock:
            made.reset_mock()

    own = {"mock": mock, "called": False, "call_count": 0, "call_args": None, "call_args_list": _CallList(), "method_calls": _CallList(),
           "mock_calls": _CallList(), "return_value": mock.return_value, "side_effect": mock.side_effect, "_mock_children": mock._mock_children,
           "reset_mock": reset_mock, "__signature__": signature}  # fmt: skip
    funcopy.__dict__.update(own)
    for name in _CALL_ASSERTIONS:
        setattr(funcopy, name, getattr(mock, name))
    mock._mock_delegate = funcopy


def _setup_async_mock(funcopy):
    funcopy._is_coroutine = asyncio.coroutines._is_coroutine
    funcopy.await_count, funcopy.await_args, funcopy.await_args_list = 0, None, _CallList()
    for name in _AWAIT_ASSERTIONS:
        setattr(funcopy, name, getattr(funcopy.mock, name))


def _kind_of(spec, instance):
    """The class of the mock of a spec that is no data descriptor."""
    if _is_async_func(spec):
        if instance:
            raise RuntimeError("Instance can not be True when create_autospec is mocking an async function")
        return AsyncMock
    if not _callable(spec) or isinstance(spec, type) and instance and not _instance_callable(spec):
        return NonCallableMagicMock
    return MagicMock


def create_autospec(spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False, **kwargs):
    """A mock whose attributes and signatures are those of `spec`; the result of a class's mock is that of an instance."""
    if _is_list(spec):  # a mock would take it for names
        spec = type(spec)
    is_type = isinstance(spec, type)
    if _is_instance_mock(spec):
        raise InvalidSpecError(f"Cannot autospec a Mock object. [object={spec!r}]")
    options = {"spec_set": spec} if spec_set else {"spec": spec} if spec is not None else {}
    if options and instance:
        options["_spec_as_instance"] = True
    if not unsafe:
        _check_spec_arg_typos(kwargs)
    options.update(kwargs)
    if inspect.isdatadescriptor(spec):  # of what type its value is, nobody knows
        kind, options = MagicMock, {}
    else:
        kind = _kind_of(spec, instance)
    _name = options.pop("name", _name)
    mock = kind(parent=_parent, _new_parent=_parent, _new_name="" if _parent is None else _name, name=_name, **options)
    if isinstance(spec, FunctionTypes):
        mock = _set_signature(mock, spec)
        if _is_async_func(spec):
            _setup_async_mock(mock)
    else:
        _check_signature(spec, mock, is_type, instance)
    if _parent is not None and not instance:
        _parent._mock_children[_name] = mock
    if is_type and not instance and "return_value" not in kwargs:
        mock.return_value = create_autospec(spec, spec_set, instance=True, _name="()", _parent=mock)
    for entry in dir(spec):
        if not _is_magic(entry):
            _add_attribute(mock, spec, entry, spec_set, instance)
    return mock


def _add_attribute(mock, spec, entry, spec_set, instance):
    """A function's mock is made now, that of any other attribute when it is asked for."""
    try:
        original = getattr(spec, entry)
    except AttributeError:
        return
    if not isinstance(original, FunctionTypes):
        mock._mock_children[entry] = _SpecState(original, spec_set, mock, entry, instance)
        return
    parent = mock.mock if isinstance(spec, FunctionTypes) else mock
    eats_self = _must_skip(spec, entry, isinstance(spec, type))
    kind = AsyncMock if asyncio.iscoroutinefunction(original) else MagicMock
    made = kind(parent=parent, name=entry, _new_name=entry, _new_parent=parent, _eat_self=eats_self,
                **{"spec_set" if spec_set else "spec": original})  # fmt: skip
    mock._mock_children[entry] = made
    _check_signature(original, made, skipfirst=eats_self)


def seal(mock):
    """No further attributes of the mock, and of the mocks that are its attributes, become mocks."""
    mock._mock_sealed = True
    for name in dir(mock):
        try:
            child = getattr(mock, name)
        except AttributeError:
            continue
        if not isinstance(child, NonCallableMock) or isinstance(child._mock_children.get(name), _SpecState):
            continue
        if child._mock_new_parent is mock:
            seal(child)
