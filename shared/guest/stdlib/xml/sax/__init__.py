"""xml.sax: events of an XML text, told to handlers by a reader."""

from xml.sax._exceptions import (  # noqa: F401
    SAXException, SAXNotRecognizedException, SAXNotSupportedException, SAXParseException, SAXReaderNotAvailable,
)  # fmt: skip
from xml.sax.handler import ContentHandler, ErrorHandler
from xml.sax.xmlreader import InputSource

default_parser_list = ["xml.sax.expatreader"]


def parse(source, handler, errorHandler=ErrorHandler()):
    """Reads a file, a name or an InputSource."""
    parser = make_parser()
    parser.setContentHandler(handler)
    parser.setErrorHandler(errorHandler)
    parser.parse(source)


def parseString(string, handler, errorHandler=ErrorHandler()):
    """Reads a text or bytes."""
    import io

    if errorHandler is None:
        errorHandler = ErrorHandler()
    parser = make_parser()
    parser.setContentHandler(handler)
    parser.setErrorHandler(errorHandler)
    source = InputSource()
    if isinstance(string, str):
        source.setCharacterStream(io.StringIO(string))
    else:
        source.setByteStream(io.BytesIO(string))
    parser.parse(source)


def make_parser(parser_list=()):
    """The reader of the first module of the list, then of the default ones, that can make one."""
    for name in [*parser_list, *default_parser_list]:
        try:
            return _create_parser(name)
        except ImportError:
            import sys

            if name in sys.modules:  # it is there, and an import of its own failed
                raise
        except SAXReaderNotAvailable:
            pass
    raise SAXReaderNotAvailable("No parsers found", None)


def _create_parser(parser_name):
    return __import__(parser_name, {}, {}, ["create_parser"]).create_parser()
