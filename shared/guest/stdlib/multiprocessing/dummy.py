"""multiprocessing.dummy: the names of multiprocessing over threads."""

import sys
import threading
import weakref
from queue import Queue
from threading import Barrier, BoundedSemaphore, Condition, Event, Lock, RLock, Semaphore  # noqa: F401

from multiprocessing.pool import ThreadPool

__all__ = [
    "Process", "current_process", "active_children", "freeze_support", "Lock", "RLock", "Semaphore", "BoundedSemaphore", "Condition",
    "Event", "Barrier", "Queue", "Manager", "Pipe", "Pool", "JoinableQueue",
]  # fmt: skip

_children = weakref.WeakSet()
JoinableQueue = Queue
list, dict = list, dict


class DummyProcess(threading.Thread):
    def __init__(self, group=None, target=None, name=None, args=(), kwargs={}):
        super().__init__(group, target, name, args, kwargs)
        self._pid = None

    def start(self):
        self._pid = self.native_id
        _children.add(self)
        super().start()

    @property
    def exitcode(self):
        return 0 if self.ident is not None and not self.is_alive() else None


Process, current_process = DummyProcess, threading.current_thread


def active_children():
    return [each for each in _children if each.is_alive()]


def freeze_support():
    pass


class Namespace:
    def __init__(self, /, **kwds):
        self.__dict__.update(kwds)

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(sorted(f'{name}={value!r}' for name, value in self.__dict__.items() if name[0] != '_'))})"


class Value:
    def __init__(self, typecode, value, lock=True):
        self._typecode, self.value = typecode, value

    def __repr__(self):
        return f"<{type(self).__name__}({self._typecode!r}, {self.value!r})>"


def Array(typecode, sequence, lock=True):
    import array

    return array.array(typecode, sequence)


def Manager():
    return sys.modules[__name__]


def shutdown():
    pass


class Connection:
    """An end of a pipe of threads, which is two queues."""

    def __init__(self, _in, _out):
        self._in, self._out = _in, _out
        self.send = self.send_bytes = _out.put
        self.recv = self.recv_bytes = _in.get

    def poll(self, timeout=0.0):
        if self._in.qsize() == 0 and timeout > 0:
            with self._in.not_empty:
                self._in.not_empty.wait(timeout)
        return self._in.qsize() > 0

    def close(self):
        pass

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, exc_tb):
        self.close()


def Pipe(duplex=True):
    a, b = Queue(), Queue()
    return Connection(a, b), Connection(b, a)


def Pool(processes=None, initializer=None, initargs=()):
    return ThreadPool(processes, initializer, initargs)
