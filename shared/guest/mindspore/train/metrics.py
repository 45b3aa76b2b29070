"""Metrics of predictions: update() with every batch, eval() for the number, clear() to begin again."""
import functools
import math
from abc import ABCMeta, abstractmethod
import numpy as np
from mindspore import _checkparam as checks
from mindspore._public_names import Names as _Names
from mindspore.common.tensor import Tensor

__all__ = _Names(__name__)


class Metric(metaclass=ABCMeta):
    """What all have; a user's own gives clear, update and eval."""

    def __init__(self):
        self._indexes = None

    @property
    def indexes(self):
        """Which of the network's outputs update() takes, as set_indexes() said; None: prediction and label."""
        return self._indexes

    def set_indexes(self, indexes):
        if not isinstance(indexes, list) or not all(isinstance(i, int) for i in indexes):
            raise ValueError("For 'set_indexes', the argument 'indexes' should be a list and all its elements should be int, but got "
                             f"{type(indexes)}.")
        self._indexes = indexes
        return self

    def _convert_data(self, data):
        if isinstance(data, Tensor):
            return data.asnumpy()
        if isinstance(data, list):
            return np.array(data)
        if isinstance(data, np.ndarray):
            return data
        raise TypeError(f"For 'Metric' and its derived classes, the input data type should be tensor, list or numpy.ndarray, but got {type(data)}.")

    def _arrays(self, inputs, count=2, what="predicted value, true value"):
        name = type(self).__name__
        if len(inputs) != count:
            raise ValueError(f"For '{name}.update', it needs {count} inputs ({what}), but got {len(inputs)}")
        return [self._convert_data(item) for item in inputs]

    def _counted(self, count):
        if count == 0:
            name = type(self).__name__
            raise RuntimeError(f"The '{name}' can not be calculated, because the number of samples is 0, please check whether your "
                               "inputs(predicted value, true value) are empty, or has called update method before calling eval method.")

    @abstractmethod
    def clear(self):
        raise NotImplementedError("Must define clear function to use this base class")

    @abstractmethod
    def update(self, *inputs):
        raise NotImplementedError("Must define update function to use this base class")

    @abstractmethod
    def eval(self):
        raise NotImplementedError("Must define eval function to use this base class")

    def __call__(self, *inputs):
        self.clear()
        self.update(*inputs)
        return self.eval()


def rearrange_inputs(func):
    """Decorator of update(): the arguments that set_indexes() chose."""

    @functools.wraps(func)
    def wrapper(self, *inputs):
        chosen = self.indexes
        return func(self, *(inputs if chosen is None else [inputs[i] for i in chosen]))

    return wrapper


class _Evaluated(Metric):
    """Classification (labels or one-hot rows against scores) or multilabel (zeros and ones against zeros and ones)."""

    def __init__(self, eval_type="classification"):
        super().__init__()
        if eval_type not in ("classification", "multilabel"):
            raise TypeError(f"The argument 'eval_type' must be in {{'classification', 'multilabel'}}, but got {eval_type}")
        self._type = eval_type
        self.clear()

    def _pairs(self, inputs):
        """Both as arrays of labels, or of zeros and ones (multilabel: classes along the first axis)."""
        predicted, true = self._arrays(inputs)
        if self._type == "classification":
            if true.ndim == predicted.ndim and predicted.shape == true.shape:
                true = true.argmax(axis=1)
            if predicted.ndim != true.ndim + 1:
                raise ValueError("In classification case, the dimension of y_pred (predicted value) should equal to the dimension of y (true value) "
                                 f"add 1, but got y_pred dimension: {predicted.ndim} and y dimension: {true.ndim}.")
            return predicted.argmax(axis=1), true, predicted.shape[1]
        if predicted.shape != true.shape:
            raise ValueError(f"For '{type(self).__name__}.update', if you want to calculate multilabel metrics, predicted and true values "
                             f"must have the same shape, but got {predicted.shape} and {true.shape}.")
        classes = predicted.shape[1] if predicted.ndim > 1 else 1
        rows = [np.swapaxes(array, 1, -1).reshape(-1, classes) if array.ndim > 1 else array.reshape(-1, 1) for array in (predicted, true)]
        return rows[0], rows[1], classes


