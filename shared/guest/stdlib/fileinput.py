"""Lines of several files, one after the other; in place where asked."""

import io
import os
import sys
from types import GenericAlias

__all__ = ["input", "close", "nextfile", "filename", "lineno", "filelineno", "fileno", "isfirstline", "isstdin", "FileInput",
           "hook_compressed", "hook_encoded"]
_state = None


def input(files=None, inplace=False, backup="", *, mode="r", openhook=None, encoding=None, errors=None):
    global _state
    if _state and _state._file:
        raise RuntimeError("input() already active")
    _state = FileInput(files, inplace, backup, mode=mode, openhook=openhook, encoding=encoding, errors=errors)
    return _state


def _active(name):
    def function():
        if not _state:
            raise RuntimeError("no active input()")
        return getattr(_state, name)()

    function.__name__ = name
    return function


nextfile, filename, lineno, filelineno, fileno, isfirstline, isstdin = map(
    _active, ["nextfile", "filename", "lineno", "filelineno", "fileno", "isfirstline", "isstdin"])


def close():
    global _state
    state, _state = _state, None
    if state:
        state.close()


class FileInput:
    __class_getitem__ = classmethod(GenericAlias)

    def __init__(self, files=None, inplace=False, backup="", *, mode="r", openhook=None, encoding=None, errors=None):
        if files is None:
            files = sys.argv[1:] or ("-",)
        self._files = [files] if isinstance(files, (str, os.PathLike)) else list(files) or ["-"]
        if mode not in ("r", "rb"):
            raise ValueError("FileInput opening mode must be 'r' or 'rb'")
        if openhook and inplace:
            raise ValueError("FileInput cannot use an opening hook in inplace mode")
        if openhook and not callable(openhook):
            raise ValueError("FileInput openhook must be callable")
        self._inplace, self._backup, self._mode, self._openhook = inplace, backup, mode, openhook
        self._encoding, self._errors = encoding, errors
        self._file = self._filename = self._output = None
        self._lineno = self._filelineno = 0
        self._is_stdin = False

    def close(self):
        try:
            self.nextfile()
        finally:
            self._files = []

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def __iter__(self):
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readline(self):
        while True:
            if self._file is None:
                if not self._files:
                    return b"" if "b" in self._mode else ""
                self._open()
            line = self._file.readline()
            if line:
                self._lineno += 1
                self._filelineno += 1
                return line
            self.nextfile()

    def _open(self):
        self._filename, self._filelineno = os.fspath(self._files.pop(0)), 0
        self._is_stdin = self._filename == "-"
        if self._is_stdin:
            self._filename, self._file = "<stdin>", sys.stdin
        elif self._openhook:
            self._file = self._openhook(self._filename, self._mode)
        else:
            self._file = open(self._filename, self._mode, encoding=self._encoding, errors=self._errors)
            if self._inplace:
                # A file is read whole when it is opened.
                data = self._file.read()
                self._file.close()
                if self._backup:
                    with open(self._filename + self._backup, self._mode.replace("r", "w")) as f:
                        f.write(data)
                self._file = io.BytesIO(data) if "b" in self._mode else io.StringIO(data)
                self._output = open(self._filename, self._mode.replace("r", "w"), encoding=self._encoding, errors=self._errors)
                self._stdout, sys.stdout = sys.stdout, self._output

    def nextfile(self):
        if self._output is not None:
            sys.stdout = self._stdout
            self._output.close()
            self._output = None
        if self._file is not None and not self._is_stdin:
            self._file.close()
        self._file, self._is_stdin = None, False

    def filename(self):
        return self._filename

    def lineno(self):
        return self._lineno

    def filelineno(self):
        return self._filelineno

    def fileno(self):
        """The descriptor of the file that is read; -1: there is none."""
        try:
            return self._file.fileno()
        except (AttributeError, ValueError):
            return -1

    def isfirstline(self):
        return self._filelineno == 1

    def isstdin(self):
        return self._is_stdin


def hook_compressed(filename, mode, *, encoding=None, errors=None):
    if os.path.splitext(filename)[1] == ".gz":
        import gzip

        return gzip.open(filename, mode if "b" in mode or encoding is None else mode + "t", encoding=encoding, errors=errors)
    return open(filename, mode, encoding=encoding, errors=errors)


def hook_encoded(encoding, errors=None):
    return lambda filename, mode: open(filename, mode, encoding=encoding, errors=errors)
