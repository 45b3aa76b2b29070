"""pickletools: the opcodes of pickles one by one: shown with their arguments (dis), walked (genops), and without the
PUTs that nothing reads (optimize)."""

import codecs
import io
import pickle
import re
import sys

__all__ = ["dis", "genops", "optimize"]

bytes_types = pickle.bytes_types

UP_TO_NEWLINE = -1
TAKEN_FROM_ARGUMENT1 = -2
TAKEN_FROM_ARGUMENT4 = -3
TAKEN_FROM_ARGUMENT4U = -4
TAKEN_FROM_ARGUMENT8U = -5


# ---- arguments


class ArgumentDescriptor:
    """How the argument of an opcode stands in the stream: its size (or one of the marks above) and its reader."""

    __slots__ = ("name", "n", "reader", "doc")

    def __init__(self, name, n, reader, doc):
        self.name, self.n, self.reader, self.doc = name, n, reader, doc


def _exactly(file, count, wanted):
    data = file.read(count)
    if len(data) != count:
        raise ValueError(f"not enough data in stream to read {wanted}")
    return data


def _number(name, size, signed, doc):
    def read(file):
        return int.from_bytes(_exactly(file, size, name), "little", signed=signed)

    return ArgumentDescriptor(name, size, read, doc)


uint1 = _number("uint1", 1, False, "One byte, an unsigned number.")
uint2 = _number("uint2", 2, False, "Two bytes, little-endian, unsigned.")
int4 = _number("int4", 4, True, "Four bytes, little-endian, two's complement.")
uint4 = _number("uint4", 4, False, "Four bytes, little-endian, unsigned.")
uint8 = _number("uint8", 8, False, "Eight bytes, little-endian, unsigned.")
read_uint1, read_uint2, read_int4, read_uint4, read_uint8 = (d.reader for d in (uint1, uint2, int4, uint4, uint8))


def read_stringnl(f, decode=True, stripquotes=True):
    data = f.readline()
    if not data.endswith(b"\n"):
        raise ValueError("no newline found when trying to read stringnl")
    data = data[:-1]
    if stripquotes:
        for quote in (b'"', b"'"):
            if data.startswith(quote):
                if not data.endswith(quote):
                    raise ValueError(f"strinq quote {quote!r} not found at both ends of {data!r}")
                data = data[1:-1]
                break
        else:
            raise ValueError(f"no string quotes around {data!r}")
    return codecs.escape_decode(data)[0].decode("ascii") if decode else data


def read_stringnl_noescape(f):
    return read_stringnl(f, stripquotes=False)


def read_stringnl_noescape_pair(f):
    return f"{read_stringnl_noescape(f)} {read_stringnl_noescape(f)}"


def read_unicodestringnl(f):
    data = f.readline()
    if not data.endswith(b"\n"):
        raise ValueError("no newline found when trying to read unicodestringnl")
    return str(data[:-1], "raw-unicode-escape")


def read_decimalnl_short(f):
    data = read_stringnl(f, decode=False, stripquotes=False)
    return {b"00": False, b"01": True}[data] if data in (b"00", b"01") else int(data)


def read_decimalnl_long(f):
    data = read_stringnl(f, decode=False, stripquotes=False)
    return int(data.removesuffix(b"L"))


def read_floatnl(f):
    return float(read_stringnl(f, decode=False, stripquotes=False))


def read_float8(f):
    import struct

    return struct.unpack(">d", _exactly(f, 8, "float8"))[0]


stringnl = ArgumentDescriptor("stringnl", UP_TO_NEWLINE, read_stringnl, "A quoted text with escapes, to the newline.")
stringnl_noescape = ArgumentDescriptor(
    "stringnl_noescape", UP_TO_NEWLINE, read_stringnl_noescape, "A text without quotes, to the newline."
)
stringnl_noescape_pair = ArgumentDescriptor(
    "stringnl_noescape_pair", UP_TO_NEWLINE, read_stringnl_noescape_pair, "Two texts without quotes, a newline behind each."
)
unicodestringnl = ArgumentDescriptor(
    "unicodestringnl", UP_TO_NEWLINE, read_unicodestringnl, "A text in the raw-unicode-escape encoding, to the newline."
)
decimalnl_short = ArgumentDescriptor(
    "decimalnl_short", UP_TO_NEWLINE, read_decimalnl_short, "A number in decimal digits to the newline; 00 and 01 are bools."
)
decimalnl_long = ArgumentDescriptor(
    "decimalnl_long", UP_TO_NEWLINE, read_decimalnl_long, "A number in decimal digits to the newline, perhaps with an L."
)
floatnl = ArgumentDescriptor("floatnl", UP_TO_NEWLINE, read_floatnl, "A float as repr() writes it, to the newline.")
float8 = ArgumentDescriptor("float8", 8, read_float8, "Eight bytes, a double of IEEE 754, big-endian.")


