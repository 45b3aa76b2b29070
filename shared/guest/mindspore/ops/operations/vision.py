"""Primitives over images and boxes. Samplings that are separable (bilinear, nearest) are products with one matrix an axis, so that
gradients and graphs follow from the products'."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.ops.operator_base import Operator, require, type_text

_float32, _int32, _int64 = _native.float32, _native.int32, _native.int64


def _counting(count, dtype):
    """0, 1, ... as a tensor."""
    return Tensor(list(range(count)), dtype)


def _hat(places, length):
    """Bilinear weights of the elements of an axis at places: (..., length)."""
    distance = ops.abs(ops.expand_dims(places, -1) - _counting(length, places.dtype))
    return ops.maximum(1.0 - distance, 0.0)


def _nearest(places, length):
    """1 at the element nearest to each place."""
    return (ops.expand_dims(ops.floor(places + 0.5), -1) == _counting(length, places.dtype)).astype(places.dtype)


class CropAndResize(Operator):
    """Boxes cut out of images (NHWC) and brought to one size."""

    def __init__(self, method="bilinear", extrapolation_value=0.0):
        Operator.__init__(self)
        self.method = validator.check_string(method, ["bilinear", "nearest", "bilinear_v2"], "method", self.name)
        self.extrapolation_value = validator.check_value_type("extrapolation_value", extrapolation_value, [float], self.name)

    def _check(self, x, boxes, box_index, crop_size):
        require(self.name, "x", x, "numbers")
        require(self.name, "boxes", boxes, "f4")
        require(self.name, "box_index", box_index, "i4")
        start = f"For primitive[{self.name}], the "
        for name, value, rank in (("x", x, 4), ("boxes", boxes, 2), ("box_index", box_index, 1)):
            if value.ndim != rank:
                raise ValueError(f"{start}[{name}] rank must be equal to {rank}, but got {value.ndim}.")
        if len(crop_size) != 2:
            raise ValueError(f"{start}[crop_size] length must be equal to 2, but got {len(crop_size)}.")
        if boxes.shape[0] != box_index.shape[0]:
            raise ValueError(f"{start}[boxes] dim_0 must be equal to [box_index] dim_0, but got {boxes.shape[0]} vs "
                             f"{box_index.shape[0]}.")
        if boxes.shape[1] != 4:
            raise ValueError(f"{start}[boxes] dim_1 must be equal to 4, but got {boxes.shape[1]}.")

    def _places(self, method, low, high, length, count):
        """Where the samples of one axis lie, and whether inside: (boxes, count)."""
        steps = _counting(count, _float32)
        low, high = ops.expand_dims(low, 1), ops.expand_dims(high, 1)
        if method == "bilinear_v2":
            # Whole elements: from the one that the box begins in to the one that it ends in.
            first = ops.floor(low * length)
            places = first + (steps + 0.5) * ((ops.floor(high * length) - first + 1.0) / count) - 0.5
            return ops.clamp(ops.maximum(places, first), 0, length - 1), places > -1e9
        if count > 1:
            places = low * (length - 1) + steps * ((high - low) * (length - 1) / (count - 1))
        else:
            places = (low + high) * 0.5 * (length - 1) + steps
        # A sample that is one element has no slope.
        places = ops.select(ops.floor(places) == places, ops.stop_gradient(places), places)
        return places, ops.logical_and(places >= 0, places <= length - 1)

    def __call__(self, x, boxes, box_index, crop_size):
        self._check(x, boxes, box_index, crop_size)
        if self.method == "bilinear":
            return self._crops(self.method, x, boxes, box_index, crop_size)
        # Whatever the method, MindSpore's slope by the boxes is that of bilinear samples.
        slope = self._crops("bilinear", ops.stop_gradient(x), boxes, box_index, crop_size)
        slope = ops.select(ops.isfinite(slope), slope - ops.stop_gradient(slope), ops.zeros_like(slope))
        return self._crops(self.method, x, ops.stop_gradient(boxes), box_index, crop_size) + slope

    def _crops(self, method, x, boxes, box_index, crop_size):
        height, width = x.shape[1:3]
        rows, in_rows = self._places(method, boxes[:, 0], boxes[:, 2], height, crop_size[0])
        columns, in_columns = self._places(method, boxes[:, 1], boxes[:, 3], width, crop_size[1])
        weights = _nearest if method == "nearest" else _hat
        if not _native.is_recording():
            for index in box_index.asnumpy().tolist():
                if not 0 <= index < x.shape[0]:
                    raise ValueError(f"For 'CropAndResize', the value of box_index must be in [0, {x.shape[0]}), but got [{index}].")
        image = ops.gather(ops.cast(x, _float32), box_index, 0)
        image = ops.transpose(image, (0, 3, 1, 2))
        down = ops.matmul(ops.expand_dims(weights(rows, height), 1), image)
        out = ops.matmul(down, ops.transpose(ops.expand_dims(weights(columns, width), 1), (0, 1, 3, 2)))
        inside = ops.logical_and(ops.expand_dims(in_rows, 2), ops.expand_dims(in_columns, 1))
        out = ops.transpose(out, (0, 2, 3, 1))
        filler = ops.full_like(out, self.extrapolation_value)
        return ops.select(ops.broadcast_to(ops.expand_dims(inside, 3), out.shape), out, filler)


class PSROIPooling(Operator):
    """Means over the bins of position-sensitive regions of interest."""
    inputs = (("features", "floats"), ("rois", "floats"))

    def __init__(self, spatial_scale, group_size, output_dim):
        Operator.__init__(self)
        self.spatial_scale = validator.check_positive_float(spatial_scale, "spatial_scale", self.name)
        self.group_size = validator.check_positive_int(group_size, "group_size", self.name)
        self.output_dim = validator.check_positive_int(output_dim, "output_dim", self.name)

    def compute(self, features, rois):
        if features.ndim != 4:
            raise ValueError(f"For '{self.name}', the dimension of 'features' must be 4, but got {features.ndim}.")
        g, height, width = self.group_size, features.shape[2], features.shape[3]
        if features.shape[1] != self.output_dim * g * g:
            raise ValueError(f"For 'PSROIPooling', the second dimension({features.shape[1]}) of the input 'features' is not equal to "
                             f"the product of group_size({g}) * group_size({g}) * output_dim({self.output_dim}).")
        batch, weights = bin_weights(rois, self.spatial_scale, g, height, width, features.dtype)
        planes = ops.reshape(features, (features.shape[0], self.output_dim, g, g, height, width))
        return ops.sum(ops.gather(planes, batch, 0) * weights, (4, 5))


class PSROIPoolingGrad(Operator):
    """Gradient of PSROIPooling by its features."""
    inputs = (("dx", "floats"), ("rois", "floats"))

    def __init__(self, input_size, spatial_scale, group_size, output_dim):
        Operator.__init__(self)
        self.input_size = input_size
        self.spatial_scale = spatial_scale
        self.group_size = group_size
        self.output_dim = output_dim

    def compute(self, dx, rois):
        g, images = self.group_size, rois.shape[0]
        size = self.input_size if isinstance(self.input_size, (tuple, list)) else (self.input_size,) * 2
        height, width = size[-2], size[-1]
        batch, weights = bin_weights(rois, self.spatial_scale, g, height, width, dx.dtype)
        spread = ops.reshape(dx, (-1, self.output_dim, g, g, 1, 1)) * weights
        total = ops.unsorted_segment_sum(spread, batch, images)
        return ops.reshape(total, (images, self.output_dim * g * g, height, width))


def bin_weights(rois, scale, g, height, width, dtype):
    """Of regions (images, 5, count): the image of each, and the weight of every element in each of its g * g bins."""
    flat = ops.stop_gradient(ops.reshape(ops.transpose(rois, (0, 2, 1)), (-1, 5)).astype(_float32))

    def rounded(x):
        return ops.sign(x) * ops.floor(ops.abs(x) + 0.5)

    def bins(first, last, length):
        low, high = rounded(flat[:, first] * scale), rounded(flat[:, last] * scale)
        step = ops.expand_dims(ops.maximum(high - low, 0.1) / g, 1)
        places = _counting(g, _float32)
        begin = ops.floor(places * step + ops.expand_dims(low, 1))
        end = ops.ceil((places + 1.0) * step + ops.expand_dims(low, 1))
        begin, end = ops.expand_dims(ops.clamp(begin, 0, length), 2), ops.expand_dims(ops.clamp(end, 0, length), 2)
        at = _counting(length, _float32)
        return ops.logical_and(at >= begin, at < end).astype(_float32)
    rows, columns = bins(2, 4, height), bins(1, 3, width)
    weights = ops.reshape(rows, (-1, 1, g, 1, height, 1)) * ops.reshape(columns, (-1, 1, 1, g, 1, width))
    area = ops.maximum(ops.sum(weights, (4, 5), True), 1.0)
    return flat[:, 0].astype(_int32), (weights / area).astype(dtype)


class ROIAlign(Operator):
    """Means of bilinear samples in the bins of regions of interest."""
    inputs = (("features", "f2 f4"), ("rois", "f2 f4"))

    def __init__(self, pooled_height, pooled_width, spatial_scale, sample_num=2, roi_end_mode=1):
        Operator.__init__(self)
        self.pooled_height = validator.check_value_type("pooled_height", pooled_height, [int], self.name)
        self.pooled_width = validator.check_value_type("pooled_width", pooled_width, [int], self.name)
        self.spatial_scale = validator.check_value_type("spatial_scale", spatial_scale, [float], self.name)
        self.sample_num = validator.check_value_type("sample_num", sample_num, [int], self.name)
        self.roi_end_mode = validator.check_int_range(roi_end_mode, 0, 1, validator.INC_BOTH, "roi_end_mode", self.name)

    def compute(self, features, rois):
        if self.sample_num > 0 or rois.shape[0] == 0:
            return self._means(features, rois, self.sample_num, self.sample_num)
        # As many samples as a bin is long, which differs by region.
        parts = []
        for i in range(rois.shape[0]):
            low_x, low_y, high_x, high_y = rois[i, 1:].asnumpy().tolist()
            counts = [int(self._span(low, high) / count) for low, high, count in ((low_y, high_y, self.pooled_height),
                                                                                  (low_x, high_x, self.pooled_width))]
            shape = (1, features.shape[1], self.pooled_height, self.pooled_width)
            parts.append(self._means(features, rois[i:i + 1], *counts) if min(counts) > 0
                         else ops.full(shape, float("nan"), dtype=features.dtype))
        return ops.cat(parts)

    def _span(self, low, high):
        """How long a region is; in mode 0 at least 1."""
        span = (high + self.roi_end_mode - low) * self.spatial_scale
        return span if self.roi_end_mode else max(span, 1.0)

    def _means(self, features, rois, row_samples, column_samples):
        height, width = features.shape[2:]
        box = ops.stop_gradient(rois.astype(_float32))

        def weights(first, last, length, count, samples):
            low = box[:, first] * self.spatial_scale
            high = (box[:, last] + float(self.roi_end_mode)) * self.spatial_scale
            span = high - low if self.roi_end_mode else ops.maximum(high - low, 1.0)
            steps = (_counting(count * samples, _float32) + 0.5) / (count * samples)
            places = ops.expand_dims(low, 1) + ops.expand_dims(span, 1) * steps
            inside = ops.logical_and(places >= -1.0, places <= length)
            hats = _hat(ops.clamp(places, 0.0, length - 1.0), length) * ops.expand_dims(inside.astype(_float32), 2)
            return ops.mean(ops.reshape(hats, (-1, count, samples, length)), 2)
        rows = ops.expand_dims(weights(2, 4, height, self.pooled_height, row_samples), 1)
        columns = ops.expand_dims(weights(1, 3, width, self.pooled_width, column_samples), 1)
        chosen = ops.gather(features.astype(_float32), box[:, 0].astype(_int32), 0)
        out = ops.matmul(ops.matmul(rows, chosen), ops.transpose(columns, (0, 1, 3, 2)))
        return out.astype(features.dtype)


class CheckValid(Operator):
    """Whether boxes lie inside their image."""
    inputs = (("bboxes", "f2 f4 i2 u1"), ("img_metas", "f2 f4 i2 u1"))

    def compute(self, bboxes, img_metas):
        if bboxes.shape[-1] != 4:
            raise ValueError(f"For 'CheckValid', the last dimension of 'bboxes' must equal to 4, but got: {bboxes.shape[-1]}.")
        if img_metas.shape[0] != 3:
            raise ValueError(f"For 'CheckValid', the first dimension of 'img_metas' must equal to 3, but got: {img_metas.shape[0]}.")
        height, width = img_metas[0] * img_metas[2], img_metas[1] * img_metas[2]
        low = ops.logical_and(bboxes[:, 0] >= 0, bboxes[:, 1] >= 0)
        high = ops.logical_and(bboxes[:, 2] <= width - 1, bboxes[:, 3] <= height - 1)
        return ops.logical_and(low, high)


class NMSWithMask(Operator):
    """Boxes by falling score, their numbers and which of them overlap no better one by more than the threshold."""
    inputs = (("bboxes", "f2 f4"),)

    def __init__(self, iou_threshold=0.5):
        Operator.__init__(self)
        self.iou_threshold = validator.check_value_type("iou_threshold", iou_threshold, [float], self.name)
        self.is_ge = validator.check_number("iou_threshold", iou_threshold, 0, validator.GE, self.name)

    def compute(self, bboxes):
        if bboxes.ndim != 2:
            raise ValueError(f"For primitive[NMSWithMask], the shape of bboxes must be equal to 2 , but got {bboxes.ndim}.")
        if bboxes.shape[1] not in (5, 8):
            raise ValueError(f"For NMSWithMask, the 2nd dim in shape of bboxes should equal to 5 or 8, but got {bboxes.shape[1]}")
        _, order = ops.sort(bboxes[:, 4], 0, True)
        ordered = ops.gather(bboxes, order, 0)
        keeps = suppress(ordered.asnumpy().tolist(), self.iou_threshold)
        return ordered, _counting(len(keeps), _int32), Tensor(keeps)


def overlap(a, b):
    """Intersection over union of two boxes (x1, y1, x2, y2)."""
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    shared = max(width, 0.0) * max(height, 0.0)
    union = (a[2] - a[0]) * (a[3] - a[1]) + (b[2] - b[0]) * (b[3] - b[1]) - shared
    return shared / union if union else 0.0


def suppress(boxes, threshold):
    """Of boxes by falling score: whether each overlaps no kept one before it by more than the threshold."""
    keeps = [True] * len(boxes)
    for i in range(len(boxes)):
        if keeps[i]:
            for j in range(i + 1, len(boxes)):
                if keeps[j] and overlap(boxes[i], boxes[j]) > threshold:
                    keeps[j] = False
    return keeps


class NonMaxSuppressionV3(Operator):
    """Numbers of the boxes that suppression keeps, best first."""
    inputs = (("boxes", "f2 f4"), ("scores", "f2 f4"), ("max_output_size", None), ("iou_threshold", None), ("score_threshold", None))

    def compute(self, boxes, scores, max_output_size, iou_threshold, score_threshold):
        return Tensor(_suppressed(boxes.asnumpy().tolist(), scores.asnumpy().tolist(), int(max_output_size), float(iou_threshold),
                                  float(score_threshold)), _int32)


def _suppressed(boxes, scores, most, limit, least):
    """Places of at most `most` boxes that score above `least`, best first, none of which overlaps a better one by more than `limit`."""
    corners = [(min(b[0], b[2]), min(b[1], b[3]), max(b[0], b[2]), max(b[1], b[3])) for b in boxes]
    kept = []
    for i in sorted([i for i in range(len(scores)) if scores[i] > least], key=lambda i: -scores[i]):
        if len(kept) < most and not [k for k in kept if overlap(corners[i], corners[k]) > limit]:
            kept.append(i)
    return kept


class CombinedNonMaxSuppression(Operator):
    """(boxes, scores, classes, how many) that suppression within each class keeps, the best of all classes first, behind them zeros."""
    inputs = (("boxes", "f4"), ("scores", "f4"), ("max_output_size_per_class", "i4"), ("max_total_size", "i4"), ("iou_threshold", "f4"),
              ("score_threshold", "f4"))

    def __init__(self, pad_per_class=False, clip_boxes=True):
        Operator.__init__(self)
        self.pad_per_class = validator.check_value_type("pad_per_class", pad_per_class, [bool], self.name)
        self.clip_boxes = validator.check_value_type("clip_boxes", clip_boxes, [bool], self.name)

    def compute(self, boxes, scores, max_output_size_per_class, max_total_size, iou_threshold, score_threshold):
        limits = (max_output_size_per_class, max_total_size, iou_threshold, score_threshold)
        for (name, _), value, rank in zip(self.inputs, (boxes, scores) + limits, (4, 3, 0, 0, 0, 0)):
            if value.ndim != rank:
                raise ValueError(f"For primitive[{self.name}], the {name} dim must be equal to {rank}, but got {value.ndim}.")
        most, total, overlap_limit, least = [value.asnumpy().item() for value in limits]
        for name, value in (("max_output_size_per_clas", most), ("max_total_size", total)):
            if value <= 0:
                raise ValueError(f"For primitive[{self.name}], the {name} must be greater than 0, but got {value}.")
        if not 0 <= overlap_limit <= 1:
            raise ValueError(f"For {self.name}, iou_threshold must be in [0,1], but got {overlap_limit:.6g}.")
        rows = min(total, most * scores.shape[2]) if self.pad_per_class else total
        found = [self._of_image(*image, most, total, overlap_limit, least) for image in zip(boxes.asnumpy(), scores.asnumpy())]
        padded = [image + [((0.0,) * 4, 0.0, 0.0)] * (rows - len(image)) for image in found]
        columns = [Tensor([[row[k] for row in image] for image in padded], _float32) for k in range(3)]
        return (*columns, Tensor([len(image) for image in found], _int32))

    def _of_image(self, boxes, scores, most, total, limit, least):
        """(box, score, class) of what is kept of an image, best first."""
        kept = []
        for number in range(scores.shape[1]):
            own, values = boxes[:, min(number, boxes.shape[1] - 1)].tolist(), scores[:, number].tolist()
            for i in _suppressed(own, values, most, limit, least):
                box = [min(max(corner, 0.0), 1.0) for corner in own[i]] if self.clip_boxes else own[i]
                kept.append((tuple(box), values[i], float(number)))
        return sorted(kept, key=lambda row: -row[1])[:total]


class BoundingBoxEncode(Operator):
    """Offsets and log sizes of boxes relative to anchors."""
    inputs = (("anchor_box", "f2 f4"), ("groundtruth_box", "f2 f4"))

    def __init__(self, means=(0.0, 0.0, 0.0, 0.0), stds=(1.0, 1.0, 1.0, 1.0)):
        Operator.__init__(self)
        for name, value in (("means", means), ("stds", stds)):
            validator.check_value_type(name, value, tuple, self.name)
            validator.check_equal_int(len(value), 4, name + " len", self.name)
        self.means, self.stds = means, stds

    def compute(self, anchor_box, groundtruth_box):
        def centred(box):
            low, high = box[:, :2], box[:, 2:]
            return (low + high) * 0.5, high - low + 1.0
        (at, size), (to, wanted) = centred(anchor_box), centred(groundtruth_box)
        out = ops.cat(((to - at) / size, ops.log(wanted / size)), 1)
        return (out - Tensor(list(self.means), out.dtype)) / Tensor(list(self.stds), out.dtype)


class BoundingBoxDecode(Operator):
    """Boxes out of offsets and log sizes relative to anchors."""
    inputs = (("anchor_box", "f2 f4"), ("deltas", "f2 f4"))

    def __init__(self, max_shape, means=(0.0, 0.0, 0.0, 0.0), stds=(1.0, 1.0, 1.0, 1.0), wh_ratio_clip=0.016):
        Operator.__init__(self)
        for name, value in (("means", means), ("stds", stds)):
            validator.check_value_type(name, value, tuple, self.name)
            validator.check_equal_int(len(value), 4, name + " len", self.name)
        self.means, self.stds = means, stds
        self.wh_ratio_clip = validator.check_value_type("wh_ratio_clip", wh_ratio_clip, [float], self.name)
        self.max_shape = validator.check_value_type("max_shape", max_shape, [tuple], self.name)
        validator.check_equal_int(len(max_shape), 2, "max_shape len", self.name)

    def compute(self, anchor_box, deltas):
        import math
        moved = deltas * Tensor(list(self.stds), deltas.dtype) + Tensor(list(self.means), deltas.dtype)
        limit = abs(math.log(self.wh_ratio_clip))
        size = anchor_box[:, 2:] - anchor_box[:, :2] + 1.0
        centre = (anchor_box[:, :2] + anchor_box[:, 2:]) * 0.5 + size * moved[:, :2]
        fresh = size * ops.exp(ops.clamp(moved[:, 2:], -limit, limit))
        most = Tensor([self.max_shape[1] - 1.0, self.max_shape[0] - 1.0], deltas.dtype)
        low, high = centre - fresh * 0.5 + 0.5, centre + fresh * 0.5 - 0.5
        return ops.cat([ops.minimum(ops.maximum(corner, 0.0), most) for corner in (low, high)], 1)


class ResizeLinear1D(Operator):
    """An axis brought to a size by linear interpolation."""

    def __init__(self, coordinate_transformation_mode="align_corners"):
        Operator.__init__(self)
        if coordinate_transformation_mode not in ("align_corners", "half_pixel"):
            raise ValueError(f"Failed to convert the value \"{coordinate_transformation_mode}\" of input "
                             "'coordinate_transformation_mode' of 'ResizeLinear1D' to enum.")
        self.coordinate_transformation_mode = coordinate_transformation_mode

    def __call__(self, x, size):
        require(self.name, "x", x, "floats")
        if x.ndim != 3:
            raise ValueError(f"For primitive[ResizeLinear1D], the image rank must be equal to 3, but got {x.ndim}.")
        listed = size.asnumpy().tolist() if isinstance(size, Tensor) else [size] if isinstance(size, int) else list(size)
        count, length = listed[0], x.shape[2]
        if count <= 0:
            raise ValueError(f"For primitive[ResizeLinear1D], the size value must be greater than 0, but got {count}.")
        steps = _counting(count, _float32)
        if self.coordinate_transformation_mode == "align_corners":
            places = steps * ((length - 1) / (count - 1) if count > 1 else 0.0)
        else:
            places = ops.clamp((steps + 0.5) * (length / count) - 0.5, 0.0, length - 1.0)
        weights = ops.transpose(_hat(places, length), (1, 0)).astype(x.dtype)
        flat = ops.matmul(ops.reshape(x, (-1, length)), weights)
        return ops.reshape(flat, x.shape[:2] + (count,))
