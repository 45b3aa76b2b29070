"""Objects as bytes, in CPython's format: all protocols are written and read."""

import codecs
import copyreg
import struct
import sys
from functools import partial
from types import BuiltinFunctionType, FunctionType

import _pickle_core
import _pickle_names
from _pickle_codes import *
from _pickle_codes import HIGHEST_PROTOCOL, NAMES, attribute, decode_long, encode_long
from _unpickler import Unpickler

__all__ = ["PickleError", "PicklingError", "UnpicklingError", "Pickler", "Unpickler", "dump", "dumps", "load", "loads",
           "PickleBuffer", "HIGHEST_PROTOCOL", "DEFAULT_PROTOCOL"]

DEFAULT_PROTOCOL = 4
format_version = "4.0"
compatible_formats = ["1.0", "1.1", "1.2", "1.3", "2.0", "3.0", "4.0", "5.0"]
bytes_types = (bytes, bytearray)
__all__ += NAMES

_FRAME_MINIMUM = 4
_FRAME_TARGET = 64 * 1024
_BATCH = 1000
_TUPLES = (b")", b"\x85", b"\x86", b"\x87")

__natives__ = "dump dumps load loads Pickler.dump Pickler.save"  # CPython has these in C: no traceback shows them


def whichmodule(obj, name):
    """The module in which an object is found under `name`."""
    module = getattr(obj, "__module__", None)
    if module is not None:
        return module
    for module_name, module in sys.modules.copy().items():
        if module_name in ("__main__", "__mp_main__") or module is None:
            continue
        try:
            if attribute(module, name)[0] is obj:
                return module_name
        except AttributeError:
            pass
    return "__main__"


class Pickler:
    __tp_name__ = "_pickle.Pickler"

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
        self._is_plain = (self.proto >= 2 and not self.fast and type(self.memo) is dict and "persistent_id" not in vars(self)
                          and type(self).persistent_id is Pickler.persistent_id)
        table = getattr(self, "dispatch_table", None)
        self._reducers = copyreg.dispatch_table if table is None else table
        if getattr(self, "reducer_override", None) is not None:
            self._reducers = None
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

    _is_plain = False  # then plain data need no look at what they are for persistent_id()
    _reducers = None   # of classes, where nothing else is asked about their instances

    def _save(self, obj, is_persistent_checked=False):
        if self._is_plain:
            _pickle_core.write(self, obj, self._out, self.memo, self.proto)
        else:
            self._save_object(obj, is_persistent_checked)

    def _save_object(self, obj, is_persistent_checked=False):
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
            raise PicklingError("PickleBuffer can only pickled with protocol >= 5")
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
        self._appends(obj, True)

    def _dict(self, obj):
        self._out += EMPTY_DICT if self.bin else MARK + DICT
        self._memoize(obj)
        self._setitems(obj.items(), True)

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

    def _appends(self, items, is_exact=False):
        for n, batch in enumerate(self._batches(items)):
            is_one = len(batch) == 1 and not (n and is_exact)
            if self.bin and not is_one:
                self._out += MARK
            for item in batch:
                self._save(item)
                if not self.bin or is_one:
                    self._out += APPEND
            if self.bin and not is_one:
                self._out += APPENDS

    def _setitems(self, items, is_exact=False):
        for n, batch in enumerate(self._batches(items)):
            is_one = len(batch) == 1 and not (n and is_exact)
            if self.bin and not is_one:
                self._out += MARK
            for key, value in batch:
                self._save(key)
                self._save(value)
                if not self.bin or is_one:
                    self._out += SETITEM
            if self.bin and not is_one:
                self._out += SETITEMS
                if is_exact and len(batch) == _BATCH and (n + 1) * _BATCH == len(items):
                    self._out += MARK + SETITEMS  # as CPython does

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
            found, parent = attribute(module, name)
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

_Pickler, _Unpickler = Pickler, Unpickler


def dump(obj, file, protocol=None, *, fix_imports=True, buffer_callback=None):
    Pickler(file, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback).dump(obj)


class _Parts(list):
    """A file for dumps()."""

    write = list.append


def dumps(obj, protocol=None, *, fix_imports=True, buffer_callback=None):
    parts = _Parts()
    Pickler(parts, protocol, fix_imports=fix_imports, buffer_callback=buffer_callback).dump(obj)
    return parts[0]


def load(file, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    return Unpickler(file, fix_imports=fix_imports, encoding=encoding, errors=errors, buffers=buffers).load()


class _NoFile:
    """What stands behind the data of loads()."""

    @staticmethod
    def read(size):
        return b""

    @staticmethod
    def readline():
        return b""


def loads(data, /, *, fix_imports=True, encoding="ASCII", errors="strict", buffers=None):
    try:
        data = data if type(data) is bytes else bytes(memoryview(data))
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None
    unpickler = Unpickler(_NoFile, fix_imports=fix_imports, encoding=encoding, errors=errors, buffers=buffers)
    unpickler._data = data
    return unpickler.load()


_dump, _dumps, _load, _loads = dump, dumps, load, loads


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.pickle(_sys.argv[1:]))
