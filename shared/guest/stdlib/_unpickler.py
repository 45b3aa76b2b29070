"""Reads pickles. Part of pickle."""

import codecs
import copyreg
import struct
import sys

import _pickle_core
import _pickle_names
from _pickle_codes import *
from _pickle_codes import HIGHEST_PROTOCOL, attribute, decode_long

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class Unpickler:
    __tp_name__ = "_pickle.Unpickler"

    def __init__(self, file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
        try:
            self._read, self._readline = file.read, file.readline
        except AttributeError:
            raise TypeError("file must have 'read' and 'readline' attributes") from None
        self._data, self._at = b"", 0  # what was read ahead: a frame, or all of it
        self._buffers = None if buffers is None else iter(buffers)
        self.memo = {}
        self.encoding, self.errors = encoding, errors
        self.proto = 0
        self.fix_imports = fix_imports

    def persistent_load(self, pid):
        raise UnpicklingError("A load persistent id instruction was encountered,\nbut no persistent_load function was specified.")

    def _persistent(self):
        if "persistent_load" not in vars(self) and type(self).persistent_load is Unpickler.persistent_load:
            self.persistent_load(None)
        self._stack.append(self.persistent_load(self._pop()))

    def find_class(self, module, name):
        if self.proto < 3 and self.fix_imports:
            module, name = _pickle_names.to_new(module, name)
        __import__(module, level=0)
        found = sys.modules[module]
        return attribute(found, name)[0] if self.proto >= 4 else _named(found, name)

    def load(self):
        """The next object of the file."""
        if not hasattr(self, "_read"):
            raise UnpicklingError("Unpickler.__init__() was not called by %s.__init__()" % (self.__class__.__name__,))
        self._stack, self._marks = [], []
        while True:
            if type(self.memo) is dict:
                self._at = _pickle_core.read(self._stack, self._marks, self.memo, self._data, self._at)
            code = self._some(1)
            if not code:
                raise EOFError("Ran out of input")
            if code == b".":
                return self._pop()
            step = _STEPS.get(code)
            if step is None:
                shown = code.decode("latin-1") if 32 < code[0] < 127 else f"\\x{code[0]:02x}"
                raise UnpicklingError(f"invalid load key, '{shown}'.")
            step(self)

    # ---- bytes

    def _some(self, n):
        """Up to n bytes."""
        at = self._at
        data = self._data[at:at + n]
        self._at = at + len(data)
        return data if len(data) == n else data + self._read(n - len(data))

    def _take(self, n):
        data = self._some(n)
        if len(data) < n:
            raise UnpicklingError("pickle data was truncated")
        return data

    def _line(self):
        end = self._data.find(b"\n", self._at) + 1
        line = self._data[self._at:end or len(self._data)]
        self._at += len(line)
        if not end:
            line += self._readline()
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

    def _check_stack(self):
        if len(self._stack) <= (self._marks[-1] if self._marks else 0):
            raise UnpicklingError("unexpected MARK found" if self._marks else "unpickling stack underflow")

    def _pop(self):
        self._check_stack()
        return self._stack.pop()

    def _top(self):
        self._check_stack()
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
        if len(self._data) - self._at < size:
            self._data, self._at = self._take(size), 0

    def _text_int(self):
        text = self._line()
        if text in (b"00", b"01"):
            return text == b"01"
        try:
            return int(text, 0)
        except ValueError:
            raise ValueError("could not convert string to int") from None

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
            given = next(self._buffers)
            return given.raw() if isinstance(given, PickleBuffer) else given
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
        become = getattr(type(made), "__pickle_become__", None)
        if become is not None:  # numpy's arrays and dtypes get their class with their state
            self._replace_top(become(made, state))
            return
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

    def _replace_top(self, made):
        """Another object for that on top of the stack, and for its latest entry in the memo."""
        old, self._stack[-1] = self._stack[-1], made
        for key in reversed(list(self.memo)):
            if self.memo[key] is old:
                self.memo[key] = made
                return

    def _apply(self):
        args = self._pop()
        if not isinstance(args, tuple):
            raise TypeError("argument list must be a tuple")
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
            raise UnpicklingError(f"{code} args argument must be a tuple, not {type(args).__name__}")

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
    BINPERSID: Unpickler._persistent, PERSID: _push(_ascii_pid),
}

Unpickler.__module__ = "pickle"
