"""codecs: encodings by name, error handlers, streams of them, byte order marks. The VM asks `_encoded` and its kin for what it does not know."""

import builtins

__all__ = ["register", "lookup", "open", "EncodedFile", "BOM", "BOM_BE", "BOM_LE", "BOM32_BE", "BOM32_LE", "BOM64_BE", "BOM64_LE",
           "BOM_UTF8", "BOM_UTF16", "BOM_UTF16_LE", "BOM_UTF16_BE", "BOM_UTF32", "BOM_UTF32_LE", "BOM_UTF32_BE", "CodecInfo", "Codec",
           "IncrementalEncoder", "IncrementalDecoder", "StreamReader", "StreamWriter", "StreamReaderWriter", "StreamRecoder",
           "getencoder", "getdecoder", "getincrementalencoder", "getincrementaldecoder", "getreader", "getwriter", "encode", "decode",
           "iterencode", "iterdecode", "strict_errors", "ignore_errors", "replace_errors", "xmlcharrefreplace_errors",
           "backslashreplace_errors", "namereplace_errors", "register_error", "lookup_error"]  # fmt: skip

BOM_UTF8 = b"\xef\xbb\xbf"
BOM_LE = BOM_UTF16_LE = BOM32_LE = b"\xff\xfe"
BOM_BE = BOM_UTF16_BE = BOM32_BE = b"\xfe\xff"
BOM = BOM_UTF16 = BOM_UTF16_LE
BOM_UTF32_LE = BOM64_LE = b"\xff\xfe\x00\x00"
BOM_UTF32_BE = BOM64_BE = b"\x00\x00\xfe\xff"
BOM_UTF32 = BOM_UTF32_LE
_NATIVE = ("utf-8", "ascii", "iso8859-1", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-32-be")
_cache, _searches = {}, []

__natives__ = "_encoded _decoded _text_codec encode decode lookup lookup_error register register_error"  # CPython has these in C: no traceback shows them


class CodecInfo(tuple):
    _is_text_encoding = True

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None, incrementalencoder=None, incrementaldecoder=None, name=None,
                *, _is_text_encoding=None):  # fmt: skip
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name, self.encode, self.decode, self.streamreader, self.streamwriter = name, encode, decode, streamreader, streamwriter
        self.incrementalencoder, self.incrementaldecoder = incrementalencoder, incrementaldecoder
        if _is_text_encoding is not None:
            self._is_text_encoding = _is_text_encoding
        return self

    def __repr__(self):
        return f"<codecs.CodecInfo object for encoding {self.name} at {id(self):#x}>"


# ---- the registry


def register(search_function, /):
    if not callable(search_function):
        raise TypeError("argument must be callable")
    _searches.append(search_function)


def unregister(search_function, /):
    if search_function in _searches:
        _searches.remove(search_function)
        _cache.clear()


def lookup(encoding, /):
    if not isinstance(encoding, str):
        raise TypeError("lookup() argument must be str, not " + type(encoding).__name__)
    key = encoding.lower().replace(" ", "-")
    found = _cache.get(key)
    if found is None:
        from _encodings import search

        found = search(key)
        for each in () if found else _searches:
            found = each(key)
            if found is not None:
                if not isinstance(found, tuple) or len(found) != 4:
                    raise TypeError("codec search functions must return 4-tuples")
                break
        if found is None:
            raise LookupError("unknown encoding: " + encoding)
        _cache[key] = found
    return found


def encode(obj, encoding="utf-8", errors="strict"):
    made = lookup(encoding).encode(obj, errors)
    if not isinstance(made, tuple) or len(made) != 2:
        raise TypeError("encoder must return a tuple (object, integer)")
    return made[0]


def decode(obj, encoding="utf-8", errors="strict"):
    made = lookup(encoding).decode(obj, errors)
    if not isinstance(made, tuple) or len(made) != 2:
        raise TypeError("decoder must return a tuple (object,integer)")
    return made[0]


def _text_codec(encoding, verb):
    codec = lookup(encoding)
    if not getattr(codec, "_is_text_encoding", True):
        raise LookupError(f"'{encoding}' is not a text encoding; use codecs.{verb}() to handle arbitrary codecs")
    return codec


def _encoded(text, encoding, errors):
    """str.encode of an encoding that the VM does not know."""
    made = _text_codec(encoding, "encode").encode(text, errors)[0]
    if not isinstance(made, (bytes, bytearray)):
        raise TypeError(f"'{encoding}' encoder returned '{type(made).__name__}' instead of 'bytes'; use codecs.encode() to encode to arbitrary types")
    return bytes(made)


