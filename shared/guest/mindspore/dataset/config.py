"""mindspore.dataset.config: the seed has an effect; the number of workers and the like are kept and given back, since rows are
made one after another here."""
import enum
from mindspore import context as _context
from mindspore.dataset.checks import instance

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


def load(file):
    """Takes the settings of a JSON file, by MindData's names of them."""
    import json
    from mindspore.dataset.errors import pipeline_error
    if not isinstance(file, str):
        raise TypeError(f"load(): incompatible function arguments: the file's name must be a str, but got {type(file)}.")
    try:
        with open(file) as source:
            given = json.load(source)
        for key, name in (("numParallelWorkers", "num_parallel_workers"), ("opConnectorSize", "prefetch_size"), ("seed", "seed"),
                          ("monitorSamplingInterval", "monitor_sampling_interval")):
            if key in given:
                _values[name] = int(given[key])
    except (OSError, ValueError) as error:
        raise pipeline_error(f"Invalid file, failed to load json file for setting configuration: {file}: {error}") from None


class ErrorSamplesMode(enum.IntEnum):
    """What becomes of a row that a function refuses."""
    RETURN = 0
    REPLACE = 1
    SKIP = 2


def _flag(words):
    def check(value, name):
        if not isinstance(value, bool):
            raise TypeError(f"{name} {words}")
    return check


def _whole(said, least=1, words="isn't of type int.", bounds="({}, INT32_MAX(2147483647)]"):
    def check(value, name):
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"{name} {words}")
        if not least <= value <= 2147483647:
            ends = bounds.format(0) if least else bounds.format(0).replace("(", "[", 1)
            raise ValueError(f"{said} is not within the required range {ends}." if ends else f"{said} is not within the required range.")
    return check


def _one_of(values):
    def check(value, name):
        if value not in values:
            raise ValueError(f"Input {name} is not within the valid set of {values}.")
    return check


_bool, _boolean = _flag("must be of type bool."), _flag("must be a boolean dtype.")
_SETTERS = {  # what a setter's argument is called, and what it may be
    "num_parallel_workers": ("num", _whole("Number of parallel workers given")), "prefetch_size": ("size", _whole("size")),
    "monitor_sampling_interval": ("interval", _whole("Interval given")), "callback_timeout": ("timeout", _whole("Timeout given", bounds="")),
    "multiprocessing_timeout_interval": ("interval", _whole("Interval given", bounds="({}, INT32_MAX(2147483647))")),
    "autotune_interval": ("interval", _whole("Interval given", 0, "must be of type int.")),
    "auto_num_workers": ("enable", _bool), "enable_shared_mem": ("enable", _bool), "enable_autotune": ("enable", _bool),
    "numa_enable": ("numa_enable", _boolean), "fast_recovery": ("fast_recovery", _boolean), "dynamic_shape": ("is_dynamic", _boolean),
    "enable_watchdog": ("enable", _boolean), "auto_offload": ("offload", _flag("must be a bool dtype")),
    "debug_mode": ("debug_mode_flag", _flag("isn't of type boolean.")),
    "multiprocessing_start_method": ("start_method", _one_of(["fork", "spawn"])), "video_backend": ("backend", _one_of(["CPU", "Ascend"])),
    "error_samples_mode": ("error_samples_mode", instance(ErrorSamplesMode))}
_OPTIONS = {"enable_autotune": ("filepath_prefix",)}


def set_iterator_mode(do_copy=False, parallel_convert=False):
    _values["iterator_mode"] = {"do_copy": do_copy, "parallel_convert": parallel_convert}


def set_sending_batches(batch_num):
    """There is no device to send to."""
    if isinstance(batch_num, bool) or not isinstance(batch_num, int):
        raise TypeError("batch_num must be an int dtype.")


def set_debug_mode(debug_mode_flag, debug_hook_list=None):
    """Debug mode; hooks look at the rows between the operations of every map."""
    _SETTERS["debug_mode"][1](debug_mode_flag, "debug_mode_flag")
    from mindspore.dataset.debug import DebugHook, PrintMetaDataHook
    hooks = [PrintMetaDataHook()] if debug_hook_list is None else debug_hook_list
    if not isinstance(hooks, list):
        raise TypeError("debug_hook_list is not a list.")
    if [hook for hook in hooks if not isinstance(hook, DebugHook)]:
        raise TypeError("All items in debug_hook_list must be of type DebugHook.")
    _values["debug_mode"], _hooks[:] = debug_mode_flag, hooks


_hooks = []


def _get_debug_hook_list():
    return _hooks


def __getattr__(name):
    kind, _, key = name.partition("_")
    if key not in _values or kind not in ("set", "get"):
        raise AttributeError(f"module 'mindspore.dataset.config' has no attribute '{name}'")
    if kind == "get":
        return lambda: _values[key]

    argument, check = _SETTERS[key]
    names = (argument,) + _OPTIONS.get(key, ())

    def setter(*args, **kwargs):
        given = {**dict(zip(names, args)), **kwargs}
        if len(args) > len(names) or argument not in given or set(given) - set(names):
            raise TypeError(f"{name}() takes {' and '.join(names)}")
        check(given[argument], argument)
        _values[key] = given[argument]
    return setter
