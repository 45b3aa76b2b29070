"""Names of numpy that programs seldom use: windows, type tables, old spellings. numpy's __getattr__ loads this file when
one of them is first used."""

import builtins

import numpy as np
from numpy import asarray

Infinity, PINF, NINF, PZERO, NZERO = np.inf, np.inf, -np.inf, 0.0, -0.0
cfloat, singlecomplex, ulonglong = np.complex128, np.complex64, np.uint64
little_endian, MAXDIMS, BUFSIZE, ALLOW_THREADS, CLIP, WRAP, RAISE = True, 32, 8192, 1, 0, 1, 2
ScalarType = (int, float, complex, bool, bytes, str, memoryview, np.bool_, np.complex64, np.complex128, np.float16, np.float32, np.float64,
              np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64)  # fmt: skip
typecodes = {"Character": "c", "Integer": "bhilqp", "UnsignedInteger": "BHILQP", "Float": "efdg", "Complex": "FDG",
             "AllInteger": "bBhHiIlLqQpP", "AllFloat": "efdgFDG", "Datetime": "Mm",
             "All": "?bhilqpBHILQPefdgFDGSUVOMm"}  # fmt: skip
sctypes = {"int": [np.int8, np.int16, np.int32, np.int64], "uint": [np.uint8, np.uint16, np.uint32, np.uint64],
           "float": [np.float16, np.float32, np.float64], "complex": [np.complex64, np.complex128],
           "others": [bool]}  # fmt: skip


class RankWarning(UserWarning):
    """A fit of too high a degree."""


class ComplexWarning(RuntimeWarning):
    """The imaginary part was dropped."""


class ModuleDeprecationWarning(DeprecationWarning):
    """NumPy's class of that name."""


class TooHardError(RuntimeError):
    """NumPy's class of that name."""


class _Table(dict):
    def __missing__(self, key):
        return self[np.dtype(key).type]


cast = _Table({kind: (lambda x, _kind=kind: asarray(x).astype(_kind)) for kinds in list(sctypes.values())[:4] for kind in kinds})
nbytes = _Table({kind: np.dtype(kind).itemsize for kinds in list(sctypes.values())[:4] for kind in kinds})


# ---- windows


def _window(M, formula):
    if M < 1:
        return np.array([], np.result_type(M, 0.0))
    if M == 1:
        return np.ones(1)
    return formula(np.arange(1 - M, M, 2), M)


def hanning(M):
    return _window(M, lambda n, M: 0.5 + 0.5 * np.cos(np.pi * n / (M - 1)))


def hamming(M):
    return _window(M, lambda n, M: 0.54 + 0.46 * np.cos(np.pi * n / (M - 1)))


def blackman(M):
    return _window(M, lambda n, M: 0.42 + 0.5 * np.cos(np.pi * n / (M - 1)) + 0.08 * np.cos(2.0 * np.pi * n / (M - 1)))


def bartlett(M):
    return _window(M, lambda n, M: np.where(np.less_equal(n, 0), 1 + n / (M - 1), 1 - n / (M - 1)))


def kaiser(M, beta):
    if M == 1:
        return np.ones(1)
    n, alpha = np.arange(0, M), (M - 1) / 2.0
    return np.i0(beta * np.sqrt(1 - ((n - alpha) / alpha) ** 2.0)) / np.i0(float(beta))


# ---- arrays


def isfortran(a):
    return a.flags.fnc


def asfarray(a, dtype=np.float64):
    return asarray(a, dtype if np.issubdtype(dtype, np.inexact) else np.float64)


def asarray_chkfinite(a, dtype=None, order=None):
    a = asarray(a, dtype)
    if a.dtype.kind in "fc" and not np.isfinite(a).all():
        raise ValueError("array must not contain infs or NaNs")
    return a


