"""asyncio.tasks: coroutines on a loop, and waiting for them."""

import concurrent.futures
import contextvars
import functools
import inspect
import itertools
import types
import weakref

from . import coroutines, events, exceptions, futures
from .coroutines import _is_coroutine

__all__ = (
    "Task", "create_task", "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED", "wait", "wait_for", "as_completed", "sleep",
    "gather", "shield", "ensure_future", "run_coroutine_threadsafe", "current_task", "all_tasks", "_register_task",
    "_unregister_task", "_enter_task", "_leave_task",
)

FIRST_COMPLETED, FIRST_EXCEPTION = concurrent.futures.FIRST_COMPLETED, concurrent.futures.FIRST_EXCEPTION
ALL_COMPLETED = concurrent.futures.ALL_COMPLETED
_task_name_counter = itertools.count(1).__next__
_all_tasks = weakref.WeakSet()
_current_tasks = {}

__natives__ = "Task.__step Task.__init__ Task.result Task.exception"  # CPython has these in C: no traceback shows them


def current_task(loop=None):
    return _current_tasks.get(events.get_running_loop() if loop is None else loop)


def all_tasks(loop=None):
    """Tasks of a loop that are not done."""
    if loop is None:
        loop = events.get_running_loop()
    return {task for task in list(_all_tasks) if futures._get_loop(task) is loop and not task.done()}


