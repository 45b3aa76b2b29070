"""One test: its set-up, call and tear-down, each with a report."""

import contextlib
import inspect
import os
import sys
import unittest
import warnings
from time import perf_counter, time as now  # a test may replace those of the module

from pytest import report as reports
from pytest.capture import Capture, LiveHandler, LogHandler, LogRegion
from pytest.explain import assertion_text
from pytest.fixtures import FixtureLookupError, argument_names
from pytest.marks import PytestReturnNotNoneWarning, apply_filters
from pytest.outcomes import ExceptionInfo, Exit, Failed, Skipped, XFailed


class CallInfo:
    """How one phase went: its exception, when it started, how long it took."""

    def __init__(self, when, function, reraise=()):
        self.when, self.excinfo, self._result = when, None, None
        self.start, started = now(), perf_counter()
        try:
            self._result = function()
        except reraise:
            raise
        except BaseException as error:
            self.excinfo = ExceptionInfo.from_exception(error)
        self.duration = perf_counter() - started
        self.stop = self.start + self.duration

    @classmethod
    def from_call(cls, func, when, reraise=None):
        return cls(when, func, reraise or ())

    @property
    def result(self):
        if self.excinfo is not None:
            raise AttributeError(f"{self!r} has no valid result")
        return self._result


class LongRepr:
    """The text of a failure; its place is None where an item has said it itself."""

    def __init__(self, text, message, place=""):
        self.text, self.message, self.place = text, message, place
        self.reprcrash = self

    def __str__(self):
        return self.text

    def toterminal(self, tw):
        tw.line(self.text)


class TestReport:
    """The outcome of one phase of a test."""

    __test__ = False

    def __init__(self, nodeid, location, keywords, outcome, longrepr, when, sections=(), duration=0.0, start=0.0, stop=0.0,
                 user_properties=None, **extra):
        self.nodeid, self.location, self.keywords, self.outcome, self.longrepr = nodeid, location, keywords, outcome, longrepr
        self.when, self.sections, self.duration, self.start, self.stop = when, list(sections), duration, start, stop
        self.user_properties = list(user_properties or [])
        self.__dict__.update(extra)

    passed = property(lambda self: self.outcome == "passed")
    failed = property(lambda self: self.outcome == "failed")
    skipped = property(lambda self: self.outcome == "skipped")
    fspath = property(lambda self: self.nodeid.split("::")[0])
    count_towards_summary = True

    @property
    def longreprtext(self):
        if isinstance(self.longrepr, tuple):
            return "{}:{}: {}".format(*self.longrepr)
        return "" if self.longrepr is None else str(self.longrepr)

    @property
    def message(self):
        """The first line of what went wrong."""
        return getattr(self.longrepr, "message", str(self.longrepr or ""))

    head_line = property(lambda self: self.location[2])

    def _captured(self, prefix):
        return "".join(text for name, text in self.sections if name.startswith(prefix))

    caplog = property(lambda self: self._captured("Captured log"))
    capstdout = property(lambda self: self._captured("Captured stdout"))
    capstderr = property(lambda self: self._captured("Captured stderr"))

    # ---- how the terminal shows it: pytest_report_teststatus

    @property
    def category(self):
        if hasattr(self, "wasxfail"):
            return "xfailed" if self.skipped else "xpassed" if self.passed else "failed"
        if self.passed:
            return "passed" if self.when == "call" else ""
        return "skipped" if self.skipped else "failed" if self.when == "call" else "error"

    @property
    def reason(self):
        if hasattr(self, "wasxfail"):
            return self.wasxfail.removeprefix("reason: ")
        return self.longrepr[2].removeprefix("Skipped: ") if isinstance(self.longrepr, tuple) else ""

    @property
    def heading(self):
        return self.head_line if self.when == "call" else f"ERROR at {self.when} of {self.head_line}"

    def __repr__(self):
        return f"<{type(self).__name__} {self.nodeid!r} when={self.when!r} outcome={self.outcome!r}>"


class SubtestReport(TestReport):
    """A part of a test: of the fixture `subtests` or of TestCase.subTest."""

    count_towards_summary = False
    label = ""
    heading = property(lambda self: f"{self.head_line} {self.label}")

    @property
    def category(self):
        return {"passed": "subtests passed", "skipped": "skipped", "failed": "failed"}[self.outcome] if not hasattr(self, "wasxfail") else "xfailed"


