"""Data classes."""

import abc
import copy
import keyword
import sys
from types import GenericAlias, MappingProxyType

__all__ = [
    "dataclass", "field", "Field", "FrozenInstanceError", "InitVar", "KW_ONLY", "MISSING", "fields", "asdict", "astuple",
    "make_dataclass", "replace", "is_dataclass",
]


class FrozenInstanceError(AttributeError):
    pass


class _Default:
    def __repr__(self):
        return "<factory>"


class _MISSING_TYPE:
    pass


class _KW_ONLY_TYPE:
    pass


_HAS_DEFAULT_FACTORY = _Default()
MISSING = _MISSING_TYPE()
KW_ONLY = _KW_ONLY_TYPE()
_FIELDS = "__dataclass_fields__"
_PARAMS = "__dataclass_params__"


class _Kind:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


_FIELD, _FIELD_CLASSVAR, _FIELD_INITVAR = _Kind("_FIELD"), _Kind("_FIELD_CLASSVAR"), _Kind("_FIELD_INITVAR")


class InitVar:
    __slots__ = ("type",)

    def __init__(self, type):
        self.type = type

    def __repr__(self):
        shown = self.type.__name__ if isinstance(self.type, type) else repr(self.type)
        return f"dataclasses.InitVar[{shown}]"

    def __class_getitem__(cls, type):
        return InitVar(type)


class Field:
    __slots__ = (
        "name", "type", "default", "default_factory", "repr", "hash", "init", "compare", "metadata", "kw_only",
        "_field_type",
    )

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
        self.name = self.type = None
        self.default, self.default_factory = default, default_factory
        self.init, self.repr, self.hash, self.compare = init, repr, hash, compare
        self.metadata = MappingProxyType({} if metadata is None else metadata)
        self.kw_only = kw_only
        self._field_type = None

    def __repr__(self):
        return (
            f"Field(name={self.name!r},type={self.type!r},default={self.default!r},"
            f"default_factory={self.default_factory!r},init={self.init!r},repr={self.repr!r},hash={self.hash!r},"
            f"compare={self.compare!r},metadata={self.metadata!r},kw_only={self.kw_only!r},"
            f"_field_type={self._field_type})"
        )

    def __set_name__(self, owner, name):
        function = getattr(type(self.default), "__set_name__", None)
        if function:
            function(self.default, owner, name)

    __class_getitem__ = classmethod(GenericAlias)


class _DataclassParams:
    __slots__ = ("init", "repr", "eq", "order", "unsafe_hash", "frozen")

    def __init__(self, init, repr, eq, order, unsafe_hash, frozen):
        self.init, self.repr, self.eq, self.order = init, repr, eq, order
        self.unsafe_hash, self.frozen = unsafe_hash, frozen

    def __repr__(self):
        return "_DataclassParams(" + ",".join(f"{n}={getattr(self, n)!r}" for n in self.__slots__) + ")"


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None,
          kw_only=MISSING):
    if default is not MISSING and default_factory is not MISSING:
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


def _recursive_repr(function):
    running = set()

    def wrapper(self):
        key = id(self)
        if key in running:
            return "..."
        running.add(key)
        try:
            return function(self)
        finally:
            running.discard(key)

    wrapper.__wrapped__ = function
    return wrapper


def _named_in(annotation, cls):
    """What the head of a string names in the module of the class: `ClassVar[int]`, or `typing.ClassVar` by the module's own name."""
    module, _, name = annotation.split("[")[0].strip().rpartition(".")
    space = getattr(sys.modules.get(cls.__module__), "__dict__", {})
    if not module:
        return space.get(name)
    found = space.get(module.strip())
    return getattr(found, name.strip(), None) if found in (sys.modules.get("typing"), sys.modules[__name__]) else None


def _kind_of(annotation, cls):
    """Class variables and InitVars, also when written as strings."""
    if isinstance(annotation, str):
        annotation = _named_in(annotation, cls)
    if annotation is InitVar or type(annotation) is InitVar:
        return _FIELD_INITVAR
    typing = sys.modules.get("typing")
    if typing and (annotation is typing.ClassVar or getattr(annotation, "__origin__", None) is typing.ClassVar):
        return _FIELD_CLASSVAR
    return _FIELD


