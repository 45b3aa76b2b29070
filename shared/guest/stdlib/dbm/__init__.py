"""dbm: only dbm.dumb stands here."""

import os
from dbm import dumb
from dbm.dumb import error as _dumb_error

__all__ = ["open", "whichdb", "error"]
error = (_dumb_error, OSError)


def whichdb(filename):
    return "dbm.dumb" if os.path.exists(os.fspath(filename) + ".dir") else None


def open(file, flag="r", mode=0o666):
    if whichdb(file) is None and flag not in ("c", "n"):
        raise _dumb_error("db file doesn't exist; use 'c' or 'n' flag to create a new db")
    return dumb.open(file, flag, mode)
