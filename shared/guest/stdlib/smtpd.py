"""smtpd: a mail server of RFC 5321 on asyncore, whose messages are given to process_message."""

import collections
import errno
import getopt
import os
import re
import socket
import sys
import time
from warnings import catch_warnings, simplefilter, warn

__all__ = ["SMTPChannel", "SMTPServer", "DebuggingServer", "PureProxy"]

_DEPRECATION_MSG = ("The {name} module is deprecated and unmaintained and will be removed in Python {remove}.  Please see aiosmtpd "
                    "(https://aiosmtpd.readthedocs.io/) for the recommended replacement.")
warn(_DEPRECATION_MSG.format(name=__name__, remove="3.12"), DeprecationWarning, stacklevel=2)
with catch_warnings():
    simplefilter("ignore", DeprecationWarning)
    import asynchat
    import asyncore

program = sys.argv[0] if sys.argv else ""
__version__ = "Python SMTP proxy version 0.3"


_LOCAL = r'(?:[^\s()<>\[\]:;@\\,."]+(?:\.[^\s()<>\[\]:;@\\,."]+)*|"(?:[^"\\]|\\.)*")'
_DOMAIN = r"(?:@(?:\[[^\]]*\]|[^\s()<>\[\]:;@\\,]+))"
_PLAIN_ADDRESS = re.compile(rf"\s*({_LOCAL}{_DOMAIN}?)\s*")
_ANGLE_ADDRESS = re.compile(rf"\s*<\s*((?:@[^:]*:)?)({_LOCAL}{_DOMAIN}?|)\s*(?:>|$)\s*")


class Devnull:
    def write(self, msg):
        pass

    def flush(self):
        pass


DEBUGSTREAM = Devnull()
NEWLINE = "\n"
COMMASPACE = ", "
DATA_SIZE_DEFAULT = 33554432


def usage(code, msg=""):
    print(__doc__, file=sys.stderr)
    if msg:
        print(msg, file=sys.stderr)
    sys.exit(code)


