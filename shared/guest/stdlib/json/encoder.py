"""json.encoder"""

from json import JSONEncoder, _quote  # noqa: F401

INFINITY = float("inf")
c_make_encoder = None


def encode_basestring(s):
    return _quote(s, False)


def encode_basestring_ascii(s):
    return _quote(s, True)


py_encode_basestring, py_encode_basestring_ascii = encode_basestring, encode_basestring_ascii
c_encode_basestring, c_encode_basestring_ascii = encode_basestring, encode_basestring_ascii
