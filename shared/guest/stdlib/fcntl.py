"""fcntl: what is asked of descriptors; locks of files. In a page one program runs, so that every lock is free there."""

import _system
import sys

_words = """
    DN_ACCESS 1 DN_ATTRIB 32 DN_CREATE 4 DN_DELETE 8 DN_MODIFY 2 DN_MULTISHOT 2147483648 DN_RENAME 16 FASYNC 8192 FD_CLOEXEC
    1 F_ADD_SEALS 1033 F_DUPFD 0 F_DUPFD_CLOEXEC 1030 F_EXLCK 4 F_GETFD 1 F_GETFL 3 F_GETLEASE 1025 F_GETLK 5 F_GETLK64 5
    F_GETOWN 9 F_GETPIPE_SZ 1032 F_GETSIG 11 F_GET_SEALS 1034 F_NOTIFY 1026 F_OFD_GETLK 36 F_OFD_SETLK 37 F_OFD_SETLKW 38
    F_RDLCK 0 F_SEAL_GROW 4 F_SEAL_SEAL 1 F_SEAL_SHRINK 2 F_SEAL_WRITE 8 F_SETFD 2 F_SETFL 4 F_SETLEASE 1024 F_SETLK 6
    F_SETLK64 6 F_SETLKW 7 F_SETLKW64 7 F_SETOWN 8 F_SETPIPE_SZ 1031 F_SETSIG 10 F_SHLCK 8 F_UNLCK 2 F_WRLCK 1 LOCK_EX 2
    LOCK_MAND 32 LOCK_NB 4 LOCK_READ 64 LOCK_RW 192 LOCK_SH 1 LOCK_UN 8 LOCK_WRITE 128
""".split()
globals().update(zip(_words[::2], map(int, _words[1::2])))
del _words

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _number(fd):
    if not isinstance(fd, int):
        method = getattr(fd, "fileno", None)
        if method is None:
            raise TypeError("argument must be an int, or have a fileno() method.")
        fd = method()
        if not isinstance(fd, int):
            raise TypeError("fileno() returned a non-integer")
    if fd < 0:
        raise ValueError(f"file descriptor cannot be a negative integer ({fd})")
    if not _system.is_machine:
        _system.fstat(fd)
    return fd


def fcntl(fd, cmd, arg=0, /):
    fd = _number(fd)
    sys.audit("fcntl.fcntl", fd, cmd, arg)
    if isinstance(arg, str):
        arg = arg.encode()
    if not _system.is_machine:
        return arg if isinstance(arg, bytes) else 0
    return _system.fcntl(fd, cmd, arg)


def ioctl(fd, request, arg=0, mutate_flag=True, /):
    fd = _number(fd)
    sys.audit("fcntl.ioctl", fd, request, arg)
    if not _system.is_machine:
        raise OSError(25, "Inappropriate ioctl for device")
    request &= 0xFFFFFFFF
    if isinstance(arg, str):
        arg = arg.encode()
    if isinstance(arg, int):
        return _system.ioctl(fd, request, arg)
    view = memoryview(arg)
    if view.readonly or not mutate_flag:
        if view.nbytes > 1024:
            raise ValueError("ioctl string arg too long")
        return _system.ioctl(fd, request, view.tobytes())
    data = bytearray(view.cast("B"))
    answer = _system.ioctl(fd, request, data)
    view.cast("B")[:] = data
    return answer


def flock(fd, operation, /):
    fd = _number(fd)
    sys.audit("fcntl.flock", fd, operation)
    if _system.is_machine:
        _system.flock(fd, operation)


def lockf(fd, cmd, len=0, start=0, whence=0, /):
    fd = _number(fd)
    sys.audit("fcntl.lockf", fd, cmd, len, start, whence)
    kind = F_UNLCK if cmd == LOCK_UN else F_RDLCK if cmd & LOCK_SH else F_WRLCK if cmd & LOCK_EX else None
    if kind is None:
        raise ValueError("unrecognized lockf argument")
    if _system.is_machine:
        _system.lock_range(fd, kind, not cmd & LOCK_NB, len, start, whence)
