"""Losses as functions, composed of operators in the order that MindSpore's graphs show."""
import _refjit as _native
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.ops.operator_base import short_type, type_text


def reduced(loss, reduction):
    """`loss` by "mean", "sum" or "none"."""
    if reduction == "mean":
        return ops.reduce_mean(loss, tuple(range(loss.ndim)))
    if reduction == "sum":
        return ops.reduce_sum(loss, tuple(range(loss.ndim)))
    return loss


def _checked(reduction, who):
    if who == "binary_cross_entropy_with_logits" and not isinstance(reduction, str):
        raise TypeError(f"For 'BCEWithLogitsLoss', the input 'reduction' should be a str, but got {type(reduction)}.")
    if reduction not in ("mean", "sum", "none"):
        raise ValueError(f"For {who}, the 'reduction' must be in ['mean', 'none', 'sum'], but got {reduction}.")


def _listed(shape):
    return "[" + "".join([f"{dim}," for dim in shape]) + "]"


def _require_operands(who, given, taken, **operands):
    """What a generated primitive says to an operand that is no tensor; `given` and `taken`: the kinds of what it is made with."""
    if [value for value in operands.values() if not isinstance(value, Tensor)]:
        kinds = ", ".join([f"{name}={'Tensor' if isinstance(value, Tensor) else short_type(value)}" for name, value in operands.items()])
        wanted = ", ".join([name + "=<Tensor>" for name in operands])
        raise TypeError(f'Failed calling {who} with "{who}({given})({kinds})".\nThe valid calling should be: \n"{who}({taken})({wanted})".')


def _require_same_shape(who, what, first, second):
    """What kernels that broadcast nothing ask of their two operands."""
    if first.shape != second.shape:
        raise ValueError(f"For primitive[{who}], the {what}: {_listed(first.shape)} must be equal to {_listed(second.shape)}")


def _require_tensors(who, **operands):
    for name, value in operands.items():
        if not isinstance(value, Tensor):
            raise TypeError(f"For '{who}', the '{name}' must be a Tensor, but got '{type_text(value)}'")


def mse_loss(input, target, reduction="mean"):
    if not isinstance(input, Tensor):
        raise TypeError("For ops.mse_loss, the `input` must be tensor")
    if not isinstance(target, Tensor):
        raise TypeError("For ops.mse_loss, the `target` must be tensor")
    _checked(reduction, "mse_loss")
    if not (input.is_floating_point() or target.is_floating_point()):
        input, target = input.astype(_native.float32), target.astype(_native.float32)
    return reduced(ops.square(input - target), reduction)


def l1_loss(input, target, reduction="mean"):
    _require_tensors("l1_loss", input=input, target=target)
    _checked(reduction, "l1_loss")
    return reduced(ops.abs(input - target), reduction)


def smooth_l1_loss(input, target, beta=1.0, reduction="none"):
    _checked(reduction, "smooth_l1_loss")
    _require_operands("SmoothL1Loss", "beta=float, reduction=string", "beta=<int, bool, float>, reduction=<string>", prediction=input,
                      target=target)
    _require_same_shape("SmoothL1Loss", "prediction_shape", input, target)
    _native.check_support("SmoothL1Loss", ("prediction", "target"), (input, target))
    if beta < 0:
        raise RuntimeError(f"For 'SmoothL1Loss', the values for beta not support negative values, but got {beta:g}.")
    distance = ops.abs(input - target)
    return reduced(ops.select(distance < beta, 0.5 * distance * distance / beta, distance - 0.5 * beta), reduction)


def huber_loss(input, target, reduction="mean", delta=1.0):
    _require_tensors("huber_loss", input=input, target=target)
    _checked(reduction, "huber_loss")
    distance = ops.abs(ops.sub(input, target))
    half = 0.5 * ops.square(distance)
    return reduced(ops.select(distance < delta, half, delta * (distance - 0.5 * delta)), reduction)


