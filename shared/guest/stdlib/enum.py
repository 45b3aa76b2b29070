"""Enumerations: Enum, IntEnum, StrEnum, Flag, IntFlag and auto."""

import sys
from types import DynamicClassAttribute, MappingProxyType
from builtins import property as _property, bin as _bin
from functools import reduce
from operator import or_
from _enum_members import (  # noqa: F401
    _test_simple_enum,
    _AutoNull, _no_value, nonmember, member, auto, property, _is_descriptor, _is_dunder, _is_sunder, _is_private, _is_single_bit,
    _iter_bits_lsb,
)

__all__ = [
    "EnumMeta", "EnumType", "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ReprEnum", "auto", "unique", "property",
    "verify", "member", "nonmember", "FlagBoundary", "STRICT", "CONFORM", "EJECT", "KEEP", "CONTINUOUS", "NAMED_FLAGS",
    "UNIQUE", "EnumCheck", "pickle_by_enum_name", "pickle_by_global_name", "global_enum", "global_enum_repr", "global_flag_repr", "global_str",
]

_is_ready = False  # while this module defines its own classes


class _EnumDict(dict):
    def __init__(self):
        super().__init__()
        self._member_names = {}
        self._last_values = []
        self._ignore = []
        self._generate = None
        self._cls_name = None

    def __setitem__(self, key, value):
        if self._cls_name is not None and _is_private(self._cls_name, key):
            pass
        elif _is_sunder(key):
            if _is_ready and key not in ("_order_", "_generate_next_value_", "_numeric_repr_", "_missing_", "_ignore_",
                           "_iter_member_", "_iter_member_by_value_", "_iter_member_by_def_", "_boundary_"):
                raise ValueError("_sunder_ names, such as %r, are reserved for future Enum use" % (key,))
            if key == "_generate_next_value_":
                self._generate = value.__func__ if isinstance(value, staticmethod) else value
            elif key == "_ignore_":
                value = value.replace(",", " ").split() if isinstance(value, str) else list(value)
                self._ignore = value
        elif _is_dunder(key):
            key = "_order_" if key == "__order__" else key
        elif key in self._member_names:
            raise TypeError("%r already defined as %r" % (key, self[key]))
        elif key in self._ignore:
            pass
        elif isinstance(value, nonmember):
            value = value.value
        elif _is_descriptor(value) and not isinstance(value, member):
            pass
        else:
            if key in self:
                raise TypeError("%r already defined as %r" % (key, self[key]))
            if isinstance(value, member):
                value = value.value
            value = self._with_autos(key, value)
            self._member_names[key] = None
            self._last_values.append(value)
        super().__setitem__(key, value)

    def _with_autos(self, key, value):
        single = not isinstance(value, tuple)
        items = [value] if single else list(value)
        if not any(isinstance(v, auto) for v in items):
            return value
        for i, v in enumerate(items):
            if isinstance(v, auto):
                if v.value is _no_value:
                    v.value = self._generate(key, 1, len(self._member_names), self._last_values[:])
                items[i] = v.value
        return items[0] if single else type(value)(items)

    def update(self, members, **more):
        for key, value in dict(members, **more).items():
            self[key] = value


