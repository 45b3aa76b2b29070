"""json.encoder: writes values as JSON, piece by piece."""

import re

from _json_texts import write as _write

ESCAPE = re.compile(r'[\x00-\x1f\\"\b\f\n\r\t]')
ESCAPE_ASCII = re.compile(r'([\\"]|[^\ -~])')
HAS_UTF8 = re.compile(b"[\x80-\xff]")
ESCAPE_DCT = {"\\": "\\\\", '"': '\\"', "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
ESCAPE_DCT |= {chr(code): f"\\u{code:04x}" for code in range(0x20) if chr(code) not in ESCAPE_DCT}
INFINITY = float("inf")

__natives__ = "c_encode_basestring c_encode_basestring_ascii c_make_encoder.__call__"  # CPython has these in C: no traceback shows them


def _escaped(match):
    c = match.group()
    if c in ESCAPE_DCT:
        return ESCAPE_DCT[c]
    code = ord(c)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xd800 | (code >> 10):04x}\\u{0xdc00 | (code & 0x3ff):04x}"


def py_encode_basestring(s):
    return '"' + ESCAPE.sub(_escaped, s) + '"'


def py_encode_basestring_ascii(s):
    return '"' + ESCAPE_ASCII.sub(_escaped, s) + '"'


def _quoted(string, is_ascii):
    if not isinstance(string, str):
        raise TypeError(f"first argument must be a string, not {type(string).__name__}")
    text = _write(string, is_ascii, "", "")
    return text if text is not NotImplemented else _quoted(str.__str__(string), is_ascii)


def c_encode_basestring(string, /):
    return _quoted(string, False)


def c_encode_basestring_ascii(string, /):
    return _quoted(string, True)


for _function in (c_encode_basestring, c_encode_basestring_ascii):
    _function.__module__, _function.__name__ = "_json", _function.__name__[2:]
    _function.__qualname__ = _function.__name__
encode_basestring, encode_basestring_ascii = c_encode_basestring, c_encode_basestring_ascii


class c_make_encoder:
    """Writes at one go, as plain values allow; everything else takes the way of the others."""

    def __init__(self, markers, default, encoder, indent, key_separator, item_separator, sort_keys, skipkeys, allow_nan):
        if markers is not None and not isinstance(markers, dict):
            raise TypeError(f"make_encoder() argument 1 must be dict or None, not {type(markers).__name__}")
        for place, separator in ((5, key_separator), (6, item_separator)):
            if not isinstance(separator, str):
                raise TypeError(f"make_encoder() argument {place} must be str, not {type(separator).__name__}")
        self.markers, self.default, self.encoder, self.indent = markers, default, encoder, indent
        self.key_separator, self.item_separator = key_separator, item_separator
        self.sort_keys, self.skipkeys, self.allow_nan = bool(sort_keys), bool(skipkeys), allow_nan

    def __call__(self, obj, _current_indent_level):
        is_known = self.encoder is c_encode_basestring or self.encoder is c_encode_basestring_ascii
        if is_known and not self.sort_keys:
            text = _write(obj, self.encoder is c_encode_basestring_ascii, self.item_separator, self.key_separator)
            if text is not NotImplemented:
                return [text]
        written = _make_iterencode(self.markers, self.default, self.encoder, self.indent, self._float, self.key_separator,
                                   self.item_separator, self.sort_keys, self.skipkeys, True)  # fmt: skip
        try:
            return ["".join(written(obj, _current_indent_level))]
        except RecursionError:
            raise RecursionError("maximum recursion depth exceeded while encoding a JSON object") from None

    def _float(self, value):
        text = _float_text(value)
        if text[-1] in "Ny" and not self.allow_nan:
            raise ValueError("Out of range float values are not JSON compliant")
        return text


c_make_encoder.__name__ = c_make_encoder.__qualname__ = "Encoder"
c_make_encoder.__module__ = "_json"


def _float_text(value, _repr=float.__repr__, _inf=INFINITY, _neginf=-INFINITY):
    if value != value:
        return "NaN"
    return "Infinity" if value == _inf else "-Infinity" if value == _neginf else _repr(value)