class _Mean(Metric):
    """Numbers that update() adds to a sum, over how many there were."""

    def __init__(self, *args):
        super().__init__(*args)
        self.clear()

    def clear(self):
        self._sum, self._total = 0.0, 0

    def eval(self):
        self._counted(self._total)
        return self._sum / self._total


class Accuracy(_Mean, _Evaluated):
    """The share of right predictions."""

    def __init__(self, eval_type="classification"):
        super().__init__(eval_type)

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true, _ = self._pairs(inputs)
        right = np.equal(predicted, true)
        right = right if self._type == "classification" else np.all(right, axis=1)
        self._sum += int(right.sum())
        self._total += right.size


class _PerClass(_Evaluated):
    """Counts of right, predicted and true members of each class; multilabel: of each row, one after another."""

    def clear(self):
        empty = self._type == "multilabel"
        self._right, self._predicted, self._true = [np.empty(0) if empty else 0 for _ in range(3)]

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true, classes = self._pairs(inputs)
        if self._type == "multilabel":
            self._right, self._predicted, self._true = [
                np.concatenate([known, new.sum(axis=1)]) for known, new in
                ((self._right, predicted * true), (self._predicted, predicted), (self._true, true))]
            return
        predicted, true = np.eye(classes)[predicted.reshape(-1)], np.eye(classes)[true.reshape(-1).astype(np.int64)]
        self._right = self._right + (predicted * true).sum(axis=0)
        self._predicted = self._predicted + predicted.sum(axis=0)
        self._true = self._true + true.sum(axis=0)

    def _share(self, whole, average):
        self._counted(np.size(self._right) if np.ndim(self._right) else 0)
        shares = self._right / (whole + np.finfo(np.float64).eps)
        shares = np.round(shares, 15)
        return float(np.mean(shares)) if average else shares


class Precision(_PerClass):
    """Of those predicted, how many are right: an array of the classes, or its mean."""

    def eval(self, average=False):
        return self._share(self._predicted, average)


class Recall(_PerClass):
    """Of those that are, how many were found."""

    def eval(self, average=False):
        return self._share(self._true, average)


class Fbeta(_PerClass):
    """The weighted harmonic mean of precision and recall."""

    def __init__(self, beta):
        if not beta > 0:
            raise ValueError(f"For 'Fbeta', the argument 'beta' must be greater than 0, but got {beta}.")
        super().__init__()
        self.beta = beta

    def eval(self, average=False):
        self._counted(np.size(self._right) if np.ndim(self._right) else 0)
        square = self.beta**2
        whole = square * self._true + self._predicted
        values = (1 + square) * self._right / np.where(whole == 0, 1, whole)
        return float(np.mean(values)) if average else values


class F1(Fbeta):
    """Fbeta with beta 1."""

    def __init__(self):
        super().__init__(1.0)


class TopKCategoricalAccuracy(_Mean):
    """The share of rows whose label is among the k best."""

    def __init__(self, k):
        super().__init__()
        if not isinstance(k, int):
            raise TypeError("For 'TopKCategoricalAccuracy', the type of the argument 'k' should be int, but got 'k' type: "
                            f"{type(k)}.")
        if k < 1:
            raise ValueError(f"For 'TopKCategoricalAccuracy', the argument 'k' must be at least 1, but got 'k' value: {k}.")
        self.k = k

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true = self._arrays(inputs)
        if predicted.shape == true.shape:
            true = true.argmax(axis=1)
        best = predicted.argsort(axis=1)[:, ::-1][:, :self.k]
        self._sum += int((best == true.reshape(-1, 1)).sum())
        self._total += true.size


class Top1CategoricalAccuracy(TopKCategoricalAccuracy):
    def __init__(self):
        super().__init__(1)


class Top5CategoricalAccuracy(TopKCategoricalAccuracy):
    def __init__(self):
        super().__init__(5)


