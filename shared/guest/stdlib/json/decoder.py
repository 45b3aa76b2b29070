"""json.decoder"""

import operator
import sys
from json import JSONDecodeError, JSONDecoder  # noqa: F401

__all__ = ["JSONDecodeError", "JSONDecoder"]

NaN, PosInf, NegInf = float("nan"), float("inf"), float("-inf")


def scanstring(s, end, strict=True):
    """(the text, where it ends) of a JSON string whose first character is at `end`."""
    end = operator.index(end)
    if abs(end) > sys.maxsize:
        raise OverflowError("Python int too large to convert to C ssize_t")
    if not 0 <= end <= len(s):
        raise ValueError("end is out of bounds")
    return JSONDecoder(strict=strict)._string(s, end)


py_scanstring = c_scanstring = scanstring
