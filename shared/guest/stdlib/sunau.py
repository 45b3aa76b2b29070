"""sunau: sounds in files of Sun (AU): a header of six big-endian numbers, a text, then samples or logarithmic codes."""

import struct
import warnings
from builtins import open as _builtin_open
from collections import namedtuple

warnings._deprecated(__name__, remove=(3, 13))
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import audioop

AUDIO_FILE_MAGIC = 0x2E736E64  # ".snd"
AUDIO_FILE_ENCODING_MULAW_8 = 1
AUDIO_FILE_ENCODING_LINEAR_8 = 2
AUDIO_FILE_ENCODING_LINEAR_16 = 3
AUDIO_FILE_ENCODING_LINEAR_24 = 4
AUDIO_FILE_ENCODING_LINEAR_32 = 5
AUDIO_FILE_ENCODING_FLOAT = 6
AUDIO_FILE_ENCODING_DOUBLE = 7
AUDIO_FILE_ENCODING_ADPCM_G721 = 23
AUDIO_FILE_ENCODING_ADPCM_G722 = 24
AUDIO_FILE_ENCODING_ADPCM_G723_3 = 25
AUDIO_FILE_ENCODING_ADPCM_G723_5 = 26
AUDIO_FILE_ENCODING_ALAW_8 = 27
AUDIO_UNKNOWN_SIZE = 0xFFFFFFFF

_LINEAR = {AUDIO_FILE_ENCODING_LINEAR_8: 1, AUDIO_FILE_ENCODING_LINEAR_16: 2, AUDIO_FILE_ENCODING_LINEAR_24: 3,
           AUDIO_FILE_ENCODING_LINEAR_32: 4}  # fmt: skip
_COMPRESSED = {AUDIO_FILE_ENCODING_MULAW_8: ("ULAW", "CCITT G.711 u-law"), AUDIO_FILE_ENCODING_ALAW_8: ("ALAW", "CCITT G.711 A-law")}
_HEAD = struct.Struct(">6I")
_sunau_params = namedtuple("_sunau_params", "nchannels sampwidth framerate nframes comptype compname")


class Error(Exception):
    pass


class _Both:
    """What reading and writing share: a file, which is closed with us where we opened it."""

    _file, _opened = None, False

    def __init__(self, f, mode):
        self._opened = isinstance(f, str)
        file = _builtin_open(f, mode) if self._opened else f
        self._file = file
        try:
            self._start(file)
        except BaseException:
            if self._opened:
                file.close()
            self._file = None
            raise

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def __del__(self):
        if self._file:
            self.close()

    def getnchannels(self):
        return self._nchannels

    def getsampwidth(self):
        return self._sampwidth

    def getframerate(self):
        return self._framerate

    def getcomptype(self):
        return self._comptype

    def getcompname(self):
        return self._compname

    def getparams(self):
        return _sunau_params(self.getnchannels(), self.getsampwidth(), self.getframerate(), self.getnframes(), self.getcomptype(),
                             self.getcompname())  # fmt: skip


class Au_read(_Both):
    def __init__(self, f):
        super().__init__(f, "rb")

    def _start(self, file):
        head = file.read(_HEAD.size)
        if len(head) < 4 or struct.unpack(">I", head[:4])[0] != AUDIO_FILE_MAGIC:
            raise EOFError if len(head) < 4 else Error("bad magic number")
        if len(head) < _HEAD.size:
            raise EOFError
        _, size, self._data_size, self._encoding, self._framerate, self._nchannels = _HEAD.unpack(head)
        if size < _HEAD.size:
            raise Error("header size too small")
        if size > 100:
            raise Error("header size ridiculously large")
        if self._encoding in _LINEAR:
            self._framesize = self._sampwidth = _LINEAR[self._encoding]
            self._comptype, self._compname = "NONE", "not compressed"
        elif self._encoding in _COMPRESSED:
            self._framesize, self._sampwidth = 1, 2
            self._comptype, self._compname = _COMPRESSED[self._encoding]
        else:
            raise Error("encoding not (yet) supported")
        if not self._nchannels:
            raise Error("bad # of channels")
        self._framesize *= self._nchannels
        self._info = file.read(size - _HEAD.size).partition(b"\0")[0]
        try:
            self._data_start = file.tell()
        except (AttributeError, OSError):
            self._data_start = None
        self._position = 0

    def getfp(self):
        return self._file

    def getnframes(self):
        return AUDIO_UNKNOWN_SIZE if self._data_size == AUDIO_UNKNOWN_SIZE else self._data_size // self._framesize

    def getmarkers(self):
        return None

    def getmark(self, id):
        raise Error("no marks")

    def readframes(self, nframes):
        if nframes == AUDIO_UNKNOWN_SIZE:
            data = self._file.read()
        else:
            data = self._file.read(nframes * self._framesize)
        self._position += len(data) // self._framesize
        if self._encoding == AUDIO_FILE_ENCODING_MULAW_8:
            data = audioop.ulaw2lin(data, self._sampwidth)
        return data

    def rewind(self):
        if self._data_start is None:
            raise OSError("cannot seek")
        self._file.seek(self._data_start)
        self._position = 0

    def tell(self):
        return self._position

    def setpos(self, pos):
        if not 0 <= pos <= self.getnframes():
            raise Error("position not in range")
        if self._data_start is None:
            raise OSError("cannot seek")
        self._file.seek(self._data_start + pos * self._framesize)
        self._position = pos

    def close(self):
        file, self._file = self._file, None
        if file and self._opened:
            file.close()


