"""mindspore.hal: the older name of mindspore.runtime."""
from mindspore.runtime import *
