"""What datetime counts and writes: days of the proleptic Gregorian calendar, checked fields, texts of times and offsets."""

import math
import operator
import time as _time
from _time import local as _local
from _time import ordinal as _ordinal  # noqa: F401  (of year, month, day)

MINYEAR, MAXYEAR = 1, 9999
_LENGTHS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
_BEFORE = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]  # days of a common year before each month
_FORMATS = {"hours": "%02d", "minutes": "%02d:%02d", "seconds": "%02d:%02d:%02d", "milliseconds": "%02d:%02d:%02d.%03d",
            "microseconds": "%02d:%02d:%02d.%06d"}  # fmt: skip

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _days_in_month(year, month):
    return 29 if month == 2 and _is_leap(year) else _LENGTHS[month]


def _before_year(year):
    y = year - 1
    return y * 365 + y // 4 - y // 100 + y // 400


def _before_month(year, month):
    return _BEFORE[month] + (month > 2 and _is_leap(year))


def _from_ordinal(n):
    n -= 1
    n400, n = divmod(n, 146097)
    n100, n = divmod(n, 36524)
    n4, n = divmod(n, 1461)
    n1, n = divmod(n, 365)
    year = n400 * 400 + n100 * 100 + n4 * 4 + n1 + 1
    if n1 == 4 or n100 == 4:
        return year - 1, 12, 31
    month = (n + 50) >> 5  # or the one before
    before = _before_month(year, month)
    if before > n:
        month -= 1
        before = _before_month(year, month)
    return year, month, n - before + 1


def _index(value):
    if not hasattr(type(value), "__index__"):
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return value.__index__()


def _check_date(year, month, day):
    if type(year) is type(month) is type(day) is int and 0 < year < 10000 and 0 < month < 13 and 0 < day < 29:
        return year, month, day
    year, month, day = _index(year), _index(month), _index(day)
    if not MINYEAR <= year <= MAXYEAR:
        raise ValueError(f"year {year} is out of range")
    if not 1 <= month <= 12:
        raise ValueError("month must be in 1..12")
    if not 1 <= day <= _days_in_month(year, month):
        raise ValueError("day is out of range for month")
    return year, month, day


def _check_time(hour, minute, second, microsecond, fold):
    if not type(hour) is type(minute) is type(second) is type(microsecond) is int:
        hour, minute, second, microsecond = _index(hour), _index(minute), _index(second), _index(microsecond)
    if not 0 <= hour <= 23:
        raise ValueError("hour must be in 0..23")
    if not 0 <= minute <= 59:
        raise ValueError("minute must be in 0..59")
    if not 0 <= second <= 59:
        raise ValueError("second must be in 0..59")
    if not 0 <= microsecond <= 999999:
        raise ValueError("microsecond must be in 0..999999")
    if fold not in (0, 1):
        raise ValueError("fold must be either 0 or 1")
    return hour, minute, second, microsecond


def _time_text(h, m, s, us, spec="auto"):
    if spec == "auto":
        spec = "microseconds" if us else "seconds"
    if spec not in _FORMATS:
        raise ValueError("Unknown timespec value")
    values = (h, m, s, us // 1000 if spec == "milliseconds" else us)
    return _FORMATS[spec] % values[: _FORMATS[spec].count("%")]


def _offset_text(offset, separator=":"):
    if offset is None:
        return ""
    sign = "-" if offset.days < 0 else "+"
    offset = abs(offset)
    minutes, seconds = divmod(offset.seconds, 60)
    made = "%s%02d%s%02d" % (sign, minutes // 60, separator, minutes % 60)
    if seconds or offset.microseconds:
        made += "%s%02d" % (separator, seconds)
        if offset.microseconds:
            made += ".%06d" % offset.microseconds
    return made


def _strftime(obj, format, timetuple):
    if not isinstance(format, str):
        raise TypeError(f"strftime() argument 1 must be str, not {type(format).__name__ if format is not None else None}")
    if "%f" not in format and "%z" not in format and "%Z" not in format:
        return _time.strftime(format, timetuple)
    made, i = [], 0
    while i < len(format):
        c = format[i]
        i += 1
        if c != "%" or i == len(format):
            made.append(c)
            continue
        start = i
        while format[i] in "-_0^#123456789" and i + 1 < len(format):
            i += 1
        c = format[i]
        i += 1
        if start + 1 < i:
            made.append("%" + format[start:i])
        elif c == "f":
            made.append("%06d" % getattr(obj, "microsecond", 0))
        elif c == "z":
            made.append(_offset_text(obj.utcoffset(), "") if hasattr(obj, "utcoffset") else "")
        elif c == "Z":
            name = obj.tzname() if hasattr(obj, "tzname") else None
            made.append((name or "").replace("%", "%%"))
        else:
            made.append("%" + c)
    return _time.strftime("".join(made), timetuple)


def _checked_ordinal(n):
    n = _index(n)
    if abs(n) >= 1 << 31:
        raise OverflowError("signed integer is greater than maximum" if n > 0 else "signed integer is less than minimum")
    if n < 1:
        raise ValueError("ordinal must be >= 1")
    return n


def _whole_seconds(timestamp):
    if not isinstance(timestamp, float):
        return _index(timestamp)
    if timestamp != timestamp:
        raise ValueError("Invalid value NaN (not a number)")
    if not abs(timestamp) < 1 << 63:
        raise OverflowError("timestamp out of range for platform time_t")
    return math.floor(timestamp)


def _local_offset(seconds):
    """Of local time from UTC, in seconds."""
    return _local(seconds)[10]


def _is_state(value, length, month_at=None):
    """Whether this is what a pickle holds: so many bytes, with a month where one stands (above 128 it means fold=1)."""
    return isinstance(value, bytes) and len(value) == length and (month_at is None or 1 <= value[month_at] & 127 <= 12)


def _ordered(cls):
    """Gives a class the comparisons that its _order(other, name, test) answers."""
    for name in ("eq", "lt", "le", "gt", "ge"):

        def compare(self, other, name=name, test=getattr(operator, name)):
            if type(other) is cls and self._tzinfo is other._tzinfo:
                return test(self._ticks(), other._ticks())
            return self._order(other, name, test)

        compare.__name__, compare.__qualname__ = f"__{name}__", f"{cls.__name__}.__{name}__"
        setattr(cls, compare.__name__, compare)
    return cls


def _with_clock(cls):
    """Gives a class the attributes of a time of day."""
    for name in ("hour", "minute", "second", "microsecond", "tzinfo", "fold"):
        setattr(cls, name, property(operator.attrgetter("_" + name)))
    return cls
