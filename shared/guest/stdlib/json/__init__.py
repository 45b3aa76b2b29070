"""JSON: dumps, loads and their streams."""

import re

from _json_texts import read as _read, write as _write

__all__ = ["dump", "dumps", "load", "loads", "JSONDecoder", "JSONDecodeError", "JSONEncoder"]


class JSONDecodeError(ValueError):
    __module__ = "json.decoder"

    def __init__(self, msg, doc, pos):
        lineno = doc.count("\n", 0, pos) + 1
        colno = pos - doc.rfind("\n", 0, pos)
        ValueError.__init__(self, "%s: line %d column %d (char %d)" % (msg, lineno, colno, pos))
        self.msg, self.doc, self.pos, self.lineno, self.colno = msg, doc, pos, lineno, colno

    def __reduce__(self):
        return self.__class__, (self.msg, self.doc, self.pos)


_escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f"}
_HEX_DIGITS = "0123456789abcdefABCDEF"
_plain = re.compile(r'[^"\\\x00-\x1f]*')
_unescapes = {'"': '"', "\\": "\\", "/": "/", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t"}


def _quote(text, ensure_ascii):
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return '"' + text + '"'
    out = ['"']
    for c in text:
        code = ord(c)
        if c in _escapes:
            out.append(_escapes[c])
        elif code < 32 or (ensure_ascii and 126 < code < 0x10000):
            out.append(f"\\u{code:04x}")
        elif ensure_ascii and code >= 0x10000:
            code -= 0x10000
            out.append(f"\\u{0xd800 | (code >> 10):04x}\\u{0xdc00 | (code & 0x3ff):04x}")
        else:
            out.append(c)
    out.append('"')
    return "".join(out)


class JSONEncoder:
    __module__ = "json.encoder"
    item_separator, key_separator = ", ", ": "

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False,
                 indent=None, separators=None, default=None):
        self.check_circular = check_circular
        self.skipkeys, self.ensure_ascii, self.allow_nan, self.sort_keys = skipkeys, ensure_ascii, allow_nan, sort_keys
        self.indent = " " * indent if isinstance(indent, int) else indent
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ","
        if default is not None:
            self.default = default

    def default(self, o):
        raise TypeError(f"Object of type {o.__class__.__name__} is not JSON serializable")

    def encode(self, o):
        is_plain = type(self) is JSONEncoder and self.indent is None and not self.sort_keys and "default" not in self.__dict__
        text = _write(o, self.ensure_ascii, self.item_separator, self.key_separator) if is_plain else NotImplemented
        return "".join(self.iterencode(o)) if text is NotImplemented else text

    def iterencode(self, o, _one_shot=False):
        out = []
        self._write(o, out, 0, set())
        return iter(out)

    def _float(self, o):
        if o != o or o in (float("inf"), float("-inf")):
            if not self.allow_nan:
                raise ValueError("Out of range float values are not JSON compliant" + (": " + repr(o) if self.indent is not None else ""))
            return "NaN" if o != o else "Infinity" if o > 0 else "-Infinity"
        return float.__repr__(o)

    def _key(self, key):
        if isinstance(key, str):
            return key
        if key is True or key is False or key is None:
            return {True: "true", False: "false", None: "null"}[key]
        if isinstance(key, int):
            return int.__repr__(key)
        if isinstance(key, float):
            return self._float(key)
        if self.skipkeys:
            return None
        raise TypeError(f"keys must be str, int, float, bool or None, not {key.__class__.__name__}")

    def _scalar(self, o):
        """The text of what is no container, or None."""
        if isinstance(o, str):
            return _quote(o, self.ensure_ascii)
        if o is None:
            return "null"
        if o is True:
            return "true"
        if o is False:
            return "false"
        if isinstance(o, int):
            return int.__repr__(o)
        return self._float(o) if isinstance(o, float) else None

    def _write(self, o, out, depth, active):
        text = self._scalar(o)
        if text is not None:
            out.append(text)
            return
        if self.check_circular:
            if id(o) in active:
                raise ValueError("Circular reference detected")
            active.add(id(o))
        if isinstance(o, (list, tuple)):
            self._items(o, None, out, "[", "]", depth, active)
        elif isinstance(o, dict):
            items = sorted(o.items()) if self.sort_keys else o.items()
            keyed = [(self._key(k), v) for k, v in items]
            keyed = [(k, v) for k, v in keyed if k is not None]
            self._items([v for _, v in keyed], [k for k, _ in keyed], out, "{", "}", depth, active)
        else:
            self._write(self.default(o), out, depth, active)
        active.discard(id(o))

    def _items(self, values, keys, out, opening, closing, depth, active):
        if not values:
            out.append(opening + closing)
            return
        inner = "" if self.indent is None else "\n" + self.indent * (depth + 1)
        before = opening + inner
        for i, value in enumerate(values):
            if i:
                before = self.item_separator + inner
            if keys is not None:
                out.append(before)
                out.append(_quote(keys[i], self.ensure_ascii))
                out.append(self.key_separator)
                before = ""
            text = self._scalar(value)
            if text is not None:
                out.append(before + text)
            else:
                if before:
                    out.append(before)
                self._write(value, out, depth + 1, active)
        if self.indent is not None:
            out.append("\n" + self.indent * depth)
        out.append(closing)


