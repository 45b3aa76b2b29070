"""Operating system interface, as far as the Host offers one: environment, paths, whether a file is there."""

import sys
from collections.abc import MutableMapping

import _host
from os import path

_path = path  # parameters are named path

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
    return _path.exists(path)


def urandom(size):
    import random

    return bytes(random.Random().getrandbits(8) for _ in range(size))


# ---- files and folders


def _no_such(path):
    return FileNotFoundError(2, "No such file or directory", path)


def _entries(path):
    path = fspath(path)
    found = _host.list_folder(path)
    if found is None:
        if _host.is_file(path):
            raise NotADirectoryError(20, "Not a directory", path)
        raise _no_such(path)
    return found


def listdir(path="."):
    return [name.rstrip("/") for name, _, _ in _entries(path)]


class stat_result(tuple):
    """What stat gives: ten numbers with names."""

    _fields = ("st_mode", "st_ino", "st_dev", "st_nlink", "st_uid", "st_gid", "st_size", "st_atime", "st_mtime", "st_ctime")

    def __repr__(self):
        return "os.stat_result(" + ", ".join(f"{n}={int(v)}" for n, v in zip(self._fields, self)) + ")"

    def __getattr__(self, name):
        if name in self._fields:
            return self[self._fields.index(name)]
        if name.endswith("_ns") and name[:-3] in self._fields:
            return int(self[self._fields.index(name[:-3])] * 1e9)
        raise AttributeError(f"'os.stat_result' object has no attribute '{name}'")


def stat(path, *, dir_fd=None, follow_symlinks=True):
    path = fspath(path)
    folder, _, name = path.rstrip("/").rpartition("/")
    if _host.list_folder(path) is not None:
        mode, size, modified = 0o40755, 4096, 0.0
        wanted = name + "/"
    elif _host.is_file(path):
        mode, size, modified = 0o100644, 0, 0.0
        wanted = name
    else:
        raise _no_such(path)
    for each, bytes_, seconds in _host.list_folder(folder or ("/" if path.startswith("/") else ".")) or ():
        if each == wanted:
            size, modified = bytes_ or size, seconds
    return stat_result((mode, 0, 0, 1, 0, 0, size, modified, modified, modified))


lstat = stat


def mkdir(path, mode=0o777, *, dir_fd=None):
    path = fspath(path)
    if _path.exists(path):
        raise FileExistsError(17, "File exists", path)
    if not _path.isdir(_path.dirname(path.rstrip("/")) or "."):
        raise _no_such(path)
    if not _host.make_folders(path):
        raise PermissionError(13, "Permission denied", path)


def makedirs(name, mode=0o777, exist_ok=False):
    name = fspath(name)
    if _path.exists(name) and not (exist_ok and _path.isdir(name)):
        raise FileExistsError(17, "File exists", name)
    if not _host.make_folders(name):
        raise PermissionError(13, "Permission denied", name)


def remove(path, *, dir_fd=None):
    path = fspath(path)
    if _path.isdir(path):
        raise IsADirectoryError(21, "Is a directory", path)
    if not _host.is_file(path):
        raise _no_such(path)
    if not _host.remove(path):
        raise PermissionError(13, "Permission denied", path)


unlink = remove


def rmdir(path, *, dir_fd=None):
    path = fspath(path)
    if _entries(path):
        raise OSError(39, "Directory not empty", path)
    if not _host.remove(path):
        raise PermissionError(13, "Permission denied", path)


def removedirs(name):
    rmdir(name)
    name = _path.dirname(name.rstrip("/"))
    while name:
        try:
            rmdir(name)
        except OSError:
            break
        name = _path.dirname(name)


def rename(src, dst, **kwargs):
    src, dst = fspath(src), fspath(dst)
    if not _path.exists(src):
        raise FileNotFoundError(2, "No such file or directory", src, None, dst)
    if not _host.rename(src, dst):
        raise OSError(18, "Invalid cross-device link", src, None, dst)


replace = rename


class DirEntry:
    def __init__(self, folder, name):
        self.name = name.rstrip("/")
        self.path = _path.join(folder, self.name)
        self._is_dir = name.endswith("/")

    def is_dir(self, *, follow_symlinks=True):
        return self._is_dir

    def is_file(self, *, follow_symlinks=True):
        return not self._is_dir

    def is_symlink(self):
        return False

    def stat(self, *, follow_symlinks=True):
        return stat(self.path)

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return f"<DirEntry {self.name!r}>"


class scandir:
    def __init__(self, path="."):
        self._left = iter([DirEntry(fspath(path), name) for name, _, _ in _entries(path)])

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
    top = fspath(top)
    try:
        entries = _entries(top)
    except OSError as e:
        if onerror is not None:
            onerror(e)
        return
    folders = [name[:-1] for name, _, _ in entries if name.endswith("/")]
    files = [name for name, _, _ in entries if not name.endswith("/")]
    if topdown:
        yield top, folders, files
    for folder in folders:
        yield from walk(_path.join(top, folder), topdown, onerror, followlinks)
    if not topdown:
        yield top, folders, files


def strerror(code):
    import errno

    return errno._TEXTS.get(code, f"Unknown error {code}")


def get_terminal_size(fd=1):
    return terminal_size((80, 24))


class terminal_size(tuple):
    columns = property(lambda self: self[0])
    lines = property(lambda self: self[1])

    def __repr__(self):
        return f"os.terminal_size(columns={self[0]}, lines={self[1]})"


def getppid():
    return 1


def getlogin():
    return environ.get("USER", "root")


def getuid():
    return 0


geteuid = getgid = getegid = getuid


def isatty(fd):
    return False


def chmod(path, mode, **kwargs):
    stat(path)


def utime(path, times=None, **kwargs):
    stat(path)


def getloadavg():
    return 0.0, 0.0, 0.0


def _unsupported(what):
    def function(*args, **kwargs):
        raise OSError(38, "Function not implemented")

    function.__name__ = what
    return function


chdir, fork, kill, popen, pipe, symlink, link, readlink, umask, execv, waitpid = map(
    _unsupported, ["chdir", "fork", "kill", "popen", "pipe", "symlink", "link", "readlink", "umask", "execv", "waitpid"]
)


def system(command):
    raise OSError(38, "Function not implemented")


def _exit(code):
    raise SystemExit(code)
