"""traceback: stacks and exceptions as objects and as text. FrameSummary and StackSummary hold where code was; a
TracebackException holds an exception with all that it was caused by, so that it can be shown when the frames are gone."""

import itertools
import linecache
import sys
import textwrap
from contextlib import suppress

__all__ = ["extract_stack", "extract_tb", "format_exception", "format_exception_only", "format_list", "format_stack",
           "format_tb", "print_exc", "format_exc", "print_exception", "print_last", "print_stack", "print_tb",
           "clear_frames", "FrameSummary", "StackSummary", "TracebackException", "walk_stack", "walk_tb"]  # fmt: skip

_missing = object()
_REPEATS_SHOWN = 3
_CAUSE = "\nThe above exception was the direct cause of the following exception:\n\n"
_CONTEXT = "\nDuring handling of the above exception, another exception occurred:\n\n"


def _shown(value, what, func=str):
    try:
        return func(value)
    except:  # noqa: E722
        return f"<{what} {func.__name__}() failed>"


class FrameSummary:
    """Where one frame was: file, line, function and, with columns, the part of the line."""

    __slots__ = ("filename", "lineno", "end_lineno", "colno", "end_colno", "name", "_line", "locals")

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None, end_lineno=None, colno=None,
                 end_colno=None):  # fmt: skip
        self.filename, self.lineno, self.name, self._line = filename, lineno, name, line
        self.end_lineno, self.colno, self.end_colno = end_lineno, colno, end_colno
        if lookup_line:
            self.line
        self.locals = {k: repr(v) for k, v in locals.items()} if locals else None

    @property
    def _original_line(self):
        self.line
        return self._line

    @property
    def line(self):
        if self._line is None:
            if self.lineno is None:
                return None
            self._line = linecache.getline(self.filename, self.lineno)
        return self._line.strip()

    def __eq__(self, other):
        if isinstance(other, FrameSummary):
            return (self.filename, self.lineno, self.name, self.locals) == (
                other.filename, other.lineno, other.name, other.locals)  # fmt: skip
        if isinstance(other, tuple):
            return (self.filename, self.lineno, self.name, self.line) == other
        return NotImplemented

    def __getitem__(self, pos):
        return (self.filename, self.lineno, self.name, self.line)[pos]

    def __iter__(self):
        return iter([self.filename, self.lineno, self.name, self.line])

    def __repr__(self):
        return f"<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>"

    def __len__(self):
        return 4


def _characters(text, byte_offset):
    return len(text.encode("utf-8")[:byte_offset].decode("utf-8", errors="replace"))


def _width(text):
    """Columns that a text takes on a terminal: wide characters take two."""
    if text.isascii():
        return len(text)
    from unicodedata import east_asian_width

    return sum(2 if east_asian_width(c) in "WF" else 1 for c in text)


def _operator_part(segment):
    """Start and end, in a binary operation or subscript that is the whole segment, of what is at fault in it."""
    import ast

    tree = ast.parse(f"(\n{segment}\n)")
    if len(tree.body) != 1:
        return None
    match tree.body[0]:
        case ast.Expr(value=ast.BinOp(left=left, right=right)):
            start, stop = _characters(segment, left.end_col_offset), _characters(segment, right.col_offset)
            between = segment[start:stop]
            blank = len(between) - len(between.lstrip())
            start += blank
            end = start + 1
            if blank + 1 < len(between) and not between[blank + 1].isspace():
                end += 1
            while start < len(segment) and (segment[start].isspace() or segment[start] in ")#"):
                start, end = start + 1, end + 1
            return start, end
        case ast.Expr(value=ast.Subscript(value=value, slice=index)):
            start = segment.index("[", _characters(segment, value.end_col_offset))
            end = _characters(segment, index.end_col_offset)
            while end < len(segment) and segment[end] != "]":
                end += 1
            return start, min(end + 1, len(segment))
    return None


def _caret_line(summary):
    """The line of carets below a source line; empty when they would mark all of it."""
    line, shown = summary._original_line, summary.line
    if summary.colno is None or summary.end_colno is None:
        return ""
    start = _characters(line, summary.colno)
    part = None
    if summary.lineno == summary.end_lineno:
        end = _characters(line, summary.end_colno)
        with suppress(Exception):
            part = _operator_part(line[start:end])
    else:
        end = len(line.rstrip())
    if end - start >= len(shown) and not (part and part[1] > part[0]):
        return ""
    indent = _width(line[:start]) + 1 - (len(line) - len(shown))
    if part:
        segment = line[start:end]
        carets = "".join(
            mark * _width(piece)
            for mark, piece in (("~", segment[: part[0]]), ("^", segment[part[0] : part[1]]), ("~", segment[part[1] :]))
        )
    else:
        carets = "^" * _width(line[start:end])
    return f"    {' ' * indent}{carets}\n"


