"""pydoc: finding things by their dotted names, and their documentation as it was written; no pages are laid out here."""

import inspect
import sys

__all__ = ["help"]


class ErrorDuringImport(Exception):
    def __init__(self, filename, exc_info):
        self.filename, (self.exc, self.value, self.tb) = filename, exc_info

    def __str__(self):
        return "problem in %s - %s: %s" % (self.filename, self.exc.__name__, self.value)


def safeimport(path, forceload=0, cache={}):
    try:
        __import__(path)
    except ImportError as e:
        if e.name == path:
            return None
        raise ErrorDuringImport(path, sys.exc_info()) from None
    except BaseException:
        raise ErrorDuringImport(path, sys.exc_info()) from None
    return sys.modules[path]


def locate(path, forceload=0):
    """The object of a dotted name, or None."""
    import builtins

    parts = [part for part in path.split(".") if part]
    found, n = None, 0
    while n < len(parts):
        module = safeimport(".".join(parts[: n + 1]), forceload)
        if not module:
            break
        found, n = module, n + 1
    found = found or builtins
    for part in parts[n:]:
        try:
            found = getattr(found, part)
        except AttributeError:
            return None
    return found


def resolve(thing, forceload=0):
    if not isinstance(thing, str):
        name = getattr(thing, "__name__", None)
        return thing, name if isinstance(name, str) else None
    found = locate(thing, forceload)
    if found is None:
        raise ImportError("No Python documentation found for %r.\nUse help() to get the interactive help utility.\n"
                          "Use help(str) for help on the str class." % thing)  # fmt: skip
    return found, thing


def getdoc(object):
    return (inspect.getdoc(object) or inspect.getcomments(object) or "").rstrip()


def splitdoc(doc):
    lines = doc.strip().split("\n")
    if len(lines) == 1:
        return lines[0], ""
    if len(lines) >= 2 and not lines[1].rstrip():
        return lines[0], "\n".join(lines[2:])
    return "", "\n".join(lines)


def plain(text):
    import re

    return re.sub(".\b", "", text)


def pager(text):
    sys.stdout.write(plain(text).rstrip("\n") + "\n")


plainpager = pager
