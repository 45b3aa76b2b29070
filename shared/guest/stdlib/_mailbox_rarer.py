"""mailbox's formats of MH (a folder of numbered files, and a file of sequences) and of Rmail (Babyl)."""

import contextlib
import io
import os

from _mailbox_files import FormatError, Mailbox, NoSuchMailboxError, NotEmptyError, _ProxyFile, linesep, lock_file, unlock_file
from _mailbox_messages import BabylMessage, MHMessage
from mailbox import _OneFile

_SEQUENCES = ".mh_sequences"


def _numbers(text):
    """The numbers of "1 3-5"."""
    for part in text.split():
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def _spans(numbers):
    """The other way."""
    spans = []
    for number in sorted(set(numbers)):
        if spans and spans[-1][1] + 1 == number:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in spans)


class MH(Mailbox):
    """A folder with a file for each message, whose name is its number."""

    def __init__(self, path, factory=None, create=True):
        super().__init__(path, factory, create)
        self._held = None  # the file of sequences while it is locked
        if os.path.exists(self._path):
            return
        if not create:
            raise NoSuchMailboxError(self._path)
        os.mkdir(self._path, 0o700)
        os.close(os.open(self._place(_SEQUENCES), os.O_CREAT | os.O_WRONLY, 0o600))

    def _place(self, key):
        return os.path.join(self._path, f"{key}")

    def _open(self, key, mode="rb"):
        if key not in self:
            raise KeyError(f"No message with key: {key}")
        return open(self._place(key), mode)

    def add(self, message):
        key, lines = max(self.iterkeys(), default=0) + 1, self._lines(message)
        with open(self._place(key), "xb") as file:
            file.write(lines)
        self._note_sequences(message, key)
        return key

    def remove(self, key):
        self._open(key).close()
        os.remove(self._place(key))

    def __setitem__(self, key, message):
        self._open(key).close()
        lines = self._lines(message)
        with open(self._place(key), "r+b" if self._held else "wb") as file, contextlib.ExitStack() as ends:
            if self._held:  # nothing is lost before the lock is ours
                lock_file(file)
                ends.callback(unlock_file, file)
                file.truncate(0)
            file.write(lines)
        self._note_sequences(message, key)

    def _note_sequences(self, message, key):
        if not isinstance(message, MHMessage):
            return
        known = self.get_sequences()
        for name in {*known, *message.get_sequences()}:
            others = [other for other in known.get(name, []) if other != key]
            known[name] = others + ([key] if name in message.get_sequences() else [])
        self.set_sequences({name: keys for name, keys in known.items()})

    def get_message(self, key):
        with self._open(key) as file:
            made = MHMessage(file)
        made.set_sequences(name for name, keys in self.get_sequences().items() if key in keys)
        return made

    def get_bytes(self, key):
        with self._open(key) as file:
            return file.read().replace(linesep, b"\n")

    def get_file(self, key):
        return _ProxyFile(self._open(key))

    def iterkeys(self):
        return iter(sorted(int(name) for name in os.listdir(self._path) if name.isdecimal()))

    def __contains__(self, key):
        return os.path.exists(self._place(key))

    def __len__(self):
        return sum(1 for _ in self.iterkeys())

    def lock(self):
        if self._held is None:
            file = open(self._place(_SEQUENCES), "rb+")
            lock_file(file)
            self._held = file

    def unlock(self):
        if self._held is not None:
            unlock_file(self._held)
            self._held.close()
            self._held = None

    def flush(self):
        """Nothing waits: each change is on the disk at once."""

    close = unlock

    def list_folders(self):
        return [entry.name for entry in os.scandir(self._path) if entry.is_dir()]

    def get_folder(self, folder):
        return MH(self._place(folder), self._factory, create=False)

    def add_folder(self, folder):
        return MH(self._place(folder), self._factory)

    def remove_folder(self, folder):
        place = self._place(folder)
        if not {*os.listdir(place)} <= {_SEQUENCES}:
            raise NotEmptyError(f"Folder not empty: {self._path}")
        with contextlib.suppress(FileNotFoundError):
            os.remove(os.path.join(place, _SEQUENCES))
        os.rmdir(place)

    def get_sequences(self):
        """{name: numbers} of the messages that are there."""
        there, found = {*self.iterkeys()}, {}
        with open(self._place(_SEQUENCES), encoding="ASCII") as file:
            for line in file:
                try:
                    name, told = line.split(":")
                    keys = there.intersection(_numbers(told))
                except ValueError:
                    raise FormatError(f"Invalid sequence specification: {line.rstrip()}") from None
                if keys:
                    found[name] = sorted(keys)
        return found

    def set_sequences(self, sequences):
        with open(self._place(_SEQUENCES), "w", encoding="ASCII") as file:
            file.writelines(f"{name}: {_spans(keys)}\n" for name, keys in sequences.items() if keys)

    def pack(self):
        """Numbers the messages from 1 without gaps."""
        sequences = self.get_sequences()
        moved = {old: new for new, old in enumerate(self.iterkeys(), 1)}
        for old, new in moved.items():
            if old != new:
                os.rename(self._place(old), self._place(new))
        self.set_sequences({name: map(moved.get, keys) for name, keys in sequences.items()})


