"""Reading dates by a format, for datetime.strptime and time.strptime.

A format becomes a regular expression (TimeRE) of the words that the locale has for days and months (LocaleTime); both are kept for
the formats that come again."""

import calendar
import locale
import re
import time
from datetime import date, timedelta, timezone

__all__ = []
_CACHE_MAX_SIZE = 5  #: formats whose expression is kept


def _getlang():
    return locale.getlocale(locale.LC_TIME)


class LocaleTime:
    """The words of the locale, all in lower case; days begin with Monday, months at index 1."""

    def __init__(self):
        self.lang, self.tzname, self.daylight = _getlang(), time.tzname, time.daylight
        self.a_weekday = [calendar.day_abbr[i].lower() for i in range(7)]
        self.f_weekday = [calendar.day_name[i].lower() for i in range(7)]
        self.a_month = [calendar.month_abbr[i].lower() for i in range(13)]
        self.f_month = [calendar.month_name[i].lower() for i in range(13)]
        morning, evening = (time.struct_time((1999, 3, 17, hour, 44, 55, 2, 76, 0)) for hour in (1, 22))
        self.am_pm = [time.strftime("%p", moment).lower() for moment in (morning, evening)]
        self.LC_date_time, self.LC_date, self.LC_time = "%a %b %d %H:%M:%S %Y", "%m/%d/%y", "%H:%M:%S"
        standard = frozenset({"utc", "gmt", self.tzname[0].lower()})
        self.timezone = standard, frozenset({self.tzname[1].lower()}) if self.daylight else frozenset()


class TimeRE(dict):
    """Expressions of the directives, each a group of its letter's name."""

    def __init__(self, locale_time=None):
        self.locale_time = words = LocaleTime() if locale_time is None else locale_time
        super().__init__(
            d=r"(?P<d>3[0-1]|[1-2]\d|0[1-9]|[1-9]| [1-9])", f=r"(?P<f>[0-9]{1,6})", H=r"(?P<H>2[0-3]|[0-1]\d|\d)",
            I=r"(?P<I>1[0-2]|0[1-9]|[1-9])", G=r"(?P<G>\d\d\d\d)",
            j=r"(?P<j>36[0-6]|3[0-5]\d|[1-2]\d\d|0[1-9]\d|00[1-9]|[1-9]\d|0[1-9]|[1-9])", m=r"(?P<m>1[0-2]|0[1-9]|[1-9])",
            M=r"(?P<M>[0-5]\d|\d)", S=r"(?P<S>6[0-1]|[0-5]\d|\d)", U=r"(?P<U>5[0-3]|[0-4]\d|\d)",
            W=r"(?P<W>5[0-3]|[0-4]\d|\d)", V=r"(?P<V>5[0-3]|0[1-9]|[1-4]\d|\d)", w=r"(?P<w>[0-6])", u=r"(?P<u>[1-7])",
            y=r"(?P<y>\d\d)", Y=r"(?P<Y>\d\d\d\d)",
            z=r"(?P<z>[+-]\d\d:?[0-5]\d(:?[0-5]\d(\.\d{1,6})?)?|(?-i:Z))",
            A=self._any_of(words.f_weekday, "A"), a=self._any_of(words.a_weekday, "a"),
            B=self._any_of(words.f_month[1:], "B"), b=self._any_of(words.a_month[1:], "b"), p=self._any_of(words.am_pm, "p"),
            Z=self._any_of((name for names in words.timezone for name in names), "Z"))  # fmt: skip
        self["%"] = "%"
        for letter, composed in (("c", words.LC_date_time), ("x", words.LC_date), ("X", words.LC_time)):
            self[letter] = self.pattern(composed)

    @staticmethod
    def _any_of(words, letter):
        """The longest first: none hides another that it begins."""
        words = sorted(filter(None, words), key=len, reverse=True)
        return f"(?P<{letter}>{'|'.join(map(re.escape, words))})" if words else ""

    def pattern(self, format):
        """`format` as an expression. KeyError: an unknown directive; IndexError: a % at the end."""
        plain = re.sub(r"\s+", r"\\s+", re.sub(r"([\\.^$*+?\(\){}\[\]|])", r"\\\1", format))
        made, end = [], 0
        while (at := plain.find("%", end)) >= 0:
            made += plain[end:at], self[plain[at + 1]]
            end = at + 2
        return "".join(made) + plain[end:]

    def compile(self, format):
        return re.compile(self.pattern(format), re.IGNORECASE)


