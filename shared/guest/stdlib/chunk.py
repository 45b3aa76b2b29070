"""chunk: reads the pieces of files in the Interchange File Format: a name of four bytes, a size, that many bytes."""

import warnings

warnings._deprecated(__name__, remove=(3, 13))


class Chunk:
    """One piece, read like a file; closing it, or reading past it, leaves the file behind it (and its pad byte)."""

    def __init__(self, file, align=True, bigendian=True, inclheader=False):
        self.closed = False
        self.align = align
        self.file = file
        self.chunkname = file.read(4)
        size = file.read(4) if len(self.chunkname) == 4 else b""
        if len(size) < 4:
            raise EOFError
        self.chunksize = int.from_bytes(size, "big" if bigendian else "little") - (8 if inclheader else 0)
        self.size_read = 0
        try:
            self.offset = file.tell()
        except (AttributeError, OSError):
            self.seekable = False
        else:
            self.seekable = True

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def getname(self):
        return self.chunkname

    def getsize(self):
        return self.chunksize

    def close(self):
        if not self.closed:
            try:
                self.skip()
            finally:
                self.closed = True

    def isatty(self):
        self._check()
        return False

    def seek(self, pos, whence=0):
        """To a place in the piece, where the file can."""
        self._check()
        if not self.seekable:
            raise OSError("cannot seek")
        pos += {1: self.size_read, 2: self.chunksize}.get(whence, 0)
        if not 0 <= pos <= self.chunksize:
            raise RuntimeError
        self.file.seek(self.offset + pos, 0)
        self.size_read = pos

    def tell(self):
        self._check()
        return self.size_read

    def _has_pad(self):
        return self.align and self.chunksize & 1

    def read(self, size=-1):
        """At most `size` bytes, all that is left without one."""
        self._check()
        left = self.chunksize - self.size_read
        if left <= 0:
            return b""
        data = self.file.read(left if size < 0 else min(size, left))
        self.size_read += len(data)
        if self.size_read == self.chunksize and self._has_pad():
            self.size_read += len(self.file.read(1))
        return data

    def skip(self):
        """Goes behind the piece."""
        self._check()
        if self.seekable:
            try:
                step = self.chunksize - self.size_read + (1 if self._has_pad() else 0)
                self.file.seek(step, 1)
                self.size_read += step
                return
            except OSError:
                pass
        while self.size_read < self.chunksize:
            if not self.read(min(8192, self.chunksize - self.size_read)):
                raise EOFError
