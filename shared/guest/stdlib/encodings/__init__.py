"""The search function of the standard encodings; each encoding is a submodule with getregentry()."""

import _served_paths
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


def _made(name):
    """The module encodings.utf_8 and the like; None where no such encoding is."""
    try:
        info = codecs.lookup(name)
    except LookupError:
        return None
    module = types.ModuleType("encodings." + name)
    module.getregentry = lambda: info
    module.encode, module.decode = info.encode, info.decode
    module.IncrementalEncoder, module.IncrementalDecoder = info.incrementalencoder, info.incrementaldecoder
    module.StreamReader, module.StreamWriter = info.streamreader, info.streamwriter
    if name == "idna":
        from _encodings_rare import ace_prefix, nameprep, sace_prefix, to_ascii, to_unicode

        module.ToASCII, module.ToUnicode, module.nameprep = to_ascii, to_unicode, nameprep
        module.ace_prefix, module.sace_prefix = ace_prefix, sace_prefix
    return module


_served_paths.serve_made("encodings", _made)


def __getattr__(name):
    module = None if name.startswith("_") else _made(name)
    if module is None:
        raise AttributeError(f"module 'encodings' has no attribute '{name}'")
    sys.modules[module.__name__] = module
    return module
