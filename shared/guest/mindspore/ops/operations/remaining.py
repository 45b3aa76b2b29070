"""Primitives of several families that MindSpore keeps beside those of its functions: norms and losses with what their gradients want,
pull-backs, and steps of caches of embeddings."""
import numpy as np
import _refjit as _native
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops.operator_base import Operator
from mindspore.ops.operations.pulled import pull, pull_all


class AddV2(Operator):
    """The sum of tensors of one shape."""

    def __call__(self, x, y):
        if x.shape != y.shape:
            raise ValueError(f"For primitive[AddV2], the input_shape: [{''.join([str(n) + ',' for n in x.shape])}] must be equal to "
                             f"[{''.join([str(n) + ',' for n in y.shape])}]")
        return ops.add(x, y)


class SparseSoftmaxCrossEntropyWithLogitsV2(Operator):
    """The loss of each row of logits by its label, and the loss's gradient by the logits."""

    def __call__(self, logits, labels):
        likely = ops.log_softmax(logits, -1)
        picked = ops.one_hot(labels.astype(_native.int32), logits.shape[-1]).astype(logits.dtype)
        return -ops.reduce_sum(likely * picked, -1), ops.exp(likely) - picked


class RangeV2(Operator):
    """Numbers from start on, by steps of delta, before limit."""

    def __init__(self, maxlen=1000000):
        Operator.__init__(self)
        self.maxlen = validator.check_positive_int(maxlen, "maxlen", self.name)

    def __call__(self, start, limit, delta):
        return ops.range(start, limit, delta).astype(start.dtype)


class ConcatOffsetV1(Operator):
    """Where each of the operands of a concatenation begins, of their shapes in tensors."""

    def __call__(self, axis, x):
        axis, passed, out = int(axis), 0, []
        for shape in x:
            places = np.zeros(shape.shape, np.int32)
            places[axis] = passed
            passed += int(shape[axis])
            out.append(Tensor(places))
        return tuple(out)


class ScaleGrad(Operator):
    """Gradients times a scale, each in its dtype."""

    def __call__(self, gradients, scale):
        return tuple([gradient * scale.astype(gradient.dtype) for gradient in gradients])


# ---- instance normalisation

class InstanceNormV2(Operator):
    """Each image's channels normalised over their places by their own statistics, which move the running ones, or by the running ones; with
    the mean and one over the deviation."""

    def __init__(self, is_training=True, momentum=0.1, epsilon=1e-5):
        Operator.__init__(self)
        self.is_training = validator.check_bool(is_training, "is_training", self.name)
        self.momentum = validator.check_float_range(momentum, 0, 1, validator.INC_BOTH, "momentum", self.name)
        self.epsilon = validator.check_float_range(epsilon, 0, 1, validator.INC_RIGHT, "epsilon", self.name)

    def __call__(self, x, gamma, beta, mean, variance):
        wide = x.astype(_native.float32)
        own_mean, scale, saved = mean, ops.rsqrt(variance + self.epsilon), (ops.zeros_like(mean), ops.zeros_like(variance))
        if self.is_training:
            own_mean, spread = ops.mean(wide, (2, 3), True), ops.var(wide, (2, 3), 0, True)
            scale = ops.rsqrt(spread + self.epsilon)
            saved, places = (own_mean, scale), x.shape[2] * x.shape[3]
        out = ((wide - own_mean) * scale * gamma + beta).astype(x.dtype)
        if self.is_training:
            self._move(mean, own_mean)
            self._move(variance, spread * (places / max(places - 1, 1)))
        return (out, *saved)

    def _move(self, running, own):
        running.assign_value(self.momentum * own + (1 - self.momentum) * running)


class InstanceNormV2Grad(Operator):
    """The gradients of InstanceNormV2 by its image, scale and shift."""

    def __init__(self, is_training=True, epsilon=1e-5):
        Operator.__init__(self)
        self.is_training = validator.check_bool(is_training, "is_training", self.name)
        self.epsilon = validator.check_float_range(epsilon, 0, 1, validator.INC_RIGHT, "epsilon", self.name)

    def __call__(self, dy, x, gamma, mean, variance, save_mean, save_variance):
        wide, above = x.astype(_native.float32), dy.astype(_native.float32)
        # What a training step saves as a variance is one over the deviation.
        centre, scale = (save_mean, save_variance) if self.is_training else (mean, ops.rsqrt(variance + self.epsilon))
        normal = (wide - centre) * scale
        of_beta, of_gamma = ops.reduce_sum(above, (2, 3)), ops.reduce_sum(above * normal, (2, 3))
        of_beta, of_gamma = [ops.reshape(part, gamma.shape) for part in (of_beta, of_gamma)]
        out = above * gamma * scale
        if self.is_training:
            out = out - (of_beta + normal * of_gamma) * gamma * scale / (x.shape[2] * x.shape[3])
        return out.astype(x.dtype), of_gamma, of_beta


# ---- pull-backs

class CTCLossV2Grad(Operator):
    """The gradient of CTCLossV2 by the log probabilities."""

    def __init__(self, blank, reduction="none", zero_infinity=False):
        Operator.__init__(self)
        self.blank, self.reduction, self.zero_infinity = blank, reduction, zero_infinity

    def __call__(self, grad_out, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha):
        def loss(values):
            return ops.ctc_loss(values, targets, input_lengths, target_lengths, self.blank, self.reduction, self.zero_infinity)[0]
        return pull(loss, grad_out, log_probs)