class SMTPChannel(asynchat.async_chat):
    """The conversation with one client."""

    COMMAND = 0
    DATA = 1
    command_size_limit = 512
    command_size_limits = collections.defaultdict(lambda x=command_size_limit: x)

    @property
    def max_command_size_limit(self):
        try:
            return max(self.command_size_limits.values())
        except ValueError:
            return self.command_size_limit

    def __init__(self, server, conn, addr, data_size_limit=DATA_SIZE_DEFAULT, map=None, enable_SMTPUTF8=False, decode_data=False):
        asynchat.async_chat.__init__(self, conn, map=map)
        self.smtp_server, self.conn, self.addr = server, conn, addr
        self.data_size_limit, self.enable_SMTPUTF8, self._decode_data = data_size_limit, enable_SMTPUTF8, decode_data
        if enable_SMTPUTF8 and decode_data:
            raise ValueError("decode_data and enable_SMTPUTF8 cannot be set to True at the same time")
        self._emptystring, self._linesep, self._dotsep, self._newline = (
            ("", "\r\n", ".", NEWLINE) if decode_data else (b"", b"\r\n", ord(b"."), b"\n"))
        self._set_rset_state()
        self.seen_greeting = ""
        self.extended_smtp = False
        self.command_size_limits.clear()
        self.fqdn = socket.getfqdn()
        try:
            self.peer = conn.getpeername()
        except OSError as error:
            self.close()  # the client has gone meanwhile
            if error.errno != errno.ENOTCONN:
                raise
            return
        print("Peer:", repr(self.peer), file=DEBUGSTREAM)
        self.push(f"220 {self.fqdn} {__version__}")

    def _set_post_data_state(self):
        self.smtp_state = self.COMMAND
        self.mailfrom = None
        self.rcpttos = []
        self.require_SMTPUTF8 = False
        self.num_bytes = 0
        self.set_terminator(b"\r\n")

    def _set_rset_state(self):
        self._set_post_data_state()
        self.received_data = self._emptystring
        self.received_lines = []

    def push(self, msg):
        asynchat.async_chat.push(self, bytes(msg + "\r\n", "utf-8" if self.require_SMTPUTF8 else "ascii"))

    # ---- lines and messages

    def collect_incoming_data(self, data):
        limit = self.max_command_size_limit if self.smtp_state == self.COMMAND else self.data_size_limit
        if limit:
            if self.num_bytes > limit:
                return
            self.num_bytes += len(data)
        self.received_lines.append(str(data, "utf-8") if self._decode_data else data)

    def found_terminator(self):
        line = self._emptystring.join(self.received_lines)
        print("Data:", repr(line), file=DEBUGSTREAM)
        self.received_lines = []
        if self.smtp_state == self.COMMAND:
            self._obey(line)
        elif self.smtp_state == self.DATA:
            self._deliver(line)
        else:
            self.push("451 Internal confusion")
            self.num_bytes = 0

    def _obey(self, line):
        size, self.num_bytes = self.num_bytes, 0
        if not line:
            self.push("500 Error: bad syntax")
            return
        if not self._decode_data:
            line = str(line, "utf-8")
        word, space, arg = line.partition(" ")
        command, arg = word.upper(), arg.strip() if space else None
        limit = self.command_size_limits[command] if self.extended_smtp else self.command_size_limit
        if size > limit:
            self.push("500 Error: line too long")
            return
        method = getattr(self, "smtp_" + command, None)
        if method:
            method(arg)
        else:
            self.push(f'500 Error: command "{command}" not recognized')

    def _deliver(self, text):
        if self.data_size_limit and self.num_bytes > self.data_size_limit:
            self.push("552 Error: Too much mail data")
            self.num_bytes = 0
            return
        # A line that begins with a dot got a second one on its way (RFC 5321, 4.5.2).
        lines = [line[1:] if line and line[0] == self._dotsep else line for line in text.split(self._linesep)]
        self.received_data = self._newline.join(lines)
        options = {} if self._decode_data else {"mail_options": self.mail_options, "rcpt_options": self.rcpt_options}
        status = self.smtp_server.process_message(self.peer, self.mailfrom, self.rcpttos, self.received_data, **options)
        self._set_post_data_state()
        self.push(status or "250 OK")

    # ---- commands

    def smtp_HELO(self, arg):
        if self._greets(arg, "HELO"):
            self.push(f"250 {self.fqdn}")

    def smtp_EHLO(self, arg):
        if not self._greets(arg, "EHLO"):
            return
        self.extended_smtp = True
        self.push(f"250-{self.fqdn}")
        if self.data_size_limit:
            self.push(f"250-SIZE {self.data_size_limit}")
            self.command_size_limits["MAIL"] += 26
        if not self._decode_data:
            self.push("250-8BITMIME")
        if self.enable_SMTPUTF8:
            self.push("250-SMTPUTF8")
            self.command_size_limits["MAIL"] += 10
        self.push("250 HELP")

    def _greets(self, arg, word):
        if not arg:
            self.push(f"501 Syntax: {word} hostname")
        elif self.seen_greeting:
            self.push("503 Duplicate HELO/EHLO")
        else:
            self._set_rset_state()
            self.seen_greeting = arg
            return True
        return False

    def smtp_NOOP(self, arg):
        self.push("501 Syntax: NOOP" if arg else "250 OK")

    def smtp_QUIT(self, arg):
        self.push("221 Bye")
        self.close_when_done()

    def _strip_command_keyword(self, keyword, arg):
        n = len(keyword)
        return arg[n:].strip() if arg[:n].upper() == keyword else ""

    def _getaddr(self, arg):
        """(the address that an argument begins with, what follows it)"""
        if not arg:
            return "", ""
        if not arg.lstrip().startswith("<"):
            found = _PLAIN_ADDRESS.match(arg)
            return (found[1], arg[found.end():]) if found else ("", arg)
        found = _ANGLE_ADDRESS.match(arg)
        return (found[2] or "<>", arg[found.end():]) if found else ("", arg)

    def _getparams(self, params):
        """Options as a dict; None: they are not well formed."""
        result = {}
        for param in params:
            name, equals, value = param.partition("=")
            if not name.isalnum() or equals and not value:
                return None
            result[name] = value if equals else True
        return result

    def smtp_HELP(self, arg):
        extended = " [SP <mail-parameters>]"
        texts = {"EHLO": "EHLO hostname", "HELO": "HELO hostname", "MAIL": "MAIL FROM: <address>", "RCPT": "RCPT TO: <address>",
                 "DATA": "DATA", "RSET": "RSET", "NOOP": "NOOP", "QUIT": "QUIT", "VRFY": "VRFY <address>"}
        word = arg.upper() if arg else ""
        if word in texts:
            self.push(f"250 Syntax: {texts[word]}" + (extended if self.extended_smtp and word in ("MAIL", "RCPT") else ""))
        else:
            self.push(("501" if arg else "250") + " Supported commands: EHLO HELO MAIL RCPT DATA RSET NOOP QUIT VRFY")

    def smtp_VRFY(self, arg):
        if not arg:
            self.push("501 Syntax: VRFY <address>")
            return
        address, _ = self._getaddr(arg)
        if address:
            self.push("252 Cannot VRFY user, but will accept message and attempt delivery")
        else:
            self.push(f"502 Could not VRFY {arg}")

    def _may_mail(self, needs_sender):
        if not self.seen_greeting:
            self.push("503 Error: send HELO first")
        elif needs_sender and not self.mailfrom:
            self.push("503 Error: need MAIL command")
        else:
            return True
        return False

    def _parsed(self, arg, keyword, syntax):
        """(address, options' words) of MAIL or RCPT; None: refused."""
        rest = self._strip_command_keyword(keyword, arg) if arg is not None else ""
        address, options = self._getaddr(rest) if rest else ("", "")
        if not address or options and not self.extended_smtp:
            self.push(syntax)
            return None
        return address, options.upper().split()

    def smtp_MAIL(self, arg):
        if not self._may_mail(False):
            return
        print("===> MAIL", arg, file=DEBUGSTREAM)
        syntax = "501 Syntax: MAIL FROM: <address>" + (" [SP <mail-parameters>]" if self.extended_smtp else "")
        parsed = self._parsed(arg, "FROM:", syntax)
        if parsed is None:
            return
        address, self.mail_options = parsed
        if self.mailfrom:
            self.push("503 Error: nested MAIL command")
            return
        params = self._getparams(self.mail_options)
        if params is None:
            self.push(syntax)
        elif not self._decode_data and params.get("BODY", "7BIT") not in ("7BIT", "8BITMIME"):
            self.push("501 Error: BODY can only be one of 7BIT, 8BITMIME")
        elif self._takes_options(params, syntax):
            self.mailfrom = address
            print("sender:", self.mailfrom, file=DEBUGSTREAM)
            self.push("250 OK")

    def _takes_options(self, params, syntax):
        if not self._decode_data:
            params.pop("BODY", None)
        if self.enable_SMTPUTF8:
            wanted = params.pop("SMTPUTF8", False)
            if wanted is True:
                self.require_SMTPUTF8 = True
            elif wanted is not False:
                self.push("501 Error: SMTPUTF8 takes no arguments")
                return False
        size = params.pop("SIZE", None)
        if size:
            if not (isinstance(size, str) and size.isdigit()):
                self.push(syntax)
                return False
            if self.data_size_limit and int(size) > self.data_size_limit:
                self.push("552 Error: message size exceeds fixed maximum message size")
                return False
        if params:
            self.push("555 MAIL FROM parameters not recognized or not implemented")
            return False
        return True

    def smtp_RCPT(self, arg):
        if not self._may_mail(True):
            return
        print("===> RCPT", arg, file=DEBUGSTREAM)
        syntax = "501 Syntax: RCPT TO: <address>" + (" [SP <mail-parameters>]" if self.extended_smtp else "")
        parsed = self._parsed(arg, "TO:", syntax)
        if parsed is None:
            return
        address, self.rcpt_options = parsed
        params = self._getparams(self.rcpt_options)
        if params is None:
            self.push(syntax)
        elif params:
            self.push("555 RCPT TO parameters not recognized or not implemented")
        else:
            self.rcpttos.append(address)
            print("recips:", self.rcpttos, file=DEBUGSTREAM)
            self.push("250 OK")

    def smtp_RSET(self, arg):
        if arg:
            self.push("501 Syntax: RSET")
            return
        self._set_rset_state()
        self.push("250 OK")

    def smtp_DATA(self, arg):
        if not self.seen_greeting:
            self.push("503 Error: send HELO first")
        elif not self.rcpttos:
            self.push("503 Error: need RCPT command")
        elif arg:
            self.push("501 Syntax: DATA")
        else:
            self.smtp_state = self.DATA
            self.set_terminator(b"\r\n.\r\n")
            self.push("354 End data with <CR><LF>.<CR><LF>")

    def smtp_EXPN(self, arg):
        self.push("502 EXPN not implemented")


