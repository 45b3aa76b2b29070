"""mailbox: messages that are kept on disk, as folders of files (Maildir, MH) or in one file (mbox, MMDF, Babyl)."""

import contextlib
import email
import email.message
import errno
import os
import shutil
import socket
import time

from _mailbox_files import (Error, ExternalClashError, FormatError, Mailbox, NoSuchMailboxError, NotEmptyError,  # noqa: F401
                            _PartialFile, _ProxyFile, ascii_of, linesep, lock_file, new_file_beside, unlock_file)  # fmt: skip
from _mailbox_messages import (BabylMessage, MaildirMessage, mboxMessage, Message, MHMessage, MMDFMessage,  # noqa: F401
                               _mboxMMDFMessage)  # fmt: skip

__all__ = ["Mailbox", "Maildir", "mbox", "MH", "Babyl", "MMDF", "Message", "MaildirMessage", "mboxMessage", "MHMessage",
           "BabylMessage", "MMDFMessage", "Error", "NoSuchMailboxError", "NotEmptyError", "ExternalClashError",
           "FormatError"]  # fmt: skip


class Maildir(Mailbox):
    """A folder with a file for each message: those not looked at in `new`, the others in `cur`. A file's name is its key,
    and behind a colon what is known of the message."""

    colon = ":"
    _made = 0  # by this process: a part of the names

    def __init__(self, dirname, factory=None, create=True):
        super().__init__(dirname, factory, create)
        if not create and not os.path.exists(self._path):
            raise NoSuchMailboxError(self._path)
        if not os.path.exists(self._path):
            os.mkdir(self._path, 0o700)
            for name in ("tmp", "new", "cur"):
                os.mkdir(self._place(name), 0o700)
        self._left = None

    def _place(self, *parts):
        return os.path.join(self._path, *parts)

    def _entries(self):
        """{key: (folder, file name)} as the disk is now."""
        found = {}
        for folder in ("new", "cur"):
            for name in os.listdir(self._place(folder)):
                if not name.startswith(".") and not os.path.isdir(self._place(folder, name)):
                    found[name.partition(self.colon)[0]] = folder, name
        return found

    def _entry(self, key):
        try:
            return self._entries()[key]
        except KeyError:
            raise KeyError(f"No message with key: {key}") from None

    def _file_of(self, key):
        return self._place(*self._entry(key))

    def add(self, message):
        Maildir._made += 1
        now, host = time.time(), socket.gethostname().translate({ord("/"): r"\057", ord(":"): r"\072"})
        key = f"{int(now)}.M{int(now % 1 * 1e6)}P{os.getpid()}Q{self._made}.{host}"
        self._deliver(message, key, None)
        return key

    def _deliver(self, message, key, entry):
        """Writes the message in `tmp` and moves it where it belongs; `entry` is that of a message it replaces."""
        folder, info = "new", ""
        if entry is not None:
            folder, info = entry[0], entry[1].partition(self.colon)[2]
        if isinstance(message, MaildirMessage):
            folder, info = message.get_subdir(), message.get_info()
        draft, lines = self._place("tmp", key), self._lines(message)
        with open(draft, "xb") as file:
            file.write(lines)
            file.flush()
            os.fsync(file.fileno())
        place = self._place(folder, key + (self.colon + info if info else ""))
        if entry is None and os.path.exists(place):
            os.remove(draft)
            raise ExternalClashError(f"Name clash with existing message: {place}")
        if entry is not None:
            os.remove(self._place(*entry))
        os.rename(draft, place)
        if isinstance(message, MaildirMessage):
            os.utime(place, (os.path.getatime(place), message.get_date()))

    def remove(self, key):
        os.remove(self._file_of(key))

    def discard(self, key):
        with contextlib.suppress(KeyError, FileNotFoundError):
            self.remove(key)

    def __setitem__(self, key, message):
        self._deliver(message, key, self._entry(key))

    def get_message(self, key):
        folder, name = self._entry(key)
        place = self._place(folder, name)
        with open(place, "rb") as file:
            made = (self._factory or MaildirMessage)(file)
        made.set_subdir(folder)
        _, colon, info = name.rpartition(self.colon)
        if colon:
            made.set_info(info)
        made.set_date(os.path.getmtime(place))
        return made

    def get_bytes(self, key):
        with self.get_file(key) as file:
            return file.read().replace(linesep, b"\n")

    def get_file(self, key):
        return _ProxyFile(open(self._file_of(key), "rb"))

    def iterkeys(self):
        return iter(self._entries())

    def __contains__(self, key):
        return key in self._entries()

    def __len__(self):
        return len(self._entries())

    def flush(self):
        """Nothing waits: each change is on the disk at once."""

    lock = unlock = close = flush  # a Maildir needs no locks

    def list_folders(self):
        names = [entry.name for entry in os.scandir(self._path) if entry.is_dir()]
        return [name[1:] for name in names if name[0] == "." and len(name) > 1]

    def get_folder(self, folder):
        return Maildir(self._place(f".{folder}"), self._factory, create=False)

    def add_folder(self, folder):
        made = Maildir(self._place(f".{folder}"), self._factory)
        with open(made._place("maildirfolder"), "a"):
            return made  # programs of mail look for that empty file

    def remove_folder(self, folder):
        place = self._place(f".{folder}")
        for entry in sorted(os.scandir(place), key=lambda entry: entry.name not in ("new", "cur")):
            if entry.name in ("new", "cur"):
                if any(name[0] != "." for name in os.listdir(entry)):
                    raise NotEmptyError(f"Folder contains message(s): {folder}")
            elif entry.is_dir() and entry.name != "tmp":
                raise NotEmptyError(f"Folder contains subdirectory '{entry.name}': {folder}")
        shutil.rmtree(place)

    def clean(self):
        """Removes what has been in `tmp` for 36 hours."""
        oldest = time.time() - 36 * 3600
        for entry in os.scandir(self._place("tmp")):
            if entry.stat().st_atime < oldest:
                os.remove(entry)

    def next(self):
        """The next message; None behind the last."""
        if self._left is None:
            self._left = self.itervalues()
        return next(self._left, None)


