"""mindspore.device_manager: the device of this process."""
from mindspore import context
from mindspore.context import set_device, set_deterministic


def get_current_device():
    """(kind, number)"""
    return context.get_context("device_target"), context.get_context("device_id")
