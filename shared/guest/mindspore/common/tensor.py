"""Methods of Tensor that are operators. The class itself is native; these functions are added to it, so that capture
inlines them like a user's code. Each calls primitives in the form that MindSpore's graphs show."""
import _refjit as _native
from _refjit import Tensor
from mindspore.common.tensor_index import captured_choice, captured_either, captured_getitem, captured_setitem


def _missing(name):
    def absent(*args, **kwargs):
        raise NotImplementedError(f"The operator {name} is not available here yet.")
    return absent


def primitive(name, **bound):
    """The operator `name` with some arguments bound; one that the table lacks raises when it is called."""
    if _native.has_primitive(name):
        return _native.primitive(name, **bound)
    return _missing(name)


_abs = primitive("Abs")
_argmax = primitive("Argmax")
_argmin = primitive("Argmin")
_arg_max_with_value = primitive("ArgMaxWithValue")
_arg_min_with_value = primitive("ArgMinWithValue")
_broadcast_to = primitive("BroadcastTo")
_cast = primitive("Cast")
_clamp = primitive("ClampScalar")
_add = primitive("Add")
_div = primitive("Div")
_floor_div = primitive("FloorDiv")
_mul = primitive("Mul")
_sub = primitive("Sub")
_trunc = primitive("Trunc")
_expand_dims = primitive("ExpandDims")
_gather = primitive("Gather")
_matmul = primitive("MatMulExt")
_max = primitive("Max")
_greater_equal = primitive("GreaterEqual")
_less_equal = primitive("LessEqual")
_maximum = primitive("Maximum")
_minimum = primitive("Minimum")
_min = primitive("Min")
_prod = primitive("ProdExt")
_reduce_all = primitive("ReduceAll")
_reduce_any = primitive("ReduceAny")
_reduce_max = primitive("ReduceMax")
_reduce_mean = primitive("ReduceMean")
_reduce_min = primitive("ReduceMin")
_reshape = primitive("Reshape")
_select = primitive("Select")
_slice = primitive("Slice")
_split = primitive("Split")
_square = primitive("Square")
_squeeze = primitive("Squeeze")
_sum = primitive("SumExt")
_tile = primitive("Tile")
_transpose = primitive("Transpose")
_as_dtype = _native.as_dtype
_new_tensor = _native.tensor
_copy_of = _native.copy
_int64 = _native.int64
_int32 = _native.int32
_narrow_types = (_native.bool, _native.int8, _native.int16, _native.uint8)
_float_types = (_native.float32, _native.float16, _native.float64, _native.bfloat16)
_UNJOINED = (_native.uint16, _native.uint32, _native.uint64)  # no other dtype joins them


def tensor(input_data=None, dtype=None, shape=None, init=None, const_arg=False):
    """mindspore.tensor: the same as the class Tensor."""
    return Tensor(input_data, dtype, shape, init, const_arg)


def from_numpy(array):
    """A Tensor over the array's memory."""
    if type(array).__name__ != "ndarray":
        raise TypeError("Expected a NumPy array.")
    return _native.over_array(array)


def dims_of(dim):
    """A dim argument in the form the sum operators take: None or a tuple."""
    if dim is None:
        return None
    if isinstance(dim, (tuple, list)):
        return tuple(dim)
    if isinstance(dim, (str, float, Tensor)):
        return dim
    return (dim,)


def axes_of(axis):
    """As dims_of, for operators whose "all axes" is the empty tuple."""
    if axis is None:
        return ()
    return dims_of(axis)


_DTYPE_NAMES = ("bool_ int8 byte int16 short int32 intc int64 long intp uint8 ubyte uint16 ushort uint32 uintc uint64 uintp float16 half "
                "float32 single float64 double complex64 cfloat complex128 cdouble qint4x2 bfloat16 float8_e4m3fn float8_e5m2 "
                "hifloat8 int_ uint float_ list_ tuple_ string number tensor_type type_none _null TensorType Type Int int float "
                "bool")
