"""The names that parametrize gives its rows."""

import enum
import hashlib
import re

from pytest.marks import HIDDEN_PARAM
from pytest.outcomes import UsageError, fail

_LONG = 100  # longer texts get a name by their place
_STRATEGIES = ("disallow", "legacy", "sha256", "short")


def _is_raw(config):
    return config.getini("disable_test_id_escaping_and_forfeit_all_rights_to_community_support")


def _escaped(text, config=None):
    """ASCII that prints: other characters, backslashes among them, are written as escapes."""
    if isinstance(text, bytes):
        ascii = text.decode("ascii", "backslashreplace")
    elif config is not None and _is_raw(config):
        ascii = text.replace("\0", "\\x00")
        return ascii
    else:
        ascii = text.encode("unicode_escape").decode()
    short = {"\t": "\\t", "\r": "\\r", "\n": "\\n"}
    return "".join(short.get(c, f"\\x{ord(c):02x}") if c < " " or c == "\x7f" else c for c in ascii)


class Names:
    """Names one parametrize of one function."""

    def __init__(self, config, argnames, ids, where):
        self.config, self.argnames, self.ids, self.where = config, argnames, ids, where

    def of(self, rows):
        return _distinct([self._of_row(row, i) for i, row in enumerate(rows)])

    def _of_row(self, row, index):
        if row.id is not None:
            return row.id if row.id is HIDDEN_PARAM else _escaped(row.id, self.config)
        if isinstance(self.ids, list) and self.ids[index] is not None:
            given = self.ids[index]
            if given is HIDDEN_PARAM:
                return given
            name = self._of_value(given)
            if name is None:
                fail(f"In {self.where}: ids contains unsupported value {given!r} (type: {type(given)!r}) at index {index}. Supported types "
                     "are: str, bytes, int, float, complex, bool, enum, regex or anything with a __name__.", pytrace=False)  # fmt: skip
            return name
        return "-".join(self._of_argument(value, name, index) for name, value in zip(self.argnames, row.values))

    def _of_argument(self, value, argname, index):
        for ask in (self._by_function, self._by_hook, self._by_length if isinstance(value, (str, bytes)) else self._by_value):
            name = ask(value, argname, index)
            if name is not None:
                return name
        return f"{argname}{index}"

    def _by_function(self, value, argname, index):
        if not callable(self.ids):
            return None
        try:
            name = self.ids(value)
        except Exception as error:
            raise ValueError(f"{self.where}: error raised while trying to determine id of parameter {argname!r} at position {index}") from error
        return None if name is None else self._of_value(name)

    def _by_hook(self, value, argname, index):
        return self.config.pluginmanager.call("pytest_make_parametrize_id", {"config": self.config, "val": value, "argname": argname},
                                              is_first_result=True)  # fmt: skip

    def _by_length(self, value, argname, index):
        strategy = self.config.getini("parametrize_long_str_id_strategy") if len(value) > _LONG else "legacy"
        if strategy not in _STRATEGIES:
            raise UsageError(f"Unknown parametrize_long_str_id_strategy: {strategy!r}. Valid values: {', '.join(_STRATEGIES)}")
        if strategy == "legacy":
            return _escaped(value, self.config)
        if strategy == "sha256":
            return hashlib.sha256(value.encode() if isinstance(value, str) else value).hexdigest()
        if strategy == "disallow":
            fail(f"In {self.where}: parametrize value for {argname!r} at index {index} is too long for an auto-generated ID ({len(value)} "
                 "characters). Use pytest.param(..., id=...) or parametrize(..., ids=...) to set an explicit ID, or change "
                 "parametrize_long_str_id_strategy.", pytrace=False)  # fmt: skip
        return None

    def _by_value(self, value, argname, index):
        return self._of_value(value)

    def _of_value(self, value):
        if isinstance(value, (str, bytes)):
            return _escaped(value, self.config)
        if value is None or isinstance(value, (float, int, bool, complex)):
            return str(value)
        if isinstance(value, re.Pattern):
            return _escaped(value.pattern)
        if isinstance(value, enum.Enum):
            return str(value)
        name = getattr(value, "__name__", None)
        return name if isinstance(name, str) else None


def _distinct(ids):
    """Repeated ids get a number, in pytest's way."""
    counts = {}
    for each in ids:
        counts[each] = counts.get(each, 0) + 1
    made, taken, used = [], set(ids), {}
    for each in ids:
        if each is HIDDEN_PARAM or counts[each] == 1:
            made.append(each)
            continue
        suffix = "_" if each and each[-1].isdigit() else ""
        number = used.get(each, 0)
        while f"{each}{suffix}{number}" in taken:
            number += 1
        taken.add(f"{each}{suffix}{number}")
        made.append(f"{each}{suffix}{number}")
        used[each] = number + 1
    return made
