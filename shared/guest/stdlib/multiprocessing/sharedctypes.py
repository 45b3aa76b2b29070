"""Values and arrays of ctypes in memory that processes share."""

import ctypes

import _system

from multiprocessing import context

__all__ = ["RawValue", "RawArray", "Value", "Array", "copy", "synchronized"]

typecode_to_type = {
    "c": ctypes.c_char, "u": ctypes.c_wchar, "b": ctypes.c_byte, "B": ctypes.c_ubyte, "h": ctypes.c_short, "H": ctypes.c_ushort,
    "i": ctypes.c_int, "I": ctypes.c_uint, "l": ctypes.c_long, "L": ctypes.c_ulong, "q": ctypes.c_longlong, "Q": ctypes.c_ulonglong,
    "f": ctypes.c_float, "d": ctypes.c_double,
}  # fmt: skip


def shared_memory(size):
    """Bytes that this process and its children see; they are zero."""
    if not _system.is_machine:
        return memoryview(bytearray(size))
    import mmap

    return memoryview(_system.map(-1, size, mmap.MAP_SHARED | mmap.MAP_ANONYMOUS, mmap.PROT_READ | mmap.PROT_WRITE, 0))


def _new(type_):
    ctypes.sizeof(type_)  # TypeError for what is no type of C
    return type_.from_buffer(shared_memory(max(1, ctypes.sizeof(type_))))


def RawValue(typecode_or_type, *args):
    """A value without a lock."""
    made = _new(typecode_to_type.get(typecode_or_type, typecode_or_type))
    made.__init__(*args)
    return made


def RawArray(typecode_or_type, size_or_initializer):
    """An array without a lock."""
    item = typecode_to_type.get(typecode_or_type, typecode_or_type)
    if isinstance(size_or_initializer, int):
        return _new(item * size_or_initializer)
    items = list(size_or_initializer)
    made = _new(item * len(items))
    made.__init__(*items)
    return made


def _lock_of(lock, ctx):
    if lock in (True, None):
        return (ctx or context._default_context).RLock()
    if not hasattr(lock, "acquire"):
        raise AttributeError(f"{lock!r} has no method 'acquire'")
    return lock


def Value(typecode_or_type, *args, lock=True, ctx=None):
    """A value that its lock guards; False for one without."""
    made = RawValue(typecode_or_type, *args)
    return made if lock is False else synchronized(made, _lock_of(lock, ctx))


def Array(typecode_or_type, size_or_initializer, *, lock=True, ctx=None):
    made = RawArray(typecode_or_type, size_or_initializer)
    return made if lock is False else synchronized(made, _lock_of(lock, ctx))


def copy(obj):
    made = _new(type(obj))
    ctypes.pointer(made)[0] = obj
    return made


def synchronized(obj, lock=None, ctx=None):
    """What guards the object's parts by a lock."""
    assert not isinstance(obj, SynchronizedBase), "object already synchronized"
    lock = lock or (ctx or context._default_context).RLock()
    if isinstance(obj, ctypes._SimpleCData):
        return Synchronized(obj, lock)
    if isinstance(obj, ctypes.Array):
        return (SynchronizedString if obj._type_ is ctypes.c_char else SynchronizedArray)(obj, lock)
    fields = [field[0] for field in type(obj)._fields_]
    kind = type("Synchronized" + type(obj).__name__, (SynchronizedBase,), {name: _guarded(name) for name in fields})
    return kind(obj, lock)


def _guarded(name):
    def get(self):
        with self._lock:
            return getattr(self._obj, name)

    def set(self, value):
        with self._lock:
            setattr(self._obj, name, value)

    return property(get, set)


class SynchronizedBase:
    def __init__(self, obj, lock=None, ctx=None):
        self._obj = obj
        self._lock = lock or (ctx or context._default_context).RLock()
        self.acquire, self.release = self._lock.acquire, self._lock.release

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *args):
        return self._lock.__exit__(*args)

    def get_obj(self):
        return self._obj

    def get_lock(self):
        return self._lock

    def __reduce__(self):
        context.assert_spawning(self)

    def __repr__(self):
        return f"<{type(self).__name__} wrapper for {self._obj}>"


class Synchronized(SynchronizedBase):
    value = _guarded("value")


class SynchronizedArray(SynchronizedBase):
    def __len__(self):
        return len(self._obj)

    def __getitem__(self, i):
        with self._lock:
            return self._obj[i]

    def __setitem__(self, i, value):
        with self._lock:
            self._obj[i] = value

    def __getslice__(self, start, stop):
        return self[start:stop]

    def __setslice__(self, start, stop, values):
        self[start:stop] = values


class SynchronizedString(SynchronizedArray):
    value, raw = _guarded("value"), _guarded("raw")
