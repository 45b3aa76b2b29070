"""Queues between threads."""

import threading
import types
from collections import deque
from heapq import heappop, heappush
from time import monotonic as time

__all__ = ["Empty", "Full", "PriorityQueue", "LifoQueue", "Queue", "SimpleQueue"]

__natives__ = "SimpleQueue.get SimpleQueue.put SimpleQueue.get_nowait"  # CPython has these in C: no traceback shows them


class Empty(Exception):
    """There is no item."""

    __module__ = "_queue"


class Full(Exception):
    """There is no room."""


class Queue:
    """First in, first out; `maxsize` not above 0: without a limit."""

    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)
        self.mutex = threading.Lock()
        self.not_empty = threading.Condition(self.mutex)
        self.not_full = threading.Condition(self.mutex)
        self.all_tasks_done = threading.Condition(self.mutex)
        self.unfinished_tasks = 0

    def task_done(self):
        with self.all_tasks_done:
            left = self.unfinished_tasks - 1
            if left < 0:
                raise ValueError("task_done() called too many times")
            if left == 0:
                self.all_tasks_done.notify_all()
            self.unfinished_tasks = left

    def join(self):
        with self.all_tasks_done:
            while self.unfinished_tasks:
                self.all_tasks_done.wait()

    def qsize(self):
        with self.mutex:
            return self._qsize()

    def empty(self):
        with self.mutex:
            return not self._qsize()

    def full(self):
        with self.mutex:
            return 0 < self.maxsize <= self._qsize()

    def put(self, item, block=True, timeout=None):
        with self.not_full:
            if self.maxsize > 0:
                self._await(self.not_full, lambda: self._qsize() < self.maxsize, block, timeout, Full)
            self._put(item)
            self.unfinished_tasks += 1
            self.not_empty.notify()

    def get(self, block=True, timeout=None):
        with self.not_empty:
            self._await(self.not_empty, self._qsize, block, timeout, Empty)
            item = self._get()
            self.not_full.notify()
            return item

    def _await(self, condition, is_fine, block, timeout, error):
        if not block:
            if not is_fine():
                raise error
        elif timeout is None:
            while not is_fine():
                condition.wait()
        elif timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        else:
            end = time() + timeout
            while not is_fine():
                left = end - time()
                if left <= 0.0:
                    raise error
                condition.wait(left)

    def put_nowait(self, item):
        return self.put(item, block=False)

    def get_nowait(self):
        return self.get(block=False)

    def _init(self, maxsize):
        self.queue = deque()

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    __class_getitem__ = classmethod(types.GenericAlias)


class PriorityQueue(Queue):
    """The least item comes first."""

    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        heappush(self.queue, item)

    def _get(self):
        return heappop(self.queue)


class LifoQueue(Queue):
    """The last item comes first."""

    def _init(self, maxsize):
        self.queue = []

    def _get(self):
        return self.queue.pop()


class SimpleQueue:
    """First in, first out, without a limit and without tasks."""

    __tp_name__ = "_queue.SimpleQueue"
    __module__ = "_queue"

    def __init__(self):
        self._queue = deque()
        self._count = threading.Semaphore(0)

    def put(self, item, block=True, timeout=None):
        self._queue.append(item)
        self._count.release()

    def get(self, block=True, timeout=None):
        if block and timeout is not None and timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        if not self._count.acquire(block, timeout if block else None):
            raise Empty
        return self._queue.popleft()

    def put_nowait(self, item):
        return self.put(item, block=False)

    def get_nowait(self):
        return self.get(block=False)

    def empty(self):
        return len(self._queue) == 0

    def qsize(self):
        return len(self._queue)

    __class_getitem__ = classmethod(types.GenericAlias)


_PySimpleQueue = SimpleQueue
