"""The parser of messages: text is collected as it comes and read when it is closed."""

import re

from email import errors
from email._policybase import compat32

__all__ = ["FeedParser", "BytesFeedParser"]

_LINES = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+")
_HEADER = re.compile(r"^(From |[\041-\071\073-\176]*:|[\t ])")
_END = re.compile(r"(\r\n|\r|\n)\Z")


class FeedParser:
    _headersonly = False

    def __init__(self, _factory=None, *, policy=compat32):
        from email.message import Message

        self.policy, self._text = policy, []
        self._factory = _factory or policy.message_factory or Message

    def feed(self, data):
        self._text.append(data)

    def close(self):
        root = self._message(_LINES.findall("".join(self._text)), "text/plain")
        if root.get_content_maintype() == "multipart" and not root.is_multipart() and not self._headersonly:
            self._defect(root, errors.MultipartInvariantViolationDefect())
        return root

    def _new(self):
        try:
            return self._factory(policy=self.policy)
        except TypeError:
            return self._factory()

    def _message(self, lines, default_type):
        message = self._new()
        message.set_default_type(default_type)
        body = self._headers(message, lines)
        if self._headersonly:
            message.set_payload("".join(body))
        elif message.get_content_type() == "message/delivery-status":
            self._blocks(message, body)
        elif message.get_content_maintype() == "message":
            message.attach(self._message(body, "text/plain"))
        elif message.get_content_maintype() == "multipart":
            self._parts(message, body)
        else:
            message.set_payload("".join(body))
        return message

    def _defect(self, message, defect):
        self.policy.handle_defect(message, defect)

    def _headers(self, message, lines):
        """Reads the headers; gives the lines of the body."""
        at, fields = 0, []
        while at < len(lines):
            line = lines[at]
            if not _HEADER.match(line):
                if line.strip("\r\n"):
                    self._defect(message, errors.MissingHeaderBodySeparatorDefect())
                else:
                    at += 1
                break
            at += 1
            if line[0] in " \t":
                if fields:
                    fields[-1].append(line)
                else:
                    self._defect(message, errors.FirstHeaderLineIsContinuationDefect(line))
            elif line.startswith("From "):
                if at == 1:
                    message.set_unixfrom(_END.sub("", line))
                else:
                    self._defect(message, errors.MisplacedEnvelopeHeaderDefect(line))
            elif line[0] == ":":
                self._defect(message, errors.InvalidHeaderDefect("Missing header name."))
            else:
                fields.append([line])
        for field in fields:
            message.set_raw(*self.policy.header_source_parse(field))
        return lines[at:]

    def _blocks(self, message, body):
        block = []
        for line in [*body, None]:
            if line is not None and line.strip("\r\n"):
                block.append(line)
            elif block or line is not None:
                part = self._new()
                self._headers(part, block)
                part.set_payload("")
                message.attach(part)
                block = []

    def _parts(self, message, body):
        boundary = message.get_boundary()
        if boundary is None:
            self._defect(message, errors.NoBoundaryInMultipartDefect())
            message.set_payload("".join(body))
            return
        if str(message.get("content-transfer-encoding", "8bit")).lower() not in ("7bit", "8bit", "binary"):
            self._defect(message, errors.InvalidMultipartContentTransferEncodingDefect())
        separator = re.compile("--" + re.escape(boundary) + r"(?P<end>--)?[ \t]*(\r\n|\r|\n)?\Z")
        marks = [(i, bool(match["end"])) for i, match in enumerate(map(separator.match, body)) if match]
        last = next((k for k, (_, is_end) in enumerate(marks) if is_end), None)
        marks = marks if last is None else marks[: last + 1]
        if not marks or marks[0][1]:
            self._defect(message, errors.StartBoundaryNotFoundDefect())
            message.set_payload("".join(body))
            return
        if marks[0][0]:
            message.preamble = _END.sub("", "".join(body[: marks[0][0]]))
        inner = "message/rfc822" if message.get_content_type() == "multipart/digest" else "text/plain"
        for k, (start, is_end) in enumerate(marks):
            if is_end:
                break
            stop = marks[k + 1][0] if k + 1 < len(marks) else len(body)
            part = body[start + 1 : stop]
            if part and k + 1 < len(marks):
                part[-1] = _END.sub("", part[-1])
            message.attach(self._message([line for line in part if line], inner))
        if last is None:
            self._defect(message, errors.CloseBoundaryNotFoundDefect())
        else:
            message.epilogue = "".join(body[marks[-1][0] + 1 :])


class BytesFeedParser(FeedParser):
    def feed(self, data):
        super().feed(data.decode("ascii", "surrogateescape"))
