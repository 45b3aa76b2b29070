"""Names under which the part of CPython's importer that reads files is known to programs."""
from importlib.machinery import *  # noqa: F403
from importlib.machinery import ExtensionFileLoader, FileFinder, PathFinder, SourceFileLoader, SourcelessFileLoader  # noqa: F401
from importlib.util import MAGIC_NUMBER, cache_from_source, decode_source, source_from_cache, spec_from_file_location  # noqa: F401