class Phases:
    """Runs the items of a session."""

    def __init__(self, session):
        self.session, self.config = session, session.config
        self.entered, self.capture = [], None
        self.live = LiveHandler(session.config, session.terminal) if LiveHandler.is_wanted(session.config) else None

    def protocol(self, item, following):
        call = self.config.pluginmanager.call
        call("pytest_runtest_logstart", {"nodeid": item.nodeid, "location": item.location}, last=lambda: self.session.terminal.started(item))
        with Capture(self.config.option.capture) as item.capture, warnings.catch_warnings(record=True) as seen:
            self.capture = item.capture
            item.log_records, item.sections, item.before_part, item.failed_subtests = {}, [], [], 0
            try:
                self._run_phases(item, following)
            finally:
                self.session.note(item.nodeid, seen, "runtest")
        if self.live is not None:
            self.live.end()
        call("pytest_runtest_logfinish", {"nodeid": item.nodeid, "location": item.location})
        return True

    def _run_phases(self, item, following):
        call = self.config.pluginmanager.call

        def set_up():
            apply_filters(self.config, item)
            self._read_marks(item)
            call("pytest_runtest_setup", {"item": item}, last=lambda: self._set_up(item))

        setup = self._phase(item, "setup", set_up)
        if setup.passed and not self.config.option.setuponly:
            self._phase(item, "call", lambda: call("pytest_runtest_call", {"item": item}, last=item.runtest))
        self._phase(item, "teardown", lambda: call("pytest_runtest_teardown", {"item": item, "nextitem": following},
                                                   last=lambda: self.tear_down(following)))  # fmt: skip

    def _phase(self, item, when, function):
        item.log_handler, item.when = LogHandler(self.config), when
        item.log_records[when] = item.log_handler.records

        def logged():
            with LogRegion(item.log_handler, self.config), self._live(item, when):
                return function()

        call = CallInfo(when, logged, (KeyboardInterrupt, Exit))
        self._keep_sections(item, when)
        manager = self.config.pluginmanager
        report = manager.call("pytest_runtest_makereport", {"item": item, "call": call}, last=lambda: self._report(item, call), is_first_result=True)
        if call.excinfo is not None and not isinstance(call.excinfo.value, (Skipped, XFailed)) and report.failed:
            manager.call("pytest_exception_interact", {"node": item, "call": call, "report": report})
        self.log(report, item)
        return report

    def _live(self, item, when):
        if self.live is None:
            return contextlib.nullcontext()
        self.live.begin(item, when)
        return LogRegion(self.live, self.config)

    def log(self, report, item):
        """Shows and counts a report; what hooks print at that is no part of the test's."""
        with item.capture.suspended():
            self.config.pluginmanager.call("pytest_runtest_logreport", {"report": report}, last=lambda: self.session.add(report, item))

    def _keep_sections(self, item, when):
        fixture = getattr(item, "capture_fixture", None)
        if fixture is not None and when == "call":
            fixture.give_back()  # what the test has left there
        parts = [*item.before_part, item.capture.taken()]
        item.before_part = []
        for name, text in zip(("stdout", "stderr"), map("".join, zip(*parts))):
            if text:
                item.sections.append((f"Captured {name} {when}", text))
        if item.log_handler.text:
            item.sections.append((f"Captured log {when}", item.log_handler.text))

    # ---- reports

    def _report(self, item, call, sections=None):
        error = call.excinfo.value if call.excinfo is not None else None
        outcome, longrepr, wasxfail = "passed", None, None
        xfail = getattr(item, "xfail", None) if not self.config.option.runxfail else None
        if isinstance(error, XFailed) and not self.config.option.runxfail:
            outcome, wasxfail = "skipped", "reason: " + str(error)
        elif isinstance(error, (Skipped, unittest.SkipTest)):
            path, line = (item.path, item.line) if getattr(error, "is_mark", False) else _place(error)
            outcome, longrepr = "skipped", (os.path.abspath(path), line, f"Skipped: {error}")
        elif error is not None and xfail is not None and (xfail[0].kwargs.get("raises") is None or isinstance(error, xfail[0].kwargs["raises"])):
            outcome, wasxfail, longrepr = "skipped", xfail[1], self._failure(item, error)
        elif error is not None:
            outcome, longrepr = "failed", self._failure(item, error)
        elif call.when == "call" and item.failed_subtests and sections is None:
            said = f"contains {item.failed_subtests} failed subtest{'s' if item.failed_subtests != 1 else ''}"
            outcome, longrepr = "failed", LongRepr(said, said)
        elif xfail is not None and call.when == "call":
            strict = xfail[0].kwargs.get("strict", self.config.getini("xfail_strict") or self.config.getini("strict_xfail"))
            if strict:
                outcome, longrepr = "failed", LongRepr(f"[XPASS(strict)] {xfail[1]}", f"[XPASS(strict)] {xfail[1]}")
            else:
                wasxfail = xfail[1]
        extra = {} if wasxfail is None else {"wasxfail": wasxfail}
        return TestReport(item.nodeid, item.location, item.keywords, outcome, longrepr, call.when, item.sections if sections is None else sections,
                          call.duration, call.start, call.stop, item.user_properties, **extra)  # fmt: skip

    def _failure(self, item, error):
        if isinstance(error, FixtureLookupError):
            return LongRepr(str(error), "")
        said = item.repr_failure(ExceptionInfo.from_exception(error))
        if said is not None:
            return LongRepr(_text_of(said), said if isinstance(said, str) else "", None)
        self._explain(error, item)
        text = reports.failure_text(error, item, self.config.option, self.session.root)
        if getattr(error, "pytrace", True) is False:
            return LongRepr(text, reports.crash_message(error))
        path, line = _place(error)
        return LongRepr(text, reports.crash_message(error), f"{os.path.abspath(path)}:{line}")

    def _explain(self, error, item):
        """Gives a bare AssertionError of a test's own assert statement its text."""
        if type(error) is not AssertionError or self.config.option.assertmode == "plain" or getattr(error, "is_explained", False):
            return
        frames = reports.entries_of(error, False)
        last = frames[-1] if frames else None
        if last is None or last.path.startswith("<refjit>"):
            return
        import ast

        node = last.node()
        if not isinstance(node, ast.Assert):
            return
        said = self.config.pluginmanager

        def custom(op, left, right):
            return said.call("pytest_assertrepr_compare", {"config": self.config, "op": op, "left": left, "right": right}, is_first_result=True)

        statement = ast.unparse(ast.Assert(node.test, None))
        text = assertion_text(last.frame, statement, self.config.verbosity, custom)
        if text is not None:
            error.args = (f"{error.args[0]}\n{text}" if error.args else text,)
        error.is_explained = True

    # ---- the phases

    def _condition(self, mark, item):
        """(does it hold, its reason) of skipif and xfail."""
        conditions = mark.args if "condition" not in mark.kwargs else (mark.kwargs["condition"],)
        reason = mark.kwargs.get("reason")
        if not conditions:
            return True, reason or ""
        for condition in conditions:
            if isinstance(condition, str):
                names = {"os": os, "sys": sys, "platform": __import__("platform"), "config": self.config}
                holds = eval(condition, {**names, **getattr(item.function, "__globals__", {})})
                reason_now = reason if reason is not None else "condition: " + condition
            else:
                holds = bool(condition)
                if reason is None:
                    raise Failed(f"Error evaluating {mark.name!r}: you need to specify reason=STRING when using booleans as conditions.", False)
                reason_now = reason
            if holds:
                return True, reason_now
        return False, ""

    def _read_marks(self, item):
        """Skips what is marked so; keeps xfail's mark and reason."""
        item.xfail = None
        for mark in item.iter_markers("skipif"):
            holds, reason = self._condition(mark, item)
            if holds:
                raise _marked_skip(reason)
        for mark in item.iter_markers("skip"):
            raise _marked_skip(mark.kwargs.get("reason", mark.args[0] if mark.args else "unconditional skip"))
        for mark in item.iter_markers("xfail"):
            holds, reason = self._condition(mark, item)
            if holds:
                item.xfail = (mark, reason)
                if mark.kwargs.get("run") is False and not self.config.option.runxfail:
                    raise XFailed("[NOTRUN] " + reason)
                break

    def _set_up(self, item):
        self.entered = item.chain()
        if item.parent.kind == "class":
            item.instance = item.cls(item.originalname) if item.is_unittest else item.cls()
        for name in item.fixturenames:
            if name not in item.call.values:
                item.funcargs[name] = item.value_of(name)
            else:
                item.funcargs[name] = item.call.values[name]
                self._show_parameter(item, name)
        option = self.config.option
        if option.setupshow:
            used = f" (fixtures used: {', '.join(sorted(item.funcargs))})" if item.funcargs else ""
            self.session.terminal.setup_line(f"        {item.nodeid}{used}" + ("" if option.setuponly else " "))

    def _show_parameter(self, item, name):
        """--setup-show tells of a parameter of the test as of a fixture."""
        if self.config.option.setupshow:
            line, shown = self.session.terminal.fixture_line, (name, "function", (item.call.values[name],))
            line("SETUP   ", *shown)
            item.finalizers.append(lambda: line("TEARDOWN", *shown))

    def _call(self, item):
        __tracebackhide__ = True
        if item.is_unittest:
            return run_case(self, item)
        self.config.pluginmanager.call("pytest_pyfunc_call", {"pyfuncitem": item}, last=lambda: self._call_function(item), is_first_result=True)

    def _call_function(self, item):
        __tracebackhide__ = True
        names = argument_names(item.function, item.obj is not item.function)
        if inspect.iscoroutinefunction(inspect.unwrap(item.function)) or inspect.isasyncgenfunction(item.function):
            raise Failed("async def functions are not natively supported.\nYou need to install a suitable plugin for your async framework, "
                         "for example:\n  - anyio\n  - pytest-asyncio\n  - pytest-tornasync\n  - pytest-trio\n  - pytest-twisted", False)  # fmt: skip
        result = item.obj(**{n: item.funcargs[n] for n in names})
        if result is not None:
            code = item.function.__code__
            warnings.warn_explicit(PytestReturnNotNoneWarning(
                f"Test functions should return None, but {item.nodeid} returned {type(result)!r}.\nDid you mean to use `assert` instead of "
                "`return`?\nSee https://docs.pytest.org/en/stable/how-to/assert.html#return-not-none for more information."),
                PytestReturnNotNoneWarning, code.co_filename, code.co_firstlineno)  # fmt: skip
        return True

    def tear_down(self, following):
        """Leaves the nodes that the following item does not share, the innermost first."""
        stays = following.chain() if following is not None else []
        errors = []
        for node in reversed(self.entered):
            if node not in stays:
                try:
                    node.finish()
                except BaseException as error:
                    errors.append(error)
        self.entered = [n for n in self.entered if n in stays]
        if len(errors) > 1 and all(isinstance(e, Exception) for e in errors):
            raise ExceptionGroup("errors during test teardown", errors[::-1])
        if errors:
            raise errors[0]

    # ---- parts of a test

    def subtest(self, item, label, call, sections, is_quiet=False):
        """Reports one part; gives its report."""
        whole = self._report(item, call, sections)
        report = SubtestReport(**{**vars(whole), "label": label, "is_quiet": is_quiet})
        if self.config.verbosity == 0 and not report.failed:
            return report
        if report.failed:
            item.failed_subtests += not is_quiet
        self.log(report, item)
        return report


