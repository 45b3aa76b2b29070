"""Encodings of one, two or four bytes a character: gb2312, gbk, gb18030 and big5."""

import codecs
from codecs import _handled, lookup_error

__natives__ = "*"  # CPython has this module in C: no traceback shows its frames

ALIASES = {"936": "gbk", "cp936": "gbk", "ms936": "gbk", "chinese": "gb2312", "csiso58gb231280": "gb2312", "euc-cn": "gb2312",
           "euccn": "gb2312", "eucgb2312-cn": "gb2312", "gb2312-1980": "gb2312", "gb2312-80": "gb2312", "iso-ir-58": "gb2312",
           "gb18030-2000": "gb18030", "big5-tw": "big5", "csbig5": "big5"}  # fmt: skip
_SUPPLEMENTARY = 189000  # what the four bytes of U+10000 count
# Characters that gb18030 has and gbk has not, beside those for private use; what of gbk is not in gb2312.
_NEWER = [*range(0xFE50, 0xFEA1), *range(0xA989, 0xA996), 0xA2E3, 0xA8BF]
_NOT_GB2312 = [*range(0xA2A1, 0xA2AB), *range(0xA6E0, 0xA6F6), 0xA8BB, 0xA8BD, 0xA8BE, 0xA8C0]


def _table(text, first, low_trails):
    """{two bytes as a number: character}"""
    trails = [*range(0x40, 0x7F), *low_trails]
    rows = enumerate(text.split("\n")[:-1], first)
    return {lead << 8 | trail: c for lead, row in rows for trail, c in zip(trails, row) if c != "\ufffe"}


def _tables(name):
    from _codec_wide import BIG5, GB18030

    if name == "big5":
        return _table(BIG5, 0xA1, range(0xA1, 0xFF))
    table = _table(GB18030, 0x81, range(0x80, 0xFF))
    if name == "gb18030":
        return table
    table = {place: c for place, c in table.items() if not "\ue000" <= c < "\uf900"}
    for place in _NEWER:
        table.pop(place, None)
    if name == "gb2312":
        left = set(_NOT_GB2312)
        table = {place: c for place, c in table.items() if 0xA1A1 <= place < 0xF800 and place & 0xFF >= 0xA1 and place not in left}
        table |= {0xA1A4: "\u30fb", 0xA1AA: "\u2015"}
    return table


class Wide:
    """One such encoding; its tables are made when it is first used."""

    def __init__(self, name):
        self.name, self.back = name, None

    def load(self):
        if self.back is not None:
            return
        self.back = _tables(self.name)
        forth = {}
        for place, c in self.back.items():
            forth[c] = place.to_bytes(2, "big")
        if self.name == "big5":  # of two places of a character the one with its neighbours counts
            forth |= {"\uff0f": b"\xa2A", "\uff3c": b"\xa2B", "\u5341": b"\xa4Q", "\u5345": b"\xa4\xca"}
        self.rest = []
        if self.name == "gb18030":  # four bytes count what two have left out
            self.rest = [chr(c) for c in range(0x80, 0x10000) if not 0xD800 <= c < 0xE000 and chr(c) not in forth]
            forth.update((c, self.four_bytes(n)) for n, c in enumerate(self.rest))
        self.forth = forth | {chr(c): bytes([c]) for c in range(128)}

    @staticmethod
    def four_bytes(number):
        number, last = divmod(number, 10)
        number, third = divmod(number, 126)
        first, second = divmod(number, 10)
        return bytes([first + 0x81, second + 0x30, third + 0x81, last + 0x30])

    def of_character(self, c):
        """Its bytes, or None."""
        if self.rest and c >= "\U00010000":
            return self.four_bytes(ord(c) - 0x10000 + _SUPPLEMENTARY)
        return self.forth.get(c)

    def encode(self, input, errors="strict"):
        if input.isascii():
            return input.encode("ascii"), len(input)
        self.load()
        try:
            return b"".join([self.forth[c] for c in input]), len(input)
        except KeyError:
            pass
        made, i = [], 0
        while i < len(input):
            found = self.of_character(input[i])
            if found is not None:
                made.append(found)
                i += 1
                continue
            error = UnicodeEncodeError(self.name, input, i, i + 1, "illegal multibyte sequence")
            given, i = _handled(lookup_error(errors or "strict"), error, len(input))
            made.append(given if isinstance(given, bytes) else self.encode(given)[0])
        return b"".join(made), len(input)

    def at(self, data, i):
        """(character, bytes) at `i`; without a character, how many bytes are wrong, or 0 where more must come."""
        lead = data[i]
        if lead < 0x80:
            return chr(lead), 1
        if i + 1 >= len(data):
            return None, 0
        trail = data[i + 1]
        if self.rest and 0x30 <= trail <= 0x39:
            if i + 3 >= len(data):
                return None, 0
            third, last = data[i + 2 : i + 4]
            if not (0x81 <= lead <= 0xFE and 0x81 <= third <= 0xFE and 0x30 <= last <= 0x39):
                return None, 1
            number = (((lead - 0x81) * 10 + trail - 0x30) * 126 + third - 0x81) * 10 + last - 0x30
            if number < len(self.rest):
                return self.rest[number], 4
            code = number - _SUPPLEMENTARY + 0x10000
            return (chr(code), 4) if 0x10000 <= code <= 0x10FFFF else (None, 1)
        found = self.back.get(lead << 8 | trail)
        return (None, 1) if found is None else (found, 2)

    def decode(self, input, errors="strict", final=True):
        """(text, bytes used): where it is not the end, what may go on waits."""
        data = bytes(input)
        if data.isascii():
            return data.decode("ascii"), len(data)
        self.load()
        made, i, size = [], 0, len(data)
        while i < size:
            c, used = self.at(data, i)
            if c is not None:
                made.append(c)
                i += used
                continue
            if not used and not final:
                break
            reason = "illegal multibyte sequence" if used else "incomplete multibyte sequence"
            error = UnicodeDecodeError(self.name, data, i, i + used if used else size, reason)
            given, i = _handled(lookup_error(errors or "strict"), error, size)
            made.append(given)
        return "".join(made), i


_known = {name: Wide(name) for name in ("gb2312", "gbk", "gb18030", "big5")}


def wide(name):
    from _encodings import info

    codec = _known.get(ALIASES.get(name, name))
    if codec is None:
        from _encodings_east import east

        codec = east(name)
    if codec is None:
        return None
    if hasattr(codec, "Encoder"):  # it has a state between calls
        return info(codec.name, codec.encode, lambda input, errors="strict": codec.decode(input, errors),
                    encoder=codec.Encoder, decoder=codec.Decoder)  # fmt: skip

    class Decoder(codecs.BufferedIncrementalDecoder):
        def _buffer_decode(self, input, errors, final):
            return codec.decode(input, errors, final)

    return info(codec.name, codec.encode, lambda input, errors="strict": codec.decode(input, errors), decoder=Decoder)
