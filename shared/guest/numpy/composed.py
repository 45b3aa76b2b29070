"""Ufuncs composed of others: gcd, ldexp, fmax, logaddexp and the like. numpy's __getattr__ loads this file when one of its
names is first used."""

import builtins
import math

import numpy as np
from numpy import asarray, float64, methods

class _Ufunc:
    """A Python function of arrays with a ufunc's keywords and methods."""

    __module__ = "numpy"
    __class__ = property(lambda self: np.ufunc)
    __tp_type__ = np.ufunc
    types = property(methods._loops)
    ntypes = property(lambda self: len(self.types))

    def __init__(self, name, function, nin, nout=1, identity=None):
        self.__name__, self._function, self.nin, self.nout, self.identity = name, function, nin, nout, identity
        self.nargs, self.signature = nin + nout, None

    def __call__(self, *args, out=None, where=True, dtype=None, casting="same_kind", order="K", subok=True):
        if len(args) < self.nin or len(args) > self.nargs:
            least = self.nin
            raise TypeError(f"{self.__name__}() takes from {least} to {self.nargs} positional arguments but {len(args)} were given")
        if len(args) > self.nin:
            out = args[self.nin :]
            args = args[: self.nin]
        for each in args:
            if hasattr(type(each), "__array_ufunc__") and not isinstance(each, (np.ndarray, np.generic)):
                break  # the functions that this one is composed of ask it
        else:
            self._check_loops(args)
        if dtype is not None:
            args = [asarray(a).astype(dtype) for a in args]
        made = self._function(*args)
        if out is None or (isinstance(out, tuple) and set(map(type, out)) == {type(None)}):
            return made
        outs, parts = out if isinstance(out, tuple) else (out,), made if self.nout > 1 else (made,)
        for to, part in zip(outs, parts):
            if to is not None:
                if casting != "unsafe" and not np.can_cast(asarray(part).dtype, to.dtype, "same_kind"):
                    raise TypeError(
                        f"Cannot cast ufunc '{self.__name__}' output from {asarray(part).dtype!r} to {to.dtype!r} with casting rule "
                        f"'{casting}'")  # fmt: skip
                np.copyto(to, part, casting="unsafe", where=where)
        made = tuple(part if to is None else to for to, part in zip(outs, parts))
        return made if self.nout > 1 else made[0]

    def _check_loops(self, args):
        """Raises what NumPy says when there is no loop that takes these operands."""
        kinds = [asarray(a).dtype for a in args]
        is_object = "O" in [kind.kind for kind in kinds]
        for loop in self.types:
            letters = loop[: self.nin].replace("g", "d").replace("G", "D")
            if letters[0] == "O":
                if is_object:
                    return
                continue
            if builtins.all([kind.kind == c if c in "mM" or kind.kind in "mM" else np.can_cast(kind, c) for kind, c in zip(kinds, letters)]):
                return
        np.promotion.no_loop(self.__name__, *kinds)

    def __repr__(self):
        return f"<ufunc '{self.__name__}'>"

    reduce, accumulate, outer, at, reduceat = (
        methods._reduce, methods._accumulate, methods._outer_of, methods._at, methods._reduceat)  # fmt: skip


def _float_of(*args):
    """The float dtype that the common type of `args` computes in."""
    arrays = [asarray(a) for a in args]
    if builtins.all([a.dtype.kind in "biu" and (a.ndim > 0) == (arrays[0].ndim > 0) for a in arrays]):
        return np.result_type(*[np.sqrt(np.zeros(1, a.dtype)).dtype for a in arrays])
    kind = np.result_type(*args)
    return kind if kind.kind in "fc" else np.sqrt(np.zeros(1, kind)).dtype


def _each(function, dtype):
    """Applies a function of Python numbers to every element; `dtype` gives the result's from the arguments."""

    def apply(*args):
        arrays = np.broadcast_arrays(*[asarray(a) for a in args])
        found = [function(*items) for items in zip(*[a.ravel().tolist() for a in arrays])]
        return np.array(found, dtype(*args)).reshape(arrays[0].shape)[()]

    return apply


def _integral(function):
    def apply(*args):
        if builtins.any([isinstance(a, np.ndarray) and a.dtype.kind == "O" for a in args]):
            return np.frompyfunc(function, 2, 1)(*args)
        return _each(function, np.result_type)(*args)

    return apply


def _neighbour(x1, x2):
    """nextafter in the common float type: one step in the order of the bits."""
    kind = _float_of(x1, x2)
    x1, x2 = np.broadcast_arrays(asarray(x1).astype(kind), asarray(x2).astype(kind))
    bits = {2: np.int16, 4: np.int32, 8: np.int64}[kind.itemsize]
    flat, goals, made = x1.ravel(), x2.ravel(), []
    for x, goal in zip(flat, goals):
        if x != x or goal != goal:
            made.append(kind.type(np.nan))
        elif x == goal:
            made.append(goal)
        elif x == 0:
            made.append(np.copysign(np.array([1], bits).view(kind)[0], goal))
        else:
            step = 1 if (goal > x) == (x > 0) else -1
            made.append((np.array([x]).view(bits) + bits(step)).view(kind)[0])
    return np.array(made, kind).reshape(x1.shape)[()]


