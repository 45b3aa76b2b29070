"""imghdr: which kind of picture a file's first bytes say."""

import os
import warnings

warnings._deprecated(__name__, remove=(3, 13)) if hasattr(warnings, "_deprecated") else None
__all__ = ["what"]


def test_jpeg(h, f):
    return "jpeg" if h[6:10] in (b"JFIF", b"Exif") or h[:4] == b"\xff\xd8\xff\xdb" else None


def _starting(name, *heads):
    def test(h, f):
        return name if h.startswith(heads) else None

    return test


def _netpbm(name, letters):
    def test(h, f):
        return name if len(h) >= 3 and h[0] == ord("P") and h[1] in letters and h[2] in b" \t\n\r" else None

    return test


def test_webp(h, f):
    return "webp" if h.startswith(b"RIFF") and h[8:12] == b"WEBP" else None


test_png, test_gif, test_tiff = _starting("png", b"\x89PNG\r\n\x1a\n"), _starting("gif", b"GIF87a", b"GIF89a"), _starting("tiff", b"MM", b"II")
test_rgb, test_rast, test_xbm = _starting("rgb", b"\x01\xda"), _starting("rast", b"\x59\xa6\x6a\x95"), _starting("xbm", b"#define ")
test_bmp, test_exr = _starting("bmp", b"BM"), _starting("exr", b"\x76\x2f\x31\x01")
test_pbm, test_pgm, test_ppm = _netpbm("pbm", b"14"), _netpbm("pgm", b"25"), _netpbm("ppm", b"36")
tests = [test_jpeg, test_png, test_gif, test_tiff, test_rgb, test_pbm, test_pgm, test_ppm, test_rast, test_xbm, test_bmp, test_webp, test_exr]


def what(file, h=None):
    if h is None:
        if isinstance(file, (str, os.PathLike)):
            with open(file, "rb") as opened:
                h = opened.read(32)
        else:
            place = file.tell()
            h = file.read(32)
            file.seek(place)
    return next((found for test in tests if (found := test(h, None))), None)
