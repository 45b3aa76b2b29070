"""Heaps in lists."""
from operator import index as _index

from _heapq import (_heapify_max, _heappop_max, _heapreplace_max, heapify, heappop, heappush, heappushpop,
                    heapreplace)

__all__ = ['heappush', 'heappop', 'heapify', 'heapreplace', 'merge', 'nlargest', 'nsmallest', 'heappushpop']


def merge(*iterables, key=None, reverse=False):
    """The items of sorted inputs as one sorted iterator, which reads no further than it must.

    An entry is [key, number of its input, item, the input's next]; numbers go down when reversed, so that equal items
    keep the order of their inputs.
    """
    pop, replace, order = (_heappop_max, _heapreplace_max, _heapify_max) if reverse else (heappop, heapreplace, heapify)
    heap = []
    for number, iterable in enumerate(map(iter, iterables)):
        step = iterable.__next__
        try:
            item = step()
        except StopIteration:
            continue
        heap.append([item if key is None else key(item), -number if reverse else number, item, step])
    order(heap)
    while heap:
        entry = heap[0]
        yield entry[2]
        try:
            item = entry[3]()
        except StopIteration:
            pop(heap)
            continue
        entry[0], entry[2] = item if key is None else key(item), item
        replace(heap, entry)


def nlargest(n, iterable, key=None):
    """The n largest items, largest first; of equal ones the first come first."""
    return _first(n, iterable, key, True)


def nsmallest(n, iterable, key=None):
    """The n smallest items, smallest first."""
    return _first(n, iterable, key, False)


def _first(n, iterable, key, reverse):
    if hasattr(iterable, "__len__") and n >= len(iterable):
        return sorted(iterable, key=key, reverse=reverse)[:n]
    return sorted(iterable, key=key, reverse=reverse)[:max(_index(n), 0)]
