"""Zip archives: members stored, deflated, or coded with bzip2 or LZMA, of any size, read with passwords too."""

import io
import os
import struct
import threading

from _zipfile_members import (
    ZIP64_LIMIT, ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZIP_STORED, BadZipFile, LargeZipFile, SharedFile, Tellable, ZipExtFile,
    _ZipWriteFile, check_compression, compressor_names,
)
from _zipfile_path import Path

__all__ = ["BadZipFile", "BadZipfile", "error", "ZIP_STORED", "ZIP_DEFLATED", "ZIP_BZIP2", "ZIP_LZMA", "is_zipfile", "ZipInfo",
           "ZipFile", "PyZipFile", "LargeZipFile", "Path"]  # fmt: skip

error = BadZipfile = BadZipFile
ZIP_FILECOUNT_LIMIT = ZIP_MAX_COMMENT = (1 << 16) - 1
DEFAULT_VERSION, ZIP64_VERSION, BZIP2_VERSION, LZMA_VERSION = 20, 45, 46, 63
MAX_EXTRACT_VERSION = 63
_ALL = 0xFFFFFFFF  # in a field of 32 bits: the value stands among the extra fields
_CENTRAL = struct.Struct("<4s4B4HL2L5H2L")
_LOCAL = struct.Struct("<4s2B4HL2L2H")
_END = struct.Struct("<4s4H2LH")
_END64 = struct.Struct("<4sQ2H2L4Q")
_LOCATOR = struct.Struct("<4sLQL")


def _find_end(file):
    """What the record at the end tells: (entries, size of the directory, its place, comment, the record's place), or None."""
    file.seek(0, 2)
    size = file.tell()
    try:
        file.seek(-_END.size, 2)
    except OSError:
        return None
    data = file.read()
    if len(data) == _END.size and data[:4] == b"PK\5\6" and data[-2:] == b"\0\0":
        return _wide_end(file, size - _END.size, _END.unpack(data), b"")
    before = max(size - (1 << 16) - _END.size, 0)
    file.seek(before)
    data = file.read()
    at = data.rfind(b"PK\5\6")
    if at < 0 or len(data) - at < _END.size:
        return None
    fields = _END.unpack_from(data, at)
    return _wide_end(file, before + at, fields, data[at + _END.size : at + _END.size + fields[7]])


def _wide_end(file, place, fields, comment):
    count, size, offset = fields[4:7]
    found = count, size, offset, comment, place, 0
    if place < _LOCATOR.size:
        return found
    file.seek(place - _LOCATOR.size)
    sign, disk, _, disks = _LOCATOR.unpack(file.read(_LOCATOR.size))
    if sign != b"PK\6\7":
        return found
    if disk != 0 or disks > 1:
        raise BadZipFile("zipfiles that span multiple disks are not supported")
    behind = _LOCATOR.size + _END64.size
    if place < behind:
        return found
    file.seek(place - behind)
    sign, _, _, _, _, _, _, count, size, offset = _END64.unpack(file.read(_END64.size))
    return (count, size, offset, comment, place, behind) if sign == b"PK\6\6" else found


def is_zipfile(filename):
    """Whether a file, given by its name or opened, ends as archives do."""
    try:
        if hasattr(filename, "read"):
            return _find_end(filename) is not None
        with io.open(filename, "rb") as file:
            return _find_end(file) is not None
    except (OSError, BadZipFile):
        return False


def _without_extra(extra, kinds):
    """The extra fields but those of some kinds."""
    made, at = b"", 0
    while at + 4 <= len(extra):
        kind, size = struct.unpack_from("<HH", extra, at)
        if kind not in kinds:
            made += extra[at : at + 4 + size]
        at += 4 + size
    return made + extra[at:]


