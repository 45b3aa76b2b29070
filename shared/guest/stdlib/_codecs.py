"""_codecs: what pickles of bytes in old protocols name."""

from codecs import (decode, encode, escape_decode, escape_encode, lookup, lookup_error, register,  # noqa: F401
                    register_error, unregister)  # fmt: skip

encode.__module__ = decode.__module__ = "_codecs"

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def __getattr__(name):
    import codecs

    return getattr(codecs, name)
