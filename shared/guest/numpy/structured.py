"""Structured dtypes and arrays, np.void and np.rec. An array is a column for each field, so that a field is a view; its
`_places` have the shape and serve as indices where an operation asks for an order of elements."""

import builtins
import types

import numpy as np
from numpy import boxed as _boxed
from numpy.boxed import _DType, boxed


class _Struct(_DType):
    """What np.dtype gives for named fields: `_parts` are (name, dtype, shape, offset, title)."""

    kind = char = "V"
    num, hasobject, isalignedstruct = 20, False, False

    def __init__(self, parts, itemsize=None, align=False, type=None):
        self._parts, offset, self.alignment = [], 0, 1
        for name, dtype, shape, place, title in parts:
            unit = dtype.alignment if align else 1
            offset = -(-offset // unit) * unit if place is None else place
            self._parts.append((name, dtype, shape, offset, title))
            offset += _size((name, dtype, shape))
            self.alignment = builtins.max(self.alignment, unit)
        names = [p[0] for p in self._parts]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"field {name!r} occurs more than once")
        self.isalignedstruct = align
        end = builtins.max([p[3] + _size(p) for p in self._parts], default=0)
        self.itemsize = itemsize if itemsize is not None else -(-end // self.alignment) * self.alignment if align else end
        self.names = tuple(names)
        self.type = type or void
        self.str, self.byteorder = f"|V{self.itemsize}", "|"
        self.name = ("void" if self.type is void else "record") + builtins.str(self.itemsize * 8)
        self.hasobject = builtins.any(p[1].hasobject for p in self._parts)

    _width = property(lambda self: self.itemsize)

    @property
    def fields(self):
        made = {}
        for name, dtype, shape, offset, title in self._parts:
            made[name] = (_shaped(dtype, shape), offset) if title is None else (_shaped(dtype, shape), offset, title)
            if title is not None:
                made[title] = made[name]
        return types.MappingProxyType(made)

    def _is_packed(self):
        plain = _Struct([(p[0], p[1], p[2], None, None) for p in self._parts], align=self.isalignedstruct)
        return plain.itemsize == self.itemsize and [p[3] for p in plain._parts] == [p[3] for p in self._parts]

    @property
    def descr(self):
        made, at = [], 0
        for p in self._parts:
            if p[3] > at:
                made.append(("", f"|V{p[3] - at}"))
            inner = p[1].descr if isinstance(p[1], _Struct) and p[1].names is not None else p[1].str
            made.append((p[0] if p[4] is None else (p[4], p[0]), inner, *([p[2]] if p[2] else [])))
            at = p[3] + _size(p)
        if at < self.itemsize:
            made.append(("", f"|V{self.itemsize - at}"))
        return made

    def __len__(self):
        return len(self._parts)

    def __getitem__(self, key):
        if isinstance(key, int):
            return _shaped(*self._parts[key][1:3])
        if isinstance(key, list):
            return _Struct([self._part(k) for k in key], self.itemsize)
        return _shaped(*self._part(key)[1:3])

    def _part(self, key):
        for p in self._parts:
            if key == p[0] or key == p[4] is not None:
                return p
        raise KeyError(f"Field named {key!r} not found.")

    def __str__(self):
        if self.names is None:
            return self.str

        def text(dtype):
            if isinstance(dtype, _Struct) and dtype.names is None:
                return repr(dtype.str[1:])
            return builtins.str(dtype) if isinstance(dtype, _Struct) else repr(dtype.str.lstrip("|") if dtype.kind in "bSOiu" and dtype.str[1:] not in ("b1", "i1", "u1") else
                                                                              {"|b1": "?", "|i1": "i1", "|u1": "u1"}.get(dtype.str, dtype.str))  # fmt: skip

        if self._is_packed():
            made = "[" + ", ".join([f"({p[0] if p[4] is None else (p[4], p[0])!r}, {text(p[1])}{f', {p[2]}' if p[2] else ''})" for p in self._parts]) + "]"
            return made
        def shaped(p):
            return f"({text(p[1])}, {p[2]})" if p[2] else text(p[1])

        made = f"{{'names': {list(self.names)}, 'formats': [{', '.join(map(shaped, self._parts))}], 'offsets': {[p[3] for p in self._parts]}, 'itemsize': {self.itemsize}"
        return made + (", 'aligned': True}" if self.isalignedstruct else "}")

    def __repr__(self):
        head = builtins.str(self) if self.names is not None else repr(self.str[1:])
        if self.names is None:
            return f"dtype({head})"
        if self.type is not void:
            head = f"(numpy.record, {head})"
        return f"dtype({head}{', align=True' if self.isalignedstruct and head[0] != '{' else ''})"

    def __eq__(self, other):
        try:
            other = _boxed._as_dtype(other)
        except TypeError:
            return False
        return isinstance(other, _Struct) and other._parts == self._parts and other.itemsize == self.itemsize

    def __hash__(self):
        return hash((self.names, self.itemsize))

    def __reduce__(self):
        return _Struct, (self._parts, self.itemsize, self.isalignedstruct, self.type)


class _Sub(_DType):
    """The dtype of a field with a shape of its own."""

    kind = char = "V"

    def __init__(self, base, shape):
        self._base, self.shape, self.subdtype, self.ndim = base, shape, (base, shape), len(shape)
        self.itemsize, self._width, self.type, self.names = _size((0, base, shape)), 1, void, None
        self.str = f"|V{self.itemsize}"

    base = property(lambda self: self._base)

    def __repr__(self):
        return f"dtype(({builtins.repr(self._base.str)}, {self.shape}))"

    __str__ = lambda self: f"({builtins.repr(self._base.str)}, {self.shape})"  # noqa: E731


def _shaped(dtype, shape):
    return _Sub(dtype, shape) if shape else dtype


def _size(part):
    size = part[1].itemsize
    for n in part[2]:
        size *= n
    return size


def as_dtype(given, align=False):
    """The dtype that a list of fields, a dict or a text with commas names."""
    if isinstance(given, tuple):
        if len(given) == 2 and given[0] in (record, void):
            made = np.dtype(given[1])
            return _Struct(made._parts, made.itemsize, type=given[0])
        base = np.dtype(given[0])
        if isinstance(given[1], int) and _is_flexible(base):
            return _sized(base, given[1])
        return _shaped(base, (given[1],) if isinstance(given[1], int) else tuple(given[1]))
    if isinstance(given, str):
        formats = [each.strip() for each in _split(given) if each.strip()]
        for place, each in enumerate(formats, 1):
            _check_format(each, place, given)
        if len(formats) == 1:
            return _shaped(*_leaf(formats[0], ()))
        given = [(f"f{i}", each) for i, each in enumerate(formats)]
    if isinstance(given, list):
        parts = []
        for i, each in enumerate(given):
            if not isinstance(each, tuple):
                raise TypeError("Field elements must be 2- or 3-tuples, got '" + repr(each) + "'")
            name, title = (each[0][1], each[0][0]) if isinstance(each[0], tuple) else (each[0], None)
            shape = each[2] if len(each) > 2 else ()
            leaf = _leaf(each[1], (shape,) if isinstance(shape, int) else tuple(shape))
            if isinstance(shape, int) and _is_flexible(leaf[0]):
                leaf = _sized(leaf[0], shape), ()
            parts.append((name or f"f{i}", *leaf, None, title))
        return _Struct(parts, align=align)
    if "names" in given:
        offsets, titles = given.get("offsets"), given.get("titles")
        parts = [(n, *_leaf(f, ()), offsets[i] if offsets else None, titles[i] if titles else None)
                 for i, (n, f) in enumerate(zip(given["names"], given["formats"]))]  # fmt: skip
        return _Struct(parts, given.get("itemsize"), align or given.get("aligned", False))
    return _Struct([(n, *_leaf(f[0], ()), f[1], f[2] if len(f) > 2 else None) for n, f in sorted(given.items(), key=lambda i: i[1][1])])


def raw_dtype(given):
    """void without fields: bytes of no meaning."""
    size = int(given.strip("|V") or 0) if isinstance(given, str) and given != "void" else 0
    made = _Struct([], size)
    made.names = made.type = None
    made.type = given if isinstance(given, type) else void
    return made


def _is_flexible(dtype):
    """Whether a number beside it says how long its texts are."""
    return dtype.itemsize == 0 and dtype.kind in "SUV"


def _sized(dtype, count):
    return np.dtype(f"{dtype.kind}{count}")


def _split(text):
    """Parts between the commas outside parentheses."""
    parts, depth = [""], 0
    for c in text:
        depth += (c == "(") - (c == ")")
        if c == "," and not depth:
            parts.append("")
        else:
            parts[-1] += c
    return parts


def _check_format(text, place, whole):
    """A count or a shape, and a type behind it."""
    rest = (text.partition(")")[2] if text[0] == "(" else text.lstrip("0123456789")).lstrip()
    if not rest:
        raise TypeError("data type '' not understood")
    if not (rest[0].isalpha() or rest[0] in "<>=|?"):
        raise ValueError(f'format number {place} of "{whole}" is not recognized')


def _leaf(given, shape):
    """(dtype, shape) of a field: "3i4" and "(2,3)f8" have shapes of their own."""
    if isinstance(given, str):
        digits = len(given) - len(given.lstrip("0123456789"))
        if given[:1] == "(":
            inner, _, rest = given[1:].partition(")")
            return np.dtype(rest.lstrip()), shape + tuple([int(n) for n in inner.split(",") if n.strip()])
        if 0 < digits < len(given):
            return np.dtype(given[digits:].lstrip()), shape + ((int(given[:digits]),) if given[:digits] != "1" else ())
    dtype = np.dtype(given)
    return (dtype._base, shape + dtype.shape) if type(dtype) is _Sub else (dtype, shape)


class void:
    """An element of a structured array; it shares the array's memory."""

    __module__ = "numpy"
    __tp_name__ = "numpy.void"

    def __init__(self, row):
        self._row = row

    dtype = property(lambda self: self._row.dtype)
    itemsize = nbytes = property(lambda self: self.dtype.itemsize)
    shape, ndim, size = (), 0, 1

    def _names(self, key):
        if isinstance(key, (int, np.integer)):
            if not -len(self.dtype.names) <= key < len(self.dtype.names):
                raise IndexError(f"invalid index ({key})")
            return self.dtype.names[key]
        return key

    def __getitem__(self, key):
        if isinstance(key, list):
            return type(self)(self._row[key])
        return self._row[self._names(key)][0]

    def __setitem__(self, key, value):
        self._row[self._names(key)][0] = value

    def __len__(self):
        return len(self.dtype.names)

    def __iter__(self):
        return iter([self[n] for n in self.dtype.names])

    def item(self):
        return tuple([_item(v) for v in self])

    tolist = item

    def __eq__(self, other):
        other = other.item() if isinstance(other, void) else other
        return np.bool_(self.item() == other) if isinstance(other, tuple) else False

    def __ne__(self, other):
        return ~np.bool_(self == other)

    def __hash__(self):
        return hash(self.item())

    def __repr__(self):
        return self._row._texts(", ")[0]

    __str__ = __repr__

    def copy(self):
        return type(self)(self._row.copy())

    __copy__ = copy

    def tobytes(self):
        return self._row.tobytes()

    def __reduce__(self):
        return _element, (self._row,)


class record(void):
    """An element whose fields are attributes."""

    __tp_name__ = "numpy.record"

    def __getattr__(self, name):
        if name != "_row" and name in self._row.dtype.names:
            return self[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __setattr__(self, name, value):
        if name != "_row" and name in self._row.dtype.names:
            self[name] = value
        else:
            object.__setattr__(self, name, value)

    def pprint(self):
        width = builtins.max([len(n) for n in self.dtype.names])
        return "\n".join([f"{n:>{width}}: {self[n]}" for n in self.dtype.names])


void.__qualname__, record.__module__ = "void", "numpy"
_boxed._module("boxed_methods").give_scalar_methods(void, lambda self: self._row.reshape(()))


def _item(value):
    if isinstance(value, np.ndarray):
        return value.tolist() if isinstance(value, structured) and not value._is_record else np.array(value)
    return value.item() if hasattr(value, "item") else value


def _element(row):
    return row.dtype.type(row)


class structured(boxed):
    """An array with named fields."""

    __tp_type__ = np.ndarray
    __tp_name__ = "numpy.ndarray"
    _kind = property(lambda self: recarray if self._is_record else structured)

    _is_record = False

    def __init__(self, places, columns, dtype):
        self._places, self._columns, self.dtype = places, columns, dtype

    base = property(lambda self: None)
    strides = property(lambda self: tuple([s // 8 * self.itemsize for s in np.empty(self.shape, np.int64).strides]))

    def _picked(self, choose):
        """The array whose columns are `choose(column)`."""
        places = choose(self._places)
        return self._kind(places, {n: choose(c) for n, c in self._columns.items()}, self.dtype)

    def _at(self, places):
        flat = self.ravel() if self.ndim != 1 else self
        return self._kind(places, {n: c[places] for n, c in flat._columns.items()}, self.dtype)

    _with = _at

    def ravel(self, order="C"):
        return self.reshape(-1)

    flatten = ravel

    def reshape(self, *shape, order="C"):
        shape = shape[0] if len(shape) == 1 and isinstance(shape[0], (tuple, list)) else shape
        places = np.arange(self.size).reshape(shape)
        return self._kind(places, {p[0]: self._columns[p[0]].reshape(places.shape + p[2]) for p in self.dtype._parts}, self.dtype)

    def _items(self):
        flat = self.reshape(-1)
        return [_element(flat[i : i + 1]) for i in range(self.size)]

    def _element(self, place):
        return _element(self.reshape(-1)[int(place) : int(place) + 1])

    def __getitem__(self, key):
        if isinstance(key, str):
            if key not in self._columns:
                try:
                    key = self.dtype._part(key)[0]
                except KeyError:
                    raise ValueError(f"no field of name {key}") from None
            return self._columns[key]
        if isinstance(key, list) and key and builtins.all([isinstance(k, str) for k in key]):
            for k in key:
                if k not in self._columns:
                    raise KeyError(f"Field named {k!r} not found.")
            return self._kind(self._places, {k: self._columns[k] for k in key}, self.dtype[key])
        if isinstance(key, (int, np.integer)) and self.ndim == 1:
            if not -len(self) <= key < len(self):
                raise IndexError(f"index {key} is out of bounds for axis 0 with size {len(self)}")
            key = int(key) % len(self)
            return _element(self._picked(lambda c: c[key : key + 1]))
        if not isinstance(self._places[key], np.ndarray):
            place = np.arange(self.size).reshape(self.shape)[key]
            return self._element(place)
        return self._picked(lambda c: c[key])

    def __setitem__(self, key, value):
        if isinstance(key, str):
            self[key][...] = value
            return
        if isinstance(key, list) and key and isinstance(key[0], str):
            given = array(value, self.dtype[key]) if not isinstance(value, structured) else value
            for k, name in zip(key, given.dtype.names):
                self._columns[k][...] = given._columns[name]
            return
        value = value.item() if isinstance(value, void) else value
        if isinstance(value, (tuple, list)) and not isinstance(value, structured) or isinstance(value, boxed):
            given = array(value, self.dtype)
            for name, part in zip(self._columns, given._columns.values()):
                self._columns[name][key] = part if given.ndim else part[()]
        else:
            for column in self._columns.values():
                column[key] = value

    def item(self, *args):
        return self._element(self._places.size and np.arange(self.size).reshape(self.shape).item(*args)).item()

    def tolist(self):
        if self.ndim == 0:
            return self.item()
        if self.ndim > 1:
            return [row.tolist() for row in self]
        return [v.item() for v in self._items()]

    def copy(self, order="C"):
        return self._picked(lambda c: c.copy())

    __copy__ = copy

    def astype(self, dtype, order="K", casting="unsafe", subok=True, copy=True):
        wanted = np.dtype(dtype)
        if isinstance(wanted, _Struct):
            return array(self, wanted)
        if wanted.kind != "O":
            raise TypeError(f"cannot cast dtype {self.dtype} to {_boxed._module('promotion').class_name(wanted)}.")
        return _boxed._from_items([v.item() for v in self._items()], self.shape, wanted)

    def _unordered(self, *args, **kwargs):
        raise TypeError("data type not ordered")

    argmax = argmin = _unordered

    def fill(self, value):
        self[...] = value

    def argsort(self, axis=-1, kind=None, order=None):
        names = [order] if isinstance(order, str) else list(order or [])
        names += [n for n in self.dtype.names if n not in names]
        keys = [self._columns[n].tolist() for n in names]
        if self.ndim != 1:
            raise NotImplementedError("sorting of structured arrays with more than one axis is not available")
        return np.array(sorted(range(len(self)), key=lambda i: [k[i] for k in keys]), np.int64)

    def sort(self, axis=-1, kind=None, order=None):
        self[...] = self[self.argsort(axis, kind, order)]

    def tobytes(self, order="C"):
        flat = self.reshape(-1)
        raw = np.zeros((self.size, self.dtype.itemsize), np.uint8)
        for name, dtype, shape, offset, _ in self.dtype._parts:
            size = _size((name, dtype, shape))
            column = flat._columns[name]
            raw[:, offset : offset + size] = np.frombuffer(_raw(column), np.uint8).reshape(self.size, size)
        return raw.tobytes()

    def view(self, dtype=None, type=None):
        if dtype is None or builtins.type(dtype) is builtins.type and issubclass(dtype, boxed) or dtype is np.ndarray:
            kind = dtype or type
            return (recarray if kind is recarray else structured)(self._places, self._columns, self.dtype)
        wanted = np.dtype(dtype)
        if isinstance(wanted, _Struct):
            return self._kind(self._places, dict(zip(wanted.names, self._columns.values())), wanted)
        return np.frombuffer(self.tobytes(), wanted).copy().reshape(self.shape[:-1] + (-1,))

    def __eq__(self, other):
        return _same(self, other)

    def __ne__(self, other):
        return ~_same(self, other)

    __hash__ = None

    @classmethod
    def _ufunc(cls, name, *operands):
        if name == "equal":
            return _same(*operands)
        if name == "not_equal":
            return ~_same(*operands)
        from numpy.promotion import no_loop

        no_loop(name, *[np.asarray(o).dtype for o in operands])

    def _texts(self, separator):
        """Each element's text, fields padded to one width."""
        columns = [_field_texts(self._columns[p[0]], p, self.size) for p in self.dtype._parts]
        return ["(" + ", ".join(row) + (",)" if len(row) == 1 else ")") for row in zip(*columns)]

    def dump_text(self, separator, prefix):
        from numpy import printing

        texts = self._texts(separator)
        options = dict(printing._options, formatter={"int": lambda place: texts[int(place)]})
        return printing._array_text(np.arange(self.size).reshape(self.shape), options, separator, prefix, "")

    def __repr__(self):
        head = "rec.array(" if self._is_record else "array("
        body = "[]" if self.size == 0 else self.dump_text(", ", head) if self.ndim else self._texts(", ")[0]
        kind = f"dtype={self.dtype})"
        last = len(head + body) + 1 - ((head + body).rfind("\n") + 1)
        gap = " " if last + len(kind) + 1 <= 75 and not self._is_record else "\n" + " " * len(head)
        return f"{head}{body},{gap}{kind}"

    def __str__(self):
        return self.dump_text(" ", "") if self.ndim else self._texts(", ")[0]

    def __reduce__(self):
        return self._kind, (self._places, self._columns, self.dtype)


def _raw(column):
    if not isinstance(column, boxed) or isinstance(column, structured):
        return np.ascontiguousarray(column).tobytes() if not isinstance(column, boxed) else column.tobytes()
    if column.dtype.kind in "mM":
        return column._places.tobytes()
    size = column.dtype.itemsize
    texts = [v.encode("utf-32-le") if isinstance(v, str) else v for v in column._items()]
    return b"".join([t.ljust(size, b"\0") for t in texts])


def _field_texts(column, part, count):
    if part[2]:
        rows = column.reshape((count,) + part[2])
        return [_nested(rows[i]) for i in range(count)]
    if isinstance(column, structured):
        return column._texts(", ")
    if isinstance(column, boxed) and column.dtype.kind not in "mM":
        return [repr(_boxed._plain(v)) for v in column._items()]
    if count == 1:
        return [np.array2string(column.ravel())[1:-1].strip()]
    return np.array2string(column.ravel(), separator="\x01", threshold=1 << 60, max_line_width=1 << 40)[1:-1].split("\x01")


def _nested(value):
    return np.array2string(value, separator=", ", max_line_width=1 << 40).replace("\n", "") if isinstance(value, np.ndarray) else str(value)


def _same(a, b):
    if not isinstance(a, structured):
        a, b = b, a
    if isinstance(b, (void, tuple)):
        b = array(b.item() if isinstance(b, void) else b, a.dtype)
    if not isinstance(b, structured) or a.dtype.names != b.dtype.names:
        return np.zeros(a.shape, bool)
    made = True
    for p in a.dtype._parts:
        same = a._columns[p[0]] == b._columns[p[0]]
        made = made & (same.all(tuple(range(same.ndim - len(p[2]), same.ndim))) if p[2] else same)
    return made


class recarray(structured):
    """A structured array whose fields are attributes."""

    _is_record = True

    def __new__(cls, shape, *args, dtype=None, formats=None, names=None, **kwargs):
        if args:
            return object.__new__(cls)
        return rec.array(zeros(shape, _format(dtype, formats, names)))

    def __init__(self, places, columns=None, dtype=None, **kwargs):
        if isinstance(columns, dict):
            dtype = dtype if dtype.type is record else _Struct(dtype._parts, dtype.itemsize, dtype.isalignedstruct, record)
            structured.__init__(self, places, columns, dtype)

    def __getattr__(self, name):
        columns = self.__dict__.get("_columns", {})
        if name in columns:
            return columns[name]
        raise AttributeError(f"recarray has no attribute {name}")

    def __setattr__(self, name, value):
        if name in self.__dict__.get("_columns", {}):
            self[name] = value
        else:
            object.__setattr__(self, name, value)

    def field(self, attr, val=None):
        name = self.dtype.names[attr] if isinstance(attr, int) else attr
        if val is None:
            return self[name]
        self[name] = val


recarray.__module__ = "numpy"


# ---- making


def zeros(shape, dtype):
    shape = (shape,) if isinstance(shape, (int, np.integer)) else tuple(shape)
    return structured(np.zeros(shape, np.int64), {p[0]: np.zeros(shape + p[2], p[1]) for p in dtype._parts}, dtype)


def full(shape, value, dtype):
    made = zeros(shape, dtype)
    made[...] = value
    return made


def _tree(value):
    """The shape of nested lists of tuples, and the tuples."""
    if isinstance(value, list):
        inner = [_tree(v) for v in value]
        return (len(value), *(inner[0][0] if inner else ())), [leaf for i in inner for leaf in i[1]]
    return (), [value]


def array(value, dtype):
    if isinstance(value, void):
        value = value.item()
    if isinstance(value, structured):
        if dtype is None or dtype == value.dtype:
            return value.copy()
        made = zeros(value.shape, dtype)
        for name, column in zip(dtype.names, value._columns.values()):
            made._columns[name][...] = column
        return made
    if isinstance(value, np.ndarray):
        return full(value.shape, value, dtype)
    shape, leaves = _tree(value)
    leaves = [v.item() if isinstance(v, void) else v for v in leaves]
    made = zeros((len(leaves),), dtype)
    for i, p in enumerate(dtype._parts):
        for v in leaves:
            if isinstance(v, tuple) and len(v) != len(dtype.names):
                raise ValueError(f"could not assign tuple of length {len(v)} to structure with {len(dtype.names)} fields.")
        items = [v[i] if isinstance(v, tuple) else v for v in leaves]
        if items and isinstance(p[1], _Struct):
            made._columns[p[0]] = array(items, p[1])
        elif items:
            if p[2]:
                for k, v in enumerate(items):
                    made._columns[p[0]][k] = v
            elif p[1].kind == "O":
                for k, v in enumerate(items):
                    made._columns[p[0]][k] = v
            else:
                made._columns[p[0]] = np.array(items, p[1])
    return made.reshape(shape)


def concatenate(arrays, axis=0):
    first = arrays[0]
    columns = {n: np.concatenate([a._columns[m] for a, m in zip(arrays, [a.dtype.names[i] for a in arrays])], axis) for i, n in enumerate(first.dtype.names)}
    return first._kind(np.concatenate([a._places for a in arrays], axis), columns, first.dtype)


def frombuffer(data, dtype, count=-1, offset=0):
    raw = np.frombuffer(data, np.uint8, -1, offset)
    rows = raw.size // dtype.itemsize if count < 0 else count
    raw = raw[: rows * dtype.itemsize].reshape(rows, dtype.itemsize)
    made = zeros((rows,), dtype)
    for name, kind, shape, place, _ in dtype._parts:
        part = np.ascontiguousarray(raw[:, place : place + _size((name, kind, shape))]).tobytes()
        if kind.kind in "US":
            step = kind.itemsize
            items = [part[i : i + step] for i in range(0, len(part), step)] if step else []
            made._columns[name] = np.array([(b.decode("utf-32-le") if kind.kind == "U" else b).rstrip("\0" if kind.kind == "U" else b"\0") for b in items], kind).reshape((rows, *shape))
        else:
            made._columns[name] = np.frombuffer(part, kind).copy().reshape((rows, *shape)) if part else made._columns[name]
    return made


def columns_of(a, dtype):
    """The bytes of an array of numbers seen as a structure, each number a view of that array; None where a field is no number."""
    if builtins.any([p[1].kind not in "biufc" or p[2] for p in dtype._parts]) or not a.flags.c_contiguous:
        return None
    from numpy.rereading import reread_shape
    from numpy.views import _construct

    shape = reread_shape(a, dtype)
    steps = tuple([dtype.itemsize * s for s in np.cumprod([1, *shape[:0:-1]])[::-1].tolist()]) if shape else ()
    columns = {p[0]: _construct(shape, p[1], a, p[3], steps) for p in dtype._parts}
    return structured(np.arange(int(np.prod(shape))).reshape(shape), columns, dtype)


def _format(dtype, formats, names):
    if dtype is not None:
        return np.dtype(dtype)
    formats = formats.split(",") if isinstance(formats, str) else list(formats)
    names = names.replace(" ", "").split(",") if isinstance(names, str) else list(names or [])
    names += [f"f{i}" for i in range(len(names), len(formats))]
    return as_dtype(list(zip(names, [f.strip() if isinstance(f, str) else f for f in formats])))


def _records(made):
    return recarray(made._places, made._columns, made.dtype)


class rec:
    """np.rec."""

    recarray, record = recarray, record

    @staticmethod
    def fromarrays(arrayList, dtype=None, shape=None, formats=None, names=None, titles=None, aligned=False, byteorder=None):
        columns = [np.asarray(a) for a in arrayList]
        if dtype is None and formats is None:
            formats = [c.dtype for c in columns]
        dtype = _format(dtype, formats, names)
        made = zeros(columns[0].shape, dtype)
        for name, column in zip(dtype.names, columns):
            made[name] = column
        return _records(made)

    @staticmethod
    def fromrecords(recList, dtype=None, shape=None, formats=None, names=None, titles=None, aligned=False, byteorder=None):
        if dtype is None and formats is None:
            return rec.fromarrays([np.array(list(c)) for c in zip(*recList)], names=names)
        return _records(array([tuple(r) for r in recList], _format(dtype, formats, names)))

    @staticmethod
    def array(obj, dtype=None, shape=None, offset=0, strides=None, formats=None, names=None, titles=None, aligned=False, byteorder=None, copy=True):
        wanted = None if dtype is None and formats is None else _format(dtype, formats, names)
        if isinstance(obj, structured):
            return _records(obj.copy() if wanted is None else globals()["array"](obj, wanted))
        if isinstance(obj, bytes):
            return _records(frombuffer(obj, wanted))
        if wanted is None and isinstance(obj, (list, tuple)):
            return rec.fromrecords(obj, names=names) if isinstance(obj[0], (tuple, list)) else rec.fromarrays(obj, names=names)
        return _records(globals()["array"](list(obj) if isinstance(obj, tuple) else obj, wanted))
