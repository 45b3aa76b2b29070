"""Examples in docstrings and files: found, run and compared."""

import difflib
import inspect
import linecache
import re
import sys
import traceback
import unittest
from collections import namedtuple
from io import StringIO

__all__ = ["register_optionflag", "DONT_ACCEPT_TRUE_FOR_1", "DONT_ACCEPT_BLANKLINE", "NORMALIZE_WHITESPACE", "ELLIPSIS", "SKIP",
           "IGNORE_EXCEPTION_DETAIL", "COMPARISON_FLAGS", "REPORT_UDIFF", "REPORT_CDIFF", "REPORT_NDIFF",
           "REPORT_ONLY_FIRST_FAILURE", "REPORTING_FLAGS", "FAIL_FAST", "Example", "DocTest", "DocTestParser", "DocTestFinder",
           "DocTestRunner", "OutputChecker", "DocTestFailure", "UnexpectedException", "DebugRunner", "testmod", "testfile",
           "run_docstring_examples", "DocTestSuite", "DocFileSuite", "set_unittest_reportflags", "script_from_examples",
           "testsource", "debug_src", "debug"]  # fmt: skip
TestResults = namedtuple("TestResults", "failed attempted")
OPTIONFLAGS_BY_NAME = {}


def register_optionflag(name):
    return OPTIONFLAGS_BY_NAME.setdefault(name, 1 << len(OPTIONFLAGS_BY_NAME))


DONT_ACCEPT_TRUE_FOR_1 = register_optionflag("DONT_ACCEPT_TRUE_FOR_1")
DONT_ACCEPT_BLANKLINE = register_optionflag("DONT_ACCEPT_BLANKLINE")
NORMALIZE_WHITESPACE = register_optionflag("NORMALIZE_WHITESPACE")
ELLIPSIS = register_optionflag("ELLIPSIS")
SKIP = register_optionflag("SKIP")
IGNORE_EXCEPTION_DETAIL = register_optionflag("IGNORE_EXCEPTION_DETAIL")
COMPARISON_FLAGS = 63
REPORT_UDIFF = register_optionflag("REPORT_UDIFF")
REPORT_CDIFF = register_optionflag("REPORT_CDIFF")
REPORT_NDIFF = register_optionflag("REPORT_NDIFF")
REPORT_ONLY_FIRST_FAILURE = register_optionflag("REPORT_ONLY_FIRST_FAILURE")
FAIL_FAST = register_optionflag("FAIL_FAST")
REPORTING_FLAGS = 0x7C0
BLANKLINE_MARKER, ELLIPSIS_MARKER = "<BLANKLINE>", "..."


def _indent(s, indent=4):
    return re.sub("(?m)^(?!$)", indent * " ", s)


class Example:
    def __init__(self, source, want, exc_msg=None, lineno=0, indent=0, options=None):
        self.source = source if source.endswith("\n") else source + "\n"
        self.want = want if not want or want.endswith("\n") else want + "\n"
        self.exc_msg = exc_msg if exc_msg is None or exc_msg.endswith("\n") else exc_msg + "\n"
        self.lineno, self.indent, self.options = lineno, indent, {} if options is None else options

    def __eq__(self, other):
        return self.__dict__ == other.__dict__ if type(self) is type(other) else NotImplemented

    def __hash__(self):
        return hash((self.source, self.want, self.lineno, self.indent, self.exc_msg))


class DocTest:
    def __init__(self, examples, globs, name, filename, lineno, docstring):
        self.examples, self.globs, self.name = examples, globs.copy(), name
        self.filename, self.lineno, self.docstring = filename, lineno, docstring

    def __repr__(self):
        n = len(self.examples)
        text = "no examples" if n == 0 else "1 example" if n == 1 else "%d examples" % n
        return "<%s %s from %s:%s (%s)>" % (self.__class__.__name__, self.name, self.filename, self.lineno, text)

    def _parts(self):
        return self.examples, self.docstring, self.globs, self.name, self.filename, self.lineno

    def __eq__(self, other):
        return self._parts() == other._parts() if type(self) is type(other) else NotImplemented

    def __hash__(self):
        return hash((self.docstring, self.name, self.filename, self.lineno))

    def _order(self):
        return self.name, self.filename or "", self.lineno or 0, id(self)

    def __lt__(self, other):
        return self._order() < other._order()


