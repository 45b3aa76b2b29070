"""The part of logging.handlers that sends records: over sockets, to syslog, by HTTP and by mail."""

import logging
import pickle
import socket
import struct
import time

DEFAULT_TCP_LOGGING_PORT, DEFAULT_UDP_LOGGING_PORT, DEFAULT_HTTP_LOGGING_PORT, DEFAULT_SOAP_LOGGING_PORT = 9020, 9021, 9022, 9023
SYSLOG_UDP_PORT = SYSLOG_TCP_PORT = 514

__name__ = "logging.handlers"  # what is defined here is shown, and pickled, as that module's


class SocketHandler(logging.Handler):
    """Sends pickles of records, each after its length; a connection that is lost is tried again, ever less often."""

    def __init__(self, host, port):
        super().__init__()
        self.host, self.port, self.address = host, port, host if port is None else (host, port)
        self.sock, self.closeOnError, self.retryTime = None, False, None
        self.retryStart, self.retryMax, self.retryFactor = 1.0, 30.0, 2.0

    def makeSocket(self, timeout=1):
        if self.port is not None:
            return socket.create_connection(self.address, timeout=timeout)
        result = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        result.settimeout(timeout)
        try:
            result.connect(self.address)
        except OSError:
            result.close()
            raise
        return result

    def createSocket(self):
        now = time.time()
        if self.retryTime is not None and now < self.retryTime:
            return
        try:
            self.sock, self.retryTime = self.makeSocket(), None
        except OSError:
            self.retryPeriod = self.retryStart if self.retryTime is None else min(self.retryPeriod * self.retryFactor, self.retryMax)
            self.retryTime = now + self.retryPeriod

    def send(self, s):
        if self.sock is None:
            self.createSocket()
        if self.sock:
            try:
                self.sock.sendall(s)
            except OSError:
                self.sock.close()
                self.sock = None

    def makePickle(self, record):
        """The record's attributes, without what cannot be pickled."""
        if record.exc_info:
            self.format(record)
        kept = dict(record.__dict__, msg=record.getMessage(), args=None, exc_info=None)
        kept.pop("message", None)
        data = pickle.dumps(kept, 1)
        return struct.pack(">L", len(data)) + data

    def handleError(self, record):
        if self.closeOnError and self.sock:
            self.sock.close()
            self.sock = None
        else:
            super().handleError(record)

    def emit(self, record):
        try:
            self.send(self.makePickle(record))
        except Exception:
            self.handleError(record)

    def close(self):
        with self.lock:
            sock, self.sock = self.sock, None
            if sock:
                sock.close()
            super().close()


class DatagramHandler(SocketHandler):
    """The same in datagrams."""

    def __init__(self, host, port):
        super().__init__(host, port)
        self.closeOnError = False

    def makeSocket(self):
        return socket.socket(socket.AF_UNIX if self.port is None else socket.AF_INET, socket.SOCK_DGRAM)

    def send(self, s):
        if self.sock is None:
            self.createSocket()
        self.sock.sendto(s, self.address)


_PRIORITIES = "emerg alert crit err warning notice info debug".split()
_FACILITIES = {name: number for number, name in enumerate(
    "kern user mail daemon auth syslog lpr news uucp cron authpriv ftp ntp security console solaris-cron".split())}  # fmt: skip
_FACILITIES |= {f"local{i}": 16 + i for i in range(8)}


class SysLogHandler(logging.Handler):
    """Sends records to a syslog daemon."""

    priority_names = {name: number for number, name in enumerate(_PRIORITIES)} | {"critical": 2, "error": 3, "warn": 4, "panic": 0}
    facility_names = dict(_FACILITIES)
    priority_map = {"DEBUG": "debug", "INFO": "info", "WARNING": "warning", "ERROR": "error", "CRITICAL": "critical"}
    ident, append_nul = "", True

    def __init__(self, address=("localhost", SYSLOG_UDP_PORT), facility=1, socktype=None):
        super().__init__()
        self.address, self.facility, self.socktype, self.socket = address, facility, socktype, None
        self.createSocket()

    def _connect_unixsocket(self, address):
        for kind in [socket.SOCK_DGRAM, socket.SOCK_STREAM] if self.socktype is None else [self.socktype]:
            self.socket = socket.socket(socket.AF_UNIX, kind)
            try:
                self.socket.connect(address)
                self.socktype = kind
                return
            except OSError as error:
                self.socket.close()
                failure = error
        raise failure

    def createSocket(self):
        if isinstance(self.address, str):
            self.unixsocket = True
            try:
                self._connect_unixsocket(self.address)
            except OSError:
                pass
            return
        self.unixsocket = False
        self.socktype = socket.SOCK_DGRAM if self.socktype is None else self.socktype
        host, port = self.address
        found = socket.getaddrinfo(host, port, 0, self.socktype)
        if not found:
            raise OSError("getaddrinfo returns an empty list")
        failure = None
        for family, kind, proto, _, address in found:
            made = None
            try:
                made = socket.socket(family, kind, proto)
                if kind == socket.SOCK_STREAM:
                    made.connect(address)
                self.socket = made
                return
            except OSError as error:
                failure = error
                if made is not None:
                    made.close()
        raise failure

    def encodePriority(self, facility, priority):
        facility = self.facility_names[facility] if isinstance(facility, str) else facility
        priority = self.priority_names[priority] if isinstance(priority, str) else priority
        return facility << 3 | priority

    def mapPriority(self, levelName):
        return self.priority_map.get(levelName, "warning")

    def close(self):
        with self.lock:
            sock, self.socket = self.socket, None
            if sock:
                sock.close()
            super().close()

    def emit(self, record):
        try:
            text = self.format(record)
            text = (self.ident or "") + text + ("\000" if self.append_nul else "")
            data = f"<{self.encodePriority(self.facility, self.mapPriority(record.levelname))}>".encode() + text.encode("utf-8")
            if not self.socket:
                self.createSocket()
            if self.unixsocket:
                try:
                    self.socket.send(data)
                except OSError:
                    self.socket.close()
                    self._connect_unixsocket(self.address)
                    self.socket.send(data)
            elif self.socktype == socket.SOCK_DGRAM:
                self.socket.sendto(data, self.address)
            else:
                self.socket.sendall(data)
        except Exception:
            self.handleError(record)


