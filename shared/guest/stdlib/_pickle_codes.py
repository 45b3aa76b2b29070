"""What pickle and its reader share: errors, opcodes, ints as bytes. Part of pickle."""

HIGHEST_PROTOCOL = 5

__name__ = "pickle"  # what is defined here is shown, and pickled, as that module's

class PickleError(Exception):
    pass


class PicklingError(PickleError):
    pass


class UnpicklingError(PickleError):
    pass


class PickleBuffer:
    """A buffer that protocol 5 may leave out of the stream."""

    def __init__(self, buffer):
        self._view = memoryview(buffer)

    def raw(self):
        if not self._view.contiguous:
            raise BufferError("cannot extract raw buffer from non-contiguous buffer")
        return self._view.cast("B") if self._view.format != "B" or self._view.ndim != 1 else self._view

    def release(self):
        self._view.release()


# ---- opcodes, by CPython's names

NAMES = {
    "MARK": "(", "STOP": ".", "POP": "0", "POP_MARK": "1", "DUP": "2", "FLOAT": "F", "INT": "I", "BININT": "J", "BININT1": "K",
    "LONG": "L", "BININT2": "M", "NONE": "N", "PERSID": "P", "BINPERSID": "Q", "REDUCE": "R", "STRING": "S", "BINSTRING": "T",
    "SHORT_BINSTRING": "U", "UNICODE": "V", "BINUNICODE": "X", "APPEND": "a", "BUILD": "b", "GLOBAL": "c", "DICT": "d",
    "EMPTY_DICT": "}", "APPENDS": "e", "GET": "g", "BINGET": "h", "INST": "i", "LONG_BINGET": "j", "LIST": "l",
    "EMPTY_LIST": "]", "OBJ": "o", "PUT": "p", "BINPUT": "q", "LONG_BINPUT": "r", "SETITEM": "s", "TUPLE": "t",
    "EMPTY_TUPLE": ")", "SETITEMS": "u", "BINFLOAT": "G", "PROTO": "\x80", "NEWOBJ": "\x81", "EXT1": "\x82", "EXT2": "\x83",
    "EXT4": "\x84", "TUPLE1": "\x85", "TUPLE2": "\x86", "TUPLE3": "\x87", "NEWTRUE": "\x88", "NEWFALSE": "\x89",
    "LONG1": "\x8a", "LONG4": "\x8b", "BINBYTES": "B", "SHORT_BINBYTES": "C", "SHORT_BINUNICODE": "\x8c",
    "BINUNICODE8": "\x8d", "BINBYTES8": "\x8e", "EMPTY_SET": "\x8f", "ADDITEMS": "\x90", "FROZENSET": "\x91",
    "NEWOBJ_EX": "\x92", "STACK_GLOBAL": "\x93", "MEMOIZE": "\x94", "FRAME": "\x95", "BYTEARRAY8": "\x96",
    "NEXT_BUFFER": "\x97", "READONLY_BUFFER": "\x98",
}
for _name, _code in NAMES.items():
    globals()[_name] = _code.encode("latin-1")
TRUE, FALSE = b"I01\n", b"I00\n"



def encode_long(x):
    """The bytes of an int, lowest first, in two's complement."""
    if x == 0:
        return b""
    data = x.to_bytes((x.bit_length() >> 3) + 1, "little", signed=True)
    if x < 0 and len(data) > 1 and data[-1] == 0xFF and data[-2] & 0x80:
        data = data[:-1]
    return data


def decode_long(data):
    return int.from_bytes(data, "little", signed=True)


def attribute(found, name):
    """(the attribute of a dotted name, what it is an attribute of)"""
    parent = None
    for part in name.split("."):
        if part == "<locals>":
            raise AttributeError(f"Can't get local attribute {name!r} on {found!r}")
        try:
            parent, found = found, getattr(found, part)
        except AttributeError:
            raise AttributeError(f"Can't get attribute {name!r} on {found!r}") from None
    return found, parent


for _class in PickleError, PicklingError, UnpicklingError:
    _class.__module__ = "_pickle"
PickleBuffer.__module__ = "pickle"
