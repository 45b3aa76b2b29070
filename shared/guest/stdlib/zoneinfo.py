"""Time zones of the IANA database: TZif files (RFC 8536) of the host's folders or of the package tzdata."""

import os
import struct
import weakref
from bisect import bisect_right
from datetime import datetime, timedelta, tzinfo

__all__ = ["ZoneInfo", "reset_tzpath", "available_timezones", "TZPATH", "ZoneInfoNotFoundError", "InvalidTZPathWarning"]

_EPOCH = datetime(1970, 1, 1)
_DEFAULT = ("/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo")
_MONTH_DAYS = (0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)


class ZoneInfoNotFoundError(KeyError):
    """Exception raised when a ZoneInfo key is not found."""


class InvalidTZPathWarning(RuntimeWarning):
    """Warning raised if an invalid path is specified in PYTHONTZPATH."""


def reset_tzpath(to=None):
    global TZPATH
    if to is not None:
        if isinstance(to, (str, bytes)):
            raise TypeError(f"tzpaths must be a list or tuple, not {type(to)}: {to!r}")
        relative = [path for path in to if not os.path.isabs(path)]
        if relative:
            raise ValueError("Paths should be absolute but found the following relative paths:\n    " + "\n    ".join(relative))
        TZPATH = tuple(to)
    else:
        given = os.environ.get("PYTHONTZPATH")
        TZPATH = _DEFAULT if given is None else tuple(p for p in given.split(os.pathsep) if os.path.isabs(p))


reset_tzpath()


def _check_key(key):
    if os.path.isabs(key):
        raise ValueError(f"ZoneInfo keys may not be absolute paths, got: {key}")
    if len(os.path.normpath(key)) != len(key):
        raise ValueError(f"ZoneInfo keys must be normalized relative paths, got: {key}")
    if os.path.normpath(os.path.join("_", key))[:1] != "_":
        raise ValueError(f"ZoneInfo keys must refer to subdirectories of TZPATH, got: {key}")


def _open(key):
    _check_key(key)
    for folder in TZPATH:
        path = os.path.join(folder, key)
        if os.path.isfile(path):
            return open(path, "rb")
    try:
        import tzdata

        return open(os.path.join(os.path.dirname(tzdata.__file__), "zoneinfo", key), "rb")
    except (ImportError, OSError, AttributeError):
        raise ZoneInfoNotFoundError(f"No time zone found with key {key}") from None


def available_timezones():
    found = set()
    for root in TZPATH:
        for folder, dirs, files in os.walk(root):
            for name in files:
                path = os.path.join(folder, name)
                key = os.path.relpath(path, root)
                if key.split("/")[0] in ("right", "posix") or key in ("posixrules",):
                    continue
                try:
                    with open(path, "rb") as file:
                        if file.read(4) == b"TZif":
                            found.add(key)
                except OSError:
                    pass
    return found


