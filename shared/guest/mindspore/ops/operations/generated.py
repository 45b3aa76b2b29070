"""Primitives and functions that MindSpore has in mindspore.ops.auto_generate alone: classes named after a function that stands elsewhere,
their views, and an instance of each primitive that takes nothing, `abs_op`."""
import _refjit as _native
from mindspore import mint, ops
from mindspore.ops.operator_base import Wrapped


def as_strided(input, size, stride, storage_offset=0):
    """The elements of `input`, counted as they lie in memory, at the places that size and stride name."""
    places = ops.full(tuple(size), storage_offset, dtype=_native.int64)
    for axis, (count, step) in enumerate(zip(size, stride)):
        shape = [1] * len(size)
        shape[axis] = count
        places = places + ops.reshape(ops.arange(count) * step, tuple(shape))
    return ops.gather(ops.reshape(input, (-1,)), places, 0)


def broadcast_to_view(input, shape):
    return ops.broadcast_to(input, shape)


def transpose_view(input, input_perm):
    return ops.transpose(input, input_perm)


def clamp_tensor(input, min=None, max=None):
    return ops.clamp(input, min, max)


def clamp_scalar(input, min=None, max=None):
    return ops.clamp(input, min, max)


def contiguous(input):
    return input.contiguous()


def copy(input):
    return ops.deepcopy(input)


def inplace_copy(input, src, non_blocking=False):
    return input.copy_(src)


def correlate(a, v, pad_mode="valid"):
    from mindspore import numpy
    return numpy.correlate(a, v, pad_mode)


def list_to_tuple(x):
    return tuple(x)


def tuple_to_list(x):
    return list(x)


def max_(input):
    return mint.max(input)


def min_(input):
    return mint.min(input)


def softshrink_grad(input_grad, input_x, lambd=0.5):
    from mindspore.ops.operations import _grad_ops
    return _grad_ops.SoftShrinkGrad(lambd)(input_grad, input_x)


def solve_triangular(a, b, trans=0, lower=False, unit_diagonal=False):
    from mindspore.scipy.linalg import solve_triangular as solve
    return solve(a, b, trans, lower, unit_diagonal)


def _div_mod(input, other, rounding_mode=None):
    return ops.div(input, other, rounding_mode=rounding_mode)


def _new_ones(input, size, dtype=None):
    return input.new_ones(size, dtype=dtype)


def _new_zeros(input, size, dtype=None):
    return input.new_zeros(size, dtype=dtype)


def _select_view(input, dim, index):
    return mint.select(input, dim, index)


def _slice_view(input, dim, start, end, step):
    return ops.gather(input, ops.arange(start, end, step), dim)


def upsample_nearest(x, output_size=None, scales=None):
    if output_size is None:
        output_size = tuple([int(n * scale) for n, scale in zip(x.shape[2:], scales)])
    return ops.interpolate(x, tuple(output_size), mode="nearest")


def _group_norm(input, num_groups, weight, bias, eps=1e-5):
    """The normalised groups, with their means and the reciprocals of their deviations."""
    grouped = ops.reshape(input, (input.shape[0], num_groups, -1))
    mean = ops.mean(grouped, 2)
    spread = ops.rsqrt(ops.mean(ops.square(grouped - ops.expand_dims(mean, 2)), 2) + eps)
    return ops.group_norm(input, num_groups, weight, bias, eps), mean, spread


def _trace(input, offset=0, axis1=1, axis2=0, dtype=None):
    sums = ops.sum(ops.diagonal(input, offset, axis1, axis2), -1)
    return sums if dtype is None else sums.astype(dtype)


def _type_as(input, other):
    return input.astype(other.dtype)


def _scalar(name):
    return lambda *numbers: getattr(ops, "scalar_" + name)(*numbers)


def _larger(x, y):
    return x if x > y else y


def _smaller(x, y):
    return x if x < y else y


def _any(input):
    return ops.any(input)


_FUNCTIONS = {function.__name__: function for function in (
    as_strided, broadcast_to_view, transpose_view, clamp_tensor, clamp_scalar, contiguous, copy, inplace_copy, correlate, list_to_tuple,
    tuple_to_list, max_, min_, softshrink_grad, solve_triangular)}
