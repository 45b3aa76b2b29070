"""mindspore.mint: the functions that are the same in mindspore.ops under its names."""
from mindspore import ops as _ops

_SAME = frozenset((
    "abs absolute acos add addmm arange argmax asin atan atan2 bitwise_and bitwise_or bitwise_xor bmm broadcast_to cat ceil chunk clamp "
    "concat cos cosh cumsum div divide dot eq equal erf exp expm1 eye flip floor fmod full full_like ge greater "
    "greater_equal gt index_select isfinite isinf isnan le less less_equal linspace log log1p logical_and logical_not "
    "logical_or logical_xor lt masked_fill masked_select matmul maximum minimum mm mul ne neg negative nonzero not_equal ones ones_like outer "
    "permute pow reciprocal remainder repeat_interleave reshape roll round rsqrt select sigmoid sign sin sinh softmax sort split sqrt square "
    "squeeze stack sub swapaxes tan tanh tile topk tril triu trunc unsqueeze where zeros zeros_like").split())


def sum(input, dim=None, keepdim=False, *, dtype=None):
    return _ops.sum(input, dim, keepdim, dtype=dtype)


def mean(input, dim=None, keepdim=False, *, dtype=None):
    result = _ops.mean(input, dim, keepdim)
    return result if dtype is None else result.astype(dtype)


def prod(input, dim=None, keepdim=False, *, dtype=None):
    return _ops.prod(input, dim, keepdim, dtype)


def max(input, dim=None, keepdim=False):
    return input.max() if dim is None else _ops.max(input, dim, keepdim)


def min(input, dim=None, keepdim=False):
    return input.min() if dim is None else _ops.min(input, dim, keepdim)


def transpose(input, dim0, dim1):
    return _ops.swapaxes(input, dim0, dim1)


def gather(input, dim, index):
    return _ops.gather_elements(input, dim, index)


def flatten(input, start_dim=0, end_dim=-1):
    return _ops.flatten(input, start_dim=start_dim, end_dim=end_dim)


def item(input):
    return input.item()


def __getattr__(name):
    if name not in _SAME:
        raise AttributeError(f"module 'mindspore.mint' has no attribute '{name}'")
    found = getattr(_ops, name)
    globals()[name] = found
    return found
