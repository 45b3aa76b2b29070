"""mindspore.amp: loss scaling and casting of whole networks."""
from mindspore._public_names import Names as _Names
import functools
import inspect
from abc import ABC, abstractmethod
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.layer.container import SequentialCell

_FLOATS = (_native.float16, _native.bfloat16, _native.float32, _native.float64)


def all_finite(inputs):
    """Whether no element of the tensors is an infinity or a NaN, as a Tensor of bool."""
    if not isinstance(inputs, (tuple, list)):
        raise TypeError(f"For 'all_finite', the argument 'inputs' must be a tuple or a list of Tensors, but got {type(inputs)}.")
    if not inputs:
        raise ValueError("For primitive[AddN], the concat element num must be greater than or equal to 1, but got 0.")
    result = None
    for item in inputs:
        finite = ops.reduce_all(ops.isfinite(item))
        result = finite if result is None else ops.logical_and(result, finite)
    return result


class LossScaler(ABC):
    """A user's own: all three methods."""

    @abstractmethod
    def scale(self, inputs):
        """The loss, larger."""
        raise NotImplementedError

    @abstractmethod
    def unscale(self, inputs):
        """Gradients of the larger loss as those of the loss."""
        raise NotImplementedError

    @abstractmethod
    def adjust(self, grads_finite):
        """Told whether all gradients were finite."""
        raise NotImplementedError


class StaticLossScaler(LossScaler):
    """Multiplies losses by a constant, and divides gradients by it."""

    def __init__(self, scale_value):
        checks.check_value_type("scale_value", scale_value, [float, int])
        if scale_value < 1:
            raise ValueError("The argument 'scale_value' must be > 1, but got {}".format(scale_value))
        self.scale_value = Parameter(Tensor(scale_value, _native.float32), name="scale_value")

    def scale(self, inputs):
        return _grad_scale_map(self.scale_value, inputs)

    def unscale(self, inputs):
        return _grad_unscale_map(self.scale_value, inputs)

    def adjust(self, grads_finite):
        return False


class DynamicLossScaler(LossScaler):
    """A scale that halves when gradients overflow and doubles after scale_window steps without."""

    def __init__(self, scale_value, scale_factor, scale_window):
        checks.check_value_type("scale_value", scale_value, [float, int])
        checks.check_positive_int(scale_factor, "scale_factor")
        checks.check_positive_int(scale_window, "scale_window")
        if scale_value < 1.0:
            raise ValueError("The argument 'scale_value' must be > 1, but got {}".format(scale_value))
        self.scale_window = scale_window
        self.scale_factor = scale_factor
        self.scale_value = Parameter(Tensor(scale_value, _native.float32), name="scale_value")
        self.counter = Parameter(Tensor(0, _native.int32), name="counter")

    def scale(self, inputs):
        return _grad_scale_map(self.scale_value, inputs)

    def unscale(self, inputs):
        return _grad_unscale_map(self.scale_value, inputs)

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


def _grad_scale_map(scale_value, inputs):
    return _each(inputs, lambda item: ops.cast(item * scale_value, item.dtype))


def _grad_unscale_map(scale_value, inputs):
    return _each(inputs, lambda item: ops.cast(item / scale_value, item.dtype))


def _cast_floats(value, dtype):
    """Float tensors, in tuples and lists too, in another float type."""
    if isinstance(value, Tensor):
        return ops.cast(value, dtype) if value.dtype in _FLOATS else value
    if isinstance(value, (tuple, list)):
        return type(value)([_cast_floats(item, dtype) for item in value])
    return value


class _Between(Cell):
    """Runs a cell or an operator on inputs of one type (None: as they are) and gives its outputs in another."""

    def __init__(self, backbone, into, out):
        super().__init__(auto_prefix=False)
        self._backbone, self._into, self._out = backbone, into, out

    def construct(self, *args, **kwargs):
        if self._into is not None:
            args = _cast_floats(args, self._into)
        return _cast_floats(self._backbone(*args, **kwargs), self._out)


class _OutputTo16(_Between):
    """Gives half precision."""

    def __init__(self, backbone, dtype=_native.float16):
        super().__init__(backbone, None, dtype)


