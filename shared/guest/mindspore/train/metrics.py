"""Metrics of predictions: update() with every batch, eval() for the number, clear() to begin again."""
import functools
import math
import sys
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
            raise ValueError("For 'set_indexes', the argument 'indexes' must be a list and all its elements must be int, please check "
                             "whether it is correct.")
        self._indexes = indexes
        return self

    def _convert_data(self, data):
        if isinstance(data, Tensor):
            return data.asnumpy()
        if isinstance(data, list):
            return np.array(data)
        if isinstance(data, np.ndarray):
            return data
        raise TypeError(f"For 'Metric' and its derived classes, the input data type must be tensor, list or numpy.ndarray, but got {type(data)}.")

    def _said(self):
        """The name by which the errors of update() speak of this metric."""
        return type(self).__name__

    def _arrays(self, inputs, what="predicted value, true value", got="{}."):
        if len(inputs) != 2:
            raise ValueError(f"For '{self._said()}.update', it needs 2 inputs ({what}), but got {got.format(len(inputs))}")
        return [self._convert_data(item) for item in inputs]

    def _counted(self, count, name=None, inputs="inputs(predicted value, true value)"):
        if count == 0:
            raise RuntimeError(f"The '{name or self._said()}' can not be calculated, because the number of samples is 0, please check "
                               f"whether your {inputs} are empty, or has called update method before calling eval method.")

    def _updated(self, count):
        if count == 0:
            raise RuntimeError(f"The '{self._said()}' can not be calculated, because the number of samples is 0, please check whether has "
                               "called update method before calling eval method.")

    def _labels(self, predicted, true):
        """Rows of one 1 each are the labels that they stand for."""
        if predicted.ndim != true.ndim or true.ndim < 2 or not np.equal(true ** 2, true).all():
            return true
        return true.argmax(axis=1) if np.equal(true.sum(axis=1), 1).all() else true

    def _of_classes(self, predicted, end="."):
        """How many classes update() hears of, the first time and ever after."""
        count = predicted.shape[1]
        if self._classes not in (0, count):
            raise ValueError(f"For '{self._said()}.update', class number not match, last input predicted data contain {self._classes} classes, "
                             f"but current predicted data contain {count} classes, please check your predicted value(inputs[0]){end}")
        self._classes = count
        return count

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


_EVAL_TYPES = {"classification", "multilabel"}


class _Evaluated(Metric):
    """Classification (labels or one-hot rows against scores) or multilabel (zeros and ones against zeros and ones)."""

    def __init__(self, eval_type="classification"):
        super().__init__()
        if eval_type not in _EVAL_TYPES:
            raise TypeError(f"The argument 'eval_type' must be in {_EVAL_TYPES}, but got {eval_type}")
        self._type = eval_type
        self.clear()

    def _check_shape(self, predicted, true):
        if self._type == "classification":
            if predicted.ndim != true.ndim + 1:
                raise ValueError("In classification case, the dimension of y_pred (predicted value) should equal to the dimension of y (true value) "
                                 f"add 1, but got y_pred dimension: {predicted.ndim} and y dimension: {true.ndim}.")
            if true.shape != predicted.shape[:1] + predicted.shape[2:]:
                raise ValueError("In classification case, y_pred (predicted value) shape and y (true value) shape can not match, y shape should "
                                 "be equal to y_pred shape that the value at index 1 is deleted. Such as y_pred shape (1, 2, 3), then y shape "
                                 f"should be (1, 3). But got y_pred shape {predicted.shape} and y shape {true.shape}")
            return
        for what, short, given in (("dimension", "dimension", (predicted.ndim, true.ndim)), ("shape", "shape", (predicted.shape, true.shape))):
            if given[0] != given[1]:
                raise ValueError(f"In {self._type} case, the {what} of y_pred (predicted value) should equal to the {what} of y (true value), "
                                 f"but got y_pred {short}: {given[0]} and y {short}: {given[1]}.")

    def _check_value(self, predicted, true):
        if self._type != "classification" and not all(np.equal(array ** 2, array).all() for array in (predicted, true)):
            raise ValueError("In multilabel case, all elements in y_pred (predicted value) and y (true value) should be 0 or 1.Please check "
                             "whether your inputs y_pred and y are correct.")

    def _pairs(self, inputs, got="{}.", end="."):
        """Both as arrays of labels, or of zeros and ones (multilabel: classes along the last axis)."""
        predicted, true = self._arrays(inputs, got=got)
        if self._type == "classification":
            true = self._labels(predicted, true)
        self._check_shape(predicted, true)
        self._check_value(predicted, true)
        classes = self._of_classes(predicted, end)
        if self._type == "classification":
            return predicted.argmax(axis=1), true, classes
        return [np.swapaxes(array, 1, -1).reshape(-1, classes) for array in (predicted, true)] + [classes]


