"""Encodings of Japan and Korea: shift_jis, cp932, euc_jp, euc_kr, cp949, iso2022_jp and what is built as they are."""

import codecs
from codecs import _handled, lookup_error

from _encodings_wide import Wide

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames

ALIASES = {"csshiftjis": "shift_jis", "shiftjis": "shift_jis", "shift-jis": "shift_jis", "sjis": "shift_jis", "s-jis": "shift_jis",
           "932": "cp932", "ms932": "cp932", "mskanji": "cp932", "ms-kanji": "cp932", "eucjp": "euc_jp", "euc-jp": "euc_jp",
           "ujis": "euc_jp", "u-jis": "euc_jp", "euckr": "euc_kr", "euc-kr": "euc_kr", "korean": "euc_kr", "ksc5601": "euc_kr",
           "ks-c-5601": "euc_kr", "ks-c-5601-1987": "euc_kr", "ksx1001": "euc_kr", "ks-x-1001": "euc_kr", "949": "cp949",
           "ms949": "cp949", "uhc": "cp949", "csiso2022jp": "iso2022_jp", "iso2022jp": "iso2022_jp", "iso-2022-jp": "iso2022_jp",
           "iso2022-jp": "iso2022_jp", "iso2022jp-1": "iso2022_jp_1", "iso-2022-jp-1": "iso2022_jp_1", "iso2022-jp-1": "iso2022_jp_1",
           "iso2022jp-ext": "iso2022_jp_ext", "iso-2022-jp-ext": "iso2022_jp_ext", "iso2022-jp-ext": "iso2022_jp_ext"}  # fmt: skip

_GRID = range(0xA1, 0xFF)
_KATAKANA = {bytes([0xA1 + n]): chr(0xFF61 + n) for n in range(63)}  # those of half the width
_ROMAN = {"\xa5": b"\\", "\u203e": b"~"}  # what JIS X 0201 has in the places of two ASCII characters


def _grid(name, first, trails=_GRID):
    """{two bytes: character} of a table whose rows begin with that byte, or with those."""
    import _codec_wide_east

    leads = first if isinstance(first, list) else range(first, 0xFF)
    rows = zip(leads, getattr(_codec_wide_east, name).split("\n")[:-1])
    return {bytes([lead, trail]): c for lead, row in rows for trail, c in zip(trails, row) if c != "\ufffe"}


def _shifted(pair):
    """Where Shift JIS has a character of the grid of 94 rows: two rows share a first byte."""
    row, cell = pair[0] - 0xA1, pair[1] - 0xA1
    lead = row // 2 + (0x81 if row < 62 else 0xC1)
    trail = cell + 0x9F if row % 2 else cell + (0x40 if cell < 63 else 0x41)
    return bytes([lead, trail])


def _shift_jis():
    return {_shifted(pair): c for pair, c in _grid("JISX0208", 0xA1).items()} | _KATAKANA, _ROMAN


def _cp932():
    """Windows' Shift JIS: more characters, seven that it takes for others, and 1880 for private use."""
    places, _ = _shift_jis()
    theirs = {b"\x81\x5f": "\uff3c", b"\x81\x60": "\uff5e", b"\x81\x61": "\u2225", b"\x81\x7c": "\uff0d",
              b"\x81\x91": "\uffe0", b"\x81\x92": "\uffe1", b"\x81\xca": "\uffe2"}  # fmt: skip
    trails = [*range(0x40, 0x7F), *range(0x80, 0xFD)]
    places |= theirs | _grid("CP932", [0x87, 0xED, 0xEE, 0xFA, 0xFB, 0xFC], trails)
    private = (bytes([lead, trail]) for lead in range(0xF0, 0xFA) for trail in trails)
    places |= {pair: chr(0xE000 + n) for n, pair in enumerate(private)}
    places |= {b"\x80": "\x80", b"\xa0": "\uf8f0", b"\xfd": "\uf8f1", b"\xfe": "\uf8f2", b"\xff": "\uf8f3"}
    also = {"\xa2": b"\x81\x91", "\xa3": b"\x81\x92", "\xac": b"\x81\xca", "\u2016": b"\x81\x61", "\u2212": b"\x81\x7c", "\u301c": b"\x81\x60"}
    return dict(sorted(places.items())), also


def _euc_jp():
    places = _grid("JISX0208", 0xA1) | {b"\x8e" + key: c for key, c in _KATAKANA.items()}
    return places | {b"\x8f" + pair: c for pair, c in _grid("JISX0212", 0xA2).items()}, _ROMAN


def _euc_kr():
    return _grid("KSX1001", 0xA1), {}


