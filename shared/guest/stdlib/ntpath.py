"""Paths as Windows writes them: drives, UNC shares, both slashes. Works on any machine, with text alone."""

import genericpath
import os
from genericpath import *

__all__ = ["normcase", "isabs", "join", "splitdrive", "split", "splitext", "basename", "dirname", "commonprefix", "getsize",
           "getmtime", "getatime", "getctime", "islink", "exists", "lexists", "isdir", "isfile", "ismount", "expanduser",
           "expandvars", "normpath", "abspath", "curdir", "pardir", "sep", "pathsep", "defpath", "altsep", "extsep", "devnull",
           "realpath", "supports_unicode_filenames", "relpath", "samefile", "sameopenfile", "samestat", "commonpath"]  # fmt: skip

curdir, pardir, extsep, sep, pathsep, altsep = ".", "..", ".", "\\", ";", "/"
defpath, devnull = ".;C:\\bin", "nul"
supports_unicode_filenames = True
_NAME_LETTERS = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


def _marks(path, *texts):
    """The texts in the path's own kind, str or bytes."""
    return [text.encode() for text in texts] if isinstance(path, bytes) else texts


def _backslashed(path):
    back, slash = _marks(path, "\\", "/")
    return path.replace(slash, back)


def normcase(s):
    s = os.fspath(s)
    return _backslashed(s).lower()


def isabs(s):
    s = _backslashed(os.fspath(s)[:3])
    back, colon = _marks(s, "\\", ":")
    return s.startswith(back) or s[1:] == colon + back


def splitdrive(p):
    p = os.fspath(p)
    back, colon, long_share = _marks(p, "\\", ":", "\\\\?\\UNC\\")
    plain = _backslashed(p)
    if plain[:2] == back * 2:
        # \\machine\share, or \\?\UNC\machine\share: the drive ends behind two names.
        server_end = plain.find(back, 8 if plain[:8].upper() == long_share else 2)
        share_end = plain.find(back, server_end + 1) if server_end >= 0 else -1
        return (p, p[:0]) if share_end < 0 else (p[:share_end], p[share_end:])
    return (p[:2], p[2:]) if plain[1:2] == colon else (p[:0], p)


def join(path, *paths):
    path = os.fspath(path)
    back, seps, colon = _marks(path, "\\", "\\/", ":")
    try:
        if not paths:
            path[:0] + back  # a path that is neither str nor bytes fails here
        drive, rest = splitdrive(path)
        for p in map(os.fspath, paths):
            next_drive, next_rest = splitdrive(p)
            if next_rest and next_rest[0] in seps:
                drive, rest = next_drive or drive, next_rest
                continue
            if next_drive and next_drive != drive:
                if next_drive.lower() != drive.lower():
                    drive, rest = next_drive, next_rest
                    continue
                drive = next_drive
            rest = rest + back + next_rest if rest and rest[-1] not in seps else rest + next_rest
        if rest and rest[0] not in seps and drive and drive[-1:] != colon:
            return drive + back + rest
        return drive + rest
    except (TypeError, AttributeError, BytesWarning):
        genericpath._check_arg_types("join", path, *paths)
        raise


def split(p):
    p = os.fspath(p)
    (seps,) = _marks(p, "\\/")
    drive, rest = splitdrive(p)
    cut = len(rest)
    while cut and rest[cut - 1] not in seps:
        cut -= 1
    head = rest[:cut]
    return drive + (head.rstrip(seps) or head), rest[cut:]


def splitext(p):
    p = os.fspath(p)
    return genericpath._splitext(p, *_marks(p, "\\", "/", "."))


def basename(p):
    return split(p)[1]


def dirname(p):
    return split(p)[0]


def islink(path):
    try:
        return os.path.islink(path)
    except (OSError, ValueError, AttributeError):
        return False


def lexists(path):
    return os.path.lexists(path)


def ismount(path):
    path = os.fspath(path)
    (seps,) = _marks(path, "\\/")
    drive, rest = splitdrive(abspath(path))
    if drive and drive[0] in seps:
        return not rest or rest in (seps[:1], seps[1:])
    return bool(rest) and rest in (seps[:1], seps[1:])


def expanduser(path):
    path = os.fspath(path)
    tilde, seps = _marks(path, "~", "\\/")
    if path[:1] != tilde:
        return path
    end = 1
    while end < len(path) and path[end] not in seps:
        end += 1
    if "USERPROFILE" in os.environ:
        home = os.environ["USERPROFILE"]
    elif "HOMEPATH" in os.environ:
        home = join(os.environ.get("HOMEDRIVE", ""), os.environ["HOMEPATH"])
    else:
        return path
    if end != 1:
        user = os.fsdecode(path[1:end])
        current = os.environ.get("USERNAME")
        if user != current:
            # The other user's folder lies beside ours, if ours is named after us.
            if current != basename(home):
                return path
            home = join(dirname(home), user)
    return (os.fsencode(home) if isinstance(path, bytes) else home) + path[end:]


