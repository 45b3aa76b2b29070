"""Encoded words of headers (RFC 2047): =?charset?q or b?text?=, with what is wrong in them as defects."""

import base64
import binascii
import functools
import re
from email import errors
from string import ascii_letters, digits

__all__ = ["decode_q", "encode_q", "decode_b", "encode_b", "len_q", "len_b", "decode", "encode"]

# ---- q: as quoted-printable, with _ for a blank

_q_byte_subber = functools.partial(re.compile(rb"=([a-fA-F0-9]{2})").sub, lambda m: bytes.fromhex(m[1].decode()))
_plain = {*b"-!*+/", *ascii_letters.encode(), *digits.encode()}
_q_byte_map = {byte: chr(byte) if byte in _plain else "_" if byte == 32 else "={:02X}".format(byte) for byte in range(256)}


def decode_q(encoded):
    return _q_byte_subber(encoded.replace(b"_", b" ")), []


def encode_q(bstring):
    return "".join(map(_q_byte_map.__getitem__, bstring))


def len_q(bstring):
    return sum(len(_q_byte_map[byte]) for byte in bstring)


# ---- b: base64


def decode_b(encoded):
    """(bytes, defects): of wrong base64 as much as can be read."""
    lacks = -len(encoded) % 4
    try:
        return base64.b64decode(encoded + b"=" * lacks, validate=True), [errors.InvalidBase64PaddingDefect()] if lacks else []
    except binascii.Error:
        pass
    found = [errors.InvalidBase64CharactersDefect()]
    try:
        return base64.b64decode(encoded, validate=False), found
    except binascii.Error:
        pass
    try:
        return base64.b64decode(encoded + b"==", validate=False), found + [errors.InvalidBase64PaddingDefect()]
    except binascii.Error:
        return encoded, [errors.InvalidBase64LengthDefect()]


def encode_b(bstring):
    return base64.b64encode(bstring).decode("ascii")


def len_b(bstring):
    return (len(bstring) + 2) // 3 * 4


# ---- words

_cte_decoders = {"q": decode_q, "b": decode_b}
_cte_encoders = {"q": encode_q, "b": encode_b}
_cte_encode_length = {"q": len_q, "b": len_b}


def _text_of(data, charset):
    """(text, defects) of bytes that are said to be in a charset."""
    try:
        return data.decode(charset), []
    except UnicodeDecodeError:
        defect = errors.UndecodableBytesDefect(f"Encoded word contains bytes not decodable using {charset!r} charset")
        return data.decode(charset, "surrogateescape"), [defect]
    except (LookupError, UnicodeEncodeError):
        defect = errors.CharsetError(f"Unknown charset {charset!r} in encoded word; decoded as unknown bytes")
        return data.decode("ascii", "surrogateescape"), [] if charset.lower() == "unknown-8bit" else [defect]


def decode(ew):
    """(text, charset, language, defects) of a word."""
    _, named, cte, encoded, _ = ew.split("?")
    charset, _, lang = named.partition("*")
    data, wrong_bytes = _cte_decoders[cte.lower()](encoded.encode("ascii", "surrogateescape"))
    text, wrong_text = _text_of(data, charset)
    return text, charset, lang, wrong_bytes + wrong_text


def encode(string, charset="utf-8", encoding=None, lang=""):
    """A word; without `encoding` in the shorter of the two, where q may be five characters longer."""
    data = string.encode("ascii", "surrogateescape") if charset == "unknown-8bit" else string.encode(charset)
    if encoding is None:
        encoding = "q" if len_q(data) - len_b(data) < 5 else "b"
    return "=?{}{}?{}?{}?=".format(charset, "*" + lang if lang else "", encoding, _cte_encoders[encoding](data))
