"""wsgiref.headers: response headers as a mapping whose names have no case."""

import re

_SPECIAL = re.compile(r'[ \(\)<>@,;:\\"/\[\]\?=]')


def _parameter(name, value=None, quote=1):
    """name=value, in quotes where the value or the caller needs them."""
    if not value:
        return name
    if quote or _SPECIAL.search(value):
        value = value.replace("\\", "\\\\").replace('"', r"\"")
        return f'{name}="{value}"'
    return f"{name}={value}"


def _checked(value):
    if type(value) is str:
        return value
    raise AssertionError(f"Header names/values must be of type str (got {value!r})")


class Headers:
    """A list of (name, value) that is also a mapping; the list given is used, not copied."""

    def __init__(self, headers=None):
        headers = headers if headers is not None else []
        if type(headers) is not list:
            raise TypeError("Headers must be a list of name/value tuples")
        self._headers = headers
        if __debug__:
            for name, value in headers:
                _checked(name)
                _checked(value)

    def __len__(self):
        return len(self._headers)

    def __setitem__(self, name, val):
        del self[name]
        self._headers.append((_checked(name), _checked(val)))

    def __delitem__(self, name):
        name = _checked(name.lower())
        self._headers[:] = [pair for pair in self._headers if pair[0].lower() != name]

    def __getitem__(self, name):
        return self.get(name)

    def __contains__(self, name):
        return self.get(name) is not None

    def get_all(self, name):
        name = _checked(name.lower())
        return [value for key, value in self._headers if key.lower() == name]

    def get(self, name, default=None):
        name = _checked(name.lower())
        return next((value for key, value in self._headers if key.lower() == name), default)

    def keys(self):
        return [key for key, _ in self._headers]

    def values(self):
        return [value for _, value in self._headers]

    def items(self):
        return self._headers[:]

    def __repr__(self):
        return f"Headers({self._headers!r})"

    def __str__(self):
        return "\r\n".join([*("%s: %s" % pair for pair in self._headers), "", ""])

    def __bytes__(self):
        return str(self).encode("iso-8859-1")

    def setdefault(self, name, value):
        found = self.get(name)
        if found is not None:
            return found
        self._headers.append((_checked(name), _checked(value)))
        return value

    def add_header(self, _name, _value, **_params):
        """A header with parameters; an underscore in a name stands for a dash, None for no value."""
        parts = [_checked(_value)] if _value is not None else []
        for key, value in _params.items():
            key = _checked(key).replace("_", "-")
            parts.append(key if value is None else _parameter(key, _checked(value)))
        self._headers.append((_checked(_name), "; ".join(parts)))
