"""The machine as the Host offers it, where there is no other: _system takes these functions over. Descriptors of files stand in
memory and are written through; pipes are queues. What the Host cannot do raises "Function not implemented"."""

import _host

__all__ = """
open close read write lseek ftruncate fsync dup dup2 pipe fstat chdir getcwd umask stat mkdir listdir unlink
rmdir rename strerror readlink chmod utime mkfifo link symlink spawn waitpid poll kill times access exit_now
isatty getpid getuid environ uname sched_getaffinity getloadavg cpu_count getppid geteuid getgid getegid
""".split()
_WRITES, _READ_AND_WRITE, _CREATES, _EXCLUSIVE, _TRUNCATES, _APPENDS = 1, 2, 0o100, 0o200, 0o1000, 0o2000
_files = {}  #: number: _File or _End
_folder, _mask = None, 0o22

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


_unsaved = set()  #: files of which the Host does not have all that was written
_set_times = {}  #: path: (the Host's time of the file, access and modification in ns); another time of the Host's ends it
_contents = {}  #: path: (the bytes of a file that is open, how often); a file that was removed is no longer here


class _File:
    _saved = 0  # how much of a large file the Host has: it takes whole files alone

    def __init__(self, path, flags):
        there = _host.is_file(path)
        if flags & _CREATES and flags & _EXCLUSIVE and (there or _host.list_folder(path) is not None):
            raise FileExistsError(17, "File exists", path)
        if not there and not flags & _CREATES:
            raise (FileNotFoundError(2, "No such file or directory", path) if not path or _host.list_folder(path) is None
                   else IsADirectoryError(21, "Is a directory", path))  # fmt: skip
        self.path, self._place, self._access, self._appends = _placed(path), 0, flags & 3, flags & _APPENDS
        if not there:
            self._create(path)
        self.data, users = _contents.get(self.path) or (bytearray(_host.read_file(path)), 0)
        _contents[self.path] = self.data, users + 1
        if flags & _TRUNCATES:
            self.resize(0)

    @staticmethod
    def _create(path):
        try:
            _host.write_file(path, b"")
        except PermissionError:
            folder = path.rpartition("/")[0]
            if _host.list_folder(path) is not None:
                raise IsADirectoryError(21, "Is a directory", path) from None
            if folder and _host.list_folder(folder) is None:
                raise FileNotFoundError(2, "No such file or directory", path) from None
            raise

    def save(self):
        if self._is_there():
            _host.write_file(self.path, bytes(self.data))
        self._saved = len(self.data)
        _unsaved.discard(self)

    def _save_soon(self):
        if len(self.data) < 1 << 16 or len(self.data) >= 2 * self._saved:
            self.save()
        else:
            _unsaved.add(self)

    def _is_there(self):
        return self.path in _contents and _contents[self.path][0] is self.data

    def close(self):
        if self in _unsaved:
            self.save()
        if self._is_there():
            users = _contents[self.path][1] - 1
            _contents[self.path] = self.data, users
            if not users:
                del _contents[self.path]

    def read(self, size):
        if self._access == _WRITES:
            raise _bad()
        found = bytes(self.data[self._place : self._place + size])
        self._place += len(found)
        return found

    def write(self, piece):
        if self._access not in (_WRITES, _READ_AND_WRITE):
            raise _bad()
        if self._appends:
            self._place = len(self.data)
        self.data += b"\0" * (self._place - len(self.data))
        self.data[self._place : self._place + len(piece)] = piece
        self._place += len(piece)
        self._save_soon()
        return len(piece)

    def seek(self, position, whence):
        place = position + (0, self._place, len(self.data))[whence] if whence in (0, 1, 2) else -1
        if place < 0:
            raise OSError(22, "Invalid argument")
        self._place = place
        return place

    def resize(self, length):
        if length < 0:
            raise OSError(22, "Invalid argument")
        del self.data[length:]
        self.data += b"\0" * (length - len(self.data))
        self.save()

    def stat(self):
        return stat(self.path, True) if self._is_there() else _stat_result(0o100644, len(self.data), 0.0)