class EnumType(type):
    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        if not bases and not _is_ready:
            return {}
        metacls._check_for_existing_members_(cls, bases)
        space = _EnumDict()
        space._cls_name = cls
        _, first = metacls._get_mixins_(cls, bases)
        if first is not None:
            space._generate = getattr(first, "_generate_next_value_", None)
        return space

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        if "Enum" not in globals():  # Enum itself is being made
            return type.__new__(metacls, cls, bases, dict(classdict))
        names = list(classdict._member_names)
        if "mro" in names:
            raise ValueError("invalid enum member name(s) 'mro'")
        values = {name: classdict[name] for name in names}
        space = {k: v for k, v in classdict.items() if k not in values}
        for ignored in classdict._ignore + ["_ignore_"]:
            space.pop(ignored, None)
        member_type, first_enum = metacls._get_mixins_(cls, bases)
        new_method, save_new, use_args = metacls._find_new_(space, member_type, first_enum)
        space["_new_member_"] = new_method
        space["_use_args_"] = use_args
        space["_member_names_"] = []
        space["_member_map_"] = {}
        space["_value2member_map_"] = {}
        space["_unhashable_values_"] = []
        space["_member_type_"] = member_type
        space["_value_repr_"] = metacls._find_data_repr_(cls, bases)
        if classdict._generate is not None and "_generate_next_value_" in space:
            space["_generate_next_value_"] = staticmethod(classdict._generate)
        order = space.pop("_order_", None)
        if Flag is not None and any(issubclass(b, Flag) for b in bases if isinstance(b, type)):
            space["_boundary_"] = boundary or getattr(first_enum, "_boundary_", None)
            space["_flag_mask_"] = space["_all_bits_"] = space["_singles_mask_"] = 0
        made = type.__new__(metacls, cls, bases, space, **kwds)
        for name in names:
            made._add_member_(name, values[name], use_args, new_method, member_type)
        metacls._choose_methods_(made, space, member_type, first_enum, bases)
        made.__new__ = Enum.__new__
        if order is not None:
            wanted = order.replace(",", " ").split() if isinstance(order, str) else list(order)
            wanted = [n for n in wanted if n in made._member_map_]
            if [n for n in made._member_names_] != [n for n in wanted if n in made._member_names_]:
                raise TypeError("member order does not match _order_:\n  %r\n  %r" % (made._member_names_, wanted))
        return made

    def _add_member_(cls, name, value, use_args, new_method, member_type):
        args = value if isinstance(value, tuple) else (value,)
        if member_type is tuple:
            args = (args,)
        made = new_method(cls, *args) if use_args else new_method(cls)
        if not hasattr(made, "_value_"):
            if member_type is object:
                made._value_ = value
            else:
                try:
                    made._value_ = member_type(*args)
                except Exception as exc:
                    raise TypeError("_value_ not set in __new__, unable to create it") from exc
        value = made._value_
        made._name_ = name
        made.__objclass__ = cls
        made._sort_order_ = len(cls._member_names_)
        made.__init__(*args)
        existing = None
        try:
            existing = cls._value2member_map_.get(value)
        except TypeError:
            for known in cls._member_map_.values():
                if known._value_ == value:
                    existing = known
        if existing is not None:
            made = existing
        elif Flag is None or not issubclass(cls, Flag):
            cls._member_names_.append(name)
        else:
            if isinstance(value, int):
                cls._flag_mask_ |= value
                cls._all_bits_ = 2 ** cls._flag_mask_.bit_length() - 1
            if _is_single_bit(value):
                cls._singles_mask_ |= value
                cls._member_names_.append(name)
        cls._member_map_[name] = made
        found = None
        for base in cls.__mro__[1:]:
            if name in base.__dict__:
                found = base.__dict__[name]
                break
        if isinstance(found, (property, DynamicClassAttribute)):
            redirect = property(found.fget)
            redirect.name, redirect.clsname = name, cls.__name__
            type.__setattr__(cls, name, redirect)
        else:
            type.__setattr__(cls, name, made)
        if existing is None:
            try:
                cls._value2member_map_.setdefault(value, made)
            except TypeError:
                cls._unhashable_values_.append(value)

    @staticmethod
    def _choose_methods_(made, space, member_type, first_enum, bases):
        own = set(space)
        if ReprEnum is not None and ReprEnum in bases:
            for name in ("__format__", "__str__"):
                if name not in own:
                    method = getattr(member_type, name)
                    if method is object.__str__:
                        method = member_type.__repr__
                    setattr(made, name, method)
                    own.add(name)
        for name in ("__repr__", "__str__", "__format__", "__reduce_ex__"):
            if name not in own and first_enum is not None:
                found = getattr(made, name)
                if found == getattr(member_type, name) or found == getattr(object, name):
                    setattr(made, name, getattr(first_enum, name))
        if Flag is not None and issubclass(made, Flag):
            for name in ("__or__", "__and__", "__xor__", "__ror__", "__rand__", "__rxor__", "__invert__"):
                if name not in space:
                    setattr(made, name, getattr(IntFlag or Flag, name) if IntFlag and issubclass(made, IntFlag)
                            else getattr(Flag, name))

    def __bool__(cls):
        return True

    def __call__(cls, value, names=None, *, module=None, qualname=None, type=None, start=1, boundary=None):
        if names is None:
            return cls.__new__(cls, value)
        return cls._create_(value, names, module=module, qualname=qualname, type=type, start=start, boundary=boundary)

    def __contains__(cls, item):
        if isinstance(item, cls):
            return True
        if not isinstance(item, Enum):
            import warnings

            warnings.warn("in 3.12 __contains__ will no longer raise TypeError, but will return True or\n"
                          "False depending on whether the value is a member or the value of a member", DeprecationWarning, stacklevel=2)
            raise TypeError(
                "unsupported operand type(s) for 'in': '%s' and '%s'"
                % (type(item).__qualname__, cls.__class__.__qualname__)
            )
        return False

    def __delattr__(cls, attr):
        if attr in cls.__dict__.get("_member_map_", {}):
            raise AttributeError("%r cannot delete member %r." % (cls.__name__, attr))
        super().__delattr__(attr)

    def __dir__(cls):
        names = {"__class__", "__contains__", "__doc__", "__getitem__", "__iter__", "__len__", "__members__", "__module__", "__name__",
                 "__qualname__", *cls._member_names_}  # fmt: skip
        if getattr(cls, "_new_member_", object.__new__) is not object.__new__:
            names.add("__new__")
        if cls.__init_subclass__ is not object.__init_subclass__:
            names.add("__init_subclass__")
        return sorted(names if cls._member_type_ is object else names.union(dir(cls._member_type_)))

    def __getattr__(cls, name):
        raise AttributeError(name)

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return (cls._member_map_[name] for name in cls._member_names_)

    def __len__(cls):
        return len(cls._member_names_)

    @_property
    def __members__(cls):
        return MappingProxyType(cls._member_map_)

    def __repr__(cls):
        if Flag is not None and issubclass(cls, Flag):
            return "<flag %r>" % cls.__name__
        return "<enum %r>" % cls.__name__

    def __reversed__(cls):
        return (cls._member_map_[name] for name in reversed(cls._member_names_))

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get("_member_map_", {}):
            raise AttributeError("cannot reassign member %r" % (name,))
        super().__setattr__(name, value)

    def _create_(cls, class_name, names, *, module=None, qualname=None, type=None, start=1, boundary=None):
        metacls = cls.__class__
        bases = (cls,) if type is None else (type, cls)
        space = metacls.__prepare__(class_name, bases)
        if isinstance(names, str):
            names = names.replace(",", " ").split()
        if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
            original, names, last = names, [], []
            for count, name in enumerate(original):
                value = cls._generate_next_value_(name, start, count, last[:])
                last.append(value)
                names.append((name, value))
        for item in names:
            name, value = (item, names[item]) if isinstance(item, str) else item
            space[name] = value
        if module is None:
            try:
                module = sys._getframe(2).f_globals["__name__"]
            except (AttributeError, ValueError, KeyError):
                pass
        if module is not None:
            space["__module__"] = module
        if qualname is not None:
            space["__qualname__"] = qualname
        return metacls.__new__(metacls, class_name, bases, space, boundary=boundary)

    @staticmethod
    def _check_for_existing_members_(class_name, bases):
        for chain in bases:
            for base in getattr(chain, "__mro__", ()):
                if "Enum" in globals() and issubclass(base, Enum) and getattr(base, "_member_names_", None):
                    raise TypeError("<enum %r> cannot extend %r" % (class_name, base))

    @classmethod
    def _get_mixins_(mcls, class_name, bases):
        if not bases or "Enum" not in globals():
            return object, None
        first = bases[-1]
        if not isinstance(first, EnumType):
            raise TypeError("new enumerations should be created as `EnumName([mixin_type, ...] [data_type,] enum_type)`")
        member_type = mcls._find_data_type_(class_name, bases) or object
        return member_type, first

    @classmethod
    def _find_data_type_(mcls, class_name, bases):
        found = {}
        for chain in bases:
            candidate = None
            for base in chain.__mro__:
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    if base._member_type_ is not object:
                        found[base._member_type_] = None
                        break
                elif "__new__" in base.__dict__ or base.__module__ == "builtins":
                    found[candidate or base] = None
                    break
                else:
                    candidate = candidate or base
        if len(found) > 1:
            raise TypeError("too many data types for %r: %r" % (class_name, set(found)))
        return next(iter(found), None)

    @classmethod
    def _find_data_repr_(mcls, class_name, bases):
        for chain in bases:
            for base in chain.__mro__:
                if base is object:
                    continue
                if isinstance(base, EnumType):
                    return base._value_repr_
                if "__repr__" in base.__dict__:
                    return base.__dict__["__repr__"]
        return None

    @classmethod
    def _find_new_(mcls, classdict, member_type, first_enum):
        new = classdict.get("__new__", None)
        save = first_enum is not None and new is not None
        if isinstance(new, staticmethod):
            new = new.__func__
        if save:
            classdict["_new_saved_"] = new
            classdict["__new__"] = Enum.__new__
        if new is None:
            for name in ("_new_saved_", "__new__"):
                for possible in (member_type, first_enum):
                    target = getattr(possible, name, None)
                    if target is not None and target is not Enum.__new__ and target is not object.__new__:
                        new = target
                        break
                if new is not None:
                    break
            else:
                new = object.__new__
        return new, save, new is not object.__new__


