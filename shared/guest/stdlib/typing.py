"""Type hints: every name of CPython 3.11's typing can be imported, subscripted and printed."""

import collections
import collections.abc
import contextlib
import functools
import operator
import re
import sys
from abc import ABCMeta, abstractmethod

from types import FunctionType, GenericAlias, GetSetDescriptorType, NoneType, UnionType

__all__ = [
    "AbstractSet", "Annotated", "Any", "AnyStr", "AsyncContextManager", "AsyncGenerator", "AsyncIterable", "AsyncIterator",
    "Awaitable", "BinaryIO", "ByteString", "Callable", "ChainMap", "ClassVar", "Collection", "Concatenate", "Container",
    "ContextManager", "Coroutine", "Counter", "DefaultDict", "Deque", "Dict", "Final", "ForwardRef", "FrozenSet",
    "Generator", "Generic", "Hashable", "IO", "ItemsView", "Iterable", "Iterator", "KeysView", "List", "Literal",
    "LiteralString", "Mapping", "MappingView", "Match", "MutableMapping", "MutableSequence", "MutableSet", "NamedTuple",
    "Never", "NewType", "NoReturn", "NotRequired", "Optional", "OrderedDict", "ParamSpec", "ParamSpecArgs",
    "ParamSpecKwargs", "Pattern", "Protocol", "Required", "Reversible", "Self", "Sequence", "Set", "Sized", "SupportsAbs",
    "SupportsBytes", "SupportsComplex", "SupportsFloat", "SupportsIndex", "SupportsInt", "SupportsRound", "TYPE_CHECKING",
    "Text", "TextIO", "Tuple", "Type", "TypeAlias", "TypeGuard", "TypeVar", "TypeVarTuple", "TypedDict", "Union", "Unpack",
    "ValuesView", "assert_never", "assert_type", "cast", "clear_overloads", "dataclass_transform", "final", "get_args",
    "get_origin", "get_overloads", "get_type_hints", "is_typeddict", "no_type_check", "no_type_check_decorator",
    "overload", "reveal_type", "runtime_checkable",
]

TYPE_CHECKING = False


def _type_repr(obj):
    if isinstance(obj, GenericAlias):
        return repr(obj)
    if isinstance(obj, type):
        return obj.__qualname__ if obj.__module__ == "builtins" else f"{obj.__module__}.{obj.__qualname__}"
    if obj is ...:
        return "..."
    if callable(obj) and hasattr(obj, "__code__"):
        return obj.__name__
    return repr(obj)


def _type_convert(arg, module=None, *, allow_special_forms=False):
    if arg is None:
        return NoneType
    if isinstance(arg, str):
        return ForwardRef(arg, module=module, is_class=allow_special_forms)
    return arg


_cleanups = []


def _tp_cache(func=None, /, *, typed=False):
    """The same form for the same hashable arguments."""
    if func is None:
        return functools.partial(_tp_cache, typed=typed)
    remembered = functools.lru_cache(typed=typed)(func)
    _cleanups.append(remembered.cache_clear)

    @functools.wraps(func)
    def get(*args, **kwargs):
        try:
            return remembered(*args, **kwargs)
        except TypeError:
            return func(*args, **kwargs)  # unhashable, or the error itself

    return get


def _type_check(arg, msg, is_argument=True, module=None, *, allow_special_forms=False):
    """What stands for a type: not a bare form or a value, of which `msg` tells.

    `allow_special_forms` is for the body of a class, where ClassVar and Final stand; Final also where no argument is."""
    arg = _type_convert(arg, module, allow_special_forms=allow_special_forms)
    refused = (Generic, Protocol)
    if not allow_special_forms:
        refused += (ClassVar, Final) if is_argument else (ClassVar,)
    if isinstance(arg, _GenericAlias) and arg.__origin__ in refused:
        raise TypeError(f"{arg} is not valid as type argument")
    if arg in (Any, LiteralString, NoReturn, Never, Self, TypeAlias) or allow_special_forms and arg in (ClassVar, Final):
        return arg
    if isinstance(arg, _SpecialForm) or arg in (Generic, Protocol):
        raise TypeError(f"Plain {arg} is not valid as type argument")
    if type(arg) is tuple:
        raise TypeError(f"{msg} Got {arg!r:.100}.")
    return arg


def _unpacked_parts(arg):
    """The types of an unpacked tuple without `...`; None of all else."""
    if isinstance(arg, _UnpackGenericAlias):
        inner = arg.__args__[0]
        if isinstance(inner, (_GenericAlias, GenericAlias)) and inner.__origin__ is tuple and ... not in inner.__args__:
            return inner.__args__
    return None


def _bound_to(parameters, args, alias):
    """{parameter: what it becomes}: a TypeVarTuple takes what the others leave, a ParamSpec a list."""
    flat = []
    for arg in args:
        parts = _unpacked_parts(arg)
        flat += [arg] if parts is None else parts
    args = tuple(flat)
    variadic = [i for i, p in enumerate(parameters) if isinstance(p, TypeVarTuple)]
    if len(parameters) == 1 and isinstance(parameters[0], ParamSpec):
        if not (len(args) == 1 and (isinstance(args[0], (list, ParamSpec)) or args[0] is ... or _is_concatenate(args[0]))):
            args = (list(args),)
    if variadic:
        at, extra = variadic[0], len(args) - len(parameters) + 1
        if extra < 0:
            raise TypeError(f"Too few arguments for {alias}; actual {len(args)}, expected at least {len(parameters) - 1}")
        args = (*args[:at], tuple(args[at : at + extra]), *args[at + extra :])
    if len(args) != len(parameters):
        word = "many" if len(args) > len(parameters) else "few"
        raise TypeError(f"Too {word} arguments for {alias}; actual {len(args)}, expected {len(parameters)}")
    table = {}
    for parameter, arg in zip(parameters, args):
        if isinstance(parameter, ParamSpec) and isinstance(arg, (list, tuple)):
            arg = tuple(map(_type_convert, arg))
        table[parameter] = arg
    return table


def _check_generic(cls, parameters, elen):
    """Refuses another number of parameters than `elen`, or any for 0; -1 takes all."""
    if not elen:
        raise TypeError(f"{cls} is not a generic class")
    if elen >= 0 and len(parameters) != elen:
        word = "many" if len(parameters) > elen else "few"
        raise TypeError(f"Too {word} arguments for {cls}; actual {len(parameters)}, expected {elen}")


def _value_and_type_iter(parameters):
    return ((value, type(value)) for value in parameters)


def _deduplicate(params):
    """Each once, where it stands first."""
    unique = []
    for each in params:
        if each not in unique:
            unique.append(each)
    return unique


def _is_concatenate(arg):
    return isinstance(arg, _GenericAlias) and arg.__origin__ is Concatenate


def _is_param_expr(arg):
    """What may stand for a ParamSpec."""
    return arg is ... or isinstance(arg, (tuple, list, ParamSpec)) or _is_concatenate(arg)


def _is_open_tuple(arg):
    """*tuple[X, ...]"""
    parts = None if isinstance(arg, type) else getattr(arg, "__typing_unpacked_tuple_args__", None)
    return bool(parts) and len(parts) == 2 and parts[-1] is ...