_constant = {"NaN": float("nan"), "Infinity": float("inf"), "-Infinity": float("-inf")}.__getitem__


class JSONDecoder:
    __module__ = "json.decoder"
    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, strict=True,
                 object_pairs_hook=None):
        self.object_hook, self.object_pairs_hook = object_hook, object_pairs_hook
        self.parse_float, self.parse_int = parse_float or float, parse_int or int
        self.parse_constant = parse_constant or _constant
        self.strict = strict

    def decode(self, s):
        is_plain = (type(self) is JSONDecoder and self.strict and self.object_hook is None and self.object_pairs_hook is None
                    and self.parse_float is float and self.parse_int is int and self.parse_constant is _constant)  # fmt: skip
        if is_plain:
            value = _read(s)
            if value is not NotImplemented:
                return value
        value, end = self.raw_decode(s, self._blank(s, 0))
        end = self._blank(s, end)
        if end != len(s):
            raise JSONDecodeError("Extra data", s, end)
        return value

    def raw_decode(self, s, idx=0):
        if idx < 0:
            raise ValueError("idx cannot be negative")
        return self._value(s, idx)

    def _blank(self, s, i):
        while i < len(s) and s[i] in " \t\n\r":
            i += 1
        return i

    def _value(self, s, i):
        c = s[i:i + 1]
        if c == '"':
            return self._string(s, i + 1)
        if c == "{":
            return self._object(s, i + 1)
        if c == "[":
            return self._array(s, i + 1)
        for word, value in (("null", None), ("true", True), ("false", False)):
            if s.startswith(word, i):
                return value, i + len(word)
        for word in ("NaN", "Infinity", "-Infinity"):
            if s.startswith(word, i):
                return self.parse_constant(word), i + len(word)
        return self._number(s, i)

    def _number(self, s, start):
        i = start + (s[start:start + 1] == "-")
        first = i
        while i < len(s) and s[i] in "0123456789":
            i += 1
        if i == first:
            raise JSONDecodeError("Expecting value", s, start)
        if s[first] == "0":
            i = first + 1
        end, is_float = i, False
        if s[i:i + 1] == "." and s[i + 1:i + 2].isdigit():
            is_float = True
            i += 1
            while i < len(s) and s[i] in "0123456789":
                i += 1
            end = i
        if s[i:i + 1] in ("e", "E"):
            k = i + 1 + (s[i + 1:i + 2] in ("+", "-"))
            if s[k:k + 1].isdigit():
                is_float = True
                while k < len(s) and s[k] in "0123456789":
                    k += 1
                end = k
        return (self.parse_float if is_float else self.parse_int)(s[start:end]), end

    def _string(self, s, i):
        begin, out = i - 1, []
        while True:
            stop = _plain.match(s, i).end()
            out.append(s[i:stop])
            if stop >= len(s):
                raise JSONDecodeError("Unterminated string starting at", s, begin)
            if s[stop] == '"':
                return "".join(out), stop + 1
            if s[stop] != "\\":
                if self.strict:
                    raise JSONDecodeError("Invalid control character at", s, stop)
                out.append(s[stop])
                i = stop + 1
                continue
            c = s[stop + 1:stop + 2]
            if not c:
                raise JSONDecodeError("Unterminated string starting at", s, begin)
            if c != "u":
                if c not in _unescapes:
                    raise JSONDecodeError("Invalid \\escape", s, stop)
                out.append(_unescapes[c])
                i = stop + 2
                continue
            code = self._hex(s, stop)
            i = stop + 6
            if 0xD800 <= code <= 0xDBFF and s[i:i + 2] == "\\u":
                low = self._hex(s, i)
                if 0xDC00 <= low <= 0xDFFF:
                    code = 0x10000 + ((code - 0xD800) << 10 | (low - 0xDC00))
                    i += 6
            out.append(chr(code))

    def _hex(self, s, at):
        digits = s[at + 2:at + 6]
        if len(digits) == 4 and all(digit in _HEX_DIGITS for digit in digits):
            return int(digits, 16)
        raise JSONDecodeError("Invalid \\uXXXX escape", s, at + 1)

    def _object(self, s, i):
        pairs = []
        i = self._blank(s, i)
        if s[i:i + 1] != "}":
            while True:
                if s[i:i + 1] != '"':
                    raise JSONDecodeError("Expecting property name enclosed in double quotes", s, i)
                key, i = self._string(s, i + 1)
                i = self._blank(s, i)
                if s[i:i + 1] != ":":
                    raise JSONDecodeError("Expecting ':' delimiter", s, i)
                value, i = self._value(s, self._blank(s, i + 1))
                pairs.append((key, value))
                i = self._blank(s, i)
                if s[i:i + 1] == "}":
                    break
                if s[i:i + 1] != ",":
                    raise JSONDecodeError("Expecting ',' delimiter", s, i)
                i = self._blank(s, i + 1)
        if self.object_pairs_hook is not None:
            return self.object_pairs_hook(pairs), i + 1
        made = dict(pairs)
        return (made if self.object_hook is None else self.object_hook(made)), i + 1

    def _array(self, s, i):
        values = []
        i = self._blank(s, i)
        if s[i:i + 1] == "]":
            return values, i + 1
        while True:
            value, i = self._value(s, i)
            values.append(value)
            i = self._blank(s, i)
            if s[i:i + 1] == "]":
                return values, i + 1
            if s[i:i + 1] != ",":
                raise JSONDecodeError("Expecting ',' delimiter", s, i)
            i = self._blank(s, i + 1)


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
          separators=None, default=None, sort_keys=False, **kw):
    return (cls or JSONEncoder)(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular,
                                allow_nan=allow_nan, indent=indent, separators=separators, default=default,
                                sort_keys=sort_keys, **kw).encode(obj)


