"""unittest.mock: objects that record how they are used, and patch, which puts them in place of others for a while."""

import asyncio
import functools
import inspect
import sys
import types

from _mock_calls import ANY, DEFAULT, InvalidSpecError, _arguments_text, _Call, _CallList, _deleted, call, sentinel

__all__ = ("Mock", "MagicMock", "patch", "sentinel", "DEFAULT", "ANY", "call", "create_autospec", "AsyncMock", "FILTER_DIR",
           "NonCallableMock", "NonCallableMagicMock", "mock_open", "PropertyMock", "seal")  # fmt: skip
FILTER_DIR = True


_MAGIC_VALUES = {"__lt__": NotImplemented, "__gt__": NotImplemented, "__le__": NotImplemented, "__ge__": NotImplemented, "__int__": 1,
                 "__contains__": False, "__len__": 0, "__exit__": False, "__complex__": 1j, "__float__": 1.0, "__bool__": True,
                 "__index__": 1}  # fmt: skip
_MAGICS = {f"__{n}__" for n in (
    "lt gt le ge int contains len enter exit complex ceil floor trunc float bool index hash str sizeof iter next getitem setitem "
    "delitem add sub mul matmul truediv floordiv mod lshift rshift and xor or pow radd rsub rmul rmatmul rtruediv rfloordiv rmod "
    "rlshift rrshift rand rxor ror rpow iadd isub imul imatmul itruediv ifloordiv imod ilshift irshift iand ixor ior ipow neg pos abs "
    "invert divmod rdivmod round call fspath aenter aexit aiter anext eq ne format reversed missing get set delete").split()}


