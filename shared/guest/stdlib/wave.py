"""wave: sounds in WAVE files, uncompressed."""

import io
import struct
from collections import namedtuple

__all__ = ["open", "Error", "Wave_read", "Wave_write"]
WAVE_FORMAT_PCM = 1
_Params = namedtuple("_wave_params", "nchannels sampwidth framerate nframes comptype compname")
_builtin_open = io.open


class Error(Exception):
    pass


class _Both:
    _file = _own = None

    def getnchannels(self):
        return self._nchannels

    def getsampwidth(self):
        return self._sampwidth

    def getframerate(self):
        return self._framerate

    def getcomptype(self):
        return "NONE"

    def getcompname(self):
        return "not compressed"

    def getparams(self):
        return _Params(self.getnchannels(), self.getsampwidth(), self.getframerate(), self.getnframes(), "NONE", "not compressed")

    def getmarkers(self):
        return None

    def getmark(self, id):
        raise Error("no marks")

    def __del__(self):
        self.close()

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


class Wave_read(_Both):
    def __init__(self, f):
        self._own = _builtin_open(f, "rb") if isinstance(f, str) else None
        try:
            self._read(self._own or f)
        except BaseException:
            if self._own:
                self._own.close()
            raise

    def _read(self, file):
        head = file.read(12)
        if len(head) < 8:
            raise EOFError
        if head[:4] != b"RIFF":
            raise Error("file does not start with RIFF id")
        if head[8:] != b"WAVE":
            raise Error("not a WAVE file")
        self._file, self._data, self._place, is_known = file, None, 0, False
        while self._data is None:
            head = file.read(8)
            if len(head) < 8:
                break
            size = struct.unpack("<L", head[4:])[0]
            if head[:4] == b"data":
                if not is_known:
                    raise Error("data chunk before fmt chunk")
                self._data = file.read(size)
            else:
                body = file.read(size + size % 2)
                if head[:4] == b"fmt ":
                    self._format(body)
                    is_known = True
        if not is_known or self._data is None:
            raise Error("fmt chunk and/or data chunk missing")
        self._nframes = len(self._data) // self._framesize

    def _format(self, body):
        try:
            kind, self._nchannels, self._framerate, _, _ = struct.unpack_from("<HHLLH", body[:14])
        except struct.error:
            raise EOFError from None
        if kind != WAVE_FORMAT_PCM and kind != 0xFFFE:
            raise Error(f"unknown format: {kind!r}")
        bits = struct.unpack_from("<H", body, 14)[0]
        self._sampwidth = (bits + 7) // 8
        if not self._sampwidth:
            raise Error("bad sample width")
        if not self._nchannels:
            raise Error("bad # of channels")
        self._framesize = self._nchannels * self._sampwidth

    def getfp(self):
        return self._file

    def getnframes(self):
        return self._nframes

    def rewind(self):
        self._place = 0

    def tell(self):
        return self._place

    def setpos(self, pos):
        if pos < 0 or pos > self._nframes:
            raise Error("position not in range")
        self._place = pos

    def readframes(self, nframes):
        start = self._place * self._framesize
        made = self._data[start : start + nframes * self._framesize] if nframes else b""
        self._place += len(made) // self._framesize
        return made

    def getmarkers(self):
        return None

    def getmark(self, id):
        raise Error("no marks")

    def close(self):
        self._file = None
        if self._own:
            self._own.close()


class Wave_write(_Both):
    def setmark(self, id, pos, name):
        raise Error("setmark() not supported")

    def __init__(self, f):
        self._own = _builtin_open(f, "wb") if isinstance(f, str) else None
        self._file = self._own or f
        self._nchannels = self._sampwidth = self._framerate = self._nframes = 0
        self._frames, self._start = [], None

    def _before(self):
        if self._start is not None:
            raise Error("cannot change parameters after starting to write")

    def setnchannels(self, nchannels):
        self._before()
        if nchannels < 1:
            raise Error("bad # of channels")
        self._nchannels = nchannels

    def setsampwidth(self, sampwidth):
        self._before()
        if sampwidth < 1 or sampwidth > 4:
            raise Error("bad sample width")
        self._sampwidth = sampwidth

    def setframerate(self, framerate):
        self._before()
        if framerate <= 0:
            raise Error("bad frame rate")
        self._framerate = int(round(framerate))

    def setnframes(self, nframes):
        self._before()
        self._asked = nframes

    def setcomptype(self, comptype, compname):
        self._before()
        if comptype not in ("NONE",):
            raise Error("unsupported compression type")

    def setparams(self, params):
        nchannels, sampwidth, framerate, nframes, comptype, compname = params
        self._before()
        self.setnchannels(nchannels)
        self.setsampwidth(sampwidth)
        self.setframerate(framerate)
        self.setnframes(nframes)
        self.setcomptype(comptype, compname)

    def getnchannels(self):
        if not self._nchannels:
            raise Error("number of channels not set")
        return self._nchannels

    def getsampwidth(self):
        if not self._sampwidth:
            raise Error("sample width not set")
        return self._sampwidth

    def getframerate(self):
        if not self._framerate:
            raise Error("frame rate not set")
        return self._framerate

    def getnframes(self):
        return self._nframes

    tell = getnframes

    def _ready(self):
        if self._start is None:
            for value, what in ((self._nchannels, "# channels"), (self._sampwidth, "sample width"), (self._framerate, "sampling rate")):
                if not value:
                    raise Error(f"{what} not specified")
            try:
                self._start = self._file.tell()
            except (AttributeError, OSError):
                self._start = 0

    def writeframesraw(self, data):
        data = bytes(data)
        self._ready()
        self._frames.append(data)
        self._nframes += len(data) // (self._sampwidth * self._nchannels)

    writeframes = writeframesraw

    def close(self):
        if self._file is None:
            return
        try:
            self._ready()
            data, width = b"".join(self._frames), self._nchannels * self._sampwidth
            self._file.write(struct.pack("<4sL4s4sLHHLLHH4sL", b"RIFF", 36 + len(data), b"WAVE", b"fmt ", 16, WAVE_FORMAT_PCM, self._nchannels,
                                         self._framerate, width * self._framerate, width, self._sampwidth * 8, b"data", len(data)))  # fmt: skip
            self._file.write(data)
            self._file.flush()
        finally:
            self._file = None
            if self._own:
                self._own.close()


def open(f, mode=None):
    if mode is None:
        mode = getattr(f, "mode", "rb")
    if mode in ("r", "rb"):
        return Wave_read(f)
    if mode in ("w", "wb"):
        return Wave_write(f)
    raise Error("mode must be 'r', 'rb', 'w', or 'wb'")
