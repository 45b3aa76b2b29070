"""The machine as os, os.path, subprocess and select see it: native/posix where there is one, else what the Host offers
(_host_files: descriptors).

Functions take paths as str and raise OSError. What the Host cannot do raises "Function not implemented"."""

import _host

try:
    from _posix import *  # noqa: F403

    is_machine = True
except ImportError:
    is_machine = False


def _missing(*args):
    raise OSError(38, "Function not implemented")


def _no_such(path):
    return FileNotFoundError(2, "No such file or directory", path)


def _is_there(path):
    return _host.is_file(path) or _host.list_folder(path) is not None


def _stat(path, follows):
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
    ns = int(modified * 1e9)
    return mode, 0, 0, 1, 0, 0, size, modified, modified, modified, ns, ns, ns, 4096, -(-size // 512), 0


def _mkdir(path, mode):
    if _is_there(path):
        raise FileExistsError(17, "File exists", path)
    folder = path.rstrip("/").rpartition("/")[0] or ("/" if path.startswith("/") else ".")
    if _host.list_folder(folder) is None:
        raise _no_such(path)
    if not _host.make_folders(path):
        raise PermissionError(13, "Permission denied", path)


def _listdir(path):
    entries = _host.list_folder(path)
    if entries is None:
        raise NotADirectoryError(20, "Not a directory", path) if _host.is_file(path) else _no_such(path)
    return [name.rstrip("/") for name, _, _ in entries]


def _unlink(path):
    if _host.list_folder(path) is not None:
        raise IsADirectoryError(21, "Is a directory", path)
    if not _host.is_file(path):
        raise _no_such(path)
    if not _host.remove(path):
        raise PermissionError(13, "Permission denied", path)


def _rmdir(path):
    if _listdir(path):
        raise OSError(39, "Directory not empty", path)
    if not _host.remove(path):
        raise PermissionError(13, "Permission denied", path)


def _rename(src, dst):
    if not _is_there(src):
        raise _no_such(src)
    if not _host.rename(src, dst):
        raise OSError(18, "Invalid cross-device link", src)


def _strerror(number):
    import errno

    return errno._TEXTS.get(number, f"Unknown error {number}")


def _check(path, *rest):
    _stat(path, True)


def _readlink(path):
    _check(path)
    raise OSError(22, "Invalid argument", path)


if not is_machine:
    stat, mkdir, listdir, unlink, rmdir = _stat, _mkdir, _listdir, _unlink, _rmdir
    rename, strerror, readlink = _rename, _strerror, _readlink
    chmod = utime = _check
    mkfifo = link = symlink = spawn = waitpid = poll = kill = times = _missing
    from _host_files import *  # noqa: F403

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

    def sched_getaffinity():
        return [0]

    def getloadavg():
        return 0.0, 0.0, 0.0
