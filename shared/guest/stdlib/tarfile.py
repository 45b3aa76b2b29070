"""Tar archives: ustar, GNU and pax headers, plain or gzip's. An archive is held in memory while it is open."""

import copy
import io
import os
import stat
import time

from _tarfile_extract import Extraction

__all__ = ["TarFile", "TarInfo", "is_tarfile", "TarError", "ReadError", "CompressionError", "StreamError", "ExtractError", "HeaderError",
           "ENCODING", "USTAR_FORMAT", "GNU_FORMAT", "PAX_FORMAT", "DEFAULT_FORMAT", "open", "fully_trusted_filter", "data_filter",
           "tar_filter", "FilterError", "AbsoluteLinkError", "OutsideDestinationError", "SpecialFileError", "AbsolutePathError",
           "LinkOutsideDestinationError"]  # fmt: skip

NUL, BLOCKSIZE, RECORDSIZE, GNU_MAGIC, POSIX_MAGIC = b"\0", 512, 10240, b"ustar  \0", b"ustar\x0000"
LENGTH_NAME, LENGTH_LINK, LENGTH_PREFIX = 100, 100, 155
REGTYPE, AREGTYPE, LNKTYPE, SYMTYPE, CHRTYPE, BLKTYPE, DIRTYPE, FIFOTYPE, CONTTYPE = b"0", b"\0", b"1", b"2", b"3", b"4", b"5", b"6", b"7"
GNUTYPE_LONGNAME, GNUTYPE_LONGLINK, GNUTYPE_SPARSE, XHDTYPE, XGLTYPE, SOLARIS_XHDTYPE = b"L", b"K", b"S", b"x", b"g", b"X"
USTAR_FORMAT, GNU_FORMAT, PAX_FORMAT = 0, 1, 2
DEFAULT_FORMAT, ENCODING = PAX_FORMAT, "utf-8"
REGULAR_TYPES = (REGTYPE, AREGTYPE, CONTTYPE, GNUTYPE_SPARSE)
_open = open


class TarError(Exception):
    """Base exception."""


class ExtractError(TarError):
    pass


class ReadError(TarError):
    pass


class CompressionError(TarError):
    pass


class StreamError(TarError):
    pass


class HeaderError(TarError):
    pass


class InvalidHeaderError(HeaderError):
    """A field holds what no field holds."""


class FilterError(TarError):
    pass


class AbsolutePathError(FilterError):
    def __init__(self, tarinfo):
        self.tarinfo = tarinfo
        super().__init__(f"member {tarinfo.name!r} has an absolute path")


class OutsideDestinationError(FilterError):
    def __init__(self, tarinfo, path):
        self.tarinfo, self._path = tarinfo, path
        super().__init__(f"{tarinfo.name!r} would be extracted to {path!r}, which is outside the destination")


class SpecialFileError(FilterError):
    def __init__(self, tarinfo):
        self.tarinfo = tarinfo
        super().__init__(f"{tarinfo.name!r} is a special file")


class AbsoluteLinkError(FilterError):
    def __init__(self, tarinfo):
        self.tarinfo = tarinfo
        super().__init__(f"{tarinfo.name!r} is a link to an absolute path")


class LinkOutsideDestinationError(FilterError):
    def __init__(self, tarinfo, path):
        self.tarinfo, self._path = tarinfo, path
        super().__init__(f"{tarinfo.name!r} would link to {path!r}, which is outside the destination")


def fully_trusted_filter(member, dest_path):
    return member


def tar_filter(member, dest_path):
    name = member.name.lstrip("/" + os.sep)
    target = os.path.normpath(os.path.join(os.path.abspath(dest_path), name))
    if os.path.commonpath([target, os.path.abspath(dest_path)]) != os.path.abspath(dest_path):
        raise OutsideDestinationError(member, target)
    return member.replace(name=name, mode=member.mode & ~0o022 & 0o7755 if member.mode is not None else None, deep=False)


