"""Headers with texts that are not ASCII (RFC 2047), and how long ones are folded."""

import binascii
import re

import email.base64mime
import email.quoprimime
from email import charset as _charset
from email.errors import HeaderParseError

__all__ = ["Header", "decode_header", "make_header"]

Charset = _charset.Charset
USASCII, UTF8 = Charset("us-ascii"), Charset("utf-8")
MAXLINELEN = 78
ecre = re.compile(r"=\?(?P<charset>[^?]*?)\?(?P<encoding>[qQbB])\?(?P<encoded>.*?)\?=", re.MULTILINE)


def _decoded(encoding, text):
    if encoding == "q":
        return email.quoprimime.header_decode(text).encode("raw-unicode-escape")
    text += "==="[: -len(text) % 4]
    try:
        return email.base64mime.decode(text)
    except binascii.Error:
        raise HeaderParseError("Base64 decoding error") from None


def decode_header(header):
    """(bytes or text, charset or None) of each part."""
    if hasattr(header, "_chunks"):
        return [(_charset_bytes(text, str(charset)), str(charset)) for text, charset in header._chunks]
    if not ecre.search(header):
        return [(header, None)]
    words = []
    for line in header.splitlines():
        pieces, at, first = [], 0, True
        for match in ecre.finditer(line):
            plain = line[at : match.start()]
            plain = plain.lstrip() if first else plain
            first = False
            if plain:
                words.append((plain.encode("raw-unicode-escape"), None))
            words.append((_decoded(match["encoding"].lower(), match["encoded"]), match["charset"].lower()))
            at = match.end()
        rest = line[at:]
        rest = rest.lstrip() if first else rest
        if rest:
            words.append((rest.encode("raw-unicode-escape"), None))
    kept = [word for i, word in enumerate(words)
            if word[1] or not word[0].isspace() or not (0 < i < len(words) - 1 and words[i - 1][1] and words[i + 1][1])]  # fmt: skip
    merged = []
    for text, charset in kept:
        if merged and merged[-1][1] == charset:
            merged[-1] = (merged[-1][0] + (b" " if charset is None else b"") + text, charset)
        else:
            merged.append((text, charset))
    return merged


def _charset_bytes(text, charset):
    return text.encode("ascii", "surrogateescape") if charset == "unknown-8bit" else text.encode(charset, "surrogateescape")


def make_header(decoded_seq, maxlinelen=None, header_name=None, continuation_ws=" "):
    made = Header(maxlinelen=maxlinelen, header_name=header_name, continuation_ws=continuation_ws)
    for text, charset in decoded_seq:
        made.append(text, charset if charset is None or isinstance(charset, Charset) else Charset(charset))
    return made