class _End:
    """One end of a pipe; both share the queue."""

    def __init__(self, queue, writes):
        self._queue, self._writes = queue, writes

    def read(self, size):
        if self._writes:
            raise _bad()
        found = bytes(self._queue[:size])
        del self._queue[:size]
        return found

    def write(self, piece):
        if not self._writes:
            raise _bad()
        self._queue += piece
        return len(piece)

    def seek(self, position, whence):
        raise OSError(29, "Illegal seek")

    def resize(self, length):
        raise OSError(22, "Invalid argument")

    def close(self):
        pass

    def save(self):
        raise OSError(22, "Invalid argument")

    def stat(self):
        return 0o10600, 0, 0, 1, 0, 0, 0, 0.0, 0.0, 0.0, 0, 0, 0, 4096, 0, 0


class _Standard(_End):
    """The program's output or error stream; nothing is read from these."""

    def __init__(self, number):
        self._number = number

    def read(self, size):
        raise _bad()

    def write(self, piece):
        import sys

        (sys.__stdout__, sys.__stderr__)[self._number - 1].flush()
        _host.write(self._number, bytes(piece).decode("utf-8", "replace"))
        return len(piece)

    def stat(self):
        return 0o20620, 0, 0, 1, 0, 0, 0, 0.0, 0.0, 0.0, 0, 0, 0, 1024, 0, 0


_files[1], _files[2] = _Standard(1), _Standard(2)


def _bad():
    return OSError(9, "Bad file descriptor")


def _file(fd):
    if fd not in _files:
        raise _bad()
    return _files[fd]


def _number(file):
    number = 3
    while number in _files:
        number += 1
    _files[number] = file
    return number


def open(path, flags, mode=0o777):
    return _number(_File(path, flags))


def close(fd):
    file = _file(fd)
    del _files[fd]
    if file not in _files.values():  # else another descriptor is the same file's
        file.close()


def read(fd, size):
    return _file(fd).read(size)


def write(fd, data):
    return _file(fd).write(bytes(data))


def lseek(fd, position, whence):
    return _file(fd).seek(position, whence)


def ftruncate(fd, length):
    _file(fd).resize(length)


def fsync(fd):
    _file(fd).save()


def fstat(fd):
    return _file(fd).stat()


def dup(fd):
    return _number(_file(fd))


def dup2(fd, fd2):
    _files[fd2] = _file(fd)
    return fd2


def pipe():
    queue = bytearray()
    return _number(_End(queue, False)), _number(_End(queue, True))


def umask(mask):
    global _mask
    before, _mask = _mask, mask & 0o777
    return before


# ---- the working folder

_PATHS = {"read_file": 1, "write_file": 1, "is_file": 1, "make_folders": 1, "remove": 1, "rename": 2, "list_folder": 1}


def getcwd():
    return _folder or _host.environment("PWD") or "/"


def _placed(path):
    return path if _folder is None or path[:1] == "/" else _folder.rstrip("/") + "/" + path


def _from_folder(native, count):
    """A function of the Host whose relative paths are those of the working folder."""
    return lambda *args: native(*[_placed(p) for p in args[:count]], *args[count:])


def chdir(path):
    global _folder
    if _host.list_folder(path) is None:
        if _host.is_file(path):
            raise NotADirectoryError(20, "Not a directory", path)
        raise FileNotFoundError(2, "No such file or directory", path)
    parts = []
    for part in (path if path[:1] == "/" else getcwd() + "/" + path).split("/"):
        if part == "..":
            parts[-1:] = []
        elif part not in ("", "."):
            parts.append(part)
    if _folder is None:
        for name, count in _PATHS.items():
            setattr(_host, name, _from_folder(getattr(_host, name), count))
    _folder = "/" + "/".join(parts)


# ---- paths


def _missing(*args):
    raise OSError(38, "Function not implemented")


def _no_such(path):
    return FileNotFoundError(2, "No such file or directory", path)