class DocTestParser:
    _EXAMPLE_RE = re.compile(r"""
        (?P<source>(?:^(?P<indent>[ ]*)>>>.*)(?:\n[ ]*\.\.\..*)*)\n?
        (?P<want>(?:(?![ ]*$)(?![ ]*>>>).+$\n?)*)""", re.M | re.X)
    _EXCEPTION_RE = re.compile(r"""
        ^(?P<hdr>Traceback\ \((?:most\ recent\ call\ last|innermost\ last)\):)\s*$
        (?P<stack>.*?)^(?P<msg>\w+.*)""", re.M | re.X | re.S)
    _OPTION = re.compile(r"#\s*doctest:\s*([^\n'\"]*)$", re.M)

    def parse(self, string, name="<string>"):
        string = string.expandtabs()
        indents = [len(m[1]) for m in re.finditer(r"(?m)^([ ]*)(?=\S)", string)]
        if indents and min(indents) > 0:
            string = "\n".join(line[min(indents):] for line in string.split("\n"))
        out, at, lineno = [], 0, 0
        for m in self._EXAMPLE_RE.finditer(string):
            out.append(string[at:m.start()])
            lineno += string.count("\n", at, m.start())
            source, options, want, exc_msg = self._parse_example(m, name, lineno)
            if re.sub(r"(?m)#.*", "", source).strip():
                out.append(Example(source, want, exc_msg, lineno, min(indents or [0]) + len(m["indent"]), options))
            lineno += string.count("\n", m.start(), m.end())
            at = m.end()
        out.append(string[at:])
        return out

    def _parse_example(self, m, name, lineno):
        indent = len(m["indent"])
        lines = m["source"].split("\n")
        for i, line in enumerate(lines):
            if len(line) > indent + 3 and line[indent + 3] != " ":
                raise ValueError("line %r of the docstring for %s lacks blank after %s: %r" % (
                    lineno + i + 1, name, line[indent:indent + 3], line))
        for i, line in enumerate(lines[1:], 1):
            if not line.startswith(" " * indent + "."):
                raise ValueError("line %r of the docstring for %s has inconsistent leading whitespace: %r" % (
                    lineno + i, name, line))
        source = "\n".join(line[indent + 4:] for line in lines)
        want = m["want"].split("\n")
        if len(want) > 1 and not want[-1].strip():
            del want[-1]
        for i, line in enumerate(want):
            if line and not line.startswith(" " * indent):
                raise ValueError("line %r of the docstring for %s has inconsistent leading whitespace: %r" % (
                    lineno + len(lines) + i + 1, name, line))
        want = "\n".join(line[indent:] for line in want)
        found = self._EXCEPTION_RE.match(want)
        options = {}
        for text in self._OPTION.findall(source):
            for option in text.replace(",", " ").split():
                if option[0] not in "+-" or option[1:] not in OPTIONFLAGS_BY_NAME:
                    raise ValueError("line %r of the doctest for %s has an invalid option: %r" % (lineno + 1, name, option))
                options[OPTIONFLAGS_BY_NAME[option[1:]]] = option[0] == "+"
        if options and not re.sub(r"(?m)#.*", "", source).strip():
            raise ValueError("line %r of the doctest for %s has an option directive on a line with no example: %r" % (lineno, name, source))
        return source, options, want, found["msg"] if found else None

    def get_doctest(self, string, globs, name, filename, lineno):
        return DocTest(self.get_examples(string, name), globs, name, filename, lineno, string)

    def get_examples(self, string, name="<string>"):
        return [x for x in self.parse(string, name) if isinstance(x, Example)]


