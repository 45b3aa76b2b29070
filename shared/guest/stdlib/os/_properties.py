"""The part of os that asks for what is configured: limits of paths, texts of the system, owners, attributes of files."""

import os
import sys

from os._rarer import _call

confstr_names = dict(zip(("CS_PATH", "CS_GNU_LIBC_VERSION", "CS_GNU_LIBPTHREAD_VERSION"), (0, 2, 3)))
for _kind, _first in (("LFS", 1000), ("LFS64", 1004), ("XBS5_ILP32_OFF32", 1100), ("XBS5_ILP32_OFFBIG", 1104),
                      ("XBS5_LP64_OFF64", 1108), ("XBS5_LPBIG_OFFBIG", 1112)):  # fmt: skip
    for _i, _what in enumerate(("CFLAGS", "LDFLAGS", "LIBS", "LINTFLAGS")):
        confstr_names[f"CS_{_kind}_{_what}"] = _first + _i
pathconf_names = {
    "PC_" + name: number
    for number, name in enumerate(
        "LINK_MAX MAX_CANON MAX_INPUT NAME_MAX PATH_MAX PIPE_BUF CHOWN_RESTRICTED NO_TRUNC VDISABLE SYNC_IO ASYNC_IO PRIO_IO "
        "SOCK_MAXBUF FILESIZEBITS REC_INCR_XFER_SIZE REC_MAX_XFER_SIZE REC_MIN_XFER_SIZE REC_XFER_ALIGN ALLOC_SIZE_MIN SYMLINK_MAX".split())
}  # fmt: skip

_NUMBERS = """
EFD_CLOEXEC=524288 EFD_NONBLOCK=2048 EFD_SEMAPHORE=1 MFD_ALLOW_SEALING=2 MFD_CLOEXEC=1 MFD_HUGETLB=4 MFD_HUGE_16GB=2281701376
MFD_HUGE_16MB=1610612736 MFD_HUGE_1GB=2013265920 MFD_HUGE_1MB=1342177280 MFD_HUGE_256MB=1879048192 MFD_HUGE_2GB=2080374784
MFD_HUGE_2MB=1409286144 MFD_HUGE_32MB=1677721600 MFD_HUGE_512KB=1275068416 MFD_HUGE_512MB=1946157056 MFD_HUGE_64KB=1073741824
MFD_HUGE_8MB=1543503872 MFD_HUGE_MASK=63 MFD_HUGE_SHIFT=26 POSIX_SPAWN_CLOSE=1 POSIX_SPAWN_DUP2=2 POSIX_SPAWN_OPEN=0
RWF_APPEND=16 RWF_DSYNC=2 RWF_HIPRI=1 RWF_NOWAIT=8 RWF_SYNC=4 SCHED_RESET_ON_FORK=1073741824 SPLICE_F_MORE=4 SPLICE_F_MOVE=1
SPLICE_F_NONBLOCK=2
"""
globals().update((name, int(value)) for name, value in (pair.split("=") for pair in _NUMBERS.split()))

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _number(name, names):
    if isinstance(name, int):
        return name
    if not isinstance(name, str):
        raise TypeError("configuration names must be strings or integers")
    if name not in names:
        raise ValueError("unrecognized configuration name")
    return names[name]


def confstr(name, /):
    return _call("confstr", _number(name, confstr_names))


def pathconf(path, name):
    number = _number(name, pathconf_names)
    return _call("pathconf", path if isinstance(path, int) else os.fsdecode(path), number)


def fpathconf(fd, name, /):
    return pathconf(fd if isinstance(fd, int) else fd.fileno(), name)


def getresuid():
    return _call("getresuid")


def getresgid():
    return _call("getresgid")


def setresuid(ruid, euid, suid, /):
    _call("setresuid", ruid, euid, suid)


def setresgid(rgid, egid, sgid, /):
    _call("setresgid", rgid, egid, sgid)


def getgrouplist(user, group, /):
    return _call("getgrouplist", user, group)


def mknod(path, mode=0o600, device=0, *, dir_fd=None):
    _call("mknod", os._argument("mknod", path, dir_fd), mode, device)


def wait4(pid, options):
    """(pid, status, what it used) of a child that has ended."""
    from resource import struct_rusage

    pid, status, *used = _call("wait4", pid, options)
    return pid, status, struct_rusage(used)


def wait3(options):
    return wait4(-1, options)


def WIFCONTINUED(status):
    return status == 0xFFFF


# ---- files in memory, counters


def memfd_create(name, flags=MFD_CLOEXEC):  # noqa: F821
    return _call("memfd_create", os.fsdecode(name), flags)


def eventfd(initval, flags=EFD_CLOEXEC):  # noqa: F821
    return _call("eventfd", initval, flags)


def eventfd_read(fd):
    return int.from_bytes(os.read(fd, 8), sys.byteorder)


def eventfd_write(fd, value):
    os.write(fd, value.to_bytes(8, sys.byteorder))


# ---- attributes of files


def _target(what, path, follow_symlinks):
    if isinstance(path, int):
        if not follow_symlinks:
            raise ValueError(f"{what}: cannot use fd and follow_symlinks together")
        return path
    return os.fsdecode(path)


def getxattr(path, attribute, *, follow_symlinks=True):
    target = _target("getxattr", path, follow_symlinks)
    sys.audit("os.getxattr", path, attribute)
    return _call("getxattr", target, bool(follow_symlinks), os.fsdecode(attribute))


def setxattr(path, attribute, value, flags=0, *, follow_symlinks=True):
    target = _target("setxattr", path, follow_symlinks)
    sys.audit("os.setxattr", path, attribute, value, flags)
    _call("setxattr", target, bool(follow_symlinks), os.fsdecode(attribute), value, flags)


def removexattr(path, attribute, *, follow_symlinks=True):
    target = _target("removexattr", path, follow_symlinks)
    sys.audit("os.removexattr", path, attribute)
    _call("removexattr", target, bool(follow_symlinks), os.fsdecode(attribute))


def listxattr(path=None, *, follow_symlinks=True):
    target = _target("listxattr", os.curdir if path is None else path, follow_symlinks)
    sys.audit("os.listxattr", path)
    found = _call("listxattr", target, bool(follow_symlinks))
    return [os.fsdecode(name) for name in found.split(b"\0") if name]

