"""imaplib: a client that reads mail where the server keeps it, by IMAP4rev1 (RFC 2060).

A command is sent behind a tag; what the server says before the line with that tag is kept by its type in
`untagged_responses`, and each method hands out what belongs to it: (type, [data, ...])."""

import binascii
import calendar
import hmac
import random
import re
import socket
import subprocess
import sys
import time
from datetime import datetime, timedelta, timezone

__all__ = ["IMAP4", "IMAP4_stream", "Internaldate2tuple", "Int2AP", "ParseFlags", "Time2Internaldate", "IMAP4_SSL"]

CRLF = b"\r\n"
Debug = 0
IMAP4_PORT, IMAP4_SSL_PORT = 143, 993
AllowedVersions = ("IMAP4REV1", "IMAP4")
HAVE_SSL = True
_MAXLINE = 1000000

_ANY, _IN, _OPEN = ("NONAUTH", "AUTH", "SELECTED", "LOGOUT"), ("AUTH", "SELECTED"), ("SELECTED",)
Commands = {name: states for states, names in {
    _ANY: "CAPABILITY LOGOUT NOOP",
    ("NONAUTH",): "AUTHENTICATE LOGIN STARTTLS",
    ("AUTH",): "ENABLE PROXYAUTH",
    _IN: "APPEND CREATE DELETE DELETEACL EXAMINE GETACL GETANNOTATION GETQUOTA GETQUOTAROOT LIST LSUB MOVE MYRIGHTS NAMESPACE "
         "RENAME SELECT SETACL SETANNOTATION SETQUOTA STATUS SUBSCRIBE UNSUBSCRIBE",
    _OPEN: "CHECK CLOSE COPY EXPUNGE FETCH PARTIAL SEARCH SORT STORE THREAD UID UNSELECT",
}.items() for name in names.split()}  # fmt: skip
Commands["MOVE"] = _OPEN

