"""Threads that take turns (see _thread), and what they wait for each other with."""

import _thread
import functools
import sys
from _thread import (  # noqa: F401
    TIMEOUT_MAX, RLock as _CRLock, _ExceptHookArgs as ExceptHookArgs, _excepthook as excepthook, _local as local,
    allocate_lock as _allocate_lock, get_ident, get_native_id, stack_size,
)
from _time import monotonic as _time
from collections import deque as _deque
from itertools import count as _counter
from weakref import WeakSet

__all__ = [
    "get_ident", "active_count", "Condition", "current_thread", "enumerate", "main_thread", "TIMEOUT_MAX", "Event",
    "Lock", "RLock", "Semaphore", "BoundedSemaphore", "Thread", "Barrier", "BrokenBarrierError", "Timer",
    "ThreadError", "setprofile", "settrace", "local", "stack_size", "excepthook", "ExceptHookArgs", "getprofile", "gettrace",
    "get_native_id",
]

ThreadError = _thread.error
Lock = _allocate_lock
RLock = _CRLock
__excepthook__ = excepthook

_profile_hook = _trace_hook = None
_active = {}  #: By number: threads that run.
_limbo = {}  #: Threads that are being started.
_dangling = WeakSet()  #: Threads that programs still hold.
_threading_atexits = []
_is_over = False
_name_counter = _counter(1)


def setprofile(func):
    """The function that sys.setprofile is given in new threads."""
    global _profile_hook
    _profile_hook = func


def getprofile():
    return _profile_hook


def settrace(func):
    """The function that sys.settrace is given in new threads."""
    global _trace_hook
    _trace_hook = func


def gettrace():
    return _trace_hook


class _RLock:
    """RLock in Python, over a Lock."""

    def __init__(self):
        self._block, self._owner, self._count = _allocate_lock(), None, 0

    def __repr__(self):
        kind, holder = type(self), _active.get(self._owner)
        state = "locked" if self._block.locked() else "unlocked"
        owner = self._owner if holder is None else holder.name
        return f"<{state} {kind.__module__}.{kind.__qualname__} object owner={owner!r} count={self._count} at {id(self):#x}>"

    def _at_fork_reinit(self):
        self._block._at_fork_reinit()
        self._owner, self._count = None, 0

    def acquire(self, blocking=True, timeout=-1):
        me = get_ident()
        if self._owner == me:
            self._count += 1
            return 1
        taken = self._block.acquire(blocking, timeout)
        if taken:
            self._owner, self._count = me, 1
        return taken

    __enter__ = acquire

    def release(self):
        if self._owner != get_ident():
            raise RuntimeError("cannot release un-acquired lock")
        self._count -= 1
        if not self._count:
            self._owner = None
            self._block.release()

    def __exit__(self, t, v, tb):
        self.release()

    # What Condition asks of a lock.

    def _acquire_restore(self, state):
        self._block.acquire()
        self._count, self._owner = state

    def _release_save(self):
        if self._count == 0:
            raise RuntimeError("cannot release un-acquired lock")
        state = self._count, self._owner
        self._count, self._owner = 0, None
        self._block.release()
        return state

    def _is_owned(self):
        return self._owner == get_ident()


_PyRLock = _RLock


class Condition:
    """Threads wait for what another one notifies them of, without the lock that both hold."""

    def __init__(self, lock=None):
        if lock is None:
            lock = RLock()
        self._lock = lock
        self.acquire, self.release = lock.acquire, lock.release
        for name in ("_release_save", "_acquire_restore", "_is_owned"):
            if hasattr(lock, name):
                setattr(self, name, getattr(lock, name))
        self._waiters = _deque()

    def _at_fork_reinit(self):
        self._lock._at_fork_reinit()
        self._waiters.clear()

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *args):
        return self._lock.__exit__(*args)

    def __repr__(self):
        return "<Condition(%s, %d)>" % (self._lock, len(self._waiters))

    def _release_save(self):
        self._lock.release()

    def _acquire_restore(self, state):
        self._lock.acquire()

    def _is_owned(self):
        if self._lock.acquire(False):
            self._lock.release()
            return False
        return True

    def wait(self, timeout=None):
        """Waits without the lock; false when nobody notified in time."""
        if not self._is_owned():
            raise RuntimeError("cannot wait on un-acquired lock")
        waiter = _allocate_lock()
        waiter.acquire()
        self._waiters.append(waiter)
        state = self._release_save()
        got = False
        try:
            if timeout is None:
                waiter.acquire()
                got = True
            elif timeout > 0:
                got = waiter.acquire(True, timeout)
            else:
                got = waiter.acquire(False)
            return got
        finally:
            self._acquire_restore(state)
            if not got:
                try:
                    self._waiters.remove(waiter)
                except ValueError:
                    pass

    def wait_for(self, predicate, timeout=None):
        """Waits until predicate() holds; gives its last value."""
        end, left = None, timeout
        result = predicate()
        while not result:
            if left is not None:
                if end is None:
                    end = _time() + left
                else:
                    left = end - _time()
                    if left <= 0:
                        break
            self.wait(left)
            result = predicate()
        return result

    def notify(self, n=1):
        if not self._is_owned():
            raise RuntimeError("cannot notify on un-acquired lock")
        waiters = self._waiters
        while waiters and n > 0:
            waiter = waiters[0]
            try:
                waiter.release()
            except RuntimeError:
                pass
            else:
                n -= 1
            try:
                waiters.remove(waiter)
            except ValueError:
                pass

    def notify_all(self):
        self.notify(len(self._waiters))

    def notifyAll(self):
        import warnings

        warnings.warn("notifyAll() is deprecated, use notify_all() instead", DeprecationWarning, stacklevel=2)
        self.notify_all()


