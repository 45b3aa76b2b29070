"""The streams of zipfile: members that are read and written, and what stands between them and the archive's file.

A member is decoded while it is read, and coded while it is written, so that archives may be larger than memory.
"""

import io
import os

from _hashes import crc32

ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA = 0, 8, 12, 14
ZIP64_LIMIT = (1 << 31) - 1
compressor_names = {
    0: "store", 1: "shrink", 2: "reduce", 3: "reduce", 4: "reduce", 5: "reduce", 6: "implode", 7: "tokenize", 8: "deflate",
    9: "deflate64", 10: "implode", 12: "bzip2", 14: "lzma", 18: "terse", 19: "lz77", 97: "wavpack", 98: "ppmd",
}  # fmt: skip


class BadZipFile(Exception):
    pass


class LargeZipFile(Exception):
    """Raised when writing a zipfile, the zipfile requires ZIP64 extensions and those extensions are disabled."""


BadZipFile.__module__ = LargeZipFile.__module__ = "zipfile"


def check_compression(compression):
    if compression not in (ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA):
        raise NotImplementedError("That compression method is not supported")


def _compressor(kind, level):
    if kind == ZIP_DEFLATED:
        import zlib

        return zlib.compressobj(zlib.Z_DEFAULT_COMPRESSION if level is None else level, zlib.DEFLATED, -15)
    if kind == ZIP_BZIP2:
        import bz2

        return bz2.BZ2Compressor(9 if level is None else level)
    if kind == ZIP_LZMA:
        return _LzmaCompressor()
    return None


def _decompressor(kind):
    check_compression(kind)
    if kind == ZIP_DEFLATED:
        import zlib

        return zlib.decompressobj(-15)
    if kind == ZIP_BZIP2:
        import bz2

        return bz2.BZ2Decompressor()
    if kind == ZIP_LZMA:
        return _LzmaDecompressor()
    return None


class _LzmaCompressor:
    """Raw LZMA behind the head that archives give it: a version, and the filter's properties with their length."""

    def __init__(self):
        self._coder = None

    def _start(self):
        import lzma

        properties = lzma._encode_filter_properties({"id": lzma.FILTER_LZMA1})
        self._coder = lzma.LZMACompressor(lzma.FORMAT_RAW, filters=[lzma._decode_filter_properties(lzma.FILTER_LZMA1, properties)])
        return b"\x09\x04" + len(properties).to_bytes(2, "little") + properties

    def compress(self, data):
        head = self._start() if self._coder is None else b""
        return head + self._coder.compress(data)

    def flush(self):
        head = self._start() if self._coder is None else b""
        return head + self._coder.flush()


class _LzmaDecompressor:
    def __init__(self):
        self._coder, self._head, self.eof = None, b"", False

    def decompress(self, data):
        if self._coder is None:
            import lzma

            self._head += data
            size = int.from_bytes(self._head[2:4], "little")
            if len(self._head) <= 4 or len(self._head) <= 4 + size:
                return b""
            properties = lzma._decode_filter_properties(lzma.FILTER_LZMA1, self._head[4 : 4 + size])
            self._coder, data = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=[properties]), self._head[4 + size :]
        made = self._coder.decompress(data)
        self.eof = self._coder.eof
        return made


class Decrypter:
    """The archives' own, weak cipher: three words that each byte of the text changes."""

    _table = None

    def __init__(self, password):
        if Decrypter._table is None:
            table = []
            for value in range(256):
                for _ in range(8):
                    value = value >> 1 ^ 0xEDB88320 if value & 1 else value >> 1
                table.append(value)
            Decrypter._table = table
        self._keys = 0x12345678, 0x23456789, 0x34567890
        for byte in password:
            self._turn(byte)

    def _turn(self, byte):
        first, second, third = self._keys
        table = self._table
        first = first >> 8 ^ table[(first ^ byte) & 255]
        second = ((second + (first & 255)) * 134775813 + 1) & 0xFFFFFFFF
        self._keys = first, second, third >> 8 ^ table[(third ^ second >> 24) & 255]

    def __call__(self, data):
        made = bytearray()
        for byte in data:
            mask = self._keys[2] | 2
            byte ^= (mask * (mask ^ 1) >> 8) & 255
            self._turn(byte)
            made.append(byte)
        return bytes(made)


class SharedFile:
    """The archive's file for one reader: its own position in a file that others read too."""

    def __init__(self, file, pos, close, lock, writing):
        self._file, self._pos, self._close, self._lock, self._writing = file, pos, close, lock, writing
        self.seekable = file.seekable

    def tell(self):
        return self._pos

    def _check(self):
        if self._writing():
            raise ValueError("Can't reposition in the ZIP file while there is an open writing handle on it. Close the writing handle "
                             "before trying to read.")  # fmt: skip

    def seek(self, offset, whence=0):
        with self._lock:
            self._check()
            self._file.seek(*((self._pos + offset, 0) if whence == os.SEEK_CUR else (offset, whence)))
            self._pos = self._file.tell()
            return self._pos

    def read(self, n=-1):
        with self._lock:
            if self._writing():
                raise ValueError("Can't read from the ZIP file while there is an open writing handle on it. Close the writing handle "
                                 "before trying to read.")  # fmt: skip
            self._file.seek(self._pos)
            data = self._file.read(n)
            self._pos = self._file.tell()
            return data

    def close(self):
        if self._file is not None:
            file, self._file = self._file, None
            self._close(file)