_DTYPE_ALIASES = {"bool_": "bool", "byte": "int8", "short": "int16", "intc": "int32", "int": "int64", "long": "int64", "intp": "int64",
                  "int_": "int64", "ubyte": "uint8", "ushort": "uint16", "uintc": "uint32", "uintp": "uint64", "uint": "uint64",
                  "half": "float16", "single": "float32", "float": "float64", "double": "float64", "float_": "float64"}


def dtype_argument(dtype, who):
    """A mindspore dtype from a dtype, its name or a NumPy type."""
    found = _as_dtype(_DTYPE_ALIASES.get(dtype.lower(), dtype.lower()) if isinstance(dtype, str) else dtype)
    if found is None:
        if isinstance(dtype, str):
            raise TypeError(f"For {who}, the string input type must be one of {_DTYPE_NAMES.split()}, but got '{dtype}'.")
        raise TypeError(f"For {who}, the input type must be one of [mindspore.int8, mindspore.int16, mindspore.int32, "
                        f"mindspore.int64, ...], but got '{dtype}'.")
    return found


def shape_arguments(shape):
    """x.reshape(2, 3) and x.reshape((2, 3)) alike."""
    if len(shape) == 1 and isinstance(shape[0], (tuple, list)):
        return tuple(shape[0])
    return shape


def shape_of_any(sizes):
    """shape_arguments, or the one tensor that tells the shape."""
    return sizes[0] if len(sizes) == 1 and isinstance(sizes[0], Tensor) else shape_arguments(sizes)


def astype(self, dtype, copy=True):
    if dtype is float:
        dtype = _native.float64
    if not isinstance(dtype, _native.DType):
        dtype = dtype_argument(dtype, "Tensor.astype")
    if self.dtype == dtype:
        return self
    return _cast(self, dtype)


def to(self, dtype):
    return astype(self, dtype)


def sum(self, axis=None, dtype=None, keepdims=False, initial=None, *, dim=None, keepdim=False):
    if isinstance(dtype, bool):
        keepdims = dtype
        dtype = None
    if dtype is not None and not isinstance(dtype, (_native.DType, int)):
        raise TypeError(f"sum(): argument 'dtype' (position 2) must be mstype, not {type(dtype).__name__}.")
    result = _sum(self, dims_of(axis if dim is None else dim), keepdims or keepdim, dtype)
    if initial is not None:
        return result + initial
    return result


def mean(self, axis=None, keep_dims=False, *, dim=None, keepdim=False, keepdims=False, dtype=None):
    if dtype is not None:
        self = astype(self, dtype)
    return _reduce_mean(self, axes_of(axis if dim is None else dim), keep_dims or keepdim or keepdims)


def prod(self, dim=None, keepdim=False, dtype=None, *, axis=None, keep_dims=False, keepdims=False):
    return _prod(self, axis if dim is None else dim, keepdim or keep_dims or keepdims, dtype)


def max(self, dim=None, keepdim=False, *, axis=None, keepdims=False, initial=None, where=None, return_indices=False):
    """x.max(dim) is values and places; x.max(axis=a) the values."""
    if axis is None and initial is None and where is None and isinstance(dim, int) and not keepdims:
        index, value = _arg_max_with_value(self, dim, keepdim)
        return value, index
    return _extreme(self, axis if dim is None else dim, keepdims or keepdim, initial, where, return_indices, _max, _reduce_max,
                    _arg_max_with_value, _maximum, "max")


def min(self, dim=None, keepdim=False, *, axis=None, keepdims=False, initial=None, where=None, return_indices=False):
    if axis is None and initial is None and where is None and isinstance(dim, int) and not keepdims:
        index, value = _arg_min_with_value(self, dim, keepdim)
        return value, index
    return _extreme(self, axis if dim is None else dim, keepdims or keepdim, initial, where, return_indices, _min, _reduce_min,
                    _arg_min_with_value, _minimum, "min")


