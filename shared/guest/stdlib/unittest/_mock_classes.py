"""unittest.mock: mocks, which have every attribute that is asked for and record how they are called."""

import asyncio
import inspect
import sys
import threading
import types

from unittest._mock_assertions import _Assertions, _AwaitAssertions
from unittest._mock_calls import DEFAULT, InvalidSpecError, _Call, _CallList, _deleted, _missing
from unittest._mock_magics import (
    _all_magics,
    _all_sync_magics,
    _async_method_magics,
    _get_method,
    _is_magic,
    _magics,
    _set_return_value,
    _unsupported_magics,
)
from unittest._mock_specs import (
    _callable,
    _extract_mock,
    _get_signature_object,
    _is_async_obj,
    _is_exception,
    _is_instance_mock,
    _is_list,
    _SpecState,
)

# Names that a mock keeps itself, whatever its spec has.
_allowed_names = {"return_value", "_mock_return_value", "side_effect", "_mock_side_effect", "_mock_parent", "_mock_new_parent", "_mock_name",
                  "_mock_new_name"}  # fmt: skip

__name__ = "unittest.mock"  # what is defined here is shown, and pickled, as that module's


def _delegating_property(name):
    """A record of a mock; where a function stands for the mock, it is kept there."""
    _allowed_names.add(name)
    own = "_mock_" + name

    def get(self):
        return getattr(self, own) if self._mock_delegate is None else getattr(self._mock_delegate, name)

    def set(self, value):
        if self._mock_delegate is None:
            self.__dict__[own] = value
        else:
            setattr(self._mock_delegate, name, value)

    return property(get, set)


def _check_and_set_parent(parent, value, name, new_name):
    """Makes a mock that has no name and no parent a child; whether it has become one."""
    value = _extract_mock(value)
    if not _is_instance_mock(value):
        return False
    if value._mock_name or value._mock_new_name or value._mock_parent is not None or value._mock_new_parent is not None:
        return False
    above = parent
    while above is not None:
        if above is value:  # a child or a result of itself
            return False
        above = above._mock_new_parent
    if new_name:
        value._mock_new_parent, value._mock_new_name = parent, new_name
    if name:
        value._mock_parent, value._mock_name = parent, name
    return True


class _MockIter:
    """A side effect that is an iterable, so that it is iterated once."""

    def __init__(self, obj):
        self.obj = iter(obj)

    def __next__(self):
        return next(self.obj)


def _try_iter(obj):
    if obj is None or _is_exception(obj) or _callable(obj):
        return obj
    try:
        return iter(obj)
    except TypeError:
        return obj


class Base:
    _mock_return_value = DEFAULT
    _mock_side_effect = None

    def __init__(self, /, *args, **kwargs):
        pass


