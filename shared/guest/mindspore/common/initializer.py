"""mindspore.common.initializer: how new Parameters are filled.

A random initializer takes a seed of 63 bits from numpy.random and draws MindSpore's own numbers for it: a network starts from the
weights that it has there, and what a program draws from numpy.random after building it is what it draws there.
"""
import math
import numpy as np
from mindspore.common.tensor import Tensor
import _refjit as _native


def _seed():
    return int(np.random.randint(1, 1 << 63, dtype=np.int64))


def _normal(mean, sigma, shape):
    if sigma < 0:
        raise ValueError("sigma < 0")
    return _native.initial_values("normal", shape, _seed(), mean, sigma)


def _uniform(low, high, shape):
    return _native.initial_values("uniform", shape, _seed(), low, high)


def _truncated_normal(low, high, mean, sigma, shape):
    if sigma < 0:
        raise ValueError("sigma < 0")
    seed = _seed()
    if sigma == 0:
        raise RuntimeError("TruncatedNormal: invalid sigma 0.")
    return _native.initial_values("truncated_normal", shape, seed, mean, sigma, low, high)


class Initializer:
    """Base: a subclass fills an array of a shape in _fill(shape)."""

    _op_seed = None

    def __init__(self, **kwargs):
        self._kwargs = kwargs

    @property
    def seed(self):
        """Two numbers, of the program's seed or of the one that was set."""
        if self._op_seed is not None:
            return self._op_seed + 1, 0
        from mindspore.common.seed import _get_graph_seed, get_seed
        return _get_graph_seed(get_seed(), "init")

    @seed.setter
    def seed(self, value):
        self._op_seed = value

    def _fill(self, shape):
        raise NotImplementedError("Must be overridden!")

    def _initialize(self, arr):
        """The form that user subclasses override: fills `arr` in place."""
        arr[...] = self._fill(arr.shape)

    def __call__(self, arr, dtype=None):
        """Fills an array; of a shape and a dtype, makes a Tensor."""
        if isinstance(arr, np.ndarray):
            return self._initialize(arr)
        shape, dtype = arr, _native.float32 if dtype is None else dtype
        if type(self)._fill is Initializer._fill:
            arr = np.zeros(shape, np.float32 if dtype == _native.bfloat16 else _native.dtype_to_nptype(dtype))
            self._initialize(arr)
            return Tensor(arr, dtype)
        values = np.asarray(self._fill(shape), order="C")  # ascontiguousarray would give a scalar an axis
        # Nobody else holds the array, so the Tensor stands in its memory.
        return _native.over_array(values) if values.dtype == np.float32 and dtype == _native.float32 else Tensor(values, dtype)


class Zero(Initializer):
    def _fill(self, shape):
        return np.zeros(shape, np.float32)


class One(Initializer):
    def _fill(self, shape):
        return np.ones(shape, np.float32)


class Constant(Initializer):
    def __init__(self, value):
        super().__init__(value=value)
        self.value = value

    def _fill(self, shape):
        return np.full(shape, self.value)


class Normal(Initializer):
    def __init__(self, sigma=0.01, mean=0.0):
        super().__init__(sigma=sigma, mean=mean)
        self.sigma = sigma
        self.mean = mean

    def _fill(self, shape):
        return _normal(self.mean, self.sigma, shape)


class Uniform(Initializer):
    def __init__(self, scale=0.07):
        super().__init__(scale=scale)
        self.scale = scale

    def _fill(self, shape):
        return _uniform(-self.scale, self.scale, shape)


class TruncatedNormal(Initializer):
    """Normal values between a and b."""

    def __init__(self, sigma=0.01, mean=0.0, a=-2.0, b=2.0):
        super().__init__(sigma=sigma, mean=mean, a=a, b=b)
        self.sigma, self.mean, self.a, self.b = sigma, mean, a, b

    def _fill(self, shape):
        return _truncated_normal(self.a, self.b, self.mean, self.sigma, shape)


