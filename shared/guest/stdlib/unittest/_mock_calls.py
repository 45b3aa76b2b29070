"""unittest.mock: records of calls, sentinels, and ANY, which equals everything."""

import pprint

__name__ = "unittest.mock"  # what is defined here is shown, and pickled, as that module's


class _SentinelObject:
    """A unique object that is shown by its name."""

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"sentinel.{self.name}"

    def __reduce__(self):
        return f"sentinel.{self.name}"


class _Sentinel:
    """Each attribute is an object of its own."""

    def __init__(self):
        self._sentinels = {}

    def __getattr__(self, name):
        if name == "__bases__":  # help() asks for it
            raise AttributeError
        return self._sentinels.setdefault(name, _SentinelObject(name))

    def __reduce__(self):
        return "sentinel"


sentinel = _Sentinel()
DEFAULT = sentinel.DEFAULT
_missing = sentinel.MISSING
_deleted = sentinel.DELETED


class _ANY:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    def __repr__(self):
        return "<ANY>"


ANY = _ANY()


class InvalidSpecError(Exception):
    """A mock was given as the spec of a mock."""


def _format_call_signature(name, args, kwargs):
    return f"{name}({', '.join([repr(a) for a in args] + ['%s=%r' % item for item in kwargs.items()])})"


def _parts_of_call(value, name=""):
    """(name, args, kwargs) of a tuple which may lack any of them."""
    if len(value) == 3:
        return tuple(value)
    args, kwargs, given = (), {}, list(value)
    if len(given) == 2 and not isinstance(given[0], str):
        return (name, *given)
    if len(given) > 3:
        return name, args, kwargs
    if given and isinstance(given[0], str):
        name = given.pop(0)
    if given and isinstance(given[0], tuple):
        args = given[0]
    elif given:
        kwargs = given[0]
    return name, args, kwargs


class _Call(tuple):
    """(name, args, kwargs) of a call, or (args, kwargs); it equals tuples without the parts that are empty.

    `call.a(1).b` makes such records by attributes and calls, as mocks are used.
    """

    def __new__(cls, value=(), name="", parent=None, two=False, from_kall=True):
        name, args, kwargs = _parts_of_call(value, name)
        return tuple.__new__(cls, (args, kwargs) if two else (name, args, kwargs))

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        self._mock_name, self._mock_parent, self._mock_from_kall = name, parent, from_kall

    def __eq__(self, other):
        try:
            if len(other) > 3:
                return False
        except TypeError:
            return NotImplemented
        mine, theirs = getattr(self, "_mock_parent", None), getattr(other, "_mock_parent", None)
        if mine and theirs and mine != theirs:
            return False
        name, args, kwargs = _parts_of_call(self)
        other_name, other_args, other_kwargs = _parts_of_call(other)
        if name and other_name != name:
            return False
        return (other_args, other_kwargs) == (args, kwargs)  # the other's first, which may hold ANY

    __ne__ = object.__ne__

    def __call__(self, /, *args, **kwargs):
        if self._mock_name is None:
            return _Call(("", args, kwargs), name="()")
        return _Call((self._mock_name, args, kwargs), name=self._mock_name + "()", parent=self)

    def __getattr__(self, attr):
        if self._mock_name is None:
            return _Call(name=attr, from_kall=False)
        return _Call(name=f"{self._mock_name}.{attr}", parent=self, from_kall=False)

    def __getattribute__(self, attr):
        if attr in tuple.__dict__:  # call.count and call.index are names like others
            raise AttributeError
        return tuple.__getattribute__(self, attr)

    @property
    def args(self):
        return _parts_of_call(self)[1]

    @property
    def kwargs(self):
        return _parts_of_call(self)[2]

    def call_list(self):
        """All calls of a chain, this one last."""
        found, at = [], self
        while at is not None:
            if at._mock_from_kall:
                found.append(at)
            at = at._mock_parent
        return _CallList(reversed(found))

    def __repr__(self):
        if not self._mock_from_kall:
            name = self._mock_name or "call"
            return f"call{name}" if name.startswith("()") else name
        name, args, kwargs = _parts_of_call(self)
        return _format_call_signature(f"call{name}" if not name or name.startswith("()") else f"call.{name}", args, kwargs)


call = _Call(from_kall=False)


class _CallList(list):
    """Calls; a list is in it as a run of calls."""

    def __contains__(self, value):
        if not isinstance(value, list):
            return list.__contains__(self, value)
        size = len(value)
        return any(self[i : i + size] == value for i in range(len(self) - size + 1))

    def __repr__(self):
        return pprint.pformat(list(self))