class NonCallableMock(_Assertions, Base):
    """A mock that is not called. Each one has a class of its own, so that special methods can be set on it alone."""

    _lock = threading.RLock()  # attributes are made once, whichever thread asks first

    def __new__(cls, /, *args, **kwargs):
        bases = (cls,)
        if not issubclass(cls, AsyncMockMixin):
            bound = _MOCK_SIGNATURE.bind_partial(cls, *args, **kwargs).arguments
            spec = bound.get("spec_set", bound.get("spec"))
            if spec is not None and _is_async_obj(spec):
                bases = (AsyncMockMixin, cls)
        return super(NonCallableMock, cls).__new__(type(cls.__name__, bases, {"__doc__": cls.__doc__, "__module__": cls.__module__}))

    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name="", _new_parent=None,
                 _spec_as_instance=False, _eat_self=None, unsafe=False, **kwargs):  # fmt: skip
        own = self.__dict__
        own.update(_mock_parent=parent, _mock_name=name, _mock_new_name=_new_name,
                   _mock_new_parent=parent if _new_parent is None else _new_parent, _mock_sealed=False)  # fmt: skip
        if spec_set is not None:
            spec, spec_set = spec_set, True
        self._mock_add_spec(spec, spec_set, _spec_as_instance, parent is not None if _eat_self is None else _eat_self)
        own.update(_mock_children={}, _mock_wraps=wraps, _mock_delegate=None, _mock_called=False, _mock_call_args=None, _mock_call_count=0,
                   _mock_call_args_list=_CallList(), _mock_mock_calls=_CallList(), method_calls=_CallList(), _mock_unsafe=unsafe)  # fmt: skip
        if kwargs:
            self.configure_mock(**kwargs)
        super(NonCallableMock, self).__init__(spec, wraps, name, spec_set, parent, _spec_state)

    def attach_mock(self, mock, attribute):
        """Makes a mock an attribute: its calls are recorded here, too."""
        inner = _extract_mock(mock)
        inner._mock_parent = inner._mock_new_parent = None
        inner._mock_name, inner._mock_new_name = "", None
        setattr(self, attribute, mock)

    def mock_add_spec(self, spec, spec_set=False):
        """Lets the mock have the attributes of `spec` alone; with `spec_set` no others can be set."""
        self._mock_add_spec(spec, spec_set)

    def _mock_add_spec(self, spec, spec_set, _spec_as_instance=False, _eat_self=False):
        if _is_instance_mock(spec):
            raise InvalidSpecError(f"Cannot spec a Mock object. [object={spec!r}]")
        kind = signature = None
        asyncs = [name for name in dir(spec) if asyncio.iscoroutinefunction(getattr(spec, name, None))]
        if spec is not None and not _is_list(spec):
            kind = spec if isinstance(spec, type) else type(spec)
            found = _get_signature_object(spec, _spec_as_instance, _eat_self)
            signature = found and found[1]
            spec = dir(spec)
        self.__dict__.update(_spec_class=kind, _spec_set=spec_set, _spec_signature=signature, _mock_methods=spec, _spec_asyncs=asyncs)

    def __get_return_value(self):
        value = self._mock_return_value if self._mock_delegate is None else self._mock_delegate.return_value
        if value is DEFAULT:
            self.return_value = value = self._get_child_mock(_new_parent=self, _new_name="()")
        return value

    def __set_return_value(self, value):
        if self._mock_delegate is not None:
            self._mock_delegate.return_value = value
        else:
            self._mock_return_value = value
            _check_and_set_parent(self, value, None, "()")

    return_value = property(__get_return_value, __set_return_value, doc="What a call returns.")

    @property
    def __class__(self):
        return type(self) if self._spec_class is None else self._spec_class

    called, call_count, call_args = map(_delegating_property, ("called", "call_count", "call_args"))
    call_args_list, mock_calls = map(_delegating_property, ("call_args_list", "mock_calls"))

    def __get_side_effect(self):
        delegate = self._mock_delegate
        if delegate is None:
            return self._mock_side_effect
        effect = delegate.side_effect
        if effect is not None and not callable(effect) and not isinstance(effect, _MockIter) and not _is_exception(effect):
            delegate.side_effect = effect = _MockIter(effect)
        return effect

    def __set_side_effect(self, value):
        value = _try_iter(value)
        if self._mock_delegate is None:
            self._mock_side_effect = value
        else:
            self._mock_delegate.side_effect = value

    side_effect = property(__get_side_effect, __set_side_effect)

    def reset_mock(self, visited=None, *, return_value=False, side_effect=False):
        """Forgets the calls of the mock and of its children; where asked, what it returns and does."""
        visited = [] if visited is None else visited
        if id(self) in visited:
            return
        visited.append(id(self))
        self.called, self.call_args, self.call_count = False, None, 0
        self.mock_calls, self.call_args_list, self.method_calls = _CallList(), _CallList(), _CallList()
        if return_value:
            self._mock_return_value = DEFAULT
        if side_effect:
            self._mock_side_effect = None
        for child in self._mock_children.values():
            if not isinstance(child, _SpecState) and child is not _deleted:
                child.reset_mock(visited, return_value=return_value, side_effect=side_effect)
        made = self._mock_return_value
        if _is_instance_mock(made) and made is not self:
            made.reset_mock(visited)

    def configure_mock(self, /, **kwargs):
        """Sets attributes; a name with dots is one of an attribute, set after it."""
        for name, value in sorted(kwargs.items(), key=lambda item: item[0].count(".")):
            *path, last = name.split(".")
            target = self
            for part in path:
                target = getattr(target, part)
            setattr(target, last, value)

    def __getattr__(self, name):
        if name in {"_mock_methods", "_mock_unsafe"}:
            raise AttributeError(name)
        if self._mock_methods is not None:
            if name not in self._mock_methods or name in _all_magics:
                raise AttributeError("Mock object has no attribute %r" % name)
        elif _is_magic(name):
            raise AttributeError(name)
        if not self._mock_unsafe and (not self._mock_methods or name not in self._mock_methods):
            if name.startswith(("assert", "assret", "asert", "aseert", "assrt")):
                raise AttributeError(f"{name!r} is not a valid assertion. Use a spec for the mock if {name!r} is meant to be an attribute.")
        with NonCallableMock._lock:
            return self._mock_attribute(name)

    def _mock_attribute(self, name):
        found = self._mock_children.get(name)
        if found is _deleted:
            raise AttributeError(name)
        if found is None:
            wraps = None if self._mock_wraps is None else getattr(self._mock_wraps, name)
            found = self._get_child_mock(parent=self, name=name, wraps=wraps, _new_name=name, _new_parent=self)
            self._mock_children[name] = found
        elif isinstance(found, _SpecState):
            from unittest.mock import create_autospec

            try:
                made = create_autospec(found.spec, found.spec_set, found.instance, found.parent, found.name)
            except InvalidSpecError:
                target = self.__dict__["_mock_name"] or self
                raise InvalidSpecError(f"Cannot autospec attr {name!r} from target {target!r} as it has already been mocked out. "
                                       f"[target={self!r}, attr={found.spec!r}]")  # fmt: skip
            self._mock_children[name] = found = made
        return found

    def _extract_mock_name(self):
        """mock.a().b: the names from the outermost mock to this one."""
        names, at, last = [], self, self
        while at is not None:
            last = at
            names.insert(0, at._mock_new_name)
            at = at._mock_new_parent
        text = last._mock_name or "mock"
        for name in names[1:]:
            text += name if name == "()" else f".{name}"
        return text

    def __repr__(self):
        name = self._extract_mock_name()
        shown = "" if name in ("mock", "mock.") else f" name={name!r}"
        if self._spec_class is not None:
            shown += f" {'spec_set' if self._spec_set else 'spec'}={self._spec_class.__name__!r}"
        return f"<{type(self).__name__}{shown} id='{id(self)}'>"

    def __dir__(self):
        """The names that are of use: unittest.mock.FILTER_DIR turns this off."""
        if not sys.modules["unittest.mock"].FILTER_DIR:
            return object.__dir__(self)
        names = {name for name in dir(type(self)) if not name.startswith("_")}
        names.update(name for name in self.__dict__ if not name.startswith("_") or _is_magic(name))
        names.update(name for name, child in self._mock_children.items() if child is not _deleted)
        return sorted(names.union(self._mock_methods or ()))

    def __setattr__(self, name, value):
        if name in _allowed_names:
            return object.__setattr__(self, name, value)
        if self._spec_set and self._mock_methods is not None and name not in self._mock_methods and name not in self.__dict__:
            raise AttributeError("Mock object has no attribute '%s'" % name)
        if name in _unsupported_magics:
            raise AttributeError("Attempting to set unsupported magic method %r." % name)
        if name in _all_magics:
            if self._mock_methods is not None and name not in self._mock_methods:
                raise AttributeError("Mock object has no attribute '%s'" % name)
            value = self._mock_set_magic(name, value)
        elif name == "__class__":
            self._spec_class = value
            return None
        elif _check_and_set_parent(self, value, name, name):
            self._mock_children[name] = value
        if self._mock_sealed and not hasattr(self, name):
            raise AttributeError(f"Cannot set {self._extract_mock_name()}.{name}")
        return object.__setattr__(self, name, value)

    def _mock_set_magic(self, name, value):
        """Puts a special method into the class; the value that stands in the mock itself."""
        if not _is_instance_mock(value):
            setattr(type(self), name, _get_method(name, value))
            return lambda *args, **kwargs: value(self, *args, **kwargs)
        _check_and_set_parent(self, value, None, name)  # without a name it is in mock_calls, not in method_calls
        setattr(type(self), name, value)
        self._mock_children[name] = value
        return value

    def __delattr__(self, name):
        if name in _all_magics and name in type(self).__dict__:
            delattr(type(self), name)
            if name not in self.__dict__:  # one that nobody has asked for
                return
        found = self._mock_children.get(name, _missing)
        if name in self.__dict__:
            super(NonCallableMock, self).__delattr__(name)
        elif found is _deleted:
            raise AttributeError(name)
        self._mock_children.pop(name, None)
        self._mock_children[name] = _deleted

    def _get_child_mock(self, /, **kwargs):
        """The mock of an attribute or of a result: of the class of this one, and one that can be called."""
        if self._mock_sealed:
            raise AttributeError(self._extract_mock_name() + (f".{kwargs['name']}" if "name" in kwargs else "()"))
        name = kwargs.get("_new_name")
        kind = type(self)
        if name in self.__dict__["_spec_asyncs"] or issubclass(kind, MagicMock) and name in _async_method_magics:
            return AsyncMock(**kwargs)
        if issubclass(kind, AsyncMockMixin):
            is_plain = name in _all_sync_magics or self._mock_methods and name in self._mock_methods
            return (MagicMock if is_plain else AsyncMock)(**kwargs)
        if not issubclass(kind, CallableMixin):
            return (MagicMock if issubclass(kind, NonCallableMagicMock) else Mock)(**kwargs)
        return kind.__mro__[1](**kwargs)


