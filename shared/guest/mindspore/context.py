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
_values.update(  # what get_context() gives before a program sets anything
    mode=PYNATIVE_MODE, device_target="CPU", device_id=0, save_graphs=0, save_graphs_path=".", max_call_depth=1000, enable_compile_cache=None,
    compile_cache_path="", precompile_only=False, pynative_synchronize=False, deterministic="OFF", jit_syntax_level=2, jit_config={},
    jit_level="", enable_graph_kernel=False, graph_kernel_flags="", reserve_class_name_in_scope=True, memory_optimize_level=0,
    max_device_memory=1024.0, runtime_num_threads=30, inter_op_parallel_num=0, env_config_path="", exec_order="bfs", op_timeout=900,
    mempool_block_size=1.0, check_bprop=False, grad_for_scalar=False, support_binary=False, debug_level=0, print_file_path="",
    enable_reduce_precision=True, ascend_config={}, gpu_config={}, aoe_tune_mode="", aoe_config={}, aoe_job_type="2",
    variable_memory_max_size="0", disable_format_transform=False, memory_offload=False, enable_parallel_split=False, enable_profiling=False,
    profiling_options="training_trace", enable_ge=False, enable_debug_runtime=True, infer_boost="off", hccl_watchdog=True, topo_order="",
    precision_mode="", jit_compile="", atomic_clean_policy="", matmul_allow_hf32="", conv_allow_hf32="", op_precision_mode="", ge_options="",
    host_scheduling_max_threshold="", op_debug_option="", conv_fprop_algo="normal", conv_dgrad_algo="normal", conv_wgrad_algo="normal",
    conv_allow_tf32=True, matmul_allow_tf32=False, recompute_comm_overlap="", matmul_grad_comm_overlap="", pp_1f1b_overlap="",
    recompute_allgather_overlap_fagrad=False, enable_task_opt=False, enable_grad_comm_opt=False, enable_opt_shard_comm_opt=False,
    compute_communicate_fusion_level=0, dataset_broadcast_opt_level=0, interleaved_matmul_comm=False, interleaved_layernorm_comm=False,
    bias_add_comm_swap=False, enable_begin_end_inline_opt=False, enable_concat_eliminate_opt=False, enable_fused_cast_add_opt=False,
    cur_step_num=0, need_ckpt=False, save_checkpoint_steps=0, last_triggered_step=0, enable_flash_attention_load_balance=False,
    enable_allreduce_slice_to_reducescatter=False, enable_interleave_split_concat_branch=False, enable_interleave_parallel_branch=False,
    enable_offloading_packed_experts=False)
_values["_given"] = {}  # names that the program itself has set: those win over the environment
_seed = None
_IS_CALLED = set()  # functions that act once


def _recognized(function, kind, name):
    raise ValueError(f"For 'context.{function}', the {kind} {name} is not recognized! For detailed usage of "
                     f"'{function}', please refer to the Mindspore official website.")


_TYPES = {  # setting -> the type its values must have
    "mode": int, "device_target": str, "device_id": int, "max_call_depth": int, "enable_compile_cache": bool, "save_graphs": (bool, int),
    "save_graphs_path": str, "precompile_only": bool, "pynative_synchronize": bool, "runtime_num_threads": int, "enable_graph_kernel": bool,
    "graph_kernel_flags": str, "env_config_path": str, "reserve_class_name_in_scope": bool, "check_bprop": bool, "grad_for_scalar": bool,
    "op_timeout": int, "inter_op_parallel_num": int, "print_file_path": str, "enable_reduce_precision": bool, "max_device_memory": str,
    "variable_memory_max_size": str, "mempool_block_size": str, "ascend_config": dict, "gpu_config": dict, "jit_config": dict,
    "aoe_tune_mode": str, "aoe_config": dict, "deterministic": str, "jit_syntax_level": int, "debug_level": int,
    "disable_format_transform": bool, "enable_auto_mixed_precision": bool, "jit_enable_inplace_ops": bool}
_CHOICES = {"deterministic": ["ON", "OFF"], "memory_optimize_level": ["O0", "O1"], "exec_order": ["bfs", "dfs"],
            "memory_offload": ["ON", "OFF"]}
_JIT_CONFIG = {"jit_level": ["O0", "O1", "O2"], "infer_boost": ["on", "off"]}
_COUNTS = {"runtime_num_threads": "thread", "inter_op_parallel_num": "parallel thread", "op_timeout": "op exe timeout"}
_OTHER_DEVICES = {  # settings that mean something on these devices alone: here they are ignored
    "enable_reduce_precision": ["Ascend"], "print_file_path": ["Ascend"], "variable_memory_max_size": ["Ascend"],
    "max_device_memory": ["Ascend", "GPU"], "mempool_block_size": ["GPU", "Ascend"], "disable_format_transform": ["GPU"],
    "ascend_config": ["Ascend"], "gpu_config": ["GPU"]}
_OF_ASCEND_CONFIG = frozenset("precision_mode jit_compile atomic_clean_policy matmul_allow_hf32 conv_allow_hf32 op_precision_mode "
                              "host_scheduling_max_threshold ge_options op_debug_option".split())
_STORED = {"mode": int, "save_graphs": lambda level: 2 if level is True else int(level), "memory_optimize_level": {"O0": 0, "O1": 1}.get,
           "memory_offload": "ON".__eq__}


