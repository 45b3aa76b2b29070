"""numpy.random.Generator over PCG64: NumPy's streams, bit for bit, for the distributions below."""

import time

import _numpy
import numpy as np
from numpy import generator_distributions
from numpy.random import _probabilities, _weighted_places

_counter = 0


def _words(entropy):
    """An int or a sequence of ints as 32-bit words, lowest first."""
    if isinstance(entropy, (int, np.integer)):
        n = int(entropy)
        if n < 0:
            raise ValueError("expected non-negative integer")
        words = [n & 0xFFFFFFFF]
        while n >> 32:
            n >>= 32
            words.append(n & 0xFFFFFFFF)
        return words
    if isinstance(entropy, (float, str)):
        raise TypeError("SeedSequence expects int or sequence of ints for entropy not {}".format(entropy))
    made = []
    for each in np.asarray(entropy).ravel().tolist():
        made += _words(each)
    return made


def _mixed(entropy, size):
    """O'Neill's seed_seq_fe: entropy words hashed into a pool, where each word reaches all others."""
    constant = 0x43B0D7E5

    def hashed(value):
        nonlocal constant
        value ^= constant
        constant = constant * 0x931E8875 & 0xFFFFFFFF
        value = value * constant & 0xFFFFFFFF
        return value ^ value >> 16

    def mix(x, y):
        made = (0xCA01F9DD * x - 0x4973F715 * y) & 0xFFFFFFFF
        return made ^ made >> 16

    pool = [hashed(entropy[i] if i < len(entropy) else 0) for i in range(size)]
    for source in range(size):
        for to in range(size):
            if source != to:
                pool[to] = mix(pool[to], hashed(pool[source]))
    for word in entropy[size:]:
        for to in range(size):
            pool[to] = mix(pool[to], hashed(word))
    return pool


class SeedSequence:
    __module__ = "numpy.random.bit_generator"

    def __init__(self, entropy=None, *, spawn_key=(), pool_size=4, n_children_spawned=0):
        global _counter
        if entropy is None:
            _counter += 1
            entropy = int(time.time() * 1e9) << 32 | _counter
        self.entropy, self.spawn_key, self.pool_size, self.n_children_spawned = entropy, tuple(spawn_key), pool_size, n_children_spawned

    def _assembled(self):
        words = _words(self.entropy)
        spawned = [w for key in self.spawn_key for w in _words(key)]
        if spawned and len(words) < self.pool_size:
            words += [0] * (self.pool_size - len(words))
        return words + spawned

    def generate_state(self, n_words, dtype=np.uint32):
        pool = _mixed(self._assembled(), self.pool_size)
        wide = np.dtype(dtype) == np.uint64
        words, constant = [], 0x8B51F9DD
        for i in range(n_words * (2 if wide else 1)):
            value = pool[i % self.pool_size] ^ constant
            constant = constant * 0x58F38DED & 0xFFFFFFFF
            value = value * constant & 0xFFFFFFFF
            words.append(value ^ value >> 16)
        made = np.array(words, np.uint32)
        return made.view(np.uint64) if wide else made

    @property
    def pool(self):
        return np.array(_mixed(self._assembled(), self.pool_size), np.uint32)

    def spawn(self, n_children):
        first = self.n_children_spawned
        self.n_children_spawned += n_children
        return [SeedSequence(self.entropy, spawn_key=self.spawn_key + (i,)) for i in range(first, first + n_children)]

    def __repr__(self):
        lines = [f"    entropy={self.entropy!r},"]
        if self.spawn_key:
            lines.append(f"    spawn_key={self.spawn_key!r},")
        if self.n_children_spawned:
            lines.append(f"    n_children_spawned={self.n_children_spawned!r},")
        return "\n".join([f"{type(self).__name__}(", *lines, ")"])


class BitGenerator:
    __module__ = "numpy.random.bit_generator"

    def __reduce__(self):
        return getattr(np.random, "__bit_generator_ctor"), (type(self).__name__,), self.state

    def __setstate__(self, state):
        self.state = state


