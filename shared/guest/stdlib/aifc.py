"""aifc: sounds in files of the Audio Interchange File Format (AIFF), and of AIFF-C, whose samples may be compressed."""

import struct
import warnings
from builtins import open as _builtin_open
from collections import namedtuple

warnings._deprecated(__name__, remove=(3, 13))
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import audioop
    from chunk import Chunk

__all__ = ["Error", "open"]

_AIFC_version = 0xA2805140  # of the format, as seconds of 1990
_CODED = {b"ulaw": ("ulaw2lin", "lin2ulaw", 2), b"ULAW": ("ulaw2lin", "lin2ulaw", 2), b"alaw": ("alaw2lin", "lin2alaw", 2),
          b"ALAW": ("alaw2lin", "lin2alaw", 2), b"G722": ("adpcm2lin", "lin2adpcm", 4)}  # fmt: skip  (bytes of samples for one coded)
_aifc_params = namedtuple("_aifc_params", "nchannels sampwidth framerate nframes comptype compname")


class Error(Exception):
    pass


def _take(file, form):
    """One number of the file."""
    data = file.read(struct.calcsize(form))
    if len(data) < struct.calcsize(form):
        raise EOFError
    return struct.unpack(form, data)[0]


def _take_text(file):
    """A text behind its length; with that of an odd number of bytes in all."""
    size = file.read(1)[0]
    text = file.read(size)
    if not size & 1:
        file.read(1)
    return text


def _take_float(file):
    """A float of 80 bits."""
    exponent, high, low = _take(file, ">h"), _take(file, ">L"), _take(file, ">L")
    sign = -1 if exponent < 0 else 1
    exponent &= 0x7FFF
    if exponent == high == low == 0:
        return 0.0
    if exponent == 0x7FFF:
        return 1.79769313486231e308
    return sign * (high * 0x100000000 + low) * 2.0 ** (exponent - 16383 - 63)


def _text(text):
    if len(text) > 255:
        raise ValueError("string exceeds maximum pstring length")
    return bytes([len(text)]) + text + (b"" if len(text) & 1 else b"\0")


def _float(value):
    import math

    sign = 0x8000 if value < 0 else 0
    value = abs(value)
    if value == 0:
        return struct.pack(">HLL", 0, 0, 0)
    mantissa, exponent = math.frexp(value)
    if exponent > 16384 or mantissa >= 1 or mantissa != mantissa:
        return struct.pack(">HLL", sign | 0x7FFF, 0, 0)
    exponent += 16382
    if exponent < 0:
        mantissa, exponent = math.ldexp(mantissa, exponent), 0
    high, low = divmod(int(math.ldexp(mantissa, 64)), 1 << 32)
    return struct.pack(">HLL", exponent | sign, high, low)


class _Both:
    """What reading and writing share: a file, which is closed with us where we opened it."""

    _file = None

    def __init__(self, f, mode):
        self._opened = isinstance(f, str)
        file = _builtin_open(f, mode) if self._opened else f
        try:
            self.initfp(file)
        except BaseException:
            if self._opened:
                file.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()

    def getparams(self):
        return _aifc_params(self.getnchannels(), self.getsampwidth(), self.getframerate(), self.getnframes(), self.getcomptype(),
                            self.getcompname())  # fmt: skip

    def getcomptype(self):
        return self._comptype

    def getcompname(self):
        return self._compname

    def getmarkers(self):
        return self._markers or None

    def getmark(self, id):
        for each in self._markers:
            if id == each[0]:
                return each
        raise Error(f"marker {id!r} does not exist")