_MOCK_SIGNATURE = inspect.signature(NonCallableMock.__init__)


class CallableMixin(Base):
    def __init__(self, spec=None, side_effect=None, return_value=DEFAULT, wraps=None, name=None, spec_set=None, parent=None,
                 _spec_state=None, _new_name="", _new_parent=None, **kwargs):  # fmt: skip
        self.__dict__["_mock_return_value"] = return_value
        super(CallableMixin, self).__init__(spec, wraps, name, spec_set, parent, _spec_state, _new_name, _new_parent, **kwargs)
        self.side_effect = side_effect

    def _mock_check_sig(self, /, *args, **kwargs):
        """Mocks with a signature have one that checks it."""

    def __call__(self, /, *args, **kwargs):
        self._mock_check_sig(*args, **kwargs)
        self._increment_mock_call(*args, **kwargs)
        return self._mock_call(*args, **kwargs)

    def _mock_call(self, /, *args, **kwargs):
        return self._execute_mock_call(*args, **kwargs)

    def _increment_mock_call(self, /, *args, **kwargs):
        """Records a call, here and in the mocks above."""
        self.called = True
        self.call_count += 1
        self.call_args = made = _Call((args, kwargs), two=True)
        self.call_args_list.append(made)
        self.mock_calls.append(_Call(("", args, kwargs)))
        is_method, method_name = self._mock_parent is not None, self._mock_name
        name, at = self._mock_new_name, self._mock_new_parent
        is_call = name == "()"
        while at is not None:
            if is_method:
                at.method_calls.append(_Call((method_name, args, kwargs)))
                is_method = at._mock_parent is not None
                if is_method:
                    method_name = f"{at._mock_name}.{method_name}"
            at.mock_calls.append(_Call((name, args, kwargs)))
            if at._mock_new_name:
                name = at._mock_new_name + ("" if is_call else ".") + name
                is_call = at._mock_new_name == "()"
            at = at._mock_new_parent

    def _execute_mock_call(self, /, *args, **kwargs):
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if _callable(effect):
                result = effect(*args, **kwargs)
            else:
                result = next(effect)
                if _is_exception(result):
                    raise result
            if result is not DEFAULT:
                return result
        if self._mock_return_value is DEFAULT and self._mock_wraps is not None:
            return self._mock_wraps(*args, **kwargs)
        return self.return_value


