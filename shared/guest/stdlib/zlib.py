"""Compression of zlib's, gzip's and raw streams."""

import sys

from _deflate import Deflater as _Deflater
from _deflate import Inflater as _Inflater
from _hashes import adler32, crc32

MAX_WBITS, DEF_MEM_LEVEL, DEFLATED, DEF_BUF_SIZE = 15, 8, 8, 16384
Z_NO_COMPRESSION, Z_BEST_SPEED, Z_BEST_COMPRESSION, Z_DEFAULT_COMPRESSION = 0, 1, 9, -1
Z_NO_FLUSH, Z_PARTIAL_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH, Z_FINISH, Z_BLOCK, Z_TREES = range(7)
Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED = range(5)
__version__ = "1.0"
ZLIB_VERSION = ZLIB_RUNTIME_VERSION = "1.2.13"

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class error(Exception):
    pass


def _kind(wbits):
    """(form, window bits): "raw", "zlib", "gzip" or "any"."""
    if -15 <= wbits <= -8:
        return "raw", -wbits
    if 8 <= wbits <= 15:
        return "zlib", wbits
    if 24 <= wbits <= 31:
        return "gzip", wbits - 16
    if 40 <= wbits <= 47:
        return "any", wbits - 32
    if wbits in (0, 32):
        return "zlib" if wbits == 0 else "any", 15
    raise ValueError("Invalid initialization option")


def _bytes(data):
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    return bytes(memoryview(data))


class Compress:
    __tp_name__ = "zlib.Compress"

    def __new__(cls, *args):
        raise TypeError(f"cannot create 'zlib.{cls.__name__}' instances")

    def __init__(self, level, wbits, memLevel, strategy, zdict=None, history=None):
        self._form, bits = _kind(wbits)
        self._settings = level, max(bits, 9), memLevel, strategy
        self._stream, self._history = _Deflater(*self._settings), history
        self._check, self._size, self._head = 0 if self._form == "gzip" else 1, 0, b""
        if self._form == "zlib":
            rank = 2 if level in (-1, 6) else 0 if strategy >= 2 or level < 2 else 1 if level < 6 else 3
            header = ((bits - 8) << 12 | 8 << 8) | rank << 6
            header |= 0 if zdict is None else 32
            self._head = (header + 31 - header % 31).to_bytes(2, "big")
            self._head += b"" if zdict is None else adler32(zdict).to_bytes(4, "big")
        elif self._form == "gzip":
            self._head = b"\x1f\x8b\x08\0\0\0\0\0" + (b"\x02" if level == 9 else b"\x04" if level == 1 else b"\0") + b"\x03"
            if zdict is not None:
                raise ValueError("Invalid dictionary")
        if zdict is not None:
            self._follow(bytes(memoryview(zdict)[-(1 << bits):]), Z_FULL_FLUSH if strategy == Z_HUFFMAN_ONLY else Z_SYNC_FLUSH)

    def _follow(self, data, mode):
        """What the stream makes of data; it is noted for copies, which the stream has none of."""
        data = data if isinstance(data, bytes) else _bytes(data)
        if self._history is not None:
            self._history.append((data, mode))
        return self._stream.write(data, mode)

    def _write(self, data, mode):
        if self._stream is None:
            doing = "flushing" if mode else "compressing data"
            raise error(f"Error -2 while {doing}: inconsistent stream state")
        head, self._head = self._head, b""
        return head + self._follow(data, mode)

    def compress(self, data, /):
        out = self._write(data, Z_NO_FLUSH)
        if self._form != "raw":
            self._check = (crc32 if self._form == "gzip" else adler32)(data, self._check)
        self._size += memoryview(data).nbytes
        return out

    def flush(self, mode=Z_FINISH, /):
        if mode == Z_NO_FLUSH:
            return b""
        out = self._write(b"", mode)
        if mode == Z_FINISH:
            self._stream = None
            if self._form == "zlib":
                out += self._check.to_bytes(4, "big")
            elif self._form == "gzip":
                out += self._check.to_bytes(4, "little") + (self._size & 0xFFFFFFFF).to_bytes(4, "little")
        return out

    def copy(self):
        if self._stream is None:
            raise ValueError("Inconsistent stream state")
        made = object.__new__(Compress)
        made.__dict__.update(self.__dict__, _stream=_Deflater(*self._settings), _history=list(self._history))
        for data, mode in self._history:
            made._stream.write(data, mode)
        return made

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()


