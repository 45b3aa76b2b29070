"""datetime64 and timedelta64: scalars of an int and a unit, arrays of int64 with a unit, and business days."""

import builtins
import datetime as _dt
import re

import numpy as np
from numpy import boxed as _boxed
from numpy.boxed import _DType, boxed

_NAT = -(1 << 63)
_UNITS = ("Y", "M", "W", "D", "h", "m", "s", "ms", "us", "ns", "ps", "fs", "as", "generic")
#: How many of a unit make one of the unit before it, from W on.
_RATIOS = {"W": 1, "D": 7, "h": 24, "m": 60, "s": 60, "ms": 1000, "us": 1000, "ns": 1000, "ps": 1000, "fs": 1000, "as": 1000}


class _Date(_DType):
    """What np.dtype gives for M8[unit] and m8[unit]."""

    itemsize, hasobject, _width = 8, False, 1

    def __init__(self, kind, unit="generic", count=1):
        self.kind = self.char = kind
        self.unit, self.count, self.num = unit, count, 21 if kind == "M" else 22
        self.type = datetime64 if kind == "M" else timedelta64
        self._tail = "" if unit == "generic" else f"[{count if count != 1 else ''}{unit}]"
        self.str, self.byteorder = f"<{kind}8{self._tail}", "="
        self.name = ("datetime64" if kind == "M" else "timedelta64") + self._tail

    def __repr__(self):
        return f"dtype('{self.str}')"

    def __str__(self):
        return self.name

    def __reduce__(self):
        return _Date, (self.kind, self.unit, self.count)


def as_dtype(given):
    if isinstance(given, type):
        kind = "m" if given.__name__.startswith("timedelta") else "M"
        return _Date(kind) if given.__module__ == "numpy" else _Date(kind, "us" if given is not _dt.date else "D")
    kind, unit, count = re.fullmatch(r"[<=>|]?(M8|m8|datetime64|timedelta64|M|m)(?:\[(\d*)(\w+)\])?", given).group(1, 3, 2)
    if unit and unit not in _UNITS:
        raise TypeError(f'Invalid datetime unit "{unit}" in metadata')
    return _Date("M" if kind[0] in "Md" else "m", unit or "generic", int(count or 1))


# ---- numbers and units


def _finer(a, b):
    if "generic" in (a, b):
        return b if a == "generic" else a
    return a if _UNITS.index(a) > _UNITS.index(b) else b


def _months(value, unit):
    return value * 12 if unit == "Y" else value


def _day_of_month(months):
    """Days from 1970-01-01 to the first of a month."""
    year, month = 1970 + months // 12, months % 12 + 1
    y = year - (month <= 2)
    era, of_era = y // 400, y % 400
    of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5
    return era * 146097 + of_era * 365 + of_era // 4 - of_era // 100 + of_year - 719468