EnumMeta = EnumType
Flag = ReprEnum = IntFlag = None


class Enum(metaclass=EnumType):
    """Named values, each of which is there once: Color.RED, Color(1) and Color["RED"] are one object."""

    _member_type_ = object
    _value_repr_ = None
    _member_names_ = []
    _member_map_ = {}
    _value2member_map_ = {}

    def __new__(cls, value):
        if type(value) is cls:
            return value
        try:
            return cls._value2member_map_[value]
        except KeyError:
            pass
        except TypeError:
            for known in cls._member_map_.values():
                if known._value_ == value:
                    return known
        if not cls._member_map_:
            raise TypeError("%r has no members defined" % cls)
        failure = None
        try:
            result = cls._missing_(value)
        except Exception as exc:
            failure, result = exc, None
        if isinstance(result, cls):
            return result
        if Flag is not None and issubclass(cls, Flag) and cls._boundary_ is EJECT and isinstance(result, int):
            return result
        error = ValueError("%r is not a valid %s" % (value, cls.__qualname__))
        if result is None and failure is None:
            raise error
        if failure is None:
            failure = TypeError(
                "error in %s._missing_: returned %r instead of None or a valid member" % (cls.__name__, result)
            )
        if not isinstance(failure, ValueError):
            failure.__context__ = error
        raise failure

    def __init__(self, *args, **kwds):
        pass

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start
        try:
            return sorted(last_values)[-1] + 1
        except TypeError:
            for last in reversed(last_values):
                try:
                    return last + 1
                except TypeError:
                    pass
            return start

    @classmethod
    def _missing_(cls, value):
        return None

    def __repr__(self):
        shown = self.__class__._value_repr_ or repr
        return "<%s.%s: %s>" % (self.__class__.__name__, self._name_, shown(self._value_))

    def __str__(self):
        return "%s.%s" % (self.__class__.__name__, self._name_)

    def __dir__(self):
        if self._member_type_ is object:
            names = {"__class__", "__doc__", "__eq__", "__hash__", "__module__", "name", "value"}
        else:
            names = set(object.__dir__(self))
        names.update(name for name in self.__dict__ if name[0] != "_")
        for cls in type(self).mro():
            names.update(name for name in cls.__dict__ if name[0] != "_" and name not in self._member_map_)
        return sorted(names)

    def __format__(self, format_spec):
        return str.__format__(str(self), format_spec)

    def __hash__(self):
        return hash(self._name_)

    def __reduce_ex__(self, proto):
        return self.__class__, (self._value_,)

    def __deepcopy__(self, memo):
        return self

    def __copy__(self):
        return self

    @property
    def name(self):
        return self._name_

    @property
    def value(self):
        return self._value_


