"""numpy.testing: assertions over arrays and Python values. A failure says, in NumPy's words, how many elements differ and by
how much."""

__path__ = []  # numpy has a package here: _module_paths.py
import operator
import re
import unittest
import warnings

import numpy as np

SkipTest = unittest.SkipTest
TestCase = unittest.TestCase
IS_WASM = IS_PYPY = IS_PYSTON = IS_MUSL = HAS_LAPACK64 = False
HAS_REFCOUNT = True
verbose = 0


class KnownFailureException(Exception):
    """A test that is known to fail."""


class IgnoreException(Exception):
    """A failure to be ignored."""


def build_err_msg(arrays, err_msg, header="Items are not equal:", verbose=True, names=("ACTUAL", "DESIRED"), precision=8):
    lines = ["\n" + header]
    err_msg = str(err_msg)
    if err_msg:
        if "\n" not in err_msg and len(err_msg) < 79 - len(header):
            lines[0] += " " + err_msg
        else:
            lines.append(err_msg)
    if verbose:
        for name, each in zip(names, arrays):
            try:
                text = np.array_repr(each, precision=precision) if isinstance(each, np.ndarray) else repr(each)
            except Exception as error:
                text = f"[repr failed for <{type(each).__name__}>: {error}]"
            if text.count("\n") > 3:
                text = "\n".join(text.splitlines()[:3]) + "..."
            lines.append(f" {name}: {text}")
    return "\n".join(lines)


def _remarks(x, y, error_of):
    """Sentences on the largest differences; none for values that have no difference."""
    try:
        error = abs(error_of(x, y))
        if np.issubdtype(x.dtype, np.unsignedinteger):
            error = np.minimum(error, abs(error_of(y, x)))
        said = ["Max absolute difference: " + np.array2string(np.asarray(error.max()))]
        nonzero = y != 0
        if not np.any(nonzero):
            largest = np.array(np.inf)
        else:
            nonzero = np.broadcast_to(nonzero, error.shape)
            largest = (error[nonzero] / abs(np.broadcast_to(y, error.shape)[nonzero])).max()
        return said + ["Max relative difference: " + np.array2string(np.asarray(largest))]
    except TypeError:
        return []


def assert_array_compare(comparison, x, y, err_msg="", verbose=True, header="", precision=6, equal_nan=True, equal_inf=True, *,
                         strict=False):  # fmt: skip
    __tracebackhide__ = True
    x, y = np.asanyarray(x), np.asanyarray(y)
    first, second = x, y

    def fail(reason):
        raise AssertionError(build_err_msg([first, second], str(err_msg) + reason, verbose=verbose, header=header,
                                           names=("x", "y"), precision=precision))  # fmt: skip

    if strict:
        agrees = x.shape == y.shape and x.dtype == y.dtype
    else:
        agrees = x.shape == () or y.shape == () or x.shape == y.shape
    if not agrees:
        fail(f"\n(shapes {x.shape}, {y.shape} mismatch)" if x.shape != y.shape else f"\n(dtypes {x.dtype}, {y.dtype} mismatch)")
    checks = []
    if x.dtype.kind in "fciub" and y.dtype.kind in "fciub":
        if equal_nan:
            checks.append((np.isnan, "nan"))
        if equal_inf:
            checks += [(lambda v: v == np.inf, "+inf"), (lambda v: v == -np.inf, "-inf")]
    flagged = np.bool_(False)
    for test, name in checks:
        at_x, at_y = test(x), test(y)
        if not np.all(at_x == at_y):
            fail(f"\nx and y {name} location mismatch:")
        flagged = flagged | (at_x & at_y)
    if np.ndim(flagged):
        x, y = [v[~flagged] if v.ndim else v for v in (x, y)]
        if x.size == 0:
            return
    elif flagged:
        return
    good = comparison(x, y)
    reduced = np.array([good]) if isinstance(good, bool) else np.asarray(good).ravel()
    if np.all(reduced):
        return
    bad = int(reduced.size - np.sum(reduced, dtype=np.int64))
    count = np.size(flagged) if np.ndim(flagged) else reduced.size
    remarks = [f"Mismatched elements: {bad} / {count} ({100 * bad / count:.3g}%)"] + _remarks(x, y, operator.sub)
    fail("\n" + "\n".join(remarks))


def assert_allclose(actual, desired, rtol=1e-07, atol=0, equal_nan=True, err_msg="", verbose=True):
    __tracebackhide__ = True
    assert_array_compare(lambda x, y: np.isclose(x, y, rtol, atol, equal_nan), actual, desired, str(err_msg), verbose,
                         f"Not equal to tolerance rtol={rtol:g}, atol={atol:g}", equal_nan=equal_nan)  # fmt: skip


def assert_array_equal(x, y, err_msg="", verbose=True, *, strict=False):
    __tracebackhide__ = True
    assert_array_compare(operator.eq, x, y, err_msg, verbose, "Arrays are not equal", strict=strict)


