"""mindspore.dataset.transforms: functions of rows."""
import enum
import numpy as np
from mindspore.common import dtype as mstype
from mindspore.dataset.checks import checked_by
from mindspore.dataset.errors import pipeline_error
from mindspore.dataset.text_rules import RULES

__path__ = []  # MindSpore has a package here: _module_paths.py


def _numpy_type(data_type):
    if data_type is mstype.string:
        return np.dtype("U")
    return np.dtype(data_type) if isinstance(data_type, (type, str, np.dtype)) else np.dtype(mstype.dtype_to_nptype(data_type))


def _is_text(value):
    return value.dtype.kind in "US"


def _type_name(value):
    """MindSpore's word for the dtype of an array or of a constant."""
    if isinstance(value, np.ndarray):
        return "string" if value.dtype.kind == "U" else "bytes" if value.dtype.kind == "S" else str(value.dtype)
    return {str: "string", bytes: "bytes", float: "float32", bool: "bool"}.get(type(value), "int64")


class Compose:
    """One function after the other."""

    def __init__(self, transforms):
        self.transforms = list(transforms)

    def __call__(self, *values):
        for transform in self.transforms:
            made = transform(*values)
            values = made if isinstance(made, tuple) else (made,)
        return values if len(values) > 1 else values[0]


class TypeCast:
    def __init__(self, data_type):
        self.data_type = _numpy_type(data_type)

    def __call__(self, value):
        value = np.asarray(value)
        if _is_text(value) and self.data_type.kind not in "US":
            raise pipeline_error(f"TypeCast: TypeCast does not support cast from {_type_name(value)} to {self.data_type}")
        if not _is_text(value) and self.data_type.kind in "US":
            raise pipeline_error("Failed to create empty tensor, number of elements should be 0 when data type is string.")
        return value.astype(self.data_type)


class OneHot:
    """Rows of an identity matrix of num_classes for the numbers of a scalar or of one axis (others must be 1 long). With
    smoothing_rate a share of the one goes to the others; MindSpore's smoothing leaves no row but the last its one."""

    def __init__(self, num_classes, smoothing_rate=0.0):
        self.num_classes, self.rate = num_classes, smoothing_rate

    def __call__(self, value):
        value = np.asarray(value)
        value = value.reshape([n for n in value.shape if n != 1])
        if value.ndim > 1:
            raise pipeline_error(f"OneHot: Only support scalar or 1D input, got rank: {value.ndim}")
        if value.dtype.kind not in "iu":
            raise pipeline_error(f"OneHot: Only support input of int type, but got: {value.dtype}")
        if np.any(value >= self.num_classes):
            raise pipeline_error(f"OneHot: index values should not bigger than num classes: {self.num_classes}, but got: {value.max()}")
        hot = np.eye(self.num_classes, dtype=value.dtype)[value]
        if self.rate == 0:
            return hot
        share = np.full(hot.shape, self.rate / self.num_classes)
        if value.size:
            share.reshape((-1, self.num_classes))[-1] += hot.reshape((-1, self.num_classes))[-1] * (1 - self.rate)
        return share


class Fill:
    def __init__(self, fill_value):
        self.fill_value = fill_value

    def __call__(self, value):
        value = np.asarray(value)
        if _is_text(value) != isinstance(self.fill_value, (str, bytes)):
            raise pipeline_error("Fill: fill_value and the input tensor must be of the same data type when involving strings or bytes, but got "
                                 f"fill_value data type {_type_name(self.fill_value)} and input tensor data type {_type_name(value)}")
        return np.full_like(value, self.fill_value)


class Slice:
    """Parts along the axes: ints, lists, slices, None (all), Ellipsis."""

    def __init__(self, *slices):
        self.slices = slices

    def __call__(self, value):
        value = np.asarray(value)
        if value.ndim == 0:
            raise pipeline_error("Invalid shape, should be greater than slices index.")
        return value[tuple(slice(None) if part is None else [part] if isinstance(part, int) else part for part in self.slices)]


class Relational(enum.IntEnum):
    EQ = 0
    NE = 1
    GT = 2
    GE = 3
    LT = 4
    LE = 5


class Mask:
    """Where values stand in a relation to a constant."""

    def __init__(self, operator, constant, dtype=mstype.bool_):
        self.operator, self.constant, self.data_type = Relational(operator), constant, _numpy_type(dtype)

    def __call__(self, value):
        value = np.asarray(value)
        if _is_text(value) != isinstance(self.constant, (str, bytes)):
            raise pipeline_error("Mask: input datatype does not match the value datatype, both should be numeric or non-numerical in the same "
                                 "time.")
        constant = self.constant if _is_text(value) else value.dtype.type(self.constant)
        compare = (np.equal, np.not_equal, np.greater, np.greater_equal, np.less, np.less_equal)[self.operator]
        return np.asarray(compare(value, constant)).astype(self.data_type)


class PadEnd:
    def __init__(self, pad_shape, pad_value=None):
        self.pad_shape, self.pad_value = pad_shape, pad_value

    def __call__(self, value):
        value = np.asarray(value)
        pad_value = ("" if _is_text(value) else 0) if self.pad_value is None else self.pad_value
        if _is_text(value) != isinstance(pad_value, (str, bytes)):
            raise pipeline_error(f"PadEnd: can not pad numeric and string tensors together, but got: {_type_name(pad_value)} and "
                                 f"{_type_name(value)}.")
        if len(self.pad_shape) != value.ndim:
            raise pipeline_error(f"PadEnd: invalid pad shape, as rank of input is: {value.ndim}, and rank of pad value: {len(self.pad_shape)}")
        shape = [have if want is None else want for have, want in zip(value.shape, self.pad_shape)]
        full = np.full(shape, pad_value, dtype=value.dtype)
        part = tuple(slice(0, min(have, want)) for have, want in zip(value.shape, shape))
        full[part] = value[part]
        return full


class Duplicate:
    def __call__(self, value):
        value = np.asarray(value)
        return value, value


class Unique:
    """Different elements, each one's number, and how many there are of each."""

    def __call__(self, value):
        values, inverse, counts = np.unique(value, return_inverse=True, return_counts=True)
        return values, inverse.astype(np.int32), counts.astype(np.int32)


class Concatenate:
    def __init__(self, axis=0, prepend=None, append=None):
        self.axis, self.prepend, self.append = 0 if axis is None else axis, prepend, append

    def __call__(self, value):
        parts = [part for part in (self.prepend, value, self.append) if part is not None]
        return np.concatenate(parts, self.axis)


class RandomApply:
    """All of the functions, with this probability."""

    def __init__(self, transforms, prob=0.5):
        self.transforms, self.prob = Compose(transforms), prob

    def __call__(self, *values):
        return self.transforms(*values) if np.random.random() < self.prob else (values if len(values) > 1 else values[0])


class RandomOrder:
    """All of the functions, in an order drawn anew."""

    def __init__(self, transforms):
        self.transforms = list(transforms)

    def __call__(self, *values):
        return Compose([self.transforms[number] for number in np.random.permutation(len(self.transforms))])(*values)


class RandomChoice:
    """One of the functions."""

    def __init__(self, transforms):
        self.transforms = list(transforms)

    def __call__(self, *values):
        return self.transforms[np.random.randint(len(self.transforms))](*values)


checked_by(RULES, globals())


def __getattr__(name):
    if name in ("Implementation", "TensorOperation", "PyTensorOperation"):
        from mindspore.dataset import operation
        return getattr(operation, name)
    raise AttributeError(f"module 'mindspore.dataset.transforms' has no attribute '{name}'")
