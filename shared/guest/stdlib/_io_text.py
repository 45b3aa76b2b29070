"""Lines of text, text streams in memory, newlines that are decoded. Part of io."""

from _stream_lines import Lines, cut
from io import TextIOBase
from operator import index as _number

__name__ = "_io"  # what is defined here is shown, and pickled, as that module's

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


_no_lines = iter(())
_NEAR = 8192  # characters in which lines are looked for at once


class _Lines(Lines):
    """Reading text at `_position` of `_data`, where `_universal` also ends lines at \\r and \\r\\n."""

    _universal = _translates = False

    # The next lines of a text with no ends but \n are cut at once.
    _lines = _no_lines

    def readline(self, size=-1, /):
        if size is None or size < 0:
            for line in self._lines:
                self._position += len(line)
                return line
        self._load()
        line = self._take_line(size)
        if line and self._ending in (None, "", "\n"):
            near = self._data[self._position:self._position + _NEAR]
            if self._ending or "\r" not in near:
                if type(self).readline.__module__ == "_io":
                    self._lines = iter(cut(near, False))
                if self._universal and "\n" in near:
                    self._seen.add("\n")
        return line

    def _next_line(self):
        return self.readline() or None

    def _line_end(self, start):
        """(where a line's text ends, where the next begins)"""
        data = self._data
        end = data.find("\n", start)
        if self._universal:
            other = data.find("\r", start, end if end >= 0 else len(data))
            if other >= 0:
                return other, other + (2 if data[other + 1:other + 2] == "\n" else 1)
        elif self._ending not in (None, "\n"):
            end = data.find(self._ending, start)
            return (len(data),) * 2 if end < 0 else (end, end + len(self._ending))
        return (len(data),) * 2 if end < 0 else (end, end + 1)

    def _note(self, text):
        if self._universal and "\r" in text or "\n" in text:
            rest = text.replace("\r\n", "")
            self._seen |= {e for e in ("\r", "\n") if e in rest} | ({"\r\n"} if len(rest) < len(text) else set())

    @property
    def newlines(self):
        if not self._universal or not self._seen:
            return None
        found = tuple(e for e in ("\r", "\n", "\r\n") if e in self._seen)
        return found[0] if len(found) == 1 else found

    def _take_line(self, size):
        start = self._position
        stop, after = self._line_end(start)
        limited = size is not None and size >= 0
        if limited and (stop - start > size or stop == start + size and (after - stop if not self._translates else after > stop)):
            stop = after = start + size
        elif limited and not self._translates and after - start > size:
            after = start + size
        self._position = after
        if self._universal:
            self._note(self._data[start:after])
        if self._translates and after > stop:
            return self._data[start:stop] + "\n"
        return self._data[start:after]

    def _take(self, size):
        start = self._position
        if size is None or size < 0:
            text = self._data[start:]
            self._position = max(start, len(self._data))
        else:
            end = start + size
            if self._translates and "\r" in self._data[start:end]:
                end = start
                for _ in range(size):
                    end += 2 if self._data[end:end + 2] == "\r\n" else 1
            text = self._data[start:end]
            self._position = min(end, max(start, len(self._data)))
        if self._universal:
            self._note(text)
        return text.replace("\r\n", "\n").replace("\r", "\n") if self._translates else text


