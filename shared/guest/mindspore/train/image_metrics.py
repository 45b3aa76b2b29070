"""Metrics of segmented images: distances between the surfaces of what was predicted and what is there. And which parts of an
image a classifier looks at (OcclusionSensitivity)."""
import numpy as np
from mindspore import _checkparam as validator
from mindspore.common.tensor import Tensor
from mindspore.train.metrics import Metric, rearrange_inputs

_DISTANCES = {"euclidean": lambda steps: np.sqrt((steps * steps).sum(-1).astype(np.float64)), "chessboard": lambda steps: steps.max(-1),
              "taxicab": lambda steps: steps.sum(-1)}


def _edges(mask):
    """The members that have a neighbour along an axis that is none; outside there is none."""
    inner = mask.copy()
    for axis in range(mask.ndim):
        padded = np.pad(mask, [(1, 1) if i == axis else (0, 0) for i in range(mask.ndim)])
        for start in (0, 2):
            inner &= padded[tuple(slice(start, start + size) if i == axis else slice(None) for i, size in enumerate(mask.shape))]
    return mask & ~inner


def _surface_distances(edges, others, metric):
    """Of each member of one surface, the way to the nearest of the other."""
    if not np.any(edges):
        return np.array([])
    if not np.any(others):
        return np.full(int(edges.sum()), np.inf)
    here, there = [np.stack(np.nonzero(surface), axis=-1) for surface in (edges, others)]
    return np.array([_DISTANCES[metric](np.abs(there - place)).min() for place in here])


class _Surfaces(Metric):
    """The edges of a label's area in a prediction and in the truth."""

    # What MindSpore says differs by metric.
    _COUNT = "3 inputs (predicted value, true value, label index), but got {}."
    _LABEL = (ValueError, "but got {}.")
    _WANTS_UPDATE = True

    def __init__(self, distance_metric):
        super().__init__()
        metric = validator.check_value_type("distance_metric", distance_metric, [str])
        self.distance_metric = validator.check_string(metric, list(_DISTANCES), "distance_metric")
        self.clear()

    def clear(self):
        self._predicted, self._true, self._is_update = None, None, False

    def _masks(self, inputs):
        name = type(self).__name__
        if len(inputs) != 3:
            raise ValueError(f"For '{name}.update', it needs {self._COUNT.format(len(inputs))}")
        predicted, true = self._convert_data(inputs[0]), self._convert_data(inputs[1])
        label = inputs[2]
        if not isinstance(label, (int, float)):
            kind, words = self._LABEL
            raise kind(f"For '{name}.update', the label index (input[2]) must be int or float, {words.format(type(label))}")
        if label not in predicted and label not in true:
            raise ValueError(f"For '{name}.update', the label index (input[2]) must be in predicted value (input[0]) or true value "
                             f"(input[1]), but {label} is not.")
        if predicted.size == 0 or predicted.shape != true.shape:
            raise ValueError(f"For '{name}.update', the size of predicted value (input[0]) and true value (input[1]) must be greater than "
                             "0, in addition to that, predicted value and true value should have the same shape, but got predicted value "
                             f"size: {predicted.size}, shape: {predicted.shape}, true value size: {true.size}, shape: {true.shape}.")
        return [array if array.dtype == np.bool_ else array == label for array in (predicted, true)]

    @rearrange_inputs
    def update(self, *inputs):
        predicted, true = self._masks(inputs)
        self._predicted, self._true = _edges(predicted), _edges(true)
        self._is_update = True

    def _both_ways(self, measure, both):
        """The measure of the way there, and (both) back; infinity where a surface is missing."""
        if not self._is_update:
            if self._WANTS_UPDATE:
                raise RuntimeError("Please call the 'update' method before calling 'eval' method.")
            return [np.inf] * (2 if both else 1)
        found = []
        for edges, others in ((self._predicted, self._true), (self._true, self._predicted))[:2 if both else 1]:
            distances = _surface_distances(edges, others, self.distance_metric)
            found.append(np.inf if distances.shape == (0,) else measure(distances))
        return found


class HausdorffDistance(_Surfaces):
    """The longest way from one surface to the other, or its percentile."""

    def __init__(self, distance_metric="euclidean", percentile=None, directed=False, crop=True):
        super().__init__(distance_metric)
        self.percentile = percentile if percentile is None else validator.check_value_type("percentile", percentile, [float])
        self.directed = directed if directed is None else validator.check_value_type("directed", directed, [bool])
        self.crop = crop if crop is None else validator.check_value_type("crop", crop, [bool])

    def _masks(self, inputs):
        masks = super()._masks(inputs)
        if not self.crop:
            return masks
        places = np.nonzero(masks[0] | masks[1])
        if not len(places[0]):
            return [np.zeros_like(mask) for mask in masks]
        box = tuple(slice(int(along.min()), int(along.max()) + 1) for along in places)
        return [np.squeeze(mask[box]) for mask in masks]

    def _longest(self, distances):
        if not self.percentile:
            return distances.max()
        if 0 <= self.percentile <= 100:
            return np.percentile(distances, self.percentile)
        raise ValueError(f"For 'HausdorffDistance', the value of the argument 'percentile' must be [0, 100], but got {self.percentile}.")

    def eval(self):
        return max(self._both_ways(self._longest, not self.directed))


