"""numpy.lib.NumpyVersion."""


class NumpyVersion:
    """Versions of numpy in their order: `1.8.0.dev-abc < 1.8.0a1 < 1.8.0rc1 < 1.8.0`."""

    def __init__(self, vstring):
        import re

        found = re.match(r"(\d+)\.(\d+)\.(\d+)", vstring)
        if not found:
            raise ValueError("Not a valid numpy version string")
        self.vstring, self.version = vstring, found.group()
        self.major, self.minor, self.bugfix = map(int, found.groups())
        rest = re.match(r"(rc\d|[ab]\d)?(.*)", vstring[found.end() :])
        self.pre_release, self.is_devversion = rest[1] or ("final" if ".dev" not in rest[2] else ""), ".dev" in rest[2]

    def _key(self, other):
        if isinstance(other, str):
            other = NumpyVersion(other)
        elif not isinstance(other, NumpyVersion):
            raise ValueError("Invalid object to compare with NumpyVersion.")
        key = lambda v: (v.major, v.minor, v.bugfix, {"final": "z"}.get(v.pre_release, v.pre_release), not v.is_devversion)  # noqa: E731
        return key(self), key(other)

    def __lt__(self, other):
        a, b = self._key(other)
        return a < b

    def __le__(self, other):
        a, b = self._key(other)
        return a <= b

    def __eq__(self, other):
        a, b = self._key(other)
        return a == b

    def __gt__(self, other):
        a, b = self._key(other)
        return a > b

    def __ge__(self, other):
        a, b = self._key(other)
        return a >= b

    def __repr__(self):
        return "NumpyVersion(%s)" % self.vstring
