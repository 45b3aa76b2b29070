"""mindspore.dataset.config: the seed has an effect; the number of workers and the like are kept and given back, since rows are
made one after another here."""
import enum
from mindspore import context as _context

_values = {"seed": _context.get_seed(), "num_parallel_workers": 8, "prefetch_size": 16, "monitor_sampling_interval": 1000, "auto_num_workers": False,
           "enable_shared_mem": True, "enable_autotune": False, "fast_recovery": True, "multiprocessing_timeout_interval": 300,
           "numa_enable": False, "enable_watchdog": True, "callback_timeout": 60, "autotune_interval": 0, "debug_mode": False,
           "error_samples_mode": 0, "auto_offload": False, "dynamic_shape": False, "multiprocessing_start_method": "fork",
           "video_backend": "CPU", "iterator_mode": {"do_copy": False, "parallel_convert": False}}


def set_seed(seed):
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise TypeError("seed isn't of type int.")
    if not 0 <= seed <= 4294967295:
        raise ValueError("seed given is not within the required range [0, UINT32_MAX(4294967295)].")
    _values["seed"] = seed


def get_seed():
    return 5489 if _values["seed"] is None else _values["seed"]


class ErrorSamplesMode(enum.IntEnum):
    """What becomes of a row that a function refuses."""
    RETURN = 0
    REPLACE = 1
    SKIP = 2


def _flag(text):
    def check(value):
        if not isinstance(value, bool):
            raise TypeError(text)
    return check


def _positive(name):
    def check(value):
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"{name} isn't of type int.")
        if not 0 < value <= 2147483647:
            what = "Number of parallel workers given" if name == "num" else name
            raise ValueError(f"{what} is not within the required range (0, INT32_MAX(2147483647)].")
    return check


def _one_of(name, values):
    def check(value):
        if value not in values:
            raise ValueError(f"Input {name} is not within the valid set of {values}.")
    return check


def _is_mode(value):
    if not isinstance(value, ErrorSamplesMode):
        raise TypeError(f"Argument error_samples_mode with value {value} is not of type [<enum 'ErrorSamplesMode'>], but got {type(value)}.")


_CHECKS = {"num_parallel_workers": _positive("num"), "prefetch_size": _positive("size"),
           "debug_mode": _flag("debug_mode_flag isn't of type boolean."), "enable_watchdog": _flag("enable must be a boolean dtype."),
           "multiprocessing_start_method": _one_of("start_method", ["fork", "spawn"]),
           "video_backend": _one_of("backend", ["CPU", "Ascend"]), "error_samples_mode": _is_mode}


def set_iterator_mode(do_copy=False, parallel_convert=False):
    _values["iterator_mode"] = {"do_copy": do_copy, "parallel_convert": parallel_convert}


def set_sending_batches(batch_num):
    """There is no device to send to."""


def __getattr__(name):
    kind, _, key = name.partition("_")
    if key not in _values or kind not in ("set", "get"):
        raise AttributeError(f"module 'mindspore.dataset.config' has no attribute '{name}'")
    if kind == "get":
        return lambda: _values[key]

    def setter(value, *rest):
        _CHECKS.get(key, lambda value: None)(value)
        _values[key] = value
    return setter