class Tellable:
    """A stream that cannot say where it is, with its bytes counted."""

    def __init__(self, fp):
        self.fp, self.offset = fp, 0

    def write(self, data):
        n = self.fp.write(data)
        self.offset += n
        return n

    def tell(self):
        return self.offset

    def flush(self):
        self.fp.flush()

    def close(self):
        self.fp.close()


class ZipExtFile(io.BufferedIOBase):
    """A member that is read."""

    MAX_N, MIN_READ_SIZE, MAX_SEEK_READ = (1 << 31) - 1, 4096, 1 << 24

    def __init__(self, fileobj, mode, zipinfo, pwd=None, close_fileobj=False):
        self._fileobj, self._pwd, self._close_fileobj = fileobj, pwd, close_fileobj
        self._compress_type, self._compress_left, self._left = zipinfo.compress_type, zipinfo.compress_size, zipinfo.file_size
        self._decompressor = _decompressor(self._compress_type)
        self._eof, self._readbuffer, self._offset = False, b"", 0
        self.newlines, self.mode, self.name = None, mode, zipinfo.filename
        self._expected_crc, self._running_crc = getattr(zipinfo, "CRC", None), 0
        self._seekable = False
        try:
            if fileobj.seekable():
                self._start = fileobj.tell(), zipinfo.compress_size, zipinfo.file_size
                self._seekable = True
        except AttributeError:
            pass
        self._decrypter = None
        if pwd:
            # The byte before the text tells a wrong password: of the time where the checksum comes after the text.
            check = zipinfo._raw_time >> 8 & 0xFF if zipinfo.flag_bits & 8 else zipinfo.CRC >> 24 & 0xFF
            self._expects = check, zipinfo.orig_filename
            self._start_decrypting()

    def _start_decrypting(self):
        self._decrypter = Decrypter(self._pwd)
        head = self._decrypter(self._fileobj.read(12))
        self._compress_left -= 12
        check, name = self._expects
        if head[-1:] != bytes([check]):
            raise RuntimeError("Bad password for file %r" % name)

    def __repr__(self):
        made = "<%s.%s" % (self.__class__.__module__, self.__class__.__qualname__)
        if self.closed:
            return made + " [closed]>"
        made += " name=%r mode=%r" % (self.name, self.mode)
        if self._compress_type != ZIP_STORED:
            made += " compress_type=%s" % compressor_names.get(self._compress_type, self._compress_type)
        return made + ">"

    def _check_open(self, what="I/O operation on"):
        if self.closed:
            raise ValueError(what + " closed file.")

    def readable(self):
        self._check_open()
        return True

    def seekable(self):
        self._check_open()
        return self._seekable

    def _more(self, n):
        """The next bytes, about `n` of them where the text is not compressed; empty at the end alone."""
        while not self._eof:
            data = b""
            if self._compress_type == ZIP_DEFLATED:
                data = self._decompressor.unconsumed_tail
            if len(data) < n and self._compress_left > 0:
                raw = self._fileobj.read(min(max(n - len(data), self.MIN_READ_SIZE), self._compress_left))
                if not raw:
                    raise EOFError
                self._compress_left -= len(raw)
                data += self._decrypter(raw) if self._decrypter is not None else raw
            ended = self._compress_left <= 0
            if self._compress_type == ZIP_DEFLATED:
                data = self._decompressor.decompress(data, max(n, self.MIN_READ_SIZE))
                ended = self._decompressor.eof or ended and not self._decompressor.unconsumed_tail
                if ended and not self._decompressor.eof:
                    data += self._decompressor.flush()
            elif self._compress_type != ZIP_STORED:
                data = self._decompressor.decompress(data)
                ended = self._decompressor.eof or ended
            data = data[: self._left]
            self._left -= len(data)
            self._eof = ended or self._left <= 0
            if self._expected_crc is not None:
                self._running_crc = crc32(data, self._running_crc)
                if self._eof and self._running_crc != self._expected_crc:
                    raise BadZipFile("Bad CRC-32 for file %r" % self.name)
            if data:
                return data
        return b""

    def read(self, n=-1):
        self._check_open("read from")
        if n is None or n < 0:
            parts = [self._readbuffer[self._offset :]]
            self._readbuffer, self._offset = b"", 0
            while not self._eof:
                parts.append(self._more(self.MAX_N))
            return b"".join(parts)
        parts, wanted = [], n
        while wanted > 0:
            if self._offset == len(self._readbuffer):
                self._readbuffer, self._offset = self._more(wanted), 0
                if not self._readbuffer:
                    break
            part = self._readbuffer[self._offset : self._offset + wanted]
            self._offset += len(part)
            wanted -= len(part)
            parts.append(part)
        return b"".join(parts)

    def read1(self, n):
        self._check_open()
        if n == 0:
            return b""
        if self._offset == len(self._readbuffer):
            self._readbuffer, self._offset = self._more(self.MAX_N if n is None or n < 0 else n), 0
        end = len(self._readbuffer) if n is None or n < 0 else self._offset + n
        part = self._readbuffer[self._offset : end]
        self._offset += len(part)
        return part

    def peek(self, n=1):
        self._check_open()
        if n > len(self._readbuffer) - self._offset:
            before = self._readbuffer[self._offset :]
            self._readbuffer, self._offset = before + self._ahead(n - len(before)), 0
        return self._readbuffer[self._offset : self._offset + 512]

    def _ahead(self, n):
        parts = []
        while n > 0 and not self._eof:
            parts.append(self._more(n))
            n -= len(parts[-1])
        return b"".join(parts)

    def readline(self, limit=-1):
        if limit is None or limit < 0:
            at = self._readbuffer.find(b"\n", self._offset) + 1
            if at > 0:
                line = self._readbuffer[self._offset : at]
                self._offset = at
                return line
        return io.BufferedIOBase.readline(self, limit)

    def tell(self):
        self._check_open("tell on")
        if not self._seekable:
            raise io.UnsupportedOperation("underlying stream is not seekable")
        return self._start[2] - self._left - len(self._readbuffer) + self._offset

    def seek(self, offset, whence=os.SEEK_SET):
        self._check_open("seek on")
        if not self._seekable:
            raise io.UnsupportedOperation("underlying stream is not seekable")
        now = self.tell()
        if whence == os.SEEK_SET:
            target = offset
        elif whence == os.SEEK_CUR:
            target = now + offset
        elif whence == os.SEEK_END:
            target = self._start[2] + offset
        else:
            raise ValueError("whence must be os.SEEK_SET (0), os.SEEK_CUR (1), or os.SEEK_END (2)")
        target = min(max(target, 0), self._start[2])
        step, buffered = target - now, target - now + self._offset
        if 0 <= buffered < len(self._readbuffer):
            self._offset = buffered
            return target
        if step < 0:
            at, self._compress_left, self._left = self._start
            self._fileobj.seek(at)
            self._running_crc, self._readbuffer, self._offset, self._eof = 0, b"", 0, False
            self._decompressor = _decompressor(self._compress_type)
            if self._decrypter is not None:
                self._start_decrypting()
            step = target
        while step > 0:
            step -= len(self.read(min(self.MAX_SEEK_READ, step))) or step
        return self.tell()

    def close(self):
        try:
            if self._close_fileobj:
                self._fileobj.close()
        finally:
            super().close()


