"""lzma: the formats .xz, .lzma and raw. Reading knows LZMA and LZMA2; so does writing."""

import operator
import struct
import zlib

from _lzma_writer import crc64 as _crc64, write as _write  # fmt: skip
from bz2 import _File, _opened

__all__ = """
CHECK_CRC32 CHECK_CRC64 CHECK_ID_MAX CHECK_NONE CHECK_SHA256 CHECK_UNKNOWN FILTER_ARM FILTER_ARMTHUMB FILTER_DELTA FILTER_IA64
FILTER_LZMA1 FILTER_LZMA2 FILTER_POWERPC FILTER_SPARC FILTER_X86 FORMAT_ALONE FORMAT_AUTO FORMAT_RAW FORMAT_XZ LZMACompressor
LZMADecompressor LZMAError LZMAFile MF_BT2 MF_BT3 MF_BT4 MF_HC3 MF_HC4 MODE_FAST MODE_NORMAL PRESET_DEFAULT PRESET_EXTREME
compress decompress is_check_supported open
""".split()
FORMAT_AUTO, FORMAT_XZ, FORMAT_ALONE, FORMAT_RAW = 0, 1, 2, 3
CHECK_NONE, CHECK_CRC32, CHECK_CRC64, CHECK_SHA256, CHECK_ID_MAX, CHECK_UNKNOWN = 0, 1, 4, 10, 15, 16
FILTER_LZMA1, FILTER_LZMA2, FILTER_DELTA, FILTER_X86 = 0x4000000000000001, 0x21, 3, 4
FILTER_POWERPC, FILTER_IA64, FILTER_ARM, FILTER_ARMTHUMB, FILTER_SPARC = 5, 6, 7, 8, 9
MODE_FAST, MODE_NORMAL, MF_HC3, MF_HC4, MF_BT2, MF_BT3, MF_BT4, PRESET_DEFAULT, PRESET_EXTREME = 1, 2, 3, 4, 18, 19, 20, 6, 1 << 31
_WINDOW = 1 << 23  # how far back .xz may look, as its head says
_MAGIC, _TAIL = b"\xfd7zXZ\0", b"YZ"
_CHECK_SIZES = {0: 0, 1: 4, 4: 8, 10: 32}

__natives__ = "LZMACompressor.compress LZMADecompressor.decompress LZMADecompressor.__init__"  # CPython has these in C: no traceback shows them


class LZMAError(Exception):
    pass


class _Short(Exception):
    """The data ended too early."""


def is_check_supported(check_id, /):
    return check_id in _CHECK_SIZES


def _check_of(kind, data):
    if kind == CHECK_SHA256:
        import hashlib

        return hashlib.sha256(data).digest()
    return b"" if kind == CHECK_NONE else struct.pack("<L", zlib.crc32(data)) if kind == CHECK_CRC32 else _crc64(data)


