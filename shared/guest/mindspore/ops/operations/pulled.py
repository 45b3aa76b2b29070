"""Gradient primitives that are pull-backs of their forward operator, or that put what comes from above at recorded places."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.ops import operations as _operations
from mindspore.ops.operator_base import Operator


def _listed(value):
    """A shape, given as numbers or as a Tensor."""
    return tuple(value.asnumpy().reshape(-1).tolist()) if isinstance(value, Tensor) else tuple(value)


def pull(function, dy, *operands):
    """The gradient of a function by its first operand, for dy from above."""
    return ops.GradOperation(sens_param=True)(function)(*operands, dy)


def pull_all(function, dy, *operands):
    """The gradients by all operands."""
    return ops.GradOperation(get_all=True, sens_param=True)(function)(*operands, dy)


def _zeros(shape, like):
    return ops.zeros(tuple(shape), like.dtype)


def placed(shape, rank, places, values):
    """Zeros of `shape` with values added at `places`, which count along the last `rank` axes of each part before them."""
    parts = 1
    for length in shape[:len(shape) - rank]:
        parts *= length
    places = ops.reshape(places, (parts, -1)).astype(_native.int64)
    values = ops.reshape(values, (parts, -1))
    flat = ops.tensor_scatter_elements(_zeros((parts, _size(shape[len(shape) - rank:])), values), places, values, 1, "add")
    return ops.reshape(flat, tuple(shape))


def _size(shape):
    total = 1
    for length in shape:
        total *= length
    return total


class FlattenGrad(Operator):
    """dy in the shape of what was flattened."""

    def __call__(self, x, shape):
        return ops.reshape(x, _listed(shape))


class SliceGrad(Operator):
    """dy where the slice was taken, zeros elsewhere."""

    def __call__(self, dy, x, begin, size):
        begin, size = _listed(begin), _listed(size)
        return pull(lambda whole: ops.slice(whole, begin, size), dy, ops.zeros_like(x).astype(dy.dtype))


class AdaptiveAvgPool2DGrad(Operator):
    """Gradient of AdaptiveAvgPool2D, whose operand had a shape."""

    def __call__(self, input_grad, orig_input_shape):
        size = input_grad.shape[-2:]
        return pull(lambda x: ops.adaptive_avg_pool2d(x, size), input_grad, _zeros(_listed(orig_input_shape), input_grad))


class AdaptiveAvgPool3DGrad(Operator):
    """Gradient of AdaptiveAvgPool3D, whose operand had a shape."""

    def __call__(self, y_grad, orig_input_shape):
        size = y_grad.shape[-3:]
        return pull(lambda x: ops.adaptive_avg_pool3d(x, size), y_grad, _zeros(_listed(orig_input_shape), y_grad))


class _ByArgmax(Operator):
    """dy added where the maxima stood; `rank` axes are pooled."""
    rank = 2

    def __call__(self, dy, x, argmax):
        return placed(x.shape, self.rank, argmax, dy)


class AdaptiveMaxPool2DGrad(_ByArgmax):
    """Gradient of AdaptiveMaxPool2D."""


class AdaptiveMaxPool3DGrad(_ByArgmax):
    """Gradient of AdaptiveMaxPool3D."""
    rank = 3


class _ByArgmaxOfOperand(_ByArgmax):
    """The same with the operand first."""

    def __init__(self, *options, **named):
        Operator.__init__(self)

    def __call__(self, x, dy, argmax):
        return placed(x.shape, self.rank, argmax, dy)


class FractionalMaxPoolGradWithFixedKsize(_ByArgmaxOfOperand):
    """Gradient of FractionalMaxPoolWithFixedKsize."""

    def __init__(self, data_format="NCHW"):
        Operator.__init__(self)


class FractionalMaxPool3DGradWithFixedKsize(_ByArgmaxOfOperand):
    """Gradient of FractionalMaxPool3DWithFixedKsize."""
    rank = 3

    def __init__(self, data_format="NCDHW"):
        Operator.__init__(self)


class MaxPoolGradWithArgmax(_ByArgmaxOfOperand):
    """Gradient of MaxPoolWithArgmax, whose places count through an image's channels."""
    rank = 3


class MaxPoolGradWithArgmaxV2(_ByArgmaxOfOperand):
    """Gradient of MaxPoolWithArgmaxV2."""