class DocTestFinder:
    def __init__(self, verbose=False, parser=None, recurse=True, exclude_empty=True):
        self._parser, self._verbose, self._recurse = parser or DocTestParser(), verbose, recurse
        self._exclude_empty = exclude_empty

    def find(self, obj, name=None, module=None, globs=None, extraglobs=None):
        name = getattr(obj, "__name__", None) if name is None else name
        if name is None:
            raise ValueError("DocTestFinder.find: name must be given when obj.__name__ doesn't exist: %r" % (type(obj),))
        if module is None:
            module = obj if inspect.ismodule(obj) else sys.modules.get(getattr(obj, "__module__", None))
        globs = dict(getattr(module, "__dict__", {})) if globs is None else globs.copy()
        globs.update(extraglobs or {})
        globs.setdefault("__name__", "__main__")
        tests = []
        self._find(tests, obj, name, module, globs, {})
        return sorted(tests)

    def _is_ours(self, module, obj):
        if module is None:
            return True
        if inspect.isfunction(obj):
            return module.__dict__ is obj.__globals__
        if inspect.isclass(obj):
            return module.__name__ == obj.__module__
        return isinstance(obj, property) or getattr(obj, "__module__", None) == module.__name__

    def _find(self, tests, obj, name, module, globs, seen):
        if self._verbose:
            print("Finding tests in %s" % name)
        if id(obj) in seen:
            return
        seen[id(obj)] = 1
        doc = obj if isinstance(obj, str) else getattr(obj, "__doc__", None)
        doc = doc if isinstance(doc, str) else "" if doc is None else str(doc)
        if doc or not self._exclude_empty:
            filename = getattr(module, "__file__", None) or getattr(module, "__name__", None)
            test = self._parser.get_doctest(doc, globs, name, filename, self._find_lineno(obj, _lines_of(filename, module)))
            if test.examples or not self._exclude_empty:
                tests.append(test)
        if not self._recurse:
            return
        if inspect.ismodule(obj):
            for key, value in list(obj.__dict__.items()):
                value = inspect.unwrap(value) if callable(value) and not inspect.isclass(value) else value
                if (inspect.isroutine(value) or inspect.isclass(value)) and self._is_ours(module, value):
                    self._find(tests, value, f"{name}.{key}", module, globs, seen)
            for key, value in getattr(obj, "__test__", {}).items():
                self._find(tests, value, f"{name}.__test__.{key}", module, globs, seen)
        if inspect.isclass(obj):
            for key, value in list(obj.__dict__.items()):
                value = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value
                if (inspect.isroutine(value) or inspect.isclass(value) or isinstance(value, property)) and (
                        self._is_ours(module, value)):
                    self._find(tests, value, f"{name}.{key}", module, globs, seen)

    def _find_lineno(self, obj, source_lines):
        """The line, from 0 on, on which the docstring begins; None where that is not known."""
        if inspect.ismodule(obj):
            return 0
        if inspect.isclass(obj):
            head = re.compile(r"\s*class\s+%s\b" % re.escape(getattr(obj, "__name__", "-")))
            line = next((i for i, text in enumerate(source_lines) if head.match(text)), None)
        else:
            obj = inspect.unwrap(getattr(obj, "__func__", None) or obj)
            code = getattr(obj, "__code__", None)
            line = None if code is None else code.co_firstlineno - 1
        if line is None or not source_lines:
            return None if line is None else line + 1
        begins = re.compile(r"(^|.*:)\s*\w*(\"|')")
        return next((i for i in range(line, len(source_lines)) if begins.match(source_lines[i])), None)


def _lines_of(filename, module):
    import linecache

    return linecache.getlines(filename, getattr(module, "__dict__", None)) if filename else []


class _Output:
    """What takes the place of sys.stdout while an example runs."""

    def __init__(self):
        self.pieces = []
        self.encoding = "utf-8"

    def write(self, text):
        self.pieces.append(text)
        return len(text)

    def flush(self):
        pass

    def take(self):
        text = "".join(self.pieces)
        self.pieces.clear()
        return text if not text or text.endswith("\n") else text + "\n"