class _OneFile(Mailbox):
    """All messages in one file. `_spans` says where each stands; what is added goes to the end at once, what is removed or
    replaced leaves the file when flush() writes it anew. A format says what stands before and behind each message."""

    _BEFORE = _AFTER = b""

    def __init__(self, path, factory=None, create=True):
        super().__init__(path, factory, create)
        self._spans, self._size = None, None
        self._is_stale = self._is_unsynced = self._is_locked = False
        for mode in ("rb+", "wb+", "rb"):
            try:
                self._file = open(self._path, mode)
                break
            except FileNotFoundError:
                if not create:
                    raise NoSuchMailboxError(self._path) from None
            except OSError as e:
                if mode == "rb" or e.errno not in (errno.EACCES, errno.EROFS):
                    raise

    def _load(self):
        """{key: (start, stop)}; the file is read when this is first asked for."""
        if self._spans is None:
            self._spans = dict(enumerate(self._found()))
            self._next, self._size = len(self._spans), self._file.seek(0, os.SEEK_END)
        return self._spans

    def _span(self, key):
        spans = self._load()
        if key not in spans:
            raise KeyError(f"No message with key: {key}")
        return spans[key]

    def add(self, message):
        self._load()
        key = self._next
        self._spans[key] = self._appended(message)
        self._next, self._is_unsynced = key + 1, True
        return key

    def remove(self, key):
        self._span(key)
        del self._spans[key]
        self._is_stale = True

    def __setitem__(self, key, message):
        self._span(key)
        self._spans[key] = self._appended(message)
        self._is_stale = True

    def iterkeys(self):
        return iter(list(self._load()))

    def __contains__(self, key):
        return key in self._load()

    def __len__(self):
        return len(self._load())

    def lock(self):
        if not self._is_locked:
            lock_file(self._file)
        self._is_locked = True

    def unlock(self):
        if self._is_locked:
            unlock_file(self._file)
        self._is_locked = False

    def flush(self):
        """Writes a new file with the messages that are left, and puts it in the old one's place."""
        if self._is_stale:
            found = self._file.seek(0, os.SEEK_END)
            if found != self._size:
                raise ExternalClashError(f"Size of mailbox file changed (expected {self._size}, found {found})")
            self._rewrite()
        elif self._is_unsynced:
            self._file.flush()
            os.fsync(self._file.fileno())
        self._is_stale = self._is_unsynced = False

    def _rewrite(self):
        new, spans = new_file_beside(self._path), {}
        try:
            new.write(self._head())
            for key, (start, stop) in sorted(self._spans.items()):
                new.write(self._BEFORE)
                begin = new.tell()
                shutil.copyfileobj(_PartialFile(self._file, start, stop), new)
                spans[key] = begin, new.tell()
                new.write(self._AFTER)
            self._size = new.tell()
            new.flush()
            os.fsync(new.fileno())
        except BaseException:
            new.close()
            os.remove(new.name)
            raise
        new.close()
        self._file.close()
        shutil.copymode(self._path, new.name)
        os.replace(new.name, self._path)
        self._file, self._spans = open(self._path, "rb+"), spans
        if self._is_locked:
            lock_file(self._file, dotlock=False)

    def close(self):
        with contextlib.ExitStack() as ends:
            ends.callback(self._file_closed)
            ends.callback(self.unlock)
            self.flush()

    def _file_closed(self):
        self._file.close()

    def _head(self):
        return b""

    def _appended(self, message):
        """(start, stop) of a message that is written at the end; where that fails, the file is as it was."""
        before = self._file.seek(0, os.SEEK_END)
        try:
            if not before:
                self._file.write(self._head())
            self._file.write(self._BEFORE)
            span = self._file.tell(), self._put(message)
            self._file.write(self._AFTER)
        except BaseException:
            self._file.truncate(before)
            raise
        self._file.flush()
        self._size = self._file.tell()
        return span


