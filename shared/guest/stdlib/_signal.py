"""_signal: signal under the name of CPython's own module."""

from signal import *  # noqa: F401, F403
