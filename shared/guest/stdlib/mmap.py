"""mmap: a file's bytes as an object, or memory that forks share. Where there is no machine below (a page), a map is a copy of the
file, and changes are written back by flush and close."""

import os

import _system

ACCESS_DEFAULT, ACCESS_READ, ACCESS_WRITE, ACCESS_COPY = 0, 1, 2, 3
MAP_SHARED, MAP_PRIVATE, MAP_ANON, MAP_ANONYMOUS, PROT_READ, PROT_WRITE, PROT_EXEC = 1, 2, 32, 32, 1, 2, 4
MAP_POPULATE, MAP_STACK, MAP_DENYWRITE, MAP_EXECUTABLE = 32768, 131072, 2048, 4096
MADV_NORMAL, MADV_RANDOM, MADV_SEQUENTIAL, MADV_WILLNEED, MADV_DONTNEED, MADV_FREE, MADV_REMOVE = 0, 1, 2, 3, 4, 8, 9
MADV_DONTFORK, MADV_DOFORK, MADV_MERGEABLE, MADV_UNMERGEABLE, MADV_HUGEPAGE, MADV_NOHUGEPAGE = 10, 11, 12, 13, 14, 15
MADV_DONTDUMP, MADV_DODUMP, MADV_HWPOISON = 16, 17, 100
PAGESIZE = ALLOCATIONGRANULARITY = 4096
error = OSError

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


_NAMES = ("ACCESS_DEFAULT", "ACCESS_READ", "ACCESS_WRITE", "ACCESS_COPY")


