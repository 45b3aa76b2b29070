"""Tools for functions: partial, caches, ordering."""

from types import GenericAlias, MethodType

from _functools import Memo as _Memo
from _functools import cmp_to_key, is_native_stack_short, partial, reduce

__all__ = [
    "update_wrapper", "wraps", "WRAPPER_ASSIGNMENTS", "WRAPPER_UPDATES", "total_ordering", "cache", "cmp_to_key",
    "lru_cache", "reduce", "partial", "partialmethod", "singledispatch", "singledispatchmethod", "cached_property",
]

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
WRAPPER_UPDATES = ("__dict__",)


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    for attr in assigned:
        try:
            value = getattr(wrapped, attr)
        except AttributeError:
            pass
        else:
            setattr(wrapper, attr, value)
    for attr in updated:
        getattr(wrapper, attr).update(getattr(wrapped, attr, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    return partial(update_wrapper, wrapped=wrapped, assigned=assigned, updated=updated)


# ---- total_ordering: the missing three comparisons from the one that is defined


def _gt_from_lt(self, other):
    "Return a > b.  Computed by @total_ordering from (not a < b) and (a != b)."
    result = type(self).__lt__(self, other)
    return result if result is NotImplemented else not result and self != other


def _le_from_lt(self, other):
    "Return a <= b.  Computed by @total_ordering from (a < b) or (a == b)."
    result = type(self).__lt__(self, other)
    return result if result is NotImplemented else result or self == other


def _ge_from_lt(self, other):
    "Return a >= b.  Computed by @total_ordering from (not a < b)."
    result = type(self).__lt__(self, other)
    return result if result is NotImplemented else not result


def _ge_from_le(self, other):
    "Return a >= b.  Computed by @total_ordering from (not a <= b) or (a == b)."
    result = type(self).__le__(self, other)
    return result if result is NotImplemented else not result or self == other


def _lt_from_le(self, other):
    "Return a < b.  Computed by @total_ordering from (a <= b) and (a != b)."
    result = type(self).__le__(self, other)
    return result if result is NotImplemented else result and self != other


def _gt_from_le(self, other):
    "Return a > b.  Computed by @total_ordering from (not a <= b)."
    result = type(self).__le__(self, other)
    return result if result is NotImplemented else not result


def _lt_from_gt(self, other):
    "Return a < b.  Computed by @total_ordering from (not a > b) and (a != b)."
    result = type(self).__gt__(self, other)
    return result if result is NotImplemented else not (result or self == other)


def _ge_from_gt(self, other):
    "Return a >= b.  Computed by @total_ordering from (a > b) or (a == b)."
    result = type(self).__gt__(self, other)
    return result if result is NotImplemented else result or self == other


def _le_from_gt(self, other):
    "Return a <= b.  Computed by @total_ordering from (not a > b)."
    result = type(self).__gt__(self, other)
    return result if result is NotImplemented else not result


def _le_from_ge(self, other):
    "Return a <= b.  Computed by @total_ordering from (not a >= b) or (a == b)."
    result = type(self).__ge__(self, other)
    return result if result is NotImplemented else not result or self == other


def _gt_from_ge(self, other):
    "Return a > b.  Computed by @total_ordering from (a >= b) and (a != b)."
    result = type(self).__ge__(self, other)
    return result if result is NotImplemented else result and self != other


def _lt_from_ge(self, other):
    "Return a < b.  Computed by @total_ordering from (not a >= b)."
    result = type(self).__ge__(self, other)
    return result if result is NotImplemented else not result


_convert = {
    "__lt__": [("__gt__", _gt_from_lt), ("__le__", _le_from_lt), ("__ge__", _ge_from_lt)],
    "__le__": [("__ge__", _ge_from_le), ("__lt__", _lt_from_le), ("__gt__", _gt_from_le)],
    "__gt__": [("__lt__", _lt_from_gt), ("__ge__", _ge_from_gt), ("__le__", _le_from_gt)],
    "__ge__": [("__le__", _le_from_ge), ("__gt__", _gt_from_ge), ("__lt__", _lt_from_ge)],
}


def total_ordering(cls):
    roots = {op for op in _convert if getattr(cls, op, None) is not getattr(object, op, None)}
    if not roots:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    root = max(roots)
    for name, function in _convert[root]:
        if name not in roots:
            function.__name__ = name
            setattr(cls, name, function)
    return cls


# ---- caches


class _CacheInfo(tuple):
    __slots__ = ()

    def __new__(cls, hits, misses, maxsize, currsize):
        return tuple.__new__(cls, (hits, misses, maxsize, currsize))

    hits = property(lambda self: self[0])
    misses = property(lambda self: self[1])
    maxsize = property(lambda self: self[2])
    currsize = property(lambda self: self[3])

    def __repr__(self):
        return "CacheInfo(hits=%r, misses=%r, maxsize=%r, currsize=%r)" % tuple(self)


def lru_cache(maxsize=128, typed=False):
    if isinstance(maxsize, int):
        maxsize = max(maxsize, 0)
    elif callable(maxsize) and isinstance(typed, bool):
        function, maxsize = maxsize, 128
        return _lru_cache_wrapper(function, maxsize, typed)
    elif maxsize is not None:
        raise TypeError("Expected first argument to be an integer, a callable, or None")

    def decorate(function):
        return _lru_cache_wrapper(function, maxsize, typed)

    return decorate


class _lru_cache_wrapper(_Memo):
    __module__ = "functools"
    __tp_name__ = "functools._lru_cache_wrapper"

    def __init__(self, user_function, maxsize, typed):
        self.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
        update_wrapper(self, user_function)

    def __get__(self, instance, owner=None):
        return self if instance is None else MethodType(self, instance)

    def __repr__(self):
        return f"<functools._lru_cache_wrapper object at {id(self):#x}>"

    def __reduce__(self):
        return self.__qualname__

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def cache_info(self):
        return _CacheInfo(*self._counts())

    def cache_clear(self):
        self._clear()

    if is_native_stack_short:  # as a page's: what a memoised function calls of itself nests Python's frames instead
        def __call__(self, /, *args, **kwargs):
            is_known, found = self._known(*args, **kwargs)
            return found if is_known else self._kept(found, self.__wrapped__(*args, **kwargs))


def cache(user_function, /):
    return lru_cache(maxsize=None)(user_function)


class cached_property:
    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError(
                "Cannot assign the same cached_property to two different names "
                f"({self.attrname!r} and {name!r})."
            )

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        try:
            store = instance.__dict__
        except AttributeError:
            raise TypeError(
                f"No '__dict__' attribute on {type(instance).__name__!r} "
                f"instance to cache {self.attrname!r} property."
            ) from None
        if self.attrname not in store:
            store[self.attrname] = self.func(instance)
        return store[self.attrname]

    __class_getitem__ = classmethod(GenericAlias)


# ---- methods and dispatch


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError(f"{func!r} is not callable or a descriptor")
        if isinstance(func, partialmethod):
            func, args, keywords = func.func, func.args + args, {**func.keywords, **keywords}
        self.func, self.args, self.keywords = func, args, keywords

    def __repr__(self):
        args = ", ".join(map(repr, self.args))
        keywords = ", ".join("{}={!r}".format(k, v) for k, v in self.keywords.items())
        cls = self.__class__
        return f"{cls.__module__}.{cls.__qualname__}({self.func}, {args}, {keywords})"

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)

    __class_getitem__ = classmethod(GenericAlias)

    def _make_unbound_method(self):
        def _method(cls_or_self, /, *args, **keywords):
            return self.func(cls_or_self, *self.args, *args, **{**self.keywords, **keywords})

        _method.__isabstractmethod__ = getattr(self.func, "__isabstractmethod__", False)
        _method._partialmethod = self
        return _method

    def __get__(self, obj, cls=None):
        get = getattr(self.func, "__get__", None)
        if get is not None and not hasattr(self.func, "__code__"):
            bound = get(obj, cls)
            if bound is not self.func:
                return partial(bound, *self.args, **self.keywords)
        return self._make_unbound_method().__get__(obj, cls)


def _union_members(cls):
    """The classes of a union, or None."""
    import types

    if isinstance(cls, types.UnionType):
        return cls.__args__
    import typing

    return typing.get_args(cls) if typing.get_origin(cls) is typing.Union else None


def _best_match(cls, registry):
    """The registered class nearest to `cls`: by its mro, where abstract classes stand behind what inherits from them."""
    for base in cls.__mro__[:-1]:
        if base in registry:
            return base
        # What only `issubclass` knows counts at the class that first has it.
        found = [known for known in registry if known is not object and known not in cls.__mro__ and issubclass(base, known)
                 and not any(issubclass(other, known) for other in base.__bases__ if other is not object)]
        best = [known for known in found if not any(other is not known and issubclass(other, known) for other in found)]
        if len(best) > 1:
            raise RuntimeError("Ambiguous dispatch: {} or {}".format(*best[:2]))
        if best:
            return best[0]
    return object


def singledispatch(func):
    registry, cache = {}, {}

    def dispatch(cls):
        if cls not in cache:
            cache[cls] = registry[_best_match(cls, registry)]
        return cache[cls]

    def register(cls, func=None):
        members = None if isinstance(cls, type) else _union_members(cls)
        if members is not None and all(isinstance(member, type) for member in members) or isinstance(cls, type):
            if func is None:
                return lambda f: register(cls, f)
        else:
            if func is not None:
                raise TypeError(f"Invalid first argument to `register()`. {cls!r} is not a class or union type.")
            hints = getattr(getattr(cls, "__func__", cls), "__annotations__", {})
            if not hints:
                raise TypeError(
                    f"Invalid first argument to `register()`: {cls!r}. "
                    "Use either `@register(some_class)` or plain `@register` on an annotated function."
                )
            from typing import get_type_hints

            func = cls
            name, cls = next(iter(get_type_hints(getattr(func, "__func__", func)).items()))
            members = None if isinstance(cls, type) else _union_members(cls)
            if not isinstance(cls, type) and (members is None or not all(isinstance(member, type) for member in members)):
                if members is not None:
                    raise TypeError(f"Invalid annotation for {name!r}. {cls!r} not all arguments are classes.")
                raise TypeError(f"Invalid annotation for {name!r}. {cls!r} is not a class.")
        for member in [cls] if members is None else members:
            registry[member] = func
        cache.clear()
        return func

    registry[object] = func

    def wrapper(*args, **kw):
        if not args:
            raise TypeError(f"{func.__name__} requires at least 1 positional argument")
        return dispatch(args[0].__class__)(*args, **kw)

    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = type(type.__dict__)(registry)
    wrapper._clear_cache = cache.clear
    return update_wrapper(wrapper, func)


class singledispatchmethod:
    def __init__(self, func):
        self.dispatcher = singledispatch(func)
        self.func = func

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, func=method) if method else self.dispatcher.register(cls)

    def __get__(self, obj, cls=None):
        def _method(*args, **kwargs):
            return self.dispatcher.dispatch(args[0].__class__).__get__(obj, cls)(*args, **kwargs)

        _method.register = self.register
        return update_wrapper(_method, self.func)
