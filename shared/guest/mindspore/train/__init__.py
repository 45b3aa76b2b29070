"""mindspore.train: Model with its callbacks and metrics, checkpoints. Data comes row by row from mindspore.dataset; data sinking,
summaries and distributed training have no effect or say that they are missing."""
from mindspore.train.callback import (Callback, CheckpointConfig, EarlyStopping, History, LambdaCallback, LearningRateScheduler,
                                      LossMonitor, ModelCheckpoint, ReduceLROnPlateau, RunContext, TimeMonitor)
from mindspore.train.loss_scale_manager import DynamicLossScaleManager, FixedLossScaleManager, LossScaleManager
from mindspore.train.metrics import (MAE, MSE, Accuracy, ConfusionMatrix, CosineSimilarity, Dice, F1, Fbeta, Loss, Metric, Perplexity,
                                     Precision, Recall, Top1CategoricalAccuracy, Top5CategoricalAccuracy, TopKCategoricalAccuracy,
                                     get_metric_fn, names, rearrange_inputs)
from mindspore.train.model import Model
from mindspore.train.serialization import load_checkpoint, load_param_into_net, save_checkpoint

_NOT_HERE = ("BackupAndRestore", "BleuScore", "ConfusionMatrixMetric", "DatasetHelper", "FlopsUtilizationCollector",
             "HausdorffDistance", "MeanSurfaceDistance", "OcclusionSensitivity", "OnRequestExit", "ROC", "RootMeanSquareDistance",
             "SummaryCollector", "SummaryLandscape", "SummaryRecord", "TrainFaultTolerance", "auc", "data_sink", "export", "load")


def __getattr__(name):
    if name in _NOT_HERE:
        raise ImportError(f"mindspore.train.{name} is not available in refjit.")
    raise AttributeError(f"module 'mindspore.train' has no attribute '{name}'")
