"""mindspore.train: Model with callbacks and metrics, loss scales, checkpoints. Modules load when a name of theirs is used."""
from mindspore.train.serialization import save_checkpoint, load_checkpoint, load_param_into_net

_MODULES = {
    "mindspore.train.model": "Model",
    "mindspore.train.callback": ("Callback LossMonitor TimeMonitor LambdaCallback History LearningRateScheduler EarlyStopping "
                                 "ReduceLROnPlateau CheckpointConfig ModelCheckpoint RunContext"),
    "mindspore.train.metrics": ("Metric Accuracy Top1CategoricalAccuracy Top5CategoricalAccuracy TopKCategoricalAccuracy Loss MAE MSE "
                                "Precision Recall F1 get_metric_fn"),
    "mindspore.train.loss_scale_manager": "LossScaleManager FixedLossScaleManager DynamicLossScaleManager",
}
WHERE = {name: module for module, names in _MODULES.items() for name in names.split()}


def __getattr__(name):
    import importlib
    if name in ("model", "callback", "metrics", "loss_scale_manager"):
        return importlib.import_module("mindspore.train." + name)
    if name not in WHERE:
        raise AttributeError(f"module 'mindspore.train' has no attribute '{name}'")
    found = getattr(importlib.import_module(WHERE[name]), name)
    globals()[name] = found
    return found
