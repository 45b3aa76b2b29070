"""Managers: a process that keeps objects, and what stands for them elsewhere. Each call of such a proxy is a message to the
manager's process; a thread there serves each thread that asks. Where there is no machine below (a page), the objects are the
manager's own process's, which is this one."""

import array
import queue
import signal
import threading

import _system

from multiprocessing import connection, context, process, util
from multiprocessing._manager_proxies import (  # noqa: F401
    AcquirerProxy, ArrayProxy, AutoProxy, BarrierProxy, BaseListProxy, BasePoolProxy, BaseProxy, ConditionProxy, DictProxy, EventProxy,
    IteratorProxy, ListProxy, MakeProxyType, NamespaceProxy, PoolProxy, RebuildProxy, ValueProxy,
)
from multiprocessing._manager_server import RemoteError, Server, Token, _result, _servers_inside, all_methods, dispatch, public_methods  # noqa: F401
from multiprocessing.pool import Pool

__all__ = ["BaseManager", "SyncManager", "BaseProxy", "Token", "SharedMemoryManager"]


class _State:
    INITIAL, STARTED, SHUTDOWN = "initial", "started", "shutdown"


class BaseManager:
    """Starts a server or connects to one; register() makes a method of a kind of object."""

    _registry = {}
    _Server = Server

    def __init__(self, address=None, authkey=None, serializer="pickle", ctx=None, *, shutdown_timeout=1.0):
        self._authkey = process.AuthenticationString(process.current_process().authkey if authkey is None else authkey)
        self._address, self._state, self._process, self._timeout = address, _State.INITIAL, None, shutdown_timeout
        self._ctx = ctx or context._default_context.get_context()

    def _check_initial(self):
        if self._state == _State.STARTED:
            raise context.ProcessError("Already started server")
        if self._state == _State.SHUTDOWN:
            raise context.ProcessError("Manager has shut down")

    def get_server(self):
        """A server for serve_forever()."""
        self._check_initial()
        return Server(self._registry, self._address, self._authkey)

    def connect(self):
        """To a server that runs already."""
        _result(*dispatch(self._address, self._authkey, None, "dummy"))
        self._state = _State.STARTED

    def start(self, initializer=None, initargs=()):
        """The server, in a process of its own."""
        self._check_initial()
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        if not _system.is_machine:
            self._address = self._address or f"inside-{id(self):x}"
            _servers_inside[self._address] = Server(self._registry, self._address, self._authkey)
            self.shutdown = util.Finalize(self, _servers_inside.pop, (self._address, None))
        else:
            reader, writer = connection.Pipe(duplex=False)
            self._process = self._ctx.Process(target=self._run_server, args=(reader, writer, initializer, initargs))
            self._process.name = f"{type(self).__name__}-{':'.join(map(str, self._process._identity))}"
            self._process.start()
            writer.close()
            self._address = reader.recv()
            reader.close()
            self.shutdown = util.Finalize(self, BaseManager._end_server, (self._process, self._address, self._authkey, self._timeout), exitpriority=0)
        self._state = _State.STARTED

    def _run_server(self, reader, writer, initializer, initargs):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if initializer is not None:
            initializer(*initargs)
        server = self._Server(self._registry, self._address, self._authkey)
        writer.send(server.address)
        writer.close()
        reader.close()
        server.serve_forever()

    @staticmethod
    def _end_server(running, address, authkey, timeout):
        if running.is_alive():
            try:
                with connection.Client(address, authkey=authkey) as asked:
                    asked.send((None, "shutdown", (), {}))
                    asked.recv()
            except (OSError, EOFError):
                pass  # it has ended by itself
            running.join(timeout)
            if running.is_alive():
                running.terminate()
                running.join(timeout)

    def _create(self, typeid, /, *args, **kwds):
        assert self._state == _State.STARTED, "server not yet started"
        number, exposed = _result(*dispatch(self._address, self._authkey, None, "create", (typeid, *args), kwds))
        return Token(typeid, self._address, number), exposed

    def join(self, timeout=None):
        if self._process is not None:
            self._process.join(timeout)
            if not self._process.is_alive():
                self._process = None

    def _debug_info(self):
        return _result(*dispatch(self._address, self._authkey, None, "debug_info"))

    def _number_of_objects(self):
        return _result(*dispatch(self._address, self._authkey, None, "number_of_objects"))

    @property
    def address(self):
        return self._address

    def __enter__(self):
        if self._state == _State.INITIAL:
            self.start()
        assert self._state == _State.STARTED
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.shutdown()
        self._state = _State.SHUTDOWN

    @classmethod
    def register(cls, typeid, callable=None, proxytype=None, exposed=None, method_to_typeid=None, create_method=True):
        """A method `typeid` of the class, which makes an object in the server by the callable and gives a proxy of it."""
        if "_registry" not in cls.__dict__:
            cls._registry = dict(cls._registry)
        proxytype = proxytype or AutoProxy
        exposed = exposed or getattr(proxytype, "_exposed_", None)
        method_to_typeid = method_to_typeid or getattr(proxytype, "_method_to_typeid_", None)
        if method_to_typeid:
            for name, kind in method_to_typeid.items():
                assert type(name) is str, f"{name!r} is not a string"
                assert type(kind) is str, f"{kind!r} is not a string"
        cls._registry[typeid] = callable, exposed, method_to_typeid, proxytype
        if create_method:

            def made(self, /, *args, **kwds):
                token, exposed = self._create(typeid, *args, **kwds)
                return proxytype(token, "pickle", manager=self, authkey=self._authkey, exposed=exposed, incref=False)

            made.__name__ = typeid
            setattr(cls, typeid, made)


