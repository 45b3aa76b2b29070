"""Escapes of HTML."""

import re

__all__ = ["escape", "unescape"]


def escape(s, quote=True):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return s.replace('"', "&quot;").replace("'", "&#x27;") if quote else s


_charref = re.compile(r"&(#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[^\t\n\f <&#;]{1,32};?)")


def _of_number(number):
    if number == 0 or 0xD800 <= number <= 0xDFFF or number > 0x10FFFF:
        return "\ufffd"
    if 0x80 <= number <= 0x9F:  # meant as Windows' characters, which browsers show
        return bytes([number]).decode("cp1252", "ignore") or chr(number)
    is_refused = number < 32 and number not in (9, 10, 12, 13) or number in (11, 127)
    if is_refused or 0xFDD0 <= number <= 0xFDEF or number & 0xFFFE == 0xFFFE:
        return ""
    return chr(number)


def _replace_charref(s):
    """What a match of _charref stands for."""
    text = s[1]
    if text[0] == "#":
        digits = text[1:].rstrip(";")
        return _of_number(int(digits[1:], 16) if digits[0] in "xX" else int(digits))
    from html.entities import html5

    # Behind a name that may lack its semicolon can be letters.
    for end in range(len(text), 1, -1):
        if text[:end] in html5:
            return html5[text[:end]] + text[end:]
    return "&" + text


def unescape(s):
    return _charref.sub(_replace_charref, s) if "&" in s else s
