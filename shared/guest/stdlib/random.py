"""Random numbers: CPython's Mersenne Twister streams and the algorithms drawn from them."""

import _random
from bisect import bisect
from itertools import accumulate, repeat
from math import acos, cos, e, exp, floor, isfinite, lgamma, log, pi, sin, sqrt, tau
from operator import index

__all__ = [
    "Random", "SystemRandom", "betavariate", "choice", "choices", "expovariate", "gammavariate", "gauss",
    "getrandbits", "getstate", "lognormvariate", "normalvariate", "paretovariate", "randbytes", "randint", "random",
    "randrange", "sample", "seed", "setstate", "shuffle", "triangular", "uniform", "vonmisesvariate", "weibullvariate",
]

_ONE = 1
BPF = 53
RECIP_BPF = 2**-BPF
NV_MAGICCONST = 4 * exp(-0.5) / sqrt(2.0)
LOG4 = log(4.0)
SG_MAGICCONST = 1.0 + log(4.5)


def _old_hash(text):
    """What Python 2 hashed a text to; seeds of version 1 are such."""
    codes = text.encode("utf-32-le") if isinstance(text, str) else b"".join(bytes((c, 0, 0, 0)) for c in text)
    codes = memoryview(codes).cast("I").tolist()
    x = codes[0] << 7 if codes else 0
    for code in codes:
        x = ((1000003 * x) ^ code) & 0xFFFFFFFFFFFFFFFF
    x ^= len(text)
    return -2 if x == -1 else x


def _whole(value, name):
    """An argument of randrange as an int."""
    try:
        return index(value)
    except TypeError:
        whole = int(value)
    if whole != value:
        raise ValueError(f"non-integer {name} for randrange()")
    import warnings

    warnings.warn("non-integer arguments to randrange() have been deprecated since Python 3.10 and will be removed in a "
                  "subsequent version", DeprecationWarning, 3)  # fmt: skip
    return whole


