"""Objects as bytes, in CPython's format: all protocols are written and read."""

import codecs
import copyreg
import io
import struct
import sys
from functools import partial
from types import BuiltinFunctionType, FunctionType

import _pickle_names

__all__ = ["PickleError", "PicklingError", "UnpicklingError", "Pickler", "Unpickler", "dump", "dumps", "load", "loads",
           "PickleBuffer", "HIGHEST_PROTOCOL", "DEFAULT_PROTOCOL"]

HIGHEST_PROTOCOL, DEFAULT_PROTOCOL = 5, 4
format_version = "4.0"
compatible_formats = ["1.0", "1.1", "1.2", "1.3", "2.0", "3.0", "4.0", "5.0"]
bytes_types = (bytes, bytearray)


class PickleError(Exception):
    __module__ = "_pickle"


class PicklingError(PickleError):
    __module__ = "_pickle"


class UnpicklingError(PickleError):
    __module__ = "_pickle"


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

_codes = {
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
for _name, _code in _codes.items():
    globals()[_name] = _code.encode("latin-1")
TRUE, FALSE = b"I01\n", b"I00\n"
__all__ += list(_codes)

_FRAME_MINIMUM = 4
_FRAME_TARGET = 64 * 1024
_BATCH = 1000
_TUPLES = (b")", b"\x85", b"\x86", b"\x87")


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


def _attribute(found, name):
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


def whichmodule(obj, name):
    """The module in which an object is found under `name`."""
    module = getattr(obj, "__module__", None)
    if module is not None:
        return module
    for module_name, module in sys.modules.copy().items():
        if module_name in ("__main__", "__mp_main__") or module is None:
            continue
        try:
            if _attribute(module, name)[0] is obj:
                return module_name
        except AttributeError:
            pass
    return "__main__"


class Pickler:
    def __init__(self, file, protocol=None, *, fix_imports=True, buffer_callback=None):
        protocol = DEFAULT_PROTOCOL if protocol is None else HIGHEST_PROTOCOL if protocol < 0 else protocol
        if protocol > HIGHEST_PROTOCOL:
            raise ValueError(f"pickle protocol must be <= {HIGHEST_PROTOCOL}")
        if buffer_callback is not None and protocol < 5:
            raise ValueError("buffer_callback needs protocol >= 5")
        try:
            self._write_out = file.write
        except AttributeError:
            raise TypeError("file must have a 'write' attribute") from None
        self.proto = int(protocol)
        self.bin = protocol >= 1
        self.fast = 0
        self.fix_imports = fix_imports and protocol < 3
        self.memo = {}
        self._buffer_callback = buffer_callback
        self._out, self._frame = None, None

    def clear_memo(self):
        self.memo.clear()

    def persistent_id(self, obj):
        return None

    def dump(self, obj):
        """Writes an object; what was written before is referred to."""
        if not hasattr(self, "_write_out"):
            raise PicklingError("Pickler.__init__() was not called by %s.__init__()" % (self.__class__.__name__,))
        self._out, self._frame = bytearray(), None
        if self.proto >= 2:
            self._out += PROTO + bytes([self.proto])
        if self.proto >= 4:
            self._frame = len(self._out)
        self._save(obj)
        self._out += STOP
        self._end_frame()
        self._frame = None
        self._write_out(bytes(self._out))

    # ---- frames: what is written since the mark gets its length in front

    def _end_frame(self):
        if self._frame is None:
            return
        size = len(self._out) - self._frame
        if size >= _FRAME_MINIMUM:
            self._out[self._frame:self._frame] = FRAME + struct.pack("<Q", size)
        self._frame = len(self._out)

    def _large(self, head, data):
        """Bytes that stand outside of frames."""
        self._end_frame()
        self._out += head
        self._out += data
        if self._frame is not None:
            self._frame = len(self._out)

    # ---- the memo

    def _memoize(self, obj):
        if self.fast:
            return
        index = len(self.memo)
        self.memo[id(obj)] = index, obj
        if self.proto >= 4:
            self._out += MEMOIZE
        elif not self.bin:
            self._out += b"p%d\n" % index
        else:
            self._out += b"q" + bytes([index]) if index < 256 else b"r" + struct.pack("<I", index)

    def _get(self, obj):
        index = self.memo[id(obj)][0]
        if not self.bin:
            self._out += b"g%d\n" % index
        else:
            self._out += b"h" + bytes([index]) if index < 256 else b"j" + struct.pack("<I", index)

    # ---- one object

    def _save(self, obj, is_persistent_checked=False):
        if self._frame is not None and len(self._out) - self._frame >= _FRAME_TARGET:
            self._end_frame()
        if not is_persistent_checked:
            persistent = self.persistent_id(obj)
            if persistent is not None:
                self._persistent(persistent)
                return
        if id(obj) in self.memo:
            self._get(obj)
            return
        reducer = getattr(self, "reducer_override", None)
        kind = type(obj)
        writer = _writers.get(kind)
        # Plain values are written as they are; the override sees classes, functions and the rest.
        if writer is not None and (reducer is None or kind not in (FunctionType, type)):
            writer(self, obj)
            return
        made = reducer(obj) if reducer is not None else NotImplemented
        if made is NotImplemented:
            if writer is not None:
                writer(self, obj)
                return
            made = self._reduced(obj, kind)
            if made is None:
                return
        if isinstance(made, str):
            self._global(obj, made)
            return
        if not isinstance(made, tuple):
            raise PicklingError("__reduce__ must return a string or tuple")
        if not 2 <= len(made) <= 6:
            raise PicklingError("tuple returned by __reduce__ must contain 2 through 6 elements")
        self.save_reduce(*made, obj=obj)

    def _reduced(self, obj, kind):
        table = getattr(self, "dispatch_table", None)
        reduce = (copyreg.dispatch_table if table is None else table).get(kind)
        if reduce is not None:
            return reduce(obj)
        if issubclass(kind, type):
            self._global(obj)
            return None
        reduce = getattr(obj, "__reduce_ex__", None)
        if reduce is not None:
            return reduce(self.proto)
        reduce = getattr(obj, "__reduce__", None)
        if reduce is None:
            raise PicklingError(f"can't pickle '{kind.__name__}' object: {obj!r}")
        return reduce()

    save = _save

    def _persistent(self, pid):
        if self.bin:
            self._save(pid, True)
            self._out += BINPERSID
            return
        try:
            self._out += PERSID + str(pid).encode("ascii") + b"\n"
        except UnicodeEncodeError:
            raise PicklingError("persistent IDs in protocol 0 must be ASCII strings") from None

    def _none(self, obj):
        self._out += NONE

    def _bool(self, obj):
        if self.proto >= 2:
            self._out += NEWTRUE if obj else NEWFALSE
        else:
            self._out += TRUE if obj else FALSE

    def _int(self, obj):
        if self.bin and 0 <= obj < 256:
            self._out += BININT1 + bytes([obj])
        elif self.bin and 0 <= obj < 65536:
            self._out += BININT2 + struct.pack("<H", obj)
        elif -(1 << 31) <= obj < 1 << 31:
            self._out += BININT + struct.pack("<i", obj) if self.bin else b"I%d\n" % obj
        elif self.proto >= 2:
            data = encode_long(obj)
            self._out += LONG1 + bytes([len(data)]) if len(data) < 256 else LONG4 + struct.pack("<i", len(data))
            self._out += data
        else:
            self._out += LONG + repr(obj).encode("ascii") + b"L\n"

    def _float(self, obj):
        self._out += BINFLOAT + struct.pack(">d", obj) if self.bin else FLOAT + repr(obj).encode("ascii") + b"\n"

    def _sized(self, obj, data, short, medium, long):
        """Bytes behind their length, in one of three sizes."""
        n = len(data)
        if n < 256 and short:
            self._out += short + bytes([n]) + data
        elif n > 0xFFFFFFFF and self.proto >= 4:
            self._large(long + struct.pack("<Q", n), data)
        elif n >= _FRAME_TARGET:
            self._large(medium + struct.pack("<I", n), data)
        else:
            self._out += medium + struct.pack("<I", n) + data
        self._memoize(obj)

    def _bytes(self, obj):
        if self.proto >= 3:
            self._sized(obj, obj, SHORT_BINBYTES, BINBYTES, BINBYTES8)
        elif obj:
            self.save_reduce(codecs.encode, (str(obj, "latin1"), "latin1"), obj=obj)
        else:
            self.save_reduce(bytes, (), obj=obj)

    def _bytearray(self, obj):
        if self.proto < 5:
            self.save_reduce(bytearray, (bytes(obj),) if obj else (), obj=obj)
        elif len(obj) >= _FRAME_TARGET:
            self._large(BYTEARRAY8 + struct.pack("<Q", len(obj)), obj)
            self._memoize(obj)
        else:
            self._out += BYTEARRAY8 + struct.pack("<Q", len(obj)) + obj
            self._memoize(obj)

    def _buffer(self, obj):
        if self.proto < 5:
            raise PicklingError("PickleBuffer can only be pickled with protocol >= 5")
        view = obj.raw()
        if self._buffer_callback is None or self._buffer_callback(obj):
            if view.readonly:
                self._bytes(bytes(view))
            else:
                self._bytearray(bytearray(view))
            return
        self._out += NEXT_BUFFER
        if view.readonly:
            self._out += READONLY_BUFFER

    def _str(self, obj):
        if self.bin:
            short = SHORT_BINUNICODE if self.proto >= 4 else b""
            self._sized(obj, obj.encode("utf-8", "surrogatepass"), short, BINUNICODE, BINUNICODE8)
            return
        text = obj
        for char, escape in ("\\", "\\u005c"), ("\0", "\\u0000"), ("\n", "\\u000a"), ("\r", "\\u000d"), ("\x1a", "\\u001a"):
            text = text.replace(char, escape)
        self._out += UNICODE + text.encode("raw-unicode-escape") + b"\n"
        self._memoize(obj)

    def _tuple(self, obj):
        n = len(obj)
        if not n:
            self._out += EMPTY_TUPLE if self.bin else MARK + TUPLE
            return
        is_short = n <= 3 and self.proto >= 2
        if not is_short:
            self._out += MARK
        for item in obj:
            self._save(item)
        if id(obj) in self.memo:  # it contains itself
            self._out += POP * n if is_short else POP_MARK if self.bin else POP * (n + 1)
            self._get(obj)
            return
        self._out += _TUPLES[n] if is_short else TUPLE
        self._memoize(obj)

    def _list(self, obj):
        self._out += EMPTY_LIST if self.bin else MARK + LIST
        self._memoize(obj)
        self._appends(obj)

    def _dict(self, obj):
        self._out += EMPTY_DICT if self.bin else MARK + DICT
        self._memoize(obj)
        self._setitems(obj.items())

    def _batches(self, items):
        items = iter(items)
        while True:
            batch = []
            for item in items:
                batch.append(item)
                if len(batch) == _BATCH:
                    break
            if batch:
                yield batch
            if len(batch) < _BATCH:
                return

    def _appends(self, items):
        for batch in self._batches(items):
            is_one = len(batch) == 1
            if self.bin and not is_one:
                self._out += MARK
            for item in batch:
                self._save(item)
                if not self.bin or is_one:
                    self._out += APPEND
            if self.bin and not is_one:
                self._out += APPENDS

    def _setitems(self, items):
        for batch in self._batches(items):
            is_one = len(batch) == 1
            if self.bin and not is_one:
                self._out += MARK
            for key, value in batch:
                self._save(key)
                self._save(value)
                if not self.bin or is_one:
                    self._out += SETITEM
            if self.bin and not is_one:
                self._out += SETITEMS

    def _set(self, obj):
        if self.proto < 4:
            self.save_reduce(set, (list(obj),), obj=obj)
            return
        self._out += EMPTY_SET
        self._memoize(obj)
        for batch in self._batches(obj):
            self._out += MARK
            for item in batch:
                self._save(item)
            self._out += ADDITEMS

    def _frozenset(self, obj):
        if self.proto < 4:
            self.save_reduce(frozenset, (list(obj),), obj=obj)
            return
        self._out += MARK
        for item in obj:
            self._save(item)
        if id(obj) in self.memo:
            self._out += POP_MARK
            self._get(obj)
            return
        self._out += FROZENSET
        self._memoize(obj)

    def _type(self, obj):
        for value in (None, NotImplemented, ...):
            if obj is type(value):
                self.save_reduce(type, (value,), obj=obj)
                return
        self._global(obj)

    def _native_function(self, obj):
        owner = obj.__self__
        if owner is None or type(owner) is type(sys):
            self._global(obj)
        else:
            self.save_reduce(getattr, (owner, obj.__name__), obj=obj)

    def _global(self, obj, name=None):
        name = name or getattr(obj, "__qualname__", None) or obj.__name__
        module_name = whichmodule(obj, name)
        try:
            __import__(module_name, level=0)
            module = sys.modules[module_name]
            found, parent = _attribute(module, name)
        except (ImportError, KeyError, AttributeError):
            if "<locals>" in name:
                raise AttributeError(f"Can't pickle local object {name!r}") from None
            raise PicklingError(f"Can't pickle {obj!r}: attribute lookup {name} on {module_name} failed") from None
        if found is not obj:
            raise PicklingError(f"Can't pickle {obj!r}: it's not the same object as {module_name}.{name}")
        if self.proto >= 2 and (code := copyreg._extension_registry.get((module_name, name))):
            self._out += EXT1 + bytes([code]) if code < 256 else (
                EXT2 + struct.pack("<H", code) if code < 65536 else EXT4 + struct.pack("<i", code))
            return
        if self.proto >= 4:
            self._save(module_name)
            self._save(name)
            self._out += STACK_GLOBAL
        elif parent is not module:
            self.save_reduce(getattr, (parent, name.rpartition(".")[2]))
        else:
            if self.fix_imports:
                module_name, name = _pickle_names.to_old(module_name, name)
            encoding = "utf-8" if self.proto >= 3 else "ascii"
            try:
                self._out += GLOBAL + module_name.encode(encoding) + b"\n" + name.encode(encoding) + b"\n"
            except UnicodeEncodeError:
                raise PicklingError(f"can't pickle global identifier '{module_name}.{name}' using pickle protocol "
                                    f"{self.proto}") from None
        self._memoize(obj)

    def save_reduce(self, func, args, state=None, listitems=None, dictitems=None, state_setter=None, *, obj=None):
        """Writes what makes an object again."""
        if not isinstance(args, tuple):
            raise PicklingError("second item of the tuple returned by __reduce__ must be a tuple")
        if not callable(func):
            raise PicklingError("first item of the tuple returned by __reduce__ must be callable")
        name = getattr(func, "__name__", "") if self.proto >= 2 else ""
        if name == "__newobj_ex__":
            cls, args, kwargs = args
            if obj is not None and cls is not obj.__class__:
                raise PicklingError("args[0] from __newobj_ex__ args has the wrong class")
            if self.proto >= 4:
                for part in (cls, args, kwargs):
                    self._save(part)
                self._out += NEWOBJ_EX
            else:
                self._save(partial(cls.__new__, cls, *args, **kwargs))
                self._save(())
                self._out += REDUCE
        elif name == "__newobj__":
            cls = args[0] if args else None
            if not hasattr(cls, "__new__"):
                raise PicklingError("args[0] from __newobj__ args has no __new__")
            if obj is not None and cls is not obj.__class__:
                raise PicklingError("args[0] from __newobj__ args has the wrong class")
            self._save(cls)
            self._save(args[1:])
            self._out += NEWOBJ
        else:
            self._save(func)
            self._save(args)
            self._out += REDUCE
        if obj is not None:
            if id(obj) in self.memo:
                self._out += POP
                self._get(obj)
            else:
                self._memoize(obj)
        if listitems is not None:
            self._appends(listitems)
        if dictitems is not None:
            self._setitems(dictitems)
        if state is None:
            return
        if state_setter is None:
            self._save(state)
            self._out += BUILD
        else:
            self._save(state_setter)
            self._save(obj)
            self._save(state)
            self._out += TUPLE2 + REDUCE + POP


_writers = {
    type(None): Pickler._none, bool: Pickler._bool, int: Pickler._int, float: Pickler._float, str: Pickler._str,
    bytes: Pickler._bytes, bytearray: Pickler._bytearray, tuple: Pickler._tuple, list: Pickler._list, dict: Pickler._dict,
    set: Pickler._set, frozenset: Pickler._frozenset, type: Pickler._type, FunctionType: Pickler._global,
    BuiltinFunctionType: Pickler._native_function, PickleBuffer: Pickler._buffer,
}


class Unpickler:
    def __init__(self, file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
        try:
            self._read, self._readline = file.read, file.readline
        except AttributeError:
            raise TypeError("file must have 'read' and 'readline' attributes") from None
        self._buffers = None if buffers is None else iter(buffers)
        self.memo = {}
        self.encoding, self.errors = encoding, errors
        self.proto = 0
        self.fix_imports = fix_imports

    def persistent_load(self, pid):
        raise UnpicklingError("A load persistent id instruction was encountered, but no persistent_load function was specified.")

    def find_class(self, module, name):
        if self.proto < 3 and self.fix_imports:
            module, name = _pickle_names.to_new(module, name)
        __import__(module, level=0)
        found = sys.modules[module]
        return _attribute(found, name)[0] if self.proto >= 4 else _named(found, name)

    def load(self):
        """The next object of the file."""
        if not hasattr(self, "_read"):
            raise UnpicklingError("Unpickler.__init__() was not called by %s.__init__()" % (self.__class__.__name__,))
        self._stack, self._marks, self._is_started = [], [], False
        while True:
            code = self._take(1)
            self._is_started = True
            if code == b".":
                return self._pop()
            step = _STEPS.get(code)
            if step is None:
                shown = code.decode("latin-1") if 32 < code[0] < 127 else f"\\x{code[0]:02x}"
                raise UnpicklingError(f"invalid load key, '{shown}'.")
            step(self)

    # ---- bytes

    def _take(self, n):
        data = self._read(n)
        if len(data) < n:
            raise UnpicklingError("pickle data was truncated") if self._is_started and n > 1 else EOFError("Ran out of input")
        return data

    def _line(self):
        line = self._readline()
        if not line.endswith(b"\n"):
            raise UnpicklingError("pickle data was truncated")
        return line[:-1]

    def _number(self, n, signed=False):
        return int.from_bytes(self._take(n), "little", signed=signed)

    def _size(self, n, what):
        size = self._number(n, True)
        if size < 0:
            raise UnpicklingError(f"{what} has negative byte count")
        return size

    # ---- the stack

    def _pop(self):
        if len(self._stack) <= (self._marks[-1] if self._marks else 0):
            raise UnpicklingError("unexpected MARK found" if self._marks else "unpickling stack underflow")
        return self._stack.pop()

    def _top(self):
        if not self._stack:
            raise UnpicklingError("unpickling stack underflow")
        return self._stack[-1]

    def _pop_mark(self):
        if not self._marks:
            raise UnpicklingError("could not find MARK")
        start = self._marks.pop()
        items = self._stack[start:]
        del self._stack[start:]
        return items

    def _drop(self):
        if self._marks and self._marks[-1] == len(self._stack):
            self._marks.pop()
        else:
            self._pop()

    def _memo_get(self, index):
        try:
            self._stack.append(self.memo[index])
        except KeyError:
            raise UnpicklingError(f"Memo value not found at index {index}") from None

    def _memo_put(self, index):
        if index < 0:
            raise ValueError("negative PUT argument")
        self.memo[index] = self._top()

    # ---- values

    def _protocol(self):
        self.proto = self._number(1)
        if self.proto > HIGHEST_PROTOCOL:
            raise ValueError(f"unsupported pickle protocol: {self.proto}")

    def _frame(self):
        size = self._number(8)
        if size > sys.maxsize:
            raise ValueError(f"frame size > sys.maxsize: {size}")

    def _text_int(self):
        text = self._line()
        return {b"00": False, b"01": True}[text] if text in (b"00", b"01") else int(text, 0)

    def _text_long(self):
        text = self._line()
        return int(text[:-1] if text.endswith(b"L") else text, 0)

    def _decoded(self, data):
        return data if self.encoding == "bytes" else data.decode(self.encoding, self.errors)

    def _quoted(self):
        text = self._line()
        if len(text) < 2 or text[:1] != text[-1:] or text[:1] not in (b'"', b"'"):
            raise UnpicklingError("the STRING opcode argument must be quoted")
        return self._decoded(codecs.escape_decode(text[1:-1])[0])

    def _next_buffer(self):
        if self._buffers is None:
            raise UnpicklingError("pickle stream refers to out-of-band data but no *buffers* argument was given")
        try:
            return next(self._buffers)
        except StopIteration:
            raise UnpicklingError("not enough out-of-band buffers") from None

    def _readonly_buffer(self):
        with memoryview(self._top()) as view:
            if not view.readonly:
                self._stack[-1] = view.toreadonly()

    # ---- objects

    def _build(self):
        state = self._pop()
        made = self._top()
        setter = getattr(made, "__setstate__", None)
        if setter is not None:
            setter(state)
            return
        slots = None
        if isinstance(state, tuple) and len(state) == 2:
            state, slots = state
        if state is not None:
            if not isinstance(state, dict):
                raise UnpicklingError("state is not a dictionary")
            attributes = made.__dict__
            for key, value in state.items():
                attributes[sys.intern(key) if type(key) is str else key] = value
        if slots is not None:
            if not isinstance(slots, dict):
                raise UnpicklingError("slot state is not a dictionary")
            for key, value in slots.items():
                setattr(made, key, value)

    def _apply(self):
        args = self._pop()
        self._stack[-1] = self._top()(*args)

    def _new(self):
        args, cls = self._pop(), self._pop()
        self._check_new("NEWOBJ", cls, args)
        self._stack.append(cls.__new__(cls, *args))

    def _new_ex(self):
        kwargs, args, cls = self._pop(), self._pop(), self._pop()
        self._check_new("NEWOBJ_EX", cls, args)
        self._stack.append(cls.__new__(cls, *args, **kwargs))

    def _check_new(self, code, cls, args):
        if not isinstance(cls, type):
            raise UnpicklingError(f"{code} class argument must be a type, not {type(cls).__name__}")
        if not isinstance(args, tuple):
            raise UnpicklingError(f"{code} expected an arg tuple, but got {type(args).__name__}")

    def _stack_global(self):
        name, module = self._pop(), self._pop()
        if type(name) is not str or type(module) is not str:
            raise UnpicklingError("STACK_GLOBAL requires str")
        self._stack.append(self.find_class(module, name))

    def _named_global(self):
        module, name = self._line().decode("utf-8"), self._line().decode("utf-8")
        self._stack.append(self.find_class(module, name))

    def _extension(self, code):
        if code in copyreg._extension_cache:
            self._stack.append(copyreg._extension_cache[code])
            return
        if code <= 0:
            raise UnpicklingError("EXT specifies code <= 0")
        key = copyreg._inverted_registry.get(code)
        if key is None:
            raise ValueError(f"unregistered extension code {code}")
        found = copyreg._extension_cache[code] = self.find_class(*key)
        self._stack.append(found)

    def _setitems(self):
        items = self._pop_mark()
        if len(items) % 2:
            raise UnpicklingError("odd number of items for SETITEMS")
        made = self._top()
        for i in range(0, len(items), 2):
            made[items[i]] = items[i + 1]

    def _setitem(self):
        value, key = self._pop(), self._pop()
        self._top()[key] = value

    def _append(self):
        value = self._pop()
        self._top().append(value)

    def _appends(self):
        items = self._pop_mark()
        made = self._top()
        extend = getattr(made, "extend", None)
        if extend is not None:
            extend(items)
        else:
            for item in items:
                made.append(item)

    def _additems(self):
        items = self._pop_mark()
        made = self._top()
        if isinstance(made, set):
            made.update(items)
        else:
            for item in items:
                made.add(item)

    def _dict(self):
        items = self._pop_mark()
        if len(items) % 2:
            raise UnpicklingError("odd number of items for DICT")
        self._stack.append({items[i]: items[i + 1] for i in range(0, len(items), 2)})

    def _tuple_of(self, n):
        items = [self._pop() for _ in range(n)]
        self._stack.append(tuple(items[::-1]))

    def _instance(self, cls, args):
        if args or not isinstance(cls, type) or hasattr(cls, "__getinitargs__"):
            return cls(*args)
        return cls.__new__(cls)

    def _inst(self):
        module, name = self._line().decode("ascii"), self._line().decode("ascii")
        args = self._pop_mark()
        self._stack.append(self._instance(self.find_class(module, name), args))

    def _obj(self):
        args = self._pop_mark()
        self._stack.append(self._instance(args[0], args[1:]))


def _named(module, name):
    try:
        return getattr(module, name)
    except AttributeError:
        raise AttributeError(f"Can't get attribute {name!r} on {module!r}") from None


def _push(read):
    def step(self):
        self._stack.append(read(self))

    return step


def _ascii_pid(s):
    try:
        return s.persistent_load(s._line().decode("ascii"))
    except UnicodeDecodeError:
        raise UnpicklingError("persistent IDs in protocol 0 must be ASCII strings") from None


_STEPS = {
    PROTO: Unpickler._protocol, FRAME: Unpickler._frame, NONE: _push(lambda s: None), NEWTRUE: _push(lambda s: True),
    NEWFALSE: _push(lambda s: False), BININT1: _push(lambda s: s._number(1)), BININT2: _push(lambda s: s._number(2)),
    BININT: _push(lambda s: s._number(4, True)), INT: _push(Unpickler._text_int), LONG: _push(Unpickler._text_long),
    LONG1: _push(lambda s: decode_long(s._take(s._number(1)))),
    LONG4: _push(lambda s: decode_long(s._take(s._size(4, "LONG pickle")))),
    FLOAT: _push(lambda s: float(s._line())), BINFLOAT: _push(lambda s: struct.unpack(">d", s._take(8))[0]),
    STRING: _push(Unpickler._quoted), BINSTRING: _push(lambda s: s._decoded(s._take(s._size(4, "BINSTRING pickle")))),
    SHORT_BINSTRING: _push(lambda s: s._decoded(s._take(s._number(1)))),
    UNICODE: _push(lambda s: str(s._line(), "raw-unicode-escape")),
    BINUNICODE: _push(lambda s: s._take(s._number(4)).decode("utf-8", "surrogatepass")),
    SHORT_BINUNICODE: _push(lambda s: s._take(s._number(1)).decode("utf-8", "surrogatepass")),
    BINUNICODE8: _push(lambda s: s._take(s._number(8)).decode("utf-8", "surrogatepass")),
    SHORT_BINBYTES: _push(lambda s: s._take(s._number(1))), BINBYTES: _push(lambda s: s._take(s._number(4))),
    BINBYTES8: _push(lambda s: s._take(s._number(8))), BYTEARRAY8: _push(lambda s: bytearray(s._take(s._number(8)))),
    NEXT_BUFFER: _push(Unpickler._next_buffer), READONLY_BUFFER: Unpickler._readonly_buffer,
    MARK: lambda s: s._marks.append(len(s._stack)), EMPTY_LIST: _push(lambda s: []), EMPTY_DICT: _push(lambda s: {}),
    EMPTY_TUPLE: _push(lambda s: ()), EMPTY_SET: _push(lambda s: set()), LIST: lambda s: s._stack.append(s._pop_mark()),
    TUPLE: lambda s: s._stack.append(tuple(s._pop_mark())), DICT: Unpickler._dict, TUPLE1: lambda s: s._tuple_of(1),
    TUPLE2: lambda s: s._tuple_of(2), TUPLE3: lambda s: s._tuple_of(3),
    FROZENSET: lambda s: s._stack.append(frozenset(s._pop_mark())), APPEND: Unpickler._append, APPENDS: Unpickler._appends,
    SETITEM: Unpickler._setitem, SETITEMS: Unpickler._setitems, ADDITEMS: Unpickler._additems, POP: Unpickler._drop,
    POP_MARK: lambda s: s._pop_mark(), DUP: lambda s: s._stack.append(s._top()), GET: lambda s: s._memo_get(int(s._line())),
    BINGET: lambda s: s._memo_get(s._number(1)), LONG_BINGET: lambda s: s._memo_get(s._number(4)),
    PUT: lambda s: s._memo_put(int(s._line())), BINPUT: lambda s: s._memo_put(s._number(1)),
    LONG_BINPUT: lambda s: s._memo_put(s._number(4)), MEMOIZE: lambda s: s._memo_put(len(s.memo)),
    GLOBAL: Unpickler._named_global, STACK_GLOBAL: Unpickler._stack_global, EXT1: lambda s: s._extension(s._number(1)),
    EXT2: lambda s: s._extension(s._number(2)), EXT4: lambda s: s._extension(s._number(4, True)), REDUCE: Unpickler._apply,
    BUILD: Unpickler._build, NEWOBJ: Unpickler._new, NEWOBJ_EX: Unpickler._new_ex, INST: Unpickler._inst, OBJ: Unpickler._obj,
    BINPERSID: lambda s: s._stack.append(s.persistent_load(s._pop())), PERSID: _push(_ascii_pid),
}

_Pickler, _Unpickler = Pickler, Unpickler


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    Pickler(file, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback).dump(obj)


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    file = io.BytesIO()
    Pickler(file, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback).dump(obj)
    return file.getvalue()


def load(file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    return Unpickler(file, fix_imports=fix_imports, encoding=encoding, errors=errors, buffers=buffers).load()


def loads(data, /, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    try:
        data = bytes(memoryview(data))
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None
    return Unpickler(io.BytesIO(data), fix_imports=fix_imports, encoding=encoding, errors=errors, buffers=buffers).load()


_dump, _dumps, _load, _loads = dump, dumps, load, loads
