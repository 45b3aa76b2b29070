"""Queues; threads run one after another here, so waiting for an item is an error."""

import heapq
from collections import deque

__all__ = [
    "Empty", "Full", "Queue", "PriorityQueue", "LifoQueue", "SimpleQueue",
]


class Empty(Exception):
    __module__ = "_queue"


class Full(Exception):
    pass


def _check(block, timeout):
    if block and timeout is not None and timeout < 0:
        raise ValueError("'timeout' must be a non-negative number")


class Queue:
    def __init__(self, maxsize=0):
        self.maxsize, self.unfinished_tasks = maxsize, 0
        self._init(maxsize)

    def _init(self, maxsize):
        self.queue = deque()

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    def qsize(self):
        return self._qsize()

    def empty(self):
        return not self._qsize()

    def full(self):
        return 0 < self.maxsize <= self._qsize()

    def put(self, item, block=True, timeout=None):
        _check(block, timeout)
        if self.full():
            if block and timeout is None:
                raise RuntimeError("Queue.put() would wait for ever: threads run one after another here")
            raise Full
        self._put(item)
        self.unfinished_tasks += 1

    def get(self, block=True, timeout=None):
        _check(block, timeout)
        if not self._qsize():
            if block and timeout is None:
                raise RuntimeError("Queue.get() would wait for ever: threads run one after another here")
            raise Empty
        return self._get()

    def put_nowait(self, item):
        self.put(item, False)

    def get_nowait(self):
        return self.get(False)

    def task_done(self):
        if self.unfinished_tasks <= 0:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks -= 1

    def join(self):
        if self.unfinished_tasks:
            raise RuntimeError("Queue.join() would wait for ever: threads run one after another here")


class PriorityQueue(Queue):
    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        heapq.heappush(self.queue, item)

    def _get(self):
        return heapq.heappop(self.queue)


class LifoQueue(Queue):
    def _init(self, maxsize):
        self.queue = []

    def _get(self):
        return self.queue.pop()


class SimpleQueue(Queue):
    def __init__(self):
        super().__init__(0)
