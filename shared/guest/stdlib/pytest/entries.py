"""The traceback of an exception as a list of entries, as ExceptionInfo.traceback gives it."""

import linecache
import pathlib


class Code:
    def __init__(self, raw):
        self.raw = raw
        self.name, self.firstlineno, self.path = raw.co_name, raw.co_firstlineno - 1, pathlib.Path(raw.co_filename)


class Frame:
    def __init__(self, raw):
        self.raw, self.f_globals, self.code = raw, raw.f_globals, Code(raw.f_code)

    lineno = property(lambda self: self.raw.f_lineno - 1)
    f_locals = property(lambda self: self.raw.f_locals)


class TracebackEntry:
    """A frame that the exception passed through. Lines count from 0."""

    def __init__(self, raw):
        self._rawentry, self.lineno, self.frame = raw, raw.tb_lineno - 1, Frame(raw.tb_frame)
        self.name, self.path = self.frame.code.name, self.frame.code.path
        self.relline = self.lineno - self.frame.code.firstlineno

    locals = property(lambda self: self.frame.f_locals)
    statement = property(lambda self: linecache.getline(str(self.path), self.lineno + 1).strip())

    def __repr__(self):
        return f"<TracebackEntry {self.path}:{self.lineno + 1}>"

    def __str__(self):
        return f"  File '{self.path}':{self.lineno + 1} in {self.name}\n  {self.statement}\n"


class Traceback(list):
    def __init__(self, raw):
        super().__init__()
        while raw is not None:
            self.append(TracebackEntry(raw))
            raw = raw.tb_next