def _civil(days):
    """(year, month, day) of days since 1970-01-01."""
    days += 719468
    era, of_era = days // 146097, days % 146097
    year = (of_era - of_era // 1460 + of_era // 36524 - of_era // 146096) // 365
    of_year = of_era - (365 * year + year // 4 - year // 100)
    month = (5 * of_year + 2) // 153
    return year + era * 400 + (month >= 10), month + (3 if month < 10 else -9), of_year - (153 * month + 2) // 5 + 1


def _factor(coarse, fine):
    made = 1
    for unit in _UNITS[_UNITS.index(coarse) + 1 : _UNITS.index(fine) + 1]:
        made *= _RATIOS[unit]
    return made


def _convert(value, kind, dtype, wanted):
    """The int `value` of `dtype` in the unit of `wanted`."""
    if value == _NAT or dtype.unit == "generic" or wanted.unit == "generic":
        return value
    value *= dtype.count
    unit, to = dtype.unit, wanted.unit
    if unit in "YM" and to in "YM":
        value = value * 12 if unit == "Y" and to == "M" else value // 12 if unit == "M" and to == "Y" else value
    elif unit in ("Y", "M"):
        if kind == "m":
            raise TypeError(f"Cannot cast NumPy timedelta64 scalar from metadata [{unit}] to [{to}] according to the rule 'same_kind'")
        value = _day_of_month(_months(value, unit))
        value = value // 7 if to == "W" else value * _factor("D", to)
    elif to in ("Y", "M"):
        days = value * 7 if unit == "W" else value // _factor("D", unit)
        year, month, _ = _civil(days)
        value = year - 1970 if to == "Y" else (year - 1970) * 12 + month - 1
    elif _UNITS.index(unit) <= _UNITS.index(to):
        value *= _factor(unit, to)
    else:
        factor = _factor(to, unit)
        value = value // factor if kind == "M" or value >= 0 else -(-value // factor)
    return value // wanted.count


def _common(a, b):
    """The dtype unit in which both stand."""
    if a.unit == b.unit and a.count == b.count:
        return a
    if a.unit == "generic" or b.unit == "generic":
        return b if a.unit == "generic" else a
    from math import gcd

    fine = _finer(a.unit, b.unit)
    if a.kind == b.kind == "m" and (a.unit in ("Y", "M")) != (b.unit in ("Y", "M")):
        raise TypeError(f"Cannot get a common metadata divisor for Numpy timedelta64 metadata [{a.unit}] and [{b.unit}] because they have "
                        "incompatible nonlinear base time units.")  # fmt: skip
    return _Date(a.kind, fine, gcd(a.count if a.unit == fine else b.count, b.count if b.unit == fine else a.count))


_TEXT = re.compile(r"([+-]?\d{4,})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d)(?::?(\d\d)(?::?(\d\d)(?:\.(\d+))?)?)?)?)?)?(Z|[+-]\d\d:?\d\d)?")


def _parsed(text):
    """(value, unit) that a text spells."""
    if text.strip().lower() in ("nat", ""):
        return _NAT, "generic"
    if text in ("now", "today"):
        now = _dt.datetime.now(_dt.timezone.utc)
        days = (now.date() - _dt.date(1970, 1, 1)).days
        return (days, "D") if text == "today" else (days * 86400 + now.hour * 3600 + now.minute * 60 + now.second, "s")
    found = _TEXT.fullmatch(text.strip())
    if not found:
        raise ValueError(f'Error parsing datetime string "{text}" at position {_wrong_at(text)}')
    year, month, day, hour, minute, second, part, zone = found.groups()
    months = (int(year) - 1970) * 12 + int(month or 1) - 1
    if month is None:
        return int(year) - 1970, "Y"
    if not 1 <= int(month) <= 12:
        raise ValueError(f'Month out of range in datetime string "{text}"')
    if day is None:
        return months, "M"
    if not 1 <= int(day) <= _day_of_month(months + 1) - _day_of_month(months):
        raise ValueError(f'Day out of range in datetime string "{text}"')
    value, unit = _day_of_month(months) + int(day) - 1, "D"
    for digits, name in ((hour, "h"), (minute, "m"), (second, "s")):
        if digits is not None:
            value, unit = value * _RATIOS[name] + int(digits), name
    if part is not None:
        width = -(-len(part) // 3) * 3
        unit = ("ms", "us", "ns", "ps", "fs", "as")[width // 3 - 1]
        value = value * 10**width + int(part.ljust(width, "0"))
    if zone and zone != "Z":
        _boxed_warn("parsing timezone aware datetimes is deprecated; this will raise an error in the future")
        offset = (int(zone[1:3]) * 60 + int(zone[-2:])) * (-1 if zone[0] == "-" else 1)
        unit2 = _finer(unit, "m")
        value = value * _factor(unit, unit2) - offset * _factor("m", unit2)
        unit = unit2
    elif zone:
        _boxed_warn("parsing timezone aware datetimes is deprecated; this will raise an error in the future")
    return value, unit


def _boxed_warn(text):
    from warnings import warn

    warn(text, DeprecationWarning, 4)


def _wrong_at(text):
    for n in range(len(text), 0, -1):
        if _TEXT.fullmatch(text[:n]):
            return n
    return 0


def _spelled(value, unit):
    """ISO 8601 in the unit's precision."""
    if value == _NAT:
        return "NaT"
    if unit == "Y":
        return f"{1970 + value:04d}"
    if unit == "M":
        return f"{1970 + value // 12:04d}-{value % 12 + 1:02d}"
    days, rest = (value * 7, 0) if unit == "W" else divmod(value, _factor("D", unit))
    text = "%04d-%02d-%02d" % _civil(days)
    if unit in ("W", "D"):
        return text
    scale = _factor("s", unit) if _UNITS.index(unit) >= 6 else 1
    seconds, part = divmod(rest, scale) if _UNITS.index(unit) >= 6 else (rest * _factor(unit, "s"), 0)
    text += f"T{seconds // 3600:02d}"
    if unit != "h":
        text += f":{seconds // 60 % 60:02d}"
    if _UNITS.index(unit) >= 6:
        text += f":{seconds % 60:02d}"
    return text + (f".{part:0{len(str(scale)) - 1}d}" if scale > 1 else "")


def _from_python(value):
    """(value, unit) of a datetime, date or timedelta; None for other things."""
    if isinstance(value, _dt.datetime):
        value = value.replace(tzinfo=None) - _dt.datetime(1970, 1, 1)
    elif isinstance(value, _dt.date):
        return (value - _dt.date(1970, 1, 1)).days, "D"
    if isinstance(value, _dt.timedelta):
        return (value.days * 86400 + value.seconds) * 1000000 + value.microseconds, "us"
    return None


# ---- scalars


class _Scalar:
    __module__ = "numpy"
    shape, ndim, size, itemsize, nbytes = (), 0, 1, 8, 8

    def __new__(cls, value=None, unit=None):
        kind = cls._kind
        wanted = None
        if unit is not None:
            wanted = _Date(kind, *unit) if isinstance(unit, tuple) else as_dtype(f"{kind}8[{unit}]")
        made = object.__new__(cls)
        if value is None or isinstance(value, str) and kind == "m" and value.lower() == "nat":
            number, dtype = _NAT if value is not None or kind == "M" else 0, wanted or _Date(kind)
        elif isinstance(value, _Scalar):
            dtype = wanted or value.dtype
            number = _convert(value._value, kind, value.dtype, dtype)
        elif isinstance(value, (str, bytes)):
            if kind == "m":
                number, dtype = int(value), wanted or _Date(kind)
            else:
                number, name = _parsed(value if isinstance(value, str) else value.decode())
                dtype = wanted or _Date(kind, name)
                number = _convert(number, kind, _Date(kind, name), dtype)
        elif _from_python(value) is not None:
            number, name = _from_python(value)
            dtype = wanted or _Date(kind, name)
            number = _convert(number, kind, _Date(kind, name), dtype)
        elif isinstance(value, (int, np.integer)):
            if wanted is None and kind == "M":
                raise ValueError("Converting an integer to a NumPy datetime requires a specified unit")
            number, dtype = int(value), wanted or _Date(kind)
        elif isinstance(value, dated) and value.ndim == 0:
            return cls(value[()], unit)
        else:
            raise ValueError(f"Could not convert object to NumPy {'datetime' if kind == 'M' else 'timedelta'}")
        made._value, made.dtype = number, dtype
        return made

    def _array(self):
        return dated(np.array(self._value), self.dtype)

    def astype(self, dtype, **kwargs):
        return self._array().astype(dtype)[()]

    def item(self):
        return _python(self._value, self.dtype)

    tolist = item

    def view(self, dtype=None):
        return self._array().view(dtype)[()]

    def __int__(self):
        return self._value

    def __hash__(self):
        return hash((self._kind, self._value, self.dtype.unit)) if self._value != _NAT else id(self)

    def __bool__(self):
        return self._value != 0

    def __reduce__(self):
        return type(self), (self._value, (self.dtype.unit, self.dtype.count))


def _binary(name, is_swapped=False):
    def method(self, other):
        if not isinstance(other, (_Scalar, boxed, int, float, np.number, np.ndarray, _dt.date, _dt.timedelta)):
            return {"equal": np.bool_(False), "not_equal": np.bool_(True)}.get(name, NotImplemented)
        return _apply(name, other, self) if is_swapped else _apply(name, self, other)

    return method


for _name, _ufunc in (("add", "add"), ("sub", "subtract"), ("mul", "multiply"), ("truediv", "divide"), ("floordiv", "floor_divide"),
                      ("mod", "remainder")):  # fmt: skip
    setattr(_Scalar, f"__{_name}__", _binary(_ufunc))
    setattr(_Scalar, f"__r{_name}__", _binary(_ufunc, True))
for _name, _ufunc in (("lt", "less"), ("le", "less_equal"), ("eq", "equal"), ("ne", "not_equal"), ("gt", "greater"), ("ge", "greater_equal")):
    setattr(_Scalar, f"__{_name}__", _binary(_ufunc))
_Scalar.__neg__ = lambda self: _apply("negative", self)
_Scalar.__abs__ = lambda self: _apply("absolute", self)
_Scalar.__pos__ = lambda self: self


class datetime64(_Scalar):
    __module__, _kind = "numpy", "M"
    __tp_name__ = "numpy.datetime64"

    def __str__(self):
        return _spelled(self._value * (self.dtype.count if self._value != _NAT else 1), self.dtype.unit)

    def __repr__(self):
        tail = f",'{self.dtype._tail[1:-1]}'" if self.dtype.unit != "generic" and (self.dtype.count != 1 or self.dtype.unit == "h") else ""
        return f"numpy.datetime64('{self}'{tail})"


_WORDS = {"Y": "years", "M": "months", "W": "weeks", "D": "days", "h": "hours", "m": "minutes", "s": "seconds", "ms": "milliseconds",
          "us": "microseconds", "ns": "nanoseconds", "ps": "picoseconds", "fs": "femtoseconds", "as": "attoseconds",
          "generic": "generic time units"}  # fmt: skip


class timedelta64(_Scalar):
    __module__, _kind = "numpy", "m"
    __tp_name__ = "numpy.timedelta64"

    def __str__(self):
        return "NaT" if self._value == _NAT else f"{self._value * self.dtype.count} {_WORDS[self.dtype.unit]}"

    def __repr__(self):
        tail = "" if self.dtype.unit == "generic" else f",'{self.dtype._tail[1:-1]}'"
        return f"numpy.timedelta64({self._value if self._value != _NAT else repr('NaT')}{tail})"


def _python(value, dtype):
    """What item() gives: a date, datetime or timedelta where Python's have the precision, else the int."""
    if value == _NAT:
        return None
    if dtype.kind == "m":
        if dtype.unit in ("Y", "M", "generic") or _UNITS.index(dtype.unit) > 8:
            return value
        return _dt.timedelta(microseconds=_convert(value, "m", dtype, _Date("m", "us")))
    if _UNITS.index(dtype.unit) <= 3:
        return _dt.date(*_civil(_convert(value, "M", dtype, _Date("M", "D"))))
    if _UNITS.index(dtype.unit) > 8:
        return value
    return _dt.datetime(1970, 1, 1) + _dt.timedelta(microseconds=_convert(value, "M", dtype, _Date("M", "us")))


for _kind in (datetime64, timedelta64):
    _boxed._module("boxed_methods").give_scalar_methods(_kind, _Scalar._array)


# ---- arrays


class dated(boxed):
    """An array of datetime64 or timedelta64; `_places` holds the numbers."""

    __tp_type__ = np.ndarray
    __tp_name__ = "numpy.ndarray"

    def __init__(self, places, dtype):
        self._places, self.dtype = places, dtype

    strides = property(lambda self: self._places.strides)

    def _with(self, places):
        return dated(places, self.dtype)

    def _element(self, place):
        made = object.__new__(self.dtype.type)
        made._value, made.dtype = int(place), self.dtype
        return made

    def _items(self):
        return [self._element(v) for v in self._places.ravel().tolist()]

    def __setitem__(self, key, value):
        self._places[key] = array(value, self.dtype)._places if not isinstance(value, (int, np.integer)) else value

    def item(self, *args):
        return _python(self._places.item(*args), self.dtype)

    def tolist(self):
        def nested(v):
            return [nested(i) for i in v] if isinstance(v, list) else _python(v, self.dtype)

        return nested(self._places.tolist())

    def copy(self, order="C"):
        return dated(self._places.copy(), self.dtype)

    __copy__ = copy

    def astype(self, dtype, order="K", casting="unsafe", subok=True, copy=True):
        wanted, known = _boxed._dtype_or_none(dtype)
        if not known:
            return self._places.astype(dtype)
        if wanted.kind in "Mm":
            return _recast(self, wanted if wanted.unit != "generic" else self.dtype)
        items = [_python(v, self.dtype) for v in self._places.ravel().tolist()] if wanted.kind == "O" else [str(v) if self.dtype.kind == "M" else str(v._value) for v in self._items()]
        return _boxed._from_items(items, self.shape, wanted if wanted.kind == "O" or wanted._width else _boxed._DType(wanted.kind, 28))

    def view(self, dtype=None, type=None):
        wanted, known = (self.dtype, True) if dtype is None else _boxed._dtype_or_none(dtype)
        return dated(self._places.view(), wanted) if known else self._places.view(dtype)

    def tobytes(self, order="C"):
        return self._places.tobytes()

    def sort(self, axis=-1, kind=None, order=None):
        self._places[...] = np.take_along_axis(self._places, self.argsort(axis), axis)

    def argsort(self, axis=-1, kind=None, order=None):
        return self._places.view(np.uint64).__sub__(np.uint64(1)).__add__(np.uint64(1 << 63)).argsort(axis)

    def _reduced(self, function, axis, **kwargs):
        made = function(self._places, axis=axis, **kwargs)
        bad = (self._places == _NAT).any(axis=axis, **kwargs)
        made = np.where(bad, _NAT, made)
        return self._with(made) if made.ndim else self._element(made)

    def max(self, axis=None, out=None, keepdims=False):
        return self._reduced(np.max, axis, keepdims=keepdims)

    def min(self, axis=None, out=None, keepdims=False):
        return self._reduced(np.min, axis, keepdims=keepdims)

    def sum(self, axis=None, dtype=None, out=None, keepdims=False):
        if self.dtype.kind == "M":
            _failed("add", [self, self])
        return self._reduced(np.sum, axis, keepdims=keepdims)

    def mean(self, axis=None, dtype=None, out=None, keepdims=False):
        if self.dtype.kind == "M":
            _failed("add", [self, self])
        return self._reduced(lambda p, axis, keepdims: (np.sum(p, axis, keepdims=keepdims) / (p.size // builtins.max(np.sum(p, axis).size, 1))).astype(np.int64), axis, keepdims=keepdims)

    def ptp(self, axis=None, out=None, keepdims=False):
        return self.max(axis) - self.min(axis)

    def cumsum(self, axis=None, dtype=None, out=None):
        if self.dtype.kind == "M":
            _failed("add", [self, self])
        gone = np.cumsum(self._places == _NAT, axis) > 0
        return dated(np.where(gone, _NAT, np.cumsum(np.where(self._places == _NAT, 0, self._places), axis)), self.dtype)

    def argmax(self, axis=None, out=None, *, keepdims=False):
        return self._first_of(np.argmax, axis, out, keepdims)

    def argmin(self, axis=None, out=None, *, keepdims=False):
        return self._first_of(np.argmin, axis, out, keepdims)

    def _first_of(self, function, axis, out, keepdims):
        """The place of the first NaT of a row where there is one, else what the function finds."""
        gone = self._places == _NAT
        if not gone.any():
            return function(self._places, axis, out, keepdims=keepdims)
        return np.where(gone.any(axis, keepdims=keepdims), gone.argmax(axis, keepdims=keepdims), function(self._places, axis, keepdims=keepdims))[()]

    def _refused(name):
        def method(self, *args, **kwargs):
            _failed(name, [self, self])

        return method

    prod = cumprod = _refused("multiply")
    var = std = _refused("multiply")

    def all(self, axis=None, **kwargs):
        return (self._places != 0).all(axis)

    def any(self, axis=None, **kwargs):
        return (self._places != 0).any(axis)

    @classmethod
    def _ufunc(cls, name, *operands):
        return _apply(name, *operands)

    def dump_text(self, separator, prefix):
        from numpy import printing

        if self.dtype.kind == "M":
            texts = [f"'{v}'" for v in self._items()]
        else:
            texts = ["'NaT'" if v == _NAT else str(v) for v in self._places.ravel().tolist()]
        width = builtins.max([len(t) for t in texts], default=0)
        options = dict(printing._options, formatter={"int": lambda place: texts[int(place)].rjust(width)})
        return printing._array_text(np.arange(self.size).reshape(self.shape), options, separator, prefix, "")

    def __repr__(self):
        if self.ndim == 0:
            body = repr(str(self._items()[0])) if self.dtype.kind == "M" else str(self._places)
        else:
            body = self.dump_text(", ", "array(") if self.size else "[]"
        kind = f"dtype='{self.dtype.name}')"
        last = len("array(" + body) + 1 - (("array(" + body).rfind("\n") + 1)
        return f"array({body},{' ' if last + len(kind) + 1 <= 75 else chr(10) + ' ' * 6}{kind}"

    def __str__(self):
        return self.dump_text(" ", "") if self.ndim else str(self._items()[0])

    def __reduce__(self):
        return dated, (self._places, self.dtype)


def _recast(array, wanted):
    if array.dtype.unit == wanted.unit and array.dtype.count == wanted.count:
        return dated(array._places.copy(), wanted)
    values = [_convert(v, wanted.kind, array.dtype, wanted) for v in array._places.ravel().tolist()]
    return dated(np.array(values, np.int64).reshape(array.shape), wanted)


def _operand(value):
    """As a dated array, or as numbers."""
    if isinstance(value, _Scalar):
        return value._array()
    if isinstance(value, dated):
        return value
    if isinstance(value, (_dt.date, _dt.timedelta)):
        number, unit = _from_python(value)
        return dated(np.array(number), _Date("m" if isinstance(value, _dt.timedelta) else "M", unit))
    return np.asarray(value)


def _failed(name, operands):
    from numpy.promotion import no_loop

    no_loop(name, *[o.dtype for o in operands])


_TESTS = ("less", "less_equal", "equal", "not_equal", "greater", "greater_equal")


def _apply(name, *given):
    parts = [_operand(v) for v in given]
    made = _unary(name, parts[0]) if len(parts) == 1 else _two(name, *parts)
    return made[()] if made.ndim == 0 and isinstance(made, np.ndarray) else made


def _unary(name, a):
    if name in ("isnan", "isinf", "isfinite"):
        is_nat = a._places == _NAT
        return is_nat if name == "isnan" else ~is_nat if name == "isfinite" else np.zeros(a.shape, bool)
    if a.dtype.kind == "m" and name == "sign":
        return dated(np.sign(a._places), a.dtype)
    if a.dtype.kind == "m" and name in ("negative", "positive", "absolute"):
        return dated(np.where(a._places == _NAT, _NAT, getattr(np, name)(a._places)), a.dtype)
    return _failed(name, [a])


def _two(name, a, b):
    if name.startswith("logical_"):
        return getattr(np, name)(*[p._places != 0 if isinstance(p, dated) else p for p in (a, b)])
    kinds = "".join([p.dtype.kind if isinstance(p, dated) else "i" if p.dtype.kind in "iub" else "f" for p in (a, b)])
    if kinds[0] in "Mm" and kinds[1] == "i" and name in ("add", "subtract", *_TESTS, "maximum", "minimum") and not (name in _TESTS and kinds[0] == "M"):
        b, kinds = dated(b.astype(np.int64), _Date("m", a.dtype.unit, a.dtype.count)), kinds[0] + "m"
    if kinds[1] in "Mm" and kinds[0] == "i" and name in ("add", "subtract", *_TESTS, "maximum", "minimum") and not (name in _TESTS and kinds[1] == "M"):
        a, kinds = dated(a.astype(np.int64), _Date("m", b.dtype.unit, b.dtype.count)), "m" + kinds[1]
    if name == "multiply" and kinds in ("mi", "mf", "im", "fm"):
        a, b = (a, b) if kinds[0] == "m" else (b, a)
        return dated(np.where(a._places == _NAT, _NAT, (a._places * b).astype(np.int64)), a.dtype)
    if name in ("divide", "floor_divide") and kinds in ("mi", "mf"):
        made = a._places / b if kinds == "mf" else np.trunc(a._places / b)
        return dated(np.where(a._places == _NAT, _NAT, (np.floor(made) if name == "floor_divide" else made).astype(np.int64)), a.dtype)
    results = {"add": {"Mm": "M", "mM": "M", "mm": "m"}, "subtract": {"MM": "m", "Mm": "M", "mm": "m"}, "remainder": {"mm": "m"},
               "divide": {"mm": "f"}, "floor_divide": {"mm": "i"}, "maximum": {"MM": "M", "mm": "m"}, "minimum": {"MM": "M", "mm": "m"},
               "fmod": {"mm": "m"}}  # fmt: skip
    result = "?" if name in _TESTS and kinds in ("MM", "mm") else results.get(name, {}).get(kinds)
    if result is None:
        if name in ("equal", "not_equal"):
            return np.full(np.broadcast_shapes(a.shape, b.shape), name == "not_equal")
        return _failed(name, [a, b])
    common = _common(a.dtype, b.dtype)
    x, y = [_recast(p, _Date(p.dtype.kind, common.unit, common.count))._places for p in (a, b)]
    bad = (x == _NAT) | (y == _NAT)
    made = getattr(np, name)(x, y)
    if result == "?":
        return made & ~bad if name != "not_equal" else made | bad
    if result == "f":
        return np.where(bad, np.nan, made)
    return made if result == "i" else dated(np.where(bad, _NAT, made), _Date(result, common.unit, common.count))


# ---- making


def zeros(shape, dtype):
    return dated(np.zeros(shape, np.int64), dtype)


def full(shape, value, dtype):
    value = array(value, dtype)
    return dated(np.full(shape, value._places), value.dtype)


def array(value, dtype):
    if isinstance(value, dated):
        return value.copy() if dtype is None or dtype.unit == "generic" or dtype == value.dtype else _recast(value, dtype)
    if isinstance(value, boxed):
        value = value.tolist()
    if isinstance(value, np.ndarray):
        return dated(value.astype(np.int64), dtype)
    shape = _boxed._shape_of(value, True)
    items = _boxed._leaves(value, len(shape))
    kind = dtype.kind if dtype is not None else builtins.next((v._kind for v in items if isinstance(v, _Scalar)), "M")
    of = datetime64 if kind == "M" else timedelta64
    pieces = []
    for v in items:
        v = v if not isinstance(v, dated) else v[()]
        if isinstance(v, (int, np.integer)) and not isinstance(v, _Scalar):
            v = of(v, (dtype.unit, dtype.count) if dtype is not None else "generic") if dtype is None or dtype.unit != "generic" or kind == "m" else of(v, "generic")
        pieces.append(v if isinstance(v, _Scalar) else of(v))
    if dtype is None or dtype.unit == "generic":
        dtype = _Date(kind)
        for v in pieces:
            dtype = _common(dtype, v.dtype)
        dtype = _Date(kind, dtype.unit, dtype.count)
    return dated(np.array([_convert(v._value, kind, v.dtype, dtype) for v in pieces], np.int64).reshape(shape), dtype)


def concatenate(arrays, axis=0):
    dtype = arrays[0].dtype
    for a in arrays[1:]:
        dtype = _common(dtype, a.dtype)
    return dated(np.concatenate([_recast(a, dtype)._places for a in arrays], axis), dtype)


def frombuffer(data, dtype, count=-1, offset=0):
    return dated(np.frombuffer(data, np.int64, count, offset), dtype)


def arange(start, stop=None, step=None, dtype=None):
    """np.arange of dates and timedeltas."""
    first = start if stop is not None else 0
    last = stop if stop is not None else start
    bounds = [b if isinstance(b, (_Scalar, int, np.integer)) else array(b, dtype if dtype is not None else None)[()] for b in (first, last)]
    kinds = [b._kind for b in bounds if isinstance(b, _Scalar)]
    kind = dtype.kind if dtype is not None else "M" if "M" in kinds else "m"
    common = dtype if dtype is not None and dtype.unit != "generic" else None
    for b in (*bounds, step):
        if isinstance(b, _Scalar) and (dtype is None or dtype.unit == "generic"):
            common = b.dtype if common is None else _common(common, b.dtype)
    common = _Date(kind, common.unit, common.count)
    numbers = [_convert(b._value, b._kind, b.dtype, common) if isinstance(b, _Scalar) else b for b in (*bounds, 1 if step is None else step)]
    if kind == "M" and not isinstance(bounds[1], datetime64):
        numbers[1] += numbers[0]
    return dated(np.arange(*numbers), common)


# ---- functions


def isnat(x):
    made = _operand(x)
    if not isinstance(made, dated):
        raise TypeError("ufunc 'isnat' is only defined for np.datetime64 and np.timedelta64.")
    return _apply("isnan", made)


def datetime_data(dtype):
    dtype = np.dtype(dtype)
    return dtype.unit, dtype.count


def datetime_as_string(arr, unit=None, timezone="naive", casting="same_kind"):
    made = _operand(arr)
    if unit is not None and unit != "auto":
        made = _recast(made, _Date("M", unit))
    texts = [str(v) + ("Z" if timezone == "UTC" and made.dtype.unit not in ("Y", "M", "W", "D") else "") for v in made._items()]
    return texts[0] if not made.ndim else _boxed._from_items(texts, made.shape, _boxed._DType("U", builtins.max([len(t) for t in texts])))
