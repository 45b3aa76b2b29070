"""numpy's files: .npy and .npz, texts of numbers, raw bytes. numpy's __getattr__ loads this file."""

import builtins
import ast
import io
import os

import numpy as np
from numpy import asarray

_MAGIC = b"\x93NUMPY"


def _header(a):
    kind = a.dtype.descr if a.dtype.names else a.dtype.str
    text = "{'descr': %r, 'fortran_order': %r, 'shape': %r, }" % (kind, a.flags.fnc, tuple(a.shape))
    text += " " * ((64 - (len(text) + 11) % 64) % 64) + "\n"
    return _MAGIC + b"\x01\x00" + len(text).to_bytes(2, "little") + text.encode("latin-1")


def _bytes_of(a, allow_pickle=True):
    a = asarray(a)
    if a.dtype.kind == "O":
        if not allow_pickle:
            raise ValueError("Object arrays cannot be saved when allow_pickle=False")
        import pickle

        return _header(a) + pickle.dumps(a, protocol=3)
    if a.dtype.kind in "US":
        width = a.itemsize
        raw = b"".join([(v.encode("utf-32-le") if isinstance(v, str) else v).ljust(width, b"\0") for v in a.ravel().tolist()])
        return _header(a) + raw
    return _header(a) + a.tobytes("F" if a.flags.fnc else "C")


def _array_of(data):
    return _next_array(data)[0]


def _next_array(data, allow_pickle=False):
    """(the first array of `data`, how many bytes it takes)"""
    if data[:6] != _MAGIC:
        raise ValueError("Cannot load file containing pickled data when allow_pickle=False")
    width = 2 if data[6] == 1 else 4
    length = int.from_bytes(data[8 : 8 + width], "little")
    start = 8 + width + length
    header = ast.literal_eval(data[8 + width : start].decode("latin-1").strip())
    kind = header["descr"]
    shape = header["shape"]
    count = int(np.prod(shape))
    if kind == "|O":
        if not allow_pickle:
            raise ValueError("Object arrays cannot be loaded when allow_pickle=False")
        import pickle

        file = io.BytesIO(data[start:])
        made = pickle.load(file)
        return asarray(made, object).reshape(shape), start + file.tell()
    from numpy.unpickled import array_of

    dtype = np.dtype([tuple(part) for part in kind] if isinstance(kind, list) else kind)
    stop = start + count * dtype.itemsize
    return array_of(data[start:stop], dtype, shape, header["fortran_order"]), stop


def _write(file, data):
    if hasattr(file, "write"):
        file.write(data)
    else:
        with open(file, "wb") as f:
            f.write(data)


def _read(file):
    if hasattr(file, "read"):
        return file.read()
    with open(file, "rb") as f:
        return f.read()


def save(file, arr, allow_pickle=True, fix_imports=True):
    if not hasattr(file, "write"):
        file = os.fspath(file)
        if not file.endswith(".npy"):
            file += ".npy"
    _write(file, _bytes_of(arr, allow_pickle))


def savez(file, *args, **kwds):
    import zipfile

    if not hasattr(file, "write"):
        file = os.fspath(file)
        if not file.endswith(".npz"):
            file += ".npz"
    members = dict(kwds)
    for i, each in enumerate(args):
        if f"arr_{i}" in members:
            raise ValueError(f"Cannot use un-named variables and keyword arr_{i}")
        members[f"arr_{i}"] = each
    with zipfile.ZipFile(file, "w") as archive:
        for name, each in members.items():
            archive.writestr(name + ".npy", _bytes_of(each))


savez_compressed = savez


