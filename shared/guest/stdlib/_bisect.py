"""_bisect: bisect under the name of CPython's own module."""

from bisect import bisect, bisect_left, bisect_right, insort, insort_left, insort_right  # noqa: F401