class DocTestRunner:
    DIVIDER = "*" * 70

    def __init__(self, checker=None, verbose=None, optionflags=0):
        self._checker, self._verbose = checker or OutputChecker(), "-v" in sys.argv if verbose is None else verbose
        self.optionflags = self.original_optionflags = optionflags
        self.tries = self.failures = 0
        self._name2ft = {}

    def report_start(self, out, test, example):
        if self._verbose:
            want = "Expecting:\n" + _indent(example.want) if example.want else "Expecting nothing\n"
            out("Trying:\n" + _indent(example.source) + want)

    def report_success(self, out, test, example, got):
        if self._verbose:
            out("ok\n")

    def report_failure(self, out, test, example, got):
        out(self._header(test, example) + self._checker.output_difference(example, got, self.optionflags))

    def report_unexpected_exception(self, out, test, example, exc_info):
        out(self._header(test, example) + "Exception raised:\n" + _indent("".join(traceback.format_exception(*exc_info))))

    def _header(self, test, example):
        line = test.lineno + example.lineno + 1 if test.filename and test.lineno is not None else "?" if test.filename else None
        where = 'File "%s", line %s, in %s' % (test.filename, line, test.name) if test.filename else "Line %s, in %s" % (
            example.lineno + 1, test.name)
        return "\n".join([self.DIVIDER, where, "Failed example:", _indent(example.source)])

    def _run_example(self, test, example, number, out, compileflags):
        """(outcome, what it printed or raised)"""
        error = None
        try:
            exec(compile(example.source, "<doctest %s[%d]>" % (test.name, number), "single", compileflags, True), test.globs)
        except KeyboardInterrupt:
            raise
        except BaseException:
            error = sys.exc_info()
            error = error[0], error[1], error[2].tb_next if error[2] else None
        got = self._fakeout.take()
        if error is None:
            return "ok" if self._checker.check_output(example.want, got, self.optionflags) else "fail", got
        text = traceback.format_exception_only(*error[:2])[-1]
        got += "Traceback (most recent call last):\n  ...\n" + "".join(traceback.format_exception_only(*error[:2]))
        if example.exc_msg is None:
            return "error", error
        if self._checker.check_output(example.exc_msg, text, self.optionflags):
            return "ok", got
        if self.optionflags & IGNORE_EXCEPTION_DETAIL and self._checker.check_output(
                _exception_name(example.exc_msg), _exception_name(text), self.optionflags):
            return "ok", got
        return "fail", "Traceback (most recent call last):\n" + _indent("".join(traceback.format_exception(*error)[1:]), 0)

    def run(self, test, compileflags=0, out=None, clear_globs=True):
        saved, shown = sys.stdout, sys.displayhook
        self.test, self._fakeout = test, _Output()
        out = saved.write if out is None else out
        failures = tries = 0
        original = self.optionflags

        def displayhook(value):
            if value is not None:
                import builtins

                builtins._ = None
                sys.stdout.write(repr(value) + "\n")
                builtins._ = value

        read_lines = linecache.getlines

        def getlines(filename, module_globals=None):
            """Examples have source lines, as files have, while they run."""
            found = re.match(r"<doctest (?P<name>.+)\[(?P<number>\d+)\]>$", filename)
            if found and found["name"] == test.name:
                return test.examples[int(found["number"])].source.splitlines(keepends=True)
            return read_lines(filename, module_globals)

        sys.stdout, sys.displayhook, linecache.getlines = self._fakeout, displayhook, getlines
        try:
            for number, example in enumerate(test.examples):
                quiet = self.optionflags & REPORT_ONLY_FIRST_FAILURE and failures > 0
                self.optionflags = original
                for flag, is_on in example.options.items():
                    self.optionflags = self.optionflags | flag if is_on else self.optionflags & ~flag
                if self.optionflags & SKIP:
                    continue
                tries += 1
                if not quiet:
                    self.report_start(out, test, example)
                outcome, got = self._run_example(test, example, number, out, compileflags)
                if outcome == "ok":
                    if not quiet:
                        self.report_success(out, test, example, got)
                    continue
                if not quiet:
                    report = self.report_failure if outcome == "fail" else self.report_unexpected_exception
                    report(out, test, example, got)
                failures += 1
                if self.optionflags & FAIL_FAST:
                    break
        finally:
            sys.stdout, sys.displayhook, linecache.getlines = saved, shown, read_lines
            self.optionflags = original
            if clear_globs:
                test.globs.clear()
        old = self._name2ft.get(test.name, (0, 0))
        self._name2ft[test.name] = old[0] + failures, old[1] + tries
        self.failures += failures
        self.tries += tries
        return TestResults(failures, tries)

    def merge(self, other):
        """Adds what another runner has counted."""
        for name, (failures, tries) in other._name2ft.items():
            old = self._name2ft.get(name, (0, 0))
            self._name2ft[name] = old[0] + failures, old[1] + tries

    def summarize(self, verbose=None):
        verbose = self._verbose if verbose is None else verbose
        items = sorted(self._name2ft.items())
        failed = [(name, ft) for name, ft in items if ft[0]]
        passed = [(name, ft[1]) for name, ft in items if not ft[0] and ft[1]]
        empty = [name for name, ft in items if not ft[1]]
        if verbose:
            if empty:
                print(len(empty), "items had no tests:")
                print("\n".join("    " + name for name in empty))
            if passed:
                print(len(passed), "items passed all tests:")
                print("\n".join(" %3d tests in %s" % (count, name) for name, count in passed))
        if failed:
            print(self.DIVIDER)
            print(len(failed), "items had failures:")
            print("\n".join(" %3d of %3d in %s" % (*ft, name) for name, ft in failed))
        if verbose:
            print(self.tries, "tests in", len(items), "items.")
            print(self.tries - self.failures, "passed and", self.failures, "failed.")
        if self.failures:
            print("***Test Failed***", self.failures, "failures.")
        elif verbose:
            print("Test passed.")
        return TestResults(self.failures, self.tries)


