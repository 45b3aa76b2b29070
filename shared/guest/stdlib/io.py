"""Streams: raw, buffered and text, in memory and over descriptors."""

import sys
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
    _is_finalizing = False  # nobody has closed it

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
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    _checkClosed = _check

    def _checkReadable(self):
        if not self.readable():
            raise UnsupportedOperation("File or stream is not readable.")
        return True

    def _checkWritable(self):
        if not self.writable():
            raise UnsupportedOperation("File or stream is not writable.")
        return True

    def _checkSeekable(self):
        if not self.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        return True

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
        return self.close()

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
            if len(line) > hint - total:
                break
            total += len(line)
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
            if not self.closed:
                self._is_finalizing = True
                self.close()
        except Exception:
            pass
        self._unwrap()


def _no_state(self):
    """__getstate__ of what cannot be pickled."""
    raise TypeError(f"cannot pickle {vars(type(self)).get('__tp_name__', type(self).__name__)!r} object")


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
            if not isinstance(data, bytes):
                raise TypeError("read() should return bytes")
            out += data
        return None if data is None and not out else bytes(out)

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
        if self._closed:
            self._check()
        data, at = self._data, self._position
        end = data.find(b"\n", at) + 1 or len(data)
        if size is not None and size >= 0:
            end = min(end, at + size)
        found = bytes(data[at:end])
        self._position = at + len(found)
        return found

    def __next__(self):
        if self._closed:
            self._check()
        data, at = self._data, self._position
        self._position = end = data.find(b"\n", at) + 1 or max(len(data), at)
        if end == at:
            raise StopIteration
        return bytes(data[at:end])

    def _write(self, piece):
        self._check()
        if not isinstance(piece, (bytes, bytearray)):
            try:
                piece = bytes(memoryview(piece))
            except TypeError:
                raise TypeError(f"a bytes-like object is required, not '{type(piece).__name__}'") from None
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
        offset, whence = _index(offset), _index(whence)
        if not -(1 << 63) <= offset < 1 << 63:
            raise OverflowError("Python int too large to convert to C ssize_t")
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
    _has_views = False  # somebody has asked for the buffer

    def _check_views(self):
        """BufferError while a view of the buffer is there."""
        if self._has_views:
            self._data.append(0)
            self._data.pop()

    def __init__(self, initial_bytes=b""):
        if isinstance(initial_bytes, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        self._data, self._position = bytearray(() if initial_bytes is None else memoryview(initial_bytes)), 0

    def read(self, size=-1, /):
        return self._read(size)

    read1 = read

    def readlines(self, hint=None, /):
        if isinstance(hint, int) and hint > 0:
            lines, left = [], hint
            while left > 0 and (line := self.readline()):
                lines.append(line)
                left -= len(line)
            return lines
        if hint is not None or self._closed:
            return super().readlines(hint)
        lines = [line + b"\n" for line in self._read(-1).split(b"\n")]
        lines[-1] = lines[-1][:-1]
        if not lines[-1]:
            lines.pop()
        return lines

    def write(self, b, /):
        if self._closed:
            self._check()
        if self._has_views:
            self._check_views()
        data = self._data
        if type(b) is not bytes or self._position != len(data):
            return self._write(b)
        data += b
        self._position += len(b)
        return len(b)

    def truncate(self, size=None, /):
        self._check()
        self._check_views()
        return super().truncate(size)

    def getvalue(self):
        self._check()
        return bytes(self._data)

    def getbuffer(self):
        self._check()
        self._has_views = True
        return memoryview(self._data)

    def readable(self):
        self._check()
        return True

    writable = readable

    def close(self):
        if not self._closed:
            self._check_views()
        self._closed = True

    def __getstate__(self):
        return self.getvalue(), self._position, None

    def __setstate__(self, state):
        self._data, self._position = bytearray(state[0]), state[1]


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


def text_encoding(encoding, stacklevel=2, /):
    if encoding is None and sys.flags.warn_default_encoding:
        import warnings

        warnings.warn("'encoding' argument not specified", EncodingWarning, stacklevel + 1)
    return ("utf-8" if sys.flags.utf8_mode else "locale") if encoding is None else encoding


def open_code(path):
    return open(path, "rb")


def open(file, mode="r", buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    if not isinstance(file, (int, str, bytes)):
        _path_of(file)
        file = type(file).__fspath__(file)
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
    if encoding is None and "b" not in letters and sys.flags.warn_default_encoding:
        text_encoding(encoding)
    if buffering == 1 and "b" in letters:
        import warnings

        warnings.warn("line buffering (buffering=1) isn't supported in binary mode, the default buffer size will be used", RuntimeWarning,
                      stacklevel=2)
    flags = 2 if "+" in letters else 0 if "r" in letters else 1
    flags |= 0o2000000 | sum({"w": 0o1100, "x": 0o300, "a": 0o2100}.get(letter, 0) for letter in letters)
    sys.audit("open", file, mode.replace("t", "").replace("b", ""), flags)
    raw = FileIO(file, mode.replace("t", ""), closefd, opener)
    made = raw
    try:
        is_line_buffered = buffering == 1 or buffering < 0 and raw.isatty()
        if buffering < 0 or is_line_buffered:
            buffering = DEFAULT_BUFFER_SIZE
        if buffering == 0:
            if "b" in letters:
                return raw
            raise ValueError("can't have unbuffered text I/O")
        made = (BufferedRandom if "+" in letters else BufferedReader if "r" in letters else BufferedWriter)(raw, buffering)
        if "b" in letters:
            return made
        made = TextIOWrapper(made, encoding, errors, newline, is_line_buffered)
        made.mode = mode
        return made
    except:
        made.close()
        raise


# They are made of the classes above.
from _io_files import FileIO  # noqa: E402
from _io_buffers import BufferedRandom, BufferedReader, BufferedRWPair, BufferedWriter  # noqa: E402
from _io_text import IncrementalNewlineDecoder, StringIO  # noqa: E402
from _io_wrapper import TextIOWrapper  # noqa: E402

for _class in (FileIO, BufferedReader, BufferedWriter, BufferedRandom, BufferedRWPair, BytesIO, StringIO, TextIOWrapper):
    _class.__module__, _class.__tp_name__ = "_io", "_io." + _class.__name__

# The standard streams are the VM's own.
TextIOWrapper.register(type(sys.__stdout__))
BufferedReader.register(type(sys.__stdin__.buffer))
BufferedWriter.register(type(sys.__stdout__.buffer))
