"""numpy's functions that are composed of others and that few programs use: joins, index tricks, sets, statistics,
polynomials. numpy's __getattr__ loads this file when one of its names is first used."""

import builtins

import numpy as np
from numpy import asarray, concatenate, float64, int64


def __getattr__(name):
    from importlib import import_module

    if name == "Arrayterator":
        return import_module("numpy.lib.arrayterator").Arrayterator
    if name in ("stride_tricks", "mixins", "scimath", "format", "arrayterator"):
        return import_module("numpy.lib." + name)
    if name == "NumpyVersion":
        return import_module("numpy.lib._version").NumpyVersion
    if not name.startswith("_") and (name in np._LATER or hasattr(np, name)):
        return getattr(np, name)
    raise AttributeError(f"module 'numpy.lib' has no attribute '{name}'")


def _lead(axis, rank):
    """Slices before `axis`."""
    return (slice(None),) * np._axis(axis, rank)


def _axes(axis, rank):
    return tuple(np._axis(i, rank) for i in (axis if isinstance(axis, (tuple, list)) else (axis,)))


# ---- shapes and joins


def atleast_3d(*arys):
    made = []
    for a in arys:
        a = asarray(a)
        made.append(
            a.reshape(1, 1, 1) if a.ndim == 0 else a[None, :, None] if a.ndim == 1 else a[:, :, None] if a.ndim == 2 else a
        )
    return made[0] if len(made) == 1 else made


def dstack(tup):
    return concatenate([atleast_3d(a) for a in tup], 2)


def column_stack(tup):
    return concatenate([asarray(a).reshape(-1, 1) if asarray(a).ndim < 2 else asarray(a) for a in tup], 1)


def row_stack(tup):
    return np.vstack(tup)


def hsplit(ary, indices_or_sections):
    ary = asarray(ary)
    if ary.ndim == 0:
        raise ValueError("hsplit only works on arrays of 1 or more dimensions")
    return np.split(ary, indices_or_sections, 1 if ary.ndim > 1 else 0)


def vsplit(ary, indices_or_sections):
    if asarray(ary).ndim < 2:
        raise ValueError("vsplit only works on arrays of 2 or more dimensions")
    return np.split(ary, indices_or_sections, 0)


def dsplit(ary, indices_or_sections):
    if asarray(ary).ndim < 3:
        raise ValueError("dsplit only works on arrays of 3 or more dimensions")
    return np.split(ary, indices_or_sections, 2)


def block(arrays):
    def depth(part):
        return 1 + depth(part[0]) if isinstance(part, list) and part else 0

    levels = depth(arrays)

    def check(part, place):
        if isinstance(part, tuple):
            raise TypeError(f"arrays{place} is a tuple. Only lists can be used to arrange blocks, and np.block does not allow implicit conversion "
                            "from tuple to ndarray.")  # fmt: skip
        found = place.count("[")
        if not isinstance(part, list) and found != levels:
            raise ValueError(f"List depths are mismatched. First element was at depth {levels}, but there is an element at depth {found} "
                             f"(arrays{place})")  # fmt: skip
        if isinstance(part, list):
            if not part:
                raise ValueError(f"List at arrays{place} cannot be empty")
            for i, each in enumerate(part):
                check(each, f"{place}[{i}]")

    check(arrays, "")

    def join(part, level):
        if not isinstance(part, list):
            a = asarray(part)
            return a.reshape((1,) * (levels - a.ndim) + a.shape) if a.ndim < levels else a
        return concatenate([join(p, level + 1) for p in part], level - levels)

    return join(arrays, 0)


def rollaxis(a, axis, start=0):
    a = asarray(a)
    axis = np._axis(axis, a.ndim)
    if start < 0:
        start += a.ndim
    if axis < start:
        start -= 1
    order = [i for i in range(a.ndim) if i != axis]
    order.insert(start, axis)
    return a.transpose(order)


