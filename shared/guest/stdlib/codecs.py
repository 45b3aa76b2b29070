"""codecs: encodings by name, streams of them, byte order marks."""

import io

BOM_UTF8 = b"\xef\xbb\xbf"
BOM_UTF16_LE = BOM_LE = b"\xff\xfe"
BOM_UTF16_BE = BOM_BE = b"\xfe\xff"
BOM_UTF16 = BOM = BOM_UTF16_LE
BOM_UTF32_LE, BOM_UTF32_BE = b"\xff\xfe\x00\x00", b"\x00\x00\xfe\xff"
BOM_UTF32 = BOM_UTF32_LE
_NAMES = {"utf8": "utf-8", "utf_8": "utf-8", "u8": "utf-8", "utf": "utf-8", "cp65001": "utf-8", "utf-8-sig": "utf-8-sig", "utf_8_sig": "utf-8-sig",
          "utf16": "utf-16", "utf_16": "utf-16", "utf32": "utf-32", "utf_32": "utf-32", "latin-1": "iso8859-1", "latin1": "iso8859-1",
          "latin_1": "iso8859-1", "iso-8859-1": "iso8859-1", "iso8859-1": "iso8859-1", "l1": "iso8859-1", "us-ascii": "ascii", "646": "ascii"}  # fmt: skip
_handlers = {}


class CodecInfo(tuple):
    def __new__(cls, encode, decode, streamreader=None, streamwriter=None, incrementalencoder=None, incrementaldecoder=None, name=None):
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name, self.encode, self.decode, self.streamreader, self.streamwriter = name, encode, decode, streamreader, streamwriter
        self.incrementalencoder, self.incrementaldecoder = incrementalencoder, incrementaldecoder
        return self

    def __repr__(self):
        return f"<codecs.CodecInfo object for encoding {self.name} at {id(self):#x}>"


def _rot13(text):
    def turned(c):
        base = 65 if "A" <= c <= "Z" else 97 if "a" <= c <= "z" else None
        return c if base is None else chr((ord(c) - base + 13) % 26 + base)

    return "".join(map(turned, text))


def encode(obj, encoding="utf-8", errors="strict"):
    name = encoding.lower().replace("_", "-")
    if name in ("hex", "hex-codec"):
        return bytes(obj).hex().encode()
    if name in ("base64", "base64-codec"):
        import base64

        return base64.encodebytes(bytes(obj))
    if name in ("rot13", "rot-13"):
        return _rot13(obj)
    if name in ("zlib", "zlib-codec"):
        import zlib

        return zlib.compress(obj)
    return obj.encode(encoding, errors)


def decode(obj, encoding="utf-8", errors="strict"):
    name = encoding.lower().replace("_", "-")
    if name in ("hex", "hex-codec"):
        return bytes.fromhex(bytes(obj).decode())
    if name in ("base64", "base64-codec"):
        import base64

        return base64.decodebytes(bytes(obj))
    if name in ("rot13", "rot-13"):
        return _rot13(obj)
    if name in ("zlib", "zlib-codec"):
        import zlib

        return zlib.decompress(obj)
    return bytes(obj).decode(encoding, errors)


def lookup(encoding):
    key = encoding.lower().replace(" ", "-")
    name = _NAMES.get(key, key.replace("_", "-"))
    if name not in ("rot13", "rot-13", "hex", "base64", "zlib"):
        "".encode(encoding)  # an unknown one is a LookupError
    return CodecInfo(lambda text, errors="strict": (encode(text, encoding, errors), len(text)),
                     lambda data, errors="strict": (decode(data, encoding, errors), len(data)),
                     lambda stream, errors="strict": StreamReader(stream, errors, encoding),
                     lambda stream, errors="strict": StreamWriter(stream, errors, encoding),
                     lambda errors="strict": IncrementalEncoder(errors, encoding),
                     lambda errors="strict": IncrementalDecoder(errors, encoding), name)  # fmt: skip


def getencoder(encoding):
    return lookup(encoding).encode


def getdecoder(encoding):
    return lookup(encoding).decode


def getreader(encoding):
    return lookup(encoding).streamreader


def getwriter(encoding):
    return lookup(encoding).streamwriter


def getincrementalencoder(encoding):
    return lookup(encoding).incrementalencoder


def getincrementaldecoder(encoding):
    return lookup(encoding).incrementaldecoder


class StreamWriter:
    def __init__(self, stream, errors="strict", encoding="utf-8"):
        self.stream, self.errors, self.encoding = stream, errors, encoding

    def write(self, object):
        self.stream.write(encode(object, self.encoding, self.errors))

    def writelines(self, list):
        self.write("".join(list))

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.stream.close()


class StreamReader(StreamWriter):
    def read(self, size=-1, chars=-1, firstline=False):
        return decode(self.stream.read() if size < 0 else self.stream.read(size), self.encoding, self.errors)

    def readline(self, size=None, keepends=True):
        line = decode(self.stream.readline(), self.encoding, self.errors)
        return line if keepends else line.rstrip("\r\n")

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def __iter__(self):
        return iter(self.readlines())


class IncrementalEncoder:
    def __init__(self, errors="strict", encoding="utf-8"):
        self.errors, self.encoding = errors, encoding

    def encode(self, input, final=False):
        return encode(input, self.encoding, self.errors)

    def reset(self):
        pass


class IncrementalDecoder:
    def __init__(self, errors="strict", encoding="utf-8"):
        self.errors, self.encoding, self._left = errors, encoding, b""

    def decode(self, input, final=False):
        data = self._left + bytes(input)
        try:
            text, self._left = data.decode(self.encoding, self.errors), b""
            return text
        except UnicodeDecodeError as error:
            if final or len(data) - error.start > 3 or error.end != len(data):
                raise
            self._left = data[error.start :]
            return data[: error.start].decode(self.encoding, self.errors)

    def reset(self):
        self._left = b""


def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    if encoding is None:
        return io.open(filename, mode)
    return io.open(filename, mode.replace("b", ""), encoding=encoding, errors=errors)


def iterencode(iterator, encoding, errors="strict"):
    for text in iterator:
        yield encode(text, encoding, errors)


def iterdecode(iterator, encoding, errors="strict"):
    decoder = IncrementalDecoder(errors, encoding)
    for data in iterator:
        made = decoder.decode(data)
        if made:
            yield made
    rest = decoder.decode(b"", True)
    if rest:
        yield rest


def escape_decode(data, errors="strict"):
    return bytes(data).decode("unicode_escape").encode("latin-1"), len(data)


def escape_encode(data, errors="strict"):
    return repr(bytes(data))[2:-1].encode(), len(data)


def strict_errors(exception):
    raise exception


def ignore_errors(exception):
    return "", exception.end


def replace_errors(exception):
    return "?" if isinstance(exception, UnicodeEncodeError) else "\ufffd", exception.end


def lookup_error(name):
    known = {"strict": strict_errors, "ignore": ignore_errors, "replace": replace_errors, **_handlers}
    if name not in known:
        raise LookupError(f"unknown error handler name '{name}'")
    return known[name]


def register_error(errors, handler):
    _handlers[errors] = handler


def register(search_function):
    raise NotImplementedError("codecs.register: new encodings cannot be added here")
