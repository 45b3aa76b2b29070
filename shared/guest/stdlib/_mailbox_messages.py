"""Messages with what mailboxes note beside them: flags, labels, sequences. Part of mailbox."""

import copy
import email.message
import io
import time

__name__ = "mailbox"  # what is defined here is shown, and pickled, as that module's


class Message(email.message.Message):
    """A message; what another kind notes is translated when one is made of the other."""

    def __init__(self, message=None):
        if isinstance(message, email.message.Message):
            self._become_message(copy.deepcopy(message))
            if isinstance(message, Message):
                message._explain_to(self)
        elif isinstance(message, bytes):
            self._become_message(email.message_from_bytes(message))
        elif isinstance(message, str):
            self._become_message(email.message_from_string(message))
        elif isinstance(message, io.TextIOWrapper):
            self._become_message(email.message_from_file(message))
        elif hasattr(message, "read"):
            self._become_message(email.message_from_binary_file(message))
        elif message is None:
            email.message.Message.__init__(self)
        else:
            raise TypeError(f"Invalid message type: {type(message)}")

    def _become_message(self, message):
        """Takes over a plain message's insides, not what its mailbox notes."""
        own = getattr(message, "_type_specific_attributes", [])
        for name, value in vars(message).items():
            if name not in own:
                self.__dict__[name] = value

    def _explain_to(self, message):
        """Tells another message what this one's mailbox noted."""
        if not isinstance(message, Message):
            raise TypeError("Cannot convert to specified type")


class MaildirMessage(Message):
    """A message of a Maildir: a folder, flags behind "2," in the file's name, a date of delivery."""

    _type_specific_attributes = ["_subdir", "_info", "_date"]

    def __init__(self, message=None):
        self._subdir, self._info, self._date = "new", "", time.time()
        Message.__init__(self, message)

    def get_subdir(self):
        return self._subdir

    def set_subdir(self, subdir):
        if subdir not in ("new", "cur"):
            raise ValueError(f"subdir must be 'new' or 'cur': {subdir}")
        self._subdir = subdir

    def get_flags(self):
        return self._info[2:] if self._info.startswith("2,") else ""

    def set_flags(self, flags):
        self._info = "2," + "".join(sorted(flags))

    def add_flag(self, flag):
        self.set_flags("".join(set(self.get_flags()) | set(flag)))

    def remove_flag(self, flag):
        if self.get_flags():
            self.set_flags("".join(set(self.get_flags()) - set(flag)))

    def get_date(self):
        return self._date

    def set_date(self, date):
        try:
            self._date = float(date)
        except ValueError:
            raise TypeError(f"can't convert to float: {date}") from None

    def get_info(self):
        return self._info

    def set_info(self, info):
        if not isinstance(info, str):
            raise TypeError(f"info must be a string: {type(info)}")
        self._info = info

    def _explain_to(self, message):
        flags = set(self.get_flags())
        if isinstance(message, MaildirMessage):
            message.set_flags(self.get_flags())
            message.set_subdir(self.get_subdir())
            message.set_date(self.get_date())
        elif isinstance(message, _mboxMMDFMessage):
            _tell_flags(message, flags, {"S": "R", "F": "F", "R": "A", "T": "D"})
            if self.get_subdir() == "cur":
                message.add_flag("O")
            message.set_from("MAILER-DAEMON", time.gmtime(self.get_date()))
        elif isinstance(message, MHMessage):
            if "S" not in flags:
                message.add_sequence("unseen")
            for flag, sequence in (("R", "replied"), ("F", "flagged")):
                if flag in flags:
                    message.add_sequence(sequence)
        elif isinstance(message, BabylMessage):
            if "S" not in flags:
                message.add_label("unseen")
            for flag, label in (("T", "deleted"), ("R", "answered"), ("P", "forwarded")):
                if flag in flags:
                    message.add_label(label)
        elif not isinstance(message, Message):
            raise TypeError(f"Cannot convert to specified type: {type(message)}")


def _tell_flags(message, flags, table):
    for flag, other in table.items():
        if flag in flags:
            message.add_flag(other)