class Semaphore:
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("semaphore initial value must be >= 0")
        self._cond, self._value = Condition(Lock()), value

    def __repr__(self):
        kind = type(self)
        return f"<{kind.__module__}.{kind.__qualname__} at {id(self):#x}: value={self._value}>"

    def acquire(self, blocking=True, timeout=None):
        """Waits until the value is not 0, and takes one from it."""
        if not blocking and timeout is not None:
            raise ValueError("can't specify timeout for non-blocking acquire")
        end = None
        with self._cond:
            while self._value == 0:
                if not blocking:
                    return False
                if timeout is not None:
                    if end is None:
                        end = _time() + timeout
                    else:
                        timeout = end - _time()
                        if timeout <= 0:
                            return False
                self._cond.wait(timeout)
            self._value -= 1
            return True

    __enter__ = acquire

    def release(self, n=1):
        if n < 1:
            raise ValueError("n must be one or more")
        with self._cond:
            self._value += n
            self._cond.notify(n)

    def __exit__(self, t, v, tb):
        self.release()


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        super().__init__(value)
        self._initial_value = value

    def __repr__(self):
        kind = type(self)
        return f"<{kind.__module__}.{kind.__qualname__} at {id(self):#x}: value={self._value}/{self._initial_value}>"

    def release(self, n=1):
        if n < 1:
            raise ValueError("n must be one or more")
        with self._cond:
            if self._value + n > self._initial_value:
                raise ValueError("Semaphore released too many times")
            self._value += n
            self._cond.notify(n)


class Event:
    def __init__(self):
        self._cond, self._flag = Condition(Lock()), False

    def __repr__(self):
        kind, status = type(self), "set" if self._flag else "unset"
        return f"<{kind.__module__}.{kind.__qualname__} at {id(self):#x}: {status}>"

    def _at_fork_reinit(self):
        self._cond._at_fork_reinit()

    def is_set(self):
        return self._flag

    def isSet(self):
        import warnings

        warnings.warn("isSet() is deprecated, use is_set() instead", DeprecationWarning, stacklevel=2)
        return self.is_set()

    def set(self):
        with self._cond:
            self._flag = True
            self._cond.notify_all()

    def clear(self):
        with self._cond:
            self._flag = False

    def wait(self, timeout=None):
        with self._cond:
            return self._flag or self._cond.wait(timeout) or self._flag


