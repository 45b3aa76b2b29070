"""Queues and pools inside one process, for where there are no others (a page)."""

import pickle
import queue

__all__ = ["Queue", "SimpleQueue", "JoinableQueue"]


class Queue(queue.Queue):
    """What is put is pickled: a process gets a copy."""

    _closed = False

    def __init__(self, maxsize=0, *, ctx=None):
        super().__init__(maxsize)

    def put(self, obj, block=True, timeout=None):
        if self._closed:
            raise ValueError(f"Queue {self!r} is closed")
        super().put(pickle.dumps(obj), block, timeout)

    def get(self, block=True, timeout=None):
        if self._closed:
            raise ValueError(f"Queue {self!r} is closed")
        return pickle.loads(super().get(block, timeout))

    def put_nowait(self, obj):
        self.put(obj, False)

    def get_nowait(self):
        return self.get(False)

    def close(self):
        self._closed = True

    def join_thread(self):
        pass

    cancel_join_thread = join_thread


class JoinableQueue(Queue):
    pass


class SimpleQueue(Queue):
    pass
