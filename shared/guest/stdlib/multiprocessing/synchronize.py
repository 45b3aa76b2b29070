"""Locks, semaphores, conditions and events of several processes. A semaphore is a pipe that holds a byte for each time that it
can still be acquired. Where there is no machine below (a page), they are those of threads."""

import os
import struct
import threading
from time import monotonic

import _system
from select import POLLIN, wait_for

from multiprocessing import context, process

__all__ = ["Lock", "RLock", "Semaphore", "BoundedSemaphore", "Condition", "Event"]

SEM_VALUE_MAX = 2**31 - 1
_F_SETPIPE_SZ, _PIPE_SIZE, _PIPE_LIMIT = 1031, 65536, 1 << 20
_TOO_OFTEN = "semaphore or lock released too many times"


class _Tokens:
    """A number that processes share; who takes one where it is zero waits."""

    def __init__(self, value):
        self._out, self._in = os.pipe()
        os.set_blocking(self._out, False)
        os.set_blocking(self._in, False)
        if value > _PIPE_SIZE:
            import fcntl

            if value > _PIPE_LIMIT:
                raise OSError(22, "Invalid argument")
            fcntl.fcntl(self._in, _F_SETPIPE_SZ, value)
        while value:
            value -= os.write(self._in, bytes(value))

    def take(self, deadline):
        """Whether there was one before the deadline: None waits for ever, and 0 not at all."""
        while True:
            try:
                return bool(os.read(self._out, 1))
            except BlockingIOError:
                left = None if deadline is None else deadline - monotonic()
                if left is not None and left <= 0:
                    return False
            wait_for([(self._out, POLLIN)], left)

    def give(self):
        os.write(self._in, b"x")

    def count(self):
        import fcntl
        import termios

        return struct.unpack("i", fcntl.ioctl(self._out, termios.FIONREAD, bytes(4)))[0]

    def __del__(self):
        if hasattr(self, "_in"):
            os.close(self._in)
            os.close(self._out)


class _TokensInside:
    """As _Tokens, of the threads of this process."""

    def __init__(self, value):
        self._semaphore = threading.Semaphore(value)

    def take(self, deadline):
        left = None if deadline is None else deadline - monotonic()
        return self._semaphore.acquire(left is None or left > 0, left if left is not None and left > 0 else None)

    def give(self):
        self._semaphore.release()

    def count(self):
        return self._semaphore._value


class SemLock:
    """What all are made of: tokens, of which there are at most so many. `count` tells how often this process holds it."""

    def __init__(self, value, maxvalue, *, ctx=None):
        if not 0 <= value <= SEM_VALUE_MAX:
            raise OSError(22, "Invalid argument")
        self._tokens = (_Tokens if _system.is_machine else _TokensInside)(value)
        self._most, self._owner, self._held = maxvalue, None, 0

    @staticmethod
    def _me():
        return os.getpid(), threading.get_ident()

    def _is_mine(self):
        return self._held > 0 and self._owner == self._me()

    def _get_value(self):
        return self._tokens.count()

    def _is_zero(self):
        return self._tokens.count() == 0

    def acquire(self, block=True, timeout=None):
        """Whether it was acquired, within so many seconds."""
        deadline = 0 if not block else None if timeout is None else monotonic() + timeout
        if not self._tokens.take(deadline):
            return False
        self._owner, self._held = self._me(), self._held + 1
        return True

    def release(self):
        self._held = max(0, self._held - 1)
        self._tokens.give()

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *args):
        self.release()

    def __reduce__(self):
        context.assert_spawning(self)


class Semaphore(SemLock):
    def __init__(self, value=1, *, ctx=None):
        super().__init__(value, SEM_VALUE_MAX)

    def get_value(self):
        return self._get_value()

    def __repr__(self):
        return f"<{type(self).__name__}(value={self._get_value()})>"


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1, *, ctx=None):
        super().__init__(value)
        self._most = value

    def release(self):
        if self._get_value() >= self._most:
            raise ValueError(_TOO_OFTEN)
        super().release()

    def __repr__(self):
        return f"<{type(self).__name__}(value={self._get_value()}, maxvalue={self._most})>"


