"""_opcode: stack effects, under the name of CPython's own module."""

from dis import stack_effect  # noqa: F401


def get_specialization_stats():
    """None: nothing is counted."""