def captured_max(self, axis=None, keepdims=False, *, dim=None, keepdim=False, initial=None, where=None, return_indices=False):
    """x.max in a graph: the first argument is the axis, and the result the values."""
    if dim is not None:
        return max(self, dim, keepdim)
    return max(self, axis=axis, keepdims=keepdims, initial=initial, where=where, return_indices=return_indices)


def captured_min(self, axis=None, keepdims=False, *, dim=None, keepdim=False, initial=None, where=None, return_indices=False):
    if dim is not None:
        return min(self, dim, keepdim)
    return min(self, axis=axis, keepdims=keepdims, initial=initial, where=where, return_indices=return_indices)


def _extreme(self, axis, keepdims, initial, where, return_indices, whole, reduce, with_index, combine, who):
    if initial is not None or where is not None:
        if isinstance(where, bool):
            where = _native.filled(self.shape, where, _native.bool)
        self, initial = chosen(self, initial, where, who)
        return combine(reduce(self, axes_of(axis), keepdims), initial)
    if axis is None:
        return whole(self)
    if isinstance(axis, (tuple, list)):
        return reduce(self, axes_of(axis), keepdims)
    index, value = with_index(self, axis, keepdims)
    if return_indices:
        return value, index
    return value


def chosen(input, initial, where, reduction):
    """`input`, at most or at least `initial`, where `where` is true, `initial` elsewhere; and `initial` as a tensor."""
    if initial is not None:
        if not isinstance(initial, (int, float, bool)):
            raise TypeError(f"For '{reduction}', 'initial' must be a scalar, but got {type(initial)}.")
        initial = _native.filled((), initial, input.dtype)
        input = (_maximum if reduction in ("max", "amax") else _minimum)(input, initial)
    if where is not None:
        if isinstance(where, list) or reduction in ("amax", "amin") and isinstance(where, (int, float)):
            where = Tensor(where, _native.bool)
        if not isinstance(where, Tensor):
            raise TypeError(f"For '{reduction}', 'where' must be a Tensor, but got {type(where)}.")
        if initial is None:
            raise ValueError("initial value must be provided for where masks")
        shape = broadcast_shapes(input.shape, where.shape)
        input = _select(_broadcast_to(where, shape), _broadcast_to(input, shape), _broadcast_to(initial, shape))
    return input, initial


def broadcast_shapes(first, second):
    """The shape that two shapes broadcast to."""
    shape = []
    for i in range(1, len(first) + 1 if len(first) > len(second) else len(second) + 1):
        a = first[-i] if i <= len(first) else 1
        b = second[-i] if i <= len(second) else 1
        shape.insert(0, b if a == 1 else a)
    return tuple(shape)


def amax(self, axis=None, keepdims=False, *, initial=None, where=None):
    if initial is None and where is None:
        return _reduce_max(self, axes_of(axis), keepdims)
    self, initial = chosen(self, initial, where, "amax")
    return _maximum(_reduce_max(self, axes_of(axis), keepdims), initial)


def amin(self, axis=None, keepdims=False, *, initial=None, where=None):
    if initial is None and where is None:
        return _reduce_min(self, axes_of(axis), keepdims)
    self, initial = chosen(self, initial, where, "amin")
    return _minimum(_reduce_min(self, axes_of(axis), keepdims), initial)


def argmax(self, axis=None, keepdims=False, *, dim=None, keepdim=False):
    axis = dim if axis is None else axis
    if axis is None:
        return _argmax(_reshape(self, (-1,)), 0, _int64)
    result = _argmax(self, axis, _int64)
    if keepdims or keepdim:
        return _expand_dims(result, axis)
    return result


def argmin(self, axis=None, keepdims=False, *, dim=None, keepdim=False):
    axis = dim if axis is None else axis
    if self.ndim == 0:  # there is no axis to keep
        return _argmin(_reshape(self, (-1,)), 0 if axis is None else axis, _int64)
    if axis is None:
        return _argmin(_reshape(self, (-1,)), 0, _int32)
    result = _argmin(self, axis, _int32)
    if keepdims or keepdim:
        return _expand_dims(result, axis)
    return result