_CLASSES = {
    "Any": _any, "AsStrided": as_strided, "BroadcastToView": broadcast_to_view, "ClampTensor": clamp_tensor, "ClampScalar": clamp_scalar,
    "Chunk": ops.chunk, "ChunkView": ops.chunk, "Contiguous": contiguous, "Copy": copy, "DivMod": _div_mod, "ExpandDimsView": ops.expand_dims,
    "FFTFreq": ops.fftfreq, "RFFTFreq": ops.rfftfreq, "FFTShift": ops.fftshift, "IFFTShift": ops.ifftshift, "InplaceCopy": inplace_copy,
    "ListToTuple": list_to_tuple, "TupleToList": tuple_to_list, "MaxDim": mint.max, "MinDim": mint.min, "NewOnes": _new_ones,
    "NewZeros": _new_zeros, "PowTensorScalar": ops.pow, "PowScalarTensor": ops.pow, "SelectExtView": _select_view,
    "SliceExtView": _slice_view, "TransposeView": transpose_view, "TransposeExtView": mint.transpose, "TypeAs": _type_as,
    "TraceV2": _trace, "UpsampleNearest1D": upsample_nearest, "UpsampleNearest2D": upsample_nearest, "GroupNorm": _group_norm,
    "SolveTriangular": solve_triangular, "BatchMatMulExt": mint.bmm, "MatMulExt": mint.matmul, "ArgMaxExt": mint.argmax,
    "ArgMinExt": mint.argmin, "SelectView": lambda input, index, axis: mint.select(input, axis, index),
    "ScalarMax": _larger, "ScalarMin": _smaller, "ScalarFloorDiv": _scalar("floordiv"),
    **{"Scalar" + name.capitalize(): _scalar(name) for name in "add sub mul div mod pow eq gt ge lt le log uadd usub".split()}}
# Made with arguments: name -> (function, what it is made with).
_MADE_WITH = {"Correlate": (correlate, {"pad_mode": "valid"}), "Diagonal": (ops.diagonal, {"offset": 0, "dim1": 0, "dim2": 1}),
              "DiagonalView": (ops.diagonal, {"offset": 0, "dim1": 0, "dim2": 1})}
# Instances whose names are no plain spelling of the class.
_INSTANCES = {"bmm_ext": "BatchMatMulExt", "mm_ext": "Mm", "addn": "AddN", "silu": "SiLU", "transpose_ext_view": "TransposeExtView"}


def find_class(name):
    """The class of a primitive; None when it does not stand here."""
    if name not in _CLASSES and name not in _MADE_WITH:
        return None
    function, made = _MADE_WITH[name] if name in _MADE_WITH else (_CLASSES[name], {})

    def initialise(self, *args, **kwargs):
        if len(args) > len(made) or [key for key in kwargs if key not in made]:
            raise TypeError(f"{name}.__init__() takes {len(made) + 1} positional argument{'s'[:len(made)]} but {len(args) + 1} were given")
        Wrapped.__init__(self, name, function, (), {**made, **dict(zip(made, args)), **kwargs})
    return type(Wrapped)(name, (Wrapped,), {
        "__init__": initialise, "__call__": lambda self, *args: function(*args, *self.bound.values()),
        "__doc__": f"{name} by a function of mindspore.", "__module__": "mindspore.ops.auto_generate.gen_ops_prim"})


def find_function(name):
    return _FUNCTIONS.get(name)


def find_instance(name, class_of):
    """The instance `abs_op`: of the class whose name it spells, in whatever case; None when there is none. `class_of` finds a class."""
    from mindspore._public_names import _names_of
    plain = name[:-3]
    spelled = _INSTANCES.get(plain, "".join([part.capitalize() for part in plain.split("_")]))
    key = spelled.lower()
    known = [*_names_of()["mindspore.ops.operations"].split(), *_CLASSES]
    for candidate in [spelled] + [other for other in known if other.lower() == key]:
        made = class_of(candidate)
        if made is not None:
            try:
                return made()
            except TypeError:  # it wants arguments, so no instance of it has a name
                return None
    return None
