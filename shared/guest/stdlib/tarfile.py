"""Tar archives: ustar, GNU and pax headers, sparse files; plain or packed, in files and in streams that only go forward."""

import copy
import io
import os
import stat
import time

from _tarfile_extract import Extraction
from _tarfile_filters import (  # noqa: F401
    _FILTERS, AbsoluteLinkError, AbsolutePathError, CompressionError, EmptyHeaderError, EOFHeaderError, ExtractError, FilterError,
    HeaderError, InvalidHeaderError, LinkOutsideDestinationError, OutsideDestinationError, ReadError, SpecialFileError, StreamError,
    SubsequentHeaderError, TarError, TruncatedHeaderError, data_filter, fully_trusted_filter, tar_filter,
)
from _tarfile_stream import ExFileObject, _Stream

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
SUPPORTED_TYPES = (*REGULAR_TYPES, LNKTYPE, SYMTYPE, CHRTYPE, BLKTYPE, DIRTYPE, FIFOTYPE, GNUTYPE_LONGNAME, GNUTYPE_LONGLINK)
GNU_TYPES = (GNUTYPE_LONGNAME, GNUTYPE_LONGLINK, GNUTYPE_SPARSE)
PAX_FIELDS = ("path", "linkpath", "size", "mtime", "uid", "gid", "uname", "gname")
PAX_NAME_FIELDS = {"path", "linkpath", "uname", "gname"}
PAX_NUMBER_FIELDS = {"atime": float, "ctime": float, "mtime": float, "uid": int, "gid": int, "size": int}
bltn_open = _open = open


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
    __slots__ = {
        "name": "name of the member", "mode": "permission bits", "uid": "number of the user", "gid": "number of the group",
        "size": "size in bytes", "mtime": "time of the last change", "chksum": "checksum of the header", "type": "kind of member",
        "linkname": "what a link leads to", "uname": "name of the user", "gname": "name of the group", "devmajor": None, "devminor": None,
        "offset": "where the header is", "offset_data": "where the data are", "pax_headers": None, "sparse": None, "tarfile": None,
        "_sparse_structs": None, "_link_target": None, "_pieces": None, "_goes_on": None, "_whole": None,
    }  # fmt: skip

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
        if format == USTAR_FORMAT:
            return self.create_ustar_header(info, encoding, errors)
        return self.create_gnu_header(info, encoding, errors) if format == GNU_FORMAT else self.create_pax_header(info, encoding)

    @staticmethod
    def _raw(info, encoding, errors):
        return {key: info[key].encode(encoding, errors) for key in ("name", "linkname", "uname", "gname")}

    def create_ustar_header(self, info, encoding, errors):
        raw, prefix = self._raw(info, encoding, errors), b""
        if len(raw["linkname"]) > LENGTH_LINK:
            raise ValueError("linkname is too long")
        if len(raw["name"]) > LENGTH_NAME:
            prefix, raw["name"] = self._split(raw["name"])
        return self._block({**info, **raw, "prefix": prefix, "magic": POSIX_MAGIC}, USTAR_FORMAT)

    def create_gnu_header(self, info, encoding, errors):
        raw, before = self._raw(info, encoding, errors), b""
        for key, kind in (("linkname", GNUTYPE_LONGLINK), ("name", GNUTYPE_LONGNAME)):
            if len(raw[key]) > LENGTH_NAME:
                data = raw[key] + NUL
                before += self._block({"name": b"././@LongLink", "size": len(data), "type": kind, "magic": GNU_MAGIC}, GNU_FORMAT) + _padded(data)
        return before + self._block({**info, **raw, "magic": GNU_MAGIC}, GNU_FORMAT)

    def create_pax_header(self, info, encoding):
        info, raw = dict(info), {}
        before = self._pax(info, raw)
        return before + self._block({**info, **raw, "magic": POSIX_MAGIC}, PAX_FORMAT)

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
        return self._pax_block(extra, XHDTYPE) if extra else b""

    @classmethod
    def _pax_block(cls, records, kind):
        data = b""
        for key, value in records.items():
            line = b" " + key.encode() + b"=" + value.encode("utf-8", "surrogateescape") + b"\n"
            size = len(line)
            while size != len(line) + len(str(size)):
                size = len(line) + len(str(size))
            data += str(size).encode() + line
        return cls._block({"name": b"././@PaxHeader", "size": len(data), "type": kind, "magic": POSIX_MAGIC}, USTAR_FORMAT) + _padded(data)

    @classmethod
    def create_pax_global_header(cls, pax_headers):
        """The header that tells what holds for all members."""
        return cls._pax_block(pax_headers, XGLTYPE)

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
            raise EmptyHeaderError("empty header")
        if len(buf) != BLOCKSIZE:
            raise TruncatedHeaderError("truncated header")
        if buf.count(NUL) == BLOCKSIZE:
            raise EOFHeaderError("end of file header")
        self = cls(nts(buf[:100]))
        self.chksum = nti(buf[148:156])
        plain = buf[:148] + b" " * 8 + buf[156:]
        if self.chksum not in (sum(plain), sum(b - 256 if b > 127 else b for b in plain)):
            raise InvalidHeaderError("bad checksum")
        self.mode, self.uid, self.gid = nti(buf[100:108]), nti(buf[108:116]), nti(buf[116:124])
        self.size, self.mtime, self.type = nti(buf[124:136]), nti(buf[136:148]), buf[156:157]
        self.linkname, self.uname, self.gname = nts(buf[157:257]), nts(buf[265:297]), nts(buf[297:329])
        self.devmajor, self.devminor = nti(buf[329:337]), nti(buf[337:345])
        prefix = nts(buf[345:500])
        if self.type == AREGTYPE and self.name.endswith("/"):
            self.type = DIRTYPE
        if self.type == GNUTYPE_SPARSE:
            self._pieces, self._goes_on, self._whole = _pieces(buf[386:482]), bool(buf[482]), nti(buf[483:495])
        if self.isdir():
            self.name = self.name.rstrip("/")
        if prefix and self.type not in (GNUTYPE_LONGNAME, GNUTYPE_LONGLINK, GNUTYPE_SPARSE):
            self.name = prefix + "/" + self.name
        return self

    # ---- reading: a header, and those that belong to it

    @classmethod
    def fromtarfile(cls, tarfile):
        """The next member of an archive."""
        made = cls.frombuf(tarfile.fileobj.read(BLOCKSIZE), tarfile.encoding, tarfile.errors)
        made.offset = tarfile.fileobj.tell() - BLOCKSIZE
        return made._proc_member(tarfile)

    def _proc_member(self, tarfile):
        if self.type in (GNUTYPE_LONGNAME, GNUTYPE_LONGLINK):
            return self._long_name(tarfile)
        if self.type == GNUTYPE_SPARSE:
            return self._sparse_file(tarfile)
        if self.type in (XHDTYPE, XGLTYPE, SOLARIS_XHDTYPE):
            return self._extended(tarfile)
        self.offset_data = tarfile.fileobj.tell()
        tarfile.offset = self._end()
        self._apply_pax_info(tarfile.pax_headers, tarfile.encoding, tarfile.errors)
        if self.isdir():
            self.name = self.name.rstrip("/")
        return self

    def _end(self):
        """Where the next header is."""
        has_data = self.isreg() or self.type not in SUPPORTED_TYPES
        return self.offset_data + (_whole_blocks(self.size) if has_data else 0)

    def _next(self, tarfile):
        try:
            return self.fromtarfile(tarfile)
        except HeaderError as error:
            raise SubsequentHeaderError(str(error)) from None

    def _long_name(self, tarfile):
        text = nts(tarfile.fileobj.read(_whole_blocks(self.size)), tarfile.encoding, tarfile.errors)
        made = self._next(tarfile)
        made.offset = self.offset
        if self.type == GNUTYPE_LONGNAME:
            made.name = text.rstrip("/") if made.isdir() else text
        else:
            made.linkname = text
        return made

    def _sparse_file(self, tarfile):
        pieces, goes_on = self._pieces, self._goes_on
        while goes_on:
            block = tarfile.fileobj.read(BLOCKSIZE)
            pieces += _pieces(block[:504])
            goes_on = bool(block[504])
        self.sparse, self.offset_data = pieces, tarfile.fileobj.tell()
        tarfile.offset = self.offset_data + _whole_blocks(self.size)
        self.size = self._whole
        return self

    def _extended(self, tarfile):
        headers = tarfile.pax_headers if self.type == XGLTYPE else dict(tarfile.pax_headers)
        data = tarfile.fileobj.read(_whole_blocks(self.size))[: self.size]
        records = _records(data, tarfile.encoding, tarfile.errors)
        headers.update(records)
        made = self._next(tarfile)
        if self.type == XGLTYPE:
            return made
        if "GNU.sparse.map" in headers:
            numbers = [int(number) for number in headers["GNU.sparse.map"].split(",")]
            made.sparse = list(zip(numbers[::2], numbers[1::2]))
        elif "GNU.sparse.size" in headers:
            starts, sizes = [[int(value) for key, value in _all_records(data) if key == b"GNU.sparse." + end] for end in (b"offset", b"numbytes")]
            made.sparse = list(zip(starts, sizes))
        elif headers.get("GNU.sparse.major") == "1" and headers.get("GNU.sparse.minor") == "0":
            made._map_in_data(tarfile)
        made._apply_pax_info(headers, tarfile.encoding, tarfile.errors)
        made.offset = self.offset
        if "size" in headers and made.type != XHDTYPE:
            tarfile.offset = made._end()
        return made

    def _map_in_data(self, tarfile):
        """The map of a sparse file stands before its data: numbers in lines."""
        buffer = tarfile.fileobj.read(BLOCKSIZE)

        def number():
            nonlocal buffer
            while b"\n" not in buffer:
                buffer += tarfile.fileobj.read(BLOCKSIZE)
            text, _, buffer = buffer.partition(b"\n")
            return int(text)

        numbers = [number() for _ in range(2 * number())]
        self.offset_data = tarfile.fileobj.tell()
        self.sparse = list(zip(numbers[::2], numbers[1::2]))

    def _apply_pax_info(self, headers, encoding, errors):
        for key, value in headers.items():
            if key == "GNU.sparse.name":
                self.path = value
            elif key in ("GNU.sparse.size", "GNU.sparse.realsize"):
                self.size = int(value)
            elif key in PAX_FIELDS:
                if key in PAX_NUMBER_FIELDS:
                    try:
                        value = PAX_NUMBER_FIELDS[key](value)
                    except ValueError:
                        value = 0
                setattr(self, key, value.rstrip("/") if key == "path" else value)
        self.pax_headers = dict(headers)

    def __repr__(self):
        return "<%s %r at %#x>" % (self.__class__.__name__, self.name, id(self))


