"""Metrics of decisions: ROC curves and the area below them, BLEU of translations, and what follows from counts of right and
wrong decisions (ConfusionMatrixMetric)."""
import collections
import numpy as np
from mindspore import _checkparam as validator
from mindspore.train.metrics import Metric, rearrange_inputs

_NOT_UPDATED = "Please call the 'update' method before calling 'eval' method."


def _rows_of_curve(predicted, true, classes, positive):
    """What a curve is drawn from: scores, labels, the number of classes, the label that counts as positive."""
    if predicted.ndim == true.ndim:
        if classes not in (None, 1):
            raise ValueError("For 'ROC', when predicted value (input[0]) and true value (input[1]) have the same shape, the 'class_num' "
                             f"must be 1, but got {classes}.")
        return predicted.flatten(), true.flatten(), 1, 1 if positive is None else positive
    if predicted.ndim != true.ndim + 1:
        raise ValueError("For 'ROC', predicted value (input[0]) and true value (input[1]) must have same dimensions, or the dimension of "
                         "predicted value equal the dimension of true value add 1, but got predicted value ndim: "
                         f"{predicted.ndim}, true value ndim: {true.ndim}.")
    if positive is not None:
        raise ValueError("For 'ROC', when the dimension of predicted value (input[0]) equals the dimension of true value (input[1]) add "
                         f"1, the 'pos_label' must be None, but got {positive}.")
    if classes != predicted.shape[1]:
        raise ValueError("For 'ROC', the 'class_num' must equal the number of classes from predicted value (input[0]), but got "
                         f"'class_num' {classes}, the number of classes from predicted value {predicted.shape[1]}.")
    return predicted.reshape(classes, -1), true.flatten(), classes, None


def _curve(scores, true, positive):
    """(false positive rate, true positive rate, threshold) at each score that occurs, from the highest down."""
    order = np.argsort(-scores)
    scores, hits = scores[order], (true[order] == positive).astype(np.int64)
    last = np.append(np.where(scores[1:] - scores[:-1])[0], len(hits) - 1)  # of each run of equal scores
    right = np.cumsum(hits)[last]
    wrong = 1 + last - right
    if wrong[-1] <= 0:
        raise ValueError("For 'ROC.eval', there is no negative samples in true value, false positive value is meaningless.")
    if right[-1] <= 0:
        raise ValueError("For 'ROC.eval', there is no positive samples in true value, true positive value is meaningless.")
    first = np.zeros(1, np.int64)
    return (np.hstack([first, wrong]) / wrong[-1], np.hstack([first, right]) / right[-1],
            np.hstack([scores[last][:1] + 1, scores[last]]))


class ROC(Metric):
    """The receiver operating characteristic: (fpr, tpr, thresholds), for several classes lists of them."""

    def __init__(self, class_num=None, pos_label=None):
        super().__init__()
        self.class_num = class_num if class_num is None else validator.check_value_type("class_num", class_num, [int])
        self.pos_label = pos_label if pos_label is None else validator.check_value_type("pos_label", pos_label, [int])
        self.clear()

    def clear(self):
        self._rows = None

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true = self._arrays(inputs, got="{}")
        self._rows = _rows_of_curve(predicted, true, self.class_num, self.pos_label)
        self.class_num, self.pos_label = self._rows[2:]

    def eval(self):
        if self._rows is None:
            raise RuntimeError(_NOT_UPDATED)
        scores, true = np.squeeze(self._rows[0]), np.squeeze(self._rows[1])
        if self.class_num == 1:
            return _curve(scores, true, self.pos_label)
        curves = [_curve(scores[:, label], true, label) for label in range(self.class_num)]
        return tuple([curve[part] for curve in curves] for part in range(3))


def _flat(array):
    if array.ndim == 1 or (array.ndim == 2 and array.shape[1] == 1):
        return np.ravel(array)
    raise ValueError("For 'auc', the input must be a 1-dimensional array, or a 2-dimensional array with the second dimension of 1, but got "
                     f"shape {array.shape}.")


