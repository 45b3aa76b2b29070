"""File name patterns."""

import functools
import re

__all__ = ["filter", "fnmatch", "fnmatchcase", "translate"]


@functools.lru_cache(256)
def _matcher(pattern):
    if isinstance(pattern, bytes):
        return re.compile(translate(pattern.decode("latin-1")).encode("latin-1")).match
    return re.compile(translate(pattern)).match


def fnmatch(name, pat):
    return fnmatchcase(name, pat)


def fnmatchcase(name, pat):
    return _matcher(pat)(name) is not None


def filter(names, pat):
    match = _matcher(pat)
    return [name for name in names if match(name)]


def _escaped(c):
    return "\\" + c if c in "\\-&~|" else c


def _set_of(body):
    """What stands between brackets, as a set of `re`: a range whose ends are in the wrong order is left out."""
    negated = body[0] == "!"
    body, made, i = body[negated:], [], 0
    while i < len(body):
        if body[i + 1 : i + 2] == "-" and i + 2 < len(body):
            low, high = body[i], body[i + 2]
            if low <= high:
                made.append(f"{_escaped(low)}-{_escaped(high)}")
            i += 3
        else:
            made.append(_escaped(body[i]))
            i += 1
    text = "".join(made)
    if not text:
        return "." if negated else "(?!)"  # all but nothing, or nothing
    if negated:
        return f"[^{text}]"
    return f"[\\{text}]" if text[0] in "^[" else f"[{text}]"


def translate(pat):
    """The pattern as an expression. What follows a star is looked for but once, as the next star finds any later one."""
    pieces, i, n = [[]], 0, len(pat)  # lists, between which the stars are
    while i < n:
        c = pat[i]
        i += 1
        if c == "*":
            if pieces[-1] or len(pieces) == 1:
                pieces.append([])
        elif c == "?":
            pieces[-1].append(".")
        elif c == "[":
            j = i + (pat[i : i + 1] == "!")
            j = pat.find("]", j + (pat[j : j + 1] == "]"))
            if j < 0:
                pieces[-1].append("\\[")
            else:
                pieces[-1].append(_set_of(pat[i:j]))
                i = j + 1
        else:
            pieces[-1].append(re.escape(c))
    first, *rest = map("".join, pieces)
    middle = "".join([f"(?>.*?{piece})" for piece in rest[:-1]])
    return f"(?s:{first}{middle}{'.*' + rest[-1] if rest else ''})\\Z"
