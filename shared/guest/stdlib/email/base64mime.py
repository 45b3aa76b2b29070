"""Base64 for headers and bodies."""

from base64 import b64encode
from binascii import a2b_base64, b2a_base64

__all__ = ["body_decode", "body_encode", "decode", "decodestring", "header_encode", "header_length"]


def header_length(bytearray):
    return (len(bytearray) + 2) // 3 * 4


def header_encode(header_bytes, charset="iso-8859-1"):
    if not header_bytes:
        return ""
    data = header_bytes.encode(charset) if isinstance(header_bytes, str) else header_bytes
    return f"=?{charset}?b?{b64encode(data).decode('ascii')}?="


def body_encode(s, maxlinelen=76, eol="\n"):
    if not s:
        return ""
    step = maxlinelen * 3 // 4
    lines = [b2a_base64(s[i : i + step]).decode("ascii") for i in range(0, len(s), step)]
    return "".join([line[:-1] + eol for line in lines])


def decode(string):
    return a2b_base64(string.encode("raw-unicode-escape") if isinstance(string, str) else string) if string else b""


body_decode = decodestring = decode
