"""What xml.sax raises."""


class SAXException(Exception):
    """An error or warning, with a message and perhaps the exception behind it."""

    def __init__(self, msg, exception=None):
        self._msg, self._exception = msg, exception
        Exception.__init__(self, msg)

    def getMessage(self):
        return self._msg

    def getException(self):
        return self._exception

    def __str__(self):
        return self._msg

    def __getitem__(self, ix):
        raise AttributeError("__getitem__")


class SAXParseException(SAXException):
    """An error in a text, and where."""

    def __init__(self, msg, exception, locator):
        SAXException.__init__(self, msg, exception)
        self._locator = locator
        # The locator moves on, so the place is read now.
        self._systemId = locator.getSystemId()
        self._colnum, self._linenum = locator.getColumnNumber(), locator.getLineNumber()

    def getColumnNumber(self):
        return self._colnum

    def getLineNumber(self):
        return self._linenum

    def getPublicId(self):
        return self._locator.getPublicId()

    def getSystemId(self):
        return self._systemId

    def __str__(self):
        place = [self.getSystemId(), self.getLineNumber(), self.getColumnNumber()]
        shown = ["<unknown>" if place[0] is None else place[0], *("?" if p is None else p for p in place[1:])]
        return f"{':'.join(map(str, shown))}: {self._msg}"


class SAXNotRecognizedException(SAXException):
    """A feature or property that the reader does not know."""


class SAXNotSupportedException(SAXException):
    """A feature or property whose value the reader cannot take."""


class SAXReaderNotAvailable(SAXNotSupportedException):
    """A reader that cannot be made here."""
