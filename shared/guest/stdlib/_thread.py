"""_thread: locks, and threads that take turns: each runs until it waits for something, ends, or has jumped back often. Where
there is one stack alone (a page), a thread runs to its end when it is started, and waiting for what another one has yet to do
is an error, not a hang."""

import _stacks
import contextvars
import sys
from _structseq import structseq
from _time import _sleep_alone, monotonic
from collections import deque
from weakref import WeakKeyDictionary

error = RuntimeError
TIMEOUT_MAX = 9223372036.0

_can_switch = _stacks.is_available()
_ready = deque()  #: Threads that can go on, but for the running one.
_now = 0  #: The running thread.
_stalled = 0  #: Threads that looked in vain for what they wait for since something last happened.
_deadlines = {}  #: When threads that wait give up.
_ticks = 0
_attend = None  #: Calls the handlers of signals that came, in the first thread; None: no signal has one.
_started = set()  #: Threads beside the first one that have not ended.
_depth = 0
_stack_size = 0
_TURNS = 10  #: Some 2000 jumps back each: so long a thread runs before another has its turn.

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _go_on_with(thread):
    global _now, _ticks
    me, context = _now, contextvars._current
    _now, _ticks = thread, 0
    contextvars._current = contextvars._contexts_of(thread)
    _stacks.switch(thread)
    _now, contextvars._current = me, context


def _set_turn():
    _stacks.set_turn(_turn if _started or _attend is not None else None)


def _attend_by(function):
    """Sets what attends to signals; what did before."""
    global _attend
    old, _attend = _attend, function
    _set_turn()
    return old


def _give_turn():
    if _ready:
        _ready.append(_now)
        _go_on_with(_ready.popleft())


def _turn(seconds=None):
    """Called now and then while there are threads, and in the place of time.sleep."""
    global _ticks, _stalled
    if _attend is not None and _now == 0:
        _attend()
    if seconds is None:
        _ticks += 1
        if _ticks >= _TURNS:
            _ticks = _stalled = 0
            _give_turn()
        return
    if not _ready and _attend is None:
        _sleep_alone(seconds)
        return
    deadline = monotonic() + seconds
    _stalled = 0
    _give_turn()
    while monotonic() < deadline:
        _wait(deadline, "time.sleep()")


def _wait(deadline, what):
    """A thread that waits lets the others go on, then looks again. When none of them got on since, all sleep until the first
    of them gives up; one that never does would hang."""
    global _stalled
    _stalled += 1
    if _stalled > len(_ready) + 1:
        ends = [each for each in _deadlines.values()]
        if deadline is not None:
            ends.append(deadline)
        if _attend is not None:
            ends.append(monotonic() + 0.01)
        if not ends:
            _stalled = 0
            raise RuntimeError(f"{what} would wait for ever: no thread can go on")
        _sleep_alone(max(0.0, min(min(ends) - monotonic(), 1.0)))
        _stalled = 0
        if _attend is not None and _now == 0:
            _attend()
    if _ready:
        if deadline is not None:
            _deadlines[_now] = deadline
        try:
            _give_turn()
        finally:
            _deadlines.pop(_now, None)


def _something_happened():
    global _stalled
    _stalled = 0


def _deadline(blocking, timeout):
    """When a lock's acquire gives up: None for never."""
    if not isinstance(timeout, (int, float)):
        raise TypeError(f"'{type(timeout).__name__}' object cannot be interpreted as an integer")
    if not blocking:
        if timeout != -1:
            raise ValueError("can't specify a timeout for a non-blocking call")
        return None
    if timeout == -1:
        return None
    if timeout != timeout or timeout < 0:
        raise ValueError("timeout value must be a non-negative number")
    if timeout > TIMEOUT_MAX:
        raise OverflowError("timeout value is too large")
    return monotonic() + timeout


