"""asyncio.locks: what tasks wait for each other with."""

import collections
import enum

from . import exceptions, mixins

__all__ = ("Lock", "Event", "Condition", "Semaphore", "BoundedSemaphore", "Barrier")


class _ContextManagerMixin:
    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, exc_type, exc, tb):
        self.release()


def _shown(thing, extra):
    """The usual repr, with what it is like in brackets."""
    if thing._waiters:
        extra = f"{extra}, waiters:{len(thing._waiters)}"
    return f"<{object.__repr__(thing)[1:-1]} [{extra}]>"


def _stand_in_line(thing):
    """The future of who waits for it from now on."""
    if thing._waiters is None:
        thing._waiters = collections.deque()
    future = thing._get_loop().create_future()
    thing._waiters.append(future)
    return future


class Lock(_ContextManagerMixin, mixins._LoopBoundMixin):
    def __init__(self):
        self._waiters, self._locked = None, False

    def __repr__(self):
        return _shown(self, "locked" if self._locked else "unlocked")

    def locked(self):
        return self._locked

    async def acquire(self):
        if not self._locked and (self._waiters is None or all(w.cancelled() for w in self._waiters)):
            self._locked = True
            return True
        future = _stand_in_line(self)
        try:
            try:
                await future
            finally:
                self._waiters.remove(future)
        except exceptions.CancelledError:
            if not self._locked:
                self._wake_up_first()
            raise
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        self._wake_up_first()

    def _wake_up_first(self):
        for future in self._waiters or ():
            if not future.done():
                future.set_result(True)
            return


class Event(mixins._LoopBoundMixin):
    def __init__(self):
        self._waiters, self._value = collections.deque(), False

    def __repr__(self):
        return _shown(self, "set" if self._value else "unset")

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for future in self._waiters:
                if not future.done():
                    future.set_result(True)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        future = self._get_loop().create_future()
        self._waiters.append(future)
        try:
            await future
            return True
        finally:
            self._waiters.remove(future)


class Condition(_ContextManagerMixin, mixins._LoopBoundMixin):
    def __init__(self, lock=None):
        if lock is None:
            lock = Lock()
        self._lock, self._waiters = lock, collections.deque()
        self.locked, self.acquire, self.release = lock.locked, lock.acquire, lock.release

    def __repr__(self):
        return _shown(self, "locked" if self.locked() else "unlocked")

    async def wait(self):
        if not self.locked():
            raise RuntimeError("cannot wait on un-acquired lock")
        self.release()
        try:
            future = self._get_loop().create_future()
            self._waiters.append(future)
            try:
                await future
                return True
            finally:
                self._waiters.remove(future)
        finally:
            error = None
            while True:
                try:
                    await self.acquire()
                    break
                except exceptions.CancelledError as cancelled:
                    error = cancelled
            if error is not None:
                try:
                    raise error
                finally:
                    error = None

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        if not self.locked():
            raise RuntimeError("cannot notify on un-acquired lock")
        count = 0
        for future in self._waiters:
            if count >= n:
                break
            if not future.done():
                count += 1
                future.set_result(False)

    def notify_all(self):
        self.notify(len(self._waiters))


class Semaphore(_ContextManagerMixin, mixins._LoopBoundMixin):
    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._waiters, self._value = None, value

    def __repr__(self):
        return _shown(self, "locked" if self.locked() else f"unlocked, value:{self._value}")

    def locked(self):
        return self._value == 0 or any(not w.cancelled() for w in self._waiters or ())

    async def acquire(self):
        if not self.locked():
            self._value -= 1
            return True
        future = _stand_in_line(self)
        try:
            try:
                await future
            finally:
                self._waiters.remove(future)
        except exceptions.CancelledError:
            if future.done() and not future.cancelled():
                self._value += 1
            raise
        finally:
            while self._value > 0 and self._wake_up_next():
                pass
        return True

    def release(self):
        self._value += 1
        self._wake_up_next()

    def _wake_up_next(self):
        for future in self._waiters or ():
            if not future.done():
                self._value -= 1
                future.set_result(True)
                return True
        return False


class BoundedSemaphore(Semaphore):
    def __init__(self, value=1):
        self._bound_value = value
        super().__init__(value)

    def release(self):
        if self._value >= self._bound_value:
            raise ValueError("BoundedSemaphore released too many times")
        super().release()


class _BarrierState(enum.Enum):
    FILLING = "filling"
    DRAINING = "draining"
    RESETTING = "resetting"
    BROKEN = "broken"


class Barrier(mixins._LoopBoundMixin):
    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be > 0")
        self._cond, self._parties, self._state, self._count = Condition(), parties, _BarrierState.FILLING, 0

    def __repr__(self):
        extra = self._state.value
        if not self.broken:
            extra += f", waiters:{self.n_waiting}/{self.parties}"
        return f"<{object.__repr__(self)[1:-1]} [{extra}]>"

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, *args):
        pass

    async def wait(self):
        """Gives the place in which this task came."""
        async with self._cond:
            await self._block()
            try:
                index = self._count
                self._count += 1
                if index + 1 == self._parties:
                    await self._release()
                else:
                    await self._wait()
                return index
            finally:
                self._count -= 1
                self._exit()

    async def _block(self):
        await self._cond.wait_for(lambda: self._state not in (_BarrierState.DRAINING, _BarrierState.RESETTING))
        if self._state is _BarrierState.BROKEN:
            raise exceptions.BrokenBarrierError("Barrier aborted")

    async def _release(self):
        self._state = _BarrierState.DRAINING
        self._cond.notify_all()

    async def _wait(self):
        await self._cond.wait_for(lambda: self._state is not _BarrierState.FILLING)
        if self._state in (_BarrierState.BROKEN, _BarrierState.RESETTING):
            raise exceptions.BrokenBarrierError("Abort or reset of barrier")

    def _exit(self):
        if self._count == 0:
            if self._state in (_BarrierState.RESETTING, _BarrierState.DRAINING):
                self._state = _BarrierState.FILLING
            self._cond.notify_all()

    async def reset(self):
        async with self._cond:
            if self._count > 0:
                if self._state is not _BarrierState.RESETTING:
                    self._state = _BarrierState.RESETTING
            else:
                self._state = _BarrierState.FILLING
            self._cond.notify_all()

    async def abort(self):
        async with self._cond:
            self._state = _BarrierState.BROKEN
            self._cond.notify_all()

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._count if self._state is _BarrierState.FILLING else 0

    @property
    def broken(self):
        return self._state is _BarrierState.BROKEN
