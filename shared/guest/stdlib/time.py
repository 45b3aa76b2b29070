"""Clocks and calendar. The time zone is the C library's: TZ's or the machine's, in the page the browser's."""

from operator import index, itemgetter

import _time
from _structseq import structseq
from _time import (monotonic, monotonic_ns, perf_counter, perf_counter_ns, process_time, process_time_ns, sleep, thread_time,
                   time, time_ns)  # fmt: skip

CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID = 0, 1, 2, 3
CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME, CLOCK_TAI = 4, 7, 11
_STRUCT_TM_ITEMS = 11

_days = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_months = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
           "December")  # fmt: skip

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames

struct_time = structseq(
    "time.struct_time", ("tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst"),
    {"tm_zone": None, "tm_gmtoff": None},
    doc="A moment as gmtime(), localtime() and strptime() give it and asctime(), mktime() and strftime() take it.")  # fmt: skip


def gmtime(seconds=None, /):
    return struct_time(_time.utc(seconds))


def localtime(seconds=None, /):
    return struct_time(_time.local(seconds))


def _items_of(t, function):
    """The nine numbers of a tuple that `function` takes."""
    if not isinstance(t, tuple):
        raise TypeError("Tuple or struct_time argument required")
    if len(t) != 9:
        raise TypeError(f"{function}(): illegal time tuple argument")
    items = [index(item) for item in t]
    for item in items:
        if not -1 << 31 <= item < 1 << 31:
            if max(map(abs, items)) >= 1 << 63:
                raise OverflowError("Python int too large to convert to C long")
            raise OverflowError(f"signed integer is {'less than minimum' if item < 0 else 'greater than maximum'}")
    if items[0] < -(1 << 31) + 1900:
        raise OverflowError("year out of range")
    return items


def _checked(t, function):
    """The same within the ranges that have texts; a month, a day or a day of the year of 0 is the first."""
    year, month, day, hour, minute, second, weekday, yearday, dst = _items_of(t, function)
    month, day, yearday = month or 1, day or 1, yearday or 1
    if 0 < month < 13 and 0 < day < 32 and 0 <= hour < 24 and 0 <= minute < 60 and 0 <= second < 62 and 0 <= weekday and 0 < yearday < 367:
        return year, month, day, hour, minute, second, weekday % 7, yearday, dst
    for what, value, low, high in (("month", month, 1, 12), ("day of month", day, 1, 31), ("hour", hour, 0, 23),
                                   ("minute", minute, 0, 59), ("seconds", second, 0, 61), ("day of week", weekday, -1, None),
                                   ("day of year", yearday, 1, 366)):  # fmt: skip
        if value < low or high is not None and value > high:
            raise ValueError(f"{what} out of range")
    return year, month, day, hour, minute, second, weekday % 7, yearday, dst


def mktime(t, /):
    year, month, day, hour, minute, second, _, _, dst = _items_of(t, "mktime")
    stamp = _time.local_stamp(year, month, day, hour, minute, second, dst)
    if stamp is None:
        raise OverflowError("mktime argument out of range")
    return float(stamp)


def _clock(clk_id):
    clocks = {0: time_ns, 1: monotonic_ns, 4: monotonic_ns, 7: monotonic_ns, 11: time_ns, 2: process_time_ns, 3: process_time_ns}
    if index(clk_id) not in clocks:
        raise OSError(22, "Invalid argument")
    return clocks[clk_id]()


def clock_gettime(clk_id, /):
    return _clock(clk_id) / 1e9


def clock_gettime_ns(clk_id, /):
    return _clock(clk_id)


def clock_getres(clk_id, /):
    _clock(clk_id)
    return 1e-09


def clock_settime(clk_id, time, /):
    _clock(clk_id)
    if clk_id:
        raise OSError(22, "Invalid argument")
    raise PermissionError(1, "Operation not permitted")  # a program of the guest sets no clock of the machine


def clock_settime_ns(clk_id, time, /):
    clock_settime(clk_id, time)


def thread_time_ns():
    return process_time_ns()


def tzset():
    """Reads the time zone from os.environ's TZ."""
    global timezone, altzone, daylight, tzname
    from os import environ

    _time.set_zone(environ.get("TZ"))
    _read_zone()


