"""Reading dates by a format, for datetime.strptime and time.strptime."""

import re

_MONTHS = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"]
_DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
_PATTERNS = {
    "d": r"(?P<d>3[0-1]|[1-2]\d|0[1-9]|[1-9]| [1-9])", "f": r"(?P<f>[0-9]{1,6})", "H": r"(?P<H>2[0-3]|[0-1]\d|\d)",
    "I": r"(?P<I>1[0-2]|0[1-9]|[1-9])", "j": r"(?P<j>36[0-6]|3[0-5]\d|[1-2]\d\d|0[1-9]\d|00[1-9]|[1-9]\d|0[1-9]|[1-9])",
    "m": r"(?P<m>1[0-2]|0[1-9]|[1-9])", "M": r"(?P<M>[0-5]\d|\d)", "S": r"(?P<S>6[0-1]|[0-5]\d|\d)", "y": r"(?P<y>\d\d)",
    "Y": r"(?P<Y>\d\d\d\d)", "z": r"(?P<z>[+-]\d\d:?[0-5]\d(:?[0-5]\d(\.\d{1,6})?)?|(?-i:Z))", "Z": r"(?P<Z>utc|gmt|UTC|GMT)",
    "p": r"(?P<p>am|pm)", "w": r"(?P<w>[0-6])", "u": r"(?P<u>[1-7])", "U": r"(?P<U>5[0-3]|[0-4]\d|\d)",
    "W": r"(?P<W>5[0-3]|[0-4]\d|\d)", "G": r"(?P<G>\d\d\d\d)", "V": r"(?P<V>5[0-3]|0[1-9]|[1-4]\d|\d)", "%": "%",
    "B": "(?P<B>%s)" % "|".join(_MONTHS), "b": "(?P<b>%s)" % "|".join(m[:3] for m in _MONTHS),
    "A": "(?P<A>%s)" % "|".join(_DAYS), "a": "(?P<a>%s)" % "|".join(d[:3] for d in _DAYS),
}  # fmt: skip
_LONG = {"x": "%m/%d/%y", "X": "%H:%M:%S", "c": "%a %b %d %H:%M:%S %Y", "D": "%m/%d/%y", "T": "%H:%M:%S", "R": "%H:%M",
         "F": "%Y-%m-%d"}  # fmt: skip


def _pattern(format):
    for name in "xXc":
        format = format.replace("%" + name, _LONG[name])
    made, i = [], 0
    while i < len(format):
        c = format[i]
        if c == "%":
            i += 1
            if i == len(format):
                raise ValueError("stray %% in format '%s'" % format)
            c = format[i]
            if c not in _PATTERNS:
                raise ValueError(f"'{c}' is a bad directive in format '{format}'")
            made.append(_PATTERNS[c])
        elif c.isspace():
            if not made or made[-1] != r"\s+":
                made.append(r"\s+")
        else:
            made.append(re.escape(c))
        i += 1
    return re.compile("".join(made), re.IGNORECASE)


def _zone_of(text):
    """The offset that %z read: a timedelta."""
    from datetime import timedelta

    if text in ("Z", "z"):
        return timedelta(0)
    if text[3:4] == ":" and len(text) > 6 and text[6] != ":":
        raise ValueError(f"Inconsistent use of : in {text}")
    digits, _, fraction = text[1:].replace(":", "").partition(".")
    offset = timedelta(hours=int(digits[:2]), minutes=int(digits[2:4]), seconds=int(digits[4:6] or 0),
                       microseconds=int(fraction.ljust(6, "0") or 0))  # fmt: skip
    return -offset if text[0] == "-" else offset


def _weekday_of(g):
    """Monday is 0; None when the text names no day of the week."""
    if g.get("A"):
        return _DAYS.index(g["A"].lower())
    if g.get("a"):
        return [d[:3] for d in _DAYS].index(g["a"].lower())
    if g.get("w"):
        return (int(g["w"]) + 6) % 7
    return int(g["u"]) - 1 if g.get("u") else None


def _check_weeks(g, weekday):
    needs = "and a weekday directive ('%A', '%a', '%w', or '%u')."
    if g.get("G") is not None:
        if g.get("V") is None or weekday is None:
            raise ValueError("ISO year directive '%G' must be used with the ISO week directive '%V' " + needs)
        if g.get("j") is not None:
            raise ValueError("Day of the year directive '%j' is not compatible with ISO year directive '%G'. Use '%Y' instead.")
    elif g.get("V") is not None:
        if g.get("Y") is None and g.get("y") is None or weekday is None:
            raise ValueError("ISO week directive '%V' must be used with the ISO year directive '%G' " + needs)
        raise ValueError("ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year '%G' instead.")


def _day_of_week(g, year, weekday):
    """The ordinal of a day given by %G %V, %U or %W and its day of the week; None: it is given otherwise."""
    from datetime import date

    if g.get("G") is not None:
        return date.fromisocalendar(int(g["G"]), 1, 1).toordinal() + (int(g["V"]) - 1) * 7 + weekday
    if year is None or weekday is None:
        return None
    for letter, first in (("U", 6), ("W", 0)):
        if g.get(letter) is not None:
            new_year = date(year, 1, 1)
            start = new_year.toordinal() + (first - new_year.weekday()) % 7  # of week 1
            return start + (int(g[letter]) - 1) * 7 + (weekday - first) % 7
    return None


def parse_fields(text, format):
    """(year or None, month, day, hour, minute, second, microsecond, offset or None, name of the zone or None)"""
    from datetime import date

    for value, i in ((text, 0), (format, 1)):
        if not isinstance(value, str):
            raise TypeError("strptime() argument {} must be str, not {}".format(i, type(value)))
    found = _pattern(format).match(text)
    if not found:
        raise ValueError("time data %r does not match format %r" % (text, format))
    if len(text) != found.end():
        raise ValueError("unconverted data remains: %s" % text[found.end() :])
    g = found.groupdict()
    year, month, day = None, 1, 1
    if g.get("Y"):
        year = int(g["Y"])
    elif g.get("y"):
        year = int(g["y"]) + (1900 if int(g["y"]) >= 69 else 2000)
    if g.get("m"):
        month = int(g["m"])
    elif g.get("B"):
        month = _MONTHS.index(g["B"].lower()) + 1
    elif g.get("b"):
        month = [m[:3] for m in _MONTHS].index(g["b"].lower()) + 1
    if g.get("d"):
        day = int(g["d"])
    hour = int(g.get("H") or 0)
    if g.get("I"):
        hour = int(g["I"]) % 12 + (12 if (g.get("p") or "").lower() == "pm" else 0)
    offset = _zone_of(g["z"]) if g.get("z") else None
    weekday = _weekday_of(g)
    _check_weeks(g, weekday)
    ordinal = _day_of_week(g, year, weekday)
    if ordinal is None and g.get("j"):
        ordinal = date(1900 if year is None else year, 1, 1).toordinal() + int(g["j"]) - 1
    if ordinal is not None:
        there = date.fromordinal(ordinal)
        year, month, day = there.year, there.month, there.day
    fraction = int((g.get("f") or "").ljust(6, "0") or 0)
    return year, month, day, hour, int(g.get("M") or 0), int(g.get("S") or 0), fraction, offset, g.get("Z"), weekday


def parse(text, format):
    """(year, month, day, hour, minute, second, microsecond, tzinfo)"""
    from datetime import timezone

    year, *fields, offset, name, _ = parse_fields(text, format)
    zone = None
    if offset is not None:
        zone = timezone(offset, name) if name else timezone(offset)
    return (1900 if year is None else year, *fields, zone)
