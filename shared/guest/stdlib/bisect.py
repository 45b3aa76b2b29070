"""Binary search in sorted lists."""

from _bisect import bisect_left, bisect_right, insort_left, insort_right

bisect, insort = bisect_right, insort_right
