"""The terminal's text: headers, progress, failures with their source, warnings, the summary."""

import inspect
import linecache
import os
import shutil
import traceback
from time import perf_counter  # a test may replace that of the module

from pytest.explain import saferepr
from pytest.options import left_out

_COLUMNS = shutil.get_terminal_size().columns
WIDTH = _COLUMNS if _COLUMNS >= 40 else 80
_OWN = (os.path.dirname(__file__), "<refjit>")


def separator(mark, title=None):
    if title is None:
        line = mark * (WIDTH // len(mark))
    else:
        fill = mark * max((WIDTH - len(title) - 2) // (2 * len(mark)), 1)
        line = f"{fill} {title} {fill}"
    return line + mark.rstrip() if len(line) + len(mark.rstrip()) <= WIDTH else line


def source_of(function):
    """(lines of the function's source, number of the first, path)"""
    function = inspect.unwrap(function)
    code = function.__code__
    try:
        lines, first = inspect.getsourcelines(function)
    except (OSError, TypeError):
        lines, first = [], code.co_firstlineno
    return [line.rstrip("\n") for line in lines], first, os.path.abspath(code.co_filename)


class Entry:
    """One frame of a traceback."""

    def __init__(self, tb):
        self.frame, self.line, self.tb = tb.tb_frame, tb.tb_lineno, tb
        self.path, self.code = tb.tb_frame.f_code.co_filename, tb.tb_frame.f_code
        self.instruction = tb.tb_lasti

    @property
    def is_hidden(self):
        hide = self.frame.f_locals.get("__tracebackhide__", self.frame.f_globals.get("__tracebackhide__", False))
        return bool(hide(None) if callable(hide) else hide)

    def position(self):
        """(line, column, end line, end column) of the running expression; Nones where they are not known."""
        places = list(self.code.co_positions())
        at = self.instruction // 2
        line, end_line, column, end_column = places[at] if at < len(places) else (None,) * 4
        return line or self.line, column, end_line, end_column

    def node(self):
        """The innermost statement at the running line, an assert rather than what stands inside it; None without a tree."""
        line, column, _, _ = self.position()
        found = None
        for node in statements_of(self.path):
            if node.lineno <= line <= node.end_lineno and (found is None or node.lineno >= found.lineno):
                inside = column is None or node.lineno != node.end_lineno or node.col_offset <= column <= node.end_col_offset
                if inside or found is None:
                    found = node
        return found

    def statement(self):
        """(first line, last line) of the statement that was running; of a compound one, its head."""
        node = self.node()
        if node is None:
            return self.line, self.line
        body = getattr(node, "body", None)
        if body:
            return self.line, max(self.line, min(body[0].lineno - 1, node.end_lineno))
        return node.lineno, node.end_lineno

    def carets(self, raw, shown):
        """Marks below the running expression, when it is but a part of its line."""
        line, column, end_line, end_column = self.position()
        node = self.node()
        if type(node).__name__ == "Assert":
            line, column, end_line, end_column = node.lineno, node.col_offset, node.end_lineno, node.end_col_offset
        if column is None or end_column is None or line != end_line:
            return []
        start, end = [len(raw.encode()[:n].decode(errors="replace")) for n in (column, end_column)]
        if end - start >= len(shown.strip()) or end <= start:
            return []
        return ["    " + " " * (start - (len(raw) - len(shown))) + "^" * (end - start)]

    def lines(self):
        """The source from the function's first line to the end of the running statement."""
        _, end = self.statement()
        first = self.code.co_firstlineno if self.code.co_name != "<module>" else max(self.statement()[0], 1)
        return [line.rstrip("\n") for line in linecache.getlines(self.path)[first - 1 : end]], first


_trees = {}


def statements_of(path):
    """The statements of a file, as nodes."""
    if path not in _trees:
        import ast

        try:
            _trees[path] = [n for n in ast.walk(ast.parse("".join(linecache.getlines(path)))) if isinstance(n, ast.stmt)]
        except (SyntaxError, RecursionError):
            _trees[path] = []
    return _trees[path]


def entries_of(error, cuts=True, function=None):
    """The frames that a report shows: from the test's on, without hidden ones and those of the session itself."""
    found, tb = [], error.__traceback__
    while tb is not None:
        found.append(Entry(tb))
        tb = tb.tb_next
    if cuts:
        own = [e for e in found if not e.path.startswith(_OWN) and not e.is_hidden and not e.frame.f_globals.get("__unittest")]
        found = own or ([] if isinstance(error, SyntaxError) else found[-1:])
        code = getattr(inspect.unwrap(function), "__code__", None)
        found = found[next((i for i, e in enumerate(found) if e.code is code), 0) :]
    return found


def deindented(lines):
    width = min([len(line) - len(line.lstrip()) for line in lines if line.strip()] or [0])
    return [line[width:] for line in lines]


def exception_lines(error):
    """What stands behind E."""
    if isinstance(error, AssertionError) and repr(error).startswith("AssertionError('assert ") and not getattr(error, "__notes__", None):
        return str(error).split("\n")
    text = "".join(traceback.format_exception_only(type(error), error)).rstrip("\n")
    return text.split("\n")


def crash_message(error):
    return "\n".join(exception_lines(error))


def shortened(path, root):
    path = os.path.abspath(path) if not path.startswith("<") else path
    return os.path.relpath(path, root) if path.startswith(os.path.join(root, "")) else path


def failure_text(error, item, option, root, style=None):
    """The whole representation of an exception."""
    style = style or option.tbstyle
    if getattr(error, "pytrace", True) is False or style == "no":
        return str(error)
    if style == "native":
        return "".join(traceback.format_exception(type(error), error, error.__traceback__)).rstrip()
    lines, chain, seen = [], [], set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        chain.append(error)
        if error.__cause__ is not None:
            error = error.__cause__
            chain.append("The above exception was the direct cause of the following exception:")
        elif error.__context__ is not None and not error.__suppress_context__:
            error = error.__context__
            chain.append("During handling of the above exception, another exception occurred:")
        else:
            error = None
    if isinstance(chain[-1], str):
        chain.pop()
    for each in reversed(chain):
        if isinstance(each, str):
            lines += ["", each]
        else:
            lines += _one(each, item, option, style, root)
    return "\n".join(lines)


def _one(error, item, option, style, root):
    entries, lines = entries_of(error, not option.fulltrace, item and item.function), []
    if isinstance(error, BaseExceptionGroup):
        return "".join(traceback.format_exception(type(error), error, entries[0].tb if entries else None)).rstrip().split("\n")
    if not entries:  # a file that cannot be read as Python
        return _marked(exception_lines(error), 4)
    for i, entry in enumerate(entries):
        is_last = i == len(entries) - 1
        where = shortened(entry.path, root)
        if style == "line":
            if is_last:
                first, *more = exception_lines(error)
                lines += ["E   " + first, *("    " + line for line in more)]
            continue
        is_long = style == "long" or (style == "auto" and (i == 0 or is_last))
        if not is_long or style == "short":
            lines.append(f"{where}:{entry.line}: in {entry.code.co_name}")
            start, end = entry.statement()
            source = deindented([line.rstrip("\n") for line in linecache.getlines(entry.path)[start - 1 : end]])
            lines += ["    " + line for line in source]
            raw = linecache.getline(entry.path, entry.line).rstrip("\n")
            if len(source) == 1 and raw.strip() == source[0].strip():
                lines += entry.carets(raw, source[0])
            if is_last:
                lines += _marked(exception_lines(error), 4)
            continue
        shown = _arguments(entry)
        lines += ["", shown, ""] if shown else [""]
        source, first = entry.lines()
        raw = source
        source = deindented(source)
        at = entry.statement()[0] - first
        if not source:
            source, at = ["???"], 0
        lines += ["    " + line if line else "" for line in source[:at]]
        if at < len(source):
            lines += [">   " + source[at]] + (entry.carets(raw[at], source[at]) if raw else [])
        lines += ["    " + line if line else "" for line in source[at + 1 :]]
        if is_last:
            indent = 4 + (len(source[at]) - len(source[at].lstrip()) if at < len(source) else 0)
            lines += _marked(exception_lines(error), indent)
        if option.showlocals:
            lines += ["", *_locals(entry, option.verbose)]
        lines += ["", f"{where}:{entry.line}: {type(error).__name__ if is_last else ''}"]
        if not is_last:
            lines.append(separator("_ ").rstrip() + " " if len(separator("_ ")) % 2 == 0 else separator("_ "))
    return lines


def _marked(texts, indent):
    return ["E" + " " * (indent - 1) + text for text in texts]


def _arguments(entry):
    code = entry.code
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    local = entry.frame.f_locals
    parts, lines, width = [f"{n} = {saferepr(local[n])}" for n in names if n in local], [], 0
    for part in parts:
        if lines and width + len(part) + 2 <= WIDTH:
            lines[-1] += ", " + part
            width += len(part) + 2
        else:
            lines.append(part)
            width = len(part)
    return "\n".join(lines)


def _locals(entry, verbosity):
    """Names and values of a frame, in columns."""
    limit = 10**9 if verbosity > 1 else 240
    return [f"{name:<10} = {saferepr(value, limit)}" for name, value in sorted(entry.frame.f_locals.items())
            if not name.startswith("@") and name != "__builtins__"]  # fmt: skip


def show_fixtures(session):
    """--fixtures: each with its place and the first paragraph of its text; those that begin with _ with -v."""
    terminal, listed = session.terminal, {}
    for name, definitions in session.fixtures.items():
        if not name.startswith("_") or session.config.verbosity > 0:
            for each in definitions:
                listed.setdefault(each.base.name if each.base is not None else "pytest", []).append((name, each))
    for owner, found in listed.items():
        if owner != "pytest":
            terminal.line(separator("-", f"fixtures defined from {owner.removesuffix('.py').replace('/', '.')}"))
        for name, each in sorted(found, key=lambda pair: (_place_of(pair[1].function, session.root), pair[0])):
            _show_fixture(session, name, each, "" if each.scope == "function" else f" [{each.scope} scope]")
            terminal.line()


def show_fixtures_per_test(session):
    """--fixtures-per-test: the fixtures of each test, as --fixtures shows them."""
    terminal = session.terminal
    for item in session.items:
        found = {name: item.definition_of(name, None) for name in sorted(item.fixturenames) if name != "request" and name not in item.call.values}
        if not any(found.values()):
            continue
        terminal.line(separator("-", f"fixtures used by {item.name}"))
        terminal.line(separator("-", f"({_place_of(item.function, session.root)})"))
        for name, each in found.items():
            if each is not None and (not name.startswith("_") or session.config.verbosity > 0):
                _show_fixture(session, name, each)
        terminal.line()


def _show_fixture(session, name, definition, scope=""):
    session.terminal.line(f"{name}{scope} -- {_place_of(definition.function, session.root)}")
    text = inspect.getdoc(definition.function) or "no docstring available"
    for line in (text if session.config.verbosity > 0 else text.split("\n\n")[0]).split("\n"):
        session.terminal.line("    " + line)


def _place_of(function, root):
    code = getattr(inspect.unwrap(function), "__code__", None)
    return f"{shortened(code.co_filename, root)}:{code.co_firstlineno}" if code is not None else "builtin"


class Lines:
    """What a plugin's failure writes itself to, in a terminal's place."""

    def __init__(self):
        self.text = ""

    def write(self, text, **markup):
        self.text += text

    def line(self, text="", **markup):
        self.text += text + "\n"

    def sep(self, mark, title=None, **markup):
        self.line(separator(mark, title))


class Terminal:
    """Writes what happens, as pytest does."""

    _LETTERS = {"passed": ".", "failed": "F", "skipped": "s", "xfailed": "x", "xpassed": "X", "error": "E"}
    _WORDS = {"passed": "PASSED", "failed": "FAILED", "skipped": "SKIPPED", "xfailed": "XFAIL", "xpassed": "XPASS", "error": "ERROR"}

    def __init__(self, session, stream):
        self.session, self.stream, self.config = session, stream, session.config
        self.column, self.current, self.done = 0, None, set()

    # ---- what hooks of conftest files call, as of pytest's terminal reporter

    verbosity = property(lambda self: self.config.verbosity)
    stats = property(lambda self: self._stats())

    def _stats(self):
        found = {}
        for each in self.session.collect_reports + self.session.reports:
            found.setdefault(each.category, []).append(each)
        return found

    def getreports(self, name):
        return self._stats().get(name, [])

    def write_line(self, line, **markup):
        self.line(line)

    def write_sep(self, sep, title=None, fullwidth=None, **markup):
        self.line(separator(sep, title))

    section = lambda self, title, sep="=", **markup: self.write_sep(sep, title)  # noqa: E731

    def ensure_newline(self):
        if self.column:
            self.write("\n")

    def write(self, text, *, flush=False, **markup):
        self.stream.write(text)
        at = text.rfind("\n")
        self.column = len(text) - at - 1 if at >= 0 else self.column + len(text)

    def line(self, text=""):
        if self.column:
            self.write("\n")
        self.write(text + "\n")

    # ---- the course of the session

    def header(self):
        if self.config.verbosity < 0 or self.config.option.no_header:
            return
        import sys

        self.line(separator("=", "test session starts"))
        version = ".".join(map(str, sys.version_info[:3]))
        python = f" -- {sys.executable}" if self.config.verbosity > 0 else ""
        self.line(f"platform {sys.platform} -- Python {version}, pytest-{__import__('pytest').__version__}, pluggy-1.6.0{python}")
        if self.config.verbosity > 0:
            self.line(f"cachedir: {self.config.getini('cache_dir')}")
        said = self.config.pluginmanager.call("pytest_report_header", {"config": self.config, "start_path": self.config.rootpath})
        for each in said[::-1]:
            for line in [each] if isinstance(each, str) else each:
                self.line(line)
        self.line(f"rootdir: {self.session.root}")
        if self.config.inifile:
            self.line(f"configfile: {os.path.relpath(self.config.inifile, self.session.root)}")
        without = [*left_out(self.config.option), *self.session.left_out_plugins]
        if without:
            self.line(f"not in refjit: {', '.join(without)}")
        if self.config.getini("testpaths") and not self.config.args:
            self.line(f"testpaths: {', '.join(self.config.getini('testpaths'))}")
        if self.session.installed_plugins:
            self.line(f"plugins: {', '.join(dict.fromkeys(self.session.installed_plugins))}")

    def collected(self, errors, deselected):
        items, skipped = self.session.items, sum(r.category == "skipped" for r in self.session.collect_reports)
        status = self.session.memory.status
        if self.config.verbosity >= 0:
            total = len(items) + deselected
            text = f"collected {total} item{'' if total == 1 else 's'}"
            if errors:
                text += f" / {errors} error{'s' if errors != 1 else ''}"
            if deselected:
                text += f" / {deselected} deselected"
            if skipped:
                text += f" / {skipped} skipped"
            if deselected:
                text += f" / {len(items)} selected"
            self.line(("collecting ... " if self.config.verbosity > 0 else "") + text)
            if status:
                self.line(("stepwise: " if self.session.memory.steps else "run-last-failure: ") + status)
            said = self.config.pluginmanager.call("pytest_report_collectionfinish", {
                "config": self.config, "start_path": self.config.rootpath, "items": items})
            for each in said[::-1]:
                for line in [each] if isinstance(each, str) else each:
                    self.line(line)
            option = self.config.option
            if items and (option.collectonly or option.continue_on_collection_errors or not errors):
                self.write("\n")

    def started(self, item):
        if self.config.verbosity > 0:
            self.line() if self.column else None
            self.write(item.nodeid + " ")
        elif item.path_text != self.current and self.config.verbosity == 0:
            self._finish_line()
            self.current = item.path_text
            self.write(shortened(item.path_text, os.getcwd()) + " ")

    def _status(self, report):
        """(letter, word) of a report; a conftest file may say it."""
        said = self.config.pluginmanager.call("pytest_report_teststatus", {"report": report, "config": self.config}, is_first_result=True)
        if said is not None:
            _, letter, word = said
            return letter, word[0] if isinstance(word, tuple) else word
        label = getattr(report, "label", None)
        if label is not None:
            if getattr(report, "is_quiet", False):
                return "", ""
            letter = {"skipped": "-"}.get(report.outcome, "u") if not hasattr(report, "wasxfail") else "y"
            return letter, f"SUB{'XFAIL' if letter == 'y' else report.outcome.upper()}{label}"
        return self._LETTERS.get(report.category, ""), self._WORDS.get(report.category, "")

    def outcome(self, item, report):
        letter, word = self._status(report)
        if report.when == "teardown" or report.category:
            self.done.add(report.nodeid)
        if not letter and not word:
            return
        if self.config.verbosity > 0:
            text, reason = word, report.reason
            if report.category in ("skipped", "xfailed", "xpassed") and reason:
                room = WIDTH - self.column - len(text) - len(self._progress()) - 1 - 3
                shown = reason.replace("\n", " ")
                text += f" ({shown if len(shown) <= room else shown[: max(room - 3, 0)] + '...'})" if room > 3 else ""
            live = self.session.phases.live
            if self.column == 0 and not (live is not None and live.has_shown):
                self.write(report.nodeid + " ")
            self.write(text)
            if self.config.option.setupshow:
                return
            self.write((self._progress().rjust(WIDTH - self.column - 1) if self._progress() else "") + "\n")
            return
        self.write(letter)
        if self.column + 8 >= WIDTH and not self.config.option.setupshow:
            self.write(self._progress() + "\n")

    def _progress(self):
        if self.config.option.capture == "no":
            return ""
        total = len(self.session.items)
        return f" [{100 * len(self.done) // total if total else 100:3d}%]"

    def _finish_line(self):
        if self.column and (self.session.stop or self.config.option.capture == "no" or self.config.option.setupshow):
            self.write("\n")
        elif self.column and self.config.verbosity <= 0:
            self.write(self._progress().rjust(WIDTH - self.column - 1) + "\n")

    def fixture_line(self, what, name, scope, param=(), arguments=()):
        """--setup-show: a fixture, or a parameter, is made or taken down; `param` holds its value or id."""
        depth = {"session": 0, "package": 2, "module": 4, "class": 6, "function": 8}[scope]
        names = sorted(n for n in arguments if n != "request")
        used = f" (fixtures used: {', '.join(names)})" if names else ""
        value = "".join(f"[{saferepr(each, 42)}]" for each in param)
        with self.session.phases.capture.suspended():
            self.write(f"\n{' ' * depth}{what} {scope[0].upper()} {name}{used}{value}")

    def setup_line(self, text):
        with self.session.phases.capture.suspended():
            self.write("\n" + text)

    def finished(self, has_run):
        """After the last test; what hooks print now follows its line."""
        if has_run and self.config.verbosity <= 0:
            self._finish_line()

    # ---- the end

    def conclude(self, all_reports, counts, seconds, code):
        option = self.config.option
        if option.no_summary:
            self.own_summaries(code)
            self.last_line(counts, seconds)
            return
        self.failures("ERRORS", [r for r in all_reports if r.category == "error"])
        self.failures("FAILURES", [r for r in all_reports if r.category == "failed"])
        if option.xfail_tb:
            self.failures("XFAILURES", [r for r in all_reports if r.category == "xfailed" and r.longrepr is not None])
        self.warnings(self.session.warned)
        if {"P", "A"} & set(option.reportchars):
            self.passes("PASSES", [r for r in all_reports if r.category == "passed"])
            self.passes("XPASSES", [r for r in all_reports if r.category == "xpassed"], True)
        self.durations()
        if self.session.log is not None:
            self.line(separator("-", f"generated xml file: {self.session.log.path}"))
        self.own_summaries(code)
        self.summary(all_reports)
        if self.session.stop:
            self.line(separator("!", self.session.stop))
            if getattr(self.session, "interrupted_at", None):
                self.line(self.session.interrupted_at)
                self.line("(to show a full traceback on KeyboardInterrupt use --full-trace)")
        self.last_line(counts, seconds)

    def own_summaries(self, code):
        """What conftest files add."""
        self.config.pluginmanager.call("pytest_terminal_summary", {"terminalreporter": self, "exitstatus": code, "config": self.config})

    def failures(self, title, found):
        if not found or self.config.option.tbstyle == "no":
            return
        self.line(separator("=", title))
        for report in found:
            if self.config.option.tbstyle == "line" and title == "FAILURES":
                self.line(report.longreprtext)
                self._captured(report)
                place = getattr(report.longrepr, "place", "")
                first = report.message.split("\n")[0] if place is not None else report.longreprtext[:50]
                self.line((f"{place}: " if place else "") + first)
                continue
            self.line(separator("_", report.heading))
            self.line(report.longreprtext)
            self._captured(report)
            for other in self.session.reports if report.when == "call" else ():
                if other.when == "teardown" and other.nodeid == report.nodeid:
                    self._captured(other, "teardown")

    def _captured(self, report, part=""):
        wanted = self.config.option.showcapture
        for name, text in report.sections:
            if wanted != "no" and (wanted == "all" or wanted in name) and part in name:
                self.line(separator("-", name))
                self.write(text if text.endswith("\n") else text + "\n")

    def passes(self, title, found, is_whole=False):
        """-rP: what passed tests printed."""
        told = [r for r in found if r.sections]
        if (found if is_whole else told) and self.config.option.tbstyle != "no":
            self.line(separator("=", title))
            for report in told:
                self.line(separator("_", report.heading))
                self._captured(report)

    def durations(self):
        option = self.config.option
        if option.durations is None:
            return
        least = option.durations_min if option.durations_min is not None else 0.0 if option.verbose >= 2 else 0.005
        found = sorted((r for r in self.session.reports), key=lambda r: -r.duration)
        if not found:
            return
        number = option.durations
        self.line(separator("=", f"slowest {number} durations" if number else "slowest durations"))
        found = found[:number] if number else found
        for i, report in enumerate(found):
            if report.duration < least:
                self.line()
                self.line(f"({len(found) - i} durations < {least:g}s hidden.  Use -vv to show these durations.)")
                break
            self.line(f"{report.duration:02.2f}s {report.when:<8} {report.nodeid}")

    def warnings(self, seen):
        if not seen or self.config.option.disable_warnings:
            return
        self.line(separator("=", "warnings summary"))
        groups = {}
        for where, location, warning in seen:
            head = f"{shortened(location[0], self.session.root)}:{location[1]}" if where is None else where
            text = f"{location[0]}:{location[1]}: {warning.category.__name__}: {warning.message}"
            source = linecache.getline(location[0], location[1]).strip()
            groups.setdefault((text, source), []).append(head)
        for (text, source), heads in groups.items():
            distinct = list(dict.fromkeys(heads))
            if len(heads) > len(distinct) or len(heads) >= 10:
                files = {}
                for head in heads:
                    files[head.split("::")[0].split(":")[0]] = files.get(head.split("::")[0].split(":")[0], 0) + 1
                for name, count in files.items():
                    self.line(f"{name}: {count} warning{'s' if count != 1 else ''}" if len(heads) >= 10 else name)
            else:
                for head in distinct:
                    self.line(head)
            for line in text.split("\n"):
                self.line("  " + line)
            if source:
                self.line("    " + source)
            self.line()
        self.line("-- Docs: https://docs.pytest.org/en/stable/how-to/capture-warnings.html")

    def summary(self, all_reports):
        """A line for each outcome that -r asks for, in its order."""
        wanted = ""
        for letter in self.config.option.reportchars.replace("F", "f").replace("e", "E").replace("S", "s"):
            letters = {"A": "PpsxXEf", "a": "sxXEf"}.get(letter, letter)
            wanted = "" if letter == "N" else letters if letter in "aA" else wanted + letter if letter not in wanted else wanted
        kinds = {"x": ("xfailed", "XFAIL"), "X": ("xpassed", "XPASS"), "f": ("failed", "FAILED"), "s": ("skipped", "SKIPPED"),
                 "E": ("error", "ERROR"), "p": ("passed", "PASSED")}  # fmt: skip
        lines = []
        for letter in wanted:
            if letter in kinds:
                kind, word = kinds[letter]
                lines += self._summary_of(word, [r for r in all_reports if r.category == kind])
        if lines:
            self.line(separator("=", "short test summary info"))
            for line in lines:
                self.line(line)

    def _summary_of(self, word, found):
        if word == "SKIPPED":
            folded = {}
            for report in found:
                path, line = report.place if hasattr(report, "place") else report.longrepr[:2]
                name = self._status(report)[1] if getattr(report, "label", None) else word
                key = (name, f"{shortened(path, self.session.root)}:{line}", report.reason)
                folded[key] = folded.get(key, 0) + 1
            return [f"{name} [{count}] {place}: {why}" for (name, place, why), count in folded.items()]
        lines = []
        for report in found:
            name = f"SUBFAILED{report.label}" if getattr(report, "label", None) and report.failed else word
            if word == "XFAIL" and report.when != "call":
                name += f" at {report.when} of"
            is_failure = word in ("FAILED", "ERROR")
            lines.append(self._fitted(f"{name} {report.nodeid}", report.message if is_failure else report.reason if word != "PASSED" else ""))
        return lines

    def _fitted(self, text, message):
        if not message:
            return text
        if self.config.verbosity >= 2:
            return f"{text} - {message}"
        message = message.split("\n")[0]
        if os.environ.get("CI") or os.environ.get("BUILD_NUMBER"):
            return f"{text} - {message}"
        room = WIDTH - len(text) - 3
        if room < 4:
            return text
        return f"{text} - {message if len(message) <= room else message[: room - 3] + '...'}"

    def last_line(self, counts, seconds):
        if self.config.verbosity < -1:
            return
        parts = []
        for kind in ("failed", "passed", "skipped", "deselected", "xfailed", "xpassed", "warnings", "error", "subtests passed"):
            number = counts.get(kind, 0)
            if number:
                word = {"warnings": "warning" if number == 1 else "warnings", "error": "error" if number == 1 else "errors"}.get(kind, kind)
                parts.append(f"{number} {word}")
        text = (", ".join(parts) or "no tests ran") + f" in {seconds:.2f}s" + (
            f" ({int(seconds) // 3600}:{int(seconds) % 3600 // 60:02d}:{int(seconds) % 60:02d})" if seconds >= 60 else "")
        self.line(text if self.config.verbosity < 0 else separator("=", text))

    def show_collection(self, started):
        """--collect-only: ids with -q, numbers a file with -qq, else the tree."""
        session = self.session
        if self.config.verbosity < -1:
            files = {}
            for item in session.items:
                files[item.module_node.nodeid] = files.get(item.module_node.nodeid, 0) + 1
            for name, number in files.items():
                self.line(f"{name}: {number}")
        elif self.config.verbosity < 0:
            for item in session.items:
                self.line(item.nodeid)
        else:
            shown = []
            for item in session.items:
                chain = self._tree_of(item)
                for depth, text in enumerate(chain):
                    if chain[: depth + 1] != shown[: depth + 1]:
                        self.line("  " * depth + text)
                shown = chain
        errors = [r for r in session.collect_reports if r.category == "error"]
        if errors:
            if self.config.verbosity < 0:
                self.line()
            self.failures("ERRORS", errors)
            self.summary(errors)
            self.line(separator("!", f"Interrupted: {len(errors)} error{'s' if len(errors) != 1 else ''} during collection"))
        else:
            self.line()
        self.warnings(session.warned)
        self.own_summaries(2 if errors else 0 if session.items else 5)
        number = len(session.items)
        text = f"{number or 'no'} test{'s' if number != 1 else ''} collected"
        if session.deselected:
            text = f"{number}/{number + session.deselected} tests collected ({session.deselected} deselected)"
            if not number:
                text = f"no tests collected ({session.deselected} deselected)"
        if errors:
            text += f", {len(errors)} error{'s' if len(errors) != 1 else ''}"
        text += f" in {perf_counter() - started:.2f}s"
        if self.config.verbosity < -1:
            return 2 if errors else 0 if number else 5
        self.line(text if self.config.verbosity < 0 else separator("=", text))
        return 2 if errors else 0 if number else 5

    def _tree_of(self, item):
        relative = os.path.relpath(item.path_text, self.session.root).split(os.sep)
        chain = [f"<Dir {os.path.basename(self.session.root)}>"]
        folder = self.session.root
        for part in relative[:-1]:
            folder = os.path.join(folder, part)
            chain.append(f"<{'Package' if os.path.isfile(os.path.join(folder, '__init__.py')) else 'Dir'} {part}>")
        chain.append(f"<{item.module_node.label} {relative[-1]}>")
        for node in item.chain():
            if node.kind == "class":
                chain.append(f"<{'UnitTestCase' if item.is_unittest else 'Class'} {node.name}>")
        return [*chain, repr(item)]
