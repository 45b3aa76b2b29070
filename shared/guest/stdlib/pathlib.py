"""Paths as objects (POSIX)."""

import fnmatch
import io
import os
import re

__all__ = ["PurePath", "PurePosixPath", "PureWindowsPath", "Path", "PosixPath", "WindowsPath"]


class PurePath:
    def __new__(cls, *args):
        if cls is PurePath:
            cls = PurePosixPath
        self = object.__new__(cls)
        parts, root = [], ""
        for arg in args:
            text = str(arg) if isinstance(arg, PurePath) else os.fspath(arg)
            if not isinstance(text, str):
                raise TypeError(
                    "argument should be a str object or an os.PathLike object returning str, not %r" % type(arg)
                )
            if text.startswith("/"):
                parts, root = [], "//" if text.startswith("//") and not text.startswith("///") else "/"
            parts += [part for part in text.split("/") if part and part != "."]
        return self._fill(root, parts)

    def _fill(self, root, parts):
        self._root = root
        self._tail = parts
        return self

    def _made(self, root, parts):
        return object.__new__(type(self))._fill(root, parts)

    def __reduce__(self):
        return type(self), tuple(self.parts)

    def __str__(self):
        return self._root + "/".join(self._tail) or "."

    def __fspath__(self):
        return str(self)

    def __bytes__(self):
        return os.fsencode(self)

    def __repr__(self):
        return "{}({!r})".format(type(self).__name__, self.as_posix())

    def as_posix(self):
        return str(self)

    def as_uri(self):
        if not self.is_absolute():
            raise ValueError("relative path can't be expressed as a file URI")
        return "file://" + str(self)

    def _key(self):
        return [self._root, *self._tail]

    def __eq__(self, other):
        return self._key() == other._key() if isinstance(other, PurePath) else NotImplemented

    def __hash__(self):
        return hash(tuple(self._key()))

    def __lt__(self, other):
        return self._key() < other._key() if isinstance(other, PurePath) else NotImplemented

    def __le__(self, other):
        return self._key() <= other._key() if isinstance(other, PurePath) else NotImplemented

    def __gt__(self, other):
        return self._key() > other._key() if isinstance(other, PurePath) else NotImplemented

    def __ge__(self, other):
        return self._key() >= other._key() if isinstance(other, PurePath) else NotImplemented

    drive = property(lambda self: "")
    root = property(lambda self: self._root)
    anchor = property(lambda self: self._root)

    @property
    def parts(self):
        return tuple(([self._root] if self._root else []) + self._tail)

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
        if not name or "/" in name or name == ".":
            raise ValueError("Invalid name %r" % name)
        return self._made(self._root, self._tail[:-1] + [name])

    def with_stem(self, stem):
        return self.with_name(stem + self.suffix)

    def with_suffix(self, suffix):
        if "/" in suffix or suffix and not suffix.startswith(".") or suffix == ".":
            raise ValueError("Invalid suffix %r" % suffix)
        if not self.name:
            raise ValueError("%r has an empty name" % (self,))
        return self.with_name(self.stem + suffix)

    def relative_to(self, *other):
        base = type(self)(*other)
        n = len(base._tail)
        if base._root != self._root or self._tail[:n] != base._tail:
            raise ValueError(
                "{!r} is not in the subpath of {!r} OR one path is relative and the other is absolute.".format(
                    str(self), str(base)
                )
            )
        return self._made("", self._tail[n:])

    def is_relative_to(self, *other):
        try:
            self.relative_to(*other)
            return True
        except ValueError:
            return False

    def joinpath(self, *args):
        return type(self)(self, *args)

    def __truediv__(self, key):
        try:
            return type(self)(self, key)
        except TypeError:
            return NotImplemented

    def __rtruediv__(self, key):
        try:
            return type(self)(key, self)
        except TypeError:
            return NotImplemented

    @property
    def parent(self):
        return self._made(self._root, self._tail[:-1]) if self._tail else self

    @property
    def parents(self):
        return _Parents(self)

    def is_absolute(self):
        return bool(self._root)

    def is_reserved(self):
        return False

    def match(self, path_pattern):
        pattern = type(self)(path_pattern)
        parts = pattern.parts
        if not parts:
            raise ValueError("empty pattern")
        mine = self.parts
        if pattern._root and len(parts) != len(mine) or len(parts) > len(mine):
            return False
        return all(fnmatch.fnmatchcase(a, b) for a, b in zip(reversed(mine), reversed(parts)))


