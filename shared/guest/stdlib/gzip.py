"""Files of gzip's format: packed and unpacked piece by piece."""

import builtins
import io
import os
import struct
import time
import zlib

import _compression

__all__ = ["BadGzipFile", "GzipFile", "open", "compress", "decompress"]
FTEXT, FHCRC, FEXTRA, FNAME, FCOMMENT = 1, 2, 4, 8, 16
READ, WRITE = 1, 2
READ_BUFFER_SIZE = 128 * 1024
_COMPRESS_LEVEL_FAST, _COMPRESS_LEVEL_TRADEOFF, _COMPRESS_LEVEL_BEST = 1, 6, 9
_EARLY_END = "Compressed file ended before the end-of-stream marker was reached"


class BadGzipFile(OSError):
    """Exception raised in some cases for invalid gzip files."""


def _level_mark(compresslevel):
    return b"\x02" if compresslevel == 9 else b"\x04" if compresslevel == 1 else b"\0"


def compress(data, compresslevel=9, *, mtime=None):
    head = b"\x1f\x8b\x08\0" + int(time.time() if mtime is None else mtime).to_bytes(4, "little")
    head += _level_mark(compresslevel) + (b"\x03" if mtime == 0 else b"\xff")
    tail = zlib.crc32(data).to_bytes(4, "little") + (len(data) & 0xFFFFFFFF).to_bytes(4, "little")
    return head + zlib.compress(data, compresslevel, -15) + tail


def _exactly(fp, n):
    data = fp.read(n)
    while len(data) < n:
        more = fp.read(n - len(data))
        if not more:
            raise EOFError(_EARLY_END)
        data += more
    return data


def _read_gzip_header(fp):
    """The time in the head that `fp` stands before, which is read; None at the end of the file."""
    magic = fp.read(2)
    if magic == b"":
        return None
    if magic != b"\x1f\x8b":
        raise BadGzipFile("Not a gzipped file (%r)" % magic)
    method, flags, last_mtime = struct.unpack("<BBIxx", _exactly(fp, 8))
    if method != 8:
        raise BadGzipFile("Unknown compression method")
    if flags & FEXTRA:
        _exactly(fp, int.from_bytes(_exactly(fp, 2), "little"))
    for flag in (FNAME, FCOMMENT):
        while flags & flag and fp.read(1) not in (b"", b"\0"):
            pass
    if flags & FHCRC:
        _exactly(fp, 2)
    return last_mtime


def decompress(data):
    parts = []
    while True:
        fp = io.BytesIO(data)
        if _read_gzip_header(fp) is None:
            return b"".join(parts)
        stream = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
        part = stream.decompress(data[fp.tell() :])
        if not stream.eof or len(stream.unused_data) < 8:
            raise EOFError(_EARLY_END)
        check, length = struct.unpack("<II", stream.unused_data[:8])
        if check != zlib.crc32(part):
            raise BadGzipFile("CRC check failed")
        if length != len(part) & 0xFFFFFFFF:
            raise BadGzipFile("Incorrect length of data produced")
        parts.append(part)
        data = stream.unused_data[8:].lstrip(b"\0")


class _PaddedFile:
    """A file with bytes put back before it."""

    def __init__(self, f):
        self.file, self._back, self._at = f, b"", 0

    def read(self, size):
        if self._at >= len(self._back):
            return self.file.read(size)
        part = self._back[self._at : self._at + size]
        self._at += len(part)
        return part if len(part) == size else part + self.file.read(size - len(part))

    def put_back(self, data):
        self._back, self._at = data + self._back[self._at :], 0

    def seek(self, offset):
        self._back, self._at = b"", 0
        return self.file.seek(offset)

    def seekable(self):
        return True


