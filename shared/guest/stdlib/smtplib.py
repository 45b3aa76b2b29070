"""smtplib: a client that gives mail to a server by SMTP and its extensions (RFC 5321)."""

import base64
import copy
import datetime
import email.generator
import email.utils
import hmac
import io
import re
import socket
import ssl
import sys

__all__ = ["SMTPException", "SMTPNotSupportedError", "SMTPServerDisconnected", "SMTPResponseException", "SMTPSenderRefused",
           "SMTPRecipientsRefused", "SMTPDataError", "SMTPConnectError", "SMTPHeloError", "SMTPAuthenticationError", "quoteaddr",
           "quotedata", "SMTP", "SMTP_SSL"]  # fmt: skip

SMTP_PORT, SMTP_SSL_PORT, LMTP_PORT = 25, 465, 2003
CRLF, bCRLF = "\r\n", b"\r\n"
_MAXLINE, _MAXCHALLENGE = 8192, 5
_LINE_END = re.compile(r"\r\n|\n|\r(?!\n)")
_FEATURE = re.compile(r"([A-Za-z0-9][A-Za-z0-9\-]*) ?(.*)", re.S)
_MECHANISMS = "CRAM-MD5", "PLAIN", "LOGIN"  # the best first


class SMTPException(OSError):
    """The base class of all exceptions of this module."""


class SMTPNotSupportedError(SMTPException):
    """The server has no such command or option."""


class SMTPServerDisconnected(SMTPException):
    """There is no connection, or the server has ended it."""


class SMTPResponseException(SMTPException):
    """The server has answered with the code of an error."""

    def __init__(self, code, msg):
        self.smtp_code, self.smtp_error = code, msg
        self.args = (code, msg)


class SMTPSenderRefused(SMTPResponseException):
    """The server takes nothing from this sender."""

    def __init__(self, code, msg, sender):
        super().__init__(code, msg)
        self.sender = sender
        self.args = (code, msg, sender)


class SMTPRecipientsRefused(SMTPException):
    """Every recipient was refused; `recipients` says why."""

    def __init__(self, recipients):
        self.recipients = recipients
        self.args = (recipients,)


class SMTPDataError(SMTPResponseException):
    """The server has refused the message itself."""


class SMTPConnectError(SMTPResponseException):
    """The server does not want to talk."""


class SMTPHeloError(SMTPResponseException):
    """The server has refused the greeting."""


class SMTPAuthenticationError(SMTPResponseException):
    """The server does not accept the user and password."""


def _addr_only(addrstring):
    name, address = email.utils.parseaddr(addrstring)
    return address if name or address else addrstring


def quoteaddr(addrstring):
    """An address in angle brackets, without its name."""
    address = _addr_only(addrstring)
    return address if address is addrstring and addrstring.strip().startswith("<") else f"<{address}>"


def _fix_eols(data):
    return _LINE_END.sub(CRLF, data)


def quotedata(data):
    """A text as it is sent: lines end in CRLF, periods at their starts are doubled."""
    return re.sub(r"(?m)^\.", "..", _fix_eols(data))


def _quote_periods(data):
    return re.sub(rb"(?m)^\.", b"..", data)


