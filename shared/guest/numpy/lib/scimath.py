"""numpy.lib.scimath: functions that turn to complex numbers where reals have no answer."""

from numpy import emath as _emath

sqrt, log, log2, log10, power, arccos, arcsin, arctanh, logn = [
    getattr(_emath, name) for name in ("sqrt", "log", "log2", "log10", "power", "arccos", "arcsin", "arctanh", "logn")]  # fmt: skip
