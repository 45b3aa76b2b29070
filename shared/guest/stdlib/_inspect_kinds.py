"""What kind of object something is, and attributes looked up without running code. Part of inspect."""

import collections.abc
import functools
import types

__name__ = "inspect"  # what is defined here is shown, and pickled, as that module's
__all__ = ["getattr_static", "isabstract", "isasyncgen", "isasyncgenfunction", "isawaitable", "isbuiltin", "isclass", "iscode", "iscoroutine",
           "iscoroutinefunction", "isdatadescriptor", "isframe", "isfunction", "isgenerator", "isgeneratorfunction",
           "isgetsetdescriptor", "ismemberdescriptor", "ismethod", "ismethoddescriptor", "ismethodwrapper", "ismodule", "isroutine",
           "istraceback"]  # fmt: skip
_missing = object()


def _of_type(name, kind):
    def of(object):
        return isinstance(object, kind)

    of.__name__ = of.__qualname__ = name
    return of


ismodule, isclass = _of_type("ismodule", types.ModuleType), _of_type("isclass", type)
ismethod, isfunction = _of_type("ismethod", types.MethodType), _of_type("isfunction", types.FunctionType)
isbuiltin, iscode = _of_type("isbuiltin", types.BuiltinFunctionType), _of_type("iscode", types.CodeType)
isframe, istraceback = _of_type("isframe", types.FrameType), _of_type("istraceback", types.TracebackType)
isgenerator, iscoroutine = _of_type("isgenerator", types.GeneratorType), _of_type("iscoroutine", types.CoroutineType)
isasyncgen = _of_type("isasyncgen", types.AsyncGeneratorType)
ismethodwrapper = _of_type("ismethodwrapper", types.MethodWrapperType)
isgetsetdescriptor = _of_type("isgetsetdescriptor", types.GetSetDescriptorType)
ismemberdescriptor = _of_type("ismemberdescriptor", types.MemberDescriptorType)


def _is_functionlike(obj):
    """Whether an object that is no function has all that one has."""
    if not callable(obj) or isclass(obj):
        return False
    defaults, kwdefaults = getattr(obj, "__defaults__", _missing), getattr(obj, "__kwdefaults__", _missing)
    return (isinstance(getattr(obj, "__code__", None), types.CodeType) and isinstance(getattr(obj, "__name__", None), str)
            and (defaults is None or isinstance(defaults, tuple)) and (kwdefaults is None or isinstance(kwdefaults, dict))
            and isinstance(getattr(obj, "__annotations__", _missing), (dict, type(None))))  # fmt: skip


def _flagged(obj, flag):
    while ismethod(obj):
        obj = obj.__func__
    while isinstance(obj, functools.partial):
        obj = obj.func
    return (isfunction(obj) or _is_functionlike(obj)) and bool(obj.__code__.co_flags & flag)


def isgeneratorfunction(obj):
    return _flagged(obj, 0x20)


def iscoroutinefunction(obj):
    return _flagged(obj, 0x80)


def isasyncgenfunction(obj):
    return _flagged(obj, 0x200)


def isawaitable(object):
    if isgenerator(object) and object.gi_code.co_flags & 0x100:
        return True
    return iscoroutine(object) or isinstance(object, collections.abc.Awaitable)


def isabstract(object):
    """Whether the class has abstract methods, also while it is being made."""
    return isclass(object) and bool(object.__flags__ & 1 << 20)


def ismethoddescriptor(object):
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    kind = type(object)
    return hasattr(kind, "__get__") and not hasattr(kind, "__set__")


def isdatadescriptor(object):
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    kind = type(object)
    return hasattr(kind, "__set__") or hasattr(kind, "__delete__")


def isroutine(object):
    return isbuiltin(object) or isfunction(object) or ismethod(object) or ismethoddescriptor(object) or ismethodwrapper(object)


def _in_classes(classes, attr):
    for each in classes:
        if attr in (space := type.__getattribute__(each, "__dict__")):
            return space[attr]
    return _missing


def _in_instance(obj, attr):
    """What the instance's own __dict__ has, unless a class has an attribute of that name in its place."""
    shadow = _in_classes(type(obj).__mro__, "__dict__")
    if shadow is not _missing and not isinstance(shadow, types.GetSetDescriptorType):
        return _missing
    try:
        return dict.get(object.__getattribute__(obj, "__dict__"), attr, _missing)
    except (AttributeError, TypeError):
        return _missing


def getattr_static(obj, attr, default=_missing):
    """An attribute as it stands in the object or its classes: no descriptor and no __getattr__ is called."""
    is_class = issubclass(type(obj), type)
    klass = obj if is_class else type(obj)
    of_instance = _missing if is_class else _in_instance(obj, attr)
    of_class = _in_classes(type.__getattribute__(klass, "__mro__"), attr)
    if of_instance is not _missing and of_class is not _missing:
        kind = type(of_class).__mro__
        has_setter = _in_classes(kind, "__set__") is not _missing or _in_classes(kind, "__delete__") is not _missing
        return of_class if has_setter and _in_classes(kind, "__get__") is not _missing else of_instance
    for found in (of_instance, of_class, _in_classes(type(klass).__mro__, attr) if is_class else _missing):
        if found is not _missing:
            return found
    if default is _missing:
        raise AttributeError(attr)
    return default