class Subtests:
    """subtests: parts of a test that fail on their own; a test with a failed part fails."""

    def __init__(self, request):
        self._item = request.node

    def test(self, msg=None, **kwargs):
        return _Part(self._item, msg, kwargs)


class _Part:
    def __init__(self, item, message, values):
        self.item = item
        words = ([f"[{message}]"] if message is not None else []) + ([f"({', '.join(f'{k}={v!r}' for k, v in values.items())})"] if values else [])
        self.label = " ".join(words) or "(<subtest>)"

    def __enter__(self):
        item = self.item
        item.before_part.append(item.capture.taken())
        self.logged = len(item.log_handler.texts)
        return self

    def __exit__(self, kind, value, tb):
        if kind is not None and not issubclass(kind, (Exception, Skipped, Failed)):
            return False

        def ends():
            if value is not None:
                raise value.with_traceback(tb)

        item = self.item
        texts = zip(("stdout", "stderr", "log"), [*item.capture.taken(), "".join(t + "\n" for t in item.log_handler.texts[self.logged :])])
        sections = [(f"Captured {name} call", text) for name, text in texts if text]
        item.session.phases.subtest(item, self.label, CallInfo("call", ends), sections)
        return value is None or isinstance(value, Skipped) or not item.session.stop


def _place(error):
    entries = reports.entries_of(error) or reports.entries_of(error, False)
    return entries[-1].path, entries[-1].line


