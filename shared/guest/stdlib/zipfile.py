"""Zip archives with stored and deflated members."""

import io

from _hashes import crc32

ZIP_STORED, ZIP_DEFLATED = 0, 8


class BadZipFile(Exception):
    pass


error = BadZipfile = BadZipFile


class ZipInfo:
    def __init__(self, filename="NoName", date_time=(1980, 1, 1, 0, 0, 0)):
        self.filename, self.date_time = filename, date_time
        self.compress_type, self.CRC, self.file_size, self.compress_size, self.header_offset = ZIP_STORED, 0, 0, 0, 0

    def is_dir(self):
        return self.filename.endswith("/")

    def __repr__(self):
        return f"<ZipInfo filename={self.filename!r} file_size={self.file_size}>"


def _u(n, size):
    return n.to_bytes(size, "little")


def is_zipfile(filename):
    try:
        ZipFile(filename).close()
        return True
    except (BadZipFile, OSError):
        return False


class ZipFile:
    def __init__(self, file, mode="r", compression=ZIP_STORED, allowZip64=True, compresslevel=None):
        if compression not in (ZIP_STORED, ZIP_DEFLATED):
            raise NotImplementedError("That compression method is not supported")
        self.mode, self.compression, self.filename = mode, compression, None if hasattr(file, "read") else file
        self.compresslevel = -1 if compresslevel is None else compresslevel
        self._file, self.filelist, self._data, self._closed = file, [], bytearray(), False
        if mode in ("r", "a"):
            if hasattr(file, "read"):
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
        start = at
        for _ in range(count):
            if data[at : at + 4] != b"PK\x01\x02":
                raise BadZipFile("Bad magic number for central directory")
            n, extra, comment = number(at + 28, 2), number(at + 30, 2), number(at + 32, 2)
            info = ZipInfo(bytes(data[at + 46 : at + 46 + n]).decode("utf-8", "replace"))
            info.compress_type, info.CRC = number(at + 10, 2), number(at + 16, 4)
            info.compress_size, info.file_size, info.header_offset = number(at + 20, 4), number(at + 24, 4), number(at + 42, 4)
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

    def read(self, name, pwd=None):
        info = name if isinstance(name, ZipInfo) else self.getinfo(name)
        if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            raise NotImplementedError("That compression method is not supported")
        at = info.header_offset
        n = int.from_bytes(self._data[at + 26 : at + 28], "little") + int.from_bytes(self._data[at + 28 : at + 30], "little")
        made = bytes(self._data[at + 30 + n : at + 30 + n + info.compress_size])
        if info.compress_type == ZIP_DEFLATED:
            import zlib

            made = zlib.decompress(made, -15)
        if crc32(made) != info.CRC:
            raise BadZipFile("Bad CRC-32 for file %r" % info.filename)
        return made

    def open(self, name, mode="r", pwd=None, *, force_zip64=False):
        if mode == "r":
            return io.BytesIO(self.read(name))
        archive, title = self, name

        class Member(io.BytesIO):
            def close(self):
                if not self.closed:
                    archive.writestr(title, self.getvalue())
                    super().close()

        return Member()

    def writestr(self, zinfo_or_arcname, data, compress_type=None, compresslevel=None):
        info = zinfo_or_arcname if isinstance(zinfo_or_arcname, ZipInfo) else ZipInfo(zinfo_or_arcname)
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
        info.compress_size = len(data)
        name = info.filename.encode()
        self._data += b"PK\x03\x04" + _u(20, 2) + _u(0x800, 2) + _u(info.compress_type, 2) + self._stamp(info)
        self._data += _u(info.CRC, 4) + _u(len(data), 4) + _u(info.file_size, 4) + _u(len(name), 2) + _u(0, 2) + name + data
        self.filelist.append(info)
        self.NameToInfo[info.filename] = info

    def _stamp(self, info):
        y, mo, d, h, mi, s = info.date_time
        return _u(h << 11 | mi << 5 | s // 2, 2) + _u((y - 1980) << 9 | mo << 5 | d, 2)

    def write(self, filename, arcname=None, compress_type=None, compresslevel=None):
        with open(filename, "rb") as f:
            self.writestr(str(arcname or filename).lstrip("/"), f.read(), compress_type, compresslevel)

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
                self._data += b"PK\x01\x02" + _u(20, 2) * 2 + _u(0x800, 2) + _u(info.compress_type, 2) + self._stamp(info) + _u(info.CRC, 4)
                self._data += _u(info.compress_size, 4) + _u(info.file_size, 4) + _u(len(name), 2) + bytes(12) + _u(info.header_offset, 4) + name
            size = len(self._data) - start
            self._data += b"PK\x05\x06" + bytes(4) + _u(len(self.filelist), 2) * 2 + _u(size, 4) + _u(start, 4) + _u(0, 2)
            if hasattr(self._file, "write"):
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