class _Rule:
    """A POSIX rule `EST5EDT,M3.2.0,M11.1.0`: what holds after the last transition of a file."""

    def __init__(self, text):
        import re

        name = r"(<[A-Za-z0-9.:+-]+>|[A-Za-z]{3,})"
        clock = r"([+-]?\d{1,3}(?::\d{1,2}(?::\d{1,2})?)?)"
        m = re.fullmatch(rf"{name}{clock}(?:{name}{clock}?(?:,([^,]+),([^,]+))?)?", text)
        if m is None:
            raise ValueError(f"Malformed TZ string: {text!r}")
        self.std = (-self._seconds(m[2]), 0, m[1].strip("<>"))
        self.dst = None
        if m[3]:
            offset = self.std[0] + 3600 if m[4] is None else -self._seconds(m[4])
            self.dst = (offset, offset - self.std[0], m[3].strip("<>"))
            self.start, self.end = map(self._day, (m[5] or "M3.2.0", m[6] or "M11.1.0"))

    @staticmethod
    def _seconds(text):
        sign = -1 if text.startswith("-") else 1
        parts = [int(p) for p in text.lstrip("+-").split(":")] + [0, 0]
        return sign * (parts[0] * 3600 + parts[1] * 60 + parts[2])

    def _day(self, text):
        day, _, clock = text.partition("/")
        return day, self._seconds(clock) if clock else 7200

    @staticmethod
    def _at(rule, year):
        """Seconds from 1970 to the rule's moment of a year, on the local clock."""
        day, clock = rule
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        first = (datetime(year, 1, 1) - _EPOCH).days
        if day[0] == "M":
            month, week, weekday = map(int, day[1:].split("."))
            start = first + _MONTH_DAYS[month - 1] + (leap and month > 2)
            length = 31 if month == 12 else _MONTH_DAYS[month] + (leap and month == 2) - _MONTH_DAYS[month - 1]
            at = start + (weekday - (start + 4) % 7) % 7 + 7 * (week - 1)
            if at >= start + length:
                at -= 7
        elif day[0] == "J":
            n = int(day[1:])
            at = first + n - 1 + (leap and n >= 60)
        else:
            at = first + int(day)
        return at * 86400 + clock

    def local(self, seconds, year, fold):
        if self.dst is None:
            return self.std
        start, end = self._at(self.start, year), self._at(self.end, year)
        gain = self.dst[1]
        if gain >= 0:
            begin = start + (gain if fold == 0 else 0)
            stop = end - (gain if fold == 1 else 0)
        else:
            begin = start + (gain if fold == 1 else 0)
            stop = end - (gain if fold == 0 else 0)
        is_dst = begin <= seconds < stop if start < end else not (stop <= seconds < begin)
        return self.dst if is_dst else self.std

    def utc(self, seconds, year):
        """(the kind that holds, whether it is the second time that the clock shows this)"""
        if self.dst is None:
            return self.std, 0
        start, end = self._at(self.start, year) - self.std[0], self._at(self.end, year) - self.dst[0]
        is_dst = start <= seconds < end if start < end else not (end <= seconds < start)
        gain = self.dst[1]
        since = end if gain > 0 else start
        return (self.dst if is_dst else self.std), int(since <= seconds < since + abs(gain))


