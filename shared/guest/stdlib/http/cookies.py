"""http.cookies: cookies as a dict of morsels."""

import re
import string

__all__ = ["CookieError", "BaseCookie", "SimpleCookie"]
_LEGAL = string.ascii_letters + string.digits + "!#$%&'*+-.^_`|~:"
_PLAIN = frozenset(_LEGAL + " ()/<=>?@[]{}")
_PATTERN = re.compile(r"""\s*(?P<key>[\w\d!#%&'~_`><@,:/\$\*\+\-\.\^\|\)\(\?\}\{\=]+?)\s*(=\s*(?P<val>"(?:[^\\"]|\\.)*"|\w{3},\s[\w\d\s-]{9,11}\s[\d:]{8}\sGMT|[\w\d!#%&'~_`><@,:/\$\*\+\-\.\^\|\)\(\?\}\{\=\[\]]*))?\s*(\s+|;|$)""", re.ASCII)  # fmt: skip


class CookieError(Exception):
    pass


def _quote(text):
    if text is None or text and all(c in _LEGAL for c in text):
        return text
    made = ""
    for c in text:
        made += "\\" + c if c in '"\\' else c if c in _PLAIN else "\\%03o" % ord(c)
    return f'"{made}"'


def _unquote(text):
    if text is None or len(text) < 2 or text[0] != '"' or text[-1] != '"':
        return text
    return re.sub(r"\\(?:([0-3][0-7][0-7])|(.))", lambda m: chr(int(m.group(1), 8)) if m.group(1) else m.group(2), text[1:-1])


class Morsel(dict):
    _reserved = {"expires": "expires", "path": "Path", "comment": "Comment", "domain": "Domain", "max-age": "Max-Age", "secure": "Secure",
                 "httponly": "HttpOnly", "version": "Version", "samesite": "SameSite"}  # fmt: skip
    _flags = {"secure", "httponly"}

    def __init__(self):
        self._key = self._value = self._coded_value = None
        for key in self._reserved:
            dict.__setitem__(self, key, "")

    key = property(lambda self: self._key)
    value = property(lambda self: self._value)
    coded_value = property(lambda self: self._coded_value)

    def __setitem__(self, key, value):
        key = key.lower()
        if key not in self._reserved:
            raise CookieError("Invalid attribute %r" % (key,))
        dict.__setitem__(self, key, value)

    def isReservedKey(self, key):
        return key.lower() in self._reserved

    def set(self, key, val, coded_val):
        if key.lower() in self._reserved:
            raise CookieError("Attempt to set a reserved key %r" % (key,))
        if not key or any(c not in _LEGAL for c in key):
            raise CookieError("Illegal key %r" % (key,))
        self._key, self._value, self._coded_value = key, val, coded_val

    def __eq__(self, other):
        return isinstance(other, Morsel) and dict.__eq__(self, other) and (self._key, self._value) == (other._key, other._value)

    def output(self, attrs=None, header="Set-Cookie:"):
        return f"{header} {self.OutputString(attrs)}"

    __str__ = output

    def __repr__(self):
        return f"<{type(self).__name__}: {self.OutputString()}>"

    def js_output(self, attrs=None):
        return '\n        <script type="text/javascript">\n        <!-- begin hiding\n        document.cookie = "%s";\n        // end hiding -->\n        </script>\n        ' % self.OutputString(attrs).replace('"', r"\"")

    def OutputString(self, attrs=None):
        parts = [f"{self.key}={self.coded_value}"]
        for key, value in sorted(self.items()):
            if value == "" or key not in (self._reserved if attrs is None else attrs):
                continue
            if key == "max-age" and isinstance(value, int):
                parts.append("%s=%d" % (self._reserved[key], value))
            elif key == "expires" and isinstance(value, int):
                import time

                parts.append("expires=" + time.strftime("%a, %d %b %Y %H:%M:%S GMT", time.gmtime(time.time() + value)))
            elif key == "comment" and isinstance(value, str):
                parts.append(f"{self._reserved[key]}={_quote(value)}")
            elif key in self._flags:
                if value:
                    parts.append(self._reserved[key])
            else:
                parts.append(f"{self._reserved[key]}={value}")
        return "; ".join(parts)


class BaseCookie(dict):
    def value_decode(self, val):
        return val, val

    def value_encode(self, val):
        return str(val), str(val)

    def __init__(self, input=None):
        if input:
            self.load(input)

    def _set(self, key, value, coded):
        made = self.get(key, Morsel())
        made.set(key, value, coded)
        dict.__setitem__(self, key, made)

    def __setitem__(self, key, value):
        if isinstance(value, Morsel):
            dict.__setitem__(self, key, value)
        else:
            self._set(key, *self.value_encode(value))

    def output(self, attrs=None, header="Set-Cookie:", sep="\015\012"):
        return sep.join([value.output(attrs, header) for _, value in sorted(self.items())])

    __str__ = output

    def __repr__(self):
        return "<%s: %s>" % (type(self).__name__, " ".join([f"{k}={v.value!r}" for k, v in sorted(self.items())]))

    def js_output(self, attrs=None):
        return "".join([value.js_output(attrs) for _, value in sorted(self.items())])

    def load(self, rawdata):
        if not isinstance(rawdata, str):
            for key, value in rawdata.items():
                self[key] = value
            return
        # Nothing of a text with a fault is taken.
        at, found_any, parts = 0, False, []
        while at < len(rawdata):
            found = _PATTERN.match(rawdata, at)
            if not found:
                break
            key, value = found.group("key"), found.group("val")
            at = found.end(0)
            if key[0] == "$":
                if found_any:
                    parts.append((key[1:], _unquote(value), True))
            elif key.lower() in Morsel._reserved:
                if not found_any or value is None and key.lower() not in Morsel._flags:
                    return
                parts.append((key, True if value is None else _unquote(value), True))
            elif value is not None:
                parts.append((key, self.value_decode(value), False))
                found_any = True
            else:
                return
        morsel = None
        for key, value, is_attribute in parts:
            if is_attribute:
                morsel[key] = value
            else:
                self._set(key, *value)
                morsel = self[key]


class SimpleCookie(BaseCookie):
    def value_decode(self, val):
        return _unquote(val), val

    def value_encode(self, val):
        return str(val), _quote(str(val))