class _Coder:
    """LZMA: a range coder over adaptive bits; `out` is the dictionary and what has been made so far."""

    def __init__(self):
        self.out = bytearray()

    def properties(self, byte):
        if byte >= 225:
            raise LZMAError("Input format not supported by decoder")
        self.lc, self.lp, self.pb = byte % 9, byte // 9 % 5, byte // 45
        self.reset()

    def reset(self):
        self.state, self.reps = 0, [0, 0, 0, 0]
        self.odds = {}

    def start(self, data, at):
        if at + 5 > len(data):
            raise _Short
        self.data, self.at = data, at + 5
        self.range, self.code = 0xFFFFFFFF, int.from_bytes(data[at + 1 : at + 5], "big")

    def _fill(self):
        if self.at >= len(self.data):
            raise _Short
        self.range, self.code, self.at = self.range << 8, self.code << 8 | self.data[self.at], self.at + 1

    def bit(self, key):
        odds = self.odds.get(key, 1024)
        bound = (self.range >> 11) * odds
        if self.code < bound:
            self.range, made = bound, 0
            self.odds[key] = odds + (2048 - odds >> 5)
        else:
            self.range, self.code, made = self.range - bound, self.code - bound, 1
            self.odds[key] = odds - (odds >> 5)
        if self.range < 1 << 24:
            self._fill()
        return made

    def direct(self, count):
        made = 0
        for _ in range(count):
            self.range >>= 1
            made <<= 1
            if self.code >= self.range:
                self.code -= self.range
                made |= 1
            if self.range < 1 << 24:
                self._fill()
        return made

    def tree(self, key, count):
        made = 1
        for _ in range(count):
            made = made << 1 | self.bit((key, made))
        return made - (1 << count)

    def reversed_tree(self, key, count):
        node, made = 1, 0
        for i in range(count):
            b = self.bit((key, node))
            node, made = node << 1 | b, made | b << i
        return made

    def length(self, key, place):
        if not self.bit((key, "choice")):
            return 2 + self.tree((key, "low", place), 3)
        if not self.bit((key, "choice2")):
            return 10 + self.tree((key, "mid", place), 3)
        return 18 + self.tree((key, "high"), 8)

    def literal(self):
        out = self.out
        position, before = len(out) - self.base, out[-1] if len(out) > self.base else 0
        key = "literal", ((position & (1 << self.lp) - 1) << self.lc) + (before >> 8 - self.lc)
        made = 1
        if self.state >= 7:
            match = out[-self.reps[0] - 1]
            while made < 0x100:
                wanted = match >> 7 & 1
                match <<= 1
                b = self.bit((key, 1 + wanted, made))
                made = made << 1 | b
                if b != wanted:
                    break
        while made < 0x100:
            made = made << 1 | self.bit((key, made))
        out.append(made & 255)
        self.state = 0 if self.state < 4 else self.state - 3 if self.state < 10 else self.state - 6

    def distance(self, length):
        slot = self.tree(("slot", min(length - 2, 3)), 6)
        if slot < 4:
            return slot
        count = (slot >> 1) - 1
        made = (2 | slot & 1) << count
        if slot < 14:
            return made + self.reversed_tree(("special", slot), count)
        return made + (self.direct(count - 4) << 4) + self.reversed_tree("align", 4)

    def run(self, size):
        """Makes bytes until there are `size` more, or the end marker (None: only that); says whether it has come."""
        stop = None if size is None else len(self.out) + size
        while stop is None or len(self.out) < stop:
            place = len(self.out) - self.base & (1 << self.pb) - 1
            if not self.bit(("match", self.state, place)):
                self.literal()
                continue
            reps = self.reps
            if not self.bit(("rep", self.state)):
                length = self.length("length", place)
                distance = self.distance(length)
                self.state = 7 if self.state < 7 else 10
                if distance == 0xFFFFFFFF:
                    return True
                self.reps = reps = [distance, *reps[:3]]
            else:
                length = self._repeated(place)
                reps = self.reps
            if reps[0] >= len(self.out) - self.base:
                raise LZMAError("Corrupt input data")
            for _ in range(length):
                self.out.append(self.out[-reps[0] - 1])
        return False

    def _repeated(self, place):
        reps, state = self.reps, self.state
        if not self.bit(("rep0", state)):
            if not self.bit(("long", state, place)):
                self.state = 9 if state < 7 else 11
                return 1
        else:
            which = 1 if not self.bit(("rep1", state)) else 2 + self.bit(("rep2", state))
            reps.insert(0, reps.pop(which))
        self.state = 8 if state < 7 else 11
        return self.length("repeated", place)


def _lzma2(data, at):
    """(bytes, the place after the end mark)."""
    coder = _Coder()
    coder.base = 0
    while True:
        if at >= len(data):
            raise _Short
        control, at = data[at], at + 1
        if control == 0:
            return bytes(coder.out), at
        if control == 1 or control >= 0xE0:
            coder.base = len(coder.out)
        if at + (2 if control < 3 else 5) > len(data):
            raise _Short
        if control < 3:
            size = int.from_bytes(data[at : at + 2], "big") + 1
            if at + 2 + size > len(data):
                raise _Short
            coder.out += data[at + 2 : at + 2 + size]
            at += 2 + size
        elif control < 0x80:
            raise LZMAError("Corrupt input data")
        else:
            size, packed = ((control & 31) << 16) + int.from_bytes(data[at : at + 2], "big") + 1, int.from_bytes(data[at + 2 : at + 4], "big") + 1
            at += 4
            if control >= 0xC0:
                coder.properties(data[at])
                at += 1
            elif control >= 0xA0:
                coder.reset()
            if at + packed > len(data):
                raise _Short
            coder.start(data, at)
            coder.run(size)
            at += packed


