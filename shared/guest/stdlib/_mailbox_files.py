"""What mailbox has in common for all formats: the mapping of keys to messages, locks, and files that are parts of files."""

import contextlib
import email
import email.generator
import email.message
import io
import os
import socket
import time
import types
import warnings

try:
    import fcntl
except ImportError:
    fcntl = None

linesep = os.linesep.encode("ascii")


class Error(Exception):
    """The base of this module's exceptions."""


class NoSuchMailboxError(Error):
    """There is no such mailbox, and none was to be made."""


class NotEmptyError(Error):
    """A folder that was to be removed has messages."""


class ExternalClashError(Error):
    """Another program has or changes what this one wants."""


class FormatError(Error):
    """A file says what its format does not allow."""


def ascii_of(text):
    try:
        return text.encode("ascii")
    except UnicodeEncodeError:
        raise ValueError("String input must be ASCII-only; use bytes or a Message instead") from None


def _bytes_of(message, quotes_from):
    """The text of whatever may be added to a mailbox."""
    if isinstance(message, email.message.Message):
        out = io.BytesIO()
        email.generator.BytesGenerator(out, quotes_from, 0).flatten(message)
        return out.getvalue()
    if isinstance(message, io.StringIO):
        warnings.warn("Use of StringIO input is deprecated, use BytesIO instead", DeprecationWarning, 4)
        message = message.getvalue()
    elif hasattr(message, "buffer"):
        warnings.warn("Use of text mode files is deprecated, use a binary mode file instead", DeprecationWarning, 4)
        message = message.buffer
    if hasattr(message, "read"):
        message = message.read()
    if isinstance(message, str):
        message = ascii_of(message)
    if not isinstance(message, bytes):
        raise TypeError(f"Invalid message type: {type(message)}")
    message = message.replace(linesep, b"\n")
    return (b"\n" + message).replace(b"\nFrom ", b"\n>From ")[1:] if quotes_from else message


def _abstract(name):
    def method(self, *args, **kwargs):
        raise NotImplementedError("Method must be implemented by subclass")

    method.__name__ = name
    return method


class Mailbox:
    """Messages by their keys; subclasses say how they are kept."""

    _ends_lines = False  # whether a message must end with a line's end

    def __init__(self, path, factory=None, create=True):
        self._factory, self._path = factory, os.path.abspath(os.path.expanduser(path))

    for _name in "add remove __setitem__ get_message get_bytes get_file iterkeys __contains__ __len__ flush lock unlock close".split():
        locals()[_name] = _abstract(_name)
    del _name

    def __delitem__(self, key):
        self.remove(key)

    def discard(self, key):
        with contextlib.suppress(KeyError):
            self.remove(key)

    def get(self, key, default=None):
        with contextlib.suppress(KeyError):
            return self[key]
        return default

    def __getitem__(self, key):
        if self._factory is None:
            return self.get_message(key)
        file = self.get_file(key)
        try:
            return self._factory(file)
        finally:
            file.close()

    def get_string(self, key):
        mail = email.message_from_bytes(self.get_bytes(key))
        return mail.as_string()

    def iteritems(self):
        for key in self.iterkeys():
            with contextlib.suppress(KeyError):  # it may have gone meanwhile
                yield key, self[key]

    def itervalues(self):
        return (message for _, message in self.iteritems())

    __iter__ = itervalues

    def keys(self):
        return [*self.iterkeys()]

    def values(self):
        return [*self.itervalues()]

    def items(self):
        return [*self.iteritems()]

    def clear(self):
        for key in self.keys():
            self.discard(key)

    def pop(self, key, default=None):
        if key not in self:
            return default
        message = self[key]
        self.discard(key)
        return message

    def popitem(self):
        for key, message in self.iteritems():
            self.discard(key)
            return key, message
        raise KeyError("No messages in mailbox")

    def update(self, arg=None):
        pairs = arg.iteritems() if hasattr(arg, "iteritems") else arg.items() if hasattr(arg, "items") else arg
        unknown = []
        for key, message in pairs:
            try:
                self[key] = message
            except KeyError:
                unknown.append(key)
        if unknown:
            raise KeyError("No message with key(s)")

    def _lines(self, message, quotes_from=False):
        """A message in the lines of this system; where `quotes_from`, no line of it begins with From."""
        text = _bytes_of(message, quotes_from)
        if self._ends_lines and not text.endswith(b"\n"):
            text += b"\n"
        return text.replace(b"\n", linesep)

    __class_getitem__ = classmethod(types.GenericAlias)