class _Error(_Mean):
    """The mean of a distance between predictions and truth."""

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true = self._arrays(inputs)
        self._sum += self._distance(true.reshape(predicted.shape) - predicted).sum()
        self._total += true.shape[0]


class MAE(_Error):
    """Mean absolute error (summed over a sample's elements)."""

    _distance = staticmethod(np.abs)


class MSE(_Error):
    """Mean squared error (summed over a sample's elements)."""

    _distance = staticmethod(np.square)


class Loss(_Mean):
    """The mean of the batches' losses."""

    @rearrange_inputs
    def update(self, *inputs):
        loss, = self._arrays(inputs, 1, "loss")
        if loss.ndim == 0:
            loss = loss.reshape(1)
        if loss.ndim != 1:
            raise ValueError(f"For 'Loss.update', the dimension of your input (loss) must be 1 or 0, but got {loss.ndim}.")
        self._sum += loss[0]
        self._total += 1

    def eval(self):
        if self._total == 0:
            raise RuntimeError("The 'Loss' can not be calculated, because the number of samples is 0, please check whether has called "
                               "update method before calling eval method.")
        return self._sum / self._total


class ConfusionMatrix(Metric):
    """How often each class (row) was predicted as each (column)."""

    def __init__(self, num_classes, normalize="no_norm", threshold=0.5):
        super().__init__()
        if normalize not in ("target", "prediction", "all", "no_norm"):
            raise ValueError("For 'ConfusionMatrix', the argument 'normalize' must be in ['all', 'prediction', 'label', 'no_norm'(None)], "
                             f"but got {normalize}.")
        self.num_classes = checks.check_value_type("num_classes", num_classes, [int])
        self.normalize = normalize
        self.threshold = checks.check_value_type("threshold", threshold, [float])
        self.clear()

    def clear(self):
        self._matrix, self._total = np.zeros((self.num_classes, self.num_classes)), 0

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true = self._arrays(inputs)
        if predicted.ndim == true.ndim + 1:
            predicted = predicted.argmax(axis=1)
        elif predicted.dtype.kind == "f":
            predicted = predicted >= self.threshold
        places = true.reshape(-1).astype(np.int64) * self.num_classes + predicted.reshape(-1).astype(np.int64)
        self._matrix = self._matrix + np.bincount(places, minlength=self.num_classes**2).reshape(self.num_classes, -1)
        self._total += true.size

    def eval(self):
        self._counted(self._total)
        m = self._matrix.astype(np.float64)
        if self.normalize == "target":
            m = m / m.sum(axis=1, keepdims=True)
        elif self.normalize == "prediction":
            m = m / m.sum(axis=0, keepdims=True)
        elif self.normalize == "all":
            m = m / m.sum()
        return m


class Dice(_Mean):
    """Twice the overlap over the sum of squares, divided by the number of rows."""

    def __init__(self, smooth=1e-5):
        super().__init__()
        self.smooth = checks.check_positive_float(smooth, "smooth")

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true = self._arrays(inputs)
        if predicted.shape != true.shape:
            raise ValueError(f"For 'Dice.update', predicted value (input[0]) and true value (input[1]) should have same shape, but got "
                             f"{predicted.shape} and {true.shape}.")
        overlap = np.dot(predicted.flatten(), true.flatten())
        squares = np.dot(predicted.flatten(), predicted.flatten()) + np.dot(true.flatten(), true.flatten())
        self._sum += 2 * float(overlap) / float(squares + self.smooth)
        self._total += true.shape[0]


class CosineSimilarity(Metric):
    """Similarity of each row to each other one."""

    def __init__(self, similarity="cosine", reduction="none", zero_diagonal=True):
        super().__init__()
        for name, value, known in (("similarity", similarity, ["dot", "cosine"]), ("reduction", reduction, ["none", "sum", "mean"])):
            checks.check_value_type(name, value, [str])
            checks.check_string(value, known, name)
        checks.check_value_type("zero_diagonal", zero_diagonal, [bool])
        self.similarity, self.reduction, self.zero_diagonal = similarity, reduction, zero_diagonal
        self.clear()

    def clear(self):
        self._value = None

    @rearrange_inputs
    def update(self, inputs):
        rows = self._convert_data(inputs)
        if self.similarity == "cosine":
            rows = rows / np.linalg.norm(rows, ord=2, axis=1, keepdims=True)
        value = rows @ rows.T
        if self.zero_diagonal:
            value[np.diag_indices(len(value))] = 0
        self._value = {"none": lambda v: v, "mean": lambda v: v.mean(axis=-1), "sum": lambda v: v.sum(axis=-1)}[self.reduction](value)

    def eval(self):
        if self._value is None:
            raise RuntimeError("Please call the 'update' method before calling 'eval' method.")
        return self._value


