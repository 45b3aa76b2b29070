"""numpy.testing: the assertions that programs use. Messages name the largest difference, as NumPy's do."""
import numpy as np


def _fail(header, actual, desired, details, err_msg):
    lines = ["", header]
    if err_msg:
        lines[1] += "\n" + err_msg
    lines += ["", *details, f" x: {np.asarray(actual)!r}", f" y: {np.asarray(desired)!r}"]
    raise AssertionError("\n".join(lines))


def _compare(actual, desired, header, near, err_msg, shows_relative=True):
    x, y = np.asarray(actual), np.asarray(desired)
    if x.shape != y.shape and x.ndim and y.ndim:
        _fail(header, x, y, [f"(shapes {x.shape}, {y.shape} mismatch)"], err_msg)
    good = np.asarray(near(x, y))
    if bool(good.all()):
        return
    bad = int(good.size - np.count_nonzero(good))
    details = [f"Mismatched elements: {bad} / {good.size} ({100 * bad / good.size:.3g}%)"]
    if x.dtype.kind in "fiu" and y.dtype.kind in "fiu":
        difference = np.abs(x.astype(np.float64) - y)
        details.append(f"Max absolute difference: {np.asarray(difference).max()}")
        if shows_relative:
            scale = np.abs(y.astype(np.float64))
            ratio = np.where(scale == 0, np.where(difference == 0, 0.0, np.inf), difference / np.where(scale == 0, 1.0, scale))
            details.append(f"Max relative difference: {np.asarray(ratio).max()}")
    _fail(header, x, y, details, err_msg)


def assert_allclose(actual, desired, rtol=1e-07, atol=0, equal_nan=True, err_msg="", verbose=True):
    _compare(actual, desired, f"Not equal to tolerance rtol={rtol:g}, atol={atol:g}",
             lambda x, y: np.isclose(x, y, rtol, atol, equal_nan), err_msg)


def assert_array_equal(x, y, err_msg="", verbose=True, *, strict=False):
    def same(a, b):
        equal = np.equal(a, b)
        if a.dtype.kind == "f" and b.dtype.kind == "f":
            equal = equal | (np.isnan(a) & np.isnan(b))
        return equal
    _compare(x, y, "Arrays are not equal", same, err_msg)


def assert_array_almost_equal(x, y, decimal=6, err_msg="", verbose=True):
    _compare(x, y, f"Arrays are not almost equal to {decimal} decimals",
             lambda a, b: (np.abs(a - b) < 1.5 * 10.0 ** -decimal) | np.equal(a, b)
             | (np.isnan(a.astype(np.float64)) & np.isnan(b.astype(np.float64))), err_msg)


def assert_almost_equal(actual, desired, decimal=7, err_msg="", verbose=True):
    if isinstance(actual, np.ndarray) or isinstance(desired, (np.ndarray, list, tuple)):
        assert_array_almost_equal(actual, desired, decimal, err_msg)
    elif not (abs(desired - actual) < 1.5 * 10.0 ** -decimal or actual == desired or (actual != actual and desired != desired)):
        raise AssertionError(f"\nArrays are not almost equal to {decimal} decimals\n ACTUAL: {actual!r}\n DESIRED: {desired!r}")


def assert_equal(actual, desired, err_msg="", verbose=True):
    if isinstance(desired, dict):
        assert isinstance(actual, dict) and len(actual) == len(desired), f"\nItems are not equal:{err_msg}"
        for key in desired:
            assert_equal(actual[key], desired[key], err_msg)
    elif isinstance(desired, (list, tuple)) and isinstance(actual, (list, tuple)):
        assert_equal(len(actual), len(desired), err_msg)
        for a, b in zip(actual, desired):
            assert_equal(a, b, err_msg)
    elif isinstance(actual, np.ndarray) or isinstance(desired, np.ndarray):
        assert_array_equal(actual, desired, err_msg)
    elif not (actual == desired or (actual != actual and desired != desired)):
        raise AssertionError(f"\nItems are not equal:{err_msg}\n ACTUAL: {actual!r}\n DESIRED: {desired!r}")


def assert_array_less(x, y, err_msg="", verbose=True):
    _compare(x, y, "Arrays are not less-ordered", np.less, err_msg)


def assert_(value, msg=""):
    if not value:
        raise AssertionError(msg)


def assert_raises(exception_class, function=None, *args, **kwargs):
    if function is None:
        return _Raises(exception_class)
    with _Raises(exception_class):
        function(*args, **kwargs)


class _Raises:
    def __init__(self, exception_class):
        self.exception_class = exception_class

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        if kind is None:
            raise AssertionError(f"{self.exception_class.__name__} not raised")
        self.exception = value
        return issubclass(kind, self.exception_class)
