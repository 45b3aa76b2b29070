"""Bytes as text: hexadecimal, base64, checksums."""

from _hashes import adler32 as _adler32, crc32

_ALPHABET = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_VALUES = {c: i for i, c in enumerate(_ALPHABET)}


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
    return bytes(data)


def hexlify(data, sep="", bytes_per_sep=1):
    data = bytes(data)
    return (data.hex(sep, bytes_per_sep) if sep else data.hex()).encode()


b2a_hex = hexlify


def unhexlify(hexstr):
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


def b2a_base64(data, *, newline=True):
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    data = bytes(data)
    made = bytearray()
    alphabet = _ALPHABET
    for i in range(0, len(data) - 2, 3):
        n = data[i] << 16 | data[i + 1] << 8 | data[i + 2]
        made += bytes((alphabet[n >> 18], alphabet[n >> 12 & 63], alphabet[n >> 6 & 63], alphabet[n & 63]))
    rest = len(data) % 3
    if rest == 1:
        n = data[-1]
        made += bytes((alphabet[n >> 2], alphabet[(n & 3) << 4])) + b"=="
    elif rest == 2:
        n = data[-2] << 8 | data[-1]
        made += bytes((alphabet[n >> 10], alphabet[n >> 4 & 63], alphabet[(n & 15) << 2])) + b"="
    return bytes(made) + (b"\n" if newline else b"")


def a2b_base64(data, /, *, strict_mode=False):
    text = _bytes(data)
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


def crc_hqx(data, crc):
    for b in data:
        crc ^= b << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc
