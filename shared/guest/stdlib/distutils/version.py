"""Version numbers that compare: strict ones of two or three numbers and a stage, loose ones of any parts."""
import re
import warnings


class Version:
    """Compares by what _cmp of a subclass says: -1, 0, 1, or NotImplemented."""

    def __init__(self, vstring=None):
        warnings.warn("distutils Version classes are deprecated. Use packaging.version instead.", DeprecationWarning, stacklevel=2)
        if vstring:
            self.parse(vstring)

    def __repr__(self):
        return f"{self.__class__.__name__} ('{self}')"

    def _is(self, other, holds):
        order = self._cmp(other)
        return order if order is NotImplemented else holds(order)

    def __eq__(self, other):
        return self._is(other, lambda order: order == 0)

    def __lt__(self, other):
        return self._is(other, lambda order: order < 0)

    def __le__(self, other):
        return self._is(other, lambda order: order <= 0)

    def __gt__(self, other):
        return self._is(other, lambda order: order > 0)

    def __ge__(self, other):
        return self._is(other, lambda order: order >= 0)

    def _read(self, other):
        """The other version, read from a text where it is one; None when it is neither."""
        if isinstance(other, str):
            return self.__class__(other)
        return other if isinstance(other, self.__class__) else None


class StrictVersion(Version):
    version_re = re.compile(r"^(\d+) \. (\d+) (\. (\d+))? ([ab](\d+))?$", re.VERBOSE | re.ASCII)

    def parse(self, vstring):
        match = self.version_re.match(vstring)
        if not match:
            raise ValueError(f"invalid version number '{vstring}'")
        major, minor, patch, stage, number = match.group(1, 2, 4, 5, 6)
        self.version = (int(major), int(minor), int(patch) if patch else 0)
        self.prerelease = (stage[0], int(number)) if stage else None

    def __str__(self):
        shown = self.version if self.version[2] else self.version[:2]
        return ".".join([str(part) for part in shown]) + (self.prerelease[0] + str(self.prerelease[1]) if self.prerelease else "")

    def _cmp(self, other):
        other = self._read(other)
        if other is None:
            return NotImplemented
        own, theirs = [(v.version, v.prerelease is None, v.prerelease or ()) for v in (self, other)]
        return (own > theirs) - (own < theirs)


class LooseVersion(Version):
    component_re = re.compile(r"(\d+ | [a-z]+ | \.)", re.VERBOSE)

    def parse(self, vstring):
        self.vstring = vstring
        parts = [part for part in self.component_re.split(vstring) if part and part != "."]
        self.version = [int(part) if part.isdecimal() else part for part in parts]

    def __str__(self):
        return self.vstring

    def __repr__(self):
        return f"LooseVersion ('{self}')"

    def _cmp(self, other):
        other = self._read(other)
        if other is None:
            return NotImplemented
        return 0 if self.version == other.version else -1 if self.version < other.version else 1
