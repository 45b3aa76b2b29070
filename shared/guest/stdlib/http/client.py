"""http.client: names of HTTP, and connections, which programs here cannot open."""

from http import HTTPStatus

__all__ = """
BadStatusLine CannotSendRequest HTTPConnection HTTPException HTTPSConnection ImproperConnectionState IncompleteRead
InvalidURL LineTooLong NotConnected RemoteDisconnected ResponseNotReady UnknownProtocol responses
""".split()

HTTP_PORT, HTTPS_PORT = 80, 443
responses = {status: status.phrase for status in HTTPStatus}
globals().update({status.name: status for status in HTTPStatus})


class HTTPException(Exception):
    pass


class NotConnected(HTTPException):
    pass


class InvalidURL(HTTPException):
    pass


class UnknownProtocol(HTTPException):
    pass


class IncompleteRead(HTTPException):
    def __init__(self, partial, expected=None):
        self.args, self.partial, self.expected = (partial,), partial, expected

    def __repr__(self):
        more = "" if self.expected is None else ", %i more expected" % self.expected
        return "%s(%i bytes read%s)" % (type(self).__name__, len(self.partial), more)

    __str__ = object.__str__


class ImproperConnectionState(HTTPException):
    pass


class CannotSendRequest(ImproperConnectionState):
    pass


class ResponseNotReady(ImproperConnectionState):
    pass


class BadStatusLine(HTTPException):
    def __init__(self, line):
        self.args, self.line = (line or repr(line),), line or repr(line)


class LineTooLong(HTTPException):
    def __init__(self, line_type):
        HTTPException.__init__(self, "got more than 65536 bytes when reading %s" % line_type)


class RemoteDisconnected(ConnectionResetError, BadStatusLine):
    def __init__(self, *pos, **kw):
        BadStatusLine.__init__(self, "")
        ConnectionResetError.__init__(self, *pos, **kw)


class HTTPConnection:
    default_port = HTTP_PORT

    def __init__(self, host, port=None, timeout=None, source_address=None, blocksize=8192):
        self.host, _, given = host.partition(":")
        self.port, self.timeout = port or int(given or self.default_port), timeout

    def connect(self):
        raise OSError(101, "Network is unreachable")

    def request(self, method, url, body=None, headers={}, *, encode_chunked=False):
        self.connect()

    def getresponse(self):
        raise ResponseNotReady("Idle")

    def close(self):
        """Nothing was opened."""


class HTTPSConnection(HTTPConnection):
    default_port = HTTPS_PORT
