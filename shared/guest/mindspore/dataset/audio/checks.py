"""Arguments of mindspore.dataset.audio's operations, refused in MindSpore's words."""
import numpy as np
from mindspore.dataset.errors import pipeline_error

_INT32, _FLOAT32 = 2147483647, 16777216
_RANGES = {  # kind: (lowest, highest, is the lowest excluded)
    "positive int32": (1, _INT32, False), "int32 from 0": (0, _INT32, False),
    "float32": (-_FLOAT32, _FLOAT32, False), "positive float32": (0, _FLOAT32, True), "float32 from 0": (0, _FLOAT32, False),
    "0 to 1": (0, 1, False), "above 0 to 1": (0, 1, True), "int32": (-_INT32 - 1, _INT32, False),
}


def check_type(value, types, name):
    """A bool is no number here."""
    if isinstance(value, types):
        if isinstance(value, bool) and bool not in types:
            raise TypeError(f"Argument {name} with value {value} is not of type {types}, but got {type(value)}.")
        return
    kinds = "[" + ", ".join(str(kind) for kind in types) + "]"
    raise TypeError(f"Argument {name} with value {value} is not of type {kinds}, but got {type(value)}.")


def check(value, kind, name):
    """A number inside the range of this kind, or of (lowest, highest)."""
    if kind == "int32 but 0":
        if value == 0 or not -_INT32 - 1 <= value <= _INT32:
            raise ValueError(f"Input {name} is not within the required interval of [-2147483648, 0) and (0, 2147483647].")
        return
    low, high, is_open = _RANGES[kind] if isinstance(kind, str) else kind + (False,)
    if not low <= value <= high or (is_open and value == low):
        raise ValueError(f"Input {name} is not within the required interval of {'(' if is_open else '['}{low}, {high}].")


def number(value, name, kind="float32"):
    check_type(value, (float, int), name)
    check(value, kind, name)


def whole(value, name, kind="positive int32"):
    check_type(value, (int,), name)
    check(value, kind, name)


def floats(audio, operation):
    """Samples that must be floats."""
    made = signal(audio, operation)
    if made is not audio:
        raise pipeline_error(f"{operation}: the data type of input tensor does not match the requirement of operator. Expecting tensor in "
                             f"type of [float, double]. But got type {audio.dtype}.")
    return made


def signal(audio, operation, dims=1):
    """Samples as floats: those of the array where it has floats, else float32."""
    if not isinstance(audio, np.ndarray):
        raise TypeError(f"Input should be NumPy audio, got {type(audio)}.")
    if audio.dtype.kind not in "iufb":
        raise pipeline_error(f"{operation}: input tensor type should be int, float or double, but got: string")
    if audio.ndim < dims:
        raise pipeline_error(f"{operation}: the shape of input tensor does not match the requirement of operator. Expecting tensor in "
                             f"shape of {'<..., time>' if dims == 1 else '<..., freq, time>'}. But got tensor with dimension {audio.ndim}.")
    return audio if audio.dtype.kind == "f" else audio.astype(np.float32)


def pairs(given, operation):
    """Complex numbers as pairs, the last dimension."""
    if isinstance(given, np.ndarray) and (given.ndim < 2 or given.shape[-1] != 2):
        raise pipeline_error(f"{operation}: the shape of input tensor does not match the requirement of operator. Expecting tensor in "
                             "shape of <..., complex=2>.")
    return signal(given, operation)