def data_filter(member, dest_path):
    made = tar_filter(member, dest_path)
    if member.islnk() or member.issym():
        if os.path.isabs(member.linkname):
            raise AbsoluteLinkError(member)
    elif not member.isreg() and not member.isdir():
        raise SpecialFileError(member)
    mode = made.mode
    if made.isreg() or made.islnk():
        mode = (mode if mode & 0o100 else mode & ~0o111) | 0o600
    elif made.isdir() or made.issym():
        mode = None
    return made.replace(mode=mode, uid=None, gid=None, uname=None, gname=None, deep=False)


_FILTERS = {"fully_trusted": fully_trusted_filter, "tar": tar_filter, "data": data_filter}


def nti(field):
    if field[:1] in (b"\x80", b"\xff"):
        n = int.from_bytes(field[1:], "big")
        return n if field[0] == 0x80 else n - 256 ** (len(field) - 1)
    try:
        return int(field.split(b"\0")[0].decode("ascii", "strict").strip() or "0", 8)
    except ValueError:
        raise InvalidHeaderError("invalid header") from None


def itn(n, digits=8, format=DEFAULT_FORMAT):
    n = int(n)
    if 0 <= n < 8 ** (digits - 1):
        return b"%0*o\0" % (digits - 1, n)
    if format == GNU_FORMAT and -(256 ** (digits - 1)) <= n < 256 ** (digits - 1):
        return bytearray(b"\x80" if n >= 0 else b"\xff") + (n if n >= 0 else 256 ** (digits - 1) + n).to_bytes(digits - 1, "big")
    raise ValueError("overflow in number field")


def nts(s, encoding="utf-8", errors="surrogateescape"):
    """The text of a field that ends at a zero."""
    return s.split(b"\0", 1)[0].decode(encoding, errors)


