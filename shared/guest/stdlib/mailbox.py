"""mailbox: mail in folders and files, as Maildir, mbox, MH, Babyl and MMDF keep it."""

import errno
import os
import socket
import time
from types import GenericAlias

from _mailbox_base import (Error, ExternalClashError, FormatError, Mailbox, NoSuchMailboxError, NotEmptyError, _create_carefully,
                           _create_temporary, _lock_file, _PartialFile, _ProxyFile, _singlefileMailbox, _sync_close, _sync_flush,
                           _unlock_file, linesep)  # fmt: skip
from _mailbox_files import MMDF, Babyl, _mboxMMDF, mbox
from _mailbox_messages import (BabylMessage, MaildirMessage, Message, MHMessage, MMDFMessage, _mboxMMDFMessage,  # noqa: F401
                               mboxMessage)  # fmt: skip

__all__ = ["Mailbox", "Maildir", "mbox", "MH", "Babyl", "MMDF", "Message", "MaildirMessage", "mboxMessage", "MHMessage",
           "BabylMessage", "MMDFMessage", "Error", "NoSuchMailboxError", "NotEmptyError", "ExternalClashError", "FormatError"]


class Maildir(Mailbox):
    """A file a message, in the folders tmp (being written), new and cur."""

    colon = ":"
    _count = 1  # of names made in this process

    def __init__(self, dirname, factory=None, create=True):
        Mailbox.__init__(self, dirname, factory, create)
        self._paths = {name: os.path.join(self._path, name) for name in ("tmp", "new", "cur")}
        if not os.path.exists(self._path):
            if not create:
                raise NoSuchMailboxError(self._path)
            os.mkdir(self._path, 0o700)
            for path in self._paths.values():
                os.mkdir(path, 0o700)
        self._toc = {}
        self._toc_mtimes = {"cur": 0, "new": 0}
        self._last_read = 0  # when the folders were looked through
        self._skewfactor = 0.1  # clocks of file systems may differ by so much

    def add(self, message):
        tmp_file = self._create_tmp()
        try:
            self._dump_message(message, tmp_file)
        except BaseException:
            tmp_file.close()
            os.remove(tmp_file.name)
            raise
        _sync_close(tmp_file)
        subdir, suffix = "new", ""
        if isinstance(message, MaildirMessage):
            subdir = message.get_subdir()
            suffix = self.colon + message.get_info()
            suffix = "" if suffix == self.colon else suffix
        uniq = os.path.basename(tmp_file.name).split(self.colon)[0]
        dest = os.path.join(self._path, subdir, uniq + suffix)
        if isinstance(message, MaildirMessage):
            os.utime(tmp_file.name, (os.path.getatime(tmp_file.name), message.get_date()))
        # No file stands there already, whoever else writes at the same time.
        try:
            try:
                os.link(tmp_file.name, dest)
            except (AttributeError, PermissionError):
                os.rename(tmp_file.name, dest)
            else:
                os.remove(tmp_file.name)
        except OSError as error:
            os.remove(tmp_file.name)
            if error.errno == errno.EEXIST:
                raise ExternalClashError("Name clash with existing message: %s" % dest)
            raise
        return uniq

    def remove(self, key):
        os.remove(os.path.join(self._path, self._lookup(key)))

    def discard(self, key):
        try:
            self.remove(key)
        except (KeyError, FileNotFoundError):
            pass

    def __setitem__(self, key, message):
        old_subpath = self._lookup(key)
        temp_key = self.add(message)
        temp_subpath = self._lookup(temp_key)
        # What the new message notes counts; of a plain one the old place and flags stay.
        dominant = temp_subpath if isinstance(message, MaildirMessage) else old_subpath
        subdir = os.path.dirname(dominant)
        suffix = self.colon + dominant.split(self.colon)[-1] if self.colon in dominant else ""
        self.discard(key)
        tmp_path = os.path.join(self._path, temp_subpath)
        new_path = os.path.join(self._path, subdir, key + suffix)
        if isinstance(message, MaildirMessage):
            os.utime(tmp_path, (os.path.getatime(tmp_path), message.get_date()))
        os.rename(tmp_path, new_path)

    def get_message(self, key):
        subpath = self._lookup(key)
        with open(os.path.join(self._path, subpath), "rb") as file:
            made = (self._factory or MaildirMessage)(file)
        subdir, name = os.path.split(subpath)
        made.set_subdir(subdir)
        if self.colon in name:
            made.set_info(name.split(self.colon)[-1])
        made.set_date(os.path.getmtime(os.path.join(self._path, subpath)))
        return made

    def get_bytes(self, key):
        with open(os.path.join(self._path, self._lookup(key)), "rb") as file:
            return file.read().replace(linesep, b"\n")

    def get_file(self, key):
        return _ProxyFile(open(os.path.join(self._path, self._lookup(key)), "rb"))

    def iterkeys(self):
        self._refresh()
        for key in self._toc:
            try:
                self._lookup(key)
            except KeyError:
                continue
            yield key

    def __contains__(self, key):
        self._refresh()
        return key in self._toc

    def __len__(self):
        self._refresh()
        return len(self._toc)

    def flush(self):
        """Changes are written at once."""

    def lock(self):
        """A Maildir needs no locks."""

    def unlock(self):
        pass

    def close(self):
        pass

    # ---- folders: ".NAME" beside tmp, new and cur

    def list_folders(self):
        return [entry[1:] for entry in os.listdir(self._path)
                if len(entry) > 1 and entry[0] == "." and os.path.isdir(os.path.join(self._path, entry))]

    def get_folder(self, folder):
        return Maildir(os.path.join(self._path, "." + folder), factory=self._factory, create=False)

    def add_folder(self, folder):
        path = os.path.join(self._path, "." + folder)
        made = Maildir(path, factory=self._factory)
        maildirfolder_path = os.path.join(path, "maildirfolder")
        if not os.path.exists(maildirfolder_path):
            os.close(os.open(maildirfolder_path, os.O_CREAT | os.O_WRONLY, 0o666))
        return made

    def remove_folder(self, folder):
        path = os.path.join(self._path, "." + folder)
        for entry in os.listdir(os.path.join(path, "new")) + os.listdir(os.path.join(path, "cur")):
            if len(entry) < 1 or entry[0] != ".":
                raise NotEmptyError("Folder contains message(s): %s" % folder)
        for entry in os.listdir(path):
            if entry not in ("new", "cur", "tmp") and os.path.isdir(os.path.join(path, entry)):
                raise NotEmptyError("Folder contains subdirectory '%s': %s" % (folder, entry))
        for root, folders, files in os.walk(path, topdown=False):
            for entry in files:
                os.remove(os.path.join(root, entry))
            for entry in folders:
                os.rmdir(os.path.join(root, entry))
        os.rmdir(path)

    def clean(self):
        """Removes what has stood in tmp for 36 hours."""
        now = time.time()
        for entry in os.listdir(os.path.join(self._path, "tmp")):
            path = os.path.join(self._path, "tmp", entry)
            if now - os.path.getatime(path) > 129600:
                os.remove(path)

    def _create_tmp(self):
        now = time.time()
        hostname = socket.gethostname().replace("/", r"\057").replace(":", r"\072")
        uniq = "%s.M%sP%sQ%s.%s" % (int(now), int(now % 1 * 1e6), os.getpid(), Maildir._count, hostname)
        path = os.path.join(self._path, "tmp", uniq)
        try:
            os.stat(path)
        except FileNotFoundError:
            Maildir._count += 1
            try:
                return _create_carefully(path)
            except FileExistsError:
                pass
        raise ExternalClashError("Name clash prevented file creation: %s" % path)

    def _refresh(self):
        """Looks through new and cur, unless they are as they were."""
        # A folder that has changed within the clock's grain may change again without another time of change.
        if time.time() - self._last_read > 2 + self._skewfactor:
            is_changed = False
            for subdir in self._toc_mtimes:
                changed = os.path.getmtime(self._paths[subdir])
                if changed > self._toc_mtimes[subdir]:
                    is_changed = True
                self._toc_mtimes[subdir] = changed
            if not is_changed:
                return
        self._toc = {}
        for subdir in self._toc_mtimes:
            path = self._paths[subdir]
            for entry in os.listdir(path):
                if not os.path.isdir(os.path.join(path, entry)):
                    self._toc[entry.split(self.colon)[0]] = os.path.join(subdir, entry)
        self._last_read = time.time()

    def _lookup(self, key):
        """The file of a message, below the mailbox."""
        try:
            if os.path.exists(os.path.join(self._path, self._toc[key])):
                return self._toc[key]
        except KeyError:
            pass
        self._refresh()
        try:
            return self._toc[key]
        except KeyError:
            raise KeyError("No message with key: %s" % key) from None

    def next(self):
        """The next message; None after the last."""
        if not hasattr(self, "_onetime_keys"):
            self._onetime_keys = self.iterkeys()
        while True:
            try:
                return self[next(self._onetime_keys)]
            except StopIteration:
                return None
            except KeyError:
                continue


