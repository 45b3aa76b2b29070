"""json.decoder: reads JSON texts. A scanner reads one value; the functions here read what values are made of."""

import operator
import re
import sys

from _json_texts import read as _read
from json import scanner

__all__ = ["JSONDecoder", "JSONDecodeError"]

__natives__ = "c_scanstring"  # CPython has this in C: no traceback shows it

NaN, PosInf, NegInf = float("nan"), float("inf"), float("-inf")
_CONSTANTS = {"-Infinity": NegInf, "Infinity": PosInf, "NaN": NaN}
_constant = _CONSTANTS.__getitem__
_HEX_DIGITS = frozenset("0123456789abcdefABCDEF")
BACKSLASH = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}
WHITESPACE = re.compile(r"[ \t\n\r]*", re.VERBOSE | re.MULTILINE | re.DOTALL)
_plain = re.compile(r'[^"\\\x00-\x1f]*')
_blank = WHITESPACE.match


class JSONDecodeError(ValueError):
    def __init__(self, msg, doc, pos):
        lineno = doc.count("\n", 0, pos) + 1
        colno = pos - doc.rfind("\n", 0, pos)
        ValueError.__init__(self, "%s: line %d column %d (char %d)" % (msg, lineno, colno, pos))
        self.msg, self.doc, self.pos, self.lineno, self.colno = msg, doc, pos, lineno, colno

    def __reduce__(self):
        return self.__class__, (self.msg, self.doc, self.pos)


def _hex(s, at):
    """The number of the four digits behind the u at `at`."""
    digits = s[at + 1:at + 5]
    if len(digits) == 4 and _HEX_DIGITS.issuperset(digits):
        return int(digits, 16)
    raise JSONDecodeError("Invalid \\uXXXX escape", s, at)


def _unicode(s, at):
    """(the character, what is behind it) of the u at `at`, and of a second escape that makes a pair with it."""
    code, i = _hex(s, at), at + 5
    if 0xD800 <= code <= 0xDBFF and s.startswith("\\u", i):
        low = _hex(s, i + 1)
        if 0xDC00 <= low <= 0xDFFF:
            code, i = 0x10000 + ((code - 0xD800) << 10 | (low - 0xDC00)), i + 6
    return chr(code), i


def _scanned(s, i, strict, names, shows):
    """(the text, where it ends) of a string whose first character is at `i`; `shows`: errors show what they found."""
    begin, out = i - 1, []
    while True:
        stop = _plain.match(s, i).end()
        out.append(s[i:stop])
        found, c = s[stop:stop + 1], s[stop + 1:stop + 2]
        if found == '"':
            return "".join(out), stop + 1
        if not found or (found == "\\" and not c):
            raise JSONDecodeError("Unterminated string starting at", s, begin)
        if found != "\\":
            if strict:
                if shows:
                    raise JSONDecodeError(f"Invalid control character {found!r} at", s, stop + 1)
                raise JSONDecodeError("Invalid control character at", s, stop)
            text, i = found, stop + 1
        elif c == "u":
            text, i = _unicode(s, stop + 1)
        elif c in names:
            text, i = names[c], stop + 2
        elif shows:
            raise JSONDecodeError(f"Invalid \\escape: {c!r}", s, stop + 1)
        else:
            raise JSONDecodeError("Invalid \\escape", s, stop)
        out.append(text)


def py_scanstring(s, end, strict=True, _b=BACKSLASH, _m=None):
    return _scanned(s, end, strict, _b, True)


def c_scanstring(string, end, strict=True, /):
    if not isinstance(string, str):
        raise TypeError(f"first argument must be a string, not {type(string).__name__}")
    end = operator.index(end)
    if abs(end) > sys.maxsize:
        raise OverflowError("Python int too large to convert to C ssize_t")
    if not 0 <= end <= len(string):
        raise ValueError("end is out of bounds")
    return _scanned(string, end, strict, BACKSLASH, False)


c_scanstring.__name__ = c_scanstring.__qualname__ = "scanstring"
c_scanstring.__module__ = "_json"
scanstring = c_scanstring


def _item(s, i, scan_once):
    try:
        return scan_once(s, i)
    except StopIteration as stopped:
        raise JSONDecodeError("Expecting value", s, stopped.value) from None


def JSONObject(s_and_end, strict, scan_once, object_hook, object_pairs_hook, memo=None, _w=_blank, _ws=None):
    """(an object, where it ends) of s_and_end: the text and the place behind the brace."""
    s, i = s_and_end
    pairs, memo = [], {} if memo is None else memo
    i = _w(s, i).end()
    if s[i:i + 1] == "}":
        if object_pairs_hook is None:
            return {} if object_hook is None else object_hook({}), i + 1
        return object_pairs_hook(pairs), i + 1
    while True:
        if s[i:i + 1] != '"':
            raise JSONDecodeError("Expecting property name enclosed in double quotes", s, i)
        key, i = scanstring(s, i + 1, strict)
        i = _w(s, i).end()
        if s[i:i + 1] != ":":
            raise JSONDecodeError("Expecting ':' delimiter", s, i)
        value, i = _item(s, _w(s, i + 1).end(), scan_once)
        pairs.append((memo.setdefault(key, key), value))
        i = _w(s, i).end()
        if s[i:i + 1] == "}":
            break
        if s[i:i + 1] != ",":
            raise JSONDecodeError("Expecting ',' delimiter", s, i)
        i = _w(s, i + 1).end()
    if object_pairs_hook is not None:
        return object_pairs_hook(pairs), i + 1
    made = dict(pairs)
    return made if object_hook is None else object_hook(made), i + 1


def JSONArray(s_and_end, scan_once, _w=_blank, _ws=None):
    """(a list, where it ends) of s_and_end: the text and the place behind the bracket."""
    s, i = s_and_end
    values = []
    i = _w(s, i).end()
    if s[i:i + 1] == "]":
        return values, i + 1
    while True:
        value, i = _item(s, i, scan_once)
        values.append(value)
        i = _w(s, i).end()
        if s[i:i + 1] == "]":
            return values, i + 1
        if s[i:i + 1] != ",":
            raise JSONDecodeError("Expecting ',' delimiter", s, i)
        i = _w(s, i + 1).end()


class JSONDecoder:
    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, strict=True,
                 object_pairs_hook=None):
        self.object_hook, self.object_pairs_hook = object_hook, object_pairs_hook
        self.parse_float, self.parse_int = parse_float or float, parse_int or int
        self.parse_constant = parse_constant or _constant
        self.strict = strict
        self.parse_object, self.parse_array, self.parse_string = JSONObject, JSONArray, scanstring
        self.memo = {}
        self.scan_once = scanner.make_scanner(self)

    def decode(self, s, _w=_blank):
        if type(self) is JSONDecoder and getattr(self.scan_once, "is_plain", False):
            value = _read(s)
            if value is not NotImplemented:
                return value
        value, end = self.raw_decode(s, idx=_w(s, 0).end())
        end = _w(s, end).end()
        if end != len(s):
            raise JSONDecodeError("Extra data", s, end)
        return value

    def raw_decode(self, s, idx=0):
        try:
            return self.scan_once(s, idx)
        except StopIteration as stopped:
            raise JSONDecodeError("Expecting value", s, stopped.value) from None
