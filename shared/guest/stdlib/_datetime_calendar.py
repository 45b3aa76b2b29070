"""What datetime counts and writes: days of the proleptic Gregorian calendar, checked fields, texts of times and offsets."""

import time as _time

MINYEAR, MAXYEAR = 1, 9999
_LENGTHS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def _days_in_month(year, month):
    return 29 if month == 2 and _is_leap(year) else _LENGTHS[month]


def _before_year(year):
    y = year - 1
    return y * 365 + y // 4 - y // 100 + y // 400


def _before_month(year, month):
    return sum(_LENGTHS[1:month]) + (month > 2 and _is_leap(year))


def _ordinal(year, month, day):
    return _before_year(year) + _before_month(year, month) + day


def _from_ordinal(n):
    n -= 1
    n400, n = divmod(n, 146097)
    n100, n = divmod(n, 36524)
    n4, n = divmod(n, 1461)
    n1, n = divmod(n, 365)
    year = n400 * 400 + n100 * 100 + n4 * 4 + n1 + 1
    if n1 == 4 or n100 == 4:
        return year - 1, 12, 31
    month = 1
    while n >= _days_in_month(year, month):
        n -= _days_in_month(year, month)
        month += 1
    return year, month, n + 1


def _index(value):
    if not hasattr(type(value), "__index__"):
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
    return value.__index__()


def _check_date(year, month, day):
    year, month, day = _index(year), _index(month), _index(day)
    if not MINYEAR <= year <= MAXYEAR:
        raise ValueError(f"year {year} is out of range")
    if not 1 <= month <= 12:
        raise ValueError("month must be in 1..12")
    if not 1 <= day <= _days_in_month(year, month):
        raise ValueError("day is out of range for month")
    return year, month, day


def _check_time(hour, minute, second, microsecond, fold):
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
    formats = {"hours": "%02d", "minutes": "%02d:%02d", "seconds": "%02d:%02d:%02d", "milliseconds": "%02d:%02d:%02d.%03d",
               "microseconds": "%02d:%02d:%02d.%06d"}  # fmt: skip
    if spec == "auto":
        spec = "microseconds" if us else "seconds"
    if spec not in formats:
        raise ValueError("Unknown timespec value")
    values = (h, m, s, us // 1000 if spec == "milliseconds" else us)
    return formats[spec] % values[: formats[spec].count("%")]


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
        raise TypeError(f"strftime() argument 1 must be str, not {type(format).__name__}")
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
