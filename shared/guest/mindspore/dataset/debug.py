"""mindspore.dataset.debug: hooks that look at rows between the operations of a map in debug mode (config.set_debug_mode)."""
from abc import ABC, abstractmethod
from collections.abc import Sized
import numpy as np
from mindspore.dataset.objects import cell

__all__ = ["DebugHook", "PrintDataHook", "PrintMetaDataHook"]


def _is_picture(column):
    return type(column).__module__.startswith("PIL.")


class DebugHook(ABC):
    """Base of hooks: compute() gets the columns, in a tuple, and gives nothing back; the row goes on as it is."""

    def __init__(self, prev_op_name=None):
        self.prev_op_name, self.is_first_op = prev_op_name, None

    def __call__(self, *args):
        if self.prev_op_name:
            print(f"[Dataset debugger] Print the [{'INPUT' if self.is_first_op else 'OUTPUT'}] of the operation [{self.prev_op_name}].", flush=True)
        self.compute(args)
        return args

    @abstractmethod
    def compute(self, *args):
        raise RuntimeError("compute() is not overridden in subclass of class DebugHook.")

    def set_previous_op_name(self, prev_op_name):
        """The operation that the hook stands behind, or before the first one."""
        self.prev_op_name = prev_op_name

    def set_is_first(self, is_first_op):
        """Whether it stands before the first."""
        self.is_first_op = is_first_op


class PrintMetaDataHook(DebugHook):
    """Prints the dtype and shape of each column."""

    def compute(self, *args):
        for place, column in enumerate(*args):
            if isinstance(column, np.ndarray):
                told = f"The dtype is [{column.dtype}]. The shape is [{column.shape}]."
            elif _is_picture(column):
                told = f"The type is [{type(column)}]. The shape is [{column.size}]."
            else:
                told = f"The type is [{type(column)}]. The size is [{len(column)}]." if isinstance(column, Sized) else ""
            print(f"Column {place}. {told}", flush=True)


class PrintDataHook(DebugHook):
    """Prints each column."""

    def compute(self, *args):
        for place, column in enumerate(*args):
            print(f"Column {place}. The data is [{np.asarray(column) if _is_picture(column) else column}].", flush=True)


def with_hooks(operations, hooks):
    """The operations of a map with the hooks before the first, and behind each of them."""
    watched = []
    for place, operation in enumerate(operations):
        name = getattr(operation, "__name__", type(operation).__name__)
        for is_first in (True, False) if place == 0 else (False,):
            if not is_first:
                watched.append(operation)
            makes_arrays = (getattr(operation, "__module__", None) or "").startswith("mindspore.")
            for hook in hooks:
                watched.append(_placed(hook, name, is_first, makes_arrays))
    return watched


def _placed(hook, name, is_first, makes_arrays):
    """A hook at its place: one object may stand at several. What the library's operations make are arrays."""
    def look(*columns):
        hook.set_previous_op_name(name)
        hook.set_is_first(is_first)
        hook(*[cell(column) if makes_arrays else column for column in columns])
        return columns
    return look
