"""unittest.mock.patch: puts mocks, or other objects, in the place of attributes and items for a while."""

import builtins
import contextlib
import functools
import inspect
import pkgutil
import sys
import types

from unittest._mock_autospec import create_autospec
from unittest._mock_calls import DEFAULT, InvalidSpecError
from unittest._mock_classes import AsyncMock, MagicMock, NonCallableMagicMock, NonCallableMock
from unittest._mock_specs import _check_spec_arg_typos, _instance_callable, _is_async_obj, _is_instance_mock, _is_list

_builtins = {name for name in dir(builtins) if not name.startswith("_")}
_NOT_GONE = "__doc__", "__module__", "__defaults__", "__annotations__", "__kwdefaults__"  # an attribute that is there once it is deleted

__name__ = "unittest.mock"  # what is defined here is shown, and pickled, as that module's


def _decorate_tests(klass, decorator):
    """Decorates the methods whose names begin with patch.TEST_PREFIX, each with a decorator of its own."""
    for name in dir(klass):
        if name.startswith(patch.TEST_PREFIX) and hasattr(getattr(klass, name), "__call__"):
            setattr(klass, name, decorator()(getattr(klass, name)))
    return klass


class _Starts:
    """What patches that are started and stopped have in common."""

    def start(self):
        """Puts the patch in place; what `with` gives."""
        result = self.__enter__()
        _patch._active_patches.append(self)
        return result

    def stop(self):
        """Undoes the patch, if it was started."""
        if self not in _patch._active_patches:
            return None
        _patch._active_patches.remove(self)
        return self.__exit__(None, None, None)