def _number(data, at):
    value = shift = 0
    while True:
        if at >= len(data):
            raise _Short
        value |= (data[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if data[at - 1] < 128:
            return value, at


def _xz(data):
    """(content, rest, check) of the first stream."""
    if len(data) < 12:
        raise _Short
    if zlib.crc32(data[6:8]) != int.from_bytes(data[8:12], "little") or data[7] & 15 not in _CHECK_SIZES:
        raise LZMAError("Corrupt input data")
    check, at, made = data[7] & 15, 12, []
    while True:
        if at >= len(data):
            raise _Short
        if data[at] == 0:
            break
        head = (data[at] + 1) * 4
        if at + head > len(data):
            raise _Short
        if zlib.crc32(data[at : at + head - 4]) != int.from_bytes(data[at + head - 4 : at + head], "little"):
            raise LZMAError("Corrupt input data")
        flags, place = data[at + 1], at + 2
        for bit in (0x40, 0x80):
            if flags & bit:
                _, place = _number(data, place)
        kind, place = _number(data, place)
        if flags & 3 or kind != FILTER_LZMA2:
            raise LZMAError("Invalid or unsupported options")
        part, at = _lzma2(data, at + head)
        at += -at % 4
        if at + _CHECK_SIZES[check] > len(data):
            raise _Short
        if data[at : at + _CHECK_SIZES[check]] != _check_of(check, part):
            raise LZMAError("Corrupt input data")
        at += _CHECK_SIZES[check]
        made.append(part)
    count, place = _number(data, at + 1)
    for _ in range(2 * count):
        _, place = _number(data, place)
    end = place + -place % 4 + 4 + 12
    if end > len(data):
        raise _Short
    if data[end - 2 : end] != _TAIL:
        raise LZMAError("Corrupt input data")
    return b"".join(made), data[end:], check


def _alone(data):
    if len(data) < 18:
        raise _Short
    coder = _Coder()
    coder.base = 0
    coder.properties(data[0])
    size = int.from_bytes(data[5:13], "little")
    coder.start(data, 13)
    coder.run(None if size == 0xFFFFFFFFFFFFFFFF else size)
    return bytes(coder.out), data[coder.at :], CHECK_NONE


_PRESET_WINDOWS = [18, 20, 21, 22, 22, 23, 23, 24, 25, 26]  # bits of the dictionary's size, by preset
_OPTIONS = {
    FILTER_LZMA1: "id preset dict_size lc lp pb mode nice_len mf depth", FILTER_LZMA2: "id preset dict_size lc lp pb mode nice_len mf depth",
    FILTER_DELTA: "id dist", **dict.fromkeys(range(FILTER_X86, FILTER_SPARC + 1), "id start_offset"),
}  # fmt: skip


def _options(filter):
    """A filter's kind and what it says, checked; what it does not say is filled in from its preset."""
    try:
        kind = filter["id"]
    except KeyError:
        raise ValueError("Filter specifier must have an \"id\" entry") from None
    except TypeError:
        raise TypeError("Filter specifier must be a dict or dict-like object") from None
    if kind not in _OPTIONS:
        raise ValueError(f"Invalid filter ID: {kind}")
    if not {*filter} <= {*_OPTIONS[kind].split()}:
        shown = "an LZMA filter" if kind in (FILTER_LZMA1, FILTER_LZMA2) else "the delta filter" if kind == FILTER_DELTA else "a BCJ filter"
        raise ValueError(f"Invalid filter specifier for {shown.split(' ', 1)[1]}")
    if kind not in (FILTER_LZMA1, FILTER_LZMA2):
        return kind, dict(filter)
    preset = filter.get("preset", PRESET_DEFAULT)
    if preset & 31 > 9 or preset & ~(31 | PRESET_EXTREME):
        raise LZMAError(f"Invalid compression preset: {preset}")
    made = {"dict_size": 1 << _PRESET_WINDOWS[preset & 31], "lc": 3, "lp": 0, "pb": 2, **filter}
    if not (0 <= made["lc"] <= 4 and 0 <= made["lp"] <= 4 and made["lc"] + made["lp"] <= 4 and 0 <= made["pb"] <= 4 and made["dict_size"] >= 4096):
        raise LZMAError("Invalid or unsupported options")
    return kind, made


def _encode_filter_properties(filter, /):
    kind, options = _options(filter)
    if kind == FILTER_LZMA1:
        return struct.pack("<BL", (options["pb"] * 5 + options["lp"]) * 9 + options["lc"], options["dict_size"])
    if kind == FILTER_LZMA2:
        size = max(options["dict_size"], 4096) - 1
        bits = size.bit_length() - 1
        return bytes([(bits - 12) * 2 + (size >> bits - 1 & 1) + 1])
    if kind == FILTER_DELTA:
        return bytes([options.get("dist", 1) - 1])
    return struct.pack("<L", options["start_offset"]) if options.get("start_offset") else b""


def _decode_filter_properties(filter_id, encoded_props, /):
    encoded = bytes(encoded_props)
    if filter_id == FILTER_LZMA1 and len(encoded) == 5 and encoded[0] < 225:
        made = {"dict_size": int.from_bytes(encoded[1:], "little"), "lc": encoded[0] % 9, "lp": encoded[0] // 9 % 5, "pb": encoded[0] // 45}
    elif filter_id == FILTER_LZMA2 and len(encoded) == 1 and encoded[0] <= 40:
        made = {"dict_size": 0xFFFFFFFF if encoded[0] == 40 else (2 | encoded[0] & 1) << encoded[0] // 2 + 11}
    elif filter_id == FILTER_DELTA and len(encoded) == 1:
        made = {"dist": encoded[0] + 1}
    elif FILTER_X86 <= filter_id <= FILTER_SPARC and len(encoded) in (0, 4):
        made = {"start_offset": int.from_bytes(encoded, "little")} if encoded else {}
    else:
        raise LZMAError("Invalid or unsupported options")
    return {"id": filter_id, **made}


def _only_filter(filters):
    """The one filter of a chain, which is what is coded here."""
    len(filters)
    chain = list(filters)
    if not chain or len(chain) > 4:
        raise ValueError("Too many filters - liblzma supports a maximum of 4") if chain else LZMAError("Invalid or unsupported options")
    made = [_options(filter) for filter in chain]
    if made[-1][0] not in (FILTER_LZMA1, FILTER_LZMA2):
        raise LZMAError("Invalid or unsupported options")
    if len(made) > 1:
        raise LZMAError("chains of filters are not coded here; LZMA1 or LZMA2 alone is")
    return made[0]


def _raw(data, filters):
    kind, options = _only_filter(filters)
    if kind == FILTER_LZMA2:
        made, at = _lzma2(data, 0)
        return made, data[at:], CHECK_NONE
    coder = _Coder()
    coder.base = 0
    coder.properties((options["pb"] * 5 + options["lp"]) * 9 + options["lc"])
    coder.start(data, 0)
    coder.run(None)
    return bytes(coder.out), data[coder.at :], CHECK_NONE


def _stream(data, format, filters=None):
    if format == FORMAT_RAW:
        return _raw(data, filters)
    if _MAGIC.startswith(data[:6]) and format != FORMAT_ALONE:
        return _xz(data)
    size = int.from_bytes(data[1:5], "little")
    is_size = len(data) < 5 or size == 0xFFFFFFFF or size & size - 1 == 0 or size & size - 1 == (size & -size) << 1 and size.bit_count() == 2
    if format == FORMAT_XZ or data[0] >= 225 or data[0] % 9 + data[0] // 9 % 5 > 4 or not is_size:
        raise LZMAError("Input format not supported by decoder")
    return _alone(data)


class LZMADecompressor:
    __tp_name__ = "_lzma.LZMADecompressor"

    def __init__(self, format=FORMAT_AUTO, memlimit=None, filters=None):
        if format not in (FORMAT_AUTO, FORMAT_XZ, FORMAT_ALONE, FORMAT_RAW):
            raise ValueError("Invalid container format: %d" % format)
        if format == FORMAT_RAW:
            if memlimit is not None:
                raise ValueError("Cannot specify memory limit with FORMAT_RAW")
            if filters is None:
                raise ValueError("Must specify filters for FORMAT_RAW")
            _only_filter(filters)
        elif filters is not None:
            raise ValueError("Cannot specify filters except with FORMAT_RAW")
        self._filters, self._format, self._data, self._ready, self._rest = filters, format, b"", b"", None
        self.check, self.eof, self.unused_data, self.needs_input = CHECK_UNKNOWN, False, b"", True

    def decompress(self, data, max_length=-1):
        if self.eof:
            raise EOFError("Already at end of stream")
        if self._rest is not None:
            self._rest += bytes(data)
        else:
            self._data += bytes(data)
            if not self._data:
                return b""
            try:
                self._ready, self._rest, self.check = _stream(self._data, self._format, self._filters)
                self.needs_input = False
            except _Short:
                return b""
        made = self._ready if max_length < 0 else self._ready[:max_length]
        self._ready = self._ready[len(made) :]
        if not self._ready:
            self.eof, self.unused_data = True, self._rest
        return made


def decompress(data, format=FORMAT_AUTO, memlimit=None, filters=None):
    made = []
    LZMADecompressor(format, memlimit, filters)
    while True:
        try:
            if not data:
                raise _Short
            part, data, _ = _stream(bytes(data), format, filters)
        except _Short:
            raise LZMAError("Compressed data ended before the end-of-stream marker was reached") from None
        except LZMAError:
            if made:
                break
            raise
        made.append(part)
        data = data.lstrip(b"\0") if len(data) % 4 == 0 else data
        if not data:
            break
    return b"".join(made)


def _coded(value):
    made = b""
    while value >= 128:
        made, value = made + bytes([value & 127 | 128]), value >> 7
    return made + bytes([value])


class LZMACompressor:
    __tp_name__ = "_lzma.LZMACompressor"

    def __init__(self, format=FORMAT_XZ, check=-1, preset=None, filters=None):
        if format not in (FORMAT_XZ, FORMAT_ALONE, FORMAT_RAW):
            raise ValueError("Invalid container format: %d" % format)
        if format != FORMAT_XZ and check not in (-1, CHECK_NONE):
            raise ValueError("Integrity checks are only supported by FORMAT_XZ")
        if preset is not None and filters is not None:
            raise ValueError("Cannot specify both preset and filter chain")
        if format == FORMAT_RAW and filters is None:
            raise ValueError("Must specify filters for FORMAT_RAW")
        if preset is not None and not (0 <= operator.index(preset) & ~PRESET_EXTREME <= 9):
            raise LZMAError("Invalid or unsupported options")
        if filters is None:
            filters = [{"id": FILTER_LZMA1 if format == FORMAT_ALONE else FILTER_LZMA2, "preset": PRESET_DEFAULT if preset is None else preset}]
        self._kind, self._options = _only_filter(filters)
        if format != FORMAT_RAW and self._kind != (FILTER_LZMA1 if format == FORMAT_ALONE else FILTER_LZMA2):
            raise LZMAError("Invalid or unsupported options")
        self._format, self._check, self._parts = format, CHECK_CRC64 if check == -1 else check, []
        if not is_check_supported(self._check):
            raise LZMAError("Unsupported integrity check")

    def compress(self, data, /):
        if self._parts is None:
            raise ValueError("Compressor has been flushed")
        self._parts.append(bytes(memoryview(data)))
        return b""

    def flush(self):
        if self._parts is None:
            raise ValueError("Repeated call to flush()")
        data, self._parts = b"".join(self._parts), None
        options = self._options
        window = min(options["dict_size"], _WINDOW) if self._format == FORMAT_XZ else options["dict_size"]
        body = _write(data, options["lc"], options["lp"], options["pb"], window, self._kind == FILTER_LZMA2)
        if self._kind == FILTER_LZMA1:
            head = b"" if self._format == FORMAT_RAW else _encode_filter_properties(options) + b"\xff" * 8
            return head + body
        if self._format == FORMAT_RAW:
            return body
        flags = bytes([0, self._check])
        made = _MAGIC + flags + struct.pack("<L", zlib.crc32(flags))
        index = b"\0" + _coded(1 if data else 0)
        if data:
            head = bytes([2, 0, FILTER_LZMA2, 1, 22, 0, 0, 0])
            head += struct.pack("<L", zlib.crc32(head))
            check = _check_of(self._check, data)
            made += head + body + b"\0" * (-len(body) % 4) + check
            index += _coded(len(head) + len(body) + len(check)) + _coded(len(data))
        index += b"\0" * (-len(index) % 4)
        tail = struct.pack("<L", len(index) // 4) + flags
        return made + index + struct.pack("<L", zlib.crc32(index)) + struct.pack("<L", zlib.crc32(tail)) + tail + _TAIL


def compress(data, format=FORMAT_XZ, check=-1, preset=None, filters=None):
    made = LZMACompressor(format, check, preset, filters)
    made.compress(data)
    return made.flush()


class LZMAFile(_File):
    def __init__(self, filename=None, mode="r", *, format=None, check=-1, preset=None, filters=None):
        if "r" in mode and mode not in ("r", "rb") or mode not in ("r", "rb", "w", "wb", "a", "ab", "x", "xb"):
            raise ValueError("Invalid mode: {!r}".format(mode))
        if mode in ("r", "rb"):
            if check != -1:
                raise ValueError("Cannot specify an integrity check when opening a file for reading")
            if preset is not None:
                raise ValueError("Cannot specify a preset compression level when opening a file for reading")
            self._reads = FORMAT_AUTO if format is None else format, None, filters
            LZMADecompressor(*self._reads)
        else:
            written = FORMAT_XZ if format is None else format, check, preset, filters
            LZMACompressor(*written)
        _File.__init__(self, filename, mode, lambda data: compress(data, *written))

    def _decompress(self, data):
        try:
            return decompress(data, *self._reads)
        except LZMAError as e:
            if "ended before" in str(e):
                raise ValueError(str(e)) from None
            raise


def open(filename, mode="rb", *, format=None, check=-1, preset=None, filters=None, encoding=None, errors=None, newline=None):
    return _opened(lambda name, kind: LZMAFile(name, kind, format=format, check=check, preset=preset, filters=filters), filename, mode, encoding, errors, newline)