class NpzFile:
    """The arrays of an .npz file, read when they are asked for."""

    def __init__(self, data, name, allow_pickle=False):
        import zipfile

        self.allow_pickle = allow_pickle

        self.zip = zipfile.ZipFile(io.BytesIO(data))
        self._name = name
        self.files = [n[:-4] if n.endswith(".npy") else n for n in self.zip.namelist()]

    def __getitem__(self, key):
        if key not in self.files:
            raise KeyError(f"{key} is not a file in the archive")
        return _next_array(self.zip.read(key + ".npy"), self.allow_pickle)[0]

    def __contains__(self, key):
        return key in self.files

    def __iter__(self):
        return iter(self.files)

    def __len__(self):
        return len(self.files)

    def keys(self):
        return self.files

    def values(self):
        return [self[k] for k in self.files]

    def items(self):
        return [(k, self[k]) for k in self.files]

    def get(self, key, default=None):
        return self[key] if key in self.files else default

    def close(self):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def __repr__(self):
        names = ", ".join(self.files[:5]) + ("..." if len(self.files) > 5 else "")
        return f"NpzFile {self._name!r} with keys: {names}"


def load(file, mmap_mode=None, allow_pickle=False, fix_imports=True, encoding="ASCII"):
    start = file.tell() if hasattr(file, "tell") else 0
    data = _read(file)
    if data[:6] == _MAGIC:
        made, used = _next_array(data, allow_pickle)
        if hasattr(file, "seek"):
            file.seek(start + used)
        return made
    if data[:2] == b"PK":
        return NpzFile(data, "object" if hasattr(file, "read") else os.fspath(file), allow_pickle)
    if not data:
        raise EOFError("No data left in file")
    if data[:6] != _MAGIC and allow_pickle:
        import pickle

        return pickle.loads(data)
    return _array_of(data)


def _line_format(fmt, columns, is_complex, delimiter):
    """The format of a whole line of savetxt."""
    if isinstance(fmt, (list, tuple)):
        if len(fmt) != columns:
            raise AttributeError(f"fmt has wrong shape.  {fmt!s}")
        return delimiter.join(fmt)
    if not isinstance(fmt, str):
        raise ValueError(f"invalid fmt: {fmt!r}")
    parts = fmt.count("%")
    if parts == 1:
        return delimiter.join([f" ({fmt}+{fmt}j)" if is_complex else fmt] * columns)
    if parts != columns * (2 if is_complex else 1):
        raise ValueError(f"fmt has wrong number of % formats:  {fmt}")
    return fmt


def savetxt(fname, X, fmt="%.18e", delimiter=" ", newline="\n", header="", footer="", comments="# ", encoding=None):
    X = asarray(X)
    if X.ndim == 0 or X.ndim > 2:
        raise ValueError(f"Expected 1D or 2D array, got {X.ndim}D array instead")
    is_complex = X.dtype.kind == "c"
    rows = X.reshape(-1, 1).tolist() if X.ndim == 1 and not X.dtype.names else X.tolist()
    columns = len(X.dtype.names) if X.dtype.names else 1 if X.ndim == 1 else X.shape[1]
    line = _line_format(fmt, columns, is_complex, delimiter)
    lines = [comments + header.replace("\n", "\n" + comments) + newline] if header else []
    for row in rows:
        values = [part for v in row for part in (v.real, v.imag)] if is_complex else row
        try:
            lines.append((line % tuple(values)).replace("+-", "-") + newline if is_complex else line % tuple(values) + newline)
        except TypeError:
            raise TypeError(f"Mismatch between array dtype ('{X.dtype}') and format specifier ('{line}')") from None
    if footer:
        lines.append(comments + footer.replace("\n", "\n" + comments) + newline)
    text = "".join(lines)
    if hasattr(fname, "write"):
        fname.write(text)
    else:
        with open(fname, "w") as f:
            f.write(text)