def _collect_parameters(args):
    found = []
    for arg in args:
        if isinstance(arg, (TypeVar, ParamSpec, TypeVarTuple)):
            if arg not in found:
                found.append(arg)
        elif isinstance(arg, (list, tuple)):
            found += [p for p in _collect_parameters(arg) if p not in found]
        elif not isinstance(arg, type):
            found += [p for p in getattr(arg, "__parameters__", ()) if p not in found]
    return tuple(found)


def _substitute(arg, table):
    if isinstance(arg, (TypeVar, ParamSpec, TypeVarTuple)):
        return table.get(arg, arg)
    if isinstance(arg, list):
        return [_substitute(a, table) for a in arg]
    inner = () if isinstance(arg, type) else getattr(arg, "__parameters__", ())
    if inner:
        if isinstance(arg, _GenericAlias):
            return arg.copy_with(_substituted(arg.__args__, table))
        given = []
        for p in inner:
            value = table.get(p, p)
            given += value if isinstance(p, TypeVarTuple) and isinstance(value, tuple) else [value]
        return arg[tuple(given)]
    return arg


def _substituted(args, table):
    """As _substitute, with what TypeVarTuples and the parameters of a Callable become in the place of one."""
    out = []
    for arg in args:
        if isinstance(arg, _UnpackGenericAlias) and isinstance(arg.__args__[0], TypeVarTuple):
            value = table.get(arg.__args__[0], (arg,))
            out += value if isinstance(value, tuple) else [value]
        elif isinstance(arg, ParamSpec) and isinstance(table.get(arg), tuple) and len(args) > 1:
            out += table[arg]
        elif _is_concatenate(arg):
            made = _substitute(arg, table)
            out += made if isinstance(made, tuple) else [made]
        else:
            out.append(_substitute(arg, table))
    return tuple(out)


class _Final:
    __slots__ = ("__weakref__",)

    def __init_subclass__(cls, /, *args, **kwds):
        if "_root" not in kwds:
            raise TypeError("Cannot subclass special typing classes")


class _NotIterable:
    """Takes __iter__ from what has __getitem__, or from a base class."""

    __slots__ = ()
    __iter__ = None


class _SpecialForm(_Final, _NotIterable, _root=True):
    __slots__ = ("_name", "__doc__", "_getitem")

    def __init__(self, getitem):
        self._getitem = getitem
        self._name = getitem.__name__
        self.__doc__ = getitem.__doc__

    def __getattr__(self, item):
        if item in ("__name__", "__qualname__"):
            return self._name
        raise AttributeError(item)

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass {self!r}")

    def __repr__(self):
        return "typing." + self._name

    def __call__(self, *args, **kwds):
        raise TypeError(f"Cannot instantiate {self!r}")

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __instancecheck__(self, obj):
        raise TypeError(f"{self} cannot be used with isinstance()")

    def __subclasscheck__(self, cls):
        raise TypeError(f"{self} cannot be used with issubclass()")

    def __getitem__(self, parameters):
        return self._of(parameters, tuple(map(type, parameters)) if isinstance(parameters, tuple) else None)  # 1 is not True

    @_tp_cache(typed=True)
    def _of(self, parameters, types):
        return self._getitem(self, parameters)

    def __reduce__(self):
        return self._name


class _AnyMeta(type):
    def __instancecheck__(self, obj):
        if self is Any:
            raise TypeError("typing.Any cannot be used with isinstance()")
        return super().__instancecheck__(obj)

    def __repr__(self):
        return "typing.Any" if self is Any else super().__repr__()


class Any(metaclass=_AnyMeta):
    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError("Any cannot be instantiated")
        return super().__new__(cls)


class ForwardRef(_Final, _root=True):
    __slots__ = (
        "__forward_arg__", "__forward_code__", "__forward_evaluated__", "__forward_value__", "__forward_is_argument__",
        "__forward_is_class__", "__forward_module__",
    )

    def __init__(self, arg, is_argument=True, module=None, *, is_class=False):
        if not isinstance(arg, str):
            raise TypeError(f"Forward reference must be a string -- got {arg!r}")
        try:
            code = compile(f"({arg},)[0]" if arg.startswith("*") else arg, "<string>", "eval")
        except SyntaxError:
            raise SyntaxError(f"Forward reference must be an expression -- got {arg!r}")
        self.__forward_arg__, self.__forward_code__ = arg, code
        self.__forward_evaluated__, self.__forward_value__, self.__forward_is_argument__ = False, None, is_argument
        self.__forward_is_class__ = is_class
        self.__forward_module__ = module

    def _evaluate(self, globalns, localns, recursive_guard):
        """The type that is meant; the reference itself while it is being evaluated further out."""
        if self.__forward_arg__ in recursive_guard:
            return self
        if not self.__forward_evaluated__ or localns is not globalns:
            if globalns is None:
                globalns = {} if localns is None else localns
            if localns is None:
                localns = globalns
            if self.__forward_module__ is not None:
                globalns = getattr(sys.modules.get(self.__forward_module__), "__dict__", globalns)
            found = _type_check(eval(self.__forward_code__, globalns, localns), "Forward references must evaluate to types.",
                                is_argument=self.__forward_is_argument__, allow_special_forms=self.__forward_is_class__)
            self.__forward_value__ = _eval_type(found, globalns, localns, recursive_guard | {self.__forward_arg__})
            self.__forward_evaluated__ = True
        return self.__forward_value__

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        if self.__forward_evaluated__ and other.__forward_evaluated__:
            return (self.__forward_arg__, self.__forward_value__) == (other.__forward_arg__, other.__forward_value__)
        return (self.__forward_arg__, self.__forward_module__) == (other.__forward_arg__, other.__forward_module__)

    def __hash__(self):
        return hash((self.__forward_arg__, self.__forward_module__))

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __repr__(self):
        module = "" if self.__forward_module__ is None else f", module={self.__forward_module__!r}"
        return f"ForwardRef({self.__forward_arg__!r}{module})"


class _BaseGenericAlias(_Final, _root=True):
    """What List and List[int] have in common: they stand for `origin` and lead to its attributes."""

    def __init__(self, origin, *, inst=True, name=None):
        self._inst = inst
        self._name = name
        self.__origin__ = origin
        self.__slots__ = None  # not the origin's

    def __setattr__(self, attr, value):
        """Attributes that are no dunder go to the origin, as they come from there."""
        is_own = attr in ("_name", "_inst", "_nparams", "_paramspec_tvars") or attr.startswith("__") and attr.endswith("__")
        if is_own:
            super().__setattr__(attr, value)
        else:
            setattr(self.__origin__, attr, value)

    def __dir__(self):
        return [*super().__dir__(), *(name for name in dir(self.__origin__) if not name.startswith("__"))]

    def __call__(self, *args, **kwargs):
        if not self._inst:
            raise TypeError(f"Type {self._name} cannot be instantiated; use {self.__origin__.__name__}() instead")
        result = self.__origin__(*args, **kwargs)
        try:
            result.__orig_class__ = self
        except AttributeError:
            pass
        return result

    def __getattr__(self, attr):
        if attr in ("__name__", "__qualname__"):
            return self._name or self.__origin__.__name__
        if "__origin__" in self.__dict__ and not (attr.startswith("__") and attr.endswith("__")):
            return getattr(self.__origin__, attr)
        raise AttributeError(attr)

    def __mro_entries__(self, bases):
        """The origin, and Generic where no later base brings it."""
        result = [] if self.__origin__ in bases else [self.__origin__]
        later = bases[bases.index(self) + 1 :]
        if not any(isinstance(b, _BaseGenericAlias) or isinstance(b, type) and issubclass(b, Generic) for b in later):
            result.append(Generic)
        return tuple(result)

    def __instancecheck__(self, obj):
        return self.__subclasscheck__(type(obj))

    def __subclasscheck__(self, cls):
        raise TypeError("Subscripted generics cannot be used with class and instance checks")