_time_re, _regex_cache = TimeRE(), {}


def _expression_of(format):
    global _time_re
    words = _time_re.locale_time
    if (_getlang(), time.tzname, time.daylight) != (words.lang, words.tzname, words.daylight):
        _time_re = TimeRE()
        _regex_cache.clear()
    found = _regex_cache.get(format)
    if found is None:
        if len(_regex_cache) > _CACHE_MAX_SIZE:
            _regex_cache.clear()
        try:
            found = _time_re.compile(format)
        except KeyError as error:
            letter = error.args[0]
            raise ValueError(f"'{'%' if letter == chr(92) else letter}' is a bad directive in format '{format}'") from None
        except IndexError:
            raise ValueError(f"stray % in format '{format}'") from None
        _regex_cache[format] = found
    return found


def _zone_of(text):
    """The offset that %z read: whole seconds and microseconds, of one sign."""
    if text in ("Z", "z"):
        return 0, 0
    if text[3:4] == ":" and len(text) > 6 and text[6] != ":":
        raise ValueError(f"Inconsistent use of : in {text}")
    digits, _, fraction = text[1:].replace(":", "").partition(".")
    seconds = int(digits[:2]) * 3600 + int(digits[2:4]) * 60 + int(digits[4:6] or 0)
    fraction = int(fraction.ljust(6, "0") or 0)
    return (-seconds, -fraction) if text[0] == "-" else (seconds, fraction)


def _last(found, letters):
    """Of directives that say the same, that which counts, the last; None: there is none."""
    return next((letter for letter in reversed(found) if letter in letters), None)


def _weekday_of(found, words):
    """Monday is 0; None when the text names no day of the week."""
    match _last(found, "Aawu"):
        case "A":
            return words.f_weekday.index(found["A"].lower())
        case "a":
            return words.a_weekday.index(found["a"].lower())
        case "w":
            return (int(found["w"]) + 6) % 7
        case "u":
            return int(found["u"]) - 1


def _year_of(found):
    match _last(found, "Yy"):
        case "Y":
            return int(found["Y"])
        case "y":
            return int(found["y"]) + (1900 if int(found["y"]) >= 69 else 2000)


def _check_weeks(found, year, weekday):
    needs = "and a weekday directive ('%A', '%a', '%w', or '%u')."
    if found.get("G") is not None and year is None:
        if found.get("V") is None or weekday is None:
            raise ValueError("ISO year directive '%G' must be used with the ISO week directive '%V' " + needs)
        if found.get("j") is not None:
            raise ValueError("Day of the year directive '%j' is not compatible with ISO year directive '%G'. Use '%Y' instead.")
    elif found.get("V") is not None and found.get("U") is None and found.get("W") is None:
        if weekday is None:
            raise ValueError("ISO week directive '%V' must be used with the ISO year directive '%G' " + needs)
        raise ValueError("ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year '%G' instead.")


def _calc_julian_from_U_or_W(year, week_of_year, day_of_week, week_starts_Mon):
    """The day of the year, from a week that %U (from Sunday) or %W counts and its day (Monday is 0); it may be below 1."""
    first = 0 if week_starts_Mon else 6
    before = (first - date(year, 1, 1).weekday()) % 7  # days of the year before its first whole week
    if week_of_year == 0 and before == 0:
        before = 7  # there is no such week: CPython takes the next
    return 1 + before + (week_of_year - 1) * 7 + (day_of_week - first) % 7


