"""numpy.random: the legacy generator (MT19937), the same streams as NumPy's, bit for bit; Generator is in generator.py."""
__path__ = []  # numpy has a package here: _module_paths.py
from collections.abc import Sequence

import numpy as np
from _numpy import RandomState, extend_type
from numpy.distributions import METHODS


def _probabilities(p, count, quote=""):
    """The weights of a choice of `count`, checked. Their sum may be off by the rounding of the dtype they come in."""
    off = 2.0**-26
    if isinstance(p, np.ndarray) and p.dtype.kind == "f":
        off = max(off, float(np.finfo(p.dtype).eps) ** 0.5)
    p = np.asarray(p, np.float64)
    if p.ndim != 1:
        raise ValueError(f"{quote}p{quote} must be 1-dimensional")
    if p.size != count:
        raise ValueError(f"{quote}a{quote} and {quote}p{quote} must have same size")
    total = float(p.sum())
    if total != total:
        raise ValueError("probabilities contain NaN")
    if (p < 0).any():
        raise ValueError("probabilities are not non-negative")
    if abs(total - 1.0) > off:
        raise ValueError("probabilities do not sum to 1")
    return p


def _choice(self, a, size=None, replace=True, p=None):
    """As RandomState.choice: the order of draws is NumPy's."""
    pool = np.asarray(a)
    if pool.ndim == 0 and pool.dtype.kind not in "biu":
        raise ValueError("a must be 1-dimensional or an integer")
    count = int(pool) if pool.ndim == 0 else pool.shape[0]
    if pool.ndim == 0 and count <= 0:
        raise ValueError("a must be greater than 0 unless no samples are taken")
    shape = () if size is None else ((size,) if isinstance(size, int) else tuple(size))
    if pool.ndim > 1:
        raise ValueError("a must be 1-dimensional")
    total = 1
    for n in shape:
        total *= n
    if p is not None:
        p = _probabilities(p, count, "'")
    if count == 0 and total > 0:
        raise ValueError("'a' cannot be empty unless no samples are taken")
    if replace:
        if p is not None:
            cdf = p.cumsum()
            cdf /= cdf[-1]
            index = np.searchsorted(cdf, self.random_sample(shape), side="right")
        else:
            index = self.randint(0, count, size=shape if size is not None else None)
    else:
        if total > count:
            raise ValueError("Cannot take a larger sample than population when 'replace=False'")
        if p is not None:
            index = _weighted_places(self.rand, total, p).reshape(shape)
        else:
            index = self.permutation(count)[:total].reshape(shape)
    if size is None and not isinstance(index, int):
        index = int(np.asarray(index).ravel()[0])
    if pool.ndim == 0:
        return index
    return pool[index]


def _weighted_places(draw, total, p):
    """`total` different places with these probabilities; draw(n) gives n numbers in [0, 1)."""
    found = np.zeros(total, np.int64)
    have = 0
    p = p.copy()
    while have < total:
        draws = draw(total - have)
        if have > 0:
            p[found[:have]] = 0
        cdf = np.cumsum(p)
        cdf /= cdf[-1]
        new = np.searchsorted(cdf, draws, side="right")
        _, first = np.unique(new, return_index=True)
        first.sort()
        new = new[first]
        found[have:have + new.size] = new
        have += new.size
    return found


def _tomaxint(self, size=None):
    made = _native_randint(self, 0, 1 << 64, size, np.uint64)
    return int(made) >> 1 if size is None else np.array([v >> 1 for v in made.ravel().tolist()]).reshape(made.shape)


_native_normal, _native_uniform, _native_exponential = RandomState.normal, RandomState.uniform, RandomState.exponential
_NUMBERS = (float, int)


def _shape(size, *parameters):
    """The shape of draws whose parameters may be arrays."""
    if size is None:
        return np.broadcast_shapes(*[np.shape(p) for p in parameters])
    return (size,) if isinstance(size, (int, np.integer)) else tuple(size)


def _normal(self, loc=0.0, scale=1.0, size=None):
    if type(scale) in _NUMBERS and scale < 0 or type(scale) not in _NUMBERS and np.any(np.signbit(scale)):
        raise ValueError("scale < 0")
    if type(loc) in _NUMBERS and type(scale) in _NUMBERS or not np.ndim(loc) and not np.ndim(scale):
        return _native_normal(self, loc, scale, size)
    return np.asarray(loc) + np.asarray(scale) * self.standard_normal(_shape(size, loc, scale))


def _uniform(self, low=0.0, high=1.0, size=None):
    if not np.all(np.isfinite(np.subtract(high, low, dtype=np.float64))):
        raise OverflowError("Range exceeds valid bounds")
    if type(low) in _NUMBERS and type(high) in _NUMBERS or not np.ndim(low) and not np.ndim(high):
        return _native_uniform(self, low, high, size)
    return np.asarray(low) + np.subtract(high, low) * self.random_sample(_shape(size, low, high))


