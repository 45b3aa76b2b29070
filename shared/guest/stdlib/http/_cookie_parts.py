"""Dates, words of headers and names of hosts, as cookies have them. Part of http.cookiejar."""

import re
import time
from calendar import timegm

DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
_MONTHS_LOWER = [month.lower() for month in MONTHS]
UTC_ZONES = {"GMT": None, "UTC": None, "UT": None, "Z": None}
EPOCH_YEAR = 1970
IPV4_RE = re.compile(r"\.\d+$", re.ASCII)
STRICT_DATE_RE = re.compile(r"^[SMTWF][a-z][a-z], (\d\d) ([JFMASOND][a-z][a-z]) (\d\d\d\d) (\d\d):(\d\d):(\d\d) GMT$", re.ASCII)
WEEKDAY_RE = re.compile(r"^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*,?\s*", re.I | re.ASCII)
LOOSE_HTTP_DATE_RE = re.compile(
    r"""^(\d\d?)(?:\s+|[-/])(\w+)(?:\s+|[-/])(\d+)(?:(?:\s+|:)(\d\d?):(\d\d)(?::(\d\d))?)?\s*"""
    r"""(?:([-+]?\d{2,4}|(?![APap][Mm]\b)[A-Za-z]+)\s*)?(?:\(\w+\)\s*)?$""", re.ASCII)
ISO_DATE_RE = re.compile(
    r"""^(\d{4})[-/]?(\d\d?)[-/]?(\d\d?)(?:(?:\s+|[-:Tt])(\d\d?):?(\d\d)(?::?(\d\d(?:\.\d*)?))?)?\s*"""
    r"""(?:([-+]?\d\d?:?(?:\d\d)?|Z|z)\s*)?$""", re.ASCII)
TIMEZONE_RE = re.compile(r"^([-+])?(\d\d?):?(\d\d)?$", re.ASCII)
_token, _quoted, _plain = (re.compile(text) for text in (
    r"^\s*([^=\s;,]+)", r"^\s*=\s*\"([^\"\\]*(?:\\.[^\"\\]*)*)\"", r"^\s*=\s*([^\s;,]*)"))


def _timegm(tt):
    year, month, day, hour, minute, second = tt[:6]
    in_range = year >= EPOCH_YEAR and 1 <= month <= 12 and 1 <= day <= 31 and 0 <= hour <= 24 and 0 <= minute <= 59
    return timegm(tt) if in_range and 0 <= second <= 61 else None


def time2isoz(t=None):
    return time.strftime("%Y-%m-%d %H:%M:%SZ", time.gmtime(time.time() if t is None else t))


def time2netscape(t=None):
    at = time.gmtime(time.time() if t is None else t)
    return f"{DAYS[at.tm_wday]}, {at.tm_mday:02}-{MONTHS[at.tm_mon - 1]}-{at.tm_year:04} {at.tm_hour:02}:{at.tm_min:02}:{at.tm_sec:02} GMT"


def offset_from_tz_string(tz):
    if tz in UTC_ZONES:
        return 0
    m = TIMEZONE_RE.search(tz)
    if not m:
        return None
    offset = 3600 * int(m[2]) + 60 * int(m[3] or 0)
    return -offset if m[1] == "-" else offset


def _str2time(day, mon, yr, hr, min, sec, tz):
    yr = int(yr)
    if yr > 9999:
        return None
    try:
        mon = _MONTHS_LOWER.index(mon.lower()) + 1
    except ValueError:
        if not mon.isdecimal() or not 1 <= int(mon) <= 12:
            return None
        mon = int(mon)
    if yr < 1000:  # of two digits: the nearest such year
        now = time.localtime().tm_year
        yr += now - now % 100
        if abs(yr - now) > 50:
            yr += 100 if yr < now else -100
    t = _timegm((yr, mon, int(day), int(hr or 0), int(min or 0), int(sec or 0), tz))
    if t is not None:
        offset = offset_from_tz_string((tz or "UTC").upper())
        return None if offset is None else t - offset
    return None


