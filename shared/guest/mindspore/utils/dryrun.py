"""mindspore.utils.dryrun: programs that compile for a cluster without running there say what they would have read."""
import os


def set_simulation():
    """A dry run compiles for devices that are not here."""
    raise NotImplementedError("mindspore.utils.dryrun.set_simulation simulates Ascend's devices; refjit runs every program.")


def mock(mock_val, *args):
    """`mock_val` in a dry run; else the value, or what the function gives for the arguments behind it."""
    if os.environ.get("MS_SIMULATION_LEVEL"):
        return mock_val
    first, *rest = args
    return first(*rest) if rest or callable(first) else first
