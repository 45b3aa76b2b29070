"""mailbox's messages. Each kind tells its state in neutral facts (seen, old, flagged, replied, passed, trashed), and takes
those of another kind; two messages of one kind share all."""

import calendar
import copy
import email
import io
import time
from email.message import Message as _Mail

_WAYS = {bytes: email.message_from_bytes, str: email.message_from_string, io.TextIOWrapper: email.message_from_file}


def _parsed(source):
    """The mail of bytes, text or a file."""
    for kind, way in _WAYS.items():
        if isinstance(source, kind):
            return way(source)
    if hasattr(source, "read"):
        return email.message_from_binary_file(source)
    raise TypeError(f"Invalid message type: {type(source)}")


class Message(_Mail):
    """A message of a mailbox, made of another message, of text, bytes or a file, or of nothing."""

    _own = ()  # the attributes that other kinds do not take

    def __init__(self, message=None):
        super().__init__()
        if message is None:
            return
        mail = copy.deepcopy(message) if isinstance(message, _Mail) else _parsed(message)
        left_out = getattr(type(mail), "_own", ())
        self.__dict__.update({key: value for key, value in mail.__dict__.items() if key not in left_out})
        if isinstance(mail, Message):
            mail._tell(self)

    def _tell(self, other):
        """Gives `other`, made of this one, all that its kind can keep."""
        shared = next((kind for kind in _KINDS if isinstance(self, kind) and isinstance(other, kind)), None)
        if shared:
            shared._copy_to(self, other)
        elif isinstance(other, _KINDS) and isinstance(self, _KINDS):
            other._take(self._facts(), self)

    def _facts(self):
        return {fact for flag, fact in self._MEANS if flag in self._state()}


class _Letters:
    """Flags of one letter each."""

    def add_flag(self, flag):
        self.set_flags("".join(set(self.get_flags()).union(flag)))

    def remove_flag(self, flag):
        left = set(self.get_flags()).difference(flag)
        if self._has_flags():
            self.set_flags("".join(left))

    def _state(self):
        return self.get_flags()


class _Words:
    """Names, each once, in the order in which they came."""

    def _names(self):
        return getattr(self, self._own[0])

    def _add(self, name, wrong):
        if not isinstance(name, str):
            raise TypeError(f"{wrong}: {type(name)}")
        if name not in self._names():
            self._names().append(name)

    def _drop(self, name):
        self._names()[:] = [other for other in self._names() if other != name]

    def _state(self):
        return self._names()

    def _facts(self):
        return super()._facts() | {"old"} | (set() if "unseen" in self._names() else {"seen"})

    def _take(self, facts, source):
        names = [] if "seen" in facts else ["unseen"]
        for name, fact in self._MEANS:
            if fact in facts and name != "resent":
                names.append(name)
        self._names()[:] = names


class MaildirMessage(_Letters, Message):
    """Flags (S seen, F flagged, R replied, P passed on, T trashed, D draft), a folder and a date."""

    _own = ("_subdir", "_info", "_date")
    _MEANS = tuple(zip("SFRPT", ("seen", "flagged", "replied", "passed", "trashed")))

    def __init__(self, message=None):
        self._subdir, self._info, self._date = "new", "", time.time()
        super().__init__(message)

    def get_subdir(self):
        return self._subdir

    def set_subdir(self, subdir):
        if subdir not in ("new", "cur"):
            raise ValueError(f"subdir must be 'new' or 'cur': {subdir}")
        self._subdir = subdir

    def _has_flags(self):
        return len(self.get_flags()) > 0

    def get_flags(self):
        version, _, flags = self._info.partition(",")
        return flags if version == "2" else ""

    def set_flags(self, flags):
        self._info = f"2,{''.join(sorted(flags))}"

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

    def _facts(self):
        return super()._facts() | ({"old"} if self._subdir == "cur" else set())

    def _take(self, facts, source):
        if "old" in facts:
            self._subdir = "cur"
        if not facts.isdisjoint(fact for _, fact in self._MEANS):
            self.set_flags(flag for flag, fact in self._MEANS if fact in facts)
        sent = source._sent() if isinstance(source, _mboxMMDFMessage) else None
        if sent is not None:
            self._date = sent

    def _copy_to(self, other):
        other._subdir, other._date = self._subdir, self._date
        other.set_flags(self.get_flags())


