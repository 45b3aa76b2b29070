"""What mailboxes share: access by key, files that are locked and replaced, views of files. Part of mailbox."""

import contextlib
import email
import email.generator
import email.message
import errno
import io
import os
import socket
import time
import warnings
from types import GenericAlias

try:
    import fcntl
except ImportError:
    fcntl = None

__name__ = "mailbox"  # what is defined here is shown, and pickled, as that module's

linesep = os.linesep.encode("ascii")


class Error(Exception):
    pass


class NoSuchMailboxError(Error):
    pass


class NotEmptyError(Error):
    pass


class ExternalClashError(Error):
    """Another program has done something at the same time."""


class FormatError(Error):
    pass


class Mailbox:
    """Messages by keys."""

    def __init__(self, path, factory=None, create=True):
        self._path = os.path.abspath(os.path.expanduser(path))
        self._factory = factory

    def _missing(self, *args):
        raise NotImplementedError("Method must be implemented by subclass")

    def add(self, message):
        self._missing()

    def remove(self, key):
        self._missing()

    def __delitem__(self, key):
        self.remove(key)

    def discard(self, key):
        try:
            self.remove(key)
        except KeyError:
            pass

    def __setitem__(self, key, message):
        self._missing()

    def get(self, key, default=None):
        try:
            return self.__getitem__(key)
        except KeyError:
            return default

    def __getitem__(self, key):
        if not self._factory:
            return self.get_message(key)
        with contextlib.closing(self.get_file(key)) as file:
            return self._factory(file)

    def get_message(self, key):
        self._missing()

    def get_string(self, key):
        return email.message_from_bytes(self.get_bytes(key)).as_string()

    def get_bytes(self, key):
        self._missing()

    def get_file(self, key):
        self._missing()

    def iterkeys(self):
        self._missing()

    def keys(self):
        return list(self.iterkeys())

    def itervalues(self):
        for key in self.iterkeys():
            try:
                value = self[key]
            except KeyError:  # it has gone meanwhile
                continue
            yield value

    def __iter__(self):
        return self.itervalues()

    def values(self):
        return list(self.itervalues())

    def iteritems(self):
        for key in self.iterkeys():
            try:
                value = self[key]
            except KeyError:
                continue
            yield key, value

    def items(self):
        return list(self.iteritems())

    def __contains__(self, key):
        self._missing()

    def __len__(self):
        self._missing()

    def clear(self):
        for key in self.keys():
            self.discard(key)

    def pop(self, key, default=None):
        try:
            result = self[key]
        except KeyError:
            return default
        self.discard(key)
        return result

    def popitem(self):
        for key in self.iterkeys():
            return key, self.pop(key)
        raise KeyError("No messages in mailbox")

    def update(self, arg=None):
        pairs = arg.iteritems() if hasattr(arg, "iteritems") else arg.items() if hasattr(arg, "items") else arg
        has_missing = False
        for key, message in pairs:
            try:
                self[key] = message
            except KeyError:
                has_missing = True
        if has_missing:
            raise KeyError("No message with key(s)")

    def flush(self):
        self._missing()

    def lock(self):
        self._missing()

    def unlock(self):
        self._missing()

    def close(self):
        self._missing()

    def _string_to_bytes(self, message):
        try:
            return message.encode("ascii")
        except UnicodeError:
            raise ValueError("String input must be ASCII-only; use bytes or a Message instead") from None

    _mangle_from_ = False  # whether lines that begin with "From " get a ">"
    _append_newline = False

    def _dump_message(self, message, target, mangle_from_=False):
        """Writes a message, of whatever kind, with this machine's line ends."""
        if isinstance(message, str):
            message = self._string_to_bytes(message)
        if isinstance(message, email.message.Message):
            buffer = io.BytesIO()
            generator = email.generator.BytesGenerator(buffer, mangle_from_, 0)
            generator.flatten(message)
            data = buffer.getvalue().replace(b"\n", linesep)
            target.write(data)
            if self._append_newline and not data.endswith(linesep):
                target.write(linesep)
        elif isinstance(message, (bytes, io.StringIO)):
            if isinstance(message, io.StringIO):
                warnings.warn("Use of StringIO input is deprecated, use BytesIO instead", DeprecationWarning, 3)
                message = self._string_to_bytes(message.getvalue())
            if mangle_from_:
                message = message.replace(b"\nFrom ", b"\n>From ")
            message = message.replace(b"\n", linesep)
            target.write(message)
            if self._append_newline and not message.endswith(linesep):
                target.write(linesep)
        elif hasattr(message, "read"):
            if hasattr(message, "buffer"):
                warnings.warn("Use of text mode files is deprecated, use a binary mode file instead", DeprecationWarning, 3)
                message = message.buffer
            last = None
            while line := message.readline():
                if line.endswith(b"\r\n"):
                    line = line[:-2] + b"\n"
                elif line.endswith(b"\r"):
                    line = line[:-1] + b"\n"
                if mangle_from_ and line.startswith(b"From "):
                    line = b">From " + line[5:]
                line = line.replace(b"\n", linesep)
                target.write(line)
                last = line
            if self._append_newline and last and not last.endswith(linesep):
                target.write(linesep)
        else:
            raise TypeError("Invalid message type: %s" % type(message))

    __class_getitem__ = classmethod(GenericAlias)


