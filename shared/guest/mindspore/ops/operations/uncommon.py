"""Primitives of several kinds that few programs use: images, pools with given samples, matrices, sparse steps of optimizers, arrays of
tensors, and operators on sequences."""
import numpy as np
import _refjit as _native
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops import operations as _operations
from mindspore.ops.operator_base import Operator
from mindspore.scipy.decompositions import SymmetricEigen


def _like(array, x):
    return Tensor(np.asarray(array), x.dtype)


def _listed(value):
    """Numbers, given as such or as a Tensor."""
    return tuple(value.asnumpy().reshape(-1).tolist()) if isinstance(value, Tensor) else tuple(value)


# ---- images

class AdjustContrastv2(Operator):
    """(x - mean) factor + mean, by image and channel."""

    def __call__(self, images, contrast_factor):
        mean = ops.mean(images, (-3, -2), True)
        return (images - mean) * contrast_factor.astype(images.dtype) + mean


class ExtractGlimpse(Operator):
    """Windows of images (NHWC) around given places; noise outside of them."""

    def __init__(self, centered=True, normalized=True, uniform_noise=True, noise="uniform"):
        Operator.__init__(self)
        for name, value in (("centered", centered), ("normalized", normalized), ("uniform_noise", uniform_noise)):
            validator.check_value_type(name, value, [bool], self.name)
        self.centered, self.normalized = centered, normalized
        self.noise = validator.check_string(noise, ["uniform", "gaussian", "zero"], "noise", self.name)
        self.uniform_noise = uniform_noise

    def __call__(self, x, size, offsets):
        image, (height, width) = x.asnumpy(), _listed(size)
        found = np.zeros((image.shape[0], height, width, image.shape[3]), np.float32)
        if self.noise == "uniform" and self.uniform_noise:
            found += np.random.uniform(0, 255, found.shape).astype(np.float32)
        elif self.noise == "gaussian":
            found += np.maximum(np.random.normal(128, 64, found.shape), 0).astype(np.float32)
        lengths = np.array(image.shape[1:3])
        for n, place in enumerate(offsets.asnumpy().astype(np.float64)):
            if self.normalized:
                place = place * lengths
            if self.centered:
                place = (place + lengths) / 2 if self.normalized else place + lengths / 2
                place = place - np.array([height, width]) / 2
            top, left = [int(v) for v in place]
            rows = range(max(0, -top), min(height, image.shape[1] - top))
            columns = range(max(0, -left), min(width, image.shape[2] - left))
            for i in rows:
                for j in columns:
                    found[n, i, j] = image[n, top + i, left + j]
        return Tensor(found)


class NonMaxSuppressionWithOverlaps(Operator):
    """Boxes by score, those that overlap a better one left out; overlaps are given."""

    def __call__(self, overlaps, scores, max_output_size, overlap_threshold, score_threshold):
        known, marks = overlaps.asnumpy(), scores.asnumpy()
        most, limit, least = [v.asnumpy().item() for v in (max_output_size, overlap_threshold, score_threshold)]
        kept = []
        for i in np.argsort(-marks, kind="stable").tolist():
            if len(kept) < most and marks[i] > least and all(known[i, j] <= limit for j in kept):
                kept.append(i)
        return Tensor(np.array(kept, np.int32))


class CropAndResizeGradImage(Operator):
    """Gradient of CropAndResize by its images (NHWC)."""

    def __init__(self, T, method="bilinear"):
        Operator.__init__(self)
        self.method, self.dtype = method, T

    def __call__(self, grads, boxes, box_index, image_size):
        lengths, dy = _listed(image_size), grads.asnumpy()
        found = np.zeros(lengths, np.float64)
        for n, (top, left, bottom, right) in enumerate(boxes.asnumpy().astype(np.float64)):
            at = int(box_index.asnumpy()[n])
            for i in range(dy.shape[1]):
                y = _place(top, bottom, i, dy.shape[1], lengths[1])
                for j in range(dy.shape[2]):
                    x = _place(left, right, j, dy.shape[2], lengths[2])
                    if not (0 <= y <= lengths[1] - 1 and 0 <= x <= lengths[2] - 1):
                        continue
                    if self.method == "nearest":
                        found[at, int(np.round(y)), int(np.round(x))] += dy[n, i, j]
                        continue
                    for r, by_r in ((int(np.floor(y)), 1 - (y - np.floor(y))), (int(np.ceil(y)), y - np.floor(y))):
                        for c, by_c in ((int(np.floor(x)), 1 - (x - np.floor(x))), (int(np.ceil(x)), x - np.floor(x))):
                            found[at, r, c] += by_r * by_c * dy[n, i, j]
        return Tensor(found, self.dtype)


