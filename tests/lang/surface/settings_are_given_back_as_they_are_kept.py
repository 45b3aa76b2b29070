import mindspore as ms


def attempt(function, *args, **settings):
    try:
        return function(*args, **settings)
    except Exception as error:
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


for key in ("save_graphs", "max_device_memory", "enable_compile_cache", "compile_cache_path", "memory_optimize_level", "memory_offload",
            "mempool_block_size", "variable_memory_max_size", "topo_order", "enable_dump", "infer_boost", "exec_order", 3):
    print(key, repr(attempt(ms.get_context, key)))
for key, value in (("save_graphs", True), ("save_graphs", False), ("save_graphs", 9), ("save_graphs_path", ""), ("mode", True),
                   ("max_device_memory", "3GB"), ("mempool_block_size", 3), ("enable_compile_cache", False), ("deterministic", True),
                   ("jit_config", {"jit_level": "O1"}), ("jit_config", {"x": "O9"}), ("jit_config", {"infer_boost": "z"}),
                   ("jit_syntax_level", "x"), ("inter_op_parallel_num", -1), ("op_timeout", -1),
                   ("memory_optimize_level", "O1"), ("memory_offload", "ON"), ("aoe_tune_mode", "x"), ("aoe_config", 3),
                   ("aoe_config", {"job_type": "3"}), ("ascend_config", {"precision_mode": "force_fp16"}), ("gpu_config", {"x": "x"}),
                   ("print_file_path", "there"), ("support_binary", 3), ("env_config_path", "/nope.json"), ("disable_format_transform", 3),
                   ("compute_communicate_fusion_level", 1), ("host_scheduling_max_threshold", "3"), ("enable_dump", True),
                   ("auto_tune_mode", "x"), ("precision_mode", "x"), ("profiling_options", 3), ("exception_dump", "x")):
    print(key, value, attempt(ms.set_context, **{key: value}), repr(attempt(ms.get_context, key)))
print(ms.get_context("jit_level"), attempt(ms.set_context, runtime_num_threads=-2))
print(attempt(ms.set_recursion_limit, "a"), attempt(ms.set_recursion_limit, 0), attempt(ms.set_recursion_limit, 7),
      ms.get_context("max_call_depth"))
for args in (("CPU",), ("CPU", 0), ("XPU",), ("CPU", 1), ("CPU", -1), ("CPU", "a"), ("GPU",), (3,)):
    print(args, attempt(ms.set_device, *args), ms.get_current_device())
for value in (True, "ON", False, 1):
    print(value, attempt(ms.set_deterministic, value), ms.get_context("deterministic"))
