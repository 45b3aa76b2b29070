"""Reading of messages."""

from io import StringIO, TextIOWrapper

from email._policybase import compat32
from email.feedparser import BytesFeedParser, FeedParser

__all__ = ["Parser", "HeaderParser", "BytesParser", "BytesHeaderParser", "FeedParser", "BytesFeedParser"]


class Parser:
    def __init__(self, _class=None, *, policy=compat32):
        self._class, self.policy = _class, policy

    def parse(self, fp, headersonly=False):
        feed = FeedParser(self._class, policy=self.policy)
        feed._headersonly = headersonly
        feed.feed(fp.read())
        return feed.close()

    def parsestr(self, text, headersonly=False):
        return self.parse(StringIO(text), headersonly)


class HeaderParser(Parser):
    def parse(self, fp, headersonly=True):
        return Parser.parse(self, fp, True)

    def parsestr(self, text, headersonly=True):
        return Parser.parsestr(self, text, True)


class BytesParser:
    def __init__(self, *args, **kw):
        self.parser = Parser(*args, **kw)

    def parse(self, fp, headersonly=False):
        wrapper = TextIOWrapper(fp, encoding="ascii", errors="surrogateescape")
        try:
            return self.parser.parse(wrapper, headersonly)
        finally:
            wrapper.detach()

    def parsebytes(self, text, headersonly=False):
        return self.parser.parsestr(text.decode("ascii", "surrogateescape"), headersonly)


class BytesHeaderParser(BytesParser):
    def parse(self, fp, headersonly=True):
        return BytesParser.parse(self, fp, True)

    def parsebytes(self, text, headersonly=True):
        return BytesParser.parsebytes(self, text, True)
