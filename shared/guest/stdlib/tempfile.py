"""Temporary files and folders."""

import errno
import io
import os
import sys
import warnings
import weakref
from _thread import allocate_lock as _allocate_lock
from random import Random as _Random

import _system

__all__ = """
NamedTemporaryFile TemporaryFile SpooledTemporaryFile TemporaryDirectory mkstemp mkdtemp mktemp TMP_MAX gettempprefix tempdir gettempdir
gettempprefixb gettempdirb
""".split()

_text_openflags = _bin_openflags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0)
TMP_MAX = getattr(os, "TMP_MAX", 10000)
template = "tmp"
tempdir = None
_once_lock = _allocate_lock()


# ---- names and folders


def _infer_return_type(*args):
    """str or bytes, as the arguments are."""
    found = None
    for arg in args:
        if arg is None:
            continue
        if isinstance(arg, os.PathLike):
            arg = os.fspath(arg)
        kind = bytes if isinstance(arg, bytes) else str
        if found not in (None, kind):
            raise TypeError("Can't mix bytes and non-bytes in path components.")
        found = kind
    if found is None:
        return str if tempdir is None or isinstance(tempdir, str) else bytes
    return found


def _sanitize_params(prefix, suffix, dir):
    """What is not given, of the kind that the others are."""
    kind = _infer_return_type(prefix, suffix, dir)
    suffix = kind() if suffix is None else suffix
    if prefix is None:
        prefix = template if kind is str else os.fsencode(template)
    if dir is None:
        dir = gettempdir() if kind is str else gettempdirb()
    return prefix, suffix, dir, kind


class _RandomNameSequence:
    """An iterator of unpredictable words; a forked process has its own."""

    characters = "abcdefghijklmnopqrstuvwxyz0123456789_"

    _made = (None, None)  # the process, and its generator

    @property
    def rng(self):
        process = os.getpid()
        if self._made[0] != process:
            self._made = process, _Random()
        return self._made[1]

    def __iter__(self):
        return self

    def __next__(self):
        return "".join(self.rng.choices(self.characters, k=8))


def _candidate_tempdir_list():
    named = [os.environ[name] for name in ("TMPDIR", "TEMP", "TMP") if os.environ.get(name)]
    try:
        here = os.getcwd()
    except (AttributeError, OSError):
        here = os.curdir
    return named + ["/tmp", "/var/tmp", "/usr/tmp", here]


def _get_default_tempdir():
    """The first folder that a file can be written in."""
    names, folders = _RandomNameSequence(), _candidate_tempdir_list()
    for folder in folders:
        if folder != os.curdir:
            folder = os.path.abspath(folder)
        for _ in range(100):
            path = os.path.join(folder, next(names))
            try:
                fd = os.open(path, _bin_openflags, 0o600)
                try:
                    try:
                        with io.open(fd, "wb", buffering=0, closefd=False) as file:
                            file.write(b"refjit")
                    finally:
                        os.close(fd)
                finally:
                    os.unlink(path)
                return folder
            except FileExistsError:
                pass
            except OSError:
                break
    raise FileNotFoundError(errno.ENOENT, "No usable temporary directory found in %s" % folders)


_name_sequence = None


def _get_candidate_names():
    global _name_sequence
    if _name_sequence is None:
        with _once_lock:
            if _name_sequence is None:
                _name_sequence = _RandomNameSequence()
    return _name_sequence


def _gettempdir():
    global tempdir
    if tempdir is None:
        with _once_lock:
            if tempdir is None:
                tempdir = _get_default_tempdir() if _system.is_machine else os.environ.get("TMPDIR") or "/tmp"
    return tempdir


def gettempprefix():
    return os.fsdecode(template)


def gettempprefixb():
    return os.fsencode(template)


def gettempdir():
    return os.fsdecode(_gettempdir())


def gettempdirb():
    return os.fsencode(_gettempdir())


