"""The terminal's text: headers, progress, failures with their source, warnings, the summary."""

import inspect
import linecache
import os
import traceback

from pytest.explain import saferepr

WIDTH = 80
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
        self.frame, self.line = tb.tb_frame, tb.tb_lineno
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


def entries_of(error, cuts=True):
    """The frames that a report shows: from the test's on, without hidden ones and those of the session itself."""
    found, tb = [], error.__traceback__
    while tb is not None:
        found.append(Entry(tb))
        tb = tb.tb_next
    if cuts:
        own = [e for e in found if not e.path.startswith(_OWN) and not e.is_hidden and not e.frame.f_globals.get("__unittest")]
        found = own or found[-1:]
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
    return exception_lines(error)[0]


def shortened(path, root):
    path = os.path.abspath(path) if not path.startswith("<") else path
    return os.path.relpath(path, root) if path.startswith(os.path.join(root, "")) else path


def failure_text(error, item, style, root):
    """The whole representation of an exception."""
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
            lines += _one(each, item if each is chain[-1] or len(chain) == 1 else None, style, root)
    return "\n".join(lines)


def _one(error, item, style, root):
    entries, lines = entries_of(error), []
    if isinstance(error, BaseExceptionGroup):
        return "".join(traceback.format_exception(type(error), error, error.__traceback__)).rstrip().split("\n")
    for i, entry in enumerate(entries):
        is_last = i == len(entries) - 1
        where = shortened(entry.path, root)
        if style == "line":
            if is_last:
                lines.append(f"{os.path.abspath(entry.path)}:{entry.line}: {crash_message(error)}")
            continue
        is_long = style == "long" or (style == "auto" and (i == 0 or is_last))
        if not is_long or style == "short":
            lines.append(f"{where}:{entry.line}: in {entry.code.co_name}")
            start, end = entry.statement()
            source = deindented([line.rstrip("\n") for line in linecache.getlines(entry.path)[start - 1 : end]])
            lines += ["    " + line for line in source]
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


