"""Numbers as packed bytes."""

import _struct

__all__ = ["calcsize", "pack", "pack_into", "unpack", "unpack_from", "iter_unpack", "Struct", "error"]

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class error(Exception):
    __module__ = "struct"


_STANDARD = {"b": 1, "B": 1, "h": 2, "H": 2, "i": 4, "I": 4, "l": 4, "L": 4, "q": 8, "Q": 8, "e": 2, "f": 4, "d": 8, "?": 1,
             "c": 1, "x": 1, "s": 1, "p": 1}  # fmt: skip
_NATIVE = {**_STANDARD, "l": 8, "L": 8, "n": 8, "N": 8, "P": 8}
_MOST = 2**63 - 1  #: Bytes that a format may ask for.
_plans = {}


def _plan(format):
    """(byte order, items of (code, count, size, offset), size of all) of a format."""
    found = _plans.get(format)
    if found:
        return found
    text = format.decode("ascii") if isinstance(format, bytes) else format
    if not isinstance(text, str):
        raise TypeError(f"Struct() argument 1 must be a str or bytes object, not {type(format).__name__}")
    text.encode("ascii")
    order, sizes, aligns = "little", _NATIVE, True
    start = 0
    if text[:1] in ("@", "=", "<", ">", "!") and text:
        start = 1
        aligns = text[0] == "@"
        sizes = _NATIVE if aligns else _STANDARD
        order = "big" if text[0] in ">!" else "little"
    items, offset, count = [], 0, None
    for c in text[start:]:
        if c.isspace() and count is None:
            continue
        if "0" <= c <= "9":
            count = (count or 0) * 10 + int(c)
            continue
        if c not in sizes:
            raise error("bad char in struct format")
        size = sizes[c]
        if aligns and size > 1:
            offset += -offset % size
        n = 1 if count is None else count
        items.append((c, n, size, offset))
        offset += n * size
        if offset > _MOST:
            raise error("total struct size too long")
        count = None
    if count is not None:
        raise error("repeat count given without format specifier")
    if len(_plans) > 200:
        _plans.clear()
    found = _plans[format] = order, items, offset
    return found


def _fields(items):
    return sum(0 if c == "x" else 1 if c in "sp" else n for c, n, _, _ in items)


def _integer(code, value, size, order):
    if not hasattr(type(value), "__index__"):
        raise error("required argument is not an integer")
    value = value.__index__()
    signed = code in "bhilqn"
    low, high = (-(1 << (8 * size - 1)), (1 << (8 * size - 1)) - 1) if signed else (0, (1 << (8 * size)) - 1)
    if not low <= value <= high:
        readable = 0 <= value < 1 << 64 if code in "ILQNP" or code == "H" and order == "big" else -(1 << 63) <= value < 1 << 63
        if code == "P" and -(1 << 63) <= value < 0:
            return value.to_bytes(size, order, signed=True)
        if code == "P" or order == "big" and code in "qQ":
            raise error("int too large to convert")
        if size == 8 or not readable:
            raise error("argument out of range")
        if size == 1:
            raise error("byte format requires -128 <= number <= 127" if signed else "ubyte format requires 0 <= number <= 255")
        if size == 2 and order == "little":
            raise error(f"{'short' if signed else 'ushort'} format requires {low} <= number <= {high}")
        raise error(f"'{code}' format requires {low} <= number <= {high}")
    return value.to_bytes(size, order, signed=signed)


def _pack_one(code, value, size, order, is_checked):
    if code in "efd":
        if not hasattr(type(value), "__float__") and not hasattr(type(value), "__index__"):
            raise error("required argument is not a float")
        try:
            number = float(value)
        except Exception:
            raise error("required argument is not a float") from None
        try:
            packed = _struct.pack_float(number, size, is_checked)
        except OverflowError:
            if isinstance(value, int):
                raise error("int too large to convert") from None
            raise
        return packed if order == "little" else packed[::-1]
    if code == "?":
        return b"\x01" if value else b"\0"
    if code == "c":
        if not isinstance(value, (bytes, bytearray)) or len(value) != 1:
            raise error("char format requires a bytes object of length 1")
        return bytes(value)
    return _integer(code, value, size, order)


def pack(format, /, *values):
    made = _struct.pack(format, values)
    return _pack(format, values) if made is None else made


def _pack(format, values):
    order, items, total = _plan(format)
    fields = _fields(items)
    if len(values) != fields:
        raise error(f"pack expected {fields} items for packing (got {len(values)})")
    made, at = bytearray(), 0
    is_checked = format[:1] in ("<", ">", "=", "!", b"<", b">", b"=", b"!")  # native floats become infinite
    for code, count, size, offset in items:
        if offset > len(made):
            made += bytes(offset - len(made))
        if code == "x":
            made += bytes(count)
        elif code in "sp":
            value = values[at]
            at += 1
            if not isinstance(value, (bytes, bytearray)):
                raise error(f"argument for '{code}' must be a bytes object")
            if code == "p":
                value = bytes([min(len(value), count - 1, 255)]) + value[: count - 1] if count else b""
            made += value[:count].ljust(count, b"\0")
        else:
            for _ in range(count):
                made += _pack_one(code, values[at], size, order, is_checked)
                at += 1
    return bytes(made)


