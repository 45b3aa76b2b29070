"""Objects as bytes, in CPython's format: what is written here CPython reads, and the other way round. Written in protocol 4
(protocols 2 to 5 are accepted and differ in the header only); all opcodes that CPython writes for plain objects are read."""

import copyreg
import io
import struct
import sys
from types import BuiltinFunctionType, FunctionType, MethodType

HIGHEST_PROTOCOL, DEFAULT_PROTOCOL = 5, 4
format_version = "4.0"


class PickleError(Exception):
    __module__ = "_pickle"


class PicklingError(PickleError):
    __module__ = "_pickle"


class UnpicklingError(PickleError):
    __module__ = "_pickle"


class PickleBuffer:
    def __init__(self, buffer):
        self._buffer = buffer

    def raw(self):
        return memoryview(self._buffer)


# What Python 3 calls otherwise than Python 2 did, for protocols below 3.
_OLD_NAMES = {("builtins", "int"): ("__builtin__", "long"), ("builtins", "str"): ("__builtin__", "unicode"),
              ("builtins", "range"): ("__builtin__", "xrange"), ("builtins", "chr"): ("__builtin__", "unichr"),
              ("builtins", "zip"): ("itertools", "izip"), ("builtins", "map"): ("itertools", "imap"),
              ("builtins", "filter"): ("itertools", "ifilter"), ("functools", "reduce"): ("__builtin__", "reduce"),
              ("collections", "UserDict"): ("UserDict", "IterableUserDict"), ("collections", "UserList"): ("UserList", "UserList"),
              ("collections", "UserString"): ("UserString", "UserString")}  # fmt: skip
_OLD_MODULES = {"builtins": "__builtin__", "copyreg": "copy_reg", "queue": "Queue", "socketserver": "SocketServer",
                "configparser": "ConfigParser"}  # fmt: skip
_NEW_NAMES = {old: new for new, old in _OLD_NAMES.items()}
_NEW_MODULES = {old: new for new, old in _OLD_MODULES.items()}


