"""asyncio.futures"""

import concurrent.futures
import contextvars
import reprlib
import types

from . import events, exceptions, format_helpers

__all__ = ("Future", "wrap_future", "isfuture")

_PENDING, _CANCELLED, _FINISHED = "PENDING", "CANCELLED", "FINISHED"

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def isfuture(obj):
    return hasattr(obj.__class__, "_asyncio_future_blocking") and obj._asyncio_future_blocking is not None


def _format_callbacks(callbacks):
    def shown(entry):
        return format_helpers._format_callback_source(entry[0], ())

    count = len(callbacks)
    if count == 0:
        return "cb=[]"
    if count == 1:
        return f"cb=[{shown(callbacks[0])}]"
    if count == 2:
        return f"cb=[{shown(callbacks[0])}, {shown(callbacks[1])}]"
    return f"cb=[{shown(callbacks[0])}, <{count - 2} more>, {shown(callbacks[-1])}]"


def _future_repr_info(future):
    info = [future._state.lower()]
    if future._state == _FINISHED:
        if future._exception is not None:
            info.append(f"exception={future._exception!r}")
        else:
            info.append(f"result={reprlib.repr(future._result)}")
    if future._callbacks:
        info.append(_format_callbacks(future._callbacks))
    return info


class Future:
    """A value that is yet to come, awaited by tasks of one loop."""

    _state = _PENDING
    _result = _exception = _loop = _source_traceback = _cancel_message = _cancelled_exc = None
    _asyncio_future_blocking = False
    __log_traceback = False

    def __init__(self, *, loop=None):
        self._loop = events.get_event_loop() if loop is None else loop
        self._callbacks = []

    def __repr__(self):
        return "<{} {}>".format(self.__class__.__name__, " ".join(_future_repr_info(self)))

    def __del__(self):
        if not self.__log_traceback:
            return
        self._loop.call_exception_handler({
            "message": f"{self.__class__.__name__} exception was never retrieved", "exception": self._exception, "future": self})

    __class_getitem__ = classmethod(types.GenericAlias)

    @property
    def _log_traceback(self):
        return self.__log_traceback

    @_log_traceback.setter
    def _log_traceback(self, value):
        if value:
            raise ValueError("_log_traceback can only be set to False")
        self.__log_traceback = False

    def get_loop(self):
        if self._loop is None:
            raise RuntimeError("Future object is not initialized.")
        return self._loop

    def _make_cancelled_error(self):
        if self._cancelled_exc is not None:
            error, self._cancelled_exc = self._cancelled_exc, None
            return error
        if self._cancel_message is None:
            return exceptions.CancelledError()
        return exceptions.CancelledError(self._cancel_message)

    def cancel(self, msg=None):
        self.__log_traceback = False
        if self._state != _PENDING:
            return False
        self._state, self._cancel_message = _CANCELLED, msg
        self.__schedule_callbacks()
        return True

    def __schedule_callbacks(self):
        callbacks, self._callbacks = self._callbacks, []
        for callback, context in callbacks:
            self._loop.call_soon(callback, self, context=context)

    def cancelled(self):
        return self._state == _CANCELLED

    def done(self):
        return self._state != _PENDING

    def result(self):
        if self._state == _CANCELLED:
            raise self._make_cancelled_error()
        if self._state != _FINISHED:
            raise exceptions.InvalidStateError("Result is not set.")
        self.__log_traceback = False
        if self._exception is not None:
            raise self._exception.with_traceback(self._exception_tb)
        return self._result

    def exception(self):
        if self._state == _CANCELLED:
            raise self._make_cancelled_error()
        if self._state != _FINISHED:
            raise exceptions.InvalidStateError("Exception is not set.")
        self.__log_traceback = False
        return self._exception

    def add_done_callback(self, fn, *, context=None):
        if self._state != _PENDING:
            self._loop.call_soon(fn, self, context=context)
        else:
            self._callbacks.append((fn, contextvars.copy_context() if context is None else context))

    def remove_done_callback(self, fn):
        """Gives how often it was there."""
        left = [entry for entry in self._callbacks if entry[0] != fn]
        removed = len(self._callbacks) - len(left)
        if removed:
            self._callbacks[:] = left
        return removed

    def set_result(self, result):
        if self._state != _PENDING:
            raise exceptions.InvalidStateError("invalid state")
        self._result, self._state = result, _FINISHED
        self.__schedule_callbacks()

    def set_exception(self, exception):
        if self._state != _PENDING:
            raise exceptions.InvalidStateError("invalid state")
        if isinstance(exception, type) and issubclass(exception, BaseException):
            exception = exception()
        if not isinstance(exception, BaseException):
            raise TypeError("invalid exception object")
        if type(exception) is StopIteration:
            raise TypeError("StopIteration interacts badly with generators and cannot be raised into a Future")
        self._exception, self._exception_tb, self._state = exception, exception.__traceback__, _FINISHED
        self.__schedule_callbacks()
        self.__log_traceback = True

    def __await__(self):
        if not self.done():
            self._asyncio_future_blocking = True
            yield self
        if not self.done():
            raise RuntimeError("await wasn't used with future")
        return self.result()

    __iter__ = __await__


_PyFuture = Future


def _get_loop(future):
    try:
        get_loop = future.get_loop
    except AttributeError:
        return future._loop
    return get_loop()


def _set_result_unless_cancelled(future, result):
    if not future.cancelled():
        future.set_result(result)


def _convert_future_exc(error):
    kind = type(error)
    if kind is concurrent.futures.CancelledError:
        return exceptions.CancelledError(*error.args)
    if kind is concurrent.futures.InvalidStateError:
        return exceptions.InvalidStateError(*error.args)
    return error


def _copy_state(source, dest):
    if source.cancelled():
        dest.cancel()
        return
    if isinstance(dest, concurrent.futures.Future) and not dest.set_running_or_notify_cancel():
        return
    error = source.exception()
    if error is not None:
        dest.set_exception(_convert_future_exc(error))
    else:
        dest.set_result(source.result())


def _chain_future(source, destination):
    """The second future ends as the first does; cancelling it cancels the first."""
    if not isfuture(source) and not isinstance(source, concurrent.futures.Future):
        raise TypeError("A future is required for source argument")
    if not isfuture(destination) and not isinstance(destination, concurrent.futures.Future):
        raise TypeError("A future is required for destination argument")
    source_loop = _get_loop(source) if isfuture(source) else None
    loop = _get_loop(destination) if isfuture(destination) else None

    def set_state(future, other):
        if isfuture(future):
            if not (future.done()):
                _copy_state(other, future)
        elif not future.done():
            _copy_state(other, future)

    def check_cancel(destination):
        if destination.cancelled():
            if source_loop is None or source_loop is loop:
                source.cancel()
            else:
                source_loop.call_soon_threadsafe(source.cancel)

    def pass_on(source):
        if destination.cancelled() and loop is not None and loop.is_closed():
            return
        if loop is None or loop is source_loop:
            set_state(destination, source)
        elif not loop.is_closed():
            loop.call_soon_threadsafe(set_state, destination, source)

    destination.add_done_callback(check_cancel)
    source.add_done_callback(pass_on)


def wrap_future(future, *, loop=None):
    """The asyncio future of one of concurrent.futures."""
    if isfuture(future):
        return future
    assert isinstance(future, concurrent.futures.Future), f"concurrent.futures.Future is expected, got {future!r}"
    made = (events.get_event_loop() if loop is None else loop).create_future()
    _chain_future(future, made)
    return made
