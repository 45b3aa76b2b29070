"""Coroutines on one loop: tasks, sleeping, waiting, queues and locks. Nothing of networks and subprocesses."""

import heapq
import itertools
import time
import types
from collections import deque

CancelledError = type("CancelledError", (BaseException,), {"__module__": "asyncio.exceptions"})
InvalidStateError = type("InvalidStateError", (Exception,), {"__module__": "asyncio.exceptions"})
QueueEmpty = type("QueueEmpty", (Exception,), {"__module__": "asyncio.queues"})
QueueFull = type("QueueFull", (Exception,), {"__module__": "asyncio.queues"})
TimeoutError = TimeoutError
FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED"

_running = None
_names = itertools.count(1)


class Handle:
    def __init__(self, callback, args):
        self._callback, self._args, self._cancelled = callback, args, False

    def cancel(self):
        self._cancelled = True

    def cancelled(self):
        return self._cancelled

    def _run(self):
        if not self._cancelled:
            self._callback(*self._args)


class AbstractEventLoop:
    def __init__(self):
        self._ready, self._later, self._order = deque(), [], itertools.count()
        self._closed = self._stopping = False

    def time(self):
        return time.monotonic()

    def call_soon(self, callback, *args, context=None):
        handle = Handle(callback, args)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay, callback, *args, context=None):
        return self.call_at(self.time() + delay, callback, *args)

    def call_at(self, when, callback, *args, context=None):
        handle = Handle(callback, args)
        heapq.heappush(self._later, (when, next(self._order), handle))
        return handle

    def create_future(self):
        return Future(loop=self)

    def create_task(self, coro, *, name=None, context=None):
        return Task(coro, loop=self, name=name)

    async def run_in_executor(self, executor, func, *args):
        return func(*args)

    def _once(self):
        if not self._ready and self._later:
            delay = self._later[0][0] - self.time()
            if delay > 0:
                time.sleep(delay)
        now = self.time()
        while self._later and self._later[0][0] <= now:
            self._ready.append(heapq.heappop(self._later)[2])
        for _ in range(len(self._ready)):
            self._ready.popleft()._run()

    def run_until_complete(self, future):
        global _running
        if self._closed:
            raise RuntimeError("Event loop is closed")
        if _running is not None:
            raise RuntimeError("This event loop is already running")
        _running = self
        try:
            future = ensure_future(future, loop=self)
            while not future.done():
                if not self._ready and not self._later:
                    raise RuntimeError("Event loop stopped before Future completed.")
                self._once()
            return future.result()
        finally:
            _running = None

    def run_forever(self):
        global _running
        _running = self
        try:
            while not self._stopping and (self._ready or self._later):
                self._once()
        finally:
            _running, self._stopping = None, False

    def stop(self):
        self._stopping = True

    def is_running(self):
        return _running is self

    def is_closed(self):
        return self._closed

    def close(self):
        self._closed = True

    def set_debug(self, enabled):
        pass

    def get_debug(self):
        return False


SelectorEventLoop = AbstractEventLoop


class Future:
    __class_getitem__ = classmethod(types.GenericAlias)
    def __init__(self, *, loop=None):
        self._loop = loop or get_event_loop()
        self._state, self._result, self._exception, self._callbacks = "PENDING", None, None, []

    def get_loop(self):
        return self._loop

    def done(self):
        return self._state != "PENDING"

    def cancelled(self):
        return self._state == "CANCELLED"

    def result(self):
        if self._state == "CANCELLED":
            raise self._cancelled_error()
        if self._state != "FINISHED":
            raise InvalidStateError("Result is not ready.")
        if self._exception is not None:
            raise self._exception.with_traceback(self._exception.__traceback__)
        return self._result

    def _cancelled_error(self):
        message = getattr(self, "_cancel_message", None)
        return CancelledError() if message is None else CancelledError(message)

    def exception(self):
        if self._state == "CANCELLED":
            raise self._cancelled_error()
        if self._state != "FINISHED":
            raise InvalidStateError("Exception is not set.")
        return self._exception

    def add_done_callback(self, fn, *, context=None):
        if self.done():
            self._loop.call_soon(fn, self)
        else:
            self._callbacks.append(fn)

    def remove_done_callback(self, fn):
        n = len(self._callbacks)
        self._callbacks = [f for f in self._callbacks if f != fn]
        return n - len(self._callbacks)

    def _finish(self, state):
        self._state = state
        for fn in self._callbacks:
            self._loop.call_soon(fn, self)
        self._callbacks = []

    def set_result(self, result):
        if self.done():
            raise InvalidStateError(f"{self._state}: {self!r}")
        self._result = result
        self._finish("FINISHED")

    def set_exception(self, exception):
        if self.done():
            raise InvalidStateError(f"{self._state}: {self!r}")
        self._exception = exception() if isinstance(exception, type) else exception
        self._finish("FINISHED")

    def cancel(self, msg=None):
        if self.done():
            return False
        self._cancel_message = msg
        self._finish("CANCELLED")
        return True

    def __await__(self):
        if not self.done():
            yield self
        return self.result()

    __iter__ = __await__

    def __repr__(self):
        return f"<{type(self).__name__} {self._state.lower()}>"