class Namespace:
    """An object with attributes."""

    def __init__(self, /, **kwds):
        self.__dict__.update(kwds)

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(sorted(f'{name}={value!r}' for name, value in self.__dict__.items() if name[0] != '_'))})"


class Value:
    def __init__(self, typecode, value, lock=True):
        self._typecode, self._value = typecode, value

    def get(self):
        return self._value

    def set(self, value):
        self._value = value

    def __repr__(self):
        return f"{type(self).__name__}({self._typecode!r}, {self._value!r})"

    value = property(get, set)


def Array(typecode, sequence, lock=True):
    return array.array(typecode, sequence)


class SyncManager(BaseManager):
    """Keeps what processes share: lists, dicts, queues, locks."""


for _typeid, _make, _proxy in (
    ("Queue", queue.Queue, None), ("JoinableQueue", queue.Queue, None), ("Event", threading.Event, EventProxy),
    ("Lock", threading.Lock, AcquirerProxy), ("RLock", threading.RLock, AcquirerProxy),
    ("Semaphore", threading.Semaphore, AcquirerProxy), ("BoundedSemaphore", threading.BoundedSemaphore, AcquirerProxy),
    ("Condition", threading.Condition, ConditionProxy), ("Barrier", threading.Barrier, BarrierProxy), ("Pool", Pool, PoolProxy),
    ("list", list, ListProxy), ("dict", dict, DictProxy), ("Value", Value, ValueProxy), ("Array", Array, ArrayProxy),
    ("Namespace", Namespace, NamespaceProxy),
):  # fmt: skip
    SyncManager.register(_typeid, _make, _proxy)
SyncManager.register("Iterator", proxytype=IteratorProxy, create_method=False)
SyncManager.register("AsyncResult", create_method=False)


class SharedMemoryManager(BaseManager):
    """Keeps named memory, which goes with it."""

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self._blocks = []

    def start(self, initializer=None, initargs=()):
        self._check_initial()
        self._state = _State.STARTED
        self.shutdown = util.Finalize(self, SharedMemoryManager._unlink, (self._blocks,), exitpriority=0)

    @staticmethod
    def _unlink(blocks):
        while blocks:
            each = blocks.pop()
            each.close()
            each.unlink()

    def SharedMemory(self, size):
        from multiprocessing.shared_memory import SharedMemory

        made = SharedMemory(None, True, size)
        self._blocks.append(made)
        return made

    def ShareableList(self, sequence):
        from multiprocessing.shared_memory import ShareableList

        made = ShareableList(sequence)
        self._blocks.append(made.shm)
        return made