class _mboxMMDFMessage(_Letters, Message):
    """Flags (R read, O old, D deleted, F flagged, A answered) in two headers, and the line before the message."""

    _own = ("_from",)
    _MEANS = tuple(zip("ROFAD", ("seen", "old", "flagged", "replied", "trashed")))
    _HEADERS = {"Status": "RO", "X-Status": "DFA"}

    def __init__(self, message=None):
        self.set_from("MAILER-DAEMON", True)
        word, _, line = ((message.get_unixfrom() if isinstance(message, _Mail) else None) or "").partition(" ")
        if word == "From":
            self._from = line
        super().__init__(message)

    def get_from(self):
        return self._from

    def set_from(self, from_, time_=None):
        if time_ is None:
            self._from = from_
        else:
            self._from = f"{from_} {time.asctime(time.gmtime() if time_ is True else time_)}"

    def _sent(self):
        """The seconds of the date in the line before the message; None where there is no date."""
        words = self._from.split()[-5:]
        try:
            return calendar.timegm(time.strptime(" ".join(words), "%a %b %d %H:%M:%S %Y"))
        except (OverflowError, ValueError):
            return None

    def _has_flags(self):
        return any(header in self for header in self._HEADERS)

    def get_flags(self):
        return "".join(self.get(header, "") for header in self._HEADERS)

    def set_flags(self, flags):
        flags = set(flags)
        others = "".join(sorted(flags.difference(*self._HEADERS.values())))
        for header, letters in self._HEADERS.items():
            value = "".join(letter for letter in letters if letter in flags) + (others if header == "X-Status" else "")
            if header in self:
                self.replace_header(header, value)
            else:
                self.add_header(header, value)

    def _tell(self, other):
        super()._tell(other)
        if type(other) is not Message and not isinstance(other, _mboxMMDFMessage):
            for header in self._HEADERS:
                del other[header]

    def _take(self, facts, source):
        flags = [flag for flag, fact in self._MEANS if fact in facts]
        if flags:
            self.set_flags(flags)
        if isinstance(source, MaildirMessage):
            self.set_from("MAILER-DAEMON", time.gmtime(source.get_date()))

    def _copy_to(self, other):
        other._from = self._from
        other.set_flags(self.get_flags())


class mboxMessage(_mboxMMDFMessage):
    """A message of an mbox file."""


class MMDFMessage(_mboxMMDFMessage):
    """A message of an MMDF file."""


class MHMessage(_Words, Message):
    """The sequences that a message of an MH folder is in."""

    _own = ("_sequences",)
    _MEANS = (("replied", "replied"), ("flagged", "flagged"))

    def __init__(self, message=None):
        self._sequences = []
        super().__init__(message)

    def get_sequences(self):
        return [*self._sequences]

    def set_sequences(self, sequences):
        self._sequences = [*sequences]

    def add_sequence(self, sequence):
        self._add(sequence, "sequence type must be str")

    def remove_sequence(self, sequence):
        self._drop(sequence)

    def _copy_to(self, other):
        other._sequences = [*self._sequences]


class BabylMessage(_Words, Message):
    """Labels, and the headers that a reader sees."""

    _own = ("_labels", "_visible")
    _MEANS = (("deleted", "trashed"), ("answered", "replied"), ("forwarded", "passed"), ("resent", "passed"))
    _SHOWN = "Date From Reply-To To CC Subject".split()

    def __init__(self, message=None):
        self._labels, self._visible = [], Message()
        super().__init__(message)

    def get_labels(self):
        return [*self._labels]

    def set_labels(self, labels):
        self._labels = [*labels]

    def add_label(self, label):
        self._add(label, "label must be a string")

    def remove_label(self, label):
        self._drop(label)

    def get_visible(self):
        return Message(self._visible)

    def set_visible(self, visible):
        self._visible = Message(visible)

    def update_visible(self):
        """The visible headers take the values of the message's; the usual ones are added."""
        shown = self._visible
        for name in shown.keys():
            if name in self:
                shown.replace_header(name, self[name])
            else:
                del shown[name]
        for name in self._SHOWN:
            if name not in shown and name in self:
                shown[name] = self[name]

    def _copy_to(self, other):
        other._labels, other._visible = [*self._labels], self.get_visible()


_KINDS = (MaildirMessage, _mboxMMDFMessage, MHMessage, BabylMessage)
for _kind in (Message, *_KINDS, mboxMessage, MMDFMessage):
    _kind.__module__ = "mailbox"