class MaxPool3DGradWithArgmax(_ByArgmaxOfOperand):
    """Gradient of MaxPool3DWithArgmax."""
    rank = 3


class MaxPoolGradGradWithArgmax(Operator):
    """What stands at the places of the maxima."""

    def __init__(self, kernel_size=1, strides=1, pad_mode="VALID"):
        Operator.__init__(self)

    def __call__(self, x, grad, argmax):
        flat = ops.reshape(grad, (grad.shape[0], -1))
        return ops.reshape(ops.gather_elements(flat, 1, ops.reshape(argmax, (argmax.shape[0], -1))), argmax.shape)


class MaxUnpool2DGrad(Operator):
    """dy at the places that the values went to."""
    rank = 2

    def __init__(self, ksize, strides=0, pads=0, output_shape=(), data_format="NCHW"):
        Operator.__init__(self)

    def __call__(self, x, grads, argmax):
        lead = x.shape[:x.ndim - self.rank]
        flat = ops.reshape(grads, lead + (-1,))
        places = ops.reshape(argmax, lead + (-1,)).astype(_native.int64)
        return ops.reshape(ops.gather_elements(flat, len(lead), places), x.shape)


class MaxUnpool3DGrad(MaxUnpool2DGrad):
    """The same for three axes."""
    rank = 3

    def __init__(self, ksize, strides=0, pads=0, output_shape=(), data_format="NCDHW"):
        Operator.__init__(self)


class MaximumGradGrad(Operator):
    """Gradient of MaximumGrad by what came from above."""

    def __init__(self, grad_x=True, grad_y=True):
        Operator.__init__(self)

    def __call__(self, x, y, dx, dy):
        return ops.zeros_like(x), ops.zeros_like(y), ops.select(self.chosen(x, y), dx, dy)

    def chosen(self, x, y):
        return x >= y


class MinimumGradGrad(MaximumGradGrad):
    """Gradient of MinimumGrad by what came from above."""

    def __init__(self):
        Operator.__init__(self)

    def chosen(self, x, y):
        return x <= y


class GatherDGradV2(Operator):
    """dout added to the elements that GatherD took."""

    def __call__(self, x, dim, index, dout):
        return ops.tensor_scatter_elements(_zeros(x.shape, dout), index, dout, dim, "add")


class MaskedSelectGrad(Operator):
    """grad at the selected elements, zeros elsewhere."""

    def __call__(self, input, mask, grad):
        import numpy as np
        shape = np.broadcast_shapes(input.shape, mask.shape)
        whole = np.zeros(shape, grad.asnumpy().dtype)
        whole[np.broadcast_to(mask.asnumpy(), shape)] = grad.asnumpy()
        extra = len(shape) - input.ndim
        axes = tuple([i for i in range(len(shape)) if i < extra or input.shape[i - extra] != shape[i]])
        return Tensor(whole.sum(axes, whole.dtype).reshape(input.shape) if axes else whole)


class SoftShrinkGrad(Operator):
    """dy outside of [-lambd, lambd]."""

    def __init__(self, lambd=0.5):
        Operator.__init__(self)
        self.lambd = validator.check_value_type("lambd", lambd, [float], self.name)

    def __call__(self, input_grad, input_x):
        return ops.select(ops.abs(input_x) > self.lambd, input_grad, ops.zeros_like(input_grad))


class HShrinkGrad(SoftShrinkGrad):
    """dy outside of [-lambd, lambd]."""


class SeluGrad(Operator):
    """Gradient of SeLU from its result."""

    def __call__(self, gradient, result):
        scale, alpha = 1.0507009873554805, 1.6732632423543772
        return gradient * ops.select(result > 0, ops.ones_like(result) * scale, result + scale * alpha)


class LogitGrad(Operator):
    """Gradient of Logit."""

    def __init__(self, eps=-1.0):
        Operator.__init__(self)
        self.eps = eps

    def __call__(self, grad, input):
        if self.eps >= 0:
            return pull(lambda x: ops.logit(x, self.eps), grad, input)
        inside = ops.logical_and(input >= 0, input <= 1)
        return ops.select(inside, pull(ops.logit, grad, input), ops.zeros_like(input) + float("nan"))


class TraceGrad(Operator):
    """y_grad along the diagonal."""

    def __call__(self, y_grad, x_shape):
        rows, columns = _listed(x_shape)
        return ops.eye(rows, columns, y_grad.dtype) * y_grad