def _counted(name, mark, size, convert, doc):
    """Bytes behind their count, which is `size` bytes; string4's may not be negative, but is signed."""

    def read(file):
        count = {1: read_uint1, 4: read_int4 if mark == TAKEN_FROM_ARGUMENT4 else read_uint4, 8: read_uint8}[size](file)
        if count < 0:
            raise ValueError(f"{name} byte count < 0: {count}")
        if count > sys.maxsize:
            raise ValueError(f"{name} byte count > sys.maxsize: {count}")
        data = file.read(count)
        if len(data) != count:
            raise ValueError(f"expected {count} bytes in a {name}, but only {len(data)} remain")
        return convert(data)

    return ArgumentDescriptor(name, mark, read, doc)


def _latin(data):
    return data.decode("latin-1")


def _utf8(data):
    return str(data, "utf-8", "surrogatepass")


string1 = _counted("string1", TAKEN_FROM_ARGUMENT1, 1, _latin, "A count of one byte, then the bytes of a str of Python 2.")
string4 = _counted("string4", TAKEN_FROM_ARGUMENT4, 4, _latin, "A count of four bytes, then those of a str of Python 2.")
bytes1 = _counted("bytes1", TAKEN_FROM_ARGUMENT1, 1, bytes, "A count of one byte, then the bytes.")
bytes4 = _counted("bytes4", TAKEN_FROM_ARGUMENT4U, 4, bytes, "A count of four bytes, then the bytes.")
bytes8 = _counted("bytes8", TAKEN_FROM_ARGUMENT8U, 8, bytes, "A count of eight bytes, then the bytes.")
bytearray8 = _counted("bytearray8", TAKEN_FROM_ARGUMENT8U, 8, bytearray, "A count of eight bytes, then those of a bytearray.")
unicodestring1 = _counted("unicodestring1", TAKEN_FROM_ARGUMENT1, 1, _utf8, "A count of one byte, then a text in UTF-8.")
unicodestring4 = _counted("unicodestring4", TAKEN_FROM_ARGUMENT4U, 4, _utf8, "A count of four bytes, then a text in UTF-8.")
unicodestring8 = _counted("unicodestring8", TAKEN_FROM_ARGUMENT8U, 8, _utf8, "A count of eight bytes, then a text in UTF-8.")
long1 = _counted("long1", TAKEN_FROM_ARGUMENT1, 1, pickle.decode_long, "A count of one byte, then a little-endian number.")
long4 = _counted("long4", TAKEN_FROM_ARGUMENT4, 4, pickle.decode_long, "A count of four bytes, then a little-endian number.")


# ---- the stack


class StackObject:
    """A kind of value on the machine's stack."""

    __slots__ = ("name", "obtype", "doc")

    def __init__(self, name, obtype, doc):
        self.name, self.obtype, self.doc = name, obtype, doc

    def __repr__(self):
        return self.name


pyint = pylong = StackObject("int", int, "A number.")
pyinteger_or_bool = StackObject("int_or_bool", (int, bool), "A number or a bool.")
pybool = StackObject("bool", bool, "A bool.")
pyfloat = StackObject("float", float, "A float.")
pybytes_or_str = pystring = StackObject("bytes_or_str", (bytes, str), "A str of Python 2: bytes or a text.")
pybytes = StackObject("bytes", bytes, "Bytes.")
pybytearray = StackObject("bytearray", bytearray, "A bytearray.")
pyunicode = StackObject("str", str, "A text.")
pynone = StackObject("None", type(None), "None.")
pytuple = StackObject("tuple", tuple, "A tuple.")
pylist = StackObject("list", list, "A list.")
pydict = StackObject("dict", dict, "A dict.")
pyset = StackObject("set", set, "A set.")
pyfrozenset = StackObject("frozenset", set, "A frozenset.")
pybuffer = StackObject("buffer", object, "An object with a buffer.")
anyobject = StackObject("any", object, "Any object.")
markobject = StackObject("mark", StackObject, "A mark, below which values are that do not belong to the next opcode.")
stackslice = StackObject("stackslice", StackObject, "All values above the last mark.")

