"""http.client's side that reads: headers and responses."""

import email.message
import email.parser
import io

from http._errors import BadStatusLine, HTTPException, IncompleteRead, LineTooLong, RemoteDisconnected, UnknownProtocol

_MAXLINE, _MAXHEADERS = 65536, 100
_LAST_LINES = b"\r\n", b"\n", b""

__name__ = "http.client"  # what is defined here is shown, and pickled, as that module's


class HTTPMessage(email.message.Message):
    __module__ = "http.client"

    def getallmatchingheaders(self, name):
        """The lines of all headers of the name, with those that continue them."""
        found, hit = [], False
        for line in self.keys():
            if line[:len(name) + 1].lower() == name.lower() + ":":
                hit = True
            elif not line[:1].isspace():
                hit = False
            if hit:
                found.append(line)
        return found


def _read_headers(fp):
    headers = []
    while True:
        line = fp.readline(_MAXLINE + 1)
        if len(line) > _MAXLINE:
            raise LineTooLong("header line")
        headers.append(line)
        if len(headers) > _MAXHEADERS:
            raise HTTPException(f"got more than {_MAXHEADERS} headers")
        if line in _LAST_LINES:
            return headers


def parse_headers(fp, _class=HTTPMessage):
    """The headers that a file begins with."""
    return email.parser.Parser(_class=_class).parsestr(b"".join(_read_headers(fp)).decode("iso-8859-1"))


