"""Zip archives with stored and deflated members."""

import io

from _hashes import crc32

__all__ = """
BadZipFile BadZipfile LargeZipFile Path ZIP_BZIP2 ZIP_DEFLATED ZIP_LZMA ZIP_STORED ZipFile ZipInfo error is_zipfile
""".split()

ZIP_STORED, ZIP_DEFLATED = 0, 8


ZIP_BZIP2, ZIP_LZMA, ZIP64_LIMIT, ZIP_FILECOUNT_LIMIT, ZIP_MAX_COMMENT = 12, 14, (1 << 31) - 1, (1 << 16) - 1, (1 << 16) - 1
_METHODS = {0: "store", 1: "shrink", 2: "reduce", 6: "implode", 8: "deflate", 9: "deflate64", 10: "implode", 12: "bzip2", 14: "lzma"}


class BadZipFile(Exception):
    pass


class LargeZipFile(Exception):
    """Raised when writing a zipfile, the zipfile requires ZIP64 extensions and those extensions are disabled."""


error = BadZipfile = BadZipFile


class ZipInfo:
    def __init__(self, filename="NoName", date_time=(1980, 1, 1, 0, 0, 0)):
        self.orig_filename = filename
        self.filename, self.date_time = filename.split("\0")[0], tuple(date_time)
        if date_time[0] < 1980:
            raise ValueError("ZIP does not support timestamps before 1980")
        self.compress_type, self.CRC, self.file_size, self.compress_size, self.header_offset = ZIP_STORED, 0, 0, 0, 0
        self.comment = self.extra = b""
        self.create_system, self.create_version, self.extract_version = 3, 20, 20
        self.reserved = self.flag_bits = self.volume = self.internal_attr = self.external_attr = 0

    def is_dir(self):
        return self.filename.endswith("/")

    @classmethod
    def from_file(cls, filename, arcname=None, *, strict_timestamps=True):
        import os
        import stat
        import time

        filename = os.fspath(filename)
        status = os.stat(filename)
        date_time = time.localtime(status.st_mtime)[:6]
        if not strict_timestamps and date_time[0] < 1980:
            date_time = (1980, 1, 1, 0, 0, 0)
        arcname = os.path.normpath(filename if arcname is None else arcname).lstrip("/")
        is_dir = stat.S_ISDIR(status.st_mode)
        made = cls(arcname + "/" if is_dir else arcname, date_time)
        made.external_attr = (status.st_mode & 0xFFFF) << 16 | (0x10 if is_dir else 0)
        made.file_size = 0 if is_dir else status.st_size
        return made

    def __repr__(self):
        import stat

        made = ["<%s filename=%r" % (self.__class__.__name__, self.filename)]
        if self.compress_type != ZIP_STORED:
            made.append(" compress_type=%s" % _METHODS.get(self.compress_type, self.compress_type))
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


def _u(n, size):
    return n.to_bytes(size, "little")


def is_zipfile(filename):
    try:
        ZipFile(filename).close()
        return True
    except (BadZipFile, OSError):
        return False


class ZipExtFile(io.BytesIO):
    """A member that is read; its bytes are there from the start."""

    def writable(self):
        return False

    def write(self, data):
        raise io.UnsupportedOperation("write")

    def peek(self, n=1):
        at = self.tell()
        return self.getvalue()[at : at + max(n, 4096)]

    def __repr__(self):
        state = "[closed]" if self.closed else f"name={self.name!r} mode={self.mode!r}"
        compressed = "" if self._compress_type == ZIP_STORED else f" compress_type={compressor_names[self._compress_type]}"
        return f"<zipfile.ZipExtFile {state}{'' if self.closed else compressed}>"


compressor_names = {ZIP_STORED: "store", ZIP_DEFLATED: "deflate", ZIP_BZIP2: "bzip2", 14: "lzma"}


