"""Python objects in rows. A column may hold dicts: they pass through the pipeline as they are, and what they hold becomes arrays or
tensors when a row is handed out. Every other value of a row is an array from the start."""
import numpy as np
from mindspore.common.tensor import Tensor
from mindspore.dataset.errors import pipeline_error

_KINDS = "biufcUS"  # NumPy's kinds that tensors and strings have
_TYPES = (np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64, np.float16, np.float32, np.float64,
          np.bool_, np.complex64, np.complex128, np.str_, np.bytes_)


def cell(value):
    """What stands in a row for a value that a user's function gave."""
    if isinstance(value, dict):
        return value
    return value.asnumpy() if isinstance(value, Tensor) else np.asarray(value)


def as_tensor(array):
    """Strings stay arrays: there are no tensors of strings here."""
    return array if array.dtype.kind in "USO" else Tensor(array)


def handed_out(value, as_numpy):
    """A cell in the form that an iterator gives; within dicts, lists and tuples too."""
    if isinstance(value, dict):
        return {key: _inner(inner, as_numpy) for key, inner in value.items()}
    return value if as_numpy else as_tensor(value)


def _inner(value, as_numpy):
    if isinstance(value, dict):
        return handed_out(value, as_numpy)
    if isinstance(value, (list, tuple)):
        return type(value)([_inner(one, as_numpy) for one in value])
    if isinstance(value, (bool, int, float, str, np.generic)):
        value = np.array(value)
    if not isinstance(value, np.ndarray):
        return value
    if value.dtype.kind not in _KINDS:
        raise TypeError(f"A NumPy array of unsupported type detected: {value.dtype}.\nSupported types are: "
                        + "\n".join(map(str, _TYPES)) + ".")
    return value if as_numpy else as_tensor(value)


def batched(dicts, column):
    """One dict of a group of them: every key's values, stacked."""
    keys, made = dicts[0].keys(), {}
    for one in dicts[1:]:
        for key in one:
            if key not in keys:
                raise pipeline_error(f"Python dictionary keys do not match when creating a batch: {key} was not found in previous rows.")
    for key in keys:
        try:
            made[key] = np.array([one[key] for one in dicts])
        except ValueError as error:
            raise pipeline_error(f"Failed to batch Python dictionary: ValueError: {error}") from error
        if made[key].dtype.kind not in _KINDS:
            raise pipeline_error("Batch: failed to create a NumPy array with primitive types for the dictionary objects in column "
                                 f"{column}, key: '{key}'.\nIf you want a customized array, define a custom 'per_batch_map' function.")
    return made


def given_columns(columns):
    """What a function of a batch gave, column by column: a list of dicts is one dict with the list of every key's values."""
    if any(isinstance(column, dict) for column in columns) and not all(isinstance(column, dict) for column in columns):
        raise pipeline_error("Failed to convert rows: mismatched types returned from per_batch_map function. If different types are "
                             "returned, all of them should be convertible to Python lists. Got: Python dict")
    return [{key: [one[key] for one in column] for key in column[0]}
            if isinstance(column, list) and column and isinstance(column[0], dict) else column for column in columns]
