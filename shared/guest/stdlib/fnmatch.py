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


def translate(pat):
    made, i, n = [], 0, len(pat)
    while i < n:
        c = pat[i]
        i += 1
        if c == "*":
            if not made or made[-1] != ".*":
                made.append(".*")
        elif c == "?":
            made.append(".")
        elif c == "[":
            j = i
            if j < n and pat[j] == "!":
                j += 1
            if j < n and pat[j] == "]":
                j += 1
            while j < n and pat[j] != "]":
                j += 1
            if j >= n:
                made.append("\\[")
                continue
            body = pat[i:j].replace("\\", r"\\")
            body = re.sub(r"([&~|])", r"\\\1", body)
            i = j + 1
            if body[0] == "!":
                body = "^" + body[1:]
            elif body[0] in ("^", "["):
                body = "\\" + body
            made.append(f"[{body}]")
        else:
            made.append(re.escape(c))
    return "(?s:" + "".join(made) + r")\Z"
