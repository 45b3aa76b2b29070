"""Metrics of Model.eval."""
import numpy as np
from mindspore.common.tensor import Tensor


def _array(value):
    return value.asnumpy() if isinstance(value, Tensor) else np.array(value)


class Metric:
    """Base: clear(), update(...), eval()."""

    takes_loss = False

    def __init__(self):
        self.clear()

    def clear(self):
        raise NotImplementedError

    def update(self, *inputs):
        raise NotImplementedError

    def eval(self):
        raise NotImplementedError


class Accuracy(Metric):
    """The share of labels that were found."""

    def __init__(self, eval_type="classification"):
        if eval_type not in ("classification", "multilabel"):
            raise TypeError(f"The argument 'eval_type' must be in ['classification', 'multilabel'], but got {eval_type}.")
        self._type = eval_type
        super().__init__()

    def clear(self):
        self._right = self._total = 0

    def update(self, *inputs):
        if len(inputs) != 2:
            raise ValueError(f"For 'Accuracy.update', it needs 2 inputs (predicted value, true value), but got {len(inputs)}")
        predicted, label = _array(inputs[0]), _array(inputs[1])
        if self._type == "multilabel":
            right = (predicted == label).reshape(predicted.shape[0], -1).all(axis=1)
        else:
            if label.ndim == predicted.ndim:
                label = label.argmax(axis=1)
            right = predicted.argmax(axis=1) == label
        self._right += int(right.sum())
        self._total += int(right.size)

    def eval(self):
        if self._total == 0:
            raise RuntimeError("The 'Accuracy' can not be calculated, because the number of samples is 0, please check whether your "
                               "inputs(predicted value, true value) are empty, or has called update method before calling eval method.")
        return self._right / self._total


class Top1CategoricalAccuracy(Metric):
    """The share of rows whose label is among the best k."""

    k = 1

    def clear(self):
        self._right = self._total = 0

    def update(self, *inputs):
        predicted, label = _array(inputs[0]), _array(inputs[1])
        if label.ndim == predicted.ndim:
            label = label.argmax(axis=1)
        best = np.argsort(-predicted, axis=1)[:, :self.k]
        for i in range(len(label)):
            self._right += int(label[i]) in [int(v) for v in best[i]]
        self._total += len(label)

    def eval(self):
        return self._right / self._total


class Top5CategoricalAccuracy(Top1CategoricalAccuracy):
    """Of the best five."""
    k = 5


class TopKCategoricalAccuracy(Top1CategoricalAccuracy):
    """Of the best k."""

    def __init__(self, k):
        if isinstance(k, bool) or not isinstance(k, int) or k < 1:
            raise ValueError(f"The argument 'k' must be int and >= 1, but got {k}.")
        self.k = k
        super().__init__()


class _Mean(Metric):
    def clear(self):
        self._sum, self._count = 0.0, 0

    def eval(self):
        if self._count == 0:
            raise RuntimeError(f"The '{type(self).__name__}' can not be calculated, because the number of samples is 0.")
        return self._sum / self._count


class Loss(_Mean):
    """The mean loss."""

    takes_loss = True

    def update(self, *inputs):
        self._sum += float(_array(inputs[0]).mean())
        self._count += 1


class MAE(_Mean):
    """The mean absolute error."""

    def update(self, *inputs):
        predicted, label = _array(inputs[0]), _array(inputs[1])
        self._sum += float(np.abs(label.reshape(predicted.shape) - predicted).sum())
        self._count += label.shape[0]


class MSE(_Mean):
    """The mean squared error."""

    def update(self, *inputs):
        predicted, label = _array(inputs[0]), _array(inputs[1])
        self._sum += float(((label.reshape(predicted.shape) - predicted) ** 2).sum())
        self._count += label.shape[0]


class _ByClass(Metric):
    """Counts of true and false positives of each class."""

    def __init__(self, eval_type="classification"):
        super().__init__()

    def clear(self):
        self._hits = self._predicted = self._labels = 0

    def update(self, *inputs):
        predicted, label = _array(inputs[0]), _array(inputs[1])
        if label.ndim == predicted.ndim:
            label = label.argmax(axis=1)
        classes = predicted.shape[1]
        chosen = predicted.argmax(axis=1)
        found = np.array([((chosen == c) & (label == c)).sum() for c in range(classes)])
        self._hits = self._hits + found
        self._predicted = self._predicted + np.array([(chosen == c).sum() for c in range(classes)])
        self._labels = self._labels + np.array([(label == c).sum() for c in range(classes)])

    def _ratio(self, bottom, average):
        value = self._hits / (bottom + 1e-20)
        return float(value.mean()) if average else value


class Precision(_ByClass):
    """Hits among what was predicted."""

    def eval(self, average=False):
        return self._ratio(self._predicted, average)


class Recall(_ByClass):
    """Hits among what there is."""

    def eval(self, average=False):
        return self._ratio(self._labels, average)


class F1(_ByClass):
    """The harmonic mean of precision and recall."""

    def eval(self, average=False):
        precision, recall = self._ratio(self._predicted, False), self._ratio(self._labels, False)
        value = 2 * precision * recall / (precision + recall + 1e-20)
        return float(value.mean()) if average else value


_NAMES = {"accuracy": Accuracy, "acc": Accuracy, "precision": Precision, "recall": Recall, "F1": F1, "loss": Loss, "mae": MAE,
          "mse": MSE, "top_1_accuracy": Top1CategoricalAccuracy, "top_5_accuracy": Top5CategoricalAccuracy}


def get_metric_fn(name, *args, **kwargs):
    if name not in _NAMES:
        raise KeyError(f"The unsupported metric name is: {name}.")
    return _NAMES[name](*args, **kwargs)


def get_metrics(metrics):
    """{name: metric} of a dict, or of a list or set of names."""
    if metrics is None:
        return {}
    if isinstance(metrics, dict):
        for metric in metrics.values():
            if not isinstance(metric, Metric):
                raise TypeError("For 'get_metrics', if the argument 'metrics' is dict, the values must be Metric.")
        return dict(metrics)
    return {name: get_metric_fn(name) for name in metrics}
