"""Raw streams over descriptors. Part of io."""

import _system
from io import DEFAULT_BUFFER_SIZE, RawIOBase, UnsupportedOperation, _no_state, _path_of

__name__ = "_io"  # what is defined here is shown, and pickled, as that module's

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames

_O_WRONLY, _O_RDWR, _O_CREAT, _O_EXCL, _O_TRUNC, _O_APPEND, _O_CLOEXEC = 1, 2, 0o100, 0o200, 0o1000, 0o2000, 0o2000000
_FLAGS = {"r": 0, "w": _O_CREAT | _O_TRUNC, "a": _O_CREAT | _O_APPEND, "x": _O_CREAT | _O_EXCL}
_S_IFMT, _S_IFDIR = 0o170000, 0o040000


def _kind_of(mode):
    """(the letter that says how a file is opened, whether it is both read and written)"""
    kind, plus = None, False
    for letter in mode:
        if letter in "rwax":
            if kind:
                raise ValueError("Must have exactly one of create/read/write/append mode and at most one plus")
            kind = letter
        elif letter == "+":
            if plus:
                raise ValueError("Must have exactly one of create/read/write/append mode and at most one plus")
            plus = True
        elif letter != "b":
            raise ValueError(f"invalid mode: {mode}")
    if not kind:
        raise ValueError("Must have exactly one of create/read/write/append mode and at most one plus")
    return kind, plus


class FileIO(RawIOBase):
    _fd = -1
    _can_seek = None  # not yet known
    _blksize = DEFAULT_BUFFER_SIZE

    def __init__(self, file, mode="r", closefd=True, opener=None):
        if self._fd >= 0 and self.closefd:
            self.close()
        self._kind, self._plus = _kind_of(mode)
        self.closefd, self._can_seek = bool(closefd), None
        if isinstance(file, int):
            if file < 0:
                raise ValueError("negative file descriptor")
            fd = int(file)
        else:
            path = _path_of(file)
            if not closefd:
                raise ValueError("Cannot use closefd=False with file name")
            fd = self._open(file, path, opener)
        self._adopt(file, fd, isinstance(file, int))

    def _open(self, file, path, opener):
        access = _O_RDWR if self._plus else 0 if self._kind == "r" else _O_WRONLY
        flags = access | _FLAGS[self._kind] | _O_CLOEXEC
        if opener is None:
            try:
                return _system.open(path, flags, 0o666)
            except OSError as error:
                error.filename = file
                raise
        fd = opener(file, flags)
        if not isinstance(fd, int):
            raise TypeError("expected integer from opener")
        if fd < 0:
            raise ValueError(f"opener returned {fd}")
        return fd

    def _adopt(self, file, fd, is_given):
        """Takes a descriptor, unless it is a folder's."""
        try:
            found = _system.fstat(fd)
        except OSError as error:
            error.filename = file if not is_given else None
            raise
        if found[0] & _S_IFMT == _S_IFDIR:
            if not is_given:
                _system.close(fd)
            raise IsADirectoryError(21, "Is a directory", file)
        self._fd, self.name = fd, file
        if self._kind == "a":
            try:
                _system.lseek(fd, 0, 2)
            except OSError:
                pass

    @property
    def closed(self):
        return self._fd < 0

    @property
    def mode(self):
        if self._kind in "xa":
            return self._kind + "b+" * self._plus if self._plus else self._kind + "b"
        return "rb+" if self._plus else self._kind + "b"

    def _check(self):
        if self._fd < 0:
            raise ValueError("I/O operation on closed file")

    def fileno(self):
        self._check()
        return self._fd

    def readable(self):
        self._check()
        return self._kind == "r" or self._plus

    def writable(self):
        self._check()
        return self._kind != "r" or self._plus

    def seekable(self):
        self._check()
        if self._can_seek is None:
            try:
                _system.lseek(self._fd, 0, 1)
                self._can_seek = True
            except OSError:
                self._can_seek = False
        return self._can_seek

    def isatty(self):
        self._check()
        return _system.isatty(self._fd)

    def read(self, size=-1, /):
        if not self.readable():
            raise UnsupportedOperation("File not open for reading")
        if size is None or size < 0:
            return self.readall()
        try:
            return _system.read(self._fd, size)
        except BlockingIOError:
            return None

    def readall(self):
        if not self.readable():
            raise UnsupportedOperation("File not open for reading")
        parts = []
        try:
            wanted = 1 << 16
            while data := _system.read(self._fd, wanted):
                parts.append(data)
                wanted = min(2 * wanted, 1 << 22)
        except BlockingIOError:
            if not parts:
                return None
        return parts[0] if len(parts) == 1 else b"".join(parts)

    def readinto(self, b, /):
        if not self.readable():
            raise UnsupportedOperation("File not open for reading")
        view = memoryview(b).cast("B")
        data = self.read(len(view))
        if data is None:
            return None
        view[:len(data)] = data
        return len(data)

    def write(self, b, /):
        if not self.writable():
            raise UnsupportedOperation("File not open for writing")
        try:
            return _system.write(self._fd, b if isinstance(b, bytes) else memoryview(b).cast("B"))
        except BlockingIOError:
            return None

    def seek(self, pos, whence=0, /):
        self._check()
        return _system.lseek(self._fd, pos, whence)

    def tell(self):
        self._check()
        return _system.lseek(self._fd, 0, 1)

    def truncate(self, size=None, /):
        if not self.writable():
            raise UnsupportedOperation("File not open for writing")
        size = self.tell() if size is None else size
        _system.ftruncate(self._fd, size)
        return size

    def close(self):
        if not self.closefd:
            self._fd = -1
            return
        if self._is_finalizing:
            self._dealloc_warn(self)
        try:
            super().close()
        finally:
            fd, self._fd = self._fd, -1
            if fd >= 0:
                _system.close(fd)

    closefd = True

    def _dealloc_warn(self, source):
        if self._fd >= 0 and self.closefd:
            import warnings

            warnings.warn(f"unclosed file {source!r}", ResourceWarning, stacklevel=3, source=source)

    __getstate__ = _no_state

    def __repr__(self):
        if self._fd < 0:
            return "<_io.FileIO [closed]>"
        name = getattr(self, "name", None)
        shown = f"fd={self._fd}" if name is None else f"name={name!r}"
        return f"<_io.FileIO {shown} mode={self.mode!r} closefd={self.closefd}>"
