"""What path modules share."""

from os.path import (commonprefix, exists, getatime, getctime, getmtime, getsize, isdir, isfile, samefile, sameopenfile, samestat)  # noqa: F401

__all__ = ["commonprefix", "exists", "getatime", "getctime", "getmtime", "getsize", "isdir", "isfile", "samefile", "sameopenfile",
           "samestat"]  # fmt: skip


def _splitext(p, sep, altsep, extsep):
    """The path up to the last dot of its last name, and the rest; leading dots belong to the name."""
    start = max(p.rfind(sep), p.rfind(altsep) if altsep else -1) + 1
    dot = p.rfind(extsep)
    if dot > start and p[start:dot].strip(extsep):
        return p[:dot], p[dot:]
    return p, p[:0]


def _check_arg_types(funcname, *args):
    """Raises the TypeError of a path function that was given these."""
    for arg in args:
        if not isinstance(arg, (str, bytes)):
            raise TypeError(f"{funcname}() argument must be str, bytes, or os.PathLike object, not {type(arg).__name__!r}") from None
    if len({isinstance(arg, str) for arg in args}) == 2:
        raise TypeError("Can't mix strings and bytes in path components") from None
