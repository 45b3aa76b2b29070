"""_datetime: what CPython's datetime takes from C."""

from datetime import *  # noqa: F403
