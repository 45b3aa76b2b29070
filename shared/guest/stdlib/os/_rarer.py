"""The rarer part of os, loaded where a program asks for one of its names: forks, owners, priorities, file systems, terminals."""

import errno
import sys

import _system
from _structseq import structseq

_NUMBERS = """
CLD_CONTINUED=6 CLD_DUMPED=3 CLD_EXITED=1 CLD_KILLED=2 CLD_STOPPED=5 CLD_TRAPPED=4 EX_CANTCREAT=73 EX_CONFIG=78 EX_NOHOST=68
EX_NOUSER=67 EX_OSFILE=72 EX_PROTOCOL=76 EX_UNAVAILABLE=69 F_LOCK=1 F_TEST=3 F_TLOCK=2 F_ULOCK=0 GRND_NONBLOCK=1 GRND_RANDOM=2
NGROUPS_MAX=65536 O_ACCMODE=3 O_ASYNC=8192 O_DIRECT=16384 O_FSYNC=1052672 O_LARGEFILE=0 O_NDELAY=2048 O_NOATIME=262144
O_PATH=2097152 O_RSYNC=1052672 O_TMPFILE=4259840 POSIX_FADV_DONTNEED=4 POSIX_FADV_NOREUSE=5 POSIX_FADV_NORMAL=0
POSIX_FADV_RANDOM=1 POSIX_FADV_SEQUENTIAL=2 POSIX_FADV_WILLNEED=3 PRIO_PGRP=1 PRIO_PROCESS=0 PRIO_USER=2 P_ALL=0 P_PGID=2
P_PID=1 P_PIDFD=3 RTLD_DEEPBIND=8 RTLD_GLOBAL=256 RTLD_LAZY=1 RTLD_LOCAL=0 RTLD_NODELETE=4096 RTLD_NOLOAD=4 RTLD_NOW=2
SCHED_BATCH=3 SCHED_FIFO=1 SCHED_IDLE=5 SCHED_OTHER=0 SCHED_RR=2 SEEK_DATA=3 SEEK_HOLE=4 ST_APPEND=256 ST_MANDLOCK=64
ST_NOATIME=1024 ST_NODEV=4 ST_NODIRATIME=2048 ST_NOEXEC=8 ST_NOSUID=2 ST_RDONLY=1 ST_RELATIME=4096 ST_SYNCHRONOUS=16
ST_WRITE=128 TMP_MAX=238328 WEXITED=4 WNOWAIT=16777216 WSTOPPED=2 XATTR_CREATE=1 XATTR_REPLACE=2 XATTR_SIZE_MAX=65536
SPLICE_F_MOVE=1 SPLICE_F_NONBLOCK=2 SPLICE_F_MORE=4 SCHED_RESET_ON_FORK=1073741824
"""
globals().update((name, int(value)) for name, value in (pair.split("=") for pair in _NUMBERS.split()))
sysconf_names = {"SC_ARG_MAX": 0, "SC_CHILD_MAX": 1, "SC_CLK_TCK": 2, "SC_NGROUPS_MAX": 3, "SC_OPEN_MAX": 4, "SC_STREAM_MAX": 5,
                 "SC_TZNAME_MAX": 6, "SC_JOB_CONTROL": 7, "SC_SAVED_IDS": 8, "SC_VERSION": 29, "SC_PAGESIZE": 30, "SC_PAGE_SIZE": 30,
                 "SC_RTSIG_MAX": 31, "SC_IOV_MAX": 60, "SC_GETGR_R_SIZE_MAX": 69, "SC_GETPW_R_SIZE_MAX": 70, "SC_LOGIN_NAME_MAX": 71,
                 "SC_TTY_NAME_MAX": 72, "SC_NPROCESSORS_CONF": 83, "SC_NPROCESSORS_ONLN": 84, "SC_PHYS_PAGES": 85,
                 "SC_AVPHYS_PAGES": 86, "SC_SYMLOOP_MAX": 173, "SC_HOST_NAME_MAX": 180}  # fmt: skip

__name__ = "posix"  # what is defined here is shown, and pickled, as that module's

# CPython has these in C: no traceback shows them.
__natives__ = (
    "chown copy_file_range ctermid device_encoding execv execve fork forkpty fstatvfs getrandom lchown lockf login_tty major "
    "makedev minor pidfd_open posix_fadvise posix_fallocate posix_spawn preadv pwrite pwritev readv register_at_fork sendfile setpgrp "
    "statvfs sync waitid writev chroot initgroups sched_getparam sched_getscheduler sched_rr_get_interval sched_setaffinity "
    "sched_setparam sched_setscheduler setgroups splice "
)


