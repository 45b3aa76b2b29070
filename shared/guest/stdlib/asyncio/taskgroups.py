"""asyncio.taskgroups"""

from . import events, exceptions, tasks

__all__ = ["TaskGroup"]


class TaskGroup:
    """Waits for its tasks; when one fails, the others are cancelled, and the errors are raised in a group."""

    def __init__(self):
        self._entered = self._exiting = self._aborting = self._parent_cancel_requested = False
        self._loop = self._parent_task = self._base_error = self._on_completed_fut = None
        self._tasks, self._errors = set(), []

    def __repr__(self):
        info = [""]
        if self._tasks:
            info.append(f"tasks={len(self._tasks)}")
        if self._errors:
            info.append(f"errors={len(self._errors)}")
        if self._aborting:
            info.append("cancelling")
        elif self._entered:
            info.append("entered")
        return f"<TaskGroup{' '.join(info)}>"

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError(f"TaskGroup {self!r} has already been entered")
        self._entered = True
        self._loop = events.get_running_loop()
        self._parent_task = tasks.current_task(self._loop)
        if self._parent_task is None:
            raise RuntimeError(f"TaskGroup {self!r} cannot determine the parent task")
        return self

    async def __aexit__(self, et, exc, tb):
        self._exiting = True
        if exc is not None and isinstance(exc, (SystemExit, KeyboardInterrupt)) and self._base_error is None:
            self._base_error = exc
        cancelled = exc if et is not None and issubclass(et, exceptions.CancelledError) else None
        if self._parent_cancel_requested and self._parent_task.uncancel() == 0:
            cancelled = None
        if et is not None and not self._aborting:
            self._abort()
        while self._tasks:
            if self._on_completed_fut is None:
                self._on_completed_fut = self._loop.create_future()
            try:
                await self._on_completed_fut
            except exceptions.CancelledError as error:
                if not self._aborting:
                    cancelled = error
                    self._abort()
            self._on_completed_fut = None
        if self._base_error is not None:
            raise self._base_error
        if cancelled is not None and not self._errors:
            raise cancelled
        if et is not None and not issubclass(et, exceptions.CancelledError):
            self._errors.append(exc)
        if self._errors:
            try:
                raise BaseExceptionGroup("unhandled errors in a TaskGroup", self._errors) from None
            finally:
                self._errors = None

    def create_task(self, coro, *, name=None, context=None):
        if not self._entered:
            raise RuntimeError(f"TaskGroup {self!r} has not been entered")
        if self._exiting and not self._tasks:
            raise RuntimeError(f"TaskGroup {self!r} is finished")
        if self._aborting:
            raise RuntimeError(f"TaskGroup {self!r} is shutting down")
        task = self._loop.create_task(coro) if context is None else self._loop.create_task(coro, context=context)
        if name is not None:
            task.set_name(name)
        if task.done():
            self._on_task_done(task)
        else:
            self._tasks.add(task)
            task.add_done_callback(self._on_task_done)
        return task

    def _abort(self):
        self._aborting = True
        for task in self._tasks:
            if not task.done():
                task.cancel()

    def _on_task_done(self, task):
        self._tasks.discard(task)
        if self._on_completed_fut is not None and not self._tasks and not self._on_completed_fut.done():
            self._on_completed_fut.set_result(True)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            return
        self._errors.append(error)
        if isinstance(error, (SystemExit, KeyboardInterrupt)) and self._base_error is None:
            self._base_error = error
        if self._parent_task.done():
            self._loop.call_exception_handler({
                "message": f"Task {task!r} has errored out but its parent task {self._parent_task} is already completed",
                "exception": error, "task": task})
            return
        if not self._aborting and not self._parent_cancel_requested:
            self._abort()
            self._parent_cancel_requested = True
            self._parent_task.cancel()
