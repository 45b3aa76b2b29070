"""Random tensors and dropout. Numbers are functions of (seed, offset) by Philox (kernels/random.cpp): the distributions are
MindSpore's, the streams are not. The generator is a tensor of both numbers that the operators advance in place, so eager
calls and graphs draw from one stream, in program order, and repeat after set_seed. An explicit `seed` has a stream of its own,
which goes on from call to call, as MindSpore's does, and is the same in every process until set_seed; a primitive that is made
with a seed has its own, from the start."""
import numpy as np
import _refjit as _native
from _refjit import Tensor
from mindspore._checkparam import check_bool as _check_bool
from mindspore import context
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import primitive

_add = primitive("Add")
_cast = primitive("Cast")
_dropout = primitive("Dropout")
_less = primitive("Less")
_mul = primitive("Mul")
_multinomial = primitive("Multinomial")
_permutation = primitive("RandpermV2")
_gather = primitive("Gather")
_standard_normal = primitive("StandardNormal")
_uniform_int = primitive("UniformInt")
_uniform_real = primitive("UniformReal")
_float32 = _native.float32
_int64 = _native.int64
_integer_types = (_native.int8, _native.int16, _native.int32, _native.int64, _native.uint8)

_generator = Parameter(Tensor([0, 0], _int64), name="random_generator", requires_grad=False)


# Of calls with an explicit seed, which the kernels join with what stands here.
_seeded = Parameter(Tensor([0, 0], _int64), name="seeded_generator", requires_grad=False)


def own_generator():
    """A generator that stands at the start of the streams of explicit seeds."""
    return Parameter(Tensor([0, 0], _int64), name="own_generator", requires_grad=False)


def manual_seed(seed):
    """Starts the stream of `seed` from its beginning."""
    _generator.set_data(Tensor([seed, 0], _int64))


def start_seeded(seed):
    """The streams of explicit seeds, from their beginning under a global seed."""
    _seeded.set_data(Tensor([seed, 0], _int64))


def initial_seed():
    return int(_generator.asnumpy()[0])


def get_rng_state():
    return Tensor(_generator.asnumpy(), _int64)


def set_rng_state(state):
    _generator.set_data(_native.copy(state))


manual_seed(np.random.RandomState().randint(1 << 31) if context.get_seed() is None else context.get_seed())
if context.get_seed() is not None:
    start_seeded(context.get_seed())


def _size(size):
    return tuple(size[0]) if len(size) == 1 and isinstance(size[0], (tuple, list)) else tuple(size)


def _real(shape, seed, state=_seeded):
    if seed:
        return _uniform_real(shape, seed, 0, state)
    return _uniform_real(shape, 0, 0, _generator)


def _normal(shape, seed, state=_seeded):
    if seed:
        return _standard_normal(shape, seed, 0, state)
    return _standard_normal(shape, 0, 0, _generator)


def _as(values, dtype):
    if dtype is None or dtype == _float32:
        return values
    return _cast(values, dtype)


def dropout(input, p=0.5, training=True, seed=None):
    """In training, zeros each element with probability p and scales the others."""
    if not _check_bool(training, "training", "dropout"):
        return input
    if p < 0 or p > 1:
        raise ValueError(f"For 'dropout', the 'p' must be in range of [0.0, 1.0], but got {p}.")
    if p == 0:
        return input
    return masked(input, 1.0 - p, seed)[0]


def masked(input, keep_prob, seed=None, state=_seeded):
    """(the elements kept with probability keep_prob and scaled, the mask)."""
    if keep_prob == 0:
        zeros = _mul(input, 0)
        return zeros, zeros
    if seed:
        return _dropout(input, keep_prob, seed, 0, state)
    return _dropout(input, keep_prob, 0, 0, _generator)


def normal(shape, mean, stddev, seed=None):
    return _add(_mul(_normal(tuple(shape), seed), stddev), mean)


def _dims(shape):
    """A shape, which may be a Tensor of whole numbers."""
    return tuple(shape.tolist() if isinstance(shape, Tensor) else shape)


