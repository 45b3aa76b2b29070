"""mindspore.ops.function: the functions of mindspore.ops under their older module name."""
__path__ = []  # MindSpore has a package here: _module_paths.py
from mindspore.ops import *
import mindspore.ops as _ops


def __getattr__(name):
    from mindspore._module_paths import is_path
    if is_path("mindspore.ops.function." + name):
        import importlib
        return importlib.import_module("mindspore.ops.function." + name)
    return getattr(_ops, name)
