"""Methods of Tensor that are functions of mindspore.ops. `_ms.ops` loads at the first use, so that a program that needs none of
these does not pay for it."""
import mindspore as _ms
import _refjit as _native
from _refjit import Tensor
from mindspore.common.tensor import broadcast_shapes


def _method(name, function):
    """x.name(...) as ops.function(x, ...)."""
    def method(self, *args, **kwargs):
        return getattr(_ms.ops, function)(self, *args, **kwargs)
    method.__name__ = method.__qualname__ = name
    return method


_SAME_NAMES = (
    "addcdiv addcmul addmm addmv addbmm bincount bmm baddbmm cross cumprod cummax cummin diff dot dsplit "
    "erfinv fliplr flipud gather_elements gather_nd ger hardshrink hsplit hypot index_fill inner kron lerp log10 log2 logaddexp logsumexp "
    "log_softmax masked_fill masked_select moveaxis movedim mv nan_to_num nonzero outer renorm roll rot90 real imag conj angle inverse det "
    "bitwise_left_shift bitwise_right_shift multinomial sort swapdims tensor_split tensordot topk tril triu unbind "
    "unfold vsplit xlogy std_mean var_mean square gelu silu exp2 xdivy atanh acosh asinh "
    "sinc erfc lgamma digamma hardtanh softmin allclose logit multiply addr adjoint aminmax argwhere cholesky cholesky_inverse "
    "cholesky_solve copysign cov deg2rad diagflat diagonal_scatter fills float_power fmax fmin frac gcd geqrf heaviside histc i0 igamma "
    "igammac isneginf isposinf isreal lcm ldexp log_matrix_determinant logaddexp2 logcumsumexp logdet lstsq lu_solve "
    "matrix_determinant matrix_power msort mvlgamma nanmean nansum nanmedian nanquantile nextafter orgqr ormqr positive qr quantile rad2deg "
    "random_categorical select_scatter sgn signbit slice_scatter slogdet soft_shrink svd t is_complex "
    "unique_consecutive unique_with_pad unsorted_segment_max unsorted_segment_min unsorted_segment_prod unsorted_segment_sum")