class _OutputTo32(_Between):
    """Gives float32."""

    def __init__(self, backbone):
        super().__init__(backbone, None, _native.float32)


def _replace(cell, name, made):
    """Puts another cell in the place of a sub-cell."""
    cell._cells[name] = made
    object.__setattr__(cell, name, made)
    if isinstance(cell, SequentialCell):
        cell.cell_list = list(cell._cells.values())


@functools.lru_cache(None)
def _giving_float32(kind):
    """A class of cells as `kind`, with its attributes and parameters, whose results are float32."""
    def construct(self, *args, **kwargs):
        return _cast_floats(self._construct_of_kind(*args, **kwargs), _native.float32)

    return type(kind.__name__ + "Opt", (kind,), {"_construct_of_kind": kind.construct, "construct": construct})


def _is_set_by_user(cell):
    return getattr(cell, "_float_type", None) is not None


def _cast_white(cell, dtype, white):
    """The cells and operators of the list below `cell` compute in `dtype` and give float32."""
    for name, child in list(cell.name_cells().items()):
        if _is_set_by_user(child):
            continue
        if type(child) in white:
            child.to_float(dtype).__class__ = _giving_float32(type(child))
        else:
            _cast_white(child, dtype, white)
    for name, value in list(cell.__dict__.items()):
        if type(value) in white:
            cell.__dict__[name] = _Between(value, dtype, _native.float32)


def _keep_black(cell, dtype, black):
    """The cells of the list below `cell` compute in float32 and give `dtype`."""
    for name, child in list(cell.name_cells().items()):
        if isinstance(child, black):
            _replace(cell, name, _OutputTo16(child.to_float(_native.float32), dtype))
        else:
            _keep_black(child, dtype, black)


def get_white_list():
    """The cells and operators that level O1 computes in half precision."""
    from mindspore import nn
    from mindspore.ops import operations
    return [nn.Conv1d, nn.Conv2d, nn.Conv3d, nn.Conv1dTranspose, nn.Conv2dTranspose, nn.Conv3dTranspose, nn.Dense, nn.LSTMCell,
            nn.RNNCell, nn.GRUCell, ops.Conv2D, ops.Conv3D, ops.Conv2DTranspose, ops.Conv3DTranspose,
            operations.Conv2DBackpropInput, ops.MatMul, ops.BatchMatMul, ops.PReLU, ops.ReLU, ops.Ger]


def get_black_list():
    """The cells that level O2 leaves in float32."""
    from mindspore import nn
    return [nn.BatchNorm1d, nn.BatchNorm2d, nn.BatchNorm3d, nn.LayerNorm]


def _listed(custom, name):
    if not isinstance(custom, list):
        raise TypeError(f"The type of {name} should be list, but got {type(custom)}")
    for item in custom:
        if not isinstance(item, type) and not callable(item):
            raise TypeError(f"The element in {name} should be a class, but got {item}")
        is_known = isinstance(item, type) and issubclass(item, (Cell, _native.Primitive))
        if not is_known and item not in get_white_list():  # where operators stand as functions that make them
            raise TypeError(f"The subtype of custom list should be Cell or Primitive, but got {item}.")
    return tuple(custom)


def _check_optimizer(optimizer):
    from mindspore import nn
    if not isinstance(optimizer, nn.Optimizer) and type(optimizer).__name__ != "FreezeOpt":
        raise TypeError("The type of 'optimizer' should be one of '['Optimizer', 'FreezeOpt', 'AdaSumByGradWrapCell', "
                        f"'AdaSumByDeltaWeightWrapCell']', but got type '{type(optimizer).__name__}'.")


