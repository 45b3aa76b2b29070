"""Primitives that stand alone: counts, matches of sequences, writes into rows, resizing by cubics, pieces of optimizers."""
import _refjit as _native
import numpy as np
from _refjit import Tensor
from _refjit_jit import in_static_graph as _in_static_graph
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops.operator_base import Operator, require, type_text

_float32, _int32, _int64 = _native.float32, _native.int32, _native.int64
_LOWEST = -3.4028234663852886e38


class Inv(Operator):
    """1 / x; of whole numbers cut off."""
    inputs = (("x", "V2 c16 c8 f2 f4 f8 i2 i4 i8"),)

    def compute(self, x):
        return ops.inv(x)


class SeLU(Operator):
    """The scaled exponential linear unit, of whole numbers, too."""
    inputs = (("input_x", "V2 f2 f4 f8 i4 i1"),)
    counted = "numbers"

    def compute(self, input_x):
        return ops.selu(input_x)


class StopGradient(Operator):
    """Its input, of any kind, through which no gradient passes."""

    def __call__(self, x):
        return ops.stop_gradient(x)


# ---- counts

class EqualCount(Operator):
    """How many elements are the same, in their dtype."""
    inputs = (("x", "f2 f4 i2 i4 i8"), ("y", "f2 f4 i2 i4 i8"))
    has_bprop = False

    def compute(self, x, y):
        return ops.reshape(ops.sum(ops.equal(x, y).astype(_int32)).astype(x.dtype), (1,))


class FloatStatus(Operator):
    """1 when an element is no finite number."""
    inputs = (("x", "f2 f4 f8"),)

    def compute(self, x):
        return ops.reshape(ops.logical_not(ops.isfinite(x).all()).astype(_float32), (1,))


class HistogramFixedWidth(Operator):
    """How many elements lie in each of `nbins` equal parts of a range; the outer parts have no end."""

    def __init__(self, nbins, dtype="int32"):
        Operator.__init__(self)
        self.nbins = validator.check_positive_int(validator.check_value_type("nbins", nbins, [int], self.name), "nbins", self.name)
        validator.check_value_type("dtype", dtype, [str], self.name)
        self.dtype = validator.check_string(dtype, ["int32"], "dtype", self.name)

    def __call__(self, x, range):
        low, high = [float(v) for v in range.asnumpy().tolist()]
        places = ops.floor((x.astype(_float32) - low) * (self.nbins / (high - low)))
        return ops.bincount(ops.clamp(places, 0.0, float(self.nbins - 1)).astype(_int32).reshape(-1), None, self.nbins).astype(_int32)


class CountNonZero(Operator):
    """How many elements are not zero along axes."""

    def __init__(self, dims=None):
        Operator.__init__(self)
        self.dims = dims

    def __call__(self, x):
        return ops.count_nonzero(x, () if self.dims is None else self.dims).astype(_int64)


# ---- writes

class InplaceIndexAdd(Operator):
    """Adds to the parts of a Parameter at indices of an axis."""

    def __init__(self, axis):
        Operator.__init__(self)
        self.axis = validator.check_value_type("axis", axis, [int], self.name)

    def __call__(self, var, indices, updates):
        return ops.inplace_index_add(var, indices, updates, self.axis)


class InplaceUpdateV2(Operator):
    """Rows at indices, replaced."""

    def __call__(self, x, indices, v):
        return ops.inplace_update(x, v, indices)


# ---- arrangement and conversion

class ScalarCast(Operator):
    """A number of another kind."""

    def __call__(self, input_scalar, dtype):
        return ops.scalar_cast(input_scalar, dtype)


class ParallelConcat(Operator):
    """Parts one after the other along the first axis, which is 1 in each."""

    def __call__(self, values):
        return ops.cat(tuple(values), 0)


class MatrixInverse(Operator):
    """Inverses of square matrices, or of their adjoints."""
    inputs = (("x", "c16 c8 f4 f8"),)

    def __init__(self, adjoint=False):
        Operator.__init__(self)
        self.adjoint = validator.check_value_type("adjoint", adjoint, [bool], self.name)

    def compute(self, x):
        return ops.inverse(ops.adjoint(x) if self.adjoint else x)