class NonCallableMock:
    """Each mock has a class of its own, so that special methods can be set on it alone."""

    def __new__(cls, *args, **kwargs):
        made = type(cls.__name__, (cls,), {"__doc__": cls.__doc__, "__module__": cls.__module__})
        return object.__new__(made)

    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None, **kwargs):
        own = self.__dict__
        own.update(_mock_parent=parent, _mock_name=name, _mock_new_name="", _mock_children={}, _mock_wraps=wraps, _mock_sealed=False,
                   _mock_return_value=DEFAULT, _mock_side_effect=None, _mock_methods=None, _spec_class=None, _spec_set=None,
                   called=False, call_count=0, call_args=None, call_args_list=_CallList(), method_calls=_CallList(),
                   mock_calls=_CallList())  # fmt: skip
        if spec_set is not None:
            spec = spec_set
        self._add_spec(spec, spec_set is not None)
        kwargs.pop("unsafe", None)
        kwargs.pop("_spec_asyncs", None)
        if "return_value" in kwargs:
            own["_mock_return_value"] = kwargs.pop("return_value")
        if "side_effect" in kwargs:
            own["_mock_side_effect"] = _effect(kwargs.pop("side_effect"))
        self.configure_mock(**kwargs)

    def _add_spec(self, spec, is_set):
        own = self.__dict__
        if spec is None:
            return
        if isinstance(spec, (list, tuple)):
            own["_mock_methods"] = list(spec)
        else:
            own["_spec_class"] = spec if isinstance(spec, type) else type(spec)
            own["_mock_methods"] = dir(spec)
            own["_spec_object"] = spec
        own["_spec_set"] = is_set

    def mock_add_spec(self, spec, spec_set=False):
        self._add_spec(spec, spec_set)

    @property
    def __class__(self):
        return self.__dict__.get("_spec_class") or type(self)

    def attach_mock(self, mock, attribute):
        mock.__dict__.update(_mock_parent=None, _mock_name="", _mock_new_name="")
        setattr(self, attribute, mock)

    def configure_mock(self, **kwargs):
        for name, value in sorted(kwargs.items(), key=lambda item: item[0].count(".")):
            *path, last = name.split(".")
            target = self
            for part in path:
                target = getattr(target, part)
            setattr(target, last, value)

    def _return_value(self):
        if self._mock_return_value is DEFAULT:
            self.__dict__["_mock_return_value"] = self._child("()", None)
        return self._mock_return_value

    return_value = property(lambda self: self._return_value(), lambda self, value: self._set_return_value(value))

    def _set_return_value(self, value):
        self.__dict__["_mock_return_value"] = value
        self._adopt(value, "()")

    def _adopt(self, value, name):
        """A mock without a name that is put into another becomes its child."""
        if isinstance(value, NonCallableMock) and value._mock_name is None and value._mock_parent is None:
            value.__dict__.update(_mock_parent=self, _mock_new_name=name)

    side_effect = property(lambda self: self._mock_side_effect, lambda self, value: self.__dict__.__setitem__("_mock_side_effect", _effect(value)))

    def _child(self, name, wraps):
        kind = self._child_class()
        made = kind(parent=self, wraps=wraps)
        made.__dict__["_mock_new_name"] = name
        return made

    def _child_class(self):
        for kind in type(self).__mro__:
            if kind.__module__ == "unittest.mock" and kind in _KINDS:
                return {NonCallableMock: Mock, NonCallableMagicMock: MagicMock, AsyncMock: AsyncMock, PropertyMock: MagicMock}.get(kind, kind)
        return Mock

    _get_child_mock = lambda self, **kwargs: self._child_class()(**kwargs)  # noqa: E731

    def __getattr__(self, name):
        if name in ("_mock_methods", "_mock_children") or name not in self.__dict__ and "_mock_children" not in self.__dict__:
            raise AttributeError(name)
        if self._mock_methods is not None and (name not in self._mock_methods or name in _MAGICS):
            raise AttributeError(f"Mock object has no attribute {name!r}")
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        if name.startswith(("assert", "assret", "asert", "aseert", "assrt")) or name in ("called_once", "called_with"):
            raise AttributeError(f"{name!r} is not a valid assertion. Use a spec for the mock if {name!r} is meant to be an attribute.")
        found = self._mock_children.get(name)
        if found is _deleted:
            raise AttributeError(name)
        if found is None:
            if self._mock_sealed:
                raise AttributeError(f"{self._full_name()}.{name}")
            wraps = getattr(self._mock_wraps, name) if self._mock_wraps is not None else None
            found = self._mock_children[name] = self._child(name, wraps)
        return found

    def __setattr__(self, name, value):
        if name in ("return_value", "side_effect") or name in _OWN:
            return object.__setattr__(self, name, value)
        if self._spec_set and self._mock_methods is not None and name not in self._mock_methods and name not in self.__dict__:
            raise AttributeError(f"Mock object has no attribute '{name}'")
        if name in _MAGICS:
            if isinstance(value, NonCallableMock):
                self._adopt(value, name)
                setattr(type(self), name, lambda _, *args, **kwargs: value(*args, **kwargs))
            else:
                setattr(type(self), name, value)
            self._mock_children[name] = value
            return None
        if isinstance(value, NonCallableMock):
            self._adopt(value, name)
            self._mock_children[name] = value
            self.__dict__.pop(name, None)
            return None
        if isinstance(getattr(type(self), name, None), property):
            return object.__setattr__(self, name, value)
        self.__dict__[name] = value

    def __delattr__(self, name):
        if name in _MAGICS and name in type(self).__dict__:
            delattr(type(self), name)
        if name in self.__dict__:
            del self.__dict__[name]
        elif self._mock_children.get(name) is _deleted:
            raise AttributeError(name)
        self._mock_children[name] = _deleted

    def __dir__(self):
        return sorted({*dir(type(self)), *self.__dict__, *self._mock_children, *(self._mock_methods or ())})

    def _full_name(self):
        parts, node = [], self
        while node is not None:
            new = node._mock_new_name
            if node._mock_parent is None:
                break
            parts.insert(0, new)
            node = node._mock_parent
        text = (node._mock_name or "mock") if node is not None else "mock"
        for part in parts:
            text += part if part == "()" else "." + part
        return text

    def __repr__(self):
        name = self._full_name()
        shown = f" name={name!r}" if self._mock_parent is not None or self._mock_name else ""
        spec = f" spec={self._spec_class.__name__!r}" if self._spec_class is not None else ""
        return f"<{type(self).__name__}{shown}{spec} id='{id(self)}'>"

    def reset_mock(self, visited=None, *, return_value=False, side_effect=False):
        self.__dict__.update(called=False, call_count=0, call_args=None, call_args_list=_CallList(), method_calls=_CallList(),
                             mock_calls=_CallList())  # fmt: skip
        if return_value:
            self.__dict__["_mock_return_value"] = DEFAULT
        if side_effect:
            self.__dict__["_mock_side_effect"] = None
        for child in list(self._mock_children.values()):
            if isinstance(child, NonCallableMock):
                child.reset_mock(return_value=return_value, side_effect=side_effect)
        if isinstance(self._mock_return_value, NonCallableMock) and self._mock_return_value is not self:
            self._mock_return_value.reset_mock()

    # ---- assertions

    def _name_for_error(self):
        return self._mock_name or self._mock_new_name or "mock"

    def assert_not_called(self):
        if self.call_count:
            raise AssertionError(f"Expected '{self._name_for_error()}' to not have been called. Called {self.call_count} times."
                                 + self._calls_text())  # fmt: skip

    def _calls_text(self):
        return f"\nCalls: {self.mock_calls!r}." if self.mock_calls else ""

    def assert_called(self):
        if not self.call_count:
            raise AssertionError(f"Expected '{self._name_for_error()}' to have been called.")

    def assert_called_once(self):
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._name_for_error()}' to have been called once. Called {self.call_count} times."
                                 + self._calls_text())  # fmt: skip

    def assert_called_with(self, /, *args, **kwargs):
        expected = _arguments_text(self._name_for_error(), args, kwargs)
        if self.call_args is None:
            raise AssertionError(f"expected call not found.\nExpected: {expected}\n  Actual: not called.")
        if self._bound(self.call_args) != self._bound(_Call((args, kwargs), two=True)):
            actual = _arguments_text(self._name_for_error(), *self.call_args)
            raise AssertionError(f"expected call not found.\nExpected: {expected}\n  Actual: {actual}")

    def _bound(self, made):
        """(args, kwargs) by the spec's signature, where there is one."""
        signature = self.__dict__.get("_spec_signature")
        if signature is None:
            return tuple(made[-2:]) if len(made) == 3 else tuple(made)
        try:
            bound = signature.bind(*made[-2], **made[-1])
            return bound.args, bound.kwargs
        except TypeError as error:
            return error

    def assert_called_once_with(self, /, *args, **kwargs):
        if self.call_count != 1:
            raise AssertionError(f"Expected '{self._name_for_error()}' to be called once. Called {self.call_count} times."
                                 + self._calls_text())  # fmt: skip
        return self.assert_called_with(*args, **kwargs)

    def assert_any_call(self, /, *args, **kwargs):
        wanted = self._bound(_Call((args, kwargs), two=True))
        if not any(self._bound(c) == wanted for c in self.call_args_list):
            raise AssertionError(f"{_arguments_text(self._name_for_error(), args, kwargs)} call not found")

    def assert_has_calls(self, calls, any_order=False):
        calls = list(calls)
        if not any_order:
            if calls not in self.mock_calls:
                raise AssertionError(f"Calls not found.\nExpected: {_CallList(calls)!r}\n  Actual: {self.mock_calls!r}" if self.mock_calls
                                     else f"Calls not found.\nExpected: {_CallList(calls)!r}")  # fmt: skip
            return
        left = list(self.mock_calls)
        missing = []
        for each in calls:
            if each in left:
                left.remove(each)
            else:
                missing.append(each)
        if missing:
            raise AssertionError(f"{self._name_for_error()!r} does not contain all of {tuple(missing)!r} in its call list, found {left!r} instead")


