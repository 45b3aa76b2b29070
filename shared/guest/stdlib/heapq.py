"""Heaps in lists."""


def _down(heap, start, pos):
    """Moves heap[pos] towards the root, not past `start`."""
    item = heap[pos]
    while pos > start:
        parent = (pos - 1) >> 1
        if not item < heap[parent]:
            break
        heap[pos] = heap[parent]
        pos = parent
    heap[pos] = item


def _up(heap, pos):
    """Moves the hole at `pos` to a leaf, then its item back up."""
    end, start, item = len(heap), pos, heap[pos]
    child = 2 * pos + 1
    while child < end:
        right = child + 1
        if right < end and not heap[child] < heap[right]:
            child = right
        heap[pos] = heap[child]
        pos = child
        child = 2 * pos + 1
    heap[pos] = item
    _down(heap, start, pos)


def heappush(heap, item):
    heap.append(item)
    _down(heap, 0, len(heap) - 1)


def heappop(heap):
    last = heap.pop()
    if heap:
        first, heap[0] = heap[0], last
        _up(heap, 0)
        return first
    return last


def heapreplace(heap, item):
    first, heap[0] = heap[0], item
    _up(heap, 0)
    return first


def heappushpop(heap, item):
    if heap and heap[0] < item:
        item, heap[0] = heap[0], item
        _up(heap, 0)
    return item


def heapify(x):
    for i in reversed(range(len(x) // 2)):
        _up(x, i)


def merge(*iterables, key=None, reverse=False):
    items = [item for it in iterables for item in it]
    yield from sorted(items, key=key, reverse=reverse)


def nlargest(n, iterable, key=None):
    return sorted(iterable, key=key, reverse=True)[:max(n, 0)]


def nsmallest(n, iterable, key=None):
    return sorted(iterable, key=key)[:max(n, 0)]
