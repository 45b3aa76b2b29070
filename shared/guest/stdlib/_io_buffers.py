"""Buffered streams of bytes over raw ones. Part of io."""

from _io_files import FileIO
from _stream_lines import Lines, cut
from io import DEFAULT_BUFFER_SIZE, BufferedIOBase, UnsupportedOperation, _no_state

__name__ = "_io"  # what is defined here is shown, and pickled, as that module's

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


_no_lines = iter(())


class _Buffered(BufferedIOBase):
    """What was read beyond need stands in `_ahead` from `_position` on; what was written and not yet given on in `_behind`. At most one of the
    two holds something."""

    _can_read = _can_write = True
    _raw = _unset = object()
    _ahead, _position, _behind = b"", 0, b""
    _lines = _no_lines  # cut from what stands ahead

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        for is_asked, name in ((self._can_read and self._can_write, "seekable"), (self._can_read, "readable"), (self._can_write, "writable")):
            if is_asked and not getattr(raw, name)():
                raise UnsupportedOperation(f"File or stream is not {name}.")
        if buffer_size <= 0:
            raise ValueError("buffer size must be strictly positive")
        self._raw, self._size = raw, buffer_size
        self._ahead, self._position, self._behind = b"", 0, bytearray()
        self._wrap(raw)

    @property
    def raw(self):
        if self._raw is None:
            raise ValueError("raw stream has been detached")
        if self._raw is _Buffered._unset:
            raise ValueError("I/O operation on uninitialized object")
        return self._raw

    @property
    def closed(self):
        return self.raw.closed

    @property
    def name(self):
        return self.raw.name

    @property
    def mode(self):
        return self.raw.mode

    def seekable(self):
        return self.raw.seekable()

    def isatty(self):
        return self.raw.isatty()

    def fileno(self):
        return self.raw.fileno()

    def _open_raw(self, verb):
        """The raw stream; `verb` says what cannot be done to a closed one."""
        raw = self.raw
        if raw.closed:
            raise ValueError(f"{verb} closed file")
        return raw

    def _blocked(self, written):
        # The machine's own number, if it was a descriptor that has refused.
        return BlockingIOError(11 if isinstance(self._raw, FileIO) else 0, "write could not complete without blocking", written)

    def _write_raw(self, view):
        put = self._raw.write(view)
        if put is not None and not 0 <= put <= len(view):
            raise OSError(f"raw write() returned invalid length {put} (should have been between 0 and {len(view)})")
        return put

    def _give_on(self):
        """Writes what waits."""
        while self._behind:
            put = self._write_raw(memoryview(bytes(self._behind)))
            if put is None:
                raise self._blocked(0)
            del self._behind[:put]

    def _back(self):
        """Drops what was read ahead; the raw stream goes back to where this one stands."""
        left = len(self._ahead) - self._position
        self._lines = _no_lines
        self._ahead, self._position = b"", 0
        if left:
            self._raw.seek(-left, 1)

    def flush(self):
        self.raw.flush()

    def _sync(self):
        if self._behind:
            self._give_on()
        elif self._can_write and self._position < len(self._ahead):
            self._back()

    # ---- places

    def tell(self):
        at = self.raw.tell()
        if at < 0:
            raise OSError(f"Raw stream returned invalid position {at}")
        return at - (len(self._ahead) - self._position) + len(self._behind)

    def seek(self, offset, whence=0, /):
        if whence not in (0, 1, 2):
            raise ValueError(f"whence value {whence} unsupported")
        raw = self._open_raw("seek of")
        self._lines = _no_lines
        if not raw.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        if self._behind:
            self._give_on()
        held = len(self._ahead) - self._position
        if whence != 2 and held:
            # A place that was read already is reached inside the buffer.
            now = raw.tell() - held
            step = offset - now if whence == 0 else offset
            if 0 <= self._position + step <= len(self._ahead):
                self._position += step
                return now + step
            if whence == 1:
                offset -= held
        self._ahead, self._position = b"", 0
        at = raw.seek(offset, whence)
        if at < 0:
            raise OSError(f"Raw stream returned invalid position {at}")
        return at

    def truncate(self, size=None, /):
        self._open_raw("truncate of")
        if not self._can_write:
            raise UnsupportedOperation("truncate")
        self._sync()
        return self._raw.truncate(self.tell() if size is None else size)

    # ---- the end

    def close(self):
        raw = self.raw
        self._lines = _no_lines
        if raw.closed:
            return
        if self._is_finalizing:
            self._dealloc_warn(self)
        try:
            self.flush()
        finally:
            raw.close()

    def _dealloc_warn(self, source):
        warn = getattr(self._raw, "_dealloc_warn", None)
        if warn is not None:
            warn(source)

    def detach(self):
        raw = self.raw
        self.flush()
        self._raw, self._lines = None, _no_lines
        self._unwrap()
        return raw

    __getstate__ = _no_state

    def __repr__(self):
        shown = f"{type(self).__module__}.{type(self).__qualname__}"
        try:
            return f"<{shown} name={self.name!r}>"
        except (AttributeError, ValueError):
            return f"<{shown}>"