class ZoneInfo(tzinfo):
    _strong, _weak = {}, weakref.WeakValueDictionary()

    def __init_subclass__(cls):
        cls._strong, cls._weak = {}, weakref.WeakValueDictionary()

    def __new__(cls, key):
        made = cls._weak.get(key)
        if made is None:
            made = cls._weak[key] = cls._make(key)
            made._from_cache = True
        cls._strong.pop(key, None)
        cls._strong[key] = made
        if len(cls._strong) > 8:
            del cls._strong[next(iter(cls._strong))]
        return made

    @classmethod
    def _make(cls, key):
        with _open(key) as file:
            return cls._of(file, key)

    @classmethod
    def no_cache(cls, key):
        made = cls._make(key)
        made._from_cache = False
        return made

    @classmethod
    def from_file(cls, fobj, /, key=None):
        made = cls._of(fobj, key)
        made._file = repr(fobj)
        return made

    @classmethod
    def clear_cache(cls, *, only_keys=None):
        for key in list(cls._weak) if only_keys is None else only_keys:
            cls._weak.pop(key, None)
            cls._strong.pop(key, None)

    @classmethod
    def _of(cls, file, key):
        self = tzinfo.__new__(cls)
        self._key, self._file, self._from_cache = key, None, False
        self._load(file.read())
        return self

    def _load(self, data):
        if data[:4] != b"TZif":
            raise ValueError("Invalid TZif file: magic not found")

        def header(at):
            return struct.unpack(">4sc15x6l", data[at : at + 44])

        at, size = 0, 4
        _, version, utcs, stds, leaps, times, kinds, chars = header(0)
        if version >= b"2":
            at = 44 + times * 5 + kinds * 6 + chars + leaps * 8 + stds + utcs
            size = 8
            _, version, utcs, stds, leaps, times, kinds, chars = header(at)
        at += 44
        self._utc = list(struct.unpack(f">{times}{'q' if size == 8 else 'l'}", data[at : at + times * size]))
        at += times * size
        indices = data[at : at + times]
        at += times
        rows = [struct.unpack(">lbb", data[at + 6 * i : at + 6 * i + 6]) for i in range(kinds)]
        at += 6 * kinds
        names = data[at : at + chars]
        at += chars + leaps * (size + 4) + stds + utcs
        name = lambda i: names[i : names.index(b"\0", i)].decode()  # noqa: E731
        made = [(offset, bool(is_dst), name(i)) for offset, is_dst, i in rows]
        gains = self._gains(indices, made)
        shown = [(offset, gain, label) for (offset, _, label), gain in zip(made, gains)]
        self._kinds = [shown[i] for i in indices]
        self._before = next((shown[i] for i in range(len(made)) if not made[i][1]), shown[0] if shown else (0, 0, "UTC"))
        footer = data[at:].strip(b"\n").decode() if size == 8 else ""
        self._rule = _Rule(footer) if footer else None
        self._last = self._kinds[-1] if self._kinds else self._before
        offsets = [self._before[0]] + [k[0] for k in self._kinds]
        self._local = ([t + max(offsets[i], offsets[i + 1]) for i, t in enumerate(self._utc)],
                       [t + min(offsets[i], offsets[i + 1]) for i, t in enumerate(self._utc)])  # fmt: skip

    @staticmethod
    def _gains(indices, kinds):
        """How much daylight saving adds, guessed from the standard times beside."""
        gains = [0] * len(kinds)
        for i, index in enumerate(indices):
            if not kinds[index][1] or gains[index]:
                continue
            for other in ([indices[i - 1]] if i else []) + list(indices[i + 1 : i + 2]):
                if not kinds[other][1]:
                    gain = kinds[index][0] - kinds[other][0]
                    if gain:
                        gains[index] = gain
                        break
        return [3600 if is_dst and not gain else gain for (_, is_dst, _), gain in zip(kinds, gains)]

    def _find(self, dt):
        """(offset, gain, name) for a local time."""
        if dt is None:
            fixed = not self._utc and (self._rule is None or self._rule.dst is None)
            return (self._rule.std if self._rule else self._last) if fixed else None
        days = dt.toordinal() - 719163
        seconds = days * 86400 + dt.hour * 3600 + dt.minute * 60 + dt.second
        times = self._local[dt.fold]
        if times and seconds < times[0]:
            return self._before
        if not times or seconds > times[-1]:
            return self._rule.local(seconds, dt.year, dt.fold) if self._rule else self._last
        return self._kinds[bisect_right(times, seconds) - 1]

    def utcoffset(self, dt):
        found = self._find(dt)
        return None if found is None else timedelta(seconds=found[0])

    def dst(self, dt):
        found = self._find(dt)
        return None if found is None else timedelta(seconds=found[1])

    def tzname(self, dt):
        found = self._find(dt)
        return None if found is None else found[2]

    def fromutc(self, dt):
        if not isinstance(dt, datetime):
            raise TypeError("fromutc: argument must be a datetime instance, not " + type(dt).__name__)
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        seconds = (dt.toordinal() - 719163) * 86400 + dt.hour * 3600 + dt.minute * 60 + dt.second
        fold = 0
        if self._utc and seconds < self._utc[0]:
            kind = self._before
        elif not self._utc or seconds > self._utc[-1] and self._rule:
            kind, fold = self._rule.utc(seconds, dt.year) if self._rule else (self._last, 0)
            if self._utc and seconds - self._utc[-1] < 0:
                fold = 0
        else:
            i = bisect_right(self._utc, seconds) - 1
            kind, before = self._kinds[i], self._kinds[i - 1] if i else self._before
            fold = int(before[0] - kind[0] > seconds - self._utc[i])
        made = dt + timedelta(seconds=kind[0])
        return made.replace(fold=1) if fold else made

    key = property(lambda self: self._key)

    def __str__(self):
        return f"{self._key}" if self._key is not None else repr(self)

    def __repr__(self):
        if self._key is not None:
            return f"{self.__class__.__module__}.{self.__class__.__qualname__}(key={self._key!r})"
        return f"{self.__class__.__module__}.{self.__class__.__qualname__}.from_file({self._file})"

    def __reduce__(self):
        if self._key is None:
            import pickle

            raise pickle.PicklingError("Cannot pickle a ZoneInfo file created from a file stream.")
        return self.__class__._unpickle, (self._key, self._from_cache)

    @classmethod
    def _unpickle(cls, key, from_cache, /):
        return cls(key) if from_cache else cls.no_cache(key)