def custom_mixed_precision(network, *, white_list=None, black_list=None, dtype=_native.float16):
    """As auto_mixed_precision, by a list of one's own: what is on the white list, or all but what is on the black one."""
    if not isinstance(network, Cell):
        raise TypeError("The network type should be Cell.")
    if white_list is None and black_list is None:
        raise ValueError("For custom_mixed_precision, one of white_list and black_list must be provided.")
    if white_list is not None and black_list is not None:
        raise ValueError("For custom_mixed_precision, the white_list or black_list cannot be provided at the same time, please provide "
                         "one or the other.")
    if dtype not in (_native.float16, _native.bfloat16):
        raise ValueError(f"The dtype should be one of (mstype.float16, mstype.bfloat16), but got {dtype}.")
    if white_list is not None:
        _cast_white(network, dtype, _listed(white_list, "white_list"))
        return network
    network.to_float(dtype)
    _keep_black(network, dtype, _listed(black_list, "black_list"))
    return _OutputTo32(network)


class AmpStrategy:
    """What level "auto" does: names of operators that compute in `dtype`, in float32, and in the widest of their operands' types."""

    def __init__(self, dtype):
        self.rules = (dtype, _NARROWED, _WIDENED, _PROMOTED)


_NARROWED = tuple((
    "Conv2D Conv2DExt Conv3D Conv3DExt Conv2DTranspose ConvTranspose2D Conv3DTranspose Convolution MatMul MatMulExt BatchMatMul "
    "BatchMatMulExt PReLU Einsum Dense Addmm Addbmm Addmv Baddbmm Mv Conv2DBackpropInput").split())
_WIDENED = tuple((
    "Pow ACos Asin Cosh Erfinv Exp Expm1 Log Log10 Log1p Log2 Reciprocal Rsqrt Sinh Tan Softplus SoftplusExt LayerNorm LayerNormExt "
    "BatchNorm BatchNormExt GroupNorm KLDivLoss SmoothL1Loss MultilabelMarginLoss SoftMarginLoss TripletMarginLoss MultiMarginLoss "
    "BCEWithLogitsLoss Pdist Cdist Renorm ReduceProd Softmax LogSoftmax LogSoftmaxExt CumProd CumSum CumsumExt ProdExt SumExt Norm "
    "L1LossExt MSELossExt NLLLoss NLLLoss2d").split())
_PROMOTED = tuple("Addcdiv Addcmul Cross _PyboostCrossPrim Dot GridSampler2D GridSampler3D BiasAdd AddN Concat".split())


def _obeys(function, rules):
    """The function, whose operators obey the rules."""
    @functools.wraps(function)
    def obeying(*args, **kwargs):
        _native.push_casts(rules)
        try:
            return function(*args, **kwargs)
        finally:
            _native.pop_casts()

    return obeying


def _by_operator(network, dtype):
    """The network with operators that choose their types; graphs read the rules from the cell."""
    strategy = AmpStrategy(dtype)
    if isinstance(network, Cell):
        object.__setattr__(network, "_compiled", None)
        construct = network.construct if network._amp_rules is None else network.construct.__wrapped__
        object.__setattr__(network, "_amp_rules", strategy.rules)
        object.__setattr__(network, "construct", _obeys(construct, strategy.rules))
    else:
        network = _obeys(network, strategy.rules)
    object.__setattr__(network, "amp_strategy", strategy)
    return network


def auto_mixed_precision(network, amp_level="O0", dtype=_native.float16):
    """O0 leaves the network; O1 computes the white list in `dtype`, O2 all but the black list, O3 everything. Results are float32."""
    if not isinstance(network, Cell):
        if amp_level != "auto":
            raise TypeError(f"For amp_level '{amp_level}', the network type should be Cell.")
        if not inspect.isfunction(network) and not inspect.ismethod(network):
            raise TypeError("For amp_level 'auto', the network type should be Cell or function.")
    if dtype not in (_native.float16, _native.bfloat16):
        raise ValueError(f"The dtype should be one of (mstype.float16, mstype.bfloat16), but got {dtype}.")
    if amp_level == "O0":
        return network
    if amp_level == "O1":
        _cast_white(network, dtype, tuple(get_white_list()))
    elif amp_level in ("O2", "O3"):
        network.to_float(dtype)
        if amp_level == "O2":
            _keep_black(network, dtype, tuple(get_black_list()))
        network = _OutputTo32(network)
    elif amp_level == "auto":
        network = _by_operator(network, dtype)
    else:
        raise ValueError(f"The amp level {amp_level} is not supported")
    object.__setattr__(network, "_amp_level", amp_level)
    return network


