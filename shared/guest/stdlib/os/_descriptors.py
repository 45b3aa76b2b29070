"""The part of os that acts on file descriptors and processes."""

import _system

O_RDONLY, O_WRONLY, O_RDWR, O_CREAT, O_EXCL, O_NOCTTY, O_TRUNC, O_APPEND = 0, 1, 2, 0o100, 0o200, 0o400, 0o1000, 0o2000
O_NONBLOCK, O_DSYNC, O_SYNC, O_DIRECTORY, O_NOFOLLOW, O_CLOEXEC = 0o4000, 0o10000, 0o4010000, 0o200000, 0o400000, 0o2000000
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
WNOHANG, WUNTRACED, WCONTINUED = 1, 2, 8
P_WAIT, P_NOWAIT, P_NOWAITO = 0, 1, 1
EX_OK, EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_SOFTWARE, EX_OSERR, EX_IOERR, EX_TEMPFAIL, EX_NOPERM = 0, 64, 65, 66, 70, 71, 74, 75, 77

__name__ = "posix"  # what is defined here is shown, and pickled, as that module's

# CPython has these in C: no traceback shows them.
__natives__ = (
    "WCOREDUMP WEXITSTATUS WIFEXITED WIFSIGNALED WIFSTOPPED WTERMSIG close closerange dup2 fstat fsync get_blocking "
    "get_inheritable kill killpg lseek open pread read set_blocking set_inheritable system wait waitpid "
    "waitstatus_to_exitcode write "
)


def open(path, flags, mode=0o777, *, dir_fd=None):
    import os

    return _system.open(os._argument("open", path, dir_fd), flags, mode)


def fstat(fd):
    import os

    return os._stat_of(_system.fstat(fd))


def fdopen(fd, mode="r", buffering=-1, encoding=None, *args, **kwargs):
    if not isinstance(fd, int):
        raise TypeError(f"invalid fd type ({type(fd)}, expected integer)")
    import io

    return io.open(fd, mode, buffering, encoding, *args, **kwargs)


def close(fd):
    _system.close(fd)


def closerange(fd_low, fd_high, /):
    for fd in range(fd_low, fd_high):
        try:
            _system.close(fd)
        except OSError:
            pass


def read(fd, length, /):
    return _system.read(fd, length)


def write(fd, data, /):
    return _system.write(fd, data)


def lseek(fd, position, whence, /):
    return _system.lseek(fd, position, whence)


def pread(fd, length, offset, /):
    at = _system.lseek(fd, 0, SEEK_CUR)
    try:
        _system.lseek(fd, offset, SEEK_SET)
        return _system.read(fd, length)
    finally:
        _system.lseek(fd, at, SEEK_SET)


def fsync(fd):
    _system.fsync(fd if isinstance(fd, int) else fd.fileno())


fdatasync = fsync


def dup2(fd, fd2, inheritable=True):
    return _system.dup2(fd, fd2)


dup, ftruncate, pipe, isatty = _system.dup, _system.ftruncate, _system.pipe, _system.isatty


def get_blocking(fd, /):
    return not _system.is_nonblocking(fd)


def set_blocking(fd, blocking, /):
    _system.set_nonblocking(fd, not blocking)


def get_inheritable(fd, /):
    return not _system.is_close_on_exec(fd)


def set_inheritable(fd, inheritable, /):
    _system.set_close_on_exec(fd, not inheritable)


# ---- processes


def kill(pid, signal, /):
    """Sends a signal; the handler of one that is sent to this process has run then."""
    import _thread

    _system.kill(pid, signal)
    if _thread._attend is not None and _thread._now == 0:
        _thread._attend()


def killpg(pgid, signal, /):
    _system.kill(-pgid, signal)


def waitpid(pid, options, /):
    return _system.waitpid(pid, options)


def wait():
    return _system.waitpid(-1, 0)


def WIFEXITED(status):
    return status & 0x7F == 0


def WEXITSTATUS(status):
    return status >> 8 & 0xFF


def WIFSIGNALED(status):
    return 0 < status & 0x7F < 0x7F


def WTERMSIG(status):
    return status & 0x7F


def WIFSTOPPED(status):
    return status & 0xFF == 0x7F


WSTOPSIG = WEXITSTATUS


def WCOREDUMP(status, /):
    return bool(status & 0x80)


def waitstatus_to_exitcode(status):
    status = range(status).stop  # an int of what has __index__
    if WIFEXITED(status):
        return WEXITSTATUS(status)
    if WIFSIGNALED(status):
        return -WTERMSIG(status)
    raise ValueError(f"invalid wait status: {status!r}")


def _exit(status):
    _system.exit_now(status)


def _command(arguments, env=None):
    import os

    return [os.fsdecode(each) for each in arguments], [f"{k}={v}" for k, v in (os._children_environ() if env is None else env).items()]


def spawnvpe(mode, file, args, env):
    argv, variables = _command([file, *args[1:]], env)
    pid = _system.spawn(argv, variables, None, -1, -1, -1, False, False)
    return pid if mode != P_WAIT else waitstatus_to_exitcode(_system.waitpid(pid, 0)[1])


def spawnve(mode, path, args, env):
    return spawnvpe(mode, path, args, env)


def spawnv(mode, path, args):
    return spawnvpe(mode, path, args, None)


spawnvp = spawnv


def spawnl(mode, path, *args):
    return spawnvpe(mode, path, args, None)


spawnlp = spawnl


def system(command):
    """The wait status of a shell command."""
    import sys

    sys.stdout.flush()
    argv, variables = _command(["/bin/sh", "-c", command])
    return _system.waitpid(_system.spawn(argv, variables, None, -1, -1, -1, False, False), 0)[1]


class _Piped:
    """The stream of a shell command; close() gives its status."""

    def __init__(self, stream, process):
        self._stream, self._process = stream, process

    def close(self):
        self._stream.close()
        code = self._process.wait()
        return None if code == 0 else code if code < 0 else code << 8

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def __getattr__(self, name):
        return getattr(self._stream, name)

    def __iter__(self):
        return iter(self._stream)


def popen(cmd, mode="r", buffering=-1):
    if not isinstance(cmd, str):
        raise TypeError("invalid cmd type (%s, expected string)" % type(cmd))
    if mode not in ("r", "w"):
        raise ValueError("invalid mode %r" % mode)
    if buffering == 0 or buffering is None:
        raise ValueError("popen() does not support unbuffered streams")
    import subprocess

    if mode == "r":
        process = subprocess.Popen(cmd, shell=True, text=True, stdout=subprocess.PIPE)
        return _Piped(process.stdout, process)
    process = subprocess.Popen(cmd, shell=True, text=True, stdin=subprocess.PIPE)
    return _Piped(process.stdin, process)