class Header:
    """A header's value, of parts in several character sets."""

    def __init__(self, s=None, charset=None, maxlinelen=None, header_name=None, continuation_ws=" ", errors="strict"):
        self._charset = USASCII if charset is None else charset if isinstance(charset, Charset) else Charset(charset)
        self._continuation_ws, self._chunks = continuation_ws, []
        self._maxlinelen = MAXLINELEN if maxlinelen is None else maxlinelen
        self._headerlen = 0 if header_name is None else len(header_name) + 2
        if s is not None:
            self.append(s, charset, errors)

    def append(self, s, charset=None, errors="strict"):
        charset = self._charset if charset is None else charset if isinstance(charset, Charset) else Charset(charset)
        if not isinstance(s, str):
            s = s.decode("us-ascii" if str(charset) == _charset.UNKNOWN8BIT else charset.input_codec or "us-ascii",
                         "surrogateescape" if str(charset) == _charset.UNKNOWN8BIT else errors)  # fmt: skip
        output = charset.output_codec or "us-ascii"
        if output != _charset.UNKNOWN8BIT:
            try:
                s.encode(output, errors)
            except UnicodeEncodeError:
                if output != "us-ascii":
                    raise
                charset = UTF8
        self._chunks.append((s, charset))

    def __eq__(self, other):
        return other == str(self)

    def __str__(self):
        made, last, was_space = [], None, False
        for text, charset in self._merged():
            name = "" if charset == "us-ascii" else str(charset)
            if made and text:
                begins = text[0] in " \t"
                if last is not None and (last == "") != (name == "") and not (begins or was_space):
                    made.append(" ")
            was_space, last = bool(text) and text[-1] in " \t", name
            made.append(text.encode("ascii", "replace").decode("ascii", "replace") if name == _charset.UNKNOWN8BIT else text)
        return "".join(made)

    def _merged(self):
        """Neighbours in one character set as one part."""
        made = []
        for text, charset in self._chunks:
            if made and made[-1][1] == charset:
                is_ascii = charset == "us-ascii"
                made[-1] = (made[-1][0] + (" " if is_ascii or True else "") + text, charset)
            else:
                made.append((text, charset))
        return made

    def encode(self, splitchars=";, \t", maxlinelen=None, linesep="\n"):
        maxlinelen = self._maxlinelen if maxlinelen is None else maxlinelen
        folder = _Folder(self._headerlen, maxlinelen or 1000000, self._continuation_ws, splitchars)
        last, was_space = None, False
        for text, charset in self._merged():
            is_plain = charset == "us-ascii"
            if last is not None and (last != is_plain or not is_plain) and not (was_space and is_plain) and not (text[:1] in (" ", "\t")):
                folder.space()
            was_space, last = text[-1:] in (" ", "\t"), is_plain
            lines = text.splitlines()
            folder.feed("", lines[0] if lines else "", charset)
            for line in lines[1:]:
                folder.newline()
                stripped = line.lstrip()
                folder.feed(line[: len(line) - len(stripped)] if is_plain else self._continuation_ws, stripped, charset)
            if len(lines) > 1:
                folder.newline()
        value = folder.text(linesep)
        if re.search(r"\n[^ \t]+:", value):
            raise HeaderParseError(f"header value appears to contain an embedded header: {value!r}")
        return value


class _Folder:
    """Lines of a header as they fill: the line in work is pairs (space before, word)."""

    def __init__(self, headerlen, maxlen, continuation_ws, splitchars):
        self._maxlen, self._ws, self._splitchars = maxlen, continuation_ws, splitchars
        self._lines, self._words, self._initial = [], [], headerlen

    def __len__(self):
        return self._initial + sum(len(space) + len(word) for space, word in self._words)

    def _line(self):
        return "".join([space + word for space, word in self._words])

    def text(self, linesep):
        self.newline()
        return linesep.join(self._lines)

    def space(self):
        self._words.append(("", " "))

    def newline(self):
        end = self._words.pop() if self._words else ("", "")
        if end != ("", " "):
            self._words.append(end)
        if len(self) > 0:
            if self._line().isspace() and self._lines:
                self._lines[-1] += self._line()
            else:
                self._lines.append(self._line())
        self._words, self._initial = [], 0

    def feed(self, space, text, charset):
        if charset.header_encoding is None:
            parts = re.split("([ \t]+)", space + text)
            parts = ["", *parts] if parts[0] else parts[1:] if len(parts) > 1 else ["", ""]
            for gap, word in zip(parts[::2], parts[1::2]):
                self._add(gap, word)
            return
        lengths = self._lengths(len(space))
        words = charset.header_encode_lines(text, lengths)
        first = words.pop(0) if words else None
        if first is not None:
            self._add(space, first)
        if not words:
            return
        last = words.pop()
        self.newline()
        self._words.append((self._ws, last)) if not words else None
        if words:
            for word in words:
                self._lines.append(self._ws + word)
            self._words.append((self._ws, last))

    def _lengths(self, taken):
        yield self._maxlen - len(self) - taken
        while True:
            yield self._maxlen - len(self._ws)

    def _add(self, space, word):
        self._words.append((space, word))
        if len(self) <= self._maxlen:
            return
        at = self._split_place()
        if at is None:
            space, word = self._words.pop()
            if self._words and (self._initial or self._words):
                self.newline()
                space = space or " "
            elif self._initial:
                self.newline()
                space = space or " "
            self._words.append((space, word))
            return
        rest = self._words[at:]
        del self._words[at:]
        self._lines.append(self._line())
        self._words, self._initial = rest, 0

    def _split_place(self):
        for character in self._splitchars:
            for i in range(len(self._words) - 1, 0, -1):
                space, before = self._words[i][0], self._words[i - 1][1]
                if character.isspace() and space and space[0] == character or before and before[-1] == character:
                    return i
        return None