class GluGrad(Operator):
    """Gradient of GLU."""

    def __init__(self, axis):
        Operator.__init__(self)
        self.axis = axis

    def __call__(self, grads, x):
        return pull(lambda whole: ops.glu(whole, self.axis), grads, x)


class AffineGridGrad(Operator):
    """Gradient of AffineGrid by its maps."""

    def __init__(self, align_corners=False):
        Operator.__init__(self)
        self.align_corners = align_corners

    def __call__(self, y_grad, x_size):
        size = _listed(x_size)
        axes = len(size) - 2
        return pull(lambda theta: ops.affine_grid(theta, size, self.align_corners), y_grad, _zeros((size[0], axes, axes + 1), y_grad))


class CholeskyGrad(Operator):
    """Gradient of Cholesky from its lower factor."""

    def __call__(self, x, grad):
        eye = ops.eye(x.shape[-1], x.shape[-1], x.dtype)
        inner = ops.matmul(ops.swapaxes(x, -1, -2), grad)
        inner = ops.tril(inner) - 0.5 * inner * eye
        inverse = ops.inverse(x)
        found = ops.matmul(ops.matmul(ops.swapaxes(inverse, -1, -2), inner), inverse)
        return 0.5 * (found + ops.swapaxes(found, -1, -2))


class GridSampler2DGrad(Operator):
    """Gradients of GridSampler2D by its operand and its grid."""

    def __init__(self, interpolation_mode="bilinear", padding_mode="zeros", align_corners=False, output_mask=(1, 1)):
        Operator.__init__(self)
        self.options = (interpolation_mode, padding_mode, align_corners)

    def __call__(self, grad, input_x, grid):
        return pull_all(lambda x, g: ops.grid_sample(x, g, *self.options), grad, input_x, grid)


class GridSampler3DGrad(GridSampler2DGrad):
    """Gradients of GridSampler3D by its operand and its grid."""


class LRNGrad(Operator):
    """Gradient of LRN by its operand."""

    def __init__(self, depth_radius=5, bias=1.0, alpha=1.0, beta=0.5):
        Operator.__init__(self)
        self.options = (depth_radius, bias, alpha, beta)

    def __call__(self, grads, x, y):
        return pull(lambda operand: ops.lrn(operand, *self.options), grads, x)


class LuUnpackGrad(Operator):
    """Gradients of LuUnpack by the packed factors."""

    def __init__(self, L_grad_flag, U_grad_flag):
        Operator.__init__(self)

    def __call__(self, L_grad, U_grad, LU_data):
        rows, columns = LU_data.shape[-2:]
        least = min(rows, columns)

        def whole(part):
            wide = columns - part.shape[-1]
            high = rows - part.shape[-2]
            lead = part.shape[:-2]
            if wide > 0:
                part = ops.cat((part, _zeros(lead + (part.shape[-2], wide), part)), -1)
            return ops.cat((part, _zeros(lead + (high, columns), part)), -2) if high > 0 else part
        return whole(ops.tril(L_grad[..., :least], -1)), whole(ops.triu(U_grad))


class MaxPool3DGrad(Operator):
    """Gradient of MaxPool3D by its operand."""

    def __init__(self, kernel_size=(1, 1, 1, 1, 1), strides=(1, 1, 1, 1, 1), pad_mode="VALID", pad_list=0, data_format="NCDHW"):
        Operator.__init__(self)
        sizes = [v[-3:] if isinstance(v, (tuple, list)) and len(v) == 5 else v for v in (kernel_size, strides)]
        self.operator = _operations.MaxPool3D(sizes[0], sizes[1], pad_mode, pad_list if pad_mode.upper() == "PAD" else 0)

    def __call__(self, x_origin, out_origin, grad):
        return pull(self.operator, grad, x_origin)


class MedianGrad(Operator):
    """Gradient of Median: shared by all that equal a global median, at its place otherwise."""

    def __init__(self, global_median=False, axis=0, keep_dims=False):
        Operator.__init__(self)
        self.global_median, self.axis, self.keep_dims = global_median, axis, keep_dims

    def __call__(self, y_grad, x, y, indices):
        if self.global_median:
            equal = ops.cast(x == y, x.dtype)
            return equal * y_grad / ops.sum(equal)
        if not self.keep_dims:
            y_grad, indices = ops.expand_dims(y_grad, self.axis), ops.expand_dims(indices, self.axis)
        return ops.tensor_scatter_elements(_zeros(x.shape, y_grad), indices, y_grad, self.axis, "add")