def _fans(shape):
    """Inputs and outputs of one unit of a weight: (out, in, *receptive field)."""
    if len(shape) < 2:
        raise ValueError("'fan_in' and 'fan_out' can not be computed for tensor with fewer than 2 dimensions, but got dimensions "
                         f"{len(shape)}.")
    receptive = 1
    for dim in shape[2:]:
        receptive *= dim
    return shape[1] * receptive, shape[0] * receptive


def _gain(nonlinearity, slope):
    if nonlinearity == "tanh":
        return 5.0 / 3
    if nonlinearity == "relu":
        return math.sqrt(2.0)
    if nonlinearity == "leaky_relu":
        slope = 0.01 if slope is None else slope
        if isinstance(slope, bool) or not isinstance(slope, (int, float)):
            raise ValueError(f"For 'HeUniform', 'negative_slope' {slope} is not a valid number.When 'nonlinearity' has been set to "
                             f"'leaky_relu', 'negative_slope' should be int or float type, but got {type(slope)}.")
        return math.sqrt(2.0 / (1 + slope ** 2))
    if nonlinearity in ("linear", "sigmoid", "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d"):
        return 1.0
    raise ValueError("For 'HeUniform', the argument 'nonlinearity' should be one of ['sigmoid', 'tanh', 'relu' or 'leaky_relu'], but got "
                     f"{nonlinearity}.")


def _calculate_fan_in_and_fan_out(arr):
    """Inputs and outputs of one unit, for initialisers of users' own; `arr` is a shape."""
    return _fans(arr)


def _calculate_in_and_out(arr):
    """Inputs and outputs of one unit of an array."""
    if len(arr.shape) < 2:
        raise ValueError("If initialize data with xavier uniform, the dimension of data must be greater than 1, but got {}.".format(
            len(arr.shape)))
    return _calculate_fan_in_and_fan_out(arr.shape)


def _calculate_correct_fan(shape, mode):
    """The fan that a mode names."""
    mode = mode.lower()
    if mode not in ("fan_in", "fan_out"):
        raise ValueError("'mode' {} not supported, please use one of {}".format(mode, ["fan_in", "fan_out"]))
    inputs, outputs = _calculate_fan_in_and_fan_out(shape)
    return inputs if mode == "fan_in" else outputs


_calculate_gain = _gain


def _assignment(arr, num):
    """Writes numbers into an array, whatever its rank."""
    arr[...] = num
    return arr


def _init_random_normal(mean, sigma, shape):
    return _normal(mean, sigma, shape)


def _init_random_uniform(a, b, shape):
    return _uniform(a, b, shape)


def _init_truncated_normal(a, b, mean, sigma, shape):
    return _truncated_normal(a, b, mean, sigma, shape)


class _He(Initializer):
    def __init__(self, negative_slope=0, mode="fan_in", nonlinearity="leaky_relu"):
        super().__init__(negative_slope=negative_slope, mode=mode, nonlinearity=nonlinearity)
        self.negative_slope, self.mode, self.nonlinearity = negative_slope, mode, nonlinearity

    def _std(self, shape):
        if self.mode not in ("fan_in", "fan_out"):
            raise ValueError(f"'mode' {self.mode} not supported, please use one of ['fan_in', 'fan_out']")
        fan = _fans(shape)[0 if self.mode == "fan_in" else 1]
        return _gain(self.nonlinearity, self.negative_slope) / math.sqrt(fan)


class HeUniform(_He):
    def _fill(self, shape):
        bound = math.sqrt(3.0) * self._std(shape)
        return _uniform(-bound, bound, shape)


class HeNormal(_He):
    def _fill(self, shape):
        return _normal(0, self._std(shape), shape)


class XavierUniform(Initializer):
    def __init__(self, gain=1):
        super().__init__(gain=gain)
        self.gain = gain

    def _fill(self, shape):
        bound = self.gain * math.sqrt(6.0 / sum(_fans(shape)))
        return _uniform(-bound, bound, shape)


