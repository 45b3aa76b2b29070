"""poplib: a client that takes mail from a server by POP3 (RFC 1939)."""

import errno
import hashlib
import re
import socket
import ssl
import sys

__all__ = ["POP3", "error_proto", "POP3_SSL"]

POP3_PORT, POP3_SSL_PORT = 110, 995
CR, LF, CRLF = b"\r", b"\n", b"\r\n"
_MAXLINE = 2048


class error_proto(Exception):
    """The server has refused, or said what it must not."""


class POP3:
    """A connection to a server; short answers are lines, long ones (line, [lines], bytes)."""

    encoding = "UTF-8"
    timestamp = re.compile(rb"\+OK.[^<]*(<.*>)")

    def __init__(self, host, port=POP3_PORT, timeout=socket._GLOBAL_DEFAULT_TIMEOUT):
        self.host, self.port, self._tls_established, self._debugging = host, port, False, 0
        sys.audit("poplib.connect", self, host, port)
        self.sock = self._create_socket(timeout)
        self.file = self.sock.makefile("rb")
        self.welcome = self._getresp()

    def _create_socket(self, timeout):
        if timeout is not None and not timeout:
            raise ValueError("Non-blocking socket (timeout=0) is not supported")
        return socket.create_connection((self.host, self.port), timeout)

    # ---- lines

    def _note(self, level, word, value):
        if self._debugging >= level:
            print(f"*{word}*", repr(value))

    def _putline(self, line):
        self._note(2, "put", line)
        sys.audit("poplib.putline", self, line)
        self.sock.sendall(line + CRLF)

    def _putcmd(self, line):
        self._note(1, "cmd", line)
        self._putline(line.encode(self.encoding))

    def _getline(self):
        """(a line without its end, the bytes it took)"""
        line = self.file.readline(_MAXLINE + 1)
        if len(line) > _MAXLINE:
            raise error_proto("line too long")
        self._note(2, "get", line)
        if not line:
            raise error_proto("-ERR EOF")
        if line.endswith(CRLF):
            return line[:-2], len(line)
        return line[1 if line.startswith(CR) else 0 : -1], len(line)

    def _getresp(self):
        line, _ = self._getline()
        self._note(2, "resp", line)
        if not line.startswith(b"+"):
            raise error_proto(line)
        return line

    def _getlongresp(self):
        answer, lines, octets = self._getresp(), [], 0
        while True:
            line, size = self._getline()
            if line == b".":
                return answer, lines, octets
            if line.startswith(b".."):  # the first of them is no part of the text
                line, size = line[1:], size - 1
            lines.append(line)
            octets += size

    def _shortcmd(self, line):
        self._putcmd(line)
        return self._getresp()

    def _longcmd(self, line):
        self._putcmd(line)
        return self._getlongresp()

    def getwelcome(self):
        """What the server has said first."""
        return self.welcome

    def set_debuglevel(self, level):
        """1 prints commands, 2 all lines."""
        self._debugging = level

    # ---- commands

    def user(self, user):
        """Says who logs in."""
        return self._shortcmd(f"USER {user}")

    def pass_(self, pswd):
        """Logs in."""
        return self._shortcmd(f"PASS {pswd}")

    def stat(self):
        """(messages, bytes) of the mailbox."""
        words = self._shortcmd("STAT").split()
        self._note(1, "stat", words)
        return int(words[1]), int(words[2])

    def list(self, which=None):
        """The sizes of all messages, or of one."""
        return self._longcmd("LIST") if which is None else self._shortcmd(f"LIST {which}")

    def retr(self, which):
        """A whole message."""
        return self._longcmd(f"RETR {which}")

    def dele(self, which):
        """Marks a message to be deleted."""
        return self._shortcmd(f"DELE {which}")

    def noop(self):
        """Does nothing."""
        return self._shortcmd("NOOP")

    def rset(self):
        """Unmarks all messages."""
        return self._shortcmd("RSET")

    def quit(self):
        """Deletes what is marked, says goodbye and ends the connection."""
        answer = self._shortcmd("QUIT")
        self.close()
        return answer

    def close(self):
        """Ends the connection without a word."""
        file, self.file = self.file, None
        try:
            if file is not None:
                file.close()
        finally:
            sock, self.sock = self.sock, None
            if sock is not None:
                try:
                    sock.shutdown(socket.SHUT_RDWR)
                except OSError as error:
                    if error.errno != errno.ENOTCONN:
                        raise
                finally:
                    sock.close()

    def rpop(self, user):
        """Logs in as the machine's own user (old)."""
        return self._shortcmd(f"RPOP {user}")

    def apop(self, user, password):
        """Logs in without telling the password, where the server's greeting has a time stamp."""
        found = self.timestamp.match(self.welcome)
        if not found:
            raise error_proto("-ERR APOP not supported by server")
        return self._shortcmd(f"APOP {user} {hashlib.md5(found[1] + password.encode(self.encoding)).hexdigest()}")

    def top(self, which, howmuch):
        """The headers of a message and its first lines."""
        return self._longcmd(f"TOP {which} {howmuch}")

    def uidl(self, which=None):
        """The lasting names of all messages, or of one."""
        return self._longcmd("UIDL") if which is None else self._shortcmd(f"UIDL {which}")

    def utf8(self):
        """Lets texts be UTF-8 (RFC 6856)."""
        return self._shortcmd("UTF8")

    def capa(self):
        """{capability: [arguments]} of the server."""
        try:
            lines = self._longcmd("CAPA")[1]
        except error_proto:
            raise error_proto("-ERR CAPA not supported by server")
        words = [line.decode("ascii").split() for line in lines]
        return {name: arguments for name, *arguments in words}

    def stls(self, context=None):
        """Makes the connection a secure one."""
        if self._tls_established:
            raise error_proto("-ERR TLS session already established")
        if "STLS" not in self.capa():
            raise error_proto("-ERR STLS not supported by server")
        context = ssl._create_stdlib_context() if context is None else context
        answer = self._shortcmd("STLS")
        self.sock = context.wrap_socket(self.sock, server_hostname=self.host)
        self.file = self.sock.makefile("rb")
        self._tls_established = True
        return answer


class POP3_SSL(POP3):
    """A connection that is secure from its start."""

    def __init__(self, host, port=POP3_SSL_PORT, keyfile=None, certfile=None, timeout=socket._GLOBAL_DEFAULT_TIMEOUT, context=None):
        self.keyfile, self.certfile, self.context = keyfile, certfile, ssl._given_context(keyfile, certfile, context)
        super().__init__(host, port, timeout)

    def _create_socket(self, timeout):
        return self.context.wrap_socket(super()._create_socket(timeout), server_hostname=self.host)

    def stls(self, keyfile=None, certfile=None, context=None):
        raise error_proto("-ERR TLS session already established")