class Barrier:
    """A number of threads wait for each other; the last one to come calls the action."""

    def __init__(self, parties, action=None, timeout=None):
        self._cond, self._action, self._timeout, self._parties = Condition(Lock()), action, timeout, parties
        self._state, self._count = 0, 0  # 0 filling, 1 draining, -1 resetting, -2 broken

    def __repr__(self):
        kind = type(self)
        name = f"{kind.__module__}.{kind.__qualname__} at {id(self):#x}"
        return f"<{name}: broken>" if self.broken else f"<{name}: waiters={self.n_waiting}/{self.parties}>"

    def wait(self, timeout=None):
        """Gives the place in which this thread came."""
        if timeout is None:
            timeout = self._timeout
        with self._cond:
            while self._state in (-1, 1):
                self._cond.wait()
            if self._state < 0:
                raise BrokenBarrierError
            index = self._count
            self._count += 1
            try:
                if index + 1 == self._parties:
                    self._release()
                else:
                    self._wait(timeout)
                return index
            finally:
                self._count -= 1
                self._exit()

    def _release(self):
        try:
            if self._action:
                self._action()
            self._state = 1
            self._cond.notify_all()
        except BaseException:
            self._break()
            raise

    def _wait(self, timeout):
        if not self._cond.wait_for(lambda: self._state != 0, timeout):
            self._break()
            raise BrokenBarrierError
        if self._state < 0:
            raise BrokenBarrierError
        assert self._state == 1

    def _exit(self):
        if self._count == 0 and self._state in (-1, 1):
            self._state = 0
            self._cond.notify_all()

    def reset(self):
        """Threads that wait get a BrokenBarrierError."""
        with self._cond:
            if self._count > 0:
                if self._state in (0, -2):
                    self._state = -1
            else:
                self._state = 0
            self._cond.notify_all()

    def abort(self):
        """Who waits now or later gets a BrokenBarrierError."""
        with self._cond:
            self._break()

    def _break(self):
        self._state = -2
        self._cond.notify_all()

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._count if self._state == 0 else 0

    @property
    def broken(self):
        return self._state == -2


class BrokenBarrierError(RuntimeError):
    pass


def _newname(template="Thread-%d"):
    return template % next(_name_counter)


