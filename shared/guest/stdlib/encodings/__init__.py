"""The search function of the standard encodings; each encoding is a submodule with getregentry()."""

import codecs
import sys
import types

from encodings import aliases  # noqa: F401

_cache = {}


class CodecRegistryError(LookupError, SystemError):
    pass


def normalize_encoding(encoding):
    if isinstance(encoding, bytes):
        encoding = str(encoding, "ascii")
    chars, gap = [], False
    for c in encoding:
        if c.isalnum() or c == ".":
            if gap and chars:
                chars.append("_")
            if c.isascii():
                chars.append(c)
            gap = False
        else:
            gap = True
    return "".join(chars)


def search_function(encoding):
    from _encodings import search

    return search(encoding)


def __getattr__(name):
    """encodings.utf_8 and the like, made when they are asked for."""
    try:
        info = codecs.lookup(name)
    except LookupError:
        raise AttributeError(f"module 'encodings' has no attribute '{name}'") from None
    module = types.ModuleType("encodings." + name)
    module.getregentry = lambda: info
    module.encode, module.decode = info.encode, info.decode
    module.IncrementalEncoder, module.IncrementalDecoder = info.incrementalencoder, info.incrementaldecoder
    module.StreamReader, module.StreamWriter = info.streamreader, info.streamwriter
    sys.modules[module.__name__] = module
    return module
