"""Scopes of asyncio: timeouts, task groups, barriers; and what asks for other threads or loops."""

from asyncio import (
    CancelledError, Condition, create_task, current_task, ensure_future, get_running_loop, isfuture, iscoroutine,
    new_event_loop, sleep, wait,
)


class Timeout:
    def __init__(self, when):
        self._when, self._state, self._handle, self._task = when, "created", None, None

    def expired(self):
        return self._state in ("expiring", "expired")

    def when(self):
        return self._when

    def reschedule(self, when):
        if self._state != "active":
            raise RuntimeError("Timeout has not been entered" if self._state == "created" else
                               f"Cannot change state of {self._state} Timeout")
        self._when = when
        if self._handle is not None:
            self._handle.cancel()
        if when is None:
            self._handle = None
            return
        loop = get_running_loop()
        self._handle = loop.call_soon(self._expire) if when <= loop.time() else loop.call_at(when, self._expire)

    def _expire(self):
        self._task.cancel()
        self._state, self._handle = "expiring", None

    async def __aenter__(self):
        if self._state != "created":
            raise RuntimeError("Timeout has already been entered")
        self._task = current_task()
        if self._task is None:
            raise RuntimeError("Timeout should be used inside a task")
        self._cancelling, self._state = self._task.cancelling(), "active"
        self.reschedule(self._when)
        return self

    async def __aexit__(self, kind, value, tb):
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._state == "expiring":
            self._state = "expired"
            if self._task.uncancel() <= self._cancelling and kind is CancelledError:
                raise TimeoutError from value
        elif self._state == "active":
            self._state = "finished"

    def __repr__(self):
        info = [""]
        if self._state in ("active", "expiring", "expired"):
            info.append(f"when={None if self._when is None else round(self._when, 3)}")
        return f"<Timeout [{self._state}]{' '.join(info)}>"


def timeout(delay):
    return Timeout(None if delay is None else get_running_loop().time() + delay)


def timeout_at(when):
    return Timeout(when)


class TaskGroup:
    def __init__(self):
        self._tasks, self._errors, self._is_over = set(), [], False

    async def __aenter__(self):
        self._parent = current_task()
        return self

    def create_task(self, coro, *, name=None, context=None):
        task = create_task(coro, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task):
        self._tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        self._errors.append(task.exception())
        for other in self._tasks:
            other.cancel()
        if not self._is_over:
            self._parent.cancel()

    async def __aexit__(self, kind, value, tb):
        self._is_over = True
        if kind is not None:
            for task in self._tasks:
                task.cancel()
        while self._tasks:
            await wait(list(self._tasks))
            await sleep(0)
        if kind is not None and not issubclass(kind, CancelledError):
            self._errors.append(value)
        if self._errors:
            if kind is not None and issubclass(kind, CancelledError):
                self._parent.uncancel()
            raise BaseExceptionGroup("unhandled errors in a TaskGroup", self._errors) from None


class BrokenBarrierError(RuntimeError):
    pass


BrokenBarrierError.__module__ = "asyncio.exceptions"


class Barrier:
    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be > 0")
        self._cond, self._parties, self._state, self._count = Condition(), parties, "filling", 0

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, *args):
        pass

    async def wait(self):
        async with self._cond:
            await self._cond.wait_for(lambda: self._state not in ("draining", "resetting"))
            if self._state == "broken":
                raise BrokenBarrierError("Barrier aborted")
            try:
                index = self._count
                self._count += 1
                if index + 1 == self._parties:
                    self._state = "draining"
                    self._cond.notify_all()
                else:
                    await self._cond.wait_for(lambda: self._state != "filling")
                    if self._state in ("broken", "resetting"):
                        raise BrokenBarrierError("Abort or reset of barrier")
                return index
            finally:
                self._count -= 1
                if self._count == 0 and self._state in ("resetting", "draining"):
                    self._state = "filling"
                self._cond.notify_all()

    async def reset(self):
        async with self._cond:
            if self._count > 0:
                if self._state != "resetting":
                    self._state = "resetting"
            else:
                self._state = "filling"
            self._cond.notify_all()

    async def abort(self):
        async with self._cond:
            self._state = "broken"
            self._cond.notify_all()

    parties = property(lambda self: self._parties)
    n_waiting = property(lambda self: self._count if self._state == "filling" else 0)
    broken = property(lambda self: self._state == "broken")

    def __repr__(self):
        state = self._state if self.broken else f"{self._state}, waiters:{self.n_waiting}/{self.parties}"
        return f"<asyncio.locks.Barrier object at {id(self):#x} [{state}]>"


class AbstractEventLoopPolicy:
    def get_event_loop(self):
        raise NotImplementedError

    def set_event_loop(self, loop):
        raise NotImplementedError

    def new_event_loop(self):
        raise NotImplementedError


class DefaultEventLoopPolicy(AbstractEventLoopPolicy):
    def get_event_loop(self):
        import asyncio

        return asyncio.get_event_loop()

    def set_event_loop(self, loop):
        import asyncio

        asyncio.set_event_loop(loop)

    def new_event_loop(self):
        return new_event_loop()


_policy = None


def get_event_loop_policy():
    global _policy
    if _policy is None:
        _policy = DefaultEventLoopPolicy()
    return _policy


def set_event_loop_policy(policy):
    global _policy
    if policy is not None and not isinstance(policy, AbstractEventLoopPolicy):
        raise TypeError(f"policy must be an instance of AbstractEventLoopPolicy or None, not '{type(policy).__name__}'")
    _policy = policy


def run_coroutine_threadsafe(coro, loop):
    """The future of concurrent.futures that the loop settles."""
    if not iscoroutine(coro):
        raise TypeError("A coroutine object is required")
    from concurrent.futures import Future

    future = Future()

    def start():
        task = ensure_future(coro, loop=loop)

        def done(task):
            if task.cancelled():
                future.cancel()
            elif task.exception() is not None:
                future.set_exception(task.exception())
            else:
                future.set_result(task.result())

        task.add_done_callback(done)

    loop.call_soon_threadsafe(start)
    return future


def wrap_future(future, *, loop=None):
    if isfuture(future):
        return future
    loop = loop or get_running_loop()
    made = loop.create_future()

    def done(source):
        if made.done():
            return
        if source.cancelled():
            made.cancel()
        elif source.exception() is not None:
            made.set_exception(source.exception())
        else:
            made.set_result(source.result())

    future.add_done_callback(lambda source: loop.call_soon_threadsafe(done, source))
    return made