class Babyl(_OneFile):
    """Rmail's file: each message has a line of labels, its headers as they came, those that are shown, and its text."""

    _special_labels = frozenset("unseen deleted filed answered forwarded edited resent".split())
    _BEFORE, _AFTER = b"\f" + linesep, linesep + b"\x1f"
    _SHOWN = b"*** EOOH ***" + linesep

    def __init__(self, path, factory=None, create=True):
        super().__init__(path, factory, create)
        self._known = {}  # labels by keys

    def add(self, message):
        key = super().add(message)
        self._note(key, message)
        return key

    def remove(self, key):
        super().remove(key)
        self._known.pop(key, None)

    def __setitem__(self, key, message):
        super().__setitem__(key, message)
        self._note(key, message)

    def _note(self, key, message):
        if isinstance(message, BabylMessage):
            self._known[key] = message.get_labels()

    def _parts(self, key):
        """(the headers as they came, the visible ones, the body)"""
        start, stop = self._span(key)
        self._file.seek(start)
        text = self._file.read(stop - start).partition(linesep)[2]  # behind the labels
        headers, _, rest = text.partition(self._SHOWN)
        visible, _, body = rest.partition(linesep * 2)
        return tuple(part.replace(linesep, b"\n") for part in (headers, visible, body))

    def get_message(self, key):
        headers, visible, body = self._parts(key)
        made = BabylMessage(headers + body)
        made.set_visible(visible)
        made.set_labels(self._known.get(key, []))
        return made

    def get_bytes(self, key):
        headers, _, body = self._parts(key)
        return headers + body

    def get_file(self, key):
        return io.BytesIO(self.get_bytes(key).replace(b"\n", linesep))

    def get_labels(self):
        self._load()
        return list(set().union(*self._known.values()) - self._special_labels)

    def _found(self):
        """Messages go from a line with a form feed to the Control-_ before the next."""
        self._file.seek(0)
        start, end, labels_next, spans = None, 0, False, []
        for line in self._file:
            if line.startswith(b"\x1f"):
                if start is not None:
                    spans.append((start, end - len(linesep)))
                start = end + len(line) if line == b"\x1f" + self._BEFORE else None
                labels_next = start is not None
            elif labels_next:
                told = [label.strip().decode("ascii") for label in line[1:].split(b",")]
                self._known[len(spans)] = [label for label in told if label]
                labels_next = False
            end += len(line)
        return spans if start is None else [*spans, (start, end)]

    def _head(self):
        lines = "BABYL OPTIONS:", "Version: 5", "Labels:" + ",".join(self.get_labels()), "\x1f"
        return os.linesep.join(lines).encode("ascii")

    def _put(self, message):
        own, special, shown = [], [], None
        if isinstance(message, BabylMessage):
            for label in message.get_labels():
                (special if label in self._special_labels else own).append(label)
            shown = self._lines(message.get_visible())
        headers, gap, body = self._lines(message).partition(linesep * 2)
        first = "1" + "".join(f", {label}" for label in special) + ",," + "".join(f" {label}," for label in own)
        visible = headers + gap if shown is None else shown
        self._file.write(first.encode("ascii") + linesep + headers + gap + self._SHOWN + visible + body)
        return self._file.tell()


for _kind in (MH, Babyl):
    _kind.__module__ = "mailbox"