def _read_zone():
    """Its names and offsets, from January and July of this year: the one further west is standard time."""
    global timezone, altzone, daylight, tzname
    quarter, half = 7889238, 15778476  # seconds, of the mean year
    year = int(time()) // (2 * half) * (2 * half)
    first, other = _time.local(year + quarter // 8), _time.local(year + half)
    (january, west), (july, east) = (first[9], -first[10]), (other[9], -other[10])
    daylight = int(west != east)
    if west < east:
        timezone, altzone, tzname = east, west, (july, january)
    else:
        timezone, altzone, tzname = west, east, (january, july)


def asctime(*args):
    if len(args) > 1:
        raise TypeError(f"asctime expected at most 1 argument, got {len(args)}")
    year, month, day, hour, minute, second, weekday, *_ = _checked(args[0], "asctime") if args else _time.local(None)
    return f"{_days[weekday][:3]} {_months[month - 1][:3]} {day:2d} {hour:02d}:{minute:02d}:{second:02d} {year}"


def ctime(seconds=None, /):
    return asctime(_time.local(seconds)[:9])


# ---- strftime: as glibc's in the locale C. A conversion is (its text, the width to which it is padded, with what).


def _week(t, first):
    """Of the year, by weeks that begin on weekday `first` (Monday is 0)."""
    return (t[7] + 6 - (t[6] - first) % 7) // 7


def _iso(t):
    from datetime import date

    year = 2000 + t[0] % 400  # the calendar repeats after 400 years
    week = (t[7] - 1 - t[6] + 10) // 7
    if week < 1:
        return t[0] - 1, date(year - 1, 12, 28).isocalendar()[1]
    return (t[0] + 1, 1) if week > date(year, 12, 28).isocalendar()[1] else (t[0], week)


def _stamp(t):
    return _time.local_stamp(*t[:6], t[8])


_NUMBERS = {
    "Y": (1, lambda t: t[0]), "C": (1, lambda t: t[0] // 100), "y": (2, lambda t: t[0] % 100), "m": (2, lambda t: t[1]),
    "d": (2, lambda t: t[2]), "H": (2, lambda t: t[3]), "I": (2, lambda t: t[3] % 12 or 12), "M": (2, lambda t: t[4]),
    "S": (2, lambda t: t[5]), "j": (3, lambda t: t[7]), "u": (1, lambda t: t[6] + 1), "w": (1, lambda t: (t[6] + 1) % 7),
    "U": (2, lambda t: _week(t, 6)), "W": (2, lambda t: _week(t, 0)), "G": (1, lambda t: _iso(t)[0]),
    "g": (2, lambda t: _iso(t)[0] % 100), "V": (2, lambda t: _iso(t)[1]),
    "e": (-2, lambda t: t[2]), "k": (-2, lambda t: t[3]), "l": (-2, lambda t: t[3] % 12 or 12), "s": (-1, _stamp),
}  # fmt: skip
_PLAIN = {"Y": ("%d", 0), "m": ("%02d", 1), "d": ("%02d", 2), "H": ("%02d", 3), "M": ("%02d", 4), "S": ("%02d", 5)}  #: the commonest
_TEXTS = {
    "a": lambda t: _days[t[6]][:3], "A": lambda t: _days[t[6]], "b": lambda t: _months[t[1] - 1][:3],
    "h": lambda t: _months[t[1] - 1][:3], "B": lambda t: _months[t[1] - 1], "p": lambda t: "AM" if t[3] < 12 else "PM",
    "P": lambda t: "am" if t[3] < 12 else "pm", "n": lambda t: "\n", "t": lambda t: "\t", "%": lambda t: "%",
    "Z": lambda t: t[9], "z": lambda t: _offset(t),
}  # fmt: skip
_COMPOSED = {"c": "%a %b %e %H:%M:%S %Y", "x": "%m/%d/%y", "D": "%m/%d/%y", "X": "%H:%M:%S", "T": "%H:%M:%S", "R": "%H:%M",
             "F": "%Y-%m-%d", "r": "%I:%M:%S %p"}  # fmt: skip
_WITHOUT = {"E": "aAbBdDeFgGhHIjklmMrRSTUVwW%", "O": "aAcCDFrRTxXY%"}  #: a modifier: the conversions that refuse it


def _offset(t):
    if t[8] < 0:
        return ""
    minutes = abs(t[10]) // 60
    return f"{'-' if t[10] < 0 else '+'}{minutes // 60:02d}{minutes % 60:02d}"


def strftime(format, t=None, /, *none):
    if not isinstance(format, str):
        raise TypeError(f"strftime() argument 1 must be str, not {type(format).__name__ if format is not None else None}")
    if none:
        raise TypeError(f"strftime() takes at most 2 arguments ({2 + len(none)} given)")
    if t is None:
        t = _time.local(None)
    else:
        zone, east = getattr(t, "tm_zone", None), getattr(t, "tm_gmtoff", None)
        t = _checked(t, "strftime")
        t += tzname[t[8] > 0] if zone is None and t[8] >= 0 else zone or "", east or 0
    if "\0" in format:
        raise ValueError("embedded null character")
    return _formatted(format, t)


_plans = {}  #: Of formats: a text for % and what gives its items, where all their letters are common ones; else None.


def _plan(format):
    """The plan of a format, kept for the next call."""
    parts = format.split("%")
    letters = [part[:1] for part in parts[1:]]
    plan = None
    if len(letters) > 1 and all(letter in _PLAIN for letter in letters):
        text = parts[0] + "".join([_PLAIN[letter][0] + part[1:] for letter, part in zip(letters, parts[1:])])
        plan = text, itemgetter(*[_PLAIN[letter][1] for letter in letters])
    if len(_plans) > 200:
        _plans.clear()
    _plans[format] = plan
    return plan


def _formatted(format, t):
    plan = _plans[format] if format in _plans else _plan(format)
    if plan is not None:
        return plan[0] % plan[1](t)
    out, end, length = [], 0, len(format)
    while (start := format.find("%", end)) >= 0:
        out.append(format[end:start])
        at = start + 1
        while at < length and format[at] in "-_0^#":
            at += 1
        flags = format[start + 1 : at]
        digits = at
        while at < length and "0" <= format[at] <= "9":
            at += 1
        width = int(format[digits:at] or 0)
        modifier = format[at : at + 1] if format[at : at + 1] in ("E", "O") else ""
        at += len(modifier)
        end = at + 1
        text = _converted(format[at:end], modifier, flags, width, t)
        out.append(format[start:end].rjust(width) if text is None else text)
    out.append(format[end:])
    return "".join(out)


def _converted(letter, modifier, flags, width, t):
    """One conversion; None: there is none of this letter."""
    pad = next((flag for flag in reversed(flags) if flag in "-_0"), None)
    if not letter or modifier and letter in _WITHOUT[modifier]:
        return None
    if letter in _NUMBERS:
        digits, number = _NUMBERS[letter]
        number = number(t)
        fill = " " if pad == "_" or pad is None and digits < 0 else "0"
        text = str(abs(number)).rjust(1 if pad == "-" else abs(digits), fill)
        if number < 0:
            text = "-" + text
        fill = " " if pad == "-" else fill
        return text.zfill(width) if fill == "0" else text.rjust(width)
    if letter in _COMPOSED:
        text = _formatted(_COMPOSED[letter], t)
    elif letter in _TEXTS:
        text = _TEXTS[letter](t)
        if "#" in flags:
            text = text.lower() if letter in "pZ" else text.upper()
    else:
        return None
    if "^" in flags and not ("#" in flags and letter in "pZ"):
        text = text.upper()
    return text.rjust(width, "0" if pad == "0" else " ")


def get_clock_info(name, /):
    from types import SimpleNamespace

    if not isinstance(name, str):
        raise TypeError(f"get_clock_info() argument 1 must be str, not {type(name).__name__}")
    clocks = {"time": "REALTIME", "monotonic": "MONOTONIC", "perf_counter": "MONOTONIC", "process_time": "PROCESS_CPUTIME_ID",
              "thread_time": "THREAD_CPUTIME_ID"}  # fmt: skip
    if name not in clocks:
        raise ValueError("unknown clock")
    return SimpleNamespace(implementation=f"clock_gettime(CLOCK_{clocks[name]})", monotonic=name != "time",
                           adjustable=name == "time", resolution=1e-09)  # fmt: skip


def strptime(data_string, format="%a %b %d %H:%M:%S %Y", /):
    from _strptime import _strptime_time

    return _strptime_time(data_string, format)


_read_zone()
