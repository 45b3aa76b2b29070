"""unittest.runner: tests run with their progress and failures written to a stream."""

import sys
import time
import warnings

from unittest import result
from unittest.signals import registerResult

__unittest = True


class _WritelnDecorator:
    """A stream with writeln()."""

    def __init__(self, stream):
        self.stream = stream

    def __getattr__(self, attr):
        if attr in ("stream", "__getstate__"):
            raise AttributeError(attr)
        return getattr(self.stream, attr)

    def writeln(self, arg=None):
        self.write((arg or "") + "\n")


class TextTestResult(result.TestResult):
    separator1, separator2 = "=" * 70, "-" * 70

    def __init__(self, stream, descriptions, verbosity):
        super().__init__(stream, descriptions, verbosity)
        self.stream, self.descriptions = stream, descriptions
        self.showAll, self.dots = verbosity > 1, verbosity == 1
        self._newline = True

    def getDescription(self, test):
        first = test.shortDescription() if self.descriptions else None
        return "\n".join((str(test), first)) if first else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self._show(self.getDescription(test) + " ... ")
            self._newline = False

    def _show(self, text):
        self.stream.write(text)
        self.stream.flush()

    def _write_status(self, test, status):
        is_part = hasattr(test, "test_case")
        if is_part or self._newline:
            if not self._newline:
                self.stream.writeln()
            if is_part:
                self.stream.write("  ")
            self._show(self.getDescription(test) + " ... ")
        self.stream.writeln(status)
        self.stream.flush()
        self._newline = True

    def _tell(self, test, word, letter):
        if self.showAll:
            self._write_status(test, word)
        elif self.dots:
            self._show(letter)

    def addSubTest(self, test, subtest, err):
        if err is not None:
            is_failure = issubclass(err[0], subtest.failureException)
            self._tell(subtest, "FAIL" if is_failure else "ERROR", "F" if is_failure else "E")
        super().addSubTest(test, subtest, err)

    def addSuccess(self, test):
        super().addSuccess(test)
        self._tell(test, "ok", ".")

    def addError(self, test, err):
        super().addError(test, err)
        self._tell(test, "ERROR", "E")

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._tell(test, "FAIL", "F")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._tell(test, "skipped {0!r}".format(reason), "s")

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        if self.showAll:
            self.stream.writeln("expected failure")
            self.stream.flush()
        elif self.dots:
            self._show("x")

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        if self.showAll:
            self.stream.writeln("unexpected success")
            self.stream.flush()
        elif self.dots:
            self._show("u")

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.writeln()
            self.stream.flush()
        self.printErrorList("ERROR", self.errors)
        self.printErrorList("FAIL", self.failures)
        if self.unexpectedSuccesses:
            self.stream.writeln(self.separator1)
            for test in self.unexpectedSuccesses:
                self.stream.writeln(f"UNEXPECTED SUCCESS: {self.getDescription(test)}")
            self.stream.flush()

    def printErrorList(self, flavour, errors):
        for test, text in errors:
            self.stream.writeln(self.separator1)
            self.stream.writeln("%s: %s" % (flavour, self.getDescription(test)))
            self.stream.writeln(self.separator2)
            self.stream.writeln("%s" % text)
            self.stream.flush()


class TextTestRunner:
    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None, warnings=None,
                 *, tb_locals=False):  # fmt: skip
        self.stream = _WritelnDecorator(sys.stderr if stream is None else stream)
        self.descriptions, self.verbosity, self.failfast, self.buffer = descriptions, verbosity, failfast, buffer
        self.tb_locals, self.warnings = tb_locals, warnings
        if resultclass is not None:
            self.resultclass = resultclass

    def _makeResult(self):
        return self.resultclass(self.stream, self.descriptions, self.verbosity)

    def run(self, test):
        made = self._makeResult()
        registerResult(made)
        made.failfast, made.buffer, made.tb_locals = self.failfast, self.buffer, self.tb_locals
        with warnings.catch_warnings():
            if self.warnings:
                warnings.simplefilter(self.warnings)
            start = time.perf_counter()
            getattr(made, "startTestRun", lambda: None)()
            try:
                test(made)
            finally:
                getattr(made, "stopTestRun", lambda: None)()
            taken = time.perf_counter() - start
        made.printErrors()
        if hasattr(made, "separator2"):
            self.stream.writeln(made.separator2)
        run = made.testsRun
        self.stream.writeln("Ran %d test%s in %.3fs" % (run, run != 1 and "s" or "", taken))
        self.stream.writeln()
        is_well, infos = made.wasSuccessful(), []
        self.stream.write("OK" if is_well else "FAILED")
        for word, items in (("failures", [] if is_well else made.failures), ("errors", [] if is_well else made.errors),
                            ("skipped", getattr(made, "skipped", [])), ("expected failures", getattr(made, "expectedFailures", [])),
                            ("unexpected successes", getattr(made, "unexpectedSuccesses", []))):  # fmt: skip
            if items:
                infos.append("%s=%d" % (word, len(items)))
        self.stream.writeln(" (%s)" % (", ".join(infos),) if infos else "")
        self.stream.flush()
        return made