class _LossOf32(Cell):
    """The loss of a network whose outputs are float32 again."""

    def __init__(self, backbone, loss_fn):
        super().__init__(auto_prefix=False)
        self._backbone, self._loss_fn = backbone, loss_fn

    def construct(self, data, label):
        return self._loss_fn(_cast_floats(self._backbone(data), _native.float32), _cast_floats(label, _native.float32))


_NETWORK_OPTIONS = ("cast_model_type", "keep_batchnorm_fp32", "loss_scale_manager")


def _network_options(given):
    """The options of build_train_network, checked."""
    from mindspore.train.loss_scale_manager import LossScaleManager
    for name in given:
        if name not in _NETWORK_OPTIONS:
            raise ValueError(f"Unsupported arg '{name}'")
    if "cast_model_type" in given:
        checks.check_type_name("cast_model_type", given["cast_model_type"], [_native.float16, _native.float32], None)
    if "keep_batchnorm_fp32" in given:
        checks.check_value_type("keep_batchnorm_fp32", given["keep_batchnorm_fp32"], bool)
    if given.get("loss_scale_manager"):
        checks.check_value_type("loss_scale_manager", given["loss_scale_manager"], [LossScaleManager, type("GroupLossScaleManager", (), {})])


def _at_level(network, level, cast_type, keeps_normalization):
    """The network at a level whose parts the options may change."""
    if cast_type == _native.float16:
        network.to_float(_native.float16)
        if keeps_normalization:
            _keep_black(network, _native.float16, tuple(get_black_list()))
    elif level == "O2" and not keeps_normalization:
        network.to_float(_native.float16)
    elif level not in ("O2", "O3"):
        return auto_mixed_precision(network, level)
    return network


def build_train_network(network, optimizer, loss_fn=None, level="O0", boost_level="O0", **kwargs):
    """The step that trains `network` with mixed precision of this level and a scale of losses."""
    from mindspore import nn
    _check_optimizer(optimizer)
    if not isinstance(level, str):
        raise TypeError(f"The argument `level` must be a string in ['O0', 'O1', 'O2', 'O3', 'auto'],but got type {type(level)}.")
    checks.check("level", level, "", ["O0", "O1", "O2", "O3", "auto"], checks.IN)
    checks.check("boost_level", boost_level, "", ["O0", "O1", "O2"], checks.IN)
    _network_options(kwargs)
    cast_type = kwargs.get("cast_model_type", _native.float16 if level in ("O2", "O3") else _native.float32)
    network = _at_level(network, level, cast_type, kwargs.get("keep_batchnorm_fp32", level == "O2"))
    if loss_fn:
        checks.check_value_type("loss_fn", loss_fn, Cell)
        is_half = cast_type == _native.float16 or getattr(network, "_amp_level", None) in ("O2", "O3", "auto")
        network = _LossOf32(network, loss_fn) if is_half else nn.WithLossCell(network, loss_fn)
    manager, scale = kwargs.get("loss_scale_manager"), None
    scales_dynamically = manager is not None and manager.get_update_cell() is not None
    if scales_dynamically or level == "O2" and "loss_scale_manager" not in kwargs:
        raise ValueError("Only `loss_scale_manager=None` or `loss_scale_manager=FixedLossScaleManager(drop_overflow_update=False)`are "
                         "supported on device `CPU`. ")
    if manager is not None:
        scale = manager.get_loss_scale()
    if boost_level != "O0":
        from mindspore import boost
        return boost.BoostTrainOneStepCell(network, optimizer, scale).set_train()
    return nn.TrainOneStepCell(network, optimizer, scale).set_train()


__all__ = _Names(__name__)


def __getattr__(name):
    if name == "AMP_WHITE_LIST":
        return get_white_list()
    if name == "AMP_BLACK_LIST":
        return get_black_list()
    if name in ("LossScaleManager", "FixedLossScaleManager", "DynamicLossScaleManager"):
        from mindspore.train import loss_scale_manager
        return getattr(loss_scale_manager, name)
    raise AttributeError(f"module 'mindspore.amp' has no attribute '{name}'")
