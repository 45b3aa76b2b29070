import mindspore as ms
from mindspore import device_context, hal, ops, profiler, runtime
from mindspore.profiler import ProfilerActivity, AicoreMetrics, schedule


def attempt(function, *args, **names):
    try:
        return function(*args, **names)
    except Exception as error:
        return f"{type(error).__name__}: {str(error).splitlines()[0]}"


for args in ((3,), ("x",), ("0GB",), ("2GB", "2GB", "8GB", "O2"), ("2GB",), ("3GB",)):
    print("set_memory", args, attempt(runtime.set_memory, *args))
for args in (("a",), (0,), (2,), (2,)):
    print("dispatch_threads_num", args, attempt(runtime.dispatch_threads_num, *args))
for args in (("a",), (0,), (2, 3), (2, 8), ()):
    print("set_kernel_launch_group", args, attempt(runtime.set_kernel_launch_group, *args))
print(attempt(runtime.set_kernel_launch_capture, 3), attempt(runtime.set_kernel_launch_capture, True))
print(runtime.set_cpu_affinity(False), attempt(runtime.set_cpu_affinity, True), attempt(runtime.launch_blocking, 1), attempt(runtime.empty_cache, 1))
for function in (hal.device_count, hal.memory_allocated, hal.memory_stats, hal.get_arch_list):
    print(function.__name__, attempt(function, "z"), attempt(function, 3))
print(hal.memory_allocated("CPU"), attempt(hal.get_device_properties, -1), attempt(hal.get_device_capability, 1), attempt(hal.get_device_name, "a"))
print(attempt(device_context.cpu.op_tuning.threads_num, "a"), attempt(device_context.cpu.op_tuning.threads_num, 0),
      device_context.cpu.op_tuning.threads_num(2), attempt(device_context.cpu.op_tuning.threads_num, 2))
steps = schedule(wait=1, warmup=1, active=2, repeat=1, skip_first=1)
print(steps, [steps(number).name for number in range(7)], steps.to_dict(), attempt(steps, -1))
print([each.name for each in ProfilerActivity], [each.value for each in AicoreMetrics][-1])
config = profiler._ExperimentalConfig(l2_cache=True)
print(config.profiler_level, config.aic_metrics, config.l2_cache, config.data_simplification, attempt(profiler._ExperimentalConfig, zz=1)[:9])
print(profiler.mstx.range_start("step"), profiler.mstx.mark("here"), profiler.mstx.range_end(0))
print(ops.Cauchy([2], 5.0, 1e-9)().asnumpy().round(3))
# expect: set_memory (3,) TypeError: The parameter 'init_size' must be <class 'str'>, but got <class 'int'>
# expect: set_memory ('x',) ValueError: The 'x' is illegal, it must be match regular'[1-9][0-9]*(\.)?[0-9]*GB|0\.[0-9]*GB' by flags're.ASCII.'
# expect: set_memory ('0GB',) ValueError: The '0GB' is illegal, it must be match regular'[1-9][0-9]*(\.)?[0-9]*GB|0\.[0-9]*GB' by flags're.ASCII.'
# expect: set_memory ('2GB', '2GB', '8GB', 'O2') ValueError: The optimize_level must be one of ['O0', 'O1'], but got O2.
# expect: set_memory ('2GB',) None
# expect: set_memory ('3GB',) RuntimeError: The 'set_memory' can not be set repeatedly.
# expect: dispatch_threads_num ('a',) TypeError: The parameter 'threads_num' must be <class 'int'>, but got <class 'str'>
# expect: dispatch_threads_num (0,) ValueError: The 'threads_num' must be int and must > 0, but got '0' with type 'int'.
# expect: dispatch_threads_num (2,) None
# expect: dispatch_threads_num (2,) RuntimeError: The 'dispatch_threads_num' can not be set repeatedly.
# expect: set_kernel_launch_group ('a',) TypeError: The parameter 'thread_num' must be <class 'int'>, but got <class 'str'>
# expect: set_kernel_launch_group (0,) ValueError: The value of thread_num should be at least 1, but got 0
# expect: set_kernel_launch_group (2, 3) ValueError: Invalid parameter value, kernel_group_num: 3 cannot be evenly divisible by thread_num: 2
# expect: set_kernel_launch_group (2, 8) None
# expect: set_kernel_launch_group () RuntimeError: The 'kernel_launch_group' can not be set repeatedly.
# expect: TypeError: The parameter 'enable_capture_graph' must be <class 'bool'>, but got <class 'int'> RuntimeError: The kernel launch group and kernel launch capture can not be set together
# expect: None RuntimeError: The 'mindspore.runtime.set_cpu_affinity' cannot be set repeatedly. TypeError: launch_blocking() takes 0 positional arguments but 1 was given TypeError: empty_cache() takes 0 positional arguments but 1 was given
# expect: device_count ValueError: The argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend'], but got z. TypeError: The argument 'device_target' must be str, but got 3, type is <class 'int'>.
# expect: memory_allocated ValueError: The argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend'], but got z. TypeError: The argument 'device_target' must be str, but got 3, type is <class 'int'>.
# expect: memory_stats ValueError: The argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend'], but got z. TypeError: The argument 'device_target' must be str, but got 3, type is <class 'int'>.
# expect: get_arch_list ValueError: The argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend'], but got z. TypeError: The argument 'device_target' must be str, but got 3, type is <class 'int'>.
# expect: 0 ValueError: The argument 'device_id' should not be negative, but got -1. ValueError: The argument 'device_id' must be less than device count: 1, but got 1. TypeError: The argument 'device_id' must be int, but got a, type is <class 'str'>.
# expect: TypeError: The parameter 'num' must be <class 'int'>, but got <class 'str'> ValueError: The 'num' must be int and must > 0, but got '0' with type 'int'. None RuntimeError: The 'threads_num' can not be set repeatedly.
# expect: Schedule(wait=1, active=2, warmup=1, repeat=1, skip_first=1) ['NONE', 'NONE', 'WARM_UP', 'RECORD', 'RECORD_AND_SAVE', 'NONE', 'NONE'] {'wait': 1, 'active': 2, 'warmup': 1, 'repeat': 1, 'skip_first': 1} ValueError: Invalid parameter step, which must be not less than 0.
# expect: ['NPU', 'GPU', 'CPU'] None
# expect: ProfilerLevel.Level0 AicoreMetrics.AiCoreNone True True TypeError
# expect: 0 None None
# expect: [5. 5.]