def _get_field(cls, name, annotation, default_kw_only):
    default = getattr(cls, name, MISSING)
    if isinstance(default, Field):
        made = default
    else:
        if type(default).__name__ in ("member_descriptor", "getset_descriptor"):
            default = MISSING
        made = field(default=default)
    made.name, made.type = name, annotation
    made._field_type = _kind_of(annotation, cls)
    if made._field_type in (_FIELD_CLASSVAR, _FIELD_INITVAR) and made.default_factory is not MISSING:
        raise TypeError(f"field {made.name} cannot have a default factory")
    if made._field_type in (_FIELD, _FIELD_INITVAR):
        if made.kw_only is MISSING:
            made.kw_only = default_kw_only
    elif made.kw_only is not MISSING:
        raise TypeError(f"field {made.name} is a ClassVar but specifies kw_only")
    if made._field_type is _FIELD and made.default.__class__.__hash__ is None:
        raise ValueError(
            f"mutable default {type(made.default)} for field {made.name} is not allowed: use default_factory"
        )
    return made


def _create_fn(name, args, body, space, globals=None):
    outer = f"def __create_fn__({', '.join(space)}):\n def {name}({', '.join(args)}):\n" + \
        "\n".join("  " + line for line in body) + f"\n return {name}"
    found = {}
    exec(outer, globals if globals is not None else {}, found)
    return found["__create_fn__"](**space)


def _init_fn(all_fields, frozen, has_post_init, self_name, globals, slots):
    seen_default = False
    for f in all_fields:
        if f.init and not f.kw_only:
            if f.default is not MISSING or f.default_factory is not MISSING:
                seen_default = True
            elif seen_default:
                raise TypeError(f"non-default argument {f.name!r} follows default argument")
    space = {f"_type_{f.name}": f.type for f in all_fields}
    space.update({"_MISSING": MISSING, "_HAS_DEFAULT_FACTORY": _HAS_DEFAULT_FACTORY, "_setattr": object.__setattr__})
    args, keyword_args, body = [self_name], [], []
    for f in all_fields:
        value = f.name
        if f.default_factory is not MISSING:
            space[f"_dflt_{f.name}"] = f.default_factory
            value = f"_dflt_{f.name}() if {f.name} is _HAS_DEFAULT_FACTORY else {f.name}" if f.init else f"_dflt_{f.name}()"
            default = "=_HAS_DEFAULT_FACTORY"
        elif f.default is not MISSING:
            space[f"_dflt_{f.name}"] = f.default
            default = f"=_dflt_{f.name}"
            if not f.init:
                value = f"_dflt_{f.name}" if slots else None  # without slots the class has it
        else:
            default = ""
            if not f.init:
                value = None
        if f.init:
            (keyword_args if f.kw_only else args).append(f"{f.name}: _type_{f.name}{default}")
        if f._field_type is _FIELD_INITVAR or value is None:
            continue
        if frozen:
            body.append(f"_setattr({self_name}, {f.name!r}, {value})")
        else:
            body.append(f"{self_name}.{f.name} = {value}")
    if has_post_init:
        given = ", ".join(f.name for f in all_fields if f._field_type is _FIELD_INITVAR)
        body.append(f"{self_name}.__post_init__({given})")
    if keyword_args:
        args += ["*"] + keyword_args
    made = _create_fn("__init__", args, body or ["pass"], space, globals)
    made.__annotations__["return"] = None
    return made


def _repr_fn(shown, globals):
    inside = ", ".join(f"{f.name}={{self.{f.name}!r}}" for f in shown)
    return _recursive_repr(_create_fn("__repr__", ["self"], [f'return self.__class__.__qualname__ + f"({inside})"'], {}, globals))


def _values_of(owner, fields):
    return "(" + "".join(f"{owner}.{f.name}, " for f in fields) + ")"


def _comparison(name, sign, compared, globals):
    body = f"if other.__class__ is self.__class__:\n   return {_values_of('self', compared)} {sign} {_values_of('other', compared)}"
    return _create_fn(name, ["self", "other"], [body, "return NotImplemented"], {}, globals)


def _set_new_attribute(cls, name, value):
    if name in cls.__dict__:
        return True
    if hasattr(value, "__qualname__"):
        value.__qualname__ = f"{cls.__qualname__}.{name}"
        value.__name__ = name
    setattr(cls, name, value)
    return False


def _hash_for(cls, chosen, params, globals):
    """What unsafe_hash, eq, frozen and an explicit __hash__ give (the table of PEP 557)."""
    explicit = cls.__dict__.get("__hash__", MISSING)
    has_explicit = not (explicit is MISSING or (explicit is None and "__eq__" in cls.__dict__))
    if params.unsafe_hash and has_explicit:
        raise TypeError(f"Cannot overwrite attribute __hash__ in class {cls.__name__}")
    if not params.unsafe_hash:
        if not params.eq or has_explicit:
            return MISSING
        if not params.frozen:
            return None
    made = _create_fn("__hash__", ["self"], [f"return hash({_values_of('self', chosen)})"], {}, globals)
    made.__qualname__ = f"{cls.__qualname__}.__hash__"
    return made