class MultiMarginLossGrad(Operator):
    """Gradient of MultiMarginLoss."""

    def __init__(self, p=1, margin=1.0, reduction="mean"):
        Operator.__init__(self)
        self.operator = _operations.MultiMarginLoss(p, margin, reduction)

    def __call__(self, y_grad, x, target, weight=None):
        if weight is None:
            weight = ops.ones((x.shape[1],), x.dtype)
        return pull(lambda operand: self.operator(operand, target, weight), y_grad, x)


class MultilabelMarginLossGrad(Operator):
    """Gradient of MultilabelMarginLoss."""

    def __init__(self, reduction="mean"):
        Operator.__init__(self)
        self.reduction = reduction

    def __call__(self, y_grad, x, target, is_target):
        return pull(lambda operand: ops.multilabel_margin_loss(operand, target, self.reduction), y_grad, x)


class MvlgammaGrad(Operator):
    """Gradient of Mvlgamma: the sum of p digammas."""

    def __init__(self, p):
        Operator.__init__(self)
        self.p = p

    def __call__(self, y_grad, x):
        total = ops.zeros_like(x)
        for i in range(self.p):
            total = total + ops.digamma(x - 0.5 * i)
        return y_grad * total


class PdistGrad(Operator):
    """Gradient of Pdist."""

    def __init__(self, p=2.0):
        Operator.__init__(self)
        self.p = p

    def __call__(self, y_grad, x, y):
        return pull(lambda operand: ops.pdist(operand, self.p), y_grad, x)


class ROIAlignGrad(Operator):
    """Gradient of ROIAlign by its features, whose shape is given."""

    def __init__(self, pooled_height, pooled_width, spatial_scale, sample_num=2):
        Operator.__init__(self)
        self.operator = _operations.ROIAlign(pooled_height, pooled_width, spatial_scale, sample_num)

    def __call__(self, dy, rois, xdiff_shape):
        return pull(lambda features: self.operator(features, rois), dy, _zeros(_listed(xdiff_shape), dy))


class ResizeBicubicGrad(Operator):
    """Gradient of ResizeBicubic by its image."""

    def __init__(self, align_corners=False, half_pixel_centers=False):
        Operator.__init__(self)
        self.operator = _operations.ResizeBicubic(align_corners, half_pixel_centers)

    def __call__(self, grads, image):
        size = Tensor(list(grads.shape[2:]), _native.int32)
        return pull(lambda x: self.operator(x, size), grads, image)


class ResizeLinear1DGrad(Operator):
    """Gradient of ResizeLinear1D."""

    def __init__(self, coordinate_transformation_mode="align_corners"):
        Operator.__init__(self)
        self.operator = _operations.ResizeLinear1D(coordinate_transformation_mode)

    def __call__(self, grads, x):
        size = grads.shape[2:]
        return pull(lambda operand: self.operator(operand, size), grads, x)


class ResizeNearestNeighborV2Grad(Operator):
    """Gradient of ResizeNearestNeighborV2, whose operand had a size."""

    def __init__(self, align_corners=False, half_pixel_centers=False):
        Operator.__init__(self)
        self.operator = _operations.ResizeNearestNeighborV2(align_corners, half_pixel_centers)

    def __call__(self, grads, size):
        wanted = grads.shape[2:]
        return pull(lambda x: self.operator(x, wanted), grads, _zeros(grads.shape[:2] + _listed(size), grads))


class _SegmentGrad(Operator):
    """Each row of x, times its segment's weight, added to the row that it was taken from."""

    def weight(self, count):
        return ops.ones_like(count)

    def __call__(self, x, indices, segment_ids, output_dim0):
        rows = int(output_dim0)
        ids = segment_ids.astype(_native.int32)
        count = ops.unsorted_segment_sum(ops.ones(ids.shape, x.dtype), ids, x.shape[0])
        weights = self.weight(ops.maximum(count, Tensor(1, x.dtype)))
        scaled = x * ops.reshape(weights, (-1,) + (1,) * (x.ndim - 1))
        return ops.unsorted_segment_sum(ops.gather(scaled, ids, 0), indices.astype(_native.int32), rows)


