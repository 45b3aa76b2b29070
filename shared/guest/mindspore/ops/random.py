"""Random tensors and dropout. Numbers come from a generator of their own, seeded by set_seed: the distributions are MindSpore's,
the streams are not."""
import numpy as np
import _refjit as _native
from mindspore import context, ops
from mindspore.common.tensor import Tensor

_state = {"seed": None, "generator": None}


def generator(seed=None):
    """The generator of a seed, or the one that set_seed governs."""
    if seed is not None and seed != 0:
        return np.random.RandomState(seed % (1 << 32))
    wanted = context.get_seed()
    if _state["generator"] is None or _state["seed"] is not wanted:
        _state["seed"] = wanted
        _state["generator"] = np.random.RandomState(wanted) if wanted is not None else np.random.RandomState()
    return _state["generator"]


def _float(dtype):
    return _native.float32 if dtype is None else dtype


def _size(size):
    return size[0] if len(size) == 1 and isinstance(size[0], (tuple, list)) else size


def dropout(input, p=0.5, training=True, seed=None):
    """In training, zeros each element with probability p and scales the others."""
    if p < 0 or p > 1:
        raise ValueError(f"For 'dropout', the 'p' must be in range of [0.0, 1.0], but got {p}.")
    if not training or p == 0:
        return input
    return masked(input, 1.0 - p, seed)[0]


def masked(input, keep_prob, seed=None):
    """(the elements kept with probability keep_prob and scaled, the mask)."""
    mask = Tensor(generator(seed).random_sample(input.shape) < keep_prob, input.dtype)
    if keep_prob == 0:
        return ops.zeros_like(input), mask
    return input * mask / keep_prob, mask


def normal(shape, mean, stddev, seed=None):
    values = Tensor(generator(seed).normal(0, 1, tuple(shape)), _native.float32)
    return values * stddev + mean


def standard_normal(shape, seed=None):
    return normal(shape, 0.0, 1.0, seed)


def uniform(shape, minval, maxval, seed=None, dtype=None):
    dtype = _float(dtype)
    if dtype in (_native.int32, _native.int64):
        return Tensor(generator(seed).randint(int(minval), int(maxval), tuple(shape)), dtype)
    return Tensor(generator(seed).random_sample(tuple(shape)), dtype) * (maxval - minval) + minval


def rand(*size, dtype=None, seed=None):
    return Tensor(generator(seed).random_sample(tuple(_size(size))), _float(dtype))


def randn(*size, dtype=None, seed=None):
    return Tensor(generator(seed).normal(0, 1, tuple(_size(size))), _float(dtype))


def rand_like(input, seed=None, *, dtype=None):
    return rand(input.shape, dtype=input.dtype if dtype is None else dtype, seed=seed)


def randn_like(input, seed=None, *, dtype=None):
    return randn(input.shape, dtype=input.dtype if dtype is None else dtype, seed=seed)


def randint(low, high, size, seed=None, *, dtype=None):
    return Tensor(generator(seed).randint(low, high, tuple(size)), _native.int64 if dtype is None else dtype)


def randperm(n, seed=0, offset=0, dtype=None):
    return Tensor(generator(seed).permutation(n), _native.int64 if dtype is None else dtype)


def bernoulli(input, p=0.5, seed=None):
    chance = p.asnumpy() if isinstance(p, Tensor) else p
    return Tensor(generator(seed).random_sample(input.shape) < chance, input.dtype)
