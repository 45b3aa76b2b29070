"""Errors that functions of mindspore.numpy, and programs like them, raise in graphs."""
from mindspore.ops.primitive import _primexpr


def _text(info, param):
    return info if param is None else info + f"{param}"


@_primexpr
def _raise_type_error(info, param=None):
    raise TypeError(_text(info, param))


@_primexpr
def _raise_value_error(info, param=None):
    raise ValueError(_text(info, param))


def __getattr__(name):
    from mindspore import numpy
    return getattr(numpy, name)