class _Mean(Metric):
    """Numbers that update() adds to a sum, over how many there were."""

    def __init__(self, *args):
        super().__init__(*args)
        self.clear()

    def clear(self):
        self._sum, self._total, self._classes = 0.0, 0, 0

    def eval(self):
        self._counted(self._total)
        return self._sum / self._total


class Accuracy(_Mean, _Evaluated):
    """The share of right predictions."""

    def __init__(self, eval_type="classification"):
        super().__init__(eval_type)

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true, _ = self._pairs(inputs, "{}")
        right = np.equal(predicted, true)
        right = right if self._type == "classification" else np.all(right, axis=1)
        self._sum += int(right.sum())
        self._total += right.size


class _PerClass(_Evaluated):
    """Counts of right, predicted and true members of each class; multilabel: of each row, one after another."""

    _END = "."
    _MISMATCH = ("predicted value (input[0]) should have the same classes number as true value (input[1]), but got predicted value classes "
                 "{}, true value classes {}.")
    _INPUTS = "inputs (predicted value, true value)"

    def clear(self):
        empty = self._type == "multilabel"
        self._right, self._predicted, self._true = [np.empty(0) if empty else 0 for _ in range(3)]
        self._classes = 0

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true, classes = self._pairs(inputs, end=self._END)
        if self._type == "multilabel":
            self._right, self._predicted, self._true = [
                np.concatenate([known, new.sum(axis=1)]) for known, new in
                ((self._right, predicted * true), (self._predicted, predicted), (self._true, true))]
            return
        if true.max() + 1 > classes:
            raise ValueError(f"For '{self._said()}.update', {self._MISMATCH.format(classes, true.max() + 1)}")
        predicted, true = [np.eye(classes)[array.reshape(-1)] for array in (predicted, true)]
        self._right = self._right + (predicted * true).sum(axis=0)
        self._predicted = self._predicted + predicted.sum(axis=0)
        self._true = self._true + true.sum(axis=0)

    def _share(self, right, whole, average):
        self._counted(self._classes, inputs=self._INPUTS)
        checks.check_value_type("average", average, [bool], type(self).__name__)
        shares = right / (whole + sys.float_info.min)
        return shares.mean() if average else shares


class Precision(_PerClass):
    """Of those predicted, how many are right: an array of the classes, or its mean."""

    _END = ""

    def eval(self, average=False):
        return self._share(self._right, self._predicted, average)


class Recall(_PerClass):
    """Of those that are, how many were found."""

    def eval(self, average=False):
        return self._share(self._right, self._true, average)