class JSONEncoder:
    item_separator, key_separator = ", ", ": "

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False,
                 indent=None, separators=None, default=None):
        self.skipkeys, self.ensure_ascii, self.check_circular = skipkeys, ensure_ascii, check_circular
        self.allow_nan, self.sort_keys, self.indent = allow_nan, sort_keys, indent
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ","
        if default is not None:
            self.default = default

    def default(self, o):
        raise TypeError(f"Object of type {o.__class__.__name__} is not JSON serializable")

    def encode(self, o):
        if isinstance(o, str):
            return encode_basestring_ascii(o) if self.ensure_ascii else encode_basestring(o)
        chunks = self.iterencode(o, _one_shot=True)
        return "".join(chunks if isinstance(chunks, (list, tuple)) else list(chunks))

    def iterencode(self, o, _one_shot=False):
        markers = {} if self.check_circular else None
        quote = encode_basestring_ascii if self.ensure_ascii else encode_basestring
        if _one_shot and c_make_encoder is not None and self.indent is None:
            written = c_make_encoder(markers, self.default, quote, self.indent, self.key_separator, self.item_separator,
                                     self.sort_keys, self.skipkeys, self.allow_nan)  # fmt: skip
            return written(o, 0)

        def floatstr(o, allow_nan=self.allow_nan):
            text = _float_text(o)
            if text[-1] in "Ny" and not allow_nan:
                raise ValueError("Out of range float values are not JSON compliant: " + repr(o))
            return text

        return _make_iterencode(markers, self.default, quote, self.indent, floatstr, self.key_separator,
                                self.item_separator, self.sort_keys, self.skipkeys, _one_shot)(o, 0)  # fmt: skip


def _make_iterencode(markers, _default, _encoder, _indent, _floatstr, _key_separator, _item_separator, _sort_keys, _skipkeys,
                     _one_shot, _intstr=int.__repr__):
    """The generator function that writes a value, whose lines are indented at a level."""
    if _indent is not None and not isinstance(_indent, str):
        _indent = " " * _indent
    words = {None: "null", True: "true", False: "false"}

    def scalar(o):
        """The text of what is no container, or None."""
        if isinstance(o, str):
            return _encoder(o)
        if o is None or o is True or o is False:
            return words[o]
        if isinstance(o, int):
            return _intstr(o)
        return _floatstr(o) if isinstance(o, float) else None

    def key_text(key):
        """The text of a key before it is quoted, or None: it is left out."""
        if isinstance(key, str):
            return key
        if isinstance(key, float):
            return _floatstr(key)
        if key is None or key is True or key is False:
            return words[key]
        if isinstance(key, int):
            return _intstr(key)
        if _skipkeys:
            return None
        raise TypeError(f"keys must be str, int, float, bool or None, not {key.__class__.__name__}")

    def enter(o):
        if markers is not None:
            if id(o) in markers:
                raise ValueError("Circular reference detected")
            markers[id(o)] = o

    def leave(o):
        if markers is not None:
            del markers[id(o)]

    def items(values, level):
        if not values:
            yield "[]"
            return
        enter(values)
        inner = "" if _indent is None else "\n" + _indent * (level + 1)
        before = "[" + inner
        for value in values:
            text = scalar(value)
            if text is None:
                yield before
                yield from write(value, level + 1)
            else:
                yield before + text
            before = _item_separator + inner
        if _indent is not None:
            yield "\n" + _indent * level
        yield "]"
        leave(values)

    def pairs(o, level):
        if not o:
            yield "{}"
            return
        enter(o)
        yield "{"
        inner = "" if _indent is None else "\n" + _indent * (level + 1)
        before = inner
        for key, value in sorted(o.items()) if _sort_keys else o.items():
            key = key_text(key)
            if key is None:
                continue
            if before:
                yield before
            before = _item_separator + inner
            yield _encoder(key)
            yield _key_separator
            text = scalar(value)
            if text is None:
                yield from write(value, level + 1)
            else:
                yield text
        if _indent is not None:
            yield "\n" + _indent * level
        yield "}"
        leave(o)

    def write(o, level):
        text = scalar(o)
        if text is not None:
            yield text
        elif isinstance(o, (list, tuple)):
            yield from items(o, level)
        elif isinstance(o, dict):
            yield from pairs(o, level)
        else:
            enter(o)
            yield from write(_default(o), level)
            leave(o)

    return write
