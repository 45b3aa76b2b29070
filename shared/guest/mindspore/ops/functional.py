"""mindspore.ops.functional: the functions of mindspore.ops under their older module name."""
from mindspore.ops import *