def _pieces(data):
    """[(offset, size)] of a sparse file, as far as the fields go."""
    made = []
    for at in range(0, len(data) - 23, 24):
        try:
            start, size = nti(data[at : at + 12]), nti(data[at + 12 : at + 24])
        except InvalidHeaderError:
            break
        made.append((start, size))
    return made


def _all_records(data):
    """(key, value) of an extended header."""
    while data and data[0]:
        size, _, _ = data.partition(b" ")
        if not size.isdigit():
            break
        if not int(size):
            raise InvalidHeaderError("invalid header")
        key, _, value = data[len(size) + 1 : int(size) - 1].partition(b"=")
        yield key, value
        data = data[int(size) :]


def _records(data, encoding, errors):
    found = dict(_all_records(data))
    charset = "utf-8" if found.get(b"hdrcharset") != b"BINARY" else encoding
    made = {}
    for key, value in found.items():
        key = key.decode("utf-8", errors)
        try:
            made[key] = value.decode(charset if key in PAX_NAME_FIELDS else "utf-8", "strict")
        except UnicodeDecodeError:
            made[key] = value.decode(encoding, errors)
    return made


def _whole_blocks(size):
    return -(-size // BLOCKSIZE) * BLOCKSIZE


def _padded(data):
    return data + bytes(-len(data) % BLOCKSIZE)


class TarFile(Extraction):
    debug, dereference, ignore_zeros, errorlevel, format = 0, False, False, 1, DEFAULT_FORMAT
    encoding, errors, tarinfo, fileobject, extraction_filter = ENCODING, None, TarInfo, ExFileObject, None
    OPEN_METH = {"tar": "taropen", "gz": "gzopen", "bz2": "bz2open", "xz": "xzopen"}
    _MODES = {"r": "rb", "a": "r+b", "w": "wb", "x": "xb"}

    def __init__(self, name=None, mode="r", fileobj=None, format=None, tarinfo=None, dereference=None, ignore_zeros=None, encoding=None,
                 errors="surrogateescape", pax_headers=None, debug=None, errorlevel=None, copybufsize=None):  # fmt: skip
        if mode not in self._MODES:
            raise ValueError("mode must be 'r', 'a', 'w' or 'x'")
        self._extfileobj = bool(fileobj)
        if not fileobj:
            if mode == "a" and not os.path.exists(name):
                mode = "w"
            fileobj = bltn_open(name, self._MODES[mode])
        elif name is None and isinstance(getattr(fileobj, "name", None), (str, bytes)):
            name = fileobj.name
        self.mode, self._mode, self.fileobj, self.closed = mode, getattr(fileobj, "mode", self._MODES[mode]), fileobj, False
        self.name, self.errors, self.copybufsize = os.path.abspath(name) if name else None, errors, copybufsize
        for key, value in (("format", format), ("tarinfo", tarinfo), ("dereference", dereference), ("ignore_zeros", ignore_zeros), ("encoding", encoding),
                           ("debug", debug), ("errorlevel", errorlevel)):  # fmt: skip
            if value is not None:
                setattr(self, key, value)
        self.pax_headers = pax_headers if pax_headers is not None and self.format == PAX_FORMAT else {}
        self.members, self.inodes, self._loaded, self.firstmember = [], {}, False, None
        try:
            self.offset = self.fileobj.tell()
            self._begin()
        except BaseException:
            if not self._extfileobj:
                self.fileobj.close()
            self.closed = True
            raise

    def _begin(self):
        if self.mode == "r":
            self.firstmember = self.next()
            return
        self._loaded = True
        if self.mode == "a":
            self._find_end()
        elif self.pax_headers:
            self._write(self.tarinfo.create_pax_global_header(dict(self.pax_headers)))

    def _find_end(self):
        """Reads up to where the next member is written."""
        while True:
            self.fileobj.seek(self.offset)
            try:
                self.members.append(self.tarinfo.fromtarfile(self))
            except EOFHeaderError:
                self.fileobj.seek(self.offset)
                return
            except HeaderError as error:
                raise ReadError(str(error)) from None

    # ---- opening

    @classmethod
    def open(cls, name=None, mode="r", fileobj=None, bufsize=RECORDSIZE, **kwargs):
        if not name and not fileobj:
            raise ValueError("nothing to open")
        if mode in ("r", "r:*"):
            return cls._open_any(name, fileobj, kwargs)
        if ":" in mode:
            filemode, kind = mode.split(":", 1)
            filemode, kind = filemode or "r", kind or "tar"
            if kind not in cls.OPEN_METH:
                raise CompressionError("unknown compression type %r" % kind)
            return getattr(cls, cls.OPEN_METH[kind])(name, filemode, fileobj, **kwargs)
        if "|" in mode:
            filemode, kind = mode.split("|", 1)
            filemode, kind = filemode or "r", kind or "tar"
            if filemode not in ("r", "w"):
                raise ValueError("mode must be 'r' or 'w'")
            return cls._over(_Stream(name, filemode, kind, fileobj, bufsize), name, filemode, kwargs)
        if mode in ("a", "w", "x"):
            return cls.taropen(name, mode, fileobj, **kwargs)
        raise ValueError("undiscernible mode")

    @classmethod
    def _open_any(cls, name, fileobj, kwargs):
        """Packed as it may be: plain comes last."""
        start = fileobj.tell() if fileobj is not None else None
        told = []
        for kind in sorted(cls.OPEN_METH, key=lambda kind: cls.OPEN_METH[kind] == "taropen"):
            try:
                return getattr(cls, cls.OPEN_METH[kind])(name, "r", fileobj, **kwargs)
            except (ReadError, CompressionError) as error:
                told.append(f"- method {kind}: {error!r}")
                if fileobj is not None:
                    fileobj.seek(start)
        listed = "\n".join(told)
        raise ReadError(f"file could not be opened successfully:\n{listed}")

    @classmethod
    def _over(cls, source, name, mode, kwargs):
        """The archive over a source of its own, which is closed with it."""
        try:
            made = cls(name, mode, source, **kwargs)
        except BaseException:
            source.close()
            raise
        made._extfileobj = False
        return made

    @classmethod
    def taropen(cls, name, mode="r", fileobj=None, **kwargs):
        if mode not in cls._MODES:
            raise ValueError("mode must be 'r', 'a', 'w' or 'x'")
        return cls(name, mode, fileobj, **kwargs)

    @classmethod
    def _packed(cls, make, errors, refusal, name, mode, kwargs):
        if mode not in ("r", "w", "x"):
            raise ValueError("mode must be 'r', 'w' or 'x'")
        source = make()
        try:
            return cls._over(source, name, mode, kwargs)
        except errors as error:
            if mode == "r":
                raise ReadError(refusal) from error
            raise

    @classmethod
    def gzopen(cls, name, mode="r", fileobj=None, compresslevel=9, **kwargs):
        from gzip import GzipFile

        return cls._packed(lambda: GzipFile(name, mode + "b", compresslevel, fileobj), OSError, "not a gzip file", name, mode, kwargs)

    @classmethod
    def bz2open(cls, name, mode="r", fileobj=None, compresslevel=9, **kwargs):
        from bz2 import BZ2File

        return cls._packed(
            lambda: BZ2File(fileobj or name, mode, compresslevel=compresslevel), (OSError, EOFError), "not a bzip2 file", name, mode, kwargs)

    @classmethod
    def xzopen(cls, name, mode="r", fileobj=None, preset=None, **kwargs):
        from lzma import LZMAError, LZMAFile

        return cls._packed(lambda: LZMAFile(fileobj or name, mode, preset=preset), (LZMAError, EOFError), "not an lzma file", name, mode, kwargs)

    # ---- reading

    def next(self):
        """The next member; None at the end."""
        self._check("ra")
        if self.firstmember is not None:
            first, self.firstmember = self.firstmember, None
            return first
        if self.offset != self.fileobj.tell():
            if not self.offset:
                return None
            self.fileobj.seek(self.offset - 1)
            if not self.fileobj.read(1):
                raise ReadError("unexpected end of data")
        found = self._next_header()
        if found is None:
            self._loaded = True
        else:
            self.members.append(found)
        return found

    def _next_header(self):
        while True:
            try:
                return self.tarinfo.fromtarfile(self)
            except (EOFHeaderError, InvalidHeaderError) as error:
                if self.ignore_zeros:
                    self._dbg(2, f"{self.offset:#X}: {error}")
                    self.offset += BLOCKSIZE
                    continue
                if isinstance(error, InvalidHeaderError) and not self.offset:
                    raise ReadError(str(error)) from None
            except EmptyHeaderError:
                if not self.offset:
                    raise ReadError("empty file") from None
            except TruncatedHeaderError as error:
                if not self.offset:
                    raise ReadError(str(error)) from None
            except SubsequentHeaderError as error:
                raise ReadError(str(error)) from None
            except Exception as error:
                import zlib

                if isinstance(error, zlib.error):
                    raise ReadError(f"zlib error: {error}") from None
                raise
            return None

    def _load(self):
        """Reads all headers."""
        if not self._loaded:
            while self.next() is not None:
                pass
            self._loaded = True

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

    def _member(self, name, before=None):
        """The last member of the name; in front of another one where that is given."""
        members = self.getmembers()
        if before is not None and before in members:
            members = members[: members.index(before)]
        return next((m for m in reversed(members) if m.name == name), None)

    def getmembers(self):
        self._check()
        self._load()
        return self.members

    def getnames(self):
        return [m.name for m in self.getmembers()]

    def __iter__(self):
        self._check()
        if self._loaded:
            yield from self.members
            return
        index = 0
        if self.firstmember is not None:
            found = self.next()
            index += 1
            yield found
        while True:
            if index < len(self.members):
                found = self.members[index]
            else:
                found = None if self._loaded else self.next()
                if not found:
                    self._loaded = True
                    return
            index += 1
            yield found

    def extractfile(self, member):
        self._check("r")
        info = self.getmember(member) if isinstance(member, str) else member
        if info.isreg() or info.type not in SUPPORTED_TYPES:
            return self.fileobject(self, info)
        if info.islnk() or info.issym():
            if isinstance(self.fileobj, _Stream):
                raise StreamError("cannot extract (sym)link as file object")
            return self.extractfile(self._find_link_target(info))
        return None

    def _find_link_target(self, info):
        if info.issym():
            linkname, before = "/".join(filter(None, (os.path.dirname(info.name), info.linkname))), None
        else:
            linkname, before = info.linkname, info
        found = self._member(os.path.normpath(linkname), before)
        if found is None:
            raise KeyError("linkname %r not found" % linkname)
        return found

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
        inodes = self.inodes
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

    def _write(self, data):
        self.fileobj.write(data)
        self.offset += len(data)

    def addfile(self, tarinfo, fileobj=None):
        self._check("awx")
        info = copy.copy(tarinfo)
        self._write(info.tobuf(self.format, self.encoding, self.errors))
        if fileobj is not None:
            left = info.size
            while left:
                data = fileobj.read(min(left, self.copybufsize or 16384))
                if not data:
                    raise OSError("unexpected end of data")
                self._write(data)
                left -= len(data)
            self._write(bytes(-info.size % BLOCKSIZE))
        self.members.append(info)

    def list(self, verbose=True, *, members=None):
        for info in self if members is None else members:
            if verbose:
                when = "%d-%02d-%02d %02d:%02d:%02d" % time.localtime(info.mtime)[:6]
                owner = f"{info.uname or info.uid}/{info.gname or info.gid}"
                print(stat.filemode(info.mode), owner, "%10d" % info.size, when, info.name + ("/" if info.isdir() else ""), end=" ")
                print("-> " + info.linkname if info.issym() else "link to " + info.linkname if info.islnk() else "")
            else:
                print(info.name + ("/" if info.isdir() else ""), end=" \n")

    def close(self):
        """Writes the end of what is written."""
        if self.closed:
            return
        self.closed = True
        try:
            if self.mode in ("a", "w", "x"):
                self._write(bytes(2 * BLOCKSIZE))
                self._write(bytes(-self.offset % RECORDSIZE))
        finally:
            if not self._extfileobj:
                self.fileobj.close()

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, type, value, traceback):
        if type is None:
            self.close()
            return
        if not self._extfileobj:
            self.fileobj.close()
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
