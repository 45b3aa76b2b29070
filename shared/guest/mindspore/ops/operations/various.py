"""Convolutions of three axes, Fourier transforms, samplers and sparse matrices as primitives."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.common.tensor import broadcast_shapes
from mindspore.ops import extra_math
from mindspore.ops._host_gradients import with_rule
from mindspore.ops.operator_base import Operator, require
from mindspore.ops.pooling import tuple_of

_float32, _int32, _int64 = _native.float32, _native.int32, _native.int64


# ---- convolutions

class _VolumeConvolution(Operator):
    """What both directions are made with."""

    def _take(self, out_channel, kernel_size, mode, pad_mode, pad, stride, dilation, group, data_format):
        self.out_channel = validator.check_positive_int(out_channel, "out_channel", self.name)
        self.kernel_size = validator._check_3d_int_or_tuple("kernel_size", kernel_size, self.name)
        self.stride = validator._check_3d_int_or_tuple("stride", stride, self.name, allow_five=True)
        self.dilation = validator._check_3d_int_or_tuple("dilation", dilation, self.name, allow_five=True)
        validator.check_value_type("pad", pad, (int, tuple), self.name)
        self.pad = tuple_of(pad, 6)
        validator.check_value_type("pad_mode", pad_mode, [str], self.name)
        self.pad_mode = validator.check_string(pad_mode.lower(), ["valid", "same", "pad"], "pad_mode", self.name)
        self.mode = validator.check_equal_int(mode, 1, "mode", self.name)
        self.group = validator.check_positive_int(group, "group", self.name)
        self.data_format = validator.check_string(data_format, ["NCDHW"], "data_format", self.name)


class Conv3D(_VolumeConvolution):
    """Convolution of volumes."""
    inputs = (("x", "floats"), ("w", "floats"))

    def __init__(self, out_channel, kernel_size, mode=1, pad_mode="valid", pad=0, stride=1, dilation=1, group=1,
                 data_format="NCDHW"):
        Operator.__init__(self)
        self._take(out_channel, kernel_size, mode, pad_mode, pad, stride, dilation, group, data_format)
        if self.pad_mode != "pad" and self.pad != (0,) * 6:
            raise ValueError(f"For '{self.name}', the 'pad' must be (0, 0, 0, 0, 0, 0) when 'pad_mode' is not \"pad\", but got 'pad' is "
                             f"{self.pad} and 'pad_mode' is {pad_mode}.")

    def compute(self, x, w):
        padding = self.pad if self.pad_mode == "pad" else 0
        return ops.conv3d(x, w, None, self.stride, self.pad_mode, padding, self.dilation, self.group)


class Conv3DTranspose(_VolumeConvolution):
    """The gradient of a convolution of volumes by its operand."""
    inputs = (("dout", "floats"), ("w", "floats"))

    def __init__(self, in_channel, out_channel, kernel_size, mode=1, pad_mode="valid", pad=0, stride=1, dilation=1, group=1,
                 output_padding=0, data_format="NCDHW"):
        Operator.__init__(self)
        self.in_channel = validator.check_positive_int(in_channel, "in_channel", self.name)
        self._take(out_channel, kernel_size, mode, pad_mode, pad, stride, dilation, group, data_format)
        if self.pad_mode != "pad" and self.pad != (0,) * 6:
            raise ValueError(f"For '{self.name}', the 'pad' must be zero or (0, 0, 0, 0, 0, 0) when 'pad_mode' is not \"pad\", but got "
                             f"'pad' is {pad} and 'pad_mode' is {pad_mode}.")
        self.output_padding = validator._check_3d_int_or_tuple("output_padding", output_padding, self.name, allow_five=True,
                                                               greater_zero=False)

    def compute(self, dout, w):
        from mindspore.ops.images import conv3d_transposed
        pads, extra = [], list(self.output_padding)
        for i in range(3):
            # What a kernel covers beyond its stride; "same" makes the result stride times as long.
            surplus = self.dilation[i] * (self.kernel_size[i] - 1) + 1 - self.stride[i]
            if self.pad_mode == "same":
                pads.append((max(surplus, 0) // 2, max(surplus, 0) - max(surplus, 0) // 2))
                extra[i] += max(-surplus, 0)
            else:
                pads.append((self.pad[2 * i], self.pad[2 * i + 1]))
        return conv3d_transposed(dout, w, self.stride, pads, self.dilation, tuple(extra), self.group)


class Conv2DTranspose(Operator):
    """The gradient of a convolution by its operand, whose size is given."""

    def __init__(self, out_channel, kernel_size, pad_mode="valid", pad=0, pad_list=None, mode=1, stride=1, dilation=1, group=1,
                 data_format="NCHW"):
        Operator.__init__(self)
        self.operator = ops.Conv2DBackpropInput(out_channel, kernel_size, pad_mode, pad, pad_list, mode, stride, dilation, group,
                                                data_format)

    def __call__(self, x, weight, input_size):
        return self.operator(x, weight, input_size)


# ---- Fourier transforms

class FFTWithSize(Operator):
    """The transforms of the last one to three axes, forward or inverse, of complex or real data."""

    def __init__(self, signal_ndim, inverse, real, norm="backward", onesided=True, signal_sizes=()):
        Operator.__init__(self)
        if norm not in ("forward", "backward", "ortho"):
            raise ValueError(f"Failed to convert the value \"{norm}\" of input 'norm' of 'FFTWithSize' to enum.")
        self.signal_ndim, self.inverse, self.real, self.norm = signal_ndim, inverse, real, norm
        self.onesided, self.signal_sizes = onesided, tuple(signal_sizes)

    def __call__(self, x):
        # What each mode takes: complex data, but for the forward transform of real data.
        is_forward_real = self.real and not self.inverse
        mode = "rfft" if is_forward_real else "irfft" if self.real else "fft/ifft"
        wanted = ("Float32", "Float64") if is_forward_real else ("Complex128", "Complex64")
        if str(x.dtype) not in wanted:
            raise TypeError(f"For primitive[FFTWithSize], the input argument[x] in {mode} mode must be a type of {{{', '.join(wanted)}}}, "
                            f"but got {x.dtype}.")
        if not 1 <= self.signal_ndim <= 3:
            raise ValueError(f"For primitive[FFTWithSize], the signal_ndim must be in [1,3], but got {self.signal_ndim}.")
        if x.ndim < self.signal_ndim:
            raise RuntimeError("x_dims must not be less than signal_ndim.")
        axes = tuple(range(-self.signal_ndim, 0))
        if not self.real:
            return (ops.ifftn if self.inverse else ops.fftn)(x, None, axes, self.norm)
        if not self.inverse:
            if self.onesided:
                return ops.rfftn(x, None, axes, self.norm)
            return ops.fftn(ops.complex(x, ops.zeros_like(x)), None, axes, self.norm)
        if not self.onesided:
            return ops.real(ops.ifftn(x, None, axes, self.norm))
        return ops.irfftn(x, self.signal_sizes or None, axes, self.norm)


# ---- norms

class Renorm(Operator):
    """Parts along an axis whose p-norm is at most maxnorm."""
    inputs = (("input_x", "c16 c8 f2 f4 f8"),)

    def __init__(self, p, dim, maxnorm):
        Operator.__init__(self)
        if not isinstance(p, str) and p <= 0:
            raise ValueError(f"Renorm op don't support non-positive-norm, but got{p}")
        self.p = validator.check_value_type("p", p if not isinstance(p, str) else int(p), [int], self.name)
        validator.check_value_type("dim", dim, [int], self.name)
        validator.check_value_type("maxnorm", maxnorm, [float], self.name)
        self.dim, self.maxnorm = dim, maxnorm

    def compute(self, input_x):
        return ops.renorm(input_x, self.p, self.dim, self.maxnorm)


# ---- samplers

class UniformCandidateSampler(Operator):
    """Classes drawn evenly, with the number of times that each is expected."""
    inputs = (("true_classes", "index"),)

    def __init__(self, num_true, num_sampled, unique, range_max, seed=0, remove_accidental_hits=False):
        Operator.__init__(self)
        for name, value in (("num_true", num_true), ("num_sampled", num_sampled)):
            validator.check_value_type(name, value, [int], self.name)
        validator.check_value_type("unique", unique, [bool], self.name)
        validator.check_value_type("range_max", range_max, [int], self.name)
        validator.check_value_type("seed", seed, [int], self.name)
        validator.check_value_type("remove_accidental_hits", remove_accidental_hits, [bool], self.name)
        for name, value in (("num_true", num_true), ("num_sampled", num_sampled), ("range_max", range_max)):
            self._at_least(name, value, "> : 0", value > 0)
        if unique:
            self._at_least("num_sampled", num_sampled, f"<= value of range_max: {range_max}", num_sampled <= range_max)
        self._at_least("seed", seed, ">= : 0", seed >= 0)
        self.num_true, self.num_sampled, self.unique, self.range_max = num_true, num_sampled, unique, range_max
        self.seed, self.remove_accidental_hits = seed, remove_accidental_hits

    def _at_least(self, name, value, wanted, holds):
        if not holds:
            raise ValueError(f"For '{self.name}', the value of {name} should be {wanted}, but got {value}.")

    def compute(self, true_classes):
        if true_classes.ndim != 2:
            raise ValueError(f"For primitive[UniformCandidateSampler], the dimension of input must be equal to 2, but got "
                             f"{true_classes.ndim}.")
        if true_classes.shape[1] != self.num_true:
            raise ValueError(f"For primitive[UniformCandidateSampler], the num_true must be equal to {true_classes.shape[1]}, but got "
                             f"{self.num_true}.")
        count, limit = self.num_sampled, self.range_max
        if self.unique:
            order = ops.randperm(limit, self.seed, 0, _int64)
            sampled = order[:count]
            expected = count / limit
        else:
            sampled = ops.randint(0, limit, (count,), self.seed or None, dtype=_int64)
            expected = count / limit
        true_expected = _native.filled(true_classes.shape, expected, _float32)
        return sampled.astype(true_classes.dtype), true_expected, _native.filled((count,), expected, _float32)


class LogUniformCandidateSampler(Operator):
    """Classes drawn with chances that fall with their number, with the number of times that each is expected."""
    inputs = (("true_classes", "i8"),)

    def __init__(self, num_true=1, num_sampled=5, unique=True, range_max=5, seed=0):
        Operator.__init__(self)
        self.num_true = validator.check("num_true", num_true, "", 1, validator.GE, self.name)
        self.num_sampled = validator.check("num_sampled", num_sampled, "", 1, validator.GE, self.name)
        validator.check_value_type("unique", unique, [bool], self.name)
        if unique:
            validator.check("range_max", range_max, "num_sampled", num_sampled, validator.GE, self.name)
        self.unique, self.range_max = unique, range_max
        self.seed = validator.check_value_type("seed", seed, [int], self.name)

    def compute(self, true_classes):
        ranks = ops.arange(self.range_max).astype(_float32)
        base = ops.log(Tensor(self.range_max + 1.0, _float32))
        chances = ops.log((ranks + 2.0) / (ranks + 1.0)) / base
        if self.unique:
            # The largest of log p + Gumbel noise are draws without repetition.
            noise = -ops.log(-ops.log(ops.rand(self.range_max, seed=self.seed or None) * 0.999998 + 1e-6))
            sampled = ops.topk(ops.log(chances) + noise, self.num_sampled)[1].astype(_int64)
        else:
            sampled = ops.multinomial(chances, self.num_sampled, True, self.seed or None).astype(_int64)

        def expected(classes):
            places = classes.astype(_float32)
            return ops.log((places + 2.0) / (places + 1.0)) / base * float(self.num_sampled)
        return sampled, expected(true_classes), expected(sampled)


class RandomChoiceWithMask(Operator):
    """Places of true elements, drawn without repetition; rows beyond them are zero and masked out."""
    inputs = (("input_x", "b"),)

    def __init__(self, count=256, seed=0, seed2=0):
        Operator.__init__(self)
        validator.check_value_type("count", count, [int], self.name)
        self.count = validator.check_positive_int(count, "count", self.name)
        self.seed = validator.check_value_type("seed", seed, [int], self.name)
        self.seed2 = validator.check_value_type("seed2", seed2, [int], self.name)

    def compute(self, input_x):
        if not 1 <= input_x.ndim <= 5:
            raise ValueError(f"For 'RandomChoiceWithMask', input_x's rank must be in [1, 5], but got {input_x.ndim}.")
        places = ops.nonzero(input_x)
        found = places.shape[0]
        if found:
            places = ops.gather(places, ops.randperm(found, self.seed, 0, _int64), 0)
        kept = min(found, self.count)
        index = places[:kept].astype(_int32)
        if kept < self.count:
            index = ops.cat((index, ops.zeros((self.count - kept, input_x.ndim), _int32)))
        return index, Tensor([i < kept for i in range(self.count)])


# ---- sparse matrices: places (count, rank), values, shape

def _flat_places(indices, shape):
    places = ops.zeros_like(indices[:, 0])
    for axis in range(len(shape)):
        places = places * shape[axis] + indices[:, axis]
    return places


class SparseToDense(Operator):
    """A tensor of a shape with values at places."""
    inputs = (("indices", "index"), ("values", "all"), ("sparse_shape", None))

    def compute(self, indices, values, sparse_shape):
        shape = tuple(sparse_shape.asnumpy().tolist()) if isinstance(sparse_shape, Tensor) else tuple(sparse_shape)
        return ops.scatter_nd(indices, values, shape)


class SparseTensorDenseMatmul(Operator):
    """The product of a sparse and a dense matrix."""
    inputs = (("indices", "index"), ("values", "c16 c8 f4 f8 i4 i8"), ("sparse_shape", None), ("dense", "c16 c8 f4 f8 i4 i8"))

    def __init__(self, adjoint_st=False, adjoint_dt=False):
        Operator.__init__(self)
        self.adjoint_st = validator.check_value_type("adjoint_st", adjoint_st, [bool], self.name)
        self.adjoint_dt = validator.check_value_type("adjoint_dt", adjoint_dt, [bool], self.name)

    def compute(self, indices, values, sparse_shape, dense):
        shape = tuple(sparse_shape.asnumpy().tolist()) if isinstance(sparse_shape, Tensor) else tuple(sparse_shape)
        matrix = ops.scatter_nd(indices, values, shape)
        return ops.MatMul(self.adjoint_st, self.adjoint_dt)(matrix, dense)


class SparseAdd(Operator):
    """The sum of two sparse tensors, without elements that are not above a threshold."""

    def __call__(self, x1_indices, x1_values, x1_shape, x2_indices, x2_values, x2_shape, thresh):
        for name, indices, values, shape in (("x1", x1_indices, x1_values, x1_shape), ("x2", x2_indices, x2_values, x2_shape)):
            require(self.name, name + "_indices", indices, "i8")
            require(self.name, name + "_shape", shape, "i8")
            require(self.name, name + "_values", values, "c16 c8 f4 f8 i2 i4 i8 i1")
            if indices.shape[0] != values.shape[0]:
                raise ValueError(f"For SparseAdd, the length of {name}_indices and {name}_values must be same, but got length of "
                                 f"{name}_indices is {indices.shape[0]}, and length of {name}_values is {values.shape[0]}")
        sums = {}
        for indices, values in ((x1_indices, x1_values), (x2_indices, x2_values)):
            for place, value in zip(indices.asnumpy().tolist(), values.asnumpy().tolist()):
                sums[tuple(place)] = sums.get(tuple(place), 0) + value
        least = thresh.asnumpy().item()
        kept = [place for place in sorted(sums) if abs(sums[place]) >= least]
        index = Tensor([list(p) for p in kept], _int64) if kept else ops.zeros((0, x1_indices.shape[1]), _int64)
        return index, Tensor([sums[p] for p in kept], x1_values.dtype), x1_shape


class Coalesce(Operator):
    """A sparse tensor in order, elements of one place added up; places are columns here."""
    inputs = (("x_indices", "i8"), ("x_values", "f2 f4 f8"), ("x_shape", "i8"))

    def compute(self, x_indices, x_values, x_shape):
        sums = {}
        for place, value in zip(ops.transpose(x_indices, (1, 0)).asnumpy().tolist(), x_values.asnumpy().tolist()):
            sums[tuple(place)] = sums.get(tuple(place), 0) + value
        kept = sorted(sums)
        return ops.transpose(Tensor([list(p) for p in kept], _int64), (1, 0)), Tensor([sums[p] for p in kept], x_values.dtype), x_shape


class EuclideanNorm(Operator):
    """Roots of sums of squares along axes."""

    def __init__(self, keep_dims=False):
        Operator.__init__(self)
        self.keep_dims = validator.check_value_type("keep_dims", keep_dims, [bool], self.name)

    def __call__(self, x, axes):
        listed = tuple(axes.asnumpy().reshape(-1).tolist()) if isinstance(axes, Tensor) else axes
        return ops.sqrt(ops.ReduceSum(self.keep_dims)(x * x, listed))


class IdentityN(Operator):
    """Tensors as they are."""

    def __call__(self, x):
        return tuple(x)


class CheckNumerics(Operator):
    """The operand; an error when an element is infinite or no number."""
    inputs = (("x", "floats"),)

    def compute(self, x):
        import numpy as np
        values = x.asnumpy()
        if np.isnan(values).any():
            raise RuntimeError(": Tensor had NaN values")
        if np.isinf(values).any():
            raise RuntimeError(": Tensor had Inf values")
        return x


class MulNoNan(Operator):
    """x y, and 0 where y is 0 whatever x is."""

    def __call__(self, x, y):
        y = y if isinstance(y, Tensor) else Tensor(y, x.dtype)
        x = x if isinstance(x, Tensor) else Tensor(x, y.dtype)
        shape = broadcast_shapes(x.shape, y.shape)
        x, y = ops.broadcast_to(x, shape), ops.broadcast_to(y, shape)
        if x.is_complex() or y.is_complex():
            return with_rule(self._of_floats, lambda x, y, gradient: (self._of_floats(gradient, y), self._of_floats(x, gradient)), x, y)
        return self._of_floats(x, y) if x.is_floating_point() else ops.mul(x, y)

    def _of_floats(self, x, y):
        is_zero = ops.equal(y, ops.zeros_like(y))
        product = ops.mul(x, y)
        return ops.select(is_zero, ops.zeros_like(product), product)


class Xdivy(Operator):
    """x / y, and 0 where x is 0 whatever y is."""

    def __call__(self, x, y):
        return ops.xdivy(x if isinstance(x, Tensor) else Tensor(x, y.dtype), y)


class SigmoidCrossEntropyWithLogits(Operator):
    """max(x, 0) - x z + log(1 + exp(-|x|))."""
    inputs = (("logits", "f2 f4 f8"), ("label", "f2 f4 f8"))

    def compute(self, logits, label):
        if logits.shape != label.shape:
            shapes = ["(" + ", ".join([str(n) for n in x.shape]) + ")" for x in (label, logits)]
            raise ValueError("For SigmoidCrossEntropyWithLogits, evaluator arg 'label' shape must be consistent with 'logits' shape, but got "
                             f"'label' shape: {shapes[0]}, 'logits' shape: {shapes[1]}.")
        return ops.maximum(logits, 0.0) - logits * ops.stop_gradient(label) + ops.log1p(ops.exp(-ops.abs(logits)))


class MultiMarginLoss(Operator):
    """Hinge loss over classes."""

    def __init__(self, p=1, margin=1.0, reduction="mean"):
        Operator.__init__(self)
        self.p, self.margin, self.reduction = p, margin, reduction

    def __call__(self, x, target, weight=None):
        return ops.multi_margin_loss(x, target, self.p, self.margin, weight, self.reduction)


class TripletMarginLoss(Operator):
    """max(|x - positive| - |x - negative| + margin, 0)."""
    inputs = (("x", "most"), ("positive", "most"), ("negative", "most"), ("margin", "f4"))

    def __init__(self, p=2, swap=False, eps=1e-6, reduction="mean"):
        Operator.__init__(self)
        self.p, self.swap, self.eps, self.reduction = p, swap, eps, reduction

    def compute(self, x, positive, negative, margin):
        return ops.triplet_margin_loss(x, positive, negative, float(margin), self.p, self.eps, self.swap, self.reduction)


class ConfusionMatrix(Operator):
    """How often each predicted class stands for each class."""

    def __init__(self, num_classes, dtype="int32"):
        Operator.__init__(self)
        self.num_classes = validator.check_value_type("num_classes", num_classes, [int], self.name)
        self.dtype = dtype

    def __call__(self, labels, predictions, weights=None):
        n = self.num_classes
        marks = ops.ones_like(labels).astype(_float32) if weights is None else weights.astype(_float32)
        places = labels.astype(_int64) * n + predictions.astype(_int64)
        total = ops.unsorted_segment_sum(marks, places, n * n)
        return ops.reshape(total, (n, n)).astype(_native.as_dtype(self.dtype))


class Addcdiv(Operator):
    """input + value tensor1 / tensor2."""

    def __call__(self, input, tensor1, tensor2, value):
        return ops.addcdiv(input, tensor1, tensor2, value.astype(input.dtype) if isinstance(value, Tensor) else value)


class Addcmul(Operator):
    """input + value tensor1 tensor2."""

    def __call__(self, input, tensor1, tensor2, value):
        return ops.addcmul(input, tensor1, tensor2, value.astype(input.dtype) if isinstance(value, Tensor) else value)


class Einsum(Operator):
    """Sums of products by an equation."""

    def __init__(self, equation):
        Operator.__init__(self)
        self.equation = validator.check_value_type("equation", equation, [str], self.name)

    def __call__(self, x):
        return ops.einsum(self.equation, *x)


class Svd(Operator):
    """Singular values, and both bases."""

    def __init__(self, full_matrices=False, compute_uv=True):
        Operator.__init__(self)
        self.full_matrices = validator.check_value_type("full_matrices", full_matrices, [bool], self.name)
        self.compute_uv = validator.check_value_type("compute_uv", compute_uv, [bool], self.name)

    def __call__(self, input):
        found = ops.svd(input, self.full_matrices, self.compute_uv)
        if self.compute_uv:
            return found
        return found, ops.zeros((1,), input.dtype), ops.zeros((1,), input.dtype)


class Qr(Operator):
    """Orthogonal and triangular factors."""

    def __init__(self, full_matrices=False):
        Operator.__init__(self)
        self.full_matrices = validator.check_value_type("full_matrices", full_matrices, [bool], self.name)

    def __call__(self, x):
        return ops.qr(x, "complete" if self.full_matrices else "reduced")


class MatrixTriangularSolve(Operator):
    """x with matrix x = rhs, of a triangular matrix."""
    inputs = (("matrix", "c16 c8 f4 f8"), ("rhs", "c16 c8 f4 f8"))

    def __init__(self, lower=True, adjoint=False):
        Operator.__init__(self)
        self.lower = validator.check_value_type("lower", lower, [bool], self.name)
        self.adjoint = validator.check_value_type("adjoint", adjoint, [bool], self.name)

    def compute(self, matrix, rhs):
        return ops.matrix_solve(ops.tril(matrix) if self.lower else ops.triu(matrix), rhs, self.adjoint)


class LogSpace(Operator):
    """Powers of a base with even steps between the exponents."""

    def __init__(self, steps=10, base=10, dtype=_float32):
        Operator.__init__(self)
        self.steps = validator.check_non_negative_int(steps, "steps", self.name)
        self.base = validator.check_non_negative_int(base, "base", self.name)
        self.dtype = dtype

    def __call__(self, start, end):
        exponents = ops.linspace(start, end, self.steps)
        return ops.pow(float(self.base), exponents).astype(self.dtype)


class _Window(Operator):
    """A window function of a length."""
    function = ""

    def __init__(self, periodic=True, dtype=_float32):
        Operator.__init__(self)
        self.periodic, self.dtype = validator.check_value_type("periodic", periodic, [bool], self.name), dtype

    def __call__(self, window_length):
        return getattr(ops, self.function)(window_length, self.periodic, dtype=self.dtype)


class BartlettWindow(_Window):
    """A triangle."""
    function = "bartlett_window"


class BlackmanWindow(_Window):
    """Three cosines."""
    function = "blackman_window"


class HammingWindow(_Window):
    """A raised cosine."""

    def __init__(self, periodic=True, alpha=0.54, beta=0.46, dtype=_float32):
        _Window.__init__(self, periodic, dtype)
        self.alpha, self.beta = alpha, beta

    def __call__(self, window_length):
        length = int(window_length) if isinstance(window_length, Tensor) else window_length
        return extra_math.hamming(length, self.periodic, self.alpha, self.beta, self.dtype)


class GridSampler2D(Operator):
    """Samples of images at the places of a grid."""

    def __init__(self, interpolation_mode="bilinear", padding_mode="zeros", align_corners=False):
        Operator.__init__(self)
        self.modes = (interpolation_mode, padding_mode, align_corners)

    def __call__(self, input_x, grid):
        return ops.grid_sample(input_x, grid, *self.modes)


class GridSampler3D(GridSampler2D):
    """Samples of volumes at the places of a grid."""


class Im2Col(Operator):
    """Patches as columns, one axis for the elements of a patch."""
    inputs = (("x", "most"),)

    def __init__(self, ksizes, strides=1, dilations=1, pads=0):
        Operator.__init__(self)
        self.ksizes = tuple_of(ksizes, 2)
        self.strides, self.dilations, self.pads = tuple_of(strides, 2), tuple_of(dilations, 2), tuple_of(pads, 2)

    def compute(self, x):
        out = ops.unfold(x, self.ksizes, self.dilations, self.pads, self.strides)
        return ops.reshape(out, (x.shape[0], x.shape[1], self.ksizes[0] * self.ksizes[1], -1))


class Col2Im(Operator):
    """Patches back at their places, added up where they overlap."""
    inputs = (("x", "f2 f4"), ("output_size", "i4"))

    def __init__(self, kernel_size, dilation=1, padding=0, stride=1):
        Operator.__init__(self)
        self.sizes = (kernel_size, dilation, padding, stride)

    def compute(self, x, output_size):
        return ops.col2im(x, output_size, *[tuple_of(s, 2) for s in self.sizes])


class CholeskySolve(Operator):
    """x with A x = x1, where x2 is a factor of A."""
    inputs = (("x1", "f4 f8"), ("x2", "f4 f8"))

    def __init__(self, upper=False):
        Operator.__init__(self)
        self.upper = validator.check_value_type("upper", upper, [bool], self.name)

    def compute(self, x1, x2):
        return ops.cholesky_solve(x1, ops.triu(x2) if self.upper else ops.tril(x2), self.upper)


class ComplexAbs(Operator):
    """Absolute values of complex numbers."""
    inputs = (("x", "c16 c8"),)

    def compute(self, x):
        return ops.real(ops.abs(x))
