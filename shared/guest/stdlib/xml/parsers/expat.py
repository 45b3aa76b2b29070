"""xml.parsers.expat over the parser of xml.etree: handlers are called when the last piece has come."""

from xml.etree import ElementTree as _tree

EXPAT_VERSION = "expat_2.5.0"


class ExpatError(Exception):
    """A text that is no XML; `code`, `lineno` and `offset` say what and where."""


error = ExpatError
_TEXTS = {2: "syntax error", 3: "no element found", 4: "not well-formed (invalid token)", 5: "unclosed token", 7: "mismatched tag",
          8: "duplicate attribute", 9: "junk after document element", 11: "undefined entity", 27: "unbound prefix"}  # fmt: skip


def ErrorString(code, /):
    return _TEXTS.get(code)


def read(text, target):
    """Drives `target` with a whole text; raises ExpatError."""
    try:
        _tree._read(text.decode("utf-8-sig") if isinstance(text, (bytes, bytearray)) else text, target)
    except _tree.ParseError as e:
        failed = ExpatError(str(e))
        failed.code, (failed.lineno, failed.offset) = e.code, e.position
        raise failed from None


class xmlparser:
    """What ParserCreate gives."""

    takes_prefixes = True
    buffer_text = ordered_attributes = specified_attributes = False
    StartElementHandler = EndElementHandler = CharacterDataHandler = CommentHandler = ProcessingInstructionHandler = None
    StartCdataSectionHandler = EndCdataSectionHandler = StartDoctypeDeclHandler = EndDoctypeDeclHandler = None

    def __init__(self):
        self._parts = []

    def Parse(self, data, isfinal=False, /):
        self._parts.append(data.decode("utf-8-sig") if isinstance(data, (bytes, bytearray)) else data)
        if isfinal:
            read("".join(self._parts), self)
        return 1

    def ParseFile(self, file, /):
        return self.Parse(file.read(), True)

    def _call(self, name, *args):
        handler = getattr(self, name)
        if handler is not None:
            handler(*args)

    def start(self, name, attributes):
        given = [part for pair in attributes.items() for part in pair] if self.ordered_attributes else attributes
        self._call("StartElementHandler", name, given)

    def end(self, name):
        self._call("EndElementHandler", name)

    def data(self, text):
        self._call("CharacterDataHandler", text)

    def cdata(self, text):
        self._call("StartCdataSectionHandler")
        self.data(text)
        self._call("EndCdataSectionHandler")

    def comment(self, text):
        self._call("CommentHandler", text)

    def pi(self, target, text):
        self._call("ProcessingInstructionHandler", target, text)

    def doctype(self, text):
        self._call("StartDoctypeDeclHandler", text.split()[0], None, None, "[" in text)


def ParserCreate(encoding=None, namespace_separator=None, intern=None):
    return xmlparser()