_OWN = {"return_value", "side_effect"}


def _effect(value):
    if value is None or callable(value) or isinstance(value, BaseException):
        return value
    return iter(value)


class CallableMixin:
    def __call__(self, /, *args, **kwargs):
        self._check_signature(args, kwargs)
        self._record(args, kwargs)
        return self._run(args, kwargs)

    def _check_signature(self, args, kwargs):
        signature = self.__dict__.get("_spec_signature")
        if signature is not None:
            signature.bind(*args, **kwargs)

    def _record(self, args, kwargs):
        own = self.__dict__
        own["called"], own["call_count"] = True, own["call_count"] + 1
        own["call_args"] = _Call((args, kwargs), two=True)
        self.call_args_list.append(self.call_args)
        self.mock_calls.append(_Call(("", args, kwargs)))
        name, node = self._mock_new_name, self._mock_parent
        is_method = name != "()"
        while node is not None:
            if is_method and "()" not in name:
                node.method_calls.append(_Call((name, args, kwargs)))
            node.mock_calls.append(_Call((name, args, kwargs)))
            own_name = node._mock_new_name
            if node._mock_parent is not None:
                name = own_name + ("" if name.startswith("()") else ".") + name
            node = node._mock_parent

    def _run(self, args, kwargs):
        effect = self._mock_side_effect
        if effect is not None:
            if isinstance(effect, BaseException) or (isinstance(effect, type) and issubclass(effect, BaseException)):
                raise effect
            if not callable(effect):
                result = next(effect)
                if isinstance(result, BaseException) or (isinstance(result, type) and issubclass(result, BaseException)):
                    raise result
                return self.return_value if result is DEFAULT else result
            result = effect(*args, **kwargs)
            if result is not DEFAULT:
                return result
        if self._mock_return_value is not DEFAULT:
            return self._mock_return_value
        if self._mock_wraps is not None:
            return self._mock_wraps(*args, **kwargs)
        return self.return_value


