"""Memory that has a name: a file of the folder that the machine keeps in memory. Where there is no machine below (a page), it is a
bytearray, kept until it is unlinked and the last user has closed it."""

import errno
import os
import secrets
import struct
import types

import _system

__all__ = ["SharedMemory", "ShareableList"]

_FOLDER = "/dev/shm/"
_blocks = {}  # {name: bytearray}, on a page


def _error(kind, name):
    return OSError(kind, os.strerror(kind), "/" + name)  # the subclass that belongs to the number


def _mapped(name, create, size):
    """The memory of that name, on a machine."""
    import mmap

    try:
        fd = os.open(_FOLDER + name, os.O_RDWR | (os.O_CREAT | os.O_EXCL if create else 0), 0o600)
    except OSError as error:
        raise _error(error.errno, name) from None
    try:
        if create:
            os.ftruncate(fd, size)
        return memoryview(_system.map(fd, os.fstat(fd).st_size, mmap.MAP_SHARED, mmap.PROT_READ | mmap.PROT_WRITE, 0))
    finally:
        os.close(fd)


def _kept(name, create, size):
    """The memory of that name, on a page."""
    if create and name in _blocks:
        raise _error(errno.EEXIST, name)
    if not create and name not in _blocks:
        raise _error(errno.ENOENT, name)
    return memoryview(_blocks.setdefault(name, bytearray(size)) if create else _blocks[name])


def _forget(name):
    try:
        if _system.is_machine:
            os.unlink(_FOLDER + name)
        else:
            del _blocks[name]
    except (KeyError, FileNotFoundError):
        raise _error(errno.ENOENT, name) from None


def _forget_leaked(name):
    try:
        _forget(name)
    except FileNotFoundError:
        pass  # another process has unlinked it


class SharedMemory:
    """A block: made with `create`, otherwise found by its name."""

    _buf = _left = None

    def __init__(self, name=None, create=False, size=0):
        if not size >= 0:
            raise ValueError("'size' must be a positive integer")
        if create and size == 0:
            raise ValueError("'size' must be a positive number different from zero")
        if name is None and not create:
            raise ValueError("'name' can only be None if create=True")
        self._name = name.removeprefix("/") if name is not None else "psm_" + secrets.token_hex(4)
        self._buf = (_mapped if _system.is_machine else _kept)(self._name, create, size)
        self._size = len(self._buf)
        if create and _system.is_machine:
            self._forget_at_end()

    def _forget_at_end(self):
        """What the first process leaves goes with the program."""
        from multiprocessing import process, util

        if process.parent_process() is None:
            self._left = util.Finalize(None, _forget_leaked, (self._name,), exitpriority=-200)

    @property
    def buf(self):
        return self._buf

    @property
    def name(self):
        return self._name

    @property
    def size(self):
        return self._size

    def close(self):
        """This object lets go of the block; other users still have it."""
        if self._buf is not None:
            self._buf.release()
        self._buf = None

    def unlink(self):
        """Nobody finds the block by its name any more."""
        _forget(self._name)
        if self._left is not None:
            self._left.cancel()

    def __reduce__(self):
        return type(self), (self._name, False, self._size)

    def __repr__(self):
        return f"{type(self).__name__}({self._name!r}, size={self._size})"


_FIXED = {int: "q", float: "d", bool: "xxxxxxx?", type(None): "xxxxxx?x"}
_TEXT, _BYTES, _OTHER = 1, 2, 0  # what tells texts and bytes from each other, and both from the rest


class ShareableList:
    """A list of fixed length in named memory: numbers, truths, None, and texts and bytes that keep their room.

    The block: the count; where each item begins, and where the last ends; each item's format in eight bytes; its kind in one;
    the items."""

    def __init__(self, sequence=None, *, name=None):
        if name is not None and sequence is None:
            self.shm = SharedMemory(name)
            self._count = struct.unpack_from("q", self.shm.buf)[0]
            return
        items = list(sequence)
        formats = [self._format_of(item) for item in items]
        places = [0]
        for each in formats:
            places.append(places[-1] + struct.calcsize(each))
        self._count = len(items)
        self.shm = SharedMemory(name, create=True, size=max(1, self._items_at() + places[-1]))
        struct.pack_into(f"q{len(places)}q", self.shm.buf, 0, self._count, *places)
        for n, item in enumerate(items):
            self._write(n, item, formats[n])

    @staticmethod
    def _format_of(item):
        if isinstance(item, (str, bytes)):
            size = len(item.encode() if isinstance(item, str) else item)
            return f"{8 * (size // 8 + 1)}s"
        return _FIXED[type(item)]

    def _formats_at(self):
        return 8 * (self._count + 2)

    def _kinds_at(self):
        return self._formats_at() + 8 * self._count

    def _items_at(self):
        return self._kinds_at() + self._count

    def _place(self, n):
        """(where the item begins, how much room it has)"""
        start, end = struct.unpack_from("2q", self.shm.buf, 8 * (n + 1))
        return self._items_at() + start, end - start

    def _format(self, n):
        return struct.unpack_from("8s", self.shm.buf, self._formats_at() + 8 * n)[0].rstrip(b"\0").decode()

    def _write(self, n, item, format):
        kind = _TEXT if isinstance(item, str) else _BYTES if isinstance(item, bytes) else _OTHER
        struct.pack_into("8s", self.shm.buf, self._formats_at() + 8 * n, format.encode())
        struct.pack_into("b", self.shm.buf, self._kinds_at() + n, kind)
        struct.pack_into(format, self.shm.buf, self._place(n)[0], item.encode() if kind == _TEXT else item)

    def _index(self, position, what="index"):
        position = position if position >= 0 else position + self._count
        if not 0 <= position < self._count:
            raise IndexError(f"{what} out of range")
        return position

    def __getitem__(self, position):
        n = self._index(position)
        format, kind = self._format(n), self.shm.buf[self._kinds_at() + n]
        if format == _FIXED[type(None)]:
            return None
        found = struct.unpack_from(format, self.shm.buf, self._place(n)[0])[0]
        if kind == _OTHER:
            return found
        found = found.rstrip(b"\0")
        return found.decode() if kind == _TEXT else found

    def __setitem__(self, position, value):
        n = self._index(position, "assignment index")
        format = self._format_of(value)
        if format.endswith("s"):
            room = self._place(n)[1]
            if len(value.encode() if isinstance(value, str) else value) > room:
                raise ValueError("bytes/str item exceeds available storage")
            format = f"{room}s"
        self._write(n, value, format)

    def __len__(self):
        return self._count

    @property
    def format(self):
        return "".join(self._format(n) for n in range(self._count))

    def count(self, value):
        return sum(item == value for item in self)

    def index(self, value):
        for n, item in enumerate(self):
            if item == value:
                return n
        raise ValueError(f"{value!r} not in this container")

    def __reduce__(self):
        return _found_by_name, (type(self), self.shm.name)

    def __repr__(self):
        return f"{type(self).__name__}({list(self)}, name={self.shm.name!r})"

    __class_getitem__ = classmethod(types.GenericAlias)


def _found_by_name(kind, name):
    return kind(name=name)
