"""xdrlib: values packed as RFC 1014 (External Data Representation) says: big-endian, in units of four bytes."""

import functools
import struct
import warnings
from io import BytesIO

warnings._deprecated(__name__, remove=(3, 13))

__all__ = ["Error", "Packer", "Unpacker", "ConversionError"]


class Error(Exception):
    """A value that cannot be packed or bytes that cannot be unpacked; the reason is `msg`."""

    def __init__(self, msg):
        self.msg = msg

    def __repr__(self):
        return repr(self.msg)

    def __str__(self):
        return str(self.msg)


class ConversionError(Error):
    """A value that struct refuses."""


def _converting(method):
    @functools.wraps(method)
    def convert(self, value):
        try:
            return method(self, value)
        except struct.error as error:
            raise ConversionError(error.args[0]) from None

    return convert


class Packer:
    """Collects packed values."""

    def __init__(self):
        self.reset()

    def reset(self):
        self.__buf = BytesIO()

    def get_buffer(self):
        return self.__buf.getvalue()

    get_buf = get_buffer

    def _write(self, code, value):
        self.__buf.write(struct.pack(code, value))

    @_converting
    def pack_uint(self, x):
        self._write(">L", x)

    @_converting
    def pack_int(self, x):
        self._write(">l", x)

    pack_enum = pack_int

    def pack_bool(self, x):
        self.__buf.write(b"\0\0\0\1" if x else b"\0\0\0\0")

    def pack_uhyper(self, x):
        try:
            halves = x >> 32 & 0xFFFFFFFF, x & 0xFFFFFFFF
        except TypeError as error:
            raise ConversionError(error.args[0]) from None
        for half in halves:
            self.pack_uint(half)

    pack_hyper = pack_uhyper

    @_converting
    def pack_float(self, x):
        self._write(">f", x)

    @_converting
    def pack_double(self, x):
        self._write(">d", x)

    def pack_fstring(self, n, s):
        if n < 0:
            raise ValueError("fstring size must be nonnegative")
        self.__buf.write(s[:n].ljust((n + 3) // 4 * 4, b"\0"))

    pack_fopaque = pack_fstring

    def pack_string(self, s):
        self.pack_uint(len(s))
        self.pack_fstring(len(s), s)

    pack_opaque = pack_bytes = pack_string

    def pack_list(self, list, pack_item):
        """Each item behind a 1; a 0 ends them."""
        for item in list:
            self.pack_uint(1)
            pack_item(item)
        self.pack_uint(0)

    def pack_farray(self, n, list, pack_item):
        if len(list) != n:
            raise ValueError("wrong array size")
        for item in list:
            pack_item(item)

    def pack_array(self, list, pack_item):
        self.pack_uint(len(list))
        self.pack_farray(len(list), list, pack_item)


class Unpacker:
    """Takes values from packed bytes, one after the other."""

    def __init__(self, data):
        self.reset(data)

    def reset(self, data):
        self.__buf = data
        self.__pos = 0

    def get_position(self):
        return self.__pos

    def set_position(self, position):
        self.__pos = position

    def get_buffer(self):
        return self.__buf

    def done(self):
        if self.__pos < len(self.__buf):
            raise Error("unextracted data remains")

    def _take(self, count, code=None):
        data = self.__buf[self.__pos : self.__pos + count]
        self.__pos += count
        if len(data) < count:
            raise EOFError
        return data if code is None else struct.unpack(code, data)[0]

    def unpack_uint(self):
        return self._take(4, ">L")

    def unpack_int(self):
        return self._take(4, ">l")

    unpack_enum = unpack_int

    def unpack_bool(self):
        return bool(self.unpack_int())

    def unpack_uhyper(self):
        high = self.unpack_uint()
        return int(high) << 32 | self.unpack_uint()

    def unpack_hyper(self):
        value = self.unpack_uhyper()
        return value - (1 << 64) if value >= 1 << 63 else value

    def unpack_float(self):
        return self._take(4, ">f")

    def unpack_double(self):
        return self._take(8, ">d")

    def unpack_fstring(self, n):
        if n < 0:
            raise ValueError("fstring size must be nonnegative")
        end = self.__pos + (n + 3) // 4 * 4
        if end > len(self.__buf):
            raise EOFError
        data = self.__buf[self.__pos : self.__pos + n]
        self.__pos = end
        return data

    unpack_fopaque = unpack_fstring

    def unpack_string(self):
        return self.unpack_fstring(self.unpack_uint())

    unpack_opaque = unpack_bytes = unpack_string

    def unpack_list(self, unpack_item):
        items = []
        while (mark := self.unpack_uint()) != 0:
            if mark != 1:
                raise ConversionError(f"0 or 1 expected, got {mark!r}")
            items.append(unpack_item())
        return items

    def unpack_farray(self, n, unpack_item):
        return [unpack_item() for _ in range(n)]

    def unpack_array(self, unpack_item):
        return self.unpack_farray(self.unpack_uint(), unpack_item)
