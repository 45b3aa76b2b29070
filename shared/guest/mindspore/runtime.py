"""mindspore.runtime: the device's memory, streams and threads. The reference runs on one stream and counts no memory."""
__path__ = []  # a package for those who import from its parts (_module_paths)
from mindspore import _checkparam as _checks
from mindspore._checkparam import args_type_check
from mindspore._streams import Event, Stream, StreamCtx, communication_stream, current_stream, default_stream, set_cur_stream


_done = set()  # settings that are made once


def _once(name, text):
    if name in _done:
        raise RuntimeError(text)


def _check_size(size):
    _checks.check_str_by_regular(size, r"[1-9][0-9]*(\.)?[0-9]*GB|0\.[0-9]*GB")
    if size == "0.0GB":
        raise ValueError("The memory value should not be \"0GB\".")


@args_type_check(init_size=str, increase_size=str, max_size=str, optimize_level=str, huge_page_reserve_size=str)
def set_memory(init_size="2GB", increase_size="2GB", max_size="1024GB", optimize_level="O0", huge_page_reserve_size="0GB"):
    """Checked and noted; the reference takes memory as it needs it."""
    _once("set_memory", "The 'set_memory' can not be set repeatedly.")
    for size in (init_size, increase_size, max_size):
        _check_size(size)
    if optimize_level not in ("O0", "O1"):
        raise ValueError(f"The optimize_level must be one of ['O0', 'O1'], but got {optimize_level}.")
    _done.add("set_memory")


@args_type_check(threads_num=int)
def dispatch_threads_num(threads_num):
    """Checked and noted; operators start on the thread of the caller."""
    _once("dispatch_threads_num", "The 'dispatch_threads_num' can not be set repeatedly.")
    _checks.check_positive_int(threads_num, "threads_num")
    _done.add("dispatch_threads_num")


def launch_blocking():
    """Everything is done when a call returns."""


def set_cpu_affinity(enable_affinity, affinity_cpu_list=None, module_to_cpu_dict=None):
    """Noted: threads stay where the machine puts them."""
    _once("set_cpu_affinity", "The 'mindspore.runtime.set_cpu_affinity' cannot be set repeatedly.")
    _done.add("set_cpu_affinity")


@args_type_check(thread_num=int, kernel_group_num=int)
def set_kernel_launch_group(thread_num=2, kernel_group_num=8):
    """Checked and noted."""
    _once("kernel_launch_group", "The 'kernel_launch_group' can not be set repeatedly.")
    _once("kernel_launch_capture", "The kernel launch group and kernel launch capture can not be set together")
    for name, value in (("thread_num", thread_num), ("kernel_group_num", kernel_group_num)):
        if value < 1:
            raise ValueError(f"The value of {name} should be at least 1, but got {value}")
    if kernel_group_num % thread_num:
        raise ValueError(f"Invalid parameter value, kernel_group_num: {kernel_group_num} cannot be evenly divisible by thread_num: "
                         f"{thread_num}")
    _done.add("kernel_launch_group")


@args_type_check(enable_capture_graph=bool)
def set_kernel_launch_capture(enable_capture_graph):
    """Checked and noted."""
    _once("kernel_launch_group", "The kernel launch group and kernel launch capture can not be set together")
    if enable_capture_graph:
        _done.add("kernel_launch_capture")
    else:
        _done.discard("kernel_launch_capture")


def memory_replay(file_path):
    """Of Ascend's memory pool."""
    raise RuntimeError("Create device context failed, please make sure target device:Ascend is available.")


def synchronize():
    """Everything is done when a call returns."""


def empty_cache():
    """No memory is kept for later."""


def reset_peak_memory_stats():
    """No memory is counted."""


reset_max_memory_allocated = reset_max_memory_reserved = reset_peak_memory_stats


def memory_allocated():
    """No memory is counted."""
    return 0


max_memory_allocated = memory_reserved = max_memory_reserved = memory_allocated


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