class PCG64(BitGenerator):
    __module__ = "numpy.random._pcg64"

    def __init__(self, seed=None):
        self.seed_seq = seed if isinstance(seed, SeedSequence) else SeedSequence(seed)
        self._bits = _numpy.PCG64()
        self._bits.seed(self.seed_seq._assembled())

    def random_raw(self, size=None, output=True):
        if size is None:
            return self._bits.random_raw()
        shape = _shape(size)
        return np.array([self._bits.random_raw() for _ in range(_count(shape))], np.uint64).reshape(shape)

    def spawn(self, n_children):
        return [type(self)(seq) for seq in self.seed_seq.spawn(n_children)]

    @property
    def state(self):
        state, inc, has_uint32, uinteger = self._bits.get_state()
        return {"bit_generator": type(self).__name__, "state": {"state": state, "inc": inc}, "has_uint32": has_uint32, "uinteger": uinteger}

    @state.setter
    def state(self, value):
        if value.get("bit_generator") != type(self).__name__:
            raise ValueError(f"state must be for a {type(self).__name__} RNG")
        self._bits.set_state(value["state"]["state"], value["state"]["inc"], value["has_uint32"], value["uinteger"])


    _factor, _leap = 0x2360ED051FC65DA44385DF649FCCF645, 0x9E3779B97F4A7C15F39CC0605CEDC835

    def advance(self, delta):
        """The state after `delta` steps: the linear step doubled again and again (F. Brown, 1994)."""
        mask, state = (1 << 128) - 1, self.state
        inner, delta = state["state"], delta & (1 << 128) - 1
        factor, plus, all_factor, all_plus = self._factor, inner["inc"], 1, 0
        while delta:
            if delta & 1:
                all_factor, all_plus = all_factor * factor & mask, (all_plus * factor + plus) & mask
            factor, plus, delta = factor * factor & mask, (factor + 1) * plus & mask, delta >> 1
        inner["state"] = (all_factor * inner["state"] + all_plus) & mask
        self.state = {**state, "state": inner, "has_uint32": 0, "uinteger": 0}
        return self

    def jumped(self, jumps=1):
        made = type(self)(0)
        made.state = self.state
        return made.advance(self._leap * int(jumps))


class PCG64DXSM(PCG64):
    __module__ = "numpy.random._pcg64"
    _factor = 0xDA942042E4DD58B5

    def __init__(self, seed=None):
        PCG64.__init__(self, seed)
        self._bits.configure(1, self.seed_seq.generate_state(4, np.uint64).tolist())


class _Words(PCG64):
    """A generator whose state the native half gives as words."""

    def __init__(self, seed=None):
        self.seed_seq = seed if isinstance(seed, SeedSequence) else SeedSequence(seed)
        self._bits = _numpy.PCG64()
        self._bits.configure(self._algorithm, self._first())
        for _ in range(self._discarded):
            self._bits.random_raw()

    _discarded = 0

    def _halves(self, words):
        return {"has_uint32": words[-2], "uinteger": words[-1]}


class SFC64(_Words):
    __module__, _algorithm, _discarded = "numpy.random._sfc64", 2, 12

    def _first(self):
        a, b, c = self.seed_seq.generate_state(3, np.uint64).tolist()
        return [a, b, c, 1]

    @property
    def state(self):
        words = self._bits.words()
        return {"bit_generator": "SFC64", "state": {"state": np.array(words[:4], np.uint64)}, **self._halves(words)}

    @state.setter
    def state(self, value):
        self._bits.configure(2, value["state"]["state"].tolist())


class Philox(_Words):
    __module__, _algorithm = "numpy.random._philox", 3

    def __init__(self, seed=None, counter=None, key=None):
        if seed is not None and key is not None:
            raise ValueError("seed and key cannot be both used")
        self._given = [self._wide(counter or 0, 4), None if key is None else self._wide(key, 2)]
        _Words.__init__(self, seed)

    @staticmethod
    def _wide(value, count):
        if isinstance(value, int):
            return [value >> 64 * i & (1 << 64) - 1 for i in range(count)]
        return np.asarray(value, np.uint64).tolist()

    def _first(self):
        counter, key = self._given
        return counter + (key or self.seed_seq.generate_state(2, np.uint64).tolist()) + [0, 0, 0, 0, 4]

    @property
    def state(self):
        words = self._bits.words()
        return {"bit_generator": "Philox", "state": {"counter": np.array(words[:4], np.uint64), "key": np.array(words[4:6], np.uint64)},
                "buffer": np.array(words[6:10], np.uint64), "buffer_pos": words[10], **self._halves(words)}  # fmt: skip

    @state.setter
    def state(self, value):
        inner = value["state"]
        self._bits.configure(3, [*inner["counter"].tolist(), *inner["key"].tolist(), *value["buffer"].tolist(), value["buffer_pos"]])


    _leap = 1 << 128

    def advance(self, delta):
        state = self.state
        words = state["state"]["counter"].tolist()
        counter = sum([word << 64 * i for i, word in enumerate(words)]) + (delta & (1 << 256) - 1)
        state["state"]["counter"] = np.array([counter >> 64 * i & (1 << 64) - 1 for i in range(4)], np.uint64)
        self.state = {**state, "buffer": np.zeros(4, np.uint64), "buffer_pos": 4, "has_uint32": 0, "uinteger": 0}
        return self