def _check_type(name, value, kind):
    if value is not None and not isinstance(value, kind):
        expected = "(" + ", ".join([str(k) for k in kind]) + ")" if isinstance(kind, tuple) else str(kind)
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
    if name == "save_graphs" and value > 3:
        raise ValueError(f"value for save_graphs should be 0-3 but got '{value}'")
    if name == "jit_syntax_level" and value not in (STRICT, COMPATIBLE, LAX):
        raise ValueError(f"For 'jit_syntax_level', the value should be context.STRICT or context.LAX, but got {value}.")
    if name == "debug_level" and value not in (RELEASE, DEBUG):
        raise ValueError(f"For 'debug_level', the value should be context.DEBUG or context.RELEASE, but got {value}.")
    if name == "aoe_tune_mode" and value not in ("online", "offline"):
        raise ValueError(f"{where} '{name}' must be in ['online', 'offline'], but got {value}.")
    if name in _COUNTS and value < 0:
        raise ValueError(f"The num of {_COUNTS[name]} must bigger than or equal to 0.")
    if name == "support_binary" and not isinstance(value, bool):
        raise TypeError(f"The attribute 'support_binary' should be a bool, but got {type(value)}.")
    if name == "profiling_options" and not isinstance(value, str):
        raise TypeError(f"{where} 'profiling_option' must be string, but got {type(value)}.")
    if name == "save_graphs_path" and not value:
        raise ValueError("For 'context.set_context', the 'save_graphs_path' or the 'print_file_path' is invalid type, it should be "
                         f"Non-empty string, but got '{value}'.")
    if name not in _TYPES and isinstance(_values[name], (bool, int, str)) and name not in _STORED \
            and not isinstance(value, type(_values[name])):
        raise RuntimeError(f"Got illegal param {name} and value with type {type(value)}")
    if name == "env_config_path":
        _check_env_config(value)
    elif name in ("jit_config", "aoe_config"):
        _check_config(name, value, _JIT_CONFIG if name == "jit_config" else {"job_type": ["1", "2"]})


def _check_config(name, config, choices):
    for key, value in config.items():
        if key not in choices:
            raise ValueError(f"For 'context.set_context', the key of argument '{name}' must be one of {choices}, but got {key}.")
        if value not in choices[key]:
            raise ValueError(f"For '{name}', the value of argument {key} must be one of {choices[key]}, but got {value}.")
    if config.get("infer_boost") == "on" and config.get("jit_level") in ("O1", "O2"):
        raise ValueError("Only jit_level set O0 can set infer_boost to on.")


def _check_env_config(path):
    import json
    import os
    real = os.path.realpath(path)
    if not os.path.isfile(real):
        raise ValueError(f"For 'context.set_context', the 'env_config_path' file {real!r} is not exists, please check whether "
                         "'env_config_path' is correct.")
    try:
        with open(real) as file:
            json.load(file)
    except (TypeError, ValueError) as error:
        raise ValueError(f"{error}\nFor 'context.set_context', open or load the 'env_config_path' file {real} failed, please check "
                         "whether 'env_config_path' is json file and correct, or may not have permission to read it.") from error


def set_context(**kwargs):
    """Changes settings; unknown names and values raise MindSpore's errors."""
    for name, value in kwargs.items():
        if name in _TYPES:
            _check_type(name, value, _TYPES[name])
    for name, value in kwargs.items():
        if name in ("enable_auto_mixed_precision", "auto_tune_mode"):  # of earlier releases: without effect
            continue
        if name in _OF_ASCEND_CONFIG:
            raise ValueError(f"Please set '{name}' through parameter ascend_config")
        if name == "exception_dump":
            raise ValueError("For 'context.set_context', the parameter 'exception_dump' has been removed since MindSpore 2.6 version. "
                             "Please use the device_context.ascend.op_debug.aclinit_config() instead.")
        if name not in _values or name.startswith("_"):
            _recognized("set_context", "keyword argument", name)
        if name in _OTHER_DEVICES:
            from mindspore import log
            log.warning(f"For 'context.set_context', when set the argument '{name}', the argument 'device_target' only supports "
                        f"devices in '{_OTHER_DEVICES[name]}', but got '{_values['device_target']}', ignore it.")
            continue
        _check_value(name, value)
        if name == "device_target":
            _set_target(value)
            continue
        _values[name] = _STORED[name](value) if name in _STORED else value
        _values["_given"][name] = True
        if name == "jit_config":
            _values.update(value)


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
    if not isinstance(attr_key, str):
        raise TypeError(f"attribute name must be string, not '{type(attr_key).__name__}'")
    if attr_key not in _values or attr_key.startswith("_"):
        _recognized("get_context", "argument", attr_key)
    return _values[attr_key]


def set_device(device_target, device_id=None):
    """Chooses the device, once; only the one this process runs on is accepted."""
    _check_type("device_target", device_target, str)
    _check_type("device_id", device_id, int)
    if device_target not in ("CPU", "GPU", "Ascend"):
        raise ValueError(f"The argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend'], but got {device_target}.")
    number = 0 if device_id is None else device_id
    if number < 0:
        raise ValueError("The device id must bigger than or equal to 0.")
    chosen = _values["device_target"], _values["device_id"]
    _set_target(device_target)
    if "set_device" in _IS_CALLED and chosen != (device_target, number):
        raise RuntimeError("The 'mindspore.set_device' can not be modified.")
    _IS_CALLED.add("set_device")
    _values["device_id"] = number


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
        sys.modules["mindspore.ops.random"].start_seeded(seed)


def get_seed():
    """The seed given to set_seed, or None."""
    return _seed


def set_recursion_limit(recursion_limit=1000):
    """Depth of calls that graphs may have."""
    from mindspore import _checkparam
    _values["_recursion_limit"] = _checkparam.check_positive_int(recursion_limit)


def set_deterministic(deterministic):
    """Stored, once; the reference is deterministic always."""
    _check_type("deterministic", deterministic, bool)
    if "set_deterministic" in _IS_CALLED:
        raise RuntimeError("The 'mindspore.set_deterministic' can not be set repeatedly.")
    _IS_CALLED.add("set_deterministic")
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
