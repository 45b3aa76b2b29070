"""mindspore.runtime: the device's memory, streams and threads. The reference runs on one stream and counts no memory."""
__path__ = []  # a package for those who import from its parts (_module_paths)
from mindspore._streams import Event, Stream, StreamCtx, communication_stream, current_stream, default_stream, set_cur_stream


def _answers(value):
    def function(*args, **kwargs):
        return value
    return function


for _name in ("synchronize empty_cache set_cpu_affinity set_memory launch_blocking "
              "dispatch_threads_num reset_peak_memory_stats reset_max_memory_allocated reset_max_memory_reserved "
              "set_kernel_launch_group set_kernel_launch_capture memory_replay").split():
    globals()[_name] = _answers(None)
for _name in "memory_allocated max_memory_allocated memory_reserved max_memory_reserved".split():
    globals()[_name] = _answers(0)
del _name


def memory_stats():
    pools = {"commom_mem_pool_stats": {"block_unit_size": 0, "block_counts": 0, "blocks_info": {}},
             "persistent_mem_pool_stats": {"block_counts": 0, "block_unit_size": 0, "blocks_info": {}}}
    sizes = "total_reserved_memory total_allocated_memory total_idle_memory total_eager_free_memory max_reserved_memory max_allocated_memory"
    return {**dict.fromkeys(sizes.split(), 0), **pools}


def memory_summary():
    rows = ("Reserved memory", "Allocated memory", "Idle memory", "Eager free memory", "Max reserved memory", "Max allocated memory")
    rule, line = "|" + "=" * 45 + "|", "|" + "-" * 45 + "|"
    table = [rule, "|               Memory summary                |", rule, "| Metric               | Data                 |"]
    for row in rows:
        table += [line, f"| {row:<20} |      0 B             |"]
    return "\n".join([*table, rule, ""])


def is_available(device_target):
    return device_target == "CPU"


is_initialized = is_available


def device_count(device_target=None):
    return 1


def get_device_name(device_id=0, device_target=None):
    return "CPU"


def get_arch_list(device_target=None):
    return None


def get_device_properties(device_id=0, device_target=None):
    return None


def get_device_capability(device_id=0, device_target=None):
    return None