class mmap:
    __tp_name__ = "mmap.mmap"

    def __init__(self, fileno, length, flags=MAP_SHARED, prot=PROT_READ | PROT_WRITE, access=ACCESS_DEFAULT, offset=0):
        if length < 0:
            raise OverflowError("memory mapped length must be positive")
        if offset < 0:
            raise OverflowError("memory mapped offset must be positive")
        if access != ACCESS_DEFAULT and (flags != MAP_SHARED or prot != PROT_READ | PROT_WRITE):
            raise ValueError("mmap can't specify both access and flags, prot.")
        if not ACCESS_DEFAULT <= access <= ACCESS_COPY:
            raise ValueError("mmap invalid access parameter.")
        self._fd, self._offset, self._place, self._access = -1, offset, 0, access
        self._is_private = access == ACCESS_COPY or flags & MAP_PRIVATE != 0
        self._is_readonly = access == ACCESS_READ or access == ACCESS_DEFAULT and not prot & PROT_WRITE
        self._exec = prot & PROT_EXEC
        if fileno != -1:
            length = self._length_in_file(os.fstat(fileno).st_size, length)
            self._fd = os.dup(fileno) if _system.is_machine else fileno
        if not length or offset % ALLOCATIONGRANULARITY:
            raise OSError(22, "Invalid argument")
        self._map(length)

    def _length_in_file(self, size, length):
        if not length:
            if not size:
                raise ValueError("cannot mmap an empty file")
            if self._offset >= size:
                raise ValueError("mmap offset is greater than file size")
            return size - self._offset
        if length > size - self._offset:
            raise ValueError("mmap length is greater than file size")
        return length

    def _map(self, length):
        if _system.is_machine:
            flags = (MAP_PRIVATE if self._is_private else MAP_SHARED) | (MAP_ANONYMOUS if self._fd == -1 else 0)
            prot = PROT_READ | self._exec | (0 if self._is_readonly else PROT_WRITE)
            self._data = memoryview(_system.map(self._fd, length, flags, prot, self._offset))
        else:
            self._data = memoryview(bytearray(length) if self._fd == -1 else bytearray(os.pread(self._fd, length, self._offset)))

    closed = property(lambda self: self._data is None)

    def _alive(self):
        if self._data is None:
            raise ValueError("mmap closed or invalid")
        return self._data

    def _writable(self):
        self._alive()
        if self._is_readonly:
            raise TypeError("mmap can't modify a readonly memory map.")
        return self._data

    def __buffer__(self, flags):
        return self._alive().toreadonly() if self._is_readonly else self._alive()[:]

    def __len__(self):
        return len(self._alive())

    def size(self):
        """The file's size, which may be more than what is mapped."""
        return len(self._alive()) if self._fd == -1 else os.fstat(self._fd).st_size

    def _index(self, key):
        if not hasattr(key, "__index__"):
            raise TypeError("mmap indices must be integers")
        key, count = key.__index__(), len(self._alive())
        key += count if key < 0 else 0
        if not 0 <= key < count:
            raise IndexError("mmap index out of range")
        return key

    def __getitem__(self, key):
        data = self._alive()
        return bytes(data[key]) if isinstance(key, slice) else data[self._index(key)]

    def __setitem__(self, key, value):
        data = self._writable()
        if isinstance(key, slice):
            if len(data[key]) != len(memoryview(value).cast("B")):
                raise IndexError("mmap slice assignment is wrong size")
            data[key] = bytes(value)
            return
        key = self._index(key)
        if not hasattr(value, "__index__"):
            raise TypeError("mmap item value must be an int")
        if not 0 <= value.__index__() <= 255:
            raise ValueError("mmap item value must be in range(0, 256)")
        data[key] = value

    def __delitem__(self, key):
        raise TypeError(f"mmap object doesn't support {'slice' if isinstance(key, slice) else 'item'} deletion")

    def __iter__(self):
        return iter([bytes([b]) for b in self._alive()])

    def read(self, n=None, /):
        data = self._alive()
        end = len(data) if n is None or n < 0 else min(len(data), self._place + n)
        made, self._place = bytes(data[self._place : end]), max(end, self._place)
        return made

    def readline(self):
        end = self.find(b"\n")
        return self.read(None if end < 0 else end + 1 - self._place)

    def read_byte(self):
        if self._place >= len(self._alive()):
            raise ValueError("read byte out of range")
        return self.read(1)[0]

    def write(self, bytes, /):
        data, given = self._writable(), memoryview(bytes).cast("B")
        if self._place + len(given) > len(data):
            raise ValueError("data out of range")
        data[self._place : self._place + len(given)] = given
        self._place += len(given)
        return len(given)

    def write_byte(self, byte, /):
        if self._place >= len(self._writable()):
            raise ValueError("write byte out of range")
        self.write(bytes([byte]))

    def seek(self, pos, whence=0, /):
        size = len(self._alive())
        if whence not in (0, 1, 2):
            raise ValueError("unknown seek type")
        place = pos + (0, self._place, size)[whence]
        if not 0 <= place <= size:
            raise ValueError("seek out of range")
        self._place = place

    def tell(self):
        self._alive()
        return self._place

    def _found(self, method, sub, start, end):
        start, end, _ = slice(self._place if start is None else start, end).indices(len(self._alive()))
        found = getattr(bytes(self._data[start:end]), method)(sub)
        return found if found < 0 else start + found

    def find(self, sub, start=None, end=None, /):
        return self._found("find", sub, start, end)

    def rfind(self, sub, start=None, end=None, /):
        return self._found("rfind", sub, start, end)

    def move(self, dest, src, count, /):
        data = self._writable()
        if dest < 0 or src < 0 or count < 0 or max(dest, src) + count > len(data):
            raise ValueError("source, destination, or count out of range")
        data[dest : dest + count] = bytes(data[src : src + count])

    def resize(self, newsize, /):
        """Another length of file and map."""
        old = self._alive()
        if self._access in (ACCESS_READ, ACCESS_COPY) or self._is_private:
            raise TypeError("mmap can't resize a readonly or copy-on-write memory map.")
        if newsize < 0 or not newsize:
            raise ValueError("new size out of range")
        if self._fd != -1:
            self.flush()
            os.ftruncate(self._fd, self._offset + newsize)
        self._map(newsize)
        if self._fd == -1:
            kept = min(newsize, len(old))
            self._data[:kept] = old[:kept]
        old.release()

    def flush(self, offset=0, size=None, /):
        data = self._alive()
        size = len(data) - offset if size is None else size
        if offset < 0 or size < 0 or offset + size > len(data):
            raise ValueError("flush values out of range")
        if self._fd == -1 or self._is_readonly or self._is_private:
            return
        if _system.is_machine:
            _system.sync(data.obj)
            return
        place = os.lseek(self._fd, 0, os.SEEK_CUR)
        os.lseek(self._fd, self._offset, os.SEEK_SET)
        os.write(self._fd, bytes(data))
        os.lseek(self._fd, place, os.SEEK_SET)

    def close(self):
        data = self._data
        if data is None:
            return
        if _system.is_machine:
            if self._fd != -1:
                os.close(self._fd)
        else:
            try:
                self.flush()
            except OSError:
                pass  # the file was closed before its map
        self._data, self._fd = None, -1
        data.release()

    def __del__(self):
        if getattr(self, "_data", None) is not None:
            self.close()

    def madvise(self, option, start=0, length=None, /):
        """Advice on pages."""
        size = len(self._alive())
        if not 0 <= start < size:
            raise ValueError("madvise start out of bounds")
        if length is not None and length < 0:
            raise ValueError("madvise length invalid")
        if _system.is_machine:
            _system.advise(self._data.obj, option, start, size - start if length is None else min(length, size - start))

    def __enter__(self):
        self._alive()
        return self

    def __exit__(self, *args):
        self.close()

    def __getstate__(self):
        raise TypeError("cannot pickle 'mmap.mmap' object")

    def __repr__(self):
        if self._data is None:
            return "<mmap.mmap closed=True>"
        return f"<mmap.mmap closed=False, access={_NAMES[self._access]}, length={len(self._data)}, pos={self._place}, offset={self._offset}>"
