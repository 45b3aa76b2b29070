"""The encodings behind codecs: those of the VM as CodecInfo, code pages, escapes, punycode and IDNA, and bytes to bytes."""

import codecs
from codecs import BufferedIncrementalDecoder, CodecInfo, _handled, lookup_error

ALIASES = {"utf8": "utf-8", "u8": "utf-8", "utf": "utf-8", "cp65001": "utf-8", "utf8-ucs2": "utf-8", "utf8-ucs4": "utf-8", "646": "ascii", "us-ascii": "ascii", "us": "ascii",
           "ansi-x3.4-1968": "ascii", "cp367": "ascii", "iso646-us": "ascii", "latin-1": "iso8859-1", "charmap": "iso8859-1", "latin1": "iso8859-1", "latin": "iso8859-1",
           "l1": "iso8859-1", "iso-8859-1": "iso8859-1", "8859": "iso8859-1", "cp819": "iso8859-1", "iso8859": "iso8859-1", "utf16": "utf-16", "u16": "utf-16",
           "utf-16le": "utf-16-le", "utf-16be": "utf-16-be", "utf32": "utf-32", "u32": "utf-32", "utf-32le": "utf-32-le", "utf-32be": "utf-32-be",
           "utf7": "utf-7", "u7": "utf-7", "utf8-sig": "utf-8-sig", "windows-1250": "cp1250", "windows-1251": "cp1251", "windows-1252": "cp1252", "1252": "cp1252",
           "windows-1253": "cp1253", "windows-1254": "cp1254", "windows-1255": "cp1255", "windows-1256": "cp1256", "windows-1257": "cp1257",
           "windows-1258": "cp1258", "437": "cp437", "ibm437": "cp437", "850": "cp850", "ibm850": "cp850", "866": "cp866", "ibm866": "cp866",
           "latin2": "iso8859-2", "l2": "iso8859-2", "latin5": "iso8859-9", "latin9": "iso8859-15", "l9": "iso8859-15", "cyrillic": "iso8859-5",
           "greek": "iso8859-7", "hebrew": "iso8859-8", "arabic": "iso8859-6", "koi8-r": "koi8-r", "cskoi8r": "koi8-r", "macroman": "mac-roman",
           "macintosh": "mac-roman", "unicode-escape": "unicode-escape", "rot-13": "rot13", "rot13": "rot13", "hex-codec": "hex", "hex": "hex",
           "base64-codec": "base64", "base-64": "base64", "zlib-codec": "zlib", "zip": "zlib", "bz2-codec": "bz2", "quopri-codec": "quopri",
           "quoted-printable": "quopri", "quotedprintable": "quopri", "uu-codec": "uu", "undefined": "undefined",
           "037": "cp037", "csibm037": "cp037", "ebcdic-cp-ca": "cp037", "ebcdic-cp-nl": "cp037", "ebcdic-cp-us": "cp037", "ebcdic-cp-wt": "cp037",
           "ibm037": "cp037", "ibm039": "cp037", "1026": "cp1026", "csibm1026": "cp1026", "ibm1026": "cp1026", "1125": "cp1125", "ibm1125": "cp1125",
           "cp866u": "cp1125", "ruscii": "cp1125", "1140": "cp1140", "ibm1140": "cp1140", "273": "cp273", "ibm273": "cp273", "csibm273": "cp273",
           "424": "cp424", "csibm424": "cp424", "ebcdic-cp-he": "cp424", "ibm424": "cp424", "500": "cp500", "csibm500": "cp500",
           "ebcdic-cp-be": "cp500", "ebcdic-cp-ch": "cp500", "ibm500": "cp500", "864": "cp864", "csibm864": "cp864", "ibm864": "cp864",
           "roman8": "hp-roman8", "r8": "hp-roman8", "cshproman8": "hp-roman8", "cp1051": "hp-roman8", "ibm1051": "hp-roman8",
           "macgreek": "mac-greek", "maciceland": "mac-iceland", "maccentraleurope": "mac-latin2", "mac-centeuro": "mac-latin2",
           "maclatin2": "mac-latin2", "macturkish": "mac-turkish", "csptcp154": "ptcp154", "pt154": "ptcp154", "cp154": "ptcp154",
           "cyrillic-asian": "ptcp154"}  # fmt: skip

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


def canonical(key):
    """The codec's own name of an encoding as the user spells it."""
    key = key.lower().replace("_", "-").replace(" ", "-")
    if key.startswith("iso-8859"):
        key = "iso8859" + key[8:]
    return ALIASES.get(key, key)


