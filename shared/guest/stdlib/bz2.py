"""bz2: the bzip2 format: blocks that are sorted by their rotations, moved to front and Huffman coded."""

import io
import os
from itertools import groupby

__all__ = ["BZ2File", "BZ2Compressor", "BZ2Decompressor", "open", "compress", "decompress"]
_BLOCK, _END = 0x314159265359, 0x177245385090

__natives__ = "BZ2Compressor.compress BZ2Decompressor.decompress"  # CPython has these in C: no traceback shows them


def _crc_table():
    made = []
    for i in range(256):
        c = i << 24
        for _ in range(8):
            c = (c << 1 ^ 0x04C11DB7 if c & 0x80000000 else c << 1) & 0xFFFFFFFF
        made.append(c)
    return made


def _crc(data):
    table, c = _crc_table(), 0xFFFFFFFF
    for b in data:
        c = (c << 8 & 0xFFFFFFFF) ^ table[c >> 24 ^ b]
    return c ^ 0xFFFFFFFF


class _Bits:
    """Bits of bytes, the highest first."""

    def __init__(self, data):
        self._data, self._at, self._word, self._left = data, 0, 0, 0

    def take(self, n):
        while self._left < n:
            if self._at >= len(self._data):
                raise EOFError("Compressed data ended before the end-of-stream marker was reached")
            self._word, self._at, self._left = self._word << 8 | self._data[self._at], self._at + 1, self._left + 8
        self._left -= n
        made = self._word >> self._left
        self._word &= (1 << self._left) - 1
        return made

    def rest(self):
        return self._data[self._at :]


def _code_table(lengths):
    """{(length, code): symbol}."""
    made, code = {}, 0
    for length in range(1, max(lengths) + 1):
        for symbol, n in enumerate(lengths):
            if n == length:
                made[length, code] = symbol
                code += 1
        code <<= 1
    return made


def _tables(bits, count, size):
    made = []
    for _ in range(count):
        lengths, length = [], bits.take(5)
        for _ in range(size):
            while bits.take(1):
                length += -1 if bits.take(1) else 1
            if not 1 <= length <= 20:
                raise OSError("Invalid data stream")
            lengths.append(length)
        made.append(_code_table(lengths))
    return made


def _block(bits):
    """One block: its bytes before the first run-length coding was undone are sorted back."""
    if bits.take(1):
        raise OSError("Invalid data stream")
    origin, used = bits.take(24), bits.take(16)
    symbols = [i * 16 + j for i in range(16) if used >> 15 - i & 1 for row in [bits.take(16)] for j in range(16) if row >> 15 - j & 1]
    groups, count = bits.take(3), bits.take(15)
    if not symbols or not 2 <= groups <= 6 or not count:
        raise OSError("Invalid data stream")
    order, selectors = list(range(groups)), []
    for _ in range(count):
        place = 0
        while bits.take(1):
            place += 1
        order.insert(0, order.pop(place))
        selectors.append(order[0])
    tables, end = _tables(bits, groups, len(symbols) + 2), len(symbols) + 1
    made, run, weight, recent, is_done = bytearray(), 0, 1, list(symbols), False
    for selector in selectors:
        table = tables[selector]
        for _ in range(50):
            length, code = 1, bits.take(1)
            while (length, code) not in table:
                if length > 20:
                    raise OSError("Invalid data stream")
                length, code = length + 1, code << 1 | bits.take(1)
            symbol = table[length, code]
            if symbol <= 1:
                run, weight = run + (weight << symbol), weight << 1
                continue
            if run:
                made += bytes([recent[0]]) * run
                run, weight = 0, 1
            if symbol == end:
                is_done = True
                break
            recent.insert(0, recent.pop(symbol - 1))
            made.append(recent[0])
        if is_done:
            break
    return _unsorted(made, origin)


def _unsorted(last, origin):
    places = sorted(range(len(last)), key=last.__getitem__)
    if origin >= len(last):
        raise OSError("Invalid data stream")
    made, at = bytearray(), origin
    for _ in range(len(last)):
        at = places[at]
        made.append(last[at])
    return made


def _runs_undone(data):
    made, same, before = bytearray(), 0, -1
    for b in data:
        if same == 4:
            made += bytes([before]) * b
            same, before = 0, -1
            continue
        same = same + 1 if b == before else 1
        before = b
        made.append(b)
    return bytes(made)


