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


def parse(text, format):
    """(year, month, day, hour, minute, second, microsecond, tzinfo)"""
    from datetime import date, timedelta, timezone

    for value, i in ((text, 0), (format, 1)):
        if not isinstance(value, str):
            raise TypeError("strptime() argument {} must be str, not {}".format(i, type(value)))
    found = _pattern(format).match(text)
    if not found:
        raise ValueError("time data %r does not match format %r" % (text, format))
    if len(text) != found.end():
        raise ValueError("unconverted data remains: %s" % text[found.end() :])
    g = found.groupdict()
    year, month, day = 1900, 1, 1
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
    fraction = int((g.get("f") or "").ljust(6, "0") or 0)
    zone = None
    if g.get("z"):
        z = g["z"].replace(":", "")
        if z in ("Z", "z"):
            zone = timezone.utc
        else:
            delta = timedelta(hours=int(z[1:3]), minutes=int(z[3:5]), seconds=int(z[5:7] or 0))
            zone = timezone(-delta if z[0] == "-" else delta)
    if g.get("j"):
        found_day = date.fromordinal(date(year, 1, 1).toordinal() + int(g["j"]) - 1)
        month, day = found_day.month, found_day.day
    return year, month, day, hour, int(g.get("M") or 0), int(g.get("S") or 0), fraction, zone
