"""concurrent.futures.thread: calls made by a pool of threads."""

import os
import threading
import types
import weakref
from _thread import _can_switch
from concurrent.futures import _base
from itertools import count
from queue import Empty, SimpleQueue

_executors = weakref.WeakSet()
_is_over = False


def _python_exit():
    global _is_over
    _is_over = True
    for executor in list(_executors):
        executor._wake_all()
        for thread in list(executor._threads):
            thread.join()


threading._register_atexit(_python_exit)


class BrokenThreadPool(_base.BrokenExecutor):
    """A worker's initializer failed."""


class _WorkItem:
    def __init__(self, future, fn, args, kwargs):
        self.future, self.fn, self.args, self.kwargs = future, fn, args, kwargs

    def run(self):
        if not self.future.set_running_or_notify_cancel():
            return
        try:
            result = self.fn(*self.args, **self.kwargs)
        except BaseException as error:
            self.future.set_exception(error)
            self = None
        else:
            self.future.set_result(result)

    __class_getitem__ = classmethod(types.GenericAlias)


def _worker(executor_reference, queue, initializer, initargs):
    if initializer is not None:
        try:
            initializer(*initargs)
        except BaseException:
            import logging

            logging.getLogger("concurrent.futures").critical("Exception in initializer:", exc_info=True)
            executor = executor_reference()
            if executor is not None:
                executor._initializer_failed()
            return
    while True:
        item = queue.get()
        if item is not None:
            item.run()
            del item
            executor = executor_reference()
            if executor is not None:
                executor._idle_semaphore.release()
            del executor
            continue
        executor = executor_reference()
        if _is_over or executor is None or executor._shutdown:
            if executor is not None:
                executor._shutdown = True
            queue.put(None)
            return
        del executor


class ThreadPoolExecutor(_base.Executor):
    _counter = count().__next__

    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=()):
        if max_workers is None:
            max_workers = min(32, (os.cpu_count() or 1) + 4)
        if max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        self._max_workers, self._work_queue = max_workers, SimpleQueue()
        self._idle_semaphore, self._threads = threading.Semaphore(0), set()
        self._broken = self._shutdown = False
        self._shutdown_lock = threading.Lock()
        self._thread_name_prefix = thread_name_prefix or "ThreadPoolExecutor-%d" % self._counter()
        self._initializer, self._initargs = initializer, initargs
        self._has_begun = False
        _executors.add(self)

    def submit(self, fn, /, *args, **kwargs):
        if self._broken:
            raise BrokenThreadPool(self._broken)
        if self._shutdown:
            raise RuntimeError("cannot schedule new futures after shutdown")
        if _is_over:
            raise RuntimeError("cannot schedule new futures after interpreter shutdown")
        future = _base.Future()
        item = _WorkItem(future, fn, args, kwargs)
        if _can_switch:
            self._work_queue.put(item)
            self._adjust_thread_count()
        else:
            self._run_here(item)
        return future

    def _run_here(self, item):
        """Without stacks for threads the call is made when it is submitted."""
        if not self._has_begun and self._initializer is not None:
            self._initializer(*self._initargs)
        self._has_begun = True
        item.run()

    def _adjust_thread_count(self):
        if self._idle_semaphore.acquire(timeout=0):
            return
        number = len(self._threads)
        if number >= self._max_workers:
            return
        queue = self._work_queue
        reference = weakref.ref(self, lambda _: queue.put(None))
        thread = threading.Thread(
            name="%s_%d" % (self._thread_name_prefix or self, number), target=_worker,
            args=(reference, queue, self._initializer, self._initargs))
        self._threads.add(thread)
        thread.start()

    def _initializer_failed(self):
        self._broken = "A thread initializer failed, the thread pool is not usable anymore"
        for item in self._waiting_items():
            item.future.set_exception(BrokenThreadPool(self._broken))

    def _waiting_items(self):
        """Takes what no thread has begun."""
        while True:
            try:
                item = self._work_queue.get_nowait()
            except Empty:
                return
            if item is not None:
                yield item

    def _wake_all(self):
        self._work_queue.put(None)

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._shutdown = True
        if cancel_futures:
            for item in self._waiting_items():
                item.future.cancel()
        self._work_queue.put(None)
        if wait:
            for thread in list(self._threads):
                thread.join()
