"""mindspore.mint.optim: the optimizers with groups of parameters and their options."""
__path__ = []  # a package for those who import from its parts (_module_paths)
from mindspore.experimental.optim import SGD, Adam, AdamW