class SMTP:
    """A connection to a server of mail."""

    debuglevel = 0
    sock = file = helo_resp = ehlo_resp = None
    ehlo_msg, does_esmtp, default_port = "ehlo", False, SMTP_PORT

    def __init__(self, host="", port=0, local_hostname=None, timeout=socket._GLOBAL_DEFAULT_TIMEOUT, source_address=None):
        self._host, self.timeout, self.source_address = host, timeout, source_address
        self.esmtp_features, self.command_encoding, self._auth_challenge_count = {}, "ascii", 0
        if host:
            code, msg = self.connect(host, port)
            if code != 220:
                self.close()
                raise SMTPConnectError(code, msg)
        if local_hostname is None:
            local_hostname = socket.getfqdn()
            if "." not in local_hostname:
                address = "127.0.0.1"
                try:
                    address = socket.gethostbyname(socket.gethostname())
                except socket.gaierror:
                    pass
                local_hostname = f"[{address}]"
        self.local_hostname = local_hostname

    def __enter__(self):
        return self

    def __exit__(self, *args):
        try:
            code, message = self.docmd("QUIT")
            if code != 221:
                raise SMTPResponseException(code, message)
        except SMTPServerDisconnected:
            pass
        finally:
            self.close()

    def set_debuglevel(self, debuglevel):
        """1: what is sent and received is shown on the standard error; 2: with the time."""
        self.debuglevel = debuglevel

    def _print_debug(self, *args):
        if self.debuglevel > 1:
            args = (datetime.datetime.now().time(), *args)
        print(*args, file=sys.stderr)

    def _note(self, *args):
        if self.debuglevel > 0:
            self._print_debug(*args)

    # ---- the connection

    def _get_socket(self, host, port, timeout):
        if timeout is not None and not timeout:
            raise ValueError("Non-blocking socket (timeout=0) is not supported")
        self._note("connect: to", (host, port), self.source_address)
        return socket.create_connection((host, port), timeout, self.source_address)

    def connect(self, host="localhost", port=0, source_address=None):
        """Opens the connection; (code, text) of the server's greeting. The host may end with `:port`."""
        if source_address:
            self.source_address = source_address
        if not port and host.count(":") == 1:
            host, port = host.split(":")
            try:
                port = int(port)
            except ValueError:
                raise OSError("nonnumeric port")
        port = port or self.default_port
        sys.audit("smtplib.connect", self, host, port)
        self.sock = self._get_socket(host, port, self.timeout)
        self.file = None
        code, msg = self.getreply()
        self._note("connect:", repr(msg))
        return code, msg

    def send(self, s):
        """Sends text or bytes as they are."""
        self._note("send:", repr(s))
        if not self.sock:
            raise SMTPServerDisconnected("please run connect() first")
        if isinstance(s, str):
            s = s.encode(self.command_encoding)
        sys.audit("smtplib.send", self, s)
        try:
            self.sock.sendall(s)
        except OSError:
            self.close()
            raise SMTPServerDisconnected("Server not connected")

    def putcmd(self, cmd, args=""):
        """Sends a command."""
        line = f"{cmd} {args}" if args != "" else cmd
        if "\r" in line or "\n" in line:
            line = line.replace("\n", "\\n").replace("\r", "\\r")
            raise ValueError(f"command and arguments contain prohibited newline characters: {line}")
        self.send(line + CRLF)

    def _reply_line(self):
        try:
            line = self.file.readline(_MAXLINE + 1)
        except OSError as error:
            self.close()
            raise SMTPServerDisconnected(f"Connection unexpectedly closed: {error}")
        if not line:
            self.close()
            raise SMTPServerDisconnected("Connection unexpectedly closed")
        self._note("reply:", repr(line))
        if len(line) > _MAXLINE:
            self.close()
            raise SMTPResponseException(500, "Line too long.")
        return line

    def getreply(self):
        """(code, lines of text) of the server's answer; the code is -1 where there is none."""
        texts, code = [], -1
        if self.file is None:
            self.file = self.sock.makefile("rb")
        while True:
            line = self._reply_line()
            texts.append(line[4:].strip(b" \t\r\n"))
            try:
                code = int(line[:3])
            except ValueError:
                code = -1
                break
            if line[3:4] != b"-":
                break
        msg = b"\n".join(texts)
        self._note("reply: retcode (%s); Msg: %a" % (code, msg))
        return code, msg

    def docmd(self, cmd, args=""):
        """Sends a command; its answer."""
        self.putcmd(cmd, args)
        return self.getreply()

    def close(self):
        """Ends the connection without a word."""
        file, self.file = self.file, None
        try:
            if file:
                file.close()
        finally:
            sock, self.sock = self.sock, None
            if sock:
                sock.close()

    def quit(self):
        """Says goodbye and ends the connection."""
        reply = self.docmd("quit")
        self._forget_greeting()
        self.close()
        return reply

    def _forget_greeting(self):
        self.helo_resp = self.ehlo_resp = None
        self.esmtp_features, self.does_esmtp = {}, False

    # ---- commands

    def helo(self, name=""):
        """The plain greeting."""
        code, self.helo_resp = self.docmd("helo", name or self.local_hostname)
        return code, self.helo_resp

    def ehlo(self, name=""):
        """The greeting that the server answers with its extensions."""
        self.esmtp_features = {}
        code, msg = self.docmd(self.ehlo_msg, name or self.local_hostname)
        if code == -1 and not msg:
            self.close()
            raise SMTPServerDisconnected("Server not connected")
        self.ehlo_resp = msg
        if code != 250:
            return code, msg
        self.does_esmtp = True
        for line in msg.decode("latin-1").split("\n")[1:]:
            if old := re.match(r"auth=(.*)", line, re.I):  # as servers said it before the standard
                self._add_mechanisms(old[1])
            elif found := _FEATURE.match(line):
                name, parameters = found[1].lower(), found[2].strip()
                if name == "auth":
                    self._add_mechanisms(parameters)
                else:
                    self.esmtp_features[name] = parameters
        return code, msg

    def _add_mechanisms(self, names):
        self.esmtp_features["auth"] = f"{self.esmtp_features.get('auth', '')} {names}"

    def ehlo_or_helo_if_needed(self):
        """Greets the server, if nobody has done so."""
        if self.helo_resp is None and self.ehlo_resp is None and not 200 <= self.ehlo()[0] <= 299:
            code, resp = self.helo()
            if not 200 <= code <= 299:
                raise SMTPHeloError(code, resp)

    def has_extn(self, opt):
        """Whether the server has named the extension."""
        return opt.lower() in self.esmtp_features

    def help(self, args=""):
        """The server's own help."""
        return self.docmd("help", args)[1]

    def rset(self):
        """Forgets the message that was begun."""
        self.command_encoding = "ascii"
        return self.docmd("rset")

    def _rset(self):
        try:
            self.rset()
        except SMTPServerDisconnected:
            pass

    def noop(self):
        """Does nothing."""
        return self.docmd("noop")

    def _options(self, options):
        return " " + " ".join(options) if options and self.does_esmtp else ""

    def mail(self, sender, options=()):
        """Begins a message."""
        if options and self.does_esmtp and any(each.lower() == "smtputf8" for each in options):
            if not self.has_extn("smtputf8"):
                raise SMTPNotSupportedError("SMTPUTF8 not supported by server")
            self.command_encoding = "utf-8"
        return self.docmd("mail", f"FROM:{quoteaddr(sender)}{self._options(options)}")

    def rcpt(self, recip, options=()):
        """Adds a recipient."""
        return self.docmd("rcpt", f"TO:{quoteaddr(recip)}{self._options(options)}")

    def data(self, msg):
        """Sends the text of the message."""
        code, reply = self.docmd("data")
        self._note("data:", (code, reply))
        if code != 354:
            raise SMTPDataError(code, reply)
        if isinstance(msg, str):
            msg = _fix_eols(msg).encode("ascii")
        quoted = _quote_periods(msg)
        self.send(quoted + (b"" if quoted.endswith(bCRLF) else bCRLF) + b"." + bCRLF)
        code, reply = self.getreply()
        self._note("data:", (code, reply))
        return code, reply

    def verify(self, address):
        """Asks whether there is such an address."""
        return self.docmd("vrfy", _addr_only(address))

    vrfy = verify

    def expn(self, address):
        """Asks for the members of a list."""
        return self.docmd("expn", _addr_only(address))

    # ---- logging in

    def auth(self, mechanism, authobject, *, initial_response_ok=True):
        """Logs in by a mechanism; `authobject` answers the server's challenges."""
        mechanism = mechanism.upper()
        first = authobject() if initial_response_ok else None
        if first is not None:
            code, resp = self.docmd("AUTH", f"{mechanism} {_base64(first)}")
            self._auth_challenge_count = 1
        else:
            code, resp = self.docmd("AUTH", mechanism)
            self._auth_challenge_count = 0
        while code == 334:
            self._auth_challenge_count += 1
            code, resp = self.docmd(_base64(authobject(base64.decodebytes(resp))))
            if self._auth_challenge_count > _MAXCHALLENGE:
                raise SMTPException(f"Server AUTH mechanism infinite loop. Last response: {(code, resp)!r}")
        if code in (235, 503):
            return code, resp
        raise SMTPAuthenticationError(code, resp)

    def auth_cram_md5(self, challenge=None):
        """The answer of CRAM-MD5, which begins with a challenge."""
        if challenge is None:
            return None
        return f"{self.user} {hmac.HMAC(self.password.encode('ascii'), challenge, 'md5').hexdigest()}"

    def auth_plain(self, challenge=None):
        """The answer of PLAIN."""
        return f"\0{self.user}\0{self.password}"

    def auth_login(self, challenge=None):
        """The answers of LOGIN: first the user, then the password."""
        return self.user if challenge is None or self._auth_challenge_count < 2 else self.password

    def login(self, user, password, *, initial_response_ok=True):
        """Logs in by the best mechanism that both sides know, or by the next."""
        self.ehlo_or_helo_if_needed()
        if not self.has_extn("auth"):
            raise SMTPNotSupportedError("SMTP AUTH extension not supported by server.")
        offered = self.esmtp_features["auth"].split()
        mechanisms = [each for each in _MECHANISMS if each in offered]
        if not mechanisms:
            raise SMTPException("No suitable authentication method found.")
        self.user, self.password = user, password
        for mechanism in mechanisms:
            answers = getattr(self, "auth_" + mechanism.lower().replace("-", "_"))
            try:
                return self.auth(mechanism, answers, initial_response_ok=initial_response_ok)
            except SMTPAuthenticationError as error:
                last = error
        raise last

    def starttls(self, keyfile=None, certfile=None, context=None):
        """Makes the connection a secure one."""
        self.ehlo_or_helo_if_needed()
        if not self.has_extn("starttls"):
            raise SMTPNotSupportedError("STARTTLS extension not supported by server.")
        code, reply = self.docmd("STARTTLS")
        if code != 220:
            raise SMTPResponseException(code, reply)
        self.sock = ssl._given_context(keyfile, certfile, context).wrap_socket(self.sock, server_hostname=self._host)
        self.file = None
        self._forget_greeting()
        return code, reply

    # ---- whole messages

    def _refuse(self, error):
        """Ends a message that the server has refused; 421 says that it ends the connection."""
        if error.smtp_code == 421:
            self.close()
        else:
            self._rset()
        raise error

    def sendmail(self, from_addr, to_addrs, msg, mail_options=(), rcpt_options=()):
        """Sends a message; {recipient: (code, text)} of those that the server has refused."""
        self.ehlo_or_helo_if_needed()
        if isinstance(msg, str):
            msg = _fix_eols(msg).encode("ascii")
        options = []
        if self.does_esmtp:
            options = ([f"size={len(msg)}"] if self.has_extn("size") else []) + list(mail_options)
        code, resp = self.mail(from_addr, options)
        if code != 250:
            self._refuse(SMTPSenderRefused(code, resp, from_addr))
        refused = {}
        to_addrs = [to_addrs] if isinstance(to_addrs, str) else to_addrs
        for each in to_addrs:
            code, resp = self.rcpt(each, rcpt_options)
            if code not in (250, 251):
                refused[each] = code, resp
            if code == 421:
                self.close()
                raise SMTPRecipientsRefused(refused)
        if len(refused) == len(to_addrs):
            self._rset()
            raise SMTPRecipientsRefused(refused)
        code, resp = self.data(msg)
        if code != 250:
            self._refuse(SMTPDataError(code, resp))
        return refused

    def send_message(self, msg, from_addr=None, to_addrs=None, mail_options=(), rcpt_options=()):
        """Sends an email.message.Message by the addresses of its headers; Bcc is not sent."""
        self.ehlo_or_helo_if_needed()
        resent = msg.get_all("Resent-Date")
        if resent is not None and len(resent) > 1:
            raise ValueError("message has more than one 'Resent-' header block")
        prefix = "Resent-" if resent else ""
        if from_addr is None:
            sender = msg[prefix + "Sender"] if prefix + "Sender" in msg else msg[prefix + "From"]
            from_addr = email.utils.getaddresses([sender])[0][1]
        if to_addrs is None:
            fields = [msg[prefix + name] for name in ("To", "Bcc", "Cc") if msg[prefix + name] is not None]
            to_addrs = [address for _, address in email.utils.getaddresses(fields)]
        sent = copy.copy(msg)
        del sent["Bcc"]
        del sent["Resent-Bcc"]
        policy = None
        if not "".join([from_addr, *to_addrs]).isascii():
            if not self.has_extn("smtputf8"):
                raise SMTPNotSupportedError("One or more source or delivery addresses require internationalized email support, but the server "
                                            "does not advertise the required SMTPUTF8 capability")  # fmt: skip
            policy, mail_options = msg.policy.clone(utf8=True), (*mail_options, "SMTPUTF8", "BODY=8BITMIME")
        stream = io.BytesIO()
        email.generator.BytesGenerator(stream, policy=policy).flatten(sent, linesep="\r\n")
        return self.sendmail(from_addr, to_addrs, stream.getvalue(), mail_options, rcpt_options)