def loadtxt(fname, dtype=float, comments="#", delimiter=None, converters=None, skiprows=0, usecols=None, unpack=False,
            ndmin=0, encoding="bytes", max_rows=None, *, quotechar=None, like=None):  # fmt: skip
    if hasattr(fname, "read"):
        lines = fname.read().splitlines()
    elif isinstance(fname, (list, tuple)):
        lines = fname
    else:
        with open(fname) as f:
            lines = f.read().splitlines()
    rows, kind = [], np.dtype(dtype)
    places = None if usecols is None else (usecols,) if isinstance(usecols, (int, np.integer)) else list(usecols)
    for line in lines[skiprows:]:
        line = line.decode() if isinstance(line, bytes) else line
        for mark in () if comments is None else (comments,) if isinstance(comments, str) else comments:
            line = line.split(mark, 1)[0]
        line = line.strip()
        if not line:
            continue
        cells = _quoted(line, delimiter, quotechar) if quotechar else line.split(delimiter)
        if usecols is not None:
            cells = [cells[i] for i in places]
        if kind.names:
            cells = tuple([_cell(c, converters, k, kind[k], len(rows), places[k] if places else k) for k, c in enumerate(cells)])
            rows.append(cells)
        else:
            rows.append([_cell(c, converters, k, kind, len(rows), places[k] if places else k) for k, c in enumerate(cells)])
        if rows and len(rows[0]) != len(cells):
            raise ValueError(f"the number of columns changed from {len(rows[0])} to {len(cells)} at row {len(rows)}; use "
                             "`usecols` to select a subset and avoid this error")  # fmt: skip
        if max_rows is not None and len(rows) == max_rows:
            break
    if not rows:
        _warn_of_nothing("loadtxt: input contained no data", fname)
    made = np.array(rows, None if kind.kind in "US" else kind) if rows else np.empty((0,), kind)
    if kind.names:
        made = made[0] if len(rows) == 1 and not ndmin else made
        return [made[n] for n in kind.names] if unpack else made
    if ndmin < 2 and made.ndim == 2:
        made = made.squeeze()
        made = np.atleast_1d(made) if ndmin == 1 else made
    return made.T if unpack else made


def _warn_of_nothing(text, file):
    from warnings import warn

    warn(f'{text}: "{file}"', UserWarning, 3)


def _quoted(line, delimiter, quote):
    """The cells of a line, in which what stands between quotes is one piece."""
    cells, cell, is_open, i = [], "", False, 0
    while i < len(line):
        c = line[i]
        if c == quote and is_open and line[i + 1 : i + 2] == quote:
            cell, i = cell + c, i + 1
        elif c == quote:
            is_open = not is_open
        elif not is_open and (c == delimiter or delimiter is None and c.isspace()):
            cells, cell = cells + [cell], ""
        else:
            cell += c
        i += 1
    return cells + [cell]


def _cell(text, converters, column, kind, row, place):
    """A cell as a value of the dtype."""
    if converters is not None:
        convert = converters if callable(converters) else converters.get(place, converters.get(column))
        if convert is not None:
            return convert(text)
    text = text.strip()
    if kind.kind in "US":
        return text
    try:
        return complex(text.replace(" ", "")) if kind.kind == "c" else float(text) if kind.kind == "f" else int(text)
    except ValueError:
        raise ValueError(f"could not convert string {text!r} to {kind.name} at row {row}, column {column + 1}.") from None


