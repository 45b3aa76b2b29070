"""Functions whose results have shapes that only their arguments' values tell, or that have no kernel: what a graph calls
while it runs (PyExecute). Arguments are tensors and constants; numbers of the graph come as tensors of rank 0. Each gives a Tensor or a
tuple of Tensors."""
import _refjit as _native
import numpy as np
from _refjit import Tensor
from mindspore import ops

_int64 = _native.int64


def _plain(item):
    """A number of the graph as Python's."""
    if isinstance(item, Tensor) and item.ndim == 0 and item.dtype == _int64:
        return int(item.asnumpy())
    if isinstance(item, slice):
        return slice(_plain(item.start), _plain(item.stop), _plain(item.step))
    return item


def _plain_key(key):
    return tuple([_plain(item) for item in key]) if isinstance(key, tuple) else _plain(key)


def index(tensor, key):
    return tensor[_plain_key(key)]


def index_gradient(gradient, tensor, key):
    """What of the gradient of `tensor[key]` goes to `tensor`."""
    return store_index(ops.zeros_like(tensor), key, gradient)


def masked_select_gradient(gradient, tensor, mask):
    """The same of ops.masked_select, whose operands are spread over one shape."""
    shape = np.broadcast_shapes(tensor.shape, mask.shape)
    spread = ops.zeros(shape, tensor.dtype).masked_scatter(ops.broadcast_to(mask, shape), gradient)
    for _ in range(len(shape) - tensor.ndim):
        spread = spread.sum(0)
    for axis, size in enumerate(tensor.shape):
        if size != spread.shape[axis]:
            spread = spread.sum(axis, keepdims=True)
    return spread


def store_index(tensor, key, value):
    changed = tensor.copy()
    changed[_plain_key(key)] = value
    return changed


def checked_item(number, length):
    if not -length <= int(number) < length:
        raise ValueError(f"For RealTupleGetItem, index is out of range: [-{length}, {length}), but got {int(number)}.")
    return number


def checked_store(number, length):
    if not -length <= int(number) < length:
        raise ValueError(f"idx is out of range: -{length} <= idx < {length}, but got {int(number)}.")
    return number


def checked_choice(number, length):
    if not -length <= int(number) < length:
        raise IndexError(f"Given index {int(number)} out of range. Please make sure the value of index in [-{length}, "
                         f"{length}), and the type is int32.")
    return number


def _numbers(items):
    return [item.item() if isinstance(item, Tensor) else item for item in items]


def sequence_index(items, value, *bounds):
    value, = _numbers([value])
    try:
        return Tensor(_numbers(items).index(value, *bounds), _int64)
    except ValueError:
        raise ValueError(f"{value:g} is not in list") from None


def sequence_count(items, value):
    value, = _numbers([value])
    return Tensor(_numbers(items).count(value), _int64)


def dim(tensor, axis):
    return Tensor(tensor.shape[axis], _int64)


def nonzero(tensor):
    return ops.nonzero(tensor)


def masked_select(tensor, mask):
    return ops.masked_select(tensor, mask)


def unique(tensor):
    return ops.unique(tensor)


def topk(tensor, count):
    return ops.topk(tensor, _plain(count))


def unique_with_pad(tensor, number):
    return ops.unique_with_pad(tensor, _plain(number))


def unique_consecutive(tensor, return_inverse=False, return_counts=False, dim=None):
    return ops.unique_consecutive(tensor, bool(return_inverse), bool(return_counts), dim)


def eig(tensor):
    return ops.eig(tensor)


def eigvals(tensor):
    return ops.eigvals(tensor)


def orgqr(tensor, factors):
    return ops.orgqr(tensor, factors)


def bincount(tensor, weights=None, minlength=0):
    return ops.bincount(tensor, weights, minlength or 0)


def gcd(tensor, other):
    return ops.gcd(tensor, other)


def lcm(tensor, other):
    return ops.lcm(tensor, other)


def nextafter(tensor, other):
    return ops.nextafter(tensor, other)


def population_count(tensor):
    return ops.population_count(tensor)


def histc(tensor, bins=None, min=None, max=None):
    return ops.histc(tensor, 100 if bins is None else bins, min or 0.0, max or 0.0)


def sequence_mask(lengths):
    return ops.sequence_mask(lengths)