def search(key):
    name = canonical(key)
    if name in codecs._NATIVE:
        return native(name)
    from _encodings_wide import wide

    for make in (code_page, escapes, byte_codec, wide, other):
        found = make(name)
        if found is not None:
            return found
    return None


def info(name, encode, decode, encoder=None, decoder=None, is_text=True):
    """CodecInfo of two functions (input, errors) -> (output, consumed)."""

    class Encoder(codecs.IncrementalEncoder):
        def encode(self, input, final=False):
            return encode(input, self.errors)[0]

    class Decoder(codecs.IncrementalDecoder):
        def decode(self, input, final=False):
            return decode(input, self.errors)[0]

    class Reader(codecs.StreamReader):
        charbuffertype = str if is_text or name == "rot13" else bytes

    class Writer(codecs.StreamWriter):
        pass

    Reader.__name__, Writer.__name__, Encoder.__name__, Decoder.__name__ = "StreamReader", "StreamWriter", "IncrementalEncoder", "IncrementalDecoder"
    for kind in (Reader, Writer):
        kind.encode, kind.decode = staticmethod(encode), staticmethod(decode)
    if decoder is not None:
        Reader.decode = lambda self, input, errors="strict": partial(name, input, errors)
    return CodecInfo(encode, decode, Reader, Writer, encoder or Encoder, decoder or Decoder, name, _is_text_encoding=is_text)


def _bytes(input):
    if isinstance(input, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    return bytes(input)


def partial(name, data, errors="strict", final=False):
    """(text, bytes used): bytes that may be the start of a character wait for more."""
    try:
        return data.decode(name, "strict" if not final else errors), len(data)
    except UnicodeDecodeError as error:
        waits = not final and error.end == len(data) and error.reason in ("unexpected end of data", "truncated data", "incomplete multibyte sequence")
        if waits:
            used = error.start
            if "16" in name and used >= 2 and (data[used - 1 if name == "utf-16-le" else used - 2] & 0xFC) == 0xD8:
                used -= 2
            return data[:used].decode(name, errors), used
        return data.decode(name, errors), len(data)


def native(name):
    def encode(input, errors="strict"):
        if not isinstance(input, str):
            raise TypeError(f"{name.replace('-', '_').replace('iso8859_1', 'latin_1')}_encode() argument 1 must be str, not {type(input).__name__}")
        return input.encode(name, errors or "strict"), len(input)

    def decode(input, errors="strict"):
        data = _bytes(input)
        return data.decode(name, errors or "strict"), len(data)

    if name in ("ascii", "iso8859-1"):
        return info(name, encode, decode)
    marked = name in ("utf-16", "utf-32")

    class IncrementalEncoder(codecs.IncrementalEncoder):
        started = False

        def encode(self, input, final=False):
            made = input.encode(name + "-le" if marked and self.started else name, self.errors)
            self.started = True
            return made

        def reset(self):
            self.started = False

        def getstate(self):
            return 0 if self.started or not marked else 2

        def setstate(self, state):
            self.started = not state

    class IncrementalDecoder(BufferedIncrementalDecoder):
        order = None

        def _buffer_decode(self, input, errors, final):
            size = 2 if "16" in name else 4
            if marked and self.order is None:
                if len(input) < size:
                    return ("", 0) if not final or not input else partial(name, input, errors, final)
                self.order = name + ("-be" if input.startswith((codecs.BOM_UTF16_BE, codecs.BOM_UTF32_BE)) else "-le")
                has_mark = input.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE) if size == 4 else (codecs.BOM_LE, codecs.BOM_BE))
                text, used = partial(self.order, input[size if has_mark else 0 :], errors, final)
                return text, used + (size if has_mark else 0)
            return partial(self.order or name, input, errors, final)

        def reset(self):
            super().reset()
            self.order = None

        # The order of bytes is 2 while it is not known, else whether it is not this machine's.
        def getstate(self):
            return self.buffer, 0 if not marked else 2 if self.order is None else int(self.order.endswith("-be"))

        def setstate(self, state):
            super().setstate(state)
            if marked:
                self.order = {0: name + "-le", 1: name + "-be"}.get(state[1])

    return info(name, encode, decode, IncrementalEncoder, IncrementalDecoder)


# ---- characters by tables