class _patch(_Starts):
    attribute_name = None
    _active_patches = []

    def __init__(self, getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, *, unsafe=False):
        if new_callable is not None:
            for other, is_given in (("new", new is not DEFAULT), ("autospec", autospec is not None)):
                if is_given:
                    raise ValueError(f"Cannot use {other!r} and 'new_callable' together")
        if not unsafe:
            _check_spec_arg_typos(kwargs)
        if _is_instance_mock(spec):
            raise InvalidSpecError(f"Cannot spec attr {attribute!r} as the spec has already been mocked out. [spec={spec!r}]")
        if _is_instance_mock(spec_set):
            raise InvalidSpecError(f"Cannot spec attr {attribute!r} as the spec_set target has already been mocked out. [spec_set={spec_set!r}]")
        self.getter, self.attribute, self.new, self.new_callable, self.spec, self.create = getter, attribute, new, new_callable, spec, create
        self.has_local, self.spec_set, self.autospec, self.kwargs, self.additional_patchers = False, spec_set, autospec, kwargs, []

    def copy(self):
        made = _patch(self.getter, self.attribute, self.new, self.spec, self.create, self.spec_set, self.autospec, self.new_callable,
                      self.kwargs)  # fmt: skip
        made.attribute_name = self.attribute_name
        made.additional_patchers = [each.copy() for each in self.additional_patchers]
        return made

    def __call__(self, func):
        if isinstance(func, type):
            return self.decorate_class(func)
        return self.decorate_async_callable(func) if inspect.iscoroutinefunction(func) else self.decorate_callable(func)

    def decorate_class(self, klass):
        return _decorate_tests(klass, self.copy)

    @contextlib.contextmanager
    def decoration_helper(self, patched, args, keywargs):
        """Inside, all patches of a function are in place; gives what it is called with."""
        made = []
        with contextlib.ExitStack() as stack:
            for patching in patched.patchings:
                value = stack.enter_context(patching)
                if patching.attribute_name is not None:
                    keywargs.update(value)
                elif patching.new is DEFAULT:
                    made.append(value)
            yield args + tuple(made), keywargs

    def decorate_callable(self, func):
        if hasattr(func, "patchings"):
            func.patchings.append(self)
            return func

        @functools.wraps(func)
        def patched(*args, **keywargs):
            with self.decoration_helper(patched, args, keywargs) as (all_args, all_keywargs):
                return func(*all_args, **all_keywargs)

        patched.patchings = [self]
        return patched

    def decorate_async_callable(self, func):
        if hasattr(func, "patchings"):
            func.patchings.append(self)
            return func

        @functools.wraps(func)
        async def patched(*args, **keywargs):
            with self.decoration_helper(patched, args, keywargs) as (all_args, all_keywargs):
                return await func(*all_args, **all_keywargs)

        patched.patchings = [self]
        return patched

    def get_original(self):
        """(what is there, whether it is in the target's own __dict__)"""
        target, name = self.getter(), self.attribute
        try:
            original, is_local = target.__dict__[name], True
        except (AttributeError, KeyError):
            original, is_local = getattr(target, name, DEFAULT), False
        if name in _builtins and isinstance(target, types.ModuleType):
            self.create = True
        if not self.create and original is DEFAULT:
            raise AttributeError("%s does not have the attribute %r" % (target, name))
        return original, is_local

    def __enter__(self):
        """Puts the new object in place, which it gives."""
        self.target = self.getter()
        spec, spec_set, autospec = (None if each is False else each for each in (self.spec, self.spec_set, self.autospec))
        if spec is not None and autospec is not None:
            raise TypeError("Can't specify spec and autospec")
        if (spec is not None or autospec is not None) and spec_set not in (True, None):
            raise TypeError("Can't provide explicit spec_set *and* spec or autospec")
        original, is_local = self.get_original()
        new = self.new
        if autospec is not None:
            new = self._autospecced(autospec, spec_set, original)
        elif new is DEFAULT:
            new = self._mocked(spec, spec_set, original)
        elif self.kwargs:
            raise TypeError("Can't pass kwargs to a mock we aren't creating")
        self.temp_original, self.is_local, self._exit_stack = original, is_local, contextlib.ExitStack()
        try:
            setattr(self.target, self.attribute, new)
            if self.attribute_name is None:
                return new
            made = {self.attribute_name: new} if self.new is DEFAULT else {}
            for patching in self.additional_patchers:
                value = self._exit_stack.enter_context(patching)
                if patching.new is DEFAULT:
                    made.update(value)
            return made
        except:
            if not self.__exit__(*sys.exc_info()):
                raise

    def _mocked(self, spec, spec_set, original):
        """The mock in the place of `original`; with the spec of a class its result has that spec, too."""
        if spec is True:
            spec = original
        if spec_set is True:
            spec, spec_set = None, original if spec is None else spec
        given = spec if spec_set is None else spec_set
        if given is not None and original is DEFAULT:
            raise TypeError("Can't use 'spec' with create=True")
        kind = AsyncMock if spec is None and _is_async_obj(original) else MagicMock
        if self.new_callable is not None:
            kind = self.new_callable
        elif given is not None:
            is_called = "__call__" in given if _is_list(given) else callable(given)
            kind = AsyncMock if _is_async_obj(given) else kind if is_called else NonCallableMagicMock
        options = {name: value for name, value in (("spec", spec), ("spec_set", spec_set)) if value is not None}
        if isinstance(kind, type) and issubclass(kind, NonCallableMock) and self.attribute:
            options["name"] = self.attribute
        options.update(self.kwargs)
        new = kind(**options)
        if given is not None and isinstance(original, type) and _is_instance_mock(new):
            if not _is_list(given) and not _instance_callable(given):
                kind = NonCallableMagicMock
            options.pop("name")
            new.return_value = kind(_new_parent=new, _new_name="()", **options)
        return new

    def _autospecced(self, autospec, spec_set, original):
        if self.new is not DEFAULT:
            raise TypeError("autospec creates the mock for you. Can't specify autospec and new.")
        if original is DEFAULT:
            raise TypeError("Can't use 'autospec' with create=True")
        autospec = original if autospec is True else autospec
        if _is_instance_mock(self.target):
            raise InvalidSpecError(f"Cannot autospec attr {self.attribute!r} as the patch target has already been mocked out. "
                                   f"[target={self.target!r}, attr={autospec!r}]")  # fmt: skip
        if _is_instance_mock(autospec):
            name = getattr(self.target, "__name__", self.target)
            raise InvalidSpecError(f"Cannot autospec attr {self.attribute!r} from target {name!r} as it has already been mocked out. "
                                   f"[target={self.target!r}, attr={autospec!r}]")  # fmt: skip
        return create_autospec(autospec, spec_set=bool(spec_set), _name=self.attribute, **self.kwargs)

    def __exit__(self, *exc_info):
        """Puts back what was there."""
        if self.is_local and self.temp_original is not DEFAULT:
            setattr(self.target, self.attribute, self.temp_original)
        else:
            delattr(self.target, self.attribute)
            if not self.create and (not hasattr(self.target, self.attribute) or self.attribute in _NOT_GONE):
                setattr(self.target, self.attribute, self.temp_original)
        stack = self._exit_stack
        del self.temp_original, self.is_local, self.target, self._exit_stack
        return stack.__exit__(*exc_info)


