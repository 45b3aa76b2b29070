"""Dates, times and what lies between them, in the proleptic Gregorian calendar."""

import time as _time
from time import _plans
from _time import iso_fields as _iso_fields, local as _local, ticks as _ticks_of  # fmt: skip

from _datetime_calendar import (
    MAXYEAR, MINYEAR, _before_month, _check_date, _check_time, _checked_ordinal, _from_ordinal, _index, _is_state, _local_offset,
    _offset_text, _ordered, _ordinal, _strftime, _time_text, _whole_seconds, _with_clock
)  # fmt: skip
from _datetime_delta import timedelta

__all__ = ["date", "datetime", "time", "timedelta", "timezone", "tzinfo", "MINYEAR", "MAXYEAR", "UTC"]

_MONTHS = ["", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
_DAYS = ["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
_LAST = 3652059  # ordinal of 9999-12-31


_DAY = timedelta(1)
_delta_of = timedelta._of

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _check_zone(tz):
    if tz is not None and not isinstance(tz, tzinfo):
        raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, not type '{type(tz).__name__}'")


def _asked(zone, question, moment):
    """What a zone answers to utcoffset, dst or tzname. Without a zone: None."""
    answer = None if zone is None else getattr(zone, question)(moment)
    if answer is None:
        return None
    if question == "tzname":
        if not isinstance(answer, str):
            raise TypeError(f"tzinfo.tzname() must return None or a string, not '{type(answer).__name__}'")
    elif not isinstance(answer, timedelta):
        raise TypeError(f"tzinfo.{question}() must return None or timedelta, not '{type(answer).__name__}'")
    elif not -_DAY < answer < _DAY:
        raise ValueError("offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24).")
    return answer


class tzinfo:
    __slots__ = ()

    def tzname(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement tzname()")

    def utcoffset(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement utcoffset()")

    def dst(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement dst()")

    def fromutc(self, dt):
        _check_own(self, dt)
        offset, dst = dt.utcoffset(), dt.dst()
        for name, value in (("utcoffset", offset), ("dst", dst)):
            if value is None:
                raise ValueError(f"fromutc: non-None {name}() result required")
        if offset == dst:
            return dt + dst
        moved = dt + (offset - dst)
        dst = moved.dst()
        if dst is None:
            raise ValueError("fromutc: tz.dst() gave inconsistent results; cannot convert")
        return moved + dst

    def __reduce__(self):
        arguments = getattr(self, "__getinitargs__", tuple)()
        return type(self), arguments, self.__getstate__()


def _check_own(zone, dt):
    if not isinstance(dt, datetime):
        raise TypeError("fromutc: argument must be a datetime")
    if dt.tzinfo is not zone:
        raise ValueError("fromutc: dt.tzinfo is not self")


def _check_moment(question, dt):
    if dt is not None and not isinstance(dt, datetime):
        raise TypeError(f"{question}(dt) argument must be a datetime instance or None, not {type(dt).__name__}")


class timezone(tzinfo):
    __slots__ = ("_offset", "_name")
    __tp_name__ = "datetime.timezone"

    def __init_subclass__(cls):
        raise TypeError("type 'datetime.timezone' is not an acceptable base type")

    def __new__(cls, offset, name=True):
        if name is not True and not isinstance(name, str):
            shown = "None" if name is None else type(name).__name__
            raise TypeError(f"timezone() argument 2 must be str, not {shown}")
        name = None if name is True else name
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
        _check_moment("utcoffset", dt)
        return self._offset

    def tzname(self, dt):
        _check_moment("tzname", dt)
        if self._name is not None:
            return self._name
        return "UTC" + _offset_text(self._offset) if self._offset else "UTC"

    def dst(self, dt):
        _check_moment("dst", dt)

    def fromutc(self, dt):
        _check_own(self, dt)
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

    def __getinitargs__(self):
        return (self._offset,) if self._name is None else (self._offset, self._name)

    def __getstate__(self):
        return None


timezone.utc = UTC = timezone(timedelta(0))
timezone.min, timezone.max = timezone(-timedelta(hours=23, minutes=59)), timezone(timedelta(hours=23, minutes=59))


def _read_date(text):
    """year, month, day of an ISO date."""
    if len(text) == 10 and text[4] == text[7] == "-":
        year, month, day = text[:4], text[5:7], text[8:]
        if text.isascii() and year.isdecimal() and month.isdecimal() and day.isdecimal():
            return int(year), int(month), int(day)
    if len(text) in (7, 8, 10) and text[:4].isdecimal() and text.isascii():
        week = text[4:].replace("-", "")
        if week[:1] == "W" and len(week) in (3, 4) and week[1:].isdecimal():
            found = date.fromisocalendar(int(text[:4]), int(week[1:3]), int(week[3:] or 1))
            return found.year, found.month, found.day
        if len(text) == 8 and text.isdecimal():
            return int(text[:4]), int(text[4:6]), int(text[6:])
    raise ValueError


def _read_time(text, is_offset=False):
    """hour, minute, second, microsecond, tzinfo of an ISO time."""
    if len(text) == 8 and text[2] == text[5] == ":" and text.isascii():
        h, m, s = text[:2], text[3:5], text[6:]
        if h.isdecimal() and m.isdecimal() and s.isdecimal():
            return int(h), int(m), int(s), 0, None
    zone = None
    for i, c in enumerate(text):
        if c in "+-Z":
            rest = text[i + 1 :]
            if is_offset:
                raise ValueError
            if c == "Z":
                if rest:
                    raise ValueError
                zone = timezone.utc
            else:
                h, m, s, us, _ = _read_time(rest, True)
                delta = timedelta(hours=h, minutes=m, seconds=s, microseconds=us)
                # CPython's knows an offset of less than a second as none.
                zone = timezone(-delta if c == "-" else delta) if h or m or s else timezone.utc
            text = text[:i]
            break
    whole, dot, fraction = text.replace(",", ".").partition(".")
    parts = whole.split(":") if ":" in whole else [whole[i : i + 2] for i in range(0, len(whole), 2)]
    if not 1 <= len(parts) <= 3 or not text.isascii() or any(len(p) != 2 or not p.isdecimal() for p in parts) or dot and not fraction.isdecimal():
        raise ValueError
    h, m, s = (int(p) for p in (parts + ["0", "0"])[:3])
    return h, m, s, int(fraction[:6].ljust(6, "0")) if dot else 0, zone


class date:
    __slots__ = ("_year", "_month", "_day")
    __tp_name__ = "datetime.date"

    def __new__(cls, year, month=None, day=None):
        if month is None and _is_state(year, 4, 2):
            self = object.__new__(cls)
            self._year, self._month, self._day = year[0] * 256 + year[1], year[2], year[3]
            return self
        if month is None or day is None:
            _index(year)
            name, pos = ("month", 2) if month is None else ("day", 3)
            raise TypeError(f"function missing required argument '{name}' (pos {pos})")
        self = object.__new__(cls)
        if not (type(year) is type(month) is type(day) is int and 0 < year < 10000 and 0 < month < 13 and 0 < day < 29):
            year, month, day = _check_date(year, month, day)
        self._year, self._month, self._day = year, month, day
        return self

    @classmethod
    def today(cls):
        return cls.fromtimestamp(_time.time())

    @classmethod
    def fromtimestamp(cls, timestamp):
        return cls(*_time.localtime(_whole_seconds(timestamp))[:3])

    @classmethod
    def fromordinal(cls, n):
        return cls(*_from_ordinal(_checked_ordinal(n)))

    @classmethod
    def fromisoformat(cls, date_string):
        if not isinstance(date_string, str):
            raise TypeError("fromisoformat: argument must be str")
        fields = _iso_fields(date_string)
        if fields is not None and len(date_string) == 10:
            return cls(fields[0], fields[1], fields[2])
        try:
            year, month, day = _read_date(date_string)
        except ValueError:
            raise ValueError(f"Invalid isoformat string: {date_string!r}") from None
        return cls(year, month, day)

    @classmethod
    def fromisocalendar(cls, year, week, day):
        year, week, day = _index(year), _index(week), _index(day)
        if not MINYEAR <= year <= MAXYEAR:
            raise ValueError(f"Year is out of range: {year}")
        first = _ordinal(year, 1, 4)
        monday = first - (first + 6) % 7
        if not 0 < week < 53 and not (week == 53 and _ordinal(year + 1, 1, 4) - (_ordinal(year + 1, 1, 4) + 6) % 7 - monday == 371):
            raise ValueError(f"Invalid week: {week}")
        if not 0 < day < 8:
            raise ValueError(f"Invalid day: {day} (range is [1, 7])")
        return cls.fromordinal(monday + (week - 1) * 7 + day - 1)

    year = property(lambda self: self._year)
    month = property(lambda self: self._month)
    day = property(lambda self: self._day)

    def toordinal(self):
        return _ordinal(self._year, self._month, self._day)

    def weekday(self):
        return (_ordinal(self._year, self._month, self._day) + 6) % 7

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
        plan = _plans.get(format) if type(format) is str and type(self) is date else None
        if plan is not None:  # the letters of a format that was met before, without a struct_time
            return plan[0] % plan[1]((self._year, self._month, self._day, 0, 0, 0))
        return _strftime(self, format, self.timetuple())

    def __format__(self, spec):
        if not isinstance(spec, str):
            raise TypeError(f"__format__() argument 1 must be str, not {type(spec).__name__}")
        return self.strftime(spec) if spec else str(self)

    def replace(self, year=None, month=None, day=None):
        return date.__new__(type(self), self._year if year is None else year, self._month if month is None else month,
                            self._day if day is None else day)  # fmt: skip

    def __repr__(self):
        return f"{_name(self, date)}({self._year}, {self._month}, {self._day})"

    def _shift(self, days):
        n = self.toordinal() + days
        if not 0 < n <= _LAST:
            raise OverflowError("date value out of range")
        return date(*_from_ordinal(n)) if type(self) is date else type(self).fromordinal(n)

    def __add__(self, other):
        return self._shift(other.days) if isinstance(other, timedelta) else NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return self._shift(-other.days)
        if isinstance(other, date) and not isinstance(other, datetime):
            return timedelta(self.toordinal() - other.toordinal())
        return NotImplemented

    def __rsub__(self, other):
        return other.__sub__(self) if isinstance(other, date) else NotImplemented

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
        return type(self), (self._state(),)

    def _state(self):
        return bytes((*divmod(self._year, 256), self._month, self._day))

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

    def __reduce__(self):
        return tuple, (tuple(self),)


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
        if _is_state(hour, 6) and hour[0] & 127 < 24:
            if minute not in (0, None) and not isinstance(minute, _tzinfo_class):
                raise TypeError("bad tzinfo state arg")
            tzinfo, fold = minute or None, hour[0] >> 7
            hour, minute, second, microsecond = hour[0] & 127, hour[1], hour[2], int.from_bytes(hour[3:], "big")
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
        return _asked(self._tzinfo, "utcoffset", None)

    def tzname(self):
        return _asked(self._tzinfo, "tzname", None)

    def dst(self):
        return _asked(self._tzinfo, "dst", None)

    def isoformat(self, timespec="auto"):
        return _time_text(self._hour, self._minute, self._second, self._microsecond, timespec) + _offset_text(self.utcoffset())

    __str__ = isoformat

    def strftime(self, format):
        return _strftime(self, format, (1900, 1, 1, self._hour, self._minute, self._second, 0, 1, -1))

    def __format__(self, spec):
        return self.strftime(spec) if spec else str(self)

    def replace(self, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None):
        pick = lambda new, old: old if new is None else new  # noqa: E731
        return time.__new__(type(self), pick(hour, self._hour), pick(minute, self._minute), pick(second, self._second),
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

    def _ticks(self):
        return ((self._hour * 60 + self._minute) * 60 + self._second) * 1000000 + self._microsecond

    def _key(self):
        offset = self.utcoffset()
        return self._ticks() - (0 if offset is None else offset._total())

    def _order(self, other, op, test):
        if not isinstance(other, time):
            return NotImplemented
        if (self.utcoffset() is None) != (other.utcoffset() is None):
            if op in ("eq", "ne"):
                return op == "ne"
            raise TypeError("can't compare offset-naive and offset-aware times")
        return test(self._key(), other._key())

    def __hash__(self):
        return hash(self._key())

    def __reduce_ex__(self, protocol):
        fold = self._fold << 7 if protocol > 3 else 0
        state = bytes((self._hour + fold, self._minute, self._second)) + self._microsecond.to_bytes(3, "big")
        return type(self), (state,) if self._tzinfo is None else (state, self._tzinfo)

    def __reduce__(self):
        return self.__reduce_ex__(2)

    __copy__, __deepcopy__ = date.__copy__, date.__deepcopy__


time.min, time.max, time.resolution = time(0, 0), time(23, 59, 59, 999999), timedelta(microseconds=1)
_date_class, _time_class, _tzinfo_class = date, time, tzinfo


@_ordered
@_with_clock
class datetime(date):
    __slots__ = ("_hour", "_minute", "_second", "_microsecond", "_tzinfo", "_fold")
    __tp_name__ = "datetime.datetime"

    def __new__(cls, year, month=None, day=None, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        if day is None and _is_state(year, 10, 2):
            state, tzinfo = year, month
            if tzinfo is not None and not isinstance(tzinfo, _tzinfo_class):
                raise TypeError("bad tzinfo state arg")
            self = date.__new__(cls, state[0] * 256 + state[1], state[2] & 127, state[3])
            self._hour, self._minute, self._second = state[4:7]
            self._microsecond, self._tzinfo, self._fold = int.from_bytes(state[7:], "big"), tzinfo, state[2] >> 7
            return self
        if day is None:
            return date.__new__(cls, year, month, day)  # which says what is missing
        self = object.__new__(cls)
        is_whole = type(year) is type(month) is type(day) is type(hour) is type(minute) is type(second) is type(microsecond) is int
        if not (is_whole and 0 < year < 10000 and 0 < month < 13 and 0 < day < 29):
            year, month, day = _check_date(year, month, day)
        if not (is_whole and 0 <= hour < 24 and 0 <= minute < 60 and 0 <= second < 60 and 0 <= microsecond < 1000000 and fold == 0):
            hour, minute, second, microsecond = _check_time(hour, minute, second, microsecond, fold)
        self._year, self._month, self._day = year, month, day
        self._hour, self._minute, self._second, self._microsecond = hour, minute, second, microsecond
        if tzinfo is not None:
            _check_zone(tzinfo)
        self._tzinfo, self._fold = tzinfo, fold
        return self

    @classmethod
    def _at(cls, seconds, tz):
        whole = _whole_seconds(seconds)
        us = round((seconds - whole) * 1e6)
        if not -62135596800 <= whole <= 253402300799:
            raise ValueError(f"year {_time.gmtime(whole)[0]} is out of range")
        return cls._of_ticks((whole + 62135683200) * 1000000 + us, tz)

    @classmethod
    def fromtimestamp(cls, timestamp, tz=None):
        _check_zone(tz)
        if tz is None:
            whole = _whole_seconds(timestamp)
            there = _local(whole)
            offset = there[10]
            microsecond = round((timestamp - whole) * 1e6)
            if cls is datetime and microsecond < 1000000 and MINYEAR < there[0] < MAXYEAR:
                made = object.__new__(cls)
                made._year, made._month, made._day, made._hour, made._minute, made._second, *_ = there
                made._microsecond, made._tzinfo, made._fold = microsecond, None, 0
            else:
                made = cls._at(timestamp + offset, None)
            # A fold: clocks went back within the last day, by so much, and showed this time before.
            back = offset - _local_offset(whole - 86400) if whole >= 86400 else 0
            is_fold = back < 0 and _local_offset(whole + back) - offset == -back
            return made.replace(fold=1) if is_fold else made
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
        for i, value, kind in ((1, date, _date_class), (2, time, _time_class)):
            if not isinstance(value, kind):
                raise TypeError(f"combine() argument {i} must be {kind.__tp_name__}, not {type(value).__name__}")
        return cls(date.year, date.month, date.day, time.hour, time.minute, time.second, time.microsecond,
                   time.tzinfo if tzinfo is True else tzinfo, fold=time.fold)  # fmt: skip

    @classmethod
    def fromordinal(cls, n):
        return cls(*_from_ordinal(_checked_ordinal(n)))

    @classmethod
    def fromisoformat(cls, date_string):
        if not isinstance(date_string, str):
            raise TypeError("fromisoformat: argument must be str")
        fields = _iso_fields(date_string)
        if fields is not None:
            return cls(*fields)
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
        from _strptime import _strptime_datetime

        for i, value in ((1, date_string), (2, format)):
            if not isinstance(value, str):
                raise TypeError(f"strptime() argument {i} must be str, not {type(value).__name__}")
        return _strptime_datetime(cls, date_string, format)

    def timetuple(self):
        dst = self.dst()
        return _time.struct_time((self._year, self._month, self._day, self._hour, self._minute, self._second, self.weekday(),
                                  self._yearday(), -1 if dst is None else int(bool(dst))))  # fmt: skip

    def utctimetuple(self):
        offset = self.utcoffset()
        moved = self - offset if offset else self
        return _time.struct_time(tuple(moved.replace(tzinfo=None).timetuple())[:8] + (0,))

    def _local_seconds(self):
        """Since 1970, of a moment of local time: of two such moments `fold` chooses; one in a gap counts on by the clock from
        before the gap, or with fold=1 from after it."""
        shown = self._ticks() // 1000000 - 62135683200
        near = _local_offset(shown)
        first = shown - near
        if _local_offset(first) == near:  # `first` shows this time; does another moment of the same day, too?
            other = _local_offset(first + (86400 if self._fold else -86400))
            if other == near:
                return first
        else:
            other = _local_offset(first)
        second = shown - other
        if _local_offset(second) == other:
            return second
        if _local_offset(first) == near:
            return first
        return min(first, second) if self._fold else max(first, second)

    def timestamp(self):
        if self._tzinfo is None:
            return self._local_seconds() + self._microsecond / 1e6
        return (self - datetime(1970, 1, 1, tzinfo=timezone.utc)).total_seconds()

    def date(self):
        made = object.__new__(_date_class)
        made._year, made._month, made._day = self._year, self._month, self._day
        return made

    def time(self):
        return _time_class(self._hour, self._minute, self._second, self._microsecond, fold=self._fold)

    def timetz(self):
        return _time_class(self._hour, self._minute, self._second, self._microsecond, self._tzinfo, fold=self._fold)

    def replace(self, year=None, month=None, day=None, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *,
                fold=None):  # fmt: skip
        pick = lambda new, old: old if new is None else new  # noqa: E731
        return datetime.__new__(type(self), pick(year, self._year), pick(month, self._month), pick(day, self._day),
                                pick(hour, self._hour), pick(minute, self._minute), pick(second, self._second),
                                pick(microsecond, self._microsecond), self._tzinfo if tzinfo is True else tzinfo,
                                fold=pick(fold, self._fold))  # fmt: skip

    def astimezone(self, tz=None):
        _check_zone(tz)
        offset = self.utcoffset()
        if offset is None:
            seconds = self._local_seconds()
            offset = timedelta(seconds=_local_offset(seconds))
        elif tz is None:
            seconds = (self.replace(tzinfo=None) - offset - datetime(1970, 1, 1)) // timedelta(seconds=1)
        if tz is None:
            local = _time.localtime(seconds)
            tz = timezone(timedelta(seconds=local.tm_gmtoff), local.tm_zone)
        if tz is self._tzinfo:
            return self
        return tz.fromutc((self.replace(tzinfo=None) - offset).replace(tzinfo=tz))

    def utcoffset(self):
        return _asked(self._tzinfo, "utcoffset", self)

    def tzname(self):
        return _asked(self._tzinfo, "tzname", self)

    def dst(self):
        return _asked(self._tzinfo, "dst", self)

    def ctime(self):
        return "%s %s %2d %02d:%02d:%02d %04d" % (_DAYS[self.isoweekday()], _MONTHS[self._month], self._day, self._hour,
                                                  self._minute, self._second, self._year)  # fmt: skip

    def isoformat(self, sep="T", timespec="auto"):
        if not isinstance(sep, str) or len(sep) != 1:
            raise TypeError(f"isoformat() argument 1 must be a unicode character, not {type(sep).__name__}")
        return (date.isoformat(self) + sep + _time_text(self._hour, self._minute, self._second, self._microsecond, timespec)
                + _offset_text(self.utcoffset()))  # fmt: skip

    def __str__(self):
        return self.isoformat(" ")

    def __repr__(self):
        values = [self._year, self._month, self._day, self._hour, self._minute, self._second, self._microsecond]
        while len(values) > 5 and not values[-1]:
            values.pop()
        made = f"{_name(self, datetime)}({', '.join(map(str, values))}"
        if self._fold:
            made += ", fold=1"
        return made + (f", tzinfo={self._tzinfo!r})" if self._tzinfo is not None else ")")

    def _ticks(self):
        return _ticks_of(self._year, self._month, self._day, self._hour, self._minute, self._second, self._microsecond)

    @classmethod
    def _of_ticks(cls, ticks, tz):
        days, us = divmod(ticks, 86400000000)
        if not 0 < days <= _LAST:
            raise OverflowError("date value out of range")
        seconds, us = divmod(us, 1000000)
        minutes, second = divmod(seconds, 60)
        if cls is not datetime:
            return cls(*_from_ordinal(days), minutes // 60, minutes % 60, second, us, tz)
        made = object.__new__(cls)
        made._year, made._month, made._day = _from_ordinal(days)
        made._hour, made._minute, made._second, made._microsecond = minutes // 60, minutes % 60, second, us
        made._tzinfo, made._fold = tz, 0
        return made

    def _moved(self, delta):
        return type(self)._of_ticks(self._ticks() + delta._total(), self._tzinfo)

    def __add__(self, other):
        return self._moved(other) if isinstance(other, timedelta) else NotImplemented

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return self._moved(-other)
        if not isinstance(other, datetime):
            return NotImplemented
        base = _delta_of(self._ticks() - other._ticks())
        if self._tzinfo is other._tzinfo:
            return base
        mine, others = self.utcoffset(), other.utcoffset()
        if (mine is None) != (others is None):
            raise TypeError("can't subtract offset-naive and offset-aware datetimes")
        return base if mine is None else base + others - mine

    def _order(self, other, op, test):
        if not isinstance(other, datetime):
            if isinstance(other, date) and op not in ("eq", "ne"):
                raise TypeError(f"can't compare {type(self).__tp_name__} to {type(other).__tp_name__}")
            return NotImplemented
        a, b = self._ticks(), other._ticks()
        if self._tzinfo is other._tzinfo:
            return test(a, b)
        mine, others = self.utcoffset(), other.utcoffset()
        if op == "eq" and (self._is_ambiguous(mine) or other._is_ambiguous(others)):
            return False
        if (mine is None) != (others is None):
            if op == "eq":
                return False
            raise TypeError("can't compare offset-naive and offset-aware datetimes")
        if mine is not None:
            a, b = a - mine._total(), b - others._total()
        return test(a, b)

    def _is_ambiguous(self, offset):
        """Whether the clock was put forward or back at this moment: such a time equals none of another zone."""
        return self._tzinfo is not None and self.replace(fold=not self._fold).utcoffset() != offset

    def __hash__(self):
        offset = (self.replace(fold=0) if self._fold else self).utcoffset()
        return hash(self._ticks() - (0 if offset is None else offset._total()))

    def strftime(self, format):
        plan = _plans.get(format) if type(format) is str and type(self) is datetime else None
        if plan is not None:
            return plan[0] % plan[1]((self._year, self._month, self._day, self._hour, self._minute, self._second))
        return _strftime(self, format, self.timetuple())

    def __reduce_ex__(self, protocol):
        fold = self._fold << 7 if protocol > 3 else 0
        state = bytes((*divmod(self._year, 256), self._month + fold, self._day, self._hour, self._minute, self._second))
        state += self._microsecond.to_bytes(3, "big")
        return type(self), (state,) if self._tzinfo is None else (state, self._tzinfo)

    def __reduce__(self):
        return self.__reduce_ex__(2)


datetime.min, datetime.max = datetime(1, 1, 1), datetime(9999, 12, 31, 23, 59, 59, 999999)
datetime.resolution = timedelta(microseconds=1)
