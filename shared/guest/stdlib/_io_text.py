"""Text streams for io: in memory, and over streams of bytes."""

from io import TextIOBase, UnsupportedOperation, _unset

__name__ = "_io"  # what is defined here is shown, and pickled, as that module's

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


_no_lines = iter(())
_NEAR = 8192  # characters in which lines are looked for at once


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
        self._load_line()
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
            if self._translates:
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

    _load_line = _load

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
        self._data, self._position, self._seen, self._pieces, self._pending, self._start = "", 0, set(), [], 0, 0
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

    # `_writes`: write() has looked at the stream. `_decoder` holds the beginning of a character where a chunk ended.

    def _begin_to_read(self):
        """The stream, and whether it is a file, which is read at once: of others only so much is read as is asked for."""
        self._check()
        if not self.readable():
            raise UnsupportedOperation("not readable")
        self._lines, self._writes = _no_lines, False
        self.flush()
        return self._open_buffer(), self._open_buffer().seekable()

    def _load_file(self, buffer):
        if self._position >= len(self._data):
            at = buffer.tell()
            data = buffer.read()
            if data:
                self._data, self._position, self._start = data.decode(self._encoding, self._errors), 0, at

    def _load_chunk(self, buffer):
        """Adds what the stream has now; false at its end."""
        if self._decoder is None:
            from codecs import getincrementaldecoder

            decoder = getincrementaldecoder(self._encoding)(self._errors)
            self._decoder = IncrementalNewlineDecoder(decoder, False) if self._universal else decoder
        data = buffer.read1(_NEAR) if hasattr(buffer, "read1") else buffer.read(_NEAR)
        text = self._decoder.decode(data or b"", not data)
        self._data, self._position = self._data[self._position:] + text, 0
        return bool(data)

    def _load_line(self):
        buffer, is_file = self._begin_to_read()
        if is_file:
            return self._load_file(buffer)
        while True:
            end, after = self._line_end(self._position)
            if after > end or not self._load_chunk(buffer):
                return

    def read(self, size=-1, /):
        buffer, is_file = self._begin_to_read()
        if is_file:
            self._load_file(buffer)
        elif size is None or size < 0:
            while self._load_chunk(buffer):
                pass
        else:
            while len(self._data) - self._position < size and self._load_chunk(buffer):
                pass
        return self._take(size)

    _is_iterated = False  # then tell() says no more

    def __next__(self):
        for line in self._lines:
            line += "\n"
            self._position += len(line)
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
        self._data, self._position, self._lines, self._writes = "", 0, _no_lines, True
        # A byte order mark stands at the stream's start alone.
        has_mark = self._encoding.lower().replace("_", "-") in ("utf-16", "utf-32", "utf-8-sig")
        self._mark = len("".encode(self._encoding)) if has_mark else 0
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
            return self._start + len(self._data[:self._position].encode(self._encoding, self._errors))
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
            self._data, self._position = "", 0
            return self._open_buffer().seek(0, 2)
        elif whence:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if cookie < 0:
            raise ValueError(f"negative seek position {cookie}")
        self._send()
        self._data, self._position = "", 0
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