def _call(name, *arguments):
    function = getattr(_system, name, None)
    if function is None:
        raise OSError(errno.ENOSYS, "Function not implemented")
    return function(*arguments)


def _plain(name, parameters, gives_number):
    """A function of numbers that the machine has under the same name."""
    call = f"_call({', '.join([repr(name), *parameters.replace('/', '').replace(',', ' ').split()])})"
    made = eval(f"lambda {parameters}: {call if gives_number else f'({call}, None)[1]'}", globals())
    made.__name__ = made.__qualname__ = name
    made.__module__ = "posix"
    return made


for _name, _parameters in {"getpgrp": "", "getgroups": "", "openpty": "", "getsid": "pid, /", "getpgid": "pid", "nice": "increment, /",
                           "getpriority": "which, who", "sched_get_priority_max": "policy", "sched_get_priority_min": "policy",
                           "tcgetpgrp": "fd, /", "pipe2": "flags, /", "ttyname": "fd, /"}.items():  # fmt: skip
    globals()[_name] = _plain(_name, _parameters, True)
for _name, _parameters in {"setsid": "", "sched_yield": "", "abort": "", "setpgid": "pid, pgrp, /", "setuid": "uid, /", "seteuid": "euid, /",
                           "setgid": "gid, /", "setegid": "egid, /", "setreuid": "ruid, euid, /", "setregid": "rgid, egid, /",
                           "fchmod": "fd, mode", "fchdir": "fd", "fchown": "fd, uid, gid", "setpriority": "which, who, priority",
                           "tcsetpgrp": "fd, pgid, /"}.items():  # fmt: skip
    globals()[_name] = _plain(_name, _parameters, False)
del _name, _parameters


waitid_result = structseq("posix.waitid_result", ("si_pid", "si_uid", "si_signo", "si_status", "si_code"),
                          doc="What a child's change is told as.")  # fmt: skip


def waitid(idtype, id, options, /):
    told = _call("waitid", idtype, id, options)
    return None if told is None else waitid_result(told)


def pidfd_open(pid, flags=0):
    return _call("pidfd_open", pid, flags)


def setpgrp():
    _call("setpgid", 0, 0)


def ctermid():
    return "/dev/tty"


_before_fork, _after_in_parent, _after_in_child = [], [], []


def register_at_fork(*, before=None, after_in_child=None, after_in_parent=None):
    """Functions called around forks."""
    if before is None and after_in_child is None and after_in_parent is None:
        raise TypeError("At least one argument is required.")
    for name, function, kept in (("before", before, _before_fork), ("after_in_child", after_in_child, _after_in_child),
                                 ("after_in_parent", after_in_parent, _after_in_parent)):  # fmt: skip
        if function is not None:
            if not callable(function):
                raise TypeError(f"'{name}' must be callable, not {type(function).__name__}")
            kept.append(function)


def fork():
    """A copy of this process, with the running thread alone: 0 there, its number here."""
    import _thread

    for function in reversed(_before_fork):
        function()
    pid = _call("fork")
    if pid == 0:
        _thread._forget_others()
        if "threading" in sys.modules:
            sys.modules["threading"]._after_fork()
    for function in _after_in_child if pid == 0 else _after_in_parent:
        function()
    return pid


def forkpty():
    """As fork(), where the copy has a terminal of its own; (number, the terminal's other end)."""
    import os

    master, slave = os.openpty()
    pid = fork()
    if pid:
        os.close(slave)
        return pid, master
    os.close(master)
    login_tty(slave)
    return 0, -1


def login_tty(fd, /):
    import os

    os.setsid()
    for target in (0, 1, 2):
        os.dup2(fd, target)
    if fd > 2:
        os.close(fd)


def _exec(file, args, env=None):
    import os

    arguments, variables = os._command(args, env)
    if not arguments:
        raise ValueError("execv() arg 2 must not be empty")
    if not arguments[0]:
        raise ValueError("execv() arg 2 first element cannot be empty")
    _call("exec", os.fsdecode(file), arguments, variables)


def _exec_found(file, args, env=None):
    """The first program of the name in the folders of PATH."""
    import os

    if os.path.dirname(file):
        _exec(file, args, env)
        return
    last = refused = None
    for folder in os.get_exec_path(env):
        try:
            _exec(os.path.join(folder, os.fsdecode(file)), args, env)
        except (FileNotFoundError, NotADirectoryError) as error:
            last = error
        except OSError as error:
            refused = refused or error
    raise refused or last or FileNotFoundError(2, "No such file or directory", file)


def execv(path, argv, /):
    if not isinstance(argv, (tuple, list)):
        raise TypeError("execv() arg 2 must be a tuple or list")
    _exec(path, argv)


