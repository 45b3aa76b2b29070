"""Losses of mindspore.ops between pairs and sets of labels; each with a reduction: "mean", "sum" or "none"."""
import math
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore.ops.operator_base import require, type_text

_int64 = _native.int64
_FLOATS = (_native.float16, _native.bfloat16, _native.float32, _native.float64)


def _check_reduction(reduction, who):
    if reduction not in ("mean", "sum", "none"):
        raise ValueError(f"For '{who}', the 'reduction' must be in ['none', 'mean', 'sum'], but got {reduction}.")


def cosine_embedding_loss(input1, input2, target, margin=0.0, reduction="mean"):
    if margin > 1.0 or margin < -1.0:
        raise ValueError("For ops.cosine_embedding_loss, the value of 'margin' should be in [-1, 1],but got "
                         f"{margin}.")
    if input1.dtype != input2.dtype:
        raise TypeError(f"For ops.cosine_embedding_loss, the input1 dtype should be equal to input2 dtype, but got input1 dtype:"
                        f"{input1.dtype}, input2 dtype:{input2.dtype}.")
    _check_reduction(reduction, "cosine_embedding_loss")
    reduced = input1.shape[:1] + input1.shape[2:]
    if target.shape != reduced:
        raise ValueError(f"For 'ops.cosine_embedding_loss', the shape of parameter 'input1' reduce on 'axis': (1,) must be equal to the "
                         f"shape of 'target': {target.shape}, but got {input1.shape}.")
    sizes = ops.sqrt(ops.sum(ops.square(input1), (1,))) * ops.sqrt(ops.sum(ops.square(input2), (1,)))
    cosine = ops.sum(input1 * input2, (1,)) / sizes
    zeros = ops.zeros_like(cosine)
    loss = ops.select(target == 1, 1.0 - cosine, zeros) + ops.select(target == -1, ops.maximum(zeros, cosine - margin), zeros)
    return ops.reduced(loss, reduction)


def gaussian_nll_loss(x, target, var, full=False, eps=1e-06, reduction="mean"):
    _check_reduction(reduction, "gaussian_nll_loss")
    if isinstance(eps, bool) or not isinstance(eps, float):
        raise TypeError(f"For 'gaussian_nll_loss', the 'eps' must be float, but got {type(eps)}.")
    spread = ops.maximum(var, ops.full_like(var, eps))
    loss = 0.5 * (ops.log(spread) + ops.square(x - target) / spread)
    if full:
        loss = loss + 0.5 * math.log(2 * math.pi)
    return ops.reduced(loss, reduction)


def hinge_embedding_loss(inputs, targets, margin=1.0, reduction="mean"):
    _check_reduction(reduction, "hinge_embedding_loss")
    for which, operand in (("first", inputs), ("second", targets)):
        if operand.dtype not in _FLOATS:
            raise TypeError(f"For 'HingeEmbeddingLoss', the dtype of the {which} input must be float, but got {operand.dtype}.")
    zeros = ops.zeros_like(inputs)  # labels count by their signs
    loss = ops.select(targets > 0, inputs, zeros) + ops.select(targets < 0, ops.maximum(margin - inputs, 0.0), zeros)
    return ops.reduced(loss, reduction)


def margin_ranking_loss(input1, input2, target, margin=0.0, reduction="mean"):
    _check_reduction(reduction, "margin_ranking_loss")
    for name, operand in (("input1", input1), ("input2", input2), ("target", target)):
        if isinstance(operand, (int, float)):
            raise TypeError(f"For 'margin_ranking_loss', the '{name}' must be a Tensor, but got '{type_text(operand)}'")
    if target.dtype != input1.dtype:
        raise TypeError("For margin_ranking_loss, the target dtype should be equal to input1 dtype, but got target "
                        f"dtype:{target.dtype}, input1 dtype:{input1.dtype}.")
    return ops.reduced(ops.maximum(-target * (input1 - input2) + margin, 0.0), reduction)


def multi_margin_loss(input, target, p=1, margin=1, weight=None, reduction="mean"):
    _check_reduction(reduction, "multi_margin_loss")
    if p not in (1, 2):
        raise ValueError(f"For 'multi_margin_loss', the 'p' must be in [1, 2], but got {p}.")
    require("MultiMarginLoss", "x", input, "f2 f4 f8")
    require("MultiMarginLoss", "target", target, "i8")
    index = ops.expand_dims(target.astype(_int64), 1)
    loss = ops.relu(margin - ops.gather_elements(input, 1, index) + input)
    loss = loss if p == 1 else ops.square(loss)
    if weight is not None:
        loss = loss * ops.expand_dims(ops.gather(ops.stop_gradient(weight), target, 0), 1)
    own = ops.one_hot(target, input.shape[1], 1, 0).astype(input.dtype)
    return ops.reduced(ops.sum(loss * (1.0 - own), 1) / input.shape[1], reduction)


def multilabel_margin_loss(input, target, reduction="mean"):
    """Labels of a row end at the first -1."""
    require("MultilabelMarginLoss", "target", target, "i4")
    x, y = (input, target) if input.ndim == 2 else (ops.expand_dims(input, 0), ops.expand_dims(target, 0))
    valid = ops.cumsum((y < 0).astype(_native.int32), 1) == 0
    index = ops.maximum(y, ops.zeros_like(y)).astype(_int64)
    picked = ops.gather_elements(x, 1, index)
    share = valid.astype(x.dtype)
    own = ops.sum(ops.one_hot(index, x.shape[1], 1, 0).astype(x.dtype) * ops.expand_dims(share, 2), 1) > 0
    gaps = ops.relu(1.0 - (ops.expand_dims(picked, 2) - ops.expand_dims(x, 1)))
    mask = ops.expand_dims(share, 2) * ops.expand_dims(ops.logical_not(own).astype(x.dtype), 1)
    loss = ops.sum(gaps * mask, (1, 2)) / x.shape[1]
    return ops.reduced(loss if input.ndim == 2 else ops.squeeze(loss, 0), reduction)


def multilabel_soft_margin_loss(input, target, weight=None, reduction="mean"):
    loss = -(target * ops.logsigmoid(input) + (1.0 - target) * ops.logsigmoid(-input))
    if weight is not None:
        loss = loss * weight
    return ops.reduced(ops.mean(loss, -1), reduction)


def triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, reduction="mean"):
    _check_reduction(reduction, "triplet_margin_loss")

    def distance(a, b):
        return ops.vector_norm(a - b + eps, p, -1)
    near, far = distance(anchor, positive), distance(anchor, negative)
    if swap:
        far = ops.minimum(far, distance(positive, negative))
    return ops.reduced(ops.relu(near - far + margin), reduction)