class lock:
    __tp_name__ = "_thread.lock"
    __slots__ = ("_held", "__weakref__")

    def __new__(cls):
        self = object.__new__(cls)
        self._held = False
        return self

    def __init_subclass__(cls):
        raise TypeError("type '_thread.lock' is not an acceptable base type")

    def acquire(self, blocking=True, timeout=-1):
        """Waits until the lock is free, and takes it; false when it does not become free in time."""
        global _stalled
        deadline = _deadline(blocking, timeout)
        if self._held:
            if not blocking:
                return False
            while self._held:
                if deadline is not None and monotonic() >= deadline:
                    return False
                _wait(deadline, "Lock.acquire()")
        self._held = True
        _stalled = 0
        return True

    def release(self):
        """Frees the lock; another thread may do it."""
        global _stalled
        if not self._held:
            raise RuntimeError("release unlocked lock")
        self._held = False
        _stalled = 0

    def locked(self):
        return self._held

    def _at_fork_reinit(self):
        self._held = False

    acquire_lock, release_lock, locked_lock = acquire, release, locked

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *args):
        self.release()

    def __repr__(self):
        return f"<{'locked' if self._held else 'unlocked'} _thread.lock object at {id(self):#x}>"

    def __reduce_ex__(self, protocol):
        raise TypeError("cannot pickle '_thread.lock' object")


LockType = lock


class RLock:
    """A lock that its owner may take more than once."""

    __tp_name__ = "_thread.RLock"
    __slots__ = ("_owner", "_count", "__weakref__")

    def __init__(self):
        self._owner, self._count = None, 0

    def acquire(self, blocking=True, timeout=-1):
        global _stalled
        deadline = _deadline(blocking, timeout)
        if self._owner == _now:
            self._count += 1
            return True
        if self._owner is not None:
            if not blocking:
                return False
            while self._owner is not None:
                if deadline is not None and monotonic() >= deadline:
                    return False
                _wait(deadline, "RLock.acquire()")
        self._owner, self._count = _now, 1
        _stalled = 0
        return True

    def release(self):
        global _stalled
        if self._owner != _now:
            raise RuntimeError("cannot release un-acquired lock")
        self._count -= 1
        if not self._count:
            self._owner = None
            _stalled = 0

    def _is_owned(self):
        return self._owner == _now

    def _recursion_count(self):
        return self._count if self._owner == _now else 0

    def _release_save(self):
        if not self._count:
            raise RuntimeError("cannot release un-acquired lock")
        state = self._count, self._owner
        self._count, self._owner = 0, None
        _something_happened()
        return state

    def _acquire_restore(self, state):
        while self._owner is not None:
            _wait(None, "RLock.acquire()")
        self._count, self._owner = state

    def _at_fork_reinit(self):
        self._owner, self._count = None, 0

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *args):
        self.release()

    def __repr__(self):
        state = "locked" if self._count else "unlocked"
        owner = 0 if self._owner is None else _ident(self._owner)
        return f"<{state} {type(self).__module__}.{type(self).__qualname__} object owner={owner} count={self._count} at {id(self):#x}>"

    def __reduce_ex__(self, protocol):
        raise TypeError(f"cannot pickle '{type(self).__module__}.{type(self).__qualname__}' object")


def allocate_lock():
    return lock()


allocate = allocate_lock


def _ident(thread):
    return 140000000000001 + thread * 4096


def get_ident():
    """A number of the running thread: another one may have it when this one has ended."""
    return _ident(_now)


def get_native_id():
    return 1000 + _now


def _set_sentinel():
    return lock()


def _count():
    """Threads that run beside the first one."""
    return len(_started)


def start_new_thread(function, args, kwargs={}, /):
    """Starts a thread, which runs until it waits or ends; gives its number."""
    global _stalled
    if not callable(function):
        raise TypeError("first arg must be callable")
    if not isinstance(args, tuple):
        raise TypeError("2nd arg must be a tuple")
    if not isinstance(kwargs, dict):
        raise TypeError("optional 3rd arg must be a dictionary")
    if not _can_switch:
        return _run_at_once(function, args, kwargs)

    def body():
        _run(function, args, kwargs)
        return _end()

    thread = _stacks.create(body)
    contextvars._forget_contexts(thread)
    _started.add(thread)
    _stalled = 0
    _set_turn()
    _ready.append(_now)
    _go_on_with(thread)
    return _ident(thread)


start_new = start_new_thread


def _run(function, args, kwargs):
    try:
        function(*args, **kwargs)
    except SystemExit:
        pass
    except BaseException as error:
        from types import SimpleNamespace

        sys.unraisablehook(SimpleNamespace(
            exc_type=type(error), exc_value=error, exc_traceback=error.__traceback__,
            err_msg="Exception ignored in thread started by", object=function))