def _exception_name(msg):
    return msg.split("\n")[0].partition(":")[0].rpartition(".")[2].strip()


class OutputChecker:
    def check_output(self, want, got, optionflags):
        if got == want:
            return True
        if not optionflags & DONT_ACCEPT_TRUE_FOR_1 and (got, want) in (("True\n", "1\n"), ("False\n", "0\n")):
            return True
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            want = re.sub(r"(?m)^%s\s*?$" % re.escape(BLANKLINE_MARKER), "", want)
            got = re.sub(r"(?m)^[^\S\n]+$", "", got)
            if got == want:
                return True
        if optionflags & NORMALIZE_WHITESPACE:
            got, want = " ".join(got.split()), " ".join(want.split())
            if got == want:
                return True
        return bool(optionflags & ELLIPSIS and _ellipsis_match(want, got))

    def output_difference(self, example, got, optionflags):
        want = example.want
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            got = re.sub("(?m)^[ ]*(?=\n)", BLANKLINE_MARKER, got)
        if optionflags & (REPORT_UDIFF | REPORT_CDIFF | REPORT_NDIFF) and (
                optionflags & REPORT_NDIFF or want.count("\n") > 2 and got.count("\n") > 2):
            a, b = want.splitlines(keepends=True), got.splitlines(keepends=True)
            if optionflags & REPORT_UDIFF:
                lines, kind = list(difflib.unified_diff(a, b, n=2))[2:], "unified diff with -expected +actual"
            elif optionflags & REPORT_CDIFF:
                lines, kind = list(difflib.context_diff(a, b, n=2))[2:], "context diff with expected followed by actual"
            else:
                lines, kind = list(difflib.ndiff(a, b)), "ndiff with -expected +actual"
            return "Differences (%s):\n" % kind + _indent("".join(line.rstrip() + "\n" for line in lines))
        expected = "Expected:\n" + _indent(want) if want else "Expected nothing\n"
        return expected + ("Got:\n" + _indent(got) if got else "Got nothing\n")


def _ellipsis_match(want, got):
    pieces = want.split(ELLIPSIS_MARKER)
    if len(pieces) == 1:
        return want == got
    return re.fullmatch(".*".join(map(re.escape, pieces)), got, re.S) is not None


class DocTestFailure(Exception):
    def __init__(self, test, example, got):
        self.test, self.example, self.got = test, example, got

    def __str__(self):
        return str(self.test)


class UnexpectedException(Exception):
    def __init__(self, test, example, exc_info):
        self.test, self.example, self.exc_info = test, example, exc_info

    def __str__(self):
        return str(self.test)


class DebugRunner(DocTestRunner):
    def run(self, test, compileflags=None, out=None, clear_globs=True):
        found = super().run(test, compileflags or 0, out, False)
        if clear_globs:
            test.globs.clear()
        return found

    def report_unexpected_exception(self, out, test, example, exc_info):
        raise UnexpectedException(test, example, exc_info)

    def report_failure(self, out, test, example, got):
        raise DocTestFailure(test, example, got)


def testmod(m=None, name=None, globs=None, verbose=None, report=True, optionflags=0, extraglobs=None, raise_on_error=False,
            exclude_empty=False):
    m = sys.modules["__main__"] if m is None else m
    if not inspect.ismodule(m):
        raise TypeError("testmod: module required; %r" % (m,))
    runner = (DebugRunner if raise_on_error else DocTestRunner)(verbose=verbose, optionflags=optionflags)
    for test in DocTestFinder(exclude_empty=exclude_empty).find(m, name or m.__name__, globs=globs, extraglobs=extraglobs):
        runner.run(test)
    if report:
        runner.summarize()
    return TestResults(runner.failures, runner.tries)


