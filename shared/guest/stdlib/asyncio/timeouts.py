"""asyncio.timeouts"""

import enum

from . import events, exceptions, tasks

__all__ = ("Timeout", "timeout", "timeout_at")


class _State(enum.Enum):
    CREATED = "created"
    ENTERED = "active"
    EXPIRING = "expiring"
    EXPIRED = "expired"
    EXITED = "finished"


class Timeout:
    """Cancels the task at a time; that becomes a TimeoutError where the scope ends."""

    def __init__(self, when):
        self._state, self._timeout_handler, self._task, self._when = _State.CREATED, None, None, when

    def when(self):
        return self._when

    def reschedule(self, when):
        if self._state is not _State.ENTERED:
            if self._state is _State.CREATED:
                raise RuntimeError("Timeout has not been entered")
            raise RuntimeError(f"Cannot change state of {self._state.value} Timeout")
        self._when = when
        if self._timeout_handler is not None:
            self._timeout_handler.cancel()
        self._timeout_handler = None
        if when is not None:
            loop = events.get_running_loop()
            if when <= loop.time():
                self._timeout_handler = loop.call_soon(self._on_timeout)
            else:
                self._timeout_handler = loop.call_at(when, self._on_timeout)

    def expired(self):
        return self._state in (_State.EXPIRING, _State.EXPIRED)

    def __repr__(self):
        info = [""]
        if self._state is _State.ENTERED:
            info.append(f"when={round(self._when, 3) if self._when is not None else None}")
        return f"<Timeout [{self._state.value}]{' '.join(info)}>"

    async def __aenter__(self):
        if self._state is not _State.CREATED:
            raise RuntimeError("Timeout has already been entered")
        task = tasks.current_task()
        if task is None:
            raise RuntimeError("Timeout should be used inside a task")
        self._state, self._task = _State.ENTERED, task
        self._cancelling = task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, exc_type, exc_val, exc_tb):
        if self._timeout_handler is not None:
            self._timeout_handler.cancel()
            self._timeout_handler = None
        if self._state is _State.EXPIRING:
            self._state = _State.EXPIRED
            if self._task.uncancel() <= self._cancelling and exc_type is exceptions.CancelledError:
                raise TimeoutError from exc_val
        elif self._state is _State.ENTERED:
            self._state = _State.EXITED

    def _on_timeout(self):
        self._task.cancel()
        self._state, self._timeout_handler = _State.EXPIRING, None


def timeout(delay):
    """A scope that may last `delay` seconds; None: without a limit."""
    return Timeout(events.get_running_loop().time() + delay if delay is not None else None)


def timeout_at(when):
    return Timeout(when)