def charmap_encode(input, errors="strict", mapping=None):
    if mapping is None:
        return input.encode("latin-1", errors), len(input)
    made, i = bytearray(), 0

    def one(c):
        found = mapping.get(ord(c)) if isinstance(mapping, dict) else mapping[ord(c)]
        return found

    while i < len(input):
        try:
            found = one(input[i])
        except LookupError:
            found = None
        if found is not None:
            made += bytes([found]) if isinstance(found, int) else found
            i += 1
            continue
        end = i + 1
        while end < len(input) and one(input[end]) is None:
            end += 1
        given, i = _handled(lookup_error(errors), UnicodeEncodeError("charmap", input, i, end, "character maps to <undefined>"), len(input))
        made += given if isinstance(given, bytes) else charmap_encode(given, "strict", mapping)[0]
    return bytes(made), len(input)


def charmap_decode(input, errors="strict", mapping=None):
    data = bytes(input)
    if mapping is None:
        return data.decode("latin-1"), len(data)
    made, i = [], 0
    while i < len(data):
        try:
            found = mapping[data[i]]
        except LookupError:
            found = None
        if found is not None and found not in ("\ufffe", 0xFFFE):
            made.append(chr(found) if isinstance(found, int) else found)
            i += 1
            continue
        given, i = _handled(lookup_error(errors), UnicodeDecodeError("charmap", data, i, i + 1, "character maps to <undefined>"), len(data))
        made.append(given)
    return "".join(made), len(data)


def charmap_build(map):
    return {ord(c): i for i, c in enumerate(map) if c != "\ufffe"}


def code_page(name):
    from _codec_tables import TABLES

    table = TABLES.get(name.replace("-", "_"))
    if table is None:
        return None
    first = 256 - len(table)  # below it stands ASCII
    table = "".join(map(chr, range(first))) + table
    places = charmap_build(table)
    # Whole texts go through translate(); what has no place there is looked at character by character, for the errors.
    nowhere = dict.fromkeys(range(first, 256), "\uffff")
    forth = nowhere | {code: place for code, place in places.items() if code >= first}
    back = {place: c for place, c in enumerate(table) if place >= first}
    undefined = bytes(place for place, c in back.items() if c == "\ufffe")

    def encode(input, errors="strict"):
        try:
            return input.translate(forth).encode("latin-1"), len(input)
        except UnicodeEncodeError:
            return charmap_encode(input, errors, places)

    def decode(input, errors="strict"):
        data = bytes(input)
        if undefined and len(data.translate(None, undefined)) < len(data):
            return charmap_decode(data, errors, table)
        return data.decode("latin-1").translate(back), len(data)

    return info(name, encode, decode)


# ---- escapes


def unicode_escape_encode(input, errors="strict"):
    plain = {"\t": "\\t", "\n": "\\n", "\r": "\\r", "\\": "\\\\"}
    text = "".join(plain.get(c) or (c if " " <= c <= "~" else codecs._escaped(c)) for c in input)
    return text.encode("ascii"), len(input)


def raw_unicode_escape_encode(input, errors="strict"):
    return b"".join(bytes([ord(c)]) if ord(c) < 256 else codecs._escaped(c).encode() for c in input), len(input)


def _bad(data, start, end, reason, errors, name="unicodeescape"):
    return _handled(lookup_error(errors), UnicodeDecodeError(name, data, start, end, reason), len(data))