def testfile(filename, module_relative=True, name=None, package=None, globs=None, verbose=None, report=True, optionflags=0,
             extraglobs=None, raise_on_error=False, parser=DocTestParser(), encoding=None):
    import os

    if package and not module_relative:
        raise ValueError("Package may only be specified for module-relative paths.")
    if module_relative:
        package = __import__(package, fromlist=["*"]) if isinstance(package, str) else package
        caller = sys.modules.get(sys._getframe(1).f_globals.get("__name__"))
        base = getattr(caller if package is None else package, "__file__", None) or ""
        filename = os.path.join(os.path.dirname(base), *filename.split("/"))
    with open(filename, encoding=encoding or "utf-8") as f:
        text = f.read()
    globs = {**(globs or {}), **(extraglobs or {})}
    globs.setdefault("__name__", "__main__")
    runner = (DebugRunner if raise_on_error else DocTestRunner)(verbose=verbose, optionflags=optionflags)
    runner.run(parser.get_doctest(text, globs, name or os.path.basename(filename), filename, 0))
    if report:
        runner.summarize()
    return TestResults(runner.failures, runner.tries)


def run_docstring_examples(f, globs, verbose=False, name="NoName", compileflags=None, optionflags=0):
    runner = DocTestRunner(verbose=verbose, optionflags=optionflags)
    for test in DocTestFinder(verbose=verbose, recurse=False).find(f, name, globs=globs):
        runner.run(test, compileflags=compileflags or 0)


_unittest_flags = 0


def set_unittest_reportflags(flags):
    global _unittest_flags
    if flags & REPORTING_FLAGS != flags:
        raise ValueError("Only reporting flags allowed", flags)
    old, _unittest_flags = _unittest_flags, flags
    return old


class DocTestCase(unittest.TestCase):
    """One docstring's examples as a test."""

    def __init__(self, test, optionflags=0, setUp=None, tearDown=None, checker=None):
        super().__init__()
        self._dt_test, self._dt_flags, self._dt_checker = test, optionflags, checker
        self._dt_setUp, self._dt_tearDown, self._dt_globs = setUp, tearDown, test.globs.copy()

    def setUp(self):
        if self._dt_setUp is not None:
            self._dt_setUp(self._dt_test)

    def tearDown(self):
        if self._dt_tearDown is not None:
            self._dt_tearDown(self._dt_test)
        self._dt_test.globs.clear()
        self._dt_test.globs.update(self._dt_globs)

    def runTest(self):
        out, flags = StringIO(), self._dt_flags
        runner = DocTestRunner(optionflags=flags | (0 if flags & REPORTING_FLAGS else _unittest_flags), checker=self._dt_checker,
                               verbose=False)
        runner.DIVIDER = "-" * 70
        failures, _ = runner.run(self._dt_test, out=out.write, clear_globs=False)
        if failures:
            raise self.failureException(self.format_failure(out.getvalue()))

    def format_failure(self, err):
        test = self._dt_test
        lineno = "unknown line number" if test.lineno is None else f"{test.lineno}"
        last = test.name.split(".")[-1]
        return f'Failed doctest test for {test.name}\n  File "{test.filename}", line {lineno}, in {last}\n\n{err}'

    def debug(self):
        """Runs the examples so that a failure is an exception where it happens."""
        self.setUp()
        runner = DebugRunner(optionflags=self._dt_flags, checker=self._dt_checker, verbose=False)
        runner.run(self._dt_test, clear_globs=False)
        self.tearDown()

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        names = ("_dt_test", "_dt_flags", "_dt_setUp", "_dt_tearDown", "_dt_checker")
        return all(getattr(self, name) == getattr(other, name) for name in names)

    def __hash__(self):
        return hash((self._dt_flags, self._dt_setUp, self._dt_tearDown, self._dt_checker))

    def id(self):
        return self._dt_test.name

    def __repr__(self):
        name = self._dt_test.name.split(".")
        return "%s (%s)" % (name[-1], ".".join(name[:-1]))

    __str__ = object.__str__

    def shortDescription(self):
        return "Doctest: " + self._dt_test.name


