"""Methods of Tensor that are functions of mindspore.ops. `_ms.ops` loads at the first use, so that a program that needs none of
these does not pay for it."""
import mindspore as _ms
import _refjit as _native
from _refjit import Tensor


def _method(name, function):
    """x.name(...) as ops.function(x, ...)."""
    def method(self, *args, **kwargs):
        return getattr(_ms.ops, function)(self, *args, **kwargs)
    method.__name__ = method.__qualname__ = name
    return method


_SAME_NAMES = ("addcdiv addcmul addmm addmv addbmm argsort bernoulli bincount bmm baddbmm chunk count_nonzero cross cumprod cummax cummin diag diagonal diff "
               "dot dsplit erfinv fmod flip fliplr flipud gather_elements gather_nd ger hardshrink hsplit hypot index_add "
               "index_fill index_select inner isclose kron lerp log10 log2 logaddexp logsumexp log_softmax masked_select median "
               "moveaxis movedim mv nan_to_num nonzero outer remainder renorm repeat_interleave roll rot90 scatter real imag conj angle inverse det bitwise_left_shift "
               "bitwise_right_shift multinomial "
               "select sort swapdims tensor_split tensordot topk trace tril triu unbind unfold unique unsorted_segment_sum "
               "vsplit xlogy std_mean var_mean square gelu silu exp2 xdivy atanh asinh acosh sinc erfc lgamma digamma "
               "hardtanh softmin allclose baddbmm logit multiply")
_OTHER_NAMES = {"arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "bitwise_not": "invert",
                "inv": "reciprocal", "fold": "fold", "invert": "invert", "negate": "neg", "reverse": "flip",
                "scatter_add": "tensor_scatter_add", "scatter_sub": "tensor_scatter_sub", "scatter_mul": "tensor_scatter_mul",
                "scatter_div": "tensor_scatter_div", "scatter_max": "tensor_scatter_max",
                "scatter_min": "tensor_scatter_min"}


def repeat(self, repeats, axis=None):
    """NumPy's repeat: each element `repeats` times."""
    return _ms.ops.repeat_interleave(self, repeats, axis)


def type_of(self, dtype=None):
    if dtype is None:
        return str(self.dtype)
    return self.astype(dtype)


def type_as(self, other):
    return self.astype(other.dtype)


def new_zeros(self, size, *, dtype=None):
    return _ms.ops.zeros(size, self.dtype if dtype is None else dtype)


def new_ones(self, size, *, dtype=None):
    return _ms.ops.ones(size, self.dtype if dtype is None else dtype)


def narrow(self, axis, start, length):
    begin = [0] * self.ndim
    size = list(self.shape)
    begin[axis] = start
    size[axis] = length
    return _ms.ops.slice(self, tuple(begin), tuple(size))


def take(self, indices, axis=None, mode="clip"):
    """NumPy's take: elements of the flattened tensor, or along an axis."""
    if axis is None:
        return _ms.ops.gather(self.reshape(-1), indices, 0)
    return _ms.ops.gather(self, indices, axis)


def resize(self, *new_shape):
    """NumPy's resize: cut or filled with zeros."""
    shape = tuple(new_shape[0]) if len(new_shape) == 1 and isinstance(new_shape[0], (tuple, list)) else new_shape
    count = 1
    for length in shape:
        count *= length
    flat = self.reshape(-1)
    if count <= flat.shape[0]:
        return flat[:count].reshape(shape)
    return _ms.ops.cat((flat, _ms.ops.zeros((count - flat.shape[0],), self.dtype))).reshape(shape)


def sum_to_size(self, *size):
    size = tuple(size[0]) if len(size) == 1 and isinstance(size[0], (tuple, list)) else size
    result = self
    while result.ndim > len(size):
        result = result.sum(0)
    for axis, length in enumerate(size):
        if length == 1 and result.shape[axis] != 1:
            result = result.sum(axis, keepdims=True)
    return result


def nansum(self, axis=None, keepdims=False, *, dtype=None):
    return _ms.ops.select(_ms.ops.isnan(self), _ms.ops.zeros_like(self), self).sum(axis, dtype, keepdims)


def fill(self, value):
    return _ms.ops.full_like(self, value)


def in_place(function):
    """x.name_(...): the result of a function written into the tensor itself."""
    def method(self, *args, **kwargs):
        self.assign_value(function(self, *args, **kwargs).astype(self.dtype))
        return self
    return method


def _added(self, other, alpha=1):
    return self + (other if alpha == 1 else other * alpha)


def _subtracted(self, other, alpha=1):
    return self - (other if alpha == 1 else other * alpha)


def _copied(self, src, non_blocking=False):
    return src.broadcast_to(self.shape)


def register_hook(self, hook):
    from mindspore.ops import gradient_hooks
    return gradient_hooks.register_hook(self, hook)


_methods = {name: _method(name, name) for name in _SAME_NAMES.split()}
_methods.update({name: _method(name, function) for name, function in _OTHER_NAMES.items()})
_methods.update(
    register_hook=register_hook, repeat=repeat, type=type_of, type_as=type_as, new_zeros=new_zeros, new_ones=new_ones, narrow=narrow, take=take, resize=resize,
    sum_to_size=sum_to_size, nansum=nansum, fill=fill, add_=in_place(_added), sub_=in_place(_subtracted),
    mul_=in_place(lambda self, other: self * other), div_=in_place(lambda self, other: self / other),
    fill_=in_place(lambda self, value: _ms.ops.full_like(self, value)),
    zero_=in_place(lambda self: _ms.ops.zeros_like(self)), copy_=in_place(_copied),
    contiguous=lambda self: self, is_contiguous=lambda self: True, is_floating_point=lambda self: _ms.ops.is_floating_point(self))
_native.extend_type(Tensor, {name: method for name, method in _methods.items() if not hasattr(Tensor, name)})
del _methods
