"""Operating system interface: environment, paths, files, folders, processes, as far as _system reaches."""

import abc
import sys
from collections.abc import Mapping, MutableMapping, Sequence  # noqa: F401

import _host
import _system
from _structseq import structseq
from os import path
from os._descriptors import *  # noqa: F403
from os._descriptors import _command, _exit  # noqa: F401

_path = path  # parameters are named path

name = "posix"
sep, altsep, extsep, curdir, pardir, pathsep, linesep, devnull = "/", None, ".", ".", "..", ":", "\n", "/dev/null"
defpath = "/bin:/usr/bin"
error = OSError
F_OK, R_OK, W_OK, X_OK = 0, 4, 2, 1
supports_bytes_environ = True
_deleted = object()

# CPython has these in C: no traceback shows them.
__natives__ = (
    "access chdir chmod close cpu_count fspath get_terminal_size getcwd getcwdb getlogin link listdir lstat mkdir mkfifo "
    "putenv readlink remove rename rmdir sched_getaffinity stat strerror symlink sysconf times truncate uname unlink unsetenv "
    "urandom utime "
)


class _Environ(MutableMapping):
    """The variables of the machine, as bytes or text, with what the guest has set."""

    def __init__(self, data, encode, decode):
        self._data, self.encodekey, self.encodevalue, self.decodekey, self.decodevalue = data, encode, encode, decode, decode

    def __getitem__(self, key):
        coded = self.encodekey(key)
        value = self._data.get(coded)
        if value is None:
            value = _host.environment(coded)
            if value is not None:
                self._data[coded] = value
        if value is None or value is _deleted:
            raise KeyError(key) from None
        return self.decodevalue(value)

    def __setitem__(self, key, value):
        coded, text = self.encodekey(key), self.encodevalue(value)
        putenv(coded, text)
        self._data[coded] = text
        del _past_environ[coded]

    def __delitem__(self, key):
        self[key]
        coded = self.encodekey(key)
        self._data[coded] = _deleted
        _past_environ.pop(coded, None)

    def __iter__(self):
        return iter([self.decodekey(key) for key, value in self._data.items() if value is not _deleted])

    def __len__(self):
        return sum(1 for _ in self)

    def __repr__(self):
        return "environ({" + ", ".join(f"{key!r}: {value!r}" for key, value in self.items()) + "})"

    def copy(self):
        return dict(self)

    def setdefault(self, key, value):
        if key not in self:
            self[key] = value
        return self[key]

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        return {**self, **other} if isinstance(other, Mapping) else NotImplemented

    def __ror__(self, other):
        return {**other, **self} if isinstance(other, Mapping) else NotImplemented


def _check_text(value):
    if not isinstance(value, str):
        raise TypeError("str expected, not %s" % type(value).__name__)
    return value


def _check_bytes(value):
    if not isinstance(value, bytes):
        raise TypeError("bytes expected, not %s" % type(value).__name__)
    return value.decode("utf-8", "surrogateescape")


_past_environ = {}  # what putenv() and unsetenv() changed, which os.environ does not see
environ = _Environ(dict(each.split("=", 1) for each in _system.environ()), _check_text, str)
environb = _Environ(environ._data, _check_bytes, lambda text: text.encode("utf-8", "surrogateescape"))


def getenv(key, default=None):
    return environ.get(key, default)


def getenvb(key, default=None):
    return environb.get(key, default)


def putenv(name, value, /):
    name, value = fsdecode(name), fsdecode(value)
    if "=" in name:
        raise ValueError("illegal environment variable name")
    if not name:
        raise OSError(22, "Invalid argument")
    if "\0" in name + value:
        raise ValueError("embedded null byte")
    _past_environ[name] = value


def unsetenv(name, /):
    name = fsdecode(name)
    if not name or "=" in name:
        raise OSError(22, "Invalid argument")
    _past_environ[name] = _deleted


def _children_environ():
    """The variables of programs that are started without any of their own."""
    return {key: value for key, value in {**environ._data, **_past_environ}.items() if value is not _deleted}


def get_exec_path(env=None):
    return (environ if env is None else env).get("PATH", defpath).split(pathsep)