def _decoded(data, encoding, errors):
    made = _text_codec(encoding, "decode").decode(data, errors)[0]
    if not isinstance(made, str):
        raise TypeError(f"'{encoding}' decoder returned '{type(made).__name__}' instead of 'str'; use codecs.decode() to decode to arbitrary types")
    return made


def _encoded_by_handler(text, encoding, errors):
    """str.encode of an encoding that the VM knows, with an error handler that it does not."""
    handler, made, start, bom = lookup_error(errors), [], 0, b""
    if encoding.lower().replace("_", "-") in ("utf-16", "utf-32"):
        bom = "".encode(encoding)
    strip = lambda data: data[len(bom) :]  # noqa: E731
    while True:
        try:
            made.append(strip(text[start:].encode(encoding)))
            return bom + b"".join(made)
        except UnicodeEncodeError as e:
            error = UnicodeEncodeError(e.encoding, text, e.start + start, e.end + start, e.reason)
        made.append(strip(text[start : error.start].encode(encoding)))
        given, start = _handled(handler, error, len(text))
        if isinstance(given, str):
            try:
                given = strip(given.encode(encoding))
            except UnicodeEncodeError:
                raise error from None
        made.append(given)


def _decoded_by_handler(data, encoding, errors):
    handler, made, start = lookup_error(errors), [], 0
    while True:
        try:
            made.append(data[start:].decode(encoding))
            return "".join(made)
        except UnicodeDecodeError as e:
            error = UnicodeDecodeError(e.encoding, data, e.start + start, e.end + start, e.reason)
        made.append(data[start : error.start].decode(encoding))
        given, start = _handled(handler, error, len(data))
        if not isinstance(given, str):
            raise TypeError("decoding error handler must return (str, int) tuple")
        made.append(given)


def _handled(handler, error, size):
    """(what stands for the bad part, where to go on) of an error handler."""
    made = handler(error)
    kind = "encoding" if isinstance(error, UnicodeEncodeError) else "decoding"
    if not isinstance(made, tuple) or len(made) != 2 or not isinstance(made[0], (str, bytes)) or not isinstance(made[1], int):
        raise TypeError(f"{kind} error handler must return (str{'/bytes' if kind == 'encoding' else ''}, int) tuple")
    text, at = made
    if at < 0:
        at += size
    if not 0 <= at <= size:
        raise IndexError(f"position {made[1]} from error handler out of bounds")
    return text, at


def _getter(name):
    def get(encoding):
        made = getattr(lookup(encoding), name)
        if made is None:
            raise LookupError(encoding)
        return made

    return get


getencoder, getdecoder, getreader, getwriter = map(_getter, ("encode", "decode", "streamreader", "streamwriter"))
getincrementalencoder, getincrementaldecoder = map(_getter, ("incrementalencoder", "incrementaldecoder"))


# ---- error handlers


def _wrong(exception):
    raise TypeError("don't know how to handle %s in error callback" % type(exception).__name__)


def strict_errors(exception):
    if isinstance(exception, BaseException):
        raise exception
    raise TypeError("codec must pass exception instance")


def ignore_errors(exception):
    return ("", exception.end) if isinstance(exception, UnicodeError) else _wrong(exception)


def replace_errors(exception):
    if isinstance(exception, UnicodeEncodeError):
        return "?" * (exception.end - exception.start), exception.end
    if isinstance(exception, UnicodeDecodeError):
        return "\ufffd", exception.end
    if isinstance(exception, UnicodeTranslateError):
        return "\ufffd" * (exception.end - exception.start), exception.end
    return _wrong(exception)


def _bad_text(exception):
    if not isinstance(exception, (UnicodeEncodeError, UnicodeTranslateError)):
        _wrong(exception)
    return exception.object[exception.start : exception.end]


def _escaped(c):
    n = ord(c) if isinstance(c, str) else c
    return f"\\x{n:02x}" if n < 0x100 else f"\\u{n:04x}" if n < 0x10000 else f"\\U{n:08x}"


def xmlcharrefreplace_errors(exception):
    if not isinstance(exception, UnicodeEncodeError):
        _wrong(exception)
    return "".join(f"&#{ord(c)};" for c in _bad_text(exception)), exception.end


def backslashreplace_errors(exception):
    if isinstance(exception, UnicodeDecodeError):
        return "".join(map(_escaped, exception.object[exception.start : exception.end])), exception.end
    return "".join(map(_escaped, _bad_text(exception))), exception.end


def namereplace_errors(exception):
    import unicodedata

    if not isinstance(exception, UnicodeEncodeError):
        _wrong(exception)
    named = lambda c: "\\N{%s}" % unicodedata.name(c) if unicodedata.name(c, "") else _escaped(c)  # noqa: E731
    return "".join(map(named, _bad_text(exception))), exception.end


