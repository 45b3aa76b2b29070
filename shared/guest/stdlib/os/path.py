"""Paths of POSIX."""

import _host

sep, curdir, pardir, extsep, pathsep, altsep, devnull = "/", ".", "..", ".", ":", None, "/dev/null"


def _text(path):
    if isinstance(path, str):
        return path
    method = getattr(type(path), "__fspath__", None)
    if method is None:
        raise TypeError("expected str, bytes or os.PathLike object, not " + type(path).__name__)
    return method(path)


def normcase(s):
    return _text(s)


def isabs(s):
    return _text(s).startswith("/")


def join(a, *p):
    path = _text(a)
    for part in map(_text, p):
        if part.startswith("/"):
            path = part
        elif not path or path.endswith("/"):
            path += part
        else:
            path += "/" + part
    return path


def split(p):
    p = _text(p)
    i = p.rfind("/") + 1
    head, tail = p[:i], p[i:]
    if head and head != "/" * len(head):
        head = head.rstrip("/")
    return head, tail


def splitext(p):
    p = _text(p)
    slash, dot = p.rfind("/"), p.rfind(".")
    if dot > slash:
        start = slash + 1
        while start < dot:
            if p[start] != ".":
                return p[:dot], p[dot:]
            start += 1
    return p, ""


def splitdrive(p):
    return "", _text(p)


def basename(p):
    return split(p)[1]


def dirname(p):
    return split(p)[0]


def normpath(path):
    path = _text(path)
    if not path:
        return "."
    slashes = path.startswith("/")
    if path.startswith("//") and not path.startswith("///"):
        slashes = 2
    parts = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part != ".." or (not slashes and not parts) or (parts and parts[-1] == ".."):
            parts.append(part)
        elif parts:
            parts.pop()
    return "/" * slashes + "/".join(parts) or "."


def abspath(path):
    path = _text(path)
    if not isabs(path):
        import os

        path = join(os.getcwd(), path)
    return normpath(path)


realpath = abspath


def relpath(path, start=None):
    if not path:
        raise ValueError("no path specified")
    base = [x for x in abspath("." if start is None else start).split("/") if x]
    own = [x for x in abspath(path).split("/") if x]
    shared = len(commonprefix([base, own]))
    parts = [".."] * (len(base) - shared) + own[shared:]
    return join(*parts) if parts else "."


def commonprefix(m):
    if not m:
        return ""
    low, high = min(m), max(m)
    for i, c in enumerate(low):
        if c != high[i]:
            return low[:i]
    return low


def commonpath(paths):
    paths = [_text(p) for p in paths]
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    absolute = {p.startswith("/") for p in paths}
    if len(absolute) > 1:
        raise ValueError("Can't mix absolute and relative paths")
    shared = commonprefix([[x for x in p.split("/") if x and x != "."] for p in paths])
    return ("/" if absolute.pop() else "") + "/".join(shared)


def exists(path):
    path = _text(path)
    return _host.is_file(path) or _host.list_folder(path) is not None


lexists = exists


def isfile(path):
    return _host.is_file(_text(path))


def isdir(s):
    return _host.list_folder(_text(s)) is not None


def getsize(filename):
    import os

    return os.stat(filename).st_size


def getmtime(filename):
    import os

    return os.stat(filename).st_mtime


getatime = getctime = getmtime


def samefile(f1, f2):
    import os

    os.stat(f1), os.stat(f2)
    return abspath(f1) == abspath(f2)


def ismount(path):
    return abspath(path) == "/"


def islink(path):
    return False


def expanduser(path):
    path = _text(path)
    if path == "~" or path.startswith("~/"):
        import os

        home = os.environ.get("HOME", "").rstrip("/")
        return (home + path[1:]) or "/"
    return path


def expandvars(path):
    import os

    path = _text(path)
    out, i = "", 0
    while i < len(path):
        if path[i] == "$" and i + 1 < len(path):
            if path[i + 1] == "{" and "}" in path[i:]:
                end = path.index("}", i)
                name, stop = path[i + 2:end], end + 1
            else:
                stop = i + 1
                while stop < len(path) and (path[stop].isalnum() or path[stop] == "_"):
                    stop += 1
                name = path[i + 1:stop]
            value = os.environ.get(name) if name else None
            out += path[i:stop] if value is None else value
            i = stop
        else:
            out += path[i]
            i += 1
    return out
