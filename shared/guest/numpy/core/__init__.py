"""numpy.core: numpy's own names under their old home."""

import numpy


def __getattr__(name):
    return getattr(numpy, name)
