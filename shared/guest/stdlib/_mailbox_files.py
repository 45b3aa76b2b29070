"""Mailboxes of one file: mbox, MMDF, Babyl. Part of mailbox."""

import email
import email.generator
import email.message
import io
import time

from _mailbox_base import _PartialFile, _singlefileMailbox, linesep
from _mailbox_messages import BabylMessage, Message, MMDFMessage, _mboxMMDFMessage, mboxMessage

__name__ = "mailbox"  # what is defined here is shown, and pickled, as that module's


class _mboxMMDF(_singlefileMailbox):
    """Messages behind lines "From "."""

    _mangle_from_ = True

    def get_message(self, key):
        start, stop = self._lookup(key)
        self._file.seek(start)
        from_line = self._file.readline().replace(linesep, b"").decode("ascii")
        text = self._file.read(stop - self._file.tell())
        made = self._message_factory(text.replace(linesep, b"\n"))
        made.set_from(from_line[5:])
        made.set_unixfrom(from_line)
        return made

    def get_string(self, key, from_=False):
        return email.message_from_bytes(self.get_bytes(key, from_)).as_string(unixfrom=from_)

    def get_bytes(self, key, from_=False):
        start, stop = self._lookup(key)
        self._file.seek(start)
        if not from_:
            self._file.readline()
        return self._file.read(stop - self._file.tell()).replace(linesep, b"\n")

    def get_file(self, key, from_=False):
        start, stop = self._lookup(key)
        self._file.seek(start)
        if not from_:
            self._file.readline()
        return _PartialFile(self._file, self._file.tell(), stop)

    def _install_message(self, message):
        """Writes a message with its line "From ": (start, stop)."""
        from_line = None
        if isinstance(message, str):
            message = self._string_to_bytes(message)
        if isinstance(message, bytes) and message.startswith(b"From "):
            from_line, newline, rest = message.partition(b"\n")
            message = rest if newline else b""
        elif isinstance(message, _mboxMMDFMessage):
            from_line = b"From " + message.get_from().encode("ascii")
        elif isinstance(message, email.message.Message):
            from_line = message.get_unixfrom()
            if from_line is not None:
                from_line = from_line.encode("ascii")
        if from_line is None:
            from_line = b"From MAILER-DAEMON " + time.asctime(time.gmtime()).encode()
        start = self._file.tell()
        self._file.write(from_line + linesep)
        self._dump_message(message, self._file, self._mangle_from_)
        return start, self._file.tell()


class mbox(_mboxMMDF):
    """Messages with an empty line between them."""

    _append_newline = True

    def __init__(self, path, factory=None, create=True):
        self._message_factory = mboxMessage
        _mboxMMDF.__init__(self, path, factory, create)

    def _post_message_hook(self, f):
        f.write(linesep)

    def _generate_toc(self):
        starts, stops, last_was_empty = [], [], False
        self._file.seek(0)
        while True:
            line_pos = self._file.tell()
            line = self._file.readline()
            if line.startswith(b"From "):
                if len(stops) < len(starts):
                    stops.append(line_pos - len(linesep) if last_was_empty else line_pos)
                starts.append(line_pos)
                last_was_empty = False
            elif not line:
                stops.append(line_pos - len(linesep) if last_was_empty else line_pos)
                break
            else:
                last_was_empty = line == linesep
        self._toc = dict(enumerate(zip(starts, stops)))
        self._next_key = len(self._toc)
        self._file_length = self._file.tell()


class MMDF(_mboxMMDF):
    """Messages between lines of four control characters."""

    def __init__(self, path, factory=None, create=True):
        self._message_factory = MMDFMessage
        _mboxMMDF.__init__(self, path, factory, create)

    def _pre_message_hook(self, f):
        f.write(b"\001\001\001\001" + linesep)

    def _post_message_hook(self, f):
        f.write(linesep + b"\001\001\001\001" + linesep)

    def _generate_toc(self):
        starts, stops = [], []
        mark = b"\001\001\001\001" + linesep
        self._file.seek(0)
        next_pos = 0
        while True:
            line = self._file.readline()
            next_pos = self._file.tell()
            if line.startswith(mark):
                starts.append(next_pos)
                while True:
                    line_pos = next_pos
                    line = self._file.readline()
                    next_pos = self._file.tell()
                    if line == mark:
                        stops.append(line_pos - len(linesep))
                        break
                    if not line:
                        stops.append(line_pos)
                        break
            elif not line:
                break
        self._toc = dict(enumerate(zip(starts, stops)))
        self._next_key = len(self._toc)
        self._file.seek(0, 2)
        self._file_length = self._file.tell()