class _DocTestSuite(unittest.TestSuite):
    pass


def DocTestSuite(module=None, globs=None, extraglobs=None, test_finder=None, **options):
    module = sys.modules["__main__"] if module is None else __import__(module, fromlist=["*"]) if isinstance(module, str) else module
    found = (test_finder or DocTestFinder()).find(module, globs=globs, extraglobs=extraglobs)
    if not found and sys.flags.optimize >= 2:
        return _DocTestSuite([SkipDocTestCase(module)])
    return _DocTestSuite([DocTestCase(test, **options) for test in sorted(found) if test.examples])


class SkipDocTestCase(DocTestCase):
    """Stands for a module's tests where docstrings are left out."""

    def __init__(self, module):
        self.module = module
        DocTestCase.__init__(self, DocTest([], {}, module.__name__, None, None, None))

    def setUp(self):
        self.skipTest("DocTestSuite will not work with -O2 and above")

    def test_skip(self):
        pass

    def shortDescription(self):
        return f"Skipping tests from {self.module.__name__}"

    __str__ = shortDescription


class DocFileCase(DocTestCase):
    """A text file's examples as a test."""

    def id(self):
        return "_".join(self._dt_test.name.split("."))

    def __repr__(self):
        return self._dt_test.filename

    def format_failure(self, err):
        return f'Failed doctest test for {self._dt_test.name}\n  File "{self._dt_test.filename}", line 0\n\n{err}'


def DocFileTest(path, module_relative=True, package=None, globs=None, parser=DocTestParser(), encoding=None, **options):
    """A DocFileCase of one file."""
    import os

    globs = {} if globs is None else globs.copy()
    if package and not module_relative:
        raise ValueError("Package may only be specified for module-relative paths.")
    name = os.path.basename(path)
    if module_relative:
        package = sys.modules["__main__"] if package is None else package
        package = __import__(package, fromlist=["*"]) if isinstance(package, str) else package
        path = os.path.join(os.path.dirname(getattr(package, "__file__", None) or ""), *path.split("/"))
    with open(path, encoding=encoding or "utf-8") as file:
        text = file.read()
    globs.setdefault("__file__", path)
    return DocFileCase(parser.get_doctest(text, globs, name, path, 0), **options)


def DocFileSuite(*paths, **kw):
    """The tests of several files; names are relative to the caller's module unless it says otherwise."""
    if kw.get("module_relative", True):
        kw["package"] = kw.get("package") or sys.modules.get(sys._getframe(1).f_globals.get("__name__"))
    return _DocTestSuite([DocFileTest(path, **kw) for path in paths])


def testsource(module, name):
    """The examples of one docstring as a script."""
    module = __import__(module, fromlist=["*"]) if isinstance(module, str) else module
    found = [test for test in DocTestFinder().find(module) if test.name == name]
    if not found:
        raise ValueError(name, "not found in tests")
    return script_from_examples(found[0].docstring)


def debug(module, name, pm=False):
    """Runs the examples of one docstring under pdb."""
    module = __import__(module, fromlist=["*"]) if isinstance(module, str) else module
    debug_script(testsource(module, name), pm, module.__dict__)


def debug_src(src, pm=False, globs=None):
    """Runs the examples of a text under pdb."""
    debug_script(script_from_examples(src), pm, globs)


def debug_script(src, pm=False, globs=None):
    """Runs a script under pdb; with `pm` pdb begins only where it fails."""
    import pdb

    globs = globs.copy() if globs else {}
    if not pm:
        pdb.Pdb().run("exec(%r)" % src, globs, globs)
        return
    try:
        exec(src, globs, globs)
    except BaseException as error:
        print(error)
        post_mortem = pdb.Pdb()
        post_mortem.reset()
        post_mortem.interaction(None, error.__traceback__)


def script_from_examples(s):
    out = []
    for piece in DocTestParser().parse(s):
        if isinstance(piece, Example):
            out.append(piece.source[:-1])
            if piece.want:
                out += ["# Expected:"] + ["## " + line for line in piece.want.split("\n")[:-1]]
        else:
            out += ["#" + (" " + line if line else "") for line in piece.split("\n")[:-1]]
    while out and out[-1] == "#":
        out.pop()
    while out and out[0] == "#":
        out.pop(0)
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.doctest(_sys.argv[1:]))