class _GenericAlias(_BaseGenericAlias, _root=True):
    """origin[args] for the forms of this module."""

    def __init__(self, origin, args, *, inst=True, name=None, _paramspec_tvars=False):
        super().__init__(origin, inst=inst, name=name)
        self.__args__ = args if isinstance(args, tuple) else (args,)
        self.__parameters__ = _collect_parameters(self.__args__)
        self._paramspec_tvars = _paramspec_tvars
        if not name:
            self.__module__ = origin.__module__

    @_tp_cache
    def __getitem__(self, args):
        if self.__origin__ in (Generic, Protocol):
            raise TypeError(f"Cannot subscript already-subscripted {self}")
        if not self.__parameters__:
            raise TypeError(f"{self} is not a generic class")
        if not isinstance(args, tuple):
            args = (args,)
        args = tuple(_type_convert(a) for a in args)
        return self.copy_with(_substituted(self.__args__, _bound_to(self.__parameters__, args, self)))

    def copy_with(self, args):
        return self.__class__(self.__origin__, args, name=self._name, inst=self._inst)

    def __reduce__(self):
        origin = globals()[self._name] if self._name else self.__origin__
        args = self.__args__
        if len(args) == 1 and not isinstance(args[0], tuple):
            (args,) = args
        return operator.getitem, (origin, args)

    def __mro_entries__(self, bases):
        if isinstance(self.__origin__, _SpecialForm):
            raise TypeError(f"Cannot subclass {self!r}")
        if self._name:
            return super().__mro_entries__(bases)
        if self.__origin__ is Generic:
            if Protocol in bases:
                return ()
            index = bases.index(self)
            for base in bases[index + 1:]:
                if isinstance(base, _GenericAlias) and base is not self:
                    return ()
        return (self.__origin__,)

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __iter__(self):
        yield Unpack[self]

    def __or__(self, right):
        return Union[self, right]

    def __ror__(self, left):
        return Union[left, self]

    def __repr__(self):
        name = f"typing.{self._name}" if self._name else _type_repr(self.__origin__)
        if not self.__args__:
            return f"{name}[()]"
        return f"{name}[{', '.join(map(_type_repr, self.__args__))}]"


class _CallableGenericAlias(_NotIterable, _GenericAlias, _root=True):
    def _takes_no_list(self):
        """Whether `...`, a ParamSpec or a Concatenate stands for the parameters."""
        return len(self.__args__) == 2 and _is_param_expr(self.__args__[0])

    def __repr__(self):
        *parameters, result = map(_type_repr, self.__args__)
        shown = parameters[0] if self._takes_no_list() else f"[{', '.join(parameters)}]"
        return f"typing.Callable[{shown}, {result}]"

    def __reduce__(self):
        args = self.__args__
        return operator.getitem, (Callable, args if self._takes_no_list() else (list(args[:-1]), args[-1]))


class _UnionGenericAlias(_NotIterable, _GenericAlias, _root=True):
    def copy_with(self, args):
        return Union[args]

    def __eq__(self, other):
        if not isinstance(other, (_UnionGenericAlias, UnionType)):
            return NotImplemented
        return set(self.__args__) == set(other.__args__)

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __instancecheck__(self, obj):
        return any(isinstance(obj, arg) for arg in self.__args__)

    def __subclasscheck__(self, cls):
        return any(issubclass(cls, arg) for arg in self.__args__)

    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and NoneType in args:
            return f"typing.Optional[{_type_repr(args[0] if args[1] is NoneType else args[1])}]"
        return super().__repr__()

    def __reduce__(self):
        function, (_, args) = super().__reduce__()
        return function, (Union, args)


class _LiteralGenericAlias(_GenericAlias, _root=True):
    def __eq__(self, other):
        if not isinstance(other, _LiteralGenericAlias):
            return NotImplemented
        return set(_value_and_type_iter(self.__args__)) == set(_value_and_type_iter(other.__args__))

    def __hash__(self):
        return hash(frozenset(_value_and_type_iter(self.__args__)))


class _UnpackGenericAlias(_GenericAlias, _root=True):
    """*Ts"""

    @property
    def __typing_is_unpacked_typevartuple__(self):
        return isinstance(self.__args__[0], TypeVarTuple)

    @property
    def __typing_unpacked_tuple_args__(self):
        inner = self.__args__[0]
        return inner.__args__ if getattr(inner, "__origin__", None) is tuple else None

    def __repr__(self):
        return "*" + repr(self.__args__[0])

    def __getitem__(self, args):
        """A TypeVarTuple becomes all that is given."""
        return args if self.__typing_is_unpacked_typevartuple__ else super().__getitem__(args)

    def copy_with(self, args):
        return Unpack[args]


class _ConcatenateGenericAlias(_GenericAlias, _root=True):
    def copy_with(self, args):
        """What the last parameter became decides: a list of types, another Concatenate, or `...`."""
        if isinstance(args[-1], (list, tuple)):
            return (*args[:-1], *args[-1])
        if isinstance(args[-1], _ConcatenateGenericAlias):
            args = (*args[:-1], *args[-1].__args__)
        return super().copy_with(args)


