"""unittest.suite: tests that run together, with what is set up around their classes and modules."""

import contextlib
import sys

from unittest import case
from unittest import util

__unittest = True


class BaseTestSuite:
    """Tests without fixtures of classes and modules."""

    _cleanup = True

    def __init__(self, tests=()):
        self._tests, self._removed_tests = [], 0
        self.addTests(tests)

    def __repr__(self):
        return "<%s tests=%s>" % (util.strclass(self.__class__), list(self))

    def __eq__(self, other):
        return list(self) == list(other) if isinstance(other, self.__class__) else NotImplemented

    def __iter__(self):
        return iter(self._tests)

    def countTestCases(self):
        return self._removed_tests + sum(test.countTestCases() for test in self if test)

    def addTest(self, test):
        if not callable(test):
            raise TypeError("{} is not callable".format(repr(test)))
        if isinstance(test, type) and any(base.__name__ in ("TestCase", "TestSuite") for base in test.__mro__):
            raise TypeError("TestCases and TestSuites must be instantiated before passing them to addTest()")
        self._tests.append(test)

    def addTests(self, tests):
        if isinstance(tests, str):
            raise TypeError("tests must be an iterable of tests, not a string")
        for test in tests:
            self.addTest(test)

    def run(self, result):
        for index, test in enumerate(self):
            if result.shouldStop:
                break
            test(result)
            if self._cleanup:
                self._removeTestAtIndex(index)
        return result

    def _removeTestAtIndex(self, index):
        """Lets go of a test that has run; it is counted still."""
        test = self._tests[index]
        if hasattr(test, "countTestCases"):
            self._removed_tests += test.countTestCases()
        self._tests[index] = None

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        for test in self:
            test.debug()


class TestSuite(BaseTestSuite):
    """Tests with the fixtures of their classes and modules, each set up before the first that needs it."""

    def run(self, result, debug=False):
        is_outermost = not getattr(result, "_testRunEntered", False)
        if is_outermost:
            result._testRunEntered = True
        for index, test in enumerate(self):
            if result.shouldStop:
                break
            if not _is_suite(test):
                self._tearDownPreviousClass(test, result)
                self._handleModuleFixture(test, result)
                self._handleClassSetUp(test, result)
                result._previousTestClass = test.__class__
                if getattr(test.__class__, "_classSetupFailed", False) or getattr(result, "_moduleSetUpFailed", False):
                    continue
            if debug:
                test.debug()
            else:
                test(result)
            if self._cleanup:
                self._removeTestAtIndex(index)
        if is_outermost:
            self._tearDownPreviousClass(None, result)
            self._handleModuleTearDown(result)
            result._testRunEntered = False
        return result

    def debug(self):
        self.run(_DebugResult(), True)

    def _guarded(self, result, function, method, name):
        """Calls a fixture; whether it worked. What it raises is an error of the result."""
        try:
            function()
            return True
        except Exception as error:
            if isinstance(result, _DebugResult):
                raise
            self._addClassOrModuleLevelException(result, error, f"{method} ({name})")
            return False

    def _clean_class(self, cls, result, method, name):
        """Runs the class's cleanups, whose errors are the result's."""
        if hasattr(cls, "doClassCleanups"):
            cls.doClassCleanups()
            for info in getattr(cls, "tearDown_exceptions", ()):
                if isinstance(result, _DebugResult):
                    raise info[1]
                self._addClassOrModuleLevelException(result, info[1], f"{method} ({name})", info)

    def _handleClassSetUp(self, test, result):
        cls = test.__class__
        if cls == getattr(result, "_previousTestClass", None) or getattr(result, "_moduleSetUpFailed", False):
            return
        if getattr(cls, "__unittest_skip__", False):
            return
        try:
            cls._classSetupFailed = False
        except TypeError:  # a class that takes no attributes
            pass
        set_up = getattr(cls, "setUpClass", None)
        if set_up is None:
            return
        with _output_kept(result):
            if not self._guarded(result, set_up, "setUpClass", util.strclass(cls)):
                try:
                    cls._classSetupFailed = True
                except TypeError:
                    pass
                self._clean_class(cls, result, "setUpClass", util.strclass(cls))

    def _tearDownPreviousClass(self, test, result):
        cls = getattr(result, "_previousTestClass", None)
        if cls is None or test is not None and test.__class__ == cls:
            return
        if any((getattr(cls, "_classSetupFailed", False), getattr(result, "_moduleSetUpFailed", False),
                getattr(cls, "__unittest_skip__", False))):  # fmt: skip
            return
        with _output_kept(result):
            if getattr(cls, "tearDownClass", None) is not None:
                self._guarded(result, cls.tearDownClass, "tearDownClass", util.strclass(cls))
            self._clean_class(cls, result, "tearDownClass", util.strclass(cls))

    def _handleModuleFixture(self, test, result):
        module = test.__class__.__module__
        previous = getattr(result, "_previousTestClass", None)
        if previous is not None and previous.__module__ == module:
            return
        self._handleModuleTearDown(result)
        result._moduleSetUpFailed = False
        found = sys.modules.get(module)
        set_up = getattr(found, "setUpModule", None)
        with _output_kept(result):
            if set_up is not None and not self._guarded(result, set_up, "setUpModule", module):
                result._moduleSetUpFailed = True
                self._clean_module(result, "setUpModule", module)

    def _handleModuleTearDown(self, result):
        previous = getattr(result, "_previousTestClass", None)
        if previous is None or getattr(result, "_moduleSetUpFailed", False):
            return
        module = sys.modules.get(previous.__module__)
        if module is None:
            return
        with _output_kept(result):
            if getattr(module, "tearDownModule", None) is not None:
                self._guarded(result, module.tearDownModule, "tearDownModule", previous.__module__)
            self._clean_module(result, "tearDownModule", previous.__module__)

    def _clean_module(self, result, method, name):
        self._guarded(result, case.doModuleCleanups, method, name)

    def _addClassOrModuleLevelException(self, result, exception, error_name, info=None):
        error = _ErrorHolder(error_name)
        add_skip = getattr(result, "addSkip", None)
        if add_skip is not None and isinstance(exception, case.SkipTest):
            add_skip(error, str(exception))
        else:
            result.addError(error, info or sys.exc_info())


class _ErrorHolder:
    """Stands for a test where a fixture of a class or module has failed."""

    failureException = None

    def __init__(self, description):
        self.description = description

    def id(self):
        return self.description

    def shortDescription(self):
        return None

    def __repr__(self):
        return "<ErrorHolder description=%r>" % (self.description,)

    def __str__(self):
        return self.id()

    def run(self, result):
        """There is nothing to run."""

    def __call__(self, result):
        return self.run(result)

    def countTestCases(self):
        return 0


class _DebugResult:
    """Of a run whose errors are raised."""

    _previousTestClass = None
    _moduleSetUpFailed = shouldStop = False


def _is_suite(test):
    try:
        iter(test)
    except TypeError:
        return False
    return True


@contextlib.contextmanager
def _output_kept(result):
    """What a fixture prints belongs to its errors, where the result keeps output."""
    getattr(result, "_setupStdout", lambda: None)()
    try:
        yield
    finally:
        getattr(result, "_restoreStdout", lambda: None)()
