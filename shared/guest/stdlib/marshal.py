"""Values as bytes, in the format (version 4) of CPython 3.11's marshal."""
import struct
import types

__all__ = ["dump", "dumps", "load", "loads", "version"]

version = 4
_FLAG_REF = 0x80
_MAX_DEPTH = 2000
_DIGIT = 15
# Attributes of a code object in the order in which they are written: names and how.
_CODE_NUMBERS = ("co_argcount", "co_posonlyargcount", "co_kwonlyargcount", "co_stacksize", "co_flags")
_LOCAL, _CELL, _FREE = 0x20, 0x40, 0x80

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def _long(n):
    return struct.pack("<i", n)


class _Writer:
    def __init__(self, version):
        self.version = version
        self.out = bytearray()
        self.depth = 0
        self.kept = {}

    def write(self, value):
        self.depth += 1
        if self.depth > _MAX_DEPTH:
            raise ValueError("object too deeply nested to marshal")
        if value is None:
            self.out += b"N"
        elif value is True:
            self.out += b"T"
        elif value is False:
            self.out += b"F"
        elif value is StopIteration:
            self.out += b"S"
        elif value is ...:
            self.out += b"."
        elif type(value) is int:
            self.integer(value)
        elif type(value) is float:
            self.number(b"g" if self.version > 1 else b"f", (value,))
        elif type(value) is complex:
            self.number(b"y" if self.version > 1 else b"x", (value.real, value.imag))
        else:
            self.container(value)
        self.depth -= 1

    def integer(self, value):
        if -1 << 31 <= value < 1 << 31:
            self.out += b"i" + _long(value)
            return
        digits = []
        rest = abs(value)
        while rest:
            digits.append(rest & 0x7fff)
            rest >>= _DIGIT
        self.out += b"l" + _long(len(digits) if value > 0 else -len(digits)) + struct.pack(f"<{len(digits)}H", *digits)

    def number(self, code, parts):
        self.out += code
        for part in parts:
            if self.version > 1:
                self.out += struct.pack("<d", part)
            else:
                text = format(part, ".17g").encode()
                self.out += bytes([len(text)]) + text

    def sized(self, code, data):
        self.out += code + _long(len(data)) + data

    def remember(self, value):
        """The mark of a value that may be met again; None when it was met before and a reference is written."""
        if self.version < 3:
            return 0
        if id(value) in self.kept:
            self.out += b"r" + _long(self.kept[id(value)][0])
            return None
        self.kept[id(value)] = len(self.kept), value
        return _FLAG_REF

    def container(self, value):
        flag = self.remember(value)
        if flag is None:
            return
        code = lambda letter: bytes([ord(letter) | flag])
        kind = type(value)
        if kind is str:
            self.text(value, code)
        elif kind is tuple:
            if self.version >= 4 and len(value) < 256:
                self.out += code(")") + bytes([len(value)])
            else:
                self.out += code("(") + _long(len(value))
            self.items(value)
        elif kind is list:
            self.out += code("[") + _long(len(value))
            self.items(value)
        elif kind is dict:
            self.out += code("{")
            for key, item in value.items():
                self.write(key)
                self.write(item)
            self.out += b"0"
        elif kind in (set, frozenset):
            self.out += code("<" if kind is set else ">") + _long(len(value))
            # Sorted by their bytes, so that equal sets give equal bytes.
            self.items(sorted(value, key=lambda item: dumps(item, self.version)))
        elif kind is types.CodeType:
            self.out += code("c")
            self.code(value)
        elif kind is bytes:
            self.sized(code("s"), value)
        else:
            try:
                data = bytes(memoryview(value))
            except TypeError:
                raise ValueError("unmarshallable object") from None
            self.sized(code("s"), data)

    def items(self, values):
        for value in values:
            self.write(value)

    def text(self, value, code):
        if self.version >= 4 and value.isascii():
            data = value.encode("ascii")
            if len(data) < 256:
                self.out += code("z") + bytes([len(data)]) + data
            else:
                self.sized(code("a"), data)
        else:
            self.sized(code("u"), value.encode("utf-8", "surrogatepass"))

    def code(self, value):
        for name in _CODE_NUMBERS:
            self.out += _long(getattr(value, name))
        names, kinds = [], bytearray()
        for name in value.co_varnames:
            names.append(name)
            kinds.append(_LOCAL | (_CELL if name in value.co_cellvars else 0))
        for name in value.co_cellvars:
            if name not in value.co_varnames:
                names.append(name)
                kinds.append(_CELL)
        for name in value.co_freevars:
            names.append(name)
            kinds.append(_FREE)
        for item in (value.co_code, value.co_consts, value.co_names, tuple(names), bytes(kinds), value.co_filename,
                     value.co_name, value.co_qualname):
            self.write(item)
        self.out += _long(value.co_firstlineno)
        self.write(value.co_linetable)
        self.write(value.co_exceptiontable)


class _Null:
    """Stands for the end of a dict; no value of a program."""


