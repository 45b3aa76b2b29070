"""Functions of mindspore.mint that mindspore.ops has under other argument names."""
import _refjit as _native
from mindspore import ops as _ops
from mindspore.ops.compound import step_along as _step_along


def baddbmm(input, batch1, batch2, *, beta=1, alpha=1):
    return _ops.baddbmm(input, batch1, batch2, beta, alpha)


def bmm(input, mat2):
    return _ops.bmm(input, mat2)


def cat(tensors, dim=0):
    return _ops.cat(tensors, dim)


def concat(tensors, dim=0):
    return _ops.cat(tensors, dim)


def stack(tensors, dim=0):
    return _ops.stack(tensors, dim)


def chunk(input, chunks, dim=0):
    return _ops.chunk(input, chunks, dim) if input.shape[dim] else (input,) * chunks


def split(tensor, split_size_or_sections, dim=0):
    return _ops.split(tensor, split_size_or_sections, dim)


def narrow(input, dim, start, length):
    return _ops.narrow(input, dim, start, length)


def index_select(input, dim, index):
    return _ops.index_select(input, dim, index)


def squeeze(input, dim):
    return _ops.squeeze(input, dim)


def permute(input, dims):
    return _ops.permute(input, dims)


def meshgrid(*tensors, indexing="ij"):
    return _ops.meshgrid(*tensors, indexing=indexing)


def cdist(x1, x2, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    return _ops.cdist(x1, x2, float(p))


def cumprod(input, dim, dtype=None):
    return _ops.cumprod(input, dim, dtype)


def cumsum(input, dim, dtype=None):
    return _ops.cumsum(input, dim, dtype)


def diff(input, n=1, dim=-1, prepend=None, append=None):
    """The n-th differences along an axis; the operand itself for n below 1."""
    if not isinstance(n, (int, _ops.Tensor)):
        raise TypeError("For 'diff', 'n' must be a int scalar or int scalar tensor")
    if n <= 0:
        return input
    parts = [part for part in (prepend, input, append) if part is not None]
    joined = _ops.cat(parts, dim) if len(parts) > 1 else input
    axis = dim % joined.ndim if -joined.ndim <= dim < joined.ndim else dim
    for _ in range(min(int(n), joined.shape[axis])):
        joined = _step_along(joined, axis)
    return joined


def softmax(input, dim, *, dtype=None):
    return _ops.softmax(input, dim, dtype=dtype)


def sort(input, *, dim=-1, descending=False, stable=False):
    values, indices = _ops.sort(input, dim, descending)
    return values, indices.astype(_native.int64)


def frac(input):
    return _ops.frac(input)


def isnan(tensor):
    return _ops.not_equal(tensor, tensor)


def mv(input, vec):
    return _ops.mv(input, vec)


def sqrt(input):
    return _ops.sqrt(input)


def fix(input):
    return _ops.trunc(input)


def zeros(size, *, dtype=None):
    return _ops.zeros(size, dtype)


def ones(size, *, dtype=None):
    return _ops.ones(size, dtype)


def linspace(start, end, steps, *, dtype=None):
    values = _ops.linspace(start, end, steps)
    return values if dtype is None else values.astype(dtype)


# Random numbers: of a generator of their own, or of the one that all share.

def _shape(size):
    return tuple(size[0]) if len(size) == 1 and isinstance(size[0], (tuple, list)) else size


def _drawn(shape, fill, generator):
    """A float32 tensor that `fill`, the name of a tensor's method, filled."""
    return getattr(_ops.zeros(shape, _native.float32), fill)(generator=generator)


def _cast(values, dtype):
    return values if dtype is None else values.astype(dtype)


def rand(*size, generator=None, dtype=None):
    if generator is not None:
        return _cast(_drawn(_shape(size), "uniform_", generator), dtype)
    return _ops.rand(*size, dtype=dtype)


def randn(*size, generator=None, dtype=None):
    if generator is not None:
        return _cast(_drawn(_shape(size), "normal_", generator), dtype)
    return _ops.randn(*size, dtype=dtype)


def rand_like(input, *, dtype=None):
    return _ops.rand_like(input, dtype=dtype)


def randn_like(input, *, dtype=None):
    return _ops.randn_like(input, dtype=dtype)


def _bounds(args):
    """(low, high, what comes behind): low may be left out."""
    return (0, *args) if len(args) == 2 else args


def randint(*args, generator=None, dtype=None):
    """randint(high, size) or randint(low, high, size)."""
    low, high, size = _bounds(args)
    if generator is not None:
        return _ops.floor(_drawn(tuple(size), "uniform_", generator) * (high - low)).astype(_native.int64 if dtype is None else dtype) + low
    return _ops.randint(low, high, tuple(size), dtype=dtype)


def randint_like(*args, dtype=None):
    """randint_like(input, high) or randint_like(input, low, high)."""
    input, low, high = (args[0], 0, args[1]) if len(args) == 2 else args
    return _ops.randint_like(input, low, high, dtype=dtype)


def randperm(n, *, generator=None, dtype=_native.int64):
    if generator is not None:
        return _ops.argsort(_drawn((n,), "uniform_", generator)).astype(dtype)
    return _ops.randperm(n, dtype=dtype)


def normal(mean=0.0, std=1.0, size=None, generator=None):
    """Normal numbers of a size, or as many as the means and deviations are."""
    if size is None:
        like = mean if hasattr(mean, "shape") else std
        size = _ops.broadcast_to(std, like.shape).shape if hasattr(std, "shape") and std.ndim <= like.ndim else like.shape
    return randn(*size, generator=generator) * std + mean


def bernoulli(input, *, generator=None):
    """1 with the chance that the input is."""
    if generator is not None:
        return _ops.less(_drawn(input.shape, "uniform_", generator), input).astype(input.dtype)
    return _ops.bernoulli(input, input)


def multinomial(input, num_samples, replacement=False, *, generator=None):
    if generator is not None:
        seed = int(_ops.floor(_drawn((), "uniform_", generator) * (1 << 20)).item()) + 1
        return _ops.multinomial(input, num_samples, replacement, seed).astype(_native.int64)
    return _ops.multinomial(input, num_samples, replacement).astype(_native.int64)
