"""Text streams for io: in memory, and over streams of bytes."""

from io import TextIOBase, UnsupportedOperation, _unset

__name__ = "_io"  # what is defined here is shown, and pickled, as that module's

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


_no_lines = iter(())
_NEAR = 8192  # characters in which lines are looked for at once
_CHUNK = 8192  # bytes that a wrapper asks its buffer for: what is behind them stays with the buffer, and a pipe is not waited for


class _Lines:
    """Reading text at `_position` of `_data`, where `_universal` also ends lines at \\r and \\r\\n."""

    _universal = _translates = False

    # The next lines of a text with no ends but \n are split at once and given from `_lines`, whose newlines are put back; `_position` goes
    # with them, so that whatever else reads or moves only has to drop the rest.
    _lines = _no_lines

    def readline(self, size=-1, /):
        if size is None or size < 0:
            for line in self._lines:
                line += "\n"
                self._position += len(line)
                return line
        self._load_line(size)
        line = self._take_line(size)
        if line and self._ending in (None, "", "\n"):
            near = self._data[self._position:self._position + _NEAR]
            if self._ending or "\r" not in near:
                lines = near.split("\n")
                lines.pop()
                self._lines = iter(lines)
                if lines and self._universal:
                    self._seen.add("\n")
        return line

    def __next__(self):
        for line in self._lines:
            line += "\n"
            self._position += len(line)
            return line
        line = self.readline()
        if not line:
            raise StopIteration
        return line

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
    line_buffering = False

    def __init__(self, initial_value="", newline="\n"):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"newline must be str or None, not {type(newline).__name__}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline!r}")
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {type(initial_value).__name__}")
        self._ending, self._universal, self._seen, self._wide = newline, not newline, set(), newline is None
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

    def _load_line(self, size):
        self._load()

    def read(self, size=-1, /):
        self._load()
        return self._take(size)

    def write(self, s, /):
        self._check()
        if not isinstance(s, str):
            raise TypeError(f"string argument expected, got {type(s).__name__!r}")
        text = self._translated(s)
        self._lines = _no_lines
        if self._pieces or self._position == len(self._data):
            if text:
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

    def close(self):
        self._closed, self._lines = True, _no_lines


