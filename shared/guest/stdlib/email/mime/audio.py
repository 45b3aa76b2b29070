"""Parts that are sounds."""

from email import encoders
from email.mime.nonmultipart import MIMENonMultipart

__all__ = ["MIMEAudio"]


def _what(data):
    if data[:4] == b"RIFF" and data[8:16] == b"WAVEfmt ":
        return "x-wav"
    if data[:4] == b"FORM" and data[8:12] in (b"AIFC", b"AIFF"):
        return "x-aiff"
    return "basic" if data.startswith(b".snd") else None


class MIMEAudio(MIMENonMultipart):
    def __init__(self, _audiodata, _subtype=None, _encoder=encoders.encode_base64, *, policy=None, **_params):
        _subtype = _what(_audiodata) if _subtype is None else _subtype
        if _subtype is None:
            raise TypeError("Could not find audio MIME subtype")
        MIMENonMultipart.__init__(self, "audio", _subtype, policy=policy, **_params)
        self.set_payload(_audiodata)
        _encoder(self)