def http2time(text):
    """Seconds since 1970 of a date as servers write it, None for what is none."""
    m = STRICT_DATE_RE.search(text)
    if m:
        month = _MONTHS_LOWER.index(m[2].lower()) + 1
        return _timegm((int(m[3]), month, int(m[1]), int(m[4]), int(m[5]), float(m[6])))
    m = LOOSE_HTTP_DATE_RE.search(WEEKDAY_RE.sub("", text.lstrip(), 1))
    return _str2time(*m.groups()) if m else None


def iso2time(text):
    m = ISO_DATE_RE.search(text.lstrip())
    if not m:
        return None
    yr, mon, day, hr, min, sec, tz = m.groups()
    return _str2time(day, mon, yr, hr, min, float(sec) if sec else sec, tz)


def unmatched(match):
    """What is left of a text without the match."""
    return match.string[: match.start()] + match.string[match.end() :]


def split_header_words(header_values):
    """Lists of (name, value) of `name=value; ...` between commas."""
    assert not isinstance(header_values, str)
    result = []
    for text in header_values:
        pairs = []
        while text:
            m = _token.search(text)
            if m:
                text, name, value = unmatched(m), m[1], None
                m = _quoted.search(text)
                if m:
                    text, value = unmatched(m), re.sub(r"\\(.)", r"\1", m[1])
                elif m := _plain.search(text):
                    text, value = unmatched(m), m[1].rstrip()
                pairs.append((name, value))
            elif text.lstrip().startswith(","):
                text = text.lstrip()[1:]
                if pairs:
                    result.append(pairs)
                pairs = []
            else:
                rest, count = re.subn(r"^[=\s;]*", "", text)
                assert count > 0
                text = rest
        if pairs:
            result.append(pairs)
    return result


def join_header_words(lists):
    def shown(name, value):
        if value is None:
            return name
        if not re.search(r"^\w+$", value):
            value = '"%s"' % re.sub(r"([\"\\])", r"\\\1", value)
        return f"{name}={value}"

    return ", ".join("; ".join(shown(*pair) for pair in pairs) for pairs in lists if pairs)


def strip_quotes(text):
    text = text[1:] if text.startswith('"') else text
    return text[:-1] if text.endswith('"') else text


def parse_ns_headers(ns_headers):
    """As split_header_words, of Set-Cookie headers as Netscape meant them: the first pair is the cookie."""
    known = ("expires", "domain", "path", "secure", "version", "port", "max-age")
    result = []
    for header in ns_headers:
        pairs, version_set = [], False
        for i, part in enumerate(header.split(";")):
            name, equals, value = part.strip().partition("=")
            name, value = name.strip(), value.strip() if equals else None
            if not name:
                if i == 0:
                    break
                continue
            if i > 0:
                lower = name.lower()
                name = lower if lower in known else name
                if name == "version":
                    value, version_set = strip_quotes(value) if value is not None else None, True
                elif name == "expires" and value is not None:
                    value = http2time(strip_quotes(value))
            pairs.append((name, value))
        if pairs:
            result.append(pairs if version_set else [*pairs, ("version", "0")])
    return result


def is_HDN(text):
    return not (IPV4_RE.search(text) or text == "" or text[0] == "." or text[-1] == ".")


def domain_match(A, B):
    A, B = A.lower(), B.lower()
    if A == B:
        return True
    return is_HDN(A) and A.rfind(B) > 0 and B.startswith(".") and is_HDN(B[1:])


def liberal_is_HDN(text):
    return not IPV4_RE.search(text)


def user_domain_match(A, B):
    A, B = A.lower(), B.lower()
    if not (liberal_is_HDN(A) and liberal_is_HDN(B)):
        return A == B
    return A.endswith(B) if B.startswith(".") else A == B


def reach(h):
    i = h.find(".")
    if i >= 0:
        b = h[i + 1 :]
        if is_HDN(h) and ("." in b or b == "local"):
            return "." + b
    return h