class SparseTensorDenseAdd(Operator):
    """A dense tensor with values added at places."""

    def __call__(self, x1_indices, x1_values, x1_shape, x2):
        return ops.tensor_scatter_add(x2, x1_indices, x1_values)


class _MaxUnpool(Operator):
    """Values back at the places that a pool took them from."""

    def __init__(self, ksize, strides=0, pads=0, output_shape=(), data_format=""):
        Operator.__init__(self)
        self.ksize, self.pads, self.output_shape = ksize, pads, tuple(output_shape)
        self.strides = strides if strides not in (0, (0, 0), (0, 0, 0)) else ksize

    def __call__(self, x, argmax):
        return self.function(x, argmax, self.ksize, self.strides, self.pads, self.output_shape or None)


class MaxUnpool2D(_MaxUnpool):
    """Of images."""

    def function(self, *args):
        return ops.max_unpool2d(*args)


class MaxUnpool3D(_MaxUnpool):
    """Of volumes."""

    def function(self, *args):
        return ops.max_unpool3d(*args)


# ---- sequences

class CTCLossV2(Operator):
    """Losses of log probabilities (T, N, C), and the logarithms of the forward sums."""

    def __init__(self, blank=0, reduction="none", zero_infinity=False):
        Operator.__init__(self)
        self.blank = validator.check_value_type("blank", blank, [int], self.name)
        self.reduction = validator.check_string(reduction, ["none"], "reduction", self.name)
        self.zero_infinity = validator.check_value_type("zero_infinity", zero_infinity, [bool], self.name)

    def __call__(self, log_probs, targets, input_lengths, target_lengths):
        return ops.ctc_loss(log_probs, targets, input_lengths, target_lengths, self.blank, self.reduction, self.zero_infinity)


class EditDistance(Operator):
    """How many changes make each hypothesis its truth, both sparse; by the truth's length when normalised."""

    def __init__(self, normalize=True):
        Operator.__init__(self)
        self.normalize = validator.check_value_type("normalize", normalize, [bool], self.name)

    def __call__(self, hypothesis_indices, hypothesis_values, hypothesis_shape, truth_indices, truth_values, truth_shape):
        own = self._sequences(hypothesis_indices, hypothesis_values)
        wanted = self._sequences(truth_indices, truth_values)
        sizes = [max(a, b) for a, b in zip(hypothesis_shape.asnumpy().tolist()[:-1], truth_shape.asnumpy().tolist()[:-1])]
        out = np.zeros(sizes, np.float32)
        for place in np.ndindex(tuple(sizes)):
            first, second = own.get(place, []), wanted.get(place, [])
            changes = float(self._changes(first, second))
            if self.normalize:
                changes = changes / len(second) if second else (float("inf") if first else 0.0)
            out[place] = changes
        return Tensor(out)

    def _sequences(self, indices, values):
        found = {}
        for place, value in zip(indices.asnumpy().tolist(), values.asnumpy().tolist()):
            found.setdefault(tuple(place[:-1]), []).append(value)
        return found

    def _changes(self, first, second):
        line = list(range(len(second) + 1))
        for i, a in enumerate(first):
            corner, line[0] = line[0], i + 1
            for j, b in enumerate(second):
                corner, line[j + 1] = line[j + 1], min(line[j + 1] + 1, line[j] + 1, corner + (a != b))
        return line[-1]


class NoRepeatNGram(Operator):
    """Log probabilities, the lowest where a token would repeat `ngram_size` tokens of its sequence."""
    inputs = (("state_seq", "i4"), ("log_probs", "f2 f4 f8"))

    def __init__(self, ngram_size=1):
        Operator.__init__(self)
        self.ngram_size = validator.check_value_type("ngram_size", ngram_size, [int], self.name)
        validator.check_int_range(ngram_size, 1, 2147483647, validator.INC_BOTH, "ngram_size", self.name)

    def compute(self, state_seq, log_probs):
        for name, given in (("state_seq", state_seq), ("log_probs", log_probs)):
            if given.ndim != 3:
                raise ValueError(f"For primitive[NoRepeatNGram], the rank of {name} must be equal to 3, but got {given.ndim}.")
        sequences, out = state_seq.asnumpy(), log_probs.asnumpy().copy()
        if self.ngram_size > sequences.shape[-1]:
            raise ValueError(f"For '{self.name}', the 'ngram_size' must be less than or equal to the last dimension of 'state_seq', "
                             f"but got 'ngram_size': {self.ngram_size}.")
        lowest = float(np.finfo(out.dtype).min)
        for place in np.ndindex(sequences.shape[:-1]):
            tokens = sequences[place].tolist()
            last = tokens[len(tokens) - self.ngram_size + 1:]
            for i in range(len(tokens) - self.ngram_size + 1):
                if tokens[i:i + self.ngram_size - 1] == last:
                    out[place + (tokens[i + self.ngram_size - 1],)] = lowest
        return Tensor(out)


