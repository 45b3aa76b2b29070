"""Gradients of operators as primitives of their own."""
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.ops import operations as _operations
from mindspore.ops.operator_base import Operator, require
from mindspore.ops.operations.vision import PSROIPoolingGrad

_primitive = _native.primitive


class _Elementwise(Operator):
    """A gradient that is a formula over tensors of one shape."""
    inputs = (("dy", "c16 c8 f2 f4 f8 i4 i8 i1"), ("y", "c16 c8 f2 f4 f8 i4 i8 i1"))


class KLDivLossGrad(Operator):
    """Gradient of KLDivLoss by its logits: -label, times what comes from above."""
    inputs = (("grad", "floats"), ("x", "floats"), ("target", "floats"))

    def __init__(self, reduction="mean"):
        Operator.__init__(self)
        self.reduction = validator.check_string(reduction, ["none", "mean", "batchmean", "sum"], "reduction", self.name)

    def compute(self, grad, x, target):
        out = -(target * grad)
        if self.reduction == "mean":
            return out / float(x.size)
        if self.reduction == "batchmean":
            return out / float(x.shape[0])
        return out


class LayerNormGrad(Operator):
    """Gradients of LayerNorm by its operand and both parameters."""

    def __init__(self, begin_norm_axis=1, begin_params_axis=1):
        Operator.__init__(self)
        self.operator = _primitive("LayerNormGrad", begin_norm_axis=begin_norm_axis, begin_params_axis=begin_params_axis,
                                   epsilon=1e-12)

    def __call__(self, x, dy, variance, mean, gamma):
        return self.operator(x, dy, variance, mean, gamma)


class DropoutGrad(Operator):
    """dy mask / keep_prob."""
    inputs = (("dy", "floats"), ("mask", "floats"))

    def __init__(self, keep_prob=0.5):
        Operator.__init__(self)
        self.keep_prob = validator.check_float_range(keep_prob, 0, 1, validator.INC_RIGHT, "keep_prob", self.name)

    def compute(self, dy, mask):
        return dy * ops.stop_gradient(mask) / self.keep_prob


class InvGrad(_Elementwise):
    """-dy y^2."""

    def compute(self, y, dy):
        return -(dy * y * y)


class ReciprocalGrad(_Elementwise):
    """-dy y^2, of complex numbers with the conjugate."""

    def compute(self, y, dy):
        y = _conj(y)
        return -(dy * y * y)


class StridedSliceGrad(Operator):
    """The gradient in the places that a StridedSlice took, zeros elsewhere."""

    def __init__(self, begin_mask=0, end_mask=0, ellipsis_mask=0, new_axis_mask=0, shrink_axis_mask=0):
        Operator.__init__(self)
        self.masks = (begin_mask, end_mask, ellipsis_mask, new_axis_mask, shrink_axis_mask)
        for name, value in zip(("begin_mask", "end_mask", "ellipsis_mask", "new_axis_mask", "shrink_axis_mask"), self.masks):
            validator.check_value_type(name, value, [int], self.name)

    def __call__(self, dy, shapex, begin, end, strides):
        def listed(value):
            return tuple(value.asnumpy().tolist()) if isinstance(value, Tensor) else tuple(value)
        shape = listed(shapex)
        total = 1
        for length in shape:
            total *= length
        places = ops.reshape(Tensor(list(range(total)), _native.int64), shape)
        taken = ops.StridedSlice(*self.masks)(places, listed(begin), listed(end), listed(strides))
        flat = ops.scatter_nd(ops.reshape(taken, (-1, 1)), ops.reshape(dy, (-1,)), (total,))
        return ops.reshape(flat, shape)


def _formula(name, documentation, compute, operands="dy y"):
    """A class of one formula."""
    first, second = operands.split()
    codes = "c16 c8 f2 f4 f8 i2 i4 i8 i1 u1"
    members = {"__doc__": documentation, "compute": lambda self, a, b: compute(a, b).astype(a.dtype),
               "inputs": ((first, codes), (second, codes))}
    return type(name, (Operator,), members)


