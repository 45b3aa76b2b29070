"""unittest.mock: records of calls, sentinels, and ANY, which equals everything."""


class _SentinelObject:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"sentinel.{self.name}"

    def __reduce__(self):
        return f"sentinel.{self.name}"


class _Sentinel:
    def __getattr__(self, name):
        if name == "__bases__":
            raise AttributeError
        made = self.__dict__[name] = _SentinelObject(name)
        return made


sentinel = _Sentinel()
DEFAULT = sentinel.DEFAULT
_missing = sentinel.MISSING
_deleted = sentinel.DELETED


class _ANY:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    __hash__ = None

    def __repr__(self):
        return "<ANY>"


ANY = _ANY()


class InvalidSpecError(Exception):
    pass


def _arguments_text(name, args, kwargs):
    return f"{name}({', '.join([repr(a) for a in args] + [f'{k}={v!r}' for k, v in kwargs.items()])})"


class _Call(tuple):
    """(name, args, kwargs) of a call; equal to shorter tuples, too."""

    def __new__(cls, value=(), name="", parent=None, two=False, from_kall=True):
        args, kwargs = (), {}
        for part in value:
            if isinstance(part, str):
                name = part
            elif isinstance(part, tuple):
                args = part
            else:
                kwargs = part
        return tuple.__new__(cls, (args, kwargs) if two else (name, args, kwargs))

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        self._mock_name, self._mock_parent, self._mock_from_kall = name, parent, from_kall

    def _parts(self):
        return self if len(self) == 3 else ("", *self)

    def __eq__(self, other):
        try:
            if isinstance(other, _Call):
                name, args, kwargs = other._parts()
            else:
                name, args, kwargs = _Call(other)._parts() if isinstance(other, tuple) else None
        except TypeError:
            return NotImplemented
        own_name, own_args, own_kwargs = self._parts()
        if own_name and name and own_name != name:
            return False
        return (args, kwargs) == (own_args, own_kwargs)

    def __ne__(self, other):
        made = self.__eq__(other)
        return made if made is NotImplemented else not made

    __hash__ = None

    def __call__(self, *args, **kwargs):
        if self._mock_name is None:
            return _Call(("", args, kwargs), name="()")
        return _Call((self._mock_name, args, kwargs), name=self._mock_name + "()", parent=self)

    def __getattr__(self, attr):
        if attr.startswith("__"):
            raise AttributeError(attr)
        return _Call(name=attr if self._mock_name is None else f"{self._mock_name}.{attr}", parent=self, from_kall=False)

    args = property(lambda self: self._parts()[1])
    kwargs = property(lambda self: self._parts()[2])

    def call_list(self):
        found, at = [], self
        while at is not None:
            if at._mock_from_kall:
                found.append(at)
            at = at._mock_parent
        return _CallList(reversed(found))

    def __repr__(self):
        if not self._mock_from_kall:
            name = self._mock_name or "call"
            return name if name.startswith("call") else f"call.{name}"
        name, args, kwargs = self._parts()
        return _arguments_text("call" if not name else f"call{name}" if name.startswith("()") else f"call.{name}", args, kwargs)


call = _Call(from_kall=False)


class _CallList(list):
    def __contains__(self, value):
        if not isinstance(value, list):
            return list.__contains__(self, value)
        size = len(value)
        return any(list(self[i : i + size]) == value for i in range(len(self) - size + 1))

    def __repr__(self):
        import pprint

        return pprint.pformat(list(self))
