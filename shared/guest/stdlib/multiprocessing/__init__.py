"""Processes that run to their end when they are started, inside this one: there is one interpreter. What crosses to a process or
comes back from a pool is pickled, so that it is a copy there; globals are shared, which real processes would not do."""

import itertools
import os
import queue as _queue
import sys
import threading
from threading import Barrier, BoundedSemaphore, Condition, Event, Lock, RLock, Semaphore  # noqa: F401

__all__ = """
Array AuthenticationError Barrier BoundedSemaphore BufferTooShort Condition Event JoinableQueue Lock Manager Pipe Pool
Process ProcessError Queue RLock RawArray RawValue Semaphore SimpleQueue TimeoutError Value active_children
allow_connection_pickling cpu_count current_process freeze_support get_all_start_methods get_context get_logger
get_start_method log_to_stderr parent_process set_executable set_forkserver_preload set_start_method
""".split()

SUBDEBUG, SUBWARNING = 5, 25
_pids, _stack = itertools.count(1), []


class ProcessError(Exception):
    pass


class BufferTooShort(ProcessError):
    pass


class TimeoutError(ProcessError):
    pass


class AuthenticationError(ProcessError):
    pass


class BaseProcess:
    exitcode = None

    def __init__(self, group=None, target=None, name=None, args=(), kwargs={}, *, daemon=None):
        assert group is None, "group argument must be None for now"
        self._number = next(_pids)
        self.name = name or f"{type(self).__name__}-{self._number}"
        self._target, self._args, self._kwargs = target, tuple(args), dict(kwargs)
        self.daemon, self._closed, self.authkey = bool(daemon), False, b""
        self.pid = None

    def run(self):
        if self._target:
            self._target(*self._args, **self._kwargs)

    def start(self):
        self._check_closed()
        assert self.pid is None, "cannot start a process twice"
        self.pid = os.getpid() + self._number
        _stack.append(self)
        try:
            self.run()
            self.exitcode = 0
        except SystemExit as error:
            code = error.code
            if code is not None and not isinstance(code, int):
                sys.stderr.write(str(code) + "\n")
            self.exitcode = 0 if code is None else code if isinstance(code, int) else 1
        except BaseException:
            import traceback

            self.exitcode = 1
            sys.stderr.write(f"Process {self.name}:\n")
            traceback.print_exc()
        finally:
            _stack.pop()

    def _check_closed(self):
        if self._closed:
            raise ValueError("process object is closed")

    def join(self, timeout=None):
        self._check_closed()
        assert self.pid is not None, "can only join a started process"

    def is_alive(self):
        self._check_closed()
        return self in _stack

    def terminate(self):
        self._check_closed()

    kill = terminate

    def close(self):
        self._closed = True

    ident = property(lambda self: self.pid)
    sentinel = property(lambda self: self._number)

    def __repr__(self):
        state = "closed" if self._closed else "initial" if self.pid is None else "started" if self.exitcode is None else "stopped"
        pid = "" if self.pid is None else f" pid={self.pid}"
        code = "" if self.exitcode is None else f" exitcode={self.exitcode}"
        return f"<{type(self).__name__} name={self.name!r}{pid} parent={os.getpid()} {state}{code}{' daemon' if self.daemon else ''}>"


class Process(BaseProcess):
    pass


class _MainProcess(BaseProcess):
    def __init__(self):
        self.name, self.daemon, self.pid, self._closed, self.authkey, self._number = "MainProcess", False, os.getpid(), False, b"", 0

    def is_alive(self):
        return True


_main = _MainProcess()


def current_process():
    return _stack[-1] if _stack else _main


def parent_process():
    return (_stack[-2] if len(_stack) > 1 else _main) if _stack else None


def active_children():
    return []


def cpu_count():
    return os.cpu_count() or 1


def freeze_support():
    pass


class Queue(_queue.Queue):
    """What is put is pickled: a process gets a copy."""

    def __init__(self, maxsize=0, *, ctx=None):
        super().__init__(maxsize)

    def put(self, obj, block=True, timeout=None):
        import pickle

        super().put(pickle.dumps(obj), block, timeout)

    def get(self, block=True, timeout=None):
        import pickle

        return pickle.loads(super().get(block, timeout))

    def put_nowait(self, obj):
        self.put(obj, False)

    def get_nowait(self):
        return self.get(False)

    def close(self):
        pass

    join_thread = cancel_join_thread = close


class JoinableQueue(Queue):
    pass


class SimpleQueue(Queue):
    pass