class _ReprEnum(Enum):
    pass


ReprEnum = _ReprEnum
ReprEnum.__name__ = ReprEnum.__qualname__ = "ReprEnum"


class IntEnum(int, ReprEnum):
    pass


class StrEnum(str, ReprEnum):
    def __new__(cls, *values):
        if len(values) > 3:
            raise TypeError("too many arguments for str(): %r" % (values,))
        if len(values) == 1 and not isinstance(values[0], str):
            raise TypeError("%r is not a string" % (values[0],))
        value = str(*values)
        made = str.__new__(cls, value)
        made._value_ = value
        return made

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        return name.lower()


class FlagBoundary(StrEnum):
    STRICT = auto()
    CONFORM = auto()
    EJECT = auto()
    KEEP = auto()


STRICT, CONFORM, EJECT, KEEP = FlagBoundary


class _Flag(Enum):
    _numeric_repr_ = repr
    _boundary_ = STRICT
    _flag_mask_ = 0
    _all_bits_ = 0
    _singles_mask_ = 0

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        if not last_values:
            return start if start is not None else 1
        highest = max(last_values)
        try:
            return 2 ** highest.bit_length()
        except Exception:
            raise TypeError("invalid flag value %r" % highest) from None

    @classmethod
    def _missing_(cls, value):
        if not isinstance(value, int):
            raise ValueError("%r is not a valid %s" % (value, cls.__qualname__))
        mask, every = cls._flag_mask_, cls._all_bits_
        negative = None
        if not ~every <= value <= every or value & (every ^ mask):
            if cls._boundary_ is STRICT:
                bits = max(value.bit_length(), mask.bit_length())
                raise ValueError(
                    "%r invalid value %r\n    given %s\n  allowed %s" % (cls, value, _binary(value, bits), _binary(mask, bits))
                )
            if cls._boundary_ is CONFORM:
                value &= mask
            elif cls._boundary_ is EJECT:
                return value
            elif value < 0:
                value = max(every + 1, 2 ** value.bit_length()) + value
        if value < 0:
            negative = value
            value = every + 1 + value
        known = cls._value2member_map_.get(value)
        if known is not None:
            return known
        unknown = value & ~mask
        if unknown and cls._boundary_ is not KEEP:
            raise ValueError("%s(%r) --> unknown values %r [%s]" % (cls.__name__, value, unknown, _bin(unknown)))
        made = object.__new__(cls) if cls._member_type_ is object else cls._member_type_.__new__(cls, value)
        made._value_ = value
        names = [m._name_ for m in cls._iter_member_(value)]
        if unknown:
            aliases = [m._name_ for m in cls._member_map_.values() if m._value_ and m._value_ & value == m._value_]
            names += [name for name in dict.fromkeys(aliases) if name not in names]
            if names:
                names.append(cls._numeric_repr_(unknown))
        made._name_ = "|".join(names) or None
        made = cls._value2member_map_.setdefault(value, made)
        if negative is not None:
            cls._value2member_map_[negative] = made
        return made

    @classmethod
    def _iter_member_(cls, value):
        members = [cls._value2member_map_[bit] for bit in _iter_bits_lsb(value & cls._flag_mask_)]
        values = [cls._member_map_[name]._value_ for name in cls._member_names_]
        if values != sorted(values):  # members defined out of order come as they are defined
            members.sort(key=lambda member: member._sort_order_)
        yield from members

    def __contains__(self, other):
        if not isinstance(other, self.__class__):
            raise TypeError(
                "unsupported operand type(s) for 'in': %r and %r"
                % (type(other).__qualname__, self.__class__.__qualname__)
            )
        return other._value_ & self._value_ == other._value_

    def __iter__(self):
        yield from self._iter_member_(self._value_)

    def __len__(self):
        return self._value_.bit_count()

    def __repr__(self):
        shown = self.__class__._value_repr_ or repr
        if self._name_ is None:
            return "<%s: %s>" % (self.__class__.__name__, shown(self._value_))
        return "<%s.%s: %s>" % (self.__class__.__name__, self._name_, shown(self._value_))

    def __str__(self):
        if self._name_ is None:
            return "%s(%r)" % (self.__class__.__name__, self._value_)
        return "%s.%s" % (self.__class__.__name__, self._name_)

    def __bool__(self):
        return bool(self._value_)

    def _operand_(self, other):
        if isinstance(other, self.__class__):
            return other._value_
        if self._member_type_ is not object and isinstance(other, self._member_type_):
            return other
        return NotImplemented

    def __or__(self, other):
        value = self._operand_(other)
        return NotImplemented if value is NotImplemented else self.__class__(self._value_ | value)

    def __and__(self, other):
        value = self._operand_(other)
        return NotImplemented if value is NotImplemented else self.__class__(self._value_ & value)

    def __xor__(self, other):
        value = self._operand_(other)
        return NotImplemented if value is NotImplemented else self.__class__(self._value_ ^ value)

    __ror__, __rand__, __rxor__ = __or__, __and__, __xor__

    def __invert__(self):
        if self._boundary_ is KEEP:
            return self.__class__(~self._value_)
        return self.__class__(self._flag_mask_ & ~self._value_)


