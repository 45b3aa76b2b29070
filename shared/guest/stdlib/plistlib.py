"""Property lists of Apple's: reading and writing of XML and of the binary format."""

import binascii
import datetime
import itertools
import os
import re
import struct
from enum import Enum
from io import BytesIO
from xml.parsers.expat import ParserCreate

__all__ = ["InvalidFileException", "FMT_XML", "FMT_BINARY", "load", "dump", "loads", "dumps", "UID"]

PlistFormat = Enum("PlistFormat", "FMT_XML FMT_BINARY", module=__name__)
globals().update(PlistFormat.__members__)
PLISTHEADER = b"""\
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
"""
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
_DATE = re.compile(r"(?P<year>\d\d\d\d)(?:-(?P<month>\d\d)(?:-(?P<day>\d\d)(?:T(?P<hour>\d\d)(?::(?P<minute>\d\d)(?::(?P<second>\d\d))?)?)?)?)?Z", re.ASCII)
_EPOCH = datetime.datetime(2001, 1, 1)


class UID:
    def __init__(self, data):
        if not isinstance(data, int):
            raise TypeError("data must be an int")
        if data >= 1 << 64:
            raise ValueError("UIDs cannot be >= 2**64")
        if data < 0:
            raise ValueError("UIDs must be positive")
        self.data = data

    def __index__(self):
        return self.data

    def __repr__(self):
        return f"{type(self).__name__}({self.data!r})"

    def __reduce__(self):
        return self.__class__, (self.data,)

    def __eq__(self, other):
        return self.data == other.data if isinstance(other, UID) else NotImplemented

    def __hash__(self):
        return hash(self.data)


class InvalidFileException(ValueError):
    def __init__(self, message="Invalid file"):
        ValueError.__init__(self, message)


# ---- XML


def _escaped(text):
    found = _CONTROL.search(text)
    if found is not None:
        raise ValueError("strings can't contain control characters; use bytes instead")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class _PlistParser:
    """Handlers of expat that build the value from the inside out."""

    def __init__(self, dict_type):
        self.stack, self.current_key, self.root, self._data, self._dict_type = [], None, None, [], dict_type

    def parse(self, fileobj):
        self.parser = ParserCreate()
        self.parser.StartElementHandler = self._begin
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._data_handler
        self.parser.EntityDeclHandler = self._entity
        self.parser.ParseFile(fileobj)
        return self.root

    def _data_handler(self, data):
        self._data.append(data)

    def _entity(self, *declared):
        raise InvalidFileException("XML entity declarations are not supported in plist files")

    def _begin(self, element, attrs):
        self._data = []
        if element in ("dict", "array"):
            made = self._dict_type() if element == "dict" else []
            self._add(made)
            self.stack.append(made)

    def _text(self):
        text, self._data = "".join(self._data), []
        return text

    def _end(self, element):
        handler = getattr(self, "_end_" + element, None)
        if handler is not None:
            handler()

    def _add(self, value):
        if self.current_key is not None:
            if not isinstance(self.stack[-1], type({})):
                raise ValueError(f"unexpected element at line {self.parser.CurrentLineNumber}")
            self.stack[-1][self.current_key] = value
            self.current_key = None
        elif not self.stack:
            self.root = value
        elif not isinstance(self.stack[-1], list):
            raise ValueError(f"unexpected element at line {self.parser.CurrentLineNumber}")
        else:
            self.stack[-1].append(value)

    def _end_dict(self):
        if self.current_key:
            raise ValueError(f"missing value for key '{self.current_key}' at line {self.parser.CurrentLineNumber}")
        self.stack.pop()

    def _end_array(self):
        self.stack.pop()

    def _end_key(self):
        if self.current_key or not isinstance(self.stack[-1], dict):
            raise ValueError(f"unexpected key at line {self.parser.CurrentLineNumber}")
        self.current_key = self._text()

    def _end_true(self):
        self._add(True)

    def _end_false(self):
        self._add(False)

    def _end_integer(self):
        text = self._text()
        self._add(int(text, 16) if text.startswith(("0x", "0X")) else int(text))

    def _end_real(self):
        self._add(float(self._text()))

    def _end_string(self):
        self._add(self._text())

    def _end_data(self):
        self._add(binascii.a2b_base64(self._text().encode()))

    def _end_date(self):
        found = _DATE.match(self._text())
        self._add(datetime.datetime(*[int(part) for part in found.groups() if part is not None]))