class Aifc_read(_Both):
    def __init__(self, f):
        super().__init__(f, "rb")

    def initfp(self, file):
        self._convert, self._markers, self._position, self._pieces, self._sound = None, [], 0, [], None
        self._file = file
        form = Chunk(file)
        if form.getname() != b"FORM":
            raise Error("file does not start with FORM id")
        kind = form.read(4)
        if kind not in (b"AIFF", b"AIFC"):
            raise Error("not an AIFF or AIFF-C file")
        self._aifc, has_common = kind == b"AIFC", False
        while True:
            self._must_seek = True
            try:
                piece = Chunk(self._file)
            except EOFError:
                break
            name = piece.getname()
            if name == b"COMM":
                self._read_common(piece)
                has_common = True
            elif name == b"SSND":
                self._sound = piece
                piece.read(8)
                self._must_seek = False
            elif name == b"FVER":
                self._version = _take(piece, ">L")
            elif name == b"MARK":
                self._read_markers(piece)
            piece.skip()
        if not has_common or not self._sound:
            raise Error("COMM chunk and/or SSND chunk missing")

    def _read_common(self, piece):
        self._nchannels, self._nframes = _take(piece, ">h"), _take(piece, ">L")
        self._sampwidth = (_take(piece, ">h") + 7) // 8
        self._framerate = int(_take_float(piece))
        if self._sampwidth <= 0:
            raise Error("bad sample width")
        if self._nchannels <= 0:
            raise Error("bad # of channels")
        self._framesize = self._nchannels * self._sampwidth
        self._comptype, self._compname = b"NONE", b"not compressed"
        if not self._aifc:
            return
        is_short = piece.chunksize == 18
        if is_short:
            warnings.warn("Warning: bad COMM chunk size")
            piece.chunksize = 23
        self._comptype = piece.read(4)
        if is_short:  # the text's length is not counted in it
            length = piece.file.read(1)[0]
            piece.chunksize += length + (not length & 1)
            piece.file.seek(-1, 1)
        self._compname = _take_text(piece)
        if self._comptype == b"NONE":
            return
        if self._comptype in _CODED:
            self._convert, self._sampwidth = _CODED[self._comptype][0], 2
        elif self._comptype in (b"sowt", b"SOWT"):
            self._convert = "byteswap"
        else:
            raise Error("unsupported compression type")
        self._state = None

    def _read_markers(self, piece):
        count = _take(piece, ">h")
        try:
            for _ in range(count):
                id, pos = _take(piece, ">h"), _take(piece, ">L")
                name = _take_text(piece)
                if pos or name:
                    self._markers.append((id, pos, name))
        except EOFError:
            found = len(self._markers)
            warnings.warn("Warning: MARK chunk contains only %s marker%s instead of %s" % (found, "" if found == 1 else "s", count))

    def getfp(self):
        return self._file

    def rewind(self):
        self._must_seek, self._position = True, 0

    def close(self):
        file, self._file = self._file, None
        if file is not None:
            file.close()

    def tell(self):
        return self._position

    def getnchannels(self):
        return self._nchannels

    def getnframes(self):
        return self._nframes

    def getsampwidth(self):
        return self._sampwidth

    def getframerate(self):
        return self._framerate

    def setpos(self, pos):
        if pos < 0 or pos > self._nframes:
            raise Error("position not in range")
        self._position, self._must_seek = pos, True

    def readframes(self, nframes):
        if self._must_seek:
            self._sound.seek(0)
            self._sound.read(8)
            if self._position:
                self._sound.seek(self._position * self._framesize + 8)
            self._must_seek = False
        if nframes == 0:
            return b""
        data = self._sound.read(nframes * self._framesize)
        if self._convert and data:
            data = self._decoded(data)
        self._position += len(data) // (self._nchannels * self._sampwidth)
        return data

    def _decoded(self, data):
        if self._convert == "byteswap":
            return audioop.byteswap(data, self._sampwidth)
        if self._convert == "adpcm2lin":
            data, self._state = audioop.adpcm2lin(data, 2, self._state)
            return data
        return getattr(audioop, self._convert)(data, 2)