class Pickler:
    def __init__(self, file, protocol=None, *, fix_imports=True, buffer_callback=None):
        protocol = DEFAULT_PROTOCOL if protocol is None else HIGHEST_PROTOCOL if protocol < 0 else protocol
        if protocol > HIGHEST_PROTOCOL:
            raise ValueError(f"pickle protocol must be <= {HIGHEST_PROTOCOL}")
        self._file, self.proto = file, protocol
        self.bin, self.fast = protocol >= 1, 0
        self.memo, self._out = {}, bytearray()

    def clear_memo(self):
        self.memo.clear()

    def persistent_id(self, obj):
        return None

    def reducer_override(self, obj):
        return NotImplemented

    def dump(self, obj):
        self._out = bytearray(b"\x80" + bytes([self.proto]) if self.proto >= 2 else b"")
        self._save(obj)
        self._out += b"."
        data = bytes(self._out)
        if self.proto >= 4 and len(data) >= 6:
            data = data[:2] + b"\x95" + (len(data) - 2).to_bytes(8, "little") + data[2:]
        self._file.write(data)

    # ---- pieces

    def _memoize(self, obj):
        index = len(self.memo)
        self.memo[id(obj)] = index, obj
        if self.proto >= 4:
            self._out += b"\x94"
        elif self.proto == 0:
            self._out += b"p%d\n" % index
        else:
            self._out += b"q" + bytes([index]) if index < 256 else b"r" + index.to_bytes(4, "little")

    def _get(self, index):
        if self.proto == 0:
            self._out += b"g%d\n" % index
            return
        self._out += b"h" + bytes([index]) if index < 256 else b"j" + index.to_bytes(4, "little")

    def _int(self, obj):
        if 0 <= obj < 256:
            self._out += b"K" + bytes([obj])
        elif 0 <= obj < 65536:
            self._out += b"M" + obj.to_bytes(2, "little")
        elif -(1 << 31) <= obj < 1 << 31:
            self._out += b"J" + obj.to_bytes(4, "little", signed=True)
        else:
            data = obj.to_bytes((obj.bit_length() >> 3) + 1, "little", signed=True)
            if len(data) > 1 and obj < 0 and data[-1] == 0xFF and data[-2] & 0x80:
                data = data[:-1]
            self._out += b"\x8a" + bytes([len(data)]) if len(data) < 256 else b"\x8b" + len(data).to_bytes(4, "little")
            self._out += data

    def _text(self, obj):
        data = obj.encode("utf-8", "surrogatepass")
        if len(data) < 256 and self.proto >= 4:
            self._out += b"\x8c" + bytes([len(data)]) + data
        else:
            self._out += b"X" + len(data).to_bytes(4, "little") + data
        self._memoize(obj)

    def _bytes(self, obj):
        if self.proto < 3:
            if obj:
                from _codecs import encode

                self._reduce(encode, (str(obj, "latin1"), "latin1"), obj)
            else:
                self._reduce(bytes, (), obj)
            return
        self._out += b"C" + bytes([len(obj)]) + obj if len(obj) < 256 else b"B" + len(obj).to_bytes(4, "little") + obj
        self._memoize(obj)

    def _save(self, obj):
        persistent = self.persistent_id(obj)
        if persistent is not None:
            if self.proto == 0:
                try:
                    self._out += b"P" + str(persistent).encode("ascii") + b"\n"
                except UnicodeEncodeError:
                    raise PicklingError("persistent IDs in protocol 0 must be ASCII strings") from None
                return
            self._save(persistent)
            self._out += b"Q"
            return
        if id(obj) in self.memo:
            self._get(self.memo[id(obj)][0])
            return
        kind = type(obj)
        if self.proto < 2:
            from _pickle_old import save

            if save(self, obj, kind):
                return
        if obj is None:
            self._out += b"N"
        elif obj is True or obj is False:
            self._out += b"\x88" if obj else b"\x89"
        elif kind is int:
            self._int(obj)
        elif kind is float:
            self._out += b"G" + struct.pack(">d", obj)
        elif kind is str:
            self._text(obj)
        elif kind is bytes:
            self._bytes(obj)
        elif kind is tuple:
            self._tuple(obj)
        elif kind is list:
            self._out += b"]"
            self._memoize(obj)
            self._appends(obj)
        elif kind is dict:
            self._out += b"}"
            self._memoize(obj)
            self._setitems(obj.items())
        elif kind is set and self.proto >= 4:
            self._out += b"\x8f"
            self._memoize(obj)
            if obj:
                self._out += b"("
                for item in obj:
                    self._save(item)
                self._out += b"\x90"
        elif kind is frozenset and self.proto >= 4:
            self._out += b"("
            for item in obj:
                self._save(item)
            self._out += b"\x91"
            self._memoize(obj)
        elif kind is type or kind is FunctionType or kind is BuiltinFunctionType and getattr(obj, "__self__", None) is None:
            self._global(obj)
        elif kind is MethodType or kind is BuiltinFunctionType:
            self._reduce(getattr, (obj.__self__, obj.__name__), obj)
        else:
            self._object(obj)

    def _tuple(self, obj):
        if not obj:
            self._out += b")"
            return
        if len(obj) > 3:
            self._out += b"("
        for item in obj:
            self._save(item)
        if id(obj) in self.memo:  # it contains itself
            self._out += b"0" * len(obj) if len(obj) <= 3 else b"1"
            self._get(self.memo[id(obj)][0])
            return
        self._out += {1: b"\x85", 2: b"\x86", 3: b"\x87"}.get(len(obj), b"t")
        self._memoize(obj)

    def _appends(self, items):
        items = list(items)
        for start in range(0, len(items), 1000 if self.proto else 1):
            piece = items[start : start + (1000 if self.proto else 1)]
            if len(piece) == 1:
                self._save(piece[0])
                self._out += b"a"
            else:
                self._out += b"("
                for item in piece:
                    self._save(item)
                self._out += b"e"

    def _setitems(self, items):
        items = list(items)
        for start in range(0, len(items), 1000 if self.proto else 1):
            piece = items[start : start + (1000 if self.proto else 1)]
            if len(piece) > 1:
                self._out += b"("
            for key, value in piece:
                self._save(key)
                self._save(value)
            self._out += b"s" if len(piece) == 1 else b"u"

    def _global(self, obj, name=None):
        name = name or getattr(obj, "__qualname__", None) or obj.__name__
        module = getattr(obj, "__module__", None) or "builtins"
        if not isinstance(module, str):
            module = "builtins"
        try:
            __import__(module)
            found = sys.modules[module]
            for part in name.split("."):
                if part == "<locals>":
                    raise AttributeError(f"Can't get local attribute {name!r} on {found!r}")
                found = getattr(found, part)
        except (ImportError, KeyError, AttributeError):
            if "<locals>" in name:
                raise AttributeError(f"Can't pickle local object {name!r}") from None
            raise PicklingError(f"Can't pickle {obj!r}: attribute lookup {name} on {module} failed") from None
        if found is not obj:
            raise PicklingError(f"Can't pickle {obj!r}: it's not the same object as {module}.{name}")
        if self.proto >= 4:
            self._save(module)
            self._save(name)
            self._out += b"\x93"
        else:
            if self.proto < 3:
                module, name = _OLD_NAMES.get((module, name), (module, name))
                module = _OLD_MODULES.get(module, module)
            self._out += b"c" + module.encode() + b"\n" + name.encode() + b"\n"
        self._memoize(obj)

    def _object(self, obj):
        kind = type(obj)
        made = self.reducer_override(obj)
        if made is NotImplemented:
            reduce = getattr(self, "dispatch_table", copyreg.dispatch_table).get(kind)
            if reduce is not None:
                made = reduce(obj)
            elif issubclass(kind, type):
                self._global(obj)
                return
            else:
                is_own = kind.__reduce__ is not object.__reduce__ and kind.__reduce_ex__ is object.__reduce_ex__
                if self.proto < 2 and not is_own and kind.__reduce_ex__ is object.__reduce_ex__ and kind.__module__ != "builtins":
                    from _pickle_old import reduced

                    made = reduced(obj)
                else:
                    made = obj.__reduce__() if is_own else obj.__reduce_ex__(self.proto)
        if isinstance(made, str):
            self._global(obj, made)
            return
        if not isinstance(made, tuple) or not 2 <= len(made) <= 6:
            raise PicklingError("%s must return a string or tuple" % obj.__reduce_ex__)
        self._reduce(*made[:2], obj, *made[2:])

    def _reduce(self, function, args, obj, state=None, items=None, pairs=None, setter=None):
        if not isinstance(args, tuple):
            raise PicklingError("args from save_reduce() must be a tuple")
        name = getattr(function, "__name__", "")
        if name == "__newobj__":
            self._save(args[0])
            self._save(args[1:])
            self._out += b"\x81"
        elif name == "__newobj_ex__" and self.proto >= 4:
            for part in args:
                self._save(part)
            self._out += b"\x92"
        else:
            self._save(function)
            self._save(args)
            self._out += b"R"
        if obj is not None:
            if id(obj) in self.memo:
                self._out += b"0"
                self._get(self.memo[id(obj)][0])
            else:
                self._memoize(obj)
        if items is not None:
            self._appends(items)
        if pairs is not None:
            self._setitems(pairs)
        if state is not None:
            if setter is not None:
                self._save(setter)
                self._save(obj)
                self._save(state)
                self._out += b"\x86R0"
            else:
                self._save(state)
                self._out += b"b"


