"""ftplib: a client of servers that keep files (RFC 959), also over TLS (RFC 4217)."""

import re
import socket
import sys
from socket import _GLOBAL_DEFAULT_TIMEOUT

__all__ = ["FTP", "error_reply", "error_temp", "error_perm", "error_proto", "all_errors"]

MSG_OOB = 1  # out-of-band data, which an abort is
FTP_PORT = 21
MAXLINE = 8192
CRLF, B_CRLF = "\r\n", b"\r\n"


class Error(Exception):
    pass


class error_reply(Error):
    """An answer that was not expected: [123]xx."""


class error_temp(Error):
    """4xx"""


class error_perm(Error):
    """5xx"""


class error_proto(Error):
    """An answer that does not begin with one of [1-5]."""


all_errors = (Error, OSError, EOFError)


def print_line(line):
    print(line)


class FTP:
    """A control connection; each transfer opens one of its own."""

    debugging = 0
    host = ""
    port = FTP_PORT
    maxline = MAXLINE
    sock = None
    file = None
    welcome = None
    passiveserver = True
    trust_server_pasv_ipv4_address = False  # else the data come from the host that the control connection goes to

    def __init__(self, host="", user="", passwd="", acct="", timeout=_GLOBAL_DEFAULT_TIMEOUT, source_address=None, *,
                 encoding="utf-8"):
        self.encoding, self.source_address, self.timeout = encoding, source_address, timeout
        if host:
            self.connect(host)
            if user:
                self.login(user, passwd, acct)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        if self.sock is None:
            return
        try:
            self.quit()
        except (OSError, EOFError):
            pass
        finally:
            if self.sock is not None:
                self.close()

    def connect(self, host="", port=0, timeout=-999, source_address=None):
        self.host = host or self.host
        self.port = port if port > 0 else self.port
        if timeout != -999:
            self.timeout = timeout
        if self.timeout is not None and not self.timeout:
            raise ValueError("Non-blocking socket (timeout=0) is not supported")
        if source_address is not None:
            self.source_address = source_address
        sys.audit("ftplib.connect", self, self.host, self.port)
        self.sock = socket.create_connection((self.host, self.port), self.timeout, source_address=self.source_address)
        self.af = self.sock.family
        self.file = self.sock.makefile("r", encoding=self.encoding)
        self.welcome = self.getresp()
        return self.welcome

    def getwelcome(self):
        if self.debugging:
            print("*welcome*", self.sanitize(self.welcome))
        return self.welcome

    def set_debuglevel(self, level):
        self.debugging = level

    debug = set_debuglevel

    def set_pasv(self, val):
        self.passiveserver = val

    # ---- lines and answers

    def sanitize(self, s):
        """A line as it may be shown: passwords are stars."""
        if s[:5] in ("pass ", "PASS "):
            end = len(s.rstrip("\r\n"))
            s = s[:5] + "*" * (end - 5) + s[end:]
        return repr(s)

    def putline(self, line):
        if "\r" in line or "\n" in line:
            raise ValueError("an illegal newline character should not be contained")
        sys.audit("ftplib.sendcmd", self, line)
        line += CRLF
        if self.debugging > 1:
            print("*put*", self.sanitize(line))
        self.sock.sendall(line.encode(self.encoding))

    def putcmd(self, line):
        if self.debugging:
            print("*cmd*", self.sanitize(line))
        self.putline(line)

    def getline(self):
        line = self.file.readline(self.maxline + 1)
        if len(line) > self.maxline:
            raise Error("got more than %d bytes" % self.maxline)
        if self.debugging > 1:
            print("*get*", self.sanitize(line))
        if not line:
            raise EOFError
        return line[:-2] if line[-2:] == CRLF else line[:-1] if line[-1:] in CRLF else line

    def getmultiline(self):
        """An answer; of several lines the last has the code of the first and a space."""
        lines = [self.getline()]
        if lines[0][3:4] == "-":
            code = lines[0][:3]
            while len(lines) == 1 or lines[-1][:3] != code or lines[-1][3:4] == "-":
                lines.append(self.getline())
        return "\n".join(lines)

    def getresp(self):
        resp = self.getmultiline()
        if self.debugging:
            print("*resp*", self.sanitize(resp))
        self.lastresp = resp[:3]
        kind = resp[:1]
        if kind in {"1", "2", "3"}:
            return resp
        raise {"4": error_temp, "5": error_perm}.get(kind, error_proto)(resp)

    def voidresp(self):
        resp = self.getresp()
        if resp[:1] != "2":
            raise error_reply(resp)
        return resp

    def sendcmd(self, cmd):
        self.putcmd(cmd)
        return self.getresp()

    def voidcmd(self, cmd):
        self.putcmd(cmd)
        return self.voidresp()

    def abort(self):
        """Ends a transfer."""
        line = b"ABOR" + B_CRLF
        if self.debugging > 1:
            print("*put urgent*", self.sanitize(line))
        self.sock.sendall(line, MSG_OOB)
        resp = self.getmultiline()
        if resp[:3] not in {"426", "225", "226"}:
            raise error_proto(resp)
        return resp

    # ---- connections of transfers

    def sendport(self, host, port):
        return self.voidcmd("PORT " + ",".join(host.split(".") + [repr(port // 256), repr(port % 256)]))

    def sendeprt(self, host, port):
        family = {socket.AF_INET: 1, socket.AF_INET6: 2}.get(self.af, 0)
        if not family:
            raise error_proto("unsupported address family")
        return self.voidcmd("EPRT " + "|".join(["", repr(family), host, repr(port), ""]))

    def makeport(self):
        """A socket on which the server may call."""
        sock = socket.create_server(("", 0), family=self.af, backlog=1)
        port, host = sock.getsockname()[1], self.sock.getsockname()[0]
        if self.af == socket.AF_INET:
            self.sendport(host, port)
        else:
            self.sendeprt(host, port)
        if self.timeout is not _GLOBAL_DEFAULT_TIMEOUT:
            sock.settimeout(self.timeout)
        return sock

    def makepasv(self):
        """Where the server waits for a call."""
        if self.af != socket.AF_INET:
            return parse229(self.sendcmd("EPSV"), self.sock.getpeername())
        host, port = parse227(self.sendcmd("PASV"))
        return (host if self.trust_server_pasv_ipv4_address else self.sock.getpeername()[0]), port

    def ntransfercmd(self, cmd, rest=None):
        """(the connection of a transfer, how many bytes are expected or None)"""
        if self.passiveserver:
            conn = socket.create_connection(self.makepasv(), self.timeout, source_address=self.source_address)
            try:
                resp = self._begin_transfer(cmd, rest)
            except:
                conn.close()
                raise
        else:
            with self.makeport() as sock:
                resp = self._begin_transfer(cmd, rest)
                conn, _ = sock.accept()
                if self.timeout is not _GLOBAL_DEFAULT_TIMEOUT:
                    conn.settimeout(self.timeout)
        return conn, parse150(resp) if resp[:3] == "150" else None

    def _begin_transfer(self, cmd, rest):
        if rest is not None:
            self.sendcmd(f"REST {rest}")
        resp = self.sendcmd(cmd)
        # Some servers say first that the transfer is done, then that it begins.
        if resp[0] == "2":
            resp = self.getresp()
        if resp[0] != "1":
            raise error_reply(resp)
        return resp

    def transfercmd(self, cmd, rest=None):
        return self.ntransfercmd(cmd, rest)[0]

    def _end(self, conn):
        """Called before the connection of a whole transfer is closed; FTP_TLS ends its encryption."""

    def retrbinary(self, cmd, callback, blocksize=8192, rest=None):
        self.voidcmd("TYPE I")
        with self.transfercmd(cmd, rest) as conn:
            while data := conn.recv(blocksize):
                callback(data)
            self._end(conn)
        return self.voidresp()

    def retrlines(self, cmd, callback=None):
        callback = print_line if callback is None else callback
        self.sendcmd("TYPE A")
        with self.transfercmd(cmd) as conn, conn.makefile("r", encoding=self.encoding) as file:
            while True:
                line = file.readline(self.maxline + 1)
                if len(line) > self.maxline:
                    raise Error("got more than %d bytes" % self.maxline)
                if self.debugging > 2:
                    print("*retr*", repr(line))
                if not line:
                    break
                callback(line[:-2] if line[-2:] == CRLF else line[:-1] if line[-1:] == "\n" else line)
            self._end(conn)
        return self.voidresp()

    def storbinary(self, cmd, fp, blocksize=8192, callback=None, rest=None):
        self.voidcmd("TYPE I")
        with self.transfercmd(cmd, rest) as conn:
            while data := fp.read(blocksize):
                conn.sendall(data)
                if callback:
                    callback(data)
            self._end(conn)
        return self.voidresp()

    def storlines(self, cmd, fp, callback=None):
        self.voidcmd("TYPE A")
        with self.transfercmd(cmd) as conn:
            while True:
                line = fp.readline(self.maxline + 1)
                if len(line) > self.maxline:
                    raise Error("got more than %d bytes" % self.maxline)
                if not line:
                    break
                if line[-2:] != B_CRLF:
                    line = (line[:-1] if line[-1] in B_CRLF else line) + B_CRLF
                conn.sendall(line)
                if callback:
                    callback(line)
            self._end(conn)
        return self.voidresp()

    # ---- commands

    def login(self, user="", passwd="", acct=""):
        user, passwd, acct = user or "anonymous", passwd or "", acct or ""
        if user == "anonymous" and passwd in {"", "-"}:
            passwd += "anonymous@"
        resp = self.sendcmd("USER " + user)
        if resp[0] == "3":
            resp = self.sendcmd("PASS " + passwd)
        if resp[0] == "3":
            resp = self.sendcmd("ACCT " + acct)
        if resp[0] != "2":
            raise error_reply(resp)
        return resp

    def acct(self, password):
        return self.voidcmd("ACCT " + password)

    def nlst(self, *args):
        files = []
        self.retrlines(" ".join(("NLST", *args)), files.append)
        return files

    def dir(self, *args):
        callback = None
        if args and not isinstance(args[-1], str):
            *args, callback = args
        self.retrlines(" ".join(["LIST", *filter(None, args)]), callback)

    def mlsd(self, path="", facts=[]):
        """Yields (name, {fact: value}) of what a folder holds (RFC 3659)."""
        if facts:
            self.sendcmd("OPTS MLST " + ";".join(facts) + ";")
        lines = []
        self.retrlines(f"MLSD {path}" if path else "MLSD", lines.append)
        for line in lines:
            found, _, name = line.rstrip(CRLF).partition(" ")
            entry = {}
            for fact in found[:-1].split(";"):
                key, _, value = fact.partition("=")
                entry[key.lower()] = value
            yield name, entry

    def rename(self, fromname, toname):
        resp = self.sendcmd("RNFR " + fromname)
        if resp[0] != "3":
            raise error_reply(resp)
        return self.voidcmd("RNTO " + toname)

    def delete(self, filename):
        resp = self.sendcmd("DELE " + filename)
        if resp[:3] in {"250", "200"}:
            return resp
        raise error_reply(resp)

    def cwd(self, dirname):
        if dirname == "..":
            try:
                return self.voidcmd("CDUP")
            except error_perm as error:
                if error.args[0][:3] != "500":  # the server does not know CDUP
                    raise
        return self.voidcmd("CWD " + (dirname or "."))

    def size(self, filename):
        resp = self.sendcmd("SIZE " + filename)
        return int(resp[3:].strip()) if resp[:3] == "213" else None

    def mkd(self, dirname):
        resp = self.voidcmd("MKD " + dirname)
        return parse257(resp) if resp.startswith("257") else ""  # some say 250 instead

    def rmd(self, dirname):
        return self.voidcmd("RMD " + dirname)

    def pwd(self):
        resp = self.voidcmd("PWD")
        return parse257(resp) if resp.startswith("257") else ""

    def quit(self):
        resp = self.voidcmd("QUIT")
        self.close()
        return resp

    def close(self):
        file, self.file = self.file, None
        sock, self.sock = self.sock, None
        try:
            if file is not None:
                file.close()
        finally:
            if sock is not None:
                sock.close()


try:
    import ssl
except ImportError:
    _SSLSocket = None
else:
    _SSLSocket = getattr(ssl, "SSLSocket", None)

    class FTP_TLS(FTP):
        """FTP whose control connection is encrypted before the login, and its transfers after prot_p()."""

        ssl_version = getattr(ssl, "PROTOCOL_TLS_CLIENT", None)

        def __init__(self, host="", user="", passwd="", acct="", keyfile=None, certfile=None, context=None,
                     timeout=_GLOBAL_DEFAULT_TIMEOUT, source_address=None, *, encoding="utf-8"):
            for given, name in (keyfile, "keyfile"), (certfile, "certfile"):
                if context is not None and given is not None:
                    raise ValueError(f"context and {name} arguments are mutually exclusive")
            if keyfile is not None or certfile is not None:
                import warnings

                warnings.warn("keyfile and certfile are deprecated, use a custom context instead", DeprecationWarning, 2)
            self.keyfile, self.certfile = keyfile, certfile
            self.context = context or ssl._create_stdlib_context(self.ssl_version, certfile=certfile, keyfile=keyfile)
            self._prot_p = False
            super().__init__(host, user, passwd, acct, timeout, source_address, encoding=encoding)

        def login(self, user="", passwd="", acct="", secure=True):
            if secure and not isinstance(self.sock, _SSLSocket):
                self.auth()
            return super().login(user, passwd, acct)

        def auth(self):
            if isinstance(self.sock, _SSLSocket):
                raise ValueError("Already using TLS")
            resp = self.voidcmd("AUTH TLS" if self.ssl_version >= ssl.PROTOCOL_TLS else "AUTH SSL")
            self.sock = self.context.wrap_socket(self.sock, server_hostname=self.host)
            self.file = self.sock.makefile(mode="r", encoding=self.encoding)
            return resp

        def ccc(self):
            if not isinstance(self.sock, _SSLSocket):
                raise ValueError("not using TLS")
            resp = self.voidcmd("CCC")
            self.sock = self.sock.unwrap()
            return resp

        def prot_p(self):
            self.voidcmd("PBSZ 0")
            resp = self.voidcmd("PROT P")
            self._prot_p = True
            return resp

        def prot_c(self):
            resp = self.voidcmd("PROT C")
            self._prot_p = False
            return resp

        def ntransfercmd(self, cmd, rest=None):
            conn, size = super().ntransfercmd(cmd, rest)
            return (self.context.wrap_socket(conn, server_hostname=self.host) if self._prot_p else conn), size

        def _end(self, conn):
            if isinstance(conn, _SSLSocket):
                conn.unwrap()

        def abort(self):
            self.sock.sendall(b"ABOR" + B_CRLF)  # TLS has no out-of-band data
            resp = self.getmultiline()
            if resp[:3] not in {"426", "225", "226"}:
                raise error_proto(resp)
            return resp

    __all__.append("FTP_TLS")
    all_errors = (Error, OSError, EOFError, ssl.SSLError)


_150 = re.compile(r"150 .* \((\d+) bytes\)", re.IGNORECASE | re.ASCII)
_227 = re.compile(r"(\d+),(\d+),(\d+),(\d+),(\d+),(\d+)", re.ASCII)


def parse150(resp):
    """The size that a server announces, or None."""
    if resp[:3] != "150":
        raise error_reply(resp)
    found = _150.match(resp)
    return int(found[1]) if found else None


def parse227(resp):
    """(host, port) of an answer to PASV."""
    if resp[:3] != "227":
        raise error_reply(resp)
    found = _227.search(resp)
    if not found:
        raise error_proto(resp)
    *host, high, low = found.groups()
    return ".".join(host), (int(high) << 8) + int(low)


def parse229(resp, peer):
    """(host, port) of an answer to EPSV: the host is the peer."""
    if resp[:3] != "229":
        raise error_reply(resp)
    left = resp.find("(")
    right = resp.find(")", left + 1) if left >= 0 else -1
    if right < 0 or resp[left + 1] != resp[right - 1]:
        raise error_proto(resp)
    parts = resp[left + 1:right].split(resp[left + 1])
    if len(parts) != 5:
        raise error_proto(resp)
    return peer[0], int(parts[3])


def parse257(resp):
    """The folder of an answer to MKD or PWD: what stands in quotes, of which doubled ones are its own."""
    if resp[:3] != "257":
        raise error_reply(resp)
    if resp[3:5] != ' "':
        return ""
    found = re.compile(r'((?:[^"]|"")*)').match(resp, 5)
    return found[1].replace('""', '"')


def ftpcp(source, sourcename, target, targetname="", type="I"):
    """Copies a file from one server to another, which connect to each other."""
    targetname = targetname or sourcename
    type = "TYPE " + type
    source.voidcmd(type)
    target.voidcmd(type)
    target.sendport(*parse227(source.sendcmd("PASV")))
    for end, command in (target, "STOR " + targetname), (source, "RETR " + sourcename):
        if end.sendcmd(command)[:3] not in {"125", "150"}:
            raise error_proto
    source.voidresp()
    target.voidresp()


def _fetch(client, name):
    """-lFOLDER lists, -dFOLDER changes the folder, -p switches passive transfers, else a file is shown."""
    if name[:2] == "-l":
        client.dir(name[2:])
    elif name[:2] == "-d":
        client.sendcmd("CWD " + name[2:] if name[2:] else "CWD")
    elif name == "-p":
        client.set_pasv(not client.passiveserver)
    else:
        client.retrbinary("RETR " + name, sys.stdout.buffer.write, 1024)


def test():
    """ftp [-d] [-r FILE] HOST [-l[DIR]] [-d[DIR]] [-p] [FILE] ..."""
    import netrc

    if len(sys.argv) < 2:
        print(test.__doc__)
        sys.exit(0)
    level, rcfile, args = 0, None, sys.argv[1:]
    while args[0] == "-d":
        level, args = level + 1, args[1:]
    if args[0][:2] == "-r":
        rcfile, args = args[0][2:], args[1:]
    client = FTP(args[0])
    client.set_debuglevel(level)
    user = passwd = acct = ""
    try:
        found = netrc.netrc(rcfile).authenticators(args[0])
        if found:
            user, acct, passwd = found
    except OSError:
        if rcfile is not None:
            print("Could not open account file -- using anonymous login.", file=sys.stderr)
    client.login(user, passwd, acct)
    for name in args[1:]:
        _fetch(client, name)
    client.quit()


if __name__ == "__main__":
    test()
