"""mindspore.scipy.optimize: assignment, and what minimizers.py has, loaded at its first use."""
from mindspore.scipy.optimize.linear_sum_assignment import linear_sum_assignment

__all__ = ["minimize", "line_search", "linear_sum_assignment"]


def __getattr__(name):
    if name in ("minimize", "line_search"):
        from mindspore.scipy import minimizers
        return getattr(minimizers, name)
    raise AttributeError(f"module 'mindspore.scipy.optimize' has no attribute '{name}'")
