"""unittest.loader: tests found in classes, modules, by names and in folders."""

import contextlib
import functools
import os
import re
import sys
import traceback
import warnings
from fnmatch import fnmatch, fnmatchcase

from unittest.case import FunctionTestCase, SkipTest, TestCase, skip
from unittest import suite, util
from unittest.async_case import IsolatedAsyncioTestCase

__unittest = True

VALID_MODULE_NAME = re.compile(r"[_a-z]\w*\.py$", re.IGNORECASE)


class _FailedTest(TestCase):
    """A test that cannot be loaded: running it raises why."""

    _testMethodName = None

    def __init__(self, method_name, exception):
        self._exception = exception
        super().__init__(method_name)

    def __getattr__(self, name):
        if name != self._testMethodName:
            return super().__getattribute__(name)

        def testFailure():
            raise self._exception

        return testFailure


def _failed(name, exception, suite_class, text):
    return suite_class((_FailedTest(name, exception),)), text


class TestLoader:
    testMethodPrefix = "test"
    sortTestMethodsUsing = staticmethod(util.three_way_cmp)
    testNamePatterns = None
    suiteClass = suite.TestSuite
    _top_level_dir = None

    def __init__(self):
        self.errors = []
        self._loading_packages = set()

    def loadTestsFromTestCase(self, testCaseClass):
        if issubclass(testCaseClass, suite.TestSuite):
            raise TypeError("Test cases should not be derived from TestSuite. Maybe you meant to derive from TestCase?")
        names = [] if testCaseClass in (TestCase, FunctionTestCase) else self.getTestCaseNames(testCaseClass)
        if not names and hasattr(testCaseClass, "runTest") and testCaseClass not in (TestCase, FunctionTestCase):
            names = ["runTest"]
        return self.suiteClass(map(testCaseClass, names))

    def loadTestsFromModule(self, module, *args, pattern=None, **kwargs):
        if args or "use_load_tests" in kwargs:
            warnings.warn("use_load_tests is deprecated and ignored", DeprecationWarning)
            kwargs.pop("use_load_tests", None)
        if len(args) > 1:
            raise TypeError(f"loadTestsFromModule() takes 1 positional argument but {len(args) + 1} were given")
        if kwargs:
            raise TypeError(f"loadTestsFromModule() got an unexpected keyword argument '{sorted(kwargs)[0]}'")
        tests = []
        for name in dir(module):
            found = getattr(module, name)
            if isinstance(found, type) and issubclass(found, TestCase) and found not in (TestCase, FunctionTestCase, IsolatedAsyncioTestCase):
                tests.append(self.loadTestsFromTestCase(found))
        tests = self.suiteClass(tests)
        load_tests = getattr(module, "load_tests", None)
        if load_tests is None:
            return tests
        try:
            return load_tests(self, tests, pattern)
        except Exception as error:
            text = "Failed to call load_tests:\n%s" % traceback.format_exc()
            made, text = _failed(module.__name__, error, self.suiteClass, text)
            self.errors.append(text)
            return made

    def loadTestsFromName(self, name, module=None):
        parts = name.split(".")
        failed = None
        if module is None:
            left = parts[:]
            while left:
                try:
                    module = __import__(".".join(left))
                    break
                except ImportError:
                    last = left.pop()
                    text = "Failed to import test module: %s\n%s" % (last, traceback.format_exc())
                    failed = _failed(last, ImportError(text), self.suiteClass, text)
                    if not left:
                        self.errors.append(failed[1])
                        return failed[0]
            parts = parts[1:]
        found = module
        parent = None
        for part in parts:
            try:
                parent, found = found, getattr(found, part)
            except AttributeError as error:
                if getattr(found, "__path__", None) is not None and failed is not None:
                    self.errors.append(failed[1])
                    return failed[0]
                made, text = _failed(part, error, self.suiteClass, "Failed to access attribute:\n%s" % traceback.format_exc())
                self.errors.append(text)
                return made
        if isinstance(found, type(sys)):
            return self.loadTestsFromModule(found)
        if isinstance(found, type) and issubclass(found, TestCase) and found not in (TestCase, FunctionTestCase):
            return self.loadTestsFromTestCase(found)
        if isinstance(parent, type) and issubclass(parent, TestCase) and callable(found):
            last = parts[-1]
            made = parent(last)
            if not isinstance(getattr(made, last), type(lambda: 0)):  # a static method stands for itself
                return self.suiteClass([made])
        elif isinstance(found, suite.BaseTestSuite):
            return found
        if callable(found):
            made = found()
            if isinstance(made, suite.BaseTestSuite):
                return made
            if isinstance(made, TestCase):
                return self.suiteClass([made])
            raise TypeError("calling %s returned %s, not a test" % (found, made))
        raise TypeError("don't know how to make test from: %s" % found)

    def loadTestsFromNames(self, names, module=None):
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])

    def getTestCaseNames(self, testCaseClass):
        def is_wanted(name):
            if not name.startswith(self.testMethodPrefix) or not callable(getattr(testCaseClass, name)):
                return False
            full = f"{testCaseClass.__module__}.{testCaseClass.__qualname__}.{name}"
            return self.testNamePatterns is None or any(fnmatchcase(full, pattern) for pattern in self.testNamePatterns)

        names = list(filter(is_wanted, dir(testCaseClass)))
        if self.sortTestMethodsUsing:
            names.sort(key=functools.cmp_to_key(self.sortTestMethodsUsing))
        return names

    def discover(self, start_dir, pattern="test*.py", top_level_dir=None):
        """The tests of the files below a folder, or a package, whose names fit `pattern`."""
        is_top_implied = top_level_dir is None and self._top_level_dir is None
        if top_level_dir is None:
            top_level_dir = start_dir if self._top_level_dir is None else self._top_level_dir
        top_level_dir = os.path.abspath(top_level_dir)
        if top_level_dir not in sys.path:
            sys.path.insert(0, top_level_dir)
        self._top_level_dir = top_level_dir
        if os.path.isdir(os.path.abspath(start_dir)):
            start_dir = os.path.abspath(start_dir)
            if start_dir != top_level_dir and not os.path.isfile(os.path.join(start_dir, "__init__.py")):
                raise ImportError("Start directory is not importable: %r" % start_dir)
            return self.suiteClass(list(self._find_tests(start_dir, pattern)))
        try:
            __import__(start_dir)
        except ImportError:
            raise ImportError("Start directory is not importable: %r" % start_dir)
        module = sys.modules[start_dir]
        if getattr(module, "__file__", None) is None:
            if module.__name__ in sys.builtin_module_names:
                raise TypeError("Can not use builtin modules as dotted module names") from None
            raise TypeError(f"don't know how to discover from {module!r}") from None
        if is_top_implied:
            self._top_level_dir = self._folder_around(start_dir.split(".")[0])
            sys.path.remove(top_level_dir)
        return self.suiteClass(list(self._find_tests(os.path.abspath(os.path.dirname(module.__file__)), pattern)))

    def _folder_around(self, module_name):
        """The folder that a module, or a package, lies in."""
        path = os.path.abspath(sys.modules[module_name].__file__)
        folder, name = os.path.split(path)
        return os.path.dirname(folder) if name.lower().startswith("__init__.py") else folder

    def _get_name_from_path(self, path):
        if path == self._top_level_dir:
            return "."
        path = os.path.relpath(os.path.splitext(os.path.normpath(path))[0], self._top_level_dir)
        assert not os.path.isabs(path) and not path.startswith(".."), "Path must be within the project"
        return path.replace(os.path.sep, ".")

    def _match_path(self, path, full_path, pattern):
        """Whether a file is one of tests: loaders of one's own decide otherwise."""
        return fnmatch(path, pattern)

    def _find_tests(self, folder, pattern):
        name = self._get_name_from_path(folder)
        if name != "." and name not in self._loading_packages:
            tests, goes_below = self._find_test_path(folder, pattern)
            if tests is not None:
                yield tests
            if not goes_below:
                return
        for each in sorted(os.listdir(folder)):
            path = os.path.join(folder, each)
            tests, goes_below = self._find_test_path(path, pattern)
            if tests is not None:
                yield tests
            if goes_below:
                with self._loading(self._get_name_from_path(path)):
                    yield from self._find_tests(path, pattern)

    @contextlib.contextmanager
    def _loading(self, package):
        """While its tests are loaded, a package that discovers below itself does not come to itself again."""
        self._loading_packages.add(package)
        try:
            yield
        finally:
            self._loading_packages.discard(package)

    def _find_test_path(self, path, pattern):
        """(tests of a file or of a package's own file, whether more are looked for below it)"""
        base = os.path.basename(path)
        is_package = os.path.isdir(path)
        if is_package:
            if not os.path.isfile(os.path.join(path, "__init__.py")):
                return None, False
        elif not (os.path.isfile(path) and VALID_MODULE_NAME.match(base) and self._match_path(base, path, pattern)):
            return None, False
        name = self._get_name_from_path(path)
        try:
            __import__(name)
            module = sys.modules[name]
        except SkipTest as reason:
            return _skipped(name, reason, self.suiteClass), False
        except Exception:
            text = "Failed to import test module: %s\n%s" % (name, traceback.format_exc())
            tests, text = _failed(name, ImportError(text), self.suiteClass, text)
            self.errors.append(text)
            return tests, False
        if is_package:
            with self._loading(name):
                return self.loadTestsFromModule(module, pattern=pattern), getattr(module, "load_tests", None) is None
        expected = os.path.realpath(os.path.splitext(path)[0]).lower()
        found = os.path.realpath(os.path.splitext(getattr(module, "__file__", path))[0]).lower()
        if found != expected:
            where, there = os.path.dirname(os.path.realpath(module.__file__)), os.path.dirname(path)
            raise ImportError("%r module incorrectly imported from %r. Expected %r. Is this module globally installed?" % (
                os.path.splitext(base)[0], where, there))  # fmt: skip
        return self.loadTestsFromModule(module, pattern=pattern), False