def _unused(dir, pre, suf, kind, make, event, what):
    """make(path) of a path that nothing has: (what it gave, the path)."""
    names = _get_candidate_names()
    dir = os.path.abspath(dir)
    for _ in range(TMP_MAX):
        name = next(names)
        path = os.path.join(dir, pre + (os.fsencode(name) if kind is bytes else name) + suf)
        if event:
            sys.audit(event, path)
        try:
            return make(path), path
        except FileExistsError:
            pass
    raise FileExistsError(errno.EEXIST, f"No usable temporary {what} name found")


def _mkstemp_inner(dir, pre, suf, flags, output_type):
    return _unused(dir, pre, suf, output_type, lambda path: os.open(path, flags, 0o600), "tempfile.mkstemp", "file")


def mkstemp(suffix=None, prefix=None, dir=None, text=False):
    """(descriptor, path) of a new file that only this user reads and writes."""
    prefix, suffix, dir, kind = _sanitize_params(prefix, suffix, dir)
    return _mkstemp_inner(dir, prefix, suffix, _text_openflags if text else _bin_openflags, kind)


def mkdtemp(suffix=None, prefix=None, dir=None):
    """The path of a new folder."""
    prefix, suffix, dir, kind = _sanitize_params(prefix, suffix, dir)
    return _unused(dir, prefix, suffix, kind, lambda path: os.mkdir(path, 0o700), "tempfile.mkdtemp", "directory")[1]


def _exists(fn):
    try:
        os.lstat(fn)
    except OSError:
        return False
    return True


def mktemp(suffix="", prefix=template, dir=None):
    """A name that nothing has, yet: another program may take it first."""

    def make(path):
        if _exists(path):
            raise FileExistsError

    return _unused(gettempdir() if dir is None else dir, prefix, suffix, str, make, None, "file")[1]


# ---- files


class _TemporaryFileCloser:
    """Closes the file, and removes it, when nothing holds it any more."""

    file, close_called = None, False

    def __init__(self, file, name, delete=True):
        self.file, self.name, self.delete = file, name, delete

    def close(self, unlink=os.unlink):
        if not self.close_called and self.file is not None:
            self.close_called = True
            try:
                self.file.close()
            finally:
                if self.delete:
                    unlink(self.name)

    def __del__(self):
        self.close()


class _TemporaryFileWrapper:
    """A file with a name, which goes when it is closed."""

    def __init__(self, file, name, delete=True):
        self.file, self.name, self.delete = file, name, delete
        self._closer = _TemporaryFileCloser(file, name, delete)

    def __getattr__(self, name):
        found = getattr(self.__dict__["file"], name)
        if callable(found) and not isinstance(found, type):
            method = found

            def delegated(*args, **kwargs):
                return method(*args, **kwargs)

            delegated.__name__ = name
            delegated._closer = self._closer  # a bound method keeps the file
            found = delegated
        if not isinstance(found, int):
            setattr(self, name, found)
        return found

    def __enter__(self):
        self.file.__enter__()
        return self

    def __exit__(self, exc, value, tb):
        result = self.file.__exit__(exc, value, tb)
        self.close()
        return result

    def close(self):
        self._closer.close()

    def __iter__(self):
        for line in self.file:  # the wrapper lives as long as its iterator
            yield line


def NamedTemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, delete=True,
                       *, errors=None):  # fmt: skip
    """A new file with a name, which is removed when it is closed."""
    prefix, suffix, dir, kind = _sanitize_params(prefix, suffix, dir)
    if "b" not in mode:
        encoding = io.text_encoding(encoding)
    name = None

    def opener(*args):
        nonlocal name
        fd, name = _mkstemp_inner(dir, prefix, suffix, _bin_openflags, kind)
        return fd

    try:
        file = io.open(dir, mode, buffering=buffering, newline=newline, encoding=encoding, errors=errors, opener=opener)
        raw = getattr(file, "buffer", file)
        getattr(raw, "raw", raw).name = name
        return _TemporaryFileWrapper(file, name, delete)
    except BaseException:
        if name is not None:
            try:
                os.unlink(name)
            except OSError:
                pass
        raise