def require(a, dtype=None, requirements=None, *, like=None):
    wanted = {str(r).upper() for r in (requirements or ())}
    a = asarray(a, dtype)
    if wanted & {"F", "F_CONTIGUOUS", "FORTRAN"}:
        a = np.asfortranarray(a)
    elif wanted & {"C", "C_CONTIGUOUS", "CONTIGUOUS"} and not a.flags.c_contiguous:
        a = np.array(a)
    return a


def iterable(y):
    try:
        iter(y)
    except TypeError:
        return False
    return True


def trim_zeros(filt, trim="fb"):
    first, last = 0, len(filt)
    if "f" in trim.lower():
        while first < last and filt[first] == 0:
            first += 1
    if "b" in trim.lower():
        while last > first and filt[last - 1] == 0:
            last -= 1
    return filt[first:last]


def mask_indices(n, mask_func, k=0):
    return np.nonzero(mask_func(np.ones((n, n), np.int64), k) != 0)


def diagonal(a, offset=0, axis1=0, axis2=1):
    return asarray(a).diagonal(offset, axis1, axis2)


def sort_complex(a):
    b = np.sort(asarray(a))
    if b.dtype.kind == "c":
        return b
    return b.astype(np.complex64 if b.dtype.char in "bhBH" else np.complex128)


def histogramdd(sample, bins=10, range=None, density=None, weights=None):
    if not isinstance(sample, np.ndarray):
        sample = np.atleast_2d(sample).T
    sample = sample.reshape(-1, 1) if sample.ndim == 1 else sample
    count, width = sample.shape
    bins = list(bins) if hasattr(bins, "__len__") and not isinstance(bins, str) else [bins] * width
    bins = bins * width if len(bins) == 1 else bins
    ranges = [None] * width if range is None else range
    edges = [np.histogram_bin_edges(sample[:, i], bins[i], ranges[i]) for i in builtins.range(width)]
    made = np.zeros([e.size - 1 for e in edges])
    weights = [1.0] * count if weights is None else asarray(weights).tolist()
    for row, weight in zip(sample.tolist(), weights):
        if all(e[0] <= v <= e[-1] for e, v in zip(edges, row)):
            made[tuple([min(int(np.searchsorted(e, v, "right")) - 1, e.size - 2) for e, v in zip(edges, row)])] += weight
    if density:
        for i, e in enumerate(edges):
            shape = [1] * width
            shape[i] = -1
            made = made / np.diff(e).reshape(shape)
        made /= np.sum(weights) or 1
    return made, edges


# ---- polynomials


def poly(seq_of_zeros):
    roots = np.atleast_1d(seq_of_zeros)
    if roots.ndim == 2 and roots.shape[0] == roots.shape[1]:
        roots = np.linalg.eigvals(roots)
    made = np.ones(1, roots.dtype if roots.dtype.kind in "fc" else np.float64)
    for root in roots:
        made = np.convolve(made, np.array([1, -root]), mode="full")
    if made.dtype.kind == "c" and np.all(np.sort(roots) == np.sort(roots.conjugate())):
        made = made.real.copy()
    return made


def polydiv(u, v):
    u, v = np.atleast_1d(u) + 0.0, np.atleast_1d(v) + 0.0
    m, n = len(u) - 1, len(v) - 1
    quotient, rest = np.zeros((max(m - n + 1, 1),), (u[0] + v[0]).dtype), u.astype((u[0] + v[0]).dtype)
    for k in range(0, m - n + 1):
        d = (1.0 / v[0]) * rest[k]
        quotient[k] = d
        rest[k : k + n + 1] -= d * v
    while np.allclose(rest[0], 0, rtol=1e-14) and rest.shape[-1] > 1:
        rest = rest[1:]
    return quotient, rest


# ---- types


def min_scalar_type(a):
    a = asarray(a)
    if a.ndim or a.dtype.kind not in "iufc":
        return a.dtype
    value = a.item()
    if a.dtype.kind in "iu":
        for name in ("uint8", "uint16", "uint32", "uint64") if value >= 0 else ("int8", "int16", "int32", "int64"):
            if np.iinfo(name).min <= value <= np.iinfo(name).max:
                return np.dtype(name)
    if a.dtype.kind == "f":
        size = abs(value)
        return np.dtype("float16" if not size >= 65000 or size == np.inf else "float32" if size < 3.4e38 else "float64")
    return np.dtype("complex64" if max(abs(value.real), abs(value.imag)) < 3.4e38 else "complex128")


