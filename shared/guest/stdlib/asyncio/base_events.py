"""asyncio.base_events: the loop's callbacks, times, and calls of other threads."""

import collections
import concurrent.futures
import heapq
import logging
import sys
import threading
import time
import traceback
import warnings
import weakref

from . import coroutines, events, futures, tasks
from ._connections import Server

__all__ = ("BaseEventLoop", "Server")

logger = logging.getLogger("asyncio")


def _run_until_complete_cb(future):
    if not future.cancelled():
        error = future.exception()
        if isinstance(error, (SystemExit, KeyboardInterrupt)):
            return
    futures._get_loop(future).stop()


class BaseEventLoop(events.AbstractEventLoop):
    def __init__(self):
        self._timer_cancelled_count, self._closed, self._stopping = 0, False, False
        self._ready, self._scheduled = collections.deque(), []
        self._default_executor, self._thread_id, self._exception_handler, self._task_factory = None, None, None, None
        self._clock_resolution = 1e-9
        self._wakeup = threading.Event()
        self._asyncgens, self._asyncgens_shutdown_called = weakref.WeakSet(), False
        self._executor_shutdown_called = False
        self.slow_callback_duration = 0.1
        self.set_debug(coroutines._is_debug_mode())

    def __repr__(self):
        return (f"<{self.__class__.__name__} running={self.is_running()} closed={self.is_closed()} debug={self.get_debug()}>")

    def create_future(self):
        return futures.Future(loop=self)

    def create_task(self, coro, *, name=None, context=None):
        self._check_closed()
        if self._task_factory is None:
            return tasks.Task(coro, loop=self, name=name, context=context)
        task = self._task_factory(self, coro) if context is None else self._task_factory(self, coro, context=context)
        if name is not None and hasattr(task, "set_name"):
            task.set_name(name)
        return task

    def set_task_factory(self, factory):
        if factory is not None and not callable(factory):
            raise TypeError("task factory must be a callable or None")
        self._task_factory = factory

    def get_task_factory(self):
        return self._task_factory

    def _check_closed(self):
        if self._closed:
            raise RuntimeError("Event loop is closed")

    def _check_default_executor(self):
        if self._executor_shutdown_called:
            raise RuntimeError("Executor shutdown has been called")

    def _check_running(self):
        if self.is_running():
            raise RuntimeError("This event loop is already running")
        if events._get_running_loop() is not None:
            raise RuntimeError("Cannot run the event loop while another loop is running")

    def _asyncgen_finalizer_hook(self, agen):
        self._asyncgens.discard(agen)
        if not self.is_closed():
            self.call_soon_threadsafe(self.create_task, agen.aclose())

    def _asyncgen_firstiter_hook(self, agen):
        if self._asyncgens_shutdown_called:
            warnings.warn(f"asynchronous generator {agen!r} was scheduled after loop.shutdown_asyncgens() call", ResourceWarning, source=self)
        self._asyncgens.add(agen)

    async def shutdown_asyncgens(self):
        """Closes the asynchronous generators that have not ended."""
        self._asyncgens_shutdown_called = True
        if not len(self._asyncgens):
            return
        closing = list(self._asyncgens)
        self._asyncgens.clear()
        results = await tasks.gather(*[agen.aclose() for agen in closing], return_exceptions=True)
        for result, agen in zip(results, closing):
            if isinstance(result, Exception):
                self.call_exception_handler({
                    "message": f"an error occurred during closing of asynchronous generator {agen!r}", "exception": result,
                    "asyncgen": agen})

    async def shutdown_default_executor(self):
        self._executor_shutdown_called = True
        if self._default_executor is not None:
            self._default_executor.shutdown(wait=True)

    def run_forever(self):
        self._check_closed()
        self._check_running()
        self._thread_id = threading.get_ident()
        old_hooks = sys.get_asyncgen_hooks()
        try:
            sys.set_asyncgen_hooks(firstiter=self._asyncgen_firstiter_hook, finalizer=self._asyncgen_finalizer_hook)
            events._set_running_loop(self)
            while True:
                self._run_once()
                if self._stopping:
                    break
        finally:
            self._stopping, self._thread_id = False, None
            events._set_running_loop(None)
            sys.set_asyncgen_hooks(*old_hooks)

    def run_until_complete(self, future):
        self._check_closed()
        self._check_running()
        is_new = not futures.isfuture(future)
        future = tasks.ensure_future(future, loop=self)
        if is_new:
            future._log_destroy_pending = False
        future.add_done_callback(_run_until_complete_cb)
        try:
            self.run_forever()
        except BaseException:
            if is_new and future.done() and not future.cancelled():
                future.exception()
            raise
        finally:
            future.remove_done_callback(_run_until_complete_cb)
        if not future.done():
            raise RuntimeError("Event loop stopped before Future completed.")
        return future.result()

    def stop(self):
        self._stopping = True

    def close(self):
        if self.is_running():
            raise RuntimeError("Cannot close a running event loop")
        if self._closed:
            return
        self._closed = True
        self._ready.clear()
        self._scheduled.clear()
        self._executor_shutdown_called = True
        executor, self._default_executor = self._default_executor, None
        if executor is not None:
            executor.shutdown(wait=False)

    def is_closed(self):
        return self._closed

    def __del__(self, _warn=warnings.warn):
        if not self.is_closed():
            _warn(f"unclosed event loop {self!r}", ResourceWarning, source=self)
            if not self.is_running():
                self.close()

    def is_running(self):
        return self._thread_id is not None

    def time(self):
        return time.monotonic()

    def call_later(self, delay, callback, *args, context=None):
        if delay is None:
            raise TypeError("delay must not be None")
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        if when is None:
            raise TypeError("when cannot be None")
        self._check_closed()
        if self._debug:
            self._check_thread()
            self._check_callback(callback, "call_at")
        timer = events.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._scheduled, timer)
        timer._scheduled = True
        return timer

    def call_soon(self, callback, *args, context=None):
        self._check_closed()
        if self._debug:
            self._check_thread()
            self._check_callback(callback, "call_soon")
        return self._call_soon(callback, args, context)

    def _check_callback(self, callback, method):
        if coroutines.iscoroutine(callback) or coroutines.iscoroutinefunction(callback):
            raise TypeError(f"coroutines cannot be used with {method}()")
        if not callable(callback):
            raise TypeError(f"a callable object was expected by {method}(), got {callback!r}")

    def _call_soon(self, callback, args, context):
        handle = events.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def _check_thread(self):
        if self._thread_id is not None and threading.get_ident() != self._thread_id:
            raise RuntimeError("Non-thread-safe operation invoked on an event loop other than the current one")

    def call_soon_threadsafe(self, callback, *args, context=None):
        self._check_closed()
        if self._debug:
            self._check_callback(callback, "call_soon_threadsafe")
        handle = self._call_soon(callback, args, context)
        self._wakeup.set()
        return handle

    def run_in_executor(self, executor, func, *args):
        self._check_closed()
        if self._debug:
            self._check_callback(func, "run_in_executor")
        if executor is None:
            executor = self._default_executor
            self._check_default_executor()
            if executor is None:
                executor = self._default_executor = concurrent.futures.ThreadPoolExecutor(thread_name_prefix="asyncio")
        return futures.wrap_future(executor.submit(func, *args), loop=self)

    def set_default_executor(self, executor):
        if not isinstance(executor, concurrent.futures.ThreadPoolExecutor):
            raise TypeError("executor must be ThreadPoolExecutor instance")
        self._default_executor = executor

    def get_exception_handler(self):
        return self._exception_handler

    def set_exception_handler(self, handler):
        if handler is not None and not callable(handler):
            raise TypeError(f"A callable object or None is expected, got {handler!r}")
        self._exception_handler = handler

    def default_exception_handler(self, context):
        """Writes the context to the log of asyncio."""
        message = context.get("message") or "Unhandled exception in event loop"
        error = context.get("exception")
        lines = [message]
        for key in sorted(context):
            if key in ("message", "exception"):
                continue
            value = context[key]
            if key in ("source_traceback", "handle_traceback"):
                value = "Object created at (most recent call last):\n" + "".join(traceback.format_list(value)).rstrip()
            else:
                value = repr(value)
            lines.append(f"{key}: {value}")
        logger.error("\n".join(lines), exc_info=(type(error), error, error.__traceback__) if error is not None else False)

    def call_exception_handler(self, context):
        if self._exception_handler is None:
            try:
                self.default_exception_handler(context)
            except (SystemExit, KeyboardInterrupt):
                raise
            except BaseException:
                logger.error("Exception in default exception handler", exc_info=True)
            return
        try:
            self._exception_handler(self, context)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            try:
                self.default_exception_handler({"message": "Unhandled error in exception handler", "exception": error, "context": context})
            except (SystemExit, KeyboardInterrupt):
                raise
            except BaseException:
                logger.error("Exception in default exception handler while handling an unexpected error in custom exception handler",
                             exc_info=True)

    def _timer_handle_cancelled(self, handle):
        if handle._scheduled:
            self._timer_cancelled_count += 1

    def _await_events(self, timeout):
        """Until another thread wakes the loop or the time is over."""
        if timeout != 0:
            self._wakeup.wait(timeout)

    def _run_once(self):
        """Waits until something can be called, and calls what could be at that time."""
        scheduled = self._scheduled
        while scheduled and scheduled[0]._cancelled:
            self._timer_cancelled_count -= 1
            heapq.heappop(scheduled)._scheduled = False
        timeout = None
        if self._ready or self._stopping:
            timeout = 0
        elif scheduled:
            timeout = max(scheduled[0]._when - self.time(), 0)
        self._await_events(timeout)
        self._wakeup.clear()
        end = self.time() + self._clock_resolution
        while scheduled and scheduled[0]._when < end:
            handle = heapq.heappop(scheduled)
            handle._scheduled = False
            self._ready.append(handle)
        for _ in range(len(self._ready)):
            if not self._ready:
                break
            handle = self._ready.popleft()
            if not handle._cancelled:
                handle._run()
        handle = None

    def get_debug(self):
        return self._debug

    def set_debug(self, enabled):
        self._debug = enabled

    def _set_coroutine_origin_tracking(self, enabled):
        pass

    def add_signal_handler(self, sig, callback, *args):
        import signal

        self._check_callback(callback, "add_signal_handler")
        signal.signal(sig, lambda number, frame: self.call_soon_threadsafe(callback, *args))

    def remove_signal_handler(self, sig):
        import signal

        if signal.getsignal(sig) is signal.SIG_DFL:
            return False
        signal.signal(sig, signal.SIG_DFL)
        return True

