"""Names of the types that have no builtin name."""

import sys

from _inspection import SimpleNamespace

__all__ = [
    "FunctionType", "LambdaType", "CodeType", "MappingProxyType", "SimpleNamespace", "CellType", "GeneratorType",
    "CoroutineType", "AsyncGeneratorType", "MethodType", "BuiltinFunctionType", "BuiltinMethodType",
    "WrapperDescriptorType", "MethodWrapperType", "MethodDescriptorType", "ClassMethodDescriptorType", "ModuleType",
    "TracebackType", "FrameType", "GetSetDescriptorType", "MemberDescriptorType", "new_class", "resolve_bases",
    "prepare_class", "DynamicClassAttribute", "coroutine", "GenericAlias", "UnionType", "EllipsisType", "NoneType",
    "NotImplementedType",
]


def _f():
    pass


FunctionType = type(_f)
LambdaType = FunctionType
CodeType = type(_f.__code__)
MappingProxyType = type(type.__dict__)


def _g():
    yield 1


GeneratorType = type(_g())


async def _c():
    pass


_c = _c()
CoroutineType = type(_c)
_c.close()


async def _ag():
    yield


_ag = _ag()
AsyncGeneratorType = type(_ag)


class _C:
    def _m(self):
        pass


MethodType = type(_C()._m)
BuiltinFunctionType = type(len)
BuiltinMethodType = type([].append)
WrapperDescriptorType = type(object.__init__)
MethodWrapperType = type(object().__str__)
MethodDescriptorType = type(str.join)
ClassMethodDescriptorType = type(dict.__dict__["fromkeys"])
ModuleType = type(sys)

try:
    raise TypeError
except TypeError as exc:
    TracebackType = type(exc.__traceback__)
    FrameType = type(exc.__traceback__.tb_frame)


class anext_awaitable:
    """What anext(iterator, default) gives: the awaitable, at whose StopAsyncIteration the default is the result."""

    __slots__ = ("_awaited", "_default")
    __module__ = "builtins"

    def __init__(self, awaitable, default):
        method = getattr(type(awaitable), "__await__", None)
        if method is None:
            raise TypeError(f"object {type(awaitable).__name__} can't be used in 'await' expression")
        self._awaited, self._default = method(awaitable), default

    def __await__(self):
        return self

    __iter__ = __await__

    def _step(self, method, *args):
        try:
            return getattr(self._awaited, method)(*args)
        except StopAsyncIteration:
            raise StopIteration(self._default) from None

    def __next__(self):
        return self._step("__next__")

    def send(self, value):
        return self._step("send", value)

    def throw(self, *exception):
        return self._step("throw", *exception)

    def close(self):
        return self._step("close")


def _cell_factory():
    a = 1

    def f():
        return a

    return f.__closure__[0]


CellType = type(_cell_factory())
GetSetDescriptorType = type(FunctionType.__dict__["__code__"])
MemberDescriptorType = type(type("_S", (), {"__slots__": ("x",)}).__dict__["x"])
GenericAlias = type(list[int])
UnionType = type(int | str)
EllipsisType = type(Ellipsis)
NoneType = type(None)
NotImplementedType = type(NotImplemented)

del _f, _g, _c, _ag, _C, _cell_factory


def new_class(name, bases=(), kwds=None, exec_body=None):
    resolved = resolve_bases(bases)
    meta, namespace, kwds = prepare_class(name, resolved, kwds)
    if exec_body is not None:
        exec_body(namespace)
    if resolved is not bases:
        namespace["__orig_bases__"] = bases
    return meta(name, resolved, namespace, **kwds)


def resolve_bases(bases):
    made, changed = [], False
    for base in bases:
        entries = None if isinstance(base, type) else getattr(base, "__mro_entries__", None)
        if entries is None:
            made.append(base)
        else:
            changed = True
            made.extend(entries(bases))
    return tuple(made) if changed else bases


