"""Normalisation layers."""
import numbers
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore._extends.utils import cell_attr_register
from mindspore.common.initializer import Initializer, initializer
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.ops import operations as P


def _check_features(num_features, momentum, who, *more):
    checks.check_value_type("num_features", num_features, [int], who)
    for check in more:
        check()
    if num_features < 1:
        raise ValueError(f"For '{who}', the 'num_features' must be at least 1, but got {num_features}.")
    if momentum < 0 or momentum > 1:
        raise ValueError(f"For '{who}', the 'momentum' must be a number in range [0, 1], but got {momentum}.")


class _BatchNorm(Cell):
    """Normalises each channel over the batch; in training it keeps moving averages of mean and variance."""

    _rank = 4

    @cell_attr_register
    def __init__(self, num_features, eps=1e-5, momentum=0.9, affine=True, gamma_init="ones", beta_init="zeros",
                 moving_mean_init="zeros", moving_var_init="ones", use_batch_statistics=None, data_format="NCHW", dtype=_native.float32):
        super().__init__()
        _check_features(num_features, momentum, self.cls_name)
        checks.check_string(data_format, ["NCHW", "NHWC"], "format", self.cls_name)
        if data_format != "NCHW":
            raise ValueError(f"For '{self.cls_name}', the 'NHWC' format only support in GPU target, but got device target CPU.")
        if use_batch_statistics is not None and not isinstance(use_batch_statistics, bool):
            raise ValueError(f"For '{self.cls_name}', the 'use_batch_statistics' must be a boolean value or None, but got "
                             f"{use_batch_statistics}.")
        self.num_features = num_features
        self.eps = eps
        self.use_batch_statistics = use_batch_statistics
        self.momentum = 1.0 - momentum
        self.moving_mean = Parameter(initializer(moving_mean_init, num_features, dtype), name="mean", requires_grad=False)
        self.moving_variance = Parameter(initializer(moving_var_init, num_features, dtype), name="variance",
                                         requires_grad=False)
        self.gamma = Parameter(initializer(gamma_init, num_features, dtype), name="gamma", requires_grad=affine)
        self.beta = Parameter(initializer(beta_init, num_features, dtype), name="beta", requires_grad=affine)
        self.bn_train = P.BatchNorm(is_training=True, epsilon=self.eps, momentum=self.momentum)
        self.bn_infer = P.BatchNorm(is_training=False, epsilon=self.eps)

    def _uses_batch(self):
        if self.use_batch_statistics is None:
            return self.training
        return self.use_batch_statistics

    def construct(self, x):
        rank = len(ops.shape(x))
        if rank != self._rank:
            raise ValueError(f"For '{self.cls_name}', the in_shape must have {self._rank} dims, but got {rank}.")
        return self._normalised(x)

    def _normalised(self, x):
        if self._uses_batch():
            return self.bn_train(x, self.gamma, self.beta, self.moving_mean, self.moving_variance)[0]
        return self.bn_infer(x, self.gamma, self.beta, self.moving_mean, self.moving_variance)[0]

    def extend_repr(self):
        return (f"num_features={self.num_features}, eps={self.eps}, momentum={1.0 - self.momentum}, gamma={self.gamma}, "
                f"beta={self.beta}, moving_mean={self.moving_mean}, moving_variance={self.moving_variance}")


class BatchNorm2d(_BatchNorm):
    """Batch normalisation of (N, C, H, W)."""


class BatchNorm1d(_BatchNorm):
    """Batch normalisation of (N, C) or (N, C, L)."""

    def construct(self, x):
        shape = ops.shape(x)
        if len(shape) not in (2, 3):
            raise ValueError(f"For '{self.cls_name}', the must have 2 dims or 3 dims, but got {len(shape)}.")
        if len(shape) == 2:
            x = ops.reshape(x, shape + (1, 1))
        else:
            x = ops.reshape(x, shape + (1,))
        if self._uses_batch():
            out = self.bn_train(x, self.gamma, self.beta, self.moving_mean, self.moving_variance)[0]
        else:
            out = self.bn_infer(x, self.gamma, self.beta, self.moving_mean, self.moving_variance)[0]
        return ops.reshape(out, shape)


class BatchNorm3d(Cell):
    """Batch normalisation of (N, C, D, H, W)."""

    def __init__(self, num_features, eps=1e-5, momentum=0.9, affine=True, gamma_init="ones", beta_init="zeros",
                 moving_mean_init="zeros", moving_var_init="ones", use_batch_statistics=None, dtype=_native.float32):
        super().__init__()
        self.bn2d = BatchNorm2d(num_features, eps, momentum, affine, gamma_init, beta_init, moving_mean_init,
                                moving_var_init, use_batch_statistics, dtype=dtype)

    def construct(self, x):
        shape = ops.shape(x)
        if len(shape) != 5:
            raise ValueError(f"For '{self.cls_name}', the in_shape must have 5 dims, but got {len(shape)}.")
        return ops.reshape(self.bn2d(ops.reshape(x, (shape[0], shape[1], shape[2] * shape[3], shape[4]))), shape)