class Task(futures.Future):
    """Runs a coroutine on a loop, step by step."""

    _log_destroy_pending = True

    def __init__(self, coro, *, loop=None, name=None, context=None):
        super().__init__(loop=loop)
        if not coroutines.iscoroutine(coro):
            self._log_destroy_pending = False
            raise TypeError(f"a coroutine was expected, got {coro!r}")
        self._name = f"Task-{_task_name_counter()}" if name is None else str(name)
        self._num_cancels_requested, self._must_cancel, self._fut_waiter, self._coro = 0, False, None, coro
        self._context = contextvars.copy_context() if context is None else context
        self._loop.call_soon(self.__step, context=self._context)
        _register_task(self)

    def __del__(self):
        if self._state == futures._PENDING and self._log_destroy_pending:
            self._loop.call_exception_handler({"task": self, "message": "Task was destroyed but it is pending!"})
        super().__del__()

    def __repr__(self):
        info = futures._future_repr_info(self)
        if self._must_cancel:
            info[0] = "cancelling"
        info.insert(1, "name=%r" % self._name)
        if self._coro is not None:
            info.insert(2, f"coro=<{coroutines._format_coroutine(self._coro)}>")
        if self._fut_waiter is not None:
            info.insert(3, f"wait_for={self._fut_waiter!r}")
        return f"<{self.__class__.__name__} {' '.join(info)}>"

    def get_coro(self):
        return self._coro

    def get_name(self):
        return self._name

    def set_name(self, value):
        self._name = str(value)

    def set_result(self, result):
        raise RuntimeError("Task does not support set_result operation")

    def set_exception(self, exception):
        raise RuntimeError("Task does not support set_exception operation")

    def get_stack(self, *, limit=None):
        frame = getattr(self._coro, "cr_frame", None) or getattr(self._coro, "gi_frame", None)
        frames = []
        if frame is not None:
            while frame is not None and (limit is None or len(frames) < limit):
                frames.append(frame)
                frame = frame.f_back
            frames.reverse()
        elif self._exception is not None:
            tb = self._exception.__traceback__
            while tb is not None and (limit is None or len(frames) < limit):
                frames.append(tb.tb_frame)
                tb = tb.tb_next
        return frames

    def print_stack(self, *, limit=None, file=None):
        import sys
        import traceback

        file = sys.stderr if file is None else file
        frames = self.get_stack(limit=limit)
        if not frames:
            print(f"No stack for {self!r}", file=file)
            return
        print(f"{'Traceback' if self._exception is not None else 'Stack'} for {self!r} (most recent call last):", file=file)
        traceback.print_list([(f.f_code.co_filename, f.f_lineno, f.f_code.co_name, None) for f in frames], file=file)
        if self._exception is not None:
            for line in traceback.format_exception_only(self._exception.__class__, self._exception):
                print(line, file=file, end="")

    def cancel(self, msg=None):
        self._log_traceback = False
        if self.done():
            return False
        self._num_cancels_requested += 1
        if self._fut_waiter is not None and self._fut_waiter.cancel(msg=msg):
            return True
        self._must_cancel, self._cancel_message = True, msg
        return True

    def cancelling(self):
        return self._num_cancels_requested

    def uncancel(self):
        if self._num_cancels_requested > 0:
            self._num_cancels_requested -= 1
        return self._num_cancels_requested

    def __step(self, exc=None):
        if self.done():
            raise exceptions.InvalidStateError(f"_step(): already done: {self!r}, {exc!r}")
        if self._must_cancel:
            if not isinstance(exc, exceptions.CancelledError):
                exc = self._make_cancelled_error()
            self._must_cancel = False
        coro, self._fut_waiter = self._coro, None
        _enter_task(self._loop, self)
        try:
            result = coro.send(None) if exc is None else coro.throw(exc)
        except StopIteration as stop:
            if self._must_cancel:
                self._must_cancel = False
                super().cancel(msg=self._cancel_message)
            else:
                super().set_result(stop.value)
        except exceptions.CancelledError as error:
            self._cancelled_exc = error
            super().cancel()
        except (KeyboardInterrupt, SystemExit) as error:
            super().set_exception(error)
            raise
        except BaseException as error:
            super().set_exception(error)
        else:
            self.__await_next(result)
        finally:
            _leave_task(self._loop, self)
            self = None

    def __await_next(self, result):
        """Goes on when what the coroutine has yielded is there."""
        blocking = getattr(result, "_asyncio_future_blocking", None)
        error = None
        if blocking is not None:
            if futures._get_loop(result) is not self._loop:
                error = f"Task {self!r} got Future {result!r} attached to a different loop"
            elif not blocking:
                error = f"yield was used instead of yield from in task {self!r} with {result!r}"
            elif result is self:
                error = f"Task cannot await on itself: {self!r}"
            else:
                result._asyncio_future_blocking = False
                result.add_done_callback(self.task_wakeup, context=self._context)
                self._fut_waiter = result
                if self._must_cancel and result.cancel(msg=self._cancel_message):
                    self._must_cancel = False
                return
        elif result is None:
            self._loop.call_soon(self.__step, context=self._context)
            return
        elif inspect.isgenerator(result):
            error = f"yield was used instead of yield from for generator in task {self!r} with {result!r}"
        else:
            error = f"Task got bad yield: {result!r}"
        self._loop.call_soon(self.__step, RuntimeError(error), context=self._context)

    def task_wakeup(self, future):
        try:
            future.result()
        except BaseException as error:
            self.__step(error)
        else:
            self.__step()
        self = None


_PyTask = Task


def create_task(coro, *, name=None, context=None):
    """A task on the running loop."""
    loop = events.get_running_loop()
    if context is None:
        task = loop.create_task(coro)
    else:
        task = loop.create_task(coro, context=context)
    if name is not None:
        task.set_name(name)
    return task


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    """(the tasks that are done, the others)"""
    if futures.isfuture(fs) or coroutines.iscoroutine(fs):
        raise TypeError(f"expect a list of futures, not {type(fs).__name__}")
    if not fs:
        raise ValueError("Set of Tasks/Futures is empty.")
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError(f"Invalid return_when value: {return_when}")
    fs = set(fs)
    if any(coroutines.iscoroutine(f) for f in fs):
        raise TypeError("Passing coroutines is forbidden, use tasks explicitly.")
    return await _wait(fs, timeout, return_when, events.get_running_loop())