def _stream(data):
    """(the content of the first stream of `data`, what comes after it)."""
    if data[:3] != b"BZh"[: len(data[:3])] or len(data) > 3 and not 49 <= data[3] <= 57:
        raise OSError("Invalid data stream")
    bits, made, total = _Bits(data[4:]), [], 0
    while True:
        mark, check = bits.take(48), bits.take(32)
        if mark == _END:
            if check != total:
                raise OSError("Invalid data stream")
            return b"".join(made), bits.rest()
        if mark != _BLOCK:
            raise OSError("Invalid data stream")
        part = _runs_undone(_block(bits))
        if _crc(part) != check:
            raise OSError("Invalid data stream")
        total = (total << 1 | total >> 31) & 0xFFFFFFFF ^ check
        made.append(part)


class BZ2Decompressor:
    __tp_name__ = "_bz2.BZ2Decompressor"

    def __init__(self):
        self._data, self._ready, self._rest, self.eof, self.unused_data, self.needs_input = b"", b"", None, False, b"", True

    def decompress(self, data, max_length=-1):
        if self.eof:
            raise EOFError("End of stream already reached")
        if self._rest is None:
            self._data += bytes(data)
            try:
                self._ready, self._rest = _stream(self._data)
                self.needs_input = False
            except EOFError:
                return b""
        else:
            self._rest += bytes(data)
        made = self._ready if max_length < 0 else self._ready[:max_length]
        self._ready = self._ready[len(made) :]
        if not self._ready:
            self.eof, self.unused_data = True, self._rest
        return made


# ---- writing


