"""http.client: connections of HTTP. HTTPS needs TLS, which there is not."""

import collections.abc
import io
import re
import socket
from http import HTTPStatus
from http._errors import (
    BadStatusLine, CannotSendHeader, CannotSendRequest, HTTPException, ImproperConnectionState, IncompleteRead, InvalidURL,
    LineTooLong, NotConnected, RemoteDisconnected, ResponseNotReady, UnimplementedFileMode, UnknownProtocol,
    UnknownTransferEncoding
)  # fmt: skip
from http._response import HTTPMessage, HTTPResponse, _MAXHEADERS, _MAXLINE, parse_headers  # noqa: F401
from urllib.parse import urlsplit

__all__ = ["HTTPResponse", "HTTPConnection", "HTTPException", "NotConnected", "UnknownProtocol", "UnknownTransferEncoding",
           "UnimplementedFileMode", "IncompleteRead", "InvalidURL", "ImproperConnectionState", "CannotSendRequest",
           "CannotSendHeader", "ResponseNotReady", "BadStatusLine", "LineTooLong", "RemoteDisconnected", "error", "responses",
           "HTTPSConnection"]  # fmt: skip

error = HTTPException
HTTP_PORT, HTTPS_PORT = 80, 443
_CS_IDLE, _CS_REQ_STARTED, _CS_REQ_SENT = "Idle", "Request-started", "Request-sent"
responses = {status: status.phrase for status in HTTPStatus}
globals().update(HTTPStatus.__members__)
_METHODS_WITH_BODY = {"PATCH", "POST", "PUT"}
_no_control = re.compile("[\x00-\x1f]")
_no_control_in_url = re.compile("[\x00-\x20\x7f]")
_header_name = re.compile(rb"[^:\s][^:\r\n]*")
_bad_value = re.compile(rb"\n(?![ \t])|\r(?![ \t\n])")


def _encode(data, name="data"):
    try:
        return data.encode("latin-1")
    except UnicodeEncodeError as e:
        raise UnicodeEncodeError(e.encoding, e.object, e.start, e.end,
                                 "%s (%.20r) is not valid Latin-1. Use %s.encode('utf-8') if you want to send it encoded in UTF-8."
                                 % (name.title(), data[e.start:e.end], name)) from None  # fmt: skip


