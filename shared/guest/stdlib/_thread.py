"""_thread: locks and threads, which run to their end when they are started."""

import threading
from threading import TIMEOUT_MAX, Lock as LockType, RLock, get_ident, get_native_id  # noqa: F401

allocate_lock = allocate = LockType
error = RuntimeError


def start_new_thread(function, args, kwargs={}):
    if not callable(function):
        raise TypeError("first arg must be callable")
    if not isinstance(args, tuple):
        raise TypeError("2nd arg must be a tuple")
    thread = threading.Thread(target=function, args=args, kwargs=kwargs)
    thread.start()
    return thread.ident


start_new = start_new_thread


def exit():
    raise SystemExit


exit_thread = exit


def interrupt_main(signum=2):
    raise KeyboardInterrupt


def _count():
    """Threads that run beside the main one."""
    return threading.active_count() - 1


def stack_size(size=0):
    return 0
