"""Test cases, run by main(): assertions, fixtures, skips, subtests; results as CPython prints them. No mocks."""

import sys
import time
import traceback

from _unittest_case import (
    FunctionTestCase,
    IsolatedAsyncioTestCase,
    SkipTest,
    TestCase,
    addModuleCleanup,
    enterModuleContext,
    expectedFailure,
    skip,
    skipIf,
    skipUnless,
)

__all__ = ["TestResult", "TestCase", "IsolatedAsyncioTestCase", "TestSuite", "TextTestRunner", "TestLoader", "FunctionTestCase",
           "main", "defaultTestLoader", "SkipTest", "skip", "skipIf", "skipUnless", "expectedFailure", "TextTestResult",
           "addModuleCleanup", "enterModuleContext", "makeSuite", "findTestCases",
           "registerResult", "removeResult", "installHandler", "removeHandler"]  # fmt: skip


class TestResult:
    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failures, self.errors, self.skipped, self.expectedFailures, self.unexpectedSuccesses = [], [], [], [], []
        self.testsRun, self.shouldStop, self.failfast, self.buffer = 0, False, False, False

    def startTest(self, test):
        self.testsRun += 1

    def stopTest(self, test):
        pass

    def startTestRun(self):
        pass

    def stopTestRun(self):
        pass

    def _text(self, err):
        kind, value, tb = err
        own = "_unittest_case"
        while tb is not None and (own in tb.tb_frame.f_code.co_filename or "__unittest" in tb.tb_frame.f_globals):
            tb = tb.tb_next
        entries = traceback.extract_tb(tb)
        kept = []
        for entry in entries:  # what the assertions themselves add is left out
            if own in entry.filename:
                break
            kept.append(entry)
        made = traceback.TracebackException(kind, value, None)
        lines = ["Traceback (most recent call last):\n"] + traceback.format_list(kept) + list(made.format_exception_only())
        if value.__cause__ is not None or (value.__context__ is not None and not value.__suppress_context__):
            return "".join(traceback.format_exception(kind, value, tb))
        return "".join(lines)

    def addSuccess(self, test):
        pass

    def addError(self, test, err):
        self.errors.append((test, self._text(err)))
        self.shouldStop |= self.failfast

    def addFailure(self, test, err):
        self.failures.append((test, self._text(err)))
        self.shouldStop |= self.failfast

    def addSubTest(self, test, subtest, err):
        if err is not None:
            if issubclass(err[0], test.failureException):
                self.failures.append((subtest, self._text(err)))
            else:
                self.errors.append((subtest, self._text(err)))

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        self.expectedFailures.append((test, self._text(err)))

    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)

    def wasSuccessful(self):
        return not (self.failures or self.errors or self.unexpectedSuccesses)

    def stop(self):
        self.shouldStop = True

    def __repr__(self):
        return "<%s run=%i errors=%i failures=%i>" % (
            "unittest.result.TestResult", self.testsRun, len(self.errors), len(self.failures))  # fmt: skip


class TextTestResult(TestResult):
    def __init__(self, stream, descriptions, verbosity):
        super().__init__(stream, descriptions, verbosity)
        self.stream, self.descriptions = stream, descriptions
        self.showAll, self.dots = verbosity > 1, verbosity == 1

    def getDescription(self, test):
        first = test.shortDescription() if self.descriptions else None
        return "\n".join((str(test), first)) if first else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self.stream.write(self.getDescription(test) + " ... ")

    def _tell(self, word, letter):
        if self.showAll:
            self.stream.write(word + "\n")
        elif self.dots:
            self.stream.write(letter)

    def addSuccess(self, test):
        self._tell("ok", ".")

    def addError(self, test, err):
        super().addError(test, err)
        if self.showAll and isinstance(test, _Holder):
            self.stream.write(self.getDescription(test) + " ... ")
        self._tell("ERROR", "E")

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._tell("FAIL", "F")

    def addSubTest(self, test, subtest, err):
        super().addSubTest(test, subtest, err)
        if err is not None:
            is_failure = issubclass(err[0], test.failureException)
            if self.showAll:
                self.stream.write("\n  " + self.getDescription(subtest) + " ... " + ("FAIL" if is_failure else "ERROR") + "\n")
            elif self.dots:
                self.stream.write("F" if is_failure else "E")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._tell("skipped {0!r}".format(reason), "s")

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self._tell("expected failure", "x")

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._tell("unexpected success", "u")

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.write("\n")
        for flavour, entries in (("ERROR", self.errors), ("FAIL", self.failures)):
            for test, text in entries:
                self.stream.write("=" * 70 + "\n" + flavour + ": " + self.getDescription(test) + "\n" + "-" * 70 + "\n" + text + "\n")
        if self.unexpectedSuccesses:
            self.stream.write("=" * 70 + "\n")
            for test in self.unexpectedSuccesses:
                self.stream.write("UNEXPECTED SUCCESS: " + self.getDescription(test) + "\n")