def all(self, axis=None, keep_dims=False, *, dim=None, keepdim=False):
    return _reduce_all(self, dims_of(axis if dim is None else dim), keep_dims or keepdim)


def any(self, axis=None, keep_dims=False, *, dim=None, keepdim=False):
    result = _reduce_any(self, axes_of(axis if dim is None else dim), keep_dims or keepdim)
    return _cast(result, self.dtype) if self.dtype == _native.uint8 else result


def var(self, axis=None, ddof=0, keepdims=False, *, dim=None, correction=None, keepdim=False):
    axes = axes_of(axis if dim is None else dim)
    if correction is not None:
        ddof = correction
    keepdims = keepdims or keepdim
    middle = _reduce_mean(self, axes, True)  # a whole number of whole ones
    is_complex = self.dtype in (_native.complex64, _native.complex128)
    if self.dtype not in _float_types and not is_complex:
        self, middle = _cast(self, _native.float32), _cast(middle, _native.float32)
    centred = self - middle
    total = _reduce_mean(centred * centred if is_complex else _square(centred), axes, keepdims)
    if ddof == 0:
        return total
    count = 1
    for i in range(self.ndim):
        if axes == () or i in axes or i - self.ndim in axes:
            count *= self.shape[i]
    return total * (count / (count - ddof) if count != ddof else float("inf"))


def std(self, axis=None, ddof=0, keepdims=False, *, dim=None, correction=None, keepdim=False):
    return _sqrt(var(self, axis, ddof, keepdims, dim=dim, correction=correction, keepdim=keepdim))


def reshape(self, *sizes, shape=None):
    if shape is None and not sizes:
        raise TypeError("reshape() missing 1 required positional argument: shape.")
    if shape is None:
        shape = sizes[0] if isinstance(sizes[0], (tuple, list)) else shape_of_any(sizes)  # what follows a tuple counts for nothing
    return _reshape(self, shape)


def view(self, *shape):
    return _reshape(self, shape_arguments(shape))


def view_as(self, other):
    return _reshape(self, other.shape)


def reshape_as(self, other):
    return _reshape(self, other.shape)


def flatten(self, order="C", second=None, *, start_dim=0, end_dim=-1):
    """x.flatten(order, start_dim=, end_dim=) or x.flatten(start_dim, end_dim)."""
    if isinstance(order, int):
        start_dim = order
        end_dim = end_dim if second is None else second
    elif order == "F":
        self = _transpose(self, reversed_axes(self.ndim))
    rank = self.ndim
    first = start_dim + rank if start_dim < 0 else start_dim
    last = end_dim + rank if end_dim < 0 else end_dim
    length = 1
    for i in range(first, last + 1):
        length *= self.shape[i]
    return _reshape(self, self.shape[:first] + (length,) + self.shape[last + 1:])


def ravel(self):
    return _reshape(self, (-1,))


def reversed_axes(rank):
    """(rank-1, ..., 0)."""
    return tuple(range(rank - 1, -1, -1))


def transpose(self, *axes, dim0=None, dim1=None):
    """x.transpose(order) or x.transpose(dim0, dim1), which two numbers always are."""
    if dim0 is None and len(axes) == 1 and dim1 is not None:
        dim0 = axes[0]
    elif len(axes) == 2 and isinstance(axes[0], int) and isinstance(axes[1], int):
        dim0, dim1 = axes
    if dim0 is not None:
        return swapaxes(self, dim0, dim1)
    return captured_transpose(self, *axes)


def captured_transpose(self, *axes, dim0=None, dim1=None):
    """x.transpose in a graph: two numbers are the order of a matrix's axes."""
    if dim0 is not None:
        return swapaxes(self, dim0, dim1)
    order = () if axes == (None,) else shape_arguments(axes)
    if len(order) == 2 and len(axes) == 2 and self.ndim != 2:
        return swapaxes(self, order[0], order[1])
    if len(order) == 0:
        order = reversed_axes(self.ndim)
    if len(order) != self.ndim and axes and isinstance(axes[0], int):
        raise ValueError("For Tensor.transpose, the number of axes must be equal to the dimension of Tensor, but got "
                         f"{len(order)} in the number of axes.")
    return _transpose(self, order)