class ComputeAccidentalHits(Operator):
    """Where sampled classes are true ones: rows, places among the samples, and weights that take them out."""
    inputs = (("true_classes", "i4 i8"), ("sampled_candidates", "i4 i8"))

    def __init__(self, num_true=1):
        Operator.__init__(self)
        validator.check_value_type("num_true", num_true, [int], self.name)
        self.num_true = validator.check_number("num_true", num_true, 1, validator.GE, self.name)

    def compute(self, true_classes, sampled_candidates):
        places = {value: i for i, value in enumerate(sampled_candidates.asnumpy().tolist())}
        hits = [(row, places[value]) for row, own in enumerate(true_classes.asnumpy().tolist()) for value in own if value in places]
        rows, ids = [hit[0] for hit in hits], [hit[1] for hit in hits]
        return Tensor(rows, _int32), Tensor(ids, true_classes.dtype), Tensor([_LOWEST] * len(hits), _float32)


# ---- images

class ResizeBicubic(Operator):
    """Images of another size by cubic convolution (a = -0.75; -0.5 with half pixel centers)."""

    def __init__(self, align_corners=False, half_pixel_centers=False):
        Operator.__init__(self)
        self.align_corners = validator.check_value_type("align_corners", align_corners, [bool], self.name)
        self.half_pixel_centers = validator.check_value_type("half_pixel_centers", half_pixel_centers, [bool], self.name)
        if align_corners and half_pixel_centers:
            raise ValueError("For ResizeBicubic, it is impossible to set half_pixel_centers=True and align_corners=True.")

    def __call__(self, images, size):
        require(self.name, "images", images, "f2 f4 f8 i1 i2 i4 i8 u1 u2")
        sizes = size.asnumpy().tolist() if isinstance(size, Tensor) else list(size)
        dtype = images.dtype if ops.is_floating_point(images) else _float32
        wide = images.astype(dtype)
        rows, columns = [Tensor(self._weights(old, new), dtype) for old, new in zip(images.shape[2:], sizes)]
        return ops.matmul(ops.matmul(rows, wide), ops.swapaxes(columns, 0, 1))

    def _weights(self, old, new):
        scale = float(np.float32(old - 1) / np.float32(new - 1) if self.align_corners and new > 1 else np.float32(old) / np.float32(new))
        a = -0.5 if self.half_pixel_centers else -0.75
        matrix = []
        for i in range(new):
            at = (i + 0.5) * scale - 0.5 if self.half_pixel_centers else i * scale
            first = int(np.floor(at))
            at = first + round((at - first) * 1024) / 1024  # weights come from a table of so many steps
            row, total = [0.0] * old, 0.0
            for place in range(first - 1, first + 3):
                d = abs(at - place)
                weight = ((a + 2) * d - (a + 3)) * d * d + 1 if d <= 1 else (((d - 5) * d + 8) * d - 4) * a if d < 2 else 0.0
                if self.half_pixel_centers and not 0 <= place < old:
                    continue  # what lies outside has no weight, the rest is made whole
                row[min(max(place, 0), old - 1)] += weight
                total += weight
            matrix.append([value / total for value in row])
        return matrix


# ---- pieces of optimizers

class LARSUpdate(Operator):
    """A gradient scaled by the norms of the weight and of itself."""

    def __init__(self, epsilon=1e-05, hyperpara=0.001, use_clip=False):
        Operator.__init__(self)
        self.epsilon = validator.check_value_type("epsilon", epsilon, [float], self.name)
        self.hyperpara = validator.check_value_type("hyperpara", hyperpara, [float], self.name)
        self.use_clip = validator.check_value_type("use_clip", use_clip, [bool], self.name)

    def __call__(self, weight, gradient, norm_weight, norm_gradient, weight_decay, learning_rate):
        size, slope = ops.sqrt(norm_weight), ops.sqrt(norm_gradient)
        ratio = self.hyperpara * size / (slope + weight_decay * size + self.epsilon)
        if self.use_clip:
            ratio = ops.clamp(ratio / learning_rate, None, 1.0)
        return (gradient + weight_decay * weight) * ratio