class _GzipReader(_compression.DecompressReader):
    """The members of a gzip file, one after another, as a raw stream."""

    def __init__(self, fp):
        super().__init__(_PaddedFile(fp), zlib.decompressobj, wbits=-zlib.MAX_WBITS)
        self._new_member, self._last_mtime, self._crc, self._stream_size = True, None, 0, 0

    def read(self, size=-1):
        if size < 0:
            return self.readall()
        if not size:
            return b""
        while True:
            if self._decompressor.eof:
                self._read_end()
                self._new_member = True
                self._decompressor = self._decomp_factory(**self._decomp_args)
            if self._new_member:
                self._crc, self._stream_size = 0, 0
                last_mtime = _read_gzip_header(self._fp)
                if last_mtime is None:
                    self._size = self._pos
                    return b""
                self._last_mtime, self._new_member = last_mtime, False
            packed = self._fp.read(io.DEFAULT_BUFFER_SIZE)
            data = self._decompressor.decompress(packed, size)
            rest = self._decompressor.unconsumed_tail or self._decompressor.unused_data
            if rest:
                self._fp.put_back(rest)
            if data:
                break
            if not packed:
                raise EOFError(_EARLY_END)
        self._crc = zlib.crc32(data, self._crc)
        self._stream_size += len(data)
        self._pos += len(data)
        return data

    def _read_end(self):
        check, length = struct.unpack("<II", _exactly(self._fp, 8))
        if check != self._crc:
            raise BadGzipFile("CRC check failed %s != %s" % (hex(check), hex(self._crc)))
        if length != self._stream_size & 0xFFFFFFFF:
            raise BadGzipFile("Incorrect length of data produced")
        byte = b"\0"
        while byte == b"\0":  # a file may be filled up with zeros
            byte = self._fp.read(1)
        if byte:
            self._fp.put_back(byte)

    def _rewind(self):
        super()._rewind()
        self._new_member = True