class Path:
    """A member, or a folder that members' names imply, as a path."""

    def __init__(self, root, at=""):
        self.root, self.at = root if isinstance(root, ZipFile) else ZipFile(root), at

    def _names(self):
        names = self.root.namelist()
        folders = []
        for name in names:
            parts = name.rstrip("/").split("/")
            for i in range(1, len(parts)):
                folder = "/".join(parts[:i]) + "/"
                if folder not in folders and folder not in names:
                    folders.append(folder)
        return names + folders

    def __eq__(self, other):
        return isinstance(other, Path) and (self.root, self.at) == (other.root, other.at)

    def __hash__(self):
        return hash((id(self.root), self.at))

    def _path(self):
        import pathlib

        return pathlib.PurePosixPath(self.root.filename or ":zipfile:", self.at)

    name = property(lambda self: self._path().name)
    suffix = property(lambda self: self._path().suffix)
    stem = property(lambda self: self._path().stem)
    suffixes = property(lambda self: self._path().suffixes)

    @property
    def filename(self):
        import pathlib

        return pathlib.Path(self.root.filename).joinpath(self.at)

    @property
    def parent(self):
        if not self.at:
            return self.filename.parent
        head = self.at.rstrip("/").rpartition("/")[0]
        return Path(self.root, head + "/" if head else "")

    def is_dir(self):
        return not self.at or self.at.endswith("/")

    def is_file(self):
        return self.exists() and not self.is_dir()

    def exists(self):
        return self.at in self._names()

    def joinpath(self, *other):
        at = self.at
        for each in other:
            at = at + ("" if not at or at.endswith("/") else "/") + str(each)
        names = self._names()
        return Path(self.root, at + "/" if at not in names and at + "/" in names else at)

    __truediv__ = joinpath

    def iterdir(self):
        if not self.is_dir():
            raise ValueError("Can't listdir a file")
        for name in self._names():
            if name != self.at and name.rstrip("/").rpartition("/")[0] == self.at.rstrip("/"):
                yield Path(self.root, name)

    def open(self, mode="r", *args, pwd=None, **kwargs):
        if self.is_dir():
            raise IsADirectoryError(self)
        if not self.exists() and mode[0] == "r":
            raise FileNotFoundError(self)
        stream = self.root.open(self.at, mode[0], pwd=pwd)
        if "b" in mode:
            return stream
        return io.TextIOWrapper(stream, *args, **kwargs)

    def read_text(self, *args, **kwargs):
        with self.open("r", *args, **kwargs) as stream:
            return stream.read()

    def read_bytes(self):
        with self.open("rb") as stream:
            return stream.read()

    def __str__(self):
        return (self.root.filename or ":zipfile:") + ("/" + self.at if self.at else "")

    def __repr__(self):
        return f"{self.__class__.__name__}({self.root.filename!r}, {self.at!r})"