def fspath(path):
    if isinstance(path, (str, bytes)):
        return path
    method = getattr(type(path), "__fspath__", None)
    if method is None:
        raise TypeError("expected str, bytes or os.PathLike object, not " + type(path).__name__)
    found = method(path)
    if not isinstance(found, (str, bytes)):
        raise TypeError(f"expected {type(path).__name__}.__fspath__() to return str or bytes, not {type(found).__name__}")
    return found


def fsencode(filename):
    filename = fspath(filename)
    return filename.encode("utf-8", "surrogateescape") if isinstance(filename, str) else filename


def fsdecode(filename):
    filename = fspath(filename)
    return filename.decode("utf-8", "surrogateescape") if isinstance(filename, bytes) else filename


class PathLike(abc.ABC):
    """An object that stands for a path."""

    @abc.abstractmethod
    def __fspath__(self):
        """The path as str or bytes."""
        raise NotImplementedError

    @classmethod
    def __subclasshook__(cls, subclass):
        return any("__fspath__" in base.__dict__ for base in subclass.__mro__) if cls is PathLike else NotImplemented

    __class_getitem__ = classmethod(type(list[int]))


def urandom(size, /):
    size = range(size).stop  # an int of what has __index__
    if size < 0:
        raise ValueError("negative argument not allowed")
    if _system.is_machine:
        return _system.random(size)
    made = bytearray(size)  # the MemoryError, before anything is made
    import random

    source = random.Random()
    for at in range(0, size, 2**20):
        made[at : at + 2**20] = source.randbytes(min(2**20, size - at))
    return bytes(made)


# ---- files and folders


def _opened(fd):
    """A path that leads to what is open."""
    if not isinstance(fd, int):
        raise TypeError(f"argument should be integer or None, not {type(fd).__name__}")
    fstat(fd)  # noqa: F405
    return f"/proc/self/fd/{fd}"


def _argument(function, path, dir_fd=None, kinds="string, bytes or os.PathLike"):
    """A path argument as text, seen from the open folder `dir_fd`; with the text of `function` where it is none."""
    if isinstance(path, (str, bytes)) or hasattr(type(path), "__fspath__"):
        return fsdecode(path) if dir_fd is None else _path.join(_opened(dir_fd), fsdecode(path))
    if isinstance(path, int) and "integer" in kinds:
        return _opened(path)
    raise TypeError(f"{function}: path should be {kinds}, not {type(path).__name__}")


_OR_OPEN = "string, bytes, os.PathLike or integer"


def _on_two(function, src, dst, src_dir_fd=None, dst_dir_fd=None):
    """`function` of two paths, both named in its error."""
    src, dst = fspath(src), fspath(dst)
    try:
        function(_argument("", src, src_dir_fd), _argument("", dst, dst_dir_fd))
    except OSError as failed:
        raise OSError(failed.errno, failed.strerror, src, None, dst) from None


def getcwd():
    return _system.getcwd()


def getcwdb():
    return fsencode(getcwd())


def chdir(path):
    _system.chdir(_argument("chdir", path, None, _OR_OPEN))


def access(path, mode, *, dir_fd=None, effective_ids=False, follow_symlinks=True):
    return _system.access(_argument("access", path, dir_fd), mode)


def listdir(path="."):
    path = "." if path is None else path
    names = _system.listdir(_argument("listdir", path, None, "string, bytes, os.PathLike, integer or None"))
    return names if isinstance(path, int) or isinstance(fspath(path), str) else [fsencode(name) for name in names]


stat_result = structseq(
    "os.stat_result", ("st_mode", "st_ino", "st_dev", "st_nlink", "st_uid", "st_gid", "st_size"), unnamed=3,
    hidden={"st_atime": 7, "st_mtime": 8, "st_ctime": 9, "st_atime_ns": None, "st_mtime_ns": None, "st_ctime_ns": None,
            "st_blksize": None, "st_blocks": None, "st_rdev": None},
    doc="What stat() gives: ten numbers, and more by name.")  # fmt: skip


def _stat_of(numbers):
    """What the machine tells, with times as floats where the items have whole seconds."""
    return stat_result((*numbers[:7], *map(int, numbers[7:10]), *numbers[7:]))


def stat(path, *, dir_fd=None, follow_symlinks=True):
    if isinstance(path, int):
        return fstat(path)  # noqa: F405
    if not isinstance(path, (str, bytes)) and not hasattr(type(path), "__fspath__"):
        raise TypeError(f"stat: path should be string, bytes, os.PathLike or integer, not {type(path).__name__}")
    return _stat_of(_system.stat(fsdecode(path) if dir_fd is None else _argument("stat", path, dir_fd), follow_symlinks))


