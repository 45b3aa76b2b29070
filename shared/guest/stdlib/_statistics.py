"""_statistics: the part of statistics that CPython has in C."""

from statistics import _normal_dist_inv_cdf  # noqa: F401