class _PlistWriter:
    def __init__(self, file, sort_keys, skipkeys, **kwargs):
        self._file, self._sorts, self._skips, self._depth = file, sort_keys, skipkeys, 0

    def write(self, value):
        self._file.write(PLISTHEADER)
        self._line('<plist version="1.0">')
        self._value(value)
        self._line("</plist>")

    def _line(self, text):
        self._file.write(b"\t" * self._depth + text.encode("utf-8") + b"\n")

    def _element(self, name, text):
        self._line(f"<{name}>{_escaped(text)}</{name}>")

    def _value(self, value):
        if isinstance(value, str):
            self._element("string", value)
        elif value is True or value is False:
            self._line("<true/>" if value else "<false/>")
        elif isinstance(value, int):
            if not -1 << 63 <= value < 1 << 64:
                raise OverflowError(value)
            self._element("integer", f"{value:d}")
        elif isinstance(value, float):
            self._element("real", repr(value))
        elif isinstance(value, dict):
            self._dict(value)
        elif isinstance(value, (bytes, bytearray)):
            self._bytes(value)
        elif isinstance(value, datetime.datetime):
            self._element("date", f"{value.year:04}-{value.month:02}-{value.day:02}T{value.hour:02}:{value.minute:02}:{value.second:02}Z")
        elif isinstance(value, (tuple, list)):
            self._array(value)
        else:
            raise TypeError(f"unsupported type: {type(value)}")

    def _bytes(self, data):
        # Apple breaks base64 so that lines with their indentation have 76 columns, a tab counting 8.
        width = max(16, 76 - len("\t".expandtabs() * self._depth)) // 4 * 3
        self._line("<data>")
        for i in range(0, len(data), width):
            self._line(binascii.b2a_base64(data[i : i + width]).decode().rstrip("\n"))
        self._line("</data>")

    def _dict(self, value):
        if not value:
            self._line("<dict/>")
            return
        self._line("<dict>")
        self._depth += 1
        for key, each in sorted(value.items()) if self._sorts else value.items():
            if not isinstance(key, str):
                if self._skips:
                    continue
                raise TypeError("keys must be strings")
            self._element("key", key)
            self._value(each)
        self._depth -= 1
        self._line("</dict>")

    def _array(self, value):
        if not value:
            self._line("<array/>")
            return
        self._line("<array>")
        self._depth += 1
        for each in value:
            self._value(each)
        self._depth -= 1
        self._line("</array>")


def _is_fmt_xml(header):
    marks = (b"<?xml", b"<plist")
    if any(header.startswith(mark) for mark in marks):
        return True
    for bom, encoding in ((b"\xef\xbb\xbf", "utf-8"), (b"\xfe\xff", "utf-16-be"), (b"\xff\xfe", "utf-16-le")):
        if header.startswith(bom):
            return any(header[len(bom) :].startswith(mark.decode().encode(encoding)) for mark in marks)
    return False


# ---- binary


