"""array: sequences of numbers of one kind."""

import struct

_SIZES = {"b": 1, "B": 1, "u": 4, "h": 2, "H": 2, "i": 4, "I": 4, "l": 8, "L": 8, "q": 8, "Q": 8, "f": 4, "d": 8}
typecodes = "bBuhHiIlLqQfd"


class array:
    def __init__(self, typecode, initializer=()):
        if not isinstance(typecode, str) or len(typecode) != 1:
            raise TypeError("array() argument 1 must be a unicode character, not " + type(typecode).__name__)
        if typecode not in _SIZES:
            raise ValueError("bad typecode (must be b, B, u, h, H, i, I, l, L, q, Q, f or d)")
        self.typecode, self.itemsize, self._items = typecode, _SIZES[typecode], []
        if isinstance(initializer, (bytes, bytearray)):
            self.frombytes(initializer)
        else:
            if isinstance(initializer, str) and typecode != "u":
                raise TypeError(f"cannot use a str to initialize an array with typecode '{typecode}'")
            self.extend(initializer)

    def _checked(self, value):
        code = self.typecode
        if code == "u":
            if not isinstance(value, str) or len(value) != 1:
                raise TypeError("array item must be a unicode character, not " + type(value).__name__)
            return value
        if code in "fd":
            if not hasattr(value, "__float__") and not hasattr(value, "__index__"):
                raise TypeError("must be real number, not " + type(value).__name__)
            return struct.unpack(code, struct.pack(code, value))[0]
        if not hasattr(value, "__index__"):
            raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")
        value = value.__index__()
        bits = 8 * self.itemsize
        low, high = (0, (1 << bits) - 1) if code.isupper() else (-(1 << bits - 1), (1 << bits - 1) - 1)
        if not low <= value <= high:
            name = {"b": "signed char", "B": "unsigned byte integer", "h": "signed short", "H": "unsigned short", "i": "signed integer",
                    "I": "unsigned int", "l": "signed long", "L": "unsigned long"}.get(code)  # fmt: skip
            if name is None or code in "lLiI":
                raise OverflowError("Python int too large to convert to C " + ("unsigned long" if code.isupper() else "long")
                                    if code in "lLqQ" else f"{name} is {'greater than maximum' if value > high else 'less than minimum'}")  # fmt: skip
            raise OverflowError(f"{name} is {'greater than maximum' if value > high else 'less than minimum'}")
        return value

    def append(self, x):
        self._items.append(self._checked(x))

    def extend(self, iterable):
        if isinstance(iterable, array) and iterable.typecode != self.typecode:
            raise TypeError("can only extend with array of same kind")
        self._items += [self._checked(x) for x in iterable]

    fromlist = extend

    def fromunicode(self, s):
        self.extend(s)

    def tounicode(self):
        return "".join(self._items)

    def insert(self, i, x):
        self._items.insert(i, self._checked(x))

    def pop(self, i=-1):
        if not self._items:
            raise IndexError("pop from empty array")
        return self._items.pop(i)

    def remove(self, x):
        if x not in self._items:
            raise ValueError("array.remove(x): x not in array")
        self._items.remove(x)

    def index(self, x, *bounds):
        try:
            return self._items.index(x, *bounds)
        except ValueError:
            raise ValueError("array.index(x): x not in array") from None

    def count(self, x):
        return self._items.count(x)

    def reverse(self):
        self._items.reverse()

    def tolist(self):
        return list(self._items)

    def tobytes(self):
        if self.typecode == "u":
            return "".join(self._items).encode("utf-32-le")
        return struct.pack(f"={len(self._items)}{self.typecode.replace('l', 'q').replace('L', 'Q')}", *self._items)

    __bytes__ = tobytes

    def frombytes(self, data):
        data = bytes(data)
        if len(data) % self.itemsize:
            raise ValueError("bytes length not a multiple of item size")
        if self.typecode == "u":
            self._items += data.decode("utf-32-le")
        else:
            self._items += struct.unpack(f"={len(data) // self.itemsize}{self.typecode.replace('l', 'q').replace('L', 'Q')}", data)

    def tofile(self, f):
        f.write(self.tobytes())

    def fromfile(self, f, n):
        data = f.read(n * self.itemsize)
        self.frombytes(data[: len(data) // self.itemsize * self.itemsize])
        if len(data) < n * self.itemsize:
            raise EOFError("read() didn't return enough bytes")

    def byteswap(self):
        data = self.tobytes()
        self._items = []
        self.frombytes(b"".join(data[i : i + self.itemsize][::-1] for i in range(0, len(data), self.itemsize)))

    def buffer_info(self):
        return id(self._items), len(self._items)

    def __array__(self, dtype=None):
        import numpy

        made = numpy.frombuffer(self.tobytes(), self.typecode)
        return made if dtype is None else made.astype(dtype)

    def _like(self, items):
        made = array(self.typecode)
        made._items = items
        return made

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __contains__(self, x):
        return x in self._items

    def __getitem__(self, key):
        if isinstance(key, slice):
            return self._like(self._items[key])
        if not hasattr(key, "__index__"):
            raise TypeError("array indices must be integers")
        try:
            return self._items[key]
        except IndexError:
            raise IndexError("array index out of range") from None

    def __setitem__(self, key, value):
        if isinstance(key, slice):
            if not isinstance(value, array):
                raise TypeError(f'can only assign array (not "{type(value).__name__}") to array slice')
            if value.typecode != self.typecode:
                raise TypeError("bad argument type for built-in operation")
            size = len(range(*key.indices(len(self._items))))
            if key.step not in (None, 1) and size != len(value._items):
                raise ValueError(f"attempt to assign array of size {len(value._items)} to extended slice of size {size}")
            self._items[key] = value._items
            return
        if not hasattr(key, "__index__"):
            raise TypeError("array indices must be integers")
        try:
            self._items[key] = self._checked(value)
        except IndexError:
            raise IndexError("array assignment index out of range") from None

    def __delitem__(self, key):
        del self._items[key]

    def __add__(self, other):
        if not isinstance(other, array):
            raise TypeError(f'can only append array (not "{type(other).__name__}") to array')
        if other.typecode != self.typecode:
            raise TypeError("bad argument type for built-in operation")
        return self._like(self._items + other._items)

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, n):
        return self._like(self._items * n)

    __rmul__ = __mul__

    def __eq__(self, other):
        return self._items == other._items if isinstance(other, array) else NotImplemented

    def __lt__(self, other):
        return self._items < other._items if isinstance(other, array) else NotImplemented

    def __le__(self, other):
        return self._items <= other._items if isinstance(other, array) else NotImplemented

    __hash__ = None

    def __copy__(self):
        return self._like(list(self._items))

    def __deepcopy__(self, memo):
        return self.__copy__()

    def __reduce__(self):
        return array, (self.typecode, list(self._items))

    def __reduce_ex__(self, protocol):
        return self.__reduce__()

    def __repr__(self):
        if not self._items:
            return f"array('{self.typecode}')"
        return f"array('{self.typecode}', {self.tounicode()!r})" if self.typecode == "u" else f"array('{self.typecode}', {self._items!r})"


ArrayType = array
