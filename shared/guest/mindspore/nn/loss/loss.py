"""Losses. Each is a Cell; the functions of the same kind stand in mindspore.ops.loss."""
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.ops import operations as P
from mindspore.ops.operator_base import type_text

_FLOATS = (_native.float16, _native.float32, _native.float64, _native.bfloat16)


class LossBase(Cell):
    """A loss with a reduction: "mean", "sum" or "none"."""

    def __init__(self, reduction="mean"):
        super().__init__()
        if reduction not in ("mean", "sum", "none"):
            raise ValueError(f"For '{self.cls_name}', the 'reduction' must be in ['mean', 'sum', 'none'], but got {reduction}.")
        self.reduction = reduction
        self.average = reduction == "mean"
        self.reduce = reduction != "none"
        self.cast = ops.Cast()

    def get_axis(self, x):
        """All axes of x."""
        return tuple(range(x.ndim))

    def get_loss(self, x, weights=1.0):
        """weights * x, reduced."""
        input_dtype = x.dtype
        x = ops.cast(x, _native.float32)
        if isinstance(weights, Tensor) or weights != 1.0:
            x = ops.mul(weights, x)
        if self.reduce and self.average:
            x = ops.reduce_mean(x, self.get_axis(x))
        if self.reduce and not self.average:
            x = ops.reduce_sum(x, self.get_axis(x))
        return ops.cast(x, input_dtype)

    def construct(self, logits, labels):
        raise NotImplementedError


def _check_weight(weight, ignore_index, who):
    if weight is not None:
        checks.check_value_type("weight", weight, [Tensor], who)
    checks.check_value_type("ignore_index", ignore_index, int, who)


def check_tensors(who, **values):
    """A loss is of Tensors (None is told apart later)."""
    for name, value in values.items():
        if value is not None and not isinstance(value, Tensor):
            raise TypeError(f"For '{who}', the '{name}' must be '<class 'mindspore._c_expression.typing.TensorType'>', but got "
                            f"'{type_text(value)}'")


def _check_cross_entropy(logits, labels, who):
    """Labels are probabilities of the logits' shape, or int32 numbers of classes."""
    floats = [_native.float16, _native.float32]
    checks.check_type_name("logits", logits.dtype, floats, who)
    shape, wanted = tuple(logits.shape), "N, C, d_0, d_1, ..."
    if logits.ndim == labels.ndim:
        checks.check_type_name("labels", labels.dtype, floats, who)
    elif labels.ndim == logits.ndim - 1:
        checks.check_type_name("labels", labels.dtype, [_native.int32], who)
        if logits.ndim == 1:
            return
        shape, wanted = shape[:1] + shape[2:], "N, d_0, d_1, ..."
    else:
        raise ValueError(f"For '{who}', the rank of 'logits' and 'labels' should be:\n1. 'logits.ndim == labels.ndim' for probabilities, \n"
                         "2. 'logits.ndim - 1 == labels.ndim' for class indices, \n"
                         f"but get 'logits' rank: {logits.ndim} and 'labels' rank: {labels.ndim}.")
    if shape != tuple(labels.shape) and -1 not in shape + tuple(labels.shape):
        raise ValueError(f"For '{who}', the shape of 'logits' should be (N, C, d_0, d_1, ...), and the shape of 'labels' should be ({wanted}), "
                         f"but get 'logits' shape: {logits.shape} and 'labels' shape: {labels.shape}.")


class _Loss(LossBase):
    """The name of LossBase before MindSpore 2."""


class L1Loss(LossBase):
    """|logits - labels|."""

    def __init__(self, reduction="mean"):
        super().__init__(reduction)

    def construct(self, logits, labels):
        return ops.l1_loss(logits, labels, self.reduction)


class MSELoss(LossBase):
    """(logits - labels) squared."""

    def construct(self, logits, labels):
        check_tensors(self.cls_name, logits=logits, labels=labels)
        return self.get_loss(ops.square(logits - labels))


class RMSELoss(LossBase):
    """Root of the mean squared difference."""

    def __init__(self):
        super().__init__()
        self.MSELoss = MSELoss()

    def construct(self, logits, label):
        return ops.sqrt(self.MSELoss(logits, label))


class MAELoss(LossBase):
    """|logits - label|."""

    def construct(self, logits, label):
        check_tensors(self.cls_name, logits=logits, labels=label)
        return self.get_loss(ops.abs(logits - label))


class SmoothL1Loss(LossBase):
    """Quadratic below beta, linear above."""

    def __init__(self, beta=1.0, reduction="none"):
        super().__init__(reduction)
        if not isinstance(beta, (int, float)) and beta is not None:
            raise TypeError(f"For 'SmoothL1Loss', the type of 'beta' should be one of '[int, bool, float]', but got {type(beta)}.")
        self.beta = beta

    def construct(self, logits, labels):
        return ops.smooth_l1_loss(logits, labels, self.beta, self.reduction)


class HuberLoss(LossBase):
    """Quadratic below delta, linear above."""

    def __init__(self, reduction="mean", delta=1.0):
        super().__init__(reduction)
        self.delta = delta

    def construct(self, logits, labels):
        return ops.huber_loss(logits, labels, self.reduction, self.delta)


class SoftMarginLoss(LossBase):
    """log(1 + exp(-labels * logits))."""

    def __init__(self, reduction="mean"):
        super().__init__()
        self.reduction = reduction

    def construct(self, logits, labels):
        return ops.soft_margin_loss(logits, labels, self.reduction)