def bin(num, max_bits=None):
    """Like the builtin, with the sign as a bit: "0b0 101", "0b1 011"."""
    return _binary(num, max_bits)


def _binary(num, max_bits=None):
    ceiling = 2 ** num.bit_length()
    text = _bin(num + ceiling).replace("1", "0", 1) if num >= 0 else _bin(~num ^ (ceiling - 1) + ceiling)
    sign, digits = text[:3], text[3:]
    if max_bits is not None and len(digits) < max_bits:
        digits = (sign[-1] * max_bits + digits)[-max_bits:]
    return "%s %s" % (sign, digits)


Flag = _Flag
Flag.__name__ = Flag.__qualname__ = "Flag"


class _IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    pass


IntFlag = _IntFlag
IntFlag.__name__ = IntFlag.__qualname__ = "IntFlag"
IntFlag._boundary_ = KEEP


def pickle_by_global_name(self, proto):
    return self.name


def pickle_by_enum_name(self, proto):
    """As (getattr, (class, name)): for members of a class that other code looks into."""
    return getattr, (self.__class__, self._name_)


def _simple_enum(etype=Enum, *, boundary=None, use_args=None):
    """A decorator: makes an enumeration of a class's attributes."""

    def convert(cls):
        space = EnumType.__prepare__(cls.__name__, (etype,))
        for name, value in cls.__dict__.items():
            if name not in ("__dict__", "__weakref__"):
                space[name] = value
        return EnumType(cls.__name__, (etype,), space, boundary=boundary)

    return convert


