"""Messages as text and as bytes."""

import random
import re
import sys
from copy import deepcopy
from io import BytesIO, StringIO

from email.utils import formatdate  # noqa: F401

__all__ = ["Generator", "DecodedGenerator", "BytesGenerator"]

_BREAKS = re.compile(r"\r\n|\r|\n")


def has_surrogates(text):
    try:
        text.encode()
        return False
    except UnicodeEncodeError:
        return True


class Generator:
    def __init__(self, outfp, mangle_from_=None, maxheaderlen=None, *, policy=None):
        self._fp, self.mangle_from_, self.maxheaderlen, self.policy = outfp, mangle_from_, maxheaderlen, policy

    def write(self, s):
        self._fp.write(s)

    def flatten(self, msg, unixfrom=False, linesep=None):
        policy = msg.policy if self.policy is None else self.policy
        if linesep is not None:
            policy = policy.clone(linesep=linesep)
        if self.maxheaderlen is not None:
            policy = policy.clone(max_line_length=self.maxheaderlen)
        self._newline, self._mangles = policy.linesep, policy.mangle_from_ if self.mangle_from_ is None else self.mangle_from_
        kept, msg_kept = self.policy, msg.policy
        self.policy = msg.policy = policy
        try:
            if unixfrom:
                self.write((msg.get_unixfrom() or "From nobody " + __import__("time").ctime()) + self._newline)
            self._write(msg)
        finally:
            self.policy, msg.policy = kept, msg_kept

    def clone(self, fp):
        return self.__class__(fp, self._mangles, None, policy=self.policy)

    def _buffer(self):
        return StringIO()

    def _write(self, msg):
        out, self._fp = self._fp, self._buffer()
        self._changed = None
        try:
            self._dispatch(msg)
            body = self._fp.getvalue()
        finally:
            self._fp = out
        changed, self._changed = self._changed, None
        if changed:
            msg = deepcopy(msg)
            if msg.get("content-transfer-encoding") is None:
                msg["Content-Transfer-Encoding"] = changed[0]
            else:
                msg.replace_header("content-transfer-encoding", changed[0])
            msg.replace_header("content-type", changed[1])
        self._write_headers(msg)
        self._fp.write(body)

    def _write_headers(self, msg):
        for name, value in msg.raw_items():
            self.write(self.policy.fold(name, value))
        self.write(self._newline)

    def _write_lines(self, text):
        if not text:
            return
        self.write(_BREAKS.sub(lambda found: self._newline, text))

    def _dispatch(self, msg):
        kind = msg.get_content_type()
        if kind == "message/delivery-status":
            self._blocks(msg)
        elif msg.get_content_maintype() == "multipart":
            self._multipart(msg)
        elif msg.get_content_maintype() == "message":
            self._inner(msg)
        else:
            self._text(msg)

    def _text(self, msg):
        payload = msg.get_payload()
        if payload is None:
            return
        if not isinstance(payload, str):
            raise TypeError(f"string payload expected: {type(payload)}")
        if has_surrogates(msg._payload):
            payload = self._without_bytes(msg)
        if self._mangles:
            payload = re.sub("^From ", ">From ", payload, flags=re.MULTILINE)
        self._write_lines(payload)

    def _without_bytes(self, msg):
        """Text with bytes in it travels encoded where only text can be written."""
        charset = msg.get_param("charset")
        if charset is None:
            return msg.get_payload()
        msg = deepcopy(msg)
        del msg["content-transfer-encoding"]
        msg.set_payload(msg._payload, charset)
        self._changed = msg["content-transfer-encoding"], msg["content-type"]
        return msg.get_payload()

    def _multipart(self, msg):
        parts, texts = msg.get_payload(), []
        if isinstance(parts, str):
            self.write(parts)
            return
        for part in parts if isinstance(parts, list) else [] if parts is None else [parts]:
            buffer = self._buffer()
            self.clone(buffer).flatten(part, unixfrom=False, linesep=self._newline)
            texts.append(buffer.getvalue())
        boundary = msg.get_boundary()
        if not boundary:
            boundary = self._make_boundary(self._joined(texts))
            msg.set_boundary(boundary)
        if msg.preamble is not None:
            self._write_lines(re.sub("^From ", ">From ", msg.preamble, flags=re.MULTILINE) if self._mangles else msg.preamble)
            self.write(self._newline)
        self.write("--" + boundary + self._newline)
        for i, text in enumerate(texts):
            if i:
                self.write(self._newline + "--" + boundary + self._newline)
            self._fp.write(text)
        self.write(self._newline + "--" + boundary + "--" + self._newline)
        if msg.epilogue is not None:
            self._write_lines(re.sub("^From ", ">From ", msg.epilogue, flags=re.MULTILINE) if self._mangles else msg.epilogue)

    def _joined(self, texts):
        return self._newline.join(texts)

    def _blocks(self, msg):
        texts = []
        for part in msg.get_payload():
            buffer = self._buffer()
            self.clone(buffer).flatten(part, unixfrom=False, linesep=self._newline)
            text = self._joined([buffer.getvalue()])
            texts.append(text.removesuffix(self._newline) if text.endswith(self._newline * 2) else text)
        self.write(self._newline.join(texts))

    def _inner(self, msg):
        payload = msg.get_payload()
        buffer = self._buffer()
        if isinstance(payload, list) and payload:
            self.clone(buffer).flatten(payload[0], unixfrom=False, linesep=self._newline)
            self._fp.write(buffer.getvalue())
        elif payload:
            self.write(payload)

    @classmethod
    def _make_boundary(cls, text=None):
        boundary = base = "=" * 15 + f"{random.randrange(sys.maxsize):0{len(str(sys.maxsize - 1))}d}" + "=="
        counter = 0
        while text and re.search("^--" + re.escape(boundary) + "(--)?$", text, re.MULTILINE):
            boundary, counter = f"{base}.{counter}", counter + 1
        return boundary


class BytesGenerator(Generator):
    def write(self, s):
        self._fp.write(s.encode("ascii", "surrogateescape"))

    def _buffer(self):
        return BytesIO()

    def _joined(self, texts):
        return self._newline.encode().join(texts).decode("ascii", "surrogateescape")

    def _write_headers(self, msg):
        for name, value in msg.raw_items():
            self._fp.write(self.policy.fold_binary(name, value))
        self.write(self._newline)

    def _without_bytes(self, msg):
        return super()._without_bytes(msg) if self.policy.cte_type == "7bit" else msg._payload


class DecodedGenerator(Generator):
    def __init__(self, outfp, mangle_from_=None, maxheaderlen=None, fmt=None, *, policy=None):
        Generator.__init__(self, outfp, mangle_from_, maxheaderlen, policy=policy)
        self._fmt = fmt or "[Non-text (%(type)s) part of message omitted, filename %(filename)s]"

    def _dispatch(self, msg):
        for part in msg.walk():
            if part.get_content_maintype() == "text":
                print(part.get_payload(decode=False), file=self)
            elif part.get_content_maintype() != "multipart":
                print(self._fmt % {"type": part.get_content_type(), "maintype": part.get_content_maintype(), "subtype": part.get_content_subtype(),
                                   "filename": part.get_filename("[no filename]"), "description": part.get("Content-Description", "[no description]"),
                                   "encoding": part.get("Content-Transfer-Encoding", "[no encoding]")}, file=self)  # fmt: skip