class _ProxyFile:
    """A view of another file with a position of its own; where `stop` is given it ends there, and begins at `start`."""

    def __init__(self, f, start=None, stop=None):
        self._file, self._stop = f, stop
        self._at = f.tell() if start is None else start
        self._start = 0 if stop is None else self._at

    def _do(self, name, size):
        """Calls a method of the file at our position, with what is left of the size."""
        size = -1 if size is None else size
        if self._stop is not None:
            left = max(0, self._stop - self._at)
            size = left if size < 0 else min(size, left)
        self._file.seek(self._at)
        got = getattr(self._file, name)(size) if size else b""
        self._at += len(got)
        return got

    def read(self, size=None):
        return self._do("read", size)

    def read1(self, size=None):
        return self._do("read1", size)

    def readline(self, size=None):
        return self._do("readline", size)

    def __iter__(self):
        while line := self.readline():
            yield line

    def readlines(self, sizehint=None):
        lines, got = [], 0
        for line in self:
            lines.append(line)
            got += len(line)
            if sizehint is not None and got >= sizehint:
                break
        return lines

    def tell(self):
        return self._at - self._start

    def seek(self, offset, whence=0):
        if whence == 2 and self._stop is None:
            self._at = self._file.seek(offset, 2)
        else:
            self._at = (self._start, self._at, self._stop)[whence] + offset

    def flush(self):
        return self._file.flush()

    def readable(self):
        return self._file.readable()

    def writable(self):
        return self._file.writable()

    def seekable(self):
        return self._file.seekable()

    def close(self):
        """The end of this view: a part of a file leaves the file open."""
        file, self._file = self._file, None
        if file is not None and self._stop is None and hasattr(file, "close"):
            file.close()

    @property
    def closed(self):
        return self._file is None or getattr(self._file, "closed", False)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.close()

    __class_getitem__ = classmethod(types.GenericAlias)


class _PartialFile(_ProxyFile):
    """The bytes of another file from `start` to `stop`."""


def new_file_beside(path):
    """A file of a name that no other process takes."""
    return open(f"{path}.{int(time.time())}.{socket.gethostname()}.{os.getpid()}", "xb+")


def lock_file(file, dotlock=True):
    """Both locks that programs of mail use: fcntl's, and a file of the name with .lock; or ExternalClashError."""
    if fcntl:
        try:
            fcntl.lockf(file, fcntl.LOCK_NB | fcntl.LOCK_EX)
        except (BlockingIOError, PermissionError):
            raise ExternalClashError(f"lockf: lock unavailable: {file.name}") from None
    try:
        if dotlock:
            os.close(os.open(f"{file.name}.lock", os.O_WRONLY | os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        if fcntl:
            fcntl.lockf(file, fcntl.LOCK_UN)
        raise ExternalClashError(f"dot lock unavailable: {file.name}") from None
    except PermissionError:
        pass  # the folder cannot be written: the other lock is all there is


def unlock_file(file):
    if fcntl:
        fcntl.lockf(file, fcntl.LOCK_UN)
    with contextlib.suppress(FileNotFoundError):
        os.remove(f"{file.name}.lock")


for _kind in (Error, NoSuchMailboxError, NotEmptyError, ExternalClashError, FormatError, Mailbox, _ProxyFile, _PartialFile):
    _kind.__module__ = "mailbox"
