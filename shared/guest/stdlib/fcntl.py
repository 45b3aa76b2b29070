"""fcntl: locks of files. One program runs here, so that every lock is free."""

import os

LOCK_SH, LOCK_EX, LOCK_NB, LOCK_UN = 1, 2, 4, 8
F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW, FD_CLOEXEC = 0, 1, 2, 3, 4, 5, 6, 7, 1
F_RDLCK, F_WRLCK, F_UNLCK = 0, 1, 2

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _known(fd):
    os.fstat(fd if isinstance(fd, int) else fd.fileno())


def flock(fd, operation, /):
    _known(fd)


def lockf(fd, cmd, len=0, start=0, whence=0, /):
    _known(fd)
    if not cmd & 15:
        raise ValueError("unrecognized lockf argument")


def fcntl(fd, cmd, arg=0, /):
    _known(fd)
    return arg if isinstance(arg, bytes) else 0


def ioctl(fd, request, arg=0, mutate_flag=True, /):
    _known(fd)
    raise OSError(25, "Inappropriate ioctl for device")