class XavierNormal(Initializer):
    def __init__(self, gain=1):
        super().__init__(gain=gain)
        self.gain = gain

    def _fill(self, shape):
        return _normal(0, self.gain * math.sqrt(2.0 / sum(_fans(shape))), shape)


class VarianceScaling(Initializer):
    def __init__(self, scale=1.0, mode="fan_in", distribution="truncated_normal"):
        super().__init__(scale=scale, mode=mode, distribution=distribution)
        if scale <= 0.0:
            raise ValueError("For VarianceScaling initializer, the argument 'scale' must be greater than 0, but got {}.".format(scale))
        if mode not in ("fan_in", "fan_out", "fan_avg"):
            raise ValueError("For VarianceScaling initializer, the argument 'mode' must be fan_in, fan_out or fan_avg, but got {}.".format(mode))
        if distribution not in ("uniform", "truncated_normal", "untruncated_normal"):
            raise ValueError("For VarianceScaling initializer, the argument 'distribution' must be uniform, truncated_norm or "
                             f"untruncated_norm, but got {distribution}.")
        self.scale, self.mode, self.distribution = scale, mode, distribution

    def _fill(self, shape):
        fan_in, fan_out = _fans(shape)
        fan = {"fan_in": fan_in, "fan_out": fan_out, "fan_avg": (fan_in + fan_out) / 2.0}[self.mode]
        scale = self.scale / max(1.0, fan)
        if self.distribution == "untruncated_normal":
            return _normal(0, math.sqrt(scale), shape)
        bound = math.sqrt(3.0 * scale)  # MindSpore 2.7 draws "truncated_normal" from this interval too
        return _uniform(-bound, bound, shape)


class Identity(Initializer):
    def _fill(self, shape):
        if len(shape) != 2:
            raise ValueError(f"For Identity initializer, the dimension of the initialized tensor should be 2, but got {len(shape)}.")
        return np.eye(shape[0], shape[1])


class Orthogonal(Initializer):
    """Rows (or columns, the fewer) made orthogonal by Gram-Schmidt, twice for accuracy."""

    def __init__(self, gain=1.0):
        super().__init__(gain=gain)
        self.gain = gain

    def _fill(self, shape):
        if len(shape) < 2:
            raise ValueError(f"For Orthogonal initializer, the dimension of the initialized tensor should be no less than 2, but got {len(shape)}.")
        rows = shape[0]
        cols = 1
        for dim in shape[1:]:
            cols *= dim
        flat = _normal(0, 1, (rows, cols)).astype(np.float64)
        if rows >= cols:
            flat = flat.T.copy()
        for _ in range(2):
            for i in range(flat.shape[0]):
                row = flat[i]
                if i:
                    row = row - np.matmul(np.matmul(flat[:i], row), flat[:i])
                flat[i] = row / math.sqrt(float((row * row).sum()))
        return (self.gain * (flat if rows < cols else flat.T)).reshape(shape)


class Sparse(Initializer):
    """Normal values of which a share of each column is zero."""

    def __init__(self, sparsity, sigma=0.01):
        super().__init__(sparsity=sparsity, sigma=sigma)
        self.sparsity, self.sigma = sparsity, sigma

    def _fill(self, shape):
        if len(shape) != 2:
            raise ValueError(f"For Sparse initializer, the dimension of the initialized tensor should be 2, but got {len(shape)}.")
        values = _normal(0, self.sigma, shape)
        zeros = int(math.ceil(self.sparsity * shape[0]))
        for column in range(shape[1]):
            values[np.random.permutation(shape[0])[:zeros], column] = 0
        return values


