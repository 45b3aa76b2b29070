"""Dense, Dropout, Embedding and other basic layers."""
import math
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.initializer import initializer, HeUniform, Uniform
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.layer.activation import get_activation
from mindspore.ops import operations as P


class Dense(Cell):
    """y = activation(x @ weight.T + bias) over the last axis."""

    def __init__(self, in_channels, out_channels, weight_init=None, bias_init=None, has_bias=True, activation=None,
                 dtype=_native.float32):
        super().__init__()
        self.in_channels = checks.check_positive_int(in_channels, "in_channels", self.cls_name)
        self.out_channels = checks.check_positive_int(out_channels, "out_channels", self.cls_name)
        self.has_bias = checks.check_bool(has_bias, "has_bias", self.cls_name)
        if isinstance(weight_init, Tensor) and tuple(weight_init.shape) != (out_channels, in_channels):
            raise ValueError(f"For '{self.cls_name}', weight init shape error. The ndim of 'weight_init' must be equal to 2, "
                             "and the first dim must be equal to 'out_channels', and the second dim must be equal to "
                             f"'in_channels'. But got 'weight_init': {weight_init}, 'out_channels': {out_channels}, "
                             f"'in_channels': {in_channels}.")
        if weight_init is None:
            weight_init = HeUniform(math.sqrt(5))
        self.weight = Parameter(initializer(weight_init, (out_channels, in_channels), dtype), name="weight")
        self.bias = None
        if has_bias:
            if isinstance(bias_init, Tensor) and tuple(bias_init.shape) != (out_channels,):
                raise ValueError(f"For '{self.cls_name}', bias init shape error. The ndim of 'bias_init' must be equal to 1, "
                                 f"and the first dim must be equal to 'out_channels'. But got 'bias_init': {bias_init}, "
                                 f"'out_channels': {out_channels}.")
            if bias_init is None:
                bias_init = Uniform(1 / math.sqrt(in_channels))
            self.bias = Parameter(initializer(bias_init, (out_channels,), dtype), name="bias")
            self.bias_add = P.BiasAdd()
        self.matmul = P.MatMul(transpose_b=True)
        self.activation = get_activation(activation) if isinstance(activation, str) else activation
        if activation is not None and not isinstance(self.activation, (Cell, _native.Primitive)):
            raise TypeError(f"For '{self.cls_name}', the 'activation' must be str or Cell or Primitive, but got "
                            f"{type(activation).__name__}.")
        self.activation_flag = self.activation is not None

    def construct(self, x):
        x_shape = ops.shape(x)
        if len(x_shape) != 2:
            x = ops.reshape(x, (-1, x_shape[-1]))
        x = self.matmul(x, self.weight)
        if self.has_bias:
            x = self.bias_add(x, self.bias)
        if self.activation_flag:
            x = self.activation(x)
        if len(x_shape) != 2:
            x = ops.reshape(x, x_shape[:-1] + (x.shape[-1],))
        return x

    def extend_repr(self):
        text = f"input_channels={self.in_channels}, output_channels={self.out_channels}"
        if self.has_bias:
            text += f", has_bias={self.has_bias}"
        if self.activation_flag:
            text += f", activation={self.activation}"
        return text


class Linear(Cell):
    """x W^T + b, by mint's names."""

    def __init__(self, in_features, out_features, bias=True, weight_init=None, bias_init=None, dtype=_native.float32):
        super().__init__()
        self.in_features = checks.check_positive_int(in_features, "in_features", self.cls_name)
        self.out_features = checks.check_positive_int(out_features, "out_features", self.cls_name)
        self.has_bias = bias
        weight_init = HeUniform(math.sqrt(5)) if weight_init is None else weight_init
        bias_init = Uniform(1 / math.sqrt(in_features)) if bias_init is None else bias_init
        self.weight = Parameter(initializer(weight_init, (out_features, in_features), dtype), name="weight")
        self.bias = Parameter(initializer(bias_init, (out_features,), dtype), name="bias") if bias else None

    def construct(self, input):
        return ops.dense(input, self.weight, self.bias)

    def extend_repr(self):
        text = f"input_features={self.in_features}, output_features={self.out_features}"
        return f"{text}, has_bias={self.has_bias}" if self.has_bias else text


