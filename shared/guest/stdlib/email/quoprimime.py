"""Quoted-printable for headers and bodies."""

import re
from string import ascii_letters, digits

__all__ = ["body_decode", "body_encode", "body_length", "decode", "decodestring", "header_decode", "header_encode", "header_length", "quote", "unquote"]

_HEADER_SAFE = frozenset((ascii_letters + digits + "-!*+/").encode())
_BODY_SAFE = frozenset(b for b in range(32, 127) if b != 61) | {9}


def header_length(bytearray):
    return sum(1 if b in _HEADER_SAFE or b == 32 else 3 for b in bytearray)


def body_length(bytearray):
    return sum(1 if b in _BODY_SAFE else 3 for b in bytearray)


def quote(c):
    return f"={ord(c):02X}"


def unquote(s):
    return chr(int(s[1:3], 16))


def header_encode(header_bytes, charset="iso-8859-1"):
    if not header_bytes:
        return ""
    body = "".join(chr(b) if b in _HEADER_SAFE else "_" if b == 32 else f"={b:02X}" for b in header_bytes)
    return f"=?{charset}?q?{body}?="


def body_encode(body, maxlinelen=76, eol="\n"):
    if maxlinelen < 4:
        raise ValueError("maxlinelen must be at least 4")
    made = []
    for line in body.splitlines():
        pieces = [c if ord(c) in _BODY_SAFE or c in "\r\n" else f"={ord(c):02X}" for c in line]
        if pieces and pieces[-1] in " \t":
            last, pieces[-1] = pieces[-1], ""
        else:
            last = ""
        current, rows = "", []
        for i, piece in enumerate(pieces):
            is_last = i + 1 == len(pieces) and not last
            if len(current) + len(piece) > maxlinelen - (not is_last):
                rows.append(current + "=")
                current = ""
            current += piece
        if last:
            if maxlinelen - len(current) >= 3:
                current += f"={ord(last):02X}"
            elif maxlinelen - len(current) >= 2:
                current += last + "="
                rows.append(current)
                current = ""
            else:
                rows.append(current + "=")
                current = f"={ord(last):02X}"
        made += [*rows, current]
    if body and body[-1] in "\r\n":
        made.append("")
    return eol.join(made)


def decode(encoded, eol="\n"):
    out = ""
    for line in encoded.splitlines():
        line = line.rstrip()
        if not line:
            out += eol
            continue
        soft = line.endswith("=")
        text = line[:-1] if soft else line
        out += re.sub("=([0-9A-Fa-f]{2})", lambda m: chr(int(m[1], 16)), text) + ("" if soft else eol)
    return out if encoded[-1:] in "\r\n" or not out.endswith(eol) else out[: -len(eol)]


body_decode = decodestring = decode


def header_decode(s):
    return re.sub("=[a-fA-F0-9]{2}", lambda m: unquote(m.group(0)), s.replace("_", " "))


