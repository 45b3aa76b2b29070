"""array: sequences of numbers of one kind, which lie one after another in a bytearray."""

import operator
import struct
import sys

from _array_items import Items

_SIZES = {"b": 1, "B": 1, "u": 4, "h": 2, "H": 2, "i": 4, "I": 4, "l": 8, "L": 8, "q": 8, "Q": 8, "f": 4, "d": 8}
_NAMES = {"b": "signed char", "B": "unsigned byte integer", "h": "signed short integer", "H": "unsigned short", "i": "signed integer",
          "I": "unsigned int"}  # fmt: skip
typecodes = "bBuhHiIlLqQfd"
_STANDARD = {code: {"l": "q", "L": "Q", "u": "I"}.get(code, code) for code in _SIZES}  # what struct calls it where sizes are fixed

_EXPORTED = "cannot resize an array that is exporting buffers"

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class array(Items):
    __tp_name__ = "array.array"

    def __new__(cls, typecode, initializer=(), /):
        if not isinstance(typecode, str) or len(typecode) != 1:
            raise TypeError("array() argument 1 must be a unicode character, not " + type(typecode).__name__)
        if isinstance(initializer, str) and typecode != "u":
            raise TypeError(f"cannot use a str to initialize an array with typecode '{typecode}'")
        if isinstance(initializer, array) and initializer._code == "u" and typecode != "u":
            raise TypeError(f"cannot use a unicode array to initialize an array with typecode '{typecode}'")
        if typecode not in _SIZES:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        made = Items.__new__(cls, typecode, _SIZES[typecode], bytearray())
        if isinstance(initializer, (bytes, bytearray)):
            made.frombytes(initializer)
        elif isinstance(initializer, array):
            made._data += made._pack(initializer.tolist())
        else:
            made.extend(initializer)
        return made

    typecode = property(lambda self: self._code)
    itemsize = property(lambda self: self._size)

    # ---- items and bytes

    def _format(self, count):
        # A float that a C float cannot hold becomes an infinity, as C's conversion makes it: struct does so in native order.
        return f"{'@' if self._code == 'f' else '='}{count}{_STANDARD[self._code]}"

    def _pack(self, values):
        """The bytes of a list of values; where one does not fit, the error that array raises for it."""
        if self._code == "u":
            for value in values:
                self._check(value)
            values = [ord(value) for value in values]
        try:
            return struct.pack(self._format(len(values)), *values)
        except (struct.error, TypeError, OverflowError) as error:
            failure = error
        for value in values:
            self._check(value)
        raise failure

    def _check(self, value):
        code = self._code
        if code == "u":
            if not isinstance(value, str) or len(value) != 1:
                raise TypeError("array item must be unicode character")
            return
        if code in "fd":
            if not hasattr(type(value), "__float__") and not hasattr(type(value), "__index__"):
                raise TypeError("must be real number, not " + type(value).__name__)
            return
        if not hasattr(type(value), "__index__"):
            raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
        value, bits = type(value).__index__(value), 8 * self._size
        low, high = (0, (1 << bits) - 1) if code.isupper() else (-(1 << bits - 1), (1 << bits - 1) - 1)
        if low <= value <= high:
            return
        # Narrow items come to C by way of a long, and some of them by way of a short or an int, whose bounds are named first.
        if code in "bBhHi" and not -(1 << 63) <= value < 1 << 63 or code == "I" and value >= 1 << 64:
            raise OverflowError("Python int too large to convert to C " + ("unsigned long" if code == "I" else "long"))
        wider = {"b": "h", "H": "i"}.get(code)
        if wider and not -(1 << 16 * self._size - 1) <= value < 1 << 16 * self._size - 1:
            code = wider
        if code in "qQ":
            raise OverflowError("can't convert negative int to unsigned" if code == "Q" and value < 0 else "int too big to convert")
        if code in "lL":
            if code == "L" and value < 0:
                raise OverflowError("can't convert negative value to unsigned int")
            raise OverflowError("Python int too large to convert to C " + ("unsigned long" if code.isupper() else "long"))
        if code == "I" and value < 0:
            raise OverflowError("can't convert negative value to unsigned int")
        raise OverflowError(f"{_NAMES[code]} is {'greater than maximum' if value > high else 'less than minimum'}")

    def _grow(self, data):
        try:
            self._data += data
        except BufferError:
            raise BufferError(_EXPORTED) from None

    def _unpacked(self, data):
        values = struct.unpack(self._format(len(data) // self._size), data)
        return [chr(v) for v in values] if self._code == "u" else list(values)

    def __buffer__(self, flags):
        return memoryview(self._data).cast("I" if self._code == "u" else self._code)

    def _like(self, data):
        return Items.__new__(array, self._code, self._size, bytearray(data))

    def tolist(self):
        return self._unpacked(self._data)

    def tobytes(self):
        return bytes(self._data)

    def frombytes(self, buffer, /):
        if isinstance(buffer, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        view = memoryview(buffer)
        if view.nbytes % self._size:
            raise ValueError("bytes length not a multiple of item size")
        self._grow(view.tobytes())

    def tofile(self, f, /):
        for at in range(0, len(self._data), 65536):
            f.write(bytes(self._data[at : at + 65536]))

    def fromfile(self, f, n, /):
        if n < 0:
            raise ValueError("negative count")
        data = f.read(n * self._size)
        if not isinstance(data, bytes):
            raise TypeError("read() didn't return bytes")
        self.frombytes(data[: len(data) // self._size * self._size])
        if len(data) % self._size:
            raise ValueError("bytes length not a multiple of item size")
        if len(data) < n * self._size:
            raise EOFError("read() didn't return enough bytes")

    def fromunicode(self, ustr, /):
        if self._code != "u":
            raise ValueError("fromunicode() may only be called on unicode type arrays")
        if not isinstance(ustr, str):
            raise TypeError(f"fromunicode() argument must be str, not {type(ustr).__name__}")
        self._grow(self._pack(list(ustr)))

    def tounicode(self):
        if self._code != "u":
            raise ValueError("tounicode() may only be called on unicode type arrays")
        return "".join(self.tolist())

    def byteswap(self):
        for i in range(0, len(self._data), self._size):
            self._data[i : i + self._size] = self._data[i : i + self._size][::-1]

    def buffer_info(self):
        return id(self._data), len(self)

    # ---- as a list

    def _append(self, v):
        self._grow(self._pack([v]))

    def extend(self, bb, /):
        if isinstance(bb, array):
            if bb._code != self._code:
                raise TypeError("can only extend with array of same kind")
            self._grow(bytes(bb._data))
        elif isinstance(bb, (list, tuple)):
            self._grow(self._pack(bb))
        else:
            for value in bb:
                Items.append(self, value)

    def fromlist(self, list, /):
        if not isinstance(list, _list):
            raise TypeError("arg must be list")
        self._grow(self._pack(list))

    def insert(self, i, v, /):
        n = len(self)
        i = max(i + n, 0) if i < 0 else min(i, n)
        self._data[i * self._size : i * self._size] = self._pack([v])

    def pop(self, i=-1, /):
        if not self._data:
            raise IndexError("pop from empty array")
        place = self._place(i, "pop index out of range")
        value = self[i]
        try:
            del self._data[place : place + self._size]
        except BufferError:
            raise BufferError(_EXPORTED) from None
        return value

    def remove(self, v, /):
        del self[self._found(v, "array.remove(x): x not in array")]

    def index(self, v, start=0, stop=None, /):
        return self._found(v, "array.index(x): x not in array", start, stop)

    def _found(self, v, words, start=0, stop=None):
        stop = len(self) if stop is None else stop
        start, stop = (max(i + len(self), 0) if i < 0 else i for i in (start, stop))
        for i, each in enumerate(self):
            if start <= i < stop and (each is v or each == v):
                return i
        raise ValueError(words)

    def count(self, v, /):
        return sum([each is v or each == v for each in self])

    def reverse(self):
        self._data[:] = self[::-1]._data

    def __contains__(self, v):
        return any(each is v or each == v for each in self)

    def _place(self, key, words):
        """The first byte of the item of index `key`."""
        n = len(self)
        i = operator.index(key)
        if not -sys.maxsize - 1 <= i <= sys.maxsize:
            raise IndexError("cannot fit 'int' into an index-sized integer")
        if not -n <= i < n:
            raise IndexError(words)
        return (i + n if i < 0 else i) * self._size

    def _item(self, key):
        """self[key] where that is a slice, a character, or an error."""
        if isinstance(key, slice):
            start, stop, step = key.indices(len(self))
            if step == 1:
                return self._like(self._data[start * self._size : max(start, stop) * self._size])
            return self._like(b"".join([self._data[i * self._size : (i + 1) * self._size] for i in range(start, stop, step)]))
        if not hasattr(type(key), "__index__"):
            raise TypeError("array indices must be integers")
        place = self._place(key, "array index out of range")
        return self._unpacked(self._data[place : place + self._size])[0]

    def _set_item(self, key, value):
        size = self._size
        if not isinstance(key, slice):
            if not hasattr(type(key), "__index__"):
                raise TypeError("array indices must be integers")
            place = self._place(key, "array assignment index out of range")
            self._data[place : place + size] = self._pack([value])
            return
        if not isinstance(value, array):
            raise TypeError(f'can only assign array (not "{type(value).__name__}") to array slice')
        if value._code != self._code:
            raise TypeError("bad argument type for built-in operation")
        start, stop, step = key.indices(len(self))
        data = bytes(value._data)
        if step == 1:
            self._data[start * size : max(start, stop) * size] = data
            return
        places = range(start, stop, step)
        if len(places) != len(value):
            raise ValueError(f"attempt to assign array of size {len(value)} to extended slice of size {len(places)}")
        for n, i in enumerate(places):
            self._data[i * size : (i + 1) * size] = data[n * size : (n + 1) * size]

    def _remove_item(self, key):
        size = self._size
        if not isinstance(key, slice):
            if not hasattr(type(key), "__index__"):
                raise TypeError("array indices must be integers")
            place = self._place(key, "array assignment index out of range")
            del self._data[place : place + size]
            return
        start, stop, step = key.indices(len(self))
        if step == 1:
            del self._data[start * size : max(start, stop) * size]
            return
        for i in sorted(range(start, stop, step), reverse=True):
            del self._data[i * size : (i + 1) * size]

    def __add__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only append array (not "{type(other).__name__}") to array')
        if other._code != self._code:
            raise TypeError("bad argument type for built-in operation")
        return self._like(self._data + other._data)

    def __iadd__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only extend array with array (not "{type(other).__name__}")')
        self.extend(other)
        return self

    def __mul__(self, n):
        return self._like(self._data * _times(n))

    __rmul__ = __mul__

    def __imul__(self, n):
        self._data *= _times(n)
        return self

    def _compared(self, other, compare):
        if not isinstance(other, array):
            return NotImplemented
        if self._code in "fd" or other._code in "fd":  # item by item: a NaN is not even equal to itself
            for a, b in zip(self, other):
                if a != b:
                    return compare(a, b)
            return compare(len(self), len(other))
        return compare(self.tolist(), other.tolist())

    def __eq__(self, other):
        return self._compared(other, operator.eq)

    def __lt__(self, other):
        return self._compared(other, operator.lt)

    def __le__(self, other):
        return self._compared(other, operator.le)

    def __gt__(self, other):
        return self._compared(other, operator.gt)

    def __ge__(self, other):
        return self._compared(other, operator.ge)

    __hash__ = None

    def __copy__(self):
        return self._like(self._data)

    def __deepcopy__(self, memo):
        return self._like(self._data)

    def __sizeof__(self):
        return 64 + len(self._data)

    def __reduce_ex__(self, protocol):
        state = dict(self.__dict__) or None
        if protocol < 3:
            return type(self), (self._code, self.tolist()), state
        format = _FORMATS.get(self._code) or {1: 0, 2: 2, 4: 6, 8: 10}[self._size] + 2 * self._code.islower()
        return _array_reconstructor, (type(self), self._code, format, self.tobytes()), state

    def __repr__(self):
        name = type(self).__name__
        if not self._data:
            return f"{name}('{self._code}')"
        return f"{name}('{self._code}', {self.tounicode() if self._code == 'u' else self.tolist()!r})"


def _times(n):
    if not hasattr(type(n), "__index__"):
        raise TypeError(f"can't multiply sequence by non-int of type '{type(n).__name__}'")
    return n


_list, ArrayType = list, array
#: Numbers of machine formats, as pickles have them: (typecode, reversed) of each.
_FORMATS = {"u": 20, "f": 14, "d": 16, "b": 1, "B": 0}
_CODES = {0: "=B", 1: "=b", 2: "<H", 3: ">H", 4: "<h", 5: ">h", 6: "<I", 7: ">I", 8: "<i", 9: ">i", 10: "<Q", 11: ">Q", 12: "<q", 13: ">q",
          14: "<f", 15: ">f", 16: "<d", 17: ">d"}  # fmt: skip


def _array_reconstructor(arraytype, typecode, mformat_code, items, /):
    if not isinstance(arraytype, type) or not issubclass(arraytype, array):
        raise TypeError(f"first argument must be a type object, not {type(arraytype).__name__}" if not isinstance(arraytype, type)
                        else f"{arraytype.__name__} is not a subtype of array.array")  # fmt: skip
    if typecode not in _SIZES:
        raise ValueError("second argument must be a valid type code")
    if not 0 <= mformat_code <= 21:
        raise ValueError("third argument must be a valid machine format code.")
    if not isinstance(items, bytes):
        raise TypeError(f"fourth argument should be bytes, not {type(items).__name__}")
    if mformat_code >= 18:
        text = items.decode(("utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be")[mformat_code - 18])
        return arraytype(typecode, text)
    order, code = _CODES[mformat_code]
    size = struct.calcsize(order + code)
    if len(items) % size:
        raise ValueError("string length not a multiple of item size")
    return arraytype(typecode, list(struct.unpack(f"{order}{len(items) // size}{code}", items)))


def _register():
    from collections.abc import MutableSequence

    MutableSequence.register(array)


_register()