_KINDS = {
    kind.name: kind
    for kind in (
        pyint, pyinteger_or_bool, pybool, pyfloat, pybytes_or_str, pybytes, pybytearray, pyunicode, pynone, pytuple, pylist,
        pydict, pyset, pyfrozenset, pybuffer, anyobject, markobject, stackslice,
    )
}  # fmt: skip


# ---- opcodes


class OpcodeInfo:
    """An opcode: its argument or None, the stack's top before and after it, and the protocol it came with."""

    __slots__ = ("name", "code", "arg", "stack_before", "stack_after", "proto", "doc")

    def __init__(self, name, code, arg, stack_before, stack_after, proto, doc):
        self.name, self.code, self.arg, self.proto, self.doc = name, code, arg, proto, doc
        self.stack_before, self.stack_after = stack_before, stack_after


# name | argument | stack before | stack after | protocol | what it does. Values between commas; - is nothing.
_TABLE = """
INT|decimalnl_short|-|int_or_bool|0|Push a number or a bool.
BININT|int4|-|int|1|Push a number of four bytes.
BININT1|uint1|-|int|1|Push a number of one byte.
BININT2|uint2|-|int|1|Push a number of two bytes.
LONG|decimalnl_long|-|int|0|Push a number of any size.
LONG1|long1|-|int|2|Push a number of at most 255 bytes.
LONG4|long4|-|int|2|Push a number of many bytes.
STRING|stringnl|-|bytes_or_str|0|Push a str of Python 2.
BINSTRING|string4|-|bytes_or_str|1|Push a str of Python 2 behind its length.
SHORT_BINSTRING|string1|-|bytes_or_str|1|Push a short str of Python 2.
BINBYTES|bytes4|-|bytes|3|Push bytes.
SHORT_BINBYTES|bytes1|-|bytes|3|Push at most 255 bytes.
BINBYTES8|bytes8|-|bytes|4|Push many bytes.
BYTEARRAY8|bytearray8|-|bytearray|5|Push a bytearray.
NEXT_BUFFER|-|-|buffer|5|Push the next buffer from outside the stream.
READONLY_BUFFER|-|buffer|buffer|5|Make the buffer on top read-only.
NONE|-|-|None|0|Push None.
NEWTRUE|-|-|bool|2|Push True.
NEWFALSE|-|-|bool|2|Push False.
UNICODE|unicodestringnl|-|str|0|Push a text.
SHORT_BINUNICODE|unicodestring1|-|str|4|Push a text of at most 255 bytes.
BINUNICODE|unicodestring4|-|str|1|Push a text behind its length.
BINUNICODE8|unicodestring8|-|str|4|Push a long text.
FLOAT|floatnl|-|float|0|Push a float written in digits.
BINFLOAT|float8|-|float|1|Push a float of eight bytes.
EMPTY_LIST|-|-|list|1|Push a new list.
APPEND|-|list,any|list|0|Append the top to the list below it.
APPENDS|-|list,mark,stackslice|list|1|Append all above the mark to the list below it.
LIST|-|mark,stackslice|list|0|Make a list of all above the mark.
EMPTY_TUPLE|-|-|tuple|1|Push an empty tuple.
TUPLE|-|mark,stackslice|tuple|0|Make a tuple of all above the mark.
TUPLE1|-|any|tuple|2|Make a tuple of the top.
TUPLE2|-|any,any|tuple|2|Make a tuple of the two on top.
TUPLE3|-|any,any,any|tuple|2|Make a tuple of the three on top.
EMPTY_DICT|-|-|dict|1|Push a new dict.
DICT|-|mark,stackslice|dict|0|Make a dict of keys and values above the mark.
SETITEM|-|dict,any,any|dict|0|Put a key and a value into the dict below them.
SETITEMS|-|dict,mark,stackslice|dict|1|Put keys and values above the mark into the dict.
EMPTY_SET|-|-|set|4|Push a new set.
ADDITEMS|-|set,mark,stackslice|set|4|Add all above the mark to the set.
FROZENSET|-|mark,stackslice|frozenset|4|Make a frozenset of all above the mark.
POP|-|any|-|0|Drop the top, or a mark.
DUP|-|any|any,any|0|Push the top again.
MARK|-|-|mark|0|Push a mark.
POP_MARK|-|mark,stackslice|-|1|Drop all above the mark, and the mark.
GET|decimalnl_short|-|any|0|Push what the memo holds at a number.
BINGET|uint1|-|any|1|Push what the memo holds at a number of one byte.
LONG_BINGET|uint4|-|any|1|Push what the memo holds at a number of four bytes.
PUT|decimalnl_short|-|-|0|Put the top into the memo at a number.
BINPUT|uint1|-|-|1|Put the top into the memo at a number of one byte.
LONG_BINPUT|uint4|-|-|1|Put the top into the memo at a number of four bytes.
MEMOIZE|-|any|any|4|Put the top into the memo at the next number.
EXT1|uint1|-|any|2|Push the object that copyreg knows under a number of one byte.
EXT2|uint2|-|any|2|Push the object that copyreg knows under a number of two bytes.
EXT4|int4|-|any|2|Push the object that copyreg knows under a number of four bytes.
GLOBAL|stringnl_noescape_pair|-|any|0|Push an object of a module, both by name.
STACK_GLOBAL|-|str,str|any|4|Push an object of a module, whose names are on top.
REDUCE|-|any,any|any|0|Call what is below with the tuple on top.
BUILD|-|any,any|any|0|Give the object below the state on top.
INST|stringnl_noescape_pair|mark,stackslice|any|0|Make an instance with all above the mark.
OBJ|-|mark,any,stackslice|any|1|Make an instance of the class above the mark.
NEWOBJ|-|any,any|any|2|Call __new__ of the class with a tuple.
NEWOBJ_EX|-|any,any,any|any|4|Call __new__ of the class with a tuple and a dict.
PROTO|uint1|-|-|2|Say which protocol follows.
STOP|-|any|-|0|End: the top is the result.
FRAME|uint8|-|-|4|Say how many bytes the next frame has.
PERSID|stringnl_noescape|-|any|0|Push the object of a persistent name.
BINPERSID|-|any|any|1|Push the object whose persistent name is on top.
"""