def lstat(path, *, dir_fd=None):
    return stat(path, dir_fd=dir_fd, follow_symlinks=False)


def mkdir(path, mode=0o777, *, dir_fd=None):
    _system.mkdir(_argument("mkdir", path, dir_fd), mode)


def makedirs(name, mode=0o777, exist_ok=False):
    head, tail = _path.split(name)
    if not tail:
        head, tail = _path.split(head)
    if head and tail and not _path.exists(head):
        try:
            makedirs(head, exist_ok=exist_ok)
        except FileExistsError:
            pass
        if tail == (b"." if isinstance(tail, bytes) else "."):
            return
    try:
        mkdir(name, mode)
    except OSError:
        if not exist_ok or not _path.isdir(name):
            raise


def remove(path, *, dir_fd=None):
    _system.unlink(_argument("remove", path, dir_fd))


def unlink(path, *, dir_fd=None):
    _system.unlink(_argument("unlink", path, dir_fd))


def rmdir(path, *, dir_fd=None):
    _system.rmdir(_argument("rmdir", path, dir_fd))


def removedirs(name):
    rmdir(name)
    name = _path.dirname(name.rstrip("/"))
    while name:
        try:
            rmdir(name)
        except OSError:
            break
        name = _path.dirname(name)


def rename(src, dst, *, src_dir_fd=None, dst_dir_fd=None):
    _on_two(_system.rename, src, dst, src_dir_fd, dst_dir_fd)


replace = rename


def renames(old, new):
    head, tail = _path.split(new)
    if head and tail and not _path.exists(head):
        makedirs(head)
    rename(old, new)
    head, tail = _path.split(old)
    if head and tail:
        try:
            removedirs(head)
        except OSError:
            pass


def link(src, dst, *, src_dir_fd=None, dst_dir_fd=None, follow_symlinks=True):
    _on_two(_system.link, src, dst, src_dir_fd, dst_dir_fd)


def symlink(src, dst, target_is_directory=False, *, dir_fd=None):
    _on_two(_system.symlink, src, dst, None, dir_fd)


def readlink(path, *, dir_fd=None):
    found = _system.readlink(_argument("readlink", path, dir_fd))
    return fsencode(found) if isinstance(fspath(path), bytes) else found


def chmod(path, mode, *, dir_fd=None, follow_symlinks=True):
    _system.chmod(_argument("chmod", path, dir_fd, _OR_OPEN), mode)


def mkfifo(path, mode=0o666, *, dir_fd=None):
    _system.mkfifo(_argument("mkfifo", path, dir_fd), mode)


def truncate(path, length):
    fd = open(_argument("truncate", path, None, _OR_OPEN), O_WRONLY)  # noqa: F405
    try:
        _system.ftruncate(fd, length)
    finally:
        _system.close(fd)


