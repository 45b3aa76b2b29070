"""Files whose names match a pattern."""

import fnmatch
import os
import re

__all__ = ["escape", "glob", "iglob"]

_MAGIC = re.compile("[*?[]")


def has_magic(s):
    return _MAGIC.search(s) is not None


def escape(pathname):
    return _MAGIC.sub(r"[\g<0>]", pathname)


def glob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    return list(iglob(pathname, root_dir=root_dir, recursive=recursive, include_hidden=include_hidden))


def iglob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    for found in _find(os.path.join(root_dir, pathname) if root_dir else pathname, recursive, include_hidden):
        if root_dir:
            found = os.path.relpath(found, root_dir)
        if found:
            yield found


def _names(folder):
    try:
        return os.listdir(folder or ".")
    except OSError:
        return []


def _find(pathname, recursive, hidden):
    folder, base = os.path.split(pathname)
    if not has_magic(pathname):
        if base and os.path.lexists(pathname) or not base and os.path.isdir(folder):
            yield pathname
        return
    folders = [folder]
    if folder and folder != pathname and has_magic(folder):
        folders = [f for f in _find(folder, recursive, hidden) if os.path.isdir(f)]
    for each in folders:
        if recursive and base == "**":
            yield from _below(each, hidden, os.path.join(each, ""))
        elif not has_magic(base):
            made = os.path.join(each, base)
            if os.path.lexists(made):
                yield made
        else:
            for name in fnmatch.filter(_names(each), base):
                if hidden or base.startswith(".") or not name.startswith("."):
                    yield os.path.join(each, name)


def _below(folder, hidden, first):
    yield first
    for name in _names(folder):
        if hidden or not name.startswith("."):
            path = os.path.join(folder, name)
            if os.path.isdir(path):
                yield from _below(path, hidden, path)
            else:
                yield path


def glob0(dirname, pattern):
    """[pattern] where that file is in the folder, else []."""
    return [pattern] if os.path.lexists(os.path.join(dirname, pattern)) else []


def glob1(dirname, pattern):
    """The names in a folder that a pattern matches."""
    names = [name for name in _names(dirname) if pattern[:1] == "." or name[:1] != "."]
    return fnmatch.filter(names, pattern)
