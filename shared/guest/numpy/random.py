"""numpy.random: the legacy generator (MT19937), the same streams as NumPy's, bit for bit; Generator is in generator.py."""
import numpy as np
from _numpy import RandomState, extend_type
from numpy.distributions import METHODS


def _choice(self, a, size=None, replace=True, p=None):
    """As RandomState.choice: the order of draws is NumPy's."""
    pool = np.asarray(a)
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
        p = np.asarray(p, np.float64)
        if p.size != count:
            raise ValueError("'a' and 'p' must have same size")
        if abs(float(p.sum()) - 1.0) > 1e-8:
            raise ValueError("probabilities do not sum to 1")
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
    return _native_randint(self, 0, 1 << 63, size, np.int64)


def _with_arrays(name, native, first, second):
    """Bounds or parameters may be arrays; each element is drawn by itself, in order."""

    def method(self, *args, **kwargs):
        values = dict(zip([first[0], second[0], "size"], args), **kwargs)
        a, b, size = values.get(first[0], first[1]), values.get(second[0], second[1]), values.get("size")
        if name == "normal" and np.any(np.signbit(b)):
            raise ValueError("scale < 0")
        if name == "exponential" and np.any(np.signbit(a)):
            raise ValueError("scale < 0")
        if not np.ndim(a) and not np.ndim(b):
            return native(self, *args, **kwargs)
        shape = np.broadcast_shapes(np.shape(a), np.shape(b)) if size is None else ((size,) if isinstance(size, (int, np.integer)) else tuple(size))
        if name == "normal":
            return np.asarray(a) + np.asarray(b) * self.standard_normal(shape)
        if name == "exponential":
            return np.asarray(a) * self.standard_exponential(shape)
        return np.asarray(a) + np.subtract(b, a) * self.random_sample(shape)

    method.__name__ = name
    return method


def _random_integers(self, low, high=None, size=None):
    return self.randint(1 if high is None else low, (low if high is None else high) + 1, size)


def _bytes(self, length):
    return self.randint(0, 256, length, np.uint8).tobytes()


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


extend_type(RandomState, {
    "normal": _with_arrays("normal", RandomState.normal, ("loc", 0.0), ("scale", 1.0)),
    "uniform": _with_arrays("uniform", RandomState.uniform, ("low", 0.0), ("high", 1.0)),
    "exponential": _with_arrays("exponential", RandomState.exponential, ("scale", 1.0), ("unused", 1.0))})  # fmt: skip
extend_type(RandomState, {"randint": _randint, "tomaxint": _tomaxint, "choice": _choice, "random_integers": _random_integers,
                          "bytes": _bytes, **METHODS})

_state = RandomState()
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
    if name in ("Generator", "PCG64", "SeedSequence", "default_rng", "BitGenerator"):
        import numpy.generator as module

        return getattr(module, name)
    raise AttributeError(f"module 'numpy.random' has no attribute '{name}'")
