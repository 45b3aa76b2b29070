"""nntplib: a client that reads and posts news by NNTP (RFC 977, RFC 2980, RFC 3977)."""

import collections
import datetime
import re
import socket
import ssl
import sys
import warnings
from email.header import decode_header as _decode_header
from socket import _GLOBAL_DEFAULT_TIMEOUT

warnings._deprecated(__name__, remove=(3, 13))

__all__ = ["NNTP", "NNTPError", "NNTPReplyError", "NNTPTemporaryError", "NNTPPermanentError", "NNTPProtocolError", "NNTPDataError",
           "decode_header", "NNTP_SSL"]  # fmt: skip

_MAXLINE = 2048
NNTP_PORT, NNTP_SSL_PORT = 119, 563
_CRLF = b"\r\n"
_LONG = {"100", "101", "211", "215", "220", "221", "222", "224", "225", "230", "231", "282"}  # answers with lines behind them
_DEFAULT_OVERVIEW_FMT = ["subject", "from", "date", "message-id", "references", ":bytes", ":lines"]
_OVERVIEW_FMT_ALTERNATIVES = {"bytes": ":bytes", "lines": ":lines"}

GroupInfo = collections.namedtuple("GroupInfo", ["group", "last", "first", "flag"])
ArticleInfo = collections.namedtuple("ArticleInfo", ["number", "message_id", "lines"])


class NNTPError(Exception):
    """What the server, or its answer, says is wrong."""

    def __init__(self, *args):
        super().__init__(*args)
        self.response = args[0] if args else "No response given"


class NNTPReplyError(NNTPError):
    """An answer with an unexpected number."""


class NNTPTemporaryError(NNTPError):
    """4xx"""


class NNTPPermanentError(NNTPError):
    """5xx"""


class NNTPProtocolError(NNTPError):
    """An answer that does not begin with 1 to 5."""


class NNTPDataError(NNTPError):
    """Lines of an answer that cannot be read."""


def decode_header(header_str):
    """The text of a header with encoded words."""
    return "".join(part.decode(charset or "ascii") if isinstance(part, bytes) else part for part, charset in _decode_header(header_str))


def _parse_overview_fmt(lines):
    """The names of an overview's fields, of the lines that answer LIST OVERVIEW.FMT."""
    names = []
    for line in lines:
        if line[:1] == ":":
            name = ":" + line[1:].partition(":")[0]
        else:
            name = line.partition(":")[0]
        name = name.lower()
        names.append(_OVERVIEW_FMT_ALTERNATIVES.get(name, name))
    if len(names) < len(_DEFAULT_OVERVIEW_FMT):
        raise NNTPDataError("LIST OVERVIEW.FMT response too short")
    if names[: len(_DEFAULT_OVERVIEW_FMT)] != _DEFAULT_OVERVIEW_FMT:
        raise NNTPDataError("LIST OVERVIEW.FMT redefines default fields")
    return names


def _parse_overview(lines, fmt, data_process_func=None):
    """(number of an article, {field: text}) of each line."""
    made = []
    for line in lines:
        number, *texts = line.split("\t")
        fields = {}
        for i, text in enumerate(texts):
            if i >= len(fmt):
                continue
            name = fmt[i]
            if i >= len(_DEFAULT_OVERVIEW_FMT) and not name.startswith(":"):
                head = name + ": "
                if text and text[: len(head)].lower() != head:
                    raise NNTPDataError("OVER/XOVER response doesn't include names of additional headers")
                text = text[len(head) :] if text else None
            fields[name] = text
        made.append((int(number), fields))
    return made


def _parse_datetime(date_str, time_str=None):
    """A moment of two texts, or of one with fourteen digits."""
    if time_str is None:
        date_str, time_str = date_str[:-6], date_str[-6:]
    hours, minutes, seconds = int(time_str[:2]), int(time_str[2:4]), int(time_str[4:])
    year, month, day = int(date_str[:-4]), int(date_str[-4:-2]), int(date_str[-2:])
    if year < 70:
        year += 2000
    elif year < 100:
        year += 1900
    return datetime.datetime(year, month, day, hours, minutes, seconds)


def _unparse_datetime(dt, legacy=False):
    """(date, time) as the protocol writes them; `legacy` with two digits of the year."""
    time_str = "{0.hour:02d}{0.minute:02d}{0.second:02d}".format(dt) if isinstance(dt, datetime.datetime) else "000000"
    year = "{:02d}".format(dt.year % 100) if legacy else "{:04d}".format(dt.year)
    return "{}{:02d}{:02d}".format(year, dt.month, dt.day), time_str


