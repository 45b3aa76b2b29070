import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


show(lambda: ms.set_context(foo=1))
show(lambda: ms.get_context("foo"))
show(lambda: ms.set_context(mode=7))
show(lambda: ms.set_context(mode="a"))
show(lambda: ms.set_context(enable_compile_cache=3))
show(lambda: ms.set_context(save_graphs="a"))
show(lambda: ms.set_context(save_graphs=7))
show(lambda: ms.set_context(save_graphs_path=3))
show(lambda: ms.set_context(device_target="X"))
show(lambda: ms.set_context(jit_config={"jit_level": "O7"}))
show(lambda: ms.set_context(max_call_depth=-1))
show(lambda: ms.set_context(deterministic="X"))
show(lambda: ms.set_context(precompile_only=3))
show(lambda: ms.set_context(pynative_synchronize=3))
show(lambda: ms.set_context(jit_syntax_level=9))
show(lambda: ms.set_context(runtime_num_threads="a"))
show(lambda: ms.set_context(memory_optimize_level="O7"))
show(lambda: ms.set_context(exec_order="x"))
show(lambda: ms.set_context(device_id=-1))
show(lambda: ms.set_seed(-1))
show(lambda: ms.set_seed("a"))
print(ms.get_context("mode"), ms.get_context("device_target"), ms.get_context("max_call_depth"), ms.get_context("deterministic"))
ms.set_seed(3)
print(ms.get_seed())

# expect: ValueError For 'context.set_context', the keyword argument foo is not recognized! For detailed usage of 'set_context', please refer to the Mindspore official website.
# expect: ValueError For 'context.get_context', the argument foo is not recognized! For detailed usage of 'get_context', please refer to the Mindspore official website.
# expect: ValueError For 'context.set_context', the argument 'mode' should be context.GRAPH_MODE (0) or context.PYNATIVE_MODE (1), but got 7.
# expect: TypeError The parameter 'mode' must be <class 'int'>, but got <class 'str'>
# expect: TypeError The parameter 'enable_compile_cache' must be <class 'bool'>, but got <class 'int'>
# expect: TypeError The parameter 'save_graphs' must be (<class 'bool'>, <class 'int'>), but got <class 'str'>
# expect: ValueError value for save_graphs should be 0-3 but got '7'
# expect: TypeError The parameter 'save_graphs_path' must be <class 'str'>, but got <class 'int'>
# expect: ValueError For 'context.set_context', the argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend', 'Davinci'], but got X.
# expect: ValueError For 'jit_config', the value of argument jit_level must be one of ['O0', 'O1', 'O2'], but got O7.
# expect: ValueError For 'context.set_context', the argument 'max_call_depth' must be greater than 0, but got -1.
# expect: ValueError For 'context.set_context', the argument 'deterministic' must be one of ['ON', 'OFF'], but got X.
# expect: TypeError The parameter 'precompile_only' must be <class 'bool'>, but got <class 'int'>
# expect: TypeError The parameter 'pynative_synchronize' must be <class 'bool'>, but got <class 'int'>
# expect: ValueError For 'jit_syntax_level', the value should be context.STRICT or context.LAX, but got 9.
# expect: TypeError The parameter 'runtime_num_threads' must be <class 'int'>, but got <class 'str'>
# expect: ValueError For 'context.set_context', the argument 'memory_optimize_level' must be one of ['O0', 'O1'], but got O7.
# expect: ValueError For 'context.set_context', the argument 'exec_order' must be one of ['bfs', 'dfs'], but got x.
# expect: ValueError For 'context.set_context', the argument 'device_id' must be in range [0, 4095], but got -1.
# expect: ValueError For 'global_seed', the 'seed' must be int and must >= 0, but got '-1' with type 'int'.
# expect: TypeError The argument 'seed' must be type of int, but got <class 'str'>.
# expect: 1 CPU 1000 OFF
# expect: 3
