"""numpy.lib.format: headers and contents of .npy files, part by part."""

import ast
import io
import os

import numpy as np
from numpy import npyio

__all__ = []
MAGIC_PREFIX = b"\x93NUMPY"
MAGIC_LEN = len(MAGIC_PREFIX) + 2
ARRAY_ALIGN = 64
BUFFER_SIZE = 2**18
EXPECTED_KEYS = {"descr", "fortran_order", "shape"}
GROWTH_AXIS_MAX_DIGITS = 21
_MAX_HEADER_SIZE = 10000
_WIDTHS = {(1, 0): (2, "latin1"), (2, 0): (4, "latin1"), (3, 0): (4, "utf8")}


def _check_version(version):
    if version not in [*_WIDTHS, None]:
        raise ValueError(f"we only support format version (1,0), (2,0), and (3,0), not {version}")


def magic(major, minor):
    if not 0 <= major <= 255:
        raise ValueError("major version must be 0 <= major < 256")
    if not 0 <= minor <= 255:
        raise ValueError("minor version must be 0 <= minor < 256")
    return MAGIC_PREFIX + bytes([major, minor])


def _read_bytes(fp, size, what):
    data = b""
    while len(data) < size:
        part = fp.read(size - len(data))
        if not part:
            raise ValueError(f"EOF: reading {what}, expected {size} bytes got {len(data)}")
        data += part
    return data


def read_magic(fp):
    data = _read_bytes(fp, MAGIC_LEN, "magic string")
    if data[:-2] != MAGIC_PREFIX:
        raise ValueError(f"the magic string is not correct; expected {MAGIC_PREFIX!r}, got {data[:-2]!r}")
    return tuple(data[-2:])


def dtype_to_descr(dtype):
    return dtype.descr if dtype.names is not None else dtype.str


def descr_to_dtype(descr):
    if isinstance(descr, str):
        return np.dtype(descr)
    if isinstance(descr, tuple):
        return np.dtype((descr_to_dtype(descr[0]), descr[1]))
    return np.dtype([(field[0], descr_to_dtype(field[1]), *field[2:]) for field in descr])


def header_data_from_array_1_0(array):
    return {"shape": array.shape, "fortran_order": not array.flags.c_contiguous and array.flags.f_contiguous,
            "descr": dtype_to_descr(array.dtype)}  # fmt: skip


def _header(d, version):
    text = "{" + "".join(f"'{key}': {value!r}, " for key, value in sorted(d.items())) + "}"
    axis = d["shape"][-1 if d["fortran_order"] else 0] if d["shape"] else None
    text += " " * (GROWTH_AXIS_MAX_DIGITS - len(repr(axis)) if axis is not None else 0)
    for each in [version] if version else _WIDTHS:
        width, encoding = _WIDTHS[each]
        try:
            data = text.encode(encoding)
        except UnicodeEncodeError:
            continue
        gap = ARRAY_ALIGN - (MAGIC_LEN + width + len(data) + 1) % ARRAY_ALIGN
        if len(data) + 1 + gap < 1 << 8 * width:
            return magic(*each) + (len(data) + 1 + gap).to_bytes(width, "little") + data + b" " * gap + b"\n"
    raise ValueError(f"Header length {len(text)} too big for version={version}")


def write_array_header_1_0(fp, d):
    fp.write(_header(d, (1, 0)))


def write_array_header_2_0(fp, d):
    fp.write(_header(d, (2, 0)))