def standard_normal(shape, seed=None):
    return _normal(_dims(shape), seed)


def uniform(shape, minval, maxval, seed=None, dtype=None):
    if dtype is not None and dtype not in (_native.int32, _native.float32):
        raise TypeError(f"The 'uniform' doesn't support '{dtype}' and expect to receive [mindspore.int32, mindspore.float32].")
    if dtype in _integer_types:
        return randint(int(minval), int(maxval), _dims(shape), seed, dtype=dtype)
    return _as(_add(_mul(_real(_dims(shape), seed), maxval - minval), minval), dtype)


def rand(*size, dtype=None, seed=None):
    return _as(_real(_size(size) if size else (1,), seed), dtype)


def randn(*size, dtype=None, seed=None):
    return _as(_normal(_size(size) if size else (1,), seed), dtype)


def rand_like(input, seed=None, *, dtype=None):
    return _as(_real(input.shape, seed), input.dtype if dtype is None else dtype)


def randn_like(input, seed=None, *, dtype=None):
    return _as(_normal(input.shape, seed), _native.float32 if dtype is None else dtype)


def randint(low, high, size, seed=None, *, dtype=None):
    if not isinstance(size, tuple):
        raise ValueError(f"For 'randint', the input 'size' must be a tuple, but got {size}.")
    return _cast(_whole(tuple(size), low, high, seed), _int64 if dtype is None else dtype)


def _whole(shape, low, high, seed, state=_seeded):
    if seed:
        return _uniform_int(shape, low, high, seed, 0, state)
    return _uniform_int(shape, low, high, 0, 0, _generator)


def uniform_real(shape, seed, state):
    """The primitive UniformReal."""
    return _real(_dims(shape), seed, state)


def standard_normals(shape, seed, state):
    """The primitive StandardNormal."""
    return _normal(_dims(shape), seed, state)


def uniform_int(shape, minval, maxval, seed, state):
    """The primitive UniformInt."""
    return _cast(_whole(_dims(shape), int(minval), int(maxval), seed, state), _native.int32)


def randint_like(input, low, high, seed=None, *, dtype=None):
    dtype = input.dtype if dtype is None else dtype
    if dtype not in _integer_types:
        raise ValueError(f"For 'randint_like', the 'dtype' must be an int type, but got {dtype}.")
    return randint(low, high, input.shape, seed, dtype=dtype)


def randperm(n, seed=0, offset=0, dtype=None):
    dtype = _int64 if dtype is None else dtype
    if seed:
        return _permutation(n, seed, offset, dtype, None)
    return _permutation(n, 0, 0, dtype, _generator)


def shuffle(x, seed=None):
    return shuffled(x, seed, _seeded)


def shuffled(x, seed, state):
    """The primitive RandomShuffle."""
    if seed:
        return _gather(x, _permutation(x.shape[0], seed, 0, _int64, state), 0, 0)
    return _gather(x, randperm(x.shape[0]), 0, 0)


def bernoulli(input, p=0.5, seed=None):
    """The same at each call with a seed, as MindSpore's."""
    return _cast(_less(_real(input.shape, seed, None), p), input.dtype)


def multinomial(input, num_samples, replacement=True, seed=None):
    return chosen(input, num_samples, replacement, seed, _seeded)


def chosen(input, num_samples, replacement, seed, state, dtype=_native.int32):
    """Class numbers by their chances; with a seed from the generator `state`, or without one the same at each call."""
    if not replacement:
        # The highest of the chances over exponential noise: draws in turn, none twice.
        from mindspore import ops
        noise = -ops.log(ops.clamp(rand(*input.shape, seed=seed), 1e-20, None))
        return ops.topk(input.astype(_native.float32) / noise, num_samples)[1].astype(_native.int32)
    if seed:
        return _multinomial(input, num_samples, seed, 0, dtype, state)
    return _multinomial(input, num_samples, 0, 0, dtype, _generator)