def auc(x, y, reorder=False):
    """The area below a curve, by trapezes."""
    if not isinstance(x, np.ndarray) or not isinstance(y, np.ndarray):
        raise TypeError(f"For 'auc', the argument 'x' and 'y' must all be np.ndarray, but got {type(x)}, {type(y)}")
    if len(x) != len(y):
        raise ValueError(f"Found input variables with inconsistent numbers of samples: {[len(x), len(y)]}.")
    x, y = _flat(x), _flat(y)
    if len(x) < 2:
        raise ValueError(f"For 'auc', the shape of the argument 'x' in axis 0 must be greater than 2, but got {len(x)}.")
    if reorder:
        order = np.lexsort((y, x))
        x, y = x[order], y[order]
    steps = np.diff(x)
    falls = np.any(steps < 0)
    if falls and not np.all(steps <= 0):
        raise ValueError(f"For 'auc', if the argument is False, the argument 'x' array must be increasing or decreasing, but got 'x': {x}")
    area = (steps * (y[1:] + y[:-1]) / 2.0).sum()
    return -area if falls else area


def _n_grams(words, longest):
    """How often each run of 1 to `longest` words occurs."""
    return collections.Counter([tuple(words[at:at + size]) for size in range(1, longest + 1) for at in range(len(words) - size + 1)])


class BleuScore(Metric):
    """BLEU: how many runs of words of candidates stand in their references, less for candidates that are too short."""

    def __init__(self, n_gram=4, smooth=False):
        super().__init__()
        self.n_gram = validator.check_value_type("n_gram", n_gram, [int])
        if not 1 <= n_gram <= 4:
            raise ValueError(f"For 'BleuScore', the argument 'n_gram' should range from 1 to 4, but got {n_gram}.")
        self.smooth = validator.check_value_type("smooth", smooth, [bool])
        self.clear()

    def clear(self):
        self._found, self._all = np.zeros(self.n_gram), np.zeros(self.n_gram)
        self._candidates, self._references = 0.0, 0.0
        self._is_update = False

    @rearrange_inputs
    def update(self, *inputs):
        if len(inputs) != 2:
            raise ValueError("For 'BleuScore.update', it needs 2 inputs (candidate_corpus, reference_corpus), but got "
                             f"{len(inputs)}.")
        if len(inputs[0]) != len(inputs[1]):
            raise ValueError("For 'BleuScore.update', 'translate_corpus' (inputs[0]) and 'reference_corpus' (inputs[1]) should be equal in "
                             f"length, but got {len(inputs[0])}, {len(inputs[1])}")
        for candidate, references in zip(*inputs):
            self._candidates += len(candidate)
            self._references += min([len(reference) for reference in references], key=lambda size: abs(len(candidate) - size))
            known = collections.Counter()
            for reference in references:
                known |= _n_grams(reference, self.n_gram)
            made = _n_grams(candidate, self.n_gram)
            for counts, total in ((made & known, self._found), (made, self._all)):
                for words, count in counts.items():
                    total[len(words) - 1] += count
        self._is_update = True

    def eval(self):
        if not self._is_update:
            raise RuntimeError(_NOT_UPDATED)
        if min(self._found) == 0.0:
            return np.array(0.0)
        extra = 1.0 if self.smooth else 0.0
        shares = (self._found + extra) / (self._all + extra)
        brevity = np.array(1.0) if self._candidates > self._references else np.exp(1 - self._references / self._candidates)
        return brevity * np.exp(np.sum(1.0 / self.n_gram * np.log(shares)))


_NAMES = {  # of a rate, to the short name it goes by
    "tpr": "sensitivity recall hit_rate true_positive_rate", "tnr": "specificity selectivity true_negative_rate",
    "ppv": "precision positive_predictive_value", "npv": "negative_predictive_value", "fnr": "miss_rate false_negative_rate",
    "fpr": "fall_out false_positive_rate", "fdr": "false_discovery_rate", "for": "false_omission_rate", "pt": "prevalence_threshold",
    "ts": "threat_score critical_success_index csi", "acc": "accuracy", "ba": "balanced_accuracy", "f1": "f1_score",
    "mcc": "matthews_correlation_coefficient", "fm": "fowlkes_mallows_index", "bm": "informedness bookmaker_informedness",
    "mk": "markedness deltap"}
_SHORT = {name: short for short, names in _NAMES.items() for name in (short, *names.split())}


def _share(part, whole):
    return np.where(whole != 0, part / whole, np.array(float("nan")))