class Task(Future):
    def __init__(self, coro, *, loop=None, name=None, context=None):
        super().__init__(loop=loop)
        if not iscoroutine(coro):
            raise TypeError(f"a coroutine was expected, got {coro!r}")
        self._coro, self._name = coro, str(name) if name is not None else f"Task-{next(_names)}"
        self._waiting = None
        self._must_cancel, self._cancels = False, 0
        _tasks.append(self)
        self._loop.call_soon(self._step)

    def get_name(self):
        return self._name

    def set_name(self, value):
        self._name = str(value)

    def get_coro(self):
        return self._coro

    def set_result(self, result):
        raise RuntimeError("Task does not support set_result operation")

    def cancelling(self):
        return self._cancels

    def uncancel(self):
        self._cancels = max(0, self._cancels - 1)
        return self._cancels

    def cancel(self, msg=None):
        if self.done():
            return False
        self._cancels += 1
        if self._waiting is not None and self._waiting.cancel(msg):
            return True
        self._must_cancel, self._cancel_message = True, msg
        return True

    def _step(self, error=None):
        global _current
        if self.done():
            return
        if self._must_cancel:
            if not isinstance(error, CancelledError):
                error = self._cancelled_error()
            self._must_cancel = False
        self._waiting, outer, _current = None, _current, self
        try:
            waited = self._coro.send(None) if error is None else self._coro.throw(error)
        except StopIteration as e:
            if self._must_cancel:
                self._must_cancel = False
                Future.cancel(self)
            else:
                Future.set_result(self, e.value)
        except CancelledError:
            Future.cancel(self, getattr(self, "_cancel_message", None))
        except (KeyboardInterrupt, SystemExit) as e:
            self.set_exception(e)
            raise
        except BaseException as e:
            self.set_exception(e)
        else:
            if waited is None:
                self._loop.call_soon(self._step)
            elif isinstance(waited, Future):
                self._waiting = waited
                waited.add_done_callback(self._wake)
                if self._must_cancel and waited.cancel():
                    self._must_cancel = False
            else:
                self._loop.call_soon(self._step, RuntimeError(f"Task got bad yield: {waited!r}"))
        finally:
            _current = outer
            if self.done() and self in _tasks:
                _tasks.remove(self)

    def _wake(self, future):
        try:
            future.result()
        except BaseException as e:
            self._step(e)
        else:
            self._step()

    def __repr__(self):
        return f"<Task {self._state.lower()} name={self._name!r} coro=<{self._coro.__qualname__}()>>"


_tasks, _current, _loop = [], None, None


def iscoroutine(obj):
    return isinstance(obj, (types.CoroutineType, types.GeneratorType))


def iscoroutinefunction(func):
    return bool(getattr(getattr(func, "__code__", None), "co_flags", 0) & 0x80)


def isfuture(obj):
    return isinstance(obj, Future)


def current_task(loop=None):
    return _current


def all_tasks(loop=None):
    return set(_tasks)


def get_running_loop():
    if _running is None:
        raise RuntimeError("no running event loop")
    return _running


def new_event_loop():
    return AbstractEventLoop()


def get_event_loop():
    global _loop
    if _running is not None:
        return _running
    if _loop is None or _loop.is_closed():
        _loop = new_event_loop()
    return _loop


