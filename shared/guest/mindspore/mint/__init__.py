"""mindspore.mint: the functions that are the same in mindspore.ops under its names."""
from mindspore._public_names import Names as _Names
import _refjit as _native
import numpy as _np
from _refjit import Tensor
from mindspore import ops as _ops

_Function = type(lambda: None)
_SAME = frozenset((
    "abs absolute acos addcmul addmm arange argmax asin atan atan2 bitwise_and bitwise_or bitwise_xor broadcast_to ceil clamp clip cos "
    "cosh div divide eq equal erf exp expm1 eye flip floor fmod full_like ge greater greater_equal gt isfinite isinf le less "
    "less_equal log log1p logical_and logical_not logical_or logical_xor lt masked_select matmul maximum minimum "
    "mm mul ne neg negative nonzero not_equal ones_like outer acosh arccos arccosh arcsin arcsinh arctan arctan2 arctanh "
    "asinh atanh addbmm addmv bincount cross dstack einsum erfc erfinv exp2 float_power floor_divide gcd histc hstack inverse "
    "isclose isneginf lerp log10 log2 logaddexp logaddexp2 nan_to_num polar ravel searchsorted sinc t take trace unbind "
    "unique_consecutive xlogy allclose addcdiv pow reciprocal remainder reshape roll round rsqrt sigmoid sign sin sinh square "
    "swapaxes tan tanh tile topk tril triu trunc unsqueeze zeros_like").split())
_RENAMED = frozenset((
    "baddbmm bmm cat concat stack chunk split narrow index_select squeeze permute meshgrid cdist cumprod cumsum diff softmax "
    "sort frac isnan mv sqrt fix zeros ones linspace rand randn rand_like randn_like randint randint_like randperm normal "
    "bernoulli multinomial").split())

# Functions that take operands which MindSpore's refuse: they stand behind a check.
_STRICT = frozenset(("unique_consecutive stack outer nan_to_num equal squeeze flip argmax argmin bmm softmax unique prod diag clone exp2 "
                     "logsumexp amax amin cat concat").split())


def _as_own(function, name):
    """A function of mindspore.ops as one of this module: errors speak of this module's forms."""
    own = _Function(function.__code__, function.__globals__, name, function.__defaults__, function.__closure__)
    own.__qualname__, own.__module__ = name, __name__
    own.__kwdefaults__, own.__doc__ = function.__kwdefaults__, function.__doc__
    return own


def full(size, fill_value, *, dtype=None):
    if isinstance(fill_value, Tensor):
        fill_value = fill_value.asnumpy().item()
    return _ops.full(size, fill_value, dtype=_native.tensor(fill_value).dtype if dtype is None else dtype)


def add(input, other, *, alpha=1):
    if isinstance(input, Tensor):
        return input.add(other, alpha=alpha)
    return _ops.add(input, other if alpha == 1 else _ops.mul(other, alpha))


def sub(input, other, *, alpha=1):
    if isinstance(input, Tensor):
        return input.sub(other, alpha=alpha)
    return _ops.sub(input, other if alpha == 1 else _ops.mul(other, alpha))


def dot(input, other):
    """The sum of the products of two vectors."""
    if input.ndim != 1 or other.ndim != 1:
        raise RuntimeError(f"For 'Dot', 1D tensors expected, but got {input.ndim}D and {other.ndim}D tensors.")
    return _ops.sum(_ops.mul(input, other))


def where(condition, *operands, **named):
    """Elements of two operands by a condition; of a condition alone the places where it holds, an axis each."""
    if not operands and not named:
        return _ops.nonzero(condition, as_tuple=True)
    return _ops.where(condition, *operands, **named)


def repeat_interleave(input, repeats, dim=None, *, output_size=None):
    return _ops.repeat_interleave(input, repeats, dim)


def select(input, dim, index):
    """The part of a tensor at an index of a dim."""
    return _ops.squeeze(_ops.narrow(input, dim, index if index >= 0 else input.shape[dim] + index, 1), dim)


