"""numpy.typing: names for annotations."""

from typing import Any, Sequence, Union

import numpy as np

ArrayLike = Union[np.ndarray, Sequence, bool, int, float, complex, str, bytes]
DTypeLike = Union[np.dtype, None, type, str]
NBitBase = type("NBitBase", (), {})


class _Array:
    def __getitem__(self, item):
        return np.ndarray if item is Any else f"numpy.ndarray[typing.Any, numpy.dtype[{getattr(item, '__module__', '')}.{getattr(item, '__name__', item)}]]"

    def __repr__(self):
        return "numpy.ndarray[typing.Any, numpy.dtype[+ScalarType]]"


NDArray = _Array()
