"""Primitive classes of mindspore.ops that are composed of other operators here, because the operator table has no row of their
name. `operations` looks here when the table lacks a name."""
from mindspore import ops


class BiasAdd:
    """input_x + bias along axis 1."""

    def __init__(self, data_format="NCHW"):
        self.data_format = data_format

    def __call__(self, input_x, bias):
        if input_x.ndim == 2:
            return input_x + bias
        return input_x + ops.reshape(bias, (1, -1) + (1,) * (input_x.ndim - 2))


class AssignAdd:
    """Adds to a Parameter in place."""

    def __call__(self, variable, value):
        return ops.assign(variable, variable + value)


class AssignSub:
    """Subtracts from a Parameter in place."""

    def __call__(self, variable, value):
        return ops.assign(variable, variable - value)


class Pad:
    """Zeros around each axis."""

    def __init__(self, paddings):
        self.paddings = paddings

    def __call__(self, input_x):
        for axis, (before, after) in enumerate(self.paddings):
            parts = []
            if before:
                parts.append(ops.zeros(input_x.shape[:axis] + (before,) + input_x.shape[axis + 1:], input_x.dtype))
            parts.append(input_x)
            if after:
                parts.append(ops.zeros(input_x.shape[:axis] + (after,) + input_x.shape[axis + 1:], input_x.dtype))
            if len(parts) > 1:
                input_x = ops.cat(parts, axis)
        return input_x


class PReLU:
    """max(x, 0) + weight * min(x, 0)."""

    def __call__(self, x, weight):
        if weight.shape[0] != 1 and x.ndim > 1:
            weight = ops.reshape(weight, (1, -1) + (1,) * (x.ndim - 2))
        return ops.maximum(x, 0.0) + weight * ops.minimum(x, 0.0)


class ApplyMomentum:
    """accumulation = accumulation * momentum + gradient; variable -= learning_rate * accumulation."""

    def __init__(self, use_nesterov=False, use_locking=False, gradient_scale=1.0):
        self.use_nesterov = use_nesterov

    def __call__(self, variable, accumulation, learning_rate, gradient, momentum):
        total = accumulation * momentum + gradient
        ops.assign(accumulation, total)
        if self.use_nesterov:
            step = gradient * learning_rate + total * momentum * learning_rate
        else:
            step = total * learning_rate
        return ops.assign(variable, variable - step)


class SGD:
    """Gradient descent with momentum; where stat is above zero the accumulation starts from the gradient."""

    def __init__(self, dampening=0.0, weight_decay=0.0, nesterov=False):
        self.dampening, self.weight_decay, self.nesterov = dampening, weight_decay, nesterov

    def __call__(self, parameters, gradient, learning_rate, accum, momentum, stat):
        if self.weight_decay > 0:
            gradient = gradient + parameters * self.weight_decay
        total = ops.select(stat > 0, gradient, accum * momentum + gradient * (1.0 - self.dampening))
        ops.assign(accum, total)
        ops.assign(stat, ops.zeros_like(stat))
        step = gradient + total * momentum if self.nesterov else total
        return ops.assign(parameters, parameters - learning_rate * step)


class Adam:
    """Adaptive moments with bias correction; gives the new variable and moments."""

    def __init__(self, use_locking=False, use_nesterov=False):
        self.use_nesterov = use_nesterov

    def __call__(self, var, m, v, beta1_power, beta2_power, lr, beta1, beta2, epsilon, gradient):
        rate = lr * ops.sqrt(1.0 - beta2_power) / (1.0 - beta1_power)
        moment = m + (gradient - m) * (1.0 - beta1)
        square = v + (ops.square(gradient) - v) * (1.0 - beta2)
        ops.assign(m, moment)
        ops.assign(v, square)
        step = moment * beta1 + (1.0 - beta1) * gradient if self.use_nesterov else moment
        ops.assign(var, var - rate * step / (ops.sqrt(square) + epsilon))
        return var, m, v


class Dropout:
    """(x with elements kept with probability keep_prob and scaled, the mask)."""

    def __init__(self, keep_prob=0.5, Seed0=0, Seed1=0):
        self.keep_prob = keep_prob
        self.seed = Seed0 or Seed1

    def __call__(self, x):
        from mindspore.ops.random import masked
        return masked(x, self.keep_prob, self.seed)


class Shape:
    """The shape as a tuple."""

    def __call__(self, x):
        return x.shape


class DType:
    """The dtype of a tensor."""

    def __call__(self, x):
        return x.dtype


class Rank:
    """The number of axes."""

    def __call__(self, x):
        return x.ndim


class Size:
    """The number of elements."""

    def __call__(self, x):
        return x.size


class Fill:
    """A tensor of a dtype and shape with one value."""

    def __call__(self, dtype, shape, value):
        return ops.full(shape, value, dtype=dtype)


class Unstack:
    """The parts along an axis."""

    def __init__(self, axis=0, num=None):
        self.axis = axis

    def __call__(self, x):
        return ops.unstack(x, self.axis)


class Unique:
    """Different elements, and the number of each element among them."""

    def __call__(self, x):
        return ops.unique(x)


class MaskedSelect:
    """The elements where the mask is true."""

    def __call__(self, x, mask):
        return ops.masked_select(x, mask)


class LinSpace:
    """Numbers at equal distances."""

    def __call__(self, start, stop, num):
        return ops.linspace(start, stop, num)


class Range:
    """start, start + delta, ... below limit."""

    def __init__(self, maxlen=1000000):
        self.maxlen = maxlen

    def __call__(self, start, limit, delta):
        values = [v.asnumpy().item() if hasattr(v, "asnumpy") else v for v in (start, limit, delta)]
        result = ops.arange(*values)
        return ops.cast(result, start.dtype) if hasattr(start, "dtype") else result


class Meshgrid:
    """Grids of coordinates."""

    def __init__(self, indexing="xy"):
        self.indexing = indexing

    def __call__(self, inputs):
        return ops.meshgrid(*inputs, indexing=self.indexing)


class TruncateDiv:
    """The quotient rounded towards zero."""

    def __call__(self, x, y):
        return ops.truncate_div(x, y)


class TruncateMod:
    """The remainder with the sign of x."""

    def __call__(self, x, y):
        return ops.truncate_mod(x, y)


class Invert:
    """All bits turned."""

    def __call__(self, x):
        return ops.invert(x)


class ApproximateEqual:
    """Whether values differ by less than a tolerance."""

    def __init__(self, tolerance=1e-05):
        self.tolerance = tolerance

    def __call__(self, x, y):
        return ops.approximate_equal(x, y, self.tolerance)


class StopGradient:
    """Its input, through which no gradient passes."""

    def __call__(self, x):
        return ops.stop_gradient(x)