class Decompress:
    __tp_name__ = "zlib.Decompress"
    __new__ = Compress.__new__

    def __init__(self, wbits, zdict):
        self._form, self._bits = _kind(wbits)
        self._zdict, self._is_over = zdict, False
        self.unused_data = self.unconsumed_tail = self._held = b""
        self.eof, self._stream, self._check, self._size = False, None, 1, 0

    def _header(self, data):
        """What follows the header, or None where it is not whole yet."""
        if self._form == "any" and data:
            self._form = "gzip" if data[:1] == b"\x1f" else "zlib"
        if self._form == "zlib":
            if len(data) < 2:
                return None
            if int.from_bytes(data[:2], "big") % 31:
                raise error("Error -3 while decompressing data: incorrect header check")
            if data[0] & 15 != 8:
                raise error("Error -3 while decompressing data: unknown compression method")
            if (data[0] >> 4) + 8 > self._bits:
                raise error("Error -3 while decompressing data: invalid window size")
            if data[1] & 32:
                if len(data) < 6:
                    return None
                if self._zdict is None:
                    raise error("Error 2 while decompressing data")
                if int.from_bytes(data[2:6], "big") != adler32(self._zdict):
                    raise error("Error -3 while setting zdict: invalid input data")
                return data[6:]
            self._zdict = None
            return data[2:]
        if self._form == "gzip":
            self._check = 0
            if data[:2] != b"\x1f\x8b"[:len(data)]:
                raise error("Error -3 while decompressing data: incorrect header check")
            end = _gzip_header_end(data)
            return None if end is None else data[end:]
        return data if data else None

    def _trailer(self, data):
        length = {"zlib": 4, "gzip": 8, "raw": 0}[self._form]
        if len(data) < length:
            return None
        if self._form == "zlib" and int.from_bytes(data[:4], "big") != self._check or (
                self._form == "gzip" and int.from_bytes(data[:4], "little") != self._check):
            raise error("Error -3 while decompressing data: incorrect data check")
        if self._form == "gzip" and int.from_bytes(data[4:8], "little") != self._size & 0xFFFFFFFF:
            raise error("Error -3 while decompressing data: incorrect length check")
        return data[length:]

    def decompress(self, data, /, max_length=0):
        if max_length > sys.maxsize:
            raise OverflowError("Python int too large to convert to C ssize_t")
        if max_length < 0:
            raise ValueError("max_length must be non-negative")
        if self.eof:
            self.unused_data += _bytes(data)
            return b""
        data, self.unconsumed_tail, out = self._held + _bytes(data), b"", b""
        self._held = b""
        if self._stream is None:
            rest = self._header(data)
            if rest is None:
                self._held = data
                return b""
            data, self._stream, self._done = rest, _Inflater(max(self._bits, 8)), False
            if self._zdict and self._form != "gzip":
                self._stream.preset(self._zdict)
        if not self._done:
            try:
                out, used, self._done = self._stream.write(data, max_length)
            except ValueError as e:
                raise error(f"Error -3 while decompressing data: {e}") from None
            data = data[used:]
            if self._form != "raw":
                self._check = (crc32 if self._form == "gzip" else adler32)(out, self._check)
            self._size += len(out)
        if self._done:
            rest = self._trailer(data)
            if rest is None:
                self._held = data
            else:
                self.eof, self.unused_data = True, rest
        elif max_length and len(out) == max_length:
            self.unconsumed_tail = data
        else:
            self._held = data
        return out

    def flush(self, length=DEF_BUF_SIZE, /):
        if length <= 0:
            raise ValueError("length must be greater than zero")
        tail, self.unconsumed_tail = self.unconsumed_tail, b""
        made = b"" if self.eof and not tail else self.decompress(tail)
        self._is_over = self.eof
        return made

    def copy(self):
        if self._is_over:
            raise ValueError("Inconsistent stream state")
        made = object.__new__(Decompress)
        made.__dict__.update(self.__dict__)
        if self._stream is not None:
            made._stream = self._stream.copy()
        return made

    __copy__ = copy

    def __deepcopy__(self, memo):
        return self.copy()


def _gzip_header_end(data):
    """Where a gzip header ends, or None where data ends before."""
    if len(data) < 10:
        return None
    flags, at = data[3], 10
    if flags & 4:
        at += 2 + int.from_bytes(data[10:12], "little")
    for flag in (8, 16):
        if flags & flag:
            at = data.find(b"\0", at) + 1
            if not at:
                return None
    at += 2 if flags & 2 else 0
    return at if at <= len(data) else None


def _made(kind, *settings):
    made = object.__new__(kind)
    made.__init__(*settings)
    return made


def compressobj(level=Z_DEFAULT_COMPRESSION, method=DEFLATED, wbits=MAX_WBITS, memLevel=DEF_MEM_LEVEL,
                strategy=Z_DEFAULT_STRATEGY, zdict=None):
    if method != DEFLATED:
        raise ValueError("Invalid initialization option")
    return _made(Compress, level, wbits, memLevel, strategy, zdict, [])


def decompressobj(wbits=MAX_WBITS, zdict=None):
    if isinstance(zdict, str):
        raise TypeError("zdict argument must support the buffer protocol")
    return _made(Decompress, wbits, zdict)


def compress(data, /, level=Z_DEFAULT_COMPRESSION, wbits=MAX_WBITS):
    try:
        stream = _made(Compress, level, wbits, DEF_MEM_LEVEL, Z_DEFAULT_STRATEGY)
    except ValueError:
        raise error("Bad compression level") from None
    return stream.compress(data) + stream.flush()


def decompress(data, /, wbits=MAX_WBITS, bufsize=DEF_BUF_SIZE):
    if bufsize > sys.maxsize:
        raise OverflowError("Python int too large to convert to C ssize_t")
    if bufsize < 0:
        raise ValueError("bufsize must be non-negative")
    stream = _made(Decompress, wbits, None)
    out = stream.decompress(data)
    if not stream.eof:
        raise error("Error -5 while decompressing data: incomplete or truncated stream")
    return out