def _conj(x):
    """The conjugate, of complex numbers."""
    return ops.conj(x) if x.dtype in (_native.complex64, _native.complex128) else x


def _where(condition, value):
    return ops.select(condition, value, ops.zeros_like(value))


SqrtGrad = _formula("SqrtGrad", "dy / (2 y).", lambda y, dy: dy * 0.5 / _conj(y))
RsqrtGrad = _formula("RsqrtGrad", "-dy y^3 / 2.", lambda y, dy: dy * _conj(y * y * y) * -0.5)
TanhGrad = _formula("TanhGrad", "dy (1 - y^2).", lambda y, dy: dy * (1.0 - y * y))
SigmoidGrad = _formula("SigmoidGrad", "dy y (1 - y).", lambda y, dy: dy * _conj(y * (1.0 - y)))
AtanGrad = _formula("AtanGrad", "dy / (1 + x^2).", lambda x, dy: dy / _conj(x * x + 1.0))
AsinGrad = _formula("AsinGrad", "dy / sqrt(1 - x^2).", lambda x, dy: dy / _conj(ops.sqrt(1.0 - x * x)))
ACosGrad = _formula("ACosGrad", "-dy / sqrt(1 - x^2).", lambda x, dy: -dy / _conj(ops.sqrt(1.0 - x * x)))
AcoshGrad = _formula("AcoshGrad", "dy / sinh(y).", lambda y, dy: dy / _conj(ops.sinh(y)))
AsinhGrad = _formula("AsinhGrad", "dy / cosh(y).", lambda y, dy: dy / _conj(ops.cosh(y)))
ReluGrad = _formula("ReluGrad", "dy where y > 0.", lambda dy, y: _where(y > 0, dy), "y_backprop x")
ReLU6Grad = _formula("ReLU6Grad", "dy where 0 < x < 6.", lambda dy, x: _where(ops.logical_and(x > 0, x < 6), dy), "y_grad x")
SoftplusGrad = _formula("SoftplusGrad", "dy sigmoid(x).", lambda dy, x: dy * ops.sigmoid(x))
def _hswish_grad(dy, x):
    """Nothing below -3, all above 3, a straight line between them, both ends too; of whole numbers cut off."""
    wide = x.astype(_native.float32) if not x.is_floating_point() else x
    between = dy.astype(wide.dtype) * (wide * 2.0 + 3.0) / 6.0
    return ops.select(x < -3, ops.zeros_like(dy), ops.select(x > 3, dy, between.astype(dy.dtype)))


HSwishGrad = _formula("HSwishGrad", "Gradient of hard swish.", _hswish_grad, "y_grad x")
HSigmoidGrad = _formula("HSigmoidGrad", "dy / 6 where -3 < x < 3.", lambda dy, x: _where(
    ops.logical_and(x > -3, x < 3), dy / 6.0), "grads input_x")
EluGrad = _formula("EluGrad", "dy where out > 0, dy (out + 1) elsewhere.", lambda dy, y: ops.select(y > 0, dy, dy * (y + 1.0)))
AbsGrad = _formula("AbsGrad", "dy sign(x).", lambda x, dy: dy * ops.sign(x))
SiLUGrad = _formula("SiLUGrad", "Gradient of x sigmoid(x).", lambda dy, x: dy * (ops.sigmoid(x) * (x * (1.0 - ops.sigmoid(x)) + 1.0)))
FastGeLUGrad = _formula("FastGeLUGrad", "Gradient of fast GeLU.", lambda dy, x: _pull(ops.fast_gelu, dy, x))
SoftmaxGrad = _formula("SoftmaxGrad", "y (dy - sum(y dy)).", lambda y, dy: y * (dy - ops.sum(y * dy, -1, True)))
SoftsignGrad = _formula("SoftsignGrad", "dy / (1 + |x|)^2.", lambda dy, x: dy / ops.square(ops.abs(x) + 1.0))


def _pull(function, dy, *operands):
    """The gradient of a function by its first operand, for dy from above."""
    return ops.GradOperation(sens_param=True)(function)(*operands, dy)


