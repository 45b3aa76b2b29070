"""Losses over the functions of mindspore.ops.margin_losses, and of segmentation."""
import math
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.loss.loss import LossBase


class TripletMarginLoss(LossBase):
    """max(|anchor - positive| - |anchor - negative| + margin, 0)."""

    def __init__(self, p=2, swap=False, eps=1e-06, reduction="mean", margin=1.0):
        super().__init__(reduction)
        self.p, self.swap, self.eps, self.margin = p, swap, eps, margin

    def construct(self, x, positive, negative, margin=1.0):
        return ops.triplet_margin_loss(x, positive, negative, self.margin, self.p, self.eps, self.swap, self.reduction)


class GaussianNLLLoss(LossBase):
    """The negative log likelihood of a normal distribution."""

    def __init__(self, *, full=False, eps=1e-06, reduction="mean"):
        super().__init__(reduction)
        self.full, self.eps = full, eps

    def construct(self, logits, labels, var):
        return ops.gaussian_nll_loss(logits, labels, var, self.full, self.eps, self.reduction)


class PoissonNLLLoss(LossBase):
    """The negative log likelihood of a Poisson distribution."""

    def __init__(self, log_input=True, full=False, eps=1e-08, reduction="mean"):
        super().__init__(reduction)
        self.log_input, self.full, self.eps = log_input, full, eps

    def construct(self, input, target):
        loss = ops.exp(input) - input * target if self.log_input else input - target * ops.log(input + self.eps)
        if self.full:
            stirling = target * ops.log(target) - target + 0.5 * ops.log(2 * math.pi * target)
            loss = loss + ops.select(target > 1, stirling, ops.zeros_like(target))
        return ops.reduced(loss, self.reduction)


class MultiMarginLoss(LossBase):
    """Margins between the label's score and the others."""

    def __init__(self, p=1, margin=1.0, reduction="mean", weight=None):
        super().__init__(reduction)
        self.p, self.margin, self.weight = p, margin, weight

    def construct(self, x, target, weight=None):
        return ops.multi_margin_loss(x, target, self.p, self.margin, self.weight if weight is None else weight, self.reduction)


class MultilabelMarginLoss(LossBase):
    """Margins between the labels' scores and the others."""

    def construct(self, x, target):
        return ops.multilabel_margin_loss(x, target, self.reduction)


class MultiLabelSoftMarginLoss(LossBase):
    """Binary cross entropy of each label."""

    def __init__(self, weight=None, reduction="mean"):
        super().__init__(reduction)
        self.weight = weight

    def construct(self, x, target):
        return ops.multilabel_soft_margin_loss(x, target, self.weight, self.reduction)


class DiceLoss(LossBase):
    """1 - 2 |a b| / (|a|^2 + |b|^2)."""

    def __init__(self, smooth=1e-05):
        super().__init__()
        self.smooth = smooth

    def construct(self, logits, label):
        if logits.shape != label.shape:
            raise ValueError(f"For '{self.cls_name}', the 'logits' and 'label' must have the same shape, but got {logits.shape} and {label.shape}.")
        shared = ops.sum(ops.reshape(logits, (-1,)) * ops.reshape(label, (-1,)))
        total = ops.sum(ops.square(ops.reshape(logits, (-1,)))) + ops.sum(ops.square(ops.reshape(label, (-1,))))
        return 1 - 2 * shared / (total + self.smooth)


class FocalLoss(LossBase):
    """Cross entropy that leaves out what is certain."""

    def __init__(self, weight=None, gamma=2.0, reduction="mean"):
        super().__init__(reduction)
        self.weight, self.gamma = weight, float(gamma)

    def construct(self, logits, labels):
        flat = ops.reshape(logits, logits.shape[:2] + (-1,))
        target = ops.reshape(labels, (labels.shape[0], labels.shape[1], -1))
        log_p = ops.log_softmax(flat, 1)
        if target.shape[1] == 1:
            log_p = ops.squeeze(ops.gather_elements(log_p, 1, target.astype(labels.dtype)), 1)
            if self.weight is not None:
                log_p = log_p * ops.gather(self.weight, ops.squeeze(target, 1), 0)
            loss = -ops.pow(1.0 - ops.exp(log_p), self.gamma) * log_p
            loss = ops.mean(loss, 1)
        else:
            if self.weight is not None:
                log_p = log_p * ops.reshape(self.weight, (1, -1, 1))
            loss = ops.mean(-ops.pow(1.0 - ops.exp(log_p), self.gamma) * log_p * target, -1)
            return ops.reduced(loss, self.reduction)
        return ops.reduced(loss, self.reduction)