def binary_cross_entropy(logits, labels, weight=None, reduction="mean"):
    _checked(reduction, "binary_cross_entropy")
    if logits.dtype != labels.dtype:  # the primitive's name is MindSpore's own
        raise TypeError("For primitive[BinaryCrossEntorpy], the input and target should have same type, but got: "
                        f"{logits.dtype} and {labels.dtype}.")
    if logits.dtype not in (_native.float16, _native.float32, _native.bfloat16):
        raise TypeError("For Primitive[BinaryCrossEntorpy], the type of the input must be [Float16, Float32, BFloat16], but got "
                        f"{logits.dtype}!")
    _require_same_shape("BinaryCrossEntropy", "input_shape", logits, labels)
    if not _native.is_recording():
        values = logits.astype(_native.float32).asnumpy()
        beyond = values[(values < 0) | (values > 1)]
        if beyond.size:
            raise RuntimeError("For 'BinaryCrossEntropy', the value of 'input_x' must be between 0 and 1, but got value: "
                               f"{float(beyond[0]):g}")
    # MindSpore's kernel keeps logarithms finite by 1e-12.
    loss = -(labels * ops.log(logits + 1e-12) + (1.0 - labels) * ops.log(1.0 - logits + 1e-12))
    if weight is not None:
        loss = loss * ops.stop_gradient(weight)
    return reduced(loss, reduction)


def binary_cross_entropy_with_logits(input, target, weight=None, pos_weight=None, reduction="mean"):
    _checked(reduction, "binary_cross_entropy_with_logits")
    _native.check_support("BCEWithLogitsLoss", ("input", "target"), (input, target))
    if input.shape != target.shape:
        shapes = ["[const vector]{" + ", ".join([str(dim) for dim in x.shape]) + "}" for x in (input, target)]
        raise ValueError("For 'BCEWithLogitsLoss', two inputs 'input' and 'target' shape are not equal, 'input' shape: "
                         f"{shapes[0]}, 'target' shape: {shapes[1]}")
    if input.dtype == _native.bfloat16:  # the kernel is one that knows it; its parts have none
        weight, pos_weight = [None if w is None else w.astype(_native.float32) for w in (weight, pos_weight)]
        wide = (input.astype(_native.float32), target.astype(_native.float32))
        return binary_cross_entropy_with_logits(*wide, weight, pos_weight, reduction).astype(input.dtype)
    peak = ops.maximum(-input, 0.0)
    soft = ops.log(ops.exp(-peak) + ops.exp(-input - peak)) + peak
    if pos_weight is not None:  # MindSpore has no gradients by weights
        soft = soft * (target * (ops.stop_gradient(pos_weight) - 1.0) + 1.0)
    loss = (1.0 - target) * input + soft
    if weight is not None:
        loss = loss * ops.stop_gradient(weight)
    return reduced(loss, reduction)


def kl_div(logits, labels, reduction="mean"):
    if reduction not in ("none", "mean", "batchmean", "sum"):
        raise ValueError(f"For 'kl_div', the 'reduction' must be in ['none', 'mean', 'batchmean', 'sum'], but got {reduction}.")
    if not isinstance(logits, Tensor) or not isinstance(labels, Tensor):
        raise TypeError(f"For KLDivLoss, {'labels' if isinstance(logits, Tensor) else 'logits'} should be a Tensor.")
    if logits.dtype != labels.dtype:
        raise TypeError("For primitive[KLDivLoss], the input type must be same.\n"
                        f"name:[target]:Tensor[{labels.dtype}].\nname:[x]:Tensor[{logits.dtype}].")
    _require_same_shape("KLDivLoss", "x shape", logits, labels)
    labels = ops.stop_gradient(labels)
    safe = ops.select(labels > 0, labels, ops.ones_like(labels))
    # Below zero a label counts in the gradient alone.
    elsewhere = ops.select(labels < 0, labels * (ops.stop_gradient(logits) - logits), ops.zeros_like(logits))
    loss = ops.select(labels > 0, labels * (ops.log(safe) - logits), elsewhere)
    if reduction == "batchmean":
        return ops.reduce_sum(loss, tuple(range(loss.ndim))) / logits.shape[0]
    return reduced(loss, reduction)


def log_softmax_by_parts(input, axis):
    """log_softmax as the difference of input and its logsumexp, the form that cross_entropy takes in graphs."""
    peak = ops.amax(input, (axis,), True)
    total = ops.log(ops.sum(ops.exp(input - peak), (axis,), True))
    return input - (total + peak)