def _pull_all(function, dy, *operands):
    return ops.GradOperation(get_all=True, sens_param=True)(function)(*operands, dy)


class GeLUGrad(Operator):
    """Gradient of GeLU (tanh form)."""

    def __call__(self, dy, x, y):
        return _pull(_primitive("GeLU"), dy, x)


class LogSoftmaxGrad(Operator):
    """dy - exp(y) sum(dy)."""

    def __init__(self, axis=-1):
        Operator.__init__(self)
        self.axis = axis

    def __call__(self, logits, grad):
        return grad - ops.exp(logits) * ops.sum(grad, self.axis, True)


class PReLUGrad(Operator):
    """Gradients of PReLU by its operand and its weight."""

    def __call__(self, dy, x, weight):
        return _pull_all(_operations.PReLU(), dy, x, weight)


class SmoothL1LossGrad(Operator):
    """Gradient of SmoothL1Loss by its prediction."""

    def __init__(self, beta=1.0, reduction="none"):
        Operator.__init__(self)
        self.beta, self.reduction = beta, reduction

    def __call__(self, prediction, target, dout):
        difference = prediction - target
        slope = ops.clamp(difference / self.beta, -1.0, 1.0) * dout
        return slope / float(prediction.size) if self.reduction == "mean" else slope


class BinaryCrossEntropyGrad(Operator):
    """Gradient of BinaryCrossEntropy by its logits."""

    def __init__(self, reduction="mean"):
        Operator.__init__(self)
        self.reduction = validator.check_string(reduction, ["none", "mean", "sum"], "reduction", self.name)

    def __call__(self, input, target, grad_output, weight=None):
        slope = (input - target) / ops.maximum(input * (1.0 - input), 1e-12) * grad_output
        if weight is not None:
            slope = slope * weight
        return slope / float(input.size) if self.reduction == "mean" else slope


class MinimumGrad(Operator):
    """Gradients of Minimum: what comes from above goes to the smaller operand."""
    is_chosen = staticmethod(lambda x, y: x <= y)

    def __init__(self, grad_x=True, grad_y=True):
        Operator.__init__(self)
        self.grad_x, self.grad_y = grad_x, grad_y

    def __call__(self, x, y, grads):
        chosen = self.is_chosen(x, y)
        return _where(chosen, grads), _where(ops.logical_not(chosen), grads)


class MaximumGrad(MinimumGrad):
    """Gradients of Maximum: what comes from above goes to the larger operand."""
    is_chosen = staticmethod(lambda x, y: x >= y)


class SigmoidCrossEntropyWithLogitsGrad(Operator):
    """(sigmoid(x) - z) dy."""

    def __call__(self, logits, label, dout):
        return (ops.sigmoid(logits) - label) * dout


class L2NormalizeGrad(Operator):
    """Gradient of L2Normalize by its operand."""

    def __init__(self, axis=0, epsilon=1e-4):
        Operator.__init__(self)
        self.axis = [axis] if isinstance(axis, int) else validator.check_value_type("axis", axis, [list, tuple], self.name)
        self.epsilon = epsilon

    def __call__(self, x, out, dout):
        axes = tuple(self.axis)
        length = ops.sqrt(ops.maximum(ops.sum(x * x, axes, True), self.epsilon))
        return (dout - out * ops.sum(out * dout, axes, True)) / length


class SoftMarginLossGrad(Operator):
    """Gradient of SoftMarginLoss by its prediction."""

    def __init__(self, reduction="mean"):
        Operator.__init__(self)
        self.reduction = validator.check_string(reduction, ["none", "mean", "sum"], "reduction", self.name)

    def __call__(self, predict, label, dout):
        z = ops.exp(-(label * predict))
        slope = -(label * z / (z + 1.0)) * dout
        return slope / float(predict.size) if self.reduction == "mean" else slope


class ResizeNearestNeighborGrad(Operator):
    """Gradient of ResizeNearestNeighbor: sums over the elements that one became."""

    def __init__(self, align_corners=False, half_pixel_centers=False):
        Operator.__init__(self)
        self.align_corners = align_corners

    def __call__(self, grads, size):
        operator = _operations.ResizeNearestNeighbor(grads.shape[2:], self.align_corners)
        return _pull(operator, grads, ops.zeros(grads.shape[:2] + tuple(size), grads.dtype))


