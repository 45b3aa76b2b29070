"""_stat: what CPython's stat takes from C."""

from stat import *  # noqa: F403
