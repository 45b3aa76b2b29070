"""mindspore.dataset.transforms: what map applies to the values of a column."""
import numpy as np
from mindspore.common import dtype as mstype


class Compose:
    """Several transforms, one after another."""

    def __init__(self, transforms):
        self.transforms = transforms

    def __call__(self, *values):
        for transform in self.transforms:
            made = transform(*values)
            values = made if isinstance(made, tuple) else (made,)
        return values[0] if len(values) == 1 else values


class TypeCast:
    """Casts to a dtype."""

    def __init__(self, output_type):
        self._type = mstype.dtype_to_nptype(output_type) if isinstance(output_type, mstype.Type) else output_type

    def __call__(self, value):
        return np.asarray(value).astype(self._type)


class OneHot:
    """A label as a vector with a one."""

    def __init__(self, num_classes, smoothing_rate=0.0):
        self._classes, self._smoothing = num_classes, smoothing_rate

    def __call__(self, label):
        label = np.asarray(label)
        out = np.zeros(label.shape + (self._classes,), np.float32 if self._smoothing else label.dtype)
        flat, rows = label.reshape(-1), out.reshape(-1, self._classes)
        if self._smoothing:
            rows[:] = self._smoothing / self._classes
        for i in range(len(flat)):
            rows[i, int(flat[i])] = 1 - self._smoothing + self._smoothing / self._classes if self._smoothing else 1
        return rows.reshape(out.shape)


class Fill:
    """The same value everywhere."""

    def __init__(self, fill_value):
        self._value = fill_value

    def __call__(self, value):
        return np.full(np.asarray(value).shape, self._value, np.asarray(value).dtype)


class Concatenate:
    """Arrays joined along an axis, with others in front and behind."""

    def __init__(self, axis=0, prepend=None, append=None):
        self._axis, self._prepend, self._append = axis, prepend, append

    def __call__(self, *values):
        parts = ([self._prepend] if self._prepend is not None else []) + list(values)
        return np.concatenate(parts + ([self._append] if self._append is not None else []), self._axis)