def set_event_loop(loop):
    global _loop
    _loop = loop


def ensure_future(obj, *, loop=None):
    if isinstance(obj, Future):
        return obj
    if iscoroutine(obj):
        return Task(obj, loop=loop or get_event_loop())
    if hasattr(obj, "__await__"):

        async def wrap():
            return await obj

        return Task(wrap(), loop=loop or get_event_loop())
    raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")


def create_task(coro, *, name=None, context=None):
    return Task(coro, loop=get_running_loop(), name=name)


def run(main, *, debug=None):
    if _running is not None:
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    if not iscoroutine(main):
        raise ValueError("a coroutine was expected, got {!r}".format(main))
    loop = new_event_loop()
    set_event_loop(loop)
    try:
        return loop.run_until_complete(main)
    finally:
        left = [t for t in _tasks if t._loop is loop]
        for task in left:
            task.cancel()
        while left and any(not t.done() for t in left) and (loop._ready or loop._later):
            loop._once()
        set_event_loop(None)
        loop.close()


class Runner:
    def __init__(self, *, debug=None, loop_factory=None):
        self._loop = new_event_loop()

    def run(self, coro, *, context=None):
        return self._loop.run_until_complete(coro)

    def get_loop(self):
        return self._loop

    def close(self):
        self._loop.close()

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


async def sleep(delay, result=None):
    if delay <= 0:
        await _Yield()
        return result
    future = get_running_loop().create_future()
    handle = future._loop.call_later(delay, lambda: future.done() or future.set_result(result))
    try:
        return await future
    finally:
        handle.cancel()


class _Yield:
    def __await__(self):
        yield


def gather(*coros_or_futures, return_exceptions=False):
    outer = get_event_loop().create_future()
    if not coros_or_futures:
        outer._loop.call_soon(outer.set_result, [])
        return outer
    children = [ensure_future(c) for c in coros_or_futures]
    left = [len(children)]

    def done(child):
        left[0] -= 1
        if outer.done():
            if not child.cancelled():
                child.exception()
            return
        if not return_exceptions:
            error = child._cancelled_error() if child.cancelled() else child.exception()
            if error is not None:
                outer.set_exception(error)
                return
        if left[0] == 0:
            outer.set_result([c._cancelled_error() if c.cancelled() else c._exception if c._exception is not None else c._result
                              for c in children])  # fmt: skip

    for child in children:
        child.add_done_callback(done)

    def cancel(msg=None):
        if outer.done():
            return False
        return any([child.cancel(msg) for child in children])

    outer.cancel = cancel
    return outer


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    fs = set(fs)
    if not fs:
        raise ValueError("Set of Tasks/Futures is empty.")
    if any(iscoroutine(f) for f in fs):
        raise TypeError("Passing coroutines is forbidden, use tasks explicitly.")
    loop = get_running_loop()
    waiter = loop.create_future()

    def check(*_):
        finished = [f for f in fs if f.done()]
        enough = len(finished) == len(fs) or return_when == FIRST_COMPLETED and finished
        enough = enough or return_when == FIRST_EXCEPTION and any(not f.cancelled() and f.exception() for f in finished)
        if enough and not waiter.done():
            waiter.set_result(None)

    handle = None if timeout is None else loop.call_later(timeout, lambda: waiter.done() or waiter.set_result(None))
    for f in fs:
        f.add_done_callback(check)
    check()
    await waiter
    if handle:
        handle.cancel()
    return {f for f in fs if f.done()}, {f for f in fs if not f.done()}


async def wait_for(fut, timeout):
    task = ensure_future(fut)
    if timeout is None:
        return await task
    done, _ = await wait([task], timeout=timeout)
    if done:
        return task.result()
    task.cancel()
    try:
        await task
    except CancelledError:
        pass
    raise TimeoutError()


def as_completed(fs, *, timeout=None):
    tasks = [ensure_future(f) for f in fs]
    order = Queue()
    for task in tasks:
        task.add_done_callback(order.put_nowait)

    async def one():
        return (await order.get()).result()

    for _ in tasks:
        yield one()