def execve(path, argv, env):
    if not isinstance(argv, (tuple, list)):
        raise TypeError("execve: argv must be a tuple or list")
    if not hasattr(env, "keys"):
        raise TypeError("execve: environment must be a mapping object")
    _exec(path, argv, env)


def execl(file, *args):
    execv(file, args)


def execle(file, *args):
    execve(file, args[:-1], args[-1])


def execvp(file, args):
    _exec_found(file, args)


def execvpe(file, args, env):
    _exec_found(file, args, env)


def execlp(file, *args):
    _exec_found(file, args)


def execlpe(file, *args):
    _exec_found(file, args[:-1], args[-1])


def spawnle(mode, file, *args):
    import os

    return os.spawnve(mode, file, args[:-1], args[-1])


spawnlpe = spawnle


def chown(path, uid, gid, *, dir_fd=None, follow_symlinks=True):
    import os

    if isinstance(path, int):
        os.fchown(path, uid, gid)
    else:
        _call("chown", os._argument("chown", path, dir_fd), uid, gid, follow_symlinks)


def lchown(path, uid, gid):
    chown(path, uid, gid, follow_symlinks=False)


statvfs_result = structseq(
    "os.statvfs_result", tuple("f_bsize f_frsize f_blocks f_bfree f_bavail f_files f_ffree f_favail f_flag f_namemax".split()),
    {"f_fsid": None}, doc="What a file system says of itself.")  # fmt: skip


def statvfs(path):
    import os

    return statvfs_result(_call("statvfs", path if isinstance(path, int) else os._argument("statvfs", path)))


def fstatvfs(fd, /):
    return statvfs_result(_call("statvfs", fd))


def getrandom(size, flags=0):
    import os

    if size < 0:
        raise OSError(errno.EINVAL, "Invalid argument")
    return os.urandom(size)


def device_encoding(fd):
    import os

    return "UTF-8" if os.isatty(fd) else None


def lockf(fd, command, length, /):
    _call("lockf", fd, command, length)


def _at(fd, offset, do):
    import os

    before = os.lseek(fd, 0, 1)
    os.lseek(fd, offset, 0)
    try:
        return do()
    finally:
        os.lseek(fd, before, 0)


def pwrite(fd, buffer, offset, /):
    import os

    return _at(fd, offset, lambda: os.write(fd, buffer))


def readv(fd, buffers, /):
    """Fills the buffers one after the other; how many bytes there were."""
    import os

    views = [memoryview(buffer).cast("B") for buffer in buffers]
    data, at = os.read(fd, sum(map(len, views))), 0
    for view in views:
        piece = data[at:at + len(view)]
        view[:len(piece)] = piece
        at += len(piece)
    return len(data)


def writev(fd, buffers, /):
    import os

    return os.write(fd, b"".join(map(bytes, buffers)))


def preadv(fd, buffers, offset, flags=0, /):
    return _at(fd, offset, lambda: readv(fd, buffers))


def pwritev(fd, buffers, offset, flags=0, /):
    return _at(fd, offset, lambda: writev(fd, buffers))


def sendfile(out_fd, in_fd, offset, count):
    import os

    count = min(count, 2**24)  # a part is allowed, and asks for less memory
    data = os.read(in_fd, count) if offset is None else os.pread(in_fd, count, offset)
    return os.write(out_fd, data) if data else 0


def copy_file_range(src, dst, count, offset_src=None, offset_dst=None):
    import os

    if count < 0:
        raise ValueError("negative value for 'count' not allowed")
    data = os.read(src, count) if offset_src is None else os.pread(src, count, offset_src)
    return os.write(dst, data) if offset_dst is None else pwrite(dst, data, offset_dst)


sched_param = structseq("posix.sched_param", ("sched_priority",), doc="What a policy of scheduling is given.")


def _new_param(cls, sched_priority):
    return tuple.__new__(cls, (sched_priority,))


_new_param.__name__, _new_param.__qualname__ = "sched_param", "sched_param"
sched_param.__new__ = staticmethod(_new_param)


def sched_setaffinity(pid, mask, /):
    """The processors that a process may run on."""
    _call("sched_setaffinity", pid, mask)


def sched_getscheduler(pid, /):
    return _call("sched_getscheduler", pid)


def sched_getparam(pid, /):
    return sched_param(_call("sched_getparam", pid))


def _priority(param):
    if not isinstance(param, sched_param):
        raise TypeError("must have a sched_param object")
    return param.sched_priority


def sched_setscheduler(pid, policy, param, /):
    _call("sched_set", pid, policy, _priority(param))


def sched_setparam(pid, param, /):
    _call("sched_set", pid, None, _priority(param))


def sched_rr_get_interval(pid, /):
    return _call("sched_rr_get_interval", pid)