class TestSuite:
    def __init__(self, tests=()):
        self._tests = list(tests)

    def __iter__(self):
        return iter(self._tests)

    def __repr__(self):
        return "<unittest.suite.TestSuite tests=%s>" % self._tests

    def countTestCases(self):
        return sum(test.countTestCases() for test in self)

    def addTest(self, test):
        if not callable(test):
            raise TypeError("{} is not callable".format(repr(test)))
        self._tests.append(test)

    def addTests(self, tests):
        for test in tests:
            self.addTest(test)

    def _flat(self):
        for test in self._tests:
            if isinstance(test, TestSuite):
                yield from test._flat()
            else:
                yield test

    def run(self, result, debug=False):
        current, modules, is_broken = None, set(), False
        for test in self._flat():
            if result.shouldStop:
                break
            cls = type(test)
            if cls is not current:
                self._leave(current, result, is_broken)
                current = cls
                is_broken = not self._enter(cls, result, modules)
            if not is_broken:
                test(result)
        self._leave(current, result, is_broken)
        for name in modules:
            tear_down = getattr(sys.modules.get(name), "tearDownModule", None)
            if tear_down is not None:
                tear_down()
        return result

    __call__ = run

    def _enter(self, cls, result, modules):
        if cls.__module__ not in modules:
            modules.add(cls.__module__)
            set_up = getattr(sys.modules.get(cls.__module__), "setUpModule", None)
            if set_up is not None:
                set_up()
        if getattr(cls, "__unittest_skip__", False):
            return True
        try:
            getattr(cls, "setUpClass", lambda: None)()
            return True
        except SkipTest as e:
            result.addSkip(_Holder(f"setUpClass ({cls.__module__}.{cls.__qualname__})"), str(e))
        except Exception:
            result.addError(_Holder(f"setUpClass ({cls.__module__}.{cls.__qualname__})"), sys.exc_info())
        return False

    def _leave(self, cls, result, is_broken):
        if cls is None or is_broken or getattr(cls, "__unittest_skip__", False):
            return
        try:
            getattr(cls, "tearDownClass", lambda: None)()
            getattr(cls, "doClassCleanups", lambda: None)()
        except Exception:
            result.addError(_Holder(f"tearDownClass ({cls.__module__}.{cls.__qualname__})"), sys.exc_info())


__unittest = True  # marks this module's frames, which tracebacks leave out


class _Holder:
    failureException = AssertionError

    def __init__(self, description):
        self.description = description

    def shortDescription(self):
        return None

    def __str__(self):
        return self.description