class CropAndResizeGradBoxes(Operator):
    """Gradient of CropAndResize by its boxes."""

    def __init__(self, method="bilinear"):
        Operator.__init__(self)
        self.method = validator.check_string(method, ["bilinear"], "method", self.name)

    def __call__(self, grads, images, boxes, box_index):
        image, dy = images.asnumpy().astype(np.float64), grads.asnumpy()
        height, width, found = image.shape[1], image.shape[2], np.zeros(boxes.shape)
        for n, (top, left, bottom, right) in enumerate(boxes.asnumpy().astype(np.float64)):
            part = image[int(box_index.asnumpy()[n])]
            rows, columns = dy.shape[1], dy.shape[2]
            for i in range(rows):
                y = _place(top, bottom, i, rows, height)
                for j in range(columns):
                    x = _place(left, right, j, columns, width)
                    if not (0 <= y <= height - 1 and 0 <= x <= width - 1):
                        continue
                    r, c, by_r, by_c = int(np.floor(y)), int(np.floor(x)), y - np.floor(y), x - np.floor(x)
                    below, beside = int(np.ceil(y)), int(np.ceil(x))
                    by_y = ((1 - by_c) * (part[below, c] - part[r, c]) + by_c * (part[below, beside] - part[r, beside])) * dy[n, i, j]
                    by_x = ((1 - by_r) * (part[r, beside] - part[r, c]) + by_r * (part[below, beside] - part[below, c])) * dy[n, i, j]
                    down = i / (rows - 1) if rows > 1 else 0.5
                    along = j / (columns - 1) if columns > 1 else 0.5
                    found[n] += np.array([by_y.sum() * (height - 1) * (1 - down), by_x.sum() * (width - 1) * (1 - along),
                                          by_y.sum() * (height - 1) * down, by_x.sum() * (width - 1) * along])
        return Tensor(found.astype(np.float32))


def _place(first, last, i, count, length):
    """Where sample i of `count` stands between two sides of a box, in pixels."""
    if count > 1:
        return first * (length - 1) + i * (last - first) * (length - 1) / (count - 1)
    return 0.5 * (first + last) * (length - 1)


class FractionalMaxPoolWithFixedKsize(Operator):
    """Maxima of windows whose places samples tell."""
    function = staticmethod(ops.fractional_max_pool2d)

    def __init__(self, ksize, output_shape, data_format="NCHW"):
        Operator.__init__(self)
        self.ksize, self.output_shape = ksize, output_shape
        validator.check_string(data_format, ["NCHW"], "data_format", self.name)

    def __call__(self, input_x, random_samples):
        size = tuple(self.ksize) if isinstance(self.ksize, (tuple, list)) else self.ksize
        return self.function(input_x, size, self.output_shape, None, True, random_samples)


class FractionalMaxPool3DWithFixedKsize(FractionalMaxPoolWithFixedKsize):
    """Maxima of windows of three axes whose places samples tell."""
    function = staticmethod(ops.fractional_max_pool3d)

    def __init__(self, ksize, output_shape, data_format="NCDHW"):
        Operator.__init__(self)
        self.ksize, self.output_shape = ksize, output_shape


# ---- arrays

class ReLUV3(Operator):
    """max(x, 0)."""

    def __call__(self, x):
        return ops.relu(x)


class ClipByNorm(Operator):
    """x, no longer than a norm along some axes."""

    def __init__(self, axis=None):
        Operator.__init__(self)
        self.axis = validator.check_value_type("axis", axis, [int, tuple, list, type(None)], self.name)

    def __call__(self, x, clip_norm):
        axes = tuple(range(x.ndim)) if self.axis is None else self.axis
        length = ops.sqrt(ops.sum(ops.square(x), axes, True))
        return x * clip_norm / ops.maximum(length, clip_norm)


class DynamicBroadcastTo(Operator):
    """x in a shape that a tensor tells."""

    def __call__(self, x, shape):
        return ops.broadcast_to(x, _listed(shape))


class SequenceMask(Operator):
    """Which places come before each length."""

    def __call__(self, lengths, maxlen):
        return ops.sequence_mask(lengths, int(maxlen) if isinstance(maxlen, Tensor) else maxlen)


