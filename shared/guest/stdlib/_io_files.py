"""Streams of bytes for io: files and what else has a descriptor (_system gives those of the machine, or of the Host), and buffers
over such streams."""

import _system
from io import DEFAULT_BUFFER_SIZE, BufferedIOBase, RawIOBase, UnsupportedOperation, _index

__name__ = "_io"  # what is defined here is shown, and pickled, as that module's

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames

_READ, _WRITE, _READ_AND_WRITE, _CREATE, _EXCLUSIVE, _TRUNCATE, _APPEND, _CLOSE_ON_EXEC = 0, 1, 2, 0o100, 0o200, 0o1000, 0o2000, 0o2000000
_CREATING = {"r": 0, "w": _CREATE | _TRUNCATE, "a": _CREATE | _APPEND, "x": _CREATE | _EXCLUSIVE}
_KIND, _FOLDER = 0o170000, 0o40000  # of st_mode

# How much is written before it is sent. The Host takes whole files, so that there a file of many pieces would be written as often.
_ENOUGH = DEFAULT_BUFFER_SIZE if _system.is_machine else 1 << 20


def _path_of(file):
    if isinstance(file, (str, bytes)):
        path = file
    else:
        method = getattr(type(file), "__fspath__", None)
        if method is None:
            raise TypeError(f"expected str, bytes or os.PathLike object, not {type(file).__name__}")
        path = method(file)
    path = path.decode("utf-8", "surrogateescape") if isinstance(path, bytes) else path
    if "\0" in path:
        raise ValueError("embedded null byte")
    return path


class FileIO(RawIOBase):
    """The stream of a descriptor: of a file that it opens, or of what is open already (a pipe, a device)."""

    _fd = -1

    def __init__(self, file, mode="r", closefd=True, opener=None):
        letters = mode.replace("b", "")
        if letters.strip("rwax+"):
            raise ValueError(f"invalid mode: {mode}")
        kinds = letters.replace("+", "", 1)
        if len(kinds) != 1 or kinds == "+":
            raise ValueError("Must have exactly one of create/read/write/append mode and at most one plus")
        self._kind, self._plus = kinds, "+" in letters
        self.name, self.closefd = file, closefd
        fd = file if isinstance(file, int) else self._opened(file, opener)
        if fd < 0:
            raise ValueError("negative file descriptor")
        try:
            if _system.fstat(fd)[0] & _KIND == _FOLDER:
                raise IsADirectoryError(21, "Is a directory", file)
        except OSError:
            if fd is not file:
                _system.close(fd)
            raise
        self._fd = fd
        if kinds == "a" and self.seekable():
            self.seek(0, 2)

    def _opened(self, file, opener):
        path = _path_of(file)
        if not self.closefd:
            raise ValueError("Cannot use closefd=False with file name")
        access = _READ_AND_WRITE if self._plus else _READ if self._kind == "r" else _WRITE
        flags = _CLOSE_ON_EXEC | access | _CREATING[self._kind]
        if opener is not None:
            fd = opener(file, flags)
            if not isinstance(fd, int):
                raise TypeError("expected integer from opener")
            if fd < 0:
                raise ValueError(f"opener returned {fd}")
            return fd
        try:
            return _system.open(path, flags, 0o666)
        except OSError as error:
            error.filename = file
            raise

    @property
    def mode(self):
        if self._kind in "xa":
            return self._kind + ("b+" if self._plus else "b")
        return "rb+" if self._plus else self._kind + "b"

    def _check(self):
        if self._closed:
            raise ValueError("I/O operation on closed file")

    def readable(self):
        self._check()
        return self._kind == "r" or self._plus

    def writable(self):
        self._check()
        return self._kind != "r" or self._plus

    def seekable(self):
        self._check()
        try:
            _system.lseek(self._fd, 0, 1)
        except OSError:
            return False
        return True

    def isatty(self):
        self._check()
        return _system.isatty(self._fd)

    def fileno(self):
        self._check()
        return self._fd

    def read(self, size=-1, /):
        if not self.readable():
            raise UnsupportedOperation("File not open for reading")
        try:
            return self.readall() if size is None or size < 0 else _system.read(self._fd, size)
        except BlockingIOError:
            return None

    def readall(self):
        self._check()
        try:  # a file is read at once
            left = _system.fstat(self._fd)[6] - _system.lseek(self._fd, 0, 1)
        except OSError:
            left = 0
        parts = []
        try:
            while data := _system.read(self._fd, max(left, DEFAULT_BUFFER_SIZE)):
                parts.append(data)
                left = 0
        except BlockingIOError:
            if not parts:
                return None
        return parts[0] if len(parts) == 1 else b"".join(parts)

    def readinto(self, b, /):
        place = memoryview(b).cast("B")
        data = self.read(len(place))
        if data is None:
            return None
        place[:len(data)] = data
        return len(data)

    def write(self, b, /):
        data = b if type(b) is bytes else _bytes_of(b)
        if not self.writable():
            raise UnsupportedOperation("File not open for writing")
        try:
            return _system.write(self._fd, data)
        except BlockingIOError:
            return None

    def seek(self, offset, whence=0, /):
        self._check()
        return _system.lseek(self._fd, _index(offset), whence)

    def tell(self):
        self._check()
        return _system.lseek(self._fd, 0, 1)

    def truncate(self, size=None, /):
        if not self.writable():
            raise UnsupportedOperation("File not open for writing")
        size = self.tell() if size is None else _index(size)
        _system.ftruncate(self._fd, size)
        return size

    def close(self):
        if not self._closed:
            try:
                super().close()
            finally:
                fd, self._fd, self._closed = self._fd, -1, True
                if self.closefd and fd >= 0:
                    _system.close(fd)

    def flush(self):
        if self._closed:
            raise ValueError("I/O operation on closed file.")

    def __repr__(self):
        if self._closed:
            return "<_io.FileIO [closed]>"
        return f"<_io.FileIO name={self.name!r} mode={self.mode!r} closefd={self.closefd}>"


