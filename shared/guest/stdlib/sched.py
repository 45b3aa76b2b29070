"""sched: events at times, in order."""

import heapq
import time
from collections import namedtuple
from itertools import count

__all__ = ["scheduler"]


class Event(namedtuple("Event", "time priority sequence action argument kwargs")):
    __slots__ = ()


class scheduler:
    def __init__(self, timefunc=time.monotonic, delayfunc=time.sleep):
        self._queue, self._numbers, self.timefunc, self.delayfunc = [], count(), timefunc, delayfunc

    def enterabs(self, time, priority, action, argument=(), kwargs=None):
        event = Event(time, priority, next(self._numbers), action, argument, kwargs or {})
        heapq.heappush(self._queue, event)
        return event

    def enter(self, delay, priority, action, argument=(), kwargs=None):
        return self.enterabs(self.timefunc() + delay, priority, action, argument, kwargs)

    def cancel(self, event):
        self._queue.remove(event)
        heapq.heapify(self._queue)

    def empty(self):
        return not self._queue

    def run(self, blocking=True):
        while self._queue:
            event = self._queue[0]
            now = self.timefunc()
            if event.time > now:
                if not blocking:
                    return event.time - now
                self.delayfunc(event.time - now)
                continue
            heapq.heappop(self._queue)
            event.action(*event.argument, **event.kwargs)
            self.delayfunc(0)

    queue = property(lambda self: sorted(self._queue))