class Aifc_write(_Both):
    def __init__(self, f):
        super().__init__(f, "wb")
        if self._opened and f.endswith(".aiff"):
            self._aifc = False

    def initfp(self, file):
        self._file, self._version, self._convert, self._state = file, _AIFC_version, None, None
        self._comptype, self._compname = b"NONE", b"not compressed"
        self._nchannels = self._sampwidth = self._framerate = self._nframes = 0
        self._written = self._data_written = self._announced = self._mark_size = 0
        self._markers, self._aifc, self._has_head = [], True, False

    def __del__(self):
        self.close()

    def _is_open(self, text="cannot change parameters after starting to write"):
        if self._written:
            raise Error(text)

    def aiff(self):
        self._is_open()
        self._aifc = False

    def aifc(self):
        self._is_open()
        self._aifc = True

    def setnchannels(self, nchannels):
        self._is_open()
        if nchannels < 1:
            raise Error("bad # of channels")
        self._nchannels = nchannels

    def getnchannels(self):
        if not self._nchannels:
            raise Error("number of channels not set")
        return self._nchannels

    def setsampwidth(self, sampwidth):
        self._is_open()
        if sampwidth < 1 or sampwidth > 4:
            raise Error("bad sample width")
        self._sampwidth = sampwidth

    def getsampwidth(self):
        if not self._sampwidth:
            raise Error("sample width not set")
        return self._sampwidth

    def setframerate(self, framerate):
        self._is_open()
        if framerate <= 0:
            raise Error("bad frame rate")
        self._framerate = framerate

    def getframerate(self):
        if not self._framerate:
            raise Error("frame rate not set")
        return self._framerate

    def setnframes(self, nframes):
        self._is_open()
        self._nframes = nframes

    def getnframes(self):
        return self._written

    def setcomptype(self, comptype, compname):
        self._is_open()
        self._check_kind(comptype)
        self._comptype, self._compname = comptype, compname

    @staticmethod
    def _check_kind(comptype):
        if comptype not in (b"NONE", b"sowt", b"SOWT", *_CODED):
            raise Error("unsupported compression type")

    def setparams(self, params):
        nchannels, sampwidth, framerate, nframes, comptype, compname = params
        self._is_open()
        self._check_kind(comptype)
        self.setnchannels(nchannels)
        self.setsampwidth(sampwidth)
        self.setframerate(framerate)
        self.setnframes(nframes)
        self.setcomptype(comptype, compname)

    def getparams(self):
        if not self._nchannels or not self._sampwidth or not self._framerate:
            raise Error("not all parameters set")
        return _aifc_params(self._nchannels, self._sampwidth, self._framerate, self._nframes, self._comptype, self._compname)

    def setmark(self, id, pos, name):
        if id <= 0:
            raise Error("marker ID must be > 0")
        if pos < 0:
            raise Error("marker position must be >= 0")
        if not isinstance(name, bytes):
            raise Error("marker name must be bytes")
        for i, each in enumerate(self._markers):
            if id == each[0]:
                self._markers[i] = id, pos, name
                return
        self._markers.append((id, pos, name))

    def tell(self):
        return self._written

    def writeframesraw(self, data):
        data = data if isinstance(data, (bytes, bytearray)) else memoryview(data).cast("B")
        self._start(len(data))
        frames = len(data) // (self._sampwidth * self._nchannels)
        if self._convert:
            data = self._coded(data)
        self._file.write(data)
        self._written += frames
        self._data_written += len(data)

    def writeframes(self, data):
        self.writeframesraw(data)
        if self._written != self._announced_frames or self._announced != self._data_written:
            self._patch()

    def close(self):
        if self._file is None:
            return
        try:
            self._start(0)
            if self._data_written & 1:
                self._file.write(b"\0")
                self._data_written += 1
            self._write_markers()
            if self._written != self._announced_frames or self._announced != self._data_written or self._mark_size:
                self._patch()
        finally:
            self._convert = None
            file, self._file = self._file, None
            file.close()

    def _coded(self, data):
        if self._convert == "byteswap":
            return audioop.byteswap(data, 2)
        if self._convert == "lin2adpcm":
            data, self._state = audioop.lin2adpcm(data, 2, self._state)
            return data
        return getattr(audioop, self._convert)(data, 2)

    def _start(self, size):
        """Writes what stands before the samples, once."""
        if self._has_head:
            return
        if self._comptype in _CODED:
            if not self._sampwidth:
                self._sampwidth = 2
            if self._sampwidth != 2:
                raise Error("sample width must be 2 when compressing with ulaw/ULAW, alaw/ALAW, sowt/SOWT or G7.22 (ADPCM)")
        if not self._nchannels:
            raise Error("# channels not specified")
        if not self._sampwidth:
            raise Error("sample width not specified")
        if not self._framerate:
            raise Error("sampling rate not specified")
        self._has_head = True
        self._write_head(size)

    def _write_head(self, size):
        if self._aifc and self._comptype != b"NONE":
            self._convert = _CODED[self._comptype][1] if self._comptype in _CODED else "byteswap"
        self._file.write(b"FORM")
        if not self._nframes:
            self._nframes = size // (self._nchannels * self._sampwidth)
        self._announced = self._nframes * self._nchannels * self._sampwidth
        if self._announced & 1:
            self._announced += 1
        if self._aifc and self._comptype in _CODED:
            self._announced //= _CODED[self._comptype][2]
            if self._announced & 1:
                self._announced += 1
        try:
            self._size_at = self._file.tell()
        except (AttributeError, OSError):
            self._size_at = None
        head = struct.pack(">L4s", self._form_size(self._announced), b"AIFC" if self._aifc else b"AIFF")
        if self._aifc:
            head += struct.pack(">4sLL", b"FVER", 4, self._version)
        common = struct.pack(">h", self._nchannels)
        self._frames_at = None if self._size_at is None else self._size_at + len(head) + 8 + len(common)
        width = 8 if self._aifc and self._comptype in (b"ULAW", b"ulaw", b"ALAW", b"alaw", b"G722") else self._sampwidth * 8
        common += struct.pack(">Lh", self._nframes, width) + _float(self._framerate)
        if self._aifc:
            common += self._comptype + _text(self._compname)
        head += struct.pack(">4sL", b"COMM", self._common_size()) + common + b"SSND"
        self._sound_at = None if self._size_at is None else self._size_at + len(head)
        self._file.write(head + struct.pack(">LLL", self._announced + 8, 0, 0))
        self._announced_frames = self._nframes

    def _common_size(self):
        return 23 + len(self._compname) + (not len(self._compname) & 1) if self._aifc else 18

    def _form_size(self, size):
        version = 12 if self._aifc else 0
        return 4 + version + self._mark_size + 8 + self._common_size() + 16 + size

    def _write_markers(self):
        if not self._markers:
            return
        size = 2 + sum(len(name) + 1 + 6 + (not len(name) & 1) for _, _, name in self._markers)
        self._mark_size = size + 8
        self._file.write(struct.pack(">4sLh", b"MARK", size, len(self._markers)))
        for id, pos, name in self._markers:
            self._file.write(struct.pack(">hL", id, pos) + _text(name))

    def _patch(self):
        """What the head says of sizes, now that they are known."""
        here = self._file.tell()
        size = self._data_written
        if size & 1:
            size += 1
            self._file.write(b"\0")
        if size == self._announced and self._announced_frames == self._written and not self._mark_size:
            self._file.seek(here, 0)
            return
        self._file.seek(self._size_at, 0)
        self._file.write(struct.pack(">L", self._form_size(size)))
        self._file.seek(self._frames_at, 0)
        self._file.write(struct.pack(">L", self._written))
        self._file.seek(self._sound_at, 0)
        self._file.write(struct.pack(">L", size + 8))
        self._file.seek(here, 0)
        self._announced_frames, self._announced = self._written, size


def open(f, mode=None):
    if mode is None:
        mode = getattr(f, "mode", "rb")
    if mode in ("r", "rb"):
        return Aifc_read(f)
    if mode in ("w", "wb"):
        return Aifc_write(f)
    raise Error("mode must be 'r', 'rb', 'w', or 'wb'")
