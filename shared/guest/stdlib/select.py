"""select: waiting for descriptors, over the machine's poll."""

from time import monotonic

import _system
import _thread

error = OSError
POLLIN, POLLPRI, POLLOUT, POLLERR, POLLHUP, POLLNVAL = 1, 2, 4, 8, 16, 32
POLLRDNORM, POLLRDBAND, POLLWRNORM, POLLWRBAND, POLLMSG, POLLRDHUP = 64, 128, 256, 512, 1024, 8192
PIPE_BUF = 4096

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def wait_for(watched, timeout, is_woken=None):
    """The (descriptor, events) that are ready among those watched, within so many seconds (None: without end). Where there are
    threads beside this one, they go on in the meantime, and may end the wait: is_woken() says that one did."""
    if not _thread._started and _thread._attend is None:
        return _system.poll(watched, -1 if timeout is None else int(timeout * 1000 + 0.999))
    deadline = None if timeout is None else monotonic() + timeout
    while True:
        found, now = _system.poll(watched, 0), monotonic()
        if found:
            _thread._something_happened()
        if found or deadline is not None and now >= deadline or is_woken is not None and is_woken():
            return found
        _thread._wait(now + 0.002 if deadline is None else min(deadline, now + 0.002), "select()")


def _number(file):
    if not isinstance(file, int):
        method = getattr(file, "fileno", None)
        if method is None:
            raise TypeError("argument must be an int, or have a fileno() method.")
        file = method()
        if not isinstance(file, int):
            raise TypeError("fileno() returned a non-integer")
    if file < 0:
        raise ValueError(f"file descriptor cannot be a negative integer ({file})")
    return file


def select(rlist, wlist, xlist, timeout=None, /):
    if timeout is not None:
        if not hasattr(type(timeout), "__float__") and not hasattr(type(timeout), "__index__"):
            raise TypeError("timeout must be a float or None")
        if timeout < 0:
            raise ValueError("timeout must be non-negative")
    try:
        given = [list(files) for files in (rlist, wlist, xlist)]
    except TypeError:
        raise TypeError("arguments 1-3 must be sequences") from None
    numbers = [[_number(file) for file in files] for files in given]
    asked = {}
    for fds, events in zip(numbers, (POLLIN, POLLOUT, POLLPRI)):
        for fd in fds:
            asked[fd] = asked.get(fd, 0) | events
    found = dict(wait_for(list(asked.items()), timeout))
    if any(events & POLLNVAL for events in found.values()):
        raise OSError(9, "Bad file descriptor")
    wanted = POLLIN | POLLHUP | POLLERR, POLLOUT | POLLERR, POLLPRI
    return tuple([[f for f, fd in zip(files, fds) if found.get(fd, 0) & mask] for files, fds, mask in zip(given, numbers, wanted)])


class _Poll:
    __module__, __qualname__ = "select", "poll"

    def __init__(self):
        self._asked = {}

    def register(self, fd, eventmask=POLLIN | POLLPRI | POLLOUT, /):
        if not 0 <= eventmask < 1 << 16:
            raise ValueError("value must be positive") if eventmask < 0 else OverflowError("Python int too large for C unsigned short")
        self._asked[_number(fd)] = eventmask

    def modify(self, fd, eventmask, /):
        if _number(fd) not in self._asked:
            raise FileNotFoundError(2, "No such file or directory")
        self._asked[_number(fd)] = eventmask

    def unregister(self, fd, /):
        del self._asked[_number(fd)]

    def poll(self, timeout=None, /):
        return wait_for(list(self._asked.items()), None if timeout is None or timeout < 0 else timeout / 1000)


def poll():
    return _Poll()


EPOLLIN, EPOLLPRI, EPOLLOUT, EPOLLERR, EPOLLHUP, EPOLLRDNORM, EPOLLRDBAND, EPOLLWRNORM = 1, 2, 4, 8, 16, 64, 128, 256
EPOLLWRBAND, EPOLLMSG, EPOLLRDHUP, EPOLLEXCLUSIVE, EPOLLONESHOT, EPOLLET = 512, 1024, 8192, 1 << 28, 1 << 30, 1 << 31
EPOLL_CLOEXEC = 0o2000000


class epoll:
    """Descriptors that the machine watches: edges and levels, once or always."""

    __module__ = "select"

    def __init__(self, sizehint=-1, flags=0):
        if sizehint == 0 or sizehint < -1:
            raise ValueError("negative sizehint")
        if flags & ~EPOLL_CLOEXEC:
            raise OSError(22, "invalid flags")
        if not _system.is_machine:
            raise OSError(38, "Function not implemented")
        self._fd = _system.epoll_create(EPOLL_CLOEXEC)

    @classmethod
    def fromfd(cls, fd, /):
        made = cls.__new__(cls)
        made._fd = fd
        return made

    def _open(self):
        if self._fd < 0:
            raise ValueError("I/O operation on closed epoll object")
        return self._fd

    closed = property(lambda self: self._fd < 0)

    def close(self):
        fd, self._fd = self._fd, -1
        if fd >= 0:
            _system.close(fd)

    def __del__(self):
        if getattr(self, "_fd", -1) >= 0:
            self.close()

    def __enter__(self):
        self._open()
        return self

    def __exit__(self, exc_type=None, exc_value=None, exc_tb=None, /):
        self.close()

    def fileno(self):
        return self._open()

    def register(self, fd, eventmask=EPOLLIN | EPOLLPRI | EPOLLOUT):
        _system.epoll_ctl(self._open(), 1, _number(fd), eventmask)

    def modify(self, fd, eventmask):
        _system.epoll_ctl(self._open(), 3, _number(fd), eventmask)

    def unregister(self, fd):
        _system.epoll_ctl(self._open(), 2, _number(fd), 0)

    def poll(self, timeout=None, maxevents=-1):
        """(descriptor, events) of those that are ready within so many seconds."""
        if timeout is not None and not hasattr(timeout, "__float__") and not hasattr(timeout, "__index__"):
            raise TypeError("timeout must be an integer or None")
        if maxevents == 0 or maxevents < -1:
            raise ValueError(f"maxevents must be greater than 0, got {maxevents}")
        wait_for([(self._open(), POLLIN)], None if timeout is None or timeout < 0 else timeout)
        return _system.epoll_ready(self._open(), 1023 if maxevents == -1 else maxevents)
