"""mindspore.experimental.optim: optimizers with parameter groups (optimizer, algorithms) and lr_scheduler."""
from mindspore.experimental.optim.optimizer import Optimizer
from mindspore.experimental.optim.algorithms import (ASGD, Adadelta, Adagrad, Adam, AdamW, Adamax, NAdam, RAdam, RMSprop, Rprop,
                                                     SGD)
from mindspore.experimental.optim import lr_scheduler

__all__ = ["Optimizer", "Adam", "AdamW", "SGD", "Adagrad", "Adadelta", "Adamax", "ASGD", "NAdam", "RAdam", "RMSprop", "Rprop"]
