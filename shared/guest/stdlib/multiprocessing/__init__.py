"""Processes, and what they share. See process.py."""

from multiprocessing import context

__all__ = [name for name in dir(context._default_context) if not name.startswith("_")]
globals().update((name, getattr(context._default_context, name)) for name in __all__ if name != "reducer")

SUBDEBUG, SUBWARNING = 5, 25


def __getattr__(name):
    if name in ("reducer", "reduction"):
        import importlib

        return importlib.import_module("multiprocessing.reduction")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
