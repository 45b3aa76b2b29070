"""pytest.approx: equality within a tolerance, for numbers, sequences, dicts and arrays of them."""

import math


class approx:
    __array_ufunc__ = None
    __array_priority__ = 100
    __hash__ = None

    def __init__(self, expected, rel=None, abs=None, nan_ok=False):
        if isinstance(expected, (set, frozenset)):
            raise TypeError(f"pytest.approx() only supports ordered sequences, but got: {expected!r}")
        for name, given in (("absolute", abs), ("relative", rel)):
            if given is not None and given < 0:
                raise ValueError(f"{name} tolerance can't be negative: {given}")
        self.expected, self.rel, self.abs, self.nan_ok = expected, rel, abs, nan_ok

    def _tolerance(self, expected):
        absolute = 1e-12 if self.abs is None else self.abs
        if self.rel is None and self.abs is not None:
            return absolute
        return max(absolute, (1e-6 if self.rel is None else self.rel) * math.fabs(abs(expected)))

    def _near(self, actual, expected):
        if actual == expected:
            return True
        if isinstance(expected, bool) or isinstance(actual, (str, bytes)):
            return False
        try:
            if expected != expected:
                return self.nan_ok and actual != actual
            if math.isinf(abs(expected)):
                return False
            return bool(abs(expected - actual) <= self._tolerance(expected))
        except TypeError:
            return False

    def __eq__(self, actual):
        return self._same(actual, self.expected)

    def _same(self, actual, expected):
        if hasattr(expected, "asnumpy"):
            expected = expected.asnumpy()
        if hasattr(actual, "asnumpy"):
            actual = actual.asnumpy()
        if hasattr(expected, "tolist") and hasattr(expected, "shape"):
            shape = getattr(actual, "shape", None)
            if shape is not None and expected.shape != () and tuple(shape) != tuple(expected.shape):
                return False
            expected = expected.tolist()
        if hasattr(actual, "tolist"):
            actual = actual.tolist()
        if isinstance(expected, dict):
            return isinstance(actual, dict) and set(actual) == set(expected) and all(self._same(actual[k], v) for k, v in expected.items())
        if isinstance(expected, (list, tuple)):
            return isinstance(actual, (list, tuple)) and len(actual) == len(expected) and all(map(self._same, actual, expected))
        if isinstance(actual, list):  # an array against one number
            return all(self._same(each, expected) for each in actual)
        if isinstance(expected, (int, float, complex)) or (hasattr(expected, "__abs__") and hasattr(expected, "__sub__")):
            return self._near(actual, expected)
        return actual == expected

    def __ne__(self, actual):
        return not self == actual

    def __bool__(self):
        raise AssertionError("approx() is not supported in a boolean context.\nDid you mean: `assert a == approx(b)`?")

    def _text(self, expected):
        if isinstance(expected, dict):
            return "{" + ", ".join(f"{k!r}: {self._text(v)}" for k, v in expected.items()) + "}"
        if isinstance(expected, (list, tuple)):
            inner = ", ".join(self._text(v) for v in expected)
            return f"[{inner}]" if isinstance(expected, list) else f"({inner}{',' if len(expected) == 1 else ''})"
        if isinstance(expected, bool) or not isinstance(expected, (int, float, complex)):
            return repr(expected) if not hasattr(expected, "__float__") else str(expected)
        if expected != expected or math.isinf(abs(expected)):
            return str(expected)
        tolerance = self._tolerance(expected)
        shown = f"{tolerance:g}" if 1e-3 <= tolerance < 1e3 else f"{tolerance:.1e}"
        return f"{expected} ± {shown}" + (" ∠ ±180°" if isinstance(expected, complex) and expected.imag else "")

    def __repr__(self):
        expected = self.expected
        if hasattr(expected, "tolist") and hasattr(expected, "shape"):
            return f"approx({self._text(expected.tolist())})"
        return f"approx({self._text(expected)})" if isinstance(expected, (dict, list, tuple)) else self._text(expected)