class HTTPConnection:
    _http_vsn, _http_vsn_str = 11, "HTTP/1.1"
    response_class, default_port, auto_open, debuglevel = HTTPResponse, HTTP_PORT, 1, 0

    def __init__(self, host, port=None, timeout=socket._GLOBAL_DEFAULT_TIMEOUT, source_address=None, blocksize=8192):
        self.timeout, self.source_address, self.blocksize = timeout, source_address, blocksize
        self.sock, self._buffer, self._tunnel_host, self._tunnel_port, self._tunnel_headers = None, [], None, None, {}
        self.__response, self.__state, self._method = None, _CS_IDLE, None
        self.host, self.port = self._get_hostport(host, port)
        self._check(self.host, _no_control_in_url, "URL")
        self._create_connection = socket.create_connection

    @staticmethod
    def _is_textIO(stream):
        return isinstance(stream, io.TextIOBase)

    @staticmethod
    def _check(text, pattern, what):
        found = pattern.search(text)
        if found:
            raise (ValueError if what == "method" else InvalidURL)(
                f"{what} can't contain control characters. {text!r} (found at least {found.group()!r})")

    def _get_hostport(self, host, port):
        if port is None:
            colon, bracket = host.rfind(":"), host.rfind("]")
            if colon > bracket:
                text, host = host[colon + 1:], host[:colon]
                try:
                    port = int(text) if text else self.default_port
                except ValueError:
                    raise InvalidURL("nonnumeric port: '%s'" % text) from None
            else:
                port = self.default_port
        if host and host[0] == "[" and host[-1] == "]":
            host = host[1:-1]
        return host, port

    def set_debuglevel(self, level):
        self.debuglevel = level

    def set_tunnel(self, host, port=None, headers=None):
        """Connects through a proxy to the host."""
        if self.sock:
            raise RuntimeError("Can't set up tunnel for established connection")
        self._tunnel_host, self._tunnel_port = self._get_hostport(host, port)
        self._tunnel_headers = dict(headers) if headers else {}

    def _tunnel(self):
        lines = [f"CONNECT {self._tunnel_host}:{self._tunnel_port} HTTP/1.0"]
        lines += [f"{name}: {value}" for name, value in self._tunnel_headers.items()]
        self.send(("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
        response = self.response_class(self.sock, method=self._method)
        _, code, message = response._read_status()
        if code != HTTPStatus.OK:
            self.close()
            raise OSError(f"Tunnel connection failed: {code} {message.strip()}")
        parse_headers(response.fp)

    def connect(self):
        self.sock = self._create_connection((self.host, self.port), self.timeout, self.source_address)
        try:
            self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        except OSError as e:
            if e.errno != 92:
                raise
        if self._tunnel_host:
            self._tunnel()

    def close(self):
        self.__state = _CS_IDLE
        sock, self.sock = self.sock, None
        if sock:
            sock.close()
        response, self.__response = self.__response, None
        if response:
            response.close()

    def _blocks(self, file):
        """What a file holds, piece by piece, as bytes."""
        is_text = self._is_textIO(file)
        while block := file.read(self.blocksize):
            yield block.encode("iso-8859-1") if is_text else block

    def send(self, data):
        if self.sock is None:
            if not self.auto_open:
                raise NotConnected()
            self.connect()
        if self.debuglevel > 0:
            print("send:", repr(data))
        if hasattr(data, "read"):
            for block in self._blocks(data):
                self.sock.sendall(block)
            return
        try:
            self.sock.sendall(data)
        except TypeError:
            if not isinstance(data, collections.abc.Iterable):
                raise TypeError("data should be a bytes-like object or an iterable, got %r" % type(data)) from None
            for part in data:
                self.sock.sendall(part)

    def _output(self, s):
        self._buffer.append(s)

    def _send_output(self, message_body=None, encode_chunked=False):
        self._buffer.extend((b"", b""))
        head = b"\r\n".join(self._buffer)
        del self._buffer[:]
        self.send(head)
        if message_body is None:
            return
        if hasattr(message_body, "read"):
            chunks = self._blocks(message_body)
        else:
            try:
                memoryview(message_body)
                chunks = (message_body,)
            except TypeError:
                try:
                    chunks = iter(message_body)
                except TypeError:
                    raise TypeError("message_body should be a bytes-like object or an iterable, got %r" % type(message_body)) from None
        for chunk in chunks:
            if not chunk:
                continue
            if encode_chunked and self._http_vsn == 11:
                chunk = f"{len(chunk):X}\r\n".encode("ascii") + chunk + b"\r\n"
            self.send(chunk)
        if encode_chunked and self._http_vsn == 11:
            self.send(b"0\r\n\r\n")

    def _forget_closed_response(self):
        if self.__response and self.__response.isclosed():
            self.__response = None

    def putrequest(self, method, url, skip_host=False, skip_accept_encoding=False):
        """Begins a request."""
        self._forget_closed_response()
        if self.__state != _CS_IDLE:
            raise CannotSendRequest(self.__state)
        self.__state = _CS_REQ_STARTED
        self._check(method, _no_control, "method")
        self._method, url = method, url or "/"
        self._check(url, _no_control_in_url, "URL")
        self._output(f"{method} {url} {self._http_vsn_str}".encode("ascii"))
        if self._http_vsn != 11:
            return
        if not skip_host:
            self.putheader("Host", self._host_header(url))
        if not skip_accept_encoding:
            self.putheader("Accept-Encoding", "identity")

    def _host_header(self, url):
        netloc = urlsplit(url).netloc if url.startswith("http") else ""
        if netloc:
            return netloc.encode("ascii" if netloc.isascii() else "idna")
        host, port = (self._tunnel_host, self._tunnel_port) if self._tunnel_host else (self.host, self.port)
        encoded = host.encode("ascii" if host.isascii() else "idna")
        if ":" in host:
            encoded = b"[" + encoded + b"]"
        return encoded if port == self.default_port else encoded + b":%d" % port

    def putheader(self, header, *values):
        if self.__state != _CS_REQ_STARTED:
            raise CannotSendHeader()
        name = header.encode("ascii") if hasattr(header, "encode") else header
        if not _header_name.fullmatch(name):
            raise ValueError("Invalid header name %r" % (name,))
        coded = []
        for value in values:
            value = value.encode("latin-1") if hasattr(value, "encode") else str(value).encode("ascii") if isinstance(value, int) else value
            if _bad_value.search(value):
                raise ValueError("Invalid header value %r" % (value,))
            coded.append(value)
        self._output(name + b": " + b"\r\n\t".join(coded))

    def endheaders(self, message_body=None, *, encode_chunked=False):
        if self.__state != _CS_REQ_STARTED:
            raise CannotSendHeader()
        self.__state = _CS_REQ_SENT
        self._send_output(message_body, encode_chunked=encode_chunked)

    @staticmethod
    def _get_content_length(body, method):
        if body is None:
            return 0 if method.upper() in _METHODS_WITH_BODY else None
        if hasattr(body, "read"):
            return None
        try:
            return memoryview(body).nbytes
        except TypeError:
            return len(body) if isinstance(body, str) else None

    def request(self, method, url, body=None, headers={}, *, encode_chunked=False):
        """Sends a whole request."""
        given = {name.lower() if isinstance(name, str) else name for name in headers}
        self.putrequest(method, url, "host" in given, "accept-encoding" in given)
        if "content-length" in given:
            encode_chunked = False
        elif "transfer-encoding" not in given:
            encode_chunked = False
            length = self._get_content_length(body, method)
            if length is not None:
                self.putheader("Content-Length", str(length))
            elif body is not None:
                encode_chunked = True
                self.putheader("Transfer-Encoding", "chunked")
        for name, value in headers.items():
            self.putheader(name, value)
        if isinstance(body, str):
            body = _encode(body, "body")
        self.endheaders(body, encode_chunked=encode_chunked)

    def getresponse(self):
        self._forget_closed_response()
        if self.__state != _CS_REQ_SENT or self.__response:
            raise ResponseNotReady(self.__state)
        response = self.response_class(self.sock, **{"debuglevel": self.debuglevel} if self.debuglevel > 0 else {}, method=self._method)
        try:
            try:
                response.begin()
            except ConnectionError:
                self.close()
                raise
            self.__state = _CS_IDLE
            if response.will_close:
                self.close()
            else:
                self.__response = response
            return response
        except BaseException:
            response.close()
            raise


class HTTPSConnection(HTTPConnection):
    default_port = HTTPS_PORT

    def __init__(self, host, port=None, key_file=None, cert_file=None, timeout=socket._GLOBAL_DEFAULT_TIMEOUT, source_address=None, *,
                 context=None, check_hostname=None, blocksize=8192):  # fmt: skip
        super().__init__(host, port, timeout, source_address, blocksize=blocksize)
        self.key_file, self.cert_file, self._context = key_file, cert_file, context

    def connect(self):
        raise NotImplementedError("there is no TLS here")
