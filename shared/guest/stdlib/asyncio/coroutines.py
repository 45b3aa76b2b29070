"""asyncio.coroutines"""

import collections.abc
import inspect
import os
import sys
import types

__all__ = ("iscoroutinefunction", "iscoroutine")

_is_coroutine = object()


def _is_debug_mode():
    return sys.flags.dev_mode or (not sys.flags.ignore_environment and bool(os.environ.get("PYTHONASYNCIODEBUG")))


def iscoroutinefunction(func):
    return inspect.iscoroutinefunction(func) or getattr(func, "_is_coroutine", None) is _is_coroutine


def iscoroutine(obj):
    return isinstance(obj, (types.CoroutineType, types.GeneratorType, collections.abc.Coroutine))


def _format_coroutine(coro):
    """f() running at FILE:LINE"""
    name = getattr(coro, "__qualname__", None) or getattr(coro, "__name__", None) or f"<{type(coro).__name__} without __name__>"
    text = f"{name}()"
    code = getattr(coro, "cr_code", None) or getattr(coro, "gi_code", None)
    is_running = getattr(coro, "cr_running", False) or getattr(coro, "gi_running", False)
    if code is None:
        return f"{text} running" if is_running else text
    frame = getattr(coro, "cr_frame", None) or getattr(coro, "gi_frame", None)
    file = code.co_filename or "<empty co_filename>"
    if frame is not None:
        return f"{text} running at {file}:{frame.f_lineno}"
    return f"{text} done, defined at {file}:{code.co_firstlineno}"