async def _wait(fs, timeout, return_when, loop):
    waiter = loop.create_future()
    handle = None if timeout is None else loop.call_later(timeout, _release_waiter, waiter)
    left = len(fs)

    def on_completion(future):
        nonlocal left
        left -= 1
        if left <= 0 or return_when == FIRST_COMPLETED or (
                return_when == FIRST_EXCEPTION and not future.cancelled() and future.exception() is not None):
            if handle is not None:
                handle.cancel()
            if not waiter.done():
                waiter.set_result(None)

    for future in fs:
        future.add_done_callback(on_completion)
    try:
        await waiter
    finally:
        if handle is not None:
            handle.cancel()
        for future in fs:
            future.remove_done_callback(on_completion)
    done = {future for future in fs if future.done()}
    return done, fs - done


def _release_waiter(waiter, *args):
    if not waiter.done():
        waiter.set_result(None)


async def wait_for(fut, timeout):
    """The result; after `timeout` seconds it is cancelled, and TimeoutError is raised."""
    loop = events.get_running_loop()
    if timeout is None:
        return await fut
    if timeout <= 0:
        fut = ensure_future(fut, loop=loop)
        if fut.done():
            return fut.result()
        await _cancel_and_wait(fut, loop=loop)
        try:
            return fut.result()
        except exceptions.CancelledError as error:
            raise exceptions.TimeoutError() from error
    waiter = loop.create_future()
    handle = loop.call_later(timeout, _release_waiter, waiter)
    release = functools.partial(_release_waiter, waiter)
    fut = ensure_future(fut, loop=loop)
    fut.add_done_callback(release)
    try:
        try:
            await waiter
        except exceptions.CancelledError:
            if fut.done():
                return fut.result()
            fut.remove_done_callback(release)
            await _cancel_and_wait(fut, loop=loop)
            raise
        if fut.done():
            return fut.result()
        fut.remove_done_callback(release)
        await _cancel_and_wait(fut, loop=loop)
        try:
            return fut.result()
        except exceptions.CancelledError as error:
            raise exceptions.TimeoutError() from error
    finally:
        handle.cancel()


async def _cancel_and_wait(fut, loop):
    waiter = loop.create_future()
    release = functools.partial(_release_waiter, waiter)
    fut.add_done_callback(release)
    try:
        fut.cancel()
        await waiter
    finally:
        fut.remove_done_callback(release)


def as_completed(fs, *, timeout=None):
    """Gives coroutines, each of which waits for the next task that ends."""
    if futures.isfuture(fs) or coroutines.iscoroutine(fs):
        raise TypeError(f"expect an iterable of futures, not {type(fs).__name__}")
    from .queues import Queue

    done = Queue()
    loop = events.get_event_loop()
    todo = dict.fromkeys([ensure_future(f, loop=loop) for f in dict.fromkeys(fs)])  # they begin in this order
    handle = None

    def on_timeout():
        for future in todo:
            future.remove_done_callback(on_completion)
            done.put_nowait(None)
        todo.clear()

    def on_completion(future):
        if not todo:
            return
        del todo[future]
        done.put_nowait(future)
        if not todo and handle is not None:
            handle.cancel()

    async def wait_for_one():
        future = await done.get()
        if future is None:
            raise exceptions.TimeoutError
        return future.result()

    for future in todo:
        future.add_done_callback(on_completion)
    if todo and timeout is not None:
        handle = loop.call_later(timeout, on_timeout)
    for _ in range(len(todo)):
        yield wait_for_one()


@types.coroutine
def __sleep0():
    yield


async def sleep(delay, result=None):
    if delay <= 0:
        await __sleep0()
        return result
    loop = events.get_running_loop()
    future = loop.create_future()
    handle = loop.call_later(delay, futures._set_result_unless_cancelled, future, result)
    try:
        return await future
    finally:
        handle.cancel()


def ensure_future(coro_or_future, *, loop=None):
    """The task of a coroutine or awaitable; a future is given back."""
    if futures.isfuture(coro_or_future):
        if loop is not None and loop is not futures._get_loop(coro_or_future):
            raise ValueError("The future belongs to a different loop than the one specified as the loop argument")
        return coro_or_future
    was_wrapped = False
    if not coroutines.iscoroutine(coro_or_future):
        if not inspect.isawaitable(coro_or_future):
            raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")
        coro_or_future, was_wrapped = _wrap_awaitable(coro_or_future), True
    if loop is None:
        loop = events.get_event_loop()
    try:
        return loop.create_task(coro_or_future)
    except RuntimeError:
        if not was_wrapped:
            coro_or_future.close()
        raise