class LayerNorm(Cell):
    """Normalises over the axes from begin_norm_axis on."""

    def __init__(self, normalized_shape, begin_norm_axis=-1, begin_params_axis=-1, gamma_init="ones", beta_init="zeros",
                 epsilon=1e-7, dtype=_native.float32):
        super().__init__()
        if not isinstance(normalized_shape, (tuple, list)):
            raise TypeError("For 'LayerNorm', the type of 'normalized_shape' must be tuple[int] or list[int], but got "
                            f"{normalized_shape} and the type is {type(normalized_shape)}.")
        if not normalized_shape:
            raise ValueError(f"Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, "
                             f"but got normalized_shape = {normalized_shape}")
        self.normalized_shape = tuple(normalized_shape)
        self.begin_norm_axis = begin_norm_axis
        self.begin_params_axis = begin_params_axis
        self.epsilon = epsilon
        self.gamma = Parameter(initializer(gamma_init, self.normalized_shape, dtype), name="gamma")
        self.beta = Parameter(initializer(beta_init, self.normalized_shape, dtype), name="beta")
        self.layer_norm = P.LayerNorm(begin_norm_axis=begin_norm_axis, begin_params_axis=begin_params_axis,
                                      epsilon=epsilon)

    def construct(self, input_x):
        y, _, _ = self.layer_norm(input_x, self.gamma, self.beta)
        return y

    def extend_repr(self):
        # "gamma" without an equals sign is how MindSpore prints it.
        return (f"normalized_shape={self.normalized_shape}, begin_norm_axis={self.begin_norm_axis}, "
                f"begin_params_axis={self.begin_params_axis}, gamma{self.gamma}, beta={self.beta}")


class GroupNorm(Cell):
    """Normalises groups of channels of (N, C, H, W)."""

    def __init__(self, num_groups, num_channels, eps=1e-5, affine=True, gamma_init="ones", beta_init="zeros", dtype=_native.float32):
        super().__init__()
        checks.check_positive_int(num_groups, "num_groups", self.cls_name)
        checks.check_positive_int(num_channels, "num_channels", self.cls_name)
        if num_channels % num_groups != 0:
            raise ValueError("For 'GroupNorm', the 'num_channels' must be divided by 'num_groups', but got 'num_channels': "
                             f"{num_channels}, 'num_groups': {num_groups}.")
        self.num_groups = num_groups
        self.num_channels = num_channels
        self.eps = checks.check_value_type("eps", eps, (float,), self.cls_name)
        checks.check_bool(affine, "affine", self.cls_name)
        self.gamma = Parameter(initializer(gamma_init, num_channels, dtype), name="gamma", requires_grad=affine)
        self.beta = Parameter(initializer(beta_init, num_channels, dtype), name="beta", requires_grad=affine)

    def construct(self, x):
        shape = x.shape
        grouped = ops.reshape(x, (shape[0], self.num_groups, -1))
        mean = ops.mean(grouped, 2, True)
        centred = grouped - mean
        variance = ops.mean(ops.square(centred), 2, True)
        normal = ops.reshape(centred / ops.sqrt(variance + self.eps), shape)
        per_channel = (1, self.num_channels) + (1,) * (len(shape) - 2)
        gamma, beta = [ops.reshape(p, per_channel).astype(x.dtype) for p in (self.gamma, self.beta)]
        return normal * gamma + beta

    def extend_repr(self):
        return f"num_groups={self.num_groups}, num_channels={self.num_channels}"


class _InstanceNorm(Cell):
    """Normalises each channel of each sample over its last axes."""

    _rank = 4

    @cell_attr_register
    def __init__(self, num_features, eps=1e-5, momentum=0.1, affine=True, gamma_init="ones", beta_init="zeros", dtype=_native.float32):
        super().__init__()
        _check_features(num_features, momentum, self.cls_name, lambda: self._check_kinds(eps, momentum, affine, gamma_init, beta_init))
        self.num_features = num_features
        self.eps = eps
        self.momentum = momentum
        self.gamma = Parameter(initializer(gamma_init, num_features, dtype), name="gamma", requires_grad=affine)
        self.beta = Parameter(initializer(beta_init, num_features, dtype), name="beta", requires_grad=affine)

    def _check_kinds(self, eps, momentum, affine, gamma_init, beta_init):
        for name, value, kind in (("eps", eps, float), ("momentum", momentum, float), ("affine", affine, bool)):
            checks.check_value_type(name, value, [kind], self.cls_name)
        for name, value in (("gamma_init", gamma_init), ("beta_init", beta_init)):
            if not isinstance(value, (Tensor, numbers.Number, str, Initializer)):
                raise TypeError(f"For '{self.cls_name}', the type of '{name}' must be in [Tensor, numbers.Number, str, Initializer], but got type "
                                f"{type(value).__name__}.")

    def construct(self, x):
        if x.ndim != self._rank:
            raise ValueError(f"For '{self.cls_name}', the in_shape must have {self._rank} dims, but got {x.ndim}.")
        axes = tuple(range(2, x.ndim))
        centred = x - ops.mean(x, axes, True)
        variance = ops.mean(ops.square(centred), axes, True)
        per_channel = (1, self.num_features) + (1,) * len(axes)
        return (centred / ops.sqrt(variance + self.eps) * ops.reshape(self.gamma, per_channel)
                + ops.reshape(self.beta, per_channel))

    def extend_repr(self):
        return f"num_features={self.num_features}, eps={self.eps}, momentum={self.momentum}, gamma={self.gamma}, beta={self.beta}"


class InstanceNorm1d(_InstanceNorm):
    """Of (N, C, L)."""
    _rank = 3


class InstanceNorm2d(_InstanceNorm):
    """Of (N, C, H, W)."""


class InstanceNorm3d(_InstanceNorm):
    """Of (N, C, D, H, W)."""
    _rank = 5


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
