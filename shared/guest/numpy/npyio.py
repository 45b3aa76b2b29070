"""numpy's files: .npy and .npz, texts of numbers, raw bytes. numpy's __getattr__ loads this file."""

import ast
import io
import os

import numpy as np
from numpy import asarray

_MAGIC = b"\x93NUMPY"


def _header(a):
    kind = {"b": "|b", "i": "<i", "u": "<u", "f": "<f", "c": "<c"}[a.dtype.kind] + str(a.dtype.itemsize)
    if a.dtype.itemsize == 1:
        kind = "|" + kind[1:]
    text = "{'descr': %r, 'fortran_order': False, 'shape': %r, }" % (kind, tuple(a.shape))
    text += " " * ((64 - (len(text) + 11) % 64) % 64) + "\n"
    return _MAGIC + b"\x01\x00" + len(text).to_bytes(2, "little") + text.encode("latin-1")


def _bytes_of(a):
    a = asarray(a)
    return _header(a) + a.tobytes()


def _array_of(data):
    if data[:6] != _MAGIC:
        raise ValueError("Cannot load file containing pickled data when allow_pickle=False")
    width = 2 if data[6] == 1 else 4
    length = int.from_bytes(data[8 : 8 + width], "little")
    start = 8 + width + length
    header = ast.literal_eval(data[8 + width : start].decode("latin-1").strip())
    kind = header["descr"]
    if kind[0] == ">" or kind[1] in "OUSV":
        raise ValueError(f"arrays of {kind!r} cannot be read here")
    shape = header["shape"]
    flat = np.frombuffer(data[start:], {"b1": np.bool_}.get(kind[1:], np.dtype(kind[1:])))
    if header["fortran_order"]:
        return np.array(flat.reshape(tuple(reversed(shape))).transpose())
    return np.array(flat.reshape(shape))


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
    _write(file, _bytes_of(arr))


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

    def __init__(self, data, name):
        import zipfile

        self.zip = zipfile.ZipFile(io.BytesIO(data))
        self._name = name
        self.files = [n[:-4] if n.endswith(".npy") else n for n in self.zip.namelist()]

    def __getitem__(self, key):
        if key not in self.files:
            raise KeyError(f"{key} is not a file in the archive")
        return _array_of(self.zip.read(key + ".npy"))

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
    data = _read(file)
    if data[:2] == b"PK":
        return NpzFile(data, "object" if hasattr(file, "read") else os.fspath(file))
    if not data:
        raise EOFError("No data left in file")
    if data[:6] != _MAGIC and allow_pickle:
        import pickle

        return pickle.loads(data)
    return _array_of(data)


def savetxt(fname, X, fmt="%.18e", delimiter=" ", newline="\n", header="", footer="", comments="# ", encoding=None):
    X = asarray(X)
    rows = X.reshape(-1, 1) if X.ndim == 1 else X
    lines = [comments + header + newline] if header else []
    for row in rows.tolist():
        formats = fmt if isinstance(fmt, (list, tuple)) else [fmt] * len(row)
        lines.append(delimiter.join(f % v for f, v in zip(formats, row)) + newline)
    if footer:
        lines.append(comments + footer + newline)
    text = "".join(lines)
    if hasattr(fname, "write"):
        fname.write(text)
    else:
        with open(fname, "w") as f:
            f.write(text)


def loadtxt(fname, dtype=float, comments="#", delimiter=None, converters=None, skiprows=0, usecols=None, unpack=False,
            ndmin=0, encoding="bytes", max_rows=None):  # fmt: skip
    if hasattr(fname, "read"):
        lines = fname.read().splitlines()
    elif isinstance(fname, (list, tuple)):
        lines = fname
    else:
        with open(fname) as f:
            lines = f.read().splitlines()
    rows = []
    for line in lines[skiprows:]:
        line = (line.decode() if isinstance(line, bytes) else line).split(comments, 1)[0].strip()
        if not line:
            continue
        cells = line.split(delimiter)
        if usecols is not None:
            cells = [cells[i] for i in ((usecols,) if isinstance(usecols, int) else usecols)]
        rows.append([float(c) for c in cells])
        if rows and len(rows[0]) != len(cells):
            raise ValueError(f"the number of columns changed from {len(rows[0])} to {len(cells)} at row {len(rows)}; use "
                             "`usecols` to select a subset and avoid this error")  # fmt: skip
        if max_rows is not None and len(rows) == max_rows:
            break
    made = np.array(rows).astype(dtype)
    if ndmin == 0 and made.ndim == 2:
        made = made.squeeze()
    return made.T if unpack else made


def genfromtxt(fname, dtype=float, comments="#", delimiter=None, skip_header=0, **kwargs):
    return loadtxt(fname, dtype, comments, delimiter, skiprows=skip_header)


def fromstring(string, dtype=float, count=-1, *, sep=""):
    if not sep:
        raise ValueError("The binary mode of fromstring is removed, use frombuffer instead")
    parts = string.split() if sep == " " else [p for p in string.split(sep) if p.strip()]
    made = [float(p) if np.dtype(dtype).kind == "f" else int(p) for p in parts]
    return np.array(made[:count] if count >= 0 else made, dtype)


def fromfile(file, dtype=float, count=-1, sep="", offset=0):
    data = _read(file)[offset:]
    if sep:
        return fromstring(data.decode(), dtype, count, sep=sep)
    made = np.array(np.frombuffer(data, dtype))
    return made[:count] if count >= 0 else made


def packbits(a, axis=None, bitorder="big"):
    bits = (asarray(a).ravel() != 0).astype(np.uint8)
    bits = np.concatenate([bits, np.zeros(-bits.size % 8, np.uint8)]).reshape(-1, 8)
    weights = np.array([128, 64, 32, 16, 8, 4, 2, 1] if bitorder == "big" else [1, 2, 4, 8, 16, 32, 64, 128], np.uint8)
    return (bits * weights).sum(1).astype(np.uint8)


def unpackbits(a, axis=None, count=None, bitorder="big"):
    shifts = np.array([7, 6, 5, 4, 3, 2, 1, 0] if bitorder == "big" else [0, 1, 2, 3, 4, 5, 6, 7], np.uint8)
    made = ((asarray(a).ravel()[:, None] >> shifts) & 1).astype(np.uint8).ravel()
    return made if count is None else made[:count]
