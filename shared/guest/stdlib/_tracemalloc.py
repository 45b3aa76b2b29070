"""_tracemalloc: the part of tracemalloc that CPython has in C."""

from tracemalloc import clear_traces, get_traceback_limit, get_traced_memory, get_tracemalloc_memory  # noqa: F401
from tracemalloc import is_tracing, reset_peak, start, stop  # noqa: F401