def _variable(name, environ, is_bytes):
    if not is_bytes:
        return environ[name]
    return os.fsencode(os.environ[os.fsdecode(name)]) if environ is None else environ[name]


def expandvars(path):
    """Puts variables in: $name, ${name} and %name%; what is quoted by ' stays, $$ and %% are one sign. Unknown ones stay."""
    path = os.fspath(path)
    is_bytes = isinstance(path, bytes)
    environ = getattr(os, "environb", None) if is_bytes else os.environ
    text = path.decode("latin-1") if is_bytes else path
    if "$" not in text and "%" not in text:
        return path
    encode = (lambda s: s.encode("latin-1")) if is_bytes else (lambda s: s)
    made, i = path[:0], 0

    def value(name, otherwise):
        try:
            return _variable(encode(name), environ, is_bytes)
        except KeyError:
            return encode(otherwise)

    while i < len(text):
        c = text[i]
        if c == "'":
            end = text.find("'", i + 1)
            stop = len(text) if end < 0 else end + 1
            made += encode(text[i:stop])
        elif c == "%" and text[i + 1 : i + 2] == "%" or c == "$" and text[i + 1 : i + 2] == "$":
            stop = i + 2
            made += encode(c)
        elif c == "%" or c == "$" and text[i + 1 : i + 2] == "{":
            begin = i + (1 if c == "%" else 2)
            end = text.find("%" if c == "%" else "}", begin)
            stop = len(text) if end < 0 else end + 1
            made += encode(text[i:]) if end < 0 else value(text[begin:end], text[i:stop])
        elif c == "$":
            stop = i + 1
            while stop < len(text) and text[stop] in _NAME_LETTERS:
                stop += 1
            made += value(text[i + 1 : stop], text[i:stop])
        else:
            stop = i + 1
            made += encode(c)
        i = stop
    return made


def normpath(path):
    path = os.fspath(path)
    back, here, up = _marks(path, "\\", ".", "..")
    plain = _backslashed(path)
    drive, rest = splitdrive(plain)
    root = rest[:0]
    if rest.startswith(back):
        root, rest = back, rest.lstrip(back)
    parts = []
    for part in rest.split(back):
        if not part or part == here:
            continue
        if part != up:
            parts.append(part)
        elif parts and parts[-1] != up:
            parts.pop()
        elif not root:
            parts.append(part)
    return drive + root + back.join(parts) if drive or root or parts else here


def abspath(path):
    path = os.fspath(path)
    if not isabs(path):
        path = join(os.getcwdb() if isinstance(path, bytes) else os.getcwd(), path)
    return normpath(path)


def realpath(path, *, strict=False):
    return abspath(path)


def relpath(path, start=None):
    path = os.fspath(path)
    back, here, up = _marks(path, "\\", ".", "..")
    if not path:
        raise ValueError("no path specified")
    start = here if start is None else os.fspath(start)
    try:
        start_drive, start_rest = splitdrive(abspath(normpath(start)))
        path_drive, path_rest = splitdrive(abspath(normpath(path)))
        if normcase(start_drive) != normcase(path_drive):
            raise ValueError("path is on mount %r, start on mount %r" % (path_drive, start_drive))
        there = [part for part in start_rest.split(back) if part]
        parts = [part for part in path_rest.split(back) if part]
        common = 0
        for a, b in zip(there, parts):
            if normcase(a) != normcase(b):
                break
            common += 1
        return back.join([up] * (len(there) - common) + parts[common:]) or here
    except (TypeError, ValueError, AttributeError, BytesWarning, DeprecationWarning):
        genericpath._check_arg_types("relpath", path, start)
        raise


def commonpath(paths):
    if not paths:
        raise ValueError("commonpath() arg is an empty sequence")
    paths = tuple(map(os.fspath, paths))
    back, here = _marks(paths[0], "\\", ".")
    try:
        cut = [splitdrive(_backslashed(p).lower()) for p in paths]
        if len({rest[:1] == back for _, rest in cut}) != 1:
            raise ValueError("Can't mix absolute and relative paths")
        if len({drive for drive, _ in cut}) != 1:
            genericpath._check_arg_types("commonpath", *paths)
            raise ValueError("Paths don't have the same drive")
        drive, rest = splitdrive(_backslashed(paths[0]))
        common = [part for part in rest.split(back) if part and part != here]
        for _, other in cut:
            parts = [part for part in other.split(back) if part and part != here]
            count = 0
            while count < min(len(common), len(parts)) and common[count].lower() == parts[count]:
                count += 1
            del common[count:]
        return (drive + back if rest[:1] == back else drive) + back.join(common)
    except (TypeError, AttributeError):
        genericpath._check_arg_types("commonpath", *paths)
        raise
