"""Variables of a context."""

__all__ = ("Context", "ContextVar", "Token", "copy_context")

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class _Missing:
    def __repr__(self):
        return "<Token.MISSING>"


_missing = _Missing()


class Token:
    __tp_name__ = "_contextvars.Token"
    MISSING = _missing

    def __new__(cls, *args, **kwargs):
        raise RuntimeError("Tokens can only be created by ContextVars")

    @property
    def var(self):
        return self._var

    @property
    def old_value(self):
        return self._old

    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)

    __hash__ = None

    def __repr__(self):
        return f"<Token{' used' if self._is_used else ''} var={self._var!r} at {id(self):#x}>"


class ContextVar:
    __tp_name__ = "_contextvars.ContextVar"

    def __init__(self, name, *, default=_missing):
        if not isinstance(name, str):
            raise TypeError("context variable name must be a str")
        self._name, self._default = name, default

    def __init_subclass__(cls):
        raise TypeError("type 'ContextVar' is not an acceptable base type")

    @property
    def name(self):
        return self._name

    def get(self, default=_missing, /):
        found = _current[-1]._data.get(self, _missing)
        if found is not _missing:
            return found
        if default is not _missing:
            return default
        if self._default is not _missing:
            return self._default
        raise LookupError(self)

    def set(self, value, /):
        context = _current[-1]
        token = object.__new__(Token)
        token._var, token._old, token._context, token._is_used = self, context._data.get(self, _missing), context, False
        context._data[self] = value
        return token

    def reset(self, token, /):
        if type(token) is not Token:
            raise TypeError(f"expected an instance of Token, got {token!r}")
        if token._is_used:
            raise RuntimeError(f"{token!r} has already been used once")
        if token._var is not self:
            raise ValueError(f"{token!r} was created by a different ContextVar")
        if token._context is not _current[-1]:
            raise ValueError(f"{token!r} was created in a different Context")
        token._is_used = True
        if token._old is _missing:
            token._context._data.pop(self, None)
        else:
            token._context._data[self] = token._old

    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)

    def __repr__(self):
        default = "" if self._default is _missing else f" default={self._default!r}"
        return f"<ContextVar name={self._name!r}{default} at {id(self):#x}>"


def _check_key(key):
    if type(key) is not ContextVar:
        raise TypeError(f"a ContextVar key was expected, got {key!r}")
    return key


class Context:
    __tp_name__ = "_contextvars.Context"

    def __init__(self):
        self._data, self._is_entered = {}, False

    def __init_subclass__(cls):
        raise TypeError("type 'Context' is not an acceptable base type")

    def run(self, callable, /, *args, **kwargs):
        if self._is_entered:
            raise RuntimeError(f"cannot enter context: {self!r} is already entered")
        self._is_entered = True
        stack = _current
        stack.append(self)
        try:
            return callable(*args, **kwargs)
        finally:
            stack.pop()
            self._is_entered = False

    def copy(self):
        made = Context()
        made._data = dict(self._data)
        return made

    def get(self, key, default=None, /):
        return self._data.get(_check_key(key), default)

    def __getitem__(self, key, /):
        return self._data[_check_key(key)]

    def __contains__(self, key, /):
        return _check_key(key) in self._data

    def __iter__(self):
        return iter(self._data)

    def __len__(self):
        return len(self._data)

    def __eq__(self, other):
        return self._data == other._data if isinstance(other, Context) else NotImplemented

    __hash__ = None

    def keys(self):
        return iter(self._data.keys())

    def values(self):
        return iter(self._data.values())

    def items(self):
        return iter(self._data.items())


def _contexts_of(thread):
    """The contexts that a thread has entered, the innermost last; a new thread begins with an empty one."""
    found = _by_thread.get(thread)
    if found is None:
        found = _by_thread[thread] = [Context()]
    return found


def _forget_contexts(thread):
    _by_thread.pop(thread, None)


_current = [Context()]
_by_thread = {0: _current}


def copy_context():
    return _current[-1].copy()