def _base64(text):
    return base64.b64encode(text.encode("ascii")).decode()


class SMTP_SSL(SMTP):
    """A connection that is secure from its start."""

    default_port = SMTP_SSL_PORT

    def __init__(self, host="", port=0, local_hostname=None, keyfile=None, certfile=None, timeout=socket._GLOBAL_DEFAULT_TIMEOUT,
                 source_address=None, context=None):  # fmt: skip
        self.context = ssl._given_context(keyfile, certfile, context)
        self.keyfile, self.certfile = keyfile, certfile
        super().__init__(host, port, local_hostname, timeout, source_address)

    def _get_socket(self, host, port, timeout):
        self._note("connect:", (host, port))
        return self.context.wrap_socket(super()._get_socket(host, port, timeout), server_hostname=self._host)


class LMTP(SMTP):
    """A connection to a server that delivers mail itself (RFC 2033), over TCP or a socket of the machine."""

    ehlo_msg = "lhlo"

    def __init__(self, host="", port=LMTP_PORT, local_hostname=None, source_address=None, timeout=socket._GLOBAL_DEFAULT_TIMEOUT):
        super().__init__(host, port, local_hostname=local_hostname, source_address=source_address, timeout=timeout)

    def connect(self, host="localhost", port=0, source_address=None):
        if host[0] != "/":
            return super().connect(host, port, source_address=source_address)
        if self.timeout is not None and not self.timeout:
            raise ValueError("Non-blocking socket (timeout=0) is not supported")
        try:
            self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            if self.timeout is not socket._GLOBAL_DEFAULT_TIMEOUT:
                self.sock.settimeout(self.timeout)
            self.file = None
            self.sock.connect(host)
        except OSError:
            self._note("connect fail:", host)
            if self.sock:
                self.sock.close()
            self.sock = None
            raise
        code, msg = self.getreply()
        self._note("connect:", msg)
        return code, msg