def _day_by_week(found, year, weekday):
    """The ordinal of a day that %U or %W, or %G and %V, and its day of the week give; None: it is given otherwise."""
    if weekday is None:
        return None
    if letter := _last(found, "UW"):
        return date(year, 1, 1).toordinal() - 1 + _calc_julian_from_U_or_W(year, int(found[letter]), weekday, letter == "W")
    if "G" in found and "V" in found:
        return date.fromisocalendar(int(found["G"]), 1, 1).toordinal() + (int(found["V"]) - 1) * 7 + weekday
    return None


def _month_of(found, words):
    match _last(found, "mBb"):
        case "m":
            return int(found["m"])
        case "B":
            return words.f_month.index(found["B"].lower())
        case "b":
            return words.a_month.index(found["b"].lower())
    return 1


def _hour_of(found, words):
    if _last(found, "HI") != "I":
        return int(found.get("H") or 0)
    return int(found["I"]) % 12 + (12 if (found.get("p") or "").lower() == words.am_pm[1] else 0)


def _dst_of(name, words):
    """1 or 0 where the zone's name tells whether it is summer, else -1."""
    if name is None:
        return -1
    name = name.lower()
    standard, summer = words.timezone
    is_ambiguous = words.tzname[0] == words.tzname[1] and words.daylight and name not in ("utc", "gmt")
    return -1 if is_ambiguous else int(name in summer and name not in standard)


def _strptime(data_string, format="%a %b %d %H:%M:%S %Y"):
    """The eleven values of a struct_time, the microseconds, and those of the offset."""
    for position, value in enumerate((data_string, format)):
        if not isinstance(value, str):
            raise TypeError(f"strptime() argument {position} must be str, not {type(value)}")
    match = _expression_of(format).match(data_string)
    if match is None:
        raise ValueError(f"time data {data_string!r} does not match format {format!r}")
    if len(data_string) != match.end():
        raise ValueError(f"unconverted data remains: {data_string[match.end() :]}")
    words, found = _time_re.locale_time, match.groupdict()
    found = {letter: text for letter, text in found.items() if text is not None}
    year = _year_of(found)
    month, day = _month_of(found, words), int(found.get("d") or 1)
    weekday = _weekday_of(found, words)
    _check_weeks(found, year, weekday)
    # The 29th of February is fine without a year.
    is_leap_day = year is None and (month, day) == (2, 29)
    counted = 1904 if is_leap_day else 1900 if year is None else year
    if "j" in found:
        ordinal = date(counted, 1, 1).toordinal() + int(found["j"]) - 1
    else:
        ordinal = _day_by_week(found, counted, weekday)
    there = date(counted, month, day) if ordinal is None else date.fromordinal(ordinal)
    # A day counted beyond its year keeps its number.
    start = date(there.year if "G" in found else min(counted, there.year), 1, 1)
    yearday = there.toordinal() - start.toordinal() + 1
    if weekday is None:
        weekday = there.weekday()
    offset, offset_fraction = (None, 0) if found.get("z") is None else _zone_of(found["z"])
    fraction = int((found.get("f") or "").ljust(6, "0") or 0)
    moment = (1900 if is_leap_day else there.year, there.month, there.day, _hour_of(found, words), int(found.get("M") or 0),
              int(found.get("S") or 0), weekday, yearday, _dst_of(found.get("Z"), words), found.get("Z"), offset)  # fmt: skip
    return moment, fraction, offset_fraction


def _strptime_time(data_string, format="%a %b %d %H:%M:%S %Y"):
    """The struct_time."""
    return time.struct_time(_strptime(data_string, format)[0])


def _strptime_datetime(cls, data_string, format="%a %b %d %H:%M:%S %Y"):
    """The datetime, of class `cls`."""
    moment, fraction, offset_fraction = _strptime(data_string, format)
    name, offset = moment[-2:]
    if offset is None:
        return cls(*moment[:6], fraction)
    delta = timedelta(seconds=offset, microseconds=offset_fraction)
    return cls(*moment[:6], fraction, timezone(delta, name) if name else timezone(delta))