def shield(arg):
    inner = ensure_future(arg)
    outer = get_event_loop().create_future()

    def done(f):
        if outer.done():
            return
        if f.cancelled():
            outer.cancel()
        elif f.exception() is not None:
            outer.set_exception(f.exception())
        else:
            outer.set_result(f.result())

    inner.add_done_callback(done)
    return outer


async def to_thread(func, /, *args, **kwargs):
    return func(*args, **kwargs)


class _Waiters:
    def __init__(self):
        self._waiters = deque()

    async def _park(self):
        future = get_running_loop().create_future()
        self._waiters.append(future)
        try:
            return await future
        finally:
            if future in self._waiters:
                self._waiters.remove(future)

    def _wake(self, n=1):
        for future in list(self._waiters):
            if n <= 0:
                break
            if not future.done():
                future.set_result(True)
                n -= 1


class Event(_Waiters):
    _flag = False

    def is_set(self):
        return self._flag

    def set(self):
        self._flag = True
        self._wake(len(self._waiters))

    def clear(self):
        self._flag = False

    async def wait(self):
        if not self._flag:
            await self._park()
        return True


class Semaphore(_Waiters):
    def __init__(self, value=1):
        super().__init__()
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._value = value

    def locked(self):
        return self._value == 0

    async def acquire(self):
        while self._value <= 0:
            await self._park()
        self._value -= 1
        return True

    def release(self):
        self._value += 1
        self._wake()

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, *args):
        self.release()


class BoundedSemaphore(Semaphore):
    pass


class Lock(Semaphore):
    def __init__(self):
        super().__init__(1)

    def release(self):
        if self._value:
            raise RuntimeError("Lock is not acquired.")
        super().release()


class Condition(_Waiters):
    def __init__(self, lock=None):
        super().__init__()
        self._lock = lock or Lock()
        self.acquire, self.release, self.locked = self._lock.acquire, self._lock.release, self._lock.locked

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, *args):
        self.release()

    async def wait(self):
        self.release()
        try:
            return await self._park()
        finally:
            await self.acquire()

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        self._wake(n)

    def notify_all(self):
        self._wake(len(self._waiters))


class Queue:
    __class_getitem__ = classmethod(types.GenericAlias)
    def __init__(self, maxsize=0):
        self._maxsize, self._getters, self._putters = maxsize, _Waiters(), _Waiters()
        self._unfinished, self._finished = 0, Event()
        self._finished.set()
        self._init()

    maxsize = property(lambda self: self._maxsize)

    def _init(self):
        self._queue = deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    def qsize(self):
        return len(self._queue)

    def empty(self):
        return not self._queue

    def full(self):
        return 0 < self._maxsize <= self.qsize()

    async def put(self, item):
        while self.full():
            await self._putters._park()
        self.put_nowait(item)

    def put_nowait(self, item):
        if self.full():
            raise QueueFull
        self._put(item)
        self._unfinished += 1
        self._finished.clear()
        self._getters._wake()

    async def get(self):
        while self.empty():
            await self._getters._park()
        return self.get_nowait()

    def get_nowait(self):
        if self.empty():
            raise QueueEmpty
        item = self._get()
        self._putters._wake()
        return item

    def task_done(self):
        if self._unfinished <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished -= 1
        if self._unfinished == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished > 0:
            await self._finished.wait()


class PriorityQueue(Queue):
    def _init(self):
        self._queue = []

    def _get(self):
        return heapq.heappop(self._queue)

    def _put(self, item):
        heapq.heappush(self._queue, item)


class LifoQueue(Queue):
    def _get(self):
        return self._queue.pop()


from _asyncio_scopes import (  # noqa: E402  (they are made of what stands above)
    AbstractEventLoopPolicy, Barrier, BrokenBarrierError, DefaultEventLoopPolicy, TaskGroup, Timeout,
    get_event_loop_policy, run_coroutine_threadsafe, set_event_loop_policy, timeout, timeout_at, wrap_future,
)


def __getattr__(name):
    """The submodules, whose names are those of this file."""
    if name in ("base_events", "coroutines", "events", "exceptions", "futures", "locks", "queues", "runners", "taskgroups", "tasks", "timeouts"):
        from importlib import import_module

        return import_module("asyncio." + name)
    raise AttributeError(f"module 'asyncio' has no attribute '{name}'")
