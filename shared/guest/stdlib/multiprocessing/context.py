"""The names of multiprocessing, once for each way in which processes start. All ways are the same here: a fork."""

import os

from multiprocessing import process

__all__ = ()


class ProcessError(Exception):
    pass


class BufferTooShort(ProcessError):
    pass


class TimeoutError(ProcessError):
    pass


class AuthenticationError(ProcessError):
    pass


class BaseContext:
    ProcessError, BufferTooShort, TimeoutError, AuthenticationError = ProcessError, BufferTooShort, TimeoutError, AuthenticationError
    current_process = staticmethod(process.current_process)
    parent_process = staticmethod(process.parent_process)
    active_children = staticmethod(process.active_children)

    def cpu_count(self):
        """How many processors the machine has."""
        count = os.cpu_count()
        if count is None:
            raise NotImplementedError("cannot determine number of cpus")
        return count

    def Manager(self):
        """A process that holds objects for others."""
        from multiprocessing.managers import SyncManager

        made = SyncManager(ctx=self.get_context())
        made.start()
        return made

    def Pipe(self, duplex=True):
        """Two connections to each other."""
        from multiprocessing.connection import Pipe

        return Pipe(duplex)

    def Lock(self):
        from multiprocessing.synchronize import Lock

        return Lock(ctx=self.get_context())

    def RLock(self):
        from multiprocessing.synchronize import RLock

        return RLock(ctx=self.get_context())

    def Condition(self, lock=None):
        from multiprocessing.synchronize import Condition

        return Condition(lock, ctx=self.get_context())

    def Semaphore(self, value=1):
        from multiprocessing.synchronize import Semaphore

        return Semaphore(value, ctx=self.get_context())

    def BoundedSemaphore(self, value=1):
        from multiprocessing.synchronize import BoundedSemaphore

        return BoundedSemaphore(value, ctx=self.get_context())

    def Event(self):
        from multiprocessing.synchronize import Event

        return Event(ctx=self.get_context())

    def Barrier(self, parties, action=None, timeout=None):
        from multiprocessing.synchronize import Barrier

        return Barrier(parties, action, timeout, ctx=self.get_context())

    def Queue(self, maxsize=0):
        from multiprocessing.queues import Queue

        return Queue(maxsize, ctx=self.get_context())

    def JoinableQueue(self, maxsize=0):
        from multiprocessing.queues import JoinableQueue

        return JoinableQueue(maxsize, ctx=self.get_context())

    def SimpleQueue(self):
        from multiprocessing.queues import SimpleQueue

        return SimpleQueue(ctx=self.get_context())

    def Pool(self, processes=None, initializer=None, initargs=(), maxtasksperchild=None):
        """Processes that make calls."""
        from multiprocessing.pool import Pool

        return Pool(processes, initializer, initargs, maxtasksperchild, context=self.get_context())

    def RawValue(self, typecode_or_type, *args):
        from multiprocessing.sharedctypes import RawValue

        return RawValue(typecode_or_type, *args)

    def RawArray(self, typecode_or_type, size_or_initializer):
        from multiprocessing.sharedctypes import RawArray

        return RawArray(typecode_or_type, size_or_initializer)

    def Value(self, typecode_or_type, *args, lock=True):
        from multiprocessing.sharedctypes import Value

        return Value(typecode_or_type, *args, lock=lock, ctx=self.get_context())

    def Array(self, typecode_or_type, size_or_initializer, *, lock=True):
        from multiprocessing.sharedctypes import Array

        return Array(typecode_or_type, size_or_initializer, lock=lock, ctx=self.get_context())

    def freeze_support(self):
        """For programs that are packed into one file."""

    def get_logger(self):
        from multiprocessing.util import get_logger

        return get_logger()

    def log_to_stderr(self, level=None):
        from multiprocessing.util import log_to_stderr

        return log_to_stderr(level)

    def allow_connection_pickling(self):
        from multiprocessing import connection  # noqa: F401

    def set_executable(self, executable):
        """Children are forks: they need no program."""

    def set_forkserver_preload(self, module_names):
        if not all(type(each) is str for each in module_names):
            raise TypeError("module_names must be a list of strings")

    def get_context(self, method=None):
        if method is None:
            return self
        try:
            return _contexts[method]
        except KeyError:
            raise ValueError(f"cannot find context for {method!r}") from None

    def get_start_method(self, allow_none=False):
        return self._name

    def set_start_method(self, method, force=False):
        raise ValueError("cannot set start method of concrete context")

    @property
    def reducer(self):
        from multiprocessing import reduction

        return reduction

    @reducer.setter
    def reducer(self, reduction):
        pass

    def _check_available(self):
        pass


class Process(process.BaseProcess):
    _start_method = None


class DefaultContext(BaseContext):
    Process = Process

    def __init__(self, context):
        self._default, self._actual = context, None

    def get_context(self, method=None):
        return super().get_context(method) if method is not None else self._actual or self._default

    def set_start_method(self, method, force=False):
        if self._actual is not None and not force:
            raise RuntimeError("context has already been set")
        self._actual = None if method is None and force else self.get_context(method)

    def get_start_method(self, allow_none=False):
        if self._actual is None:
            if allow_none:
                return None
            self._actual = self._default
        return self._actual._name

    def get_all_start_methods(self):
        """The ways in which processes may start; the first is taken where none is set."""
        return list(_contexts)


class ForkProcess(process.BaseProcess):
    _start_method = "fork"


class SpawnProcess(process.BaseProcess):
    _start_method = "spawn"


class ForkServerProcess(process.BaseProcess):
    _start_method = "forkserver"


class ForkContext(BaseContext):
    _name, Process = "fork", ForkProcess


class SpawnContext(BaseContext):
    _name, Process = "spawn", SpawnProcess


class ForkServerContext(BaseContext):
    _name, Process = "forkserver", ForkServerProcess


_contexts = {"fork": ForkContext(), "spawn": SpawnContext(), "forkserver": ForkServerContext()}
_default_context = DefaultContext(_contexts["fork"])


def assert_spawning(obj):
    raise RuntimeError(f"{type(obj).__name__} objects should only be shared between processes through inheritance")
