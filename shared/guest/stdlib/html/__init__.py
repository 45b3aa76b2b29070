"""Escapes of HTML."""

import re

_NAMES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": "\xa0", "copy": "\xa9", "reg": "\xae", "hellip": "…",
          "mdash": "—", "ndash": "–", "laquo": "«", "raquo": "»", "euro": "€", "times": "×"}  # fmt: skip


def escape(s, quote=True):
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return s.replace('"', "&quot;").replace("'", "&#x27;") if quote else s


def _replace(m):
    text = m[1]
    if text[0] == "#":
        n = int(text[2:], 16) if text[1] in "xX" else int(text[1:])
        return chr(n) if 0 < n <= 0x10FFFF else "\ufffd"
    return _NAMES.get(text, m[0])


def unescape(s):
    return re.sub(r"&(#\d+|#[xX][0-9a-fA-F]+|\w+);?", _replace, s) if "&" in s else s
