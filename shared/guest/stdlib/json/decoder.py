"""json.decoder"""

from json import JSONDecodeError, JSONDecoder  # noqa: F401

__all__ = ["JSONDecodeError", "JSONDecoder"]

NaN, PosInf, NegInf = float("nan"), float("inf"), float("-inf")


def scanstring(s, end, strict=True):
    """(the text, where it ends) of a JSON string whose first character is at `end`."""
    return JSONDecoder(strict=strict)._string(s, end)


py_scanstring = c_scanstring = scanstring
