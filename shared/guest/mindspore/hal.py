"""mindspore.hal: the device, its memory, streams and events. There is one stream, and everything is done when a call returns; no
memory is counted."""
__path__ = []  # a package for those who import from its parts (_module_paths)
from mindspore._streams import (Event, Stream, StreamCtx, communication_stream, current_stream, default_stream, set_cur_stream)
from mindspore.runtime import (empty_cache, get_arch_list, get_device_capability, get_device_properties,
                               max_memory_allocated, max_memory_reserved, memory_allocated, memory_reserved, memory_stats,
                               memory_summary, reset_max_memory_allocated, reset_max_memory_reserved, reset_peak_memory_stats,
                               synchronize)

_KINDS = ["CPU", "GPU", "Ascend"]


def _is_this(device_target, who):
    if device_target not in _KINDS:
        raise ValueError(f"For 'hal.{who}', the argument 'device_target' must be one of {_KINDS}, but got {device_target}.")
    return device_target == "CPU"


def is_available(device_target):
    return _is_this(device_target, "is_available")


def is_initialized(device_target):
    return _is_this(device_target, "is_initialized")


def device_count(device_target=None):
    return 1


def get_device_name(device_id, device_target=None):
    if device_id >= 1:
        raise ValueError(f"The argument 'device_id' must be less than device count: 1, but got {device_id}.")
    return "CPU"
