"""mmap: a file's bytes as an object; changes are written back by flush and close."""

import os

ACCESS_DEFAULT, ACCESS_READ, ACCESS_WRITE, ACCESS_COPY = 0, 1, 2, 3
MAP_SHARED, MAP_PRIVATE, MAP_ANON, MAP_ANONYMOUS, PROT_READ, PROT_WRITE, PROT_EXEC = 1, 2, 32, 32, 1, 2, 4
MAP_POPULATE, MAP_STACK, MAP_DENYWRITE, MAP_EXECUTABLE = 32768, 131072, 2048, 4096
MADV_NORMAL, MADV_RANDOM, MADV_SEQUENTIAL, MADV_WILLNEED, MADV_DONTNEED, MADV_FREE, MADV_REMOVE = 0, 1, 2, 3, 4, 8, 9
MADV_DONTFORK, MADV_DOFORK, MADV_MERGEABLE, MADV_UNMERGEABLE, MADV_HUGEPAGE, MADV_NOHUGEPAGE = 10, 11, 12, 13, 14, 15
MADV_DONTDUMP, MADV_DODUMP, MADV_HWPOISON = 16, 17, 100
PAGESIZE = ALLOCATIONGRANULARITY = 4096
error = OSError

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class mmap:
    __tp_name__ = "mmap.mmap"

    def __init__(self, fileno, length, flags=MAP_SHARED, prot=PROT_READ | PROT_WRITE, access=ACCESS_DEFAULT, offset=0):
        if length < 0:
            raise OverflowError("memory mapped length must be positive")
        if offset % ALLOCATIONGRANULARITY:
            raise OSError(22, "Invalid argument")
        self._fd, self._offset, self._place, self.closed = fileno, offset, 0, False
        self._is_readonly, self._is_private = access == ACCESS_READ or not prot & PROT_WRITE, access == ACCESS_COPY or flags & MAP_PRIVATE
        if fileno == -1:
            self._data = bytearray(length)
            return
        size = os.fstat(fileno).st_size
        if not length:
            if not size:
                raise ValueError("cannot mmap an empty file")
            if offset >= size:
                raise ValueError("mmap offset is greater than file size")
            length = size - offset
        elif length > size - offset:
            raise ValueError("mmap length is greater than file size")
        self._data = bytearray(os.pread(fileno, length, offset))

    def _alive(self):
        if self.closed:
            raise ValueError("mmap closed or invalid")
        return self._data

    def _writable(self):
        self._alive()
        if self._is_readonly:
            raise TypeError("mmap can't modify a readonly memory map.")
        return self._data

    def __len__(self):
        return len(self._alive())

    size = __len__

    def __getitem__(self, key):
        data = self._alive()
        if isinstance(key, slice):
            return bytes(data[key])
        if not -len(data) <= key < len(data):
            raise IndexError("mmap index out of range")
        return data[key]

    def __setitem__(self, key, value):
        data = self._writable()
        if isinstance(key, slice):
            if len(data[key]) != len(value):
                raise IndexError("mmap slice assignment is wrong size")
            data[key] = value
            return
        if not -len(data) <= key < len(data):
            raise IndexError("mmap index out of range")
        data[key] = value

    def __iter__(self):
        return iter([bytes([b]) for b in self._alive()])

    def __contains__(self, item):
        return item in self._alive()

    def __bytes__(self):
        return bytes(self._alive())

    def read(self, n=None, /):
        data = self._alive()
        end = len(data) if n is None or n < 0 else min(len(data), self._place + n)
        made, self._place = bytes(data[self._place : end]), max(end, self._place)
        return made

    def readline(self):
        end = self._alive().find(b"\n", self._place)
        return self.read(None if end < 0 else end + 1 - self._place)

    def read_byte(self):
        if self._place >= len(self._alive()):
            raise ValueError("read byte out of range")
        return self.read(1)[0]

    def write(self, bytes, /):
        data = self._writable()
        if self._place + len(bytes) > len(data):
            raise ValueError("data out of range")
        data[self._place : self._place + len(bytes)] = bytes
        self._place += len(bytes)
        return len(bytes)

    def write_byte(self, byte, /):
        self.write(bytes([byte]))

    def seek(self, pos, whence=0, /):
        place = pos + (0, self._place, len(self._alive()))[whence]
        if not 0 <= place <= len(self._data):
            raise ValueError("seek out of range")
        self._place = place

    def tell(self):
        self._alive()
        return self._place

    def find(self, sub, start=None, end=None, /):
        return self._alive().find(sub, self._place if start is None else start, end)

    def rfind(self, sub, start=None, end=None, /):
        return self._alive().rfind(sub, self._place if start is None else start, end)

    def move(self, dest, src, count, /):
        data = self._writable()
        if dest < 0 or src < 0 or count < 0 or max(dest, src) + count > len(data):
            raise ValueError("source, destination, or count out of range")
        data[dest : dest + count] = data[src : src + count]

    def flush(self, offset=0, size=None, /):
        self._alive()
        if self._fd != -1 and not self._is_readonly and not self._is_private:
            place = os.lseek(self._fd, 0, os.SEEK_CUR)
            os.lseek(self._fd, self._offset, os.SEEK_SET)
            os.write(self._fd, bytes(self._data))
            os.lseek(self._fd, place, os.SEEK_SET)

    def close(self):
        if not self.closed:
            try:
                self.flush()
            except OSError:
                pass  # the file was closed before its map
            self.closed = True

    def madvise(self, option, start=0, length=None, /):
        """Advice on pages, of which there are none here: only its place is checked."""
        size = len(self._alive())
        if not 0 <= start < size:
            raise ValueError("madvise start out of bounds")
        if length is not None and length < 0:
            raise ValueError("madvise length invalid")

    def __enter__(self):
        self._alive()
        return self

    def __exit__(self, *args):
        self.close()
