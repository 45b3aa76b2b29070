"""Threads that run to their end when they are started: there is one interpreter and no switching between threads. Locks are
therefore free when a thread asks for them; waiting for what another thread has yet to do is an error, not a hang."""

import sys
import traceback
from types import SimpleNamespace
from weakref import WeakSet

__all__ = [
    "get_ident", "active_count", "Condition", "current_thread", "enumerate", "main_thread", "TIMEOUT_MAX", "Event",
    "Lock", "RLock", "Semaphore", "BoundedSemaphore", "Thread", "Barrier", "BrokenBarrierError", "Timer",
    "ThreadError", "setprofile", "settrace", "local", "stack_size", "excepthook", "get_native_id",
]

TIMEOUT_MAX = 9223372036.0
_current = []
_count = 0
_dangling = WeakSet()  #: Threads that programs still hold.


class ThreadError(RuntimeError):
    pass


def _stuck(what):
    raise RuntimeError(f"{what} would wait for ever: threads run one after another here")


class Lock:
    def __init__(self):
        self._held = False

    def acquire(self, blocking=True, timeout=-1):
        if self._held:
            if not blocking or timeout >= 0:
                return False
            _stuck("Lock.acquire()")
        self._held = True
        return True

    def release(self):
        if not self._held:
            raise RuntimeError("release unlocked lock")
        self._held = False

    def locked(self):
        return self._held

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *args):
        self.release()

    def __repr__(self):
        return f"<{'locked' if self._held else 'unlocked'} _thread.lock object at {id(self):#x}>"


class RLock:
    def __init__(self):
        self._depth = 0

    def acquire(self, blocking=True, timeout=-1):
        self._depth += 1
        return True

    def release(self):
        if not self._depth:
            raise RuntimeError("cannot release un-acquired lock")
        self._depth -= 1

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *args):
        self.release()


class Condition:
    def __init__(self, lock=None):
        self._lock = lock or RLock()
        self.acquire, self.release = self._lock.acquire, self._lock.release

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *args):
        return self._lock.__exit__(*args)

    def wait(self, timeout=None):
        return False if timeout is not None else _stuck("Condition.wait()")

    def wait_for(self, predicate, timeout=None):
        result = predicate()
        return result if result or timeout is not None else _stuck("Condition.wait_for()")

    def notify(self, n=1):
        pass

    def notify_all(self):
        pass


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("semaphore initial value must be >= 0")
        self._value = self._first = value

    def acquire(self, blocking=True, timeout=None):
        if self._value == 0:
            return False if not blocking or timeout is not None else _stuck("Semaphore.acquire()")
        self._value -= 1
        return True

    def release(self, n=1):
        self._value += n

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *args):
        self.release()


class BoundedSemaphore(Semaphore):
    def release(self, n=1):
        if self._value + n > self._first:
            raise ValueError("Semaphore released too many times")
        self._value += n


class Event:
    def __init__(self):
        self._flag = False

    def is_set(self):
        return self._flag

    isSet = is_set

    def set(self):
        self._flag = True

    def clear(self):
        self._flag = False

    def wait(self, timeout=None):
        return self._flag if self._flag or timeout is not None else _stuck("Event.wait()")


class Barrier:
    def __init__(self, parties, action=None, timeout=None):
        self.parties, self.n_waiting, self.broken = parties, 0, False

    def wait(self, timeout=None):
        return 0 if self.parties == 1 else _stuck("Barrier.wait()")


class BrokenBarrierError(RuntimeError):
    pass


class local:
    """Attributes by thread."""

    def _store(self):
        data = object.__getattribute__(self, "__dict__")
        return data.setdefault(id(current_thread()), {})

    def __getattribute__(self, name):
        if name in ("_store", "__class__", "__dict__", "__init__"):
            return object.__getattribute__(self, name)
        store = object.__getattribute__(self, "_store")()
        if name in store:
            return store[name]
        return object.__getattribute__(self, name)

    def __setattr__(self, name, value):
        self._store()[name] = value

    def __delattr__(self, name):
        if name not in self._store():
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        del self._store()[name]


class Thread:
    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        global _count
        if name is None:
            _count += 1
            name = f"Thread-{_count}" + (f" ({target.__name__})" if target is not None and hasattr(target, "__name__") else "")
        self.name, self.daemon = str(name), bool(daemon)
        self._target, self._args, self._kwargs = target, args, kwargs or {}
        self._started = self._stopped = False
        _dangling.add(self)
        self.ident = self.native_id = None

    def start(self):
        if self._started:
            raise RuntimeError("threads can only be started once")
        self._started = True
        self.ident = self.native_id = id(self)
        _current.append(self)
        try:
            self.run()
        except SystemExit:
            pass
        except BaseException:
            kind, value, tb = sys.exc_info()
            excepthook(SimpleNamespace(exc_type=kind, exc_value=value, exc_traceback=tb, thread=self))
        finally:
            _current.pop()
            self._stopped = True

    def run(self):
        if self._target is not None:
            self._target(*self._args, **self._kwargs)

    def join(self, timeout=None):
        if not self._started:
            raise RuntimeError("cannot join thread before it is started")
        if self is current_thread():
            raise RuntimeError("cannot join current thread")

    def is_alive(self):
        return self._started and not self._stopped

    def getName(self):
        return self.name

    def setName(self, name):
        self.name = name

    def isDaemon(self):
        return self.daemon

    def setDaemon(self, daemonic):
        self.daemon = daemonic

    def __repr__(self):
        status = "stopped" if self._stopped else "started" if self._started else "initial"
        return f"<{type(self).__name__}({self.name}, {status}{' daemon' if self.daemon else ''}{'' if self.ident is None else ' %d' % self.ident})>"


class _MainThread(Thread):
    def __init__(self):
        super().__init__(name="MainThread")
        self._started, self.ident = True, 1


class Timer(Thread):
    def __init__(self, interval, function, args=None, kwargs=None):
        super().__init__()
        self.interval, self.function, self.args, self.kwargs = interval, function, args or [], kwargs or {}
        self.finished = Event()

    def cancel(self):
        self.finished.set()

    def run(self):
        import time

        time.sleep(self.interval)
        if not self.finished.is_set():
            self.function(*self.args, **self.kwargs)
        self.finished.set()


_main = _MainThread()


def excepthook(args):
    sys.stderr.write(f"Exception in thread {args.thread.name}:\n")
    tb = args.exc_traceback
    sys.stderr.write("".join(traceback.format_exception(args.exc_type, args.exc_value, tb)))


def current_thread():
    return _current[-1] if _current else _main


currentThread = current_thread


def main_thread():
    return _main


def enumerate():
    return [_main, *_current]


def active_count():
    return len(enumerate())


activeCount = active_count


def get_ident():
    return current_thread().ident


get_native_id = get_ident


def _shutdown():
    """Every thread has ended when the program does."""


def settrace(func):
    pass


setprofile = settrace


def stack_size(size=0):
    return 0