class Mock(CallableMixin, NonCallableMock):
    """A mock: every attribute is another one, calls are recorded, and return `return_value` or what `side_effect` says."""


class MagicMixin(Base):
    def __init__(self, /, *args, **kwargs):
        self._mock_set_magics()  # for those that the keywords configure
        super(MagicMixin, self).__init__(*args, **kwargs)
        self._mock_set_magics()  # by the spec, which is known now

    def _mock_set_magics(self):
        kind, wanted = type(self), _magics | _async_method_magics
        if getattr(self, "_mock_methods", None) is not None:
            kept = wanted.intersection(self._mock_methods)
            for name in wanted - kept:
                if name in kind.__dict__:
                    delattr(self, name)
            wanted = kept
        for name in wanted - set(kind.__dict__):
            setattr(kind, name, MagicProxy(name, self))


class _MagicSpecs:
    def mock_add_spec(self, spec, spec_set=False):
        """Lets the mock have the attributes and special methods of `spec` alone."""
        self._mock_add_spec(spec, spec_set)
        self._mock_set_magics()


class NonCallableMagicMock(_MagicSpecs, MagicMixin, NonCallableMock):
    """A MagicMock that is not called."""


class AsyncMagicMixin(MagicMixin):
    pass


class MagicMock(_MagicSpecs, MagicMixin, Mock):
    """A Mock that has special methods, those of its spec where it has one."""


