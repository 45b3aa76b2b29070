"""Detection of overflow on Ascend (seed 004): alloc, clear, get. MindSpore has these operators on Ascend only; elsewhere they
raise, unless REFJIT_EMULATE_NPU_STATUS=1 asks for the emulation.

Emulated, a status is a vector of eight numbers, and Depend(status, value) adds to its first one when `value` holds an
infinity or a NaN, so get_status(Depend(status, result)) says whether `result` overflowed.
"""
import os
import _refjit as _native
from mindspore import context, ops
from mindspore.common.tensor import Tensor

_LENGTH = 8


def emulated():
    """Whether the environment asks for the emulation."""
    return os.environ.get("REFJIT_EMULATE_NPU_STATUS", "") == "1"


def _require(name):
    if not emulated():
        target = context.get_context("device_target")
        raise RuntimeError(f"Unsupported op [{name}] on {target}, Please confirm whether the device target setting is correct, or "
                           "refer to 'mindspore.ops' at https://www.mindspore.cn to query the operator support list.")


def _check(status):
    if not isinstance(status, Tensor) or status.ndim != 1 or status.shape[0] != _LENGTH:
        got = status.shape[0] if isinstance(status, Tensor) and status.ndim else 0
        raise ValueError(f"The first dimension of input_x must be {_LENGTH}, but got {got}")


class _StatusOperator:
    def __repr__(self):
        return f"Prim[{type(self).__name__}]"


class NPUAllocFloatStatus(_StatusOperator):
    """A new status."""

    def __call__(self):
        _require("NPUAllocFloatStatus")
        return Tensor([0.0] * _LENGTH, _native.float32)


class NPUClearFloatStatus(_StatusOperator):
    """The status without overflow."""

    def __call__(self, addr):
        _check(addr)
        _require("NPUClearFloatStatus")
        return ops.zeros_like(addr)


class NPUGetFloatStatus(_StatusOperator):
    """The status as it stands."""

    def __call__(self, addr):
        _check(addr)
        _require("NPUGetFloatStatus")
        return addr


def noted(status, value):
    """`status` with what `value` says of overflow."""
    if isinstance(value, Tensor) and value.dtype in (_native.float16, _native.float32, _native.float64, _native.bfloat16):
        bad = ops.logical_not(ops.reduce_all(ops.isfinite(value)))
        first = Tensor([1.0] + [0.0] * (_LENGTH - 1), _native.float32)
        return status + first * ops.cast(bad, _native.float32)
    return status
