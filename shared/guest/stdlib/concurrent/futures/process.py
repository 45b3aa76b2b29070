"""concurrent.futures.process: calls made by a pool of processes; a thread hands them their calls and takes the answers. Where there
is no machine below (a page), the calls are made in this process."""

import itertools
import os
import pickle
import threading
import weakref
from collections import deque

import _system
from concurrent.futures import _base
from concurrent.futures.thread import ThreadPoolExecutor

_EXTRA_QUEUED_CALLS = 1
_executors = weakref.WeakSet()
_is_over = False


def _python_exit():
    global _is_over
    _is_over = True
    for executor in list(_executors):
        executor.shutdown()


threading._register_atexit(_python_exit)
if _system.is_machine:
    os.register_at_fork(after_in_child=_executors.clear)


class BrokenProcessPool(_base.BrokenExecutor):
    """A process of the pool ended by itself."""


class _RemoteTraceback(Exception):
    """The cause of an exception that comes from a process: where it was raised there."""

    def __init__(self, tb):
        self.tb = tb

    def __str__(self):
        return self.tb


class _ExceptionWithTraceback:
    def __init__(self, error):
        import traceback

        self._error, self._text = error, '\n"""\n%s"""' % "".join(traceback.format_exception(type(error), error, error.__traceback__))

    def __reduce__(self):
        return _with_cause, (self._error, self._text)


def _with_cause(error, text):
    error.__cause__ = _RemoteTraceback(text)
    return error


def _process_chunk(fn, chunk):
    return [fn(*args) for args in chunk]


def _worker(calls, answers, initializer, initargs, most):
    """Answers (number, whether it went well, result) to pickles of (number, function, arguments, keywords), until it gets None."""
    if initializer is not None:
        try:
            initializer(*initargs)
        except BaseException:
            import logging

            logging.getLogger("concurrent.futures").critical("Exception in initializer:", exc_info=True)
            os._exit(1)
    done = 0
    while most is None or done < most:
        call = calls.get()
        if call is None:
            break
        number, function, args, kwargs = pickle.loads(call)
        try:
            answer = number, True, function(*args, **kwargs)
        except BaseException as error:
            answer = number, False, _ExceptionWithTraceback(error)
        try:
            answers.put(answer)
        except Exception as error:
            answers.put((number, False, _ExceptionWithTraceback(error)))
        done += 1
    answers.put(os.getpid())


class _Call:
    def __init__(self, future, call):
        self.future, self.call = future, call


