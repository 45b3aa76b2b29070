"""Examples in docstrings (--doctest-modules) and text files (--doctest-glob) as tests, shown as pytest shows them."""

import doctest
import fnmatch
import os
import re
import traceback

from pytest.approximate import approx
from pytest.nodes import Call, File, Item
from pytest.outcomes import Exit, Failed, Skipped, skip

_REPORTS = {"none": 0, "udiff": doctest.REPORT_UDIFF, "cdiff": doctest.REPORT_CDIFF, "ndiff": doctest.REPORT_NDIFF,
            "only_first_failure": doctest.REPORT_ONLY_FIRST_FAILURE}  # fmt: skip
_ALLOW_UNICODE, _ALLOW_BYTES, _NUMBER = map(doctest.register_optionflag, ("ALLOW_UNICODE", "ALLOW_BYTES", "NUMBER"))
_NUMBERS = re.compile(r"[+-]?(?:\d*\.(?P<fraction>\d+)|\d+\.?)(?:[eE](?P<exponent>[+-]?\d+))?")


def collectors(session, path, parent, is_named):
    """Those of a file's doctests."""
    option, name = session.config.option, os.path.basename(path)
    if path.endswith(".py"):
        if option.doctestmodules and name != "__main__.py" and not _is_setup(path, name):
            yield DoctestModule(parent, path)
    elif is_named and path.endswith((".txt", ".rst")) or any(fnmatch.fnmatch(name, g) for g in option.doctestglob or ["test*.txt"]):
        yield DoctestTextfile(parent, path)


def _is_setup(path, name):
    if name != "setup.py":
        return False
    with open(path, "rb") as file:
        text = file.read()
    return b"setuptools" in text or b"distutils" in text


def _flags(config):
    return sum({doctest.OPTIONFLAGS_BY_NAME[name] for name in config.getini("doctest_optionflags")})


class _Checker(doctest.OutputChecker):
    """Takes u'' and b'' for '', and numbers to the digits that are wanted, where flags say so."""

    def check_output(self, want, got, optionflags):
        if super().check_output(want, got, optionflags):
            return True
        for flag, prefix in ((_ALLOW_UNICODE, "uU"), (_ALLOW_BYTES, "bB")):
            if optionflags & flag:
                want, got = (re.sub(rf"(\W|^)[{prefix}]([rR]?['\"])", r"\1\2", text) for text in (want, got))
        if optionflags & _NUMBER:
            got = _as_precise(want, got)
        return super().check_output(want, got, optionflags)


def _as_precise(want, got):
    """`got` with the numbers of `want` where they are equal to as many digits."""
    wanted, found = list(_NUMBERS.finditer(want)), list(_NUMBERS.finditer(got))
    if len(wanted) != len(found):
        return got
    made, at = "", 0
    for w, g in zip(wanted, found):
        digits = len(w["fraction"] or "") - int(w["exponent"] or 0)
        is_equal = float(w[0]) == approx(float(g[0]), abs=10**-digits)
        made += got[at:g.start()] + (w[0] if is_equal else g[0])
        at = g.end()
    return made + got[at:]


class _Failures(Exception):
    def __init__(self, found):
        self.found = found


class _Runner(doctest.DocTestRunner):
    """Stops at a test's first failure, or gathers all of them in `out`."""

    def __init__(self, config):
        super().__init__(_Checker(), False, _flags(config))
        self._goes_on = config.option.doctest_continue_on_failure

    def report_start(self, out, test, example):
        """Nothing is printed."""

    def _report(self, out, failure):
        if not self._goes_on:
            raise failure
        out.append(failure)

    def report_success(self, out, test, example, got):
        """Nothing is printed."""

    def report_failure(self, out, test, example, got):
        self._report(out, doctest.DocTestFailure(test, example, got))

    def report_unexpected_exception(self, out, test, example, exc_info):
        if isinstance(exc_info[1], (Skipped, Failed, Exit)):
            raise exc_info[1]
        self._report(out, doctest.UnexpectedException(test, example, exc_info))


class _Text:
    """A failure of examples; no line of it stands in the summary."""

    def __init__(self, lines):
        self.lines = lines

    def toterminal(self, tw):
        for line in self.lines:
            tw.line(line)


class DoctestItem(Item):
    """The examples of one docstring or file."""

    def __init__(self, name, parent, runner, test):
        super().__init__(name, parent)
        self.runner, self.dtest = runner, test
        self.call = Call(names=self.session.closure(self, []))
        self.fixturenames = list(self.call.names)

    obj = None

    def runtest(self):
        if all(example.options.get(doctest.SKIP, False) for example in self.dtest.examples):
            skip("all tests skipped by +SKIP option")
        names = {"getfixture": self.value_of, **self.value_of("doctest_namespace")}
        self.dtest.globs.update(names)
        failures = []
        self.runner.run(self.dtest, out=failures)
        if failures:
            raise _Failures(failures)

    def reportinfo(self):
        return self.path, self.dtest.lineno, f"[doctest] {self.name}"

    def repr_failure(self, excinfo):
        error = excinfo.value
        if not isinstance(error, (doctest.DocTestFailure, doctest.UnexpectedException, _Failures)):
            return None
        lines = []
        for failure in error.found if isinstance(error, _Failures) else [error]:
            lines += self._shown(failure)
        return _Text(lines)

    def _shown(self, failure):
        test, example, line = failure.test, failure.example, None
        if test.lineno is None:
            lines = ["EXAMPLE LOCATION UNKNOWN, not showing all tests of that example"]
            lines += [f"??? {'...' if i else '>>>'} {text}" for i, text in enumerate(example.source.splitlines())]
        else:
            line = test.lineno + example.lineno + 1
            lines = [f"{test.lineno + i + 1:03d} {text}" for i, text in enumerate(test.docstring.splitlines())]
            lines = lines[max(example.lineno - 9, 0):example.lineno + 1]
        if isinstance(failure, doctest.DocTestFailure):
            flags = _REPORTS[self.config.option.doctestreport]
            lines += self.runner._checker.output_difference(example, failure.got, flags).split("\n")
        else:
            lines.append(f"UNEXPECTED EXCEPTION: {failure.exc_info[1]!r}")
            lines += [text.strip("\n") for text in traceback.format_exception(*failure.exc_info)]
        return [*lines, f"{test.filename}:{line}: {type(failure).__name__}"]


class DoctestModule(File):
    """The docstrings of a Python file."""

    def collect(self):
        from pytest.collect import import_file

        try:
            self.module = self.obj = import_file(str(self.path), self.session)
        except ImportError:
            if self.config.option.doctest_ignore_import_errors:
                skip(f"unable to import module {self.path!r}")
            raise
        self.session.register(vars(self.module), self)
        runner = _Runner(self.config)
        for test in _Finder().find(self.module, self.module.__name__):
            if test.examples:
                yield DoctestItem(test.name, self, runner, test)


class _Finder(doctest.DocTestFinder):
    def _find_lineno(self, obj, source_lines):
        return super()._find_lineno(getattr(obj, "fget", obj) if isinstance(obj, property) else obj, source_lines)


class DoctestTextfile(File):
    """A text file, which is one test."""

    def collect(self):
        text = self.path.read_text(self.config.getini("doctest_encoding"))
        test = doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, self.path.name, str(self.path), 0)
        if test.examples:
            yield DoctestItem(test.name, self, _Runner(self.config), test)
