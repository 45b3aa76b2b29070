"""mindspore.dataset.config: the seed has an effect; the number of workers and the like are kept and given back, since rows are
made one after another here."""
from mindspore import context as _context

_values = {"seed": _context.get_seed(), "num_parallel_workers": 8, "prefetch_size": 16, "monitor_sampling_interval": 1000, "auto_num_workers": False,
           "enable_shared_mem": True, "enable_autotune": False, "fast_recovery": True, "multiprocessing_timeout_interval": 300,
           "numa_enable": False, "enable_watchdog": True, "callback_timeout": 60, "autotune_interval": 0, "debug_mode": False,
           "error_samples_mode": 0, "iterator_mode": {"do_copy": False, "parallel_convert": False}}


def set_seed(seed):
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise TypeError("seed isn't of type int.")
    if not 0 <= seed <= 4294967295:
        raise ValueError("seed given is not within the required range [0, UINT32_MAX(4294967295)].")
    _values["seed"] = seed


def get_seed():
    return _values["seed"]


def __getattr__(name):
    kind, _, key = name.partition("_")
    if key not in _values or kind not in ("set", "get"):
        raise AttributeError(f"module 'mindspore.dataset.config' has no attribute '{name}'")
    return (lambda: _values[key]) if kind == "get" else (lambda value, *rest: _values.__setitem__(key, value))