class DynamicStitch(Operator):
    """Rows of several tensors at the places that indices tell."""

    def __call__(self, indices, data):
        places = np.concatenate([i.asnumpy().reshape(-1) for i in indices])
        inner = data[0].shape[indices[0].ndim:]
        rows = np.concatenate([d.asnumpy().reshape((-1,) + inner) for d in data])
        found = np.zeros((int(places.max()) + 1,) + inner, rows.dtype)
        for place, row in zip(places.tolist(), rows):
            found[place] = row
        return _like(found, data[0])


# ---- matrices

class TridiagonalSolve(Operator):
    """x of a tridiagonal system, whose diagonals are given: above, on, below."""

    def __init__(self, partial_pivoting=True):
        Operator.__init__(self)
        self.partial_pivoting = validator.check_value_type("partial_pivoting", partial_pivoting, [bool], self.name)

    def __call__(self, diagonals, rhs):
        bands, size = diagonals.asnumpy(), diagonals.shape[-1]
        whole = np.zeros(bands.shape[:-2] + (size, size), bands.dtype)
        for i in range(size):
            whole[..., i, i] = bands[..., 1, i]
            if i + 1 < size:
                whole[..., i, i + 1] = bands[..., 0, i]
                whole[..., i + 1, i] = bands[..., 2, i + 1]
        return _like(np.linalg.solve(whole, rhs.asnumpy()), rhs)


class Lu(Operator):
    """L and U in one matrix, and the order of the rows."""

    def __init__(self, output_idx_type):
        Operator.__init__(self)
        self.output_idx_type = output_idx_type

    def __call__(self, input):
        from mindspore.scipy.linalg import lu_factor
        shape = input.shape
        found, orders = [], []
        for matrix in ops.reshape(input, (-1,) + shape[-2:]):
            packed, pivots = lu_factor(matrix)
            order = list(range(shape[-1]))
            for i, p in enumerate(pivots.asnumpy().tolist()):
                order[i], order[p] = order[p], order[i]
            found.append(packed)
            orders.append(order)
        return ops.reshape(ops.stack(found), shape), Tensor(np.array(orders).reshape(shape[:-1]), self.output_idx_type)


class SelfAdjointEig(Operator):
    """Eigenvalues and eigenvectors of Hermitian matrices."""

    def __init__(self, compute_v=True):
        Operator.__init__(self)
        self.compute_v = validator.check_value_type("compute_v", compute_v, [bool], self.name)

    def __call__(self, x):
        values, vectors = np.linalg.eigh(x.asnumpy())
        return _like(values, x), _like(vectors, x) if self.compute_v else Tensor(np.zeros((0,), np.float32), x.dtype)


class Eigh(Operator):
    """Eigenvalues, and eigenvectors if they are asked for, of Hermitian matrices."""

    def __init__(self, compute_eigenvectors=True, lower=True):
        Operator.__init__(self)
        self.compute_eigenvectors = validator.check_value_type("compute_eigenvectors", compute_eigenvectors, [bool], self.name)
        self.lower = validator.check_value_type("lower", lower, [bool], self.name)

    def __call__(self, A):
        values, vectors = SymmetricEigen(self.lower)(A)
        values = values.astype(A.dtype)
        return (values, vectors.astype(A.dtype)) if self.compute_eigenvectors else values


# ---- steps of optimizers on some rows

class _SparseStep(Operator):
    """A step on the rows that indices name, one after another; what is written are the Parameters among the operands."""

    def __init__(self, use_locking=False):
        Operator.__init__(self)
        validator.check_value_type("use_locking", use_locking, [bool], self.name)

    def _write(self, parameter, array):
        ops.assign(parameter, _like(array, parameter))


def _numbers(*values):
    return [float(v.asnumpy()) if isinstance(v, Tensor) else float(v) for v in values]


class SparseApplyMomentum(_SparseStep):
    """Momentum on some rows; use_nesterov changes nothing, as on MindSpore's CPU."""

    def __init__(self, use_locking=False, use_nesterov=False):
        _SparseStep.__init__(self, use_locking)

    def __call__(self, var, accum, lr, grad, indices, momentum):
        w, a = var.asnumpy().copy(), accum.asnumpy().copy()
        lr, momentum = _numbers(lr, momentum)
        for i, g in zip(indices.asnumpy().tolist(), grad.asnumpy()):
            a[i] = a[i] * momentum + g
            w[i] -= a[i] * lr
        self._write(var, w)
        self._write(accum, a)
        return _like(w, var)


class SparseApplyProximalGradientDescent(_SparseStep):
    """Proximal gradient descent on some rows."""

    def __call__(self, var, alpha, l1, l2, grad, indices):
        w = var.asnumpy().copy()
        alpha, l1, l2 = _numbers(alpha, l1, l2)
        for i, g in zip(indices.asnumpy().tolist(), grad.asnumpy()):
            moved = w[i] - alpha * g
            w[i] = np.sign(moved) / (1 + alpha * l2) * np.maximum(np.abs(moved) - alpha * l1, 0)
        self._write(var, w)
        return _like(w, var)