class Au_write(_Both):
    def __init__(self, f):
        super().__init__(f, "wb")

    def _start(self, file):
        self._framerate = self._nchannels = self._sampwidth = 0
        self._nframes = AUDIO_UNKNOWN_SIZE
        self._written, self._data_written, self._announced = 0, 0, None
        self._info, self._comptype, self._compname = b"", "ULAW", _COMPRESSED[AUDIO_FILE_ENCODING_MULAW_8][1]

    def _is_open(self):
        if self._written:
            raise Error("cannot change parameters after starting to write")

    def setnchannels(self, nchannels):
        self._is_open()
        if nchannels not in (1, 2, 4):
            raise Error("only 1, 2, or 4 channels supported")
        self._nchannels = nchannels

    def getnchannels(self):
        if not self._nchannels:
            raise Error("number of channels not set")
        return self._nchannels

    def setsampwidth(self, sampwidth):
        self._is_open()
        if sampwidth not in (1, 2, 3, 4):
            raise Error("bad sample width")
        self._sampwidth = sampwidth

    def getsampwidth(self):
        if not self._framerate:
            raise Error("sample width not specified")
        return self._sampwidth

    def setframerate(self, framerate):
        self._is_open()
        self._framerate = framerate

    def getframerate(self):
        if not self._framerate:
            raise Error("frame rate not set")
        return self._framerate

    def setnframes(self, nframes):
        self._is_open()
        if nframes < 0:
            raise Error("# of frames cannot be negative")
        self._nframes = nframes

    def getnframes(self):
        return self._written

    def setcomptype(self, type, name):
        if type not in ("NONE", "ULAW"):
            raise Error("unknown compression type")
        self._comptype = type
        self._compname = "not compressed" if type == "NONE" else _COMPRESSED[AUDIO_FILE_ENCODING_MULAW_8][1]

    def setparams(self, params):
        nchannels, sampwidth, framerate, nframes, comptype, compname = params
        self.setnchannels(nchannels)
        self.setsampwidth(sampwidth)
        self.setframerate(framerate)
        self.setnframes(nframes)
        self.setcomptype(comptype, compname)

    def tell(self):
        return self._written

    def writeframesraw(self, data):
        data = data if isinstance(data, (bytes, bytearray)) else memoryview(data).cast("B")
        self._write_head()
        if self._comptype == "ULAW":
            data = audioop.lin2ulaw(data, self._sampwidth)
        self._file.write(data)
        self._written += len(data) // self._framesize
        self._data_written += len(data)

    def writeframes(self, data):
        self.writeframesraw(data)
        if self._written != self._nframes or self._announced != self._data_written:
            self._patch_head()

    def close(self):
        if not self._file:
            return
        try:
            self._write_head()
            if self._written != self._nframes or self._announced != self._data_written:
                self._patch_head()
            self._file.flush()
        finally:
            file, self._file = self._file, None
            if self._opened:
                file.close()

    def _write_head(self):
        if self._announced is not None:
            return
        if not self._nchannels:
            raise Error("# of channels not specified")
        if not self._sampwidth:
            raise Error("sample width not specified")
        if not self._framerate:
            raise Error("frame rate not specified")
        if self._comptype == "NONE":
            encoding = {width: code for code, width in _LINEAR.items()}[self._sampwidth]
            self._framesize = self._sampwidth * self._nchannels
        else:
            encoding, self._framesize = AUDIO_FILE_ENCODING_MULAW_8, self._nchannels
        known = self._nframes != AUDIO_UNKNOWN_SIZE
        self._announced = self._nframes * self._framesize if known else AUDIO_UNKNOWN_SIZE
        text = self._info + b"\0" * (8 - len(self._info) % 8)
        try:
            self._head_at = self._file.tell()
        except (AttributeError, OSError):
            self._head_at = None
        self._file.write(_HEAD.pack(AUDIO_FILE_MAGIC, _HEAD.size + len(text), self._announced, encoding, self._framerate, self._nchannels))
        self._file.write(text)

    def _patch_head(self):
        if self._head_at is None:
            raise OSError("cannot seek")
        end = self._file.tell()
        self._file.seek(self._head_at + 8)
        self._file.write(struct.pack(">I", self._data_written))
        self._announced, self._nframes = self._data_written, self._written
        self._file.seek(end)


def open(f, mode=None):
    if mode is None:
        mode = getattr(f, "mode", "rb")
    if mode in ("r", "rb"):
        return Au_read(f)
    if mode in ("w", "wb"):
        return Au_write(f)
    raise Error("mode must be 'r', 'rb', 'w', or 'wb'")