class SparseSegmentSumGrad(_SegmentGrad):
    """Gradient of SparseSegmentSum."""


class SparseSegmentMeanGrad(_SegmentGrad):
    """Gradient of SparseSegmentMean."""

    def weight(self, count):
        return ops.reciprocal(count)


class SparseSegmentSqrtNGrad(_SegmentGrad):
    """Gradient of SparseSegmentSqrtN."""

    def weight(self, count):
        return ops.rsqrt(count)


class SparseFillEmptyRowsGrad(Operator):
    """Gradients of SparseFillEmptyRows by its values and its default."""

    def __call__(self, reverse_index_map, grad_values):
        taken = ops.gather(grad_values, reverse_index_map, 0)
        return taken, ops.sum(grad_values) - ops.sum(taken)


class SparseSliceGrad(Operator):
    """Gradient of SparseSlice by its values."""

    def __call__(self, backprop_val_grad, indices, start, new_indices):
        import numpy as np
        first = start.asnumpy()
        known = {tuple(row): i for i, row in enumerate((new_indices.asnumpy() + first).tolist())}
        values = backprop_val_grad.asnumpy()
        out = np.zeros((indices.shape[0],), values.dtype)
        for i, row in enumerate(indices.asnumpy().tolist()):
            if tuple(row) in known:
                out[i] = values[known[tuple(row)]]
        return Tensor(out)


class UniqueGrad(Operator):
    """dy of each element's place among the unique ones."""

    def __call__(self, dy, y):
        return ops.gather(dy[0] if isinstance(dy, (tuple, list)) else dy, y, 0)


class UpsampleNearest3DGrad(Operator):
    """Gradient of UpsampleNearest3D, whose operand had a size."""

    def __init__(self):
        Operator.__init__(self)
        self.operator = _operations.UpsampleNearest3D()

    def __call__(self, dy, input_size, output_size=None, scales=None):
        return pull(lambda x: self.operator(x, output_size, scales), dy, _zeros(_listed(input_size), dy))


class UpsampleTrilinear3DGrad(UpsampleNearest3DGrad):
    """Gradient of UpsampleTrilinear3D, whose operand had a size."""

    def __init__(self, align_corners=False):
        Operator.__init__(self)
        self.operator = _operations.UpsampleTrilinear3D(align_corners)


class _FractionalGrad(Operator):
    """Gradients of the fractional pools: windows between the numbers of two sequences."""

    def __init__(self, overlapping=False):
        Operator.__init__(self)
        self.overlapping = overlapping

    def windows(self, rows, columns):
        extra = 1 if self.overlapping else 0
        rows, columns = _listed(rows), _listed(columns)
        for i in range(len(rows) - 1):
            for j in range(len(columns) - 1):
                yield i, j, slice(rows[i], min(rows[i + 1] + extra, rows[-1])), slice(columns[j], min(columns[j + 1] + extra, columns[-1]))


class FractionalAvgPoolGrad(_FractionalGrad):
    """Each window's gradient shared by its elements; images are NHWC."""

    def __call__(self, orig_input_tensor_shape, out_backprop, row_pooling_sequence, col_pooling_sequence):
        import numpy as np
        dy = out_backprop.asnumpy()
        found = np.zeros(_listed(orig_input_tensor_shape), np.float64)
        for i, j, rows, columns in self.windows(row_pooling_sequence, col_pooling_sequence):
            part = found[:, rows, columns, :]
            part += dy[:, i:i + 1, j:j + 1, :] / (part.shape[1] * part.shape[2])
        return Tensor(found.astype(dy.dtype))