def _surrogateescape(exception):
    if isinstance(exception, UnicodeEncodeError):
        codes = [ord(c) for c in _bad_text(exception)]
        if not 0xDC80 <= codes[0] <= 0xDCFF:
            raise exception
        good = [c - 0xDC00 for c in codes if 0xDC80 <= c <= 0xDCFF]
        return bytes(good), exception.start + len(good)
    if isinstance(exception, UnicodeDecodeError):
        end = exception.start
        while end < min(exception.end, exception.start + 4) and exception.object[end] >= 128:
            end += 1
        if end == exception.start:
            raise exception
        return "".join(chr(0xDC00 + b) for b in exception.object[exception.start : end]), end
    return _wrong(exception)


def _surrogatepass(exception):
    is_unicode = exception.encoding.lower().startswith(("utf-8", "utf8", "utf-16", "utf16", "utf-32", "utf32", "cp65001"))
    if isinstance(exception, UnicodeEncodeError) and is_unicode:
        return _bad_text(exception).encode(exception.encoding, "surrogatepass"), exception.end
    raise exception


_handlers = {"strict": strict_errors, "ignore": ignore_errors, "replace": replace_errors, "xmlcharrefreplace": xmlcharrefreplace_errors,
             "backslashreplace": backslashreplace_errors, "namereplace": namereplace_errors, "surrogateescape": _surrogateescape,
             "surrogatepass": _surrogatepass}  # fmt: skip


def lookup_error(name, /):
    if name not in _handlers:
        raise LookupError(f"unknown error handler name '{name}'")
    return _handlers[name]


def register_error(errors, handler, /):
    if not callable(handler):
        raise TypeError("handler must be callable")
    _handlers[errors] = handler


# ---- codecs and streams of them


class Codec:
    def encode(self, input, errors="strict"):
        raise NotImplementedError

    def decode(self, input, errors="strict"):
        raise NotImplementedError


class IncrementalEncoder:
    def __init__(self, errors="strict"):
        self.errors, self.buffer = errors, ""

    def encode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        pass

    def getstate(self):
        return 0

    def setstate(self, state):
        pass


class BufferedIncrementalEncoder(IncrementalEncoder):
    def _buffer_encode(self, input, errors, final):
        raise NotImplementedError

    def encode(self, input, final=False):
        data = self.buffer + input
        result, consumed = self._buffer_encode(data, self.errors, final)
        self.buffer = data[consumed:]
        return result

    def reset(self):
        self.buffer = ""

    def getstate(self):
        return self.buffer or 0

    def setstate(self, state):
        self.buffer = state or ""


class IncrementalDecoder:
    def __init__(self, errors="strict"):
        self.errors = errors

    def decode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        pass

    def getstate(self):
        return b"", 0

    def setstate(self, state):
        pass


class BufferedIncrementalDecoder(IncrementalDecoder):
    def __init__(self, errors="strict"):
        self.errors, self.buffer = errors, b""

    def _buffer_decode(self, input, errors, final):
        raise NotImplementedError

    def decode(self, input, final=False):
        data = self.buffer + bytes(input)
        result, consumed = self._buffer_decode(data, self.errors, final)
        self.buffer = data[consumed:]
        return result

    def reset(self):
        self.buffer = b""

    def getstate(self):
        return self.buffer, 0

    def setstate(self, state):
        self.buffer = state[0]


class _Stream(Codec):
    def __init__(self, stream, errors="strict"):
        self.stream, self.errors = stream, errors

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()

    def __reduce_ex__(self, proto):
        raise TypeError("can't serialize %s" % self.__class__.__name__)


class StreamWriter(_Stream):
    def write(self, object):
        data, _ = self.encode(object, self.errors)
        self.stream.write(data)

    def writelines(self, list):
        self.write("".join(list))

    def reset(self):
        pass

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        if whence == 0 and offset == 0:
            self.reset()


