"""bz2: compressors, decompressors and files over _bzip2."""

import io
import os

import _bzip2

__all__ = ["BZ2File", "BZ2Compressor", "BZ2Decompressor", "open", "compress", "decompress"]

__natives__ = "BZ2Compressor.compress BZ2Decompressor.decompress"  # CPython has these in C: no traceback shows them


class BZ2Decompressor:
    """One stream, block by block, as its data comes."""

    __tp_name__ = "_bz2.BZ2Decompressor"

    def __init__(self):
        self._data, self._bit, self._total, self._level, self._ready = bytearray(), 32, 0, 0, b""
        self._is_over, self.eof, self.unused_data, self.needs_input = False, False, b"", True

    def decompress(self, data, max_length=-1):
        if self.eof:
            raise EOFError("End of stream already reached")
        self._data += data
        if not self._is_over:
            self._read_blocks(max_length)
        made = self._ready if max_length < 0 else self._ready[:max_length]
        self._ready = self._ready[len(made) :]
        if self._is_over and not self._ready:
            self.eof, self.unused_data, self._data = True, bytes(self._data), b""
        self.needs_input = not self.eof and not self._ready
        return made

    def _read_blocks(self, enough):
        parts, count = [self._ready], len(self._ready)
        if not self._level:
            head = bytes(self._data[:4])
            if not b"BZh".startswith(head[:3]) or len(head) == 4 and not 49 <= head[3] <= 57:
                raise OSError("Invalid data stream")
            if len(head) < 4:
                return
            self._level = head[3] - 48
        while not 0 <= enough <= count:
            found = _bzip2.read(self._data, self._bit, self._total, self._level)
            if found is None:
                break
            part, bit, self._total = found
            del self._data[: bit // 8]
            self._bit = bit % 8
            if part is None:
                self._is_over = True
                del self._data[: bit % 8 > 0]
                break
            parts.append(part)
            count += len(part)
        self._ready = b"".join(parts)


# ---- writing


class BZ2Compressor:
    __tp_name__ = "_bz2.BZ2Compressor"

    def __init__(self, compresslevel=9, /):
        if not 1 <= compresslevel <= 9:
            raise ValueError("compresslevel must be between 1 and 9")
        self._level, self._parts = compresslevel, []

    def compress(self, data, /):
        if self._parts is None:
            raise ValueError("Compressor has been flushed")
        self._parts.append(bytes(data))
        return b""

    def flush(self):
        if self._parts is None:
            raise ValueError("Repeated call to flush()")
        data, self._parts = b"".join(self._parts), None
        return _bzip2.write(data, self._level)


def compress(data, compresslevel=9):
    made = BZ2Compressor(compresslevel)
    made.compress(data)
    return made.flush()


def decompress(data):
    """The content of all streams of the data; what is no stream after one is passed over."""
    made = []
    while data:
        machine = BZ2Decompressor()
        try:
            part = machine.decompress(data)
        except OSError:
            if made:
                break
            raise
        if not machine.eof:
            raise ValueError("Compressed data ended before the end-of-stream marker was reached")
        made.append(part)
        data = machine.unused_data
    return b"".join(made)


class _File(io.BufferedIOBase):
    """A compressed file: read at the first question, as a whole where _unpacked does not say otherwise; written as a whole when it is
    closed."""

    def __init__(self, filename, mode="r", compress=compress):
        if mode not in ("", "r", "rb", "w", "wb", "a", "ab", "x", "xb"):
            raise ValueError(f"Invalid mode: {mode!r}")
        mode = (mode or "r")[0] + "b"
        self._own = isinstance(filename, (str, bytes, os.PathLike))
        if not self._own and not hasattr(filename, "read") and not hasattr(filename, "write"):
            raise TypeError("filename must be a str, bytes, file or PathLike object")
        self._file = io.open(filename, mode) if self._own else filename
        self._writes, self._compress, self._buffer = mode[0] != "r", compress, io.BytesIO() if mode[0] != "r" else None

    def _content(self):
        if self._file is None:
            raise ValueError("I/O operation on closed file")
        if self._writes:
            raise io.UnsupportedOperation("File not open for reading")
        if self._buffer is None:
            self._buffer = self._unpacked()
        return self._buffer

    def _unpacked(self):
        try:
            return io.BytesIO(self._decompress(self._file.read()))
        except ValueError:
            raise EOFError("Compressed file ended before the end-of-stream marker was reached") from None

    closed = property(lambda self: self._file is None)

    def readable(self):
        return not self._writes

    def writable(self):
        return self._writes

    def seekable(self):
        return not self._writes

    def fileno(self):
        return self._file.fileno()

    def read(self, size=-1):
        return self._content().read(size)

    read1 = read

    def readline(self, size=-1):
        return self._content().readline(size)

    def readlines(self, size=-1):
        return self._content().readlines(size)

    def peek(self, n=0):
        return self._content().getvalue()[self._content().tell() :]

    def __iter__(self):
        return iter(self._content())

    def seek(self, offset, whence=io.SEEK_SET):
        return self._content().seek(offset, whence)

    def tell(self):
        return (self._buffer if self._writes else self._content()).tell()

    def write(self, data):
        if self._file is None:
            raise ValueError("I/O operation on closed file")
        if not self._writes:
            raise io.UnsupportedOperation("File not open for writing")
        return self._buffer.write(data)

    def close(self):
        if self._file is None:
            return
        try:
            if self._writes:
                self._file.write(self._compress(self._buffer.getvalue()))
        finally:
            if self._own:
                self._file.close()
            self._file = None

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


class BZ2File(_File):
    def __init__(self, filename, mode="r", *, compresslevel=9):
        if not 1 <= compresslevel <= 9:
            raise ValueError("compresslevel must be between 1 and 9")
        _File.__init__(self, filename, mode, lambda data: compress(data, compresslevel))

    def _unpacked(self):
        from _compression import DecompressReader

        return io.BufferedReader(DecompressReader(self._file, BZ2Decompressor, trailing_error=OSError))

    def peek(self, n=0):
        return self._content().peek(n)


def _opened(make, filename, mode, encoding, errors, newline):
    """open() of this format: a file of bytes, or of text."""
    if "t" in mode and "b" in mode:
        raise ValueError(f"Invalid mode: {mode!r}")
    if "t" not in mode:
        for name, value in (("encoding", encoding), ("errors", errors), ("newline", newline)):
            if value is not None:
                raise ValueError(f"Argument '{name}' not supported in binary mode")
    file = make(filename, mode.replace("t", ""))
    return io.TextIOWrapper(file, encoding, errors, newline) if "t" in mode else file


def open(filename, mode="rb", compresslevel=9, encoding=None, errors=None, newline=None):
    return _opened(lambda name, kind: BZ2File(name, kind, compresslevel=compresslevel), filename, mode, encoding, errors, newline)
