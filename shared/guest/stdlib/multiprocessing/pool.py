"""Pools whose calls run when they are asked for; arguments and results are pickled, as those of processes are."""

import pickle

from multiprocessing import TimeoutError  # noqa: F401

__all__ = ["Pool", "ThreadPool"]


class AsyncResult:
    def __init__(self, function, callback=None, error_callback=None):
        try:
            self._value, self._ok = function(), True
            if callback is not None:
                callback(self._value)
        except Exception as error:
            self._value, self._ok = error, False
            if error_callback is not None:
                error_callback(error)

    def ready(self):
        return True

    def successful(self):
        return self._ok

    def wait(self, timeout=None):
        pass

    def get(self, timeout=None):
        if self._ok:
            return self._value
        raise self._value


ApplyResult = MapResult = AsyncResult


class Pool:
    _copied = staticmethod(lambda value: pickle.loads(pickle.dumps(value)))

    def __init__(self, processes=None, initializer=None, initargs=(), maxtasksperchild=None, context=None):
        if processes is not None and processes < 1:
            raise ValueError("Number of processes must be at least 1")
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        self._processes, self._state = processes or 1, "RUN"
        for _ in range(self._processes if initializer is not None else 0):
            initializer(*initargs)

    def _check_running(self):
        if self._state != "RUN":
            raise ValueError("Pool not running")

    def _call(self, function, args, kwargs={}):
        copied = self._copied
        return copied(copied(function)(*copied(args), **copied(kwargs)))

    def apply(self, func, args=(), kwds={}):
        self._check_running()
        return self._call(func, args, kwds)

    def apply_async(self, func, args=(), kwds={}, callback=None, error_callback=None):
        self._check_running()
        return AsyncResult(lambda: self._call(func, args, kwds), callback, error_callback)

    def map(self, func, iterable, chunksize=None):
        self._check_running()
        return [self._call(func, (item,)) for item in iterable]

    def map_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        return AsyncResult(lambda: self.map(func, iterable), callback, error_callback)

    def starmap(self, func, iterable, chunksize=None):
        self._check_running()
        return [self._call(func, tuple(args)) for args in iterable]

    def starmap_async(self, func, iterable, chunksize=None, callback=None, error_callback=None):
        return AsyncResult(lambda: self.starmap(func, iterable), callback, error_callback)

    def imap(self, func, iterable, chunksize=1):
        self._check_running()
        return map(lambda item: self._call(func, (item,)), iterable)

    imap_unordered = imap

    def close(self):
        if self._state == "RUN":
            self._state = "CLOSE"

    def terminate(self):
        self._state = "TERMINATE"

    def join(self):
        if self._state == "RUN":
            raise ValueError("Pool is still running")

    def __enter__(self):
        self._check_running()
        return self

    def __exit__(self, *exc):
        self.terminate()

    def __repr__(self):
        return f"<multiprocessing.pool.Pool state={self._state} pool_size={self._processes}>"


class ThreadPool(Pool):
    _copied = staticmethod(lambda value: value)