def assert_array_almost_equal(x, y, decimal=6, err_msg="", verbose=True):
    __tracebackhide__ = True

    def near(a, b):
        b = np.asanyarray(b, np.result_type(b, 1.0))
        return abs(a - b) < 1.5 * 10.0**-decimal

    assert_array_compare(near, x, y, err_msg, verbose, "Arrays are not almost equal to %d decimals" % decimal, decimal)


def assert_array_less(x, y, err_msg="", verbose=True):
    __tracebackhide__ = True
    assert_array_compare(operator.lt, x, y, err_msg, verbose, "Arrays are not less-ordered", equal_inf=False)


def _is_array(value):
    return isinstance(value, (np.ndarray, tuple, list))


def _parts_differ(compare, actual, desired, *options):
    """Compares complex numbers part by part; whether one of them fails."""
    try:
        compare(np.real(actual), np.real(desired), *options)
        compare(np.imag(actual), np.imag(desired), *options)
    except AssertionError:
        return True
    return False


def _is_complex(value):
    return isinstance(value, (complex, np.complexfloating)) or (isinstance(value, np.ndarray) and value.dtype.kind == "c")


def assert_almost_equal(actual, desired, decimal=7, err_msg="", verbose=True):
    __tracebackhide__ = True
    header = "Arrays are not almost equal to %d decimals" % decimal
    message = lambda: build_err_msg([actual, desired], err_msg, header, verbose)  # noqa: E731
    if _is_complex(actual) or _is_complex(desired):
        if _parts_differ(assert_almost_equal, actual, desired, decimal):
            raise AssertionError(message())
        return
    if _is_array(actual) or _is_array(desired):
        return assert_array_almost_equal(actual, desired, decimal, err_msg)
    try:
        if not (np.isfinite(desired) and np.isfinite(actual)):
            is_same = np.isnan(desired) and np.isnan(actual) if np.isnan(desired) or np.isnan(actual) else desired == actual
            if not is_same:
                raise AssertionError(message())
            return
    except (NotImplementedError, TypeError):
        pass
    if abs(desired - actual) >= 1.5 * 10.0**-decimal:
        raise AssertionError(message())


def assert_approx_equal(actual, desired, significant=7, err_msg="", verbose=True):
    __tracebackhide__ = True
    actual, desired = float(actual), float(desired)
    if desired == actual:
        return
    scale = 0.5 * (abs(desired) + abs(actual))
    scale = 10.0 ** np.floor(np.log10(scale)) if scale and np.isfinite(scale) else 1.0
    if np.isfinite(desired) and np.isfinite(actual):
        is_near = abs(desired / scale - actual / scale) < 10.0 ** -(significant - 1)
    else:
        is_near = np.isnan(desired) and np.isnan(actual)
    if not is_near:
        header = "Items are not equal to %d significant digits:" % significant
        raise AssertionError(build_err_msg([actual, desired], err_msg, header, verbose))


def assert_equal(actual, desired, err_msg="", verbose=True):
    __tracebackhide__ = True
    if isinstance(desired, dict):
        if not isinstance(actual, dict):
            raise AssertionError(repr(type(actual)))
        assert_equal(len(actual), len(desired), err_msg, verbose)
        for key in desired:
            if key not in actual:
                raise AssertionError(repr(key))
            assert_equal(actual[key], desired[key], f"key={key!r}\n{err_msg}", verbose)
        return
    if isinstance(desired, (list, tuple)) and isinstance(actual, (list, tuple)):
        assert_equal(len(actual), len(desired), err_msg, verbose)
        for k in range(len(desired)):
            assert_equal(actual[k], desired[k], f"item={k!r}\n{err_msg}", verbose)
        return
    if isinstance(actual, np.ndarray) or isinstance(desired, np.ndarray):
        return assert_array_equal(actual, desired, err_msg, verbose)
    message = build_err_msg([actual, desired], err_msg, verbose=verbose)
    if _is_complex(actual) or _is_complex(desired):
        if _parts_differ(assert_equal, actual, desired):
            raise AssertionError(message)
        return
    if np.isscalar(desired) != np.isscalar(actual):
        raise AssertionError(message)
    try:
        if np.isnan(desired) and np.isnan(actual):
            return
        if desired == 0 and actual == 0 and np.signbit(desired) != np.signbit(actual):
            raise AssertionError(message)
    except (TypeError, ValueError, NotImplementedError):
        pass
    if not (desired == actual):
        raise AssertionError(message)


def print_assert_equal(test_string, actual, desired):
    __tracebackhide__ = True
    if not (actual == desired):
        raise AssertionError(f"{test_string} failed\nACTUAL: \n{actual!r}\nDESIRED: \n{desired!r}")