class _BinaryPlistParser:
    def __init__(self, dict_type):
        self._dict_type = dict_type

    def parse(self, fp):
        try:
            self._fp = fp
            self._fp.seek(-32, os.SEEK_END)
            trailer = self._fp.read(32)
            if len(trailer) != 32:
                raise InvalidFileException()
            offset_size, self._ref_size, count, top, table = struct.unpack(">6xBBQQQ", trailer)
            self._fp.seek(table)
            self._offsets = self._ints(count, offset_size)
            self._objects = [_undefined] * count
            return self._read(top)
        except (OSError, IndexError, struct.error, OverflowError, ValueError):
            raise InvalidFileException() from None

    def _size(self, low):
        if low != 0xF:
            return low
        marker = self._fp.read(1)[0] & 0x3
        width = 1 << marker
        return struct.unpack(">" + "BHLQ"[marker], self._fp.read(width))[0]

    def _ints(self, n, size):
        data = self._fp.read(size * n)
        if size in (1, 2, 4, 8):
            return struct.unpack(f">{n}{'BHLQ'[size.bit_length() - 1]}", data)
        if not size or len(data) != size * n:
            raise InvalidFileException()
        return tuple(int.from_bytes(data[i : i + size], "big") for i in range(0, size * n, size))

    def _bytes(self, n):
        data = self._fp.read(n)
        if len(data) != n:
            raise InvalidFileException()
        return data

    def _read(self, ref):
        made = self._objects[ref]
        if made is not _undefined:
            return made
        self._fp.seek(self._offsets[ref])
        token = self._fp.read(1)[0]
        high, low = token & 0xF0, token & 0x0F
        if high in (0xA0, 0xD0):
            return self._container(ref, high, self._size(low))
        made = self._objects[ref] = self._plain(token, high, low)
        return made

    def _plain(self, token, high, low):
        known = {0x00: None, 0x08: False, 0x09: True, 0x0F: b""}
        if token in known:
            return known[token]
        if high == 0x10:
            return int.from_bytes(self._fp.read(1 << low), "big", signed=low >= 3)
        if token in (0x22, 0x23):
            return struct.unpack(">f" if token == 0x22 else ">d", self._fp.read(4 if token == 0x22 else 8))[0]
        if token == 0x33:
            return _EPOCH + datetime.timedelta(seconds=struct.unpack(">d", self._fp.read(8))[0])
        if high == 0x40:
            return self._bytes(self._size(low))
        if high == 0x50:
            return self._bytes(self._size(low)).decode("ascii")
        if high == 0x60:
            return self._bytes(self._size(low) * 2).decode("utf-16be")
        if high == 0x80:
            return UID(int.from_bytes(self._fp.read(1 + low), "big"))
        raise InvalidFileException()

    def _container(self, ref, high, size):
        if high == 0xA0:
            refs = self._ints(size, self._ref_size)
            made = self._objects[ref] = []
            for each in refs:
                made.append(self._read(each))
            return made
        keys, values = self._ints(size, self._ref_size), self._ints(size, self._ref_size)
        made = self._objects[ref] = self._dict_type()
        try:
            for key, value in zip(keys, values):
                made[self._read(key)] = self._read(value)
        except TypeError:
            raise InvalidFileException() from None
        return made


_undefined = object()
_SCALARS = (str, int, float, datetime.datetime, bytes)