class Mock(CallableMixin, NonCallableMock):
    pass


class MagicMixin:
    def __init__(self, /, *args, **kwargs):
        super().__init__(*args, **kwargs)
        allowed = self._mock_methods
        for name in _MAGICS - {"__call__", "__get__", "__set__", "__delete__", "__missing__", "__reversed__", "__format__", "__eq__", "__ne__",
                               "__hash__", "__str__", "__sizeof__", "__next__"}:  # fmt: skip
            if allowed is None or name in allowed:
                if name not in type(self).__dict__:
                    setattr(type(self), name, _Magic(name))


class _Magic:
    """A special method that becomes a child mock at its first use."""

    def __init__(self, name):
        self.name = name

    def __get__(self, mock, owner=None):
        if mock is None:
            return self
        found = mock._mock_children.get(self.name)
        if found is None:
            name = self.name
            kind = AsyncMock if name in ("__aenter__", "__aexit__", "__anext__") else MagicMock
            found = kind(parent=mock)
            found.__dict__["_mock_new_name"] = name
            mock._mock_children[name] = found
            if name in _MAGIC_VALUES:
                found.__dict__["_mock_return_value"] = _MAGIC_VALUES[name]
            elif name == "__iter__":
                found.__dict__["_mock_side_effect"] = lambda: iter([]) if found._mock_return_value is DEFAULT else iter(found._mock_return_value)
            elif name == "__fspath__":
                found.__dict__["_mock_return_value"] = f"{type(mock).__name__}/{mock._full_name()}/{id(mock)}"
        return found


class NonCallableMagicMock(MagicMixin, NonCallableMock):
    pass


class MagicMock(MagicMixin, Mock):
    pass


class PropertyMock(Mock):
    def __get__(self, instance, owner=None):
        return self()

    def __set__(self, instance, value):
        self(value)


