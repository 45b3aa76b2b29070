"""Bytes as text: hexadecimal, base64, checksums."""

from _base64 import decode as _decode_base64, encode as _encode_base64
from _hashes import adler32 as _adler32, crc32, crc_hqx

_ALPHABET = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_VALUES = {c: i for i, c in enumerate(_ALPHABET)}

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames


class Error(ValueError):
    __module__ = "binascii"


class Incomplete(Exception):
    __module__ = "binascii"


def _bytes(data):
    if isinstance(data, str):
        try:
            return data.encode("ascii")
        except UnicodeEncodeError:
            raise ValueError("string argument should contain only ASCII characters") from None
    if isinstance(data, (bytes, bytearray)):
        return bytes(data)
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError(f"argument should be bytes, buffer or ASCII string, not {type(data).__name__!r}") from None


def _data(data):
    if isinstance(data, (bytes, bytearray)):
        return bytes(data)
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not {type(data).__name__!r}") from None


def hexlify(data, sep="", bytes_per_sep=1):
    data = _data(data)
    return (data.hex(sep, bytes_per_sep) if sep else data.hex()).encode()


b2a_hex = hexlify


def unhexlify(hexstr, /):
    text = _bytes(hexstr)
    if len(text) % 2:
        raise Error("Odd-length string")
    try:
        if text.strip() != text or b" " in text:
            raise ValueError
        return bytes.fromhex(text.decode())
    except ValueError:
        raise Error("Non-hexadecimal digit found") from None


a2b_hex = unhexlify


def b2a_base64(data, /, *, newline=True):
    data = _data(data)
    return _encode_base64(data) + (b"\n" if newline else b"")


def a2b_base64(data, /, *, strict_mode=False):
    text = _bytes(data)
    if strict_mode:
        _check_strictly(text)
    clean = _decode_base64(text)
    if clean is not NotImplemented:
        return clean
    made, bits, count, digits, pads = bytearray(), 0, 0, 0, 0
    for c in text:
        if c == 61:
            pads += 1
            if digits % 4 >= 2 and digits % 4 + pads >= 4:
                return bytes(made)
            continue
        value = _VALUES.get(c)
        if value is None:
            continue
        pads = 0
        digits += 1
        bits = (bits << 6 | value) & 0xFFFFFF
        count += 6
        if count >= 8:
            count -= 8
            made.append(bits >> count & 255)
    if digits % 4:
        if digits % 4 == 1:
            raise Error(
                "Invalid base64-encoded string: number of data characters "
                f"({digits}) cannot be 1 more than a multiple of 4"
            )
        raise Error("Incorrect padding")
    return bytes(made)


def _check_strictly(text):
    if text[:1] == b"=":
        raise Error("Leading padding not allowed")
    for i, c in enumerate(text):
        if c == 61:
            rest = text[i:].lstrip(b"=")
            if i % 4 >= 2 and i % 4 + len(text[i:]) - len(rest) >= 4 and (rest or len(text) > (i + 3) // 4 * 4):
                raise Error("Excess data after padding")
            if rest:
                clean = rest[0] in _VALUES
                raise Error("Discontinuous padding not allowed" if clean else "Only base64 data is allowed")
        elif c not in _VALUES:
            raise Error("Only base64 data is allowed")


def b2a_uu(data, /, *, backtick=False):
    data = _data(data)
    if len(data) > 45:
        raise Error("At most 45 bytes at once")
    letter = lambda n: 96 if backtick and not n else n + 32  # noqa: E731
    made = bytearray([letter(len(data))])
    for i in range(0, len(data), 3):
        n = int.from_bytes(data[i : i + 3].ljust(3, b"\0"), "big")
        made += bytes(letter(n >> shift & 63) for shift in (18, 12, 6, 0))
    return bytes(made) + b"\n"


def a2b_uu(data, /):
    text = _bytes(data)
    size = (text[0] - 32 & 63) if text else 32
    made, bits, count, at = bytearray(), 0, 0, 1
    while len(made) < size:
        c = text[at] if at < len(text) else 10
        at += 1
        if c in b"\r\n" or at > len(text):
            c = 0
        elif not 32 <= c <= 96:
            raise Error("Illegal char")
        else:
            c = c - 32 & 63
        bits, count = bits << 6 | c, count + 6
        if count >= 8:
            count -= 8
            made.append(bits >> count & 255)
            bits &= (1 << count) - 1
    for c in text[at:]:
        if c not in b" `\r\n":
            raise Error("Trailing garbage")
    return bytes(made)


def b2a_qp(data, quotetabs=False, istext=True, header=False):
    data = _data(data)
    first = data.find(b"\n")
    is_crlf = first > 0 and data[first - 1] == 13
    made, width, i, size = bytearray(), 0, 0, len(data)
    while i < size:
        c = data[i]
        after = data[i + 1] if i + 1 < size else None
        quoted = (
            c > 126 or c == 61 or (header and c == 95)
            or (c == 46 and width == 0 and (after is None or after in b"\r\n\0"))
            or (not istext and c in b"\r\n")
            or (c in b"\t " and after is None)
            or (c < 33 and c not in b"\r\n\t " )
            or (c < 33 and c not in b"\r\n" and (quotetabs or (not quotetabs and c not in b"\t ")))
        )  # fmt: skip
        if quoted:
            if width + 3 >= 76:
                made += b"=\r\n" if is_crlf else b"=\n"
                width = 0
            made += b"=%02X" % c
            width += 3
            i += 1
        elif istext and (c == 10 or c == 13 and after == 10):
            width = 0
            if made and made[-1] in b" \t":
                last = made.pop()
                made += b"=%02X" % last
            made += b"\r\n" if is_crlf else b"\n"
            i += 2 if c == 13 else 1
        else:
            if after is not None and after != 10 and width + 1 >= 76:
                made += b"=\r\n" if is_crlf else b"=\n"
                width = 0
            made.append(95 if header and c == 32 else c)
            width += 1
            i += 1
    return bytes(made)


def a2b_qp(data, header=False):
    text = _bytes(data)
    made, i, size = bytearray(), 0, len(text)
    digits = b"0123456789ABCDEFabcdef"
    while i < size:
        c = text[i]
        i += 1
        if c == 61:
            if i >= size:
                break
            if text[i] in b"\r\n":
                while i < size and text[i] != 10:
                    i += 1
                i += 1
            elif text[i] == 61:
                made.append(61)
                i += 1
            elif i + 1 < size and text[i] in digits and text[i + 1] in digits:
                made.append(int(text[i : i + 2], 16))
                i += 2
            else:
                made.append(61)
        else:
            made.append(32 if header and c == 95 else c)
    return bytes(made)
