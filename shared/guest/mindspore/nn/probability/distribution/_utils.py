"""What MindSpore's distributions check their parameters with, for distributions of programs' own (its _utils.utils and _utils.custom_ops)."""
import numpy as np
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.probability.distribution import distribution as _shared
from mindspore.nn.probability.distribution.distribution import check_same_distribution as check_distribution_name


def cast_to_tensor(t, hint_type=mstype.float32):
    """A value as a tensor of a dtype; a Parameter stays."""
    if t is None:
        raise ValueError("Input cannot be None in cast_to_tensor")
    if isinstance(t, Parameter):
        return t
    if isinstance(t, bool):
        raise TypeError("Input cannot be Type Bool")
    if isinstance(t, (Tensor, np.ndarray, list, int, float)):
        return Tensor(t, dtype=hint_type)
    raise TypeError(f"Unable to convert input of type {type(t)} to a Tensor of type {hint_type}")


def cast_type_for_device(dtype):
    """The dtype that the device has in the place of one: a CPU has all."""
    return dtype


def _array(value, who="check_greater_zero"):
    if value is None:
        raise ValueError(f"input value cannot be None in {who}")
    return value.asnumpy()


def check_greater_equal_zero(value, name):
    if (_array(value) < 0).any():
        raise ValueError(f"{name} must be greater than or equal to zero.")


def check_greater_zero(value, name):
    _shared.check_greater_zero(_array(value), name)


def check_greater(a, b, name_a, name_b):
    """Every element of b is above that of a; parameters are not asked."""
    if a is None or b is None:
        raise ValueError("input value cannot be None in check_greater")
    if not isinstance(a, Parameter) and not isinstance(b, Parameter) and not (a.asnumpy() < b.asnumpy()).all():
        raise ValueError(f"{name_a} must be less than {name_b}")


def check_prob(p):
    """Chances between zero and one."""
    _shared.check_probabilities(_array(p))


def check_sum_equal_one(probs):
    """The chances of each row are one together."""
    chances = probs if isinstance(probs, np.ndarray) else _array(probs, "check_sum_equal_one")
    total = np.sum(chances, axis=-1)
    rounding = np.finfo(total.dtype).eps
    if not np.allclose(total, np.ones(total.shape), rtol=rounding * 10, atol=rounding):
        raise ValueError("Probabilities for each category should sum to one for Categorical distribution.")


def check_rank(probs):
    if _array(probs, "check_rank").ndim == 0:
        raise ValueError("probs for Categorical distribution must have rank >= 1.")


def logits_to_probs(logits, is_binary=False):
    """The chances of logits: of each alone, or of those of a row together."""
    return ops.sigmoid(logits) if is_binary else ops.softmax(logits, -1)


def clamp_probs(probs):
    """Chances that are neither zero nor one."""
    least = ops.Eps()(probs)
    return ops.clip_by_value(probs, least, 1 - least)


def probs_to_logits(probs, is_binary=False):
    """The logits of chances."""
    inner = clamp_probs(probs)
    return ops.log(inner) - ops.log(1 - inner) if is_binary else ops.log(inner)


def raise_none_error(name):
    raise TypeError(f"the type {name} must be subclass of Tensor. It can not be None since it is not specified during initialization.")


def raise_broadcast_error(shape_a, shape_b):
    raise ValueError(f"Shape {shape_a} and {shape_b} is not broadcastable.")


def raise_not_impl_error(name):
    raise ValueError(f"{name} function must be implemented for non-linear transformation")


def raise_not_implemented_util(func_name, obj, *args, **kwargs):
    raise NotImplementedError(f"{func_name} is not implemented for {obj} distribution.")


def raise_type_error(name, cur_type, required_type):
    raise TypeError(f"For {name} , the type must be or be subclass of {required_type}, but got {cur_type}")


def raise_not_defined(func_name, obj, *args, **kwargs):
    raise ValueError(f"{func_name} is undefined for {obj} distribution.")


class CheckTensor:
    """Gives a tensor, or None, back; TypeError for what is neither."""

    def __call__(self, x, name):
        if x is None or isinstance(x, Tensor):
            return x
        raise TypeError(f"For {name}, input type must be a Tensor or Parameter.")


class CheckTuple:
    """Gives a tuple back; TypeError for what is none."""

    def __call__(self, x, name):
        if isinstance(x, tuple):
            return x
        raise TypeError(f"For {name}, input type must be a tuple.")


def set_param_type(args, hint_type):
    """The dtype of a distribution with these parameters, {name: value}: the one that they have, float32 for whole numbers."""
    whole = mstype.int_type + mstype.uint_type
    common = None
    for name, value in args.items():
        if hasattr(value, "dtype"):
            own = mstype.pytype_to_dtype(value.dtype) if isinstance(value, np.ndarray) else value.dtype
            if common is not None and own != common:
                raise TypeError(f"{name} should have the same dtype as other arguments.")
            common = own
    if common in whole or common == mstype.float64:
        return mstype.float32
    return (mstype.float32 if hint_type is None or hint_type in whole else hint_type) if common is None else common


def _floats(x):
    return x if x.dtype in mstype.float_type else x.astype(mstype.float32)


def exp_generic(input_x):
    """The exponential, in floats."""
    return ops.exp(_floats(input_x))


def log_generic(input_x):
    """The logarithm, in floats: NaN below zero."""
    return ops.log(_floats(input_x))


def log_generic_with_check(x):
    """The logarithm of a tensor."""
    return log_generic(CheckTensor()(x, "the input of log_generic"))


def log1p_generic(x):
    """The logarithm of x + 1."""
    return log_generic(x + 1.0)


def broadcast_to(x, target):
    """x in the shape of target."""
    return x if x.shape == target.shape else ops.broadcast_to(x, target.shape)