def dump(obj, fp, **kw):
    fp.write(dumps(obj, **kw))


def detect_encoding(b):
    """What RFC 8259's ancestors tell from the zeros among the first four bytes."""
    if b.startswith((b"\xff\xfe\0\0", b"\0\0\xfe\xff")):
        return "utf-32"
    if b.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    if b.startswith(b"\xef\xbb\xbf"):
        return "utf-8-sig"
    if len(b) >= 4:
        if not b[0]:
            return "utf-16-be" if b[1] else "utf-32-be"
        if not b[1]:
            return "utf-16-le" if b[2] or b[3] else "utf-32-le"
    elif len(b) == 2:
        if not b[0]:
            return "utf-16-be"
        if not b[1]:
            return "utf-16-le"
    return "utf-8"


def loads(s, *, cls=None, **kw):
    if isinstance(s, str):
        if s.startswith("\ufeff"):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    elif isinstance(s, (bytes, bytearray)):
        s = s.decode(detect_encoding(s), "surrogatepass")
    else:
        raise TypeError(f"the JSON object must be str, bytes or bytearray, not {s.__class__.__name__}")
    return (cls or JSONDecoder)(**kw).decode(s)


def load(fp, **kw):
    return loads(fp.read(), **kw)


from json import decoder, encoder, scanner  # noqa: E402, F401
