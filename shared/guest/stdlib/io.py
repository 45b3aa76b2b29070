"""Text and byte streams in memory, and files through the Host (read at open, written at close)."""

import _host

SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
DEFAULT_BUFFER_SIZE = 8192


class UnsupportedOperation(OSError, ValueError):
    pass


class IOBase:
    closed = False

    def close(self):
        if not self.closed:
            self.flush()
            self.closed = True

    def flush(self):
        self._check()

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def readable(self):
        return False

    def writable(self):
        return False

    def seekable(self):
        return True

    def isatty(self):
        return False

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, *args):
        self.close()

    def __iter__(self):
        self._check()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readlines(self, hint=-1):
        return list(self)

    def writelines(self, lines):
        for line in lines:
            self.write(line)


class RawIOBase(IOBase):
    pass


class BufferedIOBase(IOBase):
    pass


class TextIOBase(IOBase):
    encoding = errors = newlines = None


class _Memory:
    """Reading and writing at a position, for text and bytes alike; `_data` holds all."""

    def _read(self, size):
        self._check()
        end = len(self._data) if size is None or size < 0 else self._position + size
        found = self._data[self._position:end]
        self._position += len(found)
        return found

    def readline(self, size=-1):
        self._check()
        end = self._data.find(self._newline, self._position)
        end = len(self._data) if end < 0 else end + 1
        if size is not None and size >= 0:
            end = min(end, self._position + size)
        found = self._data[self._position:end]
        self._position += len(found)
        return found

    def _write(self, piece):
        self._check()
        if self._position > len(self._data):
            self._data += self._zero * (self._position - len(self._data))
        if self._position == len(self._data):
            self._data += piece
        else:
            self._data = self._data[:self._position] + piece + self._data[self._position + len(piece):]
        self._position += len(piece)
        return len(piece)

    def tell(self):
        self._check()
        return self._position

    def seek(self, offset, whence=0):
        self._check()
        if whence == 1:
            offset += self._position
        elif whence == 2:
            offset += len(self._data)
        if offset < 0:
            raise ValueError(f"negative seek value {offset}")
        self._position = offset
        return offset

    def truncate(self, size=None):
        self._check()
        self._data = self._data[:self._position if size is None else size]
        return len(self._data)


class StringIO(_Memory, TextIOBase):
    _newline, _zero = "\n", "\0"

    def __init__(self, initial_value="", newline="\n"):
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {type(initial_value).__name__}")
        self._data = initial_value or ""
        self._position = 0

    def read(self, size=-1, /):
        return self._read(size)

    def write(self, s, /):
        if not isinstance(s, str):
            raise TypeError(f"string argument expected, got {type(s).__name__!r}")
        return self._write(s)

    def getvalue(self):
        self._check()
        return self._data

    def readable(self):
        return True

    writable = readable


class BytesIO(_Memory, BufferedIOBase):
    _newline, _zero = b"\n", b"\0"

    def __init__(self, initial_bytes=b""):
        self._data = bytes(initial_bytes)
        self._position = 0

    def read(self, size=-1, /):
        return self._read(size)

    read1 = read

    def write(self, b, /):
        return self._write(bytes(b))

    def getvalue(self):
        self._check()
        return self._data

    def getbuffer(self):
        return memoryview(self._data)

    def readable(self):
        return True

    writable = readable


class _File:
    def _open(self, name, mode):
        self.name, self.mode = name, mode
        self._changed = "w" in mode or "x" in mode
        self._can_read = "r" in mode or "+" in mode
        self._can_write = mode[0] in "wax" or "+" in mode

    def _load(self, name, mode):
        if "x" in mode and _host.is_file(name):
            raise FileExistsError(17, "File exists", name)
        if "w" in mode or "x" in mode or ("a" in mode and not _host.is_file(name)):
            try:
                _host.write_file(name, b"")
            except PermissionError:
                folder = name.rpartition("/")[0]
                if _host.list_folder(name) is not None:
                    raise IsADirectoryError(21, "Is a directory", name) from None
                if folder and _host.list_folder(folder) is None:
                    raise FileNotFoundError(2, "No such file or directory", name) from None
                raise
            return b""
        if _host.list_folder(name) is not None:
            raise IsADirectoryError(21, "Is a directory", name)
        return _host.read_file(name)

    def readable(self):
        return self._can_read

    def writable(self):
        return self._can_write

    def read(self, size=-1):
        if not self._can_read:
            raise UnsupportedOperation("not readable")
        return self._read(size)

    def write(self, piece):
        if not self._can_write:
            raise UnsupportedOperation("not writable")
        self._changed = True
        if "a" in self.mode:
            self._position = len(self._data)
        return self._write(self._piece(piece))

    def flush(self):
        self._check()
        if self._changed:
            _host.write_file(self.name, self._bytes())
            self._changed = False

    def fileno(self):
        raise UnsupportedOperation("fileno")

    def __del__(self):
        try:
            self.close()
        except Exception:
            pass


class TextIOWrapper(_File, _Memory, TextIOBase):
    _newline, _zero = "\n", "\0"

    @property
    def buffer(self):
        raise UnsupportedOperation("buffer")

    def __init__(self, name, mode, encoding, errors, newline):
        self.encoding, self.errors, self._ending = encoding or "utf-8", errors or "strict", newline
        data = self._load(name, mode).decode(self.encoding, self.errors)
        self._data = data.replace("\r\n", "\n").replace("\r", "\n") if newline is None else data
        self._position = len(self._data) if "a" in mode else 0
        self._open(name, mode)

    def _piece(self, piece):
        if not isinstance(piece, str):
            raise TypeError(f"write() argument must be str, not {type(piece).__name__}")
        return piece

    def _bytes(self):
        data = self._data
        if self._ending not in (None, "", "\n"):
            data = data.replace("\n", self._ending)
        return data.encode(self.encoding, self.errors)

    def __repr__(self):
        return f"<_io.TextIOWrapper name={self.name!r} mode={self.mode!r} encoding={self.encoding!r}>"


class _BinaryFile(_File, _Memory, BufferedIOBase):
    _newline, _zero = b"\n", b"\0"

    def __init__(self, name, mode):
        self._data = self._load(name, mode)
        self._position = len(self._data) if "a" in mode else 0
        self._open(name, mode)

    def _piece(self, piece):
        if isinstance(piece, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        return bytes(piece)

    def _bytes(self):
        return self._data

    def __repr__(self):
        return f"<_io.BufferedReader name={self.name!r}>"


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    if not isinstance(file, (str, bytes)):
        method = getattr(type(file), "__fspath__", None)
        if method is None:
            raise TypeError(f"expected str, bytes or os.PathLike object, not {type(file).__name__}")
        file = method(file)
    if isinstance(file, bytes):
        file = file.decode()
    if not isinstance(mode, str):
        raise TypeError(f"open() argument 'mode' must be str, not {type(mode).__name__}")
    letters = set(mode)
    if letters - set("axrwb+t") or len(mode) > len(letters):
        raise ValueError(f"invalid mode: {mode!r}")
    if "t" in letters and "b" in letters:
        raise ValueError("can't have text and binary mode at once")
    if len(letters & set("axrw")) != 1:
        raise ValueError("must have exactly one of create/read/write/append mode")
    plain = mode.replace("t", "")
    if "b" in letters:
        if encoding is not None:
            raise ValueError("binary mode doesn't take an encoding argument")
        return _BinaryFile(file, plain)
    return TextIOWrapper(file, plain, encoding, errors, newline)