class StackSummary(list):
    """FrameSummary objects, outermost first."""

    @classmethod
    def extract(cls, frame_gen, *, limit=None, lookup_lines=True, capture_locals=False):
        places = ((frame, (line, None, None, None)) for frame, line in frame_gen)
        return cls._extract(places, limit, lookup_lines, capture_locals)

    @classmethod
    def _extract(cls, places, limit, lookup_lines, capture_locals):
        if limit is None:
            limit = getattr(sys, "tracebacklimit", None)
            if limit is not None and limit < 0:
                limit = 0
        if limit is not None:
            places = itertools.islice(places, limit) if limit >= 0 else list(places)[limit:]
        result, files = cls(), set()
        for frame, (line, end_line, column, end_column) in places:
            code = frame.f_code
            files.add(code.co_filename)
            linecache.lazycache(code.co_filename, frame.f_globals)
            result.append(
                FrameSummary(code.co_filename, line, code.co_name, lookup_line=False, end_lineno=end_line, colno=column,
                             end_colno=end_column, locals=frame.f_locals if capture_locals else None)  # fmt: skip
            )
        for name in files:
            linecache.checkcache(name)
        if lookup_lines:
            for summary in result:
                summary.line
        return result

    @classmethod
    def from_list(cls, a_list):
        result = cls()
        for frame in a_list:
            if not isinstance(frame, FrameSummary):
                filename, lineno, name, line = frame
                frame = FrameSummary(filename, lineno, name, line=line)
            result.append(frame)
        return result

    def format_frame_summary(self, frame_summary):
        text = f'  File "{frame_summary.filename}", line {frame_summary.lineno}, in {frame_summary.name}\n'
        if frame_summary.line:
            text += f"    {frame_summary.line.strip()}\n" + _caret_line(frame_summary)
        if frame_summary.locals:
            text += "".join(f"    {name} = {value}\n" for name, value in sorted(frame_summary.locals.items()))
        return text

    def format(self):
        result, last, count = [], None, 0

        def repeated():
            more = count - _REPEATS_SHOWN
            if more > 0:
                result.append(f"  [Previous line repeated {more} more time{'s' if more > 1 else ''}]\n")

        for summary in self:
            text = self.format_frame_summary(summary)
            if text is None:
                continue
            place = summary.filename, summary.lineno, summary.name
            if last is None or None in place[:2] or place != last:
                repeated()
                last, count = place, 0
            count += 1
            if count <= _REPEATS_SHOWN:
                result.append(text)
        repeated()
        return result


def walk_stack(f):
    if f is None:
        f = sys._getframe().f_back.f_back.f_back.f_back
    while f is not None:
        yield f, f.f_lineno
        f = f.f_back


def walk_tb(tb):
    while tb is not None:
        yield tb.tb_frame, tb.tb_lineno
        tb = tb.tb_next