class BiDense(Cell):
    """x1 @ weight[o] @ x2 + bias for every output o."""

    def __init__(self, in1_channels, in2_channels, out_channels, weight_init=None, bias_init=None, has_bias=True,
                 dtype=_native.float32):
        super().__init__()
        for name, channels in (("in1_channels", in1_channels), ("in2_channels", in2_channels), ("out_channels", out_channels)):
            setattr(self, name, checks.check_positive_int(channels, name, self.cls_name))
        self.has_bias = checks.check_bool(has_bias, "has_bias", self.cls_name)
        bound = 1 / math.sqrt(in1_channels)
        self.weight = Parameter(initializer(Uniform(bound) if weight_init is None else weight_init,
                                            (out_channels, in1_channels, in2_channels), dtype), name="weight")
        self.bias = None
        if has_bias:
            self.bias = Parameter(initializer(Uniform(bound) if bias_init is None else bias_init, (out_channels,), dtype),
                                  name="bias")

    def construct(self, input1, input2):
        front = input1.shape[:-1]
        first = ops.reshape(input1, (-1, self.in1_channels))
        second = ops.reshape(input2, (-1, self.in2_channels))
        weight = ops.reshape(ops.transpose(self.weight, (1, 0, 2)), (self.in1_channels, -1))
        middle = ops.reshape(ops.matmul(first, weight), (-1, self.out_channels, self.in2_channels))
        output = (middle * ops.expand_dims(second, 1)).sum(-1)
        if self.has_bias:
            output = output + self.bias
        return ops.reshape(output, front + (self.out_channels,))

    def extend_repr(self):
        return f"in1_channels={self.in1_channels}, in2_channels={self.in2_channels}, output_channels={self.out_channels}" + \
            (f", has_bias={self.has_bias}" if self.has_bias else "")


class Dropout(Cell):
    """In training, zeros each element with probability p and scales the others; otherwise the identity."""

    def __init__(self, keep_prob=0.5, p=None, dtype=_native.float32):
        super().__init__()
        if p is None:
            checks.check_value_type("keep_prob", keep_prob, [float], self.cls_name)
            if keep_prob <= 0 or keep_prob > 1:
                raise ValueError(f"For '{self.cls_name}', the 'keep_prob' must be a number in range (0, 1], but got {keep_prob}.")
            self.keep_prob = keep_prob
        else:
            checks.check_value_type("p", p, [float, int], self.cls_name)
            if p < 0 or p >= 1:
                raise ValueError(f"For '{self.cls_name}', the 'p' must be a number in range [0, 1), but got {p}.")
            self.keep_prob = 1.0 - p
        self.p = p
        self.dropout = P.Dropout(self.keep_prob)

    def construct(self, x):
        if not self.training or self.keep_prob == 1:
            return x
        out, _ = self.dropout(x)
        return out

    def extend_repr(self):
        if self.p is None:
            return f"keep_prob={self.keep_prob}"
        return f"p={self.p}"


class _ChannelDropout(Cell):
    """In training, zeros whole channels."""

    _spatial = 2

    def __init__(self, p=0.5):
        super().__init__()
        checks.check_value_type("p", p, [float], self.cls_name)
        if p < 0 or p > 1:
            raise ValueError(f"For '{self.cls_name}', the 'p' must be a number in range [0, 1], but got {p}.")
        self.p = p
        self.keep_prob = 1.0 - p
        self.dropout = P.Dropout(self.keep_prob)

    def construct(self, x):
        if not self.training or self.p == 0:
            return x
        keep, _ = self.dropout(ops.ones(x.shape[:2] + (1,) * self._spatial, x.dtype))
        return x * keep

    def extend_repr(self):
        """MindSpore shows what Dropout2d and Dropout3d keep."""
        return f"p={self.keep_prob}"


class Dropout1d(_ChannelDropout):
    """Drops channels of (N, C, L)."""
    _spatial = 1

    def extend_repr(self):
        return ""


class Dropout2d(_ChannelDropout):
    """Drops channels of (N, C, H, W)."""


class Dropout3d(_ChannelDropout):
    """Drops channels of (N, C, D, H, W)."""
    _spatial = 3


class Flatten(Cell):
    """Axes start_dim to end_dim as one."""

    def __init__(self, start_dim=1, end_dim=-1):
        super().__init__()
        self.start_dim = start_dim
        self.end_dim = end_dim

    def construct(self, x):
        if not isinstance(x, Tensor):
            raise TypeError("the input x must be Tensor!")
        rank = x.ndim
        start = self.start_dim if rank != 0 else self.start_dim
        if start >= rank or start < -rank or self.end_dim >= rank or self.end_dim < -rank:
            raise ValueError("'start_dim' or 'end_dim' out of range.")
        return ops.flatten(x, start_dim=start, end_dim=self.end_dim)


class Unflatten(Cell):
    """One axis as several."""

    def __init__(self, axis, unflattened_size):
        super().__init__()
        self.axis = checks.check_is_int(axis, "axis", self.cls_name)
        checks.check_value_type("unflattended_size", unflattened_size, (list, tuple), self.cls_name)
        self.unflattened_size = tuple(unflattened_size)

    def construct(self, input_x):
        axis = self.axis + input_x.ndim if self.axis < 0 else self.axis
        return ops.reshape(input_x, input_x.shape[:axis] + self.unflattened_size + input_x.shape[axis + 1:])