def _kinds(text):
    return [] if text == "-" else [_KINDS[name] for name in text.split(",")]


def _opcode(line):
    name, arg, before, after, proto, doc = line.split("|")
    code = getattr(pickle, name).decode("latin-1")
    return OpcodeInfo(name, code, None if arg == "-" else globals()[arg], _kinds(before), _kinds(after), int(proto), doc)


opcodes = [_opcode(line) for line in _TABLE.strip().splitlines()]
code2op = {info.code: info for info in opcodes}


# ---- walking


def _genops(data, yield_end_pos=False):
    if isinstance(data, bytes_types):
        data = io.BytesIO(data)
    tell = getattr(data, "tell", lambda: None)
    while True:
        position = tell()
        code = data.read(1)
        info = code2op.get(code.decode("latin-1"))
        if info is None:
            if code == b"":
                raise ValueError("pickle exhausted before seeing STOP")
            raise ValueError(f"at position {'<unknown>' if position is None else position}, opcode {code!r} unknown")
        argument = None if info.arg is None else info.arg.reader(data)
        yield (info, argument, position, tell()) if yield_end_pos else (info, argument, position)
        if info.name == "STOP":
            return


def genops(pickle):
    """(opcode, argument or None, position or None) for each opcode of a pickle, which is bytes or a file."""
    return _genops(pickle)


def optimize(p):
    """The same pickle without the memo entries that nothing gets."""
    gets, puts, parts = set(), {}, []
    protocol = next_index = 0
    for info, argument, start, end in _genops(p, yield_end_pos=True):
        if "PUT" in info.name:
            puts[len(parts)] = argument
            parts.append((argument, start, end))
        elif info.name == "MEMOIZE":
            puts[len(parts)] = next_index
            parts.append((next_index, start, end))
            next_index += 1
        elif info.name == "FRAME":
            pass
        elif "GET" in info.name:
            gets.add(argument)
            parts.append(("get", argument))
        else:
            if info.name == "PROTO":
                protocol = max(protocol, argument)
            parts.append(p[start:end])
        protocol = max(protocol, info.proto)
    pieces = []
    new_index = {}
    for place, part in enumerate(parts):
        if place in puts:
            if part[0] not in gets:
                continue
            new_index[part[0]] = len(new_index)
            pieces.append(_memo_opcode("PUT", new_index[part[0]], protocol))
        elif isinstance(part, tuple):
            pieces.append(_memo_opcode("GET", new_index[part[1]], protocol))
        elif part[:1] != pickle.PROTO:
            pieces.append(part)
    head = pickle.PROTO + bytes([protocol]) if protocol >= 2 else b""
    return head + (_framed(pieces) if protocol >= 4 else b"".join(pieces))