def prepare_class(name, bases=(), kwds=None):
    kwds = dict(kwds or {})
    meta = kwds.pop("metaclass", type(bases[0]) if bases else type)
    if isinstance(meta, type):
        for base in bases:
            if issubclass(type(base), meta):
                meta = type(base)
            elif not issubclass(meta, type(base)):
                raise TypeError(
                    "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass "
                    "of the metaclasses of all its bases"
                )
    namespace = meta.__prepare__(name, bases, **kwds) if hasattr(meta, "__prepare__") else {}
    return meta, namespace, kwds


class DynamicClassAttribute:
    """A property that an instance has and the class does not: its __getattr__ answers there."""

    def __init__(self, fget=None, fset=None, fdel=None, doc=None):
        self.fget, self.fset, self.fdel = fget, fset, fdel
        self.__doc__ = doc or getattr(fget, "__doc__", None)
        self.overwrite_doc = doc is None
        self.__isabstractmethod__ = bool(getattr(fget, "__isabstractmethod__", False))

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.__isabstractmethod__:
                return self
            raise AttributeError()
        if self.fget is None:
            raise AttributeError("unreadable attribute")
        return self.fget(instance)

    def __set__(self, instance, value):
        if self.fset is None:
            raise AttributeError("can't set attribute")
        self.fset(instance, value)

    def __delete__(self, instance):
        if self.fdel is None:
            raise AttributeError("can't delete attribute")
        self.fdel(instance)

    def getter(self, fget):
        return type(self)(fget, self.fset, self.fdel, self.__doc__)

    def setter(self, fset):
        return type(self)(self.fget, fset, self.fdel, self.__doc__)

    def deleter(self, fdel):
        return type(self)(self.fget, self.fset, fdel, self.__doc__)


class _GeneratorWrapper:
    """An awaitable around what a function gave that only behaves as a generator does."""

    def __init__(self, gen):
        self.__wrapped = gen
        self.__isgen = gen.__class__ is GeneratorType
        self.__name__ = getattr(gen, "__name__", None)
        self.__qualname__ = getattr(gen, "__qualname__", None)

    def send(self, val):
        return self.__wrapped.send(val)

    def throw(self, tp, *rest):
        return self.__wrapped.throw(tp, *rest)

    def close(self):
        return self.__wrapped.close()

    @property
    def gi_code(self):
        return self.__wrapped.gi_code

    @property
    def gi_frame(self):
        return self.__wrapped.gi_frame

    @property
    def gi_running(self):
        return self.__wrapped.gi_running

    @property
    def gi_yieldfrom(self):
        return self.__wrapped.gi_yieldfrom

    cr_code, cr_frame, cr_running, cr_await = gi_code, gi_frame, gi_running, gi_yieldfrom

    def __next__(self):
        return next(self.__wrapped)

    def __iter__(self):
        return self.__wrapped if self.__isgen else self

    __await__ = __iter__


def coroutine(func):
    """Makes what a generator function gives awaitable."""
    if not callable(func):
        raise TypeError("types.coroutine() expects a callable")
    generator, coroutine_flag, iterable = 0x20, 0x80, 0x100
    if func.__class__ is FunctionType and getattr(func, "__code__", None).__class__ is CodeType:
        flags = func.__code__.co_flags
        if flags & (coroutine_flag | iterable):
            return func
        if flags & generator:
            func.__code__ = func.__code__.replace(co_flags=flags | iterable)
            return func
    import collections.abc as _collections_abc
    import functools

    @functools.wraps(func)
    def wrapped(*args, **kwargs):
        made = func(*args, **kwargs)
        if made.__class__ is CoroutineType or made.__class__ is GeneratorType and made.gi_code.co_flags & iterable:
            return made
        if isinstance(made, _collections_abc.Generator) and not isinstance(made, _collections_abc.Coroutine):
            return _GeneratorWrapper(made)
        return made

    return wrapped
