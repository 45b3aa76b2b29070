"""time: clocks of the host; calendar functions in UTC, the only time zone that a page has for certain."""
from _time import (fields, monotonic, monotonic_ns, perf_counter, perf_counter_ns, process_time, process_time_ns, sleep,
                   thread_time, time, time_ns)
from collections import namedtuple

timezone = 0
altzone = 0
daylight = 0
tzname = ("UTC", "UTC")

struct_time = namedtuple("struct_time", "tm_year tm_mon tm_mday tm_hour tm_min tm_sec tm_wday tm_yday tm_isdst")
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
           "December")


def gmtime(secs=None):
    return struct_time(*fields(secs))


localtime = gmtime


def strftime(format, t=None):
    t = gmtime() if t is None else t
    values = {"Y": f"{t[0]:04d}", "m": f"{t[1]:02d}", "d": f"{t[2]:02d}", "H": f"{t[3]:02d}", "M": f"{t[4]:02d}",
              "S": f"{t[5]:02d}", "j": f"{t[7]:03d}", "y": f"{t[0] % 100:02d}", "a": _DAYS[t[6]][:3], "A": _DAYS[t[6]],
              "b": _MONTHS[t[1] - 1][:3], "B": _MONTHS[t[1] - 1], "p": "AM" if t[3] < 12 else "PM",
              "I": f"{(t[3] - 1) % 12 + 1:02d}", "Z": "UTC", "z": "+0000", "%": "%"}
    out, i = [], 0
    while i < len(format):
        if format[i] == "%" and i + 1 < len(format):
            out.append(values.get(format[i + 1], format[i:i + 2]))
            i += 2
        else:
            out.append(format[i])
            i += 1
    return "".join(out)


def asctime(t=None):
    t = gmtime() if t is None else t
    return f"{_DAYS[t[6]][:3]} {_MONTHS[t[1] - 1][:3]} {t[2]:2d} {t[3]:02d}:{t[4]:02d}:{t[5]:02d} {t[0]}"


def ctime(secs=None):
    return asctime(gmtime(secs))
