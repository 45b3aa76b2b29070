"""The memory of C's values: buffers of bytes, and the addresses that pointers hold.

A page has no memory that a program may address, so an address is a number of ours: each buffer that is asked for its own gets
a range, and a pointer finds the buffer again by it."""

import bisect
import weakref

_bases, _buffers = [], {}  # where ranges begin, in order; the buffer of each
_next = 0x10000


class Memory:
    """Bytes with an address."""

    __slots__ = ("data", "base", "__weakref__")

    def __init__(self, data):
        self.data, self.base = data, 0

    def address(self):
        global _next
        if not self.base:
            self.base = _next
            _next += (len(self.data) + 63) & ~31
            _bases.append(self.base)
            _buffers[self.base] = weakref.ref(self, lambda gone, base=self.base: _forget(base))
        return self.base


def _forget(base):
    del _buffers[base]
    del _bases[bisect.bisect_left(_bases, base)]


def at(address):
    """(memory, offset) of an address."""
    index = bisect.bisect_right(_bases, address) - 1
    memory = _buffers[_bases[index]]() if index >= 0 else None
    if memory is None or address > memory.base + len(memory.data):
        raise ValueError(f"no memory of this program is at address {address:#x}")
    return memory, address - memory.base