@types.coroutine
def _wrap_awaitable(awaitable):
    return (yield from awaitable.__await__())


_wrap_awaitable._is_coroutine = _is_coroutine


class _GatheringFuture(futures.Future):
    """Cancelling it cancels its children."""

    def __init__(self, children, *, loop):
        super().__init__(loop=loop)
        self._children, self._cancel_requested = children, False

    def cancel(self, msg=None):
        if self.done():
            return False
        is_any = False
        for child in self._children:
            if child.cancel(msg=msg):
                is_any = True
        if is_any:
            self._cancel_requested = True
        return is_any


def gather(*coros_or_futures, return_exceptions=False):
    """The future of the list of their results."""
    if not coros_or_futures:
        outer = events.get_event_loop().create_future()
        outer.set_result([])
        return outer
    known, children, finished, loop, outer = {}, [], 0, None, None

    def done(future):
        nonlocal finished
        finished += 1
        if outer is None or outer.done():
            if not future.cancelled():
                future.exception()
            return
        if not return_exceptions:
            if future.cancelled():
                outer.set_exception(future._make_cancelled_error())
                return
            if future.exception() is not None:
                outer.set_exception(future.exception())
                return
        if finished == len(known):
            results = []
            for each in children:
                if each.cancelled():
                    results.append(exceptions.CancelledError("" if each._cancel_message is None else each._cancel_message))
                else:
                    results.append(each.exception() or each.result())
            if outer._cancel_requested:
                outer.set_exception(future._make_cancelled_error())
            else:
                outer.set_result(results)

    for each in coros_or_futures:
        if each not in known:
            future = ensure_future(each, loop=loop)
            if loop is None:
                loop = futures._get_loop(future)
            if future is not each:
                future._log_destroy_pending = False
            known[each] = future
            future.add_done_callback(done)
        children.append(known[each])
    outer = _GatheringFuture(children, loop=loop)
    return outer


def shield(arg):
    """Cancelling the result leaves the task as it is."""
    inner = ensure_future(arg)
    if inner.done():
        return inner
    loop = futures._get_loop(inner)
    outer = loop.create_future()

    def inner_done(inner):
        if outer.cancelled():
            if not inner.cancelled():
                inner.exception()
            return
        if inner.cancelled():
            outer.cancel()
        elif inner.exception() is not None:
            outer.set_exception(inner.exception())
        else:
            outer.set_result(inner.result())

    def outer_done(outer):
        if not inner.done():
            inner.remove_done_callback(inner_done)

    inner.add_done_callback(inner_done)
    outer.add_done_callback(outer_done)
    return outer


def run_coroutine_threadsafe(coro, loop):
    """The future of concurrent.futures of a coroutine that another thread's loop runs."""
    if not coroutines.iscoroutine(coro):
        raise TypeError("A coroutine object is required")
    future = concurrent.futures.Future()

    def callback():
        try:
            futures._chain_future(ensure_future(coro, loop=loop), future)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            if future.set_running_or_notify_cancel():
                future.set_exception(error)
            raise

    loop.call_soon_threadsafe(callback)
    return future


def _register_task(task):
    _all_tasks.add(task)


def _unregister_task(task):
    _all_tasks.discard(task)


def _enter_task(loop, task):
    current = _current_tasks.get(loop)
    if current is not None:
        raise RuntimeError(f"Cannot enter into task {task!r} while another task {current!r} is being executed.")
    _current_tasks[loop] = task


def _leave_task(loop, task):
    current = _current_tasks.get(loop)
    if current is not task:
        raise RuntimeError(f"Leaving task {task!r} does not match the current task {current!r}.")
    del _current_tasks[loop]