_OTHER_NAMES = {"arcsin": "asin", "arccos": "acos", "arctan": "atan", "arctan2": "atan2", "bitwise_not": "invert",
                "inv": "inv", "fold": "fold", "invert": "invert", "negate": "neg", "reverse": "reverse", "arcsinh": "asinh", "arccosh": "acosh", "arctanh": "atanh", "flip": "flip",
                "scatter_sub": "tensor_scatter_sub", "scatter_mul": "tensor_scatter_mul",
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


def take(self, indices=None, axis=None, mode="clip", *, index=None):
    """NumPy's take: elements of the flattened tensor, or along an axis; what is outside is clipped or wrapped."""
    if mode not in ("raise", "wrap", "clip"):
        raise ValueError("For 'Tensor.take', the argument 'mode' should be one of in ['raise', 'wrap', 'clip'], but got "
                         f"{mode}.")
    if mode == "raise":
        raise NotImplementedError('"raise" mode is not implemented')
    if axis is None:
        self, axis = self.reshape(-1), 0
    places = index if indices is None else indices
    length = self.shape[axis]
    if mode == "clip":  # unlike NumPy's, of what is left after negative places have counted from the end
        places = places.clip(-length, length - 1)
    return _ms.ops.gather(self, places % length, axis)


def resize(self, *new_shape):
    """NumPy's resize: cut or filled with zeros."""
    if not new_shape:
        return self
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
    result, shape = self, self.shape[self.ndim - len(size):]
    if len(size) > self.ndim or False in [length in (1, here) for length, here in zip(size, shape)]:
        raise ValueError(f"For sum_to_size, size {size} is not expandable to the tensor size {self.shape}.")
    while result.ndim > len(size):
        result = result.sum(0)
    for axis, length in enumerate(size):
        if length == 1 and result.shape[axis] != 1:
            result = result.sum(axis, keepdims=True)
    return result


def fill(self, value):
    return _ms.ops.full_like(self, value)


# ---- methods of two spellings: MindSpore's older one and PyTorch's

def argsort(self, axis=-1, descending=False, stable=False, *, dim=None):
    return _ms.ops.argsort(self, axis if dim is None else dim, descending)


def sort(self, axis=-1, descending=False, stable=False, *, dim=None):
    return _ms.ops.sort(self, axis if dim is None else dim, descending)


def chunk(self, chunks, axis=0, *, dim=None):
    return _ms.ops.chunk(self, chunks, axis if dim is None else dim)


def count_nonzero(self, axis=(), keep_dims=False, dtype=None, *, dim=None):
    result = _ms.ops.count_nonzero(self, axis if dim is None else dim, keep_dims)
    return result if dtype is None else result.astype(dtype)


def diag(self, diagonal=0):
    if diagonal != 0:
        raise ValueError(f"For 'Tensor.diag', the argument 'diagonal' should be '0', but got {diagonal}.")
    return _ms.ops.diag(self)


def diagonal(self, offset=0, axis1=0, axis2=1, *, dim1=None, dim2=None):
    return _ms.ops.diagonal(self, offset, axis1 if dim1 is None else dim1, axis2 if dim2 is None else dim2)


def bernoulli(self, *, generator=None):
    return _ms.mint.bernoulli(self, generator=generator)


def unique(self, sorted=True, return_inverse=False, return_counts=False, dim=None):
    return _ms.mint.unique(self, sorted, return_inverse, return_counts, dim)


def trace(self, offset=0, axis1=0, axis2=1, dtype=None):
    if self.ndim < 2:
        raise RuntimeError("For Primitive[Tracev2], the dim of input 'x' should greater or equal to 2, but got 'x' at "
                           f"{self.ndim}-dimention")
    for name, axis in (("axis1", axis1), ("axis2", axis2)):
        if not -self.ndim <= axis < self.ndim:
            raise ValueError(f"For primitive[TraceV2], the {name} must be in [-{self.ndim},{self.ndim}), but got {axis}.")
    result = _ms.ops.diagonal(self, offset, axis1, axis2)
    if self.dtype == _ms.bool_:
        result = result.any(-1)
    elif dtype is None and self.dtype in (_ms.uint16, _ms.uint32):
        result = result.astype(_ms.int64).sum(-1)
    else:
        result = result.sum(-1)
    return result if dtype is None else result.astype(dtype)


def index_select(self, axis=None, index=None, *, dim=None):
    return _ms.ops.index_select(self, axis if dim is None else dim, index)


def index_add(self, indices=None, y=None, axis=None, use_lock=True, check_index_bound=True, *, dim=None, index=None, source=None, alpha=1):
    """x.index_add(indices, y, axis) or x.index_add(dim, index, source); a CPU writes both into x."""
    if isinstance(indices, int):
        dim, index, source = indices, y if index is None else index, axis if source is None else source
    if dim is None:
        return _ms.ops.index_add(self, indices, y, axis)
    return _ms.ops.index_add(self, index, source if alpha == 1 else source * alpha, dim)


def isclose(self, other=None, rtol=1e-05, atol=1e-08, equal_nan=False, *, x2=None):
    return _ms.ops.isclose(self, x2 if other is None else other, rtol, atol, equal_nan)


def median(self, axis=None, keepdims=False, *, dim=None, keepdim=False):
    axis = dim if axis is None else axis
    return _ms.ops.median(self, -1 if axis is None else axis, keepdims or keepdim)


def remainder(self, other=None, *, divisor=None):
    return _ms.ops.remainder(self, divisor if other is None else other)


def fmod(self, other):
    return _ms.ops.fmod(self, other)


def repeat_interleave(self, repeats, dim=None, *, output_size=None):
    return _ms.ops.repeat_interleave(self, repeats, dim)


def select(self, condition=None, y=None, *, dim=None, index=None):
    """x.select(dim, index) takes one place of an axis; x.select(condition, y) chooses elements."""
    if isinstance(condition, int):
        dim, index = condition, y if index is None else index
    if dim is None:
        return _ms.ops.select(condition, self, y)
    length = self.shape[dim]
    if index < -length or index >= length:
        raise IndexError(f"index {index} is out of bounds for dimension with size {length}")
    return self.narrow(dim, index % length, 1).squeeze(dim)


def scatter(self, axis=None, index=None, src=None, reduce="none", *, dim=None):
    axis = axis if dim is None else dim
    if reduce not in ("none", "add", "multiply"):
        raise ValueError(f"Failed to convert the value \"{reduce}\" of input 'reduce' of 'scatter' to enum.")
    if reduce == "multiply":
        raise RuntimeError("Launch kernel failed, name: Scatter (a CPU has none for reduce='multiply')")
    return _ms.ops.scatter(self, axis, index, src) if reduce == "none" else scatter_add(self, axis, index, src)


def scatter_add(self, indices=None, updates=None, third=None, *, dim=None, index=None, src=None):
    """x.scatter_add(indices, updates) of places, x.scatter_add(dim, index, src) of elements along an axis."""
    if isinstance(indices, int):
        dim, index, src = indices, updates if index is None else index, third if src is None else src
    if dim is None:
        return _ms.ops.tensor_scatter_add(self, indices, updates)
    return _ms.ops.tensor_scatter_elements(self, index, src, dim, "add")


def index_put(self, indices, values, accumulate=False):
    if not isinstance(indices, (tuple, list)):
        raise TypeError(f"For 'index_put', the type of 'indices' must be tuple or list, but got {type(indices)}.")
    result = self.copy()
    if not accumulate:
        result[tuple(indices)] = values
        return result
    shape = ()
    for index in indices:
        shape = broadcast_shapes(shape, index.shape)
    places = _ms.ops.stack([i.astype(_native.int64).broadcast_to(shape) for i in indices], -1)
    return _ms.ops.tensor_scatter_add(result, places, values.broadcast_to(places.shape[:-1] + self.shape[len(indices):]))


def argmax_with_value(self, axis=0, keep_dims=False):
    return _ms.ops.max(self, axis, keep_dims)


def argmin_with_value(self, axis=0, keep_dims=False):
    return _ms.ops.min(self, axis, keep_dims)


def choose(self, choices, mode="clip"):
    """NumPy's choose: at each place, the element of choices[self]."""
    if not isinstance(choices, Tensor):
        choices = _ms.ops.stack([c if isinstance(c, Tensor) else Tensor(c).astype(_ms.int64) for c in choices])
    self = self.astype(_ms.int64)
    count = choices.shape[0]
    if mode == "raise":
        raise NotImplementedError('"raise" mode is not implemented')
    shape = broadcast_shapes(self.shape, choices.shape[1:])
    places = self % count if mode == "wrap" else self.clip(0, count - 1)
    places = places.broadcast_to(shape).expand_dims(0)
    choices = choices.reshape((count,) + (1,) * (len(shape) - choices.ndim + 1) + tuple(choices.shape[1:]))
    return _ms.ops.gather_elements(choices.broadcast_to((count,) + tuple(shape)), 0, places).squeeze(0)


def ptp(self, axis=None, keepdims=False):
    return self.amax(axis, keepdims) - self.amin(axis, keepdims)


def searchsorted(self, v, side="left", sorter=None):
    if side not in ("left", "right"):
        raise ValueError(f"For 'Tensor.searchsorted', the argument 'side' should be one of in ['left', 'right'], but got {side}.")
    if not isinstance(v, Tensor):
        v = Tensor(v, self.dtype)
    return _ms.ops.searchsorted(self, v.astype(self.dtype), out_int32=True, side=side, sorter=sorter)


def top_k(self, k, sorted=True):
    return _ms.ops.topk(self, k, -1, True, sorted)


def kthvalue(self, k, dim=-1, keepdim=False):
    return _ms.mint.kthvalue(self, k, dim, keepdim)


def inplace_update(self, v, indices):
    return _ms.ops.inplace_update(self, v, indices)


def fill_diagonal(self, fill_value, wrap=False):
    """The value on the diagonal; of a tall matrix `wrap` begins it anew below."""
    rows, columns = self.shape[0], self.shape[-1]
    if self.ndim == 2:
        count = (rows * columns + columns) // (columns + 1) if wrap else min(rows, columns)
        places = [i * (columns + 1) for i in range(count) if i * (columns + 1) < rows * columns]
    else:
        total = 0
        for axis in range(self.ndim):
            total = total * rows + 1
        places = [i * total for i in range(rows)]
    flat = self.reshape(-1)
    spots = Tensor(places, _native.int32).reshape(-1, 1)
    return _ms.ops.tensor_scatter_update(flat, spots, _native.filled((len(places),), fill_value, self.dtype)).reshape(self.shape)


def masked_scatter(self, mask, source):
    """Elements of source, one after the other, where mask is true."""
    mask = mask.broadcast_to(self.shape).reshape(-1)
    order = _ms.ops.cumsum(mask.astype(_native.int32), 0) - 1
    taken = source.reshape(-1)[order.clip(0, source.size - 1)]
    return _ms.ops.select(mask, taken, self.reshape(-1)).reshape(self.shape)


def new_empty(self, size, *, dtype=None, device=None):
    _ms.mint.check_device("new_empty", device)
    return new_zeros(self, size, dtype=dtype)


def new_full(self, size, fill_value, *, dtype=None):
    return _ms.ops.full(size, fill_value, dtype=self.dtype if dtype is None else dtype)


def itemset(self, *args):
    """A tensor in which one element is another: x.itemset(place, value)."""
    if len(args) == 1:
        if self.shape != (1,):
            raise IndexError("Only tensor which shape is (1,) support 1 arg that means omit index, but the tensor shape is "
                             f"{self.shape} and got 1 input.")
        place, value = 0, args[0]
    else:
        place, value = args
    result = self.copy()
    if isinstance(place, int):
        flat = result.reshape(-1)
        flat[place] = value
        return flat.reshape(self.shape)
    result[tuple(place)] = value
    return result


def get_bytes(self):
    if self.dtype != _native.bfloat16:
        return self.asnumpy().tobytes()
    import numpy as np
    return (np.frombuffer(self.astype(_native.float32).asnumpy().tobytes(), np.uint32) // 65536).astype(np.uint16).tobytes()


def _put(self, index, source, accumulate=False):
    places = index.reshape(-1, 1)
    flat = self.reshape(-1)
    scatter = _ms.ops.tensor_scatter_add if accumulate else _ms.ops.tensor_scatter_update
    return scatter(flat, places, source.reshape(-1)).reshape(self.shape)


def _index_added(self, dim, index, source, *, alpha=1):
    return _ms.mint.index_add(self, dim, index, source, alpha=alpha)


def _scattered(self, dim, index, src=None, *, value=None, reduce=None):
    src = value if src is None else src
    if not isinstance(src, Tensor):
        src = _native.filled(index.shape, src, self.dtype)
    reduction = {None: "none", "add": "add", "multiply": "mul"}[reduce]
    return _ms.ops.tensor_scatter_elements(self, index, src.astype(self.dtype), dim, reduction)


def _generated(function):
    """Fills with random numbers: function(shape, generator, ...) gives them."""
    def method(self, *args, generator=None, **kwargs):
        from mindspore.ops import random
        state = random._generator if generator is None else generator._state
        self.assign_value(function(random, self.shape, state, *args, **kwargs).astype(self.dtype))
        return self
    return method


def _random_integers(random, shape, state, from_=0, to=None):
    if to is None:
        from_, to = (from_, 1 << 24) if from_ == 0 else (0, from_)
    return random._uniform_int(shape, from_, to, 0, 0, state)


def _exponential(random, shape, state, lambd=1):
    return -(1.0 - random._uniform_real(shape, 0, 0, state)).log() / lambd


def log_normal(self, mean=1.0, std=2.0):
    return _ms.ops.exp(_ms.ops.randn(*self.shape) * std + mean).astype(self.dtype)


def cauchy(self, median=0.0, sigma=1.0):
    return (_ms.ops.tan((_ms.ops.rand(*self.shape) - 0.5) * 3.141592653589793) * sigma + median).astype(self.dtype)


def uniform(self, from_=0.0, to=1.0, generator=None):
    if generator is None:
        return _ms.ops.rand(*self.shape).astype(self.dtype) * (to - from_) + from_
    return _ms.mint.rand(*self.shape, generator=generator).astype(self.dtype) * (to - from_) + from_


def triangular_solve(self, A, upper=True, transpose=False, unitriangular=False):
    return _ms.mint.triangular_solve(self, A, upper, transpose, unitriangular)


def reverse_sequence(self, seq_lengths, seq_dim=0, batch_dim=0):
    return _ms.ops.reverse_sequence(self, seq_lengths, seq_dim, batch_dim)


def _raises(kind, text):
    def method(self, *args, **kwargs):
        raise kind(text)
    return method


def in_place(function):
    """x.name_(...): the result of a function written into the tensor itself."""
    def method(self, *args, **kwargs):
        self.assign_value(function(self, *args, **kwargs).astype(self.dtype))
        return self
    return method


def _in_place_of_its_kind(function):
    """The same, but a result of another dtype is a tensor of its own."""
    def method(self, *args, **kwargs):
        result = function(self, *args, **kwargs)
        if result.dtype != self.dtype:
            return result
        self.assign_value(result)
        return self
    return method


def _added(self, other, alpha=1):
    return self + (other if alpha == 1 else other * alpha)


def _subtracted(self, other, alpha=1):
    return self - (other if alpha == 1 else other * alpha)


def _copied(self, src, non_blocking=False):
    if not isinstance(src, Tensor):
        raise TypeError(f"copy_(): argument 'src' (position 1) must be Tensor, not {type(src).__name__}.")
    return src.broadcast_to(self.shape)


def approximate_equal(self, y, tolerance=1e-5):
    """ops.approximate_equal, of other numbers than floats too."""
    if not isinstance(y, Tensor):
        raise ValueError(f"The parameter 'y' must be isinstance of {Tensor}, but got {y}.")
    one, other = [x if x.is_floating_point() else x.astype(_native.float32) for x in (self, y)]
    return _ms.ops.approximate_equal(one, other, tolerance)


def _masked_fill(self, mask, value):
    return self.masked_fill(mask, value if isinstance(value, Tensor) else _native.tensor(value, self.dtype))


def to_coo(self):
    return _ms.ops.dense_to_sparse_coo(self)


def to_csr(self):
    return _ms.ops.dense_to_sparse_csr(self)


def register_hook(self, hook_fn):
    from mindspore.ops import gradient_hooks
    return gradient_hooks.register_hook(self, hook_fn)


def _put_init(self, init):
    if init is not None:
        self._init = init
    elif self.init is not None:
        del self._init


def _init_data(self, slice_index=None, shape=None, opt_shard_group=None):
    """Ends the wait of a tensor made by an Initializer; of a shape of its own, the values are drawn for it."""
    init = self.init
    if init is None:
        raise TypeError("init_data must be set Tensor.init, init can't be None")
    if shape is not None and tuple(shape) != self.shape:
        _native.adopt(self, init(tuple(shape), self.dtype))
    self.init = None
    return self


_methods = {name: _method(name, name) for name in _SAME_NAMES.split()}
_methods.update({name: _method(name, function) for name, function in _OTHER_NAMES.items()})
for _function in (to_coo, to_csr, register_hook, repeat, type_as, new_zeros, new_ones, narrow, take, resize, sum_to_size, fill,
                  argsort, sort, chunk,
                  count_nonzero, diag, diagonal, trace, unique, index_select, index_add, isclose, median, remainder, fmod, repeat_interleave,
                  select, scatter, scatter_add, index_put, argmax_with_value, argmin_with_value, choose, ptp, searchsorted, top_k,
                  bernoulli, kthvalue, inplace_update, fill_diagonal, masked_scatter, new_empty, new_full, itemset, get_bytes, log_normal, cauchy,
                  uniform, triangular_solve, reverse_sequence, approximate_equal):
    _function.__qualname__ = f"Tensor.{_function.__name__}"
    _methods[_function.__name__] = _function
for _name in "exp log tanh erfinv floor sigmoid sqrt abs neg relu".split():
    _methods[_name + "_"] = in_place(_method(_name, _name))
_methods.update(
    type=type_of, add_=_in_place_of_its_kind(_added), sub_=_in_place_of_its_kind(_subtracted), mul_=_in_place_of_its_kind(lambda self, other: self * other),
    div_=_in_place_of_its_kind(lambda self, other, rounding_mode=None: self.div(other, rounding_mode=rounding_mode)),
    floor_divide_=_in_place_of_its_kind(lambda self, other: self // other), remainder_=_in_place_of_its_kind(remainder), addmm_=in_place(
        lambda self, mat1, mat2, *, beta=1, alpha=1: _ms.ops.addmm(self, mat1, mat2, beta=beta, alpha=alpha)),
    clamp_=in_place(lambda self, min=None, max=None: self.clamp(min, max)), fill_diagonal_=in_place(fill_diagonal),
    masked_fill_=in_place(_masked_fill), put_=in_place(_put),
    index_add_=in_place(_index_added), index_put_=in_place(index_put), scatter_=in_place(_scattered),
    scatter_add_=in_place(lambda self, dim, index, src: _ms.ops.tensor_scatter_elements(self, index, src, dim, "add")),
    fill_=in_place(lambda self, value: _ms.ops.full_like(self, value.item() if isinstance(value, Tensor) else value)),
    zero_=in_place(lambda self: _ms.ops.zeros_like(self)), copy_=in_place(_copied),
    normal_=_generated(lambda random, shape, state, mean=0, std=1: random._standard_normal(shape, 0, 0, state) * std + mean),
    uniform_=_generated(lambda random, shape, state, from_=0, to=1: random._uniform_real(shape, 0, 0, state) * (to - from_) + from_),
    bernoulli_=_generated(lambda random, shape, state, p=0.5: random._uniform_real(shape, 0, 0, state) < p),
    random_=_generated(_random_integers), exponential_=_generated(_exponential),
    is_floating_point=lambda self: _ms.ops.is_floating_point(self),
    is_signed=lambda self: str(self.dtype) not in ("Bool", "UInt8", "UInt16", "UInt32", "UInt64", "Float16"), ndimension=lambda self: self.ndim,
    nelement=lambda self: self.size,
    _data_ptr=lambda self: self.data_ptr(), _to=lambda self, dtype: self.astype(dtype), _offload=lambda self: None, _dtensor_info=None,
    flush_from_cache=lambda self: None, data_sync=lambda self, wait=True: None, hooks=lambda self: [],
    set_const_arg=lambda self, const_arg=True: self, is_persistent_data=lambda self: False,
    storage=_raises(RuntimeError, "The current Storage does not yet support CPU"),
    untyped_storage=_raises(RuntimeError, "The current Storage does not yet support CPU"),
    is_init=lambda self: True, offload_file_path=lambda self: "", col2im=lambda self, *args: _ms.ops.col2im(self, *args),
    offload=lambda self, file_path=None: True, move_to=lambda self, to, blocking=True: self)
_methods.update(
    init=property(lambda self: getattr(self, "_init", None), _put_init),
    symbolic_shape=property(lambda self: getattr(self, "_symbolic_shape", None)),
    has_init=property(lambda self: getattr(self, "_init", None) is not None), init_data=_init_data)
for _name, _value in dict(device="CPU", init_flag=False, init_finished=True, virtual_flag=False, const_arg=False, parent_tensor_=None,
                          index_of_parent_=None, delta_seed=0, param_info=None,
                          slice_num_of_persistent_data_=None, slice_shape_of_persistent_data_=None).items():
    _methods[_name] = property(lambda self, value=_value: value)
for _name in ("dtype", "shape", "size", "itemsize", "nbytes", "strides"):
    _methods["_" + _name] = property(lambda self, name=_name: getattr(self, name))
for _name, _function in _methods.items():
    if getattr(_function, "__name__", None) == "<lambda>":
        _function.__name__, _function.__qualname__ = _name, "Tensor." + _name
_native.extend_type(Tensor, {name: method for name, method in _methods.items() if not hasattr(Tensor, name)})
del _methods, _name, _value, _function


def _itself(self, memo=None):
    return self


_native.extend_type(_native.Primitive, {"__copy__": _itself, "__deepcopy__": _itself})  # operators hold nothing that changes