class Dirac(Initializer):
    """The convolution that keeps its input."""

    def __init__(self, groups=1):
        super().__init__(groups=groups)
        self.groups = groups

    def _fill(self, shape):
        if len(shape) not in (3, 4, 5):
            raise ValueError(f"For Dirac initializer, only support to initialize tensor with dimension of 3, 4 or 5, but got {len(shape)}.")
        if shape[0] % self.groups:
            raise ValueError("For Dirac initializer, the first dimension of"
                             f"the initialized tensor must be divisible by groups, but got first dimension{shape[0]}, groups{self.groups}.")
        values = np.zeros(shape, np.float32)
        per_group = shape[0] // self.groups
        middle = tuple([dim // 2 for dim in shape[2:]])
        for group in range(self.groups):
            for i in range(min(per_group, shape[1])):
                values[(group * per_group + i, i) + middle] = 1
        return values


_INITIALIZER_ALIAS = {name.lower(): cls for name, cls in dict(
    Zero=Zero, One=One, Normal=Normal, Uniform=Uniform, TruncatedNormal=TruncatedNormal, HeUniform=HeUniform,
    HeNormal=HeNormal, XavierUniform=XavierUniform, XavierNormal=XavierNormal, VarianceScaling=VarianceScaling,
    Identity=Identity, Orthogonal=Orthogonal, Sparse=Sparse, Dirac=Dirac, zeros=Zero, ones=One, he_uniform=HeUniform,
    he_normal=HeNormal, xavier_uniform=XavierUniform, xavier_normal=XavierNormal).items()}


def _register(*aliases):
    """Decorator of an Initializer: initializer() knows it by its own name and these, as far as they are free."""
    def note(cls):
        for name in (cls.__name__.lower(), *aliases):
            _INITIALIZER_ALIAS.setdefault(name, cls)
        return cls
    return note


_DTYPES = ", ".join(["mindspore." + name for name in (
    "int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 bfloat16 complex64 complex128 int4 bool_ string_"
    ).split()])


def _shape_of(shape):
    if shape is None:
        return None
    given = tuple(shape) if isinstance(shape, (tuple, list)) else shape
    for dim in given if isinstance(given, tuple) else (given,):
        if not isinstance(dim, int) or dim <= 0:
            raise ValueError("For 'initializer', the argument 'shape' is invalid, the value of 'shape' must be positive "
                             f"integer, but got {given}")
    return given if isinstance(given, tuple) else (given,)


def initializer(init, shape=None, dtype=_native.float32):
    """A Tensor of `shape` filled by an Initializer, its name, a number, or a Tensor given as it is."""
    if not isinstance(init, (Tensor, int, float, str, Initializer)):
        raise TypeError("For 'initializer', the type of the 'init' argument should be 'Tensor', 'number', 'string' or "
                        f"'initializer', but got {type(init)}.")
    if isinstance(init, Tensor):
        if shape is not None and list(init.shape) != (list(shape) if isinstance(shape, (tuple, list, str)) else [shape]):
            shown = list(shape) if isinstance(shape, str) else [shape] if isinstance(shape, int) else shape
            raise ValueError("For 'initializer', the shape of the 'init' argument should be same as the argument 'shape', "
                             f"but got the 'init' shape {list(init.shape)} and the 'shape' {shown}.")
        return init
    shape = _shape_of(shape)
    if isinstance(init, str):
        cls = _INITIALIZER_ALIAS.get(init.lower())
        if cls is None:
            raise ValueError(f"For 'initializer', the class corresponding to '{init}' was not found.")
        init = cls()
    elif isinstance(init, (int, float)):
        init = Constant(init)
    if shape is None or dtype is None:
        raise ValueError("init, dtype and shape must have values at the same time.")
    if not isinstance(dtype, _native.DType):
        raise TypeError(f"For 'Tensor', the 'dtype' should be one of [{_DTYPES}], but got '{type(dtype)}'.")
    filled = init(shape, dtype)
    filled._init = init
    return filled


__all__ = ["Initializer", "initializer", "Zero", "One", "Constant", "Normal", "Uniform", "TruncatedNormal", "HeUniform",
           "HeNormal", "XavierUniform", "XavierNormal", "VarianceScaling", "Identity", "Orthogonal", "Sparse", "Dirac"]
