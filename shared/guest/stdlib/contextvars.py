"""Variables of a context."""

__all__ = [
    "Context", "ContextVar", "Token", "copy_context",
]

_missing = object()


class Token:
    MISSING = _missing

    def __init__(self, var, old):
        self.var, self.old_value = var, old


class ContextVar:
    def __init__(self, name, *, default=_missing):
        self.name, self._default = name, default

    def get(self, default=_missing):
        found = _current[-1]._data.get(self, _missing)
        if found is not _missing:
            return found
        if default is not _missing:
            return default
        if self._default is not _missing:
            return self._default
        raise LookupError(self)

    def set(self, value):
        data = _current[-1]._data
        token = Token(self, data.get(self, _missing))
        data[self] = value
        return token

    def reset(self, token):
        if token.old_value is _missing:
            _current[-1]._data.pop(self, None)
        else:
            _current[-1]._data[self] = token.old_value

    def __class_getitem__(cls, item):
        return cls

    def __repr__(self):
        return f"<ContextVar name={self.name!r} at {id(self):#x}>"


class Context:
    def __init__(self):
        self._data = {}

    def run(self, callable, *args, **kwargs):
        _current.append(self)
        try:
            return callable(*args, **kwargs)
        finally:
            _current.pop()

    def copy(self):
        made = Context()
        made._data = dict(self._data)
        return made

    def get(self, var, default=None):
        return self._data.get(var, default)

    def __getitem__(self, var):
        return self._data[var]

    def __contains__(self, var):
        return var in self._data

    def __iter__(self):
        return iter(self._data)

    def __len__(self):
        return len(self._data)

    def items(self):
        return self._data.items()


_current = [Context()]


def copy_context():
    return _current[-1].copy()