class AsyncMock(MagicMixin, Mock):
    def __init__(self, /, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.__dict__.update(await_count=0, await_args=None, await_args_list=_CallList())

    async def _awaited(self, args, kwargs):
        own = self.__dict__
        own["await_count"] += 1
        own["await_args"] = _Call((args, kwargs), two=True)
        own["await_args_list"].append(own["await_args"])
        effect = self._mock_side_effect
        if callable(effect) and inspect.iscoroutinefunction(effect):
            return await effect(*args, **kwargs)
        return self._run(args, kwargs)

    def __call__(self, /, *args, **kwargs):
        self._record(args, kwargs)
        return self._awaited(args, kwargs)

    def assert_awaited(self):
        if not self.await_count:
            raise AssertionError(f"Expected {self._name_for_error()} to have been awaited.")

    def assert_awaited_once(self):
        if self.await_count != 1:
            raise AssertionError(f"Expected {self._name_for_error()} to have been awaited once. Awaited {self.await_count} times.")

    def assert_awaited_with(self, /, *args, **kwargs):
        if self.await_args != _Call((args, kwargs), two=True):
            raise AssertionError(f"expected await not found.\nExpected: {_arguments_text(self._name_for_error(), args, kwargs)}\nActual: "
                                 f"{_arguments_text(self._name_for_error(), *self.await_args) if self.await_args else 'not awaited.'}")  # fmt: skip

    def assert_awaited_once_with(self, /, *args, **kwargs):
        self.assert_awaited_once()
        self.assert_awaited_with(*args, **kwargs)

    def assert_not_awaited(self):
        if self.await_count:
            raise AssertionError(f"Expected {self._name_for_error()} to not have been awaited. Awaited {self.await_count} times.")


_KINDS = (NonCallableMock, Mock, NonCallableMagicMock, MagicMock, PropertyMock, AsyncMock)


def create_autospec(spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False, **kwargs):
    """A mock whose attributes and signatures are those of `spec`."""
    is_class = isinstance(spec, type)
    if asyncio.iscoroutinefunction(spec) if not is_class else False:
        made = AsyncMock(parent=_parent, name=_name, **kwargs)
    elif isinstance(spec, (types.FunctionType, types.MethodType)):
        made = MagicMock(parent=_parent, name=_name, **kwargs)
    else:
        made = (NonCallableMagicMock if instance and not hasattr(spec, "__call__") else MagicMock)(
            spec_set=spec if spec_set else None, spec=None if spec_set else spec, parent=_parent, name=_name, **kwargs)  # fmt: skip
    try:
        if callable(spec) and not instance:
            made.__dict__["_spec_signature"] = inspect.signature(spec)
    except (ValueError, TypeError):
        pass
    if is_class:
        if not instance:
            made.return_value = create_autospec(spec, spec_set, True, _name="()")
        for name in dir(spec):
            value = getattr(spec, name, None)
            if not (name.startswith("__") and name.endswith("__")) and isinstance(value, types.FunctionType):
                child = AsyncMock() if inspect.iscoroutinefunction(value) else MagicMock()
                parameters = list(inspect.signature(value).parameters.values())
                bound = instance and not isinstance(inspect.getattr_static(spec, name), staticmethod)
                child.__dict__["_spec_signature"] = inspect.signature(value).replace(parameters=parameters[1:] if bound else parameters)
                child.__dict__.update(_mock_parent=made, _mock_new_name=name)
                made._mock_children[name] = child
    return made


def seal(mock):
    mock.__dict__["_mock_sealed"] = True
    for child in mock._mock_children.values():
        if isinstance(child, NonCallableMock) and child._mock_parent is mock:
            seal(child)


# ---- patch


def _importer(path):
    parts = path.split(".")
    found = __import__(parts[0])
    for i, part in enumerate(parts[1:], 2):
        try:
            found = getattr(found, part)
        except AttributeError:
            __import__(".".join(parts[:i]))
            found = getattr(found, part)
    return found


class _patch:
    attribute_name = None

    def __init__(self, getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs):
        if new_callable is not None and (new is not DEFAULT or autospec is not None):
            raise ValueError("Cannot use 'new' and 'new_callable' together" if new is not DEFAULT else
                             "Cannot use 'autospec' and 'new_callable' together")  # fmt: skip
        self.getter, self.attribute, self.new, self.spec, self.create = getter, attribute, new, spec, create
        self.spec_set, self.autospec, self.new_callable, self.kwargs = spec_set, autospec, new_callable, kwargs
        self.additional_patchers = []

    def copy(self):
        made = _patch(self.getter, self.attribute, self.new, self.spec, self.create, self.spec_set, self.autospec, self.new_callable, self.kwargs)
        made.attribute_name = self.attribute_name
        made.additional_patchers = [p.copy() for p in self.additional_patchers]
        return made

    def __call__(self, target):
        if isinstance(target, type):
            for name in dir(target):
                if name.startswith(patch.TEST_PREFIX) and callable(getattr(target, name)):
                    setattr(target, name, self.copy()(getattr(target, name)))
            return target
        if hasattr(target, "patchings"):
            target.patchings.append(self)
            return target
        is_async = inspect.iscoroutinefunction(target)

        def entered(stack, args, kwargs):
            extra = []
            for each in wrapped.patchings:
                value = stack.enter_context(each)
                if each.attribute_name is not None:
                    kwargs.update(value)
                elif each.new is DEFAULT:
                    extra.append(value)
            return args + tuple(extra), kwargs

        import contextlib

        if is_async:
            @functools.wraps(target)
            async def wrapped(*args, **kwargs):
                with contextlib.ExitStack() as stack:
                    args, kwargs = entered(stack, args, kwargs)
                    return await target(*args, **kwargs)
        else:
            @functools.wraps(target)
            def wrapped(*args, **kwargs):
                with contextlib.ExitStack() as stack:
                    args, kwargs = entered(stack, args, kwargs)
                    return target(*args, **kwargs)
        wrapped.patchings = [self]
        return wrapped

    def _original(self):
        try:
            return self.target.__dict__[self.attribute], True
        except (AttributeError, KeyError):
            value = getattr(self.target, self.attribute, DEFAULT)
        if value is DEFAULT and not self.create and self.attribute not in dir(__import__("builtins")):
            raise AttributeError(f"{self.target} does not have the attribute {self.attribute!r}")
        return value, False

    def __enter__(self):
        self.target = self.getter()
        self.temp_original, self.is_local = self._original()
        new = self.new
        if new is DEFAULT:
            spec = self.temp_original if self.spec is True else self.spec
            spec_set = self.temp_original if self.spec_set is True else self.spec_set
            if self.autospec is not None and self.autospec is not False:
                source = self.temp_original if self.autospec is True else self.autospec
                new = create_autospec(source, bool(spec_set), _name=self.attribute, **self.kwargs)
                if isinstance(self.target, type) and isinstance(source, types.FunctionType):
                    # As the function it stands for, it is given the instance that it is called on.
                    type(new).__get__ = lambda mock, one, owner=None: mock if one is None else types.MethodType(mock, one)
            else:
                kind = self.new_callable or (AsyncMock if inspect.iscoroutinefunction(self.temp_original) else MagicMock)
                options = dict(self.kwargs)
                if isinstance(kind, type) and issubclass(kind, NonCallableMock):
                    options["name"] = self.attribute
                    options.update({k: v for k, v in (("spec", spec), ("spec_set", spec_set)) if v is not None})
                new = kind(**options)
                if isinstance(spec if spec is not None else spec_set, type) and isinstance(new, NonCallableMock):
                    new.return_value = kind(spec=spec, spec_set=spec_set, name="()") if isinstance(new, CallableMixin) else None
        elif self.kwargs:
            raise TypeError("Can't pass kwargs to a mock we aren't creating")
        self.temp_new = new
        setattr(self.target, self.attribute, new)
        if self.attribute_name is not None:
            extra = {self.attribute_name: new} if self.new is DEFAULT else {}
            for each in self.additional_patchers:
                value = each.__enter__()
                if each.new is DEFAULT:
                    extra.update(value)
            return extra
        return new

    def __exit__(self, *exc):
        for each in reversed(self.additional_patchers):
            each.__exit__(*exc)
        if self.is_local and self.temp_original is not DEFAULT:
            setattr(self.target, self.attribute, self.temp_original)
        else:
            delattr(self.target, self.attribute)
            if not self.create and not hasattr(self.target, self.attribute):
                setattr(self.target, self.attribute, self.temp_original)
        del self.target
        return False

    _active = []

    def start(self):
        made = self.__enter__()
        self._active.append(self)
        return made

    def stop(self):
        if self not in self._active:
            return None
        self._active.remove(self)
        return self.__exit__(None, None, None)


def _target_of(target):
    try:
        module, attribute = target.rsplit(".", 1)
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f"Need a valid target to patch. You supplied: {target!r}") from None
    return functools.partial(_importer, module), attribute


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *, unsafe=False, **kwargs):
    getter, attribute = _target_of(target)
    return _patch(getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs)


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *,
                  unsafe=False, **kwargs):  # fmt: skip
    if type(target) is str:
        raise TypeError(f"{target!r} must be the actual object to be patched, not a str")
    return _patch(lambda: target, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs)