_O_TMPFILE_WORKS = hasattr(os, "O_TMPFILE")


def TemporaryFile(mode="w+b", buffering=-1, encoding=None, newline=None, suffix=None, prefix=None, dir=None, *, errors=None):
    """A file without a name; where the system has no descriptors, a stream in memory."""
    global _O_TMPFILE_WORKS
    if "b" not in mode:
        encoding = io.text_encoding(encoding)
    if not _system.is_machine:
        made = io.BytesIO()
        return made if "b" in mode else io.TextIOWrapper(made, encoding, errors, newline)
    prefix, suffix, dir, kind = _sanitize_params(prefix, suffix, dir)
    if _O_TMPFILE_WORKS:
        fd = None

        def nameless(*args):
            nonlocal fd
            fd = os.open(dir, (_bin_openflags | os.O_TMPFILE) & ~os.O_CREAT & ~os.O_EXCL, 0o600)
            return fd

        try:
            file = io.open(dir, mode, buffering=buffering, newline=newline, encoding=encoding, errors=errors, opener=nameless)
            raw = getattr(file, "buffer", file)
            getattr(raw, "raw", raw).name = fd
            return file
        except IsADirectoryError:
            _O_TMPFILE_WORKS = False  # a kernel before 3.11
        except OSError:
            pass  # not with this file system

    fd = None

    def opener(*args):
        nonlocal fd
        fd, name = _mkstemp_inner(dir, prefix, suffix, _bin_openflags, kind)
        try:
            os.unlink(name)
        except BaseException:
            os.close(fd)
            raise
        return fd

    file = io.open(dir, mode, buffering=buffering, newline=newline, encoding=encoding, errors=errors, opener=opener)
    raw = getattr(file, "buffer", file)
    getattr(raw, "raw", raw).name = fd
    return file


# ---- folders


class TemporaryDirectory:
    """A new folder, removed with all that is in it at the end of a with statement, or when nothing holds it any more."""

    def __init__(self, suffix=None, prefix=None, dir=None, ignore_cleanup_errors=False):
        self.name = mkdtemp(suffix, prefix, dir)
        self._ignore_cleanup_errors = ignore_cleanup_errors
        self._finalizer = weakref.finalize(self, self._cleanup, self.name, warn_message="Implicitly cleaning up {!r}".format(self),
                                           ignore_errors=ignore_cleanup_errors)  # fmt: skip

    @classmethod
    def _rmtree(cls, name, ignore_errors=False):
        import shutil

        def allowed(path):
            try:
                os.chmod(path, 0o700)
            except OSError:
                pass

        def onerror(func, path, exc_info):
            if issubclass(exc_info[0], PermissionError):
                # The folder may not be written to, which its owner can change.
                if path != name:
                    allowed(os.path.dirname(path))
                allowed(path)
                try:
                    os.unlink(path)
                except (IsADirectoryError, PermissionError):
                    cls._rmtree(path, ignore_errors=ignore_errors)
                except FileNotFoundError:
                    pass
            elif not issubclass(exc_info[0], FileNotFoundError) and not ignore_errors:
                raise  # noqa: PLE0704  (called while the error is handled)

        shutil.rmtree(name, onerror=onerror)

    @classmethod
    def _cleanup(cls, name, warn_message, ignore_errors=False):
        cls._rmtree(name, ignore_errors=ignore_errors)
        warnings.warn(warn_message, ResourceWarning)

    def __repr__(self):
        return "<{} {!r}>".format(self.__class__.__name__, self.name)

    def __enter__(self):
        return self.name

    def __exit__(self, exc, value, tb):
        self.cleanup()

    def cleanup(self):
        if self._finalizer.detach() or os.path.exists(self.name):
            self._rmtree(self.name, ignore_errors=self._ignore_cleanup_errors)

    __class_getitem__ = classmethod(type(list[int]))


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
