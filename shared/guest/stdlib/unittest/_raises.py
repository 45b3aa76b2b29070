"""unittest._raises: what assertRaises and assertWarns are as context managers."""

import re
import sys
import traceback
import types
import warnings

__unittest = True  # marks this module's frames, which tracebacks leave out

__name__ = "unittest.case"  # what is defined here is shown, and pickled, as that module's


def _compiled(pattern):
    return None if pattern is None else re.compile(pattern)


class _BaseTestCaseContext:
    """What fails as a test case does."""

    def __init__(self, test_case):
        self.test_case, self.msg = test_case, None

    def _raiseFailure(self, text):
        raise self.test_case.failureException(self.test_case._formatMessage(self.msg, text))


class _AssertRaisesContext(_BaseTestCaseContext):
    """assertRaises as a context manager."""

    _kind, _kind_name = BaseException, "an exception type or tuple of exception types"

    def __init__(self, expected, test_case, expected_regex=None):
        super().__init__(test_case)
        self.expected, self.obj_name, self.expected_regex = expected, None, _compiled(expected_regex)

    def handle(self, name, args, kwargs):
        kinds = self.expected if isinstance(self.expected, tuple) else (self.expected,)
        if not all(isinstance(k, type) and issubclass(k, self._kind) for k in kinds):
            raise TypeError(f"{name}() arg 1 must be {self._kind_name}")
        if not args:
            self.msg = kwargs.pop("msg", None)
            if kwargs:
                raise TypeError("%r is an invalid keyword argument for this function" % (next(iter(kwargs)),))
            return self
        function, *args = args
        self.obj_name = getattr(function, "__name__", str(function))
        with self:
            function(*args, **kwargs)

    def _missed(self, what):
        """Nothing was raised, or no warning was triggered."""
        name = getattr(self.expected, "__name__", None) or str(self.expected)
        self._raiseFailure(f"{name} not {what}" + (f" by {self.obj_name}" if self.obj_name else ""))

    def _is_matched(self, raised):
        return self.expected_regex is None or self.expected_regex.search(str(raised))

    def _mismatched(self, raised):
        self._raiseFailure('"{}" does not match "{}"'.format(self.expected_regex.pattern, str(raised)))

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, tb):
        if exc_type is None:
            self._missed("raised")
        traceback.clear_frames(tb)
        if not issubclass(exc_type, self.expected):
            return False
        self.exception = exc_value.with_traceback(None)
        if not self._is_matched(exc_value):
            self._mismatched(exc_value)
        return True

    __class_getitem__ = classmethod(types.GenericAlias)


class _AssertWarnsContext(_AssertRaisesContext):
    """assertWarns as a context manager."""

    _kind, _kind_name = Warning, "a warning type or tuple of warning types"

    def __enter__(self):
        for module in list(sys.modules.values()):  # what a module has warned of once, it warns of again
            if getattr(module, "__warningregistry__", None):
                module.__warningregistry__ = {}
        self.warnings_manager = warnings.catch_warnings(record=True)
        self.warnings = self.warnings_manager.__enter__()
        warnings.simplefilter("always", self.expected)
        return self

    def __exit__(self, exc_type, exc_value, tb):
        self.warnings_manager.__exit__(exc_type, exc_value, tb)
        if exc_type is not None:
            return
        first = None
        for each in self.warnings:
            if not isinstance(each.message, self.expected):
                continue
            first = first or each.message
            if not self._is_matched(each.message):
                continue
            self.warning, self.filename, self.lineno = each.message, each.filename, each.lineno
            return
        if first is not None:
            self._mismatched(first)
        self._missed("triggered")
