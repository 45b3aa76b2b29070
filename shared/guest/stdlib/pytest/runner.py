"""A test session: collects, runs set-up, call and tear-down of each item, and reports."""

import fnmatch
import os
import sys
import time
import warnings

from pytest import report as reports
from pytest.collect import Collector, Node, import_file, ordered
from pytest.config import Config
from pytest.explain import assertion_text
from pytest.fixtures import SCOPES, FixtureDef, FixtureFunction, FixtureLookupError, builtin_fixtures
from pytest.marks import ExpressionError, Mark, compiled
from pytest.outcomes import Exit, Failed, Skipped, UsageError, XFailed

_SKIPPED_FOLDERS = (".*", "*.egg", "_darcs", "build", "CVS", "dist", "node_modules", "venv", "{arch}", "__pycache__")
_streams = [None]


def real_streams():
    return _streams[0]


class Report:
    """One outcome: of a test, or of a file that could not be collected."""

    def __init__(self, outcome, nodeid, heading="", text="", message="", reason="", location="", sections=()):
        self.outcome, self.nodeid, self.heading, self.text, self.message = outcome, nodeid, heading, text, message
        self.reason, self.location, self.sections = reason, location, sections


class Session:
    def __init__(self, args, plugins):
        self.args, self.plugins = args, plugins
        self.fixtures, self.items, self.reports, self.warned, self.module_skips = {}, [], [], [], []
        self.conftests, self.stop = {}, None
        self.root_node = Node("session", "", None, self)
        self.nodes = [self.root_node]

    # ---- fixtures

    def add(self, definition):
        self.fixtures.setdefault(definition.name, []).append(definition)

    def register(self, members, node):
        for name, each in members.items():
            if isinstance(each, FixtureFunction):
                own = FixtureDef(each, node)
                if each.name == getattr(each.function, "__name__", None):
                    own.name = own.argname = name if name != "<lambda>" else each.name
                self.add(own)

    def definitions(self, name, item):
        """Those of a name that the item sees, the nearest first."""
        chain = item.chain()
        seen = [d for d in self.fixtures.get(name, ()) if d.base is None or d.base in chain]
        depth = lambda d: -1 if d.base is None else chain.index(d.base)  # noqa: E731
        order = sorted(range(len(seen)), key=lambda i: (depth(seen[i]), i), reverse=True)
        return [seen[i] for i in order]

    def closure(self, item, arguments):
        """All fixtures that an item needs, autouse first, wide scopes first."""
        chain = item.chain()
        names = [d.name for node in [None, *chain] for found in self.fixtures.values() for d in found if d.autouse and d.base is node]
        for mark in item.iter_markers("usefixtures"):
            names += mark.args
        names = list(dict.fromkeys([*names, *arguments]))
        fixed = {n.strip() for m in item.iter_markers("parametrize") if not m.kwargs.get("indirect")
                 for n in ((m.args[0] if m.args else m.kwargs["argnames"]).split(",")
                           if isinstance(m.args[0] if m.args else m.kwargs["argnames"], str) else (m.args[0] if m.args else m.kwargs["argnames"]))}  # fmt: skip
        at = 0
        while at < len(names):
            found = self.definitions(names[at], item) if names[at] not in fixed else []
            for definition in found[:1]:
                names += [n for n in definition.arguments if n not in names]
                if definition.name in definition.arguments and len(found) > 1:
                    names += [n for n in found[1].arguments if n not in names]
            at += 1

        def width(name):
            found = self.definitions(name, item) if name not in fixed else []
            return -SCOPES.index(found[0].scope) if found else 0

        return sorted(names, key=width)

    def hooks(self, name, *modules):
        owners = [*self.plugins, *[c.module for c in self.conftests.values() if c is not None], *modules]
        return [getattr(owner, name) for owner in owners if hasattr(owner, name)]

    # ---- collection

    def is_function_name(self, name):
        return any(name.startswith(p) if "*" not in p else fnmatch.fnmatchcase(name, p) for p in self.config.names("python_functions", "test"))

    def is_class_name(self, name):
        return any(name.startswith(p) if "*" not in p else fnmatch.fnmatchcase(name, p) for p in self.config.names("python_classes", "Test"))

    def _load_conftests(self, folder):
        """Those of `folder` and above it, down to the root."""
        if folder in self.conftests:
            return
        above = os.path.dirname(folder)
        if above != folder and folder.startswith(self.root) and folder != self.root:
            self._load_conftests(above)
        self.conftests[folder] = None
        path = os.path.join(folder, "conftest.py")
        if os.path.isfile(path):
            sys.modules.pop("conftest", None)
            node = Node("conftest", os.path.relpath(folder, self.root), self._folder_node(above) if folder != self.root else self.root_node)
            node.module = import_file(path, self)
            self.conftests[folder] = node
            self.register(vars(node.module), node)
            for hook in ("pytest_configure",):
                if hasattr(node.module, hook):
                    getattr(node.module, hook)(self.config)

    def _folder_node(self, folder):
        while True:
            node = self.conftests.get(folder)
            if node is not None:
                return node
            above = os.path.dirname(folder)
            if above == folder or not folder.startswith(self.root):
                return self.root_node
            folder = above

    def _files(self, path, is_explicit=True):
        if os.path.isfile(path):
            patterns = self.config.names("python_files", "test_*.py *_test.py")
            if is_explicit or any(fnmatch.fnmatch(os.path.basename(path), p) for p in patterns):
                yield path
            return
        ignored = [os.path.abspath(p) for p in self.config.options["ignore"]]
        for name in sorted(os.listdir(path)):
            inner = os.path.join(path, name)
            if inner in ignored or any(fnmatch.fnmatch(inner, p) for p in self.config.options["ignore"] if "*" in p):
                continue
            if os.path.isdir(inner):
                if not any(fnmatch.fnmatch(name, p) for p in self.config.names("norecursedirs", " ".join(_SKIPPED_FOLDERS))):
                    yield from self._files(inner, False)
            elif name.endswith(".py"):
                yield from self._files(inner, False)

    def _collect(self):
        wanted = self.config.paths or self.config.names("testpaths", "") or ["."]
        for argument in wanted:
            path, *names = argument.split("::")
            path = os.path.abspath(path)
            if not os.path.exists(path):
                raise UsageError(f"file or directory not found: {argument}")
            found = []
            for file in self._files(path):
                found += self._module(file)
            if names:
                kept = [i for i in found if self._is_named(i, names)]
                if not kept and not self.errors:
                    raise UsageError(f"not found: {path}::{'::'.join(names)}\n(no match in any of [<Module {os.path.basename(path)}>])")
                found = kept
            self.items += [i for i in found if i.nodeid not in self._taken]
            self._taken.update(i.nodeid for i in found)

    @staticmethod
    def _is_named(item, names):
        own = item.nodeid.split("::", 1)[1]
        text = "::".join(names)
        return own == text or own.startswith((text + "::", text + "["))

    def _module(self, path):
        if path in self._modules:
            return self._modules[path]
        nodeid = reports.shortened(path, self.root)
        made = self._modules[path] = []
        try:
            self._load_conftests(os.path.dirname(path))
            parent = self._folder_node(os.path.dirname(path))
            node = Node("module", nodeid, parent)
            node.path = __import__("pathlib").Path(path)
            node.module = import_file(path, self)
            made += Collector(self, node).run()
            for item in made:
                item.path_text = path
        except Skipped as skipped:
            frame = reports.entries_of(skipped)[-1]
            self.module_skips.append(Report("skipped", nodeid, reason=str(skipped), location=f"{nodeid}:{frame.line}"))
        except (Exception, Failed) as error:
            text = self._collection_error(error, path)
            self.errors.append(Report("error", nodeid, f"ERROR collecting {nodeid}", text, self._collection_message(error, text)))
        return made

    def _collection_message(self, error, text):
        return "" if isinstance(error, (ImportError, SyntaxError)) else reports.crash_message(error) if getattr(error, "pytrace", True) else str(error)

    def _collection_error(self, error, path):
        if isinstance(error, (UsageError,)) or getattr(error, "pytrace", True) is False:
            return str(error)
        text = reports.failure_text(error, None, "short", self.root)
        if isinstance(error, ImportError):
            text = (f"ImportError while importing test module '{path}'.\nHint: make sure your test modules/packages have valid Python names.\n"
                    "Traceback:\n" + text)  # fmt: skip
        return text

    def _select(self):
        keyword, markexpr = self.config.options["keyword"], self.config.options["markexpr"]
        left = list(self.items)
        try:
            if keyword:
                test = compiled(keyword)
                left = [i for i in left if test(self._keyword_matcher(i))]
            if markexpr:
                test = compiled(markexpr)
                left = [i for i in left if test(lambda name, names={m.name for m in i.iter_markers()}: name in names)]
        except ExpressionError as error:
            option = "-k" if keyword else "-m"
            raise UsageError(f"Wrong expression passed to '{option}': {keyword or markexpr}: {error}") from None
        for prefix in self.config.options["deselect"]:
            left = [i for i in left if not i.nodeid.startswith(prefix)]
        for hook in self.hooks("pytest_collection_modifyitems"):
            self._call_hook(hook, session=self, config=self.config, items=left)
        self.deselected = len(self.items) - len(left)
        self.items = left

    @staticmethod
    def _call_hook(hook, **values):
        import inspect

        return hook(**{n: values[n] for n in inspect.signature(hook).parameters if n in values})

    @staticmethod
    def _keyword_matcher(item):
        texts = [node.name.lower() for node in item.chain() if node.kind in ("module", "class", "function")]
        texts += [m.name.lower() for m in item.iter_markers()] + [n.lower() for n in vars(item.function)]
        return lambda name: any(name.lower() in text for text in texts)

    # ---- running

    def main(self):
        started = time.perf_counter()
        _streams[0] = sys.stdout, sys.stderr
        try:
            self.config = Config(self.args)
            self._configure()
            self.terminal = reports.Terminal(self, sys.stdout)
            self.terminal.header()
            self._taken, self._modules, self.errors, self.deselected = set(), {}, [], 0
            with warnings.catch_warnings(record=True) as seen:
                warnings.simplefilter("always")
                self._capturing(self._collect)
                self._note(None, seen)
            self._select()
            if self.config.options.get("maxfail") == "0" and self.config.options.get("exitfirst"):
                self.config.options["maxfail"] = "1"
            self.items = ordered(self.items)
        except UsageError as error:
            if not hasattr(self, "terminal"):
                sys.stderr.write(f"ERROR: {error}\n\n")
                return 4
            self.terminal.line(f"collected {len(self.items)} items\n" if self.config.verbosity >= 0 else "")
            self.terminal.line(reports.separator("=", f"no tests ran in {time.perf_counter() - started:.2f}s"))
            sys.stderr.write(f"ERROR: {error}\n\n")
            return 4
        self.terminal.collected(len(self.errors), self.deselected)
        if self.config.options["collectonly"]:
            return self._show_collection(started)
        if self.errors and not self.config.options.get("go_on"):
            self.stop = f"Interrupted: {len(self.errors)} error{'s' if len(self.errors) != 1 else ''} during collection"
        else:
            self._run_all()
        return self._conclude(time.perf_counter() - started)

    def _configure(self):
        first = os.path.abspath((self.config.paths or ["."])[0].split("::")[0])
        folders = [os.path.abspath(p.split("::")[0]) for p in self.config.paths] or [os.getcwd()]
        folders = [f if os.path.isdir(f) else os.path.dirname(f) for f in folders]
        common = os.path.commonpath(folders) if folders else os.path.dirname(first)
        self.config.read_ini(self.config.options.get("rootdir") and os.path.abspath(self.config.options["rootdir"]) or common)
        self.root = self.config.root
        if "addopts" in self.config.ini:
            import shlex

            own = Config(shlex.split(self.config.ini["addopts"]) + self.args)
            own.inifile, own.ini, own.root = self.config.inifile, self.config.ini, self.config.root
            self.config = own
        for folder in (os.getcwd(), self.root):
            if folder not in sys.path:
                sys.path.append(folder)
        self.config.know_markers()
        for name, (function, scope) in builtin_fixtures().items():
            self.add(FixtureDef(FixtureFunction(function, scope, None, False, None, name), None))
        for plugin in self.plugins:
            self.register({n: getattr(plugin, n) for n in dir(plugin)}, None)
        for path in folders:
            if os.path.isdir(path):
                self._load_conftests(path)
        self.config.add_options(self.hooks("pytest_addoption"))

    def _capturing(self, function):
        """What collection prints is shown only with -s."""
        if self.config.options.get("no_capture") or self.config.options["capture"] == "no":
            return function()
        import io

        sys.stdout, sys.stderr = io.StringIO(), io.StringIO()
        try:
            return function()
        finally:
            sys.stdout, sys.stderr = _streams[0]

    def _note(self, where, seen):
        for each in seen:
            self.warned.append((where, (each.filename, each.lineno), each))

    def _run_all(self):
        limit = int(self.config.options["maxfail"])
        for hook in self.hooks("pytest_sessionstart"):
            self._call_hook(hook, session=self)
        for i, item in enumerate(self.items):
            self._run(item, self.items[i + 1] if i + 1 < len(self.items) else None)
            failed = sum(r.outcome in ("failed", "error") for r in self.reports)
            if self.stop is None and limit and failed >= limit:
                self.stop = f"stopping after {limit} failures"
            if self.stop:
                self._tear_down(None)
                break
        for hook in self.hooks("pytest_sessionfinish"):
            self._call_hook(hook, session=self, exitstatus=0)

    def _run(self, item, following):
        import io

        self.terminal.started(item)
        sections, read = [], [0, 0]
        is_captured = not (self.config.options.get("no_capture") or self.config.options["capture"] == "no")
        streams = (io.StringIO(), io.StringIO()) if is_captured else ()
        if is_captured:
            sys.stdout, sys.stderr = streams

        def phase(name, function):
            error = None
            with warnings.catch_warnings(record=True) as seen:
                warnings.simplefilter("always")
                try:
                    function()
                except KeyboardInterrupt:
                    sys.stdout, sys.stderr = _streams[0]
                    raise
                except BaseException as caught:
                    error = caught
            self._note(item.nodeid, seen)
            for i, stream in enumerate(streams):
                text = stream.getvalue()[read[i] :]
                read[i] += len(text)
                if text:
                    sections.append((f"Captured {('stdout', 'stderr')[i]} {name}", text))
            return error

        error = phase("setup", lambda: self._set_up(item))
        if error is not None:
            self._record(item, "setup", error, sections)
        else:
            error = phase("call", lambda: self._call(item))
            self._record(item, "call", error, sections)
        error = phase("teardown", lambda: self._tear_down(following))
        sys.stdout, sys.stderr = _streams[0]
        if error is not None:
            self._record(item, "teardown", error, sections)

    def _condition(self, mark, item):
        """(does it hold, its reason) of skipif and xfail."""
        conditions = mark.args if "condition" not in mark.kwargs else (mark.kwargs["condition"],)
        reason = mark.kwargs.get("reason")
        if not conditions:
            return True, reason or ""
        for condition in conditions:
            if isinstance(condition, str):
                names = {"os": os, "sys": sys, "platform": __import__("platform"), "config": self.config}
                holds = eval(condition, {**names, **item.function.__globals__})
                reason_now = reason if reason is not None else "condition: " + condition
            else:
                holds = bool(condition)
                if reason is None:
                    raise Failed(f"Error evaluating {mark.name!r}: you need to specify reason=STRING when using booleans as conditions.", False)
                reason_now = reason
            if holds:
                return True, reason_now
        return False, ""

    def _set_up(self, item):
        for mark in item.iter_markers("skipif"):
            holds, reason = self._condition(mark, item)
            if holds:
                raise _marked_skip(reason)
        for mark in item.iter_markers("skip"):
            raise _marked_skip(mark.kwargs.get("reason", mark.args[0] if mark.args else "unconditional skip"))
        if item.is_unittest and getattr(item.function, "__unittest_skip__", False):
            raise _marked_skip(item.function.__unittest_skip_why__)
        if item.is_unittest and getattr(item.cls, "__unittest_skip__", False):
            raise _marked_skip(item.cls.__unittest_skip_why__)
        item.xfail = None
        for mark in item.iter_markers("xfail"):
            holds, reason = self._condition(mark, item)
            if holds and not self.config.options.get("runxfail"):
                item.xfail = (mark, reason)
                if mark.kwargs.get("run") is False:
                    raise XFailed("[NOTRUN] " + reason)
                break
        self._entered = item.chain()
        if item.parent.kind == "class":
            item.instance = item.cls(item.originalname) if item.is_unittest else item.cls()
        for hook in self.hooks("pytest_runtest_setup"):
            self._call_hook(hook, item=item)
        for name in item.fixturenames:
            if name not in item.call.values:
                item.funcargs[name] = item.value_of(name)
            else:
                item.funcargs[name] = item.call.values[name]

    def _call(self, item):
        from pytest.fixtures import argument_names

        __tracebackhide__ = True
        if item.is_unittest:
            return _run_case(item)
        function = item.function
        if item.instance is not None and not isinstance(item.cls.__dict__.get(item.originalname), staticmethod):
            function = getattr(item.instance, item.originalname)
        names = argument_names(item.function, function is not item.function)
        import inspect

        if inspect.iscoroutinefunction(inspect.unwrap(item.function)):
            raise Failed("async def functions are not natively supported.\nYou need to install a suitable plugin for your async framework, "
                         "for example:\n  - anyio\n  - pytest-asyncio\n  - pytest-tornasync\n  - pytest-trio\n  - pytest-twisted", False)  # fmt: skip
        result = function(**{n: item.funcargs[n] for n in names})
        if result is not None:
            from pytest.marks import PytestWarning

            kind = type("PytestReturnNotNoneWarning", (PytestWarning,), {})
            code = item.function.__code__
            warnings.warn_explicit(kind(f"Test functions should return None, but {item.nodeid} returned {type(result)!r}.\nDid you mean to use `assert` instead of "
                                        "`return`?\nSee https://docs.pytest.org/en/stable/how-to/assert.html#return-not-none for more information."),
                                   kind, code.co_filename, code.co_firstlineno)  # fmt: skip

    def _tear_down(self, following):
        """Leaves the nodes that the following item does not share, the innermost first."""
        stays = following.chain() if following is not None else []
        errors = []
        for node in reversed(getattr(self, "_entered", [])):
            if node not in stays:
                try:
                    node.finish()
                except BaseException as error:
                    errors.append(error)
        if following is not None:
            self._entered = [n for n in getattr(self, "_entered", []) if n in stays]
        if errors:
            raise errors[0]

    def _record(self, item, phase, error, sections):
        import unittest

        xfail = getattr(item, "xfail", None)
        place = f"{item.module_node.name}:{item.line}"
        if isinstance(error, Exit):
            self.stop = str(error)
            return
        if isinstance(error, (Skipped, unittest.SkipTest)):
            if not getattr(error, "is_mark", False):
                entry = reports.entries_of(error)[-1]
                place = f"{reports.shortened(entry.path, self.root)}:{entry.line}"
            self._add(item, Report("skipped", item.nodeid, reason=str(error), location=place))
        elif isinstance(error, XFailed) and not self.config.options.get("runxfail"):
            self._add(item, Report("xfailed", item.nodeid, reason=str(error)))
        elif xfail is not None and phase == "call":
            mark, reason = xfail
            raises = mark.kwargs.get("raises")
            if error is not None and (raises is None or isinstance(error, raises)):
                self._add(item, Report("xfailed", item.nodeid, reason=reason))
            elif error is not None:
                self._add(item, self._failure(item, phase, error, sections))
            elif mark.kwargs.get("strict", str(self.config.ini.get("xfail_strict", "")).lower() == "true"):
                self._add(item, Report("failed", item.nodeid, item.nodeid.split("::", 1)[1].replace("::", "."), f"[XPASS(strict)] {reason}",
                                       f"[XPASS(strict)] {reason}"))  # fmt: skip
            else:
                self._add(item, Report("xpassed", item.nodeid, reason=reason))
        elif error is not None:
            self._add(item, self._failure(item, phase, error, sections))
        elif item.is_unittest and getattr(item.function, "__unittest_expecting_failure__", False):
            self._add(item, Report("failed", item.nodeid, item.nodeid.split("::", 1)[1].replace("::", "."), "Unexpected success", "Unexpected success"))
        else:
            self._add(item, Report("passed", item.nodeid))

    def _failure(self, item, phase, error, sections):
        heading = item.nodeid.split("::", 1)[1].replace("::", ".")
        if item.is_unittest and getattr(item.function, "__unittest_expecting_failure__", False) and phase == "call":
            return Report("xfailed", item.nodeid)
        if isinstance(error, FixtureLookupError):
            text = str(error)
            return Report("error", item.nodeid, f"ERROR at setup of {heading}", text)
        self._explain(error)
        text = reports.failure_text(error, item, self.config.options["tb"], self.root)
        if phase != "call":
            heading = f"ERROR at {phase} of {heading}"
        message = reports.crash_message(error) if getattr(error, "pytrace", True) else str(error)
        return Report("failed" if phase == "call" else "error", item.nodeid, heading, text, message, sections=sections)

    def _explain(self, error):
        """Gives a bare AssertionError of a test's own assert statement its text."""
        if not isinstance(error, AssertionError) or type(error) is not AssertionError:
            return
        frames = reports.entries_of(error, False)
        last = frames[-1] if frames else None
        if last is None or last.path.startswith("<refjit>"):
            return
        import ast

        node = last.node()
        if not isinstance(node, ast.Assert):
            return
        statement = ast.unparse(ast.Assert(node.test, None))
        text = assertion_text(last.frame, statement, self.config.verbosity)
        if text is not None:
            error.args = (f"{error.args[0]}\n{text}" if error.args else text,)

    def _add(self, item, report):
        self.reports.append(report)
        self.terminal.outcome(item, report.outcome, report.reason)

    # ---- the end

    def _conclude(self, seconds):
        terminal = self.terminal
        terminal.finished()
        all_reports = self.module_skips + self.errors + self.reports
        kinds = [r.outcome for r in all_reports]
        counts = {k: kinds.count(k) for k in set(kinds)}
        counts["deselected"], counts["warnings"] = self.deselected, len(self.warned)
        if self.config.verbosity >= 0 or counts.get("failed") or counts.get("error"):
            terminal.line() if self.config.verbosity >= 0 and (terminal.column or self.items or self.module_skips) and not self.errors else None
        terminal.failures("ERRORS", [r for r in all_reports if r.outcome == "error"])
        terminal.failures("FAILURES", [r for r in all_reports if r.outcome == "failed"])
        terminal.warnings(self.warned)
        if not self.config.options.get("no_summary"):
            terminal.summary(all_reports)
        if self.stop:
            terminal.line(reports.separator("!", self.stop))
        terminal.last_line(counts, seconds)
        if self.errors and not self.config.options.get("go_on"):
            return 2
        if counts.get("failed") or counts.get("error"):
            return 1
        return 0 if self.reports or self.module_skips and self.items else 5

    def _show_collection(self, started):
        if self.config.verbosity < 0:
            for item in self.items:
                self.terminal.line(item.nodeid)
        else:
            shown = []
            for item in self.items:
                chain = [n for n in item.chain() if n.kind in ("module", "class", "function")]
                for depth, node in enumerate(chain):
                    if chain[: depth + 1] != shown[: depth + 1]:
                        name = os.path.basename(node.name) if node.kind == "module" else node.name
                        kind = {"module": "Module", "class": "UnitTestCase" if node.kind == "class" and item.is_unittest else "Class",
                                "function": "TestCaseFunction" if item.is_unittest else "Function"}[node.kind]
                        self.terminal.line("  " * depth + f"<{kind} {name}>")
                shown = chain
        self.terminal.line()
        number = len(self.items)
        text = f"{number} test{'s' if number != 1 else ''} collected in {time.perf_counter() - started:.2f}s"
        self.terminal.line(text if self.config.verbosity < 0 else reports.separator("=", text))
        return 0 if number else 5


def _marked_skip(reason):
    skipped = Skipped(reason)
    skipped.is_mark = True
    return skipped


def _run_case(item):
    """One method of a unittest.TestCase, between its setUp and tearDown."""
    import inspect

    __tracebackhide__ = True
    case = item.instance
    case.setUp()
    try:
        method = getattr(case, item.originalname)
        result = method()
        if inspect.iscoroutine(result):
            import asyncio

            asyncio.run(result)
    finally:
        try:
            case.tearDown()
        finally:
            case.doCleanups()
