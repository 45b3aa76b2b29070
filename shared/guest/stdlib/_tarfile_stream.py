"""What tarfile reads members from and writes to: the part of a file that is a member's data, and streams that only go forward."""

import io
import os
import time
import zlib

from _tarfile_filters import CompressionError, ReadError, StreamError


class _FileInFile(io.RawIOBase):
    """A member's data within the archive; what a sparse file leaves out is zeros."""

    def __init__(self, fileobj, offset, size, sparse=None):
        self.fileobj, self.offset, self.size, self.position, self.name = fileobj, offset, size, 0, getattr(fileobj, "name", None)
        self._pieces = []  # (start, end, where its data is, or None)
        place, real = 0, offset
        for start, length in [(0, size)] if sparse is None else sparse:
            if not length:
                continue
            if start > place:
                self._pieces.append((place, start, None))
            self._pieces.append((start, start + length, real))
            place, real = start + length, real + length
        if place < size:
            self._pieces.append((place, size, None))

    def readable(self):
        return True

    def seekable(self):
        return self.fileobj.seekable()

    def tell(self):
        return self.position

    def seek(self, position, whence=io.SEEK_SET):
        if whence not in (0, 1, 2):
            raise ValueError("Invalid argument")
        self.position = min(max(position + (0, self.position, self.size)[whence], 0), self.size)
        return self.position

    def read(self, size=-1):
        size = self.size - self.position if size is None or size < 0 else min(size, self.size - self.position)
        made = b""
        for start, end, real in self._pieces:
            if size and start <= self.position < end:
                count = min(size, end - self.position)
                if real is None:
                    made += bytes(count)
                else:
                    self.fileobj.seek(real + self.position - start)
                    data = self.fileobj.read(count)
                    if len(data) < count:
                        raise ReadError("unexpected end of data")
                    made += data
                size -= count
                self.position += count
        return made

    def readinto(self, buffer):
        data = self.read(len(buffer))
        buffer[: len(data)] = data
        return len(data)


class ExFileObject(io.BufferedReader):
    """What extractfile gives."""

    __module__ = "tarfile"

    def __init__(self, tarfile, tarinfo):
        super().__init__(_FileInFile(tarfile.fileobj, tarinfo.offset_data, tarinfo.size, tarinfo.sparse))


class _Packed:
    """How a stream of a kind is packed and unpacked."""

    def __init__(self, kind, is_written, name):
        if kind == "gz" and is_written:
            self.coder = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL, 0)
            name = os.path.basename(name).removesuffix(".gz").encode("iso-8859-1", "replace")
            self.start, self.crc, self.size = b"\x1f\x8b\x08\x08" + int(time.time()).to_bytes(4, "little") + b"\x02\xff" + name + b"\0", 0, 0
        elif kind == "gz":
            self.coder, self.error = zlib.decompressobj(31), zlib.error
        elif kind == "bz2":
            import bz2

            self.coder, self.error, self.start = bz2.BZ2Compressor() if is_written else bz2.BZ2Decompressor(), OSError, b""
        elif kind == "xz":
            import lzma

            self.coder, self.error, self.start = lzma.LZMACompressor() if is_written else lzma.LZMADecompressor(), lzma.LZMAError, b""
        else:
            raise CompressionError(f"unknown compression type {kind!r}")
        self.counts = kind == "gz" and is_written

    def pack(self, data):
        if self.counts:
            self.crc, self.size = zlib.crc32(data, self.crc), self.size + len(data)
        return self.coder.compress(data)

    def finish(self):
        tail = self.coder.flush()
        return tail + self.crc.to_bytes(4, "little") + (self.size & 0xFFFFFFFF).to_bytes(4, "little") if self.counts else tail


class _Stream:
    """A file of which only read() or write() is asked, in blocks."""

    def __init__(self, name, mode, comptype, fileobj, bufsize):
        self._extfileobj = fileobj is not None
        self.fileobj = io.FileIO(name, mode) if fileobj is None else fileobj
        self.name, self.mode, self.bufsize = os.fspath(name) if name else "", mode, bufsize
        self.pos, self.closed, self._ahead, self._buffer, self._packed = 0, False, b"", b"", None
        try:
            if comptype == "*":
                self._ahead = self.fileobj.read(bufsize)
                comptype = self._kind_of(self._ahead)
            self.comptype = comptype
            if comptype != "tar":
                self._packed = _Packed(comptype, mode == "w", self.name)
            if comptype == "gz" and mode == "r":
                self._ahead = self._ahead or self.fileobj.read(bufsize)
                if self._ahead[:2] != b"\x1f\x8b":
                    raise ReadError("not a gzip file")
            if mode == "w" and self._packed:
                self._buffer = self._packed.start
        except BaseException:
            if not self._extfileobj:
                self.fileobj.close()
            self.closed = True
            raise

    @staticmethod
    def _kind_of(head):
        if head.startswith(b"\x1f\x8b\x08"):
            return "gz"
        if head[:3] == b"BZh" and head[4:10] == b"1AY&SY":
            return "bz2"
        return "xz" if head.startswith((b"\x5d\0\0\x80", b"\xfd7zXZ")) else "tar"

    def write(self, data):
        self.pos += len(data)
        self._buffer += self._packed.pack(bytes(data)) if self._packed else data
        while len(self._buffer) > self.bufsize:
            self.fileobj.write(self._buffer[: self.bufsize])
            self._buffer = self._buffer[self.bufsize :]

    def read(self, size):
        parts, left = [self._buffer], size - len(self._buffer)
        while left > 0:
            block, self._ahead = self._ahead or self.fileobj.read(self.bufsize), b""
            if not block:
                break
            if self._packed:
                try:
                    block = self._packed.coder.decompress(block)
                except EOFError:
                    break
                except self._packed.error as error:
                    raise ReadError("invalid compressed data") from error
            parts.append(block)
            left -= len(block)
        data = b"".join(parts)
        made, self._buffer = data[:size], data[size:]
        self.pos += len(made)
        return made

    def tell(self):
        return self.pos

    def seekable(self):
        return False

    def seek(self, pos=0):
        if pos < self.pos:
            raise StreamError("seeking backwards is not allowed")
        while self.pos < pos and self.read(min(self.bufsize, pos - self.pos)):
            pass
        return self.pos

    def close(self):
        if self.closed:
            return
        self.closed = True
        try:
            if self.mode == "w":
                if self._packed:
                    self._buffer += self._packed.finish()
                if self._buffer:
                    self.fileobj.write(self._buffer)
        finally:
            if not self._extfileobj:
                self.fileobj.close()
