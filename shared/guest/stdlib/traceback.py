"""Formatting of tracebacks."""

import linecache
import sys

from _inspection import format_exception as _format

__all__ = [
    "extract_stack", "extract_tb", "format_exception", "format_exception_only", "format_list", "format_stack",
    "format_tb", "print_exc", "format_exc", "print_exception", "print_last", "print_stack", "print_tb",
    "clear_frames", "FrameSummary", "StackSummary", "TracebackException", "walk_stack", "walk_tb",
]

_missing = object()


class FrameSummary:
    def __init__(self, filename, lineno, name, *, line=None, locals=None):
        self.filename, self.lineno, self.name, self._line = filename, lineno, name, line
        self.locals = locals

    @property
    def line(self):
        if self._line is None and self.lineno is not None:
            self._line = linecache.getline(self.filename, self.lineno)
        return self._line.strip() if self._line is not None else None

    def __iter__(self):
        return iter((self.filename, self.lineno, self.name, self.line))

    def __getitem__(self, i):
        return (self.filename, self.lineno, self.name, self.line)[i]

    def __len__(self):
        return 4

    def __eq__(self, other):
        return tuple(self) == tuple(other)

    def __repr__(self):
        return f"<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>"


class StackSummary(list):
    def format(self):
        return format_list(self)

    @classmethod
    def extract(cls, frame_gen, *, limit=None, lookup_lines=True, capture_locals=False):
        found = [FrameSummary(f.f_code.co_filename, line, f.f_code.co_name) for f, line in frame_gen]
        return cls(found if limit is None else found[:limit] if limit >= 0 else found[limit:])


def walk_tb(tb):
    while tb is not None:
        yield tb.tb_frame, tb.tb_lineno
        tb = tb.tb_next


def walk_stack(f):
    if f is None:
        f = sys._getframe(1)
    while f is not None:
        yield f, f.f_lineno
        f = f.f_back


def extract_tb(tb, limit=None):
    return StackSummary.extract(walk_tb(tb), limit=limit)


def extract_stack(f=None, limit=None):
    found = StackSummary.extract(walk_stack(sys._getframe(1) if f is None else f), limit=limit)
    found.reverse()
    return found


def format_list(extracted_list):
    out = []
    for entry in extracted_list:
        filename, lineno, name, line = entry
        text = f'  File "{filename}", line {lineno}, in {name}\n'
        if line:
            text += f"    {line.strip()}\n"
        out.append(text)
    return out


def format_tb(tb, limit=None):
    return format_list(extract_tb(tb, limit))


def format_stack(f=None, limit=None):
    return format_list(extract_stack(sys._getframe(1) if f is None else f, limit))


def print_list(extracted_list, file=None):
    for item in format_list(extracted_list):
        print(item, file=sys.stderr if file is None else file, end="")


def print_tb(tb, limit=None, file=None):
    print_list(extract_tb(tb, limit), file)


def print_stack(f=None, limit=None, file=None):
    print_list(extract_stack(sys._getframe(1) if f is None else f, limit), file)


def _value(exc, value):
    if value is _missing:
        return exc
    return value


def format_exception(exc, /, value=_missing, tb=_missing, limit=None, chain=True):
    value = _value(exc, value)
    if value is None:
        return ["NoneType: None\n"]
    hidden = []
    if not chain:
        hidden = [(value, value.__cause__, value.__context__, value.__suppress_context__)]
        value.__cause__ = value.__context__ = None
    saved = value.__traceback__
    try:
        if tb is not _missing:
            value = value.with_traceback(tb)
        text = _format(value)
    finally:
        value.__traceback__ = saved
        for e, cause, context, suppress in hidden:
            e.__cause__, e.__context__, e.__suppress_context__ = cause, context, suppress
    return text.splitlines(keepends=True)


def format_exception_only(exc, /, value=_missing):
    value = _value(exc, value)
    if value is None:
        return ["NoneType: None\n"]
    if isinstance(value, SyntaxError) and value.lineno is not None:
        return format_exception(type(value), value, None, chain=False)
    cls = type(value)
    name = cls.__qualname__ if cls.__module__ in ("builtins", "__main__") else f"{cls.__module__}.{cls.__qualname__}"
    try:
        text = str(value)
    except Exception:
        text = "<exception str() failed>"
    lines = [f"{name}: {text}\n" if text else f"{name}\n"]
    for note in getattr(value, "__notes__", ()):
        lines.append(f"{note}\n")
    return lines


def print_exception(exc, /, value=_missing, tb=_missing, limit=None, file=None, chain=True):
    file = sys.stderr if file is None else file
    file.write("".join(format_exception(exc, value, tb, limit, chain)))


def format_exc(limit=None, chain=True):
    return "".join(format_exception(sys.exc_info()[1], limit=limit, chain=chain))


def print_exc(limit=None, file=None, chain=True):
    print_exception(sys.exc_info()[1], limit=limit, file=file, chain=chain)


def print_last(limit=None, file=None, chain=True):
    print_exception(sys.last_value, limit=limit, file=file, chain=chain)


def clear_frames(tb):
    pass


class TracebackException:
    def __init__(self, exc_type, exc_value, exc_traceback, **kwargs):
        self.exc_type, self._value = exc_type, exc_value
        self.stack = extract_tb(exc_traceback)
        self._str = str(exc_value)

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        return cls(type(exc), exc, exc.__traceback__, **kwargs)

    def format(self, *, chain=True):
        yield from format_exception(self._value, chain=chain)

    def format_exception_only(self):
        yield from format_exception_only(self._value)

    def __str__(self):
        return self._str