print(ms.get_auto_parallel_context("comm_fusion"))
print(attempt(ms.set_offload_context, {"z": 1}), attempt(ms.set_offload_context, 3))
# expect: save_graphs 0
# expect: max_device_memory 1024.0
# expect: enable_compile_cache None
# expect: compile_cache_path ''
# expect: memory_optimize_level 0
# expect: memory_offload False
# expect: mempool_block_size 1.0
# expect: variable_memory_max_size '0'
# expect: topo_order ''
# expect: enable_dump "ValueError: For 'context.get_context', the argument enable_dump is not recognized! For detailed usage of 'get_context', please refer to the Mindspore official website."
# expect: infer_boost 'off'
# expect: exec_order 'bfs'
# expect: 3 "TypeError: attribute name must be string, not 'int'"
# expect: save_graphs True None 2
# expect: save_graphs False None 0
# expect: save_graphs 9 ValueError: value for save_graphs should be 0-3 but got '9' 0
# expect: save_graphs_path  ValueError: For 'context.set_context', the 'save_graphs_path' or the 'print_file_path' is invalid type, it should be Non-empty string, but got ''. '.'
# expect: mode True None 1
# expect: max_device_memory 3GB None 1024.0
# expect: mempool_block_size 3 TypeError: The parameter 'mempool_block_size' must be <class 'str'>, but got <class 'int'> 1.0
# expect: enable_compile_cache False None False
# expect: deterministic True TypeError: The parameter 'deterministic' must be <class 'str'>, but got <class 'bool'> 'OFF'
# expect: jit_config {'jit_level': 'O1'} None {'jit_level': 'O1'}
# expect: jit_config {'x': 'O9'} ValueError: For 'context.set_context', the key of argument 'jit_config' must be one of {'jit_level': ['O0', 'O1', 'O2'], 'infer_boost': ['on', 'off']}, but got x. {'jit_level': 'O1'}
# expect: jit_config {'infer_boost': 'z'} ValueError: For 'jit_config', the value of argument infer_boost must be one of ['on', 'off'], but got z. {'jit_level': 'O1'}
# expect: jit_syntax_level x TypeError: The parameter 'jit_syntax_level' must be <class 'int'>, but got <class 'str'> 2
# expect: inter_op_parallel_num -1 ValueError: The num of parallel thread must bigger than or equal to 0. 0
# expect: op_timeout -1 ValueError: The num of op exe timeout must bigger than or equal to 0. 900
# expect: memory_optimize_level O1 None 1
# expect: memory_offload ON None True
# expect: aoe_tune_mode x ValueError: For 'context.set_context', the argument 'aoe_tune_mode' must be in ['online', 'offline'], but got x. ''
# expect: aoe_config 3 TypeError: The parameter 'aoe_config' must be <class 'dict'>, but got <class 'int'> {}
# expect: aoe_config {'job_type': '3'} ValueError: For 'aoe_config', the value of argument job_type must be one of ['1', '2'], but got 3. {}
# expect: ascend_config {'precision_mode': 'force_fp16'} None {}
# expect: gpu_config {'x': 'x'} None {}
# expect: print_file_path there None ''
# expect: support_binary 3 TypeError: The attribute 'support_binary' should be a bool, but got <class 'int'>. False
# expect: env_config_path /nope.json ValueError: For 'context.set_context', the 'env_config_path' file '/nope.json' is not exists, please check whether 'env_config_path' is correct. ''
# expect: disable_format_transform 3 TypeError: The parameter 'disable_format_transform' must be <class 'bool'>, but got <class 'int'> False
# expect: compute_communicate_fusion_level 1 None 1
# expect: host_scheduling_max_threshold 3 ValueError: Please set 'host_scheduling_max_threshold' through parameter ascend_config ''
# expect: enable_dump True ValueError: For 'context.set_context', the keyword argument enable_dump is not recognized! For detailed usage of 'set_context', please refer to the Mindspore official website. "ValueError: For 'context.get_context', the argument enable_dump is not recognized! For detailed usage of 'get_context', please refer to the Mindspore official website."
# expect: auto_tune_mode x None "ValueError: For 'context.get_context', the argument auto_tune_mode is not recognized! For detailed usage of 'get_context', please refer to the Mindspore official website."
# expect: precision_mode x ValueError: Please set 'precision_mode' through parameter ascend_config ''
# expect: profiling_options 3 TypeError: For 'context.set_context', the argument 'profiling_option' must be string, but got <class 'int'>. 'training_trace'
# expect: exception_dump x ValueError: For 'context.set_context', the parameter 'exception_dump' has been removed since MindSpore 2.6 version. Please use the device_context.ascend.op_debug.aclinit_config() instead. "ValueError: For 'context.get_context', the argument exception_dump is not recognized! For detailed usage of 'get_context', please refer to the Mindspore official website."
# expect: O1 ValueError: The num of thread must bigger than or equal to 0.
# expect: TypeError: The input value must be int, but got 'str' ValueError: The input value must be int and must > 0, but got '0' with type 'int'. None 1000
# expect: ('CPU',) None ('CPU', 0)
# expect: ('CPU', 0) None ('CPU', 0)
# expect: ('XPU',) ValueError: The argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend'], but got XPU. ('CPU', 0)
# expect: ('CPU', 1) RuntimeError: The 'mindspore.set_device' can not be modified. ('CPU', 0)
# expect: ('CPU', -1) ValueError: The device id must bigger than or equal to 0. ('CPU', 0)
# expect: ('CPU', 'a') TypeError: The parameter 'device_id' must be <class 'int'>, but got <class 'str'> ('CPU', 0)
# expect: ('GPU',) RuntimeError: Unsupported device target GPU. This process only supports one of the ['CPU']. Please check whether the GPU environment is installed and configured correctly, and check whether current mindspore wheel package was built with "-e GPU". For details, please refer to "Device load error message". ('CPU', 0)
# expect: (3,) TypeError: The parameter 'device_target' must be <class 'str'>, but got <class 'int'> ('CPU', 0)
# expect: True None ON
# expect: ON TypeError: The parameter 'deterministic' must be <class 'bool'>, but got <class 'str'> ON
# expect: False RuntimeError: The 'mindspore.set_deterministic' can not be set repeatedly. ON
# expect: 1 TypeError: The parameter 'deterministic' must be <class 'bool'>, but got <class 'int'> ON
# expect: {'openstate': True, 'allreduce': {'mode': 'auto', 'config': None}, 'allgather': {'mode': 'auto', 'config': None}, 'reducescatter': {'mode': 'auto', 'config': None}}
# expect: ValueError: Unknown config: ['z'] TypeError: The parameter 'offload_config' must be <class 'dict'>, but got <class 'int'>