def cross_entropy(input, target, weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0):
    """Of logits (C,), (N, C) or (N, C, d1, ...) and class numbers or probabilities."""
    _require_tensors("cross_entropy_loss", input=input, target=target)
    _checked(reduction, "cross_entropy")
    axis = 0 if input.ndim == 1 else 1
    log_probabilities = log_softmax_by_parts(input, axis)
    if target.dtype in (_native.float32, _native.float16, _native.float64, _native.bfloat16):
        return _soft_labels(log_probabilities, target, weight, reduction, label_smoothing, axis)
    return nll_loss(log_probabilities, target, weight, ignore_index, reduction, label_smoothing)


def _soft_labels(log_probabilities, target, weight, reduction, label_smoothing, axis):
    classes = log_probabilities.shape[axis]
    if label_smoothing > 0.0:
        target = target * (1.0 - label_smoothing) + label_smoothing / classes
    product = log_probabilities * target
    if weight is not None:
        shape = [1] * log_probabilities.ndim
        shape[axis] = classes
        product = product * ops.reshape(weight, tuple(shape))
    if reduction == "none":
        return -ops.sum(product, axis)
    total = -ops.sum(product)
    if reduction == "sum":
        return total
    count = 1
    for i, dim in enumerate(log_probabilities.shape):
        if i != axis:
            count *= dim
    return total / count


def nll_loss(inputs, target, weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0):
    """Of log probabilities (C,), (N, C) or (N, C, d1, ...) and class numbers."""
    _checked(reduction, "nll_loss")
    rank = inputs.ndim
    if not inputs.is_floating_point() and not inputs.is_complex():
        inputs = ops.cast(inputs, _native.float32)
    if (rank, target.ndim) in ((2, 0), (4, 1)):
        raise ValueError(f"For primitive[GatherD], the x_rank must be equal to 1, but got {rank}.")
    if rank == 1:
        return _nll(inputs, target, -1, weight, ignore_index, reduction, label_smoothing)
    if rank == 2:
        return _nll(inputs, target, -1, weight, ignore_index, reduction, label_smoothing)
    shape = inputs.shape
    classes = shape[1]
    flat = ops.reshape(inputs, (shape[0], classes, 1, -1))
    loss = _nll(flat, ops.reshape(target, (shape[0], 1, -1)), 1, weight, ignore_index, reduction, label_smoothing)
    if reduction == "none":
        return ops.reshape(loss, (shape[0],) + shape[2:])
    return loss


def _nll(inputs, target, axis, weight, ignore_index, reduction, label_smoothing):
    target = ops.expand_dims(target, axis)
    ignored = ops.equal(target, ignore_index)
    target = ops.masked_fill(target, ignored, 0)
    loss = -ops.gather_elements(inputs, axis, target)
    smooth = -ops.sum(inputs, axis, True)
    if weight is not None:
        weights = ops.gather(weight, target, 0)
        loss = loss * weights
        shape = [1] * inputs.ndim
        shape[axis] = weight.shape[0]
        smooth = -ops.sum(inputs * ops.reshape(weight, tuple(shape)), axis, True)
    else:
        weights = ops.ones_like(loss)
    loss = ops.squeeze(ops.masked_fill(loss, ignored, 0.0), axis)
    weights = ops.masked_fill(weights, ignored, 0.0)
    smooth = ops.squeeze(ops.masked_fill(smooth, ignored, 0.0), axis)
    if reduction != "none":
        loss = ops.sum(loss)
        smooth = ops.sum(smooth)
    elif loss.shape != smooth.shape:
        loss = ops.broadcast_to(loss, smooth.shape)  # MindSpore adds what labels are smoothed by whether it is zero or not
    if reduction == "mean":
        count = ops.sum(weights)
        loss = loss / count
        smooth = smooth / count
    if label_smoothing == 0.0:
        return loss
    return (1.0 - label_smoothing) * loss + (label_smoothing / inputs.shape[axis]) * smooth


def cosine_similarity(x1, x2, dim=1, eps=1e-08):
    bottom = ops.norm(x1, 2, dim) * ops.norm(x2, 2, dim)
    return ops.sum(x1 * x2, dim) / ops.maximum(bottom, eps)


def soft_margin_loss(input, target, reduction="mean"):
    _checked(reduction, "soft_margin_loss")
    _require_operands("SoftMarginLoss", "reduction=string", "reduction=<string>", input=input, target=target)
    _require_same_shape("SoftMarginLoss", "input_shape", input, target)
    return reduced(ops.log(ops.exp(-target * input) + 1), reduction)