class Random(_random.Random):
    VERSION = 3

    def __new__(cls, *args, **kwargs):
        return super().__new__(cls)  # seed() says which seeds there are

    def __init__(self, x=None):
        self.seed(x)
        self.gauss_next = None

    def seed(self, a=None, version=2):
        if version == 1 and isinstance(a, (str, bytes)):
            a = _old_hash(a)
        elif version == 2 and isinstance(a, (str, bytes, bytearray)):
            import hashlib

            data = a.encode() if isinstance(a, str) else bytes(a)
            a = int.from_bytes(data + hashlib.sha512(data).digest(), "big")
        elif not isinstance(a, (type(None), int, float, str, bytes, bytearray)):
            raise TypeError("The only supported seed types are: None,\nint, float, str, bytes, and bytearray.")
        super().seed(a)
        self.gauss_next = None

    def getstate(self):
        return self.VERSION, super().getstate(), self.gauss_next

    def setstate(self, state):
        version = state[0]
        if version != 3:
            raise ValueError(f"state with version {version} passed to Random.setstate() of version {self.VERSION}")
        version, inner, self.gauss_next = state
        super().setstate(inner)

    def __getstate__(self):
        return self.getstate()

    def __setstate__(self, state):
        self.setstate(state)

    def __reduce__(self):
        return self.__class__, (), self.getstate()

    def _randbelow(self, n):
        k = n.bit_length()
        r = self.getrandbits(k)
        while r >= n:
            r = self.getrandbits(k)
        return r

    def randbytes(self, n):
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def randrange(self, start, stop=None, step=_ONE):
        start = _whole(start, "arg 1")
        if stop is None:
            if step is not _ONE:
                raise TypeError("Missing a non-None stop argument")
            if start > 0:
                return self._randbelow(start)
            raise ValueError("empty range for randrange()")
        stop, step = _whole(stop, "stop"), _whole(step, "step")
        width = stop - start
        if step == 1:
            if width > 0:
                return start + self._randbelow(width)
            raise ValueError(f"empty range for randrange() ({start}, {stop}, {width})")
        if step > 0:
            n = (width + step - 1) // step
        elif step < 0:
            n = (width + step + 1) // step
        else:
            raise ValueError("zero step for randrange()")
        if n <= 0:
            raise ValueError("empty range for randrange()")
        return start + step * self._randbelow(n)

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    def choice(self, seq):
        if not len(seq):
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._randbelow(len(seq))]

    def shuffle(self, x):
        for i in reversed(range(1, len(x))):
            j = self._randbelow(i + 1)
            x[i], x[j] = x[j], x[i]

    def sample(self, population, k, *, counts=None):
        if not hasattr(population, "__getitem__") or isinstance(population, (dict, set, frozenset)):
            raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        n = len(population)
        if counts is not None:
            cumulative = list(accumulate(counts))
            if len(cumulative) != n:
                raise ValueError("The number of counts does not match the population")
            total = cumulative.pop()
            if not isinstance(total, int):
                raise TypeError("Counts must be integers")
            if total <= 0:
                raise ValueError("Total of counts must be greater than zero")
            return [population[bisect(cumulative, s)] for s in self.sample(range(total), k=k)]
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        result = [None] * k
        setsize = 21
        if k > 5:
            setsize += 4 ** ceil_log4(k * 3)
        if n <= setsize:
            pool = list(population)
            for i in range(k):
                j = self._randbelow(n - i)
                result[i] = pool[j]
                pool[j] = pool[n - i - 1]
        else:
            selected = set()
            for i in range(k):
                j = self._randbelow(n)
                while j in selected:
                    j = self._randbelow(n)
                selected.add(j)
                result[i] = population[j]
        return result

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        n = len(population)
        if cum_weights is None:
            if weights is None:
                n += 0.0
                return [population[floor(self.random() * n)] for _ in repeat(None, k)]
            try:
                cum_weights = list(accumulate(weights))
            except TypeError:
                if not isinstance(weights, int):
                    raise
                raise TypeError(
                    f"The number of choices must be a keyword argument: k={weights}"
                ) from None
        elif weights is not None:
            raise TypeError("Cannot specify both weights and cumulative weights")
        if len(cum_weights) != n:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        if not isfinite(total):
            raise ValueError("Total of weights must be finite")
        return [population[bisect(cum_weights, self.random() * total, 0, n - 1)] for _ in repeat(None, k)]

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        u = self.random()
        try:
            c = 0.5 if mode is None else (mode - low) / (high - low)
        except ZeroDivisionError:
            return low
        if u > c:
            u = 1.0 - u
            c = 1.0 - c
            low, high = high, low
        return low + (high - low) * sqrt(u * c)

    def normalvariate(self, mu=0.0, sigma=1.0):
        while True:
            u1 = self.random()
            u2 = 1.0 - self.random()
            z = NV_MAGICCONST * (u1 - 0.5) / u2
            if z * z / 4.0 <= -log(u2):
                return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            x2pi = self.random() * tau
            g2rad = sqrt(-2.0 * log(1.0 - self.random()))
            z = cos(x2pi) * g2rad
            self.gauss_next = sin(x2pi) * g2rad
        return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        return exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd):
        return -log(1.0 - self.random()) / lambd

    def gammavariate(self, alpha, beta):
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        if alpha > 1.0:
            ainv = sqrt(2.0 * alpha - 1.0)
            bbb = alpha - LOG4
            ccc = alpha + ainv
            while True:
                u1 = self.random()
                if not 1e-7 < u1 < 0.9999999:
                    continue
                u2 = 1.0 - self.random()
                v = log(u1 / (1.0 - u1)) / ainv
                x = alpha * exp(v)
                z = u1 * u1 * u2
                r = bbb + ccc * v - x
                if r + SG_MAGICCONST - 4.5 * z >= 0.0 or r >= log(z):
                    return x * beta
        if alpha == 1.0:
            return -log(1.0 - self.random()) * beta
        while True:
            u = self.random()
            b = (e + alpha) / e
            p = b * u
            x = p ** (1.0 / alpha) if p <= 1.0 else -log((b - p) / alpha)
            u1 = self.random()
            if p > 1.0:
                if u1 <= x ** (alpha - 1.0):
                    break
            elif u1 <= exp(-x):
                break
        return x * beta

    def betavariate(self, alpha, beta):
        y = self.gammavariate(alpha, 1.0)
        return y / (y + self.gammavariate(beta, 1.0)) if y else 0.0

    def paretovariate(self, alpha):
        return (1.0 - self.random()) ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        return alpha * (-log(1.0 - self.random())) ** (1.0 / beta)

    def vonmisesvariate(self, mu, kappa):
        if kappa <= 1e-6:
            return tau * self.random()
        s = 0.5 / kappa
        r = s + sqrt(1.0 + s * s)
        while True:
            u1 = self.random()
            z = cos(pi * u1)
            d = z / (r + z)
            u2 = self.random()
            if u2 < 1.0 - d * d or u2 <= (1.0 - d) * exp(d):
                break
        q = 1.0 / r
        f = (q + z) / (1.0 + q * z)
        u3 = self.random()
        return (mu + acos(f)) % tau if u3 > 0.5 else (mu - acos(f)) % tau


def ceil_log4(x):
    """ceil(log(x, 4)) as a float logarithm gives it."""
    from math import ceil

    return ceil(log(x, 4))


def _urandom(n):
    import os

    return os.urandom(n)


class SystemRandom(Random):
    """Numbers of the system's own source, which has no state."""

    def random(self):
        return (int.from_bytes(_urandom(7), "big") >> 3) * 2.0**-53

    def getrandbits(self, k):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        count = (k + 7) // 8
        return int.from_bytes(_urandom(count), "big") >> (count * 8 - k)

    def randbytes(self, n):
        return _urandom(n)

    def seed(self, *args, **kwds):
        return None

    def _notimplemented(self, *args, **kwds):
        raise NotImplementedError("System entropy source does not have state.")

    getstate = setstate = _notimplemented


_inst = Random()
seed, random, uniform, triangular = _inst.seed, _inst.random, _inst.uniform, _inst.triangular
randint, choice, randrange, sample, shuffle, choices = (
    _inst.randint, _inst.choice, _inst.randrange, _inst.sample, _inst.shuffle, _inst.choices
)
normalvariate, lognormvariate, expovariate, vonmisesvariate = (
    _inst.normalvariate, _inst.lognormvariate, _inst.expovariate, _inst.vonmisesvariate
)
gammavariate, gauss, betavariate, paretovariate, weibullvariate = (
    _inst.gammavariate, _inst.gauss, _inst.betavariate, _inst.paretovariate, _inst.weibullvariate
)
getstate, setstate, getrandbits, randbytes = _inst.getstate, _inst.setstate, _inst.getrandbits, _inst.randbytes
