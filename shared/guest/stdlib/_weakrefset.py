"""_weakrefset"""
from weakref import WeakSet  # noqa: F401
