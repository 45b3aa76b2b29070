"""Pools: workers that make calls, each in its turn. A pool's workers are processes, those of a ThreadPool threads; a thread
receives what they answer. Where there is no machine below (a page), calls are made when they are asked for."""

import itertools
import os
import pickle
import queue
import threading
import traceback

import _system

from multiprocessing import connection, util
from multiprocessing.context import TimeoutError

__all__ = ["Pool", "ThreadPool"]

INIT, RUN, CLOSE, TERMINATE = "INIT", "RUN", "CLOSE", "TERMINATE"
_job_numbers = itertools.count()


class RemoteTraceback(Exception):
    """The cause of an exception that comes from a worker: where it was raised there."""

    def __init__(self, tb):
        self.tb = tb

    def __str__(self):
        return self.tb


class ExceptionWithTraceback:
    def __init__(self, exc, tb):
        text = "".join(traceback.format_exception(type(exc), exc, tb))
        self.exc, self.tb = exc, f'\n"""\n{text}"""'
        exc.__traceback__ = None

    def __reduce__(self):
        return rebuild_exc, (self.exc, self.tb)


def rebuild_exc(exc, tb):
    exc.__cause__ = RemoteTraceback(tb)
    return exc


class MaybeEncodingError(Exception):
    """A result that cannot be pickled."""

    def __init__(self, exc, value):
        self.exc, self.value = repr(exc), repr(value)
        super().__init__(self.exc, self.value)

    def __str__(self):
        return f"Error sending result: '{self.value}'. Reason: '{self.exc}'"

    def __repr__(self):
        return f"<{type(self).__name__}: {self}>"


def mapstar(args):
    return [args[0](each) for each in args[1]]


def starmapstar(args):
    return [args[0](*each) for each in args[1]]


def worker(inqueue, outqueue, initializer=None, initargs=(), maxtasks=None, wrap_exception=False):
    """Answers (job, part, (whether it went well, result)) to (job, part, function, args, keywords), until it gets None."""
    if initializer is not None:
        initializer(*initargs)
    done = 0
    while maxtasks is None or done < maxtasks:
        try:
            task = inqueue.get()
        except (EOFError, OSError):
            return
        if task is None:
            return
        job, part, function, args, kwargs = task
        try:
            result = True, function(*args, **kwargs)
        except Exception as error:
            result = False, ExceptionWithTraceback(error, error.__traceback__) if wrap_exception else error
        try:
            outqueue.put((job, part, result))
        except Exception as error:
            outqueue.put((job, part, (False, MaybeEncodingError(error, result[1]))))
        done += 1