def unicode_escape_decode(input, errors="strict", final=True):
    data = input.encode() if isinstance(input, str) else bytes(input)
    simple = {110: "\n", 116: "\t", 114: "\r", 98: "\b", 102: "\f", 118: "\v", 97: "\a", 92: "\\", 39: "'", 34: '"', 10: ""}
    made, i, size = [], 0, len(data)
    while i < size:
        c = data[i]
        if c != 92:
            made.append(chr(c))
            i += 1
            continue
        if i + 1 >= size:
            given, i = _bad(data, i, size, "\\ at end of string", errors)
            made.append(given)
            continue
        kind = data[i + 1]
        if kind in simple:
            made.append(simple[kind])
            i += 2
        elif 48 <= kind <= 55:
            end = i + 2
            while end < size and end < i + 4 and 48 <= data[end] <= 55:
                end += 1
            made.append(chr(int(data[i + 1 : end], 8)))
            i = end
        elif kind in b"xuU":
            want, end = {120: 2, 117: 4, 85: 8}[kind], i + 2
            while end < size and end < i + 2 + want and data[end] in b"0123456789abcdefABCDEF":
                end += 1
            if end - i - 2 < want:
                given, i = _bad(data, i, end, "truncated \\%s escape" % {2: "xXX", 4: "uXXXX", 8: "UXXXXXXXX"}[want], errors)
            elif int(data[i + 2 : end], 16) > 0x10FFFF:
                given, i = _bad(data, i, end, "illegal Unicode character", errors)
            else:
                given, i = chr(int(data[i + 2 : end], 16)), end
            made.append(given)
        elif kind == 78:
            import unicodedata

            has_brace = data[i + 2 : i + 3] == b"{"
            end = data.find(b"}", i) + 1 if has_brace else 0
            if not end or end == i + 4:
                end = i + 2 if not has_brace else i + 3 if end else size
                given, i = _bad(data, i, end, "malformed \\N character escape", errors)
            else:
                try:
                    given, i = unicodedata.lookup(data[i + 3 : end - 1].decode("latin-1")), end
                except KeyError:
                    given, i = _bad(data, i, end, "unknown Unicode character name", errors)
            made.append(given)
        else:
            made.append("\\" + chr(kind))
            i += 2
    return "".join(made), size


def raw_unicode_escape_decode(input, errors="strict", final=True):
    data = input.encode() if isinstance(input, str) else bytes(input)
    made, i, size = [], 0, len(data)
    while i < size:
        run = i
        while run < size and data[run] == 92:
            run += 1
        if run == i or (run - i) % 2 == 0 or data[run : run + 1] not in (b"u", b"U"):
            run = max(run, i + 1)
            made.append(data[i:run].decode("latin-1"))
            i = run
            continue
        made.append(data[i : run - 1].decode("latin-1"))
        want, end = 4 if data[run] == 117 else 8, run + 1
        while end < size and end < run + 1 + want and data[end] in b"0123456789abcdefABCDEF":
            end += 1
        if end - run - 1 < want:
            given, i = _bad(data, run - 1, end, "truncated \\%s escape" % ("uXXXX" if want == 4 else "UXXXXXXXX"), errors, "rawunicodeescape")
        elif int(data[run + 1 : end], 16) > 0x10FFFF:
            given, i = _bad(data, run - 1, end, "\\Uxxxxxxxx out of range", errors, "rawunicodeescape")
        else:
            given, i = chr(int(data[run + 1 : end], 16)), end
        made.append(given)
    return "".join(made), size


def readbuffer_encode(data, errors=None, /):
    """The bytes of a buffer, or a text's in UTF-8."""
    made = data.encode() if isinstance(data, str) else bytes(memoryview(data))
    return made, len(made)


def _ex_decode(data, errors, byteorder, name, marks):
    import codecs

    data = bytes(data)
    if byteorder == 0 and data.startswith(tuple(marks)):
        mark = next(mark for mark in marks if data.startswith(mark))
        text, used = codecs.lookup(f"{name}-{'le' if marks[mark] < 0 else 'be'}").decode(data[len(mark) :], errors)
        return text, used + len(mark), marks[mark]
    ending = byteorder or -1
    return *codecs.lookup(f"{name}-{'le' if ending < 0 else 'be'}").decode(data, errors), byteorder


def utf_16_ex_decode(data, errors=None, byteorder=0, final=False, /):
    """(text, bytes used, the byte order): -1 little-endian, 1 big-endian, 0 what nothing told."""
    data = bytes(data)
    whole = len(data) if final else len(data) - len(data) % 2
    return _ex_decode(data[:whole], errors or "strict", byteorder, "utf-16", {b"\xff\xfe": -1, b"\xfe\xff": 1})


def utf_32_ex_decode(data, errors=None, byteorder=0, final=False, /):
    data = bytes(data)
    whole = len(data) if final else len(data) - len(data) % 4
    return _ex_decode(data[:whole], errors or "strict", byteorder, "utf-32", {b"\xff\xfe\0\0": -1, b"\0\0\xfe\xff": 1})


def escape_encode(data, errors="strict"):
    quoted = repr(bytes(data))
    text = quoted[2:-1]
    return (text.replace('"', '"').replace("'", "\\'") if quoted[1] == '"' else text).encode(), len(data)


