"""mindspore.train: checkpoints. Model and its callbacks feed from mindspore.dataset, which refjit has not: training loops are
written with nn.TrainOneStepCell or value_and_grad."""
from mindspore.train.serialization import save_checkpoint, load_checkpoint, load_param_into_net

_NOT_HERE = ("Model", "Callback", "LossMonitor", "TimeMonitor", "ModelCheckpoint", "CheckpointConfig", "SummaryRecord",
             "DatasetHelper", "Metric", "Accuracy")


def __getattr__(name):
    if name in _NOT_HERE:
        raise ImportError(f"mindspore.train.{name} is not available in refjit: it feeds from mindspore.dataset. Write the training "
                          "loop with nn.TrainOneStepCell or mindspore.value_and_grad.")
    raise AttributeError(f"module 'mindspore.train' has no attribute '{name}'")