class Pool:
    """`apply`, `map` and their kind, by workers."""

    _wrap_exception = True

    @staticmethod
    def Process(ctx, *args, **kwds):
        return ctx.Process(*args, **kwds)

    def __init__(self, processes=None, initializer=None, initargs=(), maxtasksperchild=None, context=None):
        from multiprocessing import context as contexts

        self._pool, self._state, self._ctx = [], INIT, context or contexts._default_context.get_context()
        processes = (os.cpu_count() or 1) if processes is None else processes
        if processes < 1:
            raise ValueError("Number of processes must be at least 1")
        if maxtasksperchild is not None and (not isinstance(maxtasksperchild, int) or maxtasksperchild <= 0):
            raise ValueError("maxtasksperchild must be a positive int or None")
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        self._processes, self._jobs, self._no_more = processes, {}, threading.Event()
        self._initializer, self._initargs, self._maxtasks = initializer, initargs, maxtasksperchild
        self._state = RUN
        self._begin()

    def _begin(self):
        if not _system.is_machine:
            for _ in range(self._processes if self._initializer is not None else 0):
                self._initializer(*self._initargs)
            return
        self._setup_queues()
        self._repopulate()
        self._receiver = threading.Thread(target=self._receive, name="PoolResultHandler", daemon=True)
        self._receiver.start()
        self._end_with_program()

    def _end_with_program(self):
        self._terminate_at_end = util.Finalize(self, Pool._end_workers, (self._pool, self._no_more), exitpriority=15)

    def _setup_queues(self):
        self._inqueue, self._outqueue = self._ctx.Queue(), self._ctx.SimpleQueue()
        self._inqueue.cancel_join_thread()

    def _repopulate(self):
        while len(self._pool) < self._processes and not self._no_more.is_set():
            arguments = self._inqueue, self._outqueue, self._initializer, self._initargs, self._maxtasks, self._wrap_exception
            made = self.Process(self._ctx, target=worker, args=arguments)
            made.name = made.name.replace("Process", "PoolWorker")
            made.daemon = True
            self._pool.append(made)
            made.start()

    def _next_answer(self):
        """The next answer of a worker; None where a worker has ended, or nothing comes."""
        reader = self._outqueue._reader
        ready = connection.wait([reader, *[each.sentinel for each in self._pool if each.sentinel is not None]], 0.5)
        return self._outqueue.get() if reader in ready else None

    def _receive(self):
        """The receiving thread: until all is done and the workers have ended."""
        while self._state != TERMINATE:
            answer = self._next_answer()
            if answer is not None:
                job, part, result = answer
                found = self._jobs.get(job)
                if found is not None:
                    found._set(part, result)
                continue
            ended = [each for each in self._pool if each.exitcode is not None]
            all_ended = len(ended) == len(self._pool)
            if self._state == CLOSE and not self._jobs:
                if all_ended:
                    return
            elif ended and (self._state == RUN or all_ended and self._state == CLOSE):
                for each in ended:
                    each.join()
                    self._pool.remove(each)
                self._repopulate()
                if self._state == CLOSE:
                    self._send_ends()

    def _check_running(self):
        if self._state != RUN:
            raise ValueError("Pool not running")

    def _submit(self, result, tasks):
        """Has the tasks made, each a part of the result."""
        if not _system.is_machine:
            return self._make_here(result, tasks)
        for part, (function, args, kwargs) in enumerate(tasks):
            task = result._job, part, function, args, kwargs
            try:
                self._check_task(task)
            except Exception as error:
                result._set(part, (False, error))
            else:
                self._inqueue.put(task)
        return result

    def _check_task(self, task):
        pickle.dumps(task)

    def _make_here(self, result, tasks):
        for part, task in enumerate(tasks):
            try:
                function, args, kwargs = self._copied(task)
                answer = True, self._copied(function(*args, **kwargs))
            except Exception as error:
                answer = False, error
            result._set(part, answer)
        return result

    def _copied(self, value):
        return pickle.loads(pickle.dumps(value))

    def apply(self, func, args=(), kwds={}):
        """func(*args, **kwds), by a worker."""
        return self.apply_async(func, args, kwds).get()

    def apply_async(self, func, args=(), kwds={}, callback=None, error_callback=None):
        self._check_running()
        return self._submit(ApplyResult(self, callback, error_callback), [(func, args, kwds)])

    def _map_async(self, func, iterable, mapper, chunksize=None, callback=None, error_callback=None):
        self._check_running()
        items = iterable if hasattr(iterable, "__len__") else list(iterable)
        if chunksize is None:
            chunksize, rest = divmod(len(items), self._processes * 4)
            chunksize += rest > 0
        chunks = list(_chunks(items, max(chunksize, 1)))
        result = MapResult(self, max(chunksize, 1), len(items), callback, error_callback)
        return self._submit(result, [(mapper, ((func, chunk),), {}) for chunk in chunks])

    def map(self, func, iterable, chunksize=None):
        """The results for each item, in order."""
        return self._map_async(func, iterable, mapstar, chunksize).get()

    def map_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        return self._map_async(func, iterable, mapstar, chunksize, callback, error_callback)

    def starmap(self, func, iterable, chunksize=None):
        return self._map_async(func, iterable, starmapstar, chunksize).get()

    def starmap_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        return self._map_async(func, iterable, starmapstar, chunksize, callback, error_callback)

    def _imap(self, kind, func, iterable, chunksize):
        self._check_running()
        if chunksize < 1:
            raise ValueError(f"Chunksize must be 1+, not {chunksize:n}")
        result = kind(self)
        count = 0

        def tasks():
            nonlocal count
            try:
                for chunk in _chunks(iterable, chunksize):
                    count += 1
                    yield mapstar, ((func, chunk),), {}
            except Exception as error:
                result._set(count, (False, error))
                count += 1

        self._submit(result, tasks())
        result._set_length(count)
        return result if chunksize == 1 else (item for chunk in result._whole() for item in chunk)

    def imap(self, func, iterable, chunksize=1):
        """An iterator over the results, in order."""
        return self._imap(IMapIterator, func, iterable, chunksize)

    def imap_unordered(self, func, iterable, chunksize=1):
        """An iterator over the results as they come."""
        return self._imap(IMapUnorderedIterator, func, iterable, chunksize)

    def close(self):
        """No more calls; the workers end when all are made."""
        if self._state == RUN:
            self._state = CLOSE
            self._send_ends()

    def _send_ends(self):
        if not _system.is_machine:
            return
        for _ in range(self._processes):
            self._inqueue.put(None)

    def terminate(self):
        """Ends the workers at once."""
        self._state = TERMINATE
        self._end_workers(self._pool, self._no_more)

    @staticmethod
    def _end_workers(workers, no_more):
        no_more.set()
        for each in workers:
            if each.pid is not None and each.exitcode is None:
                each.terminate()
        for each in list(workers):
            if each.pid is not None:
                each.join()

    def join(self):
        if self._state == RUN:
            raise ValueError("Pool is still running")
        if self._state not in (CLOSE, TERMINATE):
            raise ValueError("In unknown state")
        if _system.is_machine:
            self._receiver.join()
        for each in list(self._pool):
            each.join()

    def __enter__(self):
        self._check_running()
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.terminate()

    def __reduce__(self):
        raise NotImplementedError("pool objects cannot be passed between processes or pickled")

    def __del__(self):
        if self._state == RUN:
            import warnings

            warnings.warn(f"unclosed running multiprocessing pool {self!r}", ResourceWarning, source=self)

    def __repr__(self):
        return f"<{type(self).__module__}.{type(self).__qualname__} state={self._state} pool_size={len(self._pool)}>"