def _read_header(fp, version, max_header_size=_MAX_HEADER_SIZE):
    width, encoding = _WIDTHS[version]
    size = int.from_bytes(_read_bytes(fp, width, "array header length"), "little")
    text = _read_bytes(fp, size, "array header").decode(encoding)
    if len(text) > max_header_size:
        raise ValueError(f"Header info length ({len(text)}) is large and may not be safe to load securely.\nTo allow loading, adjust "
                         "`max_header_size` or fully trust the `.npy` file using `allow_pickle=True`.\nFor safety against large resource "
                         "use or crashes, sandboxing may be necessary.")  # fmt: skip
    try:
        d = ast.literal_eval(text.strip())
    except SyntaxError as error:
        raise ValueError(f"Cannot parse header: {text!r}") from error
    if not isinstance(d, dict):
        raise ValueError(f"Header is not a dictionary: {d!r}")
    if EXPECTED_KEYS != d.keys():
        raise ValueError(f"Header does not contain the correct keys: {sorted(d.keys())!r}")
    if not isinstance(d["shape"], tuple) or not all(isinstance(n, int) for n in d["shape"]):
        raise ValueError(f"shape is not valid: {d['shape']!r}")
    if not isinstance(d["fortran_order"], bool):
        raise ValueError(f"fortran_order is not a valid bool: {d['fortran_order']!r}")
    try:
        dtype = descr_to_dtype(d["descr"])
    except TypeError as error:
        raise ValueError(f"descr is not a valid dtype descriptor: {d['descr']!r}") from error
    return d["shape"], d["fortran_order"], dtype


def read_array_header_1_0(fp, max_header_size=_MAX_HEADER_SIZE):
    return _read_header(fp, (1, 0), max_header_size)


def read_array_header_2_0(fp, max_header_size=_MAX_HEADER_SIZE):
    return _read_header(fp, (2, 0), max_header_size)


def write_array(fp, array, version=None, allow_pickle=True, pickle_kwargs=None):
    _check_version(version)
    data = npyio._bytes_of(array, allow_pickle)
    start = 10 + int.from_bytes(data[8:10], "little")
    fp.write(_header(header_data_from_array_1_0(np.asarray(array)), version) + data[start:])


def read_array(fp, allow_pickle=False, pickle_kwargs=None, *, max_header_size=_MAX_HEADER_SIZE):
    version = read_magic(fp)
    _check_version(version)
    shape, is_fortran, dtype = _read_header(fp, version, _MAX_HEADER_SIZE if not allow_pickle else 1 << 31)
    head = _header({"shape": shape, "fortran_order": is_fortran, "descr": dtype_to_descr(dtype)}, (1, 0))
    if dtype.hasobject:
        if not allow_pickle:
            raise ValueError("Object arrays cannot be loaded when allow_pickle=False")
        return npyio._next_array(head + fp.read(), True)[0]
    size = int(np.prod(shape)) * dtype.itemsize
    return npyio._next_array(head + _read_bytes(fp, size, "array data"))[0]


def open_memmap(filename, mode="r+", dtype=None, shape=None, fortran_order=False, version=None, *, max_header_size=_MAX_HEADER_SIZE):
    if not isinstance(filename, (str, os.PathLike)):
        raise ValueError("Filename must be a string or a path-like object.  Memmap cannot use existing file handles.")
    if "w" in mode:
        _check_version(version)
        dtype = np.dtype(dtype)
        if dtype.hasobject:
            raise ValueError("Array can't be memory-mapped: Python objects in dtype.")
        head = _header({"shape": shape, "fortran_order": fortran_order, "descr": dtype_to_descr(dtype)}, version)
        with open(filename, mode + "b") as fp:
            fp.write(head + bytes(int(np.prod(shape)) * dtype.itemsize))
        offset = len(head)
    else:
        with open(filename, "rb") as fp:
            version = read_magic(fp)
            _check_version(version)
            shape, fortran_order, dtype = _read_header(fp, version, max_header_size)
            offset = fp.tell()
    return np.memmap(filename, dtype=dtype, shape=shape, order="F" if fortran_order else "C", mode="r+" if mode == "w+" else mode, offset=offset)


def drop_metadata(dtype):
    return dtype


def isfileobj(f):
    return isinstance(f, (io.FileIO, io.BufferedReader, io.BufferedWriter))
