"""_codecs: what pickles of bytes in old protocols name."""

from codecs import (decode, encode, escape_decode, escape_encode, lookup, lookup_error, register,  # noqa: F401
                    register_error, unregister)  # fmt: skip

encode.__module__ = decode.__module__ = "_codecs"


def __getattr__(name):
    import codecs

    return getattr(codecs, name)