def _encrypt_on(sock, context, hostname):
    return context.wrap_socket(sock, server_hostname=hostname)


class NNTP:
    """A connection to a server. Answers are (answer, ...); `file` arguments take lines that would come as a list."""

    encoding, errors = "utf-8", "surrogateescape"

    def __init__(self, host, port=NNTP_PORT, user=None, password=None, readermode=None, usenetrc=False, timeout=_GLOBAL_DEFAULT_TIMEOUT):
        self.host, self.port = host, port
        self.sock = self._create_socket(timeout)
        self.file = None
        try:
            self.file = self.sock.makefile("rwb")
            self._base_init(readermode)
            if user or usenetrc:
                self.login(user, password, usenetrc)
        except BaseException:
            if self.file:
                self.file.close()
            self.sock.close()
            raise

    def _base_init(self, readermode):
        self.debugging = 0
        self.welcome = self._getresp()
        self._caps, self._cachedoverviewfmt = None, None
        self.getcapabilities()
        self.readermode_afterauth = False
        if readermode and "READER" not in self._caps:
            self._setreadermode()
            if not self.readermode_afterauth:
                self._caps = None
                self.getcapabilities()
        self.tls_on, self.authenticated = False, False

    def __enter__(self):
        return self

    def __exit__(self, *args):
        if self.file is None:
            return
        try:
            self.quit()
        except (OSError, EOFError):
            pass
        finally:
            self._close()

    def _create_socket(self, timeout):
        if timeout is not None and not timeout:
            raise ValueError("Non-blocking socket (timeout=0) is not supported")
        sys.audit("nntplib.connect", self, self.host, self.port)
        return socket.create_connection((self.host, self.port), timeout)

    def getwelcome(self):
        if self.debugging:
            print("*welcome*", repr(self.welcome))
        return self.welcome

    def getcapabilities(self):
        """What the server can, asked once; {} where it does not say."""
        if self._caps is None:
            self.nntp_version, self.nntp_implementation = 1, None
            try:
                _, found = self.capabilities()
            except (NNTPPermanentError, NNTPTemporaryError):
                self._caps = {}
            else:
                self._caps = found
                if "VERSION" in found:
                    self.nntp_version = max(map(int, found["VERSION"]))
                if "IMPLEMENTATION" in found:
                    self.nntp_implementation = " ".join(found["IMPLEMENTATION"])
        return self._caps

    def set_debuglevel(self, level):
        self.debugging = level

    debug = set_debuglevel

    # ---- lines

    def _putline(self, line):
        sys.audit("nntplib.putline", self, line)
        if self.debugging > 1:
            print("*put*", repr(line + _CRLF))
        self.file.write(line + _CRLF)
        self.file.flush()

    def _putcmd(self, line):
        if self.debugging:
            print("*cmd*", repr(line))
        self._putline(line.encode(self.encoding, self.errors))

    def _getline(self, strip_crlf=True):
        line = self.file.readline(_MAXLINE + 1)
        if len(line) > _MAXLINE:
            raise NNTPDataError("line too long")
        if self.debugging > 1:
            print("*get*", repr(line))
        if not line:
            raise EOFError
        if strip_crlf:
            line = line.removesuffix(b"\n").removesuffix(b"\r")
        return line

    def _getresp(self):
        answer = self._getline()
        if self.debugging:
            print("*resp*", repr(answer))
        answer = answer.decode(self.encoding, self.errors)
        kind = answer[:1]
        if kind == "4":
            raise NNTPTemporaryError(answer)
        if kind == "5":
            raise NNTPPermanentError(answer)
        if kind not in "123":
            raise NNTPProtocolError(answer)
        return answer

    def _getlongresp(self, file=None):
        opened = None
        try:
            if isinstance(file, (str, bytes)):
                opened = file = open(file, "wb")
            answer = self._getresp()
            if answer[:3] not in _LONG:
                raise NNTPReplyError(answer)
            lines, ends = [], (b".", b"." + _CRLF, b".\n")
            while True:
                line = self._getline(file is None)
                if line in ends:
                    break
                line = line[1:] if line.startswith(b"..") else line
                if file is None:
                    lines.append(line)
                else:
                    file.write(line)
        finally:
            if opened:
                opened.close()
        return answer, lines

    def _shortcmd(self, line):
        self._putcmd(line)
        return self._getresp()

    def _longcmd(self, line, file=None):
        self._putcmd(line)
        return self._getlongresp(file)

    def _longcmdstring(self, line, file=None):
        answer, lines = self._longcmd(line, file)
        return answer, [each.decode(self.encoding, self.errors) for each in lines]

    # ---- groups

    def capabilities(self):
        answer, lines = self._longcmdstring("CAPABILITIES")
        return answer, {name: values for name, *values in map(str.split, lines)}

    def _since(self, command, date, extra="", file=None):
        if not isinstance(date, datetime.date):
            raise TypeError("the date parameter must be a date or datetime object, not '{:40}'".format(date.__class__.__name__))
        day, time = _unparse_datetime(date, self.nntp_version < 2)
        return self._longcmdstring(f"{command}{extra} {day} {time}", file)

    def newgroups(self, date, *, file=None):
        answer, lines = self._since("NEWGROUPS", date, "", file)
        return answer, self._grouplist(lines)

    def newnews(self, group, date, *, file=None):
        return self._since("NEWNEWS", date, " " + group, file)

    def list(self, group_pattern=None, *, file=None):
        answer, lines = self._longcmdstring("LIST ACTIVE " + group_pattern if group_pattern is not None else "LIST", file)
        return answer, self._grouplist(lines)

    @staticmethod
    def _grouplist(lines):
        return [GroupInfo(*line.split()) for line in lines]

    def _getdescriptions(self, group_pattern, return_all):
        answer, lines = self._longcmdstring("LIST NEWSGROUPS " + group_pattern)
        if not answer.startswith("215"):
            answer, lines = self._longcmdstring("XGTITLE " + group_pattern)
        found = {}
        for line in lines:
            match = re.match(r"^(?P<group>[^ \t]+)[ \t]+(.*)$", line.strip())
            if match:
                name, text = match.groups()
                if not return_all:
                    return text
                found[name] = text
        return (answer, found) if return_all else ""

    def description(self, group):
        return self._getdescriptions(group, False)

    def descriptions(self, group_pattern):
        return self._getdescriptions(group_pattern, True)

    def group(self, name):
        answer = self._shortcmd("GROUP " + name)
        if not answer.startswith("211"):
            raise NNTPReplyError(answer)
        words = answer.split()
        count = first = last = 0
        if len(words) > 1:
            count = words[1]
        if len(words) > 2:
            first = words[2]
        if len(words) > 3:
            last = words[3]
        if len(words) > 4:
            name = words[4].lower()
        return answer, int(count), int(first), int(last), name

    def help(self, *, file=None):
        return self._longcmdstring("HELP", file)

    # ---- articles

    def _statparse(self, answer):
        if not answer.startswith("22"):
            raise NNTPReplyError(answer)
        words = answer.split()
        return answer, int(words[1]), words[2]

    def stat(self, message_spec=None):
        return self._statparse(self._shortcmd(f"STAT {message_spec}" if message_spec else "STAT"))

    def next(self):
        return self._statparse(self._shortcmd("NEXT"))

    def last(self):
        return self._statparse(self._shortcmd("LAST"))

    def _article(self, command, message_spec, file):
        line = command if message_spec is None else f"{command} {message_spec}"
        answer, lines = self._longcmd(line, file)
        answer, number, id = self._statparse(answer)
        return answer, ArticleInfo(number, id, lines)

    def head(self, message_spec=None, *, file=None):
        return self._article("HEAD", message_spec, file)

    def body(self, message_spec=None, *, file=None):
        return self._article("BODY", message_spec, file)

    def article(self, message_spec=None, *, file=None):
        return self._article("ARTICLE", message_spec, file)

    def slave(self):
        return self._shortcmd("SLAVE")

    def xhdr(self, hdr, str, *, file=None):
        answer, lines = self._longcmdstring(f"XHDR {hdr} {str}", file)
        matches = [re.match("^([0-9]+) ?(.*)\n?", line) for line in lines]
        return answer, [match.group(1, 2) if match else line for match, line in zip(matches, lines)]

    def _getoverviewfmt(self):
        if self._cachedoverviewfmt is None:
            try:
                _, lines = self._longcmdstring("LIST OVERVIEW.FMT")
            except NNTPPermanentError:
                self._cachedoverviewfmt = _DEFAULT_OVERVIEW_FMT[:]
            else:
                self._cachedoverviewfmt = _parse_overview_fmt(lines)
        return self._cachedoverviewfmt

    def xover(self, start, end, *, file=None):
        answer, lines = self._longcmdstring(f"XOVER {start}-{end}", file)
        return answer, _parse_overview(lines, self._getoverviewfmt())

    def over(self, message_spec, *, file=None):
        command = "OVER" if "OVER" in self._caps else "XOVER"
        if isinstance(message_spec, (tuple, list)):
            start, end = message_spec
            command += f" {start}-{end or ''}"
        elif message_spec is not None:
            command += f" {message_spec}"
        answer, lines = self._longcmdstring(command, file)
        return answer, _parse_overview(lines, self._getoverviewfmt())

    def date(self):
        answer = self._shortcmd("DATE")
        if not answer.startswith("111"):
            raise NNTPReplyError(answer)
        words = answer.split()
        if len(words) != 2 or len(words[1]) != 14:
            raise NNTPDataError(answer)
        return answer, _parse_datetime(words[1], None)

    def _post(self, command, f):
        answer = self._shortcmd(command)
        if not answer.startswith("3"):
            raise NNTPReplyError(answer)
        for line in f.splitlines() if isinstance(f, (bytes, bytearray)) else f:
            if not line.endswith(_CRLF):
                line = line.rstrip(b"\r\n") + _CRLF
            self.file.write(b"." + line if line.startswith(b".") else line)
        self.file.write(b".\r\n")
        self.file.flush()
        return self._getresp()

    def post(self, data):
        return self._post("POST", data)

    def ihave(self, message_id, data):
        return self._post("IHAVE {}".format(message_id), data)

    # ---- the session

    def _close(self):
        try:
            if self.file:
                self.file.close()
                self.file = None
        finally:
            self.sock.close()

    def quit(self):
        try:
            return self._shortcmd("QUIT")
        finally:
            self._close()

    def login(self, user=None, password=None, usenetrc=True):
        if self.authenticated:
            raise ValueError("Already logged in.")
        if not user and not usenetrc:
            raise ValueError("At least one of `user` and `usenetrc` must be specified")
        if not user:
            user, password = self._kept_login()
        if not user:
            return
        answer = self._shortcmd("authinfo user " + user)
        if answer.startswith("381"):
            if not password:
                raise NNTPReplyError(answer)
            answer = self._shortcmd("authinfo pass " + password)
            if not answer.startswith("281"):
                raise NNTPPermanentError(answer)
        self._caps = None
        self.getcapabilities()
        if self.readermode_afterauth and "READER" not in self._caps:
            self._setreadermode()
            self._caps = None
            self.getcapabilities()

    def _kept_login(self):
        try:
            import netrc

            found = netrc.netrc().authenticators(self.host)
        except OSError:
            found = None
        return (found[0], found[2]) if found else (None, None)

    def _setreadermode(self):
        try:
            self.welcome = self._shortcmd("mode reader")
        except NNTPPermanentError:
            pass  # the server knows no modes
        except NNTPTemporaryError as error:
            if not error.response.startswith("480"):
                raise
            self.readermode_afterauth = True

    def starttls(self, context=None):
        if self.tls_on:
            raise ValueError("TLS is already enabled.")
        if self.authenticated:
            raise ValueError("TLS cannot be started after authentication.")
        answer = self._shortcmd("STARTTLS")
        if not answer.startswith("382"):
            raise NNTPError("TLS failed to start.")
        self.file.close()
        self.sock = _encrypt_on(self.sock, context or ssl._create_stdlib_context(), self.host)
        self.file = self.sock.makefile("rwb")
        self.tls_on = True
        self._caps = None
        self.getcapabilities()


class NNTP_SSL(NNTP):
    """The same, encrypted from the start."""

    def __init__(self, host, port=NNTP_SSL_PORT, user=None, password=None, ssl_context=None, readermode=None, usenetrc=False,
                 timeout=_GLOBAL_DEFAULT_TIMEOUT):  # fmt: skip
        self.ssl_context = ssl_context
        super().__init__(host, port, user, password, readermode, usenetrc, timeout)

    def _create_socket(self, timeout):
        sock = super()._create_socket(timeout)
        try:
            return _encrypt_on(sock, self.ssl_context or ssl._create_stdlib_context(), self.host)
        except BaseException:
            sock.close()
            raise