def escape_decode(data, errors="strict"):
    data = data.encode() if isinstance(data, str) else bytes(data)
    made, i = bytearray(), 0
    simple = {110: 10, 116: 9, 114: 13, 98: 8, 102: 12, 118: 11, 97: 7, 92: 92, 39: 39, 34: 34}
    while i < len(data):
        if data[i] != 92:
            made.append(data[i])
            i += 1
            continue
        if i + 1 >= len(data):
            raise ValueError("Trailing \\ in string")
        c = data[i + 1]
        if c == 10:
            i += 2
        elif c in simple:
            made.append(simple[c])
            i += 2
        elif 48 <= c <= 55:
            end = i + 2
            while end < len(data) and end < i + 4 and 48 <= data[end] <= 55:
                end += 1
            made.append(int(data[i + 1 : end], 8) & 255)
            i = end
        elif c == 120:
            digits = data[i + 2 : i + 4]
            if len(digits) == 2 and all(d in b"0123456789abcdefABCDEF" for d in digits):
                made.append(int(digits, 16))
                i += 4
            elif errors == "strict":
                raise ValueError("invalid \\x escape at position %d" % i)
            else:
                made += b"?" if errors == "replace" else b""
                i += 3 if digits[:1] and digits[0] in b"0123456789abcdefABCDEF" else 2
        else:
            made += data[i : i + 2]
            i += 2
    return bytes(made), len(data)


def escapes(name):
    if name == "unicode-escape":
        return info(name, unicode_escape_encode, unicode_escape_decode)
    if name == "raw-unicode-escape":
        return info(name, raw_unicode_escape_encode, raw_unicode_escape_decode)
    return None


# ---- bytes to bytes


def byte_codec(name):
    def pair(encode, decode):
        return info(name, lambda input, errors="strict": (encode(_bytes(input)), len(input)),
                    lambda input, errors="strict": (decode(_bytes(input)), len(input)), is_text=False)  # fmt: skip

    if name == "hex":
        import binascii

        return pair(binascii.b2a_hex, binascii.a2b_hex)
    if name == "base64":
        import base64

        return pair(base64.encodebytes, base64.decodebytes)
    if name == "zlib":
        import zlib

        return pair(zlib.compress, zlib.decompress)
    if name == "bz2":
        import bz2

        return pair(bz2.compress, bz2.decompress)
    if name == "quopri":
        import quopri

        return pair(lambda data: quopri.encodestring(data, quotetabs=True), quopri.decodestring)
    if name == "uu":
        import io
        import warnings

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            import uu

        def through(function):
            def run(data):
                made = io.BytesIO()
                function(io.BytesIO(data), made)
                return made.getvalue()

            return run

        return pair(through(lambda i, o: uu.encode(i, o, "<data>", 0o666)), through(lambda i, o: uu.decode(i, o, quiet=True)))
    if name == "rot13":
        upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        letters = upper + upper.lower()
        table = str.maketrans(letters, upper[13:] + upper[:13] + (upper[13:] + upper[:13]).lower())
        turn = lambda input, errors="strict": (str.translate(input, table), len(input))  # noqa: E731
        return info("rot13", turn, turn, is_text=False)
    return None


# ---- rarer texts


def other(name):
    if name == "utf-8-sig":
        return signed()
    if name in ("punycode", "idna", "utf-7", "undefined"):
        import _encodings_rare

        return _encodings_rare.codec(name, info)
    return None


def signed():
    mark = codecs.BOM_UTF8

    def encode(input, errors="strict"):
        return mark + input.encode("utf-8", errors), len(input)

    def decode(input, errors="strict"):
        data = bytes(input)
        return data[3 if data.startswith(mark) else 0 :].decode("utf-8", errors), len(data)

    class IncrementalEncoder(codecs.IncrementalEncoder):
        first = True

        def encode(self, input, final=False):
            made = encode(input, self.errors)[0] if self.first else input.encode("utf-8", self.errors)
            self.first = False
            return made

        def reset(self):
            self.first = True

        def getstate(self):
            return int(self.first)

        def setstate(self, state):
            self.first = bool(state)

    class IncrementalDecoder(BufferedIncrementalDecoder):
        first = True

        def _buffer_decode(self, input, errors, final):
            if self.first:
                if len(input) < 3 and mark.startswith(input) and not final:
                    return "", 0
                self.first = False
                if input.startswith(mark):
                    text, used = partial("utf-8", input[3:], errors, final)
                    return text, used + 3
            return partial("utf-8", input, errors, final)

        def reset(self):
            super().reset()
            self.first = True

    return info("utf-8-sig", encode, decode, IncrementalEncoder, IncrementalDecoder)
