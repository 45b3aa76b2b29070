"""mindspore.mint.optim: the optimizers with groups of parameters and their options."""
from mindspore.experimental.optim import SGD, Adam, AdamW