def genfromtxt(fname, dtype=float, comments="#", delimiter=None, skip_header=0, skip_footer=0, converters=None, missing_values=None,
               filling_values=None, usecols=None, names=None, excludelist=None, deletechars="", replace_space="_", autostrip=False,
               case_sensitive=True, defaultfmt="f%i", unpack=None, usemask=False, loose=True, invalid_raise=True, max_rows=None,
               encoding="bytes", *, ndmin=0, like=None):  # fmt: skip
    if hasattr(fname, "read"):
        lines = fname.read().splitlines()
    elif isinstance(fname, (list, tuple)):
        lines = list(fname)
    else:
        with open(fname) as f:
            lines = f.read().splitlines()
    rows, numbers = [], []
    lines = [line.decode() if isinstance(line, bytes) else line for line in lines[skip_header : len(lines) - skip_footer]]
    if names is True:
        while lines and not lines[0].strip():
            del lines[0]
        names = _cells(lines.pop(0).strip().lstrip(comments or ""), None, delimiter)
    elif isinstance(names, str):
        names = names.split(",")
    for number, line in enumerate(lines, skip_header + 1):
        cells = _cells(line, comments, delimiter)
        if cells:
            if usecols is not None:
                wanted = (usecols,) if isinstance(usecols, (int, str)) else usecols
                cells = [cells[names.index(i) if isinstance(i, str) else i] for i in wanted]
            rows.append(cells)
            numbers.append(number)
        if max_rows is not None and len(rows) == max_rows:
            break
    if names is not None and usecols is not None:
        wanted = (usecols,) if isinstance(usecols, (int, str)) else usecols
        names = [i if isinstance(i, str) else names[i] for i in wanted] if len(names) > len(wanted) else names
    width = len(names) if names else len(rows[0]) if rows else 0
    bad = [f"    Line #{n} (got {len(r)} columns instead of {width})" for n, r in zip(numbers, rows) if len(r) != width]
    if bad:
        if invalid_raise:
            raise ValueError("Some errors were detected !\n" + "\n".join(bad))
        rows = [r for r in rows if len(r) == width]
    columns = list(zip(*rows)) if rows else [()] * width
    kind = np.dtype(dtype) if dtype is not None else None
    if kind is not None and not kind.names and names:
        kind = np.dtype([(n, kind) for n in _clean(names, replace_space)])
    if kind is not None and kind.names:
        kinds = [kind[i] for i in range(width)]
        if names:
            kind = np.dtype(list(zip(_clean(names, replace_space), kinds)))
    elif kind is not None:
        kinds = [kind] * width
    else:
        kinds = [_guessed(c, missing_values) for c in columns]
        if encoding == "bytes":
            columns = [[v.encode("latin-1") for v in c] if k.kind == "U" else c for c, k in zip(columns, kinds)]
            kinds = [np.dtype(f"S{k.itemsize // 4}") if k.kind == "U" else k for k in kinds]
        if names or len(set([k.str for k in kinds])) > 1:
            kind = np.dtype(list(zip(_clean(names, replace_space) if names else [defaultfmt % i for i in range(width)], kinds)))
        else:
            kind = kinds[0] if kinds else np.dtype(float)
    made = []
    for i, (column, k) in enumerate(zip(columns, kinds)):
        convert = (converters or {}).get(i, (converters or {}).get(names[i] if names else None))
        default = filling_values.get(i) if isinstance(filling_values, dict) else filling_values[i] if isinstance(filling_values, (list, tuple)) else filling_values
        made.append([convert(c) if convert else _loose(c, k, default) for c in column])
    if kind.names:
        result = np.array([tuple(r) for r in zip(*made)], kind)
        return [result[n] for n in kind.names] if unpack else result.reshape(()) if len(result) == 1 and not ndmin else result
    result = np.array([list(r) for r in zip(*made)], None if kind.kind in "US" and not kind.itemsize else kind).squeeze() if rows else np.empty(0, kind)
    if ndmin:
        result = np.array(result, ndmin=ndmin)
    return result.T if unpack else result


def _cells(line, comments, delimiter):
    line = (line.split(comments, 1)[0] if comments else line).rstrip("\n")
    if isinstance(delimiter, int):
        return [line[i : i + delimiter].strip() for i in range(0, len(line), delimiter)]
    if isinstance(delimiter, (list, tuple)):
        edges = [0, *np.cumsum(delimiter).tolist()]
        return [line[a:b].strip() for a, b in zip(edges, edges[1:])] if line.strip() else []
    if not line.strip():
        return []
    return line.split() if delimiter is None else [c.strip() for c in line.split(delimiter)]


def _clean(names, space):
    """Names of fields as genfromtxt makes them valid."""
    made = []
    for name in names:
        name = "".join([c for c in name.strip().replace(" ", space) if c not in "~!@#$%^&*()-=+~\\|]}[{';: /?.>,<"])
        made.append(name or f"f{len(made)}")
    return made