class _Parents:
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
        return self._path._made(self._path._root, self._path._tail[: len(self) - i - 1])

    def __repr__(self):
        return "<{}.parents>".format(type(self._path).__name__)


class PurePosixPath(PurePath):
    pass


class PureWindowsPath(PurePath):
    def __new__(cls, *args):
        raise NotImplementedError("Windows paths are not available here")


class Path(PurePath):
    def __new__(cls, *args, **kwargs):
        return PurePath.__new__(PosixPath if cls is Path else cls, *args)

    @classmethod
    def cwd(cls):
        return cls(os.getcwd())

    @classmethod
    def home(cls):
        return cls(os.path.expanduser("~"))

    def exists(self):
        return os.path.exists(self)

    def is_file(self):
        return os.path.isfile(self)

    def is_dir(self):
        return os.path.isdir(self)

    def is_symlink(self):
        return False

    def stat(self, *, follow_symlinks=True):
        return os.stat(self)

    def absolute(self):
        return self if self.is_absolute() else type(self)(os.getcwd(), self)

    def resolve(self, strict=False):
        if strict:
            self.stat()
        return type(self)(os.path.abspath(self))

    def expanduser(self):
        return type(self)(os.path.expanduser(str(self)))

    def samefile(self, other_path):
        return os.path.samefile(self, other_path)

    def open(self, mode="r", buffering=-1, encoding=None, errors=None, newline=None):
        return io.open(str(self), mode, buffering, encoding, errors, newline)

    def read_text(self, encoding=None, errors=None):
        with self.open("r", encoding=encoding, errors=errors) as f:
            return f.read()

    def read_bytes(self):
        with self.open("rb") as f:
            return f.read()

    def write_text(self, data, encoding=None, errors=None, newline=None):
        if not isinstance(data, str):
            raise TypeError("data must be str, not %s" % type(data).__name__)
        with self.open("w", encoding=encoding, errors=errors, newline=newline) as f:
            return f.write(data)

    def write_bytes(self, data):
        with self.open("wb") as f:
            return f.write(data)

    def touch(self, mode=0o666, exist_ok=True):
        if self.exists():
            if not exist_ok:
                raise FileExistsError(17, "File exists", str(self))
        else:
            self.open("w").close()

    def mkdir(self, mode=0o777, parents=False, exist_ok=False):
        if self.is_dir() and exist_ok:
            return
        if parents:
            os.makedirs(self, mode, False)
        else:
            os.mkdir(self, mode)

    def rmdir(self):
        os.rmdir(self)

    def unlink(self, missing_ok=False):
        try:
            os.unlink(self)
        except FileNotFoundError:
            if not missing_ok:
                raise

    def rename(self, target):
        os.rename(self, target)
        return type(self)(target)

    def replace(self, target):
        os.replace(self, target)
        return type(self)(target)

    def chmod(self, mode, *, follow_symlinks=True):
        os.chmod(self, mode)

    def iterdir(self):
        for name in os.listdir(self):
            yield self._made(self._root, self._tail + [name])

    def glob(self, pattern):
        if not pattern:
            raise ValueError("Unacceptable pattern: {!r}".format(pattern))
        if pattern.startswith("/"):
            raise NotImplementedError("Non-relative patterns are unsupported")
        yield from self._find([p for p in pattern.split("/") if p and p != "."])

    def rglob(self, pattern):
        seen = set()
        for found in self._find(["**"] + [p for p in pattern.split("/") if p and p != "."]):
            if found not in seen:
                seen.add(found)
                yield found

    def _find(self, parts):
        if not parts:
            yield self
            return
        first, rest = parts[0], parts[1:]
        if first == "**":
            seen = set()
            for folder in self._folders():
                for found in folder._find(rest) if rest else (folder,):
                    if found not in seen:
                        seen.add(found)
                        yield found
        elif re.search("[*?[]", first):
            if self.is_dir():
                for each in self.iterdir():
                    if fnmatch.fnmatchcase(each.name, first) and (not rest or each.is_dir()):
                        yield from each._find(rest)
        else:
            each = self._made(self._root, self._tail + [first])
            if each.exists():
                yield from each._find(rest)

    def _folders(self):
        if self.is_dir():
            yield self
            for each in self.iterdir():
                yield from each._folders()

    def __enter__(self):
        return self

    def __exit__(self, *args):
        pass


class PosixPath(Path, PurePosixPath):
    pass


class WindowsPath(Path):
    def __new__(cls, *args):
        raise NotImplementedError("cannot instantiate 'WindowsPath' on your system")
