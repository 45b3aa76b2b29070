"""Character sets of mail: how headers and bodies in them are encoded."""

import email.base64mime
import email.quoprimime
from email import errors
from email.encoders import encode_7or8bit

__all__ = ["Charset", "add_alias", "add_charset", "add_codec"]

QP, BASE64, SHORTEST = 1, 2, 3
DEFAULT_CHARSET, UNKNOWN8BIT = "us-ascii", "unknown-8bit"
CHARSETS = {
    **{f"iso-8859-{n}": (QP, QP, None) for n in (1, 2, 3, 4, 9, 10, 13, 14, 15, 16)}, "windows-1252": (QP, QP, None), "viscii": (QP, QP, None),
    "us-ascii": (None, None, None), "big5": (BASE64, BASE64, None), "gb2312": (BASE64, BASE64, None), "euc-jp": (BASE64, None, "iso-2022-jp"),
    "shift_jis": (BASE64, None, "iso-2022-jp"), "iso-2022-jp": (BASE64, None, None), "koi8-r": (BASE64, BASE64, None), "utf-8": (SHORTEST, BASE64, "utf-8"),
}  # fmt: skip
ALIASES = {**{f"latin_{n}": f"iso-8859-{n}" for n in (1, 2, 3, 4)}, **{f"latin-{n}": f"iso-8859-{n}" for n in (1, 2, 3, 4)}, "latin_9": "iso-8859-15",
           "latin-9": "iso-8859-15", "cp949": "ks_c_5601-1987", "euc_jp": "euc-jp", "euc_kr": "euc-kr", "ascii": "us-ascii"}  # fmt: skip
CODEC_MAP = {"gb2312": "eucgb2312_cn", "big5": "big5_tw", "us-ascii": None}


def add_charset(charset, header_enc=None, body_enc=None, output_charset=None):
    if body_enc == SHORTEST:
        raise ValueError("SHORTEST not allowed for body_enc")
    CHARSETS[charset] = (header_enc, body_enc, output_charset)


def add_alias(alias, canonical):
    ALIASES[alias] = canonical


def add_codec(charset, codecname):
    CODEC_MAP[charset] = codecname


class Charset:
    """A character set and its encodings in mail."""

    def __init__(self, input_charset=DEFAULT_CHARSET):
        try:
            input_charset = input_charset if isinstance(input_charset, str) else str(input_charset, "ascii")
            input_charset.encode("ascii")
        except UnicodeError:
            raise errors.CharsetError(input_charset) from None
        input_charset = input_charset.lower()
        self.input_charset = ALIASES.get(input_charset, input_charset)
        header, body, converted = CHARSETS.get(self.input_charset, (SHORTEST, BASE64, None))
        self.header_encoding, self.body_encoding = header, body
        self.output_charset = ALIASES.get(converted or self.input_charset, converted or self.input_charset)
        self.input_codec = CODEC_MAP.get(self.input_charset, self.input_charset)
        self.output_codec = CODEC_MAP.get(self.output_charset, self.output_charset)

    def __repr__(self):
        return self.input_charset.lower()

    __str__ = __repr__

    def __eq__(self, other):
        return str(self) == str(other).lower()

    __hash__ = None

    def get_body_encoding(self):
        if self.body_encoding == QP:
            return "quoted-printable"
        return "base64" if self.body_encoding == BASE64 else encode_7or8bit

    def get_output_charset(self):
        return self.output_charset or self.input_charset

    def _encoder(self, data):
        kind = self.header_encoding
        if kind == SHORTEST:
            kind = BASE64 if email.base64mime.header_length(data) < email.quoprimime.header_length(data) else QP
        return {BASE64: email.base64mime, QP: email.quoprimime}.get(kind)

    def header_encode(self, string):
        data = string.encode(self.output_codec or "us-ascii")
        encoder = self._encoder(data)
        return string if encoder is None else encoder.header_encode(data, self.output_codec)

    def header_encode_lines(self, string, maxlengths):
        """Encoded words, each as long as the next of `maxlengths` allows."""
        codec, made, current = self.output_codec or "us-ascii", [], ""
        encoder = self._encoder(string.encode(codec))
        room = next(maxlengths) - len(codec) - 7
        for character in string:
            if encoder.header_length((current + character).encode(codec)) > room:
                made.append(encoder.header_encode(current.encode(codec), codec) if current or made else None)
                current, room = "", next(maxlengths) - len(codec) - 7
            current += character
        return [*made, encoder.header_encode(current.encode(codec), codec)]

    def body_encode(self, string):
        if not string:
            return string
        if self.body_encoding == BASE64:
            return email.base64mime.body_encode(string.encode(self.output_charset) if isinstance(string, str) else string)
        if self.body_encoding == QP:
            data = string.encode(self.output_charset) if isinstance(string, str) else string
            return email.quoprimime.body_encode(data.decode("latin1"))
        return string.encode(self.output_charset).decode("ascii") if isinstance(string, str) else string