class MeanSurfaceDistance(_Surfaces):
    """The mean way from the predicted surface to the true one; symmetric: and back."""

    _COUNT = "3 inputs (predicted value, true value, label index), but got {}"
    _WANTS_UPDATE = False

    def __init__(self, symmetric=False, distance_metric="euclidean"):
        super().__init__(distance_metric)
        self.symmetric = validator.check_value_type("symmetric", symmetric, [bool])

    def eval(self):
        found = self._both_ways(np.mean, self.symmetric)
        return np.mean(found) if self.symmetric else found[0]


class RootMeanSquareDistance(_Surfaces):
    """As MeanSurfaceDistance, of squares; the root is taken where it is symmetric."""

    _COUNT = "3 inputs(predicted value, true value, label index), but got {}."
    _LABEL = (TypeError, "but got label index type: {}.")
    _WANTS_UPDATE = False

    def __init__(self, symmetric=False, distance_metric="euclidean"):
        super().__init__(distance_metric)
        self.symmetric = validator.check_value_type("symmetric", symmetric, [bool])

    def eval(self):
        found = self._both_ways(lambda distances: (distances**2).mean(), self.symmetric)
        return np.sqrt(np.mean(found)) if self.symmetric else found[0]


class OcclusionSensitivity(Metric):
    """How much the model's score of a label falls when the places around each one are covered."""

    def __init__(self, pad_val=0.0, margin=2, n_batch=128, b_box=None):
        super().__init__()
        self.pad_val = validator.check_value_type("pad_val", pad_val, [float])
        self.margin = validator.check_value_type("margin", margin, [int, list])
        self.n_batch = validator.check_value_type("n_batch", n_batch, [int])
        self.b_box = b_box if b_box is None else validator.check_value_type("b_box", b_box, [list])
        self.clear()

    def clear(self):
        self._baseline, self._scores = 0, None

    def _box(self, shape):
        """The first and last places along each axis."""
        if self.b_box is None:
            return np.zeros(len(shape), np.int64), shape - 1
        if len(self.b_box) != 2 * len(shape):
            raise ValueError("For 'OcclusionSensitivity', the bounding box must contain upper and lower for all dimensions (except batch "
                             "number), and the length of 'b_box' must be twice as long as predicted value's (except batch number), but "
                             f"got 'b_box' length {len(self.b_box)}, predicted value length (except batch number) {len(shape)}.")
        low, high = np.maximum(np.array(self.b_box[::2]), 0), np.array(self.b_box[1::2])
        high = np.where(high < 0, shape - 1, high)
        if np.any(high >= shape):
            raise ValueError("For 'OcclusionSensitivity', maximum bounding box must be smaller than image size for all values.")
        if np.any(low > high):
            raise ValueError("For 'OcclusionSensitivity', minimum bounding box must be smaller than maximum bounding box for all values.")
        return low, high

    @rearrange_inputs
    def update(self, *inputs):
        if len(inputs) != 3:
            raise ValueError("For 'OcclusionSensitivity.update', it needs 3 inputs (classification model, predicted value, label), but got "
                             f"{len(inputs)}.")
        model, image, label = inputs[0], self._convert_data(inputs[1]), self._convert_data(inputs[2])
        if image.shape[0] > 1:
            raise RuntimeError("For 'OcclusionSensitivity.update', the shape at index 0 of the predicted value (input[1]) must be 1, but "
                               f"got {image.shape[0]}.")
        if label.size != image.shape[0]:
            raise RuntimeError("For 'OcclusionSensitivity.update', the number of the label (input[2]) must be same as the batches, but got "
                               f"the label number {label.size}, and batches {image.shape[0]}.")
        label = int(label.reshape(-1)[0])
        low, high = self._box(np.array(image.shape[1:]))
        self._baseline = model(Tensor(image)).asnumpy()[0, label].item()
        covered = [self._cover(image, place + low) for place in np.ndindex(*[int(size) for size in high - low + 1])]
        scores = [model(Tensor(np.vstack(covered[at:at + self.n_batch]))).asnumpy()[:, label]
                  for at in range(0, len(covered), self.n_batch)]
        self._scores = np.concatenate(scores).reshape(high - low + 1)

    def _cover(self, image, place):
        covered = image.copy()
        covered[(0, *[slice(max(0, int(at) - self.margin), min(size, int(at) + self.margin))
                      for at, size in zip(place, image.shape[1:])])] = self.pad_val
        return covered

    def eval(self):
        if self._scores is None:
            raise RuntimeError("Please call the 'update' method before calling 'eval' method.")
        return self._baseline - np.squeeze(self._scores)