class CrossEntropyLoss(LossBase):
    """Of logits and class numbers, or of logits and probabilities."""

    def __init__(self, weight=None, ignore_index=-100, reduction="mean", label_smoothing=0.0):
        super().__init__(reduction)
        _check_weight(weight, ignore_index, self.cls_name)
        checks.check_value_type("label_smoothing", label_smoothing, [float], self.cls_name)
        checks.check_float_range(label_smoothing, 0.0, 1.0, checks.INC_BOTH, "label_smoothing", self.cls_name)
        self.weight = weight
        self.ignore_index = ignore_index
        self.label_smoothing = label_smoothing

    def construct(self, logits, labels):
        check_tensors(self.cls_name, logits=logits, labels=labels)
        _check_cross_entropy(logits, labels, self.cls_name)
        return ops.cross_entropy(logits, labels, self.weight, self.ignore_index, self.reduction, self.label_smoothing)


class SoftmaxCrossEntropyWithLogits(LossBase):
    """Of logits and probabilities, or of class numbers when sparse."""

    def __init__(self, sparse=False, reduction="none"):
        super().__init__(reduction)
        self.sparse = checks.check_bool(sparse, "sparse", self.cls_name)
        self.softmax_cross_entropy = P.SoftmaxCrossEntropyWithLogits()
        self.sparse_softmax_cross_entropy = P.SparseSoftmaxCrossEntropyWithLogits()
        self.on_value = Tensor(1.0, _native.float32)
        self.off_value = Tensor(0.0, _native.float32)

    def construct(self, logits, labels):
        check_tensors(self.cls_name, logits=logits, labels=labels)
        if self.sparse:
            if self.reduction == "mean":
                return self.sparse_softmax_cross_entropy(logits, labels)
            labels = ops.one_hot(labels, logits.shape[-1], self.on_value, self.off_value)
        return self.get_loss(self.softmax_cross_entropy(logits, labels)[0])


class BCELoss(LossBase):
    """Binary cross entropy of probabilities."""

    def __init__(self, weight=None, reduction="mean"):
        super().__init__(reduction)
        self.weight = weight

    def construct(self, logits, labels):
        return ops.binary_cross_entropy(logits, labels, self.weight, self.reduction)


class BCEWithLogitsLoss(LossBase):
    """Binary cross entropy of logits."""

    def __init__(self, reduction="mean", weight=None, pos_weight=None):
        super().__init__()
        for name, value in (("weight", weight), ("pos_weight", pos_weight)):
            if isinstance(value, Parameter):
                raise TypeError(f"For '{self.cls_name}', the '{name}' can not be a Parameter.")
        self.reduction = reduction
        self.weight = weight
        self.pos_weight = pos_weight

    def construct(self, input, target):
        check_tensors(self.cls_name, input=input, target=target)
        return ops.binary_cross_entropy_with_logits(input, target, self.weight, self.pos_weight, self.reduction)


class NLLLoss(LossBase):
    """Negative log likelihood of class numbers."""

    def __init__(self, weight=None, ignore_index=-100, reduction="mean"):
        super().__init__(reduction)
        _check_weight(weight, ignore_index, self.cls_name)
        self.weight = weight
        self.ignore_index = ignore_index

    def construct(self, logits, labels):
        return ops.nll_loss(logits, labels, self.weight, self.ignore_index, self.reduction)


class KLDivLoss(LossBase):
    """labels * (log(labels) - logits)."""

    def __init__(self, reduction="mean"):
        super().__init__()
        self.reduction = reduction

    def construct(self, logits, labels):
        check_tensors(self.cls_name, logits=logits, labels=labels)
        return ops.kl_div(logits, labels, self.reduction)


class CosineEmbeddingLoss(LossBase):
    """1 - cos for label 1, max(0, cos - margin) for label -1."""

    def __init__(self, margin=0.0, reduction="mean"):
        super().__init__(reduction)
        checks.check_value_type("margin", margin, [float], self.cls_name)
        checks.check_float_range(margin, -1.0, 1.0, checks.INC_BOTH, "margin", self.cls_name)
        self.margin = margin

    def construct(self, logits_x1, logits_x2, labels):
        top = ops.reduce_sum(logits_x1 * logits_x2, (1,))
        cosine = top / (ops.sqrt(ops.reduce_sum(ops.square(logits_x1), (1,)))
                        * ops.sqrt(ops.reduce_sum(ops.square(logits_x2), (1,))))
        zeros = ops.zeros_like(cosine)
        positive = ops.select(labels == 1, 1.0 - cosine, zeros)
        negative = ops.select(labels == -1, ops.maximum(cosine - self.margin, 0.0), zeros)
        return self.get_loss(positive + negative)


class HingeEmbeddingLoss(LossBase):
    """x for label 1, max(0, margin - x) for label -1."""

    def __init__(self, margin=1.0, reduction="mean"):
        Cell.__init__(self)
        checks.check_value_type("margin", margin, [float, int], self.cls_name)
        self.reduction = checks.check_string(reduction, ["none", "sum", "mean"], "reduction", self.cls_name)
        self.margin = margin

    def construct(self, logits, labels):
        return ops.hinge_embedding_loss(logits, labels, self.margin, self.reduction)


class MarginRankingLoss(LossBase):
    """max(0, -y * (x1 - x2) + margin)."""

    def __init__(self, margin=0.0, reduction="mean"):
        super().__init__(reduction)
        self.margin = margin

    def construct(self, input1, input2, target):
        return ops.margin_ranking_loss(input1, input2, target, self.margin, self.reduction)


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
