"""unittest.result: what became of tests, without printing it."""

import functools
import io
import sys
import traceback

from unittest import util

__unittest = True  # marks this module's frames, which tracebacks leave out

STDOUT_LINE = "\nStdout:\n%s"
STDERR_LINE = "\nStderr:\n%s"


def failfast(method):
    """Stops the run after `method` has noted a failure, where the result says so."""

    @functools.wraps(method)
    def inner(self, *args, **kw):
        if getattr(self, "failfast", False):
            self.stop()
        return method(self, *args, **kw)

    return inner


def _is_ours(tb):
    return "__unittest" in tb.tb_frame.f_globals


def _ends_with_newline(text):
    return text if text.endswith("\n") else text + "\n"


class TestResult:
    _previousTestClass = None
    _testRunEntered = _moduleSetUpFailed = False

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.failures, self.errors, self.skipped, self.expectedFailures, self.unexpectedSuccesses = [], [], [], [], []
        self.testsRun, self.shouldStop, self.failfast, self.buffer, self.tb_locals = 0, False, False, False, False
        self._stdout_buffer = self._stderr_buffer = None
        self._original_stdout, self._original_stderr, self._mirrorOutput = sys.stdout, sys.stderr, False

    def printErrors(self):
        """Nothing here: results that print do."""

    def startTest(self, test):
        self.testsRun += 1
        self._mirrorOutput = False
        self._setupStdout()

    def _setupStdout(self):
        if self.buffer:
            if self._stderr_buffer is None:
                self._stderr_buffer, self._stdout_buffer = io.StringIO(), io.StringIO()
            sys.stdout, sys.stderr = self._stdout_buffer, self._stderr_buffer

    def startTestRun(self):
        """Called once, before the first test."""

    def stopTest(self, test):
        self._restoreStdout()
        self._mirrorOutput = False

    def _restoreStdout(self):
        if not self.buffer:
            return
        if self._mirrorOutput:
            for text, line, stream in ((sys.stdout.getvalue(), STDOUT_LINE, self._original_stdout),
                                       (sys.stderr.getvalue(), STDERR_LINE, self._original_stderr)):  # fmt: skip
                if text:
                    stream.write(line % _ends_with_newline(text))
        sys.stdout, sys.stderr = self._original_stdout, self._original_stderr
        for buffer in (self._stdout_buffer, self._stderr_buffer):
            buffer.seek(0)
            buffer.truncate()

    def stopTestRun(self):
        """Called once, after the last test."""

    @failfast
    def addError(self, test, err):
        self.errors.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    @failfast
    def addFailure(self, test, err):
        self.failures.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    def addSubTest(self, test, subtest, err):
        if err is None:
            return
        if getattr(self, "failfast", False):
            self.stop()
        noted = self.failures if issubclass(err[0], test.failureException) else self.errors
        noted.append((subtest, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    def addSuccess(self, test):
        """A test that passed is counted only."""

    def addSkip(self, test, reason):
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        self.expectedFailures.append((test, self._exc_info_to_string(err, test)))

    @failfast
    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)

    def wasSuccessful(self):
        return not (self.failures or self.errors or self.unexpectedSuccesses)

    def stop(self):
        self.shouldStop = True

    def _exc_info_to_string(self, err, test):
        """The traceback of a failure, and what the test has printed where that is kept."""
        kind, value, tb = err
        tb = self._clean_tracebacks(kind, value, tb, test)
        lines = list(traceback.TracebackException(kind, value, tb, capture_locals=self.tb_locals, compact=True).format())
        if self.buffer:
            for stream, line in ((sys.stdout, STDOUT_LINE), (sys.stderr, STDERR_LINE)):
                text = stream.getvalue()
                if text:
                    lines.append(line % _ends_with_newline(text))
        return "".join(lines)

    def _clean_tracebacks(self, kind, value, tb, test):
        """`tb` and the tracebacks of what led to `value`, without the frames of unittest around the user's own."""
        first, seen, left = None, {id(value)}, [(kind, value, tb)]
        is_first = True
        while left:
            kind, value, tb = left.pop()
            while tb and _is_ours(tb):
                tb = tb.tb_next
            if kind is test.failureException:
                self._cut_assertion(tb)
            if is_first:
                first, is_first = tb, False
            elif value is not None:
                value.__traceback__ = tb
            for other in (value.__cause__, value.__context__) if value is not None else ():
                if other is not None and id(other) not in seen:
                    seen.add(id(other))
                    left.append((type(other), other, other.__traceback__))
        return first

    def _cut_assertion(self, tb):
        """Ends the traceback before the frames of the assertion that failed."""
        last = None
        while tb and not _is_ours(tb):
            last, tb = tb, tb.tb_next
        if last is not None:
            last.tb_next = None

    def __repr__(self):
        return "<%s run=%i errors=%i failures=%i>" % (
            util.strclass(self.__class__), self.testsRun, len(self.errors), len(self.failures))  # fmt: skip
