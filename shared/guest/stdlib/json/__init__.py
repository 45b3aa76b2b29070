"""JSON: dumps, loads and their streams."""

from _json_texts import write as _write
from json import scanner  # noqa: F401
from json.decoder import JSONDecodeError, JSONDecoder
from json.encoder import JSONEncoder

__all__ = ["dump", "dumps", "load", "loads", "JSONDecoder", "JSONDecodeError", "JSONEncoder"]


_default_encoder, _default_decoder = JSONEncoder(), JSONDecoder()


def _encoder(cls, settings, kw):
    is_default = cls is None and not kw and settings == (False, True, True, True, None, None, None, False)
    if is_default:
        return _default_encoder
    skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys = settings
    return (cls or JSONEncoder)(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular,
                                allow_nan=allow_nan, indent=indent, separators=separators, default=default,
                                sort_keys=sort_keys, **kw)  # fmt: skip


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
          separators=None, default=None, sort_keys=False, **kw):
    settings = skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys
    return _encoder(cls, settings, kw).encode(obj)


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
         separators=None, default=None, sort_keys=False, **kw):
    settings = skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys
    encoder = _encoder(cls, settings, kw)
    if encoder is _default_encoder and type(fp).__module__ == "_io":  # nobody sees in how many pieces it comes
        text = _write(obj, True, ", ", ": ")
        if text is not NotImplemented:
            fp.write(text)
            return
    for chunk in encoder.iterencode(obj):
        fp.write(chunk)


def detect_encoding(b):
    """What RFC 8259's ancestors tell from the zeros among the first four bytes."""
    if b.startswith((b"\xff\xfe\0\0", b"\0\0\xfe\xff")):
        return "utf-32"
    if b.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    if b.startswith(b"\xef\xbb\xbf"):
        return "utf-8-sig"
    if len(b) >= 4:
        if not b[0]:
            return "utf-16-be" if b[1] else "utf-32-be"
        if not b[1]:
            return "utf-16-le" if b[2] or b[3] else "utf-32-le"
    elif len(b) == 2:
        if not b[0]:
            return "utf-16-be"
        if not b[1]:
            return "utf-16-le"
    return "utf-8"


_HOOKS = "object_hook", "object_pairs_hook", "parse_float", "parse_int", "parse_constant"
_NO_HOOKS = (None,) * 5


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    if isinstance(s, str):
        if s.startswith("\ufeff"):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    elif isinstance(s, (bytes, bytearray)):
        s = s.decode(detect_encoding(s), "surrogatepass")
    else:
        raise TypeError(f"the JSON object must be str, bytes or bytearray, not {s.__class__.__name__}")
    hooks = object_hook, object_pairs_hook, parse_float, parse_int, parse_constant
    if cls is None and not kw and hooks == _NO_HOOKS:
        return _default_decoder.decode(s)
    given = {name: hook for name, hook in zip(_HOOKS, hooks) if hook is not None}
    return (cls or JSONDecoder)(**given, **kw).decode(s)


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, object_pairs_hook=None, **kw):
    return loads(fp.read(), cls=cls, object_hook=object_hook, parse_float=parse_float, parse_int=parse_int,
                 parse_constant=parse_constant, object_pairs_hook=object_pairs_hook, **kw)  # fmt: skip