class _Reader:
    def __init__(self, read):
        self.read_bytes = read
        self.kept = []
        self.depth = 0

    def take(self, count):
        data = self.read_bytes(count)
        if not isinstance(data, bytes):
            raise TypeError(f"file.read() returned not bytes but {type(data).__name__}")
        if len(data) < count:
            raise EOFError("marshal data too short")
        return data

    def byte(self):
        data = self.read_bytes(1)
        if not data:
            raise EOFError("EOF read where not expected")
        return data[0]

    def long(self):
        return int.from_bytes(self.take(4), "little", signed=True)

    def size(self, what):
        n = self.long()
        if n < 0:
            raise ValueError(f"bad marshal data ({what} size out of range)")
        return n

    def value(self):
        value = self.any()
        if value is _Null:
            raise TypeError("NULL object in marshal data for object")
        return value

    def any(self):
        data = self.read_bytes(1)
        if len(data) < 1:
            raise EOFError("EOF read where object expected")
        code, is_kept = chr(data[0] & 0x7f), data[0] & _FLAG_REF
        self.depth += 1
        if self.depth > _MAX_DEPTH:
            raise ValueError("recursion limit exceeded")
        place = None
        if is_kept:
            place = len(self.kept)
            self.kept.append(_Null)
        value = self.of_code(code, place)
        if place is not None:
            self.kept[place] = value
        self.depth -= 1
        return value

    def keep(self, place, value):
        """A container that may hold itself is known before its items are."""
        if place is not None:
            self.kept[place] = value
        return value

    def of_code(self, code, place):
        simple = {"N": None, "T": True, "F": False, "S": StopIteration, ".": ..., "0": _Null}
        if code in simple:
            return simple[code]
        if code == "i":
            return self.long()
        if code == "I":
            return int.from_bytes(self.take(8), "little", signed=True)
        if code == "l":
            return self.integer()
        if code == "g":
            return struct.unpack("<d", self.take(8))[0]
        if code == "y":
            return complex(*struct.unpack("<dd", self.take(16)))
        if code == "f":
            return float(self.take(self.byte()))
        if code == "x":
            return complex(float(self.take(self.byte())), float(self.take(self.byte())))
        if code == "s":
            return self.take(self.size("bytes object"))
        if code in "ut":
            return self.take(self.size("string")).decode("utf-8", "surrogatepass")
        if code in "aA":
            return self.take(self.size("string")).decode("latin-1")
        if code in "zZ":
            return self.take(self.byte()).decode("latin-1")
        if code in ")(":
            return tuple([self.item("tuple") for _ in range(self.byte() if code == ")" else self.size("tuple"))])
        if code == "[":
            values = self.keep(place, [])
            for _ in range(self.size("list")):
                values.append(self.item("list"))
            return values
        if code == "{":
            return self.dict(self.keep(place, {}))
        if code in "<>":
            values = [self.item("set") for _ in range(self.size("set"))]
            return set(values) if code == "<" else frozenset(values)
        if code == "r":
            n = self.long()
            if not 0 <= n < len(self.kept) or self.kept[n] is _Null:
                raise ValueError("bad marshal data (invalid reference)")
            return self.kept[n]
        if code == "c":
            return self.code()
        raise ValueError("bad marshal data (unknown type code)")

    def item(self, where):
        value = self.any()
        if value is _Null:
            raise TypeError(f"NULL object in marshal data for {where}")
        return value

    def integer(self):
        n = self.long()
        digits = struct.unpack(f"<{abs(n)}H", self.take(2 * abs(n)))
        value = 0
        for digit in reversed(digits):
            if digit > 0x7fff:
                raise ValueError("bad marshal data (digit out of range in long)")
            value = value << _DIGIT | digit
        if digits and not digits[-1]:
            raise ValueError("bad marshal data (unnormalized long data)")
        return -value if n < 0 else value

    def dict(self, values):
        while True:
            key = self.any()
            if key is _Null:
                return values
            values[key] = self.item("dict")

    def code(self):
        counts = [self.long() for _ in _CODE_NUMBERS]
        code, constants, names, slots, kinds, filename, name, qualname = [self.value() for _ in range(8)]
        first_line = self.long()
        lines, handlers = self.value(), self.value()
        of = lambda kind: tuple(slot for slot, bits in zip(slots, kinds) if bits & kind)
        local = of(_LOCAL)
        return types.CodeType(*counts[:3], len(local), *counts[3:], code, constants, names, local, filename, name, qualname,
                              first_line, lines, handlers, of(_FREE), of(_CELL))


def dumps(value, version=version, /):
    """The bytes of a value; ValueError for what has none."""
    writer = _Writer(version)
    writer.write(value)
    return bytes(writer.out)


def dump(value, file, version=version, /):
    file.write(dumps(value, version))


def loads(data, /):
    """The value whose bytes `data` begins with."""
    view = memoryview(data).cast("B") if not isinstance(data, str) else memoryview(data)
    at = 0

    def read(count):
        nonlocal at
        at += count
        return bytes(view[at - count:at])

    return _Reader(read).value()


def load(file, /):
    """The next value of a binary file."""
    return _Reader(file.read).value()
