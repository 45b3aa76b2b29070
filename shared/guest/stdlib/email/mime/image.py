"""Parts that are pictures."""

from email import encoders
from email.mime.nonmultipart import MIMENonMultipart

__all__ = ["MIMEImage"]

_STARTS = {"gif": (b"GIF87a", b"GIF89a"), "png": (b"\x89PNG\r\n\x1a\n",), "tiff": (b"MM", b"II"), "bmp": (b"BM",), "rgb": (b"\x01\xda",),
           "jpeg": (b"\xff\xd8\xff\xdb", b"\xff\xd8\xff\xe0", b"\xff\xd8\xff\xe1")}  # fmt: skip


def _what(data):
    if data[6:10] in (b"JFIF", b"Exif"):
        return "jpeg"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "webp"
    return next((kind for kind, starts in _STARTS.items() if data.startswith(starts)), None)


class MIMEImage(MIMENonMultipart):
    def __init__(self, _imagedata, _subtype=None, _encoder=encoders.encode_base64, *, policy=None, **_params):
        _subtype = _what(_imagedata) if _subtype is None else _subtype
        if _subtype is None:
            raise TypeError("Could not guess image MIME subtype")
        MIMENonMultipart.__init__(self, "image", _subtype, policy=policy, **_params)
        self.set_payload(_imagedata)
        _encoder(self)
