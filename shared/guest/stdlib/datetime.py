"""Dates, times and what lies between them, in the proleptic Gregorian calendar."""

import math
import operator
import time as _time

from _datetime_delta import timedelta

__all__ = ["date", "datetime", "time", "timedelta", "timezone", "tzinfo", "MINYEAR", "MAXYEAR", "UTC"]

MINYEAR, MAXYEAR = 1, 9999
_MONTHS = ["", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
_DAYS = ["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
_LENGTHS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
_LAST = 3652059  # ordinal of 9999-12-31


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
    if isinstance(value, float):
        raise TypeError("'float' object cannot be interpreted as an integer")
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


def _check_zone(tz):
    if tz is not None and not isinstance(tz, tzinfo):
        raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, not type '{type(tz).__name__}'")


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
    made, i = [], 0
    while i < len(format):
        c = format[i]
        i += 1
        if c != "%" or i == len(format):
            made.append(c)
            continue
        c = format[i]
        i += 1
        if c == "f":
            made.append("%06d" % getattr(obj, "microsecond", 0))
        elif c == "z":
            made.append(_offset_text(obj.utcoffset(), "") if hasattr(obj, "utcoffset") else "")
        elif c == "Z":
            name = obj.tzname() if hasattr(obj, "tzname") else None
            made.append((name or "").replace("%", "%%"))
        else:
            made.append("%" + c)
    return _time.strftime("".join(made), timetuple)


class tzinfo:
    __slots__ = ()

    def tzname(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement tzname()")

    def utcoffset(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement utcoffset()")

    def dst(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement dst()")

    def fromutc(self, dt):
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        offset, dst = dt.utcoffset(), dt.dst() or timedelta(0)
        moved = dt + (offset - dst)
        return moved + (moved.dst() or timedelta(0))


class timezone(tzinfo):
    __slots__ = ("_offset", "_name")

    def __new__(cls, offset, name=None):
        if not isinstance(offset, timedelta):
            raise TypeError(f"timezone() argument 1 must be datetime.timedelta, not {type(offset).__name__}")
        if not timedelta(hours=-24) < offset < timedelta(hours=24):
            raise ValueError(
                "offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not "
                + repr(offset) + "."
            )
        if name is None and not offset and hasattr(cls, "utc"):
            return cls.utc
        self = object.__new__(cls)
        self._offset, self._name = offset, name
        return self

    def utcoffset(self, dt):
        return self._offset

    def tzname(self, dt):
        if self._name is not None:
            return self._name
        return "UTC" + _offset_text(self._offset) if self._offset else "UTC"

    def dst(self, dt):
        return None

    def fromutc(self, dt):
        return dt + self._offset

    def __repr__(self):
        if self is timezone.utc:
            return "datetime.timezone.utc"
        return f"datetime.timezone({self._offset!r}{'' if self._name is None else ', ' + repr(self._name)})"

    def __str__(self):
        return self.tzname(None)

    def __eq__(self, other):
        return self._offset == other._offset if isinstance(other, timezone) else NotImplemented

    def __hash__(self):
        return hash(self._offset)

    def __reduce__(self):
        return timezone, (self._offset,) if self._name is None else (self._offset, self._name)


timezone.utc = UTC = timezone(timedelta(0))
timezone.min, timezone.max = timezone(-timedelta(hours=23, minutes=59)), timezone(timedelta(hours=23, minutes=59))


def _read_date(text):
    """year, month, day of an ISO date."""
    if len(text) in (7, 8, 10) and text[:4].isdecimal():
        if text[4] == "-" and len(text) == 10 and text[7] == "-":
            return int(text[:4]), int(text[5:7]), int(text[8:])
        week = text[4:].replace("-", "")
        if week[:1] == "W" and len(week) in (3, 4):
            found = date.fromisocalendar(int(text[:4]), int(week[1:3]), int(week[3:] or 1))
            return found.year, found.month, found.day
        if len(text) == 8 and text.isdecimal():
            return int(text[:4]), int(text[4:6]), int(text[6:])
    raise ValueError


def _read_time(text):
    """hour, minute, second, microsecond, tzinfo of an ISO time."""
    zone = None
    for i, c in enumerate(text):
        if c in "+-Z":
            rest = text[i + 1 :]
            if c == "Z":
                zone = timezone.utc
            else:
                h, m, s, us, _ = _read_time(rest)
                delta = timedelta(hours=h, minutes=m, seconds=s, microseconds=us)
                zone = timezone(-delta if c == "-" else delta)
            text = text[:i]
            break
    whole, dot, fraction = text.replace(",", ".").partition(".")
    parts = whole.split(":") if ":" in whole else [whole[i : i + 2] for i in range(0, len(whole), 2)]
    if not 1 <= len(parts) <= 3 or any(len(p) != 2 or not p.isdecimal() for p in parts) or dot and not fraction.isdecimal():
        raise ValueError
    h, m, s = (int(p) for p in (parts + ["0", "0"])[:3])
    return h, m, s, int(fraction[:6].ljust(6, "0")) if dot else 0, zone


def _ordered(cls):
    """Gives a class the comparisons that its _order(other, name) answers."""
    for name in ("eq", "lt", "le", "gt", "ge"):

        def compare(self, other, name=name):
            return self._order(other, name)

        compare.__name__, compare.__qualname__ = f"__{name}__", f"{cls.__name__}.__{name}__"
        setattr(cls, compare.__name__, compare)
    return cls


def _with_clock(cls):
    """Gives a class the attributes of a time of day."""
    for name in ("hour", "minute", "second", "microsecond", "tzinfo", "fold"):
        setattr(cls, name, property(operator.attrgetter("_" + name)))
    return cls


class date:
    __slots__ = ("_year", "_month", "_day")
    __tp_name__ = "datetime.date"

    def __new__(cls, year, month=None, day=None):
        if month is None or day is None:
            name, pos = ("month", 2) if month is None else ("day", 3)
            raise TypeError(f"function missing required argument '{name}' (pos {pos})")
        self = object.__new__(cls)
        self._year, self._month, self._day = _check_date(year, month, day)
        return self

    @classmethod
    def today(cls):
        return cls.fromtimestamp(_time.time())

    @classmethod
    def fromtimestamp(cls, timestamp):
        return cls(*_time.localtime(timestamp)[:3])

    @classmethod
    def fromordinal(cls, n):
        if n < 1:
            raise ValueError("ordinal must be >= 1")
        return cls(*_from_ordinal(n))

    @classmethod
    def fromisoformat(cls, date_string):
        if not isinstance(date_string, str):
            raise TypeError("fromisoformat: argument must be str")
        try:
            year, month, day = _read_date(date_string)
        except ValueError:
            raise ValueError(f"Invalid isoformat string: {date_string!r}") from None
        return cls(year, month, day)

    @classmethod
    def fromisocalendar(cls, year, week, day):
        if not MINYEAR <= year <= MAXYEAR:
            raise ValueError(f"Year is out of range: {year}")
        first = _ordinal(year, 1, 4)
        monday = first - (first + 6) % 7
        if not 0 < week < 53 and not (week == 53 and _ordinal(year + 1, 1, 4) - (_ordinal(year + 1, 1, 4) + 6) % 7 - monday == 371):
            raise ValueError(f"Invalid week: {week}")
        if not 0 < day < 8:
            raise ValueError(f"Invalid weekday: {day} (range is [1, 7])")
        return cls.fromordinal(monday + (week - 1) * 7 + day - 1)

    year = property(lambda self: self._year)
    month = property(lambda self: self._month)
    day = property(lambda self: self._day)

    def toordinal(self):
        return _ordinal(self._year, self._month, self._day)

    def weekday(self):
        return (self.toordinal() + 6) % 7

    def isoweekday(self):
        return self.toordinal() % 7 or 7

    def isocalendar(self):
        year = self._year

        def monday_of(y):
            first = _ordinal(y, 1, 4)
            return first - (first + 6) % 7

        today = self.toordinal()
        if today < monday_of(year):
            year -= 1
        elif year < MAXYEAR and today >= monday_of(year + 1):
            year += 1
        return IsoCalendarDate((year, (today - monday_of(year)) // 7 + 1, self.isoweekday()))

    def isoformat(self):
        return "%04d-%02d-%02d" % (self._year, self._month, self._day)

    __str__ = isoformat

    def ctime(self):
        return "%s %s %2d 00:00:00 %04d" % (_DAYS[self.isoweekday()], _MONTHS[self._month], self._day, self._year)

    def timetuple(self):
        return _time.struct_time((self._year, self._month, self._day, 0, 0, 0, self.weekday(), self._yearday(), -1))

    def _yearday(self):
        return _before_month(self._year, self._month) + self._day

    def strftime(self, format):
        return _strftime(self, format, self.timetuple())

    def __format__(self, spec):
        if not isinstance(spec, str):
            raise TypeError("must be str, not %s" % type(spec).__name__)
        return self.strftime(spec) if spec else str(self)

    def replace(self, year=None, month=None, day=None):
        return type(self)(self._year if year is None else year, self._month if month is None else month,
                          self._day if day is None else day)  # fmt: skip

    def __repr__(self):
        return f"{_name(self, date)}({self._year}, {self._month}, {self._day})"

    def _shift(self, days):
        n = self.toordinal() + days
        if not 0 < n <= _LAST:
            raise OverflowError("date value out of range")
        return type(self).fromordinal(n)

    def __add__(self, other):
        return self._shift(other.days) if isinstance(other, timedelta) else NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return self._shift(-other.days)
        if isinstance(other, date):
            return timedelta(self.toordinal() - other.toordinal())
        return NotImplemented

    def _key(self):
        return self._year, self._month, self._day

    def _comparable(self, other):
        return isinstance(other, date) and not isinstance(other, datetime)

    def __eq__(self, other):
        return self._key() == other._key() if self._comparable(other) else NotImplemented

    def __lt__(self, other):
        return self._key() < other._key() if self._comparable(other) else NotImplemented

    def __le__(self, other):
        return self._key() <= other._key() if self._comparable(other) else NotImplemented

    def __gt__(self, other):
        return self._key() > other._key() if self._comparable(other) else NotImplemented

    def __ge__(self, other):
        return self._key() >= other._key() if self._comparable(other) else NotImplemented

    def __hash__(self):
        return hash(self._key())

    def __reduce__(self):
        return type(self), self._key()

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


class IsoCalendarDate(tuple):
    year = property(lambda self: self[0])
    week = property(lambda self: self[1])
    weekday = property(lambda self: self[2])

    def __repr__(self):
        return "datetime.IsoCalendarDate(year=%d, week=%d, weekday=%d)" % tuple(self)


def _name(self, cls):
    return "datetime." + cls.__name__ if type(self) is cls else type(self).__qualname__


date.min, date.max, date.resolution = date(1, 1, 1), date(9999, 12, 31), timedelta(days=1)


@_ordered
@_with_clock
class time:
    __slots__ = ("_hour", "_minute", "_second", "_microsecond", "_tzinfo", "_fold")
    __tp_name__ = "datetime.time"

    def __new__(cls, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        self = object.__new__(cls)
        self._hour, self._minute, self._second, self._microsecond = _check_time(hour, minute, second, microsecond, fold)
        _check_zone(tzinfo)
        self._tzinfo, self._fold = tzinfo, fold
        return self

    @classmethod
    def fromisoformat(cls, time_string):
        if not isinstance(time_string, str):
            raise TypeError("fromisoformat: argument must be str")
        try:
            h, m, s, us, zone = _read_time(time_string.lstrip("T"))
        except ValueError:
            raise ValueError(f"Invalid isoformat string: {time_string!r}") from None
        return cls(h, m, s, us, zone)

    def utcoffset(self):
        return None if self._tzinfo is None else self._tzinfo.utcoffset(None)

    def tzname(self):
        return None if self._tzinfo is None else self._tzinfo.tzname(None)

    def dst(self):
        return None if self._tzinfo is None else self._tzinfo.dst(None)

    def isoformat(self, timespec="auto"):
        return _time_text(self._hour, self._minute, self._second, self._microsecond, timespec) + _offset_text(self.utcoffset())

    __str__ = isoformat

    def strftime(self, format):
        return _strftime(self, format, (1900, 1, 1, self._hour, self._minute, self._second, 0, 1, -1))

    def __format__(self, spec):
        return self.strftime(spec) if spec else str(self)

    def replace(self, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None):
        pick = lambda new, old: old if new is None else new  # noqa: E731
        return type(self)(pick(hour, self._hour), pick(minute, self._minute), pick(second, self._second),
                          pick(microsecond, self._microsecond), self._tzinfo if tzinfo is True else tzinfo,
                          fold=pick(fold, self._fold))  # fmt: skip

    def __repr__(self):
        made = f"{_name(self, time)}({self._hour}, {self._minute}"
        if self._second or self._microsecond:
            made += f", {self._second}"
        if self._microsecond:
            made += f", {self._microsecond}"
        if self._tzinfo is not None:
            made += f", tzinfo={self._tzinfo!r}"
        return made + (", fold=1)" if self._fold else ")")

    def _key(self):
        offset = self.utcoffset()
        total = ((self._hour * 60 + self._minute) * 60 + self._second) * 1000000 + self._microsecond
        return total - (0 if offset is None else offset._total())

    def _order(self, other, op):
        if not isinstance(other, time):
            return NotImplemented
        if (self.utcoffset() is None) != (other.utcoffset() is None):
            if op in ("eq", "ne"):
                return op == "ne"
            raise TypeError("can't compare offset-naive and offset-aware times")
        return getattr(self._key(), f"__{op}__")(other._key())

    def __hash__(self):
        return hash(self._key())

    def __reduce__(self):
        return type(self), (self._hour, self._minute, self._second, self._microsecond, self._tzinfo)


time.min, time.max, time.resolution = time(0, 0), time(23, 59, 59, 999999), timedelta(microseconds=1)
_time_class, _tzinfo_class = time, tzinfo


@_ordered
@_with_clock
class datetime(date):
    __slots__ = ("_hour", "_minute", "_second", "_microsecond", "_tzinfo", "_fold")
    __tp_name__ = "datetime.datetime"

    def __new__(cls, year, month=None, day=None, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        self = date.__new__(cls, year, month, day)
        self._hour, self._minute, self._second, self._microsecond = _check_time(hour, minute, second, microsecond, fold)
        _check_zone(tzinfo)
        self._tzinfo, self._fold = tzinfo, fold
        return self

    @classmethod
    def _at(cls, seconds, tz):
        whole = math.floor(seconds)
        us = round((seconds - whole) * 1e6)
        return cls(1970, 1, 1, tzinfo=tz) + timedelta(seconds=whole, microseconds=us)

    @classmethod
    def fromtimestamp(cls, timestamp, tz=None):
        _check_zone(tz)
        if tz is None:
            local = _time.localtime(math.floor(timestamp))
            return cls._at(timestamp + (getattr(local, "tm_gmtoff", 0) or 0), None)
        return tz.fromutc(cls._at(timestamp, tz))

    @classmethod
    def utcfromtimestamp(cls, t):
        return cls._at(t, None)

    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(_time.time(), tz)

    @classmethod
    def utcnow(cls):
        return cls._at(_time.time(), None)

    @classmethod
    def combine(cls, date, time, tzinfo=True):
        return cls(date.year, date.month, date.day, time.hour, time.minute, time.second, time.microsecond,
                   time.tzinfo if tzinfo is True else tzinfo, fold=time.fold)  # fmt: skip

    @classmethod
    def fromordinal(cls, n):
        if n < 1:
            raise ValueError("ordinal must be >= 1")
        return cls(*_from_ordinal(n))

    @classmethod
    def fromisoformat(cls, date_string):
        if not isinstance(date_string, str):
            raise TypeError("fromisoformat: argument must be str")
        try:
            for length in (10, 8, 7):
                try:
                    found = _read_date(date_string[:length])
                except ValueError:
                    continue
                rest = date_string[length:]
                return cls(*found, *(_read_time(rest[1:]) if rest else ()))
            raise ValueError
        except ValueError as e:
            if str(e):
                raise
            raise ValueError(f"Invalid isoformat string: {date_string!r}") from None

    @classmethod
    def strptime(cls, date_string, format):
        from _strptime import parse

        return cls(*parse(date_string, format))

    def timetuple(self):
        dst = self.dst()
        return _time.struct_time((self._year, self._month, self._day, self._hour, self._minute, self._second, self.weekday(),
                                  self._yearday(), -1 if dst is None else int(bool(dst))))  # fmt: skip

    def utctimetuple(self):
        offset = self.utcoffset()
        moved = self - offset if offset else self
        return _time.struct_time(tuple(moved.replace(tzinfo=None).timetuple())[:8] + (0,))

    def timestamp(self):
        if self._tzinfo is None:
            return _time.mktime(self.timetuple()) + self._microsecond / 1e6
        return (self - datetime(1970, 1, 1, tzinfo=timezone.utc)).total_seconds()

    def date(self):
        return date(self._year, self._month, self._day)

    def time(self):
        return _time_class(self._hour, self._minute, self._second, self._microsecond, fold=self._fold)

    def timetz(self):
        return _time_class(self._hour, self._minute, self._second, self._microsecond, self._tzinfo, fold=self._fold)

    def replace(self, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *,
                fold=None):  # fmt: skip
        pick = lambda new, old: old if new is None else new  # noqa: E731
        return type(self)(pick(year, self._year), pick(month, self._month), pick(day, self._day), pick(hour, self._hour),
                          pick(minute, self._minute), pick(second, self._second), pick(microsecond, self._microsecond),
                          self._tzinfo if tzinfo is True else tzinfo, fold=pick(fold, self._fold))  # fmt: skip

    def astimezone(self, tz=None):
        mine = self._tzinfo or timezone.utc
        tz = timezone.utc if tz is None else tz
        if not isinstance(tz, _tzinfo_class):
            raise TypeError("tz argument must be an instance of tzinfo")
        if tz is self._tzinfo:
            return self
        utc = (self.replace(tzinfo=None) - mine.utcoffset(self)).replace(tzinfo=tz)
        return tz.fromutc(utc)

    def utcoffset(self):
        return None if self._tzinfo is None else self._tzinfo.utcoffset(self)

    def tzname(self):
        return None if self._tzinfo is None else self._tzinfo.tzname(self)

    def dst(self):
        return None if self._tzinfo is None else self._tzinfo.dst(self)

    def ctime(self):
        return "%s %s %2d %02d:%02d:%02d %04d" % (_DAYS[self.isoweekday()], _MONTHS[self._month], self._day, self._hour,
                                                  self._minute, self._second, self._year)  # fmt: skip

    def isoformat(self, sep="T", timespec="auto"):
        return (date.isoformat(self) + sep + _time_text(self._hour, self._minute, self._second, self._microsecond, timespec)
                + _offset_text(self.utcoffset()))  # fmt: skip

    def __str__(self):
        return self.isoformat(" ")

    def __repr__(self):
        values = [self._year, self._month, self._day, self._hour, self._minute, self._second, self._microsecond]
        while len(values) > 5 and not values[-1]:
            values.pop()
        made = f"{_name(self, datetime)}({', '.join(map(str, values))}"
        if self._tzinfo is not None:
            made += f", tzinfo={self._tzinfo!r}"
        return made + (", fold=1)" if self._fold else ")")

    def _ticks(self):
        return ((self.toordinal() * 86400 + self._hour * 3600 + self._minute * 60 + self._second) * 1000000) + self._microsecond

    def _moved(self, delta):
        days, us = divmod(self._ticks() + delta._total(), 86400000000)
        if not 0 < days <= _LAST:
            raise OverflowError("date value out of range")
        seconds, us = divmod(us, 1000000)
        minutes, second = divmod(seconds, 60)
        return type(self)(*_from_ordinal(days), minutes // 60, minutes % 60, second, us, self._tzinfo)

    def __add__(self, other):
        return self._moved(other) if isinstance(other, timedelta) else NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return self._moved(-other)
        if not isinstance(other, datetime):
            return NotImplemented
        mine, others = self.utcoffset(), other.utcoffset()
        if (mine is None) != (others is None):
            raise TypeError("can't subtract offset-naive and offset-aware datetimes")
        base = timedelta._of(self._ticks() - other._ticks())
        return base if mine is None else base + others - mine

    def _order(self, other, op):
        if not isinstance(other, datetime):
            if isinstance(other, date) and op not in ("eq", "ne"):
                raise TypeError(f"can't compare {type(self).__tp_name__} to {type(other).__tp_name__}")
            return NotImplemented
        mine, others = self.utcoffset(), other.utcoffset()
        if (mine is None) != (others is None):
            if op == "eq":
                return False
            raise TypeError("can't compare offset-naive and offset-aware datetimes")
        a, b = self._ticks(), other._ticks()
        if mine is not None:
            a, b = a - mine._total(), b - others._total()
        return getattr(a, f"__{op}__")(b)

    def __hash__(self):
        offset = self.utcoffset()
        return hash(self._ticks() - (0 if offset is None else offset._total()))

    def strftime(self, format):
        return _strftime(self, format, self.timetuple())

    def __reduce__(self):
        return type(self), (self._year, self._month, self._day, self._hour, self._minute, self._second, self._microsecond,
                            self._tzinfo)  # fmt: skip


datetime.min, datetime.max = datetime(1, 1, 1), datetime(9999, 12, 31, 23, 59, 59, 999999)
datetime.resolution = timedelta(microseconds=1)
