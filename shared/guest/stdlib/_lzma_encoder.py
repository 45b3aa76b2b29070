"""LZMA written: a range coder over adaptive bits that takes the nearest repeat of four bytes or more."""


class _Encoder:
    """The mirror of lzma._Coder: the same bits, under the same keys, in the same order."""

    def __init__(self, lc, lp, pb):
        self.lc, self.lp, self.pb = lc, lp, pb
        self.odds, self.state, self.last = {}, 0, 0
        self.low, self.range, self.cache, self.waiting, self.out = 0, 0xFFFFFFFF, 0, 1, bytearray()

    def _shift(self):
        if self.low < 0xFF000000 or self.low > 0xFFFFFFFF:
            carry, byte = self.low >> 32, self.cache
            while self.waiting:
                self.out.append(byte + carry & 255)
                byte = 255
                self.waiting -= 1
            self.cache = self.low >> 24 & 255
        self.waiting += 1
        self.low = (self.low & 0x00FFFFFF) << 8

    def bit(self, key, value):
        odds = self.odds.get(key, 1024)
        bound = (self.range >> 11) * odds
        if value:
            self.low += bound
            self.range -= bound
            self.odds[key] = odds - (odds >> 5)
        else:
            self.range = bound
            self.odds[key] = odds + (2048 - odds >> 5)
        while self.range < 1 << 24:
            self.range <<= 8
            self._shift()

    def direct(self, value, count):
        for i in range(count - 1, -1, -1):
            self.range >>= 1
            if value >> i & 1:
                self.low += self.range
            while self.range < 1 << 24:
                self.range <<= 8
                self._shift()

    def tree(self, key, value, count):
        node = 1
        for i in range(count - 1, -1, -1):
            b = value >> i & 1
            self.bit((key, node), b)
            node = node << 1 | b

    def reversed_tree(self, key, value, count):
        node = 1
        for i in range(count):
            b = value >> i & 1
            self.bit((key, node), b)
            node = node << 1 | b

    def length(self, key, place, value):
        if value < 10:
            self.bit((key, "choice"), 0)
            self.tree((key, "low", place), value - 2, 3)
            return
        self.bit((key, "choice"), 1)
        self.bit((key, "choice2"), int(value >= 18))
        if value < 18:
            self.tree((key, "mid", place), value - 10, 3)
        else:
            self.tree((key, "high"), value - 18, 8)

    def literal(self, data, at):
        byte, before = data[at], data[at - 1] if at else 0
        key = "literal", ((at & (1 << self.lp) - 1) << self.lc) + (before >> 8 - self.lc)
        node = 1
        i = 7
        if self.state >= 7:
            match = data[at - self.last - 1]
            while i >= 0:
                wanted, b = match >> i & 1, byte >> i & 1
                self.bit((key, 1 + wanted, node), b)
                node = node << 1 | b
                i -= 1
                if b != wanted:
                    break
        while i >= 0:
            b = byte >> i & 1
            self.bit((key, node), b)
            node = node << 1 | b
            i -= 1
        self.state = 0 if self.state < 4 else self.state - 3 if self.state < 10 else self.state - 6

    def match(self, place, length, distance):
        self.bit(("match", self.state, place), 1)
        if distance == self.last and distance != 0xFFFFFFFF:
            self.bit(("rep", self.state), 1)
            self.bit(("rep0", self.state), 0)
            self.bit(("long", self.state, place), 1)
            self.state = 8 if self.state < 7 else 11
            self.length("repeated", place, length)
            return
        self.bit(("rep", self.state), 0)
        self.state = 7 if self.state < 7 else 10
        self.length("length", place, length)
        self.last = distance
        key = "slot", min(length - 2, 3)
        if distance < 4:
            self.tree(key, distance, 6)
            return
        count = distance.bit_length() - 2
        slot = (count + 1) << 1 | distance >> count & 1
        self.tree(key, slot, 6)
        rest = distance & (1 << count) - 1
        if slot < 14:
            self.reversed_tree(("special", slot), rest, count)
        else:
            self.direct(rest >> 4, count - 4)
            self.reversed_tree("align", rest & 15, 4)

    def run(self, data, window):
        seen, at, end, mask = {}, 0, len(data), (1 << self.pb) - 1
        while at < end:
            start = data[at : at + 4]
            found = seen.get(start) if at + 4 <= end else None
            seen[start] = at
            if found is None or at - found > window:
                self.bit(("match", self.state, at & mask), 0)
                self.literal(data, at)
                at += 1
                continue
            length, most = 4, min(273, end - at)
            while length < most and data[found + length] == data[at + length]:
                length += 1
            self.match(at & mask, length, at - found - 1)
            for inside in range(at + 1, min(at + length, end - 3)):
                seen[data[inside : inside + 4]] = inside
            at += length
        self.match(at & mask, 2, 0xFFFFFFFF)
        for _ in range(5):
            self._shift()
        return bytes(self.out)


def encoded(data, lc, lp, pb, window):
    """The bits of `data` and the end mark, as LZMA with those properties."""
    return _Encoder(lc, lp, pb).run(data, window)
