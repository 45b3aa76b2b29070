"""concurrent.futures._base: futures, and waiting for them."""

import threading
import time
import types
from collections import namedtuple

FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED"
PENDING, RUNNING, CANCELLED = "PENDING", "RUNNING", "CANCELLED"
CANCELLED_AND_NOTIFIED, FINISHED = "CANCELLED_AND_NOTIFIED", "FINISHED"
_NAMES = {
    PENDING: "pending", RUNNING: "running", CANCELLED: "cancelled", CANCELLED_AND_NOTIFIED: "cancelled",
    FINISHED: "finished",
}

DoneAndNotDoneFutures = namedtuple("DoneAndNotDoneFutures", "done not_done")


class Error(Exception):
    """Base class for all future-related exceptions."""


class CancelledError(Error):
    """The Future was cancelled."""


TimeoutError = TimeoutError


class InvalidStateError(Error):
    """The operation is not allowed in this state."""


class BrokenExecutor(RuntimeError):
    """Raised when a executor has become non-functional after a severe failure."""


class Future:
    """The result of a call that another thread makes."""

    def __init__(self):
        self._condition = threading.Condition()
        self._state, self._result, self._exception, self._waiters, self._done_callbacks = PENDING, None, None, [], []

    def __repr__(self):
        with self._condition:
            text = "<%s at %#x state=%s" % (self.__class__.__name__, id(self), _NAMES[self._state])
            if self._state != FINISHED:
                return text + ">"
            if self._exception:
                return text + " raised %s>" % self._exception.__class__.__name__
            return text + " returned %s>" % self._result.__class__.__name__

    def _invoke_callbacks(self):
        for callback in self._done_callbacks:
            self._call(callback)

    def _call(self, callback):
        try:
            callback(self)
        except Exception:
            import logging

            logging.getLogger("concurrent.futures").exception("exception calling callback for %r", self)

    def cancel(self):
        with self._condition:
            if self._state in (RUNNING, FINISHED):
                return False
            if self._state in (CANCELLED, CANCELLED_AND_NOTIFIED):
                return True
            self._state = CANCELLED
            self._condition.notify_all()
        self._invoke_callbacks()
        return True

    def cancelled(self):
        return self._state in (CANCELLED, CANCELLED_AND_NOTIFIED)

    def running(self):
        return self._state == RUNNING

    def done(self):
        return self._state in (CANCELLED, CANCELLED_AND_NOTIFIED, FINISHED)

    def add_done_callback(self, fn):
        """Calls fn(future) when the future is done; at once when it is."""
        with self._condition:
            if not self.done():
                self._done_callbacks.append(fn)
                return
        self._call(fn)

    def _await(self, timeout):
        with self._condition:
            if not self.done():
                self._condition.wait(timeout)
            if self.cancelled():
                raise CancelledError()
            if self._state != FINISHED:
                raise TimeoutError()

    def result(self, timeout=None):
        try:
            self._await(timeout)
            if self._exception:
                raise self._exception
            return self._result
        finally:
            self = None

    def exception(self, timeout=None):
        self._await(timeout)
        return self._exception

    def set_running_or_notify_cancel(self):
        """Executors ask before they make the call: false when it was cancelled."""
        with self._condition:
            if self._state == CANCELLED:
                self._state = CANCELLED_AND_NOTIFIED
                for waiter in self._waiters:
                    waiter.add_cancelled(self)
                return False
            if self._state == PENDING:
                self._state = RUNNING
                return True
            import logging

            logging.getLogger("concurrent.futures").critical("Future %s in unexpected state: %s", id(self), self._state)
            raise RuntimeError("Future in unexpected state")

    def _finish(self, result, exception):
        with self._condition:
            if self._state in (CANCELLED, CANCELLED_AND_NOTIFIED, FINISHED):
                raise InvalidStateError("{}: {!r}".format(self._state, self))
            self._result, self._exception, self._state = result, exception, FINISHED
            for waiter in self._waiters:
                waiter.add_exception(self) if exception else waiter.add_result(self)
            self._condition.notify_all()
        self._invoke_callbacks()

    def set_result(self, result):
        self._finish(result, None)

    def set_exception(self, exception):
        self._finish(None, exception)

    __class_getitem__ = classmethod(types.GenericAlias)


class _Waiter:
    """Counts what has yet to come to an end."""

    def __init__(self, left, stops_at_error):
        self.event, self.finished, self.left, self.stops_at_error = threading.Event(), [], left, stops_at_error

    def _one(self, future):
        self.finished.append(future)
        self.left -= 1
        if self.left <= 0:
            self.event.set()

    add_result = add_cancelled = _one

    def add_exception(self, future):
        self._one(future)
        if self.stops_at_error:
            self.event.set()


def _install(futures, waiter):
    for future in futures:
        future._waiters.append(waiter)


def _remove(futures, waiter):
    for future in futures:
        if waiter in future._waiters:
            future._waiters.remove(waiter)


def _is_over(future):
    return future._state in (CANCELLED_AND_NOTIFIED, FINISHED)


def as_completed(fs, timeout=None):
    """Gives futures as they come to an end."""
    end = None if timeout is None else timeout + time.monotonic()
    fs = set(fs)
    total = len(fs)
    finished = [future for future in fs if _is_over(future)]
    pending = fs - set(finished)
    waiter = _Waiter(1, False)
    _install(pending, waiter)
    try:
        while finished:
            yield finished.pop()
        while pending:
            left = None
            if end is not None:
                left = end - time.monotonic()
                if left < 0:
                    raise TimeoutError("%d (of %d) futures unfinished" % (len(pending), total))
            waiter.event.wait(left)
            finished, waiter.finished, waiter.left = waiter.finished, [], 1
            waiter.event.clear()
            finished.reverse()
            for future in finished:
                future._waiters.remove(waiter)
                pending.discard(future)
            while finished:
                yield finished.pop()
    finally:
        _remove(pending, waiter)


def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    """Waits for futures: (those that are done, the others)."""
    fs = set(fs)
    done = {future for future in fs if _is_over(future)}
    others = fs - done
    if return_when == FIRST_COMPLETED and done:
        return DoneAndNotDoneFutures(done, others)
    if return_when == FIRST_EXCEPTION and any(not f.cancelled() and f.exception() is not None for f in done):
        return DoneAndNotDoneFutures(done, others)
    if len(done) == len(fs):
        return DoneAndNotDoneFutures(done, others)
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError("Invalid return condition: %r" % return_when)
    waiter = _Waiter(1 if return_when == FIRST_COMPLETED else len(others), return_when == FIRST_EXCEPTION)
    _install(others, waiter)
    waiter.event.wait(timeout)
    _remove(others, waiter)
    done.update(waiter.finished)
    return DoneAndNotDoneFutures(done, fs - done)


class Executor:
    """Makes calls elsewhere."""

    def submit(self, fn, /, *args, **kwargs):
        raise NotImplementedError()

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        """As map(), with the calls made at once; results come in order."""
        end = None if timeout is None else timeout + time.monotonic()
        fs = [self.submit(fn, *args) for args in zip(*iterables)]

        def results():
            try:
                fs.reverse()
                while fs:
                    future = fs.pop()
                    try:
                        yield future.result() if end is None else future.result(end - time.monotonic())
                    finally:
                        future.cancel()
                        del future
            finally:
                for future in fs:
                    future.cancel()

        return results()

    def shutdown(self, wait=True, *, cancel_futures=False):
        pass

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.shutdown(wait=True)
        return False
