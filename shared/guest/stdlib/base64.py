"""Base16, Base32, Base64 and Base85 texts of bytes."""

import binascii

__all__ = """
a85decode a85encode b16decode b16encode b32decode b32encode b32hexdecode b32hexencode b64decode b64encode b85decode b85encode
decode decodebytes encode encodebytes standard_b64decode standard_b64encode urlsafe_b64decode urlsafe_b64encode
""".split()

_B32 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_B32HEX = b"0123456789ABCDEFGHIJKLMNOPQRSTUV"
_B85 = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"


def _decodable(s):
    if isinstance(s, str):
        try:
            return s.encode("ascii")
        except UnicodeEncodeError:
            raise ValueError("string argument should contain only ASCII characters") from None
    if isinstance(s, (bytes, bytearray, memoryview)):
        return bytes(s)
    raise TypeError("argument should be a bytes-like object or ASCII string, not %r" % type(s).__name__)


def _bytes(s):
    return s if isinstance(s, bytes) else memoryview(s).tobytes()


def b64encode(s, altchars=None):
    made = binascii.b2a_base64(s, newline=False)
    if altchars is not None:
        assert len(altchars) == 2, repr(altchars)
        return made.translate(bytes.maketrans(b"+/", altchars))
    return made


def b64decode(s, altchars=None, validate=False):
    s = _decodable(s)
    if altchars is not None:
        altchars = _decodable(altchars)
        assert len(altchars) == 2, repr(altchars)
        s = s.translate(bytes.maketrans(altchars, b"+/"))
    return binascii.a2b_base64(s, strict_mode=validate)


def standard_b64encode(s):
    return b64encode(s)


def standard_b64decode(s):
    return b64decode(s)


def urlsafe_b64encode(s):
    return b64encode(s, b"-_")


def urlsafe_b64decode(s):
    return b64decode(_decodable(s).translate(bytes.maketrans(b"-_", b"+/")))


MAXLINESIZE, MAXBINSIZE = 76, 57
bytes_types = (bytes, bytearray)


def _bytes_only(s):
    if isinstance(s, str):
        raise TypeError("expected bytes-like object, not str")
    return s


def encode(input, output):
    while True:
        s = input.read(MAXBINSIZE)
        if not s:
            break
        while len(s) < MAXBINSIZE:
            more = input.read(MAXBINSIZE - len(s))
            if not more:
                break
            s += more
        output.write(binascii.b2a_base64(s))


def decode(input, output):
    while line := input.readline():
        output.write(binascii.a2b_base64(line))


def encodebytes(s):
    _bytes_only(s)
    return b"".join(binascii.b2a_base64(s[i : i + 57]) for i in range(0, len(s), 57))


def decodebytes(s):
    return binascii.a2b_base64(_bytes_only(s))


def b16encode(s):
    return binascii.hexlify(s).upper()


def b16decode(s, casefold=False):
    s = _decodable(s)
    if casefold:
        s = s.upper()
    if any(c not in b"0123456789ABCDEF" for c in s):
        raise binascii.Error("Non-base16 digit found")
    return binascii.unhexlify(s)


def _b32encode(s, alphabet):
    s = _bytes(s)
    made = bytearray()
    for i in range(0, len(s), 5):
        piece = s[i : i + 5]
        n = int.from_bytes(piece.ljust(5, b"\0"), "big")
        digits = bytes(alphabet[n >> shift & 31] for shift in range(35, -1, -5))
        keep = {1: 2, 2: 4, 3: 5, 4: 7, 5: 8}[len(piece)]
        made += digits[:keep] + b"=" * (8 - keep)
    return bytes(made)


