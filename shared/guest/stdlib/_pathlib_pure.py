"""Paths without a file system: PurePath and its two kinds."""

import fnmatch
import functools
import ntpath
import os
import posixpath

_RESERVED = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"} | {f"{d}{n}" for d in ("COM", "LPT") for n in "123456789\xb9\xb2\xb3"}


class _Flavour:
    """What the two ways of writing a path differ in."""

    def __init__(self, module):
        self.pathmod, self.sep, self.altsep = module, module.sep, module.altsep or ""

    def parse(self, text):
        """(drive, root, names) of one text."""
        if self.altsep:
            text = text.replace(self.altsep, self.sep)
        drive, rest = self.split_drive(text)
        root = rest[: len(rest) - len(rest.lstrip(self.sep))]
        root = self.root_of(drive, root)
        return drive, root, [name for name in rest.split(self.sep) if name and name != "."]

    def parse_parts(self, parts):
        """(drive, root, parts) of several texts: the first part is drive and root where there is one."""
        drive, root, names = self.last([self.parse(part) for part in parts if part])
        return drive, root, [drive + root] + names if drive or root else names

    def last(self, parsed):
        """Of several (drive, root, names): the last one with a drive or a root counts, and what is behind it."""
        names = []
        for i, (drive, root, more) in reversed([*enumerate(parsed)]):
            names = more + names
            if drive or root:
                return drive or next((before[0] for before in parsed[i::-1] if before[0]), ""), root, names
        return "", "", names

    def join(self, drive, root, names, more):
        """What `more` (drive, root, names) means seen from a folder."""
        next_drive, next_root, next_names = more
        if next_root:
            return next_drive or drive, next_root, next_names
        if next_drive and self.fold(next_drive) != self.fold(drive):
            return more
        return drive, root, names + next_names


class _Posix(_Flavour):
    split_drive = staticmethod(lambda text: ("", text))
    fold = staticmethod(lambda text: text)

    def root_of(self, drive, root):
        return "//" if len(root) == 2 else root[:1]  # POSIX leaves the meaning of exactly two slashes open

    def is_reserved(self, path):
        return False

    def uri(self, path):
        from urllib.parse import quote_from_bytes

        return "file://" + quote_from_bytes(bytes(path))


class _Windows(_Flavour):
    fold = staticmethod(str.lower)

    def split_drive(self, text):
        sep = self.sep
        if text[:4] == "\\\\?\\" and text[4:8].upper() != "UNC\\":
            # The prefix of long paths: the drive is what stands behind it.
            if text[4:5].isalpha() and text[5:6] == ":":
                return text[:6], text[6:]
            return "", text
        is_long_share = text[:8].upper() == "\\\\?\\UNC\\"
        if text[:2] == sep * 2 and text[2:3] != sep:
            start = 8 if is_long_share else 2
            server = text.find(sep, start)
            if server < 0 or text[server + 1 : server + 2] == sep:
                return "", text
            share = text.find(sep, server + 1)
            return (text, "") if share < 0 else (text[:share], text[share:])
        return (text[:2], text[2:]) if text[1:2] == ":" and text[0].isalpha() and text[0].isascii() else ("", text)

    def root_of(self, drive, root):
        return self.sep if root or drive[:2] == self.sep * 2 and drive[-1:] != ":" and drive[2:4] != "?\\" else ""

    def is_reserved(self, path):
        if not path._tail or path.drive[:2] == "\\\\":
            return False
        return path._tail[-1].partition(".")[0].partition(":")[0].rstrip(" ").upper() in _RESERVED

    def uri(self, path):
        from urllib.parse import quote_from_bytes

        drive, rest = path.drive, path.as_posix()[len(path.drive) :]
        if drive[1:2] == ":":
            return "file:///" + drive + quote_from_bytes(rest.encode("utf-8"))
        return "file:" + quote_from_bytes(path.as_posix().encode("utf-8"))


_posix_flavour, _windows_flavour = _Posix(posixpath), _Windows(ntpath)


def _text_of(argument):
    text = os.fspath(argument)
    if not isinstance(text, str):
        raise TypeError("argument should be a str object or an os.PathLike object returning str, not %r" % type(argument))
    return str(text)