class _Connection:
    def __init__(self, inbox, outbox, readable=True, writable=True):
        self._in, self._out, self.readable, self.writable, self.closed = inbox, outbox, readable, writable, False

    def send(self, obj):
        import pickle

        self.send_bytes(pickle.dumps(obj))

    def recv(self):
        import pickle

        return pickle.loads(self.recv_bytes())

    def _open(self, allowed, what):
        if self.closed:
            raise OSError("handle is closed")
        if not allowed:
            raise OSError(f"connection is {what}-only")

    def send_bytes(self, buffer, offset=0, size=None):
        self._open(self.writable, "read")
        self._out.append(bytes(buffer)[offset : None if size is None else offset + size])

    def recv_bytes(self, maxlength=None):
        self._open(self.readable, "write")
        if not self._in:
            raise EOFError
        return self._in.pop(0)

    def poll(self, timeout=0.0):
        self._open(self.readable, "write")
        return bool(self._in)

    def close(self):
        self.closed = True

    def fileno(self):
        return -1

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


def Pipe(duplex=True):
    a, b = [], []
    return (_Connection(a, b), _Connection(b, a)) if duplex else (_Connection(a, b, writable=False), _Connection(b, a, readable=False))


class _Shared:
    def __init__(self, lock):
        self._lock = RLock() if lock in (None, True) else lock

    def get_lock(self):
        return self._lock

    def get_obj(self):
        return self

    def acquire(self, *args):
        return self._lock.acquire(*args)

    def release(self):
        self._lock.release()

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *args):
        return self._lock.__exit__(*args)


class _Value(_Shared):
    def __init__(self, typecode, value=0, lock=True):
        super().__init__(lock)
        import array

        self._cell = array.array(typecode if isinstance(typecode, str) else typecode._type_, [value])

    @property
    def value(self):
        return self._cell[0]

    @value.setter
    def value(self, value):
        self._cell[0] = value


class _Array(_Shared):
    def __init__(self, typecode, size_or_initializer, lock=True):
        super().__init__(lock)
        import array

        items = [0] * size_or_initializer if isinstance(size_or_initializer, int) else size_or_initializer
        self._cells = array.array(typecode if isinstance(typecode, str) else typecode._type_, items)

    def __len__(self):
        return len(self._cells)

    def __getitem__(self, i):
        return list(self._cells[i]) if isinstance(i, slice) else self._cells[i]

    def __setitem__(self, i, value):
        if isinstance(i, slice):
            value = type(self._cells)(self._cells.typecode, value)
        self._cells[i] = value


def Value(typecode_or_type, *args, lock=True):
    return _Value(typecode_or_type, *args, lock=lock)


def Array(typecode_or_type, size_or_initializer, *, lock=True):
    return _Array(typecode_or_type, size_or_initializer, lock)


def RawValue(typecode_or_type, *args):
    return _Value(typecode_or_type, *args)


def RawArray(typecode_or_type, size_or_initializer):
    return _Array(typecode_or_type, size_or_initializer)


def Pool(processes=None, initializer=None, initargs=(), maxtasksperchild=None):
    from multiprocessing.pool import Pool as kind

    return kind(processes, initializer, initargs, maxtasksperchild)


class _Manager:
    """Objects that every process reaches; here they are themselves."""

    def __enter__(self):
        return self

    def __exit__(self, *args):
        pass

    def start(self, *args):
        pass

    shutdown = start

    list, dict = staticmethod(list), staticmethod(dict)
    Lock, RLock, Event, Condition, Semaphore, Barrier = Lock, RLock, Event, Condition, Semaphore, Barrier
    Queue, JoinableQueue, Value, Array = _queue.Queue, _queue.Queue, staticmethod(Value), staticmethod(Array)

    @staticmethod
    def Namespace(**names):
        from types import SimpleNamespace

        return SimpleNamespace(**names)


def Manager():
    return _Manager()


_method = ["fork"]


def get_start_method(allow_none=False):
    return _method[0]


def set_start_method(method, force=False):
    if method is not None and method not in get_all_start_methods():
        raise ValueError("cannot find context for %r" % method)
    _method[0] = method or "fork"


def get_all_start_methods():
    return ["fork", "spawn", "forkserver"]


def get_context(method=None):
    if method is not None and method not in get_all_start_methods():
        raise ValueError("cannot find context for %r" % method)
    return sys.modules[__name__]


def allow_connection_pickling():
    pass


def set_executable(executable):
    pass


def set_forkserver_preload(module_names):
    pass


def get_logger():
    import logging

    return logging.getLogger("multiprocessing")


def log_to_stderr(level=None):
    import logging

    logger = get_logger()
    logger.addHandler(logging.StreamHandler())
    if level:
        logger.setLevel(level)
    return logger


from multiprocessing import context, process  # noqa: E402, F401
