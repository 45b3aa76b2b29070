"""pty: terminals that a program plays itself."""

import os
import sys
import tty
from os import close, waitpid
from select import select
from tty import setraw, tcgetattr, tcsetattr

__all__ = ["openpty", "fork", "spawn"]

STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO = 0, 1, 2
CHILD = 0


def openpty():
    """(the descriptor of the program's end, that of the terminal)"""
    return os.openpty()


def _deprecated(name):
    import warnings

    warnings.warn(f"Use pty.openpty() instead of pty.{name}()", DeprecationWarning, stacklevel=3)


def master_open():
    """(a descriptor, the name of the terminal at its other end)"""
    _deprecated("master_open")
    master, slave = os.openpty()
    name = os.ttyname(slave)
    os.close(slave)
    return master, name


def slave_open(tty_name):
    _deprecated("slave_open")
    return os.open(tty_name, os.O_RDWR)


def fork():
    """(0, what it is) in the copy, whose terminal is a new one; (its number, the other end) in the program."""
    return os.forkpty()


def _read(fd):
    return os.read(fd, 1024)


def _writen(fd, data):
    while data:
        data = data[os.write(fd, data):]


def _copy(master_fd, master_read=_read, stdin_read=_read):
    """What is typed goes to the terminal, what it says is shown, until it has ended."""
    fds = [master_fd, STDIN_FILENO]
    while fds:
        ready, _, _ = select(fds, [], [])
        if master_fd in ready:
            try:  # some systems refuse at the end, where others give nothing
                data = master_read(master_fd)
            except OSError:
                data = b""
            if not data:
                return
            _writen(STDOUT_FILENO, data)
        if STDIN_FILENO in ready:
            data = stdin_read(STDIN_FILENO)
            if data:
                _writen(master_fd, data)
            else:
                fds.remove(STDIN_FILENO)


def spawn(argv, master_read=_read, stdin_read=_read):
    """Runs a program at a terminal that this program's own is connected with; what os.waitpid says of its end."""
    if isinstance(argv, str):
        argv = (argv,)
    sys.audit("pty.spawn", argv)
    pid, master_fd = fork()
    if pid == CHILD:
        os.execlp(argv[0], *argv)
    try:
        mode = tcgetattr(STDIN_FILENO)
        setraw(STDIN_FILENO)
        is_raw = True
    except tty.error:
        is_raw = False
    try:
        _copy(master_fd, master_read, stdin_read)
    finally:
        if is_raw:
            tcsetattr(STDIN_FILENO, tty.TCSAFLUSH, mode)
    close(master_fd)
    return waitpid(pid, 0)[1]