def permute(self, *axis):
    if not axis:
        axis = tuple(range(self.ndim))[::-1]
    return _transpose(self, shape_arguments(axis))


def _place_of(axis, rank):
    """An axis counted from the front."""
    if not isinstance(axis, int):
        raise TypeError(f"For 'swapaxes', the axis must be int, but got {type(axis)}.")
    if not -rank <= axis < rank:
        raise ValueError(f"The 'axis' must be in the range of [-{rank}, {rank}), but got {axis}.")
    return axis + rank if axis < 0 else axis


def swapaxes(self, axis0, axis1):
    axis0, axis1 = _place_of(axis0, self.ndim), _place_of(axis1, self.ndim)
    order = list(range(self.ndim))
    order[axis0], order[axis1] = order[axis1], order[axis0]
    return _transpose(self, tuple(order))


def expand_dims(self, axis):
    return _expand_dims(self, axis)


def unsqueeze(self, dim=None, *, axis=None):
    return _expand_dims(self, axis if dim is None else dim)


def squeeze(self, axis=None):
    return _squeeze(self, axes_of(axis))


def broadcast_to(self, shape):
    return _broadcast_to(self, shape if isinstance(shape, Tensor) else tuple(shape))


def expand_as(self, other=None, *, x=None):
    return _broadcast_to(self, x.shape if other is None else other.shape)


def expand(self, *sizes, size=None):
    return _broadcast_to(self, shape_of_any(sizes if size is None else (size,)))


def tile(self, *counts, dims=None, reps=None):
    count = counts[0] if len(counts) == 1 else dims if reps is None else reps
    if len(counts) > 1 or not isinstance(count, (tuple, Tensor)):
        raise TypeError("Tensor.tile takes a tuple of int or a Tensor.")  # told in other words where the program sees it
    return _tile(self, count)


def split(self, split_size_or_sections=None, axis=0, *, split_size=None, dim=None):
    return split_function(self, split_size if split_size_or_sections is None else split_size_or_sections, axis if dim is None else dim)