class GzipFile(_compression.BaseStream):
    """A gzip file that is read or written."""

    myfileobj = None  # the file that was opened here, and is closed with this one
    fileobj = None

    def __init__(self, filename=None, mode=None, compresslevel=9, fileobj=None, mtime=None):
        if mode and ("t" in mode or "U" in mode):
            raise ValueError("Invalid mode: {!r}".format(mode))
        if mode and "b" not in mode:
            mode += "b"
        if fileobj is None:
            fileobj = self.myfileobj = builtins.open(filename, mode or "rb")
        if filename is None:
            filename = getattr(fileobj, "name", "")
            if not isinstance(filename, (str, bytes)):
                filename = ""
        else:
            filename = os.fspath(filename)
        given = mode
        if mode is None:
            mode = getattr(fileobj, "mode", "rb")
        self.name = filename
        if mode.startswith("r"):
            self.mode = READ
            self._buffer = io.BufferedReader(_GzipReader(fileobj))
        elif mode.startswith(("w", "a", "x")):
            if given is None:
                import warnings

                warnings.warn("GzipFile was opened for writing, but this will change in future Python releases.  Specify the mode "
                              "argument for opening it for writing.", FutureWarning, 2)  # fmt: skip
            self.mode, self._write_mtime = WRITE, mtime
            self.crc, self.size, self.offset = zlib.crc32(b""), 0, 0
            self.compress = zlib.compressobj(compresslevel, zlib.DEFLATED, -zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL, 0)
        else:
            raise ValueError("Invalid mode: {!r}".format(mode))
        self.fileobj = fileobj
        if self.mode == WRITE:
            self._write_header(compresslevel)

    def _write_header(self, compresslevel):
        name = os.path.basename(self.name)
        try:
            name = name if isinstance(name, bytes) else name.encode("latin-1")
        except UnicodeEncodeError:
            name = b""
        name = name.removesuffix(b".gz")
        mtime = int(time.time() if self._write_mtime is None else self._write_mtime)
        self.fileobj.write(b"\x1f\x8b\x08" + bytes([FNAME if name else 0]) + mtime.to_bytes(4, "little") + _level_mark(compresslevel)
                           + b"\xff" + (name + b"\0" if name else b""))  # fmt: skip

    @property
    def filename(self):
        import warnings

        warnings.warn("use the name attribute", DeprecationWarning, 2)
        return self.name + ".gz" if self.mode == WRITE and self.name[-3:] != ".gz" else self.name

    @property
    def mtime(self):
        """The time in the head that was read last."""
        return self._buffer.raw._last_mtime

    def __repr__(self):
        return "<gzip " + repr(self.fileobj)[1:-1] + " " + hex(id(self)) + ">"

    def _check_mode(self, mode, name):
        self._check_not_closed()
        if self.mode != mode:
            import errno

            raise OSError(errno.EBADF, f"{name}() on {'write' if mode == READ else 'read'}-only GzipFile object")

    def write(self, data):
        self._check_mode(WRITE, "write")
        if self.fileobj is None:
            raise ValueError("write() on closed GzipFile object")
        if not isinstance(data, (bytes, bytearray)):
            data = memoryview(data)
        length = len(data) if isinstance(data, (bytes, bytearray)) else data.nbytes
        if length > 0:
            self.fileobj.write(self.compress.compress(data))
            self.size += length
            self.crc = zlib.crc32(data, self.crc)
            self.offset += length
        return length

    def read(self, size=-1):
        self._check_mode(READ, "read")
        return self._buffer.read(size)

    def read1(self, size=-1):
        self._check_mode(READ, "read1")
        return self._buffer.read1(io.DEFAULT_BUFFER_SIZE if size < 0 else size)

    def peek(self, n):
        self._check_mode(READ, "peek")
        return self._buffer.peek(n)

    def readline(self, size=-1):
        self._check_not_closed()
        return self._buffer.readline(size)

    @property
    def closed(self):
        return self.fileobj is None

    def close(self):
        fileobj = self.fileobj
        if fileobj is None:
            return
        self.fileobj = None
        try:
            if self.mode == WRITE:
                fileobj.write(self.compress.flush())
                fileobj.write(struct.pack("<LL", self.crc, self.size & 0xFFFFFFFF))
            else:
                self._buffer.close()
        finally:
            mine, self.myfileobj = self.myfileobj, None
            if mine:
                mine.close()

    def flush(self, zlib_mode=zlib.Z_SYNC_FLUSH):
        self._check_not_closed()
        if self.mode == WRITE:
            self.fileobj.write(self.compress.flush(zlib_mode))
            self.fileobj.flush()

    def fileno(self):
        return self.fileobj.fileno()

    def rewind(self):
        if self.mode != READ:
            raise OSError("Can't rewind in write mode")
        self._buffer.seek(0)

    def readable(self):
        return self.mode == READ

    def writable(self):
        return self.mode == WRITE

    def seekable(self):
        return True

    def seek(self, offset, whence=io.SEEK_SET):
        if self.mode == READ:
            self._check_not_closed()
            return self._buffer.seek(offset, whence)
        if whence == io.SEEK_CUR:
            offset += self.offset
        elif whence:
            raise ValueError("Seek from end not supported")
        if offset < self.offset:
            raise OSError("Negative seek in write mode")
        while self.offset < offset:
            self.write(bytes(min(1024, offset - self.offset)))
        return self.offset


def open(filename, mode="rb", compresslevel=9, encoding=None, errors=None, newline=None):
    if "t" in mode:
        if "b" in mode:
            raise ValueError("Invalid mode: %r" % (mode,))
    else:
        for name, given in (("encoding", encoding), ("errors", errors), ("newline", newline)):
            if given is not None:
                raise ValueError(f"Argument '{name}' not supported in binary mode")
    plain = mode.replace("t", "")
    if isinstance(filename, (str, bytes, os.PathLike)):
        file = GzipFile(filename, plain, compresslevel)
    elif hasattr(filename, "read") or hasattr(filename, "write"):
        file = GzipFile(None, plain, compresslevel, filename)
    else:
        raise TypeError("filename must be a str or bytes object, or a file")
    return io.TextIOWrapper(file, io.text_encoding(encoding), errors, newline) if "t" in mode else file


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.gzip(_sys.argv[1:]))