class Perplexity(Metric):
    """e to the mean cross entropy of the labels' probabilities."""

    def __init__(self, ignore_label=None):
        super().__init__()
        self.ignore_label = ignore_label if ignore_label is None else checks.check_value_type("ignore_label", ignore_label, [int])
        self.clear()

    def clear(self):
        self._sum, self._total = 0.0, 0

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true = self._arrays(inputs)
        labels = true.reshape(-1).astype(np.int64)
        chosen = predicted.reshape(len(labels), -1)[np.arange(len(labels)), labels]
        if self.ignore_label is not None:
            chosen = np.where(labels == self.ignore_label, 1, chosen)
        self._sum += float(-np.sum(np.log(np.maximum(1e-10, chosen))))
        self._total += int((labels != self.ignore_label).sum()) if self.ignore_label is not None else len(labels)

    def eval(self):
        self._counted(self._total)
        return math.exp(self._sum / self._total)


_FACTORY = {"F1": F1, "acc": Accuracy, "accuracy": Accuracy, "confusion_matrix": ConfusionMatrix,
            "cosine_similarity": CosineSimilarity, "dice": Dice, "loss": Loss, "mae": MAE, "mse": MSE, "perplexity": Perplexity,
            "precision": Precision, "recall": Recall, "top_1_accuracy": Top1CategoricalAccuracy,
            "top_5_accuracy": Top5CategoricalAccuracy, "topk": TopKCategoricalAccuracy}
_ELSEWHERE = {"auc": "score_metrics.auc", "bleu_score": "score_metrics.BleuScore", "roc": "score_metrics.ROC",
              "confusion_matrix_metric": "score_metrics.ConfusionMatrixMetric",
              "hausdorff_distance": "image_metrics.HausdorffDistance", "mean_surface_distance": "image_metrics.MeanSurfaceDistance",
              "occlusion_sensitivity": "image_metrics.OcclusionSensitivity",
              "root_mean_square_distance": "image_metrics.RootMeanSquareDistance"}


def _loaded(path):
    import importlib
    module, _, name = path.partition(".")
    return getattr(importlib.import_module(f"mindspore.train.{module}"), name)


def names():
    return sorted([*_FACTORY, *_ELSEWHERE])


def get_metric_fn(name, *args, **kwargs):
    if name in _ELSEWHERE:
        return _loaded(_ELSEWHERE[name])(*args, **kwargs)
    if name not in _FACTORY:
        raise KeyError(f"For 'get_metric_fn', unsupported metric {name}, please refer to official website for more details about supported metrics.")
    return _FACTORY[name](*args, **kwargs)


def get_metrics(metrics):
    """{name: Metric} of what Model is given."""
    if metrics is None:
        return metrics
    if isinstance(metrics, dict):
        for name, metric in metrics.items():
            if not isinstance(name, str) or not isinstance(metric, Metric):
                raise TypeError("For 'get_metrics', if 'metrics' is dict, the key in 'metrics' must be string and value in 'metrics' must be "
                                f"Metric, but got key:{type(name)}, value:{type(metric)}.")
        return metrics
    if isinstance(metrics, set):
        return {name: get_metric_fn(name) for name in sorted(metrics)}
    raise TypeError(f"For 'get_metrics', the argument 'metrics' must be None, dict or set, but got {metrics}.")


def __getattr__(name):
    for path in _ELSEWHERE.values():
        if path.endswith("." + name):
            return _loaded(path)
    raise AttributeError(f"module 'mindspore.train.metrics' has no attribute '{name}'")