class FractionalMaxPoolGrad(_FractionalGrad):
    """Each window's gradient at its maximum; images are NHWC."""

    def __call__(self, orig_input, orig_output, out_backprop, row_pooling_sequence, col_pooling_sequence):
        import numpy as np
        x, dy = orig_input.asnumpy(), out_backprop.asnumpy()
        found = np.zeros(x.shape, dy.dtype)
        for i, j, rows, columns in self.windows(row_pooling_sequence, col_pooling_sequence):
            part = x[:, rows, columns, :]
            for n in range(x.shape[0]):
                for c in range(x.shape[3]):
                    place = int(part[n, :, :, c].argmax())
                    found[n, rows.start + place // part.shape[2], columns.start + place % part.shape[2], c] += dy[n, i, j, c]
        return Tensor(found)


class Conv3DBackpropFilter(Operator):
    """Gradient of Conv3D by its weight."""

    def __init__(self, out_channel, kernel_size, mode=1, pad_mode="valid", pad=0, stride=(1, 1, 1, 1, 1), dilation=(1, 1, 1, 1, 1),
                 group=1, data_format="NCDHW"):
        Operator.__init__(self)
        sizes = [v[-3:] if isinstance(v, (tuple, list)) and len(v) == 5 else v for v in (stride, dilation)]
        self.operator = _operations.Conv3D(out_channel, kernel_size, mode, pad_mode, pad, sizes[0], sizes[1], group)

    def __call__(self, x, out_backprop, filter_size):
        return pull(lambda w: self.operator(x, w), out_backprop, _zeros(_listed(filter_size), out_backprop))


class Conv3DBackpropInput(Conv3DBackpropFilter):
    """Gradient of Conv3D by its operand."""

    def __call__(self, weight, doutput, input_size):
        return pull(lambda x: self.operator(x, weight), doutput, _zeros(_listed(input_size), doutput))


class LayerNormGradGrad(Operator):
    """Gradients of LayerNormGrad by x, dy and gamma."""

    def __init__(self, begin_norm_axis=1, begin_params_axis=1):
        Operator.__init__(self)
        self.operator = _operations.LayerNorm(begin_norm_axis, begin_params_axis, 1e-12)

    def __call__(self, x, dy, variance, mean, gamma, d_dx, d_dg, d_db):
        beta = ops.zeros_like(gamma)

        def gradients(x, dy, gamma):
            return pull_all(lambda x, gamma, beta: self.operator(x, gamma, beta)[0], dy, x, gamma, beta)
        return pull_all(gradients, (d_dx, d_dg, d_db), x, dy, gamma)


class BatchNormGradGrad(Operator):
    """Gradients of BatchNormGrad by x, dy and the scale."""

    def __init__(self, is_training=False, epsilon=1e-5, data_format="NCHW"):
        Operator.__init__(self)
        self.is_training, self.epsilon, self.data_format = is_training, epsilon, data_format

    def __call__(self, x, dy, scale, saved_mean, saved_variance, dout_dx, dout_dscale, dout_dbias):
        channels = x.ndim - 1 if self.data_format == "NHWC" else 1
        axes = tuple([i for i in range(x.ndim) if i != channels])
        wide = tuple([-1 if i == channels else 1 for i in range(x.ndim)])
        bias = ops.zeros_like(scale)

        def normal(x, scale, bias):
            if self.is_training:
                mean = ops.ReduceMean(True)(x, axes)
                factor = ops.rsqrt(ops.ReduceMean(True)(ops.square(x - mean), axes) + self.epsilon)
            else:
                mean, factor = ops.reshape(saved_mean, wide), ops.rsqrt(ops.reshape(saved_variance, wide) + self.epsilon)
            return (x - mean) * factor * ops.reshape(scale, wide) + ops.reshape(bias, wide)

        def gradients(x, dy, scale):
            return pull_all(normal, dy, x, scale, bias)
        return pull_all(gradients, (dout_dx, dout_dscale, dout_dbias), x, dy, scale)


class IgammaGradA(Operator):
    """The derivative of Igamma by a, from its series in x."""

    def __call__(self, a, x):
        a64, x64 = a.astype(_native.float64), x.astype(_native.float64)
        logarithm, total = ops.log(x64), ops.zeros_like(a64 + x64)
        for n in range(int(ops.max(x64)[0]) + 60):
            term = ops.exp((a64 + n) * logarithm - x64 - ops.lgamma(a64 + (n + 1)))
            total = total + term * (logarithm - ops.digamma(a64 + (n + 1)))
        return total.astype(a.dtype)


class MaxPool3DGradGrad(Operator):
    """What comes from above at the places of the maxima."""

    def __init__(self, kernel_size=(1, 1, 1, 1, 1), strides=(1, 1, 1, 1, 1), pad_mode="VALID", data_format="NCDHW"):
        Operator.__init__(self)
        self.pool = MaxPool3DGrad(kernel_size, strides, pad_mode)

    def __call__(self, orig_x, orig_y, grads):
        return ops.grad(lambda dy: ops.sum(self.pool(orig_x, orig_y, dy) * grads))(orig_y)
