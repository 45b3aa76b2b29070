"""mindspore.train: Model with its callbacks and metrics, checkpoints. Data comes row by row from mindspore.dataset; data sinking,
summaries and distributed training have no effect or say that they are missing."""
from mindspore._public_names import Names as _Names
from mindspore.train import metrics
from mindspore.train.callback import (BackupAndRestore, Callback, CheckpointConfig, EarlyStopping, History, LambdaCallback,
                                      LearningRateScheduler, LossMonitor, ModelCheckpoint, OnRequestExit, ReduceLROnPlateau, RunContext,
                                      TimeMonitor)
from mindspore.train.loss_scale_manager import DynamicLossScaleManager, FixedLossScaleManager, LossScaleManager
from mindspore.train.metrics import (MAE, MSE, Accuracy, ConfusionMatrix, CosineSimilarity, Dice, F1, Fbeta, Loss, Metric, Perplexity,
                                     Precision, Recall, Top1CategoricalAccuracy, Top5CategoricalAccuracy, TopKCategoricalAccuracy,
                                     get_metric_fn, names, rearrange_inputs)
from mindspore.train.model import Model
from mindspore.train.serialization import (ckpt_to_safetensors, load_checkpoint, load_checkpoint_async, load_param_into_net,
                                           safetensors_to_ckpt, save_checkpoint)

_FURTHER_METRICS = frozenset(
    "ROC auc BleuScore ConfusionMatrixMetric HausdorffDistance MeanSurfaceDistance OcclusionSensitivity RootMeanSquareDistance".split())
_NOT_HERE = frozenset(
    "FlopsUtilizationCollector SummaryLandscape "
    "TrainFaultTolerance parse_print convert_model export_split_mindir obfuscate_ckpt "
    "load_obf_params_into_net".split())


def check_checkpoint(ckpt_file_name):
    """Whether the file is a checkpoint."""
    import os
    return os.path.isfile(ckpt_file_name) and ckpt_file_name.endswith(".ckpt")


def async_ckpt_thread_status():
    return False


def export(net, *inputs, file_name, file_format, **kwargs):
    """Writes the graph of a network for these inputs, as train/mindir.py says."""
    import os
    if file_format not in ("AIR", "ONNX", "MINDIR"):
        raise ValueError(f"For 'export', 'file_format' must be one of ['AIR', 'ONNX', 'MINDIR'], but got {file_format}.")
    if file_format != "MINDIR" or "enc_key" in kwargs:
        raise NotImplementedError(f"mindspore.export: refjit writes no {'encrypted' if 'enc_key' in kwargs else file_format} files.")
    from mindspore.train import mindir
    path = os.path.realpath(file_name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    mindir.write(net, inputs, path if path.endswith(".mindir") else path + ".mindir")


def load(file_name, **kwargs):
    import os
    if not isinstance(file_name, str):
        raise ValueError(f"For 'load', the argument 'file_name' must be string, but got {type(file_name)}.")
    if not file_name.endswith(".mindir"):
        raise ValueError("For 'load', the argument 'file_name'(MindIR file) should end with '.mindir', please input the correct "
                         "'file_name'.")
    if not os.path.exists(file_name):
        raise ValueError("For 'load', the argument 'file_name'(MindIR file) does not exist, please check whether the 'file_name' is "
                         "correct.")
    from mindspore.train import mindir
    return mindir.read(file_name)


def _absent(name):
    class Absent:
        """What MindSpore has under this name, and refjit not."""

        def __init__(self, *args, **kwargs):
            raise NotImplementedError(f"mindspore.train.{name} is not available in refjit.")
    Absent.__name__ = Absent.__qualname__ = name
    return Absent


__all__ = _Names(__name__)


def __getattr__(name):
    if name == "build_train_network":
        from mindspore.amp import build_train_network as found
    elif name in ("DatasetHelper", "connect_network_with_dataset", "data_sink"):
        from mindspore.train import dataset_helper
        found = getattr(dataset_helper, name)
    elif name in ("SummaryCollector", "SummaryRecord"):
        from mindspore.train import summaries
        found = getattr(summaries, name)
    elif name in ("load_mindir", "save_mindir"):
        from mindspore.train import mindir
        found = getattr(mindir, name)
    elif name in _FURTHER_METRICS:
        found = getattr(metrics, name)
    elif name in _NOT_HERE:
        found = _absent(name)
    else:
        raise AttributeError(f"module 'mindspore.train' has no attribute '{name}'")
    globals()[name] = found
    return found