class Identity(Cell):
    """Its input, whatever the layer is made with."""

    def __init__(self, *args, **kwargs):
        super().__init__()

    def construct(self, x):
        return x


class Embedding(Cell):
    """Rows of a table by their numbers."""

    def __init__(self, vocab_size, embedding_size, use_one_hot=False, embedding_table="normal", dtype=_native.float32,
                 padding_idx=None):
        super().__init__()
        for name, value, kind in (("vocab_size", vocab_size, int), ("embedding_size", embedding_size, int), ("use_one_hot", use_one_hot, bool)):
            checks.check_value_type(name, value, [kind], self.cls_name)
        checks.check_subclass("dtype", dtype, mstype.number_type, self.cls_name)
        self.vocab_size = vocab_size
        self.embedding_size = embedding_size
        self.use_one_hot = use_one_hot
        self.dtype = dtype
        self.padding_idx = padding_idx
        table = initializer(embedding_table, (vocab_size, embedding_size), dtype)
        if padding_idx is not None:
            checks.check_int_range(padding_idx, 0, vocab_size, checks.INC_LEFT, "padding_idx", self.cls_name)
            values = table.asnumpy().copy()
            values[padding_idx] = 0
            table = Tensor(values, dtype)
        self.embedding_table = Parameter(table, name="embedding_table")

    def construct(self, ids):
        shape = ops.shape(ids)
        flat_ids = ops.reshape(ids, (-1,))
        if self.use_one_hot:
            one_hot = ops.one_hot(flat_ids, self.vocab_size, Tensor(1.0, self.dtype), Tensor(0.0, self.dtype))
            output = ops.matmul(one_hot, self.embedding_table)
        else:
            output = ops.gather(self.embedding_table, flat_ids, 0)
        return ops.reshape(output, shape + (self.embedding_size,))

    def extend_repr(self):
        return (f"vocab_size={self.vocab_size}, embedding_size={self.embedding_size}, use_one_hot={self.use_one_hot}, "
                f"embedding_table={self.embedding_table}, dtype={self.dtype}, padding_idx={self.padding_idx}")


class OneHot(Cell):
    def __init__(self, axis=-1, depth=1, on_value=1.0, off_value=0.0, dtype=_native.float32):
        super().__init__()
        self.axis = axis
        self.depth = depth
        self.on_value = Tensor(on_value, dtype)
        self.off_value = Tensor(off_value, dtype)

    def construct(self, indices):
        return ops.one_hot(indices, self.depth, self.on_value, self.off_value, self.axis)


class Norm(Cell):
    """The Euclidean norm over axes."""

    def __init__(self, axis=(), keep_dims=False):
        super().__init__()
        self.axis = axis
        self.keep_dims = checks.check_value_type("keep_dims", keep_dims, [bool], self.cls_name)

    def construct(self, x):
        x = ops.sqrt(ops.sum(ops.square(x), None if self.axis == () else self.axis, True))
        if not self.keep_dims:
            x = ops.squeeze(x, self.axis)
        return x

    def extend_repr(self):
        return f"axis={self.axis}, keep_dims={self.keep_dims}"


class ClipByNorm(Cell):
    """x scaled so that its norm is at most clip_norm."""

    def __init__(self, axis=None):
        super().__init__()
        self.axis = axis if axis is None else checks.check_value_type("axis", axis, [int, tuple, list], self.cls_name)

    def construct(self, x, clip_norm):
        if x.dtype not in (_native.float16, _native.float32):
            raise TypeError("For primitive[ClipByNorm], the input argument[x] must be a type of {Float16, Float32}, but got "
                            f"{x.dtype}.")
        norm = ops.sqrt(ops.sum(ops.square(x), self.axis, True))
        return ops.cast(x * clip_norm, _native.float32) / ops.cast(ops.maximum(norm, clip_norm), _native.float32)


class L1Regularizer(Cell):
    """scale * sum(|weights|)."""

    def __init__(self, scale):
        super().__init__()
        checks.check_value_type("scale", scale, [int, float], self.cls_name)
        if scale <= 0:
            raise ValueError(f"For 'L1Regularizer', the 'scale' must be greater than 0, but got {scale}.")
        self.scale = Tensor(scale, mstype.float32)

    def construct(self, weights):
        return self.scale * ops.reduce_sum(ops.abs(weights))


def _masked(x, part, k):
    """`x` multiplied by the ones that `part` leaves, as MindSpore does: zeros keep a sign."""
    mask = part(ops.ones(x.shape, mstype.float32), k)
    return ops.cast(ops.mul(ops.cast(x, mstype.float32), mask), x.dtype)