def _guessed(column, missing):
    """The narrowest dtype that holds the texts of a column."""
    present = [c for c in column if c and c != missing]
    if present and builtins.all([c.lower() in ("true", "false") for c in present]):
        return np.dtype(bool)
    for kind, convert in ((np.int64, int), (np.float64, float), (np.complex128, complex)):
        try:
            for c in present:
                convert(c)
            return np.dtype(kind)
        except ValueError:
            pass
    return np.dtype(f"U{builtins.max([len(c) for c in column])}")


def _loose(text, kind, default):
    """A cell's value; what is missing or no number gives the default."""
    if kind.kind in "US":
        return text
    if kind.kind == "b":
        return text.lower() == "true" or text not in ("", "false", "False", "0") and text.lower() != "false"
    try:
        return float(text) if kind.kind == "f" else complex(text) if kind.kind == "c" else int(float(text))
    except ValueError:
        return default if default is not None else np.nan if kind.kind in "fc" else -1


def fromstring(string, dtype=float, count=-1, *, sep=""):
    if not sep:
        raise ValueError("The binary mode of fromstring is removed, use frombuffer instead")
    parts = string.split() if sep == " " else [p for p in string.split(sep) if p.strip()]
    made = []
    for part in parts:
        try:
            made.append(float(part) if np.dtype(dtype).kind == "f" else int(part))
        except ValueError:
            from warnings import warn

            warn("string or file could not be read to its end due to unmatched data; this will raise a ValueError in the future.", DeprecationWarning, 2)
            break
    return np.array(made[:count] if count >= 0 else made, dtype)


def fromfile(file, dtype=float, count=-1, sep="", offset=0):
    data = _read(file)[offset:]
    if sep:
        return fromstring(data.decode(), dtype, count, sep=sep)
    made = np.frombuffer(data, dtype).copy()
    return made[:count] if count >= 0 else made


def tofile(a, fid, sep="", format="%s"):
    """ndarray.tofile"""
    if sep:
        text = sep.join([format % v for v in asarray(a).ravel().tolist()])
        data = text if hasattr(fid, "write") and not isinstance(fid, io.BytesIO) else text.encode()
    else:
        data = asarray(a).tobytes()
    _write(fid, data)


def _along(function, a, axis, **kwargs):
    """`function` of each row along `axis`."""
    moved = np.moveaxis(asarray(a), axis, -1)
    rows = [function(row, **kwargs) for row in moved.reshape(-1, moved.shape[-1])]
    return np.moveaxis(np.stack(rows).reshape(moved.shape[:-1] + (-1,)), -1, axis)


def _bit_order(bitorder):
    if bitorder not in ("big", "little"):
        raise ValueError("'order' must be either 'little' or 'big'")


def packbits(a, axis=None, bitorder="big"):
    if asarray(a).dtype.kind not in "biu":
        raise TypeError("Expected an input array of integer or boolean data type")
    _bit_order(bitorder)
    if axis is not None and np.ndim(a) > 1:
        return _along(packbits, a, axis, bitorder=bitorder)
    bits = (asarray(a).ravel() != 0).astype(np.uint8)
    bits = np.concatenate([bits, np.zeros(-bits.size % 8, np.uint8)]).reshape(-1, 8)
    weights = np.array([128, 64, 32, 16, 8, 4, 2, 1] if bitorder == "big" else [1, 2, 4, 8, 16, 32, 64, 128], np.uint8)
    return (bits * weights).sum(1).astype(np.uint8)


def unpackbits(a, axis=None, count=None, bitorder="big"):
    if asarray(a).dtype != np.uint8:
        raise TypeError("Expected an input array of unsigned byte data type")
    _bit_order(bitorder)
    if axis is not None and np.ndim(a) > 1:
        return _along(unpackbits, a, axis, count=count, bitorder=bitorder)
    shifts = np.array([7, 6, 5, 4, 3, 2, 1, 0] if bitorder == "big" else [0, 1, 2, 3, 4, 5, 6, 7], np.uint8)
    made = ((asarray(a).ravel()[:, None] >> shifts) & 1).astype(np.uint8).ravel()
    return made if count is None else made[:count]