def _old_name(old, new):
    """A private attribute's name of old, which warns."""

    def read(self):
        warn(f"Access to __{old} attribute on SMTPChannel is deprecated, use '{new}' instead", DeprecationWarning, 2)
        return getattr(self, new)

    def write(self, value):
        warn(f"Setting __{old} attribute on SMTPChannel is deprecated, set '{new}' instead", DeprecationWarning, 2)
        setattr(self, new, value)

    setattr(SMTPChannel, "_SMTPChannel__" + old, property(read, write))


for _old, _new in {"server": "smtp_server", "line": "received_lines", "state": "smtp_state", "greeting": "seen_greeting",
                   "mailfrom": "mailfrom", "rcpttos": "rcpttos", "data": "received_data", "fqdn": "fqdn", "peer": "peer",
                   "conn": "conn", "addr": "addr"}.items():
    _old_name(_old, _new)


class SMTPServer(asyncore.dispatcher):
    """Listens, and makes a channel for each client."""

    channel_class = SMTPChannel

    def __init__(self, localaddr, remoteaddr, data_size_limit=DATA_SIZE_DEFAULT, map=None, enable_SMTPUTF8=False,
                 decode_data=False):
        self._localaddr, self._remoteaddr = localaddr, remoteaddr
        self.data_size_limit, self.enable_SMTPUTF8, self._decode_data = data_size_limit, enable_SMTPUTF8, decode_data
        if enable_SMTPUTF8 and decode_data:
            raise ValueError("decode_data and enable_SMTPUTF8 cannot be set to True at the same time")
        asyncore.dispatcher.__init__(self, map=map)
        try:
            found = socket.getaddrinfo(*localaddr, type=socket.SOCK_STREAM)
            self.create_socket(found[0][0], found[0][1])
            self.set_reuse_addr()
            self.bind(localaddr)
            self.listen(5)
        except:
            self.close()
            raise
        print(f"{self.__class__.__name__} started at {time.ctime()}\n\tLocal addr: {localaddr}\n\tRemote addr:"
              f"{remoteaddr}", file=DEBUGSTREAM)

    def handle_accepted(self, conn, addr):
        print("Incoming connection from", repr(addr), file=DEBUGSTREAM)
        self.channel_class(self, conn, addr, self.data_size_limit, self._map, self.enable_SMTPUTF8, self._decode_data)

    def process_message(self, peer, mailfrom, rcpttos, data, **kwargs):
        """What is done with a message; a text is the answer to the client, None means that it is accepted."""
        raise NotImplementedError


