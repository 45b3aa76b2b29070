"""mindspore.context: the settings of this session, kept in a dict that native code reads too (`_refjit.context`)."""
import _refjit as _native

GRAPH_MODE = 0
PYNATIVE_MODE = 1
CPU = "CPU"
GPU = "GPU"
ASCEND = "Ascend"

_values = _native.context
_values.update(mode=PYNATIVE_MODE, device_target="CPU", device_id=0, save_graphs=False, save_graphs_path=".",
               max_call_depth=1000, enable_compile_cache=False, compile_cache_path=".", precompile_only=False,
               pynative_synchronize=False, deterministic="OFF", jit_syntax_level=2, jit_config={}, jit_level="",
               enable_graph_kernel=False, graph_kernel_flags="", reserve_class_name_in_scope=True,
               memory_optimize_level="O0", max_device_memory="1024GB", runtime_num_threads=30,
               inter_op_parallel_num=0, env_config_path="", exec_order="bfs", op_timeout=900, mempool_block_size="1GB",
               check_bprop=False, grad_for_scalar=False, support_binary=False, debug_level=0, print_file_path="",
               enable_dump=False, enable_reduce_precision=True, enable_mem_reuse=True, ascend_config={},
               gpu_config={}, aoe_tune_mode="", variable_memory_max_size="0GB")
_values["_given"] = {}  # names that the program itself has set: those win over the environment
_seed = None


def _recognized(function, kind, name):
    raise ValueError(f"For 'context.{function}', the {kind} {name} is not recognized! For detailed usage of "
                     f"'{function}', please refer to the Mindspore official website.")


def set_context(**kwargs):
    """Changes settings; unknown names and values raise MindSpore's errors."""
    for name, value in kwargs.items():
        if name not in _values:
            _recognized("set_context", "keyword argument", name)
        if name in ("mode", "device_id", "max_call_depth") and (not isinstance(value, int) or isinstance(value, bool)):
            raise TypeError(f"The parameter '{name}' must be <class 'int'>, but got {type(value)}")
        if name == "mode" and value not in (GRAPH_MODE, PYNATIVE_MODE):
            raise ValueError("For 'context.set_context', the argument 'mode' should be context.GRAPH_MODE (0) or "
                             f"context.PYNATIVE_MODE (1), but got {value}.")
        if name == "device_target":
            _set_target(value)
            continue
        _values[name] = value
        _values["_given"][name] = True


def _set_target(target):
    valid = ["CPU", "GPU", "Ascend", "Davinci"]
    if target not in valid:
        raise ValueError("For 'context.set_context', the argument 'device_target' must be one of "
                         f"{valid}, but got {target}.")
    if target != "CPU" and _values.get("_device_name", "CPU") != target:
        raise RuntimeError(f"Unsupported device target {target}. This process only supports one of the ['CPU']. Please "
                           f"check whether the {target} environment is installed and configured correctly, and check "
                           f"whether current mindspore wheel package was built with \"-e {target}\". For details, please "
                           "refer to \"Device load error message\".")
    _values["device_target"] = target


def get_context(attr_key):
    """One setting."""
    if attr_key not in _values:
        _recognized("get_context", "argument", attr_key)
    return _values[attr_key]


def set_device(device_target, device_id=None):
    """Chooses the device; only the one this process runs on is accepted."""
    _set_target(device_target)
    if device_id is not None:
        _values["device_id"] = device_id


def set_seed(seed):
    """Seeds NumPy's generator and remembers the seed for random operators."""
    global _seed
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise TypeError(f"For 'set_seed', the type of 'seed' must be int, but got {type(seed)}.")
    if seed < 0:
        raise ValueError(f"For 'set_seed', the argument 'seed' must be greater than or equal to 0, but got {seed}.")
    import numpy
    numpy.random.seed(seed)
    _seed = seed


def get_seed():
    """The seed given to set_seed, or None."""
    return _seed


def set_recursion_limit(recursion_limit=1000):
    """Depth of calls that graphs may have."""
    _values["max_call_depth"] = recursion_limit


def set_deterministic(deterministic):
    """Stored; the reference is deterministic always."""
    _values["deterministic"] = "ON" if deterministic else "OFF"
