"""What the readers of compressed files share."""

import io
import sys

BUFFER_SIZE = io.DEFAULT_BUFFER_SIZE


class BaseStream(io.BufferedIOBase):
    """A file that is read or written, not both."""

    def _check_not_closed(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def _check_can_read(self):
        if not self.readable():
            raise io.UnsupportedOperation("File not open for reading")

    def _check_can_write(self):
        if not self.writable():
            raise io.UnsupportedOperation("File not open for writing")

    def _check_can_seek(self):
        if not self.readable():
            raise io.UnsupportedOperation("Seeking is only supported on files open for reading")
        if not self.seekable():
            raise io.UnsupportedOperation("The underlying file object does not support seeking")


class DecompressReader(io.RawIOBase):
    """What a decompressor makes of a file, as a raw stream; streams that follow one another are one."""

    def __init__(self, fp, decomp_factory, trailing_error=(), **decomp_args):
        self._fp, self._eof, self._pos, self._size = fp, False, 0, -1
        self._decomp_factory, self._decomp_args, self._trailing_error = decomp_factory, decomp_args, trailing_error
        self._decompressor = decomp_factory(**decomp_args)

    def readable(self):
        return True

    def close(self):
        self._decompressor = None
        return super().close()

    def seekable(self):
        return self._fp.seekable()

    def readinto(self, b):
        with memoryview(b) as view, view.cast("B") as target:
            data = self.read(len(target))
            target[: len(data)] = data
        return len(data)

    def _made(self, size):
        """What the decompressor makes next, perhaps nothing yet; None where the last stream has ended."""
        machine, fed = self._decompressor, b""
        starts = machine.eof
        if starts:
            fed = machine.unused_data
        if not fed and (starts or machine.needs_input):
            fed = self._fp.read(BUFFER_SIZE)
            if not fed and not starts:
                raise EOFError("Compressed file ended before the end-of-stream marker was reached")
        if not starts:
            return machine.decompress(fed, size)
        if not fed:
            return None
        self._decompressor = self._decomp_factory(**self._decomp_args)
        try:
            return self._decompressor.decompress(fed, size)
        except self._trailing_error:
            return None  # what follows is no stream: it is left

    def read(self, size=-1):
        if size < 0:
            return self.readall()
        data = b""
        if size and not self._eof:
            while data is not None and not data:
                data = self._made(size)
            if data is None:
                self._eof, self._size, data = True, self._pos, b""
        self._pos += len(data)
        return data

    def readall(self):
        parts = []
        while part := self.read(sys.maxsize):
            parts.append(part)
        return b"".join(parts)

    def _rewind(self):
        self._fp.seek(0)
        self._eof, self._pos = False, 0
        self._decompressor = self._decomp_factory(**self._decomp_args)

    def seek(self, offset, whence=io.SEEK_SET):
        if whence == io.SEEK_CUR:
            offset += self._pos
        elif whence == io.SEEK_END:
            while self._size < 0 and self.read(io.DEFAULT_BUFFER_SIZE):
                pass
            offset += self._size
        elif whence != io.SEEK_SET:
            raise ValueError("Invalid value for whence: {}".format(whence))
        if offset < self._pos:
            self._rewind()
        else:
            offset -= self._pos
        while offset > 0:
            data = self.read(min(io.DEFAULT_BUFFER_SIZE, offset))
            if not data:
                break
            offset -= len(data)
        return self._pos

    def tell(self):
        return self._pos
