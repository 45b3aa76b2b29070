"""set_dump: marks cells whose data Ascend would write to files while it runs."""
from warnings import warn


def set_dump(target, enabled=True):
    """Checks its arguments; there is nothing to dump on this device."""
    from mindspore import nn, ops
    if not isinstance(target, (nn.Cell, ops.Primitive)):
        raise ValueError(f"The \"target\" parameter must be an instance of Cell or Primitive, but got an instance of {type(target)}.")
    if not isinstance(enabled, bool):
        raise ValueError("The \"enabled\" parameter must be bool.")
    warn("Current device_target is CPU, which is not supported. Only Ascend device target is supported currently. If you have Ascend device, "
         "consider setting device_target to Ascend before calling set_dump.")