class ZipInfo:
    """What an archive's directory tells of a member."""

    __slots__ = ("orig_filename", "filename", "date_time", "compress_type", "_compresslevel", "comment", "extra", "create_system",
                 "create_version", "extract_version", "reserved", "flag_bits", "volume", "internal_attr", "external_attr",
                 "header_offset", "CRC", "compress_size", "file_size", "_raw_time")  # fmt: skip

    def __init__(self, filename="NoName", date_time=(1980, 1, 1, 0, 0, 0)):
        self.orig_filename = filename
        end = filename.find("\0")
        self.filename, self.date_time = filename if end < 0 else filename[:end], date_time
        if date_time[0] < 1980:
            raise ValueError("ZIP does not support timestamps before 1980")
        self.compress_type, self._compresslevel, self.comment, self.extra = ZIP_STORED, None, b"", b""
        self.create_system, self.create_version, self.extract_version = 3, DEFAULT_VERSION, DEFAULT_VERSION
        self.reserved = self.flag_bits = self.volume = self.internal_attr = self.external_attr = 0
        self.compress_size = self.file_size = 0

    def __repr__(self):
        import stat

        made = ["<%s filename=%r" % (self.__class__.__name__, self.filename)]
        if self.compress_type != ZIP_STORED:
            made.append(" compress_type=%s" % compressor_names.get(self.compress_type, self.compress_type))
        high, low = self.external_attr >> 16, self.external_attr & 0xFFFF
        if high:
            made.append(" filemode=%r" % stat.filemode(high))
        if low:
            made.append(" external_attr=%#x" % low)
        if not self.is_dir() or self.file_size:
            made.append(" file_size=%r" % self.file_size)
        if (not self.is_dir() or self.compress_size) and (self.compress_type != ZIP_STORED or self.file_size != self.compress_size):
            made.append(" compress_size=%r" % self.compress_size)
        return "".join(made) + ">"

    def _stamp(self):
        year, month, day, hour, minute, second = self.date_time[:6]
        return hour << 11 | minute << 5 | second // 2, (year - 1980) << 9 | month << 5 | day

    def _least_version(self, wide):
        least = ZIP64_VERSION if wide else 0
        return max(least, {ZIP_BZIP2: BZIP2_VERSION, ZIP_LZMA: LZMA_VERSION}.get(self.compress_type, 0))

    def FileHeader(self, zip64=None):
        """The bytes before the member's text."""
        crc, packed, size = (0, 0, 0) if self.flag_bits & 8 else (self.CRC, self.compress_size, self.file_size)
        large = size > ZIP64_LIMIT or packed > ZIP64_LIMIT
        if zip64 is None:
            zip64 = large
        extra = self.extra
        if zip64:
            extra += struct.pack("<HHQQ", 1, 16, size, packed)
            packed = size = _ALL
        elif large:
            raise LargeZipFile("Filesize would require ZIP64 extensions")
        least = self._least_version(zip64)
        self.extract_version, self.create_version = max(least, self.extract_version), max(least, self.create_version)
        name, flags = self._encodeFilenameFlags()
        return _LOCAL.pack(b"PK\3\4", self.extract_version, self.reserved, flags, self.compress_type, *self._stamp(), crc, packed,
                           size, len(name), len(extra)) + name + extra  # fmt: skip

    def _encodeFilenameFlags(self):
        try:
            return self.filename.encode("ascii"), self.flag_bits
        except UnicodeEncodeError:
            return self.filename.encode("utf-8"), self.flag_bits | 0x800

    def _directory_entry(self):
        wide, packed, size, offset = [], self.compress_size, self.file_size, self.header_offset
        if size > ZIP64_LIMIT or packed > ZIP64_LIMIT:
            wide, size, packed = [size, packed], _ALL, _ALL
        if offset > ZIP64_LIMIT:
            wide.append(offset)
            offset = _ALL
        extra = self.extra
        if wide:
            extra = struct.pack("<HH%dQ" % len(wide), 1, 8 * len(wide), *wide) + _without_extra(extra, (1,))
        least = self._least_version(wide)
        name, flags = self._encodeFilenameFlags()
        return _CENTRAL.pack(b"PK\1\2", max(least, self.create_version), self.create_system, max(least, self.extract_version),
                             self.reserved, flags, self.compress_type, *self._stamp(), self.CRC, packed, size, len(name), len(extra),
                             len(self.comment), 0, self.internal_attr, self.external_attr, offset) + name + extra + self.comment  # fmt: skip

    def _decodeExtra(self):
        extra = self.extra
        while len(extra) >= 4:
            kind, size = struct.unpack_from("<HH", extra)
            if size + 4 > len(extra):
                raise BadZipFile("Corrupt extra field %04x (size=%d)" % (kind, size))
            if kind == 1:
                self._take_wide(extra[4 : 4 + size])
            extra = extra[4 + size :]

    def _take_wide(self, data):
        for field, name, empty in (("file_size", "File size", (_ALL, 2**64 - 1)), ("compress_size", "Compress size", (_ALL,)),
                                   ("header_offset", "Header offset", (_ALL,))):  # fmt: skip
            if getattr(self, field) in empty:
                if len(data) < 8:
                    raise BadZipFile(f"Corrupt zip64 extra field. {name} not found.")
                setattr(self, field, int.from_bytes(data[:8], "little"))
                data = data[8:]

    @classmethod
    def from_file(cls, filename, arcname=None, *, strict_timestamps=True):
        import stat
        import time

        filename = os.fspath(filename)
        status = os.stat(filename)
        date_time = time.localtime(status.st_mtime)[:6]
        if not strict_timestamps:
            date_time = (1980, 1, 1, 0, 0, 0) if date_time[0] < 1980 else (2107, 12, 31, 23, 59, 59) if date_time[0] > 2107 else date_time
        arcname = os.path.normpath(filename if arcname is None else arcname).lstrip("/")
        is_dir = stat.S_ISDIR(status.st_mode)
        made = cls(arcname + "/" if is_dir else arcname, date_time)
        made.external_attr = (status.st_mode & 0xFFFF) << 16 | (0x10 if is_dir else 0)
        made.file_size = 0 if is_dir else status.st_size
        return made

    def is_dir(self):
        return self.filename[-1] == "/"