def _get_target(target):
    try:
        target, attribute = target.rsplit(".", 1)
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f"Need a valid target to patch. You supplied: {target!r}")
    return functools.partial(pkgutil.resolve_name, target), attribute


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *,
                  unsafe=False, **kwargs):  # fmt: skip
    """Patches the attribute of an object."""
    if type(target) is str:
        raise TypeError(f"{target!r} must be the actual object to be patched, not a str")
    return _patch(lambda: target, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


def _patch_multiple(target, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    """Patches several attributes of an object, or of what a name leads to; mocks come as a dict, or as keywords of the function."""
    getter = functools.partial(pkgutil.resolve_name, target) if type(target) is str else lambda: target
    if not kwargs:
        raise ValueError("Must supply at least one keyword argument with patch.multiple")
    made = []
    for attribute, new in kwargs.items():
        made.append(_patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, {}))
        made[-1].attribute_name = attribute
    made[0].additional_patchers.extend(made[1:])
    return made[0]


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *, unsafe=False, **kwargs):
    """Patches what the dotted name `target` leads to, as a decorator of functions and of test classes or in a `with`."""
    getter, attribute = _get_target(target)
    return _patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


class _patch_dict(_Starts):
    """Sets items of a mapping, and puts all of its items back afterwards."""

    def __init__(self, in_dict, values=(), clear=False, **kwargs):
        self.in_dict, self.values, self.clear, self._original = in_dict, dict(values), clear, None
        self.values.update(kwargs)

    def __call__(self, f):
        if isinstance(f, type):
            return self.decorate_class(f)
        return self.decorate_async_callable(f) if inspect.iscoroutinefunction(f) else self.decorate_callable(f)

    def decorate_callable(self, f):
        @functools.wraps(f)
        def inner(*args, **kwargs):
            with self:
                return f(*args, **kwargs)

        return inner

    def decorate_async_callable(self, f):
        @functools.wraps(f)
        async def inner(*args, **kwargs):
            with self:
                return await f(*args, **kwargs)

        return inner

    def decorate_class(self, klass):
        return _decorate_tests(klass, lambda: _patch_dict(self.in_dict, self.values, self.clear))

    def __enter__(self):
        """Sets the items; gives the mapping."""
        if isinstance(self.in_dict, str):
            self.in_dict = pkgutil.resolve_name(self.in_dict)
        try:
            self._original = self.in_dict.copy()
        except AttributeError:
            self._original = {key: self.in_dict[key] for key in self.in_dict}
        if self.clear:
            _clear_dict(self.in_dict)
        _update_dict(self.in_dict, self.values)
        return self.in_dict

    def __exit__(self, *args):
        """Puts the items back."""
        if self._original is not None:
            _clear_dict(self.in_dict)
            _update_dict(self.in_dict, self._original)
        return False


def _clear_dict(mapping):
    try:
        mapping.clear()
    except AttributeError:
        for key in list(mapping):
            del mapping[key]


def _update_dict(mapping, values):
    try:
        mapping.update(values)
    except AttributeError:
        for key in values:
            mapping[key] = values[key]


def _patch_stopall():
    """Undoes all patches that were started, last first."""
    for each in reversed(_patch._active_patches[:]):
        each.stop()


patch.object, patch.dict, patch.multiple, patch.stopall, patch.TEST_PREFIX = _patch_object, _patch_dict, _patch_multiple, _patch_stopall, "test"