class Babyl(_singlefileMailbox):
    """Messages with labels, and their headers twice: all, and those that are shown."""

    _special_labels = frozenset({"unseen", "deleted", "filed", "answered", "forwarded", "edited", "resent"})

    def __init__(self, path, factory=None, create=True):
        _singlefileMailbox.__init__(self, path, factory, create)
        self._labels = {}

    def add(self, message):
        key = _singlefileMailbox.add(self, message)
        if isinstance(message, BabylMessage):
            self._labels[key] = message.get_labels()
        return key

    def remove(self, key):
        _singlefileMailbox.remove(self, key)
        self._labels.pop(key, None)

    def __setitem__(self, key, message):
        _singlefileMailbox.__setitem__(self, key, message)
        if isinstance(message, BabylMessage):
            self._labels[key] = message.get_labels()

    def _copy_headers(self):
        """The next headers of the file, with the empty line behind them."""
        original = io.BytesIO()
        while True:
            line = self._file.readline()
            original.write(line.replace(linesep, b"\n"))
            if line == linesep or not line:
                return original.getvalue()

    def _begin_message(self, key):
        start, stop = self._lookup(key)
        self._file.seek(start)
        self._file.readline()  # the attribute line
        return stop

    def _skip_lines(self):
        while True:
            line = self._file.readline()
            if line == b"*** EOOH ***" + linesep or not line:
                return

    def get_message(self, key):
        stop = self._begin_message(key)
        original = self._all_headers()
        visible = self._copy_headers()
        body = self._file.read(stop - self._file.tell()).replace(linesep, b"\n")
        made = BabylMessage(original + body)
        made.set_visible(email.message_from_bytes(visible))
        if key in self._labels:
            made.set_labels(self._labels[key])
        return made

    def _all_headers(self):
        original = io.BytesIO()
        while True:
            line = self._file.readline()
            if line == b"*** EOOH ***" + linesep or not line:
                return original.getvalue()
            original.write(line.replace(linesep, b"\n"))

    def get_bytes(self, key):
        stop = self._begin_message(key)
        original = self._all_headers()
        self._copy_headers()
        return original + self._file.read(stop - self._file.tell()).replace(linesep, b"\n")

    def get_file(self, key):
        return io.BytesIO(self.get_bytes(key).replace(b"\n", linesep))

    def get_labels(self):
        self._lookup()
        labels = set()
        for label_list in self._labels.values():
            labels.update(label_list)
        return list(labels - self._special_labels)

    def _generate_toc(self):
        starts, stops, label_lists = [], [], []
        self._file.seek(0)
        next_pos = 0
        while True:
            line_pos = next_pos
            line = self._file.readline()
            next_pos = self._file.tell()
            if line == b"\037\014" + linesep:
                if len(stops) < len(starts):
                    stops.append(line_pos - len(linesep))
                starts.append(next_pos)
                words = [word.strip() for word in self._file.readline()[1:].split(b",") if word.strip()]
                label_lists.append([word.decode("ascii") for word in words])
            elif line in (b"\037", b"\037" + linesep):
                if len(stops) < len(starts):
                    stops.append(line_pos - len(linesep))
            elif not line:
                stops.append(line_pos - len(linesep))
                break
        self._toc = dict(enumerate(zip(starts, stops)))
        self._labels = dict(enumerate(label_lists))
        self._next_key = len(self._toc)
        self._file.seek(0, 2)
        self._file_length = self._file.tell()

    def _pre_mailbox_hook(self, f):
        babyl = b"BABYL OPTIONS:" + linesep
        f.write(babyl + b"Version: 5" + linesep + b"Labels:" + ",".join(self.get_labels()).encode() + linesep + b"\037")

    def _pre_message_hook(self, f):
        f.write(b"\014" + linesep)

    def _post_message_hook(self, f):
        f.write(linesep + b"\037")

    def _install_message(self, message):
        start = self._file.tell()
        if isinstance(message, BabylMessage):
            special = [label for label in message.get_labels() if label in self._special_labels]
            labels = [label for label in message.get_labels() if label not in self._special_labels]
            self._file.write(b"1" + b"".join(b", " + label.encode() for label in special) + b",,")
            self._file.write(b",".join(b" " + label.encode() for label in labels) + b"," * bool(labels) + linesep)
        else:
            self._file.write(b"1,," + linesep)
        if isinstance(message, email.message.Message):
            self._install_parsed(message)
        elif isinstance(message, (bytes, str, io.StringIO)):
            if isinstance(message, io.StringIO):
                import warnings

                warnings.warn("Use of StringIO input is deprecated, use BytesIO instead", DeprecationWarning, 3)
                message = message.getvalue()
            if isinstance(message, str):
                message = self._string_to_bytes(message)
            head, blank, body = message.partition(b"\n\n")
            head = head + blank if blank else head + b"\n\n"
            self._write_twice(head.replace(b"\n", linesep))
            self._file.write(body.replace(b"\n", linesep) if blank else b"")
        elif hasattr(message, "readline"):
            self._install_stream(message)
        else:
            raise TypeError("Invalid message type: %s" % type(message))
        return start, self._file.tell()

    def _write_twice(self, head):
        self._file.write(head + b"*** EOOH ***" + linesep + head)

    def _install_parsed(self, message):
        buffer = io.BytesIO()
        email.generator.BytesGenerator(buffer, False, 0).flatten(message)
        head, blank, body = buffer.getvalue().partition(b"\n\n")
        head = (head + blank).replace(b"\n", linesep)
        self._file.write(head + b"*** EOOH ***" + linesep)
        if isinstance(message, BabylMessage):
            shown = io.BytesIO()
            email.generator.BytesGenerator(shown, False, 0).flatten(message.get_visible())
            head = (shown.getvalue().partition(b"\n\n")[0] + b"\n\n").replace(b"\n", linesep)
        self._file.write(head + body.replace(b"\n", linesep))

    def _install_stream(self, message):
        if hasattr(message, "buffer"):
            import warnings

            warnings.warn("Use of text mode files is deprecated, use a binary mode file instead", DeprecationWarning, 3)
            message = message.buffer
        head = b""
        while line := message.readline():
            if line.endswith((b"\r\n", b"\r")):
                line = line.rstrip(b"\r\n") + b"\n"
            head += line
            if line == b"\n":
                break
        self._write_twice(head.replace(b"\n", linesep))
        while data := message.read(4096):
            self._file.write(data.replace(b"\r\n", b"\n").replace(b"\n", linesep))
