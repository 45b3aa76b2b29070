"""Files of gzip's format."""

import io
import os
import time
import zlib

__all__ = ["BadGzipFile", "GzipFile", "open", "compress", "decompress"]
FTEXT, FHCRC, FEXTRA, FNAME, FCOMMENT = 1, 2, 4, 8, 16
_open = open


class BadGzipFile(OSError):
    pass


def compress(data, compresslevel=9, *, mtime=None):
    head = b"\x1f\x8b\x08\0" + int(time.time() if mtime is None else mtime).to_bytes(4, "little")
    head += (b"\x02" if compresslevel == 9 else b"\x04" if compresslevel == 1 else b"\0") + (b"\x03" if mtime == 0 else b"\xff")
    tail = zlib.crc32(data).to_bytes(4, "little") + (len(data) & 0xFFFFFFFF).to_bytes(4, "little")
    return head + zlib.compress(data, compresslevel, -15) + tail


def decompress(data):
    out = []
    while data:
        if data[:2] != b"\x1f\x8b":
            raise BadGzipFile(f"Not a gzipped file ({bytes(data[:2])!r})")
        if len(data) > 2 and data[2] != 8:
            raise BadGzipFile("Unknown compression method")
        start = zlib._gzip_header_end(data)
        if start is None:
            raise EOFError("Compressed file ended before the end-of-stream marker was reached")
        stream = zlib.decompressobj(-15)
        out.append(stream.decompress(data[start:]))
        tail = stream.unused_data
        if not stream.eof or len(tail) < 8:
            raise EOFError("Compressed file ended before the end-of-stream marker was reached")
        check = zlib.crc32(out[-1])
        if int.from_bytes(tail[:4], "little") != check:
            raise BadGzipFile("CRC check failed")
        if int.from_bytes(tail[4:8], "little") != len(out[-1]) & 0xFFFFFFFF:
            raise BadGzipFile("Incorrect length of data produced")
        data = tail[8:].lstrip(b"\0")
    return b"".join(out)


class GzipFile(io.BytesIO):
    """The data unpacked in memory; what was written is packed at close."""

    def __init__(self, filename=None, mode=None, compresslevel=9, fileobj=None, mtime=None):
        if mode and ("t" in mode or "U" in mode):
            raise ValueError(f"Invalid mode: {mode!r}")
        if mode and "b" not in mode:
            mode += "b"
        self._own = fileobj is None
        if fileobj is None:
            fileobj = _open(filename, mode or "rb")
        if filename is None:
            filename = getattr(fileobj, "name", "")
            filename = filename if isinstance(filename, (str, bytes)) else ""
        mode = mode or getattr(fileobj, "mode", "rb")
        if not mode.startswith(("r", "w", "a", "x")):
            raise ValueError(f"Invalid mode: {mode!r}")
        self.name, self.fileobj, self.mode = os.fspath(filename), fileobj, 1 if mode[0] == "r" else 2
        self._level, self._mtime = compresslevel, mtime
        super().__init__(decompress(fileobj.read()) if self.mode == 1 else b"")

    @property
    def mtime(self):
        return self._mtime

    @property
    def filename(self):
        import warnings

        warnings.warn("use the name attribute", DeprecationWarning, 2)
        return self.name + ".gz" if self.mode == 2 and self.name[-3:] != ".gz" else self.name

    @property
    def myfileobj(self):
        return self.fileobj if self._own else None

    def peek(self, n):
        """The next bytes; they stay to be read."""
        if self.mode != 1:
            raise OSError(9, "peek() on write-only GzipFile object")
        at = self.tell()
        data = super().read(max(n, io.DEFAULT_BUFFER_SIZE))
        self.seek(at)
        return data

    def rewind(self):
        if self.mode != 1:
            raise OSError("Can't rewind in write mode")
        self.seek(0)

    def readable(self):
        return self.mode == 1

    def writable(self):
        return self.mode == 2

    def read(self, size=-1):
        if self.mode != 1:
            raise OSError(9, "read() on write-only GzipFile object")
        return super().read(size)

    read1 = read

    def write(self, data):
        if self.mode != 2:
            raise OSError(9, "write() on read-only GzipFile object")
        return super().write(data)

    def close(self):
        if self.closed:
            return
        if self.mode == 2:
            packed = compress(self.getvalue(), self._level, mtime=self._mtime)
            name = os.path.basename(self.name).removesuffix(".gz").encode("latin-1") if isinstance(self.name, str) else b""
            if name:
                packed = packed[:3] + b"\x08" + packed[4:9] + b"\xff" + name + b"\0" + packed[10:]
            self.fileobj.write(packed)
        super().close()
        if self._own:
            self.fileobj.close()

    def __repr__(self):
        return f"<gzip {self.fileobj!r} {id(self):#x}>"


def open(filename, mode="rb", compresslevel=9, encoding=None, errors=None, newline=None):
    if "t" in mode and "b" in mode:
        raise ValueError(f"Invalid mode: {mode!r}")
    if "t" not in mode and encoding is not None:
        raise ValueError("Argument 'encoding' not supported in binary mode")
    plain = mode.replace("t", "")
    if isinstance(filename, (str, bytes, os.PathLike)):
        file = GzipFile(filename, plain, compresslevel)
    elif hasattr(filename, "read") or hasattr(filename, "write"):
        file = GzipFile(None, plain, compresslevel, filename)
    else:
        raise TypeError("filename must be a str or bytes object, or a file")
    return io.TextIOWrapper(file, encoding, errors, newline) if "t" in mode else file


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.gzip(_sys.argv[1:]))
