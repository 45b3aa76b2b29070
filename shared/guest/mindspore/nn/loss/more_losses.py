"""Losses over the functions of mindspore.ops.margin_losses, and of segmentation."""
import math
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.layer.activation import LogSoftmax
from mindspore.nn.loss.loss import LossBase, check_tensors


class TripletMarginLoss(LossBase):
    """max(|anchor - positive| - |anchor - negative| + margin, 0)."""

    def __init__(self, p=2, swap=False, eps=1e-06, reduction="mean", margin=1.0):
        super().__init__()
        self.reduction = reduction
        self.p, self.swap, self.eps, self.margin = p, swap, eps, margin

    def construct(self, x, positive, negative, margin=1.0):
        return ops.triplet_margin_loss(x, positive, negative, self.margin, self.p, self.eps, self.swap, self.reduction)


class GaussianNLLLoss(LossBase):
    """The negative log likelihood of a normal distribution."""

    def __init__(self, *, full=False, eps=1e-06, reduction="mean"):
        Cell.__init__(self)
        checks.check_float_range(eps, 0, float("inf"), checks.INC_NEITHER, "eps", self.cls_name)
        checks.check_value_type("full", full, [bool], self.cls_name)
        self.reduction = checks.check_string(reduction, ["none", "mean", "sum"], "reduction", "gaussian_nll_loss")
        self.full, self.eps = full, eps

    def construct(self, logits, labels, var):
        check_tensors(self.cls_name, logits=logits, labels=labels)
        return ops.gaussian_nll_loss(logits, labels, var, self.full, self.eps, self.reduction)


class PoissonNLLLoss(LossBase):
    """The negative log likelihood of a Poisson distribution."""

    def __init__(self, log_input=True, full=False, eps=1e-08, reduction="mean"):
        super().__init__(reduction)
        self.log_input, self.full, self.eps = log_input, full, eps

    def construct(self, input, target):
        check_tensors(self.cls_name, input=input, target=target)
        loss = ops.exp(input) - input * target if self.log_input else input - target * ops.log(input + self.eps)
        if self.full:
            stirling = target * ops.log(target) - target + 0.5 * ops.log(2 * math.pi * target)
            loss = loss + ops.select(target > 1, stirling, ops.zeros_like(target))
        return ops.reduced(loss, self.reduction)


class MultiMarginLoss(LossBase):
    """Margins between the label's score and the others."""

    def __init__(self, p=1, margin=1.0, reduction="mean", weight=None):
        Cell.__init__(self)
        checks.check_value_type("p", p, [int], self.cls_name)
        checks.check_int(p, {1, 2}, checks.IN, "p", self.cls_name)
        checks.check_value_type("margin", margin, [float], self.cls_name)
        self.reduction = checks.check_string(reduction, ["none", "sum", "mean"], "reduction", self.cls_name)
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
        self.smooth = checks.check_positive_float(smooth, "smooth")

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
        if weight is not None and not isinstance(weight, Tensor):
            raise TypeError(f"For '{self.cls_name}', the type of 'weight' must be a Tensor, but got {type(weight).__name__}.")
        self.weight, self.gamma = weight, checks.check_value_type("gamma", gamma, [float])
        self.logsoftmax = LogSoftmax(1)

    def construct(self, logits, labels):
        if not 2 <= labels.ndim <= 4:
            raise ValueError("For 'FocalLoss', the dimensions of 'labels' must be in [2, 4], but got dimension of 'labels' "
                             f"{labels.ndim}.")
        flat = ops.reshape(logits, logits.shape[:2] + (-1,))
        target = ops.reshape(labels, (labels.shape[0], labels.shape[1], -1))
        log_p = self.logsoftmax(flat)
        one_class = target.shape[1] == 1
        if one_class:
            log_p = ops.squeeze(ops.gather_elements(log_p, 1, target.astype(labels.dtype)), 1)
        factor = -ops.pow(1.0 - ops.exp(log_p), self.gamma)
        if self.weight is not None:
            log_p = log_p * (ops.gather(self.weight, ops.squeeze(target, 1), 0) if one_class else ops.reshape(self.weight, (1, -1, 1)))
        loss = ops.mean(factor * log_p, 1) if one_class else ops.mean(factor * log_p * target, -1)
        return ops.reduced(loss, self.reduction)


class TripletMarginWithDistanceLoss(LossBase):
    """TripletMarginLoss with a distance of one's own."""

    def __init__(self, distance_function=None, swap=False, reduction="mean", margin=1.0):
        super().__init__(reduction)
        self.distance_function = distance_function or (lambda x, y: ops.sqrt(ops.sum(ops.square(x - y + 1e-6), 1)))
        self.swap = checks.check_bool(swap, "swap", self.cls_name)
        self.margin = checks.check_is_float(margin, "margin", self.cls_name)

    def construct(self, x, positive, negative):
        check_tensors(self.cls_name, x=x, positive=positive, negative=negative)
        near, far = self.distance_function(x, positive), self.distance_function(x, negative)
        if self.swap:
            far = ops.minimum(far, self.distance_function(positive, negative))
        loss = ops.relu(near - far + self.margin)
        return loss if self.reduction == "none" else loss.sum() if self.reduction == "sum" else loss.mean()