ZipExtFile.__module__ = "zipfile"


class _ZipWriteFile(io.BufferedIOBase):
    """A member that is written; its sizes and checksum are put before it, or behind it where the file cannot go back."""

    def __init__(self, archive, info, zip64):
        self._zinfo, self._zip64, self._zipfile = info, zip64, archive
        self._compressor = _compressor(info.compress_type, info._compresslevel)
        self._file_size = self._compress_size = self._crc = 0

    _fileobj = property(lambda self: self._zipfile.fp)

    def writable(self):
        return True

    def write(self, data):
        if self.closed:
            raise ValueError("I/O operation on closed file.")
        if not isinstance(data, (bytes, bytearray)):
            data = memoryview(data)
        nbytes = len(data) if isinstance(data, (bytes, bytearray)) else data.nbytes
        self._file_size += nbytes
        self._crc = crc32(data, self._crc)
        if self._compressor is not None:
            data = self._compressor.compress(data)
            self._compress_size += len(data)
        self._fileobj.write(data)
        return nbytes

    def close(self):
        if self.closed:
            return
        try:
            super().close()
            info, archive, file = self._zinfo, self._zipfile, self._fileobj
            if self._compressor is not None:
                rest = self._compressor.flush()
                self._compress_size += len(rest)
                file.write(rest)
                info.compress_size = self._compress_size
            else:
                info.compress_size = self._file_size
            info.CRC, info.file_size = self._crc, self._file_size
            if not self._zip64:
                if self._file_size > ZIP64_LIMIT:
                    raise RuntimeError("File size too large, try using force_zip64")
                if self._compress_size > ZIP64_LIMIT:
                    raise RuntimeError("Compressed size too large, try using force_zip64")
            if info.flag_bits & 8:
                size = 8 if self._zip64 else 4
                file.write(b"PK\x07\x08" + info.CRC.to_bytes(4, "little") + info.compress_size.to_bytes(size, "little")
                           + info.file_size.to_bytes(size, "little"))  # fmt: skip
                archive.start_dir = file.tell()
            else:
                archive.start_dir = file.tell()
                file.seek(info.header_offset)
                file.write(info.FileHeader(self._zip64))
                file.seek(archive.start_dir)
            archive.filelist.append(info)
            archive.NameToInfo[info.filename] = info
        finally:
            self._zipfile._writing = False


_ZipWriteFile.__module__ = "zipfile"