def unique(enumeration):
    duplicates = [(name, m._name_) for name, m in enumeration.__members__.items() if name != m._name_]
    if duplicates:
        shown = ", ".join("%s -> %s" % pair for pair in duplicates)
        raise ValueError("duplicate values found in %r: %s" % (enumeration, shown))
    return enumeration


class EnumCheck(StrEnum):
    CONTINUOUS = "no skipped integer values"
    NAMED_FLAGS = "multi-flag aliases may not contain unnamed flags"
    UNIQUE = "one name per value"


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


class verify:
    def __init__(self, *checks):
        self.checks = checks

    def __call__(self, enumeration):
        aliases = [(name, m) for name, m in enumeration.__members__.items() if name != m._name_]
        if UNIQUE in self.checks and aliases:
            shown = ", ".join("%s -> %s" % (name, m._name_) for name, m in aliases)
            raise ValueError("aliases found in %r: %s" % (enumeration, shown))
        if NAMED_FLAGS in self.checks:
            self._check_flags(enumeration)
        if CONTINUOUS in self.checks:
            values = sorted(m._value_ for m in enumeration)
            is_flag = issubclass(enumeration, Flag)
            if not values:
                wanted = ()
            elif is_flag:
                wanted = (1 << bit for bit in range(values[0].bit_length(), values[-1].bit_length()))
            else:
                wanted = range(values[0], values[-1])
            missing = [value for value in wanted if value not in values]
            if missing:
                shown = "flag" if is_flag else "enum", enumeration.__name__, ", ".join(map(str, missing))
                raise ValueError("invalid %s %r: missing values %s" % shown)
        return enumeration

    def _check_flags(self, enumeration):
        single = {m._value_ for m in enumeration}
        names, missing = [], 0
        for name, m in enumeration.__members__.items():
            bits = 0 if m._value_ in single and name == m._name_ else sum(b for b in show_flag_values(m._value_) if b not in single)
            if bits:
                names.append(name)
                missing |= bits
        if names:
            alias = "alias %s is missing" % names[0] if len(names) == 1 else (
                "aliases %s and %s are missing" % (", ".join(names[:-1]), names[-1]))
            value = "value 0x%x" % missing if missing & (missing - 1) == 0 else "combined values of 0x%x" % missing
            raise ValueError("invalid Flag %r: %s %s [use enum.show_flag_values(value) for details]" % (
                enumeration.__name__, alias, value))


def show_flag_values(value):
    """The powers of two in a value."""
    return [1 << i for i in range(value.bit_length()) if value >> i & 1]


def global_enum_repr(self):
    """Members as module.NAME."""
    module = type(self).__module__.split(".")[-1]
    return "%s.%s" % (module, self._name_)


def global_flag_repr(self):
    module = type(self).__module__.split(".")[-1]
    cls = type(self).__name__
    if self._name_ is None:
        return "%s.%s(%d)" % (module, cls, self._value_)
    names = []
    for name in self._name_.split("|"):
        names.append(name if name[0].isdigit() else "%s.%s" % (module, name))
    return "|".join(names)


def global_str(self):
    return "%s(%d)" % (type(self).__name__, self._value_) if self._name_ is None else self._name_


def global_enum(cls, update_str=False):
    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    sys.modules[cls.__module__].__dict__.update(cls.__members__)
    return cls


_is_ready = True