def _bytes(buffer):
    return buffer if isinstance(buffer, (bytes, bytearray)) else memoryview(buffer).cast("B")


def _unpack(format, plan, data, at):
    quick = _struct.unpack(format, data, at)
    if quick is not None:
        return quick
    order, items, size = plan
    data = bytes(data[at : at + size])
    made = []
    for code, count, size, offset in items:
        if code == "x":
            continue
        if code == "s":
            made.append(data[offset : offset + count])
            continue
        if code == "p":
            made.append(data[offset + 1 : offset + 1 + min(data[offset], count - 1)] if count else b"")
            continue
        for i in range(offset, offset + count * size, size):
            piece = data[i : i + size]
            if code in "efd":
                made.append(_struct.unpack_float(piece if order == "little" else piece[::-1]))
            elif code == "?":
                made.append(piece != b"\0")
            elif code == "c":
                made.append(piece)
            else:
                made.append(int.from_bytes(piece, order, signed=code in "bhilqn"))
    return tuple(made)


def unpack(format, buffer, /):
    plan, buffer = _plan(format), _bytes(buffer)
    if len(buffer) != plan[2]:
        raise error(f"unpack requires a buffer of {plan[2]} bytes")
    return _unpack(format, plan, buffer, 0)


def unpack_from(format, /, buffer, offset=0):
    plan, buffer = _plan(format), _bytes(buffer)
    at = offset
    if offset < 0:
        if offset + plan[2] > 0:
            raise error(f"not enough data to unpack {plan[2]} bytes at offset {offset}")
        if offset + len(buffer) < 0:
            raise error(f"offset {offset} out of range for {len(buffer)}-byte buffer")
        at += len(buffer)
    if at + plan[2] > len(buffer):
        raise error(
            f"unpack_from requires a buffer of at least {at + plan[2]} bytes for unpacking {plan[2]} bytes at offset {at} "
            f"(actual buffer size is {len(buffer)})"
        )
    return _unpack(format, plan, buffer, at)


def iter_unpack(format, buffer, /):
    plan, buffer = _plan(format), _bytes(buffer)
    if not plan[2]:
        raise error("cannot iteratively unpack with a struct of length 0")
    if len(buffer) % plan[2]:
        raise error(f"iterative unpacking requires a buffer of a multiple of {plan[2]} bytes")
    return unpack_iterator._of(format, plan, buffer)


class unpack_iterator:
    """What iter_unpack gives: the values of one record after the other."""

    __tp_name__ = "_struct.unpack_iterator"
    __module__ = "_struct"

    def __new__(cls):
        raise TypeError("cannot create '_struct.unpack_iterator' instances")

    @classmethod
    def _of(cls, format, plan, buffer):
        self = object.__new__(cls)
        self._format, self._plan, self._buffer, self._at = format, plan, buffer, 0
        return self

    def __iter__(self):
        return self

    def __next__(self):
        if self._at >= len(self._buffer):
            self._buffer = b""
            raise StopIteration
        self._at += self._plan[2]
        return _unpack(self._format, self._plan, self._buffer, self._at - self._plan[2])

    def __length_hint__(self):
        return max(len(self._buffer) - self._at, 0) // self._plan[2]


def pack_into(format, buffer, offset, /, *values):
    fields = _fields(_plan(format)[1])
    if len(values) != fields:
        raise error(f"pack_into expected {fields} items for packing (got {len(values)})")
    packed, buffer = pack(format, *values), memoryview(buffer).cast("B")
    at = offset + len(buffer) if offset < 0 else offset
    if at < 0:
        raise error(f"offset {offset} out of range for {len(buffer)}-byte buffer")
    if at + len(packed) > len(buffer):
        raise error(
            f"pack_into requires a buffer of at least {at + len(packed)} bytes for packing {len(packed)} bytes at offset {at} "
            f"(actual buffer size is {len(buffer)})"
        )
    buffer[at : at + len(packed)] = packed


def calcsize(format, /):
    return _plan(format)[2]


class Struct:
    __tp_name__ = "_struct.Struct"
    __module__ = "_struct"

    def __init__(self, format):
        self.format = format.decode() if isinstance(format, bytes) else format
        self.size = _plan(format)[2]

    def pack(self, *values):
        return pack(self.format, *values)

    def unpack(self, buffer, /):
        return unpack(self.format, buffer)

    def unpack_from(self, buffer, offset=0):
        return unpack_from(self.format, buffer, offset)

    def iter_unpack(self, buffer, /):
        return iter_unpack(self.format, buffer)

    def pack_into(self, buffer, offset, /, *values):
        return pack_into(self.format, buffer, offset, *values)
