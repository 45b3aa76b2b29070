"""asyncio.events: handles, the interface of loops, and which loop is whose."""

import contextvars
import functools
from _thread import get_ident

from . import format_helpers

__all__ = (
    "AbstractEventLoopPolicy", "AbstractEventLoop", "AbstractServer", "Handle", "TimerHandle", "get_event_loop_policy",
    "set_event_loop_policy", "get_event_loop", "set_event_loop", "new_event_loop", "get_child_watcher", "set_child_watcher",
    "_set_running_loop", "get_running_loop", "_get_running_loop",
)


class Handle:
    """A callback that a loop will call."""

    __slots__ = ("_callback", "_args", "_cancelled", "_loop", "_source_traceback", "_repr", "__weakref__", "_context")

    def __init__(self, callback, args, loop, context=None):
        self._context = contextvars.copy_context() if context is None else context
        self._loop, self._callback, self._args, self._cancelled, self._repr = loop, callback, args, False, None
        self._source_traceback = None

    def _repr_info(self):
        info = [self.__class__.__name__]
        if self._cancelled:
            info.append("cancelled")
        if self._callback is not None:
            info.append(format_helpers._format_callback_source(self._callback, self._args))
        return info

    def __repr__(self):
        return self._repr if self._repr is not None else "<{}>".format(" ".join(self._repr_info()))

    def cancel(self):
        if not self._cancelled:
            self._cancelled = True
            if self._loop.get_debug():
                self._repr = repr(self)
            self._callback = self._args = None

    def cancelled(self):
        return self._cancelled

    def _run(self):
        try:
            self._context.run(self._callback, *self._args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            text = format_helpers._format_callback_source(self._callback, self._args)
            self._loop.call_exception_handler({"message": f"Exception in callback {text}", "exception": error, "handle": self})
        self = None


@functools.total_ordering
class TimerHandle(Handle):
    """A callback with its time."""

    __slots__ = ["_scheduled", "_when"]

    def __init__(self, when, callback, args, loop, context=None):
        super().__init__(callback, args, loop, context)
        self._when, self._scheduled = when, False

    def _repr_info(self):
        info = super()._repr_info()
        info.insert(2 if self._cancelled else 1, f"when={self._when}")
        return info

    def __hash__(self):
        return hash(self._when)

    def __lt__(self, other):
        return self._when < other._when if isinstance(other, TimerHandle) else NotImplemented

    def __eq__(self, other):
        if not isinstance(other, TimerHandle):
            return NotImplemented
        return (self._when, self._callback, self._args, self._cancelled) == (
            other._when, other._callback, other._args, other._cancelled)

    def cancel(self):
        if not self._cancelled:
            self._loop._timer_handle_cancelled(self)
        super().cancel()

    def when(self):
        return self._when


class AbstractServer:
    def close(self):
        raise NotImplementedError

    def get_loop(self):
        raise NotImplementedError

    def is_serving(self):
        raise NotImplementedError

    async def start_serving(self):
        raise NotImplementedError

    async def serve_forever(self):
        raise NotImplementedError

    async def wait_closed(self):
        raise NotImplementedError

    async def __aenter__(self):
        return self

    async def __aexit__(self, *exc):
        self.close()
        await self.wait_closed()


def _missing(name, is_async=False):
    def method(self, *args, **kwargs):
        raise NotImplementedError

    async def coroutine(self, *args, **kwargs):
        raise NotImplementedError

    made = coroutine if is_async else method
    made.__name__ = name
    made.__qualname__ = f"AbstractEventLoop.{name}"
    return made


class AbstractEventLoop:
    """What every loop has; all of it raises NotImplementedError here."""


for _name in (
    "run_forever run_until_complete stop is_running is_closed close _timer_handle_cancelled call_soon call_later call_at time "
    "create_future create_task call_soon_threadsafe run_in_executor set_default_executor add_reader remove_reader add_writer "
    "remove_writer add_signal_handler remove_signal_handler set_task_factory get_task_factory get_exception_handler "
    "set_exception_handler default_exception_handler call_exception_handler get_debug set_debug"
).split():
    setattr(AbstractEventLoop, _name, _missing(_name))
for _name in (
    "shutdown_asyncgens shutdown_default_executor getaddrinfo getnameinfo create_connection create_server start_tls sendfile "
    "create_unix_connection create_unix_server connect_accepted_socket create_datagram_endpoint connect_read_pipe "
    "connect_write_pipe subprocess_shell subprocess_exec sock_recv sock_recv_into sock_recvfrom sock_recvfrom_into sock_sendall "
    "sock_sendto sock_connect sock_accept sock_sendfile"
).split():
    setattr(AbstractEventLoop, _name, _missing(_name, True))
del _name


class AbstractEventLoopPolicy:
    def get_event_loop(self):
        raise NotImplementedError

    def set_event_loop(self, loop):
        raise NotImplementedError

    def new_event_loop(self):
        raise NotImplementedError

    def get_child_watcher(self):
        raise NotImplementedError

    def set_child_watcher(self, watcher):
        raise NotImplementedError


class BaseDefaultEventLoopPolicy(AbstractEventLoopPolicy):
    """One loop a thread; the first thread's is made when it is asked for."""

    _loop_factory = None

    def __init__(self):
        self._loops, self._were_set = {}, set()

    def get_event_loop(self):
        import threading

        me = get_ident()
        if self._loops.get(me) is None and me not in self._were_set and threading.current_thread() is threading.main_thread():
            self.set_event_loop(self.new_event_loop())
        if self._loops.get(me) is None:
            raise RuntimeError("There is no current event loop in thread %r." % threading.current_thread().name)
        return self._loops[me]

    def set_event_loop(self, loop):
        self._were_set.add(get_ident())
        if loop is not None and not isinstance(loop, AbstractEventLoop):
            raise TypeError(f"loop must be an instance of AbstractEventLoop or None, not '{type(loop).__name__}'")
        self._loops[get_ident()] = loop

    def new_event_loop(self):
        return self._loop_factory()


_event_loop_policy = None
_running_loops = {}  #: By thread.


def get_running_loop():
    loop = _get_running_loop()
    if loop is None:
        raise RuntimeError("no running event loop")
    return loop


def _get_running_loop():
    return _running_loops.get(get_ident())


def _set_running_loop(loop):
    if loop is None:
        _running_loops.pop(get_ident(), None)
    else:
        _running_loops[get_ident()] = loop


def get_event_loop_policy():
    global _event_loop_policy
    if _event_loop_policy is None:
        from . import DefaultEventLoopPolicy

        _event_loop_policy = DefaultEventLoopPolicy()
    return _event_loop_policy


def set_event_loop_policy(policy):
    global _event_loop_policy
    if policy is not None and not isinstance(policy, AbstractEventLoopPolicy):
        raise TypeError(f"policy must be an instance of AbstractEventLoopPolicy or None, not '{type(policy).__name__}'")
    _event_loop_policy = policy


def get_event_loop():
    running = _get_running_loop()
    return get_event_loop_policy().get_event_loop() if running is None else running


_get_event_loop = get_event_loop


def set_event_loop(loop):
    get_event_loop_policy().set_event_loop(loop)


def new_event_loop():
    return get_event_loop_policy().new_event_loop()


def get_child_watcher():
    return get_event_loop_policy().get_child_watcher()


def set_child_watcher(watcher):
    return get_event_loop_policy().set_child_watcher(watcher)