class Lock(SemLock):
    def __init__(self, *, ctx=None):
        super().__init__(1, 1)

    def release(self):
        if not self._is_zero():
            raise ValueError(_TOO_OFTEN)
        super().release()

    def _holder(self):
        if self._is_mine():
            name, thread = process.current_process().name, threading.current_thread().name
            return name if thread == "MainThread" else f"{name}|{thread}"
        if not self._is_zero():
            return None
        return "SomeOtherThread" if self._held and self._owner[0] == os.getpid() else "SomeOtherProcess"

    def __repr__(self):
        return f"<{type(self).__name__}(owner={self._holder()})>"


class RLock(Lock):
    """A lock that its owner may acquire more than once."""

    def acquire(self, block=True, timeout=None):
        if self._is_mine():
            self._held += 1
            return True
        if not super().acquire(block, timeout):
            return False
        self._held = 1
        return True

    def release(self):
        if not self._is_mine():
            raise AssertionError("attempt to release recursive lock not owned by thread")
        if self._held > 1:
            self._held -= 1
        else:
            super().release()

    def __repr__(self):
        holder = self._holder()
        count = self._held if self._is_mine() else 0 if holder is None else "nonzero"
        return f"<{type(self).__name__}({holder}, {count})>"


class Condition:
    """Processes wait for what another one notifies them of, without the lock that all hold."""

    def __init__(self, lock=None, *, ctx=None):
        self._lock = lock or RLock()
        self._sleeping, self._woken, self._wake = Semaphore(0), Semaphore(0), Semaphore(0)
        self.acquire, self.release = self._lock.acquire, self._lock.release

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *args):
        return self._lock.__exit__(*args)

    def __reduce__(self):
        context.assert_spawning(self)

    def __repr__(self):
        waiting = self._sleeping.get_value() - self._woken.get_value()
        return f"<{type(self).__name__}({self._lock}, {waiting})>"

    def wait(self, timeout=None):
        assert self._lock._is_mine(), "must acquire() condition before using wait()"
        self._sleeping.release()
        held = self._lock._held
        for _ in range(held):
            self._lock.release()
        try:
            return self._wake.acquire(True, timeout)
        finally:
            self._woken.release()
            for _ in range(held):
                self._lock.acquire()

    def notify(self, n=1):
        assert self._lock._is_mine(), "lock is not owned"
        assert not self._wake.acquire(False), "notify: Should not have been able to acquire a sleeper's token"
        while self._woken.acquire(False):  # those whose time was over woke by themselves
            self._sleeping.acquire(False)
        woken = 0
        while woken < n and self._sleeping.acquire(False):
            self._wake.release()
            woken += 1
        for _ in range(woken):
            self._woken.acquire()
        while self._wake.acquire(False):  # of one whose time was over at this moment
            pass

    def notify_all(self):
        self.notify(SEM_VALUE_MAX)

    def wait_for(self, predicate, timeout=None):
        result = predicate()
        deadline = None if timeout is None else monotonic() + timeout
        while not result:
            left = None if deadline is None else deadline - monotonic()
            if left is not None and left <= 0:
                break
            self.wait(left)
            result = predicate()
        return result


class Event:
    def __init__(self, *, ctx=None):
        self._cond, self._flag = Condition(Lock()), Semaphore(0)

    def is_set(self):
        with self._cond:
            return self._flag.get_value() > 0

    def set(self):
        with self._cond:
            if not self._flag.get_value():
                self._flag.release()
            self._cond.notify_all()

    def clear(self):
        with self._cond:
            self._flag.acquire(False)

    def wait(self, timeout=None):
        with self._cond:
            if not self._flag.get_value():
                self._cond.wait(timeout)
            return self._flag.get_value() > 0

    def __repr__(self):
        return f"<{type(self).__qualname__} at {id(self):#x} {'set' if self.is_set() else 'unset'}>"


class Barrier(threading.Barrier):
    """threading's, whose state all processes see."""

    def __init__(self, parties, action=None, timeout=None, *, ctx=None):
        from multiprocessing.sharedctypes import RawArray

        self._shared = RawArray("i", 2)
        super().__init__(parties, action, timeout)
        self._cond = Condition()

    @property
    def _state(self):
        return self._shared[0]

    @_state.setter
    def _state(self, value):
        self._shared[0] = value

    @property
    def _count(self):
        return self._shared[1]

    @_count.setter
    def _count(self, value):
        self._shared[1] = value
