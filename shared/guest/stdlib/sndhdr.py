"""sndhdr: what kind of sound a file holds, by its first bytes."""

import warnings
from collections import namedtuple

warnings.warn("'sndhdr' is deprecated and slated for removal in Python 3.13", DeprecationWarning, stacklevel=2)
__all__ = ["what", "whathdr"]

SndHeaders = namedtuple("SndHeaders", "filetype framerate nchannels nframes sampwidth")
SndHeaders.filetype.__doc__ = "The value for type indicates the data type"
SndHeaders.framerate.__doc__ = "Samples in a second, or 0"
SndHeaders.nchannels.__doc__ = "Channels, or 0"
SndHeaders.nframes.__doc__ = "Frames, or -1"
SndHeaders.sampwidth.__doc__ = "Bits of a sample, or 'A' or 'U' for the two laws"


def what(filename):
    return whathdr(filename)


def whathdr(filename):
    """A SndHeaders; None: nobody knows the file."""
    with open(filename, "rb") as file:
        head = file.read(512)
        for test in tests:
            found = test(head, file)
            if found:
                return SndHeaders(*found)
    return None


def get_long_be(b):
    return int.from_bytes(b[:4], "big")


def get_long_le(b):
    return int.from_bytes(b[:4], "little")


def get_short_be(b):
    return int.from_bytes(b[:2], "big")


def get_short_le(b):
    return int.from_bytes(b[:2], "little")


def test_aifc(h, f):
    if not h.startswith(b"FORM") or h[8:12] not in (b"AIFC", b"AIFF"):
        return None
    # The chunk of kind COMM says it all; its numbers are big-endian, the rate an 80-bit float.
    at = 12
    while at + 8 <= len(h):
        kind, size = h[at:at + 4], get_long_be(h[at + 4:])
        if kind == b"COMM" and at + 26 <= len(h):
            channels, frames, bits = get_short_be(h[at + 8:]), get_long_be(h[at + 10:]), get_short_be(h[at + 14:])
            exponent, high = get_short_be(h[at + 16:]) & 0x7FFF, int.from_bytes(h[at + 18:at + 26], "big")
            rate = int(high * 2.0 ** (exponent - 16383 - 63))
            return h[8:12].decode("ascii").lower(), rate, channels, frames, bits
        at += 8 + size + (size & 1)
    return None


def test_au(h, f):
    if h.startswith(b".snd"):
        long = get_long_be
    elif h[:4] in (b"\0ds.", b"dns."):
        long = get_long_le
    else:
        return None
    head, data, encoding, rate, channels = (long(h[at:]) for at in (4, 8, 12, 16, 20))
    width, bytes_ = {1: ("U", 1), 2: (8, 1), 3: (16, 2)}.get(encoding, ("?", 1))
    frame = bytes_ * channels
    return "au", rate, channels, data / frame if frame else -1, width


def test_hcom(h, f):
    if h[65:69] != b"FSSD" or h[128:132] != b"HCOM":
        return None
    divisor = get_long_be(h[144:148])
    return "hcom", 22050 / divisor if divisor else 0, 1, -1, 8


def test_voc(h, f):
    if not h.startswith(b"Creative Voice File\032"):
        return None
    at = get_short_le(h[20:22])
    rate = 0
    if 0 <= at < 500 and h[at:at + 1] == b"\1" and (ratio := 256 - h[at + 4]):
        rate = int(1000000.0 / ratio)
    return "voc", rate, 1, -1, 8


def test_wav(h, f):
    import wave

    if not h.startswith(b"RIFF") or h[8:12] != b"WAVE" or h[12:16] != b"fmt ":
        return None
    f.seek(0)
    try:
        reader = wave.open(f, "r")
    except (EOFError, wave.Error):
        return None
    return "wav", reader.getframerate(), reader.getnchannels(), reader.getnframes(), 8 * reader.getsampwidth()


def test_8svx(h, f):
    return ("8svx", 0, 1, 0, 8) if h.startswith(b"FORM") and h[8:12] == b"8SVX" else None


def test_sndt(h, f):
    if h.startswith(b"SOUND"):
        return "sndt", get_short_le(h[20:22]), 1, get_long_le(h[8:12]), 8
    return None


def test_sndr(h, f):
    if h.startswith(b"\0\0"):
        rate = get_short_le(h[2:4])
        if 4000 <= rate <= 25000:
            return "sndr", rate, 1, -1, 8
    return None


tests = [test_aifc, test_au, test_hcom, test_voc, test_wav, test_8svx, test_sndt, test_sndr]