class _mboxMMDFMessage(Message):
    """A message of mbox or MMDF: a line "From ", flags in the headers Status and X-Status."""

    _type_specific_attributes = ["_from"]

    def __init__(self, message=None):
        self.set_from("MAILER-DAEMON", True)
        if isinstance(message, email.message.Message):
            unixfrom = message.get_unixfrom()
            if unixfrom is not None and unixfrom.startswith("From "):
                self.set_from(unixfrom[5:])
        Message.__init__(self, message)

    def get_from(self):
        return self._from

    def set_from(self, from_, time_=None):
        if time_ is not None:
            if time_ is True:
                time_ = time.gmtime()
            from_ += " " + time.asctime(time_)
        self._from = from_

    def get_flags(self):
        return self.get("Status", "") + self.get("X-Status", "")

    def set_flags(self, flags):
        flags = set(flags)
        for header, letters in (("Status", "RO"), ("X-Status", "DFA")):
            text = "".join(letter for letter in letters if letter in flags)
            flags -= set(letters)
            if header == "X-Status":
                text += "".join(sorted(flags))
            try:
                self.replace_header(header, text)
            except KeyError:
                self.add_header(header, text)

    def add_flag(self, flag):
        self.set_flags("".join(set(self.get_flags()) | set(flag)))

    def remove_flag(self, flag):
        if "Status" in self or "X-Status" in self:
            self.set_flags("".join(set(self.get_flags()) - set(flag)))

    def _delivered(self):
        """When it was delivered, as seconds; None: the line does not say so."""
        import calendar

        try:
            return calendar.timegm(time.strptime(" ".join(self.get_from().split()[-5:]), "%a %b %d %H:%M:%S %Y"))
        except (ValueError, OverflowError):
            return None

    def _explain_to(self, message):
        flags = set(self.get_flags())
        if isinstance(message, MaildirMessage):
            if "O" in flags:
                message.set_subdir("cur")
            _tell_flags(message, flags, {"F": "F", "A": "R", "R": "S", "D": "T"})
            del message["status"]
            del message["x-status"]
            date = self._delivered()
            if date is not None:
                message.set_date(date)
        elif isinstance(message, _mboxMMDFMessage):
            message.set_flags(self.get_flags())
            message.set_from(self.get_from())
        elif isinstance(message, MHMessage):
            if "R" not in flags:
                message.add_sequence("unseen")
            for flag, sequence in (("A", "replied"), ("F", "flagged")):
                if flag in flags:
                    message.add_sequence(sequence)
            del message["status"]
            del message["x-status"]
        elif isinstance(message, BabylMessage):
            if "R" not in flags:
                message.add_label("unseen")
            for flag, label in (("D", "deleted"), ("A", "answered")):
                if flag in flags:
                    message.add_label(label)
            del message["status"]
            del message["x-status"]
        elif not isinstance(message, Message):
            raise TypeError(f"Cannot convert to specified type: {type(message)}")


class mboxMessage(_mboxMMDFMessage):
    pass


class MMDFMessage(_mboxMMDFMessage):
    pass


class MHMessage(Message):
    """A message of MH: it belongs to named sequences."""

    _type_specific_attributes = ["_sequences"]

    def __init__(self, message=None):
        self._sequences = []
        Message.__init__(self, message)

    def get_sequences(self):
        return self._sequences[:]

    def set_sequences(self, sequences):
        self._sequences = list(sequences)

    def add_sequence(self, sequence):
        if not isinstance(sequence, str):
            raise TypeError(f"sequence type must be str: {type(sequence)}")
        if sequence not in self._sequences:
            self._sequences.append(sequence)

    def remove_sequence(self, sequence):
        if sequence in self._sequences:
            self._sequences.remove(sequence)

    def _explain_to(self, message):
        known = set(self.get_sequences())
        if isinstance(message, MaildirMessage):
            message.set_subdir("cur")
            if "unseen" not in known:
                message.add_flag("S")
            _tell_flags(message, known, {"replied": "R", "flagged": "F"})
        elif isinstance(message, _mboxMMDFMessage):
            message.add_flag("O" if "unseen" in known else "RO")
            _tell_flags(message, known, {"replied": "A", "flagged": "F"})
        elif isinstance(message, MHMessage):
            for sequence in self.get_sequences():
                message.add_sequence(sequence)
        elif isinstance(message, BabylMessage):
            for sequence, label in (("unseen", "unseen"), ("replied", "answered")):
                if sequence in known:
                    message.add_label(label)
        elif not isinstance(message, Message):
            raise TypeError(f"Cannot convert to specified type: {type(message)}")


class BabylMessage(Message):
    """A message of Babyl: labels, and headers of its own that are shown."""

    _type_specific_attributes = ["_labels", "_visible"]

    def __init__(self, message=None):
        self._labels, self._visible = [], Message()
        Message.__init__(self, message)

    def get_labels(self):
        return self._labels[:]

    def set_labels(self, labels):
        self._labels = list(labels)

    def add_label(self, label):
        if not isinstance(label, str):
            raise TypeError(f"label must be a string: {type(label)}")
        if label not in self._labels:
            self._labels.append(label)

    def remove_label(self, label):
        if label in self._labels:
            self._labels.remove(label)

    def get_visible(self):
        return Message(self._visible)

    def set_visible(self, visible):
        self._visible = Message(visible)

    def update_visible(self):
        """Makes the shown headers those of the message."""
        for header in self._visible.keys():
            if header in self:
                self._visible.replace_header(header, self[header])
            else:
                del self._visible[header]
        for header in ("Date", "From", "Reply-To", "To", "CC", "Subject"):
            if header in self and header not in self._visible:
                self._visible[header] = self[header]

    def _explain_to(self, message):
        labels = set(self.get_labels())
        if isinstance(message, MaildirMessage):
            message.set_subdir("cur")
            if "unseen" not in labels:
                message.add_flag("S")
            _tell_flags(message, labels, {"answered": "R", "forwarded": "P", "deleted": "T"})
        elif isinstance(message, _mboxMMDFMessage):
            message.add_flag("O" if "unseen" in labels else "RO")
            _tell_flags(message, labels, {"deleted": "D", "answered": "A"})
        elif isinstance(message, MHMessage):
            for label, sequence in (("unseen", "unseen"), ("answered", "replied")):
                if label in labels:
                    message.add_sequence(sequence)
        elif isinstance(message, BabylMessage):
            message.set_visible(self.get_visible())
            for label in self.get_labels():
                message.add_label(label)
        elif not isinstance(message, Message):
            raise TypeError(f"Cannot convert to specified type: {type(message)}")