def _spacing(x):
    kind = _float_of(x)
    x = asarray(x).astype(kind)
    return asarray(np.where(np.isinf(x), np.nan, _neighbour(x, np.copysign(np.inf, x)) - x)).astype(kind)[()]


def _copysign(x1, x2):
    kind = _float_of(x1, x2)
    size = np.absolute(asarray(x1).astype(kind))
    return asarray(np.where(np.signbit(asarray(x2).astype(kind)), -size, size)).astype(kind)[()]


def _ldexp(x1, x2):
    kind = _float_of(x1)
    wide = asarray(x1).astype(float64)
    return asarray(_each(math.ldexp, lambda *a: float64)(wide, x2)).astype(kind)[()]


def _frexp(x):
    kind = _float_of(x)
    x = asarray(x).astype(kind)
    pairs = [math.frexp(v) for v in x.ravel().tolist()]
    return (np.array([m for m, _ in pairs], kind).reshape(x.shape)[()],
            np.array([e for _, e in pairs], np.int32).reshape(x.shape)[()])  # fmt: skip


def _modf(x):
    kind = _float_of(x)
    x = asarray(x).astype(kind)
    whole = asarray(np.trunc(x))
    part = np.copysign(np.where(np.isinf(x), kind.type(0), x - whole), x)
    return asarray(part).astype(kind)[()], whole[()]


def _scaled(factor):
    def apply(x):
        kind = _float_of(x)
        return np.multiply(asarray(x).astype(kind), kind.type(factor))

    return apply


def _heaviside(x1, x2):
    kind = _float_of(x1, x2)
    x1, x2 = asarray(x1).astype(kind), asarray(x2).astype(kind)
    made = np.where(np.isnan(x1), x1, np.where(x1 == 0, x2, np.where(x1 < 0, kind.type(0), kind.type(1))))
    return made.astype(kind)[()]


def _ignoring_nan(choose):
    def apply(x1, x2):
        made = choose(x1, x2)
        kind = asarray(made).dtype
        if kind.kind not in "fc":
            return made
        x1, x2 = asarray(x1).astype(kind), asarray(x2).astype(kind)
        return np.where(np.isnan(x1), x2, np.where(np.isnan(x2), x1, made))[()]

    return apply


def _log_sum(log1p, exp, one):
    def apply(x1, x2):
        kind = _float_of(x1, x2)
        x1, x2 = np.broadcast_arrays(asarray(x1).astype(kind), asarray(x2).astype(kind))
        with np.errstate(all="ignore"):
            made = np.where(x1 == x2, x1 + kind.type(one), np.maximum(x1, x2) + log1p(exp(-np.absolute(np.subtract(x1, x2)))))
        return made.astype(kind)[()]

    return apply


_LOG2E = 1.442695040888963407359924681001892137


def _float_power(x1, x2):
    kind = np.result_type(x1, x2, float64)
    return np.power(asarray(x1).astype(kind), asarray(x2).astype(kind))


isnat = _Ufunc("isnat", lambda x: __import__("numpy.dates").dates.isnat(x), 1)
copysign = _Ufunc("copysign", _copysign, 2)
nextafter = _Ufunc("nextafter", _neighbour, 2)
spacing = _Ufunc("spacing", _spacing, 1)
gcd = _Ufunc("gcd", _integral(math.gcd), 2, 1, 0)
lcm = _Ufunc("lcm", _integral(math.lcm), 2)
ldexp = _Ufunc("ldexp", _ldexp, 2)
float_power = _Ufunc("float_power", _float_power, 2)
frexp = _Ufunc("frexp", _frexp, 1, 2)
modf = _Ufunc("modf", _modf, 1, 2)
divmod = _Ufunc("divmod", lambda x1, x2: (np.floor_divide(x1, x2), np.remainder(x1, x2)), 2, 2)
degrees = _Ufunc("degrees", _scaled(180.0 / math.pi), 1)
radians = _Ufunc("radians", _scaled(math.pi / 180.0), 1)
rad2deg = _Ufunc("rad2deg", _scaled(180.0 / math.pi), 1)
deg2rad = _Ufunc("deg2rad", _scaled(math.pi / 180.0), 1)
heaviside = _Ufunc("heaviside", _heaviside, 2)
fmax = _Ufunc("fmax", _ignoring_nan(np.maximum), 2)
fmin = _Ufunc("fmin", _ignoring_nan(np.minimum), 2)
logaddexp = _Ufunc("logaddexp", _log_sum(np.log1p, np.exp, math.log(2.0)), 2, 1, -math.inf)
logaddexp2 = _Ufunc("logaddexp2", _log_sum(lambda v: np.log1p(v) * _LOG2E, np.exp2, 1.0), 2, 1, -math.inf)