def splice(src, dst, count, offset_src=None, offset_dst=None, flags=0):
    """Moves bytes between two descriptors, one of which is a pipe; how many."""
    if count < 0:
        raise ValueError("negative value for 'count' not allowed")
    return _call("splice", src, dst, count, offset_src, offset_dst, flags)


def setgroups(groups, /):
    _call("setgroups", groups)


def initgroups(username, gid, /):
    import os

    _call("initgroups", os.fsdecode(username), gid)


def chroot(path):
    import os

    _call("chroot", os._argument("chroot", path))


def posix_fallocate(fd, offset, length, /):
    import os

    if offset < 0 or length <= 0:
        raise OSError(errno.EINVAL, "Invalid argument")
    if os.fstat(fd).st_size < offset + length:
        os.ftruncate(fd, offset + length)


def posix_fadvise(fd, offset, length, advice, /):
    import os

    os.fstat(fd)


def sync():
    """Files are written when the machine sees fit, and by fsync."""


def major(device, /):
    return device >> 8 & 0xFFF | device >> 32 & 0xFFFFF000


def minor(device, /):
    return device & 0xFF | device >> 12 & 0xFFFFFF00


def makedev(major, minor, /):
    return minor & 0xFF | (major & 0xFFF) << 8 | (minor & 0xFFFFFF00) << 12 | (major & 0xFFFFF000) << 32


def posix_spawn(path, argv, env, /, *, file_actions=(), setpgroup=None, resetids=False, setsid=False, setsigmask=(), setsigdef=(),
                scheduler=None):  # fmt: skip
    """Starts a program; its number."""
    import os

    if not isinstance(argv, (tuple, list)):
        raise TypeError("posix_spawn: argv must be a tuple or list")
    arguments, variables = os._command(argv, env)
    if not arguments:
        raise ValueError("posix_spawn: argv must not be empty")
    if list(file_actions):
        raise NotImplementedError("posix_spawn: file_actions are not offered")
    return _call("spawn", [os.fsdecode(path), *arguments[1:]], variables, None, -1, -1, -1, setsid, False)


posix_spawnp = posix_spawn


def fwalk(top=".", topdown=True, onerror=None, *, follow_symlinks=False, dir_fd=None):
    """os.walk with a descriptor of each folder; names are looked up below it, so that a folder that is moved meanwhile is not lost."""
    import os

    sys.audit("os.fwalk", top, topdown, onerror, follow_symlinks, dir_fd)
    top = os.fspath(top)
    flags = os.O_RDONLY | os.O_CLOEXEC | getattr(os, "O_DIRECTORY", 0)
    before = None if follow_symlinks else os.stat(top, follow_symlinks=False, dir_fd=dir_fd)
    fd = os.open(top, flags, dir_fd=dir_fd)
    try:
        if follow_symlinks or not os.path.islink(top) and os.path.samestat(before, os.stat(fd)):
            yield from _fwalk(fd, top, isinstance(top, bytes), topdown, onerror, follow_symlinks, flags)
    finally:
        os.close(fd)


def _fwalk(fd, path, as_bytes, topdown, onerror, follow_symlinks, flags):
    import os

    folders, files, before = [], [], {}
    for entry in list(os.scandir(fd)):
        name = os.fsencode(entry.name) if as_bytes else entry.name
        try:
            if not entry.is_dir():
                files.append(name)
                continue
            folders.append(name)
            if not topdown and not follow_symlinks:
                before[name] = entry.stat(follow_symlinks=False)
        except OSError:
            try:
                if entry.is_symlink():
                    files.append(name)
            except OSError:
                continue
    if topdown:
        yield path, folders, files, fd
    for name in folders:
        try:
            if not follow_symlinks and name not in before:
                before[name] = os.stat(name, dir_fd=fd, follow_symlinks=False)
            below = os.open(name, flags, dir_fd=fd)
        except OSError as error:
            if onerror is not None:
                onerror(error)
            continue
        try:
            if follow_symlinks or os.path.samestat(before[name], os.stat(below)):
                yield from _fwalk(below, os.path.join(path, name), as_bytes, topdown, onerror, follow_symlinks, flags)
        finally:
            os.close(below)
    if not topdown:
        yield path, folders, files, fd


def _functions(names):
    import os

    return {globals().get(name) or getattr(os, name) for name in names.split()} if _system.is_machine else set()


supports_dir_fd = _functions("access chown link mkdir mkfifo open readlink rename rmdir stat symlink unlink utime")
supports_fd = _functions("chdir chmod chown listdir scandir stat statvfs truncate utime")
supports_follow_symlinks = _functions("chown stat utime")
supports_effective_ids = set()
