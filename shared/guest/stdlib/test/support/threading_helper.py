"""test.support.threading_helper: threads of a test, which must have ended when it has."""

import _thread
import contextlib
import functools
import sys
import threading
import time
import unittest

from test import support

can_start_thread = True


def threading_setup():
    """What threading_cleanup compares with."""
    return _thread._count(), len(threading._dangling)


def threading_cleanup(*original_values):
    """Waits for the threads that were started since."""
    count = original_values[0]
    for _ in range(100):
        if _thread._count() <= count:
            return
        time.sleep(0.01)
        support.gc_collect()
    support.print_warning(f"threading_cleanup() failed to clean up threads (count: {_thread._count()} > {count})")


def reap_threads(func):
    """A decorator: the function's threads have ended after it."""

    @functools.wraps(func)
    def inner(*args):
        key = threading_setup()
        try:
            return func(*args)
        finally:
            threading_cleanup(*key)

    return inner


@contextlib.contextmanager
def wait_threads_exit(timeout=None):
    """Waits for the threads that were started within the with statement."""
    count = _thread._count()
    try:
        yield
    finally:
        for _ in support.sleeping_retry(timeout or support.SHORT_TIMEOUT, error=False):
            support.gc_collect()
            if _thread._count() <= count:
                break
        else:
            raise AssertionError(f"wait_threads() failed to cleanup {_thread._count() - count} threads")


def join_thread(thread, timeout=None):
    """Joins a thread; fails when it does not end in time."""
    timeout = support.SHORT_TIMEOUT if timeout is None else timeout
    thread.join(timeout)
    if thread.is_alive():
        raise AssertionError(f"failed to join the thread in {timeout:.1f} seconds")


@contextlib.contextmanager
def start_threads(threads, unlock=None):
    """Starts threads, and joins them after the with statement; `unlock` is called before that."""
    threads = list(threads)
    started = []
    try:
        for thread in threads:
            thread.start()
            started.append(thread)
        yield
    finally:
        if unlock:
            unlock()
        deadline = time.monotonic() + support.LONG_TIMEOUT
        for thread in started:
            thread.join(max(deadline - time.monotonic(), 0.01))
        left = [thread for thread in started if thread.is_alive()]
        if left:
            raise AssertionError("Unable to join %d threads" % len(left))


class catch_threading_exception:
    """Keeps what threading.excepthook is told, within the with statement."""

    def __init__(self):
        self.exc_type = self.exc_value = self.exc_traceback = self.thread = self._old_hook = None

    def _hook(self, args):
        self.exc_type, self.exc_value = args.exc_type, args.exc_value
        self.exc_traceback, self.thread = args.exc_traceback, args.thread

    def __enter__(self):
        self._old_hook = threading.excepthook
        threading.excepthook = self._hook
        return self

    def __exit__(self, *exc_info):
        threading.excepthook = self._old_hook
        del self.exc_type, self.exc_value, self.exc_traceback, self.thread


def requires_working_threading(*, module=False):
    """Skips a test, or a module of tests, where threads cannot be started."""
    if module:
        if not can_start_thread:
            raise unittest.SkipTest("requires threading support")
        return None
    return unittest.skipUnless(can_start_thread, "requires threading support")


def run_concurrently(worker_func, nthreads=None, args=(), kwargs={}):
    """Runs functions in threads; the first of their exceptions is raised."""
    functions = [worker_func] * nthreads if nthreads is not None else list(worker_func)
    errors = []

    def guarded(function):
        try:
            function(*args, **kwargs)
        except BaseException as error:
            errors.append(error)

    with start_threads(threading.Thread(target=guarded, args=(function,)) for function in functions):
        pass
    if errors:
        raise errors[0]
    sys.stdout.flush()