class SparseApplyAdadelta(_SparseStep):
    """Adadelta on some rows."""

    def __init__(self, epsilon, use_locking=False):
        _SparseStep.__init__(self, use_locking)
        self.epsilon = validator.check_value_type("epsilon", epsilon, [float], self.name)

    def __call__(self, var, accum, accum_update, lr, rho, grad, indices):
        w, a, u = [p.asnumpy().copy() for p in (var, accum, accum_update)]
        lr, rho = _numbers(lr, rho)
        for i, g in zip(indices.asnumpy().tolist(), grad.asnumpy()):
            a[i] = rho * a[i] + (1 - rho) * g * g
            step = np.sqrt(u[i] + self.epsilon) / np.sqrt(a[i] + self.epsilon) * g
            u[i] = rho * u[i] + (1 - rho) * step * step
            w[i] -= lr * step
        for parameter, array in ((var, w), (accum, a), (accum_update, u)):
            self._write(parameter, array)
        return _like(w, var), _like(a, accum), _like(u, accum_update)


class SparseApplyRMSProp(_SparseStep):
    """RMSProp on some rows."""

    def __init__(self, rho, momentum, epsilon, use_locking=False):
        _SparseStep.__init__(self, use_locking)
        self.rho, self.momentum, self.epsilon = rho, momentum, epsilon

    def __call__(self, var, ms, mom, lr, grad, indices):
        w, square, moment = [p.asnumpy().copy() for p in (var, ms, mom)]
        lr, = _numbers(lr)
        for i, g in zip(indices.asnumpy().tolist(), grad.asnumpy()):
            square[i] = self.rho * square[i] + (1 - self.rho) * g * g
            moment[i] = self.momentum * moment[i] + lr * g / np.sqrt(square[i] + self.epsilon)
            w[i] -= moment[i]
        for parameter, array in ((var, w), (ms, square), (mom, moment)):
            self._write(parameter, array)
        return _like(w, var), _like(square, ms), _like(moment, mom)


class SparseApplyCenteredRMSProp(_SparseStep):
    """Centred RMSProp on some rows."""

    def __call__(self, var, mg, ms, mom, lr, rho, momentum, epsilon, grad, indices):
        w, mean, square, moment = [p.asnumpy().copy() for p in (var, mg, ms, mom)]
        lr, rho, momentum, epsilon = _numbers(lr, rho, momentum, epsilon)
        for i, g in zip(indices.asnumpy().tolist(), grad.asnumpy()):
            square[i] = rho * square[i] + (1 - rho) * g * g
            mean[i] = rho * mean[i] + (1 - rho) * g
            moment[i] = momentum * moment[i] + lr * g / np.sqrt(square[i] - mean[i] * mean[i] + epsilon)
            w[i] -= moment[i]
        for parameter, array in ((var, w), (mg, mean), (ms, square), (mom, moment)):
            self._write(parameter, array)
        return _like(w, var)


class SparseApplyAdagradDA(_SparseStep):
    """Dual averaging Adagrad on some rows."""

    def __call__(self, var, grad_accum, grad_square_accum, grad, indices, lr, l1, l2, global_step):
        w, total, square = [p.asnumpy().copy() for p in (var, grad_accum, grad_square_accum)]
        lr, l1, l2, step = _numbers(lr, l1, l2, global_step)
        for i, g in zip(indices.asnumpy().tolist(), grad.asnumpy()):
            total[i] += g
            square[i] += g * g
            shrunk = np.sign(total[i]) * np.maximum(np.abs(total[i]) - l1 * step, 0) if l1 > 0 else total[i]
            w[i] = -lr * shrunk / (l2 * step * lr + np.sqrt(square[i]))
        for parameter, array in ((var, w), (grad_accum, total), (grad_square_accum, square)):
            self._write(parameter, array)
        return _like(w, var)