def _freeze(cls, all_fields):
    names = {f.name for f in all_fields}

    def __setattr__(self, name, value):
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def __delattr__(self, name):
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    for method in (__setattr__, __delattr__):
        if _set_new_attribute(cls, method.__name__, method):
            raise TypeError(f"Cannot overwrite attribute {method.__name__} in class {cls.__name__}")


def _process_class(cls, params, match_args, kw_only, slots, weakref_slot):
    collected, own = {}, []
    globals = sys.modules[cls.__module__].__dict__ if cls.__module__ in sys.modules else {}
    any_frozen = has_bases = has_marker = False
    for base in cls.__mro__[-1:0:-1]:
        inherited = getattr(base, _FIELDS, None)
        if inherited is not None:
            has_bases = True
            for f in inherited.values():
                collected[f.name] = f
            any_frozen = any_frozen or getattr(base, _PARAMS).frozen
    for name, annotation in cls.__dict__.get("__annotations__", {}).items():
        if annotation is KW_ONLY or (isinstance(annotation, str) and annotation.split(".")[-1] == "KW_ONLY"):
            if has_marker:
                raise TypeError(f"{name!r} is KW_ONLY, but KW_ONLY has already been specified")
            kw_only = has_marker = True
        else:
            own.append(_get_field(cls, name, annotation, bool(kw_only)))
    for f in own:
        collected[f.name] = f
        if isinstance(cls.__dict__.get(f.name), Field):
            if f.default is MISSING:
                delattr(cls, f.name)
            else:
                setattr(cls, f.name, f.default)
    for name, value in cls.__dict__.items():
        if isinstance(value, Field) and name not in cls.__dict__.get("__annotations__", {}):
            raise TypeError(f"{name!r} is a field but has no type annotation")
    if has_bases:
        if any_frozen and not params.frozen:
            raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
        if not any_frozen and params.frozen:
            raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    setattr(cls, _PARAMS, params)
    setattr(cls, _FIELDS, collected)
    in_init = [f for f in collected.values() if f._field_type in (_FIELD, _FIELD_INITVAR)]
    plain = [f for f in collected.values() if f._field_type is _FIELD]
    new_hash = _hash_for(cls, [f for f in plain if (f.compare if f.hash is None else f.hash)], params, globals)
    if params.init:
        self_name = "__dataclass_self__" if "self" in collected else "self"
        _set_new_attribute(cls, "__init__", _init_fn(in_init, params.frozen, hasattr(cls, "__post_init__"), self_name, globals, slots))
    if params.repr:
        _set_new_attribute(cls, "__repr__", _repr_fn([f for f in plain if f.repr], globals))
    compared = [f for f in plain if f.compare]
    if params.eq:
        _set_new_attribute(cls, "__eq__", _comparison("__eq__", "==", compared, globals))
    if params.order:
        for name, sign in (("__lt__", "<"), ("__le__", "<="), ("__gt__", ">"), ("__ge__", ">=")):
            if _set_new_attribute(cls, name, _comparison(name, sign, compared, globals)):
                raise TypeError(
                    f"Cannot overwrite attribute {name} in class {cls.__name__}. Consider using functools.total_ordering"
                )
    if params.frozen:
        _freeze(cls, plain)
    if new_hash is not MISSING:
        cls.__hash__ = new_hash
    if match_args:
        _set_new_attribute(cls, "__match_args__", tuple(f.name for f in in_init if f.init and not f.kw_only))
    if not cls.__doc__:
        import inspect

        try:
            shown = str(inspect.signature(cls)).replace(" -> None", "")
        except (TypeError, ValueError):
            shown = ""
        cls.__doc__ = cls.__name__ + shown
    if slots:
        cls = _add_slots(cls, params.frozen, weakref_slot)
    elif weakref_slot:
        raise TypeError("weakref_slot is True but slots is False")
    abc.update_abstractmethods(cls)
    return cls


def _getstate(self):
    return [getattr(self, f.name) for f in fields(self)]


def _setstate(self, state):
    for f, value in zip(fields(self), state):
        object.__setattr__(self, f.name, value)