class _BinaryPlistWriter:
    def __init__(self, fp, sort_keys, skipkeys):
        self._fp, self._sorts, self._skips = fp, sort_keys, skipkeys

    def write(self, value):
        self._list, self._by_value, self._by_id = [], {}, {}
        self._flatten(value)
        count = len(self._list)
        self._offsets, self._ref_size = [0] * count, _width(count)
        self._fp.write(b"bplist00")
        for each in self._list:
            self._write(each)
        top, table = self._ref(value), self._fp.tell()
        offset_size = _width(table)
        self._fp.write(b"".join([n.to_bytes(offset_size, "big") for n in self._offsets]))
        self._fp.write(struct.pack(">5xBBBQQQ", 0, offset_size, self._ref_size, count, top, table))

    def _flatten(self, value):
        if isinstance(value, _SCALARS):
            if (type(value), value) in self._by_value:
                return
        elif id(value) in self._by_id:
            return
        place = len(self._list)
        self._list.append(value)
        if isinstance(value, _SCALARS):
            self._by_value[type(value), value] = place
        else:
            self._by_id[id(value)] = place
        if isinstance(value, dict):
            keys, values = [], []
            for key, each in sorted(value.items()) if self._sorts else value.items():
                if not isinstance(key, str):
                    if self._skips:
                        continue
                    raise TypeError("keys must be strings")
                keys.append(key)
                values.append(each)
            for each in itertools.chain(keys, values):
                self._flatten(each)
        elif isinstance(value, (list, tuple)):
            for each in value:
                self._flatten(each)

    def _ref(self, value):
        return self._by_value[type(value), value] if isinstance(value, _SCALARS) else self._by_id[id(value)]

    def _head(self, token, size):
        if size < 15:
            self._fp.write(bytes([token | size]))
            return
        power = max(0, (_width(size) - 1).bit_length())
        self._fp.write(bytes([token | 0xF, 0x10 | power]) + size.to_bytes(1 << power, "big"))

    def _refs(self, values):
        self._fp.write(b"".join([self._ref(v).to_bytes(self._ref_size, "big") for v in values]))

    def _write(self, value):
        self._offsets[self._ref(value)] = self._fp.tell()
        if value is None or value is False or value is True:
            self._fp.write(b"\x00" if value is None else b"\x09" if value else b"\x08")
        elif isinstance(value, int):
            self._int(value)
        elif isinstance(value, float):
            self._fp.write(struct.pack(">Bd", 0x23, value))
        elif isinstance(value, datetime.datetime):
            self._fp.write(struct.pack(">Bd", 0x33, (value - _EPOCH).total_seconds()))
        elif isinstance(value, (bytes, bytearray)):
            self._head(0x40, len(value))
            self._fp.write(value)
        elif isinstance(value, str):
            data = value.encode("ascii" if value.isascii() else "utf-16be")
            self._head(0x50 if value.isascii() else 0x60, len(data) if value.isascii() else len(data) // 2)
            self._fp.write(data)
        elif isinstance(value, UID):
            self._uid(value.data)
        elif isinstance(value, (list, tuple)):
            self._head(0xA0, len(value))
            self._refs(value)
        elif isinstance(value, dict):
            pairs = [(k, v) for k, v in (sorted(value.items()) if self._sorts else value.items()) if isinstance(k, str)]
            self._head(0xD0, len(pairs))
            self._refs([k for k, _ in pairs])
            self._refs([v for _, v in pairs])
        else:
            raise TypeError(value)

    def _int(self, value):
        if value < 0:
            if value < -1 << 63:
                raise OverflowError(value)
            self._fp.write(struct.pack(">Bq", 0x13, value))
        elif value < 1 << 63:
            power = next(p for p in range(4) if value < 1 << (8 << p))
            self._fp.write(bytes([0x10 | power]) + value.to_bytes(1 << power, "big"))
        elif value < 1 << 64:
            self._fp.write(b"\x14" + value.to_bytes(16, "big", signed=True))
        else:
            raise OverflowError(value)

    def _uid(self, data):
        power = next(p for p in range(4) if data < 1 << (8 << p))
        self._fp.write(bytes([0x80 | (1 << power) - 1]) + data.to_bytes(1 << power, "big"))


def _width(n):
    """How many bytes numbers up to n take: 1, 2, 4 or 8."""
    return next(w for w in (1, 2, 4, 8) if n < 1 << 8 * w or w == 8)


def _is_fmt_binary(header):
    return header[:8] == b"bplist00"


# ---- the functions

_FORMATS = {
    PlistFormat.FMT_XML: dict(detect=_is_fmt_xml, parser=_PlistParser, writer=_PlistWriter),
    PlistFormat.FMT_BINARY: dict(detect=_is_fmt_binary, parser=_BinaryPlistParser, writer=_BinaryPlistWriter),
}


def load(fp, *, fmt=None, dict_type=dict):
    if fmt is None:
        header = fp.read(32)
        fp.seek(0)
        for info in _FORMATS.values():
            if info["detect"](header):
                break
        else:
            raise InvalidFileException()
    else:
        info = _FORMATS[fmt]
    return info["parser"](dict_type=dict_type).parse(fp)


def loads(value, *, fmt=None, dict_type=dict):
    return load(BytesIO(value), fmt=fmt, dict_type=dict_type)


def dump(value, fp, *, fmt=PlistFormat.FMT_XML, sort_keys=True, skipkeys=False):
    if fmt not in _FORMATS:
        raise ValueError(f"Unsupported format: {fmt!r}")
    _FORMATS[fmt]["writer"](fp, sort_keys=sort_keys, skipkeys=skipkeys).write(value)


def dumps(value, *, fmt=PlistFormat.FMT_XML, skipkeys=False, sort_keys=True):
    fp = BytesIO()
    dump(value, fp, fmt=fmt, skipkeys=skipkeys, sort_keys=sort_keys)
    return fp.getvalue()