class _Reads(Lines):
    def _next_line(self):
        line = self.readline()
        if line and type(self).readline.__module__ == "_io":
            self._lines = iter(cut(self._ahead[self._position:], False))
        elif not isinstance(line, bytes):
            raise OSError(f"readline() should have returned a bytes object, not {type(line).__name__!r}")
        return line or None

    def readlines(self, hint=-1, /):
        is_whole = hint is None or hasattr(hint, "__index__") and hint <= 0
        if is_whole and type(self).__module__ == "_io" and not self.closed:
            return cut(self.read() or b"", True)
        return super().readlines(hint)

    def readable(self):
        return self.raw.readable()

    def _begin_read(self, verb="read of"):
        raw = self._open_raw(verb)
        self._lines = _no_lines
        if self._behind:
            self._give_on()
        return raw

    def _read_raw(self, n):
        """Up to n bytes of the raw stream; None: there are none now."""
        b = bytearray(n)
        got = self._raw.readinto(memoryview(b))
        if got is None:
            return None
        if not 0 <= got <= n:
            raise OSError(f"raw readinto() returned invalid length {got} (should have been between 0 and {n})")
        return bytes(b[:got])

    def read(self, size=-1, /):
        if size is not None and size < -1:
            raise ValueError("read length must be non-negative or -1")
        raw = self._begin_read()
        held = self._ahead[self._position:] if self._position else self._ahead
        if size is None or size < 0:
            self._ahead, self._position = b"", 0
            return self._read_all(raw, held)
        if size <= len(held):
            self._position += size
            return held[:size]
        parts, n = [held], len(held)
        self._ahead, self._position = b"", 0
        while n < size:
            # Whole buffers are read past the buffer.
            wanted = size - n
            data = self._read_raw(wanted - wanted % self._size if wanted >= self._size else self._size)
            if not data:
                if data is None and not n:
                    return None
                break
            if len(data) > wanted:
                self._ahead, self._position = data, wanted
                data = data[:wanted]
            parts.append(data)
            n += len(data)
        return b"".join(parts)

    def _read_all(self, raw, held):
        whole = getattr(raw, "readall", None)
        if whole is not None:
            rest = whole()
            if rest is None:
                return held or None
            if not isinstance(rest, bytes):
                raise TypeError("readall() should return bytes")
            return held + rest if held else rest
        parts = [held]
        while data := raw.read():
            if not isinstance(data, bytes):
                raise TypeError("read() should return bytes")
            parts.append(data)
        made = b"".join(parts)
        return None if data is None and not made else made

    def _fill(self):
        """Reads once into the empty buffer; false: nothing came."""
        data = self._read_raw(self._size)
        self._ahead, self._position = data or b"", 0
        return bool(data)

    def read1(self, size=-1, /):
        if size < 0:
            size = self._size
        self._begin_read()
        if self._position >= len(self._ahead) and size:
            self._ahead, self._position = b"", 0
            return self._read_raw(size) or b"" if size >= self._size else self._fill() and self._take(size) or b""
        return self._take(size)

    def _take(self, size):
        found = self._ahead[self._position:self._position + size]
        self._position += len(found)
        return found

    def peek(self, size=0, /):
        self._begin_read("peek of")
        if self._position >= len(self._ahead):
            self._fill()
        return self._ahead[self._position:]

    def readinto(self, b, /):
        return self._into(b, False)

    def readinto1(self, b, /):
        return self._into(b, True)

    def _into(self, b, is_once):
        self._begin_read("readinto of")
        view = memoryview(b).cast("B")
        data = self.read1(len(view)) if is_once else self.read(len(view))
        if data is None:
            return None
        view[:len(data)] = data
        return len(data)

    def readline(self, size=-1, /):
        self._begin_read("readline of")
        limit = -1 if size is None else size
        parts, n = [], 0
        while limit < 0 or n < limit:
            if self._position >= len(self._ahead) and not self._fill():
                break
            stop = self._ahead.find(b"\n", self._position) + 1 or len(self._ahead)
            if limit >= 0:
                stop = min(stop, self._position + limit - n)
            piece = self._ahead[self._position:stop]
            self._position = stop
            if not parts and piece[-1:] == b"\n":
                return piece
            parts.append(piece)
            n += len(piece)
            if piece[-1:] == b"\n":
                break
        return b"".join(parts)