class _Processes(_base.Executor):
    """The pool, over processes."""

    def __init__(self, max_workers=None, mp_context=None, initializer=None, initargs=(), *, max_tasks_per_child=None):
        import multiprocessing

        if max_workers is None:
            max_workers = os.cpu_count() or 1
        elif max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        if mp_context is None:
            mp_context = multiprocessing.get_context("spawn" if max_tasks_per_child is not None else None)
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        _check_tasks(max_tasks_per_child)
        if max_tasks_per_child is not None and mp_context.get_start_method(allow_none=False) == "fork":
            raise ValueError(
                "max_tasks_per_child is incompatible with the 'fork' multiprocessing start method; supply a different mp_context.")
        self._max_workers, self._mp_context, self._most = max_workers, mp_context, max_tasks_per_child
        self._initializer, self._initargs = initializer, initargs
        self._processes, self._waiting, self._given, self._numbers = {}, deque(), {}, itertools.count()
        self._calls, self._answers = mp_context.Queue(), mp_context.SimpleQueue()
        self._calls.cancel_join_thread()
        self._wake_up, self._woken = None, None
        self._thread, self._shutdown, self._broken = None, False, False
        _executors.add(self)

    def submit(self, fn, /, *args, **kwargs):
        if self._broken:
            raise BrokenProcessPool(self._broken)
        if self._shutdown:
            raise RuntimeError("cannot schedule new futures after shutdown")
        if _is_over:
            raise RuntimeError("cannot schedule new futures after interpreter shutdown")
        future = _base.Future()
        number = next(self._numbers)
        self._waiting.append((number, _Call(future, (number, fn, args, kwargs))))
        if self._thread is None:
            self._begin()
        self._hand_out()
        return future

    def _begin(self):
        import multiprocessing.util  # noqa: F401 - its work at the end comes before the threads'
        from multiprocessing.connection import Pipe

        self._woken, self._wake_up = Pipe(duplex=False)
        self._thread = threading.Thread(target=_manage, args=(self,), name="ExecutorManagerThread", daemon=True)
        self._thread.start()

    def _hand_out(self):
        """Gives waiting calls to the processes, as many as they are about to make."""
        while self._waiting and len(self._given) < self._max_workers + _EXTRA_QUEUED_CALLS:
            number, item = self._waiting.popleft()
            if not item.future.set_running_or_notify_cancel():
                continue
            try:
                call = pickle.dumps(item.call)
            except Exception as error:
                item.future.set_exception(error)
                continue
            self._given[number] = item
            self._start_process()
            self._calls.put(call)

    def _start_process(self):
        if len(self._processes) < min(self._max_workers, len(self._given)):
            arguments = self._calls, self._answers, self._initializer, self._initargs, self._most
            made = self._mp_context.Process(target=_worker, args=arguments)
            made.start()
            self._processes[made.pid] = made
            self._wake_up.send_bytes(b"")

    def _break(self, cause=None):
        self._broken = "A child process terminated abruptly, the process pool is not usable anymore"
        for item in [*self._given.values(), *[item for _, item in self._waiting]]:
            if not item.future.cancelled():
                error = BrokenProcessPool("A process in the process pool was terminated abruptly while the future was running or pending.")
                item.future.set_exception(error)
        self._given.clear()
        self._waiting.clear()
        for each in self._processes.values():
            each.terminate()

    def _cancel_waiting(self):
        while self._waiting:
            self._waiting.popleft()[1].future.cancel()

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        import functools

        if chunksize < 1:
            raise ValueError("chunksize must be >= 1.")
        rows, chunks = zip(*iterables), []
        while chunk := tuple(itertools.islice(rows, chunksize)):
            chunks.append(chunk)
        return itertools.chain.from_iterable(super().map(functools.partial(_process_chunk, fn), chunks, timeout=timeout))

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._shutdown = True
        if cancel_futures:
            self._cancel_waiting()
        if self._thread is not None:
            self._wake_up.send_bytes(b"")
            if wait:
                self._thread.join()


def _manage(executor):
    """The thread of an executor: until it is shut down and all is done, or a process has ended by itself."""
    from multiprocessing.connection import wait

    answers, processes = executor._answers._reader, executor._processes
    while True:
        ready = wait([answers, executor._woken, *[each.sentinel for each in processes.values()]])
        if answers in ready:
            answer = executor._answers.get()
            if isinstance(answer, int):  # a process has made all the calls that it may
                ended = processes.pop(answer, None)
                if ended is not None:
                    ended.join()
            else:
                number, went_well, result = answer
                item = executor._given.pop(number, None)
                if item is not None:
                    (item.future.set_result if went_well else item.future.set_exception)(result)
                del item, answer, result
            executor._hand_out()
            if executor._given:
                executor._start_process()
        elif executor._woken in ready:
            executor._woken.recv_bytes()
        else:
            executor._break()
            break
        if executor._shutdown and not executor._given and not executor._waiting:
            for _ in processes:
                executor._calls.put(None)
            break
    for each in list(processes.values()):
        each.join()
    processes.clear()
    executor._calls.close()


def _check_tasks(max_tasks_per_child):
    if max_tasks_per_child is not None:
        if not isinstance(max_tasks_per_child, int):
            raise TypeError("max_tasks_per_child must be an integer")
        if max_tasks_per_child <= 0:
            raise ValueError("max_tasks_per_child must be >= 1")


class _Inside(ThreadPoolExecutor):
    """The pool, where there are no processes."""

    def __init__(self, max_workers=None, mp_context=None, initializer=None, initargs=(), *, max_tasks_per_child=None):
        _check_tasks(max_tasks_per_child)
        super().__init__((os.cpu_count() or 1) if max_workers is None else max_workers, "", initializer, initargs)

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        if chunksize < 1:
            raise ValueError("chunksize must be >= 1.")
        return super().map(fn, *iterables, timeout=timeout)


ProcessPoolExecutor = _Processes if _system.is_machine else _Inside
ProcessPoolExecutor.__name__ = ProcessPoolExecutor.__qualname__ = "ProcessPoolExecutor"