@functools.total_ordering
class PurePath:
    __slots__ = ("_drive", "_root", "_tail", "_hash")
    _flavour = _windows_flavour if os.name == "nt" else _posix_flavour

    def __new__(cls, *args):
        if cls is PurePath:
            cls = PureWindowsPath if os.name == "nt" else PurePosixPath
        return object.__new__(cls)._read(args)

    def _read(self, args):
        """Fills a new path."""
        parsed = []
        for arg in args:
            if isinstance(arg, PurePath):
                parsed += map(self._flavour.parse, arg.parts)
            else:
                parsed.append(self._flavour.parse(_text_of(arg)))
        return self._fill(*self._flavour.last(parsed))

    def _fill(self, drive, root, names):
        self._drive, self._root, self._tail = drive, root, names
        return self

    def _made(self, drive, root, names):
        return object.__new__(type(self))._fill(drive, root, names)

    def __reduce__(self):
        return type(self), tuple(self.parts)

    def __str__(self):
        text = self._drive + self._root + self._flavour.sep.join(self._tail)
        return text or "."

    def __fspath__(self):
        return str(self)

    def __bytes__(self):
        return os.fsencode(self)

    def __repr__(self):
        return "{}({!r})".format(type(self).__name__, self.as_posix())

    def as_posix(self):
        return str(self).replace(self._flavour.sep, "/")

    def as_uri(self):
        if not self.is_absolute():
            raise ValueError("relative path can't be expressed as a file URI")
        return self._flavour.uri(self)

    @property
    def _key(self):
        fold = self._flavour.fold
        return [fold(part) for part in self.parts]

    def _is_comparable(self, other):
        return isinstance(other, PurePath) and other._flavour is self._flavour

    def __eq__(self, other):
        return self._key == other._key if self._is_comparable(other) else NotImplemented

    def __hash__(self):
        try:
            return self._hash
        except AttributeError:
            self._hash = hash(tuple(self._key))
            return self._hash

    def __lt__(self, other):
        return self._key < other._key if self._is_comparable(other) else NotImplemented

    drive = property(lambda self: self._drive, doc="The drive or the share, or an empty text.")
    root = property(lambda self: self._root, doc="The slash of an absolute path, or an empty text.")
    anchor = property(lambda self: self._drive + self._root, doc="Drive and root together.")

    @property
    def parts(self):
        return tuple(([self.anchor] if self.anchor else []) + self._tail)

    @property
    def name(self):
        return self._tail[-1] if self._tail else ""

    @property
    def suffix(self):
        name = self.name
        i = name.rfind(".")
        return name[i:] if 0 < i < len(name) - 1 else ""

    @property
    def suffixes(self):
        name = self.name
        return [] if name.endswith(".") else ["." + suffix for suffix in name.lstrip(".").split(".")[1:]]

    @property
    def stem(self):
        name = self.name
        i = name.rfind(".")
        return name[:i] if 0 < i < len(name) - 1 else name

    def with_name(self, name):
        if not self.name:
            raise ValueError("%r has an empty name" % (self,))
        drive, root, names = self._flavour.parse(name)
        if not name or name[-1] in self._flavour.sep + self._flavour.altsep or drive or root or len(names) != 1:
            raise ValueError("Invalid name %r" % name)
        return self._made(self._drive, self._root, self._tail[:-1] + [name])

    def with_stem(self, stem):
        return self.with_name(stem + self.suffix)

    def with_suffix(self, suffix):
        seps = self._flavour.sep + self._flavour.altsep
        if any(c in seps for c in suffix) or suffix and not suffix.startswith(".") or suffix == ".":
            raise ValueError("Invalid suffix %r" % suffix)
        if not self.name:
            raise ValueError("%r has an empty name" % (self,))
        return self._made(self._drive, self._root, self._tail[:-1] + [self.stem + suffix])

    def relative_to(self, *other):
        if not other:
            raise TypeError("need at least one argument")
        base = type(self)(*other)
        mine, start = self._steps(), base._steps()
        if bool(self.anchor) if not start else mine[: len(start)] != start:
            shown = str(base) if start else ""
            raise ValueError(f"{str(self)!r} is not in the subpath of {shown!r} OR one path is relative and the other is absolute.")
        # Seen from a drive, the root is left.
        return self._made("", self._root if len(start) == 1 and base._drive else "", self._tail[len(base._tail) :])

    def _steps(self):
        """Drive, root and names, as they compare."""
        first = [self._drive, self._root] if self._root else [self._drive] if self._drive else []
        return [self._flavour.fold(step) for step in first + self._tail]

    def is_relative_to(self, *other):
        try:
            self.relative_to(*other)
            return True
        except ValueError:
            return False

    def joinpath(self, *args):
        more = object.__new__(type(self))._read(args)
        return self._made(*self._flavour.join(self._drive, self._root, self._tail, (more._drive, more._root, more._tail)))

    def __truediv__(self, key):
        try:
            return self.joinpath(key)
        except TypeError:
            return NotImplemented

    def __rtruediv__(self, key):
        try:
            return type(self)(key, self)
        except TypeError:
            return NotImplemented

    @property
    def parent(self):
        return self._made(self._drive, self._root, self._tail[:-1]) if self._tail else self

    @property
    def parents(self):
        return _Parents(self)

    def is_absolute(self):
        return bool(self._root and (self._drive or self._flavour is _posix_flavour))

    def is_reserved(self):
        return self._flavour.is_reserved(self)

    def match(self, path_pattern):
        fold = self._flavour.fold
        drive, root, names = self._flavour.parse(fold(_text_of(path_pattern)))
        if not (drive or root or names):
            raise ValueError("empty pattern")
        if drive and drive != fold(self._drive) or root and root != fold(self._root):
            return False
        wanted, parts = ([drive + root] if drive or root else []) + names, self._key
        if (drive or root) and len(wanted) != len(parts) or len(wanted) > len(parts):
            return False
        first = 1 if drive or root else 0  # drives and roots are no patterns
        return all(fnmatch.fnmatchcase(a, b) for a, b in zip(reversed(parts), reversed(wanted[first:])))


os.PathLike.register(PurePath)


class _Parents:
    """The folders above a path, the nearest first."""

    __slots__ = ("_path",)

    def __init__(self, path):
        self._path = path

    def __len__(self):
        return len(self._path._tail)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return tuple(self[k] for k in range(*i.indices(len(self))))
        if not -len(self) <= i < len(self):
            raise IndexError(i)
        i += len(self) if i < 0 else 0
        path = self._path
        return path._made(path._drive, path._root, path._tail[: len(self) - i - 1])

    def __repr__(self):
        return "<{}.parents>".format(type(self._path).__name__)


class PurePosixPath(PurePath):
    __slots__ = ()
    _flavour = _posix_flavour


class PureWindowsPath(PurePath):
    __slots__ = ()
    _flavour = _windows_flavour


for _class in (PurePath, PurePosixPath, PureWindowsPath):
    _class.__module__ = "pathlib"