def _end():
    """The running thread is over; gives the one that goes on."""
    global _now, _stalled, _ticks
    _started.discard(_now)
    _forget_locals(_now)
    _stalled = _ticks = 0
    _set_turn()
    _now = _ready.popleft() if _ready else 0
    return _now


def _forget_others():
    """After a fork: the running thread is all that there is."""
    global _stalled
    _ready.clear()
    _deadlines.clear()
    _started.intersection_update([_now])
    _stalled = 0
    _set_turn()


def _run_at_once(function, args, kwargs):
    """A thread on the one stack that there is."""
    global _now, _depth
    before = _now, contextvars._current
    _depth += 1
    _now = thread = _depth
    _started.add(thread)
    contextvars._current = contextvars._contexts_of(thread)
    try:
        _run(function, args, kwargs)
    finally:
        _started.discard(thread)
        _forget_locals(thread)
        contextvars._forget_contexts(thread)
        _now, contextvars._current = before
    return _ident(thread)


def exit():
    """Ends the running thread."""
    raise SystemExit


exit_thread = exit


def interrupt_main(signum=2, /):
    """Simulates a signal that comes to the first thread."""
    import signal

    handler = signal.getsignal(signum)
    if handler in (signal.SIG_IGN, signal.SIG_DFL, None):
        return
    handler(signum, sys._getframe(1))


def stack_size(size=0, /):
    """The size of the stacks of new threads: it is kept, and all are as large as they need to be."""
    global _stack_size
    if size < 0:
        raise ValueError("size must be 0 or a positive value")
    if 0 < size < 32768:
        raise ValueError(f"size not valid: {size} bytes")
    old, _stack_size = _stack_size, size
    return old


_locals = WeakKeyDictionary()  #: What threads keep in each `_local`: by thread.


def _forget_locals(thread):
    for stores in list(_locals.values()):
        stores.pop(thread, None)


class _Key:
    __slots__ = ("arguments", "__weakref__")


class _local:
    """Attributes by thread."""

    __tp_name__ = "_thread._local"
    __slots__ = ("_local__key", "__dict__", "__weakref__")  # the key is none of them: programs clear vars()

    def __new__(cls, /, *args, **kwargs):
        if (args or kwargs) and cls.__init__ is object.__init__:
            raise TypeError("Initialization arguments are not supported")
        self = object.__new__(cls)
        key = _Key()
        key.arguments = args, kwargs
        object.__setattr__(self, "_local__key", key)
        _locals[key] = {_now: object.__getattribute__(self, "__dict__")}
        return self

    def __getattribute__(self, name):
        _enter(self)
        return object.__getattribute__(self, name)

    def __setattr__(self, name, value):
        if name == "__dict__":
            raise AttributeError(f"'{type(self).__name__}' object attribute '__dict__' is read-only")
        _enter(self)
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        if name == "__dict__":
            raise AttributeError(f"'{type(self).__name__}' object attribute '__dict__' is read-only")
        _enter(self)
        object.__delattr__(self, name)


def _enter(store):
    """Gives a `_local` the running thread's attributes, after __init__ where the thread is new to it."""
    dict = object.__getattribute__(store, "__dict__")
    key = object.__getattribute__(store, "_local__key")
    stores = _locals[key]
    mine = stores.get(_now)
    if mine is dict:
        return
    if mine is not None:
        object.__setattr__(store, "__dict__", mine)
        return
    mine = stores[_now] = {}
    object.__setattr__(store, "__dict__", mine)
    if type(store).__init__ is not object.__init__:
        args, kwargs = key.arguments
        type(store).__init__(store, *args, **kwargs)


_ExceptHookArgs = structseq("_thread._ExceptHookArgs", ("exc_type", "exc_value", "exc_traceback", "thread"),
                            doc="What threading.excepthook is given.")  # fmt: skip


def _excepthook(args, /):
    """Writes the exception that ended a thread."""
    if type(args) is not _ExceptHookArgs:
        raise TypeError("_thread._excepthook argument type must be ExceptHookArgs")
    if args.exc_type == SystemExit:
        return
    import traceback

    stream = sys.stderr or getattr(args.thread, "_stderr", None)
    if stream is None:
        return
    name = args.thread.name if args.thread is not None else get_ident()
    stream.write(f"Exception in thread {name}:\n")
    stream.write("".join(traceback.format_exception(args.exc_type, args.exc_value, args.exc_traceback)))
    stream.flush()