class TestLoader:
    testMethodPrefix = "test"
    suiteClass = TestSuite

    def getTestCaseNames(self, testCaseClass):
        return sorted(n for n in dir(testCaseClass)
                      if n.startswith(self.testMethodPrefix) and callable(getattr(testCaseClass, n)))  # fmt: skip

    def loadTestsFromTestCase(self, testCaseClass):
        names = self.getTestCaseNames(testCaseClass)
        if not names and hasattr(testCaseClass, "runTest"):
            names = ["runTest"]
        return self.suiteClass([testCaseClass(name) for name in names])

    def loadTestsFromModule(self, module, *args, pattern=None, **kwargs):
        found = []
        for name in dir(module):
            obj = getattr(module, name)
            if isinstance(obj, type) and issubclass(obj, TestCase) and obj not in (TestCase, FunctionTestCase, IsolatedAsyncioTestCase):
                found.append(self.loadTestsFromTestCase(obj))
        suite = self.suiteClass(found)
        chooses = getattr(module, "load_tests", None)
        return suite if chooses is None else chooses(self, suite, pattern)

    def loadTestsFromName(self, name, module=None):
        parts = name.split(".")
        obj, parent, last = module, None, None
        for part in parts:
            parent, last, obj = obj, part, getattr(obj, part)
        if isinstance(obj, type) and issubclass(obj, TestCase):
            return self.loadTestsFromTestCase(obj)
        if isinstance(parent, type) and issubclass(parent, TestCase):
            return self.suiteClass([parent(last)])
        made = obj()
        return made if isinstance(made, TestSuite) else self.suiteClass([made])

    def loadTestsFromNames(self, names, module=None):
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])


defaultTestLoader = TestLoader()


def makeSuite(testCaseClass, prefix="test", sortUsing=None, suiteClass=TestSuite):
    return defaultTestLoader.loadTestsFromTestCase(testCaseClass)


def findTestCases(module, *args):
    return defaultTestLoader.loadTestsFromModule(module)


class TextTestRunner:
    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None, warnings=None,
                 *, tb_locals=False):  # fmt: skip
        self.stream = sys.stderr if stream is None else stream
        self.descriptions, self.verbosity, self.failfast = descriptions, verbosity, failfast
        if resultclass is not None:
            self.resultclass = resultclass

    def run(self, test):
        result = self.resultclass(self.stream, self.descriptions, self.verbosity)
        result.failfast = self.failfast
        start = time.perf_counter()
        result.startTestRun()
        test(result)
        result.stopTestRun()
        taken = time.perf_counter() - start
        result.printErrors()
        write = self.stream.write
        write("-" * 70 + "\n")
        run = result.testsRun
        write("Ran %d test%s in %.3fs\n\n" % (run, "" if run == 1 else "s", taken))
        infos = []
        if not result.wasSuccessful():
            write("FAILED")
            for word, items in (("failures", result.failures), ("errors", result.errors)):
                if items:
                    infos.append("%s=%d" % (word, len(items)))
        else:
            write("OK")
        for word, items in (("skipped", result.skipped), ("expected failures", result.expectedFailures),
                            ("unexpected successes", result.unexpectedSuccesses)):  # fmt: skip
            if items:
                infos.append("%s=%d" % (word, len(items)))
        write(" (%s)\n" % ", ".join(infos) if infos else "\n")
        return result


class TestProgram:
    def __init__(self, module="__main__", defaultTest=None, argv=None, testRunner=None, testLoader=defaultTestLoader, exit=True,
                 verbosity=1, failfast=None, catchbreak=None, buffer=None, warnings=None, *, tb_locals=False):  # fmt: skip
        if isinstance(module, str):
            __import__(module)
            module = sys.modules[module]
        argv = sys.argv if argv is None else argv
        names = [a for a in argv[1:] if not a.startswith("-")]
        if "-v" in argv[1:] or "--verbose" in argv[1:]:
            verbosity = 2
        if "-q" in argv[1:] or "--quiet" in argv[1:]:
            verbosity = 0
        failfast = failfast or "-f" in argv[1:] or "--failfast" in argv[1:]
        if not names and defaultTest is not None:
            names = [defaultTest] if isinstance(defaultTest, str) else list(defaultTest)
        suite = testLoader.loadTestsFromNames(names, module) if names else testLoader.loadTestsFromModule(module)
        runner = testRunner or TextTestRunner
        if isinstance(runner, type):
            runner = runner(verbosity=verbosity, failfast=bool(failfast))
        self.result = runner.run(suite)
        if exit:
            sys.exit(not self.result.wasSuccessful())


main = TestProgram

from unittest.signals import installHandler, registerResult, removeHandler, removeResult  # noqa: E402,F401