class Thread:
    _initialized = False

    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        assert group is None, "group argument must be None for now"
        if name is not None:
            name = str(name)
        else:
            name = _newname("Thread-%d")
            if target is not None:
                try:
                    name += f" ({target.__name__})"
                except AttributeError:
                    pass
        self._target, self._name, self._args, self._kwargs = target, name, args, {} if kwargs is None else kwargs
        self._daemonic = current_thread().daemon if daemon is None else daemon
        self._ident = self._native_id = None
        self._started, self._over, self._is_stopped, self._initialized = Event(), _allocate_lock(), False, True
        self._stderr = sys.stderr
        self._invoke_excepthook = _make_invoke_excepthook()
        _dangling.add(self)

    def __repr__(self):
        assert self._initialized, "Thread.__init__() was not called"
        status = "initial"
        if self._started.is_set():
            status = "started"
        if self._is_stopped:
            status = "stopped"
        if self._daemonic:
            status += " daemon"
        if self._ident is not None:
            status += " %s" % self._ident
        return "<%s(%s, %s)>" % (self.__class__.__name__, self._name, status)

    def start(self):
        """The thread runs until it waits for something or ends; then this one goes on."""
        if not self._initialized:
            raise RuntimeError("thread.__init__() not called")
        if self._started.is_set():
            raise RuntimeError("threads can only be started once")
        if _is_over:
            raise RuntimeError("can't create new thread at interpreter shutdown")
        _limbo[self] = self
        try:
            _start_new_thread(self._bootstrap, ())
        except Exception:
            del _limbo[self]
            raise
        self._started.wait()

    def run(self):
        try:
            if self._target is not None:
                self._target(*self._args, **self._kwargs)
        finally:
            del self._target, self._args, self._kwargs

    def _bootstrap(self):
        self._ident, self._native_id = get_ident(), get_native_id()
        self._over.acquire()
        self._started.set()
        _active[self._ident] = self
        _limbo.pop(self, None)
        if _trace_hook:
            sys.settrace(_trace_hook)
        if _profile_hook:
            sys.setprofile(_profile_hook)
        try:
            self.run()
        except BaseException:
            self._invoke_excepthook(self)
        finally:
            if _trace_hook:
                sys.settrace(None)
            if _profile_hook:
                sys.setprofile(None)
            _active.pop(self._ident, None)
            self._is_stopped = True
            self._over.release()

    def _delete(self):
        _active.pop(get_ident(), None)

    def join(self, timeout=None):
        """Waits until the thread has ended, or the time is over."""
        if not self._initialized:
            raise RuntimeError("Thread.__init__() not called")
        if not self._started.is_set():
            raise RuntimeError("cannot join thread before it is started")
        if self is current_thread():
            raise RuntimeError("cannot join current thread")
        if self._is_stopped:
            return
        if self._over.acquire(True, -1 if timeout is None else max(timeout, 0)):
            self._over.release()

    @property
    def name(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._name

    @name.setter
    def name(self, name):
        assert self._initialized, "Thread.__init__() not called"
        self._name = str(name)

    @property
    def ident(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._ident

    @property
    def native_id(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._native_id

    def is_alive(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._started.is_set() and not self._is_stopped

    @property
    def daemon(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._daemonic

    @daemon.setter
    def daemon(self, daemonic):
        if not self._initialized:
            raise RuntimeError("Thread.__init__() not called")
        if self._started.is_set():
            raise RuntimeError("cannot set daemon status of active thread")
        self._daemonic = daemonic

    def isDaemon(self):
        _warn_old("isDaemon() is deprecated, get the daemon attribute instead")
        return self.daemon

    def setDaemon(self, daemonic):
        _warn_old("setDaemon() is deprecated, set the daemon attribute instead")
        self.daemon = daemonic

    def getName(self):
        _warn_old("getName() is deprecated, get the name attribute instead")
        return self.name

    def setName(self, name):
        _warn_old("setName() is deprecated, set the name attribute instead")
        self.name = name


def _warn_old(text):
    import warnings

    warnings.warn(text, DeprecationWarning, stacklevel=3)


_start_new_thread = _thread.start_new_thread


def _make_invoke_excepthook():
    """What reports the exception that ends a thread: it needs no name of a module that may be gone by then."""
    old_hook, old_info = excepthook, sys.exc_info

    def invoke_excepthook(thread):
        hook = globals().get("excepthook") or old_hook
        try:
            args = ExceptHookArgs([*sys.exc_info(), thread])
            hook(args)
        except Exception as error:
            error.__suppress_context__ = True
            stream = sys.stderr if sys is not None and sys.stderr is not None else thread._stderr
            if stream is not None:
                print("Exception in threading.excepthook:", file=stream, flush=True)
                sys.excepthook(*old_info())
        finally:
            args = None

    return invoke_excepthook


class Timer(Thread):
    """Calls a function after some seconds, unless it is cancelled before."""

    def __init__(self, interval, function, args=None, kwargs=None):
        Thread.__init__(self)
        self.interval, self.function = interval, function
        self.args, self.kwargs = args if args is not None else [], kwargs if kwargs is not None else {}
        self.finished = Event()

    def cancel(self):
        self.finished.set()

    def run(self):
        if _thread._can_switch:
            self.finished.wait(self.interval)
        else:
            _thread._sleep_alone(self.interval)
        if not self.finished.is_set():
            self.function(*self.args, **self.kwargs)
        self.finished.set()


class _MainThread(Thread):
    def __init__(self):
        Thread.__init__(self, name="MainThread", daemon=False)
        self._started._flag = True
        self._ident, self._native_id = get_ident(), get_native_id()
        _active[self._ident] = self


class _DummyThread(Thread):
    """Stands for a thread that was not started here."""

    def __init__(self):
        Thread.__init__(self, name=_newname("Dummy-%d"), daemon=True)
        self._started._flag = True
        self._ident, self._native_id = get_ident(), get_native_id()
        _active[self._ident] = self

    def is_alive(self):
        return True

    def join(self, timeout=None):
        assert False, "cannot join a dummy thread"


def current_thread():
    found = _active.get(get_ident())
    return _DummyThread() if found is None else found


def currentThread():
    _warn_old("currentThread() is deprecated, use current_thread() instead")
    return current_thread()


def active_count():
    return len(_active) + len(_limbo)


def activeCount():
    _warn_old("activeCount() is deprecated, use active_count() instead")
    return active_count()


def enumerate():
    """The threads that run."""
    return list(_active.values()) + list(_limbo.values())


def main_thread():
    return _main_thread


def _register_atexit(func, *arg, **kwargs):
    """Calls a function before the threads are joined at the program's end."""
    if _is_over:
        raise RuntimeError("can't register atexit after shutdown")
    _threading_atexits.append(functools.partial(func, *arg, **kwargs))


def _shutdown():
    """At the program's end: waits for threads that are no daemons."""
    global _is_over
    if _main_thread._is_stopped:
        return
    _main_thread._is_stopped = _is_over = True
    for call in reversed(_threading_atexits):
        call()
    for thread in [*_active.values()]:
        if thread is not _main_thread and not thread._daemonic and thread.is_alive():
            if thread._over.acquire():
                thread._over.release()


def _after_fork():
    """In a forked process: the running thread is the first one there, and all that there is."""
    global _main_thread
    _main_thread = me = current_thread()
    for thread in {*_active.values(), *_limbo.values(), *_dangling} - {me}:
        if thread._started.is_set() and not thread._is_stopped:
            thread._is_stopped = True
            thread._over._at_fork_reinit()
    _active.clear()
    _limbo.clear()
    _active[me._ident] = me


_main_thread = _MainThread()