def _add_slots(cls, frozen, weakref_slot):
    if "__slots__" in cls.__dict__:
        raise TypeError(f"{cls.__name__} already specifies __slots__")
    space = dict(cls.__dict__)
    names = tuple(f.name for f in fields(cls))
    inherited = {n for base in cls.__mro__[1:-1] for n in base.__dict__.get("__slots__", ())}
    space["__slots__"] = tuple(n for n in names + (("__weakref__",) if weakref_slot else ()) if n not in inherited)
    for name in names:
        space.pop(name, None)
    space.pop("__dict__", None)
    space.pop("__weakref__", None)
    qualname = getattr(cls, "__qualname__", None)
    made = type(cls)(cls.__name__, cls.__bases__, space)
    if qualname is not None:
        made.__qualname__ = qualname
    if frozen:
        if "__getstate__" not in space:
            made.__getstate__ = _getstate
        if "__setstate__" not in space:
            made.__setstate__ = _setstate
    return made


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False,
              match_args=True, kw_only=False, slots=False, weakref_slot=False):
    if order and not eq:
        raise ValueError("eq must be true if order is true")

    def wrap(cls):
        params = _DataclassParams(init, repr, eq, order, unsafe_hash, frozen)
        return _process_class(cls, params, match_args, kw_only, slots, weakref_slot)

    return wrap if cls is None else wrap(cls)


def fields(class_or_instance):
    try:
        found = getattr(class_or_instance, _FIELDS)
    except AttributeError:
        raise TypeError("must be called with a dataclass type or instance") from None
    return tuple(f for f in found.values() if f._field_type is _FIELD)


def _is_dataclass_instance(obj):
    return hasattr(type(obj), _FIELDS)


def is_dataclass(obj):
    cls = obj if isinstance(obj, type) else type(obj)
    return hasattr(cls, _FIELDS)


def _deep(obj, convert):
    if _is_dataclass_instance(obj):
        return convert([(f.name, _deep(getattr(obj, f.name), convert)) for f in fields(obj)])
    if isinstance(obj, tuple) and hasattr(obj, "_fields"):
        return type(obj)(*[_deep(v, convert) for v in obj])
    if isinstance(obj, (list, tuple)):
        return type(obj)(_deep(v, convert) for v in obj)
    if isinstance(obj, dict):
        return type(obj)((_deep(k, convert), _deep(v, convert)) for k, v in obj.items())
    return copy.deepcopy(obj)


def asdict(obj, *, dict_factory=dict):
    if not _is_dataclass_instance(obj):
        raise TypeError("asdict() should be called on dataclass instances")
    return _deep(obj, dict_factory)


def astuple(obj, *, tuple_factory=tuple):
    if not _is_dataclass_instance(obj):
        raise TypeError("astuple() should be called on dataclass instances")
    return _deep(obj, lambda pairs: tuple_factory([value for _, value in pairs]))


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, init=True, repr=True, eq=True, order=False,
                   unsafe_hash=False, frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False):
    space = dict(namespace or {})
    annotations = {}
    for item in fields:
        if isinstance(item, str):
            name, annotation = item, "typing.Any"
        elif len(item) == 2:
            name, annotation = item
        elif len(item) == 3:
            name, annotation, space[item[0]] = item
        else:
            raise TypeError(f"Invalid field: {item!r}")
        if not isinstance(name, str) or not name.isidentifier():
            raise TypeError(f"Field names must be valid identifiers: {name!r}")
        if keyword.iskeyword(name):
            raise TypeError(f"Field names must not be keywords: {name!r}")
        if name in annotations:
            raise TypeError(f"Field name duplicated: {name!r}")
        annotations[name] = annotation
    space["__annotations__"] = annotations
    space.setdefault("__module__", "types")
    made = type(cls_name, bases, space) if not bases else type(bases[0])(cls_name, bases, space)
    return dataclass(made, init=init, repr=repr, eq=eq, order=order, unsafe_hash=unsafe_hash, frozen=frozen,
                     match_args=match_args, kw_only=kw_only, slots=slots, weakref_slot=weakref_slot)


def replace(obj, /, **changes):
    if not _is_dataclass_instance(obj):
        raise TypeError("replace() should be called on dataclass instances")
    for f in getattr(obj, _FIELDS).values():
        if f._field_type is _FIELD_CLASSVAR:
            continue
        if not f.init:
            if f.name in changes:
                raise ValueError(f"field {f.name} is declared with init=False, it cannot be specified with replace()")
            continue
        if f.name not in changes:
            if f._field_type is _FIELD_INITVAR and f.default is MISSING:
                raise ValueError(f"InitVar {f.name!r} must be specified with replace()")
            changes[f.name] = getattr(obj, f.name)
    return obj.__class__(**changes)
