"""multiprocessing.queues"""

from queue import Empty, Full  # noqa: F401

from multiprocessing import JoinableQueue, Queue, SimpleQueue  # noqa: F401

__all__ = ["Queue", "SimpleQueue", "JoinableQueue"]
