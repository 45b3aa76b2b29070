"""numpy.core: numpy's own names under their old home."""

import numpy

_MODULES = ("einsumfunc", "fromnumeric", "multiarray", "numeric", "records", "umath")


def __getattr__(name):
    if name in _MODULES:
        from importlib import import_module

        return import_module("numpy.core." + name)
    return getattr(numpy, name)
