"""Paths of POSIX."""

import _system

sep, curdir, pardir, extsep, pathsep, altsep, devnull = "/", ".", "..", ".", ":", None, "/dev/null"
defpath, supports_unicode_filenames = "/bin:/usr/bin", False


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
    path = s if isinstance(s, bytes) else _text(s)
    return path.startswith(b"/" if isinstance(path, bytes) else "/")


def join(a, *p):
    path = _text(a)
    try:
        p = [_text(part) for part in p]
    except TypeError:
        from genericpath import _check_arg_types

        _check_arg_types("join", a, *p)
        raise
    for part in p:
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


def realpath(filename, *, strict=False):
    """The path without symbolic links; what does not exist is kept as it is, unless `strict`."""
    if strict:
        import os

        os.stat(filename)
    done, left, links = "", [part for part in abspath(filename).split("/") if part][::-1], 0
    while left:
        part = left.pop()
        if part == "..":
            done = done.rpartition("/")[0]
            continue
        step = done + "/" + part
        if links < 40 and islink(step):
            links += 1
            target = _system.readlink(step)
            if target.startswith("/"):
                done = ""
            left += [each for each in target.split("/") if each not in ("", ".")][::-1]
        else:
            done = step
    return done or "/"


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
    if not isinstance(m[0], (list, tuple)):
        m = [p if isinstance(p, bytes) else _text(p) for p in m]
    low, high = min(m), max(m)
    for i, c in enumerate(low):
        if c != high[i]:
            return low[:i]
    return low


def commonpath(paths):
    paths = [p if isinstance(p, bytes) else _text(p) for p in paths]
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    if any(isinstance(p, bytes) for p in paths):
        if not all(isinstance(p, bytes) for p in paths):
            raise TypeError("Can't mix strings and bytes in path components")
        return commonpath([_decoded(p) for p in paths]).encode("utf-8", "surrogateescape")
    absolute = {p.startswith("/") for p in paths}
    if len(absolute) > 1:
        raise ValueError("Can't mix absolute and relative paths")
    shared = commonprefix([[x for x in p.split("/") if x and x != "."] for p in paths])
    return ("/" if absolute.pop() else "") + "/".join(shared)


def _found(path, follows=True):
    """What stat says of `path`; None: there is no such path."""
    if not isinstance(path, (str, bytes)) and not hasattr(type(path), "__fspath__"):
        if not follows:
            raise TypeError(f"lstat: path should be string, bytes or os.PathLike, not {type(path).__name__}")
        if not hasattr(type(path), "__index__"):
            raise TypeError(f"stat: path should be string, bytes, os.PathLike or integer, not {type(path).__name__}")
        try:
            return _system.fstat(path)
        except OSError:
            return None
    try:
        return _system.stat(_decoded(path), follows)
    except (OSError, ValueError):
        return None


def _decoded(path):
    return path.decode("utf-8", "surrogateescape") if isinstance(path, bytes) else _text(path)


def _is(path, kind, follows=True):
    found = _found(path, follows)
    return found is not None and found[0] & 0o170000 == kind


def exists(path):
    return _found(path) is not None


def lexists(path):
    return _found(path, False) is not None


def isfile(path):
    return _is(path, 0o100000)


def isdir(s):
    return _is(s, 0o040000)


def islink(path):
    return _is(path, 0o120000, False)


def getsize(filename):
    import os

    return os.stat(filename).st_size


def getmtime(filename):
    import os

    return os.stat(filename).st_mtime


def getatime(filename):
    import os

    return os.stat(filename).st_atime


def getctime(filename):
    import os

    return os.stat(filename).st_ctime


def samestat(s1, s2):
    return s1.st_ino == s2.st_ino and s1.st_dev == s2.st_dev


def samefile(f1, f2):
    import os

    first, second = os.stat(f1), os.stat(f2)
    return samestat(first, second) if _system.is_machine else abspath(f1) == abspath(f2)


def sameopenfile(fp1, fp2):
    import os

    return samestat(os.fstat(fp1), os.fstat(fp2))


def ismount(path):
    """Whether the folder is a file system's root: it lies on another device than the folder above it, or is that folder."""
    import os
    import stat

    try:
        here = os.lstat(path)
    except (OSError, ValueError):
        return False
    if stat.S_ISLNK(here.st_mode):
        return False
    if not _system.is_machine:
        return realpath(path) in ("/", b"/")
    try:
        above = os.lstat(realpath(join(path, b".." if isinstance(path, bytes) else "..")))
    except (OSError, ValueError):
        return False
    return here.st_dev != above.st_dev or here.st_ino == above.st_ino


def expanduser(path):
    path = _text(path)
    if not path.startswith("~"):
        return path
    import os

    end = path.find("/", 1)
    name = path[1:] if end < 0 else path[1:end]
    home = None if name else os.environ.get("HOME")
    if home is None:
        try:
            import pwd

            home = (pwd.getpwnam(name) if name else pwd.getpwuid(os.getuid())).pw_dir
        except (ImportError, KeyError, AttributeError):
            return path
    return home.rstrip("/") + path[1 + len(name) :] or "/"


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


def _with_bytes(function):
    """`function`, for paths given as bytes too."""

    def on_paths(*paths, **options):
        for path in paths:
            if isinstance(path, bytes):
                break
        else:
            return function(*paths, **options)
        for path in paths:
            if isinstance(path, str):
                raise TypeError("Can't mix strings and bytes in path components") from None
        found = function(*map(_decoded, paths), **options)
        if isinstance(found, tuple):
            return tuple([each.encode("utf-8", "surrogateescape") for each in found])
        return found.encode("utf-8", "surrogateescape")

    on_paths.__name__ = on_paths.__qualname__ = function.__name__
    on_paths.__wrapped__ = function
    return on_paths


normcase, join, split, splitext, splitdrive, basename, dirname, normpath, abspath, realpath, relpath, expanduser, expandvars = map(
    _with_bytes, [normcase, join, split, splitext, splitdrive, basename, dirname, normpath, abspath, realpath, relpath, expanduser,
                  expandvars])  # fmt: skip