def _memo_opcode(kind, index, protocol):
    if kind == "PUT" and protocol >= 4:
        return pickle.MEMOIZE
    if protocol == 0:
        return getattr(pickle, kind) + b"%d\n" % index
    if index < 256:
        return getattr(pickle, "BIN" + kind) + bytes([index])
    return getattr(pickle, "LONG_BIN" + kind) + index.to_bytes(4, "little")


_FRAME_TARGET, _FRAME_LEAST = 64 * 1024, 4


def _framed(pieces):
    """The pieces in frames of about 64 KiB; one that is longer stands outside of them."""
    out, frame = [], b""

    def flush():
        nonlocal frame
        out.append(pickle.FRAME + len(frame).to_bytes(8, "little") + frame if len(frame) >= _FRAME_LEAST else frame)
        frame = b""

    for piece in pieces:
        if len(frame) >= _FRAME_TARGET or len(piece) > _FRAME_TARGET:
            flush()
        if len(piece) > _FRAME_TARGET:
            out.append(piece)
        else:
            frame += piece
    flush()
    return b"".join(out)


class _Machine:
    """The stack and the memo while a pickle is shown: kinds of values only."""

    def __init__(self, memo):
        self.stack = []
        self.memo = {} if memo is None else memo
        self.marks = []  # positions of those on the stack
        self.error = ""

    def take(self, info, argument, position):
        """What an opcode takes from the stack, and the words about its mark or memo entry."""
        before, words = info.stack_before, ""
        takes_mark = markobject in before or (info.name == "POP" and self.stack and self.stack[-1] is markobject)
        if takes_mark:
            if self.marks:
                at = self.marks.pop()
                words = "(MARK at unknown opcode offset)" if at is None else f"(MARK at {at})"
                while self.stack[-1] is not markobject:
                    self.stack.pop()
                self.stack.pop()
                before = [] if info.name == "POP" else before[: before.index(markobject)]
            else:
                self.error = words = "no MARK exists on stack"
                before = [] if info.name == "POP" else before[: before.index(markobject)]
        if info.name in ("PUT", "BINPUT", "LONG_BINPUT", "MEMOIZE"):
            key = len(self.memo) if info.name == "MEMOIZE" else argument
            if info.name == "MEMOIZE":
                words = f"(as {key})"
            if key in self.memo:
                self.error = f"memo key {argument!r} already defined"
            elif not self.stack:
                self.error = "stack is empty -- can't store into memo"
            elif self.stack[-1] is markobject:
                self.error = "can't store markobject in the memo"
            else:
                self.memo[key] = self.stack[-1]
        return before, words

    def give(self, info, argument, before, position):
        """The stack after an opcode."""
        after = info.stack_after
        if info.name in ("GET", "BINGET", "LONG_BINGET"):
            if argument in self.memo:
                after = [self.memo[argument]]
            else:
                self.error = f"memo key {argument!r} has never been stored into"
        if self.error:
            return
        if len(self.stack) < len(before):
            raise ValueError(f"tries to pop {len(before)} items from stack with only {len(self.stack)} items")
        if before:
            del self.stack[-len(before) :]
        if markobject in after:
            self.marks.append(position)
        self.stack.extend(after)


def dis(pickle, out=None, memo=None, indentlevel=4, annotate=0):
    """Prints the opcodes of a pickle, indented by the marks around them; raises ValueError where it breaks a rule."""
    machine = _Machine(memo)
    highest = -1
    column = annotate
    for info, argument, position in genops(pickle):
        if position is not None:
            print("%5d:" % position, end=" ", file=out)
        indent = " " * indentlevel * len(machine.marks)
        line = f"{repr(info.code)[1:-1]:<4} {indent}{info.name}"
        highest = max(highest, info.proto)
        before, words = machine.take(info, argument, position)
        if argument is not None or words:
            line += " " * (10 - len(info.name))
            if argument is not None:
                line += " " + repr(argument)
            if words:
                line += " " + words
        if annotate:
            line += " " * (column - len(line))
            column = min(len(line), 50)
            line += " " + info.doc.split("\n", 1)[0]
        print(line, file=out)
        if machine.error:
            raise ValueError(machine.error)
        machine.give(info, argument, before, position)
        if machine.error:
            raise ValueError(machine.error)
    print("highest protocol among opcodes =", highest, file=out)
    if machine.stack:
        raise ValueError(f"stack not empty after STOP: {machine.stack!r}")


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.pickletools(_sys.argv[1:]))
