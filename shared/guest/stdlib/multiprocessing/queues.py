"""Queues of several processes, over pipes. What is put is pickled: who gets it has a copy. Where there is no machine below (a
page), they are queues of threads."""

import pickle
import threading
from collections import deque
from queue import Empty, Full
from time import monotonic

import _system

from multiprocessing import connection, context, util
from multiprocessing.synchronize import SEM_VALUE_MAX, BoundedSemaphore, Condition, Lock, Semaphore

__all__ = ["Queue", "SimpleQueue", "JoinableQueue"]


class Queue:
    """A short message goes into the pipe at once where there is room; the others wait for a thread that writes them in order."""

    def __init__(self, maxsize=0, *, ctx=None):
        self._maxsize = maxsize if maxsize > 0 else SEM_VALUE_MAX
        self._reader, self._writer = connection.Pipe(duplex=False)
        self._rlock, self._wlock = Lock(), Lock()
        self._free = BoundedSemaphore(maxsize) if maxsize > 0 else None
        self._count = Semaphore(0)  # how many were put and not yet taken
        self._ignore_epipe, self._closed = False, False
        self._start_buffer(self)
        if _system.is_machine:
            util.register_after_fork(self, Queue._start_buffer)

    @staticmethod
    def _start_buffer(self):
        self._buffer, self._filled, self._feeder, self._joins = deque(), threading.Condition(threading.Lock()), None, True

    def __reduce__(self):
        context.assert_spawning(self)

    def put(self, obj, block=True, timeout=None):
        if self._closed:
            raise ValueError(f"Queue {self!r} is closed")
        if self._free is not None and not self._free.acquire(block, timeout):
            raise Full
        self._before_put()
        try:
            data = pickle.dumps(obj)
        except Exception as error:
            self._on_queue_feeder_error(error, obj)
            self._give_back()
            return
        self._count.release()
        if not self._buffer and self._wlock.acquire(False):
            try:
                if self._writer._put_at_once(data):
                    return
            finally:
                self._wlock.release()
        with self._filled:
            self._buffer.append(data)
            if self._feeder is None:
                self._start_feeder()
            self._filled.notify()

    def _before_put(self):
        pass

    def _give_back(self):
        if self._free is not None:
            self._free.release()

    def _start_feeder(self):
        self._feeder = threading.Thread(target=self._feed, name="QueueFeederThread", daemon=True)
        self._feeder.start()
        if self._joins:
            util.Finalize(self, Queue._end_feeder, (self._buffer, self._filled, self._feeder), exitpriority=-5)

    @staticmethod
    def _end_feeder(buffer, filled, feeder):
        with filled:
            buffer.append(None)
            filled.notify()
        feeder.join()

    def _feed(self):
        buffer, filled = self._buffer, self._filled
        while True:
            with filled:
                while not buffer:
                    filled.wait()
            if buffer[0] is None:
                return
            try:
                with self._wlock:
                    self._writer.send_bytes(buffer[0])
            except BrokenPipeError:
                if not self._ignore_epipe:
                    raise
                return
            buffer.popleft()

    @staticmethod
    def _on_queue_feeder_error(e, obj):
        import traceback

        traceback.print_exc()

    def get(self, block=True, timeout=None):
        if self._closed:
            raise ValueError(f"Queue {self!r} is closed")
        deadline = None if timeout is None else monotonic() + timeout
        if not self._rlock.acquire(block, timeout):
            raise Empty
        try:
            if block and timeout is None:
                data = self._await()
            elif self._reader.poll(max(0.0, deadline - monotonic()) if block else 0.0):
                data = self._reader.recv_bytes()
            else:
                raise Empty
            self._count.acquire(False)
            self._give_back()
        finally:
            self._rlock.release()
        return pickle.loads(data)

    def _await(self):
        return self._reader.recv_bytes()

    def get_nowait(self):
        return self.get(False)

    def put_nowait(self, obj):
        return self.put(obj, False)

    def qsize(self):
        return self._count.get_value()

    def empty(self):
        return not self._reader.poll()

    def full(self):
        return self._free is not None and self._free.get_value() == 0

    def close(self):
        """This process puts nothing more."""
        self._closed = True
        self._reader.close()

    def join_thread(self):
        """Waits until all that was put is in the pipe."""
        assert self._closed, f"Queue {self!r} not closed"
        if self._feeder is not None and self._joins:
            Queue._end_feeder(self._buffer, self._filled, self._feeder)
            self._feeder = None

    def cancel_join_thread(self):
        self._joins = False


class JoinableQueue(Queue):
    """A queue that can be waited for until each thing in it is done."""

    def __init__(self, maxsize=0, *, ctx=None):
        super().__init__(maxsize)
        self._unfinished, self._cond = Semaphore(0), Condition()

    def _before_put(self):
        self._unfinished.release()

    def task_done(self):
        with self._cond:
            if not self._unfinished.acquire(False):
                raise ValueError("task_done() called too many times")
            if not self._unfinished.get_value():
                self._cond.notify_all()

    def join(self):
        with self._cond:
            while self._unfinished.get_value():
                self._cond.wait()


class SimpleQueue:
    """A pipe that several processes may write to and read from."""

    def __init__(self, *, ctx=None):
        self._reader, self._writer = connection.Pipe(duplex=False)
        self._rlock, self._wlock = Lock(), Lock()

    def __reduce__(self):
        context.assert_spawning(self)

    def empty(self):
        return not self._reader.poll()

    def get(self):
        with self._rlock:
            data = self._reader.recv_bytes()
        return pickle.loads(data)

    def put(self, obj):
        data = pickle.dumps(obj)
        with self._wlock:
            self._writer.send_bytes(data)

    def close(self):
        self._reader.close()
        self._writer.close()


if not _system.is_machine:
    from multiprocessing._inside import JoinableQueue, Queue, SimpleQueue  # noqa: F401, F811