def _exponential(self, scale=1.0, size=None):
    if np.any(np.signbit(scale)):
        raise ValueError("scale < 0")
    if not np.ndim(scale):
        return _native_exponential(self, scale, size)
    return np.asarray(scale) * self.standard_exponential(_shape(size, scale))


def _random_integers(self, low, high=None, size=None):
    return self.randint(1 if high is None else low, (low if high is None else high) + 1, size)


def _bytes(self, length):
    return self.randint(0, 256, length, np.uint8).tobytes()


_native_permutation, _native_shuffle = RandomState.permutation, RandomState.shuffle


def _permutation(self, x):
    if isinstance(x, (int, np.integer)):
        return _native_permutation(self, x)
    pool = np.asarray(x)
    if not pool.ndim:
        raise IndexError("x must be an integer or at least 1-dimensional")
    return pool[_native_permutation(self, len(pool))]


def _shuffle(self, x):
    """Elements that are no numbers change places as those of a range do."""
    if type(x) is list or isinstance(x, np.ndarray) and x.dtype.kind in "biufc" and x.ndim:
        return _native_shuffle(self, x)
    if not isinstance(x, (Sequence, np.ndarray)) and len(x) >= 0:
        import warnings

        warnings.warn(f"you are shuffling a '{type(x).__name__}' object which is not a subclass of 'Sequence'; `shuffle` is not guaranteed "
                      "to behave correctly. E.g., non-numpy array/tensor objects with view semantics may contain duplicates after shuffling.",
                      UserWarning, 2)
    order = _native_permutation(self, len(x)).tolist()
    moved = [(i, x[j]) for i, j in enumerate(order) if i != j]
    for i, value in moved:
        x[i] = value


_native_randint = RandomState.randint


def _randint(self, low, high=None, size=None, dtype=int):
    """Bounds may be arrays: each element is then drawn by itself, in order."""
    if not isinstance(low, (list, tuple, np.ndarray)) and not isinstance(high, (list, tuple, np.ndarray)):
        return _native_randint(self, low, high, size, dtype)
    if high is None:
        low, high = 0, low
    low, high = np.broadcast_arrays(low, high)
    if np.any(low >= high):
        raise ValueError("low >= high")
    shape = low.shape if size is None else ((size,) if isinstance(size, (int, np.integer)) else tuple(size))
    low, high = np.broadcast_to(low, shape), np.broadcast_to(high, shape)
    made = [_native_randint(self, a, b, None, dtype) for a, b in zip(low.ravel().tolist(), high.ravel().tolist())]
    return np.array(made, dtype).reshape(shape)


def _restored(state):
    made = RandomState()
    made.set_state(state)
    return made


def _set_legacy_state(self, state):
    self.set_state((state["bit_generator"], state["state"]["key"], state["state"]["pos"], state["has_gauss"], state["gauss"]))


extend_type(RandomState, {"__reduce__": lambda self: (_restored, (self.get_state(),)), "__setstate__": _set_legacy_state})


def __bit_generator_ctor(bit_generator_name="MT19937"):
    from numpy import generator

    return getattr(generator, bit_generator_name)(0)


def __generator_ctor(bit_generator_name="MT19937", bit_generator_ctor=__bit_generator_ctor):
    from numpy.random import Generator

    made = bit_generator_name if not isinstance(bit_generator_name, str) else bit_generator_ctor(bit_generator_name)
    return Generator(made)


def __randomstate_ctor(bit_generator_name="MT19937", bit_generator_ctor=__bit_generator_ctor):
    return RandomState(0)

extend_type(RandomState, {"normal": _normal, "uniform": _uniform, "exponential": _exponential})
extend_type(RandomState, {"randint": _randint, "tomaxint": _tomaxint, "choice": _choice, "random_integers": _random_integers,
                          "bytes": _bytes, "permutation": _permutation, "shuffle": _shuffle, **METHODS})

_state = _rand = RandomState()
seed = _state.seed
rand = _state.rand
randn = _state.randn
random = _state.random
random_sample = ranf = sample = _state.random_sample
standard_normal = _state.standard_normal
uniform = _state.uniform
normal = _state.normal
exponential = _state.exponential
randint = _state.randint
shuffle = _state.shuffle
permutation = _state.permutation
choice = _state.choice
get_state = _state.get_state
set_state = _state.set_state
globals().update({name: getattr(_state, name) for name in (*METHODS, "random_integers", "bytes")})


def __getattr__(name):
    if name in ("Generator", "PCG64", "PCG64DXSM", "SFC64", "Philox", "MT19937", "SeedSequence", "default_rng", "BitGenerator"):
        import numpy.generator as module

        return getattr(module, name)
    raise AttributeError(f"module 'numpy.random' has no attribute '{name}'")
