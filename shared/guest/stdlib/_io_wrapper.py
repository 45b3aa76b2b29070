"""Text streams over streams of bytes, which are read a chunk at a time. Part of io."""

import codecs
from _io_text import _Lines, _no_lines
from _stream_lines import cut
from io import TextIOBase, UnsupportedOperation, _no_state, _unset
from operator import index

__name__ = "_io"  # what is defined here is shown, and pickled, as that module's

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames

_WORD = 1 << 64
_PLAIN = {"utf-8", "ascii", "iso8859-1"}  # text is encoded the same way wherever it stands


def _codec_of(encoding):
    found = codecs.lookup(encoding)
    if not getattr(found, "_is_text_encoding", True):
        raise LookupError(f"{encoding!r} is not a text encoding; use codecs.open() to handle arbitrary codecs")
    return found


class _Chunk:
    """Bytes that were decoded at once: the decoder's flags before, the bytes (the first `held` of which it had already), the number of
    characters they gave."""

    __slots__ = ("flags", "data", "held", "count")

    def __init__(self, flags, data, held, count):
        self.flags, self.data, self.held, self.count = flags, data, held, count


class TextIOWrapper(_Lines, TextIOBase):
    """`_data` is text that was decoded and not yet given, from `_position` on, its line ends as they stand in the file. A \\r at its end
    waits in `_held`, as \\n may follow. `_chunks` are the bytes of that text, for tell(), `_skip` counts the characters of the first
    chunks that `_data` no longer has."""

    _CHUNK_SIZE = 8192
    _buffer = _codec = _decoder = _encoder = None
    _is_iterated = False  # then tell() says no more
    _at_end = False

    def __init__(self, buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False):
        for value, name in ((encoding, "encoding"), (errors, "errors"), (newline, "newline")):
            if value is not None and not isinstance(value, str):
                raise TypeError(f"{type(self).__name__}() argument {name!r} must be str or None, not {type(value).__name__}")
            if value is not None and "\0" in value:
                raise ValueError("embedded null character")
        self._buffer = None
        self._settle(encoding, errors, newline)
        buffer.readable()
        is_writable, self._can_seek = buffer.writable(), buffer.seekable()
        self._line_buffering, self._write_through = bool(line_buffering), bool(write_through)
        self._pieces, self._waiting = [], 0
        self._forget()
        self._buffer = buffer
        self._is_at_start = not (self._can_seek and is_writable and buffer.tell())
        self._wrap(buffer)

    def _settle(self, encoding, errors, newline):
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline}")
        encoding = "UTF-8" if encoding in (None, "locale") else encoding
        self._codec = _codec_of(encoding)
        self._encoding, self._errors, self._ending = encoding, errors or "strict", newline
        self._universal, self._translates = not newline, newline is None
        self._seen = set()
        self._lines, self._writes = _no_lines, False
        self._decoder = self._encoder = None

    def _forget(self):
        """Drops text that was read ahead."""
        self._data, self._position, self._held, self._lines, self._writes = "", 0, "", _no_lines, False
        self._chunks, self._skip, self._at_end = [], 0, False

    encoding = property(lambda self: self._encoding)
    errors = property(lambda self: self._errors)
    line_buffering = property(lambda self: self._line_buffering)
    write_through = property(lambda self: self._write_through)
    newlines = _Lines.newlines

    @property
    def buffer(self):
        return self._buffer

    def _open_buffer(self):
        if self._buffer is None:
            raise ValueError("underlying buffer has been detached" if self._codec else "I/O operation on uninitialized object")
        return self._buffer

    @property
    def closed(self):
        return self._open_buffer().closed

    @property
    def name(self):
        return self._open_buffer().name

    def reconfigure(self, *, encoding=None, errors=None, newline=_unset, line_buffering=None, write_through=None):
        for value, name in ((encoding, "encoding"), (errors, "errors"), (None if newline is _unset else newline, "newline")):
            if value is not None and not isinstance(value, str):
                raise TypeError(f"reconfigure() argument {name!r} must be str or None, not {type(value).__name__}")
        if self._chunks and (encoding is not None or newline is not _unset or errors is not None):
            raise UnsupportedOperation("It is not possible to set the encoding or newline of stream after the first read")
        line_buffering = self._line_buffering if line_buffering is None else bool(index(line_buffering))
        write_through = self._write_through if write_through is None else bool(index(write_through))
        self.flush()
        if encoding is not None or errors is not None or newline is not _unset:
            self._settle(encoding or self._encoding, errors or ("strict" if encoding else self._errors),
                         self._ending if newline is _unset else newline)
            self._is_at_start = not (self._can_seek and self.writable() and self._buffer.tell())
        self._line_buffering, self._write_through = line_buffering, write_through

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

    # ---- reading

    def _begin_to_read(self):
        self._check()
        self._lines, self._writes = _no_lines, False
        if self._decoder is None:
            if not self.readable():
                raise UnsupportedOperation("not readable")
            self._decoder = self._codec.incrementaldecoder(self._errors)
        if self._pieces:
            self._send()

    def _read_chunk(self):
        """Text of the next bytes; empty at the end, or when they make no character yet."""
        buffer, decoder = self._buffer, self._decoder
        before = decoder.getstate() if self._can_seek else None
        read = getattr(buffer, "read1", None)
        data = (read or buffer.read)(self._CHUNK_SIZE)
        if not isinstance(data, bytes):
            try:
                data = bytes(memoryview(data))
            except TypeError:
                raise TypeError(f"underlying {'read1' if read else 'read'}() should have returned a bytes-like object, not "
                                f"{type(data).__name__!r}") from None
        self._at_end = not data
        text = decoder.decode(data, not data)
        if not isinstance(text, str):
            raise TypeError(f"decoder should return a string result, not {type(text).__name__!r}")
        if before is not None and (data or text):
            self._chunks.append(_Chunk(before[1], before[0] + data, len(before[0]), len(text)))
        if self._held:
            text, self._held = self._held + text, ""
        if self._universal:
            if data and text[-1:] == "\r":
                text, self._held = text[:-1], "\r"
            self._note(text)
        return text

    def _append(self, text):
        """Puts text behind that which waits."""
        if self._position < len(self._data):
            text = self._data[self._position:] + text
        self._skip += self._position
        self._data, self._position = text, 0
        chunks = self._chunks
        while len(chunks) > 1 and self._skip >= chunks[0].count:
            self._skip -= chunks.pop(0).count

    def _load(self):
        """What _Lines asks for before it takes a line of any length."""
        self._load_line(-1)

    def _load_line(self, limit):
        self._begin_to_read()
        ends = "\n" if self._ending in (None, "", "\n", "\r\n") else "\r"
        waiting = self._data[self._position:] if self._position else self._data
        parts, n = [], len(waiting)
        while True:
            if ends in waiting or self._universal and "\r" in waiting or 0 <= limit <= n:
                if self._ending != "\r\n" or 0 <= limit <= n or "\r\n" in "".join((self._data[self._position:], *parts)):
                    break
            waiting = self._read_chunk()
            parts.append(waiting)
            n += len(waiting)
            if self._at_end:
                break
        if parts:
            self._append("".join(parts))

    def readline(self, size=-1, /):
        size = index(size)
        if size < 0:
            return super().readline()
        self._load_line(size)
        return self._take_line(size)

    def read(self, size=-1, /):
        if size is not None and not hasattr(size, "__index__"):
            raise TypeError(f"argument should be integer or None, not {type(size).__name__!r}")
        self._begin_to_read()
        if size is None or size < 0:
            return self._read_all()
        parts = []
        rest = self._data[self._position:]
        n = len(rest)
        while n - (rest.count("\r\n") if self._translates else 0) < size:
            text = self._read_chunk()
            parts.append(text)
            n += len(text)
            if self._translates and "\r" in text:
                rest += "".join(parts)
                n = len(rest)
                self._append("".join(parts))
                parts.clear()
            if self._at_end:
                break
        if parts:
            self._append("".join(parts))
        return self._take(size)

    def _read_all(self):
        data = self._buffer.read()
        if data is None:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        text = self._data[self._position:] + self._held + self._decoder.decode(data, True)
        self._forget()
        if not self._universal:
            return text
        self._note(text)
        return text.replace("\r\n", "\n").replace("\r", "\n") if self._translates and "\r" in text else text

    def readlines(self, hint=-1, /):
        is_whole = hint is None or hasattr(hint, "__index__") and hint <= 0
        if type(self) is TextIOWrapper and is_whole and self._ending in (None, "\n") and not self.closed:
            return cut(self.read(), True)
        return super().readlines(hint)

    def _next_line(self):
        self._is_iterated = True
        line = self.readline()
        if not line:
            self._is_iterated = False
            self._forget()
            return None
        if not isinstance(line, str):
            raise OSError(f"readline() should have returned a str object, not {type(line).__name__!r}")
        return line

    # ---- writing. `_writes`: write() has looked at the stream.

    def _begin_to_write(self):
        self._check()
        if not self.writable():
            raise UnsupportedOperation("not writable")
        if self._decoder is not None:
            self._decoder.reset()
        self._forget()
        self._writes = True
        self._is_plain = self._codec.name in _PLAIN
        if not self._is_plain and self._encoder is None:
            self._encoder = self._codec.incrementalencoder(self._errors)
            if not self._is_at_start:
                self._encoder.setstate(0)

    def write(self, s, /):
        if not isinstance(s, str):
            raise TypeError(f"write() argument must be str, not {type(s).__name__}")
        if not self._writes or self._buffer.closed:
            self._begin_to_write()
        text = s.replace("\n", self._ending) if self._ending in ("\r", "\r\n") else s
        data = text.encode(self._encoding, self._errors) if self._is_plain else self._encoder.encode(text)
        if not isinstance(data, bytes):
            raise TypeError(f"encoder should return a bytes object, not {type(data).__name__!r}")
        self._pieces.append(data)
        self._waiting += len(data)
        if self._line_buffering and ("\n" in s or "\r" in s):
            self.flush()
        elif self._write_through or self._waiting >= self._CHUNK_SIZE:
            self._send()
        return len(s)

    def _send(self):
        if self._pieces:
            data = b"".join(self._pieces)
            self._pieces.clear()
            self._waiting = 0
            self._open_buffer().write(data)

    def flush(self):
        self._check()
        self._send()
        self._open_buffer().flush()

    def close(self):
        if self._open_buffer().closed:
            return
        if self._is_finalizing:
            warn = getattr(self._buffer, "_dealloc_warn", None)
            if warn is not None:
                warn(self)
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

    # ---- places: where a chunk begins, the decoder's flags there, and what is to be decoded and skipped from there on

    def tell(self):
        self._check()
        if not self._can_seek:
            raise UnsupportedOperation("underlying stream is not seekable")
        if self._is_iterated:
            raise OSError("telling position disabled by next() call")
        self.flush()
        at = self._buffer.tell()
        chunks = self._chunks
        if self._decoder is None or not chunks:
            return at
        at -= chunks[0].held + sum(len(chunk.data) - chunk.held for chunk in chunks)
        wanted = self._skip + self._position
        if not wanted:
            return at | chunks[0].flags << 64
        data = chunks[0].data + b"".join(chunk.data[chunk.held:] for chunk in chunks[1:])
        saved = self._decoder.getstate()
        try:
            return self._cookie(at, chunks[0].flags, data, wanted)
        finally:
            self._decoder.setstate(saved)

    def _cookie(self, at, flags, data, wanted):
        """The place `wanted` characters behind the one at which `data` begins."""
        decoder = self._decoder
        decoder.setstate((b"", flags))
        fed = count = 0
        texts = []
        safe = 0, 0, flags  # bytes and characters at the last place where the decoder held nothing
        while count < wanted and fed < len(data):
            # No character has less than a byte, unless the encoding is an odd one: then bytes go singly.
            step = min(wanted - count, len(data) - fed)
            state = decoder.getstate()
            text = decoder.decode(data[fed:fed + step])
            if count + len(text) > wanted and step > 1:
                decoder.setstate(state)
                text, step = decoder.decode(data[fed:fed + 1]), 1
            made = len(text)
            texts.append(text)
            if count + made > wanted:
                fed += step
                count += made
                break
            fed += step
            count += made
            held, now = decoder.getstate()
            if fed - len(held) >= safe[0] and not (held and now != safe[2]):
                safe = fed - len(held), count, now
        needs_end = False
        if count < wanted:
            count += len(decoder.decode(b"", True))
            needs_end = True
            if count < wanted:
                raise OSError("can't reconstruct logical file position")
        if not (at or flags):  # CPython starts its decoder anew there, which forgets what newlines it has seen
            self._seen = set()
            self._note("".join(texts))
        place, seen, now = safe
        if seen == wanted:
            return at + place | now << 64
        return at + place | now << 64 | (fed - place) << 128 | (wanted - seen) << 192 | needs_end << 256

    def seek(self, cookie, whence=0, /):
        whence = index(whence)
        self._check()
        if not self._can_seek:
            raise UnsupportedOperation("underlying stream is not seekable")
        if whence == 1:
            if cookie:
                raise UnsupportedOperation("can't do nonzero cur-relative seeks")
            whence, cookie = 0, self.tell()
        elif whence == 2:
            if cookie:
                raise UnsupportedOperation("can't do nonzero end-relative seeks")
            self.flush()
            self._forget()
            self._is_iterated = False
            if self._decoder is not None:
                self._decoder.reset()
            at = self._buffer.seek(0, 2)
            self._restart_encoder(not at)
            return at
        elif whence:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if cookie < 0:
            raise ValueError(f"negative seek position {cookie}")
        self.flush()
        at, flags, feed, skip, needs_end = cookie % _WORD, (cookie >> 64) % _WORD, (cookie >> 128) % _WORD, (cookie >> 192) % _WORD, cookie >> 256
        self._buffer.seek(at)
        self._forget()
        self._is_iterated = False
        if self._decoder is None and (flags or skip):
            self._decoder = self._codec.incrementaldecoder(self._errors)
        if self._decoder is not None:
            if cookie:
                self._decoder.setstate((b"", flags))
            else:
                self._decoder.reset()
        if skip:
            data = self._buffer.read(feed)
            text = self._decoder.decode(data, bool(needs_end))
            if len(text) < skip:
                raise OSError("can't restore logical file position")
            self._chunks = [_Chunk(flags, data, 0, len(text))]
            self._data, self._position = text, skip
        self._restart_encoder(not (at or flags))
        return cookie

    def _restart_encoder(self, is_start):
        self._is_at_start = is_start
        if self._encoder is not None:
            if is_start:
                self._encoder.reset()
            else:
                self._encoder.setstate(0)

    def truncate(self, pos=None, /):
        self.flush()
        return self._open_buffer().truncate(self.tell() if pos is None else pos)

    __getstate__ = _no_state

    def __repr__(self):
        if self._codec is None:
            raise ValueError("I/O operation on uninitialized object")
        shown = f"<{type(self).__module__}.{type(self).__qualname__}"
        for key in ("name", "mode"):
            try:
                shown += f" {key}={getattr(self, key)!r}"
            except (AttributeError, ValueError):
                pass
        return f"{shown} encoding={self._encoding!r}>"
