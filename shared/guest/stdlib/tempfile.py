"""Temporary files and folders below $TMPDIR or /tmp."""

import io
import os
import random as _random_module

import _system

__all__ = """
NamedTemporaryFile SpooledTemporaryFile TMP_MAX TemporaryDirectory TemporaryFile gettempdir gettempdirb gettempprefix
gettempprefixb mkdtemp mkstemp mktemp tempdir
""".split()

tempdir = None
template = "tmp"
_random = _random_module.Random()


def gettempdir():
    global tempdir
    if tempdir is None:
        tempdir = os.environ.get("TMPDIR") or "/tmp"
    return tempdir


def gettempprefix():
    return template


def _new_name(suffix, prefix, dir):
    """A path that does not exist, as bytes where the parts are."""
    parts = [os.fspath(part) if part is dir else part for part in (dir, prefix, suffix) if part is not None]
    if any(isinstance(part, bytes) for part in parts):
        if not all(isinstance(part, bytes) for part in parts):
            raise TypeError("Can't mix bytes and non-bytes in path components.")
        return os.fsencode(_new_name(*[part if part is None else os.fsdecode(part) for part in (suffix, prefix, dir)]))
    dir = gettempdir() if dir is None else os.fspath(dir)
    for _ in range(100):
        word = "".join(_random.choice("abcdefghijklmnopqrstuvwxyz0123456789_") for _ in range(8))
        path = os.path.join(os.path.abspath(dir), (template if prefix is None else prefix) + word + (suffix or ""))
        if not os.path.exists(path):
            return path
    raise FileExistsError(17, "No usable temporary file name found")


def mktemp(suffix="", prefix=template, dir=None):
    return _new_name(suffix, prefix, dir)


def mkdtemp(suffix=None, prefix=None, dir=None):
    path = _new_name(suffix, prefix, dir)
    os.mkdir(path, 0o700)
    return path


def mkstemp(suffix=None, prefix=None, dir=None, text=False):
    path = _new_name(suffix, prefix, dir)
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), path


class TemporaryDirectory:
    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False):
        self.name = mkdtemp(suffix, prefix, dir)

    def __enter__(self):
        return self.name

    def __exit__(self, *args):
        self.cleanup()

    def cleanup(self):
        import shutil

        shutil.rmtree(self.name, True)

    def __repr__(self):
        return f"<TemporaryDirectory {self.name!r}>"


class _Temporary:
    def __init__(self, file, delete):
        self.file, self.name, self.delete = file, file.name, delete

    def __getattr__(self, name):
        return getattr(self.file, name)

    def __iter__(self):
        return iter(self.file)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def close(self):
        self.file.close()
        if self.delete and os.path.exists(self.name):
            os.unlink(self.name)


def NamedTemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True,
                       *, errors=None):  # fmt: skip
    path = _new_name(suffix, prefix, dir)
    return _Temporary(open(path, mode, buffering, encoding, errors, newline), delete)


def TemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, *, errors=None):
    """A file without a name; where the system has no descriptors, a stream in memory."""
    if not _system.is_machine:
        made = io.BytesIO()
        return made if "b" in mode else io.TextIOWrapper(made, encoding, errors, newline)
    fd, path = mkstemp(suffix, prefix, dir)
    os.unlink(path)
    return io.open(fd, mode, buffering, encoding, errors, newline)


class SpooledTemporaryFile(io.IOBase):
    """A file in memory, until it grows beyond max_size or its descriptor is asked for."""

    _rolled = False

    def __init__(self, max_size=0, mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, *, errors=None):
        made = io.BytesIO()
        self._file = made if "b" in mode else io.TextIOWrapper(made, encoding=io.text_encoding(encoding), errors=errors, newline=newline)
        self._max_size = max_size
        self._TemporaryFileArgs = {"mode": mode, "buffering": buffering, "suffix": suffix, "prefix": prefix, "encoding": encoding,
                                   "newline": newline, "dir": dir, "errors": errors}  # fmt: skip

    __class_getitem__ = classmethod(type(list[int]))

    def _check(self, file):
        if not self._rolled and self._max_size and file.tell() > self._max_size:
            self.rollover()

    def rollover(self):
        """Goes on in a file of the machine."""
        if self._rolled:
            return
        old, self._file = self._file, TemporaryFile(**self._TemporaryFileArgs)
        at = old.tell()
        (getattr(self._file, "buffer", self._file)).write((old.detach() if hasattr(old, "buffer") else old).getvalue())
        self._file.seek(at)
        self._rolled = True

    def __enter__(self):
        if self._file.closed:
            raise ValueError("Cannot enter context with closed file")
        return self

    def __exit__(self, *args):
        self._file.close()

    def __iter__(self):
        return self._file.__iter__()

    def __del__(self):
        if hasattr(self, "_file") and not self._file.closed:
            self._file.close()

    def close(self):
        self._file.close()

    closed = property(lambda self: self._file.closed)
    encoding = property(lambda self: self._file.encoding)
    errors = property(lambda self: self._file.errors)
    newlines = property(lambda self: self._file.newlines)

    @property
    def mode(self):
        return self._file.mode if self._rolled else self._TemporaryFileArgs["mode"]

    @property
    def name(self):
        return self._file.name if self._rolled else None

    def fileno(self):
        self.rollover()
        return self._file.fileno()

    def _written(self, method, data):
        file = self._file
        found = getattr(file, method)(data)
        self._check(file)
        return found

    def write(self, s):
        return self._written("write", s)

    def writelines(self, iterable):
        return self._written("writelines", iterable)

    def truncate(self, size=None):
        if size is None:
            return self._file.truncate()
        if size > self._max_size:
            self.rollover()
        return self._file.truncate(size)

    def detach(self):
        return self._file.detach()


def _delegated(name):
    def method(self, *args):
        return getattr(self._file, name)(*args)

    method.__name__, method.__qualname__ = name, f"SpooledTemporaryFile.{name}"
    return method


for _name in ("read", "read1", "readinto", "readinto1", "readline", "readlines", "seek", "tell", "flush", "isatty", "readable", "writable", "seekable"):
    setattr(SpooledTemporaryFile, _name, _delegated(_name))
del _name


TMP_MAX = 238328


def gettempprefixb():
    return gettempprefix().encode()


def gettempdirb():
    return gettempdir().encode()