def _text_of(said):
    """The text of what an item says of its failure, which may write itself to a terminal."""
    if not hasattr(said, "toterminal"):
        return str(said)
    from pytest.report import Lines

    lines = Lines()
    said.toterminal(lines)
    return lines.text.rstrip("\n")


def _marked_skip(reason):
    skipped = Skipped(reason)
    skipped.is_mark = True
    return skipped


class _CaseResult:
    """What a TestCase tells of its test."""

    failfast = shouldStop = False

    def __init__(self, phases, item):
        self.phases, self.item, self.errors = phases, item, []

    def startTest(self, *args):
        """The session says it."""

    stopTest = addSuccess = addDuration = startTest

    def addError(self, case, exc_info):
        self.errors.append(exc_info[1])

    addFailure = addError

    def addSkip(self, case, reason):
        self.errors.append(_marked_skip(reason))

    def addExpectedFailure(self, case, exc_info, reason=""):
        self.errors.append(XFailed(reason))

    def addUnexpectedSuccess(self, case, reason=""):
        self.errors.append(Failed("Unexpected success", False))

    def addSubTest(self, case, test, exc_info):
        def ends():
            if exc_info is not None:
                raise exc_info[1]

        self.phases.subtest(self.item, test._subDescription(), CallInfo("call", ends), [], is_quiet=True)


def run_case(phases, item):
    """One method of a unittest.TestCase, as unittest runs it."""
    __tracebackhide__ = True
    result = _CaseResult(phases, item)
    item.instance(result=result)
    if result.errors:
        raise result.errors[0]