class MirrorPadGrad(Operator):
    """Gradient of MirrorPad: the borders' part added to the elements they mirror."""

    def __init__(self, mode="REFLECT"):
        Operator.__init__(self)
        self.mode = mode

    def __call__(self, dy, paddings):
        pairs = paddings.asnumpy().tolist()
        shape = tuple([dy.shape[i] - pairs[i][0] - pairs[i][1] for i in range(dy.ndim)])
        return _pull(lambda x: _operations.MirrorPad(self.mode)(x, paddings), dy, ops.zeros(shape, dy.dtype))


class MaxPoolGrad(Operator):
    """Gradient of MaxPool by its operand."""

    def __init__(self, kernel_size=1, strides=1, pad_mode="VALID", data_format="NCHW"):
        Operator.__init__(self)
        self.operator = _operations.MaxPoolGrad(kernel_size, strides, pad_mode, data_format)

    def __call__(self, x, out, dout):
        return self.operator(x, out, dout)


class NLLLossGrad(Operator):
    """Gradient of NLLLoss by its logits."""

    def __init__(self, reduction="mean", ignore_index=-100):
        Operator.__init__(self)
        self.reduction = validator.check_string(reduction, ["none", "mean", "sum"], "reduction", self.name)
        self.ignore_index = ignore_index

    def __call__(self, logits, loss_grad, labels, weight, total_weight):
        classes = logits.shape[-1]
        marks = (ops.expand_dims(labels, -1) == Tensor(list(range(classes)), labels.dtype)).astype(logits.dtype)
        kept = ops.expand_dims((labels != self.ignore_index).astype(logits.dtype), -1)
        above = ops.expand_dims(loss_grad, -1) if self.reduction == "none" else loss_grad
        slope = -(marks * weight * kept * above)
        return slope / total_weight if self.reduction == "mean" else slope


class ResizeBilinearGrad(Operator):
    """Gradient of ResizeBilinearV2 by its image."""

    def __init__(self, align_corners=False, half_pixel_centers=False):
        Operator.__init__(self)
        self.operator = _operations.ResizeBilinearV2(align_corners, half_pixel_centers)

    def __call__(self, grads, image):
        size = grads.shape[2:]
        return _pull(lambda x: self.operator(x, size), grads, image)


class AvgPool3DGrad(Operator):
    """Gradient of AvgPool3D by its operand, whose shape is given."""

    def __init__(self, kernel_size=1, strides=1, pad_mode="valid", pad=0, ceil_mode=False, count_include_pad=True,
                 divisor_override=0, data_format="NCDHW"):
        Operator.__init__(self)
        self.operator = _operations.AvgPool3D(kernel_size, strides, pad_mode, pad, ceil_mode, count_include_pad, divisor_override)

    def __call__(self, x_shape, dout):
        return _pull(self.operator, dout, ops.zeros(tuple(x_shape), dout.dtype))


class BiasAddGrad(Operator):
    """Sums over all axes but the channels'."""

    def __init__(self, data_format="NCHW"):
        Operator.__init__(self)
        self.data_format = validator.check_string(data_format, ["NCHW", "NHWC", "NCDHW"], "data_format", self.name)

    def __call__(self, dout):
        channels = dout.ndim - 1 if self.data_format == "NHWC" else 1
        return ops.ReduceSum()(dout, tuple([i for i in range(dout.ndim) if i != channels]))


def ConcatOffset(N=2, axis=0):
    """Where each operand of a Concat begins in the result."""
    def call(operands):
        begin, rows = 0, []
        for x in operands:
            place = axis + x.ndim if axis < 0 else axis
            rows.append([begin if i == place else 0 for i in range(x.ndim)])
            begin += x.shape[place]
        return Tensor(rows, _native.int64)
    return call


def __getattr__(name):
    return getattr(_operations, name)
