"""multiprocessing.dummy: the names of multiprocessing over threads."""

from queue import Queue  # noqa: F401
from threading import Barrier, BoundedSemaphore, Condition, Event, Lock, RLock, Semaphore, Thread as Process, current_thread as current_process  # noqa: F401

from multiprocessing import Array, Manager, Pipe, Value, active_children  # noqa: F401

JoinableQueue = Queue


def Pool(processes=None, initializer=None, initargs=()):
    from multiprocessing.pool import ThreadPool

    return ThreadPool(processes, initializer, initargs)