def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    """The different elements, or slices along a dim, in rising order; where each came to; how many there are of each."""
    found = _np.unique(input.asnumpy(), return_inverse=True, return_counts=True, axis=dim)
    places = found[1].reshape(input.shape if dim is None else (-1,))
    parts = [Tensor(found[0], input.dtype)]
    if return_inverse:
        parts.append(Tensor(places, _native.int64))
    if return_counts:
        parts.append(Tensor(found[2], _native.int64))
    return parts[0] if len(parts) == 1 else tuple(parts)


def sum(input, dim=None, keepdim=False, *, dtype=None):
    return _ops.sum(input, dim, keepdim, dtype=dtype)


def mean(input, dim=None, keepdim=False, *, dtype=None):
    return _ops.mean(input if dtype is None else input.astype(dtype), dim, keepdim)


def prod(input, dim=None, keepdim=False, *, dtype=None):
    return _ops.prod(input, dim, keepdim, dtype)


def max(input, dim=None, keepdim=False, *, other=None):
    """Of all elements, of a dim, or of two tensors."""
    if other is not None or isinstance(dim, (Tensor, float)) or isinstance(input, (int, float)) and isinstance(dim, int):
        return _ops.maximum(input, dim if other is None else other)
    return input.max() if dim is None else _ops.max(input, dim, keepdim)


def min(input, dim=None, keepdim=False, *, other=None):
    """Of all elements, of a dim, or of two tensors."""
    if other is not None or isinstance(dim, (Tensor, float)) or isinstance(input, (int, float)) and isinstance(dim, int):
        return _ops.minimum(input, dim if other is None else other)
    return input.min() if dim is None else _ops.min(input, dim, keepdim)


def amax(input, dim=(), keepdim=False):
    return _ops.amax(input, dim, keepdim)


def amin(input, dim=(), keepdim=False):
    return _ops.amin(input, dim, keepdim)


def any(input, dim=None, keepdim=False):
    if dim is not None and not isinstance(dim, int):
        raise TypeError("the axis of any is no number")
    return _ops.any(input, dim, keepdim)


def all(input, dim=None, keepdim=False):
    return _ops.all(input, dim, keepdim)


def argmin(input, dim=None, keepdim=False):
    return _ops.argmin(input, dim, keepdim).astype(_native.int64)


def argsort(input, dim=-1, descending=False, stable=False):
    return _ops.argsort(input, dim, descending)


def cummax(input, dim):
    return _ops.cummax(input, dim)


def cummin(input, dim):
    return _ops.cummin(input, dim)


def median(input, dim=None, keepdim=False):
    if dim is None:
        return _ops.median(_ops.reshape(input, (-1,)), 0)[0]
    return _ops.median(input, dim, keepdim)


def logsumexp(input, dim, keepdim=False):
    return _ops.logsumexp(input, dim, keepdim)


def count_nonzero(input, dim=None):
    return _ops.count_nonzero(input, () if dim is None else dim).astype(_native.int64)


def norm(input, p="fro", dim=None, keepdim=False, *, dtype=None):
    return _ops.vector_norm(input, 2 if p == "fro" else p, dim, keepdim, dtype=dtype)


def var(input, dim=None, *, correction=1, keepdim=False):
    return _ops.var(input, dim, correction, keepdim)


def std(input, dim=None, *, correction=1, keepdim=False):
    return _ops.std(input, dim, correction, keepdim)


def var_mean(input, dim=None, *, correction=1, keepdim=False):
    return var(input, dim, correction=correction, keepdim=keepdim), mean(input, dim, keepdim)


def std_mean(input, dim=None, *, correction=1, keepdim=False):
    return std(input, dim, correction=correction, keepdim=keepdim), mean(input, dim, keepdim)


def nansum(input, dim=None, keepdim=False, *, dtype=None):
    return _ops.nansum(input, dim, keepdim, dtype=dtype)


def diag(input, diagonal=0):
    return _ops.diagflat(input, diagonal) if input.ndim == 1 else _ops.diagonal(input, diagonal)


def scatter(input, dim, index, src):
    return _ops.scatter(input, dim, index, src)


def scatter_add(input, dim, index, src):
    return _ops.tensor_scatter_elements(input, index, src, dim, "add")


def index_add(input, dim, index, source, *, alpha=1):
    rows = _ops.reshape(index, (1,) * (dim % input.ndim) + (-1,) + (1,) * (input.ndim - 1 - dim % input.ndim))
    return scatter_add(input, dim, _ops.broadcast_to(rows, source.shape), source if alpha == 1 else source * alpha)