class StringIO(_Lines, TextIOBase):
    _OWN = ("_ending", "_is_plain", "_universal", "_seen", "_wide", "_data", "_position", "_pieces", "_lines", "_closed")

    @property
    def newlines(self):
        self._check()
        return _Lines.newlines.fget(self)

    @property
    def line_buffering(self):
        self._check()
        return False

    def __init__(self, initial_value="", newline="\n"):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"newline must be str or None, not {type(newline).__name__}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline!r}")
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {type(initial_value).__name__}")
        self._ending, self._universal, self._seen, self._wide = newline, not newline, set(), newline is None
        self._is_plain = newline in ("", "\n")
        self._data, self._position, self._pieces = "", 0, []
        if initial_value:
            self._pieces.append(self._translated(initial_value))
        self._join()

    def _translated(self, text):
        if self._wide:
            self._note(text)
            return text.replace("\r\n", "\n").replace("\r", "\n")
        return text.replace("\n", self._ending) if self._ending in ("\r", "\r\n") else text

    def _join(self):
        """Texts written at the end wait in a list, or each write would copy all."""
        if self._pieces:
            self._data += "".join(self._pieces)
            self._pieces.clear()

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def _load(self):
        self._check()
        self._join()
        self._lines = _no_lines

    def read(self, size=-1, /):
        self._load()
        return self._take(size)

    def write(self, s, /):
        if self._closed:
            self._check()
        if not isinstance(s, str):
            raise TypeError(f"string argument expected, got {type(s).__name__!r}")
        text = s if self._is_plain else self._translated(s)
        self._lines = _no_lines
        if not text:
            return len(s)
        if self._pieces or self._position == len(self._data):
            self._pieces.append(text)
            self._position += len(text)
            return len(s)
        if self._position > len(self._data):
            self._data += "\0" * (self._position - len(self._data))
        self._data = self._data[:self._position] + text + self._data[self._position + len(text):]
        self._position += len(text)
        return len(s)

    def getvalue(self):
        self._check()
        self._join()
        return self._data

    def tell(self):
        self._check()
        return self._position

    def seek(self, offset, whence=0, /):
        offset, whence = _number(offset), _number(whence)
        self._load()
        if whence not in (0, 1, 2):
            raise ValueError(f"Invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == 0 and offset < 0:
            raise ValueError(f"Negative seek position {offset}")
        if whence and offset:
            raise OSError("Can't do nonzero cur-relative seeks")
        self._position = self._position if whence == 1 else len(self._data) if whence else offset
        return self._position

    def truncate(self, size=None, /):
        self._load()
        size = self._position if size is None else size
        if size < 0:
            raise ValueError(f"Negative size value {size}")
        self._data = self._data[:size]
        return size

    def readable(self):
        self._check()
        return True

    writable = seekable = readable

    def __getstate__(self):
        self._check()
        values = {name: value for name, value in vars(self).items() if name not in self._OWN}
        return self.getvalue(), self._ending, self._position, values or None

    def __setstate__(self, state):
        self._check()
        if not isinstance(state, tuple) or len(state) < 4:
            raise TypeError(f"_io.StringIO.__setstate__ argument should be 4-tuple, got {type(state).__name__}")
        data, newline, position, values = state[:4]
        self.__init__("", newline)
        self._data = data or ""  # its line ends are translated already
        if not isinstance(position, int):
            raise TypeError(f"third item of state must be an integer, got {type(position).__name__}")
        if position < 0:
            raise ValueError("position value cannot be negative")
        self._position = position
        if values is not None:
            if not isinstance(values, dict):
                raise TypeError(f"fourth item of state should be a dict, got a {type(values).__name__}")
            vars(self).update(values)

    def close(self):
        self._closed, self._lines = True, _no_lines


class IncrementalNewlineDecoder:
    """Decodes, and makes all line ends \\n if asked to; a \\r at the end of what came waits for its \\n."""

    __tp_name__ = "_io.IncrementalNewlineDecoder"

    def __init__(self, decoder, translate, errors="strict"):
        self.decoder, self.translate, self.errors, self._held, self._seen = decoder, translate, errors, "", set()

    def decode(self, input, final=False):
        text = input if self.decoder is None else self.decoder.decode(input, final)
        if not isinstance(text, str):
            raise TypeError(f"decoder should return a string result, not {type(text).__name__!r}")
        if text or final:
            text, self._held = self._held + text, ""
        if text[-1:] == "\r" and not final:
            text, self._held = text[:-1], "\r"
        if "\r" not in text:
            if "\n" in text:
                self._seen.add("\n")
            return text
        rest = text.replace("\r\n", "")
        self._seen |= {e for e in ("\r", "\n") if e in rest} | ({"\r\n"} if len(rest) < len(text) else set())
        return text.replace("\r\n", "\n").replace("\r", "\n") if self.translate else text

    def getstate(self):
        held, flags = (b"", 0) if self.decoder is None else self.decoder.getstate()
        return held, flags << 1 | bool(self._held)

    def setstate(self, state):
        held, flags = state
        self._held = "\r" if flags & 1 else ""
        if self.decoder is not None:
            self.decoder.setstate((held, flags >> 1))

    def reset(self):
        self._held, self._seen = "", set()
        if self.decoder is not None:
            self.decoder.reset()

    @property
    def newlines(self):
        found = tuple(e for e in ("\r", "\n", "\r\n") if e in self._seen)
        return found[0] if len(found) == 1 else found or None