class DebuggingServer(SMTPServer):
    """Prints what arrives."""

    def _print_message_content(self, peer, data):
        is_header = True
        for line in data.splitlines():
            if is_header and not line:
                peer_line = "X-Peer: " + peer[0]
                print(peer_line if isinstance(data, str) else repr(peer_line.encode("utf-8")))
                is_header = False
            print(line)

    def process_message(self, peer, mailfrom, rcpttos, data, **kwargs):
        print("---------- MESSAGE FOLLOWS ----------")
        if kwargs.get("mail_options"):
            print(f"mail options: {kwargs['mail_options']}")
        if kwargs.get("rcpt_options"):
            print(f"rcpt options: {kwargs['rcpt_options']}\n")
        self._print_message_content(peer, data)
        print("------------ END MESSAGE ------------")


class PureProxy(SMTPServer):
    """Gives everything on to another server."""

    def __init__(self, *args, **kwargs):
        if kwargs.get("enable_SMTPUTF8"):
            raise ValueError("PureProxy does not support SMTPUTF8.")
        super().__init__(*args, **kwargs)

    def process_message(self, peer, mailfrom, rcpttos, data):
        lines = data.split("\n")
        at = lines.index("") if "" in lines else len(lines)
        lines.insert(at, f"X-Peer: {peer[0]}")
        refused = self._deliver(mailfrom, rcpttos, NEWLINE.join(lines))
        print("we got some refusals:", refused, file=DEBUGSTREAM)

    def _deliver(self, mailfrom, rcpttos, data):
        import smtplib

        refused = {}
        try:
            server = smtplib.SMTP()
            server.connect(*self._remoteaddr)
            try:
                refused = server.sendmail(mailfrom, rcpttos, data)
            finally:
                server.quit()
        except smtplib.SMTPRecipientsRefused as error:
            print("got SMTPRecipientsRefused", file=DEBUGSTREAM)
            refused = error.recipients
        except (OSError, smtplib.SMTPException) as error:
            print("got", error.__class__, file=DEBUGSTREAM)
            # All are refused alike, by what the server said, if it did.
            code, text = getattr(error, "smtp_code", -1), getattr(error, "smtp_error", "ignore")
            refused = {one: (code, text) for one in rcpttos}
        return refused