class StreamReader(_Stream):
    charbuffertype = str

    def __init__(self, stream, errors="strict"):
        super().__init__(stream, errors)
        self.bytebuffer, self.charbuffer = b"", self.charbuffertype()

    def _fill(self, size):
        data = self.stream.read() if size < 0 else self.stream.read(size)
        self.bytebuffer += data
        made, used = self.decode(self.bytebuffer, self.errors)
        self.bytebuffer = self.bytebuffer[used:]
        self.charbuffer += made
        return bool(data)

    def read(self, size=-1, chars=-1, firstline=False):
        while chars < 0 or len(self.charbuffer) < chars:
            more = self._fill(size)
            if size >= 0 and chars < 0 or not more or size < 0:
                break
        made = self.charbuffer if chars < 0 else self.charbuffer[:chars]
        self.charbuffer = self.charbuffer[len(made) :]
        return made

    def readline(self, size=None, keepends=True):
        empty = self.charbuffertype()
        while True:
            lines = self.charbuffer.splitlines(True)
            if len(lines) > 1 or lines and lines[0] != lines[0].splitlines(False)[0] and not lines[0].endswith("\r" if empty == "" else b"\r"):
                break
            if not self._fill(size or 72):
                break
        if not self.charbuffer:
            return empty
        line = self.charbuffer.splitlines(True)[0]
        self.charbuffer = self.charbuffer[len(line) :]
        return line if keepends else line.splitlines(False)[0]

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def reset(self):
        self.bytebuffer, self.charbuffer = b"", self.charbuffertype()

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reset()

    def __next__(self):
        line = self.readline()
        if line:
            return line
        raise StopIteration

    def __iter__(self):
        return self


class StreamReaderWriter:
    encoding = "unknown"

    def __init__(self, stream, Reader, Writer, errors="strict"):
        self.stream, self.errors = stream, errors
        self.reader, self.writer = Reader(stream, errors), Writer(stream, errors)

    def read(self, size=-1):
        return self.reader.read(size)

    def readline(self, size=None):
        return self.reader.readline(size)

    def readlines(self, sizehint=None):
        return self.reader.readlines(sizehint)

    def __next__(self):
        return next(self.reader)

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(data)

    def writelines(self, list):
        return self.writer.writelines(list)

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reader.reset()
        if whence == 0 and offset == 0:
            self.writer.reset()

    __getattr__, __enter__, __exit__, __reduce_ex__ = _Stream.__getattr__, _Stream.__enter__, _Stream.__exit__, _Stream.__reduce_ex__


class StreamRecoder(StreamReaderWriter):
    data_encode = data_decode = None
    data_encoding = file_encoding = "unknown"

    def __init__(self, stream, encode, decode, Reader, Writer, errors="strict"):
        super().__init__(stream, Reader, Writer, errors)
        self.encode, self.decode = encode, decode

    def read(self, size=-1):
        return self.encode(self.reader.read(size), self.errors)[0]

    def readline(self, size=None):
        return self.encode(self.reader.readline() if size is None else self.reader.readline(size), self.errors)[0]

    def readlines(self, sizehint=None):
        return self.encode(self.reader.read(), self.errors)[0].splitlines(keepends=True)

    def __next__(self):
        return self.encode(next(self.reader), self.errors)[0]

    def write(self, data):
        return self.writer.write(self.decode(data, self.errors)[0])

    def writelines(self, list):
        return self.write(b"".join(list))


def open(filename, mode="r", encoding=None, errors="strict", buffering=-1):
    if encoding is not None and "b" not in mode:
        mode += "b"
    file = builtins.open(filename, mode, buffering)
    if encoding is None:
        return file
    try:
        info = lookup(encoding)
        made = StreamReaderWriter(file, info.streamreader, info.streamwriter, errors)
        made.encoding = encoding
        return made
    except BaseException:
        file.close()
        raise


def EncodedFile(file, data_encoding, file_encoding=None, errors="strict"):
    file_encoding = data_encoding if file_encoding is None else file_encoding
    data, of_file = lookup(data_encoding), lookup(file_encoding)
    made = StreamRecoder(file, data.encode, data.decode, of_file.streamreader, of_file.streamwriter, errors)
    made.data_encoding, made.file_encoding = data_encoding, file_encoding
    return made


def iterencode(iterator, encoding, errors="strict", **kwargs):
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for input in iterator:
        output = encoder.encode(input)
        if output:
            yield output
    output = encoder.encode("", True)
    if output:
        yield output


def iterdecode(iterator, encoding, errors="strict", **kwargs):
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for input in iterator:
        output = decoder.decode(input)
        if output:
            yield output
    output = decoder.decode(b"", True)
    if output:
        yield output


def make_identity_dict(rng):
    return {i: i for i in rng}


def make_encoding_map(decoding_map):
    made = {}
    for k, v in decoding_map.items():
        made[v] = None if v in made else k
    return made


def __getattr__(name):
    """utf_8_encode and its like, charmap_build and escapes: rarely asked for."""
    import _encodings

    if not name.startswith("__") and hasattr(_encodings, name):
        return getattr(_encodings, name)
    stem, _, verb = name.rpartition("_")
    if verb in ("encode", "decode") and stem:
        try:
            return getattr(lookup(stem), verb)
        except LookupError:
            pass
    raise AttributeError(f"module 'codecs' has no attribute '{name}'")


# CPython's are written in C; pickles know them by that module.
for _function in encode, decode, register, register_error, lookup, lookup_error:
    _function.__module__ = "_codecs"