def bitwise_not(input):
    return _ops.invert(input)


def check_device(who, device):
    """There is the CPU."""
    if device is None or device == "CPU":
        return
    if not isinstance(device, str):
        raise TypeError(f"{who}(): argument 'device' must be string but got {type(device).__name__}.")
    if device in ("Ascend", "NPU", "npu"):
        raise RuntimeError(f"Create device context failed, please make sure target device:{device} is available.")
    raise ValueError(f"Failed to convert the value \"{device}\" of input 'device' of '{who}' to enum.")


def empty(*size, dtype=None, device=None):
    check_device("empty", device)
    shape = size[0] if len(size) == 1 and isinstance(size[0], (tuple, list)) else size
    return _ops.zeros(tuple(shape), dtype)


def empty_like(input, *, dtype=None, device=None):
    check_device("empty_like", device)
    return _ops.zeros_like(input, dtype=dtype)


def clone(input):
    return input.copy()


def transpose(input, dim0, dim1):
    return _ops.swapaxes(input, dim0, dim1)


def gather(input, dim, index):
    return _ops.gather_elements(input, dim, index)


def flatten(input, start_dim=0, end_dim=-1):
    return _ops.flatten(input, start_dim=start_dim, end_dim=end_dim)


def item(input):
    return input.item()


def kthvalue(input, k, dim=-1, keepdim=False):
    """(the k-th smallest value along a dim, its place)."""
    if k < 1 or k > input.shape[dim]:
        raise ValueError(f"For 'kthvalue', the argument 'k' must be in [1, {input.shape[dim]}], but got {k}.")
    values, places = _ops.sort(input, dim)
    value, place = values.narrow(dim, k - 1, 1), places.narrow(dim, k - 1, 1).astype(_native.int64)
    return (value, place) if keepdim else (_ops.squeeze(value, dim), _ops.squeeze(place, dim))


def triangular_solve(b, A, upper=True, transpose=False, unitriangular=False):
    """(X, A) with A X = b, of A the upper or lower triangle."""
    matrix = _ops.triu(A) if upper else _ops.tril(A)
    if unitriangular:
        eye = _ops.eye(A.shape[-1], A.shape[-1], A.dtype)
        matrix = matrix * (1 - eye) + eye
    if transpose:
        matrix = _ops.swapaxes(matrix, -1, -2)
    return _ops.matmul(_ops.inverse(matrix), b), A


__all__ = _Names(__name__)


_OWN = {_name: globals().pop(_name) for _name in sorted(_STRICT) if _name in globals()}  # they come by __getattr__, behind their check


# What the module imports for itself, and programs find in it.
_IMPORTED = {"ops": ("mint.nn.functional", "_ops"), "functional": ("mint.nn", "functional"), "constexpr": ("ops", "constexpr"), "cdist_": ("ops", "cdist"),
             "softmax_ext": ("mint.nn.functional", "softmax"), "squeeze_impl": ("ops", "squeeze"), "equal_ext_op": ("mint", "equal")}


def __dir__():
    return sorted({*globals(), *_Names("mindspore.mint"), *_IMPORTED, "nn", "linalg", "special", "optim", "distributed"})


def __getattr__(name):
    import importlib
    if name in ("nn", "linalg", "special", "optim", "distributed"):
        return importlib.import_module("mindspore.mint." + name)
    if name == "conv2d":
        from mindspore.mint.nn.functional import conv2d
        return conv2d
    if name in _IMPORTED:
        return getattr(importlib.import_module("mindspore." + _IMPORTED[name][0]), _IMPORTED[name][1])
    home = _ops if name in _SAME else importlib.import_module("mindspore.mint.renamed") if name in _RENAMED else None
    if home is None and name not in _OWN:
        raise AttributeError(f"module 'mindspore.mint' has no attribute '{name}'")
    found = getattr(home, name) if home is not None else _OWN[name]
    if name in _STRICT:
        from mindspore.ops.operand_checks import held
        found = held("mint." + name, found)
    elif home is _ops and type(found) is _Function:
        found = _as_own(found, name)
    globals()[name] = found
    return found
