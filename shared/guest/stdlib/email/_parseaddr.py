"""Lists of addresses and dates as mail writes them."""

import calendar
import re
import time

_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_LONG = "january february march april may june july august september october november december".split()
_DAYS = "mon tue wed thu fri sat sun".split()
_ZONES = {"UT": 0, "UTC": 0, "GMT": 0, "Z": 0, "AST": -400, "ADT": -300, "EST": -500, "EDT": -400, "CST": -600, "CDT": -500, "MST": -700,
          "MDT": -600, "PST": -800, "PDT": -700}  # fmt: skip
_TOKEN = re.compile(r'\s+|(?P<quoted>"(?:[^"\\]|\\.)*"?)|(?P<special>[()<>@,:;.\[\]])|(?P<atom>[^\s()<>@,:;."\[\]]+)')


def _tokens(text):
    at, out, gap = 0, [], False
    while at < len(text):
        if text[at] == "(":
            depth, end = 0, at
            while end < len(text):
                if text[end] == "\\":
                    end += 1
                elif text[end] == "(":
                    depth += 1
                elif text[end] == ")":
                    depth -= 1
                    if depth == 0:
                        break
                end += 1
            out.append(("comment", text[at + 1 : end], gap))
            at, gap = end + 1, False
            continue
        match = _TOKEN.match(text, at)
        if match is None:
            at += 1
            continue
        if match.lastgroup is None:
            gap = True
        else:
            value = match[0]
            if match.lastgroup == "quoted":
                value = re.sub(r"\\(.)", r"\1", value[1:-1] if len(value) > 1 and value.endswith('"') else value[1:])
            out.append((match.lastgroup, value, gap))
            gap = False
        at = match.end()
    return out


def _one(tokens):
    """(name, address) of the tokens between two commas."""
    comments = [value for kind, value, _ in tokens if kind == "comment"]
    rest = [t for t in tokens if t[0] != "comment"]
    opened = next((i for i, t in enumerate(rest) if t[:2] == ("special", "<")), None)
    if opened is not None:
        name = ""
        for kind, value, gap in rest[:opened]:
            name += (" " if name and (gap or kind == "quoted") and value != "." else "") + value
        inside = []
        for token in rest[opened + 1 :]:
            if token[:2] == ("special", ">"):
                break
            inside.append(token)
        at = next((i for i, t in enumerate(inside) if t[:2] == ("special", ":")), None)  # a route
        inside = inside[at + 1 :] if at is not None and inside[0][1] == "@" else inside
        if comments:
            name += f" ({' '.join(comments)})" if name else f"({' '.join(comments)})"
        return name, _spec(inside)
    address = _spec(rest)
    if not address:
        return "", ""
    return (" ".join(comments), address) if "@" in address or len([t for t in rest if t[0] != "special"]) <= 1 or not any(t[2] for t in rest) else ("", rest[0][1])


def _spec(tokens):
    bare = "".join([value for kind, value, _ in tokens if kind != "quoted"])
    if bare.count("@") > 1 or bare.endswith("@"):  # no address at all, rather than a part of one
        return ""
    return "".join([f'"{value}"' if kind == "quoted" else value for kind, value, _ in tokens])


def addresses(text):
    """(name, address) of each mailbox in a list, groups opened."""
    found, current, depth = [], [], 0
    tokens = _tokens(text)
    for i, token in enumerate(tokens):
        kind, value, _ = token
        if kind == "special" and value == "<":
            depth = 1
        elif kind == "special" and value == ">":
            depth = 0
        if kind == "special" and value in ",;" and not depth:
            if current:
                found.append(_one(current))
            current = []
        elif kind == "special" and value == ":" and not depth:
            current = []
        else:
            current.append(token)
    if current:
        found.append(_one(current))
    return found


def parsedate_tz(data):
    """(year, month, day, hour, minute, second, 0, 1, -1, seconds east or None), or None."""
    made = _parse(data)
    if made is not None and made[9] is None:
        made[9] = 0
    return None if made is None else tuple(made)


def _parse(data):
    if not data:
        return None
    words = data.split()
    if not words:
        return None
    if words[0].endswith(",") or words[0].lower() in _DAYS:
        del words[0]
    elif "," in words[0]:
        words[0] = words[0].partition(",")[2]
    if len(words) == 3:  # RFC 850
        parts = words[0].split("-")
        if len(parts) == 3:
            words = parts + words[1:]
    if len(words) == 4:
        time_text = words[3]
        plus = time_text.find("+") if "+" in time_text else time_text.find("-")
        words[3:] = [time_text[:plus], time_text[plus:]] if plus > 0 else [time_text, ""]
    if len(words) < 5:
        return None
    day, month, year, clock, zone = words[:5]
    if not (day and month and year):
        return None
    names = lambda word: _MONTHS.index(word) if word in _MONTHS else _LONG.index(word) if word in _LONG else None  # noqa: E731
    number = names(month.lower().rstrip(","))
    if number is None:
        day, month = month, day.lower()
        number = names(month)
        if number is None:
            return None
    day = day.rstrip(",")
    if ":" in year:
        year, clock = clock, year
    year = year.rstrip(",")
    if year and not year[0].isdigit():
        year, zone = zone, year
    parts = clock.rstrip(",").split(":")
    if len(parts) == 1 and "." in parts[0]:
        parts = parts[0].split(".")
    if len(parts) == 2:
        parts.append("0")
    try:
        hour, minute, second = [int(part) for part in parts]
        year, day = int(year), int(day)
    except ValueError:
        return None
    if year < 100:
        year += 1900 if year > 68 else 2000
    zone = zone.upper()
    offset = _ZONES.get(zone)
    if offset is None:
        try:
            offset = int(zone)
        except ValueError:
            pass
        if offset == 0 and zone.startswith("-"):
            offset = None
    if offset:
        sign, offset = (-1, -offset) if offset < 0 else (1, offset)
        offset = sign * (offset // 100 * 3600 + offset % 100 * 60)
    return [year, number + 1, day, hour, minute, second, 0, 1, -1, offset]


def parsedate(data):
    made = parsedate_tz(data)
    return made[:9] if isinstance(made, tuple) else made


def mktime_tz(data):
    return time.mktime(data[:8] + (-1,)) if data[9] is None else calendar.timegm(data) - data[9]