class Tril(Cell):
    def __init__(self):
        super().__init__()

    def construct(self, x, k=0):
        return _masked(x, ops.tril, k)


class Triu(Cell):
    def __init__(self):
        super().__init__()

    def construct(self, x, k=0):
        return _masked(x, ops.triu, k)


class MatMul(Cell):
    """x1 @ x2 with the last two axes of either transposed first."""

    def __init__(self, transpose_x1=False, transpose_x2=False):
        super().__init__()
        self.transpose_x1 = checks.check_value_type("transpose_x1", transpose_x1, [bool], self.cls_name)
        self.transpose_x2 = checks.check_value_type("transpose_x2", transpose_x2, [bool], self.cls_name)

    def construct(self, x1, x2):
        if self.transpose_x1 and x1.ndim > 1:
            x1 = ops.swapaxes(x1, -1, -2)
        if self.transpose_x2 and x2.ndim > 1:
            x2 = ops.swapaxes(x2, -1, -2)
        return ops.matmul(x1, x2)


class Range(Cell):
    """The numbers start, start + delta, ... below limit."""

    def __init__(self, start, limit=None, delta=1):
        super().__init__()
        if delta == 0:
            raise ValueError(f"For '{self.cls_name}', the 'delta' can not be zero.")
        self.result = ops.arange(start, limit, delta)
        if self.result.dtype == _native.int64:
            self.result = self.result.astype(_native.int32)

    def construct(self):
        return self.result


class Roll(Cell):
    def __init__(self, shift, axis):
        super().__init__()
        self.shift = checks.check_value_type("shift", shift, [int, tuple, list], self.cls_name)
        self.axis = checks.check_value_type("axis", axis, [int, tuple, list], self.cls_name)
        lengths = [1 if isinstance(value, int) else len(value) for value in (shift, axis)]
        if lengths[0] != lengths[1]:
            raise ValueError(f"For '{self.cls_name}', the shape of 'shift' and the shape of 'axis' must be the same, but got the length of "
                             f"'shift' {lengths[0]} and the length of 'axis' {lengths[1]}.")

    def construct(self, input_x):
        return ops.roll(input_x, self.shift, self.axis)


def _require_narrow_float(who, name, x):
    if x.dtype not in (mstype.float16, mstype.float32):
        raise TypeError(f"For '{who}', the '{name}' should be one of [mindspore.float16, mindspore.float32], but got "
                        f"'mindspore.{str(x.dtype).lower()}'.")


class Moments(Cell):
    """Mean and variance over axes."""

    def __init__(self, axis=None, keep_dims=None):
        super().__init__()
        self.axis = () if axis is None else checks.check_value_type("axis", axis, [int, tuple], self.cls_name)
        self.keep_dims = keep_dims is not None and checks.check_value_type("keep_dims", keep_dims, [bool], self.cls_name)

    def construct(self, x):
        _require_narrow_float("Moments", "input x", x)
        mean = ops.mean(x, self.axis, True)
        variance = ops.mean(ops.square(x - mean), self.axis, True)
        if not self.keep_dims:
            mean = ops.squeeze(mean, self.axis)
            variance = ops.squeeze(variance, self.axis)
        return mean, variance


class TimeDistributed(Cell):
    """A layer applied to every step of a time axis, or at once where time is merged with another axis; the merged axes stay side by
    side then, as in MindSpore."""

    def __init__(self, layer, time_axis, reshape_with_axis=None):
        super().__init__()
        if not isinstance(layer, (Cell, _native.Primitive)):
            raise TypeError(f"For '{self.cls_name}', the 'layer' must be Cell or Primitive instance, but got type: "
                            f"{type(layer).__name__}.")
        self.time_axis = checks.check_is_int(time_axis, "time_axis", self.cls_name)
        if reshape_with_axis is not None:
            checks.check_is_int(reshape_with_axis, "reshape_with_axis", self.cls_name)
        self.layer = layer
        self.reshape_with_axis = reshape_with_axis

    def _merged(self, inputs):
        rank = inputs.ndim
        time, other = self.time_axis % rank, self.reshape_with_axis % rank
        place = rank - 2 if other == rank - 1 else other + 1 if time > other else other - 1
        first = min(place, other)
        inputs = ops.movedim(inputs, time, place)
        sizes = inputs.shape
        outputs = self.layer(ops.reshape(inputs, sizes[:first] + (-1,) + sizes[first + 2:]))
        return ops.reshape(outputs, outputs.shape[:first] + sizes[first:first + 2] + outputs.shape[first + 1:])

    def construct(self, inputs):
        if self.reshape_with_axis is not None:
            return self._merged(inputs)
        parts = ops.unstack(inputs, self.time_axis)
        outputs = [self.layer(part) for part in parts]
        return ops.stack(outputs, self.time_axis)


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
