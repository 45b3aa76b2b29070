"""Addresses, dates and parameters of mail."""

import datetime
import os
import random
import re
import time
import urllib.parse

from email._parseaddr import _parse, addresses, mktime_tz, parsedate, parsedate_tz
from email.charset import Charset

__all__ = ["collapse_rfc2231_value", "decode_params", "decode_rfc2231", "encode_rfc2231", "formataddr", "formatdate", "format_datetime", "getaddresses",
           "make_msgid", "mktime_tz", "parseaddr", "parsedate", "parsedate_tz", "parsedate_to_datetime", "unquote"]  # fmt: skip

COMMASPACE, EMPTYSTRING, UEMPTYSTRING, CRLF, TICK = ", ", "", "", "\r\n", "'"
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def quote(str):
    return str.replace("\\", "\\\\").replace('"', '\\"')


def unquote(str):
    if len(str) > 1:
        if str.startswith('"') and str.endswith('"'):
            return str[1:-1].replace("\\\\", "\\").replace('\\"', '"')
        if str.startswith("<") and str.endswith(">"):
            return str[1:-1]
    return str


def formataddr(pair, charset="utf-8"):
    name, address = pair
    address.encode("ascii")
    if not name:
        return address
    try:
        name.encode("ascii")
    except UnicodeEncodeError:
        return f"{(Charset(charset) if isinstance(charset, str) else charset).header_encode(name)} <{address}>"
    quotes = '"' if re.search(r'[][\\()<>@,:;".]', name) else ""
    name = re.sub(r'[\\"]', lambda found: "\\" + found[0], name)
    return f"{quotes}{name}{quotes} <{address}>"


def getaddresses(fieldvalues):
    return addresses(", ".join([str(v) for v in fieldvalues]))


def parseaddr(addr):
    found = addresses(addr[0] if isinstance(addr, list) and addr else addr or "")
    return found[0] if found else ("", "")


def _format(parts, zone):
    return f"{_DAYS[parts[6]]}, {parts[2]:02d} {_MONTHS[parts[1] - 1]} {parts[0]:04d} {parts[3]:02d}:{parts[4]:02d}:{parts[5]:02d} {zone}"


def formatdate(timeval=None, localtime=False, usegmt=False):
    moment = datetime.datetime.fromtimestamp(time.time() if timeval is None else timeval, datetime.timezone.utc)
    if localtime:
        moment, usegmt = moment.astimezone(), False
    elif not usegmt:
        moment = moment.replace(tzinfo=None)
    return format_datetime(moment, usegmt)


def format_datetime(dt, usegmt=False):
    if usegmt:
        if dt.tzinfo is None or dt.tzinfo != datetime.timezone.utc:
            raise ValueError("usegmt option requires a UTC datetime")
        return _format(dt.timetuple(), "GMT")
    return _format(dt.timetuple(), "-0000" if dt.tzinfo is None else dt.strftime("%z"))


def parsedate_to_datetime(data):
    parts = _parse(data)
    if parts is None:
        raise ValueError(f'Invalid date value or format "{data}"')
    *moment, zone = parts
    if zone is None:
        return datetime.datetime(*moment[:6])
    return datetime.datetime(*moment[:6], tzinfo=datetime.timezone(datetime.timedelta(seconds=zone)))


def localtime(dt=None, isdst=-1):
    return datetime.datetime.now(datetime.timezone.utc).astimezone() if dt is None else dt.astimezone()


def make_msgid(idstring=None, domain=None):
    tail = "" if idstring is None else "." + idstring
    if domain is None:
        import socket

        domain = socket.getfqdn()
    return f"<{int(time.time() * 100)}.{os.getpid()}.{random.getrandbits(64)}{tail}@{domain}>"


def decode_rfc2231(s):
    parts = s.split("'", 2)
    return (None, None, s) if len(parts) <= 2 else parts


def encode_rfc2231(s, charset=None, language=None):
    s = urllib.parse.quote(s, safe="", encoding=charset or "ascii")
    return s if charset is None and language is None else f"{charset}'{language or ''}'{s}"


def decode_params(params):
    made, continued = [params[0]], {}
    for name, value in params[1:]:
        encoded = name.endswith("*")
        value = unquote(value)
        match = re.match(r"^(?P<name>\w+)\*((?P<num>[0-9]+)\*?)?$", name)
        if match:
            number = match["num"]
            continued.setdefault(match["name"], []).append((int(number) if number is not None else None, value, encoded))
        else:
            made.append((name, f'"{quote(value)}"'))
    for name, parts in continued.items():
        parts.sort(key=lambda part: part[0] or 0)
        encoded = any(part[2] for part in parts)
        text = "".join([urllib.parse.unquote(value, encoding="latin-1") if is_encoded else value for _, value, is_encoded in parts])
        if encoded:
            charset, language, value = decode_rfc2231(text)
            made.append((name, (charset, language, f'"{quote(value)}"')))
        else:
            made.append((name, f'"{quote(text)}"'))
    return made


def collapse_rfc2231_value(value, errors="replace", fallback_charset="us-ascii"):
    if not isinstance(value, tuple) or len(value) != 3:
        return unquote(value)
    charset, _, text = value
    data = bytes(text, "raw-unicode-escape")
    try:
        return str(data, fallback_charset if charset is None else charset, errors)
    except LookupError:
        return unquote(text)
