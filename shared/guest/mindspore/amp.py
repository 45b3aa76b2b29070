"""mindspore.amp: loss scaling and casting of whole networks."""
import _refjit as _native
from mindspore import ops
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor


def all_finite(inputs):
    """Whether no element of the tensors is an infinity or a NaN, as a Tensor of bool."""
    result = None
    for item in inputs:
        finite = ops.reduce_all(ops.isfinite(item))
        result = finite if result is None else ops.logical_and(result, finite)
    return result


class StaticLossScaler:
    """Multiplies losses by a constant, and divides gradients by it."""

    def __init__(self, scale_value):
        if scale_value < 1:
            raise ValueError("The argument 'scale_value' must be > 1, but got {}".format(scale_value))
        self.scale_value = scale_value

    def scale(self, inputs):
        return _each(inputs, lambda item: item * self.scale_value)

    def unscale(self, inputs):
        return _each(inputs, lambda item: item / self.scale_value)

    def adjust(self, grads_finite):
        return False


class DynamicLossScaler:
    """A scale that halves when gradients overflow and doubles after scale_window steps without."""

    def __init__(self, scale_value, scale_factor, scale_window):
        if scale_value < 1.0:
            raise ValueError("The argument 'scale_value' must be > 1, but got {}".format(scale_value))
        self.scale_window = scale_window
        self.scale_factor = scale_factor
        self.scale_value = Parameter(Tensor(scale_value, _native.float32), name="scale_value")
        self.counter = Parameter(Tensor(0, _native.int32), name="counter")

    def scale(self, inputs):
        return _each(inputs, lambda item: item * self.scale_value)

    def unscale(self, inputs):
        return _each(inputs, lambda item: item / self.scale_value)

    def adjust(self, grads_finite):
        one = ops.ones_like(self.scale_value)
        smaller = ops.maximum(self.scale_value / self.scale_factor, one)
        kept = ops.select(self.counter == self.scale_window - 1, self.scale_value * self.scale_factor, self.scale_value)
        finite = grads_finite if isinstance(grads_finite, Tensor) else Tensor(grads_finite)
        counter = ops.select(finite, (self.counter + 1) % self.scale_window, ops.zeros_like(self.counter))
        ops.assign(self.scale_value, ops.select(finite, kept, smaller))
        ops.assign(self.counter, counter)
        return True


def _each(inputs, function):
    if isinstance(inputs, (tuple, list)):
        return tuple([_each(item, function) for item in inputs])
    return function(inputs)


def auto_mixed_precision(network, amp_level="O0", dtype=_native.float16):
    """O0 leaves the network; O3 casts all of it; O2 all but the normalisations, whose inputs are cast to float32."""
    if amp_level not in ("O0", "O1", "O2", "O3", "auto"):
        raise ValueError(f"The amp level {amp_level} is not supported")
    if amp_level == "O0":
        return network
    if amp_level in ("O1", "auto"):
        raise NotImplementedError("auto_mixed_precision with white and black lists (O1, auto) is not available here; use O2 or O3.")
    network.to_float(dtype)
    if amp_level == "O2":
        from mindspore.nn.layer.normalization import BatchNorm1d, BatchNorm2d, LayerNorm
        for _, cell in network.cells_and_names():
            if isinstance(cell, (BatchNorm1d, BatchNorm2d, LayerNorm)):
                cell.to_float(_native.float32)
    return network