class _FromLines(_OneFile):
    """The formats whose messages begin with a line "From ..."."""

    def _line_and_text(self, key):
        start, stop = self._span(key)
        self._file.seek(start)
        line = self._file.readline()
        return line, self._file.read(stop - start - len(line)).replace(linesep, b"\n")

    def get_message(self, key):
        line, text = self._line_and_text(key)
        line = line.decode("ascii").rstrip("\r\n")
        made = self._KIND(text)
        made.set_unixfrom(line)
        made.set_from(line.removeprefix("From "))
        return made

    def get_string(self, key, from_=False):
        mail = email.message_from_bytes(self.get_bytes(key, from_))
        return mail.as_string(unixfrom=from_)

    def get_bytes(self, key, from_=False):
        line, text = self._line_and_text(key)
        return (line.replace(linesep, b"\n") if from_ else b"") + text

    def get_file(self, key, from_=False):
        start, stop = self._span(key)
        line, _ = self._line_and_text(key)
        return _PartialFile(self._file, start if from_ else start + len(line), stop)

    def _put(self, message):
        line = None
        if isinstance(message, str):
            message = ascii_of(message)
        if isinstance(message, _mboxMMDFMessage):
            line = b"From " + message.get_from().encode("ascii")
        elif isinstance(message, email.message.Message):
            line = (message.get_unixfrom() or "").encode("ascii")
        elif isinstance(message, bytes) and message[:5] == b"From ":
            line, _, message = message.partition(b"\n")
        self._file.write((line or f"From MAILER-DAEMON {time.asctime(time.gmtime())}".encode()) + linesep)
        self._file.write(self._lines(message, quotes_from=True))
        return self._file.tell()


class mbox(_FromLines):
    """The usual file of mail: an empty line behind each message."""

    _KIND, _AFTER, _ends_lines = mboxMessage, linesep, True

    def _found(self):
        """A message goes up to the next line that begins with From, without the empty line before that."""
        self._file.seek(0)
        start, end, blank, spans = None, 0, 0, []
        for line in self._file:
            if line.startswith(b"From "):
                if start is not None:
                    spans.append((start, end - blank))
                start = end
            blank = len(linesep) if line == linesep else 0
            end += len(line)
        return spans if start is None else [*spans, (start, end - blank)]


class MMDF(_FromLines):
    """Like mbox, with lines of four Control-A around each message."""

    _KIND, _BEFORE, _AFTER = MMDFMessage, b"\1\1\1\1" + linesep, linesep + b"\1\1\1\1" + linesep

    def _found(self):
        self._file.seek(0)
        start, end, spans = None, 0, []
        for line in self._file:
            is_mark = line.startswith(self._BEFORE)
            if is_mark and start is not None:
                spans.append((start, end - len(linesep)))
                start = None
            elif is_mark:
                start = end + len(line)
            end += len(line)
        return spans if start is None else [*spans, (start, end)]


from _mailbox_rarer import MH, Babyl  # noqa: E402, F401 (they are made of the classes above)
