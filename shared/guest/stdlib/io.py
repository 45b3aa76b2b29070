"""Streams: raw, buffered and text, in memory and over files of the Host (read at open, written at flush and close)."""

import _host
import _system
from abc import ABCMeta
from operator import index as _index

__all__ = """
BlockingIOError BufferedIOBase BufferedRWPair BufferedRandom BufferedReader BufferedWriter BytesIO DEFAULT_BUFFER_SIZE FileIO
IOBase IncrementalNewlineDecoder RawIOBase SEEK_CUR SEEK_END SEEK_SET StringIO TextIOBase TextIOWrapper UnsupportedOperation
open open_code text_encoding
""".split()

SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
DEFAULT_BUFFER_SIZE = 8192
BlockingIOError = BlockingIOError
_unset = object()

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class UnsupportedOperation(OSError, ValueError):
    pass


UnsupportedOperation.__module__ = "io"


class IOBase(metaclass=ABCMeta):
    _closed = False
    _inner = None           # the stream that this one writes to, and closes
    _is_wrapped = False     # it is the inner one of another

    @property
    def closed(self):
        return self._closed

    def seek(self, offset, whence=0):
        raise UnsupportedOperation("seek")

    def tell(self):
        return self.seek(0, 1)

    def truncate(self, size=None):
        raise UnsupportedOperation("truncate")

    def fileno(self):
        raise UnsupportedOperation("fileno")

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                self._closed = True

    def flush(self):
        self._check()

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    _checkClosed = _check

    def _checkReadable(self):
        if not self.readable():
            raise UnsupportedOperation("File or stream is not readable.")

    def _checkWritable(self):
        if not self.writable():
            raise UnsupportedOperation("File or stream is not writable.")

    def _checkSeekable(self):
        if not self.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")

    def readable(self):
        return False

    def writable(self):
        return False

    def seekable(self):
        return False

    def isatty(self):
        self._check()
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

    def readline(self, size=-1, /):
        out, size = bytearray(), -1 if size is None else size
        while size < 0 or len(out) < size:
            b = self.read(1)
            if not b:
                break
            out += b
            if b == b"\n":
                break
        return bytes(out)

    def readlines(self, hint=-1, /):
        if not hasattr(hint, "__index__") and hint is not None:
            raise TypeError(f"argument should be integer or None, not '{type(hint).__name__}'")
        if hint is None or hint <= 0:
            return list(self)
        lines, total = [], 0
        for line in self:
            lines.append(line)
            total += len(line)
            if total >= hint:
                break
        return lines

    def writelines(self, lines, /):
        self._check()
        for line in lines:
            self.write(line)

    def _wrap(self, inner):
        self._inner = inner
        if isinstance(inner, IOBase):
            inner._is_wrapped = True

    def _unwrap(self):
        inner, self._inner = self._inner, None
        if isinstance(inner, IOBase):
            inner._is_wrapped = False

    def __del__(self):
        # One collection may find a stream before that which still holds text for it, and closes it afterwards.
        if self._is_wrapped:
            return
        try:
            self.close()
        except Exception:
            pass
        self._unwrap()


def _into(self, buffer, data):
    buffer = memoryview(buffer).cast("B")
    buffer[:len(data)] = data
    return len(data)


class RawIOBase(IOBase):
    def read(self, size=-1, /):
        if size is None or size < 0:
            return self.readall()
        b = bytearray(size)
        n = self.readinto(b)
        return None if n is None else bytes(b[:n])

    def readall(self):
        out = bytearray()
        while data := self.read(DEFAULT_BUFFER_SIZE):
            out += data
        return bytes(out)

    def readinto(self, b, /):
        raise NotImplementedError

    def write(self, b, /):
        raise NotImplementedError


class BufferedIOBase(IOBase):
    def read(self, size=-1, /):
        raise UnsupportedOperation("read")

    def read1(self, size=-1, /):
        raise UnsupportedOperation("read1")

    def write(self, b, /):
        raise UnsupportedOperation("write")

    def detach(self):
        raise UnsupportedOperation("detach")

    def readinto(self, b, /):
        return _into(self, b, self.read(len(b)))

    def readinto1(self, b, /):
        return _into(self, b, self.read1(len(b)))


class TextIOBase(IOBase):
    encoding = errors = newlines = None

    def read(self, size=-1, /):
        raise UnsupportedOperation("read")

    def readline(self, size=-1, /):
        raise UnsupportedOperation("readline")

    def write(self, s, /):
        raise UnsupportedOperation("write")

    def detach(self):
        raise UnsupportedOperation("detach")