class _singlefileMailbox(Mailbox):
    """A mailbox in one file: changes are noted, and written by flush() into a new file that takes the old one's place."""

    def __init__(self, path, factory=None, create=True):
        Mailbox.__init__(self, path, factory, create)
        try:
            file = open(self._path, "rb+")
        except OSError as error:
            if error.errno == errno.ENOENT:
                if not create:
                    raise NoSuchMailboxError(self._path) from None
                file = open(self._path, "wb+")
            elif error.errno in (errno.EACCES, errno.EROFS):
                file = open(self._path, "rb")
            else:
                raise
        self._file = file
        self._toc = None
        self._next_key = 0
        self._pending = False  # something waits for flush()
        self._pending_sync = False  # something was appended, and may not be on the disk
        self._locked = False
        self._file_length = None  # as it was when the contents were listed

    def add(self, message):
        self._lookup()
        self._toc[self._next_key] = self._append_message(message)
        self._next_key += 1
        self._pending_sync = True
        return self._next_key - 1

    def remove(self, key):
        self._lookup(key)
        del self._toc[key]
        self._pending = True

    def __setitem__(self, key, message):
        self._lookup(key)
        self._toc[key] = self._append_message(message)
        self._pending = True

    def iterkeys(self):
        self._lookup()
        yield from self._toc.keys()

    def __contains__(self, key):
        self._lookup()
        return key in self._toc

    def __len__(self):
        self._lookup()
        return len(self._toc)

    def lock(self):
        if not self._locked:
            _lock_file(self._file)
            self._locked = True

    def unlock(self):
        if self._locked:
            _unlock_file(self._file)
            self._locked = False

    def flush(self):
        if not self._pending:
            if self._pending_sync:
                _sync_flush(self._file)
                self._pending_sync = False
            return
        assert self._toc is not None
        self._file.seek(0, 2)
        size = self._file.tell()
        if size != self._file_length:
            raise ExternalClashError("Size of mailbox file changed (expected %i, found %i)" % (self._file_length, size))
        new_file = _create_temporary(self._path)
        try:
            new_toc = {}
            self._pre_mailbox_hook(new_file)
            for key in sorted(self._toc.keys()):
                start, stop = self._toc[key]
                self._file.seek(start)
                self._pre_message_hook(new_file)
                new_start = new_file.tell()
                while buffer := self._file.read(min(4096, stop - self._file.tell())):
                    new_file.write(buffer)
                new_toc[key] = new_start, new_file.tell()
                self._post_message_hook(new_file)
            self._file_length = new_file.tell()
        except BaseException:
            new_file.close()
            os.remove(new_file.name)
            raise
        _sync_close(new_file)
        self._file.close()
        os.chmod(new_file.name, os.stat(self._path).st_mode)
        try:
            os.rename(new_file.name, self._path)
        except FileExistsError:
            os.remove(self._path)
            os.rename(new_file.name, self._path)
        self._file = open(self._path, "rb+")
        self._toc = new_toc
        self._pending = self._pending_sync = False
        if self._locked:
            _lock_file(self._file, dotlock=False)

    def _pre_mailbox_hook(self, f):
        """Called before the messages are written."""

    def _pre_message_hook(self, f):
        """Called before each message."""

    def _post_message_hook(self, f):
        """Called after each message."""

    def close(self):
        try:
            self.flush()
        finally:
            try:
                if self._locked:
                    self.unlock()
            finally:
                self._file.close()

    def _lookup(self, key=None):
        if self._toc is None:
            self._generate_toc()
        if key is not None:
            try:
                return self._toc[key]
            except KeyError:
                raise KeyError("No message with key: %s" % key) from None

    def _append_message(self, message):
        """Writes a message at the end: (start, stop)."""
        self._file.seek(0, 2)
        before = self._file.tell()
        if len(self._toc) == 0 and not self._pending:
            self._pre_mailbox_hook(self._file)
        try:
            self._pre_message_hook(self._file)
            offsets = self._install_message(message)
            self._post_message_hook(self._file)
        except BaseException:
            self._file.truncate(before)
            raise
        self._file.flush()
        self._file_length = self._file.tell()
        return offsets


