"""mindspore.ops.functional: the functions of mindspore.ops under their older module name."""
from mindspore.ops import *
import mindspore.ops as _ops


def __getattr__(name):
    return getattr(_ops, name)