class MT19937(_Words):
    __module__, _algorithm = "numpy.random._mt19937", 4

    def _first(self):
        return [623, 0x80000000, *self.seed_seq.generate_state(624).tolist()[1:]]

    @property
    def state(self):
        words = self._bits.words()
        return {"bit_generator": "MT19937", "state": {"key": np.array(words[1:625], np.uint32), "pos": words[0]}}

    @state.setter
    def state(self, value):
        self._bits.configure(4, [value["state"]["pos"], *value["state"]["key"].tolist()])


def _shape(size):
    return (int(size),) if isinstance(size, (int, np.integer)) else tuple(int(n) for n in size)


def _count(shape):
    n = 1
    for each in shape:
        if each < 0:
            raise ValueError("negative dimensions are not allowed")
        n *= each
    return n


class Generator:
    __module__ = "numpy.random._generator"

    def __init__(self, bit_generator):
        self.bit_generator = bit_generator
        self._bits = bit_generator._bits
        self._source = generator_distributions.Source(self._bits)

    def __repr__(self):
        return f"{self} at 0x{id(self):X}"

    def __reduce__(self):
        return getattr(np.random, "__generator_ctor"), (type(self.bit_generator).__name__,), self.bit_generator.state

    def __setstate__(self, state):
        self.bit_generator.state = state

    def __str__(self):
        return f"Generator({type(self.bit_generator).__name__})"

    def spawn(self, n_children):
        return [type(self)(g) for g in self.bit_generator.spawn(n_children)]

    def _draw(self, kind, size, dtype, out=None):
        dtype = np.dtype(dtype)
        if dtype not in (np.dtype("float64"), np.dtype("float32")):
            raise TypeError(f"Unsupported dtype {dtype!r} for {kind}")
        if out is not None:
            out[...] = self._bits.fill(kind, out.size, out.dtype == np.float32).reshape(out.shape)
            return out
        if size is None:
            made = self._bits.fill(kind, 1, dtype == np.float32)[0]
            return float(made)
        shape = _shape(size)
        return self._bits.fill(kind, _count(shape), dtype == np.float32).reshape(shape)

    def random(self, size=None, dtype=np.float64, out=None):
        return self._draw("random", size, dtype, out)

    def standard_normal(self, size=None, dtype=np.float64, out=None):
        return self._draw("normal", size, dtype, out)

    def standard_exponential(self, size=None, dtype=np.float64, method="zig", out=None):
        return self._draw("exponential", size, dtype, out)

    def _scaled(self, kind, size, parts, combine):
        """Draws in the shape of the broadcast of `parts`, unless `size` says it."""
        if size is None and any(np.ndim(p) for p in parts):
            size = np.broadcast_shapes(*[np.shape(p) for p in parts])
        made = combine(self._draw(kind, size, np.float64))
        return float(made) if size is None else made

    def normal(self, loc=0.0, scale=1.0, size=None):
        if np.any(np.signbit(scale)):
            raise ValueError("scale < 0")
        return self._scaled("normal", size, (loc, scale), lambda x: loc + scale * x)

    def lognormal(self, mean=0.0, sigma=1.0, size=None):
        made = np.exp(self.normal(mean, sigma, size))
        return made if isinstance(made, np.ndarray) else float(made)

    def uniform(self, low=0.0, high=1.0, size=None):
        return self._scaled("random", size, (low, high), lambda x: low + np.subtract(high, low) * x)

    def exponential(self, scale=1.0, size=None):
        return self._scaled("exponential", size, (scale,), lambda x: scale * x)

    def integers(self, low, high=None, size=None, dtype=np.int64, endpoint=False):
        if high is None:
            low, high = 0, low
        kind = np.dtype(dtype)
        if np.ndim(low) or np.ndim(high):
            lows, highs = np.broadcast_arrays(np.asarray(low), np.asarray(high))
            if size is not None:
                lows, highs = np.broadcast_to(lows, _shape(size)), np.broadcast_to(highs, _shape(size))
            made = [self.integers(int(a), int(b), None, dtype, endpoint) for a, b in zip(lows.ravel(), highs.ravel())]
            return np.array(made, kind).reshape(lows.shape)
        low, high = int(low), int(high) - (0 if endpoint else 1)
        bits = 1 if kind.kind == "b" else kind.itemsize * 8
        least, most = (0, 1) if bits == 1 else (np.iinfo(kind).min, np.iinfo(kind).max)
        if low < least:
            raise ValueError(f"low is out of bounds for {kind.name}")
        if high > most:
            raise ValueError(f"high is out of bounds for {kind.name}")
        if low > high:
            raise ValueError("low > high" if endpoint else "low >= high")
        span = high - low
        span = span - (1 << 64) if span >= 1 << 63 else span
        start = low - (1 << 64) if low >= 1 << 63 else low
        shape = () if size is None else _shape(size)
        made = self._bits.integers(start, span, _count(shape), bits)
        if size is None:
            value = made.astype(kind)[0]
            return int(value) if dtype is int else bool(value) if dtype is bool else value
        return made.astype(kind).reshape(shape)

    def bytes(self, length):
        words = -(-length // 4)
        return self.integers(0, 1 << 32, size=words, dtype=np.uint32).tobytes()[:length]

    def shuffle(self, x, axis=0):
        if isinstance(x, np.ndarray):
            if x.ndim == 0:
                raise TypeError("len() of unsized object")
            n = x.shape[axis]
            order = self._bits.shuffled(n, 1)
            x[...] = np.take(x.copy(), order, axis)
            return
        for i in range(len(x) - 1, 0, -1):
            j = self._bits.interval(i)
            x[i], x[j] = x[j], x[i]

    def permutation(self, x, axis=0):
        if isinstance(x, (int, np.integer)):
            return self._bits.shuffled(int(x), 1)
        x = np.asarray(x)
        if not x.ndim:
            raise np.exceptions.AxisError(axis, 0)
        return np.take(x, self._bits.shuffled(x.shape[axis], 1), axis)

    def permuted(self, x, *, axis=None, out=None):
        x = np.array(x)
        if axis is None:
            flat = x.ravel()
            return flat[self._bits.shuffled(flat.size, 1)].reshape(x.shape)
        moved = np.moveaxis(x, np._axis(axis, x.ndim), -1)
        for i in np.ndindex(moved.shape[:-1]):
            moved[i] = moved[i][self._bits.shuffled(moved.shape[-1], 1)]
        return x

    def choice(self, a, size=None, replace=True, p=None, axis=0, shuffle=True):
        pool = np.asarray(a)
        if not pool.ndim and pool.dtype.kind not in "iu":
            raise ValueError(f"a must be a sequence or an integer, not {type(a)}")
        n = int(pool) if pool.ndim == 0 else pool.shape[axis]
        if pool.ndim == 0 and n <= 0 and size != 0:
            raise ValueError("a must be a positive integer unless no samples are taken")
        if n == 0 and size != 0:
            raise ValueError("a cannot be empty unless no samples are taken")
        shape = () if size is None else _shape(size)
        count = _count(shape)
        if p is not None:
            p = _probabilities(p, n)
        if replace:
            if p is not None:
                cdf = p.cumsum()
                cdf /= cdf[-1]
                index = np.searchsorted(cdf, self.random(shape), side="right")
            else:
                index = self.integers(0, n, size=shape)
        else:
            if count > n:
                raise ValueError("Cannot take a larger sample than population when replace is False")
            if p is not None:
                if np.count_nonzero(p > 0) < count:
                    raise ValueError("Fewer non-zero entries in p than size")
                index = _weighted_places(self.random, count, p).reshape(shape)
            elif n > 10000 and count > n // (50 if shuffle else 20):
                index = self._bits.shuffled(n, max(n - count, 1), False)[n - count:].reshape(shape)
            else:
                index = self._sampled(n, count, shuffle).reshape(shape)
        index = np.asarray(index)
        if pool.ndim == 0:
            return int(index[()]) if size is None else index
        return pool[int(index[()])] if size is None and pool.ndim == 1 else np.take(pool, index, axis)

    def _sampled(self, n, count, shuffle):
        """Floyd's way."""
        found, order = set(), []
        for j in range(n - count, n):
            value = self._bits.bounded(j)
            value = j if value in found else value
            found.add(value)
            order.append(value)
        index = np.array(order, np.int64)
        return index[self._bits.shuffled(count, 1, False)] if shuffle else index

    def multivariate_normal(self, mean, cov, size=None, check_valid="warn", tol=1e-8, *, method="svd"):
        mean, cov = np.asarray(mean, np.float64), np.asarray(cov, np.float64)
        shape = () if size is None else _shape(size)
        x = self.standard_normal(shape + (mean.size,))
        u, s, vh = np.linalg.svd(cov)
        return mean + np.matmul(x, np.sqrt(s)[:, None] * vh)


for _name, _function in generator_distributions.METHODS.items():
    setattr(Generator, _name, _function)


def default_rng(seed=None):
    if isinstance(seed, Generator):
        return seed
    return Generator(seed if isinstance(seed, BitGenerator) else PCG64(seed))