class _AnnotatedAlias(_NotIterable, _GenericAlias, _root=True):
    def __init__(self, origin, metadata):
        if isinstance(origin, _AnnotatedAlias):
            metadata = origin.__metadata__ + metadata
            origin = origin.__origin__
        super().__init__(origin, origin)
        self.__metadata__ = metadata

    def __getattr__(self, attr):
        return "Annotated" if attr in ("__name__", "__qualname__") else super().__getattr__(attr)

    def copy_with(self, args):
        return _AnnotatedAlias(args[0], self.__metadata__)

    def __repr__(self):
        return f"typing.Annotated[{_type_repr(self.__origin__)}, {', '.join(map(repr, self.__metadata__))}]"

    def __eq__(self, other):
        if not isinstance(other, _AnnotatedAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__metadata__ == other.__metadata__

    def __hash__(self):
        return hash((self.__origin__, self.__metadata__))

    def __reduce__(self):
        return operator.getitem, (Annotated, (self.__origin__, *self.__metadata__))


@_SpecialForm
def Union(self, parameters):
    if parameters == ():
        raise TypeError("Cannot take a Union of no types.")
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    flat = []
    for p in (_type_check(p, "Union[arg, ...]: each arg must be a type.") for p in parameters):
        if isinstance(p, (_GenericAlias, UnionType)) and (isinstance(p, UnionType) or p.__origin__ is Union):
            flat.extend(p.__args__)
        else:
            flat.append(p)
    unique = _deduplicate(flat)
    if len(unique) == 1:
        return unique[0]
    return _UnionGenericAlias(self, tuple(unique), name="Optional" if len(unique) == 2 and NoneType in unique else None)


@_SpecialForm
def Optional(self, parameters):
    return Union[_type_check(parameters, f"{self} requires a single type."), type(None)]


@_SpecialForm
def Literal(self, parameters):
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    flat = []
    for p in parameters:
        flat.extend(p.__args__ if isinstance(p, _GenericAlias) and p.__origin__ is Literal else (p,))
    try:
        flat = [value for value, _ in dict.fromkeys(_value_and_type_iter(flat))]
    except TypeError:
        pass  # what has no hash stays as often as it is given
    return _LiteralGenericAlias(self, tuple(flat))


def _wrap_one(self, parameters, text=None):
    item = _type_check(parameters, text or f"{self} accepts only single type.")
    return (_UnpackGenericAlias if self is Unpack else _GenericAlias)(self, (item,))


@_SpecialForm
def ClassVar(self, parameters):
    return _wrap_one(self, parameters)


@_SpecialForm
def Final(self, parameters):
    return _wrap_one(self, parameters)


@_SpecialForm
def TypeGuard(self, parameters):
    return _wrap_one(self, parameters)


@_SpecialForm
def Required(self, parameters):
    return _wrap_one(self, parameters, f"{self._name} accepts only a single type.")


@_SpecialForm
def NotRequired(self, parameters):
    return _wrap_one(self, parameters, f"{self._name} accepts only a single type.")


@_SpecialForm
def Unpack(self, parameters):
    return _wrap_one(self, parameters)


@_SpecialForm
def Concatenate(self, parameters):
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    if parameters == ():
        raise TypeError("Cannot take a Concatenate of no types.")
    if not (parameters[-1] is ... or isinstance(parameters[-1], ParamSpec)):
        raise TypeError("The last parameter to Concatenate should be a ParamSpec variable or ellipsis.")
    return _ConcatenateGenericAlias(self, tuple(map(_type_convert, parameters)), _paramspec_tvars=True)


def _no_arguments(self, parameters):
    raise TypeError(f"{self} is not subscriptable")


@_SpecialForm
def NoReturn(self, parameters):
    _no_arguments(self, parameters)


@_SpecialForm
def Never(self, parameters):
    _no_arguments(self, parameters)


@_SpecialForm
def Self(self, parameters):
    _no_arguments(self, parameters)


@_SpecialForm
def LiteralString(self, parameters):
    _no_arguments(self, parameters)


@_SpecialForm
def TypeAlias(self, parameters):
    _no_arguments(self, parameters)


class Annotated:
    __slots__ = ()

    def __new__(cls, *args, **kwargs):
        raise TypeError("Type Annotated cannot be instantiated.")

    def __init_subclass__(cls, *args, **kwargs):
        raise TypeError(f"Cannot subclass {cls.__module__}.Annotated")

    def __class_getitem__(cls, params):
        if not isinstance(params, tuple) or len(params) < 2:
            raise TypeError("Annotated[...] should be used with at least two arguments (a type and an annotation).")
        return cls._of(*params)

    @classmethod
    @_tp_cache(typed=True)
    def _of(cls, origin, *metadata):
        return _AnnotatedAlias(_type_convert(origin), metadata)


class _Variable(_Final, _root=True):
    __slots__ = ("__dict__",)

    def __init__(self, name, bound=None, covariant=False, contravariant=False):
        if covariant and contravariant:
            raise ValueError("Bivariant types are not supported.")
        self.__name__ = name
        self.__covariant__ = bool(covariant)
        self.__contravariant__ = bool(contravariant)
        self.__bound__ = _type_check(bound, "Bound must be a type.") if bound is not None else None
        try:
            module = sys._getframe(2).f_globals.get("__name__")
        except (AttributeError, ValueError):
            module = None
        if module != "typing":
            self.__module__ = module

    def __or__(self, right):
        return Union[self, right]

    def __ror__(self, left):
        return Union[left, self]

    def __repr__(self):
        prefix = "+" if self.__covariant__ else "-" if self.__contravariant__ else "~"
        return prefix + self.__name__

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass an instance of {type(self).__name__}")

    def __typing_subst__(self, arg):
        return _type_convert(arg)

    def __reduce__(self):
        return self.__name__

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


class TypeVar(_Variable, _root=True):
    def __init__(self, name, *constraints, bound=None, covariant=False, contravariant=False):
        super().__init__(name, bound, covariant, contravariant)
        if constraints and bound is not None:
            raise TypeError("Constraints cannot be combined with bound=...")
        if constraints and len(constraints) == 1:
            raise TypeError("A single constraint is not allowed")
        self.__constraints__ = tuple(_type_check(t, "TypeVar(name, constraint, ...): constraints must be types.") for t in constraints)


class ParamSpec(_Variable, _root=True):
    def __init__(self, name, *, bound=None, covariant=False, contravariant=False):
        super().__init__(name, bound, covariant, contravariant)

    def __typing_subst__(self, arg):
        if isinstance(arg, (list, tuple)):
            return tuple(map(_type_convert, arg))
        if not _is_param_expr(arg):
            raise TypeError(f"Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got {arg}")
        return arg

    def __typing_prepare_subst__(self, alias, args):
        """The arguments of `alias` with the list that stands for this parameter in one place."""
        parameters = alias.__parameters__
        at = parameters.index(self)
        if at >= len(args):
            raise TypeError(f"Too few arguments for {alias}")
        if len(parameters) == 1 and not _is_param_expr(args[0]):
            return (args,)
        return (*args[:at], tuple(args[at]), *args[at + 1 :]) if isinstance(args[at], list) else args

    @property
    def args(self):
        return ParamSpecArgs(self)

    @property
    def kwargs(self):
        return ParamSpecKwargs(self)


class ParamSpecArgs(_Final, _root=True):
    def __init__(self, origin):
        self.__origin__ = origin

    def __eq__(self, other):
        return self.__origin__ == other.__origin__ if isinstance(other, ParamSpecArgs) else NotImplemented

    __hash__ = None

    def __repr__(self):
        return f"{self.__origin__.__name__}.args"


class ParamSpecKwargs(_Final, _root=True):
    def __init__(self, origin):
        self.__origin__ = origin

    def __eq__(self, other):
        return self.__origin__ == other.__origin__ if isinstance(other, ParamSpecKwargs) else NotImplemented

    __hash__ = None

    def __repr__(self):
        return f"{self.__origin__.__name__}.kwargs"


class TypeVarTuple(_Variable, _root=True):
    def __init__(self, name):
        super().__init__(name)

    def __iter__(self):
        yield Unpack[self]

    def __repr__(self):
        return self.__name__

    def __typing_subst__(self, arg):
        raise TypeError("Substitution of bare TypeVarTuple is not supported")

    def __typing_prepare_subst__(self, alias, args):
        """The arguments of `alias` with those that stand for this one as a tuple in its place.

        An unpacked tuple of any length gives its type to every parameter that it reaches."""
        parameters = alias.__parameters__
        before = parameters.index(self)
        after = len(parameters) - before - 1
        if any(isinstance(other, TypeVarTuple) for other in parameters[before + 1 :]):
            raise TypeError(f"More than one TypeVarTuple parameter in {alias}")
        open_at = [i for i, arg in enumerate(args) if _is_open_tuple(arg)]
        if len(open_at) > 1:
            raise TypeError("More than one unpacked arbitrary-length tuple argument")
        left, right = before, after
        if open_at:
            left, right = min(left, open_at[0]), min(right, len(args) - open_at[0] - 1)
            filler = (args[open_at[0]].__typing_unpacked_tuple_args__[0],)
        elif before + after > len(args):
            text = f"actual {len(args)}, expected at least {before + after}"
            raise TypeError(f"Too few arguments for {alias}; {text}")
        else:
            filler = ()
        end = len(args) - right
        return (*args[:left], *filler * (before - left), args[left:end], *filler * (after - right), *args[end:])


class Generic:
    __slots__ = ()
    _is_protocol = False

    @_tp_cache
    def __class_getitem__(cls, params):
        if not isinstance(params, tuple):
            params = (params,)
        params = tuple(map(_type_convert, params))
        if cls in (Generic, Protocol):
            if not params:
                raise TypeError(f"Parameter list to {cls.__qualname__}[...] cannot be empty")
            if not all(isinstance(p, (TypeVar, ParamSpec, TypeVarTuple, _GenericAlias)) for p in params):
                raise TypeError(f"Parameters to {cls.__name__}[...] must all be type variables or parameter specification variables.")
            if len(set(params)) != len(params):
                raise TypeError(f"Parameters to {cls.__name__}[...] must all be unique")
        else:
            expected = getattr(cls, "__parameters__", ())
            if not expected:
                raise TypeError(f"{cls} is not a generic class")
            table = _bound_to(expected, params, cls)
            params = []
            for parameter in expected:
                value = table[parameter]
                is_spread = isinstance(parameter, TypeVarTuple)
                params += value if is_spread and isinstance(value, tuple) else [value]
            params = tuple(params)
        return _GenericAlias(cls, params)

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        bases = cls.__dict__.get("__orig_bases__", ())
        if Generic in (bases if "__orig_bases__" in cls.__dict__ else cls.__bases__) and cls.__name__ != "Protocol":
            raise TypeError("Cannot inherit from plain Generic")
        if sum(isinstance(base, _GenericAlias) and base.__origin__ is Generic for base in bases) > 1:
            raise TypeError("Cannot inherit from Generic[...] multiple times.")
        found = _collect_parameters(bases)
        for base in bases:
            if isinstance(base, _GenericAlias) and base.__origin__ is Generic:
                missing = [p for p in found if p not in base.__parameters__]
                if missing:
                    listed = ", ".join(map(str, base.__parameters__))
                    raise TypeError(f"Some type variables ({', '.join(map(str, missing))}) are not listed in Generic[{listed}]")
                found = base.__parameters__
        cls.__parameters__ = tuple(found)


class _ProtocolMeta(ABCMeta):
    def __instancecheck__(cls, instance):
        if getattr(cls, "_is_protocol", False):
            if not getattr(cls, "_is_runtime_protocol", False):
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
            if all(hasattr(instance, attr) for attr in _get_protocol_attrs(cls)):
                return True
        return super().__instancecheck__(instance)


def _is_abc_asking():
    """Whether isinstance() or a table of functions asks, not a program's issubclass()."""
    try:
        for depth in range(2, 6):
            if sys._getframe(depth).f_globals.get("__name__") in ("functools", "typing") and sys._getframe(depth).f_code.co_name != "check":
                return True
            if sys._getframe(depth).f_globals.get("__name__") not in ("abc", "typing", "functools"):
                return False
    except ValueError:
        pass
    return False


_TYPING_INTERNALS = ["__parameters__", "__orig_bases__", "__orig_class__", "_is_protocol", "_is_runtime_protocol", "__final__"]
_SPECIAL_NAMES = ["__abstractmethods__", "__annotations__", "__dict__", "__doc__", "__init__", "__module__", "__new__",
                  "__slots__", "__subclasshook__", "__weakref__", "__class_getitem__"]
# What is no member of a protocol.
EXCLUDED_ATTRIBUTES = _TYPING_INTERNALS + _SPECIAL_NAMES + ["_MutableMapping__marker"]


def _get_protocol_attrs(cls):
    found = set()
    for base in cls.__mro__[:-1]:
        if base.__name__ in ("Protocol", "Generic"):
            continue
        names = list(base.__dict__) + list(base.__dict__.get("__annotations__", {}))
        found.update(n for n in names if not n.startswith("_abc_") and n not in EXCLUDED_ATTRIBUTES)
    return found


def _is_callable_members_only(cls):
    return all(callable(getattr(cls, attr, None)) for attr in _get_protocol_attrs(cls))


class Protocol(Generic, metaclass=_ProtocolMeta):
    __slots__ = ()
    _is_protocol = True
    _is_runtime_protocol = False

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        if not cls.__dict__.get("_is_protocol", False):
            cls._is_protocol = any(b is Protocol for b in cls.__bases__)
        if cls._is_protocol:
            for base in cls.__bases__:
                if not (base in (object, Generic) or base.__module__ in ("collections.abc", "contextlib", "typing")
                        or issubclass(base, Generic) and base._is_protocol):
                    raise TypeError(f"Protocols can only inherit from other protocols, got {base!r}")
        if cls._is_protocol and "__init__" not in cls.__dict__:
            cls.__init__ = _no_init_or_replace_init

        def check(owner, other):
            if owner is not cls or not owner._is_protocol:
                return NotImplemented
            if not owner._is_runtime_protocol and not _is_abc_asking():
                raise TypeError("Instance and class checks can only be used with @runtime_checkable protocols")
            if not _is_callable_members_only(owner):
                if _is_abc_asking():
                    return NotImplemented
                raise TypeError("Protocols with non-method members don't support issubclass()")
            if not isinstance(other, type):
                raise TypeError("issubclass() arg 1 must be a class")
            for attr in _get_protocol_attrs(cls):
                if not any(attr in base.__dict__ for base in other.__mro__):
                    return NotImplemented
            return True

        if "__subclasshook__" not in cls.__dict__:
            cls.__subclasshook__ = classmethod(check)


def _no_init_or_replace_init(self, *args, **kwargs):
    if type(self)._is_protocol:
        raise TypeError("Protocols cannot be instantiated")


def runtime_checkable(cls):
    if not issubclass(cls, Generic) or not cls._is_protocol:
        raise TypeError(f"@runtime_checkable can be only applied to protocol classes, got {cls!r}")
    cls._is_runtime_protocol = True
    return cls


# ---- aliases of builtin and abstract classes


class _SpecialGenericAlias(_NotIterable, _BaseGenericAlias, _root=True):
    """List, Dict, Sequence, ...: subscriptable names of another class; `nparams` -1: any number of arguments."""

    def __init__(self, origin, nparams, *, inst=True, name=None):
        super().__init__(origin, inst=inst, name=name or origin.__name__)
        self._nparams = nparams
        if origin.__module__ == "builtins":
            self.__doc__ = f"A generic version of {origin.__qualname__}."
        else:
            self.__doc__ = f"A generic version of {origin.__module__}.{origin.__qualname__}."

    @_tp_cache
    def __getitem__(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        _check_generic(self, params, self._nparams)
        params = tuple(_type_check(p, "Parameters to generic types must be types.") for p in params)
        return self.copy_with(params)

    def copy_with(self, params):
        return _GenericAlias(self.__origin__, params, name=self._name, inst=self._inst)

    def __subclasscheck__(self, cls):
        if isinstance(cls, _SpecialGenericAlias):
            return issubclass(cls.__origin__, self.__origin__)
        if isinstance(cls, _GenericAlias):
            return super().__subclasscheck__(cls)
        return issubclass(cls, self.__origin__)

    def __or__(self, right):
        return Union[self, right]

    def __ror__(self, left):
        return Union[left, self]

    def __repr__(self):
        return "typing." + self._name

    def __reduce__(self):
        return self._name


class _CallableType(_SpecialGenericAlias, _root=True):
    def __getitem__(self, params):
        if not isinstance(params, tuple) or len(params) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        args, result = params
        return self._of(tuple(args) if isinstance(args, list) else (args,), result)

    @_tp_cache
    def _of(self, args, result):
        args = (arg if arg is Ellipsis else _type_convert(arg) for arg in args)
        return self.copy_with((*args, _type_convert(result)))

    def copy_with(self, params):
        return _CallableGenericAlias(self.__origin__, params, name=self._name, inst=self._inst, _paramspec_tvars=True)


class _TupleType(_SpecialGenericAlias, _root=True):
    @_tp_cache
    def __getitem__(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        return self.copy_with(tuple(map(_type_convert, params)))


_abc = collections.abc
Hashable = _SpecialGenericAlias(_abc.Hashable, 0)
Awaitable = _SpecialGenericAlias(_abc.Awaitable, 1)
Coroutine = _SpecialGenericAlias(_abc.Coroutine, 3)
AsyncIterable = _SpecialGenericAlias(_abc.AsyncIterable, 1)
AsyncIterator = _SpecialGenericAlias(_abc.AsyncIterator, 1)
Iterable = _SpecialGenericAlias(_abc.Iterable, 1)
Iterator = _SpecialGenericAlias(_abc.Iterator, 1)
Reversible = _SpecialGenericAlias(_abc.Reversible, 1)
Sized = _SpecialGenericAlias(_abc.Sized, 0)
Container = _SpecialGenericAlias(_abc.Container, 1)
Collection = _SpecialGenericAlias(_abc.Collection, 1)
Callable = _CallableType(_abc.Callable, 2)
AbstractSet = _SpecialGenericAlias(_abc.Set, 1, name="AbstractSet")
MutableSet = _SpecialGenericAlias(_abc.MutableSet, 1)
Mapping = _SpecialGenericAlias(_abc.Mapping, 2)
MutableMapping = _SpecialGenericAlias(_abc.MutableMapping, 2)
Sequence = _SpecialGenericAlias(_abc.Sequence, 1)
MutableSequence = _SpecialGenericAlias(_abc.MutableSequence, 1)
ByteString = _SpecialGenericAlias(_abc.ByteString, 0)
Tuple = _TupleType(tuple, -1, inst=False, name="Tuple")
List = _SpecialGenericAlias(list, 1, inst=False, name="List")
Deque = _SpecialGenericAlias(collections.deque, 1, name="Deque")
Set = _SpecialGenericAlias(set, 1, inst=False, name="Set")
FrozenSet = _SpecialGenericAlias(frozenset, 1, inst=False, name="FrozenSet")
MappingView = _SpecialGenericAlias(_abc.MappingView, 1)
KeysView = _SpecialGenericAlias(_abc.KeysView, 1)
ItemsView = _SpecialGenericAlias(_abc.ItemsView, 2)
ValuesView = _SpecialGenericAlias(_abc.ValuesView, 1)
Dict = _SpecialGenericAlias(dict, 2, inst=False, name="Dict")
DefaultDict = _SpecialGenericAlias(collections.defaultdict, 2, name="DefaultDict")
OrderedDict = _SpecialGenericAlias(collections.OrderedDict, 2)
Counter = _SpecialGenericAlias(collections.Counter, 1)
ChainMap = _SpecialGenericAlias(collections.ChainMap, 2)
Generator = _SpecialGenericAlias(_abc.Generator, 3)
AsyncGenerator = _SpecialGenericAlias(_abc.AsyncGenerator, 2)
Type = _SpecialGenericAlias(type, 1, inst=False, name="Type")

T = TypeVar("T")
KT = TypeVar("KT")
VT = TypeVar("VT")
T_co = TypeVar("T_co", covariant=True)
AnyStr = TypeVar("AnyStr", bytes, str)
Text = str


ContextManager = _SpecialGenericAlias(contextlib.AbstractContextManager, 1, name="ContextManager")
AsyncContextManager = _SpecialGenericAlias(contextlib.AbstractAsyncContextManager, 1, name="AsyncContextManager")


@runtime_checkable
class SupportsInt(Protocol):
    """A protocol with the one abstract method __int__."""

    __slots__ = ()

    @abstractmethod
    def __int__(self) -> int:
        pass


@runtime_checkable
class SupportsFloat(Protocol):
    """A protocol with the one abstract method __float__."""

    __slots__ = ()

    @abstractmethod
    def __float__(self) -> float:
        pass


@runtime_checkable
class SupportsComplex(Protocol):
    """A protocol with the one abstract method __complex__."""

    __slots__ = ()

    @abstractmethod
    def __complex__(self) -> complex:
        pass


@runtime_checkable
class SupportsBytes(Protocol):
    """A protocol with the one abstract method __bytes__."""

    __slots__ = ()

    @abstractmethod
    def __bytes__(self) -> bytes:
        pass


@runtime_checkable
class SupportsIndex(Protocol):
    """A protocol with the one abstract method __index__."""

    __slots__ = ()

    @abstractmethod
    def __index__(self) -> int:
        pass


@runtime_checkable
class SupportsAbs(Protocol[T_co]):
    """A protocol with the one abstract method __abs__, covariant in what it returns."""

    __slots__ = ()

    @abstractmethod
    def __abs__(self) -> T_co:
        pass


@runtime_checkable
class SupportsRound(Protocol[T_co]):
    """A protocol with the one abstract method __round__, covariant in what it returns."""

    __slots__ = ()

    @abstractmethod
    def __round__(self, ndigits: int = 0) -> T_co:
        pass



def _members_of_streams(cls):
    """The methods and properties of a stream; all are abstract, and only their names and shapes count here."""
    shapes = {
        "close": lambda self: None, "fileno": lambda self: None, "flush": lambda self: None,
        "isatty": lambda self: None, "read": lambda self, n=-1: None, "readable": lambda self: None,
        "readline": lambda self, limit=-1: None, "readlines": lambda self, hint=-1: None,
        "seek": lambda self, offset, whence=0: None, "seekable": lambda self: None, "tell": lambda self: None,
        "truncate": lambda self, size=None: None, "writable": lambda self: None, "write": lambda self, s: None,
        "writelines": lambda self, lines: None, "__enter__": lambda self: None,
        "__exit__": lambda self, type, value, traceback: None,
    }
    for name, method in shapes.items():
        method.__name__, method.__qualname__ = name, f"{cls.__name__}.{name}"
        setattr(cls, name, abstractmethod(method))
    for name in ("mode", "name", "closed"):
        setattr(cls, name, property(abstractmethod(lambda self: None)))
    return cls


@_members_of_streams
class IO(Generic[AnyStr]):
    """What open() gives: a stream of str or of bytes."""

    __slots__ = ()


class BinaryIO(IO[bytes]):
    """What open() gives in a binary mode."""

    __slots__ = ()

    @abstractmethod
    def __enter__(self) -> "BinaryIO":
        pass


class TextIO(IO[str]):
    """What open() gives in a text mode."""

    __slots__ = ()

    @abstractmethod
    def __enter__(self) -> "TextIO":
        pass


for _name in ("buffer", "encoding", "errors", "line_buffering", "newlines"):
    setattr(TextIO, _name, property(abstractmethod(lambda self: None)))
del _name


# ---- functions


def cast(typ, val):
    return val


_overload_registry = collections.defaultdict(functools.partial(collections.defaultdict, dict))


def overload(func):
    f = getattr(func, "__func__", func)
    try:
        _overload_registry[f.__module__][f.__qualname__][f.__code__.co_firstlineno] = func
    except AttributeError:
        pass
    return _overload_dummy


def _overload_dummy(*args, **kwds):
    raise NotImplementedError(
        "You should not call an overloaded function. "
        "A series of @overload-decorated functions outside a stub module should always be followed by an implementation "
        "that is not @overload-ed."
    )


def get_overloads(func):
    f = getattr(func, "__func__", func)
    names = _overload_registry.get(f.__module__, {})
    return list(names.get(f.__qualname__, {}).values())


def clear_overloads():
    _overload_registry.clear()


def final(f):
    try:
        f.__final__ = True
    except (AttributeError, TypeError):
        pass
    return f


def no_type_check(arg):
    if isinstance(arg, type):  # its own functions, and classes that it defines
        for name, value in vars(arg).items():
            value = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value
            own = f"{arg.__qualname__}.{name}"
            if isinstance(value, (FunctionType, type)) and value.__qualname__ == own and value.__module__ == arg.__module__:
                no_type_check(value)
    try:
        arg.__no_type_check__ = True
    except TypeError:
        pass
    return arg


def no_type_check_decorator(decorator):
    return lambda *args, **kwds: no_type_check(decorator(*args, **kwds))


def reveal_type(obj, /):
    print(f"Runtime type is {type(obj).__name__!r}", file=sys.stderr)
    return obj


def assert_type(val, typ, /):
    return val


_ASSERT_NEVER_REPR_MAX_LENGTH = 100


def assert_never(arg, /):
    shown = repr(arg)
    if len(shown) > _ASSERT_NEVER_REPR_MAX_LENGTH:
        shown = shown[:_ASSERT_NEVER_REPR_MAX_LENGTH] + "..."
    raise AssertionError(f"Expected code to be unreachable, but got: {shown}")


def dataclass_transform(*, eq_default=True, order_default=False, kw_only_default=False, field_specifiers=(), **kwargs):
    def decorator(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {
            "eq_default": eq_default, "order_default": order_default, "kw_only_default": kw_only_default,
            "field_specifiers": field_specifiers, "kwargs": kwargs,
        }
        return cls_or_fn

    return decorator


def get_origin(tp):
    if isinstance(tp, _AnnotatedAlias):
        return Annotated
    if isinstance(tp, (_GenericAlias, _SpecialGenericAlias, GenericAlias, ParamSpecArgs, ParamSpecKwargs)):
        return tp.__origin__
    if tp is Generic:
        return Generic
    if isinstance(tp, UnionType):
        return UnionType
    return None


def get_args(tp):
    if isinstance(tp, _AnnotatedAlias):
        return (tp.__origin__,) + tp.__metadata__
    if isinstance(tp, (_GenericAlias, GenericAlias)):
        args = tp.__args__
        if tp.__origin__ is collections.abc.Callable and not (
                len(args) == 2 and (args[0] is Ellipsis or isinstance(args[0], ParamSpec) or _is_concatenate(args[0]))):
            args = (list(args[:-1]), args[-1])
        return args
    if isinstance(tp, UnionType):
        return tp.__args__
    return ()


def is_typeddict(tp):
    return isinstance(tp, _TypedDictMeta)


def _eval_type(t, globalns, localns, recursive_guard=frozenset()):
    """`t` with the types that its forward references mean."""
    if isinstance(t, ForwardRef):
        return t._evaluate(globalns, localns, recursive_guard)
    if not isinstance(t, (_GenericAlias, GenericAlias, UnionType)):
        return t
    args = t.__args__
    if isinstance(t, GenericAlias):
        args = tuple(ForwardRef(arg) if isinstance(arg, str) else arg for arg in args)
    resolved = tuple(_eval_type(arg, globalns, localns, recursive_guard) for arg in args)
    if resolved == t.__args__:
        return t
    if isinstance(t, GenericAlias):
        return GenericAlias(t.__origin__, resolved)
    if isinstance(t, UnionType):
        return functools.reduce(operator.or_, resolved)
    return t.copy_with(resolved)


def _strip_annotations(hint):
    if isinstance(hint, _AnnotatedAlias):
        return _strip_annotations(hint.__origin__)
    if isinstance(hint, _GenericAlias) and hint.__origin__ in (Required, NotRequired):
        return _strip_annotations(hint.__args__[0])
    if isinstance(hint, (_GenericAlias, GenericAlias)) and hint.__origin__ is not Literal:
        args = tuple(_strip_annotations(arg) for arg in hint.__args__)
        if args == hint.__args__:
            return hint
        return hint.copy_with(args) if isinstance(hint, _GenericAlias) else GenericAlias(hint.__origin__, args)
    if isinstance(hint, UnionType):
        args = tuple(_strip_annotations(arg) for arg in hint.__args__)
        return hint if args == hint.__args__ else functools.reduce(operator.or_, args)
    return hint


def _hint_type(hint, globalns, localns, is_argument=False, is_class=False):
    """The type of an annotation, which may be None or a text."""
    if hint is None:
        return NoneType
    if isinstance(hint, str):
        hint = ForwardRef(hint, is_argument=is_argument, is_class=is_class)
    return _eval_type(hint, globalns, localns)


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    if getattr(obj, "__no_type_check__", None):
        return {}
    hints = {}
    if isinstance(obj, type):
        for base in reversed(obj.__mro__):
            module = sys.modules.get(base.__module__)
            space = globalns if globalns is not None else getattr(module, "__dict__", {})
            found = base.__dict__.get("__annotations__", {})
            for name, hint in ({} if isinstance(found, GetSetDescriptorType) else found).items():
                hints[name] = _hint_type(hint, space, localns or dict(vars(base)), is_class=True)
    else:
        space = globalns
        if space is None:
            inner = obj
            while hasattr(inner, "__wrapped__"):
                inner = inner.__wrapped__
            space = getattr(inner, "__globals__", None) or getattr(obj, "__dict__", {})
        found = getattr(obj, "__annotations__", None)
        if found is None:
            import types

            if isinstance(obj, (types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType,
                                types.WrapperDescriptorType, types.MethodWrapperType, types.MethodDescriptorType)):
                return {}
            raise TypeError(f"{obj!r} is not a module, class, method, or function.")
        is_argument = not isinstance(obj, type(sys))
        for name, hint in found.items():
            hints[name] = _hint_type(hint, space, localns, is_argument=is_argument)
    if not include_extras:
        hints = {k: _strip_annotations(t) for k, t in hints.items()}
    return hints


class NewType:
    def __init__(self, name, tp):
        self.__qualname__ = name
        self.__name__ = name.rpartition(".")[-1]
        self.__supertype__ = tp
        try:
            self.__module__ = sys._getframe(1).f_globals.get("__name__")
        except (AttributeError, ValueError):
            pass

    def __mro_entries__(self, bases):
        name = self.__name__

        class Dummy:
            def __init_subclass__(cls):
                raise TypeError(f"Cannot subclass an instance of NewType. Perhaps you were looking for: "
                                f"`{cls.__name__} = NewType({cls.__name__!r}, {name})`")

        return (Dummy,)

    def __call__(self, x):
        return x

    def __reduce__(self):
        return self.__qualname__

    def __repr__(self):
        return f"{self.__module__}.{self.__qualname__}"

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


# ---- NamedTuple and TypedDict


_prohibited = frozenset(("__new__", "__init__", "__slots__", "__getnewargs__", "_fields", "_field_defaults", "_make",
                         "_replace", "_asdict", "_source"))
_special = frozenset(("__module__", "__name__", "__annotations__"))


class NamedTupleMeta(type):
    def __new__(cls, typename, bases, ns):
        for base in bases:
            if base is not _NamedTuple and base is not Generic:
                raise TypeError("can only inherit from a NamedTuple type and Generic")
        check = lambda name, kind: _type_check(kind, f"field {name} annotation must be a type")  # noqa: E731
        types = {name: check(name, kind) for name, kind in ns.get("__annotations__", {}).items()}
        defaults = []
        for name in types:
            if name in ns:
                defaults.append(name)
            elif defaults:
                raise TypeError(
                    f"Non-default namedtuple field {name} cannot follow default field"
                    f"{'s' if len(defaults) > 1 else ''} {', '.join(defaults)}"
                )
        made = collections.namedtuple(typename, list(types), defaults=[ns[n] for n in defaults], module=ns["__module__"])
        if Generic in bases:
            made = type.__new__(type, typename, (tuple, Generic), {
                **{k: v for k, v in vars(made).items() if k not in ("__dict__", "__weakref__")}, "__orig_bases__": ns["__orig_bases__"]})
            made.__class_getitem__ = classmethod(Generic.__class_getitem__.__func__)
        made.__annotations__ = made.__new__.__annotations__ = types
        for key in ns:
            if key in _prohibited:
                raise AttributeError("Cannot overwrite NamedTuple attribute " + key)
            if key not in ("__module__", "__qualname__", "__annotations__") and key not in made._fields:
                setattr(made, key, ns[key])
        if "__qualname__" in ns:
            made.__qualname__ = ns["__qualname__"]
        return made


def NamedTuple(typename, fields=None, /, **kwargs):
    if fields is None:
        fields = kwargs.items()
    elif kwargs:
        raise TypeError("Either list of fields or keywords can be provided to NamedTuple, not both")
    types = {name: _type_check(t, f"field {name} annotation must be a type") for name, t in fields}
    try:
        module = sys._getframe(1).f_globals.get("__name__", "__main__")
    except (AttributeError, ValueError):
        module = "__main__"
    made = collections.namedtuple(typename, list(types), module=module)
    made.__annotations__ = made.__new__.__annotations__ = types
    made.__orig_bases__ = (NamedTuple,)
    return made


_NamedTuple = type.__new__(NamedTupleMeta, "NamedTuple", (), {})
NamedTuple.__mro_entries__ = lambda bases: (_NamedTuple,)


class _TypedDictMeta(type):
    def __new__(cls, name, bases, ns, total=True):
        for base in bases:
            if type(base) is not _TypedDictMeta and base is not Generic:
                raise TypeError("cannot inherit from both a TypedDict type and a non-TypedDict base class")
        generic = (Generic,) if any(issubclass(base, Generic) for base in bases) else ()
        made = type.__new__(_TypedDictMeta, name, (*generic, dict), ns)
        annotations, required, optional = {}, set(), set()
        for base in bases:
            annotations.update(base.__dict__.get("__annotations__", {}))
            required.update(base.__dict__.get("__required_keys__", ()))
            optional.update(base.__dict__.get("__optional_keys__", ()))
        for key, hint in ns.get("__annotations__", {}).items():
            hint = _type_check(hint, "TypedDict('Name', {f0: t0, f1: t1, ...}); each t must be a type", module=made.__module__)
            annotations[key] = hint
            origin = get_origin(hint)
            (required if origin is Required or (total and origin is not NotRequired) else optional).add(key)
        made.__annotations__ = annotations
        made.__required_keys__ = frozenset(required)
        made.__optional_keys__ = frozenset(optional)
        made.__total__ = total
        return made

    __call__ = dict

    def __subclasscheck__(cls, other):
        raise TypeError("TypedDict does not support instance and class checks")

    __instancecheck__ = __subclasscheck__


def TypedDict(typename, fields=None, /, *, total=True, **kwargs):
    if fields is None:
        fields = kwargs
    elif kwargs:
        raise TypeError("TypedDict takes either a dict or keyword arguments, but not both")
    if kwargs:
        import warnings

        warnings.warn(
            "The kwargs-based syntax for TypedDict definitions is deprecated in Python 3.11, will be removed in "
            "Python 3.13, and may not be understood by third-party type checkers.",
            DeprecationWarning,
            stacklevel=2,
        )
    ns = {"__annotations__": dict(fields), "__orig_bases__": (TypedDict,)}
    try:
        ns["__module__"] = sys._getframe(1).f_globals.get("__name__", "__main__")
    except (AttributeError, ValueError):
        pass
    return _TypedDictMeta(typename, (), ns, total=total)


_TypedDict = type.__new__(_TypedDictMeta, "TypedDict", (), {})
TypedDict.__mro_entries__ = lambda bases: (_TypedDict,)

Pattern = _SpecialGenericAlias(re.Pattern, 1)
Match = _SpecialGenericAlias(re.Match, 1)