def common_type(*arrays):
    found = np.float16
    is_complex = False
    for a in arrays:
        kind = asarray(a).dtype
        is_complex = is_complex or kind.kind == "c"
        if kind.kind == "b":
            raise TypeError("can't get common type for non-numeric array")
        part = np.dtype(np.float64) if kind.kind in "iu" else asarray(a).real.dtype
        found = np.promote_types(found, part)
    found = np.dtype(found)
    return (np.complex64 if found.itemsize <= 4 else np.complex128) if is_complex else found.type


def find_common_type(array_types, scalar_types):
    arrays, scalars = [np.dtype(t) for t in array_types], [np.dtype(t) for t in scalar_types]
    widest = lambda kinds: np.result_type(*kinds) if kinds else None  # noqa: E731
    a, s = widest(arrays), widest(scalars)
    if a is None or s is None:
        return s if a is None else a
    return s if "buifc".index(s.kind) > "buifc".index(a.kind) else a


def mintypecode(typechars, typeset="GDFgdf", default="d"):
    chars = [t if isinstance(t, str) else asarray(t).dtype.char for t in typechars]
    chars = [c for c in chars if c in typeset]
    if not chars:
        return default
    if "F" in chars and "d" in chars:
        return "D"
    return min(chars, key="GDFgdf".index)


def sctype2char(sctype):
    return np.dtype(sctype if isinstance(sctype, (type, str, np.dtype)) else asarray(sctype).dtype).char


def obj2sctype(rep, default=None):
    if isinstance(rep, np.ndarray):
        return rep.dtype.type
    try:
        return np.dtype(rep).type
    except TypeError:
        return default


def issctype(rep):
    return isinstance(rep, type) and issubclass(rep, np.generic) or isinstance(rep, np.dtype)


def issubclass_(arg1, arg2):
    try:
        return issubclass(arg1, arg2)
    except TypeError:
        return False


def issubsctype(arg1, arg2):
    return issubclass(obj2sctype(arg1), obj2sctype(arg2))


def maximum_sctype(t):
    if obj2sctype(t) is None:
        return t
    kind = np.dtype(t).kind
    return {"i": np.int64, "u": np.uint64, "f": np.float64, "c": np.complex128}.get(kind, np.dtype(t).type)


def getbufsize():
    return 8192


def setbufsize(size):
    return 8192


def show_config(mode="stdout"):
    print("numpy of refjit: no BLAS or LAPACK is linked")


class emath:
    """Functions that give complex numbers where real ones have no value."""

    @staticmethod
    def _wide(x, is_outside):
        x = asarray(x)
        return x.astype(np.complex128) if x.dtype.kind != "c" and np.any(is_outside(x)) else x

    sqrt = staticmethod(lambda x: np.sqrt(emath._wide(x, lambda v: v < 0)))
    log = staticmethod(lambda x: np.log(emath._wide(x, lambda v: v < 0)))
    log2 = staticmethod(lambda x: np.log2(emath._wide(x, lambda v: v < 0)))
    log10 = staticmethod(lambda x: np.log10(emath._wide(x, lambda v: v < 0)))
    logn = staticmethod(lambda n, x: emath.log(x) / emath.log(n))
    power = staticmethod(lambda x, p: np.power(emath._wide(x, lambda v: v < 0), p))
    arccos = staticmethod(lambda x: np.arccos(emath._wide(x, lambda v: abs(v) > 1)))
    arcsin = staticmethod(lambda x: np.arcsin(emath._wide(x, lambda v: abs(v) > 1)))
    arctanh = staticmethod(lambda x: np.arctanh(emath._wide(x, lambda v: abs(v) > 1)))