class _Bytes:
    """Reading and writing bytes at a position of `_data`, a bytearray."""

    def _read(self, size):
        self._check()
        end = len(self._data) if size is None or size < 0 else self._position + size
        found = bytes(self._data[self._position:end])
        self._position += len(found)
        return found

    def readline(self, size=-1, /):
        self._check()
        end = self._data.find(b"\n", self._position)
        end = len(self._data) if end < 0 else end + 1
        if size is not None and size >= 0:
            end = min(end, self._position + size)
        found = bytes(self._data[self._position:end])
        self._position += len(found)
        return found

    def _write(self, piece):
        self._check()
        if isinstance(piece, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        piece = piece if isinstance(piece, (bytes, bytearray)) else bytes(memoryview(piece))
        data, at = self._data, self._position
        if at > len(data):
            data += b"\0" * (at - len(data))
        if at == len(data):
            data += piece
        else:
            data[at:at + len(piece)] = piece
        self._position = at + len(piece)
        return len(piece)

    def tell(self):
        self._check()
        return self._position

    def seek(self, offset, whence=0, /):
        self._check()
        if whence not in (0, 1, 2):
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == 0 and offset < 0:
            raise ValueError(f"negative seek value {offset}")
        self._position = max(0, offset + (self._position if whence == 1 else len(self._data) if whence == 2 else 0))
        return self._position

    def truncate(self, size=None, /):
        self._check()
        size = self._position if size is None else size
        if size < 0:
            raise ValueError(f"negative size value {size}")
        del self._data[size:]
        return size

    def seekable(self):
        self._check()
        return True


class BytesIO(_Bytes, BufferedIOBase):
    def __init__(self, initial_bytes=b""):
        if isinstance(initial_bytes, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        self._data, self._position = bytearray(() if initial_bytes is None else memoryview(initial_bytes)), 0

    def read(self, size=-1, /):
        return self._read(size)

    read1 = read

    def write(self, b, /):
        return self._write(b)

    def getvalue(self):
        self._check()
        return bytes(self._data)

    def getbuffer(self):
        self._check()
        return memoryview(self._data)

    def readable(self):
        self._check()
        return True

    writable = readable

    def close(self):
        self._closed = True

    def __getstate__(self):
        return self.getvalue(), self._position, None

    def __setstate__(self, state):
        self._data, self._position = bytearray(state[0]), state[1]


class FileIO(_Bytes, RawIOBase):
    _fd = None

    def __init__(self, file, mode="r", closefd=True, opener=None):
        letters = mode.replace("b", "")
        if len(letters) > 2 or len([c for c in letters if c in "rwax"]) != 1 or letters.strip("rwax+"):
            raise ValueError(f"invalid mode: {mode}")
        self.name, self.closefd = file, closefd
        self._kind, self._changed = letters[0], letters[0] in "wx"
        self._plus, self._path = "+" in letters, _path_of(file)
        if not self._path:
            raise FileNotFoundError(2, "No such file or directory", file)
        self._data = self._load(self._path)
        self._position = len(self._data) if letters[0] == "a" else 0

    @property
    def mode(self):
        if self._kind == "x":
            return "xb+" if self._plus else "xb"
        if self._kind == "a":
            return "ab+" if self._plus else "ab"
        return "rb+" if self._plus else self._kind + "b"

    def _load(self, name):
        if self._kind == "x" and (_host.is_file(name) or _host.list_folder(name) is not None):
            raise FileExistsError(17, "File exists", name)
        if self._kind in "wx" or self._kind == "a" and not _host.is_file(name):
            try:
                _host.write_file(name, b"")
            except PermissionError:
                folder = name.rpartition("/")[0]
                if _host.list_folder(name) is not None:
                    raise IsADirectoryError(21, "Is a directory", self.name) from None
                if folder and _host.list_folder(folder) is None:
                    raise FileNotFoundError(2, "No such file or directory", self.name) from None
                raise
            return bytearray()
        if _host.list_folder(name) is not None:
            raise IsADirectoryError(21, "Is a directory", self.name)
        return bytearray(_host.read_file(name))

    def readable(self):
        self._check()
        return self._kind == "r" or self._plus

    def writable(self):
        self._check()
        return self._kind != "r" or self._plus

    def read(self, size=-1, /):
        if not self.readable():
            raise UnsupportedOperation("File not open for reading")
        return self._read(size)

    def readall(self):
        return self.read()

    def readinto(self, b, /):
        return _into(self, b, self.read(len(b)))

    def write(self, b, /):
        if not self.writable():
            raise UnsupportedOperation("File not open for writing")
        self._changed = True
        if self._kind == "a":
            self._position = len(self._data)
        return self._write(b)

    def truncate(self, size=None, /):
        if not self.writable():
            raise UnsupportedOperation("File not open for writing")
        size = self._position if size is None else size
        self._changed = True
        if size > len(self._data):
            self._data += b"\0" * (size - len(self._data))
        return super().truncate(size)

    def flush(self):
        self._check()
        if self._changed:
            _host.write_file(self._path, self._data)
            self._changed = False

    def fileno(self):
        """A descriptor of the machine on the same file, opened when it is first asked for."""
        self.flush()
        if self._fd is None:
            self._fd = _system.open(self._path, 0 if self._kind == "r" and not self._plus else 2, 0)
        _system.lseek(self._fd, self._position, 0)
        return self._fd

    def close(self):
        super().close()
        if self._fd is not None:
            _system.close(self._fd)
            self._fd = None

    def __repr__(self):
        if self.closed:
            return "<_io.FileIO [closed]>"
        return f"<_io.FileIO name={self.name!r} mode={self.mode!r} closefd={self.closefd}>"


class _DescriptorIO(FileIO):
    """The stream of a descriptor that is open already: a pipe, a device, what os.open gave."""

    def __init__(self, fd, mode="r", closefd=True, opener=None):
        if fd < 0:
            raise ValueError("negative file descriptor")
        _system.fstat(fd)
        self.name, self.closefd, self._fd = fd, closefd, fd
        self._kind, self._plus = mode.replace("b", "")[0], "+" in mode

    def fileno(self):
        self._check()
        return self._fd

    def read(self, size=-1, /):
        if not self.readable():
            raise UnsupportedOperation("File not open for reading")
        return self.readall() if size is None or size < 0 else _system.read(self._fd, size)

    def readall(self):
        parts = []
        while data := _system.read(self._fd, 1 << 16):
            parts.append(data)
        return b"".join(parts)

    readline = RawIOBase.readline

    def write(self, b, /):
        if not self.writable():
            raise UnsupportedOperation("File not open for writing")
        left = memoryview(b).cast("B")
        total = len(left)
        while left:
            left = left[_system.write(self._fd, left):]
        return total

    def seek(self, offset, whence=0, /):
        self._check()
        return _system.lseek(self._fd, offset, whence)

    def tell(self):
        return self.seek(0, 1)

    def seekable(self):
        self._check()
        try:
            _system.lseek(self._fd, 0, 1)
        except OSError:
            return False
        return True

    def truncate(self, size=None, /):
        size = self.tell() if size is None else size
        _system.ftruncate(self._fd, size)
        return size

    def isatty(self):
        self._check()
        return _system.isatty(self._fd)

    def flush(self):
        self._check()

    def close(self):
        if not self._closed:
            self._closed = True
            if self.closefd:
                _system.close(self._fd)


class _Buffered(BufferedIOBase):
    """Over a raw stream, which for files is in memory already: what is read beyond need waits in `_ahead`."""

    _can_read = _can_write = True

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if buffer_size <= 0:
            raise ValueError("buffer size must be strictly positive")
        self._raw, self._ahead = raw, b""
        if self._can_read and not raw.readable():
            raise OSError('File or stream is not readable.')
        if self._can_write and not raw.writable():
            raise OSError('File or stream is not writable.')
        self._wrap(raw)

    @property
    def raw(self):
        if self._raw is None:
            raise ValueError("raw stream has been detached")
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

    def readable(self):
        return self.raw.readable()

    def writable(self):
        return self.raw.writable()

    def seekable(self):
        return self.raw.seekable()

    def isatty(self):
        return self.raw.isatty()

    def _reads(self, name):
        self._check()
        if not self._can_read:
            raise UnsupportedOperation(name)

    def _fill(self, size):
        while size < 0 or len(self._ahead) < size:
            data = self.raw.read() if size < 0 else self.raw.read(max(size - len(self._ahead), DEFAULT_BUFFER_SIZE))
            if not data:
                break
            self._ahead += data

    def read(self, size=-1, /):
        self._reads("read")
        size = -1 if size is None else size
        if size < -1:
            raise ValueError("read length must be non-negative or -1")
        if not self._ahead and type(self._raw) is FileIO:
            return self._raw.read(size)
        self._fill(size)
        found = self._ahead if size < 0 else self._ahead[:size]
        self._ahead = self._ahead[len(found):]
        return found

    def read1(self, size=-1, /):
        self._reads("read1")
        if not self._ahead:
            self._ahead = self.raw.read(DEFAULT_BUFFER_SIZE if size < 0 else size) or b""
        return self.read(len(self._ahead) if size < 0 else min(size, len(self._ahead)))

    def peek(self, size=0, /):
        self._reads("peek")
        if not self._ahead:
            self._ahead = self.raw.read(DEFAULT_BUFFER_SIZE) or b""
        return self._ahead

    def readline(self, size=-1, /):
        self._reads("readline")
        if not self._ahead and type(self._raw) is FileIO:
            return self._raw.readline(size)
        return super().readline(size)

    def write(self, b, /):
        self._check()
        if not self._can_write:
            raise UnsupportedOperation("write")
        self._back()
        return self.raw.write(b)

    def _back(self):
        if self._ahead:
            self.raw.seek(-len(self._ahead), 1)
            self._ahead = b""

    def seek(self, offset, whence=0, /):
        self._check()
        self._back()
        return self.raw.seek(offset, whence)

    def tell(self):
        self._check()
        return self.raw.tell() - len(self._ahead)

    def truncate(self, size=None, /):
        self._check()
        self._back()
        return self.raw.truncate(size)

    def flush(self):
        if self._raw is not None:
            if self.closed:
                raise ValueError("flush of closed file" if self._can_write else "I/O operation on closed file.")
            self._raw.flush()

    def close(self):
        if self._raw is not None and not self.closed:
            self.flush()
            self._raw.close()

    def fileno(self):
        return self.raw.fileno()

    def detach(self):
        raw = self.raw
        self.flush()
        self._raw = None
        self._unwrap()
        return raw

    def __repr__(self):
        name = getattr(self._raw, "name", None)
        return f"<_io.{self.__class__.__name__}{'' if name is None else f' name={name!r}'}>"


class BufferedReader(_Buffered):
    _can_write = False


class BufferedWriter(_Buffered):
    _can_read = False


class BufferedRandom(_Buffered):
    pass


class BufferedRWPair(BufferedIOBase):
    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE):
        self.reader, self.writer = BufferedReader(reader, buffer_size), BufferedWriter(writer, buffer_size)

    def __getattr__(self, name):
        return getattr(self.reader, name)

    def read(self, size=-1, /):
        return self.reader.read(size)

    def write(self, b, /):
        return self.writer.write(b)

    def readable(self):
        return self.reader.readable()

    def writable(self):
        return self.writer.writable()

    def close(self):
        self.writer.close()
        self.reader.close()


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


def _opener_flags(letters):
    """What an opener is asked for."""
    import os

    kind = {"r": 0, "w": os.O_CREAT | os.O_TRUNC, "a": os.O_CREAT | os.O_APPEND, "x": os.O_CREAT | os.O_EXCL}
    access = os.O_RDWR if "+" in letters else os.O_RDONLY if "r" in letters else os.O_WRONLY
    return os.O_CLOEXEC | access | sum(flags for letter, flags in kind.items() if letter in letters)


def text_encoding(encoding, stacklevel=2, /):
    return "locale" if encoding is None else encoding


def open_code(path):
    return open(path, "rb")


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    if not isinstance(file, int):
        _path_of(file)
    if not isinstance(mode, str):
        raise TypeError(f"open() argument 'mode' must be str, not {type(mode).__name__}")
    buffering = _index(buffering)
    letters = set(mode)
    if letters - set("axrwb+t") or len(mode) > len(letters):
        raise ValueError(f"invalid mode: {mode!r}")
    if "t" in letters and "b" in letters:
        raise ValueError("can't have text and binary mode at once")
    if not letters & set("axrw"):
        raise ValueError("Must have exactly one of create/read/write/append mode and at most one plus")
    if len(letters & set("axrw")) != 1:
        raise ValueError("must have exactly one of create/read/write/append mode")
    for name, value in (("encoding", encoding), ("errors", errors), ("newline", newline)):
        if "b" in letters and value is not None:
            raise ValueError(f"binary mode doesn't take {'an' if name[0] == 'e' else 'a'} {name} argument")
    raw_mode = mode.replace("t", "")
    if opener is not None and not isinstance(file, int):
        file = opener(file, _opener_flags(letters))
        if file == -1:
            raise ValueError("opener returned -1")
    elif not closefd and not isinstance(file, int):
        raise ValueError("Cannot use closefd=False with file name")
    if isinstance(file, int):
        raw = _DescriptorIO(file, raw_mode, closefd)
    else:
        raw = FileIO(file if isinstance(file, (str, bytes)) else type(file).__fspath__(file), raw_mode, closefd)
    if buffering == 0:
        if "b" in letters:
            return raw
        raw.close()
        raise ValueError("can't have unbuffered text I/O")
    buffer = (BufferedRandom if "+" in letters else BufferedReader if "r" in letters else BufferedWriter)(raw)
    if "b" in letters:
        return buffer
    text = TextIOWrapper(buffer, encoding, errors, newline)
    text.mode = mode
    return text


from _io_text import IncrementalNewlineDecoder, StringIO, TextIOWrapper  # noqa: E402  (they are made of the classes above)

for _class in (FileIO, BufferedReader, BufferedWriter, BufferedRandom, BufferedRWPair, BytesIO, StringIO, TextIOWrapper):
    _class.__module__, _class.__tp_name__ = "_io", "_io." + _class.__name__

import sys as _sys  # noqa: E402

# The standard streams are the VM's own.
TextIOWrapper.register(type(_sys.__stdout__))
BufferedReader.register(type(_sys.__stdin__.buffer))
BufferedWriter.register(type(_sys.__stdout__.buffer))
