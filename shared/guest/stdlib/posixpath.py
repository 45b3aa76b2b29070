"""The same module as os.path."""

from os.path import *

__all__ = """
abspath altsep basename commonpath commonprefix curdir defpath devnull dirname exists expanduser expandvars extsep getatime getctime
getmtime getsize isabs isdir isfile islink ismount join lexists normcase normpath pardir pathsep realpath relpath samefile
sameopenfile samestat sep split splitdrive splitext supports_unicode_filenames
""".split()