def fliplr(m):
    if asarray(m).ndim < 2:
        raise ValueError("Input must be >= 2-d.")
    return np.flip(m, 1)


def flipud(m):
    return np.flip(m, 0)


def rot90(m, k=1, axes=(0, 1)):
    m = asarray(m)
    first, second = _axes(axes, m.ndim)
    k %= 4
    if k == 0:
        return m[...]
    if k == 2:
        return np.flip(np.flip(m, first), second)
    if k == 1:
        return np.swapaxes(np.flip(m, second), first, second)
    return np.flip(np.swapaxes(m, first, second), second)


def resize(a, new_shape):
    new_shape = (new_shape,) if isinstance(new_shape, int) else tuple(new_shape)
    a = asarray(a).ravel()
    size = 1
    for n in new_shape:
        size *= n
    if a.size == 0 or size == 0:
        return np.zeros(new_shape, a.dtype)
    return concatenate([a] * -(-size // a.size))[:size].reshape(new_shape)


def delete(arr, obj, axis=None):
    arr = asarray(arr)
    if axis is None:
        arr, axis = arr.ravel(), 0
    axis = np._axis(axis, arr.ndim)
    n = arr.shape[axis]
    keep = np.ones(n, bool)
    if isinstance(obj, (int, np.integer)):
        if not -n <= obj < n:
            raise IndexError(f"index {obj} is out of bounds for axis {axis} with size {n}")
        keep[obj] = False
    elif isinstance(obj, slice):
        keep[obj] = False
    else:
        obj = asarray(obj)
        if obj.size:
            keep[obj] = False
    return arr[_lead(axis, arr.ndim) + (keep,)]


def insert(arr, obj, values, axis=None):
    arr = asarray(arr)
    if axis is None:
        arr, axis = arr.ravel(), 0
    axis = np._axis(axis, arr.ndim)
    n = arr.shape[axis]
    indices = np.arange(n)[obj] if isinstance(obj, slice) else asarray(obj)
    is_scalar = indices.ndim == 0
    for i in indices.ravel().tolist():
        if not -n <= i <= n:
            raise IndexError(f"index {i} is out of bounds for axis {axis} with size {n}")
    values = asarray(values).astype(arr.dtype)
    lead = _lead(axis, arr.ndim)
    if is_scalar or indices.size == 1:
        at = int(indices.ravel()[0])
        at += n if at < 0 else 0
        if is_scalar and values.ndim == arr.ndim and arr.ndim > 1:
            values = np.moveaxis(values, 0, axis)
        elif values.ndim < arr.ndim:
            values = values.reshape((1,) * (arr.ndim - values.ndim) + values.shape)
            if is_scalar and arr.ndim > 1:
                values = np.moveaxis(values, 0, axis) if values.shape[0] == 1 and values.ndim == arr.ndim else values
        count = values.shape[axis] if values.ndim == arr.ndim else 1
        shape = list(arr.shape)
        shape[axis] = count
        values = np.broadcast_to(values, tuple(shape))
        return concatenate([arr[lead + (slice(0, at),)], values, arr[lead + (slice(at, None),)]], axis)
    places = np.where(indices < 0, indices + n, indices)
    order = places.argsort(kind="stable")
    places[order] += np.arange(places.size)
    is_old = np.ones(n + places.size, bool)
    is_old[places] = False
    shape = list(arr.shape)
    shape[axis] = n + places.size
    made = np.empty(tuple(shape), arr.dtype)
    made[lead + (places,)] = values
    made[lead + (is_old,)] = arr
    return made


def pad(array, pad_width, mode="constant", **kwargs):
    a = asarray(array)
    widths = asarray(pad_width)
    if widths.dtype.kind != "i":
        raise TypeError("`pad_width` must be of integral type.")
    widths = np.broadcast_to(widths, (a.ndim, 2)).tolist()
    for low, high in widths:
        if low < 0 or high < 0:
            raise ValueError("index can't contain negative values")
    if callable(mode):
        padded = np.zeros([n + low + high for n, (low, high) in zip(a.shape, widths)], a.dtype)
        padded[tuple([slice(low, low + n) for n, (low, _) in zip(a.shape, widths)])] = a
        for axis in range(a.ndim):
            view = np.moveaxis(padded, axis, -1)
            for i in np.ndindex(view.shape[:-1]):
                mode(view[i], tuple(widths[axis]), axis, kwargs)
        return padded
    allowed = {"constant": ["constant_values"], "linear_ramp": ["end_values"], "maximum": ["stat_length"], "mean": ["stat_length"],
               "median": ["stat_length"], "minimum": ["stat_length"], "reflect": ["reflect_type"], "symmetric": ["reflect_type"]}
    unsupported = set(kwargs) - set(allowed.get(mode, ()))
    if unsupported:
        raise ValueError(f"unsupported keyword arguments for mode '{mode}': {unsupported}")
    if mode == "empty":
        mode = "constant"
    if mode == "constant":
        fills = np.broadcast_to(asarray(kwargs.get("constant_values", 0)), (a.ndim, 2))
        for axis, (low, high) in enumerate(widths):
            shape = list(a.shape)
            parts = []
            for count, fill in ((low, fills[axis, 0]), (high, fills[axis, 1])):
                shape[axis] = count
                parts.append(np.full(tuple(shape), fill.astype(a.dtype), a.dtype))
            a = concatenate([parts[0], a, parts[1]], axis)
        return a
    if mode in ("maximum", "minimum", "mean", "median"):
        lengths = kwargs.get("stat_length")
        lengths = [(None, None)] * a.ndim if lengths is None else np.broadcast_to(asarray(lengths), (a.ndim, 2)).tolist()
        function = {"maximum": np.max, "minimum": np.min, "mean": np.mean, "median": np.median}[mode]
        for axis, (low, high) in enumerate(widths):
            lead, ends = _lead(axis, a.ndim), []
            for length, part in ((lengths[axis][0], slice(None, lengths[axis][0])),
                                 (lengths[axis][1], slice(None) if lengths[axis][1] is None else slice(-lengths[axis][1], None))):  # fmt: skip
                value = np.expand_dims(function(a if length is None else a[lead + (part,)], axis), axis)
                if a.dtype.kind in "iu" and mode in ("mean", "median"):
                    value = np.rint(value)
                ends.append(value.astype(a.dtype))
            a = concatenate([np.repeat(ends[0], low, axis), a, np.repeat(ends[1], high, axis)], axis)
        return a
    if mode == "linear_ramp":
        ends = np.broadcast_to(asarray(kwargs.get("end_values", 0)), (a.ndim, 2))
        for axis, (low, high) in enumerate(widths):
            lead = _lead(axis, a.ndim)
            shape = [1] * a.ndim

            def ramp(edge, end, count):
                shape[axis] = count
                steps = (np.arange(count) / count if count else np.zeros(0)).reshape(shape)
                made = end + (edge - end) * steps
                return (np.floor(made) if a.dtype.kind in "iu" else made).astype(a.dtype)

            first = ramp(a[lead + (slice(0, 1),)], ends[axis, 0], low)
            last = ramp(a[lead + (slice(-1, None),)], ends[axis, 1], high)
            a = concatenate([first, a, np.flip(last, axis)], axis)
        return a
    if mode not in ("edge", "reflect", "symmetric", "wrap"):
        raise ValueError(f"mode '{mode}' is not supported")
    for axis, (low, high) in enumerate(widths):
        n = a.shape[axis]
        if n == 0 and (low or high):
            raise ValueError(f"can't extend empty axis {axis} using modes other than 'constant' or 'empty'")
        at = np.arange(-low, n + high)
        if mode == "edge":
            at = np.clip(at, 0, n - 1)
        elif mode == "wrap":
            at = at % n
        elif mode == "symmetric":
            at = at % (2 * n)
            at = np.where(at >= n, 2 * n - 1 - at, at)
        elif n > 1:
            at = at % (2 * n - 2)
            at = np.where(at >= n, 2 * n - 2 - at, at)
        else:
            at = at * 0
        if kwargs.get("reflect_type", "even") == "odd":
            a = _odd_pad(a, axis, low, high, mode)
        else:
            a = np.take(a, at, axis)
    return a


def _odd_pad(a, axis, low, high, mode):
    """Reflection about the edge values, as often as the width needs it."""
    n, lead = a.shape[axis], _lead(axis, a.ndim)
    skip = 1 if mode == "reflect" else 0
    while low or high:
        size = a.shape[axis]
        first, last = a[lead + (slice(0, 1),)], a[lead + (slice(-1, None),)]
        left, right = builtins.min(low, n - skip), builtins.min(high, n - skip)
        if n == 1 and skip:
            before, after = np.repeat(first, low, axis), np.repeat(last, high, axis)
            left, right = low, high
        else:
            before = 2 * first - np.flip(a[lead + (slice(skip, skip + left),)], axis)
            after = 2 * last - np.flip(a[lead + (slice(size - skip - right, size - skip),)], axis)
        a = concatenate([before, a, after], axis)
        low, high, n = low - left, high - right, a.shape[axis]
    return a


# ---- index tricks


from numpy.grids import c_, mgrid, ogrid, r_  # noqa: E402, F401


class _IndexExpression:
    def __init__(self, maketuple):
        self.maketuple = maketuple

    def __getitem__(self, item):
        return (item,) if self.maketuple and not isinstance(item, tuple) else item


index_exp, s_ = _IndexExpression(True), _IndexExpression(False)


def ix_(*args):
    made, rank = [], len(args)
    for i, each in enumerate(args):
        each = asarray(each)
        if each.ndim != 1:
            raise ValueError("Cross index must be 1 dimensional")
        if each.size == 0:
            each = each.astype(int64)
        if each.dtype == np.bool_:
            each = each.nonzero()[0]
        made.append(each.reshape((1,) * i + (-1,) + (1,) * (rank - i - 1)))
    return tuple(made)


def unravel_index(indices, shape, order="C"):
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    size = 1
    for n in shape:
        size *= n
    rest = asarray(indices)
    if np.any(rest >= size) or np.any(rest < 0):
        bad = int(rest.ravel()[((rest >= size) | (rest < 0)).ravel()][0])
        raise ValueError(f"index {bad} is out of bounds for array with size {size}")
    found = []
    for n in reversed(shape) if order == "C" else shape:
        found.append(asarray(rest % n)[()])
        rest = rest // n
    return tuple(reversed(found) if order == "C" else found)


def ravel_multi_index(multi_index, dims, mode="raise", order="C"):
    total = 0
    pairs = list(zip(multi_index, (dims,) if isinstance(dims, int) else dims))
    modes = list(mode) if isinstance(mode, (tuple, list)) else [mode] * len(pairs)
    for (index, n), mode in zip(pairs, modes) if order == "C" else reversed(list(zip(pairs, modes))):
        index = asarray(index)
        if mode == "raise" and (np.any(index < 0) or np.any(index >= n)):
            raise ValueError("invalid entry in coordinates array")
        if mode == "wrap":
            index = index % n
        elif mode == "clip":
            index = np.clip(index, 0, n - 1)
        total = total * n + index
    return total[()] if isinstance(total, np.ndarray) else total


def diag_indices(n, ndim=2):
    return (np.arange(n),) * ndim


def diag_indices_from(arr):
    if not arr.ndim >= 2:
        raise ValueError("input array must be at least 2-d")
    if not np.all(np.diff(arr.shape) == 0):
        raise ValueError("All dimensions of input must be of equal length")
    return diag_indices(arr.shape[0], arr.ndim)


def tril_indices(n, k=0, m=None):
    return np.tri(n, m, k, bool).nonzero()


def triu_indices(n, k=0, m=None):
    return (~np.tri(n, m, k - 1, bool)).nonzero()


def tril_indices_from(arr, k=0):
    return tril_indices(arr.shape[-2], k, arr.shape[-1])


def triu_indices_from(arr, k=0):
    return triu_indices(arr.shape[-2], k, arr.shape[-1])


def fill_diagonal(a, val, wrap=False):
    if a.ndim < 2:
        raise ValueError("array must be at least 2-d")
    if a.ndim == 2:
        step, end = a.shape[1] + 1, None if wrap else a.shape[1] * a.shape[1]
    else:
        if len(set(a.shape)) != 1:
            raise ValueError("All dimensions of input must be of equal length")
        step, end = 1 + int(np.cumprod(a.shape[:-1]).sum()), None
    a.flat[:end:step] = val


def diagflat(v, k=0):
    return np.diag(asarray(v).ravel(), k)


def take_along_axis(arr, indices, axis):
    arr, indices = asarray(arr), asarray(indices)
    if axis is None:
        return arr.ravel()[indices]
    return arr[_along(arr, indices, axis)]


def put_along_axis(arr, indices, values, axis):
    arr[_along(arr, asarray(indices), axis)] = values


def _along(arr, indices, axis):
    if arr.ndim != indices.ndim:
        raise ValueError("`indices` and `arr` must have the same number of dimensions")
    axis = np._axis(axis, arr.ndim)
    shape = [1] * arr.ndim
    index = []
    for i, n in enumerate(arr.shape):
        if i == axis:
            index.append(indices)
        else:
            index.append(np.arange(n).reshape(tuple(shape[:i] + [n] + shape[i + 1 :])))
    return tuple(index)


def put(a, ind, v, mode="raise"):
    if not isinstance(a, np.ndarray):
        raise TypeError(f"argument 1 must be numpy.ndarray, not {type(a).__name__}")
    ind, v = asarray(ind).ravel(), asarray(v).ravel()
    if mode == "clip":
        ind = np.clip(ind, 0, a.size - 1)
    elif mode == "wrap":
        ind = ind % a.size
    if v.size == 0:
        return
    places = asarray(unravel_index(np.where(ind < 0, ind + a.size, ind), a.shape)) if a.ndim != 1 else None
    for i in ind.tolist() if a.size else ():
        if not -a.size <= i < a.size:
            raise IndexError(f"index {i} is out of bounds for axis 0 with size {a.size}")
    values = np.resize(v, ind.size)
    a[tuple(places) if places is not None else ind] = values


def place(arr, mask, vals):
    mask = asarray(mask, bool)
    arr[mask] = np.resize(vals, int(np.count_nonzero(mask)))


def putmask(a, mask, values):
    mask = asarray(mask, bool)
    values = np.resize(values, a.shape) if np.ndim(values) else values
    a[mask] = values[mask] if np.ndim(values) else values


def choose(a, choices, out=None, mode="raise"):
    a = asarray(a)
    if not np.can_cast(a.dtype, int64):
        raise TypeError(f"Cannot cast {'scalar' if a.ndim == 0 else 'array data'} from {a.dtype!r} to dtype('int64') according to the rule 'safe'")
    choices = [asarray(c) for c in choices]
    if mode == "wrap":
        a = a % len(choices)
    elif mode == "clip":
        a = np.clip(a, 0, len(choices) - 1)
    elif np.any(a < 0) or np.any(a >= len(choices)):
        raise ValueError("invalid entry in choice array")
    kind = np.result_type(*[c.dtype for c in choices]) if all(type(c) is np.ndarray for c in choices) else None
    made = select([a == i for i in range(len(choices))], choices)
    return made if kind is None else made.astype(kind, copy=False)


def compress(condition, a, axis=None, out=None):
    return np.take(a, asarray(condition, bool).nonzero()[0], axis)


def extract(condition, arr):
    return asarray(arr).ravel()[asarray(condition).ravel().nonzero()[0]]


def select(condlist, choicelist, default=0):
    if len(condlist) != len(choicelist):
        raise ValueError("list of cases must be same length as list of conditions")
    if not condlist:
        raise ValueError("select with an empty condition list is not possible")
    choices = [asarray(c) for c in choicelist]
    dtype = np.result_type(*choices, default)
    result = asarray(default).astype(dtype)
    for condition, choice in reversed(list(zip(condlist, choices))):
        condition = asarray(condition)
        if condition.dtype != np.bool_:
            raise TypeError("invalid entry 0 in condlist: should be boolean ndarray")
        result = np.where(condition, choice.astype(dtype), result)
    return result


def piecewise(x, condlist, funclist, *args, **kw):
    x = asarray(x)
    if not isinstance(condlist, (list, tuple)) or (x.ndim and not np.ndim(condlist[0]) and len(condlist) == x.size):
        condlist = [condlist]
    condlist = [asarray(c, bool) for c in condlist]
    if len(funclist) == len(condlist) + 1:
        rest = ~condlist[0]
        for c in condlist[1:]:
            rest = rest & ~c
        condlist.append(rest)
    elif len(funclist) != len(condlist):
        n = len(condlist)
        raise ValueError(
            f"with {n} condition(s), either {n} or {n + 1} functions are expected"
        )
    y = np.zeros_like(x)
    for condition, function in zip(condlist, funclist):
        if callable(function):
            values = x[condition]
            if values.size:
                y[condition] = function(values, *args, **kw)
        else:
            y[condition] = function
    return y


def apply_along_axis(func1d, axis, arr, *args, **kwargs):
    arr = asarray(arr)
    axis = np._axis(axis, arr.ndim)
    moved = np.moveaxis(arr, axis, -1)
    lead = moved.shape[:-1]
    results = [asarray(func1d(moved[i], *args, **kwargs)) for i in np.ndindex(lead)]
    if not results:
        raise ValueError("Cannot apply_along_axis when any iteration dimensions are 0")
    made = np.stack(results).reshape(lead + results[0].shape)
    for i in range(results[0].ndim):
        made = np.moveaxis(made, len(lead) + i, axis + i)
    return made


def apply_over_axes(func, a, axes):
    a = asarray(a)
    for axis in _axes(axes, a.ndim):
        made = func(a, axis)
        a = made if made.ndim == a.ndim else np.expand_dims(made, axis)
    return a


class vectorize:
    def __init__(self, pyfunc=None, otypes=None, doc=None, excluded=None, cache=False, signature=None):
        self.pyfunc, self.otypes, self.excluded = pyfunc, otypes, excluded or ()
        self.signature = signature
        if pyfunc is not None and not callable(pyfunc):
            raise TypeError("When used as a decorator, only accepts keyword arguments.")
        self._parts = None if signature is None else _signature(signature)
        self.__name__ = getattr(pyfunc, "__name__", "vectorize")
        self.__doc__ = doc or getattr(pyfunc, "__doc__", None)

    def __call__(self, *args, **kwargs):
        if self.pyfunc is None:
            self.pyfunc = args[0]
            return self
        if self._parts is not None:
            return self._by_signature(args, kwargs)
        named = [k for k in kwargs if k not in self.excluded]
        if named:
            inner, fixed = self.pyfunc, {k: v for k, v in kwargs.items() if k in self.excluded}
            count = len(args)
            call = lambda *values: inner(*values[:count], **dict(zip(named, values[count:])), **fixed)  # noqa: E731
            return vectorize(call, self.otypes, None, self.excluded)(*args, *[kwargs[k] for k in named])
        arrays = np.broadcast_arrays(*[a for i, a in enumerate(args) if i not in self.excluded])
        if arrays[0].size == 0 and not self.otypes:
            raise ValueError("cannot call `vectorize` on size 0 inputs unless `otypes` is set")
        flat = [a.ravel().tolist() if a.dtype.kind != "f" else list(a.ravel()) for a in arrays]
        results = []
        for items in zip(*flat):
            items = list(items)
            for i in sorted(self.excluded, key=str):
                if isinstance(i, int):
                    items.insert(i, args[i])
            results.append(self.pyfunc(*items, **kwargs))
        shape = arrays[0].shape
        if results and isinstance(results[0], tuple):
            return tuple(np.array(list(part)).reshape(shape) for part in zip(*results))
        made = np.array(results, self.otypes[0] if self.otypes else None).reshape(shape)
        return made[()] if made.ndim == 0 and not self.otypes else made


    def _by_signature(self, args, kwargs):
        inputs, outputs = self._parts
        if len(args) != len(inputs):
            raise TypeError(f"wrong number of positional arguments: expected {len(inputs)}, got {len(args)}")
        arrays, sizes = [asarray(a) for a in args], {}
        for a, core in zip(arrays, inputs):
            if a.ndim < len(core):
                raise ValueError(f"{a.ndim}-dimensional argument does not have enough dimensions for all core dimensions {core!r}")
            for name, size in zip(core, a.shape[a.ndim - len(core) :]):
                if sizes.setdefault(name, size) != size:
                    raise ValueError(f"inconsistent size for core dimension {name!r}: {size} vs {sizes[name]}")
        outer = np.broadcast_shapes(*[a.shape[: a.ndim - len(core)] for a, core in zip(arrays, inputs)])
        wide = [np.broadcast_to(a, outer + a.shape[a.ndim - len(core) :]) for a, core in zip(arrays, inputs)]
        results = []
        for index in np.ndindex(*outer):
            made = self.pyfunc(*[a[index] for a in wide], **kwargs)
            made = made if isinstance(made, tuple) else (made,)
            if len(made) != len(outputs):
                raise ValueError(f"wrong number of outputs from pyfunc: expected {len(outputs)}, got {len(made)}")
            results.append(made)
        if not results:
            raise ValueError("cannot call `vectorize` on size 0 inputs unless `otypes` is set")
        columns = []
        for i, column in enumerate(zip(*results)):
            parts = [asarray(v, self.otypes[i]) if self.otypes else asarray(v) for v in column]
            columns.append(np.array([p.tolist() for p in parts], parts[0].dtype).reshape(outer + parts[0].shape)[()])
        return tuple(columns) if len(outputs) > 1 else columns[0]


def _signature(text):
    """The core dimensions of inputs and of outputs of `(n,m),(m)->()`."""
    import re

    group = r"\((?:\w+(?:,\w+)*)?\)"
    if not re.fullmatch(rf"{group}(?:,{group})*->{group}(?:,{group})*", re.sub(r"\s+", "", text)):
        raise ValueError(f"not a valid gufunc signature: {text}")
    return tuple([tuple(re.findall(r"\w+", one)) for one in re.findall(group, side)] for side in re.sub(r"\s+", "", text).split("->"))


# ---- sets


def intersect1d(ar1, ar2, assume_unique=False, return_indices=False):
    first, at1 = np.unique(ar1, return_index=True)
    second, at2 = np.unique(ar2, return_index=True)
    here = np.isin(first, second)
    common = first[here]
    if return_indices:
        return common, at1[here], at2[np.isin(second, first)]
    return common


def union1d(ar1, ar2):
    return np.unique(concatenate((asarray(ar1).ravel(), asarray(ar2).ravel())))


def setdiff1d(ar1, ar2, assume_unique=False):
    ar1 = asarray(ar1).ravel() if assume_unique else np.unique(ar1)
    return ar1[~np.isin(ar1, np.unique(ar2))]


def setxor1d(ar1, ar2, assume_unique=False):
    ar1, ar2 = np.unique(ar1), np.unique(ar2)
    return np.unique(concatenate((ar1[~np.isin(ar1, ar2)], ar2[~np.isin(ar2, ar1)])))


def lexsort(keys, axis=-1):
    keys = [asarray(k) for k in keys]
    if not keys:
        raise TypeError("need sequence of keys with len > 0 in lexsort")
    if len({key.shape for key in keys}) > 1:
        raise ValueError("all keys need to be the same shape")
    if not keys[0].ndim:
        return np.int64(0)
    axis = np._axis(axis, keys[0].ndim)
    steps = [1] * keys[0].ndim
    steps[axis] = -1
    order = np.broadcast_to(np.arange(keys[0].shape[axis]).reshape(steps), keys[0].shape).copy()
    for key in keys:
        found = np.take_along_axis(key, order, axis).argsort(axis, kind="stable")
        order = np.take_along_axis(order, found, axis)
    return order


def partition(a, kth, axis=-1, kind="introselect", order=None):
    a = asarray(a)
    _check_kth(a, kth, axis)
    return np.sort(a, axis)


def _check_kth(a, kth, axis):
    n = a.size if axis is None else a.shape[np._axis(axis, a.ndim)]
    for k in np.atleast_1d(kth).tolist():
        if not -n <= k < n:
            raise ValueError(f"kth(={k + n if k < 0 else k}) out of bounds ({n})")


def argpartition(a, kth, axis=-1, kind="introselect", order=None):
    return np.argsort(a, axis)


def msort(a):
    return np.sort(a, 0)


def ediff1d(ary, to_end=None, to_begin=None):
    ary = asarray(ary).ravel()
    parts = [ary[1:] - ary[:-1]]
    if to_begin is not None:
        parts.insert(0, asarray(to_begin).ravel().astype(ary.dtype, casting="same_kind"))
    if to_end is not None:
        parts.append(asarray(to_end).ravel().astype(ary.dtype, casting="same_kind"))
    return concatenate(parts) if len(parts) > 1 else parts[0]


class frompyfunc:
    """A ufunc over objects that calls a Python function."""

    def __init__(self, func, nin, nout, *, identity=None):
        self._function, self.nin, self.nout, self.nargs, self.identity = func, nin, nout, nin + nout, identity
        self.__name__ = f"{getattr(func, '__name__', '?')} (vectorized)"

    def __call__(self, *args):
        arrays = np.broadcast_arrays(*[asarray(a) for a in args]) if builtins.any([np.ndim(a) for a in args]) else None
        if arrays is None:
            return self._function(*args)
        rows = [self._function(*row) for row in zip(*[a.ravel().tolist() for a in arrays])]
        if self.nout == 0:
            return None
        columns = list(zip(*rows)) if self.nout > 1 else [rows]
        made = tuple([np.array(list(column), object).reshape(arrays[0].shape) for column in columns])
        return made if self.nout > 1 else made[0]

    def reduce(self, array, axis=0):
        from functools import reduce

        moved = np.moveaxis(asarray(array), axis, 0)
        if moved.ndim == 1:
            return reduce(self._function, moved.tolist())
        return np.array([reduce(self._function, column) for column in moved.reshape(moved.shape[0], -1).T.tolist()], object).reshape(moved.shape[1:])

    def __repr__(self):
        return f"<ufunc '{self.__name__}'>"


def product(*args, **kwargs):
    return np.prod(*args, **kwargs)


def cumproduct(*args, **kwargs):
    return np.cumprod(*args, **kwargs)


def sometrue(*args, **kwargs):
    return np.any(*args, **kwargs)


def alltrue(*args, **kwargs):
    return np.all(*args, **kwargs)


def typename(char):
    return {"?": "bool", "b": "signed char", "B": "unsigned char", "h": "short", "H": "unsigned short", "i": "integer",
            "I": "unsigned integer", "l": "long integer", "L": "unsigned long integer", "f": "single precision",
            "d": "double precision", "F": "complex single precision", "D": "complex double precision"}[char]  # fmt: skip