class _ProxyFile:
    """A file whose place is its own, whoever else reads it."""

    def __init__(self, f, pos=None):
        self._file = f
        self._pos = f.tell() if pos is None else pos

    def read(self, size=None):
        return self._read(size, self._file.read)

    def read1(self, size=None):
        return self._read(size, self._file.read1)

    def readline(self, size=None):
        return self._read(size, self._file.readline)

    def readlines(self, sizehint=None):
        result = []
        for line in self:
            result.append(line)
            if sizehint is not None:
                sizehint -= len(line)
                if sizehint <= 0:
                    break
        return result

    def __iter__(self):
        while line := self.readline():
            yield line

    def tell(self):
        return self._pos

    def seek(self, offset, whence=0):
        if whence == 1:
            self._file.seek(self._pos)
        self._file.seek(offset, whence)
        self._pos = self._file.tell()

    def close(self):
        if hasattr(self, "_file"):
            try:
                if hasattr(self._file, "close"):
                    self._file.close()
            finally:
                del self._file

    def _read(self, size, read_method):
        self._file.seek(self._pos)
        result = read_method(-1 if size is None else size)
        self._pos = self._file.tell()
        return result

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.close()

    def readable(self):
        return self._file.readable()

    def writable(self):
        return self._file.writable()

    def seekable(self):
        return self._file.seekable()

    def flush(self):
        return self._file.flush()

    @property
    def closed(self):
        return not hasattr(self, "_file") or getattr(self._file, "closed", False)

    __class_getitem__ = classmethod(GenericAlias)


class _PartialFile(_ProxyFile):
    """A stretch of a file."""

    def __init__(self, f, start=None, stop=None):
        _ProxyFile.__init__(self, f, start)
        self._start, self._stop = start, stop

    def tell(self):
        return _ProxyFile.tell(self) - self._start

    def seek(self, offset, whence=0):
        if whence == 0:
            self._pos, whence = self._start, 1
        elif whence == 2:
            self._pos, whence = self._stop, 1
        _ProxyFile.seek(self, offset, whence)

    def _read(self, size, read_method):
        left = self._stop - self._pos
        if left <= 0:
            return b""
        return _ProxyFile._read(self, left if size is None or size < 0 or size > left else size, read_method)

    def close(self):
        """The file is not this one's."""
        if hasattr(self, "_file"):
            del self._file


def _lock_file(f, dotlock=True):
    """Locks by lockf, and by a file beside it."""
    dotlock_done = False
    try:
        if fcntl:
            try:
                fcntl.lockf(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                if error.errno in (errno.EAGAIN, errno.EACCES, errno.EROFS):
                    raise ExternalClashError("lockf: lock unavailable: %s" % f.name)
                raise
        if dotlock:
            try:
                pre_lock = _create_temporary(f.name + ".lock")
                pre_lock.close()
            except OSError as error:
                if error.errno in (errno.EACCES, errno.EROFS):
                    return  # nobody can lock there
                raise
            try:
                try:
                    os.link(pre_lock.name, f.name + ".lock")
                    dotlock_done = True
                except (AttributeError, PermissionError):
                    os.rename(pre_lock.name, f.name + ".lock")
                    dotlock_done = True
                else:
                    os.unlink(pre_lock.name)
            except FileExistsError:
                os.remove(pre_lock.name)
                raise ExternalClashError("dot lock unavailable: %s" % f.name)
    except:
        if fcntl:
            fcntl.lockf(f, fcntl.LOCK_UN)
        if dotlock_done:
            os.remove(f.name + ".lock")
        raise


def _unlock_file(f):
    if fcntl:
        fcntl.lockf(f, fcntl.LOCK_UN)
    if os.path.exists(f.name + ".lock"):
        os.remove(f.name + ".lock")


def _create_carefully(path):
    """A new file; FileExistsError when there is one."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o666))
    return open(path, "rb+")


def _create_temporary(path):
    return _create_carefully("%s.%s.%s.%s" % (path, int(time.time()), socket.gethostname(), os.getpid()))


def _sync_flush(f):
    f.flush()
    if hasattr(os, "fsync"):
        os.fsync(f.fileno())


def _sync_close(f):
    _sync_flush(f)
    f.close()