def _chunks(items, size):
    items = iter(items)
    while chunk := tuple(itertools.islice(items, size)):
        yield chunk


class ApplyResult:
    """What a call will give."""

    def __init__(self, pool, callback, error_callback):
        self._pool, self._done, self._job = pool, threading.Event(), next(_job_numbers)
        self._callback, self._error_callback = callback, error_callback
        pool._jobs[self._job] = self

    def ready(self):
        return self._done.is_set()

    def successful(self):
        if not self.ready():
            raise ValueError(f"{self!r} not ready")
        return self._success

    def wait(self, timeout=None):
        self._done.wait(timeout)

    def get(self, timeout=None):
        self.wait(timeout)
        if not self.ready():
            raise TimeoutError
        if self._success:
            return self._value
        raise self._value

    def _set(self, part, result):
        self._finish(*result)

    def _finish(self, success, value):
        self._success, self._value = success, value
        call = self._callback if success else self._error_callback
        if call:
            call(value)
        self._done.set()
        self._pool._jobs.pop(self._job, None)
        self._pool = None


AsyncResult = ApplyResult


class MapResult(ApplyResult):
    """What the calls for many items will give: a list, or the first error."""

    def __init__(self, pool, chunksize, length, callback, error_callback):
        super().__init__(pool, callback, error_callback)
        self._size, self._items, self._error = chunksize, [None] * length, None
        self._left = -(-length // chunksize)
        if not length:
            self._finish(True, self._items)

    def _set(self, part, result):
        success, value = result
        if success:
            self._items[part * self._size : (part + 1) * self._size] = value
        elif self._error is None:
            self._error = value
        self._left -= 1
        if not self._left:
            self._finish(self._error is None, self._items if self._error is None else self._error)


class IMapIterator:
    """Results in the order of the calls."""

    def __init__(self, pool):
        self._pool, self._job, self._changed = pool, next(_job_numbers), threading.Condition(threading.Lock())
        self._ready, self._early, self._index, self._length = [], {}, 0, None
        pool._jobs[self._job] = self

    def __iter__(self):
        return self

    def _whole(self):
        """The lists of results of whole chunks."""
        while True:
            try:
                success, value = self._next_result(None)
            except StopIteration:
                return
            if not success:
                raise value
            yield value

    def _next_result(self, timeout):
        with self._changed:
            if not self._changed.wait_for(lambda: self._ready or self._index == self._length, timeout):
                raise TimeoutError
            if self._ready:
                return self._ready.pop(0)
            self._pool = None
            raise StopIteration

    def next(self, timeout=None):
        success, value = self._next_result(timeout)
        if success:
            return value[0]
        raise value

    __next__ = next

    def _set(self, part, result):
        with self._changed:
            self._keep(part, result)
            self._changed.notify()
        self._forget_done()

    def _keep(self, part, result):
        self._early[part] = result
        while self._index in self._early:
            self._ready.append(self._early.pop(self._index))
            self._index += 1

    def _set_length(self, length):
        with self._changed:
            self._length = length
            self._changed.notify()
        self._forget_done()

    def _forget_done(self):
        if self._index == self._length and self._pool is not None:
            self._pool._jobs.pop(self._job, None)


class IMapUnorderedIterator(IMapIterator):
    """Results in the order in which they come."""

    def _keep(self, part, result):
        self._ready.append(result)
        self._index += 1


class _WorkerThread(threading.Thread):
    """A worker of a ThreadPool, asked as a process is."""

    sentinel = None

    @property
    def exitcode(self):
        return None if self.is_alive() or self.ident is None else 0

    pid = property(lambda self: self.ident)

    def terminate(self):
        pass


class ThreadPool(Pool):
    """A pool of threads."""

    _wrap_exception = False

    @staticmethod
    def Process(ctx, *args, **kwds):
        return _WorkerThread(*args, **kwds)

    def __init__(self, processes=None, initializer=None, initargs=()):
        super().__init__(processes, initializer, initargs)

    def _end_with_program(self):
        """Threads of the pool are daemonic: they go with the program."""

    def _setup_queues(self):
        self._inqueue, self._outqueue = queue.SimpleQueue(), queue.SimpleQueue()

    def _check_task(self, task):
        """What threads are given is not pickled."""

    def _copied(self, value):
        return value

    def _next_answer(self):
        try:
            return self._outqueue.get(timeout=0.02 if self._state == RUN else 0.001)
        except queue.Empty:
            return None

    def terminate(self):
        self._state = TERMINATE
        self._send_ends()