def _is_there(path):
    return _host.is_file(path) or _host.list_folder(path) is not None


def stat(path, follows):
    for file in list(_unsaved):
        file.save()
    folder, _, name = path.rstrip("/").rpartition("/")
    if _host.list_folder(path) is not None:
        mode, size, modified, wanted = 0o40755, 4096, 0.0, name + "/"
    elif _host.is_file(path):
        mode, size, modified, wanted = 0o100644, 0, 0.0, name
    else:
        raise _no_such(path)
    for each, bytes_, seconds in _host.list_folder(folder or ("/" if path.startswith("/") else ".")) or ():
        if each == wanted:
            size, modified = bytes_ or size, seconds
    as_of, *times = _set_times.get(_placed(path), (None,))
    return _stat_result(mode, size, modified, *(times if as_of == modified else ()))


def _stat_result(mode, size, changed, accessed=None, modified=None):
    ns = int(changed * 1e9)
    times = (ns if accessed is None else accessed), (ns if modified is None else modified), ns
    return mode, 0, 0, 1, 0, 0, size, times[0] / 1e9, times[1] / 1e9, changed, *times, 4096, -(-size // 512), 0


def mkdir(path, mode):
    if _is_there(path):
        raise FileExistsError(17, "File exists", path)
    folder = path.rstrip("/").rpartition("/")[0] or ("/" if path.startswith("/") else ".")
    if _host.list_folder(folder) is None:
        raise _no_such(path)
    if not _host.make_folders(path):
        raise PermissionError(13, "Permission denied", path)


def listdir(path):
    entries = _host.list_folder(path)
    if entries is None:
        raise NotADirectoryError(20, "Not a directory", path) if _host.is_file(path) else _no_such(path)
    return [name.rstrip("/") for name, _, _ in entries]


def unlink(path):
    if _host.list_folder(path) is not None:
        raise IsADirectoryError(21, "Is a directory", path)
    if not _host.is_file(path):
        raise _no_such(path)
    if not _host.remove(path):
        raise PermissionError(13, "Permission denied", path)
    _contents.pop(_placed(path), None)
    _set_times.pop(_placed(path), None)


def rmdir(path):
    if listdir(path):
        raise OSError(39, "Directory not empty", path)
    if not _host.remove(path):
        raise PermissionError(13, "Permission denied", path)


def rename(src, dst):
    if not _is_there(src):
        raise _no_such(src)
    if not _host.rename(src, dst):
        raise OSError(18, "Invalid cross-device link", src)
    _contents.pop(_placed(dst), None)
    if _placed(src) in _set_times:
        _set_times[_placed(dst)] = _set_times.pop(_placed(src))
    if _placed(src) in _contents:
        moved = _contents[_placed(dst)] = _contents.pop(_placed(src))
        for file in _files.values():
            if getattr(file, "data", None) is moved[0]:
                file.path = _placed(dst)


def strerror(number):
    import errno

    return errno._TEXTS.get(number, f"Unknown error {number}")


def _check(path, *rest):
    stat(path, True)


def readlink(path):
    _check(path)
    raise OSError(22, "Invalid argument", path)


chmod = _check


def utime(path, accessed, modified, follows):
    """The Host sets no times: what stat() says is kept here, until the file is written."""
    changed = stat(path, follows)[9]
    if modified is None:
        import time

        accessed = modified = time.time_ns()
    _set_times[_placed(path)] = changed, accessed, modified


mkfifo = link = symlink = spawn = waitpid = poll = kill = times = _missing


# ---- the process


def access(path, mode):
    return _is_there(path)


def exit_now(status):
    raise SystemExit(status)


def isatty(fd):
    return False


def getpid():
    return 1


cpu_count = getppid = getpid


def getuid():
    return 0


geteuid = getgid = getegid = getuid


def environ():
    return []


def uname():
    return ["Linux", "refjit", "", "", "wasm32"]


def sched_getaffinity(pid):
    return [0]


def getloadavg():
    return 0.0, 0.0, 0.0
