"""QuantDtype: names of integers of one to sixteen bits, for tools that quantise."""
import enum


def _str(self):
    return self.name


def _value(self):
    return self._value_


class _Named(enum.Enum):
    __str__ = _str
    value = _value


QuantDtype = _Named("QuantDtype", {**{f"INT{bits}": bits - 1 for bits in range(1, 17)},
                                   **{f"UINT{bits}": 99 + bits for bits in range(1, 17)}})