class ZipFile:
    fp = None

    def __init__(self, file, mode="r", compression=ZIP_STORED, allowZip64=True, compresslevel=None, *, strict_timestamps=True,
                 metadata_encoding=None):  # fmt: skip
        if mode not in ("r", "w", "x", "a"):
            raise ValueError("ZipFile requires mode 'r', 'w', 'x', or 'a'")
        check_compression(compression)
        self._allowZip64, self._didModify, self.debug = allowZip64, False, 0
        self.NameToInfo, self.filelist, self.compression, self.compresslevel = {}, [], compression, compresslevel
        self.mode, self.pwd, self._comment, self._strict_timestamps = mode, None, b"", strict_timestamps
        self.metadata_encoding = metadata_encoding
        if metadata_encoding and mode != "r":
            raise ValueError("metadata_encoding is only supported for reading files")
        if isinstance(file, os.PathLike):
            file = os.fspath(file)
        self._filePassed = 0 if isinstance(file, str) else 1
        if self._filePassed:
            self.fp, self.filename = file, getattr(file, "name", None)
        else:
            self.fp, self.filename = _opened(file, mode), file
        self._fileRefCnt, self._lock, self._seekable, self._writing = 1, threading.RLock(), True, False
        try:
            self._begin(mode)
        except BaseException:
            fp, self.fp = self.fp, None
            self._fpclose(fp)
            raise

    def _begin(self, mode):
        if mode == "r":
            self._read_directory()
        elif mode == "a":
            try:
                self._read_directory()
                self.fp.seek(self.start_dir)
            except BadZipFile:
                self.fp.seek(0, 2)
                self._didModify = True
                self.start_dir = self.fp.tell()
        else:
            self._didModify = True
            try:
                self.start_dir = self.fp.tell()
            except (AttributeError, OSError):
                self.fp, self.start_dir, self._seekable = Tellable(self.fp), 0, False
            else:
                try:
                    self.fp.seek(self.start_dir)
                except (AttributeError, OSError):
                    self._seekable = False

    def __enter__(self):
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def __repr__(self):
        made = "<%s.%s" % (self.__class__.__module__, self.__class__.__qualname__)
        if self.fp is None:
            return made + " [closed]>"
        if self._filePassed:
            made += " file=%r" % self.fp
        elif self.filename is not None:
            made += " filename=%r" % self.filename
        return made + " mode=%r>" % self.mode

    def _read_directory(self):
        try:
            end = _find_end(self.fp)
        except OSError:
            raise BadZipFile("File is not a zip file")
        if not end:
            raise BadZipFile("File is not a zip file")
        _, size, offset, self._comment, place, behind = end
        before = place - size - offset - behind  # what stands in front of the archive, as a program's first line does
        self.start_dir = offset + before
        if self.start_dir < 0:
            raise BadZipFile("Bad offset for central directory")
        self.fp.seek(self.start_dir, 0)
        data, at = self.fp.read(size), 0
        while at < size:
            if len(data) - at < _CENTRAL.size:
                raise BadZipFile("Truncated central directory")
            fields = _CENTRAL.unpack_from(data, at)
            if fields[0] != b"PK\1\2":
                raise BadZipFile("Bad magic number for central directory")
            ends = at + _CENTRAL.size
            parts = []
            for length in fields[12:15]:
                parts.append(data[ends : ends + length])
                ends += length
            self._take_entry(fields, *parts, before)
            at = ends

    def _take_entry(self, fields, name, extra, comment, before):
        flags = fields[5]
        info = ZipInfo(name.decode("utf-8" if flags & 0x800 else self.metadata_encoding or "cp437"))
        info.extra, info.comment, info.header_offset = extra, comment, fields[18]
        (info.create_version, info.create_system, info.extract_version, info.reserved, info.flag_bits, info.compress_type, clock, date,
         info.CRC, info.compress_size, info.file_size) = fields[1:12]  # fmt: skip
        if info.extract_version > MAX_EXTRACT_VERSION:
            raise NotImplementedError("zip file version %.1f" % (info.extract_version / 10))
        info.volume, info.internal_attr, info.external_attr = fields[15:18]
        info._raw_time = clock
        info.date_time = (date >> 9) + 1980, date >> 5 & 15, date & 31, clock >> 11, clock >> 5 & 63, (clock & 31) * 2
        info._decodeExtra()
        info.header_offset += before
        self.filelist.append(info)
        self.NameToInfo[info.filename] = info

    def namelist(self):
        return [info.filename for info in self.filelist]

    def infolist(self):
        return self.filelist

    def printdir(self, file=None):
        print("%-46s %19s %12s" % ("File Name", "Modified    ", "Size"), file=file)
        for info in self.filelist:
            print("%-46s %s %12d" % (info.filename, "%d-%02d-%02d %02d:%02d:%02d" % info.date_time[:6], info.file_size), file=file)

    def testzip(self):
        for info in self.filelist:
            try:
                with self.open(info.filename, "r") as member:
                    while member.read(1 << 20):
                        pass
            except BadZipFile:
                return info.filename

    def getinfo(self, name):
        info = self.NameToInfo.get(name)
        if info is None:
            raise KeyError("There is no item named %r in the archive" % name)
        return info

    def setpassword(self, pwd):
        if pwd and not isinstance(pwd, bytes):
            raise TypeError("pwd: expected bytes, got %s" % type(pwd).__name__)
        self.pwd = pwd or None

    @property
    def comment(self):
        return self._comment

    @comment.setter
    def comment(self, comment):
        if not isinstance(comment, bytes):
            raise TypeError("comment: expected bytes, got %s" % type(comment).__name__)
        if len(comment) > ZIP_MAX_COMMENT:
            import warnings

            warnings.warn("Archive comment is too long; truncating to %d bytes" % ZIP_MAX_COMMENT, stacklevel=2)
        self._comment, self._didModify = comment[:ZIP_MAX_COMMENT], True

    def read(self, name, pwd=None):
        with self.open(name, "r", pwd) as member:
            return member.read()

    def open(self, name, mode="r", pwd=None, *, force_zip64=False):
        if mode not in {"r", "w"}:
            raise ValueError('open() requires mode "r" or "w"')
        if pwd and mode == "w":
            raise ValueError("pwd is only supported for reading files")
        if not self.fp:
            raise ValueError("Attempt to use ZIP archive that was already closed")
        if isinstance(name, ZipInfo):
            info = name
        elif mode == "w":
            info = ZipInfo(name)
            info.compress_type, info._compresslevel = self.compression, self.compresslevel
        else:
            info = self.getinfo(name)
        if mode == "w":
            return self._open_to_write(info, force_zip64)
        if self._writing:
            raise ValueError("Can't read from the ZIP file while there is an open writing handle on it. Close the writing handle before "
                             "trying to read.")  # fmt: skip
        self._fileRefCnt += 1
        shared = SharedFile(self.fp, info.header_offset, self._fpclose, self._lock, lambda: self._writing)
        try:
            self._skip_header(shared, info)
            if not info.flag_bits & 1:
                pwd = None
            else:
                pwd = pwd or self.pwd
                if pwd and not isinstance(pwd, bytes):
                    raise TypeError("pwd: expected bytes, got %s" % type(pwd).__name__)
                if not pwd:
                    raise RuntimeError("File %r is encrypted, password required for extraction" % name)
            return ZipExtFile(shared, mode, info, pwd, True)
        except BaseException:
            shared.close()
            raise

    def _skip_header(self, shared, info):
        head = shared.read(_LOCAL.size)
        if len(head) != _LOCAL.size:
            raise BadZipFile("Truncated file header")
        fields = _LOCAL.unpack(head)
        if fields[0] != b"PK\3\4":
            raise BadZipFile("Bad magic number for file header")
        name = shared.read(fields[10])
        if fields[11]:
            shared.seek(fields[11], os.SEEK_CUR)
        if info.flag_bits & 0x20:
            raise NotImplementedError("compressed patched data (flag bit 5)")
        if info.flag_bits & 0x40:
            raise NotImplementedError("strong encryption (flag bit 6)")
        if name.decode("utf-8" if fields[3] & 0x800 else self.metadata_encoding or "cp437") != info.orig_filename:
            raise BadZipFile("File name in directory %r and header %r differ." % (info.orig_filename, name))

    def _open_to_write(self, info, force_zip64=False):
        if force_zip64 and not self._allowZip64:
            raise ValueError("force_zip64 is True, but allowZip64 was False when opening the ZIP file.")
        if self._writing:
            raise ValueError("Can't write to the ZIP file while there is another write handle open on it. Close the first handle before "
                             "opening another.")  # fmt: skip
        info.compress_size = info.CRC = info.flag_bits = 0
        if info.compress_type == ZIP_LZMA:
            info.flag_bits |= 2
        if not self._seekable:
            info.flag_bits |= 8
        if not info.external_attr:
            info.external_attr = 0o600 << 16
        zip64 = force_zip64 or info.file_size * 1.05 > ZIP64_LIMIT
        if not self._allowZip64 and zip64:
            raise LargeZipFile("Filesize would require ZIP64 extensions")
        self._place(info)
        self.fp.write(info.FileHeader(zip64))
        self._writing = True
        return _ZipWriteFile(self, info, zip64)

    def _place(self, info):
        """Sets where the member will stand."""
        if self._seekable:
            self.fp.seek(self.start_dir)
        info.header_offset = self.fp.tell()
        self._writecheck(info)
        self._didModify = True

    def _writecheck(self, info):
        if info.filename in self.NameToInfo:
            import warnings

            warnings.warn("Duplicate name: %r" % info.filename, stacklevel=4)
        if self.mode not in ("w", "x", "a"):
            raise ValueError("write() requires mode 'w', 'x', or 'a'")
        if not self.fp:
            raise ValueError("Attempt to write ZIP archive that was already closed")
        check_compression(info.compress_type)
        if not self._allowZip64:
            for what, large in (("Files count", len(self.filelist) >= ZIP_FILECOUNT_LIMIT), ("Filesize", info.file_size > ZIP64_LIMIT),
                                ("Zipfile size", info.header_offset > ZIP64_LIMIT)):  # fmt: skip
                if large:
                    raise LargeZipFile(what + " would require ZIP64 extensions")

    def extract(self, member, path=None, pwd=None):
        return self._extract_member(member, os.getcwd() if path is None else os.fspath(path), pwd)

    def extractall(self, path=None, members=None, pwd=None):
        for member in self.namelist() if members is None else members:
            self._extract_member(member, os.getcwd() if path is None else os.fspath(path), pwd)

    def _extract_member(self, member, targetpath, pwd):
        import shutil

        info = member if isinstance(member, ZipInfo) else self.getinfo(member)
        inside = "/".join(part for part in info.filename.split("/") if part not in ("", os.curdir, os.pardir))
        target = os.path.normpath(os.path.join(targetpath, inside))
        above = os.path.dirname(target)
        if above and not os.path.exists(above):
            os.makedirs(above)
        if info.is_dir():
            if not os.path.isdir(target):
                os.mkdir(target)
            return target
        with self.open(info, pwd=pwd) as source, open(target, "wb") as file:
            shutil.copyfileobj(source, file)
        return target

    def _check_writes(self, end=""):
        if not self.fp:
            raise ValueError("Attempt to write to ZIP archive that was already closed")
        if self._writing:
            raise ValueError("Can't write to ZIP archive while an open writing handle exists" + end)

    def write(self, filename, arcname=None, compress_type=None, compresslevel=None):
        import shutil

        self._check_writes()
        info = ZipInfo.from_file(filename, arcname, strict_timestamps=self._strict_timestamps)
        if info.is_dir():
            info.compress_size = info.CRC = 0
            self.mkdir(info)
            return
        info.compress_type = self.compression if compress_type is None else compress_type
        info._compresslevel = self.compresslevel if compresslevel is None else compresslevel
        with open(filename, "rb") as source, self.open(info, "w") as member:
            shutil.copyfileobj(source, member, 1024 * 8)

    def writestr(self, zinfo_or_arcname, data, compress_type=None, compresslevel=None):
        if isinstance(data, str):
            data = data.encode("utf-8")
        if isinstance(zinfo_or_arcname, ZipInfo):
            info = zinfo_or_arcname
        else:
            import time

            info = ZipInfo(zinfo_or_arcname, time.localtime(time.time())[:6])
            info.compress_type, info._compresslevel = self.compression, self.compresslevel
            info.external_attr = 0o40775 << 16 | 0x10 if info.filename.endswith("/") else 0o600 << 16
        self._check_writes(".")
        if compress_type is not None:
            info.compress_type = compress_type
        if compresslevel is not None:
            info._compresslevel = compresslevel
        info.file_size = len(data)
        with self._lock, self.open(info, "w") as member:
            member.write(data)

    def mkdir(self, zinfo_or_directory_name, mode=511):
        info = zinfo_or_directory_name
        if isinstance(info, ZipInfo):
            if not info.is_dir():
                raise ValueError("The given ZipInfo does not describe a directory")
        elif isinstance(info, str):
            info = ZipInfo(info if info.endswith("/") else info + "/")
            info.compress_size = info.CRC = info.file_size = 0
            info.external_attr = ((0o40000 | mode) & 0xFFFF) << 16 | 0x10
        else:
            raise TypeError("Expected type str or ZipInfo")
        with self._lock:
            if self._seekable:
                self.fp.seek(self.start_dir)
            info.header_offset = self.fp.tell()
            if info.compress_type == ZIP_LZMA:
                info.flag_bits |= 2
            self._writecheck(info)
            self._didModify = True
            self.filelist.append(info)
            self.NameToInfo[info.filename] = info
            self.fp.write(info.FileHeader(False))
            self.start_dir = self.fp.tell()

    def __del__(self):
        self.close()

    def close(self):
        if self.fp is None:
            return
        if self._writing:
            raise ValueError("Can't close the ZIP file while there is an open writing handle on it. Close the writing handle before "
                             "closing the zip.")  # fmt: skip
        try:
            if self.mode in ("w", "x", "a") and self._didModify:
                with self._lock:
                    if self._seekable:
                        self.fp.seek(self.start_dir)
                    self._write_end()
        finally:
            fp, self.fp = self.fp, None
            self._fpclose(fp)

    def _write_end(self):
        for info in self.filelist:
            self.fp.write(info._directory_entry())
        place, count, offset = self.fp.tell(), len(self.filelist), self.start_dir
        size = place - offset
        for what, large in (("Files count", count > ZIP_FILECOUNT_LIMIT), ("Central directory offset", offset > ZIP64_LIMIT),
                            ("Central directory size", size > ZIP64_LIMIT)):  # fmt: skip
            if large:
                if not self._allowZip64:
                    raise LargeZipFile(what + " would require ZIP64 extensions")
                self.fp.write(_END64.pack(b"PK\6\6", 44, 45, 45, 0, 0, count, count, size, offset))
                self.fp.write(_LOCATOR.pack(b"PK\6\7", 0, place, 1))
                count, size, offset = min(count, 0xFFFF), min(size, _ALL), min(offset, _ALL)
                break
        self.fp.write(_END.pack(b"PK\5\6", 0, 0, count, count, size, offset, len(self._comment)) + self._comment)
        if self.mode == "a":
            self.fp.truncate()
        self.fp.flush()

    def _fpclose(self, fp):
        self._fileRefCnt -= 1
        if not self._fileRefCnt and not self._filePassed:
            fp.close()


def _opened(file, mode):
    """The file for a mode; one that cannot be read or changed in place is still written."""
    tries = {"r": ["rb"], "w": ["w+b", "wb"], "x": ["x+b", "xb"], "a": ["r+b", "w+b", "wb"]}[mode]
    for kind in tries:
        try:
            return io.open(file, kind)
        except OSError:
            if kind == tries[-1]:
                raise


class PyZipFile(ZipFile):
    """An archive of modules and packages, compiled."""

    def __init__(self, file, mode="r", compression=ZIP_STORED, allowZip64=True, optimize=-1):
        ZipFile.__init__(self, file, mode=mode, compression=compression, allowZip64=allowZip64)
        self._optimize = optimize

    def writepy(self, pathname, basename="", filterfunc=None):
        from _zipfile_python import writepy

        writepy(self, os.fspath(pathname), basename, filterfunc)


def main(args=None):
    import sys

    import _module_commands

    return _module_commands.zipfile(sys.argv[1:] if args is None else args)


if __name__ == "__main__":
    import sys as _sys

    _sys.exit(main())
