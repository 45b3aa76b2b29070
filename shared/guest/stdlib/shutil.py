"""Copying, moving and removing files and folders."""

import os

from collections import namedtuple


class Error(OSError):
    pass


class SameFileError(Error):
    pass


_usage = namedtuple("usage", "total used free")


def copyfileobj(fsrc, fdst, length=0):
    fdst.write(fsrc.read())


def copyfile(src, dst, *, follow_symlinks=True):
    if os.path.abspath(src) == os.path.abspath(dst):
        raise SameFileError("{!r} and {!r} are the same file".format(src, dst))
    with open(src, "rb") as f:
        data = f.read()
    with open(dst, "wb") as f:
        f.write(data)
    return dst


def copymode(src, dst, *, follow_symlinks=True):
    pass


copystat = copymode


def copy(src, dst, *, follow_symlinks=True):
    if os.path.isdir(dst):
        dst = os.path.join(dst, os.path.basename(src))
    return copyfile(src, dst)


copy2 = copy


def ignore_patterns(*patterns):
    import fnmatch

    def ignore(path, names):
        return {name for pattern in patterns for name in fnmatch.filter(names, pattern)}

    return ignore


def copytree(src, dst, symlinks=False, ignore=None, copy_function=copy2, ignore_dangling_symlinks=False, dirs_exist_ok=False):
    names = os.listdir(src)
    left_out = ignore(src, names) if ignore is not None else ()
    os.makedirs(dst, exist_ok=dirs_exist_ok)
    for name in names:
        if name in left_out:
            continue
        source, target = os.path.join(src, name), os.path.join(dst, name)
        if os.path.isdir(source):
            copytree(source, target, symlinks, ignore, copy_function, ignore_dangling_symlinks, dirs_exist_ok)
        else:
            copy_function(source, target)
    return dst


def rmtree(path, ignore_errors=False, onerror=None, *, dir_fd=None):
    try:
        names = os.listdir(path)
    except OSError:
        if ignore_errors:
            return
        raise
    for name in names:
        full = os.path.join(path, name)
        if os.path.isdir(full):
            rmtree(full, ignore_errors, onerror)
        else:
            os.unlink(full)
    os.rmdir(path)


def move(src, dst, copy_function=copy2):
    if os.path.isdir(dst):
        dst = os.path.join(dst, os.path.basename(os.fspath(src).rstrip("/")))
        if os.path.exists(dst):
            raise Error("Destination path '%s' already exists" % dst)
    os.rename(src, dst)
    return dst


def which(cmd, mode=1, path=None):
    return None


def disk_usage(path):
    return _usage(1 << 40, 1 << 39, 1 << 39)


def get_terminal_size(fallback=(80, 24)):
    return os.terminal_size((int(os.environ.get("COLUMNS") or fallback[0]), int(os.environ.get("LINES") or fallback[1])))
