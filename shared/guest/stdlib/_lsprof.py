"""_lsprof: the profiler of cProfile under the name of CPython's own module."""

from cProfile import Profile as Profiler, profiler_entry, profiler_subentry  # noqa: F401
