"""Operating system interface, as far as the Host offers one: environment, paths, whether a file is there."""

import sys
from collections.abc import MutableMapping

import _host
from os import path

name = "posix"
sep, altsep, extsep, curdir, pardir, pathsep, linesep, devnull = "/", None, ".", ".", "..", ":", "\n", "/dev/null"
defpath = "/bin:/usr/bin"
error = OSError
F_OK, R_OK, W_OK, X_OK = 0, 4, 2, 1
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2

_deleted = object()


class _Environ(MutableMapping):
    """The Host's variables, overlaid with what the guest has set; iteration sees the overlay and the names asked for."""

    def __init__(self):
        self._data = {}

    def __getitem__(self, key):
        if not isinstance(key, str):
            raise TypeError("str expected, not %s" % type(key).__name__)
        value = self._data.get(key)
        if value is None:
            value = _host.environment(key)
            if value is not None:
                self._data[key] = value
        if value is None or value is _deleted:
            raise KeyError(key) from None
        return value

    def __setitem__(self, key, value):
        for text in (key, value):
            if not isinstance(text, str):
                raise TypeError("str expected, not %s" % type(text).__name__)
        self._data[key] = value

    def __delitem__(self, key):
        self[key]
        self._data[key] = _deleted

    def __iter__(self):
        return iter([key for key, value in self._data.items() if value is not _deleted])

    def __len__(self):
        return sum(1 for _ in self)

    def __repr__(self):
        return "environ({" + ", ".join(f"{key!r}: {value!r}" for key, value in self.items()) + "})"

    def copy(self):
        return dict(self)


environ = _Environ()


def getenv(key, default=None):
    return environ.get(key, default)


def putenv(key, value):
    environ[key] = value


def unsetenv(key):
    environ.pop(key, None)


def getcwd():
    return environ.get("PWD", "/")


def getpid():
    return 1


def cpu_count():
    return 1


def fspath(path):
    if isinstance(path, (str, bytes)):
        return path
    method = getattr(type(path), "__fspath__", None)
    if method is None:
        raise TypeError("expected str, bytes or os.PathLike object, not " + type(path).__name__)
    return method(path)


def fsencode(filename):
    filename = fspath(filename)
    return filename.encode("utf-8", "surrogateescape") if isinstance(filename, str) else filename


def fsdecode(filename):
    filename = fspath(filename)
    return filename.decode("utf-8", "surrogateescape") if isinstance(filename, bytes) else filename


class PathLike:
    @classmethod
    def __class_getitem__(cls, item):
        return type(list[int])(cls, item)


def access(path, mode):
    return _host.is_file(fspath(path))


def urandom(size):
    import random

    return bytes(random.Random().getrandbits(8) for _ in range(size))


def _unsupported(what):
    def function(path=".", *args, **kwargs):
        raise OSError(38, "Function not implemented", path)

    function.__name__ = what
    return function


listdir, mkdir, makedirs, remove, unlink, rmdir, rename, stat, scandir, walk = map(
    _unsupported, ["listdir", "mkdir", "makedirs", "remove", "unlink", "rmdir", "rename", "stat", "scandir", "walk"]
)


def system(command):
    raise OSError(38, "Function not implemented")


def _exit(code):
    raise SystemExit(code)
