"""mindspore.context: the settings of this session, kept in a dict that native code reads too (`_refjit.context`)."""
from mindspore._public_names import Names as _Names
import sys
import _refjit as _native

GRAPH_MODE = 0
PYNATIVE_MODE = 1
CPU = "CPU"
GPU = "GPU"
ASCEND = "Ascend"
STRICT = 0
COMPATIBLE = 1
LAX = 2
RELEASE = 0
DEBUG = 1

_values = _native.context
_values.update(mode=PYNATIVE_MODE, device_target="CPU", device_id=0, save_graphs=False, save_graphs_path=".",
               max_call_depth=1000, enable_compile_cache=False, compile_cache_path=".", precompile_only=False,
               pynative_synchronize=False, deterministic="OFF", jit_syntax_level=2, jit_config={}, jit_level="",
               enable_graph_kernel=False, graph_kernel_flags="", reserve_class_name_in_scope=True,
               memory_optimize_level="O0", max_device_memory="1024GB", runtime_num_threads=30,
               inter_op_parallel_num=0, env_config_path="", exec_order="bfs", op_timeout=900, mempool_block_size="1GB",
               check_bprop=False, grad_for_scalar=False, support_binary=False, debug_level=0, print_file_path="",
               enable_dump=False, enable_reduce_precision=True, enable_mem_reuse=True, ascend_config={},
               gpu_config={}, aoe_tune_mode="", variable_memory_max_size="0GB", aoe_config={}, disable_format_transform=False,
               memory_offload="OFF", enable_parallel_split=False, enable_profiling=False, profiling_options="training_trace",
               conv_allow_tf32=True, conv_fprop_algo="normal", enable_ge=False, op_precision_mode="", host_scheduling_max_threshold="",
               infer_boost="off", hccl_watchdog=True, topo_order={})
_values["_given"] = {}  # names that the program itself has set: those win over the environment
_seed = None


def _recognized(function, kind, name):
    raise ValueError(f"For 'context.{function}', the {kind} {name} is not recognized! For detailed usage of "
                     f"'{function}', please refer to the Mindspore official website.")


_TYPES = {  # setting -> the type its values must have
    "mode": int, "device_target": str, "device_id": int, "max_call_depth": int, "enable_compile_cache": bool, "compile_cache_path": str,
    "save_graphs": (bool, int), "save_graphs_path": str, "precompile_only": bool, "pynative_synchronize": bool,
    "runtime_num_threads": int, "enable_graph_kernel": bool, "graph_kernel_flags": str, "env_config_path": str,
    "reserve_class_name_in_scope": bool, "check_bprop": bool, "grad_for_scalar": bool, "op_timeout": int,
    "inter_op_parallel_num": int, "print_file_path": str, "enable_dump": bool, "enable_reduce_precision": bool,
    "enable_mem_reuse": bool, "support_binary": bool, "max_device_memory": str, "variable_memory_max_size": str,
    "mempool_block_size": str, "ascend_config": dict, "gpu_config": dict, "jit_config": dict, "aoe_tune_mode": str}
_CHOICES = {"deterministic": ["ON", "OFF"], "memory_optimize_level": ["O0", "O1"], "exec_order": ["bfs", "dfs"],
            "aoe_tune_mode": ["online", "offline"], "memory_offload": ["ON", "OFF"], "infer_boost": ["on", "off"]}


def _check_type(name, value):
    kind = _TYPES.get(name)
    if kind is None:
        return
    kinds = kind if isinstance(kind, tuple) else (kind,)
    if not isinstance(value, kinds) or isinstance(value, bool) and bool not in kinds:
        expected = "(" + ", ".join([str(k) for k in kinds]) + ")" if isinstance(kind, tuple) else str(kind)
        raise TypeError(f"The parameter '{name}' must be {expected}, but got {type(value)}")


def _check_value(name, value):
    where = "For 'context.set_context', the argument"
    if name in _CHOICES and value not in _CHOICES[name]:
        raise ValueError(f"{where} '{name}' must be one of {_CHOICES[name]}, but got {value}.")
    if name == "mode" and value not in (GRAPH_MODE, PYNATIVE_MODE):
        raise ValueError(f"{where} 'mode' should be context.GRAPH_MODE (0) or context.PYNATIVE_MODE (1), but got {value}.")
    if name == "max_call_depth" and value <= 0:
        raise ValueError(f"{where} 'max_call_depth' must be greater than 0, but got {value}.")
    if name == "device_id" and not 0 <= value <= 4095:
        raise ValueError(f"{where} 'device_id' must be in range [0, 4095], but got {value}.")
    if name == "save_graphs" and not 0 <= value <= 3:
        raise ValueError(f"value for save_graphs should be 0-3 but got '{value}'")
    if name == "jit_syntax_level" and value not in (STRICT, COMPATIBLE, LAX):
        raise ValueError(f"For 'jit_syntax_level', the value should be context.STRICT or context.LAX, but got {value}.")
    if name == "debug_level" and value not in (RELEASE, DEBUG):
        raise ValueError(f"For 'debug_level', the value should be context.DEBUG or context.RELEASE, but got {value}.")
    if name == "jit_config":
        level = value.get("jit_level", "")
        if level not in ("", "O0", "O1", "O2"):
            raise ValueError(f"For 'jit_config', the value of argument jit_level must be one of ['O0', 'O1', 'O2'], but got {level}.")


def set_context(**kwargs):
    """Changes settings; unknown names and values raise MindSpore's errors."""
    for name, value in kwargs.items():
        if name not in _values or name.startswith("_"):
            _recognized("set_context", "keyword argument", name)
        _check_type(name, value)
        _check_value(name, value)
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
    if attr_key not in _values or attr_key.startswith("_"):
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
    if not isinstance(seed, int):
        raise TypeError(f"The argument 'seed' must be type of int, but got {type(seed)}.")
    from mindspore import _checkparam
    _checkparam.check_non_negative_int(seed, "seed", "global_seed")
    import numpy
    numpy.random.seed(seed)
    _seed = seed
    if "mindspore.dataset.config" in sys.modules:
        sys.modules["mindspore.dataset.config"].set_seed(seed)
    if "mindspore.common.seed" in sys.modules:
        sys.modules["mindspore.common.seed"]._counters.clear()
    if "mindspore.ops.random" in sys.modules:  # which reads the seed when it loads
        sys.modules["mindspore.ops.random"].manual_seed(seed)


def get_seed():
    """The seed given to set_seed, or None."""
    return _seed


def set_recursion_limit(recursion_limit=1000):
    """Depth of calls that graphs may have."""
    _values["max_call_depth"] = recursion_limit


def set_deterministic(deterministic):
    """Stored; the reference is deterministic always."""
    _values["deterministic"] = "ON" if deterministic else "OFF"


_PARALLEL = frozenset("ParallelMode set_auto_parallel_context get_auto_parallel_context reset_auto_parallel_context set_ps_context "
                      "get_ps_context reset_ps_context set_offload_context get_offload_context".split())


__all__ = _Names(__name__)


def _get_mode():
    return _values["mode"]


def __getattr__(name):
    if name in _PARALLEL:
        import mindspore.parallel.context as found
        return getattr(found, name)
    raise AttributeError(f"module 'mindspore.context' has no attribute '{name}'")
