"""Clocks and calendar; the guest's local time is UTC."""

from _time import *
from _time import fields as _fields

CLOCK_REALTIME, CLOCK_MONOTONIC, CLOCK_PROCESS_CPUTIME_ID, CLOCK_THREAD_CPUTIME_ID = 0, 1, 2, 3
CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME, CLOCK_TAI = 4, 7, 11
timezone = altzone = daylight = 0
tzname = ("UTC", "UTC")

_names = ("tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst")
_days = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_months = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
           "December")

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class struct_time(tuple):
    __tp_name__ = "time.struct_time"

    def __new__(cls, sequence=(), dict={}):
        items = tuple(sequence)
        if not 9 <= len(items) <= 11:
            raise TypeError(f"time.struct_time() takes an at {'least 9' if len(items) < 9 else 'most 11'}-sequence ({len(items)}-sequence given)")
        return tuple.__new__(cls, items[:9])

    n_fields, n_sequence_fields, n_unnamed_fields = 11, 9, 0
    tm_zone, tm_gmtoff = "UTC", 0

    def __repr__(self):
        return "time.struct_time(" + ", ".join(f"{n}={v}" for n, v in zip(_names, self)) + ")"


for _i, _name in enumerate(_names):
    setattr(struct_time, _name, property(lambda self, i=_i: self[i]))
del _i, _name


def gmtime(secs=None):
    return struct_time(_fields(secs))


localtime = gmtime


def _days_before(year, month, day):
    if month <= 2:
        year -= 1
    era = year // 400
    yoe = year - era * 400
    doy = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1
    return era * 146097 + yoe * 365 + yoe // 4 - yoe // 100 + doy - 719468


def mktime(t):
    days = _days_before(t[0], t[1], t[2])
    return float(days * 86400 + t[3] * 3600 + t[4] * 60 + t[5])


def _clock(clk_id):
    clocks = {0: time_ns, 1: monotonic_ns, 4: monotonic_ns, 7: monotonic_ns, 11: time_ns, 2: process_time_ns, 3: process_time_ns}
    if clk_id not in clocks:
        raise OSError(22, "Invalid argument")
    return clocks[clk_id]()


def clock_gettime(clk_id, /):
    return _clock(clk_id) / 1e9


def clock_gettime_ns(clk_id, /):
    return _clock(clk_id)


def clock_getres(clk_id, /):
    _clock(clk_id)
    return 1e-09


def thread_time_ns():
    return process_time_ns()


def tzset():
    pass


def asctime(t=None):
    t = localtime() if t is None else t
    if not isinstance(t, tuple):
        raise TypeError("Tuple or struct_time argument required")
    if len(t) != 9:
        raise TypeError("asctime(): illegal time tuple argument")
    return f"{_days[t[6]][:3]} {_months[t[1] - 1][:3]} {t[2]:2d} {t[3]:02d}:{t[4]:02d}:{t[5]:02d} {t[0]}"


def ctime(secs=None):
    return asctime(localtime(secs))


def strftime(format, t=None):
    t = localtime() if t is None else t
    hour12 = t[3] % 12 or 12
    table = {
        "Y": f"{t[0]}", "m": f"{t[1]:02d}", "d": f"{t[2]:02d}", "H": f"{t[3]:02d}", "M": f"{t[4]:02d}",
        "S": f"{t[5]:02d}", "y": f"{t[0] % 100:02d}", "j": f"{t[7]:03d}", "w": f"{(t[6] + 1) % 7}", "I": f"{hour12:02d}",
        "p": "AM" if t[3] < 12 else "PM", "a": _days[t[6]][:3], "A": _days[t[6]], "b": _months[t[1] - 1][:3],
        "h": _months[t[1] - 1][:3], "B": _months[t[1] - 1], "e": f"{t[2]:2d}", "n": "\n", "t": "\t", "%": "%",
        "Z": "UTC", "z": "+0000", "u": f"{t[6] + 1}",
        "U": f"{(t[7] + 6 - (t[6] + 1) % 7) // 7:02d}", "W": f"{(t[7] + 6 - t[6]) // 7:02d}",
    }
    table["T"] = table["X"] = f"{t[3]:02d}:{t[4]:02d}:{t[5]:02d}"
    table["D"] = table["x"] = f"{t[1]:02d}/{t[2]:02d}/{t[0] % 100:02d}"
    table["F"] = f"{t[0]}-{t[1]:02d}-{t[2]:02d}"
    table["R"] = f"{t[3]:02d}:{t[4]:02d}"
    table["C"], table["k"], table["l"] = f"{t[0] // 100:02d}", f"{t[3]:2d}", f"{hour12:2d}"
    table["P"] = table["p"].lower()
    table["r"] = f"{hour12:02d}:{t[4]:02d}:{t[5]:02d} {table['p']}"
    if "%G" in format or "%V" in format or "%g" in format:
        from datetime import date

        year, week, _ = date(*t[:3]).isocalendar()
        table["G"], table["V"], table["g"] = f"{year}", f"{week:02d}", f"{year % 100:02d}"
    table["c"] = f"{table['a']} {table['b']} {table['e']} {table['T']} {table['Y']}"
    table["s"] = str(int(mktime(t)))
    out, i = [], 0
    while i < len(format):
        start = i
        i += 1
        if format[start] != "%":
            out.append(format[start])
            continue
        flags = ""
        while format[i:i + 1] and format[i] in "-_0^#":
            flags, i = flags + format[i], i + 1
        width = ""
        while format[i:i + 1].isdecimal():
            width, i = width + format[i], i + 1
        i += format[i:i + 1] in ("E", "O") and len(format) > i + 1
        text = table.get(format[i:i + 1])
        i += 1
        out.append(format[start:i] if text is None else _padded(text, flags, width) if flags or width else text)
    return "".join(out)


def _padded(text, flags, width):
    """A field as glibc's flags ask for it: "-" no padding, "_" blanks, "0" zeros, "^" upper case, "#" the other case."""
    pad = "0" if text.isdecimal() else " "
    for flag in flags:
        if flag == "^":
            text = text.upper()
        elif flag == "#":
            text = text.swapcase() if text.isupper() else text.upper()
        elif flag in "-_" and text.strip().isdecimal():
            digits = text.lstrip(" 0") or "0"
            pad = " "
            text = digits if flag == "-" else digits.rjust(len(text))
        elif flag == "0":
            pad = "0"
            text = text.replace(" ", "0") if text.strip().isdecimal() else text
    return text.rjust(int(width or 0), pad)


def get_clock_info(name):
    from types import SimpleNamespace

    return SimpleNamespace(implementation=name, monotonic=name != "time", adjustable=name == "time", resolution=1e-9)


def strptime(data_string, format="%a %b %d %H:%M:%S %Y"):
    from _strptime import parse_fields
    from datetime import date

    year, month, day, hour, minute, second, *_, zone, weekday = parse_fields(data_string, format)
    # Without a year, the 29th of February is fine.
    there = date(1904 if year is None and (month, day) == (2, 29) else 1900 if year is None else year, month, day)
    yearday = there.toordinal() - date(there.year, 1, 1).toordinal() + 1
    if weekday is None or year is not None:
        weekday = there.weekday()
    daylight_flag = -1 if zone is None else 0
    return struct_time((1900 if year is None else year, month, day, hour, minute, second, weekday, yearday, daylight_flag))