class Options:
    setuid = True
    classname = "PureProxy"
    size_limit = None
    enable_SMTPUTF8 = False


def _address(text, what):
    host, colon, port = text.rpartition(":")
    if not colon:
        usage(1, f"Bad {what} spec: {text}")
    try:
        return host, int(port)
    except ValueError:
        usage(1, f"Bad {what} port: {text}")


def parseargs():
    global DEBUGSTREAM
    try:
        opts, args = getopt.getopt(sys.argv[1:], "nVhc:s:du",
                                   ["class=", "nosetuid", "version", "help", "size=", "debug", "smtputf8"])
    except getopt.error as error:
        usage(1, error)
    options = Options()
    for opt, arg in opts:
        if opt in ("-h", "--help"):
            usage(0)
        elif opt in ("-V", "--version"):
            print(__version__)
            sys.exit(0)
        elif opt in ("-n", "--nosetuid"):
            options.setuid = False
        elif opt in ("-c", "--class"):
            options.classname = arg
        elif opt in ("-d", "--debug"):
            DEBUGSTREAM = sys.stderr
        elif opt in ("-u", "--smtputf8"):
            options.enable_SMTPUTF8 = True
        elif opt in ("-s", "--size"):
            try:
                options.size_limit = int(arg)
            except ValueError:
                print("Invalid size: " + arg, file=sys.stderr)
                sys.exit(1)
    if len(args) > 2:
        usage(1, f"Invalid arguments: {COMMASPACE.join(args)}")
    local, remote = (args + ["localhost:8025", "localhost:25"][len(args):])[:2]
    options.localhost, options.localport = _address(local, "local")
    options.remotehost, options.remoteport = _address(remote, "remote")
    return options


def _main():
    options = parseargs()
    name = options.classname
    if "." in name:
        module, _, name = name.rpartition(".")
        server_class = getattr(__import__(module, fromlist=[name]), name)
    else:
        server_class = globals()[name]
    server_class((options.localhost, options.localport), (options.remotehost, options.remoteport), options.size_limit,
                 enable_SMTPUTF8=options.enable_SMTPUTF8)
    if options.setuid:
        import pwd

        try:
            os.setuid(pwd.getpwnam("nobody").pw_uid)
        except PermissionError:
            print('Cannot setuid "nobody"; try running with -n option.', file=sys.stderr)
            sys.exit(1)
    try:
        asyncore.loop()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    _main()