class HTTPResponse(io.BufferedIOBase):
    __module__ = "http.client"

    def __init__(self, sock, debuglevel=0, method=None, url=None):
        self.fp, self.debuglevel, self._method = sock.makefile("rb"), debuglevel, method
        self.headers = self.msg = None
        self.version = self.status = self.reason = "UNKNOWN"
        self.chunked = self.chunk_left = self.length = self.will_close = "UNKNOWN"

    def _read_status(self):
        line = str(self.fp.readline(_MAXLINE + 1), "iso-8859-1")
        if len(line) > _MAXLINE:
            raise LineTooLong("status line")
        if self.debuglevel > 0:
            print("reply:", repr(line))
        if not line:
            raise RemoteDisconnected("Remote end closed connection without response")
        version, status, reason = ([*line.split(None, 2), "", "", ""])[:3]
        if not version.startswith("HTTP/"):
            self._close_conn()
            raise BadStatusLine(line)
        try:
            status = int(status)
            if not 100 <= status <= 999:
                raise BadStatusLine(line)
        except ValueError:
            raise BadStatusLine(line) from None
        return version, status, reason

    def begin(self):
        """Reads the status and the headers."""
        if self.headers is not None:
            return
        while True:
            version, status, reason = self._read_status()
            if status != 100:
                break
            skipped = _read_headers(self.fp)
            if self.debuglevel > 0:
                print("headers:", skipped)
        self.code = self.status = status
        self.reason = reason.strip()
        if version in ("HTTP/1.0", "HTTP/0.9"):
            self.version = 10
        elif version.startswith("HTTP/1."):
            self.version = 11
        else:
            raise UnknownProtocol(version)
        self.headers = self.msg = parse_headers(self.fp)
        if self.debuglevel > 0:
            for name, value in self.headers.items():
                print("header:", name + ":", value)
        self.chunked = (self.headers.get("transfer-encoding") or "").lower() == "chunked"
        self.chunk_left = None
        self.will_close = self._check_close()
        self.length = None
        length = self.headers.get("content-length")
        if length and not self.chunked:
            try:
                self.length = int(length)
            except ValueError:
                pass
            else:
                self.length = None if self.length < 0 else self.length
        if status in (204, 304) or 100 <= status < 200 or self._method == "HEAD":
            self.length = 0
        if not self.will_close and not self.chunked and self.length is None:
            self.will_close = True

    def _check_close(self):
        connection = self.headers.get("connection") or ""
        if self.version == 11:
            return "close" in connection.lower()
        return not (self.headers.get("keep-alive") or "keep-alive" in connection.lower()
                    or "keep-alive" in (self.headers.get("proxy-connection") or "").lower())  # fmt: skip

    def _close_conn(self):
        fp, self.fp = self.fp, None
        fp.close()

    def close(self):
        try:
            super().close()
        finally:
            if self.fp:
                self._close_conn()

    def flush(self):
        super().flush()
        if self.fp:
            self.fp.flush()

    def readable(self):
        return True

    def isclosed(self):
        return self.fp is None

    def read(self, amt=None):
        """The body, or so many bytes of it."""
        if self.fp is None:
            return b""
        if self._method == "HEAD":
            self._close_conn()
            return b""
        if self.chunked:
            return self._read_chunked(amt)
        if amt is not None and amt >= 0:
            data = self.fp.read(amt if self.length is None else min(amt, self.length))
            if not data and amt:
                self._close_conn()
            elif self.length is not None:
                self.length -= len(data)
                if not self.length:
                    self._close_conn()
            return data
        if self.length is None:
            data = self.fp.read()
        else:
            try:
                data = self._safe_read(self.length)
            except IncompleteRead:
                self._close_conn()
                raise
            self.length = 0
        self._close_conn()
        return data

    def readinto(self, b):
        if self.fp is None:
            return 0
        data = self.read(len(b))
        b[:len(data)] = data
        return len(data)

    def _next_chunk(self):
        """How much of the chunk is left, None at the end; reads the next one's size where it has to."""
        if self.chunk_left:
            return self.chunk_left
        if self.chunk_left is not None:
            self._safe_read(2)
        line = self.fp.readline(_MAXLINE + 1)
        if len(line) > _MAXLINE:
            raise LineTooLong("chunk size")
        try:
            self.chunk_left = int(line.partition(b";")[0], 16)
        except ValueError:
            self._close_conn()
            raise IncompleteRead(b"") from None
        if self.chunk_left == 0:
            while self.fp.readline(_MAXLINE + 1) not in _LAST_LINES:
                pass
            self._close_conn()
            self.chunk_left = None
        return self.chunk_left

    def _read_chunked(self, amt=None):
        parts, amt = [], None if amt is not None and amt < 0 else amt
        try:
            while (left := self._next_chunk()) is not None:
                if amt is not None and amt <= left:
                    parts.append(self._safe_read(amt))
                    self.chunk_left = left - amt
                    break
                parts.append(self._safe_read(left))
                amt = None if amt is None else amt - left
                self.chunk_left = 0
            return b"".join(parts)
        except IncompleteRead as error:
            raise IncompleteRead(b"".join(parts)) from error

    def _safe_read(self, amt):
        data = self.fp.read(amt)
        if len(data) < amt:
            raise IncompleteRead(data, amt - len(data))
        return data

    def read1(self, n=-1):
        if self.fp is None or self._method == "HEAD":
            return b""
        if self.chunked:
            left = self._next_chunk()
            if left is None or n == 0:
                return b""
            data = self.fp.read1(left if n < 0 else min(n, left))
            self.chunk_left -= len(data)
            if not data:
                raise IncompleteRead(b"")
            return data
        if self.length is not None and (n < 0 or n > self.length):
            n = self.length
        data = self.fp.read1(n)
        if not data and n:
            self._close_conn()
        elif self.length is not None:
            self.length -= len(data)
        return data

    def peek(self, n=-1):
        if self.fp is None or self._method == "HEAD":
            return b""
        if self.chunked:
            try:
                left = self._next_chunk()
            except IncompleteRead:
                return b""
            return b"" if left is None else self.fp.peek(left)[:left]
        return self.fp.peek(n)

    def readline(self, limit=-1):
        if self.fp is None or self._method == "HEAD":
            return b""
        if self.chunked:
            return super().readline(limit)
        if self.length is not None and (limit < 0 or limit > self.length):
            limit = self.length
        line = self.fp.readline(limit)
        if not line and limit:
            self._close_conn()
        elif self.length is not None:
            self.length -= len(line)
        return line

    def fileno(self):
        return self.fp.fileno()

    def getheader(self, name, default=None):
        """The headers of the name, joined by commas."""
        if self.headers is None:
            from http._errors import ResponseNotReady

            raise ResponseNotReady()
        found = self.headers.get_all(name) or default
        return found if isinstance(found, str) or not hasattr(found, "__iter__") else ", ".join(found)

    def getheaders(self):
        if self.headers is None:
            from http._errors import ResponseNotReady

            raise ResponseNotReady()
        return list(self.headers.items())

    def __iter__(self):
        return self

    def info(self):
        return self.headers

    def geturl(self):
        return self.url

    def getcode(self):
        return self.status