def _rate(name, counts):
    """A rate from counts (..., [true positive, false positive, true negative, false negative])."""
    short = _SHORT.get(name.replace(" ", "_").lower())
    if short is None:
        raise NotImplementedError("The metric is not implemented.")
    counts = counts[None] if counts.ndim == 1 else counts
    tp, fp, tn, fn = [counts[..., i] for i in range(4)]
    found, cleared = lambda: _share(tp, tp + fn), lambda: _share(tn, fp + tn)
    right, rightly_not = lambda: _share(tp, tp + fp), lambda: _share(tn, tn + fn)
    return {
        "tpr": found, "tnr": cleared, "ppv": right, "npv": rightly_not,
        "fnr": lambda: _share(fn, tp + fn), "fpr": lambda: _share(fp, fp + tn), "fdr": lambda: _share(fp, fp + tp),
        "for": lambda: _share(fn, fn + tn),
        "pt": lambda: _share(np.sqrt(found() * (1.0 - cleared())) + cleared() - 1.0, found() + cleared() - 1.0),
        "ts": lambda: _share(tp, tp + fn + fp), "acc": lambda: _share(tp + tn, tp + fn + fp + tn),
        "ba": lambda: (found() + cleared()) / 2.0, "f1": lambda: _share(tp * 2.0, tp * 2.0 + fn + fp),
        "mcc": lambda: _share(tp * tn - fp * fn, np.sqrt((tp + fp) * (tp + fn) * (tn + fp) * (tn + fn))),
        "fm": lambda: np.sqrt(right() * found()), "bm": lambda: found() + cleared() - 1.0, "mk": lambda: right() + rightly_not() - 1.0,
    }[short]()


def _mean_of_known(values, known, axis):
    total = known.sum(axis=axis)
    return np.where(total > 0, values.sum(axis=axis) / total, np.zeros(1)), total


def _decrease(values, way):
    """Rates of (sample, class), NaN where there is none, as one number, or along one axis; and how many were there."""
    known = (~np.isnan(values)).astype(float)
    values = np.where(np.isnan(values), 0, values)
    if way == "mean":
        means, total = _mean_of_known(values, known, 1)
        return _mean_of_known(means, (total > 0).astype(float), 0)
    if way == "none":
        return values, known
    axis = {"sum": (0, 1), "sum_batch": 0, "mean_batch": 0}.get(way, 1)
    return _mean_of_known(values, known, axis) if way.startswith("mean") else (values.sum(axis=axis), known.sum(axis=axis))


class ConfusionMatrixMetric(Metric):
    """A rate of decisions of (sample, class, ...) in zeros and ones: of all together, or (calculation_method) of each, reduced."""

    def __init__(self, skip_channel=True, metric_name="sensitivity", calculation_method=False, decrease="mean"):
        super().__init__()
        self.skip_channel = validator.check_value_type("skip_channel", skip_channel, [bool])
        self.calculation_method = validator.check_value_type("calculation_method", calculation_method, [bool])
        self.metric_name = validator.check_value_type("metric_name", metric_name, [str])
        decrease = validator.check_value_type("decrease", decrease, [str])
        self.decrease = validator.check_string(
            decrease, ["none", "mean", "sum", "mean_batch", "sum_batch", "mean_channel", "sum_channel"], "decrease")
        self.clear()

    def clear(self):
        self._rates, self._known, self._counts = 0, 0, np.zeros(4)

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true = self._arrays(inputs)
        if not np.all(true.astype(np.uint8) == true):
            raise ValueError("For 'ConfusionMatrix.update', the true value (input[1]) must be a binarized ndarray.")
        if predicted.ndim < 2:
            raise ValueError("For 'ConfusionMatrix.update', the predicted value (input[0]) must have at least 2 dimensions, but got "
                             f"{predicted.ndim}.")
        if predicted.shape != true.shape:
            raise ValueError(f"The 'y_shape' should be = y_pred_shape: {predicted.shape}, but got {true.shape}.")
        first = 1 if not self.skip_channel and true.shape[1] > 1 else 0
        rows = [array[:, first:].astype(float).reshape(len(array), array.shape[1] - first, -1) for array in (predicted, true)]
        positives, both = rows[1].sum(axis=2), rows[0] + rows[1]
        tp, tn = [(both == value).astype(float).sum(axis=2) for value in (2, 0)]
        counts = np.stack([tp, rows[1].shape[-1] - positives - tn, tn, positives - tp], axis=-1)
        if self.calculation_method:
            rate, known = _decrease(_rate(self.metric_name, counts), self.decrease)
            known = int(known.item())
            self._rates += rate.item() * known
            self._known += known
        else:
            self._counts = self._counts + counts.sum(axis=(0, 1))

    def eval(self):
        if not self.calculation_method:
            return _rate(self.metric_name, self._counts)
        self._counted(self._known)
        return self._rates / self._known