def _walk_positions(tb):
    while tb is not None:
        place = None, None, None, None
        if tb.tb_lasti >= 0:
            place = next(itertools.islice(tb.tb_frame.f_code.co_positions(), tb.tb_lasti // 2, None), place)
        yield tb.tb_frame, (tb.tb_lineno, *place[1:]) if place[0] is None else place
        tb = tb.tb_next


def extract_tb(tb, limit=None):
    return StackSummary._extract(_walk_positions(tb), limit, True, False)


def extract_stack(f=None, limit=None):
    if f is None:
        f = sys._getframe().f_back
    stack = StackSummary.extract(walk_stack(f), limit=limit)
    stack.reverse()
    return stack


def format_list(extracted_list):
    return StackSummary.from_list(extracted_list).format()


def print_list(extracted_list, file=None):
    for item in format_list(extracted_list):
        print(item, file=sys.stderr if file is None else file, end="")


def format_tb(tb, limit=None):
    return extract_tb(tb, limit=limit).format()


def print_tb(tb, limit=None, file=None):
    print_list(extract_tb(tb, limit=limit), file=file)


def format_stack(f=None, limit=None):
    if f is None:
        f = sys._getframe().f_back
    return format_list(extract_stack(f, limit=limit))


def print_stack(f=None, limit=None, file=None):
    if f is None:
        f = sys._getframe().f_back
    print_list(extract_stack(f, limit=limit), file=file)


def clear_frames(tb):
    while tb is not None:
        try:
            tb.tb_frame.clear()
        except RuntimeError:
            pass  # It still runs.
        tb = tb.tb_next


class _Margin:
    """How far the text of nested groups is indented, and by what."""

    def __init__(self):
        self.depth = 0
        self.must_close = False

    def indent(self):
        return " " * (2 * self.depth)

    def emit(self, texts, char="|"):
        margin = self.indent() + (char + " " if self.depth else "")
        for text in [texts] if isinstance(texts, str) else texts:
            yield textwrap.indent(text, margin, lambda line: True)


class TracebackException:
    """An exception, its stack, and those that caused it or that it groups, ready to be formatted."""

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None, lookup_lines=True, capture_locals=False,
                 compact=False, max_group_width=15, max_group_depth=10, _seen=None):  # fmt: skip
        how = {"limit": limit, "lookup_lines": lookup_lines, "capture_locals": capture_locals,
               "max_group_width": max_group_width, "max_group_depth": max_group_depth}  # fmt: skip
        self._take(exc_type, exc_value, exc_traceback, how)
        # Chains may be longer than the stack of calls is deep, and may be rings.
        seen = {id(exc_value)} if _seen is None else _seen
        seen.add(id(exc_value))
        queue = [(self, exc_value)]

        def known(error):
            if error is None or id(error) in seen:
                return None
            seen.add(id(error))
            made = TracebackException.__new__(TracebackException)
            made._take(type(error), error, error.__traceback__, how)
            queue.append((made, error))
            return made

        while queue:
            made, error = queue.pop()
            if error is None:
                continue
            made.__cause__ = known(error.__cause__)
            if not compact or (made.__cause__ is None and not error.__suppress_context__):
                made.__context__ = known(error.__context__)
            if isinstance(error, BaseExceptionGroup):
                made.exceptions = [known(each) for each in error.exceptions]

    def _take(self, exc_type, exc_value, exc_traceback, how):
        self.max_group_width, self.max_group_depth = how["max_group_width"], how["max_group_depth"]
        self.stack = StackSummary._extract(
            _walk_positions(exc_traceback), how["limit"], how["lookup_lines"], how["capture_locals"])  # fmt: skip
        self.exc_type = exc_type
        self._str = _shown(exc_value, "exception")
        self.__notes__ = getattr(exc_value, "__notes__", None)
        if exc_type and issubclass(exc_type, SyntaxError):
            self.filename, self.text, self.msg = exc_value.filename, exc_value.text, exc_value.msg
            self.lineno = None if exc_value.lineno is None else str(exc_value.lineno)
            self.end_lineno = None if exc_value.end_lineno is None else str(exc_value.end_lineno)
            self.offset, self.end_offset = exc_value.offset, exc_value.end_offset
        self.__cause__ = self.__context__ = self.exceptions = None
        self.__suppress_context__ = exc_value.__suppress_context__ if exc_value is not None else False

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        return cls(type(exc), exc, exc.__traceback__, *args, **kwargs)

    def __eq__(self, other):
        if isinstance(other, TracebackException):
            return self.__dict__ == other.__dict__
        return NotImplemented

    def __str__(self):
        return self._str

    def format_exception_only(self):
        if self.exc_type is None:
            yield "None\n"
            return
        name = self.exc_type.__qualname__
        module = self.exc_type.__module__
        if module not in ("__main__", "builtins"):
            name = (module if isinstance(module, str) else "<unknown>") + "." + name
        if issubclass(self.exc_type, SyntaxError):
            yield from self._format_syntax_error(name)
        else:
            yield f"{name}: {self._str}\n" if self._str and self.exc_type is not type(None) else self._bare(name)
        notes = self.__notes__
        if isinstance(notes, (list, tuple)) or _is_sequence(notes):
            for note in notes:
                yield from [line + "\n" for line in _shown(note, "note").split("\n")]
        elif notes is not None:
            yield _shown(notes, "__notes__", func=repr)

    def _bare(self, name):
        return f"{name}: None\n" if self.exc_type is type(None) else f"{name}\n"

    def _format_syntax_error(self, name):
        suffix = ""
        if self.lineno is not None:
            yield f'  File "{self.filename or "<string>"}", line {self.lineno}\n'
        elif self.filename is not None:
            suffix = f" ({self.filename})"
        if self.text is not None:
            line = self.text.rstrip("\n")
            shown = line.lstrip(" \n\f")
            yield f"    {shown}\n"
            if self.offset is not None:
                end = self.end_offset if self.end_offset not in (None, 0) else self.offset
                if end in (self.offset, -1):
                    end = self.offset + 1
                start = self.offset - 1 - (len(line) - len(shown))
                if start >= 0:
                    space = "".join(c if c.isspace() else " " for c in shown[:start])
                    yield f"    {space}{'^' * (end - self.offset)}\n"
        yield f"{name}: {self.msg or '<no detail available>'}{suffix}\n"

    def format(self, *, chain=True, _ctx=None):
        margin = _Margin() if _ctx is None else _ctx
        links = [(None, self)]
        while chain:
            exc = links[-1][1]
            if exc.__cause__ is not None:
                links[-1] = (_CAUSE, exc)
                links.append((None, exc.__cause__))
            elif exc.__context__ is not None and not exc.__suppress_context__:
                links[-1] = (_CONTEXT, exc)
                links.append((None, exc.__context__))
            else:
                break
        for message, exc in reversed(links):
            if message is not None:
                yield from margin.emit(message)
            if exc.exceptions is None:
                if exc.stack:
                    yield from margin.emit("Traceback (most recent call last):\n")
                    yield from margin.emit(exc.stack.format())
                yield from margin.emit(exc.format_exception_only())
            elif margin.depth > self.max_group_depth:
                yield from margin.emit(f"... (max_group_depth is {self.max_group_depth})\n")
            else:
                yield from self._format_group(exc, margin, chain)

    def _format_group(self, exc, margin, chain):
        is_outermost = margin.depth == 0
        if is_outermost:
            margin.depth = 1
        if exc.stack:
            yield from margin.emit("Exception Group Traceback (most recent call last):\n", "+" if is_outermost else "|")
            yield from margin.emit(exc.stack.format())
        yield from margin.emit(exc.format_exception_only())
        total, width = len(exc.exceptions), self.max_group_width
        count = total if width is None or total <= width else width + 1
        margin.must_close = False
        for i in range(count):
            is_last = i == count - 1
            if is_last:
                margin.must_close = True
            is_cut = width is not None and i >= width
            title = "..." if is_cut else str(i + 1)
            yield f"{margin.indent()}{'+-' if i == 0 else '  '}+---------------- {title} ----------------\n"
            margin.depth += 1
            if is_cut:
                more = total - width
                yield from margin.emit(f"and {more} more exception{'s' if more > 1 else ''}\n")
            elif exc.exceptions[i] is not None:
                yield from exc.exceptions[i].format(chain=chain, _ctx=margin)
            if is_last and margin.must_close:
                yield f"{margin.indent()}+------------------------------------\n"
                margin.must_close = False
            margin.depth -= 1
        if is_outermost:
            margin.depth = 0

    def print(self, *, file=None, chain=True):
        for line in self.format(chain=chain):
            print(line, file=sys.stderr if file is None else file, end="")


def _is_sequence(value):
    from collections.abc import Sequence

    return isinstance(value, Sequence)


def _parse(exc, value, tb):
    if (value is _missing) != (tb is _missing):
        raise ValueError("Both or neither of value and tb must be given")
    if value is not _missing:
        return value, tb
    if exc is None:
        return None, None
    if isinstance(exc, BaseException):
        return exc, exc.__traceback__
    raise TypeError(f"Exception expected for value, {type(exc).__name__} found")


def format_exception(exc, /, value=_missing, tb=_missing, limit=None, chain=True):
    value, tb = _parse(exc, value, tb)
    return list(TracebackException(type(value), value, tb, limit=limit, compact=True).format(chain=chain))


def format_exception_only(exc, /, value=_missing):
    if value is _missing:
        value = exc
    return list(TracebackException(type(value), value, None, compact=True).format_exception_only())


def print_exception(exc, /, value=_missing, tb=_missing, limit=None, file=None, chain=True):
    value, tb = _parse(exc, value, tb)
    TracebackException(type(value), value, tb, limit=limit, compact=True).print(file=file, chain=chain)


def format_exc(limit=None, chain=True):
    return "".join(format_exception(*sys.exc_info(), limit=limit, chain=chain))


def print_exc(limit=None, file=None, chain=True):
    print_exception(*sys.exc_info(), limit=limit, file=file, chain=chain)


def print_last(limit=None, file=None, chain=True):
    if not hasattr(sys, "last_type"):
        raise ValueError("no last exception")
    print_exception(sys.last_type, sys.last_value, sys.last_traceback, limit, file, chain)
