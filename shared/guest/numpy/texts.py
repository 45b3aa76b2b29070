"""numpy.chararray: an array of texts whose operators and methods are those of numpy.char. Loaded by numpy.char and numpy."""

import numpy as np
from numpy import char
from numpy.boxed import _DType, _from_items, boxed

_TEXTS = ("capitalize lower upper swapcase title center ljust rjust zfill expandtabs strip lstrip rstrip replace join encode decode "
          "partition rpartition").split()  # fmt: skip
_PLAIN = ("isalnum isalpha isdigit islower isspace istitle isupper isdecimal isnumeric count find rfind index rindex startswith "
          "endswith split rsplit splitlines").split()  # fmt: skip


class chararray(boxed):
    """An array of texts; trailing blanks of its elements do not count."""

    __module__ = "numpy"
    __tp_name__ = "numpy.chararray"
    __class__ = property(lambda self: chararray)

    def __new__(cls, shape, itemsize=1, unicode=False, buffer=None, offset=0, strides=None, order="C"):
        return of_texts(np.zeros(shape, f"{'U' if unicode else 'S'}{itemsize}"))

    def __init__(self, *args, **kwargs):
        pass

    def _with(self, places):
        return _made(places, self._pool, self.dtype)

    def _element(self, place):
        return type(self._pool[int(place)])(self._pool[int(place)].rstrip())

    def copy(self, order="C"):
        return of_texts(boxed.copy(self, order))

    def __add__(self, other):
        return of_texts(char.add(self, other))

    def __radd__(self, other):
        return of_texts(char.add(other, self))

    def __mul__(self, count):
        return of_texts(char.multiply(self, count))

    __rmul__ = __mul__

    def __mod__(self, values):
        return of_texts(char.mod(self, values))

    def __repr__(self):
        return boxed.__repr__(_from_items([item.rstrip() for item in self._items()], self.shape, self.dtype)).replace("array(", "chararray(", 1).replace("\n", "\n    ")


def _made(places, pool, dtype):
    made = object.__new__(chararray)
    boxed.__init__(made, places, pool, dtype)
    return made


def of_texts(a):
    """The texts of an array as a chararray."""
    return _made(a._places, a._pool, a.dtype)


def _method(name, is_text):
    function = getattr(char, name)

    def method(self, *args, **kwargs):
        made = function(self, *args, **kwargs)
        return of_texts(made) if is_text else made

    method.__name__ = name
    return method


for _name in _TEXTS + _PLAIN:
    setattr(chararray, _name, _method(_name, _name in _TEXTS))
for _short, _name in (("eq", "equal"), ("ne", "not_equal"), ("lt", "less"), ("le", "less_equal"), ("gt", "greater"), ("ge", "greater_equal")):
    setattr(chararray, f"__{_short}__", lambda self, other, _compare=getattr(char, _name): _compare(self, other))


def array(obj, itemsize=None, copy=True, unicode=None, order=None):
    """Texts as a chararray, of `itemsize` characters where given."""
    made = np.asarray(obj)
    kind = made.dtype.kind if unicode is None else "U" if unicode else "S"
    if made.dtype.kind not in "US":
        made = _from_items([str(item) for item in made.ravel().tolist()], made.shape, _DType("U"))
    if itemsize is not None or kind != made.dtype.kind:
        made = made.astype(kind + str(itemsize or ""))
    return of_texts(made.copy() if copy else made)