class DeformableOffsetsGrad(Operator):
    """The gradients of DeformableOffsets by its images and offsets."""

    def __init__(self, strides, pads, kernel_size, dilations=(1, 1, 1, 1), data_format="NCHW", deformable_groups=1, modulated=True):
        Operator.__init__(self)
        from mindspore.ops.operations.patches import DeformableOffsets
        self.forward = DeformableOffsets(strides, pads, kernel_size, dilations, data_format, deformable_groups, modulated)

    def __call__(self, dout, x, offsets):
        return pull_all(self.forward, dout, x, offsets)


class ResizeV2Grad(Operator):
    """The gradient of ResizeV2 by its images, which had `original_size`."""

    def __init__(self, coordinate_transformation_mode="half_pixel", mode="nearest"):
        Operator.__init__(self)
        from mindspore.ops.operations.scaling import ResizeV2
        self.mode, self.forward = mode, ResizeV2(coordinate_transformation_mode, mode)

    def __call__(self, grads, roi, scales, original_size):
        size = tuple(original_size.asnumpy().tolist())
        if self.mode != "cubic" and size[2] != 1:
            raise ValueError(f"For '{self.name}', original_size[2] must be 1, when mode='nearest' or 'linear'.")
        wanted = Tensor(list(grads.shape), _native.int64)
        return pull(lambda images: self.forward(images, roi, scales, wanted), grads, ops.zeros(size, grads.dtype))


# ---- caches of embeddings

class MapUniform(Operator):
    """Keys dealt out to groups, each `per_group_size` long: key % group_num * per_group_size + key // group_num."""

    def __call__(self, input, per_group_size, group_num):
        return input % group_num * per_group_size + ops.floor_div(input, group_num)


class PadAndShift(Operator):
    """What one part of `input_x` has, at its place in -1s: parts end where `cum_sum_arr` says."""

    def __call__(self, input_x, cum_sum_arr, shift_idx):
        ends, place = cum_sum_arr.asnumpy(), int(shift_idx)
        values, first, last = input_x.asnumpy(), int(ends[place]), int(ends[place + 1])
        out = np.full(int(ends[-1]), -1, values.dtype)
        out[first:last] = values[:last - first]
        return Tensor(out)


class UpdateCache(Operator):
    """Rows of a table replaced, but for rows past `max_num`, or before the first."""

    def __call__(self, input_x, indices, updates, max_num):
        rows, limit = indices.asnumpy().reshape(-1), int(max_num)
        table, values = input_x.asnumpy().copy(), updates.asnumpy().reshape(rows.shape[0], -1)
        for row, value in zip(rows.tolist(), values):
            if 0 <= row < limit:
                table[row] = value.reshape(table.shape[1:])
        ops.assign(input_x, Tensor(table))
        return Tensor(np.zeros(1, np.float32))


# ---- boxes

class SampleDistortedBoundingBoxV2(Operator):
    """A part of an image, drawn with a ratio of its sides and an area in ranges, that covers enough of one of the boxes; the whole image
    when no draw does. MindSpore's draws are not ours."""

    def __init__(self, seed=0, seed2=0, aspect_ratio_range=(0.75, 1.33), area_range=(0.05, 1.0), max_attempts=100,
                 use_image_if_no_bounding_boxes=False):
        Operator.__init__(self)
        self.random = np.random.RandomState((seed * 1000003 + seed2) % 2 ** 32 if seed or seed2 else None)
        self.ratios = validator.check_value_type("aspect_ratio_range", aspect_ratio_range, [list, tuple], self.name)
        self.areas = validator.check_value_type("area_range", area_range, [list, tuple], self.name)
        self.max_attempts = validator.check_positive_int(max_attempts, "max_attempts", self.name)
        self.whole_without_boxes = validator.check_bool(use_image_if_no_bounding_boxes, "use_image_if_no_bounding_boxes", self.name)

    def __call__(self, image_size, bounding_boxes, min_object_covered):
        if min_object_covered.ndim != 1:
            raise ValueError(f"For primitive[{self.name}], the min_object_covered dimension must be equal to 1, but got "
                             f"{min_object_covered.ndim}.")
        height, width = image_size.asnumpy().tolist()[:2]
        boxes = bounding_boxes.asnumpy().reshape(-1, 4)
        if not boxes.size:
            if not self.whole_without_boxes:
                raise ValueError(f"For '{self.name}', no bounding boxes provided as input.")
            boxes = np.array([[0.0, 0.0, 1.0, 1.0]], np.float32)
        top, left, rows, columns = self._drawn(height, width, boxes, float(min_object_covered[0]))
        part = np.array([top / height, left / width, (top + rows) / height, (left + columns) / width], np.float32)
        return (Tensor([top, left, 0], image_size.dtype), Tensor([rows, columns, -1], image_size.dtype), Tensor(part.reshape(1, 1, 4)))

    def _drawn(self, height, width, boxes, least):
        for _ in range(self.max_attempts):
            ratio, area = self.random.uniform(*self.ratios), self.random.uniform(*self.areas) * height * width
            rows, columns = int(round((area / ratio) ** 0.5)), int(round((area * ratio) ** 0.5))
            if 0 < rows <= height and 0 < columns <= width:
                top, left = self.random.randint(height - rows + 1), self.random.randint(width - columns + 1)
                part = np.array([top / height, left / width, (top + rows) / height, (left + columns) / width])
                if [box for box in boxes if _covered(box, part) >= least]:
                    return top, left, rows, columns
        return 0, 0, height, width


def _covered(box, part):
    """How much of a box a part covers."""
    sides = np.minimum(box[2:], part[2:]) - np.maximum(box[:2], part[:2])
    area = np.prod(box[2:] - box[:2])
    return float(np.prod(sides) / area) if sides.min() > 0 and area > 0 else 0.0