class ZipFile:
    _writing = False  # a member is being written through open()

    def __init__(self, file, mode="r", compression=ZIP_STORED, allowZip64=True, compresslevel=None):
        if compression not in (ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2):
            raise NotImplementedError("That compression method is not supported")
        self.mode, self.compression, self.filename = mode, compression, None if hasattr(file, "read") else file
        self.compresslevel = -1 if compresslevel is None else compresslevel
        if mode not in ("r", "w", "x", "a"):
            raise ValueError("ZipFile requires mode 'r', 'w', 'x', or 'a'")
        self._file, self.filelist, self._data, self._closed = file, [], bytearray(), False
        self._comment, self.pwd, self.debug = b"", None, 0
        if mode == "x" and not hasattr(file, "write") and __import__("os").path.exists(file):
            raise FileExistsError(17, "File exists", file)
        if mode in ("r", "a"):
            if hasattr(file, "read"):
                if hasattr(file, "seek"):
                    file.seek(0)
                self._data = bytearray(file.read())
            elif mode == "r" or __import__("os").path.exists(file):
                with open(file, "rb") as f:
                    self._data = bytearray(f.read())
            if self._data or mode == "r":
                self._read_directory()
        self.NameToInfo = {info.filename: info for info in self.filelist}

    def _read_directory(self):
        data = self._data
        end = data.rfind(b"PK\x05\x06")
        if end < 0:
            raise BadZipFile("File is not a zip file")
        number = lambda at, size: int.from_bytes(data[at : at + size], "little")  # noqa: E731
        at, count = number(end + 16, 4), number(end + 10, 2)
        before = end - number(end + 12, 4) - at  # what stands in front of the archive, as a program's first line does
        if before < 0:
            raise BadZipFile("Bad offset for central directory")
        at += before
        self._comment = bytes(data[end + 22 : end + 22 + number(end + 20, 2)])
        start = at
        for _ in range(count):
            if data[at : at + 4] != b"PK\x01\x02":
                raise BadZipFile("Bad magic number for central directory")
            n, extra, comment = number(at + 28, 2), number(at + 30, 2), number(at + 32, 2)
            flags, date, clock = number(at + 8, 2), number(at + 14, 2), number(at + 12, 2)
            name = bytes(data[at + 46 : at + 46 + n]).decode("utf-8" if flags & 0x800 else "cp437", "replace")
            info = ZipInfo(name, ((date >> 9) + 1980, date >> 5 & 15, date & 31, clock >> 11, clock >> 5 & 63, (clock & 31) * 2))
            info.create_version, info.create_system, info.extract_version = data[at + 4], data[at + 5], data[at + 6]
            info.flag_bits, info.internal_attr, info.external_attr = flags, number(at + 36, 2), number(at + 38, 4)
            info.extra = bytes(data[at + 46 + n : at + 46 + n + extra])
            info.comment = bytes(data[at + 46 + n + extra : at + 46 + n + extra + comment])
            info.compress_type, info.CRC = number(at + 10, 2), number(at + 16, 4)
            info.compress_size, info.file_size, info.header_offset = number(at + 20, 4), number(at + 24, 4), before + number(at + 42, 4)
            self.filelist.append(info)
            at += 46 + n + extra + comment
        if self.mode == "a":
            del data[start:]

    def namelist(self):
        return [info.filename for info in self.filelist]

    def infolist(self):
        return list(self.filelist)

    def getinfo(self, name):
        info = self.NameToInfo.get(name)
        if info is None:
            raise KeyError("There is no item named %r in the archive" % name)
        return info

    @property
    def comment(self):
        return self._comment

    @comment.setter
    def comment(self, comment):
        if not isinstance(comment, bytes):
            raise TypeError("comment: expected bytes, got %s" % type(comment).__name__)
        self._comment = comment[:ZIP_MAX_COMMENT]

    def setpassword(self, pwd):
        if pwd and not isinstance(pwd, bytes):
            raise TypeError("pwd: expected bytes, got %s" % type(pwd).__name__)
        self.pwd = pwd or None

    fp = property(lambda self: None if self._closed else self)

    def _check_open(self, writes=False):
        if self._closed:
            raise ValueError("Attempt to write to ZIP archive that was already closed" if writes and self.mode != "r" else "Attempt to use ZIP archive that was already closed")
        if writes and self.mode not in ("w", "x", "a"):
            raise ValueError("write() requires mode 'w', 'x', or 'a'")
        if self._writing:
            if writes:
                raise ValueError("Can't write to ZIP archive while an open writing handle exists.")
            raise ValueError("Can't read from the ZIP file while there is an open writing handle on it. Close the writing handle before "
                             "trying to read.")  # fmt: skip

    def mkdir(self, zinfo_or_directory_name, mode=511):
        info = zinfo_or_directory_name
        if not isinstance(info, ZipInfo):
            info = ZipInfo(info if info.endswith("/") else info + "/")
            info.external_attr = ((0o40000 | mode) & 0xFFFF) << 16 | 0x10
        self.writestr(info, b"")

    def read(self, name, pwd=None):
        self._check_open()
        info = name if isinstance(name, ZipInfo) else self.getinfo(name)
        if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2):
            raise NotImplementedError("That compression method is not supported")
        at = info.header_offset
        n = int.from_bytes(self._data[at + 26 : at + 28], "little") + int.from_bytes(self._data[at + 28 : at + 30], "little")
        made = bytes(self._data[at + 30 + n : at + 30 + n + info.compress_size])
        if info.compress_type == ZIP_DEFLATED:
            import zlib

            made = zlib.decompress(made, -15)
        elif info.compress_type == ZIP_BZIP2:
            import bz2

            made = bz2.decompress(made)
        if crc32(made) != info.CRC:
            raise BadZipFile("Bad CRC-32 for file %r" % info.filename)
        return made

    def open(self, name, mode="r", pwd=None, *, force_zip64=False):
        if mode not in ("r", "w"):
            raise ValueError('open() requires mode "r" or "w"')
        if mode == "r":
            info = name if isinstance(name, ZipInfo) else self.getinfo(name)
            made = ZipExtFile(self.read(info))
            made.name, made.mode, made.newlines, made._compress_type = info.filename, "r", None, info.compress_type
            return made
        if self._writing:
            raise ValueError("Can't write to the ZIP file while there is another write handle open on it. Close the first handle before "
                             "opening another.")  # fmt: skip
        self._check_open(True)
        archive, title = self, name if isinstance(name, ZipInfo) else ZipInfo(name)
        if title is not name:
            title.compress_type = self.compression

        class Member(io.BytesIO):
            def close(self):
                if not self.closed:
                    archive._writing = False
                    archive.writestr(title, self.getvalue())
                    super().close()

        self._writing = True
        return Member()

    def writestr(self, zinfo_or_arcname, data, compress_type=None, compresslevel=None):
        self._check_open(True)
        info = zinfo_or_arcname
        if not isinstance(info, ZipInfo):
            import time

            info = ZipInfo(zinfo_or_arcname, time.localtime()[:6])
            info.external_attr = 0o40775 << 16 | 0x10 if info.is_dir() else 0
        info.external_attr = info.external_attr or 0o600 << 16
        if info.filename in self.NameToInfo:
            import warnings

            warnings.warn("Duplicate name: %r" % info.filename, stacklevel=3)
        data = data.encode() if isinstance(data, str) else bytes(data)
        if info is not zinfo_or_arcname:
            info.compress_type = self.compression
        if compress_type is not None:
            info.compress_type = compress_type
        info.CRC, info.file_size, info.header_offset = crc32(data), len(data), len(self._data)
        if info.is_dir():
            info.compress_type = ZIP_STORED
        if info.compress_type == ZIP_DEFLATED:
            import zlib

            data = zlib.compress(data, self.compresslevel if compresslevel is None else compresslevel, -15)
        elif info.compress_type == ZIP_BZIP2:
            import bz2

            data = bz2.compress(data)
        info.compress_size = len(data)
        name = info.filename.encode()
        self._data += b"PK\x03\x04" + _u(20, 2) + _u(self._flags(name), 2) + _u(info.compress_type, 2) + self._stamp(info)
        self._data += _u(info.CRC, 4) + _u(len(data), 4) + _u(info.file_size, 4) + _u(len(name), 2) + _u(0, 2) + name + data
        self.filelist.append(info)
        self.NameToInfo[info.filename] = info

    @staticmethod
    def _flags(name):
        return 0 if name.isascii() else 0x800

    def _stamp(self, info):
        y, mo, d, h, mi, s = info.date_time
        return _u(h << 11 | mi << 5 | s // 2, 2) + _u((y - 1980) << 9 | mo << 5 | d, 2)

    def write(self, filename, arcname=None, compress_type=None, compresslevel=None):
        info = ZipInfo.from_file(filename, arcname)
        info.compress_type = self.compression if compress_type is None else compress_type
        if info.is_dir():
            self.writestr(info, b"")
            return
        with open(filename, "rb") as f:
            self.writestr(info, f.read(), None, compresslevel)

    def testzip(self):
        for info in self.filelist:
            try:
                self.read(info)
            except BadZipFile:
                return info.filename

    def printdir(self, file=None):
        print("%-46s %19s %12s" % ("File Name", "Modified    ", "Size"), file=file)
        for info in self.filelist:
            print("%-46s %s %12d" % (info.filename, "%d-%02d-%02d %02d:%02d:%02d" % info.date_time[:6], info.file_size), file=file)

    def extract(self, member, path=None, pwd=None):
        import os

        info = member if isinstance(member, ZipInfo) else self.getinfo(member)
        target = os.path.normpath(os.path.join(path or ".", info.filename.lstrip("/").replace("../", "")))
        if info.is_dir():
            os.makedirs(target, exist_ok=True)
            return target
        os.makedirs(os.path.dirname(target) or ".", exist_ok=True)
        with open(target, "wb") as f:
            f.write(self.read(info))
        return target

    def extractall(self, path=None, members=None, pwd=None):
        for member in members or self.namelist():
            self.extract(member, path)

    def close(self):
        if self._closed:
            return
        self._closed = True
        if self.mode in ("w", "x", "a"):
            start = len(self._data)
            for info in self.filelist:
                name = info.filename.encode()
                self._data += b"PK\x01\x02\x14\x03" + _u(20, 2) + _u(self._flags(name), 2) + _u(info.compress_type, 2) + self._stamp(info)
                self._data += _u(info.CRC, 4) + _u(info.compress_size, 4) + _u(info.file_size, 4) + _u(len(name), 2) + _u(len(info.extra), 2)
                self._data += _u(len(info.comment), 2) + bytes(4) + _u(info.external_attr, 4) + _u(info.header_offset, 4) + name
                self._data += info.extra + info.comment
            size = len(self._data) - start
            self._data += b"PK\x05\x06" + bytes(4) + _u(len(self.filelist), 2) * 2 + _u(size, 4) + _u(start, 4)
            self._data += _u(len(self._comment), 2) + self._comment
            if hasattr(self._file, "write"):
                if self.mode == "a" and hasattr(self._file, "seek"):
                    self._file.seek(0)
                self._file.write(bytes(self._data))
            else:
                with open(self._file, "wb") as f:
                    f.write(bytes(self._data))

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def __repr__(self):
        return f"<zipfile.ZipFile filename={self.filename!r} mode={self.mode!r}>"


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.zipfile(_sys.argv[1:]))
