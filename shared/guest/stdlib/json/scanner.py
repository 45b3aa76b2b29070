"""json.scanner: reads one JSON value, by the functions and hooks of a decoder."""

import re

from _json_texts import scan as _scan

__all__ = ["make_scanner"]

NUMBER_RE = re.compile(r"(-?(?:0|[1-9]\d*))(\.\d+)?([eE][-+]?\d+)?", re.VERBOSE | re.MULTILINE | re.DOTALL)
_number = re.compile(r"(-?(?:0|[1-9][0-9]*))(\.[0-9]+)?([eE][-+]?[0-9]+)?").match
_WORDS = {"n": (("null", None),), "t": (("true", True),), "f": (("false", False),)}
_CONSTANTS = {"N": "NaN", "I": "Infinity", "-": "-Infinity"}


def _value_reader(context, parse_object, parse_array, parse_string, memo):
    """The function that reads the value at a place of a text; StopIteration: there is none."""
    strict, object_hook, object_pairs_hook = context.strict, context.object_hook, context.object_pairs_hook
    parse_float, parse_int, parse_constant = context.parse_float, context.parse_int, context.parse_constant

    def read(string, idx):
        try:
            first = string[idx]
        except IndexError:
            raise StopIteration(idx) from None
        if first == '"':
            return parse_string(string, idx + 1, strict)
        if first == "{":
            return parse_object((string, idx + 1), strict, read, object_hook, object_pairs_hook, memo)
        if first == "[":
            return parse_array((string, idx + 1), read)
        for word, value in _WORDS.get(first, ()):
            if string.startswith(word, idx):
                return value, idx + len(word)
        number = _number(string, idx)
        if number is not None:
            whole, fraction, exponent = number.groups()
            is_float = fraction or exponent
            return (parse_float(number.group()) if is_float else parse_int(whole)), number.end()
        word = _CONSTANTS.get(first)
        if word and string.startswith(word, idx):
            return parse_constant(word), idx + len(word)
        raise StopIteration(idx)

    return read


def py_make_scanner(context):
    memo = context.memo
    read = _value_reader(context, context.parse_object, context.parse_array, context.parse_string, memo)

    def scan_once(string, idx):
        try:
            return read(string, idx)
        finally:
            memo.clear()

    return scan_once


def _own(hook, usual):
    return None if hook is usual else hook


class c_make_scanner:
    """A scanner that knows no other functions than those of json.decoder: hooks and types are what a context changes."""

    def __init__(self, context):
        self.strict = bool(context.strict)
        self.object_hook, self.object_pairs_hook = context.object_hook, context.object_pairs_hook
        self.parse_float, self.parse_int, self.parse_constant = context.parse_float, context.parse_int, context.parse_constant

    @property
    def is_plain(self):
        """Whether it makes of a text what json.loads makes of it without arguments."""
        return (self.strict and self.object_hook is None and self.object_pairs_hook is None and self.parse_float is float
                and self.parse_int is int and self.parse_constant is decoder._constant)  # fmt: skip

    def __call__(self, string, idx):
        if not isinstance(string, str):
            raise TypeError(f"first argument must be a string, not {type(string).__name__}")
        if idx < 0:
            raise ValueError("idx cannot be negative")
        if self.strict:
            hooks = self.object_hook, self.object_pairs_hook, _own(self.parse_float, float), _own(self.parse_int, int)
            found = _scan(string, idx, *hooks, _own(self.parse_constant, decoder._constant))
            if found is not NotImplemented:
                return found
        try:
            return _value_reader(self, decoder.JSONObject, decoder.JSONArray, decoder.c_scanstring, {})(string, idx)
        except RecursionError as error:
            kind = "object" if string[idx] == "{" else "array"
            error.args = (f"maximum recursion depth exceeded while decoding a JSON {kind} from a unicode string",)
            raise


c_make_scanner.__name__ = c_make_scanner.__qualname__ = "Scanner"
c_make_scanner.__module__ = "_json"
make_scanner = c_make_scanner

from json import decoder  # noqa: E402