class ApplyAdamWithAmsgradV2(Operator):
    """Adam whose second moment never falls."""

    def __init__(self, use_locking=False):
        Operator.__init__(self)
        self.use_locking = validator.check_value_type("use_locking", use_locking, [bool], self.name)

    def __call__(self, var, m, v, vhat, beta1_power, beta2_power, lr, beta1, beta2, epsilon, grad):
        return ops.ApplyAdamWithAmsgrad(beta1, beta2, epsilon, self.use_locking)(var, m, v, vhat, beta1_power, beta2_power, lr, grad)


class FusedCastAdamWeightDecay(Operator):
    """Adam with decoupled weight decay for parameters of half precision."""

    def __init__(self, use_locking=False):
        Operator.__init__(self)
        self.use_locking = validator.check_value_type("use_locking", use_locking, [bool], self.name)

    def __call__(self, var, m, v, lr, beta1, beta2, epsilon, decay, gradient, global_norm):
        slope = gradient.astype(_float32) / global_norm
        m = ops.assign(m, m * beta1 + slope * (1 - beta1))
        v = ops.assign(v, v * beta2 + slope * slope * (1 - beta2))
        wide = var.astype(_float32)
        step = m / (ops.sqrt(v) + epsilon) + decay * wide
        return ops.assign(var, (wide - lr * step).astype(var.dtype)), m, v


# ---- loops

class WhileLoop(Operator):
    """A value, changed by a function as long as a condition holds."""
    takes_functions = True

    def __call__(self, cond_func, loop_func, init_val):
        value = init_val
        while cond_func(value):
            value = loop_func(value)
        return value


class Scan(Operator):
    """(the last value, the results) of a function over elements, each with the value before."""
    takes_functions = True

    def __call__(self, loop_func, init, xs, length=None, unroll=True):
        if xs is None and length is None:
            raise ValueError("For `Scan` op, argument [xs] and [length] cannot be None at the same time")
        if isinstance(xs, (list, tuple)) and isinstance(length, int) and length != len(xs):
            raise ValueError("For `Scan` op, supposed to have the same value of [length] argument as the length of [xs], but got: "
                             f"{length} and: {len(xs)}")
        is_static = _in_static_graph()
        if not callable(loop_func):
            raise TypeError(f"For 'scan', input[0] should be Function, but got {type_text(loop_func)}." if is_static else
                            "For 'Scan', the type of 'loop_func' should be one of '['function', 'method']', but got type "
                            f"'{type(loop_func).__name__}'.")
        if is_static and isinstance(xs, Tensor):
            raise TypeError("For `Scan` op, expect abstract of argument [xs] to be AbstractTuple, AbstractList or AbstractNone, but "
                            "got: AbstractTensor")
        value, results = init, []
        for item in [None] * length if xs is None else xs:
            given = loop_func(value, item)
            if not (isinstance(given, tuple) and len(given) == 2):
                raise ValueError("For `Scan` op, the return value of parameter [loop_func] must be a tuple with two elements, but got: "
                                 "Abstract" + ("Tensor" if isinstance(given, Tensor) else "Tuple") if is_static else
                                 "Invalid loop_func, please check input arguments and return value, error info: "
                                 + ("too many values to unpack (expected 2)" if isinstance(given, Tensor) or len(given) > 2 else
                                    f"not enough values to unpack (expected 2, got {len(given)})"))
            value, result = given
            results.append(result)
        return value, results


class ForiLoop(Operator):
    """A value, changed by a function of the number and the value before."""
    takes_functions = True

    def __call__(self, lower, upper, loop_func, init_val, unroll=True):
        value = init_val
        lower = int(lower) if isinstance(lower, Tensor) else lower
        upper = int(upper) if isinstance(upper, Tensor) else upper
        for i in range(lower, upper):
            value = loop_func(i, value)
        return value