class MultiClassDiceLoss(LossBase):
    """The mean of DiceLoss over classes, weighted."""

    _ACTIVATIONS = ("softmax", "logsoftmax", "relu", "relu6", "tanh", "sigmoid")

    def __init__(self, weights=None, ignore_indiex=None, activation="softmax"):
        super().__init__()
        from mindspore.nn.layer.activation import get_activation
        if weights is not None:
            checks.check_value_type("weights", weights, [Tensor])
        if ignore_indiex is not None:
            checks.check_value_type("ignore_indiex", ignore_indiex, [int])
        if isinstance(activation, str) and activation not in self._ACTIVATIONS:
            raise ValueError(f"For '{self.cls_name}', the 'activation' must be in {list(self._ACTIVATIONS)}, but got {activation}.")
        if activation is not None and not isinstance(activation, (str, Cell)):
            raise TypeError(f"For '{self.cls_name}', the 'activation' must be str or Cell, but got {type(activation)}.")
        self.binarydiceloss, self.weights, self.ignore_indiex = DiceLoss(1e-5), weights, ignore_indiex
        self.activation = get_activation(activation) if isinstance(activation, str) else activation

    def construct(self, logits, label):
        if self.activation is not None:
            logits = self.activation(logits)
        total, count = 0.0, label.shape[1]
        for i in range(count):
            if i == self.ignore_indiex:
                continue
            loss = self.binarydiceloss(logits[:, i], label[:, i])
            total = total + (loss if self.weights is None else loss * self.weights[i])
        return total / count


class SampledSoftmaxLoss(LossBase):
    """Softmax over the true classes and some sampled ones."""

    @staticmethod
    def _check_sampler(num_true, num_sampled, num_classes, seed, remove_accidental_hits):
        """What MindSpore's sampler of classes refuses."""
        who = "UniformCandidateSampler"
        for name, value, kind in (("num_true", num_true, int), ("num_sampled", num_sampled, int), ("range_max", num_classes, int),
                                  ("seed", seed, int), ("remove_accidental_hits", remove_accidental_hits, bool)):
            checks.check_value_type(name, value, [kind], who)
        if num_sampled <= 0:
            raise ValueError(f"For '{who}', the value of num_sampled should be > : 0, but got {num_sampled}.")

    def __init__(self, num_sampled, num_classes, num_true=1, sampled_values=None, remove_accidental_hits=True, seed=0,
                 reduction="none"):
        super().__init__(reduction)
        least = "For 'SampledSoftmaxLoss', the '{}' must be greater than or equal to {}, but got {}.".format
        if num_true < 1:
            raise ValueError(least("num_true", 1, num_true))
        if seed < 0:
            raise ValueError(least("seed", 0, seed))
        if num_sampled > num_classes:
            raise ValueError("For 'SampledSoftmaxLoss', the 'num_sampled' must be smaller than or equal to 'num_classes', but got "
                             f"'num_sampled': {num_sampled} and 'num_classes': {num_classes}.")
        if num_true > num_classes:
            raise ValueError("For 'SampledSoftmaxLoss', the 'num_true' must be smaller than or equal to 'num_classes', but got "
                             f"'num_true': {num_true} amd 'num_classes': {num_classes}.")
        if sampled_values is None:
            self._check_sampler(num_true, num_sampled, num_classes, seed, remove_accidental_hits)
        if sampled_values is not None:
            if not isinstance(sampled_values, (list, tuple)):
                raise TypeError("For 'SampledSoftmaxLoss', the type of 'sampled_values' must be a list or tuple, but got "
                                f"{type(sampled_values).__name__}.")
            if len(sampled_values) != 3:
                raise ValueError("For 'SampledSoftmaxLoss', the length of 'sampled_values' must be equal to 3,but got "
                                 f"{len(sampled_values)}.")
        self.num_sampled, self.num_classes, self.num_true, self.seed = num_sampled, num_classes, num_true, seed
        self.sampled_values, self.remove_accidental_hits = sampled_values, remove_accidental_hits

    def construct(self, weights, biases, labels, logits):
        labels = ops.reshape(ops.cast(labels, _native.int64), (-1, self.num_true))
        if self.sampled_values is None:
            sampled, expected_true, expected = ops.uniform_candidate_sampler(
                labels, self.num_true, self.num_sampled, True, self.num_classes, self.seed, self.remove_accidental_hits)
        else:
            sampled, expected_true, expected = self.sampled_values
        flat = ops.reshape(labels, (-1,))
        rows = ops.reshape(ops.gather(weights, flat, 0), labels.shape + (weights.shape[1],))
        true = ops.sum(ops.expand_dims(logits, 1) * rows, -1) + ops.reshape(ops.gather(biases, flat, 0), labels.shape)
        others = ops.matmul(logits, ops.gather(weights, sampled, 0).T) + ops.gather(biases, sampled, 0)
        scores = ops.cat((true - ops.log(expected_true), others - ops.log(expected)), 1)
        wanted = ops.cat((ops.ones_like(true) / self.num_true, ops.zeros_like(others)), 1)
        return -ops.sum(wanted * ops.log_softmax(scores, -1), 1)  # MindSpore leaves `reduction` aside


class CTCLoss(LossBase):
    """Connectionist temporal classification over log probabilities of (T, N, C)."""

    def __init__(self, blank=0, reduction="mean", zero_infinity=False):
        super().__init__()
        self.blank, self.reduction, self.zero_infinity = blank, reduction, zero_infinity

    def construct(self, log_probs, targets, input_lengths, target_lengths):
        return ops.ctc_loss(log_probs, targets, input_lengths, target_lengths, self.blank, self.reduction, self.zero_infinity)[0]