class MagicProxy(Base):
    """A special method that becomes a mock when it is looked up."""

    def __init__(self, name, parent):
        self.name, self.parent = name, parent

    def create_mock(self):
        made = self.parent._get_child_mock(name=self.name, _new_name=self.name, _new_parent=self.parent)
        setattr(self.parent, self.name, made)
        _set_return_value(self.parent, made, self.name)
        return made

    def __get__(self, obj, _type=None):
        return self.create_mock()


class AsyncMockMixin(_AwaitAssertions, Base):
    await_count, await_args, await_args_list = map(_delegating_property, ("await_count", "await_args", "await_args_list"))

    def __init__(self, /, *args, **kwargs):
        super(AsyncMockMixin, self).__init__(*args, **kwargs)
        code = NonCallableMock(spec_set=types.CodeType)
        code.co_flags = inspect.CO_COROUTINE + inspect.CO_VARARGS + inspect.CO_VARKEYWORDS
        code.co_argcount = code.co_posonlyargcount = code.co_kwonlyargcount = 0
        code.co_varnames = "args", "kwargs"
        # Into __dict__: a spec_set knows none of these names, by which functions of coroutines are recognized.
        self.__dict__.update(_is_coroutine=asyncio.coroutines._is_coroutine, _mock_await_count=0, _mock_await_args=None,
                             _mock_await_args_list=_CallList(), __code__=code, __name__="AsyncMock", __defaults__=(), __kwdefaults__={},
                             __annotations__=None)  # fmt: skip

    async def _execute_mock_call(self, /, *args, **kwargs):
        self.await_count += 1
        self.await_args = made = _Call((args, kwargs), two=True)
        self.await_args_list.append(made)
        effect = self.side_effect
        if effect is not None:
            if _is_exception(effect):
                raise effect
            if not _callable(effect):
                try:
                    result = next(effect)
                except StopIteration:
                    raise StopAsyncIteration  # a coroutine cannot raise the other
                if _is_exception(result):
                    raise result
            elif asyncio.iscoroutinefunction(effect):
                result = await effect(*args, **kwargs)
            else:
                result = effect(*args, **kwargs)
            if result is not DEFAULT:
                return result
        if self._mock_return_value is DEFAULT and self._mock_wraps is not None:
            made = self._mock_wraps(*args, **kwargs)
            return await made if asyncio.iscoroutinefunction(self._mock_wraps) else made
        return self.return_value

    def reset_mock(self, /, *args, **kwargs):
        """Forgets calls and awaits."""
        super(AsyncMockMixin, self).reset_mock(*args, **kwargs)
        self.await_count, self.await_args, self.await_args_list = 0, None, _CallList()


class AsyncMock(AsyncMockMixin, AsyncMagicMixin, Mock):
    """A mock of a coroutine function: what a call returns is awaited."""


class PropertyMock(Mock):
    """A mock of a property, set on a class: it is called without arguments when it is read, with the value when it is set."""

    def _get_child_mock(self, /, **kwargs):
        return MagicMock(**kwargs)

    def __get__(self, obj, obj_type=None):
        return self()

    def __set__(self, obj, value):
        self(value)
