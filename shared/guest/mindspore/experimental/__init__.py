"""mindspore.experimental: optim, whose optimizers take parameter groups that can be changed between steps."""
from mindspore.experimental import optim

__all__ = ["optim"]