class Unpickler:
    def __init__(self, file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
        self._file, self.memo = file, {}
        self._encoding, self._errors = encoding, errors

    def persistent_load(self, pid):
        raise UnpicklingError("unsupported persistent id encountered")

    def find_class(self, module, name):
        module, name = _NEW_NAMES.get((module, name), (module, name))
        module = _NEW_MODULES.get(module, module)
        __import__(module)
        found = sys.modules[module]
        for part in name.split("."):
            try:
                found = getattr(found, part)
            except AttributeError:
                raise AttributeError(f"Can't get attribute {name!r} on {sys.modules[module]!r}") from None
        return found

    def _take(self, n):
        data = self._file.read(n)
        if len(data) < n:
            raise EOFError("Ran out of input") if not data and not self._started else UnpicklingError("pickle data was truncated")
        return data

    def _protocol(self):
        version = self._number(1)
        if version > HIGHEST_PROTOCOL:
            raise ValueError("unsupported pickle protocol: %d" % version)

    def _line(self):
        line = self._file.readline()
        if not line.endswith(b"\n"):
            raise UnpicklingError("pickle data was truncated")
        return line[:-1]

    def _number(self, n, signed=False):
        return int.from_bytes(self._take(n), "little", signed=signed)

    def load(self):
        self._stack, self._marks, self._started = [], [], False
        while True:
            code = self._take(1)
            self._started = True
            if code == b".":
                if not self._stack:
                    raise UnpicklingError("unpickling stack underflow")
                return self._stack.pop()
            step = _STEPS.get(code)
            if step is None:
                raise UnpicklingError("invalid load key, %r." % code.decode("latin-1"))
            try:
                step(self)
            except IndexError:
                raise UnpicklingError("unpickling stack underflow") from None

    def _pop_mark(self):
        if not self._marks:
            raise UnpicklingError("could not find MARK")
        items = self._stack[self._marks[-1] :]
        del self._stack[self._marks.pop() :]
        return items

    def _put(self, index):
        self.memo[index] = self._stack[-1]

    def _build(self):
        state = self._stack.pop()
        made = self._stack[-1]
        setter = getattr(made, "__setstate__", None)
        if setter is not None:
            setter(state)
            return
        slots = None
        if isinstance(state, tuple) and len(state) == 2:
            state, slots = state
        if state:
            made.__dict__.update(state)
        for key, value in (slots or {}).items():
            setattr(made, key, value)

    def _apply(self):
        args = self._stack.pop()
        self._stack[-1] = self._stack[-1](*args)

    def _new(self):
        args = self._stack.pop()
        self._stack[-1] = self._stack[-1].__new__(self._stack[-1], *args)

    def _new_ex(self):
        kwargs, args = self._stack.pop(), self._stack.pop()
        self._stack[-1] = self._stack[-1].__new__(self._stack[-1], *args, **kwargs)

    def _stack_global(self):
        name, module = self._stack.pop(), self._stack.pop()
        self._stack.append(self.find_class(module, name))

    def _named_global(self):
        module, name = self._line().decode(), self._line().decode()
        self._stack.append(self.find_class(module, name))

    def _setitems(self):
        items = self._pop_mark()
        made = self._stack[-1]
        for i in range(0, len(items), 2):
            made[items[i]] = items[i + 1]

    def _appends(self):
        items = self._pop_mark()
        made = self._stack[-1]
        if hasattr(made, "extend"):
            made.extend(items)
        else:
            for item in items:
                made.append(item)

    def _tuple_of(self, n):
        items = tuple(self._stack[-n:])
        self._stack[-n:] = [items]

    def _old_text(self):
        text = self._line()
        return eval(text.decode("latin-1"))

    def _old_int(self):
        text = self._line()
        return {b"00": False, b"01": True}[text] if text in (b"00", b"01") else int(text)

    def _inst(self):
        args = self._pop_mark()
        module, name = self._line().decode(), self._line().decode()
        return self.find_class(module, name)(*args)

    def _obj(self):
        args = self._pop_mark()
        return args[0](*args[1:])


def _raw_text(line):
    import re

    escape = re.compile(r"\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})")
    return escape.sub(lambda m: chr(int(m[1] or m[2], 16)), line.decode("latin-1"))


def _push(read):
    def step(self):
        self._stack.append(read(self))

    return step


def _item(self):
    value = self._stack.pop()
    key = self._stack.pop()
    self._stack[-1][key] = value


_STEPS = {
    b"\x80": lambda s: s._protocol(), b"\x95": lambda s: s._take(8), b"N": _push(lambda s: None),
    b"\x88": _push(lambda s: True), b"\x89": _push(lambda s: False), b"K": _push(lambda s: s._number(1)),
    b"M": _push(lambda s: s._number(2)), b"J": _push(lambda s: s._number(4, True)), b"I": _push(Unpickler._old_int),
    b"L": _push(lambda s: int(s._line().rstrip(b"L"))), b"\x8a": _push(lambda s: s._number(s._number(1), True)),
    b"\x8b": _push(lambda s: s._number(s._number(4), True)), b"F": _push(lambda s: float(s._line())),
    b"G": _push(lambda s: struct.unpack(">d", s._take(8))[0]), b"S": _push(Unpickler._old_text),
    b"V": _push(lambda s: _raw_text(s._line())), b"T": _push(lambda s: s._take(s._number(4)).decode("latin-1")),
    b"U": _push(lambda s: s._take(s._number(1)).decode("latin-1")),
    b"X": _push(lambda s: s._take(s._number(4)).decode("utf-8", "surrogatepass")),
    b"\x8c": _push(lambda s: s._take(s._number(1)).decode("utf-8", "surrogatepass")),
    b"\x8d": _push(lambda s: s._take(s._number(8)).decode("utf-8", "surrogatepass")), b"C": _push(lambda s: s._take(s._number(1))),
    b"B": _push(lambda s: s._take(s._number(4))), b"\x8e": _push(lambda s: s._take(s._number(8))),
    b"\x96": _push(lambda s: bytearray(s._take(s._number(8)))), b"(": lambda s: s._marks.append(len(s._stack)),
    b"]": _push(lambda s: []), b"}": _push(lambda s: {}), b")": _push(lambda s: ()), b"\x8f": _push(lambda s: set()),
    b"l": lambda s: s._stack.append(s._pop_mark()), b"t": lambda s: s._stack.append(tuple(s._pop_mark())),
    b"d": lambda s: s._stack.append((lambda i: dict(zip(i[::2], i[1::2])))(s._pop_mark())),
    b"\x85": lambda s: s._tuple_of(1), b"\x86": lambda s: s._tuple_of(2), b"\x87": lambda s: s._tuple_of(3),
    b"\x91": lambda s: s._stack.append(frozenset(s._pop_mark())), b"a": lambda s: (lambda v: s._stack[-1].append(v))(s._stack.pop()),
    b"e": Unpickler._appends, b"s": _item, b"u": Unpickler._setitems,
    b"\x90": lambda s: (lambda items: s._stack[-1].update(items))(s._pop_mark()), b"0": lambda s: s._stack.pop(),
    b"1": lambda s: s._pop_mark(), b"2": lambda s: s._stack.append(s._stack[-1]), b"g": _push(lambda s: s.memo[int(s._line())]),
    b"h": _push(lambda s: s.memo[s._number(1)]), b"j": _push(lambda s: s.memo[s._number(4)]),
    b"p": lambda s: s._put(int(s._line())), b"q": lambda s: s._put(s._number(1)), b"r": lambda s: s._put(s._number(4)),
    b"\x94": lambda s: s._put(len(s.memo)), b"c": Unpickler._named_global, b"\x93": Unpickler._stack_global,
    b"R": Unpickler._apply, b"b": Unpickler._build, b"\x81": Unpickler._new, b"\x92": Unpickler._new_ex, b"i": _push(Unpickler._inst),
    b"o": _push(Unpickler._obj), b"Q": lambda s: s._stack.append(s.persistent_load(s._stack.pop())),
    b"P": _push(lambda s: s.persistent_load(s._line().decode())),
}  # fmt: skip


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    Pickler(file, protocol).dump(obj)


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    file = io.BytesIO()
    Pickler(file, protocol).dump(obj)
    return file.getvalue()


def load(file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    return Unpickler(file, encoding=encoding, errors=errors).load()


def loads(data, /, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    return Unpickler(io.BytesIO(data), encoding=encoding, errors=errors).load()
