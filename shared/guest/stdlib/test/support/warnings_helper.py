"""test.support.warnings_helper: warnings that a test expects."""

import contextlib
import functools
import importlib
import re
import sys
import warnings


def import_deprecated(name):
    """Imports a module without its DeprecationWarning."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", category=DeprecationWarning)
        return importlib.import_module(name)


def check_syntax_warning(testcase, statement, errtext="", *, lineno=1, offset=None):
    """Compiling the statement must give one SyntaxWarning, and an error where warnings are errors."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", SyntaxWarning)
        compile(statement, "<testcase>", "exec")
    testcase.assertEqual(len(caught), 1, caught)
    (warning,) = caught
    testcase.assertTrue(issubclass(warning.category, SyntaxWarning), warning.category)
    if errtext:
        testcase.assertRegex(str(warning.message), errtext)
    testcase.assertEqual(warning.filename, "<testcase>")
    testcase.assertIsNotNone(warning.lineno)
    if lineno is not None:
        testcase.assertEqual(warning.lineno, lineno)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("error", SyntaxWarning)
        from test.support import check_syntax_error

        check_syntax_error(testcase, statement, errtext, lineno=lineno, offset=offset)
    testcase.assertEqual(caught, [])


def ignore_warnings(*, category):
    """A decorator: the function runs without warnings of a category."""

    def decorate(test):
        @functools.wraps(test)
        def inner(self, *args, **kwargs):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", category=category)
                return test(self, *args, **kwargs)

        return inner

    return decorate


class WarningsRecorder:
    """The warnings of check_warnings; its attributes are those of the last one."""

    def __init__(self, warnings_list):
        self._warnings, self._last = warnings_list, 0

    def __getattr__(self, attr):
        if len(self._warnings) > self._last:
            return getattr(self._warnings[-1], attr)
        if attr in warnings.WarningMessage._WARNING_DETAILS:
            return None
        raise AttributeError("%r has no attribute %r" % (self, attr))

    @property
    def warnings(self):
        return self._warnings[self._last :]

    def reset(self):
        self._last = len(self._warnings)


@contextlib.contextmanager
def check_warnings(*filters, **kwargs):
    """Warnings within the with statement must be these (pattern, category); all of them, unless `quiet`."""
    quiet = kwargs.get("quiet")
    if not filters:
        filters = (("", Warning),)
        quiet = True if quiet is None else quiet
    with _expected_warnings(filters, quiet) as recorder:
        yield recorder


@contextlib.contextmanager
def _expected_warnings(filters, quiet=False):
    registry = sys._getframe(4).f_globals.get("__warningregistry__")
    if registry:
        registry.clear()
    with warnings.catch_warnings(record=True) as caught:
        sys.modules["warnings"].simplefilter("always")
        yield WarningsRecorder(caught)
    left, missing = list(caught), []
    for message, category in filters:
        seen = False
        for each in left[:]:
            text = each.message
            if re.match(message, str(text), re.I) and issubclass(text.__class__, category):
                seen = True
                left.remove(each)
        if not seen and not quiet:
            missing.append((message, category.__name__))
    if left and not quiet:
        raise AssertionError("unhandled warning %s" % left[0])
    if missing:
        raise AssertionError("filter (%r, %s) did not catch any warning" % missing[0])


@contextlib.contextmanager
def check_no_warnings(testcase, message="", category=Warning, force_gc=False):
    """There must be no such warning."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.filterwarnings("always", message=message, category=category)
        yield
        if force_gc:
            from test.support import gc_collect

            gc_collect()
    testcase.assertEqual(caught, [])


@contextlib.contextmanager
def check_no_resource_warning(testcase):
    with check_no_warnings(testcase, category=ResourceWarning, force_gc=True):
        yield


@contextlib.contextmanager
def save_restore_warnings_filters():
    old = warnings.filters[:]
    try:
        yield
    finally:
        warnings.filters[:] = old