def _skipped(name, reason, suite_class):
    @skip(str(reason))
    def skips(self):
        pass

    return suite_class((type("ModuleSkipped", (TestCase,), {name: skips})(name),))


defaultTestLoader = TestLoader()


def _loader(prefix, sortUsing, suiteClass=None, patterns=None):
    made = TestLoader()
    made.sortTestMethodsUsing, made.testMethodPrefix, made.testNamePatterns = sortUsing, prefix, patterns
    if suiteClass:
        made.suiteClass = suiteClass
    return made


def _warn(name, instead):
    warnings.warn(f"unittest.{name}() is deprecated and will be removed in Python 3.13. Please use unittest.TestLoader.{instead}() instead.",
                  DeprecationWarning, stacklevel=3)  # fmt: skip


def getTestCaseNames(testCaseClass, prefix, sortUsing=util.three_way_cmp, testNamePatterns=None):
    _warn("getTestCaseNames", "getTestCaseNames")
    return _loader(prefix, sortUsing, patterns=testNamePatterns).getTestCaseNames(testCaseClass)


def makeSuite(testCaseClass, prefix="test", sortUsing=util.three_way_cmp, suiteClass=suite.TestSuite):
    _warn("makeSuite", "loadTestsFromTestCase")
    return _loader(prefix, sortUsing, suiteClass).loadTestsFromTestCase(testCaseClass)


def findTestCases(module, prefix="test", sortUsing=util.three_way_cmp, suiteClass=suite.TestSuite):
    _warn("findTestCases", "loadTestsFromModule")
    return _loader(prefix, sortUsing, suiteClass).loadTestsFromModule(module)
