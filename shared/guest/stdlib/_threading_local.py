"""_threading_local: attributes by thread."""

from _thread import _local as local  # noqa: F401

__all__ = ["local"]