def assert_string_equal(actual, desired):
    __tracebackhide__ = True
    for each in (actual, desired):
        if not isinstance(each, str):
            raise AssertionError(repr(type(each)))
    if actual != desired:
        import difflib

        lines = list(difflib.ndiff(actual.splitlines(True), desired.splitlines(True)))
        shown = [line for i, line in enumerate(lines) if line[:1] in "-+" or line[:1] == "?" and i and lines[i - 1][:1] in "-+"]
        raise AssertionError("Differences in strings:\n" + "".join(shown).rstrip())


def assert_array_max_ulp(a, b, maxulp=1, dtype=None):
    __tracebackhide__ = True
    a, b = np.asarray(a, dtype), np.asarray(b, dtype)
    distance = np.max(abs(a - b) / np.spacing(np.maximum(abs(a), abs(b))))
    if distance > maxulp:
        raise AssertionError("Arrays are not almost equal up to %g ULP (max difference is %g ULP)" % (maxulp, distance))
    return distance


def assert_array_almost_equal_nulp(x, y, nulp=1):
    __tracebackhide__ = True
    x, y = np.asarray(x), np.asarray(y)
    allowed = nulp * np.spacing(np.maximum(abs(x), abs(y)))
    if not np.all(abs(x - y) <= allowed):
        distance = np.max(abs(x - y) / np.spacing(np.maximum(abs(x), abs(y))))
        raise AssertionError("X and Y are not equal to %d ULP (max is %g)" % (nulp, distance))


def assert_(value, msg=""):
    __tracebackhide__ = True
    if not value:
        raise AssertionError(msg() if callable(msg) else msg)


_case = unittest.TestCase()


def assert_raises(exception_class, *args, **kwargs):
    __tracebackhide__ = True
    return _case.assertRaises(exception_class, *args, **kwargs)


def assert_raises_regex(exception_class, expected_regexp, *args, **kwargs):
    __tracebackhide__ = True
    return _case.assertRaisesRegex(exception_class, expected_regexp, *args, **kwargs)


class _Warnings:
    """A region that must warn with `category`, or with None must not warn."""

    def __init__(self, category, function=None):
        self.category = category
        self.called = "" if function is None else f" when calling {function.__name__}"

    def __enter__(self):
        self.catcher = warnings.catch_warnings(record=True)
        self.seen = self.catcher.__enter__()
        warnings.simplefilter("always")

    def __exit__(self, kind, value, trace):
        self.catcher.__exit__(kind, value, trace)
        if kind is not None:
            return
        if self.category is None and self.seen:
            raise AssertionError(f"Got warnings{self.called}: {self.seen}")
        if self.category is not None and not any(issubclass(w.category, self.category) for w in self.seen):
            raise AssertionError("No warning raised" + self.called)


def _warned(category, args, kwargs):
    if not args:
        return _Warnings(category)
    with _Warnings(category, args[0]):
        return args[0](*args[1:], **kwargs)


def assert_warns(warning_class, *args, **kwargs):
    return _warned(warning_class, args, kwargs)


def assert_no_warnings(*args, **kwargs):
    return _warned(None, args, kwargs)


def assert_no_gc_cycles(*args, **kwargs):
    if args:
        args[0](*args[1:], **kwargs)
        return
    from contextlib import nullcontext

    return nullcontext()


class suppress_warnings:
    """Filters that hold inside `with`, or while a decorated function runs."""

    def __init__(self, forwarding_rule="always"):
        self._filters = []

    def filter(self, category=Warning, message="", module=None):
        self._filters.append((category, message))
        if getattr(self, "_catcher", None) is not None:
            warnings.filterwarnings("ignore", message, category)

    def record(self, category=Warning, message="", module=None):
        self.filter(category, message, module)
        return []

    def __enter__(self):
        self._catcher = warnings.catch_warnings()
        self._catcher.__enter__()
        for category, message in self._filters:
            warnings.filterwarnings("ignore", message, category)
        return self

    def __exit__(self, *exc):
        self._catcher.__exit__(*exc)
        self._catcher = None

    def __call__(self, function):
        from functools import wraps

        @wraps(function)
        def run(*args, **kwargs):
            with self:
                return function(*args, **kwargs)

        return run


class clear_and_catch_warnings(warnings.catch_warnings):
    def __init__(self, record=False, modules=()):
        super().__init__(record=record)


def decorate_methods(cls, decorator, testmatch=None):
    match = re.compile(testmatch or r"(?:^|[\\b_\\.%s-])[Tt]est")
    for name, value in list(cls.__dict__.items()):
        if callable(value) and match.search(name):
            setattr(cls, name, decorator(value))


def temppath(*args, **kwargs):
    import contextlib
    import os
    import tempfile

    @contextlib.contextmanager
    def path():
        descriptor, name = tempfile.mkstemp(*args, **kwargs)
        os.close(descriptor)
        try:
            yield name
        finally:
            os.remove(name)

    return path()


def tempdir(*args, **kwargs):
    import tempfile

    return tempfile.TemporaryDirectory(*args, **kwargs)
