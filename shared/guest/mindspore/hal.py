"""mindspore.hal: the device, its memory, streams and events. There is one stream, and everything is done when a call returns; no
memory is counted."""
__path__ = []  # a package for those who import from its parts (_module_paths)
from mindspore._streams import (Event, Stream, StreamCtx, communication_stream, current_stream, default_stream, set_cur_stream)
from mindspore import runtime as _runtime
from mindspore.runtime import empty_cache, synchronize

_KINDS = ["CPU", "GPU", "Ascend"]


def _is_this(device_target, who):
    if device_target not in _KINDS:
        raise ValueError(f"For 'hal.{who}', the argument 'device_target' must be one of {_KINDS}, but got {device_target}.")
    return device_target == "CPU"


def is_available(device_target):
    return _is_this(device_target, "is_available")


def is_initialized(device_target):
    return _is_this(device_target, "is_initialized")


def _check_target(device_target):
    if device_target is None:
        return
    if not isinstance(device_target, str):
        raise TypeError(f"The argument 'device_target' must be str, but got {device_target}, type is {type(device_target)}.")
    if device_target not in _KINDS:
        raise ValueError(f"The argument 'device_target' must be one of {_KINDS}, but got {device_target}.")
    if device_target != "CPU":
        raise RuntimeError(f"Device_target {device_target} not exist.")


def device_count(device_target=None):
    _check_target(device_target)
    return 1


def _check_number(device_id):
    if not isinstance(device_id, int):
        raise TypeError(f"The argument 'device_id' must be int, but got {device_id}, type is {type(device_id)}.")
    if device_id < 0:
        raise ValueError(f"The argument 'device_id' should not be negative, but got {device_id}.")
    if device_id >= 1:
        raise ValueError(f"The argument 'device_id' must be less than device count: 1, but got {device_id}.")


def get_device_name(device_id, device_target=None):
    _check_target(device_target)
    _check_number(device_id)
    return "CPU"


def get_device_properties(device_id, device_target=None):
    """A CPU has none of them."""
    _check_target(device_target)
    _check_number(device_id)


def get_device_capability(device_id, device_target=None):
    """A CPU has none."""
    _check_target(device_target)
    _check_number(device_id)


def get_arch_list(device_target=None):
    """A CPU has none."""
    _check_target(device_target)


def _of_memory(name):
    """runtime's function of a device's memory, which may be named."""
    def ask(device_target=None):
        _check_target(device_target)
        return getattr(_runtime, name)()
    ask.__name__ = ask.__qualname__ = name
    return ask


for _name in ("memory_stats memory_summary memory_allocated max_memory_allocated memory_reserved max_memory_reserved "
              "reset_peak_memory_stats reset_max_memory_allocated reset_max_memory_reserved").split():
    globals()[_name] = _of_memory(_name)
del _name
