"""Escapes of HTML."""

import re

__all__ = ["escape", "unescape"]


def escape(s, quote=True):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return s.replace('"', "&quot;").replace("'", "&#x27;") if quote else s


def _replace(m):
    text = m[1]
    if text[0] == "#":
        n = int(text[2:], 16) if text[1] in "xX" else int(text[1:])
        if n == 0 or 0xD800 <= n <= 0xDFFF or n > 0x10FFFF:
            return "\ufffd"
        if 0x80 <= n <= 0x9F:
            return bytes([n]).decode("cp1252", "ignore") or chr(n)
        if n < 32 and n not in (9, 10, 12, 13) or n in (11, 127) or 0xFDD0 <= n <= 0xFDEF or n & 0xFFFE == 0xFFFE:
            return ""
        return chr(n)
    from html.entities import entitydefs

    if text == "apos":
        return "'"
    if text in entitydefs:
        return entitydefs[text]
    # Names without a semicolon may have letters behind them; only those of Latin 1 may lack it.
    for end in range(len(text) - 1, 1, -1):
        if text[:end] in entitydefs and entitydefs[text[:end]] < "\u0100":
            return entitydefs[text[:end]] + text[end:] + (";" if m[0][-1] == ";" else "")
    return m[0]


def unescape(s):
    return re.sub(r"&(#\d+|#[xX][0-9a-fA-F]+|\w+);?", _replace, s) if "&" in s else s