class AdamNoUpdateParam(Operator):
    """The step that Adam would take; moments are written, the weight is not."""

    def __init__(self, use_locking=False, use_nesterov=False):
        Operator.__init__(self)
        for name, value in (("use_locking", use_locking), ("use_nesterov", use_nesterov)):
            validator.check_value_type(name, value, [bool], self.name)
        self.use_nesterov = use_nesterov

    def __call__(self, m, v, beta1_power, beta2_power, lr, beta1, beta2, epsilon, gradient):
        first, second, g = m.asnumpy().copy(), v.asnumpy().copy(), gradient.asnumpy()
        power1, power2, lr, beta1, beta2, epsilon = _numbers(beta1_power, beta2_power, lr, beta1, beta2, epsilon)
        first += (1 - beta1) * (g - first)
        second += (1 - beta2) * (g * g - second)
        ops.assign(m, _like(first, m))
        ops.assign(v, _like(second, v))
        rate = lr * np.sqrt(1 - power2) / (1 - power1)
        moved = beta1 * first + (1 - beta1) * g if self.use_nesterov else first
        return _like((-rate * moved / (np.sqrt(second) + epsilon)).astype(first.dtype), m)


# ---- sequences

class _OfValues(Operator):
    """A function of Python values and tensors."""

    def __call__(self, *values):
        return self.of(*values)


def _sequence_operator(name, documentation, function):
    return type(_OfValues)(name, (_OfValues,), {"__doc__": documentation, "of": staticmethod(function), "__module__": __name__})


def _same(a, b):
    return bool(ops.all(a == b)) if isinstance(a, Tensor) or isinstance(b, Tensor) else a == b


def _found(sequence, target, start=None, end=None):
    for i in range(len(sequence))[start:end]:
        if _same(sequence[i], target):
            return i
    raise ValueError(f"{target} is not in {type(sequence).__name__}")


def _extreme(sequence, is_better):
    best = sequence[0]
    for item in sequence[1:]:
        if is_better(item, best):
            best = item
    return best


def _zeros_for(sequence):
    return type(sequence)([ops.zeros_like(v) if isinstance(v, Tensor) else type(v)(0) for v in sequence])


SequenceAdd = _sequence_operator("SequenceAdd", "One sequence after another.", lambda x, y: x + y)
SequenceMul = _sequence_operator("SequenceMul", "A sequence several times.", lambda sequence, scalar: sequence * scalar)
SequenceCount = _sequence_operator("SequenceCount", "How often something stands in a sequence.",
                                   lambda sequence, target: len([v for v in sequence if _same(v, target)]))
SequenceIndex = _sequence_operator("SequenceIndex", "Where something stands first.", _found)
SequenceMax = _sequence_operator("SequenceMax", "The largest.", lambda sequence: _extreme(sequence, lambda a, b: a > b))
SequenceMin = _sequence_operator("SequenceMin", "The smallest.", lambda sequence: _extreme(sequence, lambda a, b: a < b))
SequenceSlice = _sequence_operator("SequenceSlice", "A part of a sequence.",
                                   lambda sequence, start, stop, step: sequence[start:stop:step])
InSequence = _sequence_operator("InSequence", "Whether something stands in a sequence.",
                                lambda target, sequence: any(_same(v, target) for v in sequence))
ListAppend = _sequence_operator("ListAppend", "A list with one more item.", lambda data, target: list(data) + [target])
ListInsert = _sequence_operator("ListInsert", "A list with an item before another.",
                                lambda data, index, target: list(data[:index]) + [target] + list(data[index:]))
SequenceZerosLike = _sequence_operator("SequenceZerosLike", "Zeros in the place of the items.", lambda sequence: _zeros_for(sequence))
ListAppendAndInsertGrad = _sequence_operator("ListAppendAndInsertGrad", "A list without the item at a place.",
                                             lambda dout, index: [v for i, v in enumerate(dout) if i != index % len(dout)])
TupleToTensor = _sequence_operator("TupleToTensor", "A tensor of numbers.", lambda x, dtype: Tensor(x, dtype))
ListToTensor = _sequence_operator("ListToTensor", "A tensor of numbers.", lambda x, dtype: Tensor(x, dtype))
TensorToTuple = _sequence_operator("TensorToTuple", "The numbers of a tensor.", lambda x: tuple(x.asnumpy().tolist()))
TensorToList = _sequence_operator("TensorToList", "The numbers of a tensor.", lambda x: x.asnumpy().tolist())
TensorToScalar = _sequence_operator("TensorToScalar", "The number of a tensor.", lambda x: x.asnumpy().item())


class SequenceStack(Operator):
    """Tensors stacked along a new axis."""

    def __init__(self, axis=0):
        Operator.__init__(self)
        self.axis = axis

    def __call__(self, x):
        return ops.stack(x, self.axis)


class SequenceUnstack(Operator):
    """A tensor cut along an axis."""

    def __init__(self, axis=0, num=None):
        Operator.__init__(self)
        self.axis = axis

    def __call__(self, x):
        return ops.unstack(x, self.axis)