class Terminal:
    """Writes what happens, as pytest does."""

    _LETTERS = {"passed": ".", "failed": "F", "skipped": "s", "xfailed": "x", "xpassed": "X", "error": "E"}
    _WORDS = {"passed": "PASSED", "failed": "FAILED", "skipped": "SKIPPED", "xfailed": "XFAIL", "xpassed": "XPASS", "error": "ERROR"}

    def __init__(self, session, stream):
        self.session, self.stream, self.config = session, stream, session.config
        self.column, self.current, self.done = 0, None, 0

    def write(self, text):
        self.stream.write(text)
        at = text.rfind("\n")
        self.column = len(text) - at - 1 if at >= 0 else self.column + len(text)

    def line(self, text=""):
        if self.column:
            self.write("\n")
        self.write(text + "\n")

    def header(self):
        if self.config.verbosity < 0:
            return
        import platform
        import sys

        self.line(separator("=", "test session starts"))
        version = ".".join(map(str, sys.version_info[:3]))
        self.line(f"platform {sys.platform} -- Python {version}, pytest-{__import__('pytest').__version__}, pluggy-1.6.0")
        self.line(f"rootdir: {self.session.root}")
        if self.config.inifile:
            self.line(f"configfile: {os.path.basename(self.config.inifile)}")

    def collected(self, errors, deselected):
        items = self.session.items
        if self.config.verbosity >= 0:
            total = len(items) + deselected
            text = f"collected {total} item{'' if total == 1 else 's'}"
            if errors:
                text += f" / {errors} error{'s' if errors != 1 else ''}"
            if deselected:
                text += f" / {deselected} deselected"
            if self.session.module_skips:
                text += f" / {len(self.session.module_skips)} skipped"
            if deselected:
                text += f" / {len(items)} selected"
            self.line(text)
            self.write("\n")

    def started(self, item):
        if self.config.verbosity > 0:
            self.line() if self.column else None
            self.write(item.nodeid + " ")
        elif item.module_node is not self.current and self.config.verbosity == 0:
            self._finish_line()
            self.current = item.module_node
            self.write(shortened(item.path_text, os.getcwd()) + " ")

    def outcome(self, item, kind, reason=""):
        self.done += 1 if kind != "error" or not getattr(item, "_counted", False) else 0
        item._counted = True
        if self.config.verbosity > 0:
            text = self._WORDS[kind]
            if kind in ("skipped", "xfailed", "xpassed") and reason:
                room = WIDTH - self.column - len(text) - len(self._progress()) - 1 - 3
                shown = reason.replace("\n", " ")
                text += f" ({shown if len(shown) <= room else shown[: max(room - 3, 0)] + '...'})" if room > 3 else ""
            if self.column == 0:
                self.write(item.nodeid + " ")
            self.write(text)
            self.write(self._progress().rjust(WIDTH - self.column - 1) + "\n")
            return
        self.write(self._LETTERS[kind])
        if self.column + 8 >= WIDTH:
            self.write(self._progress() + "\n")

    def _progress(self):
        total = len(self.session.items)
        return f" [{100 * self.done // total if total else 100:3d}%]"

    def _finish_line(self):
        if self.column and (self.session.stop or self.config.options.get("no_capture")):
            self.write("\n")
        elif self.column and self.config.verbosity <= 0:
            self.write(self._progress().rjust(WIDTH - self.column - 1) + "\n")

    def finished(self):
        self._finish_line()

    def failures(self, title, reports):
        if not reports or self.config.options["tb"] == "no":
            return
        self.line(separator("=", title))
        for report in reports:
            if self.config.options["tb"] == "line":
                self.line(report.text)
                continue
            self.line(separator("_", report.heading))
            self.line(report.text)
            for name, text in report.sections:
                self.line(separator("-", name))
                self.write(text if text.endswith("\n") else text + "\n")

    def warnings(self, seen):
        if not seen or self.config.options["disable_warnings"]:
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
            self.line("  " + text)
            if source:
                self.line("    " + source)
            self.line()
        self.line("-- Docs: https://docs.pytest.org/en/stable/how-to/capture-warnings.html")

    def summary(self, reports):
        wanted = self.config.options["report"]
        wanted = "fExXs" + ("pP" if "A" in wanted else "") if "a" in wanted or "A" in wanted else wanted
        lines = []
        skipped = {}
        for letter, kind, word in (("x", "xfailed", "XFAIL"), ("X", "xpassed", "XPASS"), ("f", "failed", "FAILED"), ("s", "skipped", "SKIPPED"),
                                   ("E", "error", "ERROR"), ("p", "passed", "PASSED")):  # fmt: skip
            if letter not in wanted and not (letter == "p" and "P" in wanted and "A" in wanted):
                continue
            for report in reports:
                if report.outcome != kind:
                    continue
                if kind == "skipped":
                    key = (report.location, report.reason)
                    skipped[key] = skipped.get(key, 0) + 1
                    continue
                text = f"{word} {report.nodeid}"
                message = report.message if kind in ("failed", "error") else report.reason
                lines.append(self._fitted(text, message))
            if kind == "skipped":
                lines += [f"SKIPPED [{count}] {place}: {why}" for (place, why), count in skipped.items()]
        if lines:
            self.line(separator("=", "short test summary info"))
            for line in lines:
                self.line(line)

    def _fitted(self, text, message):
        if not message:
            return text
        message = message.split("\n")[0]
        if self.config.verbosity >= 2 or os.environ.get("CI") or os.environ.get("BUILD_NUMBER"):
            return f"{text} - {message}"
        room = WIDTH - len(text) - 3
        if room < 4:
            return text
        return f"{text} - {message if len(message) <= room else message[: room - 3] + '...'}"

    def last_line(self, counts, seconds):
        parts = []
        for kind in ("failed", "passed", "skipped", "deselected", "xfailed", "xpassed", "warnings", "error"):
            number = counts.get(kind, 0)
            if number:
                word = {"warnings": "warning" if number == 1 else "warnings", "error": "error" if number == 1 else "errors"}.get(kind, kind)
                parts.append(f"{number} {word}")
        text = (", ".join(parts) or "no tests ran") + f" in {seconds:.2f}s" + (
            f" ({int(seconds) // 3600}:{int(seconds) % 3600 // 60:02d}:{int(seconds) % 60:02d})" if seconds >= 60 else "")
        self.line(text if self.config.verbosity < 0 else separator("=", text))
