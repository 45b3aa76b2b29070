"""_lzma: the coders, numbers and properties of lzma under the name of CPython's own module."""

import lzma

globals().update({name: value for name, value in vars(lzma).items() if name.startswith(("FORMAT_", "CHECK_", "FILTER_", "MF_", "MODE_", "PRESET_"))})

from lzma import LZMACompressor, LZMADecompressor, LZMAError, is_check_supported  # noqa: E402, F401
from lzma import _decode_filter_properties, _encode_filter_properties  # noqa: E402, F401