def _cp949():
    """KS X 1001 and, in the gaps, all other syllables in their order."""
    places = _grid("KSX1001", 0xA1) | {b"\xa4\xd4": "\u3164"}
    known = set(places.values())
    rest = (chr(c) for c in range(0xAC00, 0xD7A4) if chr(c) not in known)
    letters = [*range(0x41, 0x5B), *range(0x61, 0x7B)]
    for lead in range(0x81, 0xC7):
        for trail in letters + [*range(0x81, 0xFF if lead < 0xA1 else 0xA1)]:
            c = next(rest, None)
            if c is not None:
                places[bytes([lead, trail])] = c
    return places, {}


class _East(Wide):
    """An encoding whose characters are one, two or three bytes long; `made` gives its table, and more ways to write."""

    def __init__(self, name, made):
        super().__init__(name)
        self.made, self.rest = made, []

    def load(self):
        if self.back is not None:
            return
        self.back, also = self.made()
        forth = dict(also)
        for place, c in self.back.items():
            forth.setdefault(c, place)
        self.forth = forth | {chr(c): bytes([c]) for c in range(128)}
        first = [*range(0x81, 0xA0), *range(0xE0, 0xEB)] if self.name == "shift_jis" else range(0x80, 0x100)
        self.leads = {place[:n] for place in self.back for n in range(1, len(place))} | {bytes([c]) for c in first}
        if self.name == "euc_jp":
            self.leads |= {bytes([0x8F, c]) for c in range(0x100)}

    def at(self, data, i):
        if data[i] < 0x80:
            return chr(data[i]), 1
        for size in (1, 2, 3):
            place = data[i : i + size]
            found = self.back.get(place)
            if found is not None:
                return found, size
            is_begun = place in self.leads
            if not is_begun or i + size >= len(data):
                return None, int(not is_begun)
        return None, 1