class _Writes:
    def writable(self):
        return self.raw.writable()

    def flush(self):
        self._open_raw("flush of")
        self._sync()

    def write(self, b, /):
        if isinstance(b, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        self._open_raw("write to")
        if isinstance(b, (bytes, bytearray)):
            n = len(b)
        else:
            try:
                n = memoryview(b).nbytes
            except TypeError:
                raise TypeError(f"a bytes-like object is required, not {type(b).__name__!r}") from None
        if self._ahead:
            self._back()
        held = len(self._behind)
        if held + n <= self._size:
            self._behind += b
            return n
        return self._write_much(memoryview(b).cast("B"), n)

    def _write_much(self, view, n):
        """Writes what does not fit: the buffer goes first, whole buffers past it, the rest waits."""
        try:
            self._give_on()
        except BlockingIOError:
            room = max(0, self._size - len(self._behind))
            self._behind += view[:room]
            if room < n:
                raise self._blocked(room) from None
            return n
        at = 0
        while n - at > self._size:
            put = self._write_raw(view[at:])
            if put is None:
                self._behind += view[at:at + self._size]
                raise self._blocked(at + self._size)
            at += put
        self._behind += view[at:]
        return n


class BufferedReader(_Reads, _Buffered):
    _can_write = False


class BufferedWriter(_Writes, _Buffered):
    _can_read = False


class BufferedRandom(_Reads, _Writes, _Buffered):
    pass


class BufferedRWPair(BufferedIOBase):
    """A reader and a writer of two streams, as of a socket."""

    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE, /):
        self.reader = BufferedReader(reader, buffer_size)
        self.writer = BufferedWriter(writer, buffer_size)

    @property
    def closed(self):
        return self.writer.closed

    def read(self, size=-1, /):
        return self.reader.read(size)

    def read1(self, size=-1, /):
        return self.reader.read1(size)

    def peek(self, size=0, /):
        return self.reader.peek(size)

    def readinto(self, b, /):
        return self.reader.readinto(b)

    def readinto1(self, b, /):
        return self.reader.readinto1(b)

    def readline(self, size=-1, /):
        return self.reader.readline(size)

    def write(self, b, /):
        return self.writer.write(b)

    def flush(self):
        return self.writer.flush()

    def readable(self):
        return self.reader.readable()

    def writable(self):
        return self.writer.writable()

    def isatty(self):
        return self.writer.isatty() or self.reader.isatty()

    def close(self):
        try:
            self.writer.close()
        finally:
            self.reader.close()

    __getstate__ = _no_state
