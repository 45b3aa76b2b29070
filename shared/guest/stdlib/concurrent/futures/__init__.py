"""Executors that run each call when it is submitted: there is one interpreter and no switching between threads."""

FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED = "FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED"


class Error(Exception):
    pass


class CancelledError(Error):
    pass


TimeoutError = TimeoutError


class Future:
    def __init__(self):
        self._is_done, self._result, self._exception, self._callbacks = False, None, None, []

    def done(self):
        return self._is_done

    def running(self):
        return False

    def cancelled(self):
        return False

    def cancel(self):
        return False

    def result(self, timeout=None):
        if not self._is_done:
            raise TimeoutError()
        if self._exception is not None:
            raise self._exception
        return self._result

    def exception(self, timeout=None):
        return self._exception

    def add_done_callback(self, fn):
        if self._is_done:
            fn(self)
        else:
            self._callbacks.append(fn)

    def _finish(self):
        self._is_done = True
        for fn in self._callbacks:
            fn(self)

    def set_result(self, result):
        self._result = result
        self._finish()

    def set_exception(self, exception):
        self._exception = exception
        self._finish()


class Executor:
    def __init__(self, max_workers=None, *args, **kwargs):
        if max_workers is not None and max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        self._is_shut = False

    def submit(self, fn, /, *args, **kwargs):
        if self._is_shut:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future = Future()
        try:
            result = fn(*args, **kwargs)
        except BaseException as e:
            future.set_exception(e)
        else:
            future.set_result(result)
        return future

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        futures = [self.submit(fn, *args) for args in zip(*iterables)]
        return (future.result() for future in futures)

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._is_shut = True

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.shutdown()
        return False


class ThreadPoolExecutor(Executor):
    pass


class ProcessPoolExecutor(Executor):
    pass


def as_completed(fs, timeout=None):
    return iter(list(fs))


def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    from collections import namedtuple

    return namedtuple("DoneAndNotDoneFutures", "done not_done")(set(fs), set())
