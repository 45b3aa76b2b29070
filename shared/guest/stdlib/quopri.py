"""Quoted-printable texts."""

from binascii import a2b_qp, b2a_qp

__all__ = ["encode", "decode", "encodestring", "decodestring"]
ESCAPE, MAXLINESIZE, HEX, EMPTYSTRING = b"=", 76, b"0123456789ABCDEF", b""


def needsquoting(c, quotetabs, header):
    assert isinstance(c, bytes)
    if c in b" \t":
        return quotetabs
    if c == b"_":
        return header
    return c == ESCAPE or not (b" " <= c <= b"~")


def quote(c):
    return b"=%02X" % ord(c)


def encode(input, output, quotetabs, header=False):
    output.write(b2a_qp(input.read(), quotetabs=quotetabs, header=header))


def encodestring(s, quotetabs=False, header=False):
    return b2a_qp(s, quotetabs=quotetabs, header=header)


def decode(input, output, header=False):
    output.write(a2b_qp(input.read(), header=header))


def decodestring(s, header=False):
    return a2b_qp(s, header=header)


def ishex(c):
    return c in b"0123456789abcdefABCDEF"


def unhex(s):
    return int(s, 16)


if __name__ == "__main__":
    import sys as _sys

    import _module_commands

    _sys.exit(_module_commands.quopri(_sys.argv[1:]))