class Fbeta(_PerClass):
    """The weighted harmonic mean of precision and recall."""

    _MISMATCH = ("predicted value(inputs[0]) and true value(inputs[1]) should contain same classes, but got predicted value contains {} "
                 "classes and true value contains {} classes.")
    _INPUTS = "inputs(predicted value, true value)"

    def __init__(self, beta):
        if not beta > 0:
            raise ValueError(f"For 'Fbeta', the argument 'beta' must be greater than 0, but got {beta}.")
        super().__init__()
        self.beta = beta

    def _said(self):
        return "Fbeta"

    def _check_shape(self, predicted, true):
        """Any are taken."""

    def eval(self, average=False):
        checks.check_value_type("average", average, [bool], type(self).__name__)
        square = self.beta ** 2
        return self._share((1.0 + square) * self._right, square * self._true + self._predicted, average)


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

    def _said(self):
        return "TopKCategoricalAccuracy"

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true = self._arrays(inputs, got="'inputs' size: {}.")
        true = self._labels(predicted, true)
        best = np.argsort(-predicted, axis=1)[:, :self.k]
        wanted = np.repeat(true.reshape(-1, 1), self.k, axis=1)
        self._sum += int(np.equal(best, wanted).sum())
        self._total += len(wanted)

    def eval(self):
        self._counted(self._total, inputs="inputs (predicted value, true value)")
        return self._sum / self._total


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

    def __init__(self):
        super().__init__()


class MSE(_Error):
    """Mean squared error (summed over a sample's elements)."""

    _distance = staticmethod(np.square)

    def __init__(self):
        super().__init__()


class Loss(_Mean):
    """The mean of the batches' losses."""

    def __init__(self):
        super().__init__()

    @rearrange_inputs
    def update(self, *inputs):
        if len(inputs) != 1:
            raise ValueError(f"For 'Loss.update', it needs 1 input (loss), but got {len(inputs)}")
        loss = self._convert_data(inputs[0])
        if loss.ndim == 0:
            loss = loss.reshape(1)
        if loss.ndim != 1:
            raise ValueError(f"For 'Loss.update', the dimension of your input (loss) must be 1, but got {loss.ndim}.")
        self._sum += loss.mean(-1)
        self._total += 1

    def eval(self):
        self._updated(self._total)
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
        if predicted.ndim not in (true.ndim, true.ndim + 1):
            raise ValueError("For 'ConfusionMatrix.update', predicted value (input[0]) and true value (input[1]) should have same dimensions, "
                             "or the dimension of predicted value equals the dimension of true value add 1, but got predicted value ndim: "
                             f"{predicted.ndim}, true value ndim: {true.ndim}.")
        if predicted.ndim == true.ndim + 1:
            predicted = predicted.argmax(axis=1)
        elif predicted.dtype.kind == "f":
            predicted = predicted >= self.threshold
        places = (true.reshape(-1) * self.num_classes + predicted.reshape(-1)).astype(np.int64)
        self._matrix = self._matrix + np.bincount(places, minlength=self.num_classes**2).reshape(self.num_classes, self.num_classes)
        self._total += true.size

    def eval(self):
        if self._total == 0:
            raise RuntimeError("Please call the 'update' method before calling 'eval' method.")
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
                             f"predicted value shape: {predicted.shape}, true value shape: {true.shape}.")
        overlap = np.dot(predicted.flatten(), true.flatten())
        squares = np.dot(predicted.flatten(), predicted.flatten()) + np.dot(true.flatten(), true.flatten())
        self._sum += 2 * float(overlap) / float(squares + self.smooth)
        self._total += true.shape[0]

    def eval(self):
        self._counted(self._total, "Dice coefficient")
        return self._sum / self._total


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
        predicted, true = self._arrays(inputs, "predicted value, label")
        if true.size != predicted.size / predicted.shape[-1]:
            raise RuntimeError("For 'Perplexity.update', predicted value (input[0]) and label (input[1]) should have the same shape, but got "
                               f"predicted value shape {predicted.shape}, label shape {true.shape}.")
        labels = true.reshape(-1).astype(np.int64)
        chosen = predicted[np.arange(len(labels)), labels]
        if self.ignore_label is not None:
            chosen = np.where(labels == self.ignore_label, 1, chosen)
        self._sum += float(-np.sum(np.log(np.maximum(1e-10, chosen))))
        self._total += int((labels != self.ignore_label).sum()) if self.ignore_label is not None else len(labels)

    def eval(self):
        self._updated(self._total)
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
