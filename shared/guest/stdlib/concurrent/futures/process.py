"""concurrent.futures.process: calls are made in this process, by a pool of threads."""

from concurrent.futures import _base
from concurrent.futures.thread import ThreadPoolExecutor
from multiprocessing import cpu_count


class BrokenProcessPool(_base.BrokenExecutor):
    """A process of the pool ended by itself."""


class ProcessPoolExecutor(ThreadPoolExecutor):
    def __init__(self, max_workers=None, mp_context=None, initializer=None, initargs=(), *, max_tasks_per_child=None):
        if max_tasks_per_child is not None:
            if not isinstance(max_tasks_per_child, int):
                raise TypeError("max_tasks_per_child must be an integer")
            if max_tasks_per_child <= 0:
                raise ValueError("max_tasks_per_child must be >= 1")
        super().__init__(cpu_count() if max_workers is None else max_workers, "", initializer, initargs)

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        if chunksize < 1:
            raise ValueError("chunksize must be >= 1.")
        return super().map(fn, *iterables, timeout=timeout)