def _bytes_of(piece):
    if isinstance(piece, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    try:
        return bytes(memoryview(piece))
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(piece).__name__}'") from None


class _Buffered(BufferedIOBase):
    """Over a raw stream. What was read from it and not yet asked for is `_ahead` from `_at` on; what is still to be written waits in
    `_held`, `_waiting` bytes of it. At most one of both is there, and neither in a stream that is closed."""

    _can_read = _can_write = True

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if buffer_size <= 0:
            raise ValueError("buffer size must be strictly positive")
        self._raw, self._size = raw, buffer_size
        self._enough = _ENOUGH if buffer_size == DEFAULT_BUFFER_SIZE else buffer_size
        self._ahead, self._at, self._held, self._waiting = b"", 0, [], 0
        if self._can_read and not raw.readable():
            raise UnsupportedOperation("File or stream is not readable.")
        if self._can_write and not raw.writable():
            raise UnsupportedOperation("File or stream is not writable.")
        self._wrap(raw)

    raw = property(lambda self: self._raw)

    def _stream(self):
        if self._raw is None:
            raise ValueError("raw stream has been detached")
        return self._raw

    closed = property(lambda self: self._stream().closed)
    name = property(lambda self: self._stream().name)
    mode = property(lambda self: self._stream().mode)

    def readable(self):
        return self._can_read and self._stream().readable()

    def writable(self):
        return self._can_write and self._stream().writable()

    def seekable(self):
        return self._stream().seekable()

    def isatty(self):
        return self._stream().isatty()

    def fileno(self):
        return self._stream().fileno()

    def _open_raw(self, what):
        raw = self._stream()
        if raw.closed:
            raise ValueError(f"{what} of closed file")
        return raw

    # ---- reading

    def _reads(self, what):
        """The raw stream, to which nothing is still to be written."""
        if not self._can_read:
            raise UnsupportedOperation("read1" if what == "read1" else "read")
        raw = self._open_raw(what.rstrip("1"))
        if self._held:
            self._send()
        return raw

    @staticmethod
    def _from_raw(raw, size):
        if type(raw) is FileIO or not hasattr(raw, "readinto"):
            return raw.read(size)
        place = bytearray(size)
        got = raw.readinto(place)
        if got is None:
            return None
        if not 0 <= got <= size:
            raise OSError(f"raw readinto() returned invalid length {got} (should have been between 0 and {size})")
        return bytes(place[:got])

    def _rest(self):
        found = self._ahead[self._at:]
        self._ahead, self._at = b"", 0
        return found

    def read(self, size=-1, /):
        size = -1 if size is None else size
        at = self._at
        if 0 < size <= len(self._ahead) - at:
            self._at = at + size
            return self._ahead[at:at + size]
        if not self._can_read:
            raise UnsupportedOperation("read")
        if size < -1 and self._raw is not None:
            raise ValueError("read length must be non-negative or -1")
        raw = self._reads("read")
        if size < 0:
            first = self._rest()
            data = self._read_rest(raw)
            return first + data if first and data else first or data
        if size == 0:
            return b""
        parts = [self._rest()]
        missing, data = size - len(parts[0]), b""
        while missing > 0:
            data = self._from_raw(raw, missing if missing > self._size else self._size)
            if not data:
                break
            parts.append(data)
            missing -= len(data)
        found = b"".join(parts)
        if not found and data is None:
            return None
        if missing < 0:
            self._ahead, self._at, found = found, size, found[:size]
        return found

    @staticmethod
    def _read_rest(raw):
        if hasattr(raw, "readall"):
            return raw.readall()
        parts = []
        while data := raw.read():
            parts.append(data)
        return b"".join(parts) if parts or data is not None else None

    def read1(self, size=-1, /):
        raw = self._reads("read1")
        left = len(self._ahead) - self._at
        if left:
            return self.read(left if size < 0 else min(size, left))
        return self._from_raw(raw, self._size if size < 0 else size) or b"" if size else b""

    def _peek(self, size=0, /):
        raw = self._reads("peek")
        if self._at >= len(self._ahead):
            self._ahead, self._at = self._from_raw(raw, self._size) or b"", 0
        return self._ahead[self._at:]

    def readline(self, size=-1, /):
        size, at = -1 if size is None else size, self._at
        end = self._ahead.find(b"\n", at) + 1
        if end and (size < 0 or end - at <= size):
            self._at = end
            return self._ahead[at:end]
        raw = self._reads("readline")
        parts = [self._rest()]
        length = len(parts[0])
        while size < 0 or length < size:
            data = self._from_raw(raw, self._size)
            if not data:
                break
            parts.append(data)
            length += len(data)
            if b"\n" in data:
                break
        whole = b"".join(parts)
        end = whole.find(b"\n") + 1 or length
        self._ahead, self._at = whole, min(size, end) if size >= 0 else end
        return whole[:self._at]

    def readinto(self, b, /):
        place = memoryview(b).cast("B")
        self._reads("readinto")
        data = self.read(len(place))
        if data is None:
            return None
        place[:len(data)] = data
        return len(data)

    # ---- writing

    def write(self, b, /):
        if not self._can_write:
            raise UnsupportedOperation("write")
        data = b if type(b) is bytes else _bytes_of(b)
        if not self._held:  # else it is open, and nothing is ahead
            if self._stream().closed:
                raise ValueError("write to closed file")
            self._back()
        if data:
            self._held.append(data)
            self._waiting += len(data)
            if self._waiting > self._enough:
                self._send()
        return len(data)

    def _send(self):
        held = self._held
        data = held[0] if len(held) == 1 else b"".join(held)
        try:
            while data:
                put = self._raw.write(data)
                if put is None:
                    raise BlockingIOError(11, "write could not complete without blocking", 0)
                data = data[put:]
        finally:
            held[:], self._waiting = [data] if data else [], len(data)

    # ---- both

    def _back(self):
        """The raw stream goes back to where this one stands."""
        left = len(self._rest())
        if left:
            self._raw.seek(-left, 1)

    def seek(self, offset, whence=0, /):
        raw = self._stream()
        if whence not in (0, 1, 2):
            raise ValueError(f"whence value {whence} unsupported")
        raw = self._open_raw("seek")
        offset = _index(offset)
        if not raw.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        if self._held:
            self._send()
        left = len(self._rest())
        return raw.seek(offset - left if whence == 1 else offset, whence)

    def tell(self):
        return self._stream().tell() - (len(self._ahead) - self._at) + self._waiting

    def truncate(self, size=None, /):
        raw = self._open_raw("truncate")
        if not self._can_write:
            raise UnsupportedOperation("truncate")
        self.flush()
        self._back()
        return raw.truncate(raw.tell() if size is None else size)

    def flush(self):
        if self.closed:
            raise ValueError("flush of closed file" if self._can_write else "I/O operation on closed file.")
        if self._held:
            self._send()
        self._raw.flush()

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                self._ahead, self._at, self._waiting = b"", 0, 0
                self._held.clear()
                self._raw.close()

    def detach(self):
        raw = self._stream()
        self.flush()
        self._raw = None
        self._unwrap()
        return raw

    def __repr__(self):
        name = getattr(self._raw, "name", None)
        return f"<_io.{self.__class__.__name__}{'' if name is None else f' name={name!r}'}>"


class BufferedReader(_Buffered):
    _can_write = False
    peek = _Buffered._peek


class BufferedWriter(_Buffered):
    _can_read = False


class BufferedRandom(_Buffered):
    peek = _Buffered._peek

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        super().__init__(raw, buffer_size)


class BufferedRWPair(BufferedIOBase):
    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE):
        self.reader, self.writer = BufferedReader(reader, buffer_size), BufferedWriter(writer, buffer_size)

    closed = property(lambda self: self.writer.closed)

    def __getattr__(self, name):
        return getattr(self.reader, name)

    def read(self, size=-1, /):
        return self.reader.read(size)

    def read1(self, size=-1, /):
        return self.reader.read1(size)

    def readinto(self, b, /):
        return self.reader.readinto(b)

    def write(self, b, /):
        return self.writer.write(b)

    def flush(self):
        self.writer.flush()

    def readable(self):
        return self.reader.readable()

    def writable(self):
        return self.writer.writable()

    def isatty(self):
        return self.writer.isatty() or self.reader.isatty()

    def close(self):
        self.writer.close()
        self.reader.close()