class TarInfo:
    def __init__(self, name=""):
        self.name, self.mode, self.uid, self.gid, self.size, self.mtime, self.chksum = name, 0o644, 0, 0, 0, 0, 0
        self.type, self.linkname, self.uname, self.gname, self.devmajor, self.devminor = REGTYPE, "", "", "", 0, 0
        self.offset = self.offset_data = 0
        self.sparse, self.pax_headers, self.tarfile = None, {}, None

    path = property(lambda self: self.name, lambda self, name: setattr(self, "name", name))
    linkpath = property(lambda self: self.linkname, lambda self, name: setattr(self, "linkname", name))

    def replace(self, *, deep=True, **changes):
        made = copy.copy(self)
        for name, value in changes.items():
            setattr(made, name, value)
        return made

    def isreg(self):
        return self.type in REGULAR_TYPES

    isfile = isreg

    def isdir(self):
        return self.type == DIRTYPE

    def issym(self):
        return self.type == SYMTYPE

    def islnk(self):
        return self.type == LNKTYPE

    def ischr(self):
        return self.type == CHRTYPE

    def isblk(self):
        return self.type == BLKTYPE

    def isfifo(self):
        return self.type == FIFOTYPE

    def issparse(self):
        return self.sparse is not None

    def isdev(self):
        return self.type in (CHRTYPE, BLKTYPE, FIFOTYPE)

    def get_info(self):
        name = self.name + "/" if self.isdir() and not self.name.endswith("/") else self.name
        return {"name": name, "mode": self.mode & 0o7777, "uid": self.uid, "gid": self.gid, "size": self.size, "mtime": self.mtime,
                "chksum": self.chksum, "type": self.type, "linkname": self.linkname, "uname": self.uname, "gname": self.gname,
                "devmajor": self.devmajor, "devminor": self.devminor}  # fmt: skip

    def tobuf(self, format=DEFAULT_FORMAT, encoding=ENCODING, errors="surrogateescape"):
        if format not in (USTAR_FORMAT, GNU_FORMAT, PAX_FORMAT):
            raise ValueError("invalid format")
        info = self.get_info()
        raw = {key: info[key].encode(encoding, errors) for key in ("name", "linkname", "uname", "gname")}
        before, prefix = b"", b""
        if format == GNU_FORMAT:
            for key, kind in (("linkname", GNUTYPE_LONGLINK), ("name", GNUTYPE_LONGNAME)):
                if len(raw[key]) > LENGTH_NAME:
                    data = raw[key] + NUL
                    before += self._block({"name": b"././@LongLink", "size": len(data), "type": kind, "magic": GNU_MAGIC}, format) + _padded(data)
        elif format == USTAR_FORMAT:
            if len(raw["linkname"]) > LENGTH_LINK:
                raise ValueError("linkname is too long")
            if len(raw["name"]) > LENGTH_NAME:
                prefix, raw["name"] = self._split(raw["name"])
        else:
            before, prefix = self._pax(info, raw)
        fields = {**info, **raw, "prefix": prefix, "magic": GNU_MAGIC if format == GNU_FORMAT else POSIX_MAGIC}
        return before + self._block(fields, format)

    @staticmethod
    def _split(name):
        parts = name.split(b"/")
        for i in range(1, len(parts)):
            prefix, rest = b"/".join(parts[:i]), b"/".join(parts[i:])
            if len(prefix) <= LENGTH_PREFIX and len(rest) <= LENGTH_NAME:
                return prefix, rest
        raise ValueError("name is too long")

    def _pax(self, info, raw):
        """What an extended header tells: the texts and numbers that do not fit."""
        extra = dict(self.pax_headers)
        for key, pax, size in (("name", "path", LENGTH_NAME), ("linkname", "linkpath", LENGTH_LINK), ("uname", "uname", 32), ("gname", "gname", 32)):
            if pax not in extra and (not info[key].isascii() or len(info[key]) > size):
                extra[pax] = info[key]
        for key, digits in (("uid", 8), ("gid", 8), ("size", 12), ("mtime", 12)):
            value = info[key]
            if not 0 <= value < 8 ** (digits - 1) or isinstance(value, float) and key == "mtime":
                extra.setdefault(key, str(value))
                info[key] = int(value) if 0 <= value < 8 ** (digits - 1) else 0
        for key in ("name", "linkname", "uname", "gname"):
            raw[key] = info[key].encode("ascii", "replace")
        if not extra:
            return b"", b""
        data = b""
        for key, value in extra.items():
            line = b" " + key.encode() + b"=" + value.encode("utf-8", "surrogateescape") + b"\n"
            size = len(line)
            while size != len(line) + len(str(size)):
                size = len(line) + len(str(size))
            data += str(size).encode() + line
        return self._block({"name": b"././@PaxHeader", "size": len(data), "type": XHDTYPE, "magic": POSIX_MAGIC}, USTAR_FORMAT) + _padded(data), b""

    @staticmethod
    def _block(info, format):
        field = lambda key, size: info.get(key, b"")[:size].ljust(size, NUL)  # noqa: E731
        number = lambda key, size: itn(info.get(key, 0) or 0, size, format)  # noqa: E731
        is_device = info.get("type", REGTYPE) in (CHRTYPE, BLKTYPE)
        device = number("devmajor", 8) + number("devminor", 8) if is_device else bytes(16)
        head = field("name", 100) + number("mode", 8) + number("uid", 8) + number("gid", 8) + number("size", 12) + number("mtime", 12)
        tail = info.get("type", REGTYPE) + field("linkname", 100) + info["magic"] + field("uname", 32) + field("gname", 32) + device
        block = (head + b" " * 8 + tail + field("prefix", 155)).ljust(BLOCKSIZE, NUL)
        return block[:148] + b"%06o\0 " % sum(block) + block[156:]

    @classmethod
    def frombuf(cls, buf, encoding, errors):
        if len(buf) == 0:
            raise HeaderError("empty header")
        if len(buf) != BLOCKSIZE:
            raise HeaderError("truncated header")
        if buf.count(NUL) == BLOCKSIZE:
            raise HeaderError("end of file header")
        self = cls(nts(buf[:100]))
        self.chksum = nti(buf[148:156])
        plain = buf[:148] + b" " * 8 + buf[156:]
        if self.chksum not in (sum(plain), sum(b - 256 if b > 127 else b for b in plain)):
            raise HeaderError("bad checksum")
        self.mode, self.uid, self.gid = nti(buf[100:108]), nti(buf[108:116]), nti(buf[116:124])
        self.size, self.mtime, self.type = nti(buf[124:136]), nti(buf[136:148]), buf[156:157]
        self.linkname, self.uname, self.gname = nts(buf[157:257]), nts(buf[265:297]), nts(buf[297:329])
        self.devmajor, self.devminor = nti(buf[329:337]), nti(buf[337:345])
        prefix = nts(buf[345:500])
        if self.type == AREGTYPE and self.name.endswith("/"):
            self.type = DIRTYPE
        if self.isdir():
            self.name = self.name.rstrip("/")
        if prefix and self.type not in (GNUTYPE_LONGNAME, GNUTYPE_LONGLINK, GNUTYPE_SPARSE):
            self.name = prefix + "/" + self.name
        return self

    def __repr__(self):
        return "<%s %r at %#x>" % (self.__class__.__name__, self.name, id(self))