class _Writer:
    def __init__(self):
        self._parts = []

    def put(self, value, n):
        self._parts.append(format(value, f"0{n}b") if n else "")

    def done(self):
        text = "".join(self._parts)
        text += "0" * (-len(text) % 8)
        return int("1" + text, 2).to_bytes(len(text) // 8 + 1, "big")[1:]


def _rotations(data):
    """The places of the rotations of `data`, in their order."""
    n, step = len(data), 1
    rank = list(data)
    places = sorted(range(n), key=rank.__getitem__)
    while step < n:
        keys = [rank[i] * (n + 256) + rank[(i + step) % n] for i in range(n)]
        places.sort(key=keys.__getitem__)
        rank, number, before = [0] * n, -1, None
        for i in places:
            if keys[i] != before:
                number, before = number + 1, keys[i]
            rank[i] = number
        if number == n - 1:
            break
        step *= 2
    return places


def _lengths(counts):
    """Code lengths of at most 17 bits; every symbol has one."""
    import heapq

    while True:
        heap = [(max(c, 1), i, (i,)) for i, c in enumerate(counts)]
        heapq.heapify(heap)
        made, number = [0] * len(counts), len(heap)
        while len(heap) > 1:
            (a, _, left), (b, _, right) = heapq.heappop(heap), heapq.heappop(heap)
            for i in left + right:
                made[i] += 1
            heapq.heappush(heap, (a + b, number, left + right))
            number += 1
        if max(made) <= 17:
            return made
        counts = [c // 2 + 1 for c in counts]


def _write_block(out, data):
    out.put(_BLOCK, 48)
    out.put(_crc(data), 32)
    coded = bytearray()
    for b, run in groupby(data):
        n = len(list(run))
        while n:
            part = min(n, 259)
            coded += bytes([b]) * min(part, 4) + (bytes([part - 4]) if part >= 4 else b"")
            n -= part
    places = _rotations(coded)
    out.put(0, 1)
    out.put(places.index(0), 24)
    present = sorted(set(coded))
    rows = [sum(1 << 15 - b % 16 for b in present if b // 16 == i) for i in range(16)]
    out.put(sum(1 << 15 - i for i, row in enumerate(rows) if row), 16)
    for row in rows:
        if row:
            out.put(row, 16)
    recent, symbols, run = list(present), [], 0
    for i in [*places, None]:
        place = recent.index(coded[i - 1]) if i is not None else -1
        if place == 0:
            run += 1
            continue
        while run:
            symbols.append(1 - run % 2)
            run = (run - 1) // 2
        if i is not None:
            recent.insert(0, recent.pop(place))
            symbols.append(place + 1)
    symbols.append(len(present) + 1)
    counts = [0] * (len(present) + 2)
    for s in symbols:
        counts[s] += 1
    lengths, groups = _lengths(counts), (len(symbols) + 49) // 50
    codes = {symbol: key for key, symbol in _code_table(lengths).items()}
    out.put(2, 3)
    out.put(groups, 15)
    out.put(0, groups)
    for _ in range(2):
        out.put(lengths[0], 5)
        before = lengths[0]
        for n in lengths:
            out.put(int(("10" if n > before else "11") * abs(n - before) + "0", 2), 2 * abs(n - before) + 1)
            before = n
    for s in symbols:
        length, code = codes[s]
        out.put(code, length)


class BZ2Compressor:
    __tp_name__ = "_bz2.BZ2Compressor"

    def __init__(self, compresslevel=9, /):
        if not 1 <= compresslevel <= 9:
            raise ValueError("compresslevel must be between 1 and 9")
        self._level, self._parts = compresslevel, []

    def compress(self, data, /):
        if self._parts is None:
            raise ValueError("Compressor has been flushed")
        self._parts.append(bytes(data))
        return b""

    def flush(self):
        if self._parts is None:
            raise ValueError("Repeated call to flush()")
        data, self._parts = b"".join(self._parts), None
        out, step, total = _Writer(), self._level * 79000, 0
        out.put(0x425A6830 + self._level, 32)
        for i in range(0, len(data), step):
            part = data[i : i + step]
            _write_block(out, part)
            total = (total << 1 | total >> 31) & 0xFFFFFFFF ^ _crc(part)
        out.put(_END, 48)
        out.put(total, 32)
        return out.done()


def compress(data, compresslevel=9):
    made = BZ2Compressor(compresslevel)
    made.compress(data)
    return made.flush()


def decompress(data):
    made = []
    while data:
        try:
            part, data = _stream(data)
        except EOFError:
            raise ValueError("Compressed data ended before the end-of-stream marker was reached") from None
        except OSError:
            if made:
                break
            raise
        made.append(part)
    return b"".join(made)


class _File(io.BufferedIOBase):
    """A compressed file: read as a whole at the first question, written as a whole when it is closed."""

    _decompress = staticmethod(decompress)

    def __init__(self, filename, mode="r", compress=compress):
        if mode not in ("", "r", "rb", "w", "wb", "a", "ab", "x", "xb"):
            raise ValueError(f"Invalid mode: {mode!r}")
        mode = (mode or "r")[0] + "b"
        self._own = isinstance(filename, (str, bytes, os.PathLike))
        if not self._own and not hasattr(filename, "read") and not hasattr(filename, "write"):
            raise TypeError("filename must be a str, bytes, file or PathLike object")
        self._file = io.open(filename, mode) if self._own else filename
        self._writes, self._compress, self._buffer = mode[0] != "r", compress, io.BytesIO() if mode[0] != "r" else None

    def _content(self):
        if self._file is None:
            raise ValueError("I/O operation on closed file")
        if self._writes:
            raise io.UnsupportedOperation("File not open for reading")
        if self._buffer is None:
            try:
                self._buffer = io.BytesIO(self._decompress(self._file.read()))
            except ValueError:
                raise EOFError("Compressed file ended before the end-of-stream marker was reached") from None
        return self._buffer

    closed = property(lambda self: self._file is None)

    def readable(self):
        return not self._writes

    def writable(self):
        return self._writes

    def seekable(self):
        return not self._writes

    def fileno(self):
        return self._file.fileno()

    def read(self, size=-1):
        return self._content().read(size)

    read1 = read

    def readline(self, size=-1):
        return self._content().readline(size)

    def readlines(self, size=-1):
        return self._content().readlines(size)

    def peek(self, n=0):
        return self._content().getvalue()[self._content().tell() :]

    def __iter__(self):
        return iter(self._content())

    def seek(self, offset, whence=io.SEEK_SET):
        return self._content().seek(offset, whence)

    def tell(self):
        return (self._buffer if self._writes else self._content()).tell()

    def write(self, data):
        if self._file is None:
            raise ValueError("I/O operation on closed file")
        if not self._writes:
            raise io.UnsupportedOperation("File not open for writing")
        return self._buffer.write(data)

    def close(self):
        if self._file is None:
            return
        try:
            if self._writes:
                self._file.write(self._compress(self._buffer.getvalue()))
        finally:
            if self._own:
                self._file.close()
            self._file = None

    def __enter__(self):
        return self

    def __exit__(self, *args):
        self.close()


class BZ2File(_File):
    def __init__(self, filename, mode="r", *, compresslevel=9):
        if not 1 <= compresslevel <= 9:
            raise ValueError("compresslevel must be between 1 and 9")
        _File.__init__(self, filename, mode, lambda data: compress(data, compresslevel))


def _opened(make, filename, mode, encoding, errors, newline):
    """open() of this format: a file of bytes, or of text."""
    if "t" in mode and "b" in mode:
        raise ValueError(f"Invalid mode: {mode!r}")
    if "t" not in mode:
        for name, value in (("encoding", encoding), ("errors", errors), ("newline", newline)):
            if value is not None:
                raise ValueError(f"Argument '{name}' not supported in binary mode")
    file = make(filename, mode.replace("t", ""))
    return io.TextIOWrapper(file, encoding, errors, newline) if "t" in mode else file


def open(filename, mode="rb", compresslevel=9, encoding=None, errors=None, newline=None):
    return _opened(lambda name, kind: BZ2File(name, kind, compresslevel=compresslevel), filename, mode, encoding, errors, newline)