def utime(path, times=None, *, ns=None, dir_fd=None, follow_symlinks=True):
    if times is not None and ns is not None:
        raise ValueError("utime: you may specify either 'times' or 'ns' but not both")
    if times is not None and not (isinstance(times, tuple) and len(times) == 2):
        raise TypeError("utime: 'times' must be either a tuple of two ints or None")
    if times is not None:
        ns = [int(each // 1) * 10**9 + int(each % 1 * 10**9) for each in times]
    accessed, modified = (None, None) if ns is None else ns
    _system.utime(_argument("utime", path, dir_fd, _OR_OPEN), accessed, modified, follow_symlinks)


class DirEntry:
    """One name in a folder; what stat says of it is kept."""

    __tp_name__ = "posix.DirEntry"
    _folder = None

    def __new__(cls, *args):
        raise TypeError("cannot create 'posix.DirEntry' instances")

    @classmethod
    def _in(cls, folder, name):
        self = object.__new__(cls)
        if isinstance(folder, int):
            self.name, self.path, self._folder, self._found = name, name, folder, {}
        else:
            self.name, self.path, self._found = name, _path.join(folder, name), {}
        return self

    def __reduce_ex__(self, protocol):
        raise TypeError("cannot pickle 'posix.DirEntry' object")

    def stat(self, *, follow_symlinks=True):
        if follow_symlinks not in self._found:
            self._found[follow_symlinks] = stat(self.path, dir_fd=self._folder, follow_symlinks=follow_symlinks)
        return self._found[follow_symlinks]

    def _is(self, kind, follows):
        try:
            return self.stat(follow_symlinks=follows).st_mode & 0o170000 == kind
        except FileNotFoundError:
            return False

    def is_dir(self, *, follow_symlinks=True):
        return self._is(0o040000, follow_symlinks)

    def is_file(self, *, follow_symlinks=True):
        return self._is(0o100000, follow_symlinks)

    def is_symlink(self):
        return self._is(0o120000, False)

    def inode(self):
        return self.stat(follow_symlinks=False).st_ino

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return f"<DirEntry {self.name!r}>"

    __class_getitem__ = classmethod(type(list[int]))


class scandir:
    """The entries of a folder, one by one."""

    def __init__(self, path="."):
        path = "." if path is None else path if isinstance(path, int) else fspath(path)
        self._left = iter([DirEntry._in(path, name) for name in listdir(path)])

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._left)

    def close(self):
        self._left = iter(())

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


def walk(top, topdown=True, onerror=None, followlinks=False):
    sys.audit("os.walk", top, topdown, onerror, followlinks)
    top = fspath(top)
    try:
        entries = list(scandir(top))
    except OSError as e:
        if onerror is not None:
            onerror(e)
        return
    folders = [entry.name for entry in entries if entry.is_dir()]
    files = [entry.name for entry in entries if not entry.is_dir()]
    if topdown:
        yield top, folders, files
    for folder in folders:
        below = _path.join(top, folder)
        if followlinks or not _path.islink(below):
            yield from walk(below, topdown, onerror, followlinks)
    if not topdown:
        yield top, folders, files


# ---- the machine


def strerror(code, /):
    return _system.strerror(code)


terminal_size = structseq("os.terminal_size", ("columns", "lines"), doc="The size of a terminal, in characters.")


def get_terminal_size(fd=1, /):
    if not _system.is_machine:
        return terminal_size((80, 24))
    from fcntl import ioctl
    from termios import TIOCGWINSZ

    lines, columns = memoryview(ioctl(fd, TIOCGWINSZ, bytes(8))).cast("H")[:2]
    return terminal_size((columns, lines))


uname_result = structseq("posix.uname_result", ("sysname", "nodename", "release", "version", "machine"))
times_result = structseq("posix.times_result", ("user", "system", "children_user", "children_system", "elapsed"))


def uname():
    return uname_result(_system.uname())


def times():
    return times_result(_system.times())


def cpu_count():
    return _system.cpu_count()


def sched_getaffinity(pid, /):
    return set(_system.sched_getaffinity(pid))


def getlogin():
    return environ.get("USER", "root")


def sysconf(name, /):
    if _system.is_machine:
        from os._rarer import sysconf_names

        if not isinstance(name, (int, str)):
            raise TypeError("configuration names must be strings or integers")
        if isinstance(name, str) and name not in sysconf_names:
            raise ValueError("unrecognized configuration name")
        return _system.sysconf(sysconf_names.get(name, name))
    known = {"SC_NPROCESSORS_ONLN": cpu_count(), "SC_PAGESIZE": 4096, "SC_PAGE_SIZE": 4096, "SC_CLK_TCK": 100, "SC_OPEN_MAX": 1024}
    if name not in known:
        raise ValueError("unrecognized configuration name")
    return known[name]


getpid, getppid, getuid, geteuid, getgid, getegid, getloadavg, umask = (
    _system.getpid, _system.getppid, _system.getuid, _system.geteuid, _system.getgid, _system.getegid, _system.getloadavg,
    _system.umask)  # fmt: skip


def __getattr__(name):
    if not name.startswith("__"):
        from os import _rarer

        for part in _rarer, None:
            if part is None:
                from os import _properties as part
            if hasattr(part, name) and not name.startswith("_"):
                globals()[name] = value = getattr(part, name)
                return value
    raise AttributeError(f"module 'os' has no attribute {name!r}")


def __dir__():
    from os import _properties, _rarer

    return sorted({*globals(), *(name for part in (_rarer, _properties) for name in vars(part) if not name.startswith("_")
                                 and name not in ("errno", "sys", "os"))})  # fmt: skip