def _patch_multiple(target, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    getter = functools.partial(_importer, target) if type(target) is str else lambda: target
    if not kwargs:
        raise ValueError("Must supply at least one keyword argument with patch.multiple")
    made = [_patch(getter, name, new, spec, create, spec_set, autospec, new_callable, {}) for name, new in kwargs.items()]
    for each, name in zip(made, kwargs):
        each.attribute_name = name
    made[0].additional_patchers = made[1:]
    return made[0]


class _patch_dict:
    def __init__(self, in_dict, values=(), clear=False, **kwargs):
        self.in_dict, self.values, self.clear = in_dict, dict(values, **kwargs), clear

    def __call__(self, function):
        if isinstance(function, type):
            for name in dir(function):
                if name.startswith(patch.TEST_PREFIX) and callable(getattr(function, name)):
                    setattr(function, name, _patch_dict(self.in_dict, self.values, self.clear)(getattr(function, name)))
            return function

        @functools.wraps(function)
        def wrapped(*args, **kwargs):
            with self:
                return function(*args, **kwargs)

        return wrapped

    def __enter__(self):
        if isinstance(self.in_dict, str):
            self.in_dict = _importer(self.in_dict)
        self._original = {key: self.in_dict[key] for key in self.in_dict}
        if self.clear:
            for key in list(self.in_dict):
                del self.in_dict[key]
        for key, value in self.values.items():
            self.in_dict[key] = value
        return self.in_dict

    def __exit__(self, *exc):
        for key in list(self.in_dict):
            del self.in_dict[key]
        for key, value in self._original.items():
            self.in_dict[key] = value
        return False

    def start(self):
        made = self.__enter__()
        _patch._active.append(self)
        return made

    def stop(self):
        if self in _patch._active:
            _patch._active.remove(self)
            return self.__exit__(None, None, None)
        return None


def _stop_all():
    for each in reversed(list(_patch._active)):
        each.stop()


patch.object, patch.dict, patch.multiple, patch.stopall, patch.TEST_PREFIX = _patch_object, _patch_dict, _patch_multiple, _stop_all, "test"


def mock_open(mock=None, read_data=""):
    """A mock in place of open(), whose files read `read_data`."""
    import io

    handle = MagicMock(name="open")
    state = {}

    def fresh(*args, **kwargs):
        state["file"] = io.StringIO(read_data) if isinstance(read_data, str) else io.BytesIO(read_data)
        return DEFAULT

    handle.__enter__.return_value = handle
    for name in ("read", "readline", "readlines"):
        getattr(handle, name).side_effect = lambda *args, _name=name: getattr(state["file"], _name)(*args)
    handle.__iter__.side_effect = lambda: iter(state["file"])
    mock = mock if mock is not None else MagicMock(name="open")
    mock.side_effect, mock.return_value = fresh, handle
    return mock