_CONTINUES = re.compile(rb"\+( (?P<text>.*))?")
_STATUS = re.compile(rb"\* (?P<type>[A-Z-]+)( (?P<data>.*))?", re.DOTALL)
_NUMBERED = re.compile(rb"\* (?P<data>\d+) (?P<type>[A-Z-]+)( (?P<rest>.*))?", re.DOTALL)
_CODE = re.compile(rb".*\[(?P<type>[A-Z-]+)( (?P<data>[^\]]*))?\]", re.ASCII)
_LITERAL = re.compile(rb".*{(?P<size>\d+)}$", re.ASCII)
_MONTHS = ["", *"Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()]
_DATE = re.compile(rb'.*INTERNALDATE "(?P<day>[ 0123]\d)-(?P<mon>[A-Z][a-z]{2})-(?P<year>\d{4}) (?P<hour>\d\d):(?P<min>\d\d):'
                   rb'(?P<sec>\d\d) (?P<sign>[-+])(?P<zoneh>\d\d)(?P<zonem>\d\d)"')  # fmt: skip


class IMAP4:
    """A connection; state NONAUTH until login, AUTH until select, SELECTED, and LOGOUT."""

    class error(Exception):
        """A wrong use, or a refusal."""

    class abort(error):
        """The connection has come to an end; a new one may do."""

    class readonly(abort):
        """The mailbox can no longer be written."""

    def __init__(self, host="", port=IMAP4_PORT, timeout=None):
        self.debug, self.state, self.literal, self.is_readonly = Debug, "LOGOUT", None, False
        self.tagged_commands, self.untagged_responses, self.continuation_response = {}, {}, ""
        self.tagnum, self._tls_established, self._encoding, self.utf8_enabled = 0, False, "ascii", False
        self.open(host, port, timeout)
        try:
            self._greet()
        except Exception:
            try:
                self.shutdown()
            except OSError:
                pass
            raise

    def _greet(self):
        prefix = Int2AP(random.randint(4096, 65535))
        self.tagpre = prefix
        self._tagged = re.compile(rb"(?P<tag>" + prefix + rb"\d+) (?P<type>[A-Z]+) (?P<data>.*)", re.ASCII | re.DOTALL)
        self.welcome = self._read_response()
        for greeting, state in (("PREAUTH", "AUTH"), ("OK", "NONAUTH")):
            if greeting in self.untagged_responses:
                self.state = state
                break
        else:
            raise self.error(self.welcome)
        self._ask_capabilities()
        known = [version for version in AllowedVersions if version in self.capabilities]
        if not known:
            raise self.error("server not IMAP4 compliant")
        self.PROTOCOL_VERSION = known[0]

    def __getattr__(self, attr):
        if attr in Commands:
            return getattr(self, attr.lower())  # methods may be written as the commands are
        raise AttributeError(f"Unknown IMAP4 command: '{attr}'")

    def __enter__(self):
        return self

    def __exit__(self, *args):
        if self.state != "LOGOUT":
            try:
                self.logout()
            except OSError:
                pass

    # ---- the connection

    def _create_socket(self, timeout):
        if timeout is not None and not timeout:
            raise ValueError("Non-blocking socket (timeout=0) is not supported")
        host = self.host or None
        sys.audit("imaplib.open", self, self.host, self.port)
        return socket.create_connection((host, self.port), *([] if timeout is None else [timeout]))

    def open(self, host="", port=IMAP4_PORT, timeout=None):
        self.host, self.port = host, port
        self.sock = self._create_socket(timeout)
        self.file = self.sock.makefile("rb")

    def read(self, size):
        return self.file.read(size)

    def readline(self):
        line = self.file.readline(_MAXLINE + 1)
        if len(line) > _MAXLINE:
            raise self.error(f"got more than {_MAXLINE} bytes")
        return line

    def send(self, data):
        sys.audit("imaplib.send", self, data)
        self.sock.sendall(data)

    def shutdown(self):
        self.file.close()
        try:
            self.sock.shutdown(socket.SHUT_RDWR)
        except OSError as e:
            if e.errno not in (107, 57):  # not connected any more
                raise
        finally:
            self.sock.close()

    def socket(self):
        return self.sock

    # ---- responses

    def _read_line(self):
        line = self.readline()
        if not line:
            raise self.abort("socket error: EOF")
        if not line.endswith(CRLF):
            raise self.abort(f"socket error: unterminated line: {line!r}")
        return line[:-2]

    def _note(self, kind, data):
        self.untagged_responses.setdefault(kind, []).append(data or b"")

    def _read_response(self):
        """One response, noted; an empty text (falsy None) where the server waits for more."""
        line = self._read_line()
        tagged = self._tagged.match(line)
        if tagged:
            if tagged["tag"] not in self.tagged_commands:
                raise self.abort(f"unexpected tagged response: {line!r}")
            kind = str(tagged["type"], self._encoding)
            self.tagged_commands[tagged["tag"]] = kind, [tagged["data"]]
            self._note_code(kind, tagged["data"])
            return line
        found = _STATUS.fullmatch(line) or _NUMBERED.fullmatch(line)
        if found is None:
            more = _CONTINUES.match(line)
            if more is None:
                raise self.abort(f"unexpected response: {line!r}")
            self.continuation_response = more["text"] or b""
            return None
        kind, data = str(found["type"], self._encoding), found["data"] or b""
        if found.re is _NUMBERED and found["rest"]:
            data += b" " + found["rest"]
        while literal := _LITERAL.match(data):
            self._note(kind, (data, self.read(int(literal["size"]))))
            data = self._read_line()
        self._note(kind, data)
        self._note_code(kind, data)
        return line

    def _note_code(self, kind, data):
        code = _CODE.match(data) if kind in ("OK", "NO", "BAD", "BYE") else None
        if code:
            self._note(str(code["type"], self._encoding), code["data"])

    def _check_bye(self):
        said = self.untagged_responses.get("BYE")
        if said:
            raise self.abort(said[-1].decode(self._encoding, "replace"))

    def response(self, code):
        """What came of that type, which is then forgotten."""
        return code, self.untagged_responses.pop(code.upper(), [None])

    # ---- commands

    def _send(self, data):
        try:
            self.send(data)
        except OSError as e:
            raise self.abort(f"socket error: {e}") from None

    def _start(self, name, *args):
        """Sends a command, and the literal that belongs to it when the server asks for it; gives its tag."""
        literal, self.literal = self.literal, None
        if self.state not in Commands[name]:
            raise self.error(f"command {name} illegal in state {self.state}, only allowed in states {', '.join(Commands[name])}")
        for kind in ("OK", "NO", "BAD"):
            self.untagged_responses.pop(kind, None)
        if "READ-ONLY" in self.untagged_responses and not self.is_readonly:
            raise self.readonly("mailbox status changed to READ-ONLY")
        tag = self.tagpre + str(self.tagnum).encode("ascii")
        self.tagnum += 1
        self.tagged_commands[tag] = None
        words = [tag, name, *(arg for arg in args if arg is not None)]
        line = b" ".join(word.encode(self._encoding) if isinstance(word, str) else word for word in words)
        answers = callable(literal)
        if literal is not None and not answers:
            line += b" {%d}" % len(literal)
        self._send(line + CRLF)
        while literal is not None:
            while self._read_response() is not None:
                if self.tagged_commands[tag]:
                    return tag  # it was refused
            self._send(literal(self.continuation_response) if answers else literal)
            self._send(CRLF)
            if not answers:
                break
        return tag

    def _do(self, name, *args, answer=None):
        """Sends a command and waits for its end: (type, what the server said, or what it told of the type `answer`)."""
        tag = self._start(name, *args)
        try:
            while self.tagged_commands[tag] is None:
                if name != "LOGOUT":
                    self._check_bye()
                self._read_response()
        except self.error as e:
            raise type(e)(f"command: {name} => {e}") from None
        kind, data = self.tagged_commands.pop(tag)
        if name != "LOGOUT":
            self._check_bye()
        if kind == "BAD":
            raise self.error(f"{name} command error: {kind} {data}")
        if answer is None or kind == "NO":
            return kind, data
        return kind, self.untagged_responses.pop(answer, [None])

    def _ask_capabilities(self):
        _, data = self.capability()
        if data == [None]:
            raise self.error("no CAPABILITY response from server")
        self.capabilities = tuple(str(data[-1], self._encoding).upper().split())

    @staticmethod
    def _quote(arg):
        return '"' + arg.replace("\\", "\\\\").replace('"', '\\"') + '"'

    def capability(self):
        return self._do("CAPABILITY", answer="CAPABILITY")

    def noop(self):
        return self._do("NOOP")

    def recent(self):
        """How many new messages there are; asks the server when it has said nothing."""
        if "RECENT" not in self.untagged_responses:
            self.noop()
        return "OK", self.untagged_responses.pop("RECENT", [None])

    def login(self, user, password):
        kind, data = self._do("LOGIN", user, self._quote(password))
        if kind != "OK":
            raise self.error(data[-1])
        self.state = "AUTH"
        return kind, data

    def authenticate(self, mechanism, authobject):
        """`authobject` gets what the server sends, decoded, and gives the answer; None gives up."""

        def answer(data):
            given = authobject(binascii.a2b_base64(data) if data else b"")
            if given is None:
                return b"*"
            return binascii.b2a_base64(given.encode("utf-8") if isinstance(given, str) else given, newline=False)

        self.literal = answer
        kind, data = self._do("AUTHENTICATE", mechanism.upper())
        if kind != "OK":
            raise self.error(str(data[-1], "utf-8", "replace"))
        self.state = "AUTH"
        return kind, data

    def login_cram_md5(self, user, password):
        key = password.encode("utf-8") if isinstance(password, str) else password
        return self.authenticate("CRAM-MD5", lambda challenge: f"{user} {hmac.HMAC(key, challenge, 'md5').hexdigest()}")

    def proxyauth(self, user):
        return self._do("PROXYAUTH", user)

    def starttls(self, ssl_context=None):
        if self._tls_established:
            raise self.abort("TLS session already established")
        if "STARTTLS" not in self.capabilities:
            raise self.abort("TLS not supported by server")
        import ssl

        context = ssl._create_stdlib_context() if ssl_context is None else ssl_context
        kind, data = self._do("STARTTLS")
        if kind != "OK":
            raise self.error("Couldn't establish TLS session")
        self.sock = context.wrap_socket(self.sock, server_hostname=self.host)
        self.file, self._tls_established = self.sock.makefile("rb"), True
        self._ask_capabilities()
        return kind, data

    def enable(self, capability):
        if "ENABLE" not in self.capabilities:
            raise self.error("Server does not support ENABLE")
        kind, data = self._do("ENABLE", capability)
        if kind == "OK" and "UTF8=ACCEPT" in capability.upper():
            self.utf8_enabled, self._encoding = True, "utf-8"
        return kind, data

    def logout(self):
        self.state = "LOGOUT"
        ended = self._do("LOGOUT")
        self.shutdown()
        said = self.untagged_responses.pop("BYE", None)
        return ended if said is None else ("BYE", said)

    # ---- mailboxes

    def select(self, mailbox="INBOX", readonly=False):
        self.untagged_responses, self.is_readonly = {}, readonly
        kind, data = self._do("EXAMINE" if readonly else "SELECT", mailbox)
        self.state = "SELECTED" if kind == "OK" else "AUTH"
        if kind != "OK":
            return kind, data
        if "READ-ONLY" in self.untagged_responses and not readonly:
            raise self.readonly(f"{mailbox} is not writable")
        return kind, self.untagged_responses.get("EXISTS", [None])

    def _leave(self, name):
        try:
            return self._do(name)
        finally:
            self.state = "AUTH"

    def close(self):
        return self._leave("CLOSE")

    def unselect(self):
        return self._leave("UNSELECT")

    def append(self, mailbox, flags, date_time, message):
        flags = f"({flags})" if flags and (flags[0], flags[-1]) != ("(", ")") else flags or None
        date_time = Time2Internaldate(date_time) if date_time else None
        text = re.sub(rb"\r\n|\r|\n", CRLF, message)
        self.literal = b"UTF8 (" + text + b")" if self.utf8_enabled else text
        return self._do("APPEND", mailbox or "INBOX", flags, date_time)

    def check(self):
        return self._do("CHECK")

    def create(self, mailbox):
        return self._do("CREATE", mailbox)

    def delete(self, mailbox):
        return self._do("DELETE", mailbox)

    def rename(self, oldmailbox, newmailbox):
        return self._do("RENAME", oldmailbox, newmailbox)

    def subscribe(self, mailbox):
        return self._do("SUBSCRIBE", mailbox)

    def unsubscribe(self, mailbox):
        return self._do("UNSUBSCRIBE", mailbox)

    def list(self, directory='""', pattern="*"):
        return self._do("LIST", directory, pattern, answer="LIST")

    def lsub(self, directory='""', pattern="*"):
        return self._do("LSUB", directory, pattern, answer="LSUB")

    def status(self, mailbox, names):
        return self._do("STATUS", mailbox, names, answer="STATUS")

    def namespace(self):
        return self._do("NAMESPACE", answer="NAMESPACE")

    def getacl(self, mailbox):
        return self._do("GETACL", mailbox, answer="ACL")

    def setacl(self, mailbox, who, what):
        return self._do("SETACL", mailbox, who, what)

    def deleteacl(self, mailbox, who):
        return self._do("DELETEACL", mailbox, who)

    def myrights(self, mailbox):
        return self._do("MYRIGHTS", mailbox, answer="MYRIGHTS")

    def getannotation(self, mailbox, entry, attribute):
        return self._do("GETANNOTATION", mailbox, entry, attribute, answer="ANNOTATION")

    def setannotation(self, *args):
        return self._do("SETANNOTATION", *args, answer="ANNOTATION")

    def getquota(self, root):
        return self._do("GETQUOTA", root, answer="QUOTA")

    def getquotaroot(self, mailbox):
        kind, _ = self._do("GETQUOTAROOT", mailbox)
        return kind, [self.untagged_responses.pop(name, [None]) for name in ("QUOTAROOT", "QUOTA")]

    def setquota(self, root, limits):
        return self._do("SETQUOTA", root, limits, answer="QUOTA")

    # ---- messages

    def copy(self, message_set, new_mailbox):
        return self._do("COPY", message_set, new_mailbox)

    def expunge(self):
        return self._do("EXPUNGE", answer="EXPUNGE")

    def fetch(self, message_set, message_parts):
        return self._do("FETCH", message_set, message_parts, answer="FETCH")

    def partial(self, message_num, message_part, start, length):
        return self._do("PARTIAL", message_num, message_part, start, length, answer="FETCH")

    def search(self, charset, *criteria):
        if charset and self.utf8_enabled:
            raise self.error("Non-None charset not valid in UTF8 mode")
        return self._do("SEARCH", *(("CHARSET", charset) if charset else ()), *criteria, answer="SEARCH")

    def sort(self, sort_criteria, charset, *search_criteria):
        is_bare = (sort_criteria[0], sort_criteria[-1]) != ("(", ")")
        return self._do("SORT", f"({sort_criteria})" if is_bare else sort_criteria, charset, *search_criteria, answer="SORT")

    def store(self, message_set, command, flags):
        is_bare = (flags[0], flags[-1]) != ("(", ")")
        return self._do("STORE", message_set, command, f"({flags})" if is_bare else flags, answer="FETCH")

    def thread(self, threading_algorithm, charset, *search_criteria):
        return self._do("THREAD", threading_algorithm, charset, *search_criteria, answer="THREAD")

    def uid(self, command, *args):
        command = command.upper()
        if command not in Commands:
            raise self.error(f"Unknown IMAP4 UID command: {command}")
        if self.state not in Commands[command]:
            states = ", ".join(Commands[command])
            raise self.error(f"command {command} illegal in state {self.state}, only allowed in states {states}")
        return self._do("UID", command, *args, answer=command if command in ("SEARCH", "SORT", "THREAD") else "FETCH")

    def xatom(self, name, *args):
        """A command that this module does not know."""
        Commands.setdefault(name.upper(), (self.state,))
        return self._do(name.upper(), *args)


class IMAP4_SSL(IMAP4):
    """The same over TLS."""

    def __init__(self, host="", port=IMAP4_SSL_PORT, keyfile=None, certfile=None, ssl_context=None, timeout=None):
        if ssl_context is not None and (keyfile is not None or certfile is not None):
            raise ValueError("ssl_context and keyfile/certfile arguments are mutually exclusive")
        self.keyfile, self.certfile, self.ssl_context = keyfile, certfile, ssl_context
        super().__init__(host, port, timeout)

    def _create_socket(self, timeout):
        import ssl

        context = self.ssl_context or ssl._create_stdlib_context(certfile=self.certfile, keyfile=self.keyfile)
        return context.wrap_socket(super()._create_socket(timeout), server_hostname=self.host)

    def open(self, host="", port=IMAP4_SSL_PORT, timeout=None):
        super().open(host, port, timeout)


class IMAP4_stream(IMAP4):
    """A server that is a command, spoken to through its pipes."""

    def __init__(self, command):
        self.command = command
        super().__init__()

    def open(self, host=None, port=None, timeout=None):
        self.host = self.port = self.sock = self.file = None
        self.process = subprocess.Popen(self.command, shell=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.writefile, self.readfile = self.process.stdin, self.process.stdout

    def read(self, size):
        return self.readfile.read(size)

    def readline(self):
        return self.readfile.readline()

    def send(self, data):
        self.writefile.write(data)
        self.writefile.flush()

    def shutdown(self):
        self.readfile.close()
        self.writefile.close()
        self.process.wait()


def Internaldate2tuple(resp):
    """The local time of an INTERNALDATE in a response; None where there is none."""
    found = _DATE.match(resp)
    if found is None:
        return None
    zone = (int(found["zoneh"]) * 60 + int(found["zonem"])) * (-60 if found["sign"] == b"-" else 60)
    month = _MONTHS.index(found["mon"].decode())
    moment = calendar.timegm((int(found["year"]), month, *(int(found[name]) for name in ("day", "hour", "min", "sec"))))
    return time.localtime(moment - zone)


def Int2AP(num):
    """A number in digits from A to P."""
    num, digits = abs(int(num)), b""
    while num:
        num, digit = divmod(num, 16)
        digits = b"ABCDEFGHIJKLMNOP"[digit : digit + 1] + digits
    return digits


def ParseFlags(resp):
    """The flags of a FLAGS response, as a tuple of bytes."""
    found = re.match(rb".*FLAGS \((?P<flags>[^\)]*)\)", resp)
    return tuple(found["flags"].split()) if found else ()


def Time2Internaldate(date_time):
    """A quoted date of seconds, a time tuple, an aware datetime, or what is quoted already."""
    if isinstance(date_time, str) and date_time[:1] == date_time[-1:] == '"':
        return date_time
    if isinstance(date_time, (int, float)):
        moment = datetime.fromtimestamp(date_time, timezone.utc).astimezone()
    elif isinstance(date_time, tuple):
        offset = getattr(date_time, "tm_gmtoff", None)
        if offset is None:
            is_summer = time.daylight and time.localtime(time.mktime(date_time)).tm_isdst > 0
            offset = -(time.altzone if is_summer else time.timezone)
        moment = datetime(*date_time[:6], tzinfo=timezone(timedelta(seconds=offset)))
    elif not isinstance(date_time, datetime):
        raise ValueError("date_time not of a known type")
    elif date_time.tzinfo is None:
        raise ValueError("date_time must be aware")
    else:
        moment = date_time
    return moment.strftime(f'"%d-{_MONTHS[moment.month]}-%Y %H:%M:%S %z"')