class TextIOWrapper(_Lines, TextIOBase):
    def __init__(self, buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"{type(self).__name__}() argument 'newline' must be str or None, not {type(newline).__name__}")
        buffer.readable(), buffer.seekable()  # what has neither is no stream
        self._buffer, self.line_buffering, self.write_through = buffer, line_buffering, write_through
        self._settle(encoding, errors, newline)
        self._seen, self._pieces, self._pending, self._start = set(), [], 0, 0
        self._forget()
        self._wrap(buffer)

    def _settle(self, encoding, errors, newline):
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline}")
        if encoding not in (None, "utf-8", "UTF-8", "locale"):
            "".encode(encoding)
        self._encoding = "UTF-8" if encoding in (None, "locale") else encoding
        self._errors, self._ending = errors or "strict", newline
        self._universal, self._translates = not newline, newline is None
        self._lines, self._writes, self._decoder = _no_lines, False, None

    encoding = property(lambda self: self._encoding)
    errors = property(lambda self: self._errors)

    @property
    def newlines(self):
        self._open_buffer()
        return super().newlines

    buffer = property(lambda self: self._buffer)

    def _open_buffer(self):
        if self._buffer is None:
            raise ValueError("underlying buffer has been detached")
        return self._buffer

    @property
    def closed(self):
        return self._open_buffer().closed

    @property
    def name(self):
        return self._open_buffer().name

    def reconfigure(self, *, encoding=None, errors=None, newline=_unset, line_buffering=None, write_through=None):
        if self._data and (encoding is not None or newline is not _unset or errors is not None):
            raise UnsupportedOperation("It is not possible to set the encoding or newline of stream after the first read")
        self.flush()
        self._settle(encoding or self._encoding, errors or ("strict" if encoding else self._errors),
                     self._ending if newline is _unset else newline)
        self.line_buffering = self.line_buffering if line_buffering is None else line_buffering
        self.write_through = self.write_through if write_through is None else write_through

    def readable(self):
        return self._open_buffer().readable()

    def writable(self):
        return self._open_buffer().writable()

    def seekable(self):
        return self._open_buffer().seekable()

    def isatty(self):
        return self._open_buffer().isatty()

    def fileno(self):
        return self._open_buffer().fileno()

    # `_data` is decoded text not all of which is read: `_start` is where its bytes begin. The decoder keeps bytes of half a character,
    # `_half` is a \r whose \n may come. `_writes`: write() has looked at the stream.

    def _load(self):
        self._check()
        if not self.readable():
            raise UnsupportedOperation("not readable")
        self._lines, self._writes = _no_lines, False
        self.flush()

    def _more(self, size=_CHUNK):
        """Puts the next bytes' text behind what is unread; whether there were any."""
        buffer = self._open_buffer()
        if self._decoder is None:
            import codecs

            self._decoder, self._half = codecs.getincrementaldecoder(self._encoding)(self._errors), ""
        if self._position < len(self._data):
            self._start += self._width(self._data[:self._position])
        elif buffer.seekable():
            self._start = buffer.tell() - len(self._decoder.getstate()[0]) - len(self._half)
        take = getattr(buffer, "read1", None)
        data = buffer.read() if size < 0 else buffer.read(size) if take is None else take(size)
        if not isinstance(data, (bytes, bytearray, memoryview)):
            name = "read" if take is None or size < 0 else "read1"
            raise TypeError(f"underlying {name}() should have returned a bytes-like object, not '{type(data).__name__}'")
        is_end = size < 0 or not data
        text = self._half + self._decoder.decode(data, is_end)
        self._half = "\r" if self._universal and not is_end and text[-1:] == "\r" else ""
        self._note(text[:-1] if self._half else text)
        self._data, self._position = self._data[self._position:] + (text[:-1] if self._half else text), 0
        return bool(data) and size >= 0

    def _width(self, text):
        width = len(text.encode(self._encoding, self._errors))
        return width - self._mark_width() if self._start else width

    def _mark_width(self):
        """A byte order mark stands at the stream's start alone."""
        has_mark = self._encoding.lower().replace("_", "-") in ("utf-16", "utf-32", "utf-8-sig")
        return len("".encode(self._encoding)) if has_mark else 0

    def _forget(self):
        self._data, self._position, self._decoder, self._half = "", 0, None, ""

    def _load_line(self, size):
        self._load()
        step, seen = _CHUNK, self._position
        if seen == len(self._data):
            self._more()
            seen = 0
        while True:
            stop, after = self._line_end(seen)
            if after > stop or size is not None and 0 <= size <= stop - self._position:
                return
            seen = max(stop - self._position - 1, 0)
            if not self._more(step):
                return
            step *= 2

    def read(self, size=-1, /):
        self._load()
        if size is None or size < 0:
            self._more(-1)
            text = self._take(-1)
            self._data, self._position = "", 0
            return text
        while (missing := size - self._unread(size)) > 0 and self._more(max(missing, _CHUNK)):
            pass
        return self._take(size)

    def _unread(self, size):
        """How many characters a reader still has of what is decoded, two ends of line being one where they are translated."""
        count = len(self._data) - self._position
        return count - self._data.count("\r\n", self._position) if self._translates and count < 2 * size else count

    _is_iterated = False  # then tell() says no more

    def __next__(self):
        for line in self._lines:
            line += "\n"
            self._position += len(line)
            self._is_iterated = True
            return line
        line = self.readline()
        self._is_iterated = bool(line)
        if not line:
            raise StopIteration
        return line

    def _begin_to_write(self):
        self._check()
        if not self.writable():
            raise UnsupportedOperation("not writable")
        self._forget()
        self._lines, self._writes, self._mark = _no_lines, True, self._mark_width()
        self._is_at_start = not (self._pieces or self._open_buffer().seekable() and self._open_buffer().tell())

    def write(self, s, /):
        if not isinstance(s, str):
            raise TypeError(f"write() argument must be str, not {type(s).__name__}")
        if not self._writes:
            self._begin_to_write()
        text = s.replace("\n", self._ending) if self._ending in ("\r", "\r\n") else s
        data = text.encode(self._encoding, self._errors)
        if self._mark and not self._is_at_start:
            data = data[self._mark:]
        self._is_at_start = False
        self._pieces.append(data)
        self._pending += len(data)
        if self.write_through or self.line_buffering and ("\n" in s or "\r" in s):
            self.flush()
        elif self._pending > _NEAR:
            self._send()
        return len(s)

    def _send(self):
        if self._pieces:
            data = b"".join(self._pieces)
            self._pieces.clear()
            self._pending = 0
            self._open_buffer().write(data)

    def flush(self):
        self._check()
        self._send()
        self._open_buffer().flush()

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                self._buffer.close()
                self._lines, self._writes = _no_lines, False

    def detach(self):
        self.flush()
        self._lines, self._writes = _no_lines, False
        buffer, self._buffer = self._open_buffer(), None
        self._unwrap()
        return buffer

    def tell(self):
        self._check()
        if not self.seekable():
            raise UnsupportedOperation("underlying stream is not seekable")
        if self._is_iterated:
            raise OSError("telling position disabled by next() call")
        self.flush()
        if self._data:
            self._seen.clear()  # CPython looks for the place anew, and knows the ends up to there
            self._note(self._data[:self._position])
            return self._start + self._width(self._data[:self._position])
        return self._open_buffer().tell()

    def seek(self, cookie, whence=0, /):
        self._check()
        self._lines, self._writes = _no_lines, False
        if not self.seekable():
            raise UnsupportedOperation("underlying stream is not seekable")
        if whence == 1:
            if cookie:
                raise UnsupportedOperation("can't do nonzero cur-relative seeks")
            cookie = self.tell()
        elif whence == 2:
            if cookie:
                raise UnsupportedOperation("can't do nonzero end-relative seeks")
            self.flush()
            self._forget()
            self._is_iterated = False
            return self._open_buffer().seek(0, 2)
        elif whence:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if cookie < 0:
            raise ValueError(f"negative seek position {cookie}")
        self._send()
        self._forget()
        self._is_iterated = False
        return self._open_buffer().seek(cookie)

    def truncate(self, size=None, /):
        self.flush()
        return self._open_buffer().truncate(self.tell() if size is None else size)

    def __repr__(self):
        parts = [f"{key}={value!r}" for key in ("name", "mode") if (value := getattr(self, key, None)) is not None]
        return f"<_io.TextIOWrapper {' '.join(parts + [f'encoding={self._encoding!r}'])}>"


class IncrementalNewlineDecoder:
    __tp_name__ = "_io.IncrementalNewlineDecoder"

    def __init__(self, decoder, translate, errors="strict"):
        self.decoder, self.translate, self._held, self._seen = decoder, translate, "", set()

    def decode(self, input, final=False):
        text = self._held + (input if self.decoder is None else self.decoder.decode(input, final))
        self._held = ""
        if text[-1:] == "\r" and not final:
            text, self._held = text[:-1], "\r"
        rest = text.replace("\r\n", "")
        self._seen |= {e for e in ("\r", "\n") if e in rest} | ({"\r\n"} if len(rest) < len(text) else set())
        return text.replace("\r\n", "\n").replace("\r", "\n") if self.translate else text

    def reset(self):
        self._held, self._seen = "", set()
        if self.decoder is not None:
            self.decoder.reset()

    @property
    def newlines(self):
        found = tuple(e for e in ("\r", "\n", "\r\n") if e in self._seen)
        return found[0] if len(found) == 1 else found or None
