"""What http.client raises."""


class HTTPException(Exception):
    __module__ = "http.client"


class NotConnected(HTTPException):
    __module__ = "http.client"


class InvalidURL(HTTPException):
    __module__ = "http.client"


class UnknownProtocol(HTTPException):
    __module__ = "http.client"

    def __init__(self, version):
        self.args, self.version = (version,), version


class UnknownTransferEncoding(HTTPException):
    __module__ = "http.client"


class UnimplementedFileMode(HTTPException):
    __module__ = "http.client"


class IncompleteRead(HTTPException):
    __module__ = "http.client"

    def __init__(self, partial, expected=None):
        self.args, self.partial, self.expected = (partial,), partial, expected

    def __repr__(self):
        more = "" if self.expected is None else ", %i more expected" % self.expected
        return "%s(%i bytes read%s)" % (type(self).__name__, len(self.partial), more)

    __str__ = object.__str__


class ImproperConnectionState(HTTPException):
    __module__ = "http.client"


class CannotSendRequest(ImproperConnectionState):
    __module__ = "http.client"


class CannotSendHeader(ImproperConnectionState):
    __module__ = "http.client"


class ResponseNotReady(ImproperConnectionState):
    __module__ = "http.client"


class BadStatusLine(HTTPException):
    __module__ = "http.client"

    def __init__(self, line):
        self.args, self.line = (line or repr(line),), line or repr(line)


class LineTooLong(HTTPException):
    __module__ = "http.client"

    def __init__(self, line_type):
        HTTPException.__init__(self, "got more than 65536 bytes when reading %s" % line_type)


class RemoteDisconnected(ConnectionResetError, BadStatusLine):
    __module__ = "http.client"

    def __init__(self, *pos, **kw):
        BadStatusLine.__init__(self, "")
        ConnectionResetError.__init__(self, *pos, **kw)
