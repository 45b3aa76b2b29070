"""_json: the parts of json that CPython has in C."""

from json.decoder import c_scanstring as scanstring  # noqa: F401
from json.encoder import c_encode_basestring as encode_basestring, c_encode_basestring_ascii as encode_basestring_ascii  # noqa: F401
from json.encoder import c_make_encoder as make_encoder  # noqa: F401
from json.scanner import c_make_scanner as make_scanner  # noqa: F401