def split_function(tensor, split_size_or_sections, axis=0):
    if not isinstance(tensor, Tensor):
        raise TypeError(f"expect `tensor` is a Tensor, but got {type(tensor)}")
    if not isinstance(axis, int):
        raise TypeError(f"Type of Argument `axis` should be integer but got {type(axis)}")
    if not -tensor.ndim <= axis < tensor.ndim:
        raise ValueError(f"axis {axis} is out of bounds for array of dimension {tensor.ndim}")
    length = tensor.shape[axis]
    if isinstance(split_size_or_sections, int):
        size = split_size_or_sections
        if size <= 0:
            raise ValueError("For split, the value of 'split_size_or_sections' must be more than zero, "
                             f"but got {size}.")
        if length == 0:
            return (tensor,)
        if length % size == 0:
            return _split(tensor, axis, length // size)
        sizes = [size] * (length // size) + [length % size]
    else:
        if not isinstance(split_size_or_sections, (list, tuple)):
            raise TypeError("Type of Argument `split_size_or_sections` should be integer, tuple(int) or list(int), "
                            f"but got {type(split_size_or_sections)}")
        sizes = split_size_or_sections
        total = 0
        for size in sizes:
            if size < 0:
                raise ValueError(f"Each element in 'split_size_or_sections' should be non-negative, but got {sizes}.")
            total += size
        if total != length:
            raise ValueError(f"The sum of 'split_size_or_sections' should be equal to {length}, but got {total}.")
    parts = []
    start = 0
    for size in sizes:
        begin = [0] * tensor.ndim
        extent = list(tensor.shape)
        begin[axis] = start
        extent[axis] = size
        parts.append(_slice(tensor, tuple(begin), tuple(extent)))
        start += size
    return tuple(parts)


def copy(self):
    if self.dtype in _float_types:
        return _div(self, 1.0)
    return _copy_of(self)


def clip(self, min=None, max=None):
    if min is None and max is None:
        raise ValueError("For Clamp, at least one of 'min' or 'max' must not be None.")
    if isinstance(min, Tensor) or isinstance(max, Tensor):
        return bounded(self, min, max)
    return _clamp(self, min, max)


def bounded(x, low, high):
    """x between tensors: what equals a bound is still x, and so is its gradient; what is not a number becomes a bound."""
    dtype = x.dtype
    for bound, extreme, is_inside in ((low, _maximum, _greater_equal), (high, _minimum, _less_equal)):
        if bound is None:
            continue
        if isinstance(bound, Tensor) and bound.dtype != dtype and (bound.dtype in _UNJOINED or dtype in _UNJOINED):
            bound = _cast(bound, dtype)
        if isinstance(bound, Tensor) and bound.dtype == x.dtype and x.dtype in _float_types:
            x = _select(is_inside(x, bound), x, bound)
        else:
            x = extreme(x, bound)
        if x.dtype != dtype:
            x = _cast(x, dtype)
    return x


def matmul(self, tensor2=None, *, other=None, mat2=None):
    if tensor2 is None:
        tensor2 = mat2 if other is None else other
    return _matmul(self, tensor2)


def norm(self, ord=None, dim=None, keepdim=False, *, dtype=None):
    if dtype is not None:
        self = _cast(self, dtype)
    if ord is None or ord == 2 and dim is not None and not isinstance(dim, (tuple, list)):
        return _sqrt(_sum(_square(self), dims_of(dim), keepdim, None))
    from mindspore.ops.linear import norm as norm_of_order
    return norm_of_order(self, ord, dim, keepdim)


def item_size(self):
    return self.itemsize


def value(self):
    return self


def dim(self):
    return self.ndim


def numel(self):
    return self.size


def stride(self, dim=None):
    steps = [s // self.itemsize for s in self.strides]
    return steps if dim is None else steps[dim]


def beside(value, other):
    """A Python number as a 0-d tensor of `other`'s dtype, or of its own kind where that has no room for it."""
    if isinstance(value, float) and not other.is_floating_point() and not other.is_complex():
        return _new_tensor(value, _native.float32)
    if other.dtype == _native.bool and not isinstance(value, bool):
        return _new_tensor(value, _int64)
    return _new_tensor(value, other.dtype)


def where(self, condition, y=None, *, other=None):
    if y is None:
        y = other
    if not isinstance(y, Tensor):
        y = beside(y, self)
    return _select(condition, self, y)


def gather(self, input_indices=None, axis=None, batch_dims=0, *, dim=None, index=None):
    """x.gather(indices, axis) takes slices, x.gather(dim, index) takes elements."""
    if isinstance(input_indices, int):
        return _gather_elements(self, input_indices, axis if index is None else index)
    if dim is not None:
        return _gather_elements(self, dim, index)
    return _gather(self, input_indices, axis, batch_dims)


def cumsum(self, axis=None, dtype=None, *, dim=None):
    axis = dim if axis is None else axis
    own = self.dtype
    if own in _narrow_types:
        self = _cast(self, _int32)
    total = _cumsum(_reshape(self, (-1,)), 0, False, False) if axis is None else _cumsum(self, axis, False, False)
    return total if dtype is None or dtype == own else astype(total, dtype)


def round(self, decimals=0):
    return _round(self, decimals)


def __round__(self):
    return _round(self, 0)


def __abs__(self):
    return _abs(self)


def __deepcopy__(self, memo):
    return _copy_of(self)


def set_dtype(self, dtype):
    """The tensor itself becomes of the dtype."""
    _native.adopt(self, _cast(self, dtype))
    return dtype


def _transposed(self):
    return _transpose(self, tuple(range(self.ndim - 1, -1, -1)))


def _matrices_transposed(self):
    if self.ndim < 2:
        raise ValueError(f"For tensor.mT only support Tensor whose dimensions is greater or equal to 2, but got {self.ndim}-D.")
    return swapaxes(self, -1, -2)


def _adjoint(self):
    if self.ndim != 2:
        raise ValueError(f"For tensor.H only support 2-D Tensor, but got {self.ndim}-D.")
    return _matrices_adjoint(self)


def _matrices_adjoint(self):
    result = _matrices_transposed(self)
    if self.dtype in (_native.complex64, _native.complex128):
        from mindspore.ops import conj
        return conj(result)
    return result


def _casting(dtype):
    def cast(self):
        if self.dtype == dtype:
            return self
        return _cast(self, dtype)
    return cast


def _unary(name):
    operator = _native.user_primitive(name)

    def method(self):
        return operator(self)
    return method


def _binary(name, kind=primitive):
    operator = kind(name)

    def method(self, other=None, *, y=None, value=None):
        return operator(self, other if other is not None else value if y is None else y)
    return method


_sqrt = primitive("Sqrt")
_gather_elements = primitive("GatherD")
_cumsum = primitive("CumSum")
_round = primitive("Round")
_softmax = primitive("Softmax")


def softmax(self, axis, dtype=None):
    if dtype is not None:
        self = astype(self, dtype)
    return _softmax(self, dims_of(axis))


softmax.__qualname__ = "Tensor.softmax"


def _is_truth(x):
    return x.dtype == _native.bool if isinstance(x, Tensor) else isinstance(x, bool)


def _has_fractions(x):
    return x.is_floating_point() or x.is_complex() if isinstance(x, Tensor) else isinstance(x, float)


def _check_alpha(who, self, other, alpha):
    """A factor is of the kind of the sum, or of a narrower one; Booleans take any."""
    if isinstance(alpha, float) and (_has_fractions(self) or _has_fractions(other)):
        return
    if not (_is_truth(self) and _is_truth(other)):
        needed = "floating" if isinstance(alpha, float) else "boolean"
        kind = (self + other).dtype
        raise TypeError(f"For '{who}', {needed} alpha need {needed} input and other, but got {kind} and {kind}")


def _term(who, self, other, alpha):
    """The second operand of a sum, `alpha` times, which never widens a tensor's kind: a number of Booleans' kind as a tensor."""
    if isinstance(alpha, (bool, float)):
        _check_alpha(who, self, other, alpha)
    if alpha != 1 and not isinstance(alpha, Tensor) and _is_truth(self) and _is_truth(other):
        alpha = bool(alpha)
    if alpha != 1:
        has_room = not _is_truth(other) and (not isinstance(alpha, float) or _has_fractions(other))
        other = other * alpha if not isinstance(other, Tensor) else _mul(other, alpha if has_room else beside(alpha, self))
    if isinstance(other, bool) and self.dtype == _native.bool:
        return _new_tensor(other, _native.bool)
    return other


def add(self, other, *, alpha=1):
    other = _term("AddExt", self, other, alpha)
    return self + other if isinstance(other, (Tensor, tuple, list)) else _add(self, other)


def sub(self, other=None, *, alpha=1, y=None):
    other = _term("SubExt", self, y if other is None else other, alpha)
    return self - other if isinstance(other, (Tensor, tuple, list)) else _sub(self, other)


def div(self, other, *, rounding_mode=None):
    if rounding_mode is None:
        return _div(self, other)
    if rounding_mode == "floor":
        return _floor_div(self, other)
    if rounding_mode != "trunc":
        raise ValueError("For ops.div, rounding_mode value should be None, 'floor' or 'trunc'.")
    result = _trunc(_div(self, other))
    if self.dtype in _float_types or isinstance(other, float) or isinstance(other, Tensor) and other.dtype in _float_types:
        return result
    return _cast(result, self.dtype)


_methods = dict(
    add=add, sub=sub, subtract=sub, div=div, divide=div,
    astype=astype, to=to, sum=sum, mean=mean, prod=prod, max=max, min=min, amax=amax, amin=amin, argmax=argmax,
    argmin=argmin, all=all, any=any, var=var, std=std, reshape=reshape, view=view, view_as=view_as,
    reshape_as=reshape_as, flatten=flatten, ravel=ravel, transpose=transpose, permute=permute, swapaxes=swapaxes,
    expand_dims=expand_dims, unsqueeze=unsqueeze, squeeze=squeeze, broadcast_to=broadcast_to, expand_as=expand_as,
    expand=expand, tile=tile, split=split, copy=copy, clone=copy, __copy__=copy, __deepcopy__=__deepcopy__, clip=clip,
    clamp=clip, matmul=matmul, mm=matmul, norm=norm, value=value, dim=dim, numel=numel, stride=stride,
    where=where, gather=gather, cumsum=cumsum, round=round, __round__=__round__,
    __abs__=__abs__, set_dtype=set_dtype, softmax=softmax, _captured_getitem=captured_getitem,
    _captured_setitem=captured_setitem, _captured_choice=captured_choice, _captured_either=captured_either, _captured_max=captured_max, _captured_transpose=captured_transpose, _captured_min=captured_min,
    from_numpy=staticmethod(from_numpy), T=property(_transposed),
    H=property(_adjoint), mT=property(_matrices_transposed), mH=property(_matrices_adjoint), data=property(value), 
    bool=_casting(_native.bool), int=_casting(_native.int32), long=_casting(_native.int64),
    float=_casting(_native.float32), half=_casting(_native.float16), double=_casting(_native.float64),
    bfloat16=_casting(_native.bfloat16), short=_casting(_native.int16), byte=_casting(_native.uint8))
for _name, _operator in dict(
        abs="Abs", absolute="Abs", exp="Exp", log="Log", log1p="Log1p", expm1="Expm1", sqrt="Sqrt", rsqrt="Rsqrt",
        tanh="Tanh", sigmoid="Sigmoid", sin="Sin", cos="Cos", tan="Tan", asin="Asin", acos="ACos", atan="Atan",
        sinh="Sinh", cosh="Cosh", erf="Erf", neg="Neg", negative="Neg", square="Square", reciprocal="Reciprocal",
        sign="Sign", floor="Floor", ceil="Ceil", trunc="Trunc", relu="ReLU", isnan="IsNan", isinf="IsInf",
        isfinite="IsFinite", logical_not="LogicalNot").items():
    _methods[_name] = _unary(_operator)
for _name, _operator in dict(
        mul="Mul", multiply="Mul", true_divide="Div",
        floor_divide="FloorDiv", pow="Pow", maximum="Maximum", minimum="Minimum", equal="Equal", eq="Equal",
        not_equal="NotEqual", ne="NotEqual", less="Less", lt="Less", less_equal="LessEqual", le="LessEqual",
        greater="Greater", gt="Greater", greater_equal="GreaterEqual", ge="GreaterEqual",
        logical_and="LogicalAnd", logical_or="LogicalOr", logical_xor="LogicalXor", bitwise_and="BitwiseAnd",
        bitwise_or="BitwiseOr", bitwise_xor="BitwiseXor").items():
    _methods[_name] = _binary(_operator)
_methods["atan2"] = _binary("Atan2", _native.user_primitive)
for _name, _operator in _methods.items():
    if getattr(_operator, "__name__", None) == "method":
        _operator.__name__ = _operator.__qualname__ = _name
for _name in "bool int long float half double bfloat16 short byte".split():
    _methods[_name].__name__, _methods[_name].__qualname__ = _name, "Tensor." + _name
_native.extend_type(Tensor, _methods)
del _methods, _name, _operator


def _tell(error, function, args, kwargs):
    """Which error takes the place of one that leaves the library for the program's code; None: none does."""
    from mindspore.ops.overloads import tell
    return tell(error, function, args, kwargs)


_native.tell_errors(_tell)