class MH(Mailbox):
    """A file a message, named by its number; sequences stand in the file .mh_sequences."""

    def __init__(self, path, factory=None, create=True):
        Mailbox.__init__(self, path, factory, create)
        if not os.path.exists(self._path):
            if not create:
                raise NoSuchMailboxError(self._path)
            os.mkdir(self._path, 0o700)
            os.close(os.open(os.path.join(self._path, ".mh_sequences"), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        self._locked = False

    def add(self, message):
        keys = self.keys()
        new_key = max(keys) + 1 if keys else 1
        new_path = os.path.join(self._path, str(new_key))
        file = _create_carefully(new_path)
        is_closed = False
        try:
            if self._locked:
                _lock_file(file)
            try:
                try:
                    self._dump_message(message, file)
                except BaseException:
                    if self._locked:
                        _unlock_file(file)
                    _sync_close(file)
                    is_closed = True
                    os.remove(new_path)
                    raise
                if isinstance(message, MHMessage):
                    self._dump_sequences(message, new_key)
            finally:
                if self._locked and not is_closed:
                    _unlock_file(file)
        finally:
            if not is_closed:
                _sync_close(file)
        return new_key

    def _open(self, key, mode):
        try:
            return open(os.path.join(self._path, str(key)), mode)
        except FileNotFoundError:
            raise KeyError("No message with key: %s" % key) from None

    def remove(self, key):
        self._open(key, "rb+").close()
        os.remove(os.path.join(self._path, str(key)))

    def __setitem__(self, key, message):
        file = self._open(key, "rb+")
        try:
            if self._locked:
                _lock_file(file)
            try:
                os.close(os.open(file.name, os.O_WRONLY | os.O_TRUNC))
                self._dump_message(message, file)
                if isinstance(message, MHMessage):
                    self._dump_sequences(message, key)
            finally:
                if self._locked:
                    _unlock_file(file)
        finally:
            _sync_close(file)

    def _read(self, key, read):
        with self._open(key, "rb+" if self._locked else "rb") as file:
            if self._locked:
                _lock_file(file)
            try:
                return read(file)
            finally:
                if self._locked:
                    _unlock_file(file)

    def get_message(self, key):
        made = self._read(key, MHMessage)
        for name, keys in self.get_sequences().items():
            if key in keys:
                made.add_sequence(name)
        return made

    def get_bytes(self, key):
        return self._read(key, lambda file: file.read().replace(linesep, b"\n"))

    def get_file(self, key):
        return _ProxyFile(self._open(key, "rb"))

    def iterkeys(self):
        return iter(sorted(int(entry) for entry in os.listdir(self._path) if entry.isdigit()))

    def __contains__(self, key):
        return os.path.exists(os.path.join(self._path, str(key)))

    def __len__(self):
        return len(list(self.iterkeys()))

    def _open_mh_sequences_file(self, text):
        mode = "r+" if text else "rb+"
        return open(os.path.join(self._path, ".mh_sequences"), mode, encoding="ASCII" if text else None)

    def lock(self):
        if not self._locked:
            self._file = self._open_mh_sequences_file(text=False)
            _lock_file(self._file)
            self._locked = True

    def unlock(self):
        if self._locked:
            _unlock_file(self._file)
            _sync_close(self._file)
            del self._file
            self._locked = False

    def flush(self):
        """Changes are written at once."""

    def close(self):
        if self._locked:
            self.unlock()

    def list_folders(self):
        return [entry for entry in os.listdir(self._path) if os.path.isdir(os.path.join(self._path, entry))]

    def get_folder(self, folder):
        return MH(os.path.join(self._path, folder), factory=self._factory, create=False)

    def add_folder(self, folder):
        return MH(os.path.join(self._path, folder), factory=self._factory)

    def remove_folder(self, folder):
        path = os.path.join(self._path, folder)
        entries = os.listdir(path)
        if entries == [".mh_sequences"]:
            os.remove(os.path.join(path, ".mh_sequences"))
        elif entries:
            raise NotEmptyError("Folder not empty: %s" % self._path)
        os.rmdir(path)

    # ---- sequences

    def get_sequences(self):
        """{name: sorted keys} of those that name messages which are there."""
        results = {}
        with self._open_mh_sequences_file(text=True) as file:
            all_keys = set(self.keys())
            for line in file:
                try:
                    name, contents = line.split(":")
                    keys = set()
                    for spec in contents.split():
                        first, _, last = spec.partition("-")
                        keys.update(range(int(first), int(last or first) + 1) if _ else (int(first),))
                    results[name] = [key for key in sorted(keys) if key in all_keys]
                    if not results[name]:
                        del results[name]
                except ValueError:
                    raise FormatError("Invalid sequence specification: %s" % line.rstrip()) from None
        return results

    def set_sequences(self, sequences):
        with self._open_mh_sequences_file(text=True) as file:
            os.close(os.open(file.name, os.O_WRONLY | os.O_TRUNC))
            for name, keys in sequences.items():
                if keys:
                    file.write(name + ":" + _ranges(sorted(set(keys))) + "\n")
            _sync_flush(file)

    def pack(self):
        """Numbers the messages from 1 on, without gaps."""
        sequences = self.get_sequences()
        changes = {}
        for new, key in enumerate(self.keys(), 1):
            if key != new:
                changes[key] = new
                os.rename(os.path.join(self._path, str(key)), os.path.join(self._path, str(new)))
        if not changes:
            return
        for name, keys in sequences.items():
            sequences[name] = [changes.get(key, key) for key in keys]
        self.set_sequences(sequences)

    def _dump_sequences(self, message, key):
        wanted = message.get_sequences()
        sequences = self.get_sequences()
        for name, keys in sequences.items():
            if name in wanted:
                keys.append(key)
            elif key in keys:
                keys.remove(key)
        for name in wanted:
            if name not in sequences:
                sequences[name] = [key]
        self.set_sequences(sequences)


def _ranges(keys):
    """" 1-3 5" of sorted keys."""
    text, at = "", 0
    while at < len(keys):
        end = at
        while end + 1 < len(keys) and keys[end + 1] == keys[end] + 1:
            end += 1
        text += f" {keys[at]}" if end == at else f" {keys[at]}-{keys[end]}"
        at = end + 1
    return text
