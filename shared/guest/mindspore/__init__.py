"""mindspore for refjit's VM: our own Python over the native module `_refjit`. Submodules that few programs need (nn, numpy,
ops as an attribute) load at their first use, so that importing the package stays quick."""
from mindspore.common.dtype import (bool_, int8, int16, int32, int64, uint8, uint16, uint32, uint64, float16, bfloat16,
                                    float32, float64, complex64, complex128, byte, short, half, single, double, int_, intc,
                                    intp, long, ubyte, ushort, uintc, uintp, cfloat, cdouble,
                                    uint, float_, string, number, tensor_type, TensorType, type_none, list_, tuple_,
                                    dtype_to_nptype, dtype_to_pytype, pytype_to_dtype, get_py_obj_dtype, Type)
from mindspore.common import dtype
from mindspore.common.tensor import Tensor, tensor
from mindspore.common.api import jit, JitConfig, ms_memory_recycle, constexpr
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.mutable import mutable
from mindspore.common.dynamic_shape import enable_dynamic
from mindspore.context import (GRAPH_MODE, PYNATIVE_MODE, CPU, GPU, ASCEND, STRICT, COMPATIBLE, LAX, set_context, get_context, set_device,
                               set_seed, get_seed, set_recursion_limit, set_deterministic)

bool = bool_
int = int32
float = float32
__version__ = "2.7.0"

_OPS_NAMES = frozenset("grad value_and_grad get_grad jvp vjp jacrev jacfwd vmap".split())

_MODULES = {  # names that load at their first use
    "mindspore.common.jit_class": "jit_class lazy_inline no_inline",
    "mindspore.common.symbol": "Symbol",
    "mindspore.common.quant_dtype": "QuantDtype",
    "mindspore.common.dump": "set_dump",
    "mindspore.profiler": "Profiler",
    "mindspore.device_manager": "get_current_device",
    "mindspore.train": (
        "save_checkpoint load_checkpoint load_param_into_net Model Callback LossMonitor TimeMonitor ModelCheckpoint CheckpointConfig "
        "RunContext LearningRateScheduler History LambdaCallback ReduceLROnPlateau EarlyStopping LossScaleManager "
        "FixedLossScaleManager DynamicLossScaleManager Metric Accuracy MAE MSE Precision Recall Fbeta F1 CosineSimilarity Dice "
        "TopKCategoricalAccuracy Top1CategoricalAccuracy Top5CategoricalAccuracy Loss Perplexity ConfusionMatrix names get_metric_fn "
        "rearrange_inputs export load check_checkpoint async_ckpt_thread_status BackupAndRestore BleuScore "
        "ConfusionMatrixMetric DatasetHelper FlopsUtilizationCollector HausdorffDistance MeanSurfaceDistance OcclusionSensitivity "
        "OnRequestExit ROC RootMeanSquareDistance SummaryCollector SummaryLandscape SummaryRecord TrainFaultTolerance auc data_sink "
        "build_train_network connect_network_with_dataset load_mindir save_mindir load_checkpoint_async parse_print convert_model "
        "export_split_mindir ckpt_to_safetensors safetensors_to_ckpt obfuscate_ckpt load_obf_params_into_net"),
    "mindspore.parallel.context": (
        "ParallelMode set_auto_parallel_context get_auto_parallel_context reset_auto_parallel_context set_ps_context get_ps_context "
        "reset_ps_context set_offload_context get_offload_context set_algo_parameters get_algo_parameters reset_algo_parameters"),
    "mindspore.parallel": (
        "Layout shard reshard parameter_broadcast sync_pipeline_shared_parameters merge_pipeline_strategys rank_list_for_transform "
        "transform_checkpoints transform_checkpoint_by_rank unified_safetensors load_distributed_checkpoint "
        "load_segmented_checkpoints set_op_strategy_config"),
    "mindspore.common.generator": "Generator default_generator seed manual_seed initial_seed get_rng_state set_rng_state",
    "mindspore.runtime": (
        "Stream StreamCtx Event synchronize empty_cache current_stream communication_stream default_stream set_cur_stream "
        "set_cpu_affinity set_memory launch_blocking dispatch_threads_num reset_peak_memory_stats reset_max_memory_allocated "
        "reset_max_memory_reserved memory_allocated max_memory_allocated memory_reserved max_memory_reserved memory_stats "
        "memory_summary memory_replay set_kernel_launch_group set_kernel_launch_capture"),
    "mindspore.common.tensor": "from_numpy",
    "mindspore.common._grad_function": "_Function",
    "mindspore.common.sparse_tensor": "COOTensor CSRTensor RowTensor SparseTensor RowTensorInner",
    "mindspore.common.api": "_no_grad _pynative_executor",
    "mindspore.mindrecord": "FileWriter FileReader MindPage CsvToMR MnistToMR Cifar10ToMR Cifar100ToMR ImageNetToMR",
    "mindspore.run_check": "run_check",
    "mindspore.log": "get_level get_log_config",
    "mindspore.common.type_classes": "Int",
    "mindspore.common.dtype": "float8_e4m3fn float8_e5m2 hifloat8 qint4x2",
}
_WHERE = {name: module for module, names in _MODULES.items() for name in names.split()}
_SUBMODULES = frozenset("train amp mint dataset communication parallel runtime hal log version common experimental device_context "
                        "_checkparam profiler multiprocessing boost rewrite mindrecord scipy utils".split())


import mindspore.common.tensor_methods
import mindspore._module_paths


def is_tensor(obj):
    """Whether an object is a Tensor."""
    return isinstance(obj, Tensor)


def recompute(block, *args, **kwargs):
    """The block's result; forward values are kept here, so there is nothing to compute again."""
    from mindspore.nn.cell import Cell
    if not isinstance(block, Cell):
        raise TypeError("Recompute function now only support block which inherited from Cell!")
    return block(*args, **kwargs)


def __getattr__(name):
    if name == "ops":
        from mindspore import ops as found
    elif name == "nn":
        from mindspore import nn as found
    elif name in _OPS_NAMES:
        import mindspore.ops
        found = getattr(mindspore.ops, name)
    elif name in _WHERE:
        import importlib
        found = getattr(importlib.import_module(_WHERE[name]), name)
    elif name == "numpy":
        import mindspore.numpy as found
    elif name in _SUBMODULES:
        import importlib
        found = importlib.import_module("mindspore." + name)
    else:
        raise AttributeError(f"module 'mindspore' has no attribute '{name}'")
    globals()[name] = found
    return found


def __dir__():
    return sorted(set(globals()) | set(_WHERE) | _OPS_NAMES | _SUBMODULES | {"ops", "nn", "numpy"})