def _padded(data):
    return data + bytes(-len(data) % BLOCKSIZE)


class ExFileObject(io.BufferedReader):
    pass


class TarFile(Extraction):
    debug, dereference, ignore_zeros, errorlevel, format = 0, False, False, 1, DEFAULT_FORMAT
    encoding, errors, tarinfo, fileobject, extraction_filter = ENCODING, None, TarInfo, ExFileObject, None
    OPEN_METH = {"tar": "taropen", "gz": "gzopen", "bz2": "bz2open", "xz": "xzopen"}

    def __init__(self, name=None, mode="r", fileobj=None, format=None, tarinfo=None, dereference=None, ignore_zeros=None, encoding=None,
                 errors="surrogateescape", pax_headers=None, debug=None, errorlevel=None, copybufsize=None):  # fmt: skip
        if mode not in ("r", "a", "w", "x"):
            raise ValueError("mode must be 'r', 'a', 'w' or 'x'")
        self.mode, self.fileobj, self._packed, self.closed = mode, fileobj, False, False
        self._owns = fileobj is None
        self.name = os.path.abspath(name) if name else getattr(fileobj, "name", None)
        for key, value in (("format", format), ("tarinfo", tarinfo), ("dereference", dereference), ("ignore_zeros", ignore_zeros), ("encoding", encoding),
                           ("errorlevel", errorlevel)):  # fmt: skip
            if value is not None:
                setattr(self, key, value)
        self.pax_headers, self.members, self.offset = dict(pax_headers or {}), [], 0
        data = b""
        if mode == "x" and name and os.path.exists(name):
            raise FileExistsError(17, "File exists", name)
        if mode == "r" or mode == "a" and (fileobj is not None or os.path.exists(name)):
            if fileobj is None:
                with _open(name, "rb") as file:
                    data = file.read()
            else:
                data = fileobj.read()
        elif mode in ("w", "x") and fileobj is None:
            _open(name, "wb").close()
        self._data = bytearray(data)
        if mode in ("r", "a"):
            self._read()
            if mode == "a":
                del self._data[self.offset :]

    # ---- opening

    @classmethod
    def open(cls, name=None, mode="r", fileobj=None, bufsize=RECORDSIZE, **kwargs):
        if not name and not fileobj:
            raise ValueError("nothing to open")
        if "|" in mode:
            mode = mode.replace("|", ":", 1)
        if mode in ("r", "r:*", "r:"):
            if mode != "r:":
                start = fileobj.tell() if fileobj is not None and hasattr(fileobj, "tell") else None
                if fileobj is not None:
                    head = fileobj.read(6)
                    fileobj.seek(start)
                else:
                    with _open(name, "rb") as file:
                        head = file.read(6)
                kind = "gz" if head[:2] == b"\x1f\x8b" else "bz2" if head[:3] == b"BZh" else "xz" if head == b"\xfd7zXZ\0" else "tar"
                try:
                    return getattr(cls, cls.OPEN_METH[kind])(name, "r", fileobj, **kwargs)
                except (ReadError, CompressionError) as error:
                    kinds = {"gz": "not a gzip file" if head else "empty file", "bz2": "not a bzip2 file", "xz": "not an lzma file"}
                    kinds = {each: f"ReadError({text!r})" for each, text in kinds.items()} | {"tar": "ReadError('invalid header')"}
                    kinds[kind] = f"{type(error).__name__}({str(error)!r})"
                    listed = "\n".join(f"- method {each}: {text}" for each, text in kinds.items())
                    raise ReadError(f"file could not be opened successfully:\n{listed}") from None
            return cls.taropen(name, "r", fileobj, **kwargs)
        if ":" in mode:
            filemode, kind = mode.split(":", 1)
            filemode, kind = filemode or "r", kind or "tar"
            if kind not in cls.OPEN_METH:
                raise CompressionError("unknown compression type %r" % kind)
            return getattr(cls, cls.OPEN_METH[kind])(name, filemode, fileobj, **kwargs)
        if mode in ("a", "w", "x"):
            return cls.taropen(name, mode, fileobj, **kwargs)
        raise ValueError("undiscernible mode")

    @classmethod
    def taropen(cls, name, mode="r", fileobj=None, **kwargs):
        if mode not in ("r", "a", "w", "x"):
            raise ValueError("mode must be 'r', 'a', 'w' or 'x'")
        return cls(name, mode, fileobj, **kwargs)

    @classmethod
    def gzopen(cls, name, mode="r", fileobj=None, compresslevel=9, **kwargs):
        import gzip

        return cls._packed_open(name, mode, fileobj, gzip.decompress, lambda data: gzip.compress(data, compresslevel), "gzip", **kwargs)

    @classmethod
    def _packed_open(cls, name, mode, fileobj, unpack, pack, kind, **kwargs):
        """An archive within one packed stream of bytes."""
        if mode not in ("r", "w", "x"):
            raise ValueError("mode must be 'r', 'w' or 'x'")
        if mode == "r":
            source = fileobj if fileobj is not None else _open(name, "rb")
            try:
                data = unpack(source.read())
            except (OSError, EOFError, ValueError):
                raise ReadError(f"not {'an' if kind == 'lzma' else 'a'} {kind} file") from None
            finally:
                if fileobj is None:
                    source.close()
            self = cls(name, "r", io.BytesIO(data), **kwargs)
        else:
            self = cls(name, mode, fileobj, **kwargs)
            self._packed = pack
        return self

    @classmethod
    def bz2open(cls, name, mode="r", fileobj=None, compresslevel=9, **kwargs):
        import bz2

        return cls._packed_open(name, mode, fileobj, bz2.decompress, lambda data: bz2.compress(data, compresslevel), "bzip2", **kwargs)

    @classmethod
    def xzopen(cls, name, mode="r", fileobj=None, preset=None, **kwargs):
        import lzma

        def unpack(data):
            try:
                return lzma.decompress(data)
            except lzma.LZMAError as e:
                raise ValueError(str(e)) from None

        return cls._packed_open(name, mode, fileobj, unpack, lzma.compress, "lzma", **kwargs)

    # ---- reading

    def _read(self):
        at, data, first = 0, self._data, True
        pending = {}
        while True:
            block = bytes(data[at : at + BLOCKSIZE])
            try:
                info = self.tarinfo.frombuf(block, self.encoding, "surrogateescape")
            except HeaderError as error:
                if str(error) == "end of file header" and self.ignore_zeros:
                    at += BLOCKSIZE
                    continue
                if first and str(error) in ("empty header", "truncated header", "bad checksum", "invalid header"):
                    if not (str(error) == "empty header" and self.mode == "a"):
                        raise ReadError("empty file" if str(error) == "empty header" else str(error)) from None
                elif str(error) in ("truncated header",):
                    raise ReadError(str(error)) from None
                break
            start = at + BLOCKSIZE
            body = lambda: bytes(data[start : start + info.size])  # noqa: B023, E731
            here, at, first = at, start + -(-info.size // BLOCKSIZE) * BLOCKSIZE if info.type in REGULAR_TYPES + (
                GNUTYPE_LONGNAME, GNUTYPE_LONGLINK, XHDTYPE, XGLTYPE, SOLARIS_XHDTYPE) else start, False  # fmt: skip
            if info.type == GNUTYPE_LONGNAME:
                pending["path"] = nts(body())
            elif info.type == GNUTYPE_LONGLINK:
                pending["linkpath"] = nts(body())
            elif info.type in (XHDTYPE, SOLARIS_XHDTYPE, XGLTYPE):
                (self.pax_headers if info.type == XGLTYPE else pending).update(self._records(body()))
            else:
                if start + info.size > len(data) and info.isreg():
                    raise ReadError("unexpected end of data")
                info.offset, info.offset_data, info.tarfile = here, start, self
                self._apply(info, {**self.pax_headers, **pending})
                if "size" in pending:
                    at = start + -(-info.size // BLOCKSIZE) * BLOCKSIZE
                pending = {}
                self.members.append(info)
        self.offset = at

    @staticmethod
    def _records(data):
        made = {}
        while data:
            size, _, rest = data.partition(b" ")
            if not size.isdigit() or not int(size):
                break
            record = data[len(size) + 1 : int(size) - 1]
            key, _, value = record.partition(b"=")
            made[key.decode()] = value.decode("utf-8", "surrogateescape")
            data = data[int(size) :]
        return made

    @staticmethod
    def _apply(info, headers):
        for key, value in headers.items():
            if key == "path":
                info.name = value.rstrip("/")
            elif key == "linkpath":
                info.linkname = value
            elif key in ("uid", "gid", "size", "mtime"):
                setattr(info, key, float(value) if key == "mtime" and "." in value else int(value))
            elif key in ("uname", "gname"):
                setattr(info, key, value)
        info.pax_headers = {k: v for k, v in headers.items()}

    def _check(self, modes=None):
        if self.closed:
            raise OSError("%s is closed" % self.__class__.__name__)
        if modes is not None and self.mode not in modes:
            raise OSError("bad operation for mode %r" % self.mode)

    def getmember(self, name):
        found = self._member(name.rstrip("/"))
        if found is None:
            raise KeyError("filename %r not found" % name)
        return found

    def _member(self, name):
        return next((m for m in reversed(self.members) if m.name == name), None)

    def getmembers(self):
        self._check()
        self._place = len(self.members)
        return list(self.members)

    def getnames(self):
        return [m.name for m in self.getmembers()]

    def next(self):
        self._check("ra")
        self._place = getattr(self, "_place", -1) + 1
        return self.members[self._place] if self._place < len(self.members) else None

    def __iter__(self):
        self._check()
        return iter(self.members)

    def extractfile(self, member):
        self._check("r")
        info = self.getmember(member) if isinstance(member, str) else member
        if info.isreg() or info.type not in (DIRTYPE, LNKTYPE, SYMTYPE, CHRTYPE, BLKTYPE, FIFOTYPE):
            raw = io.BytesIO(bytes(self._data[info.offset_data : info.offset_data + info.size]))
            raw.name = info.name
            return self.fileobject(raw)
        if info.islnk() or info.issym():
            target = info.linkname if info.islnk() else "/".join(filter(None, (os.path.dirname(info.name), info.linkname)))
            found = self._member(os.path.normpath(target))
            if found is None:
                raise KeyError("linkname %r not found" % info.linkname)
            return self.extractfile(found)
        return None

    # ---- writing

    def gettarinfo(self, name=None, arcname=None, fileobj=None):
        self._check("awx")
        if fileobj is not None:
            name = fileobj.name
        info = self.tarinfo()
        info.tarfile = self
        info.name = (name if arcname is None else arcname).replace(os.sep, "/").lstrip("/")
        status = os.fstat(fileobj.fileno()) if fileobj is not None else os.stat(name, follow_symlinks=self.dereference)
        info.type = _KINDS.get(stat.S_IFMT(status.st_mode))
        if info.type is None:
            return None
        info.mode, info.uid, info.gid, info.mtime = status.st_mode, status.st_uid, status.st_gid, status.st_mtime
        inode = status.st_ino, status.st_dev
        inodes = self.__dict__.setdefault("inodes", {})
        if info.isreg() and not self.dereference and status.st_nlink > 1 and inodes.get(inode, info.name) != info.name:
            info.type, info.linkname = LNKTYPE, inodes[inode]
        elif info.isreg() and inode[0]:
            inodes[inode] = info.name
        if info.issym():
            info.linkname = os.readlink(name)
        info.size = status.st_size if info.isreg() else 0
        info.uname, info.gname = _owners(status)
        if info.type in (CHRTYPE, BLKTYPE) and hasattr(os, "major"):
            info.devmajor, info.devminor = os.major(status.st_rdev), os.minor(status.st_rdev)
        return info

    def add(self, name, arcname=None, recursive=True, *, filter=None):
        self._check("awx")
        name = os.fspath(name)
        arcname = name if arcname is None else os.fspath(arcname)
        if self.name is not None and os.path.abspath(name) == self.name:
            return
        info = self.gettarinfo(name, arcname)
        if info is None:
            self._dbg(1, "tarfile: Unsupported type %r" % name)
            return
        if filter is not None:
            info = filter(info)
            if info is None:
                return
        if info.isreg():
            with _open(name, "rb") as file:
                self.addfile(info, file)
        else:
            self.addfile(info)
            for each in sorted(os.listdir(name)) if recursive and info.isdir() else ():
                self.add(os.path.join(name, each), os.path.join(arcname, each), recursive, filter=filter)

    def addfile(self, tarinfo, fileobj=None):
        self._check("awx")
        info = copy.copy(tarinfo)
        info.offset = len(self._data)
        self._data += info.tobuf(self.format, self.encoding, "surrogateescape")
        info.offset_data = len(self._data)
        if fileobj is not None:
            data = fileobj.read(info.size)
            if len(data) < info.size:
                raise OSError("unexpected end of data")
            self._data += _padded(data)
        self.members.append(info)
        self.offset = len(self._data)

    def list(self, verbose=True, *, members=None):
        for info in self.members if members is None else members:
            if verbose:
                when = "%d-%02d-%02d %02d:%02d:%02d" % time.localtime(info.mtime)[:6]
                owner = f"{info.uname or info.uid}/{info.gname or info.gid}"
                print(stat.filemode(info.mode), owner, "%10d" % info.size, when, info.name + ("/" if info.isdir() else ""), end=" ")
                print("-> " + info.linkname if info.issym() else "link to " + info.linkname if info.islnk() else "")
            else:
                print(info.name + ("/" if info.isdir() else ""), end=" \n")

    def close(self):
        if self.closed:
            return
        self.closed = True
        if self.mode in ("a", "w", "x"):
            data = bytes(self._data) + bytes(2 * BLOCKSIZE)
            data += bytes(-len(data) % RECORDSIZE)
            data = self._packed(data) if self._packed else data
            if self._owns:
                with _open(self.name, "wb") as file:
                    file.write(data)
            else:
                if self.mode == "a":
                    self.fileobj.seek(0)
                self.fileobj.write(data)

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, type, value, traceback):
        if type is None:
            self.close()
        else:
            self.closed = True


_KINDS = {stat.S_IFREG: REGTYPE, stat.S_IFDIR: DIRTYPE, stat.S_IFLNK: SYMTYPE, stat.S_IFIFO: FIFOTYPE, stat.S_IFCHR: CHRTYPE,
          stat.S_IFBLK: BLKTYPE}  # fmt: skip


def _owners(status):
    """The names of the owner and the group of a file, as far as the machine knows them."""
    try:
        import grp
        import pwd

        return pwd.getpwuid(status.st_uid).pw_name, grp.getgrgid(status.st_gid).gr_name
    except (ImportError, KeyError):
        return "", ""


def is_tarfile(name):
    try:
        if hasattr(name, "read"):
            start = name.tell()
            made = open(fileobj=name)
            name.seek(start)
        else:
            made = open(name)
        made.close()
        return True
    except TarError:
        return False


open = TarFile.open


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.tarfile(_sys.argv[1:]))