class _Korean(_East):
    """euc_kr writes syllables that it lacks as four pairs: a filler, the initial, the vowel and the final consonant."""

    _INITIALS = b"\xa1\xa2\xa4\xa7\xa8\xa9\xb1\xb2\xb3\xb5\xb6\xb7\xb8\xb9\xba\xbb\xbc\xbd\xbe"
    _FINALS = b"\xd4\xa1\xa2\xa3\xa4\xa5\xa6\xa7\xa9\xaa\xab\xac\xad\xae\xaf\xb0\xb1\xb2\xb4\xb5\xb6\xb7\xb8\xba\xbb\xbc\xbd\xbe"

    def load(self):
        if self.back is None:
            super().load()
            for n in range(0xD7A4 - 0xAC00):
                self.forth.setdefault(chr(0xAC00 + n), bytes([0xA4, 0xD4, 0xA4, self._INITIALS[n // 588], 0xA4,
                                                              0xBF + n // 28 % 21, 0xA4, self._FINALS[n % 28]]))  # fmt: skip
            self.forth["\u3164"] = b"\xa4\xd4"
            self.composed = {place: c for c, place in self.forth.items() if len(place) == 8}

    def at(self, data, i):
        if data[i : i + 2] != b"\xa4\xd4":
            return super().at(data, i)
        if i + 8 > len(data):
            return None, 0
        found = self.composed.get(data[i : i + 8])
        return (None, 1) if found is None else (found, 8)


class _Escaped:
    """ISO 2022 with seven bits: an escape sequence says which set of characters follows; each end of text is in ASCII."""

    def __init__(self, name, sets):
        self.name, self.sets, self.tables = name, sets, None
        codec = self

        class Encoder(codecs.IncrementalEncoder):
            def __init__(self, errors="strict"):
                super().__init__(errors)
                self.now = _ASCII

            def encode(self, input, final=False):
                made, self.now = codec.encoded(input, self.errors, self.now)
                if final:
                    made, self.now = made + (b"" if self.now == _ASCII else _ASCII), _ASCII
                return made

            def reset(self):
                self.now = _ASCII

            def getstate(self):
                return int.from_bytes(self.now, "little")

            def setstate(self, state):
                self.now = state.to_bytes((state.bit_length() + 7) // 8, "little")

        class Decoder(codecs.BufferedIncrementalDecoder):
            def __init__(self, errors="strict"):
                super().__init__(errors)
                self.now = _ASCII

            def _buffer_decode(self, input, errors, final):
                text, used, self.now = codec.decoded(input, errors, final, self.now)
                return text, used

            def reset(self):
                super().reset()
                self.now = _ASCII

            def getstate(self):
                return self.buffer, int.from_bytes(self.now, "little")

            def setstate(self, state):
                self.buffer, self.now = state[0], state[1].to_bytes((state[1].bit_length() + 7) // 8, "little")

        self.Encoder, self.Decoder = Encoder, Decoder

    def load(self):
        """{escape sequence: {bytes: character}} and the way back, a set's characters before those of sets behind it."""
        if self.tables is None:
            self.tables = {escape: made() for escape, made in self.sets}
            self.back = {}
            for escape, table in self.tables.items():
                for place, c in table.items():
                    self.back.setdefault(c, (escape, place))

    def encoded(self, input, errors, now):
        self.load()
        made, i = [], 0
        while i < len(input):
            escape, place = (_ASCII, input[i].encode()) if input[i] < "\x80" else self.back.get(input[i], (None, None))
            if place is None:
                error = UnicodeEncodeError(self.name, input, i, i + 1, "illegal multibyte sequence")
                given, i = _handled(lookup_error(errors or "strict"), error, len(input))
                if isinstance(given, str):
                    given, now = self.encoded(given, "strict", now)
                made.append(given)
                continue
            if escape != now:
                made.append(escape)
                now = escape
            made.append(place)
            i += 1
        return b"".join(made), now

    def encode(self, input, errors="strict"):
        made, now = self.encoded(input, errors, _ASCII)
        return made + (b"" if now == _ASCII else _ASCII), len(input)

    def step(self, data, i, now):
        """(character or None, bytes used, set that follows); no bytes where more must come."""
        if data[i] == 0x1B:
            for escape in (_ASCII, *self.tables):
                if data.startswith(escape, i):
                    return "", len(escape), escape
            rest = data[i : i + 4]
            if rest[1:2] not in (b"(", b"$", b""):
                return "\x1b" + chr(rest[1]), 2, now
            is_begun = any(escape.startswith(rest) for escape in self.tables)
            return None, 0 if is_begun else min(4 if rest[1:3] in (b"$(", b"$)") else 3, len(rest)), now
        table = self.tables.get(now)
        if data[i] >= 0x80:
            return None, 1, now
        if data[i] == 0x0A or table is None:
            return chr(data[i]), 1, now
        size = len(next(iter(table)))
        if i + size > len(data):
            return None, 0, now
        found = table.get(data[i : i + size])
        return found, size, now

    def decoded(self, data, errors, final, now):
        self.load()
        data = bytes(data)
        made, i = [], 0
        while i < len(data):
            c, used, now = self.step(data, i, now)
            if c is None and not used and not final:
                break
            if c is None:
                reason = "illegal multibyte sequence" if used else "incomplete multibyte sequence"
                error = UnicodeDecodeError(self.name, data, i, i + used if used else len(data), reason)
                c, i = _handled(lookup_error(errors or "strict"), error, len(data))
                used = 0
            made.append(c)
            i += used
        return "".join(made), i, now

    def decode(self, input, errors="strict", final=True):
        return self.decoded(input, errors, final, _ASCII)[:2]


_ASCII = b"\x1b(B"


def _seven_bits(name, first):
    return lambda: {bytes([a & 0x7F, b & 0x7F]): c for (a, b), c in _grid(name, first).items()}


def _roman():
    return {bytes([c]): chr(c) for c in range(0x20, 0x7F)} | {b"\\": "\xa5", b"~": "\u203e"}


_JIS = [(b"\x1b$B", _seven_bits("JISX0208", 0xA1)), (b"\x1b(J", _roman), (b"\x1b$@", _seven_bits("JISX0208", 0xA1))]
_JIS_1 = [_JIS[0], (b"\x1b$(D", _seven_bits("JISX0212", 0xA2)), *_JIS[1:]]
_HALF = b"\x1b(I", lambda: {bytes([key[0] & 0x7F]): c for key, c in _KATAKANA.items()}

_known = {
    "shift_jis": lambda name: _East(name, _shift_jis), "cp932": lambda name: _East(name, _cp932),
    "euc_jp": lambda name: _East(name, _euc_jp), "cp949": lambda name: _East(name, _cp949),
    "euc_kr": lambda name: _Korean(name, _euc_kr), "iso2022_jp": lambda name: _Escaped(name, _JIS),
    "iso2022_jp_1": lambda name: _Escaped(name, _JIS_1), "iso2022_jp_ext": lambda name: _Escaped(name, [*_JIS_1, _HALF]),
}  # fmt: skip


def east(name):
    """The codec of that name, made when it is first asked for; None where there is none."""
    name = ALIASES.get(name, name.replace("-", "_"))
    made = _known.get(name)
    if callable(made):
        made = _known[name] = made(name)
    return made
