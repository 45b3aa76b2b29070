"""_bz2: the coders of bz2 under the name of CPython's own module."""

from bz2 import BZ2Compressor, BZ2Decompressor  # noqa: F401