for _name, _number in {**dict(zip(_PRIORITIES, range(8))), **_FACILITIES}.items():
    setattr(SysLogHandler, "LOG_" + ("SOLCRON" if _name == "solaris-cron" else _name.upper()), _number)
del _name, _number


class SMTPHandler(logging.Handler):
    """Sends each record as a mail."""

    def __init__(self, mailhost, fromaddr, toaddrs, subject, credentials=None, secure=None, timeout=5.0):
        super().__init__()
        self.mailhost, self.mailport = mailhost if isinstance(mailhost, (list, tuple)) else (mailhost, None)
        self.username, self.password = credentials if isinstance(credentials, (list, tuple)) else (None, None)
        if not isinstance(credentials, (list, tuple)):
            del self.password
        self.fromaddr, self.subject, self.secure, self.timeout = fromaddr, subject, secure, timeout
        self.toaddrs = [toaddrs] if isinstance(toaddrs, str) else toaddrs

    def getSubject(self, record):
        return self.subject

    def emit(self, record):
        try:
            import email.utils
            import smtplib
            from email.message import EmailMessage

            server = smtplib.SMTP(self.mailhost, self.mailport or smtplib.SMTP_PORT, timeout=self.timeout)
            message = EmailMessage()
            message["From"] = self.fromaddr
            message["To"] = ",".join(self.toaddrs)
            message["Subject"] = self.getSubject(record)
            message["Date"] = email.utils.localtime()
            message.set_content(self.format(record))
            if self.username:
                if self.secure is not None:
                    server.ehlo()
                    server.starttls(*self.secure)
                    server.ehlo()
                server.login(self.username, self.password)
            server.send_message(message)
            server.quit()
        except Exception:
            self.handleError(record)


class HTTPHandler(logging.Handler):
    """Sends records to a web server, as a query or as a form."""

    def __init__(self, host, url, method="GET", secure=False, credentials=None, context=None):
        super().__init__()
        method = method.upper()
        if method not in ("GET", "POST"):
            raise ValueError("method must be GET or POST")
        if not secure and context is not None:
            raise ValueError("context parameter only makes sense with secure=True")
        self.host, self.url, self.method, self.secure, self.credentials, self.context = host, url, method, secure, credentials, context

    def mapLogRecord(self, record):
        return record.__dict__

    def getConnection(self, host, secure):
        import http.client

        return http.client.HTTPSConnection(host, context=self.context) if secure else http.client.HTTPConnection(host)

    def emit(self, record):
        try:
            import urllib.parse

            connection = self.getConnection(self.host, self.secure)
            data, url = urllib.parse.urlencode(self.mapLogRecord(record)), self.url
            if self.method == "GET":
                url += ("&" if "?" in url else "?") + data
            connection.putrequest(self.method, url)
            if self.method == "POST":
                connection.putheader("Content-type", "application/x-www-form-urlencoded")
                connection.putheader("Content-length", str(len(data)))
            if self.credentials:
                import base64

                token = base64.b64encode("{}:{}".format(*self.credentials).encode("utf-8")).strip().decode("ascii")
                connection.putheader("Authorization", "Basic " + token)
            connection.endheaders()
            if self.method == "POST":
                connection.send(data.encode("utf-8"))
            connection.getresponse()
        except Exception:
            self.handleError(record)


class NTEventLogHandler(logging.Handler):
    """Windows alone has such a log: elsewhere records are dropped."""

    def __init__(self, appname, dllname=None, logtype="Application"):
        super().__init__()
        print("The Python Win32 extensions for NT (service, event logging) appear not to be available.")
        self._welu, self.appname, self.dllname, self.logtype = None, appname, dllname, logtype

    def emit(self, record):
        pass
