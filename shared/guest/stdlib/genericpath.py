"""What path modules share."""

from os.path import (commonprefix, exists, getatime, getctime, getmtime, getsize, isdir, isfile, samefile)  # noqa: F401

__all__ = ["commonprefix", "exists", "getatime", "getctime", "getmtime", "getsize", "isdir", "isfile", "samefile"]
