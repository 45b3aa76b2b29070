"""Errors of reading and writing mail, and the defects that a parser notes."""


class MessageError(Exception):
    """Base of the errors."""


class MessageParseError(MessageError):
    """Base of the errors of reading."""


class HeaderParseError(MessageParseError):
    """A header that cannot be read."""


class BoundaryError(MessageParseError):
    """A terminating boundary is missing."""


class MultipartConversionError(MessageError, TypeError):
    """A message that holds text cannot take parts."""


class CharsetError(MessageError):
    """An illegal character set."""


class HeaderWriteError(MessageError):
    """A header that cannot be written."""


class MessageDefect(ValueError):
    """Base of what may be wrong with a message."""

    def __init__(self, line=None):
        if line is not None:
            super().__init__(line)
        self.line = line


def _defects(base, names):
    for name in names.split():
        globals()[name] = type(name, (base,), {"__module__": __name__})


class HeaderDefect(MessageDefect):
    """Base of what may be wrong with a header."""

    def __init__(self, *args, **kw):
        super().__init__(*args, **kw)


_defects(MessageDefect, "NoBoundaryInMultipartDefect StartBoundaryNotFoundDefect CloseBoundaryNotFoundDefect FirstHeaderLineIsContinuationDefect "
         "MisplacedEnvelopeHeaderDefect MissingHeaderBodySeparatorDefect MultipartInvariantViolationDefect InvalidMultipartContentTransferEncodingDefect "
         "UndecodableBytesDefect InvalidBase64PaddingDefect InvalidBase64CharactersDefect InvalidBase64LengthDefect")
_defects(HeaderDefect, "InvalidHeaderDefect HeaderMissingRequiredValue NonPrintableDefect ObsoleteHeaderDefect NonASCIILocalPartDefect InvalidDateDefect")
MalformedHeaderDefect = MissingHeaderBodySeparatorDefect  # noqa: F821