def _b32decode(s, alphabet, casefold, map01=None):
    s = _decodable(s)
    if len(s) % 8:
        raise binascii.Error("Incorrect padding")
    if map01 is not None:
        map01 = _decodable(map01)
        assert len(map01) == 1, repr(map01)
        s = s.translate(bytes.maketrans(b"01", b"O" + map01))
    if casefold:
        s = s.upper()
    made = bytearray()
    for i in range(0, len(s), 8):
        piece = s[i : i + 8].rstrip(b"=") if i + 8 >= len(s) else s[i : i + 8]
        n = 0
        for c in piece.ljust(8, alphabet[:1]):
            if c not in alphabet:
                raise binascii.Error("Non-base32 digit found")
            n = n << 5 | alphabet.index(c)
        if len(piece) not in (0, 2, 4, 5, 7, 8):
            raise binascii.Error("Incorrect padding")
        made += n.to_bytes(5, "big")[: len(piece) * 5 // 8]
    return bytes(made)


def b32encode(s):
    return _b32encode(s, _B32)


def b32decode(s, casefold=False, map01=None):
    return _b32decode(s, _B32, casefold, map01)


def b32hexencode(s):
    return _b32encode(s, _B32HEX)


def b32hexdecode(s, casefold=False):
    return _b32decode(s, _B32HEX, casefold)


def a85encode(b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False):
    b = _bytes(b)
    padding = -len(b) % 4
    made = bytearray()
    for i in range(0, len(b), 4):
        n = int.from_bytes(b[i : i + 4].ljust(4, b"\0"), "big")
        short = i + 4 > len(b)
        if n == 0 and (not short or pad):
            made += b"z"
        elif foldspaces and n == 0x20202020:
            made += b"y"
        else:
            digits = bytes(33 + n // 85**k % 85 for k in (4, 3, 2, 1, 0))
            made += digits[: 5 - padding] if short and not pad else digits
    if adobe:
        made[:0] = b"<~"
    if wrapcol:
        wrapcol = max(2 if adobe else 1, wrapcol)
        lines = [made[i : i + wrapcol] for i in range(0, len(made), wrapcol)]
        if adobe and len(lines[-1]) + 2 > wrapcol:
            lines.append(b"")
        made = bytearray(b"\n".join(lines))
    return bytes(made + b"~>" if adobe else made)


def a85decode(b, *, foldspaces=False, adobe=False, ignorechars=b" \t\n\r\v"):
    b = _decodable(b)
    if adobe:
        if not b.endswith(b"~>"):
            raise ValueError("Ascii85 encoded byte sequences must end with b'~>'")
        b = b[2:-2] if b.startswith(b"<~") else b[:-2]
    made, digits = bytearray(), []
    for c in b + b"u" * 4:
        if 33 <= c <= 117:
            digits.append(c)
            if len(digits) == 5:
                n = 0
                for digit in digits:
                    n = n * 85 + digit - 33
                digits.clear()
                if n > 0xFFFFFFFF:
                    raise ValueError("Ascii85 overflow")
                made += n.to_bytes(4, "big")
        elif c == 122 or foldspaces and c == 121:
            if digits:
                raise ValueError("%c inside Ascii85 5-tuple" % c)
            made += b"\0\0\0\0" if c == 122 else b"    "
        elif c not in ignorechars:
            raise ValueError("Non-Ascii85 digit found: %c" % c)
    return bytes(made[: len(made) - (4 - len(digits))])


def b85encode(b, pad=False):
    b = _bytes(b)
    padding = -len(b) % 4
    made = bytearray()
    for i in range(0, len(b), 4):
        n = int.from_bytes(b[i : i + 4].ljust(4, b"\0"), "big")
        made += bytes(_B85[n // 85**k % 85] for k in (4, 3, 2, 1, 0))
    return bytes(made if pad or not padding else made[:-padding])


def b85decode(b):
    b = _decodable(b)
    padding = -len(b) % 5
    b += b"~" * padding
    made = bytearray()
    for i in range(0, len(b), 5):
        n = 0
        for j, c in enumerate(b[i : i + 5]):
            if c not in _B85:
                raise ValueError("bad base85 character at position %d" % (i + j))
            n = n * 85 + _B85.index(c)
        if n > 0xFFFFFFFF:
            raise ValueError("base85 overflow in hunk starting at byte %d" % i)
        made += n.to_bytes(4, "big")
    return bytes(made[: len(made) - padding] if padding else made)


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.base64(_sys.argv[1:]))
