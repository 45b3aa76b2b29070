"""Differences between sequences."""

import re
import types
from collections import namedtuple

__all__ = ["get_close_matches", "ndiff", "restore", "SequenceMatcher", "Differ", "unified_diff", "context_diff", "Match",
           "IS_CHARACTER_JUNK", "IS_LINE_JUNK", "diff_bytes", "HtmlDiff"]  # fmt: skip

Match = namedtuple("Match", "a b size")


def _ratio(matches, length):
    return 2.0 * matches / length if length else 1.0


class SequenceMatcher:
    def __init__(self, isjunk=None, a="", b="", autojunk=True):
        self.isjunk, self.autojunk = isjunk, autojunk
        self.a = self.b = None
        self.set_seqs(a, b)

    def set_seqs(self, a, b):
        self.set_seq1(a)
        self.set_seq2(b)

    def set_seq1(self, a):
        self.a, self._blocks, self._codes = a, None, None

    def set_seq2(self, b):
        self.b, self._blocks, self._codes = b, None, None
        self.b2j = places = {}
        for i, item in enumerate(b):
            places.setdefault(item, []).append(i)
        self.bjunk = set()
        if self.isjunk:
            self.bjunk = {item for item in places if self.isjunk(item)}
            for item in self.bjunk:
                del places[item]
        self.bpopular = set()
        n = len(b)
        if self.autojunk and n >= 200:
            self.bpopular = {item for item, at in places.items() if len(at) > n // 100 + 1}
            for item in self.bpopular:
                del places[item]

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        a, b, places, junk = self.a, self.b, self.b2j, self.bjunk
        ahi = len(a) if ahi is None else ahi
        bhi = len(b) if bhi is None else bhi
        best_i, best_j, best = alo, blo, 0
        lengths = {}
        for i in range(alo, ahi):
            new = {}
            for j in places.get(a[i], ()):
                if j < blo:
                    continue
                if j >= bhi:
                    break
                k = new[j] = lengths.get(j - 1, 0) + 1
                if k > best:
                    best_i, best_j, best = i - k + 1, j - k + 1, k
            lengths = new
        for is_junk in (False, True):
            while best_i > alo and best_j > blo and (b[best_j - 1] in junk) == is_junk and a[best_i - 1] == b[best_j - 1]:
                best_i, best_j, best = best_i - 1, best_j - 1, best + 1
            while (best_i + best < ahi and best_j + best < bhi and (b[best_j + best] in junk) == is_junk
                   and a[best_i + best] == b[best_j + best]):  # fmt: skip
                best += 1
        return Match(best_i, best_j, best)

    def get_matching_blocks(self):
        if self._blocks is not None:
            return self._blocks
        la, lb = len(self.a), len(self.b)
        queue, found = [(0, la, 0, lb)], []
        while queue:
            alo, ahi, blo, bhi = queue.pop()
            i, j, k = x = self.find_longest_match(alo, ahi, blo, bhi)
            if k:
                found.append(x)
                if alo < i and blo < j:
                    queue.append((alo, i, blo, j))
                if i + k < ahi and j + k < bhi:
                    queue.append((i + k, ahi, j + k, bhi))
        found.sort()
        i1 = j1 = k1 = 0
        joined = []
        for i2, j2, k2 in found:
            if i1 + k1 == i2 and j1 + k1 == j2:
                k1 += k2
            else:
                if k1:
                    joined.append((i1, j1, k1))
                i1, j1, k1 = i2, j2, k2
        if k1:
            joined.append((i1, j1, k1))
        joined.append((la, lb, 0))
        self._blocks = [Match(*x) for x in joined]
        return self._blocks

    def get_opcodes(self):
        if self._codes is None:
            i = j = 0
            self._codes = codes = []
            for ai, bj, size in self.get_matching_blocks():
                tag = "replace" if i < ai and j < bj else "delete" if i < ai else "insert" if j < bj else ""
                if tag:
                    codes.append((tag, i, ai, j, bj))
                i, j = ai + size, bj + size
                if size:
                    codes.append(("equal", ai, i, bj, j))
        return self._codes

    def get_grouped_opcodes(self, n=3):
        codes = self.get_opcodes() or [("equal", 0, 1, 0, 1)]
        if codes[0][0] == "equal":
            tag, i1, i2, j1, j2 = codes[0]
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        if codes[-1][0] == "equal":
            tag, i1, i2, j1, j2 = codes[-1]
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == "equal" and i2 - i1 > n + n:
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group = []
                i1, j1 = max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == "equal"):
            yield group

    __class_getitem__ = classmethod(types.GenericAlias)

    def ratio(self):
        return _ratio(sum(m[-1] for m in self.get_matching_blocks()), len(self.a) + len(self.b))

    def quick_ratio(self):
        left = {}
        for item in self.b:
            left[item] = left.get(item, 0) + 1
        matches = 0
        for item in self.a:
            if left.get(item, 0) > 0:
                matches += 1
            left[item] = left.get(item, 0) - 1
        return _ratio(matches, len(self.a) + len(self.b))

    def real_quick_ratio(self):
        return _ratio(min(len(self.a), len(self.b)), len(self.a) + len(self.b))


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    if not n > 0:
        raise ValueError("n must be > 0: %r" % (n,))
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError("cutoff must be in [0.0, 1.0]: %r" % (cutoff,))
    found, matcher = [], SequenceMatcher()
    matcher.set_seq2(word)
    for x in possibilities:
        matcher.set_seq1(x)
        if matcher.real_quick_ratio() >= cutoff and matcher.quick_ratio() >= cutoff and matcher.ratio() >= cutoff:
            found.append((matcher.ratio(), x))
    return [x for _, x in sorted(found, reverse=True)[:n]]


class Differ:
    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk, self.charjunk = linejunk, charjunk

    def compare(self, a, b):
        for tag, alo, ahi, blo, bhi in SequenceMatcher(self.linejunk, a, b).get_opcodes():
            if tag == "replace":
                yield from self._replace(a, alo, ahi, b, blo, bhi)
            elif tag == "delete":
                yield from self._dump("-", a, alo, ahi)
            elif tag == "insert":
                yield from self._dump("+", b, blo, bhi)
            else:
                yield from self._dump(" ", a, alo, ahi)

    def _dump(self, tag, x, low, high):
        for i in range(low, high):
            yield "%s %s" % (tag, x[i])

    def _plain(self, a, alo, ahi, b, blo, bhi):
        first, second = self._dump("-", a, alo, ahi), self._dump("+", b, blo, bhi)
        if bhi - blo < ahi - alo:
            first, second = second, first
        yield from first
        yield from second

    def _replace(self, a, alo, ahi, b, blo, bhi):
        best, cutoff = 0.74, 0.75
        matcher = SequenceMatcher(self.charjunk)
        equal_i = equal_j = best_i = best_j = None
        for j in range(blo, bhi):
            matcher.set_seq2(b[j])
            for i in range(alo, ahi):
                if a[i] == b[j]:
                    if equal_i is None:
                        equal_i, equal_j = i, j
                    continue
                matcher.set_seq1(a[i])
                if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best and matcher.ratio() > best:
                    best, best_i, best_j = matcher.ratio(), i, j
        if best < cutoff:
            if equal_i is None:
                yield from self._plain(a, alo, ahi, b, blo, bhi)
                return
            best_i, best_j, best = equal_i, equal_j, 1.0
        else:
            equal_i = None
        yield from self._around(a, alo, best_i, b, blo, best_j)
        x, y = a[best_i], b[best_j]
        if equal_i is None:
            marks_a = marks_b = ""
            matcher.set_seqs(x, y)
            for tag, i1, i2, j1, j2 in matcher.get_opcodes():
                la, lb = i2 - i1, j2 - j1
                sign = {"replace": "^^", "delete": "- ", "insert": " +", "equal": "  "}[tag]
                marks_a += (" " if tag == "equal" else sign[0]) * la
                marks_b += (" " if tag == "equal" else sign[1]) * lb
            yield from self._hints(x, y, marks_a, marks_b)
        else:
            yield "  " + x
        yield from self._around(a, best_i + 1, ahi, b, best_j + 1, bhi)

    def _around(self, a, alo, ahi, b, blo, bhi):
        if alo < ahi:
            if blo < bhi:
                yield from self._replace(a, alo, ahi, b, blo, bhi)
            else:
                yield from self._dump("-", a, alo, ahi)
        elif blo < bhi:
            yield from self._dump("+", b, blo, bhi)

    def _hints(self, x, y, marks_a, marks_b):
        def kept(line, marks):
            return "".join(c if c.isspace() and m == " " else m for c, m in zip(line, marks)).rstrip()

        marks_a, marks_b = kept(x, marks_a), kept(y, marks_b)
        yield "- " + x
        if marks_a:
            yield f"? {marks_a}\n"
        yield "+ " + y
        if marks_b:
            yield f"? {marks_b}\n"


def IS_CHARACTER_JUNK(ch, ws=" \t"):
    return ch in ws


def IS_LINE_JUNK(line, pat=re.compile(r"\s*(?:#\s*)?$").match):
    return pat(line) is not None


def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    return Differ(linejunk, charjunk).compare(a, b)


def restore(delta, which):
    tag = {1: "- ", 2: "+ "}.get(int(which))
    if tag is None:
        raise ValueError(f"unknown delta choice (must be 1 or 2): {which!r}")
    for line in delta:
        if line[:2] in ("  ", tag):
            yield line[2:]


def _format_range_unified(start, stop):
    length = stop - start
    if length == 1:
        return str(start + 1)
    return f"{start if not length else start + 1},{length}"


def _format_range_context(start, stop):
    length = stop - start
    beginning = start + 1 if length else start
    return str(beginning) if length <= 1 else f"{beginning},{beginning + length - 1}"


def _check_texts(a, b, *arguments):
    for lines in (a, b):
        if lines and not isinstance(lines[0], str):
            raise TypeError(f"lines to compare must be str, not {type(lines[0]).__name__} ({lines[0]!r})")
    for argument in arguments:
        if not isinstance(argument, str):
            raise TypeError(f"all arguments must be str, not: {argument!r}")


def unified_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    _check_texts(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield f"--- {fromfile}{chr(9) + fromfiledate if fromfiledate else ''}{lineterm}"
            yield f"+++ {tofile}{chr(9) + tofiledate if tofiledate else ''}{lineterm}"
        first, last = group[0], group[-1]
        yield f"@@ -{_format_range_unified(first[1], last[2])} +{_format_range_unified(first[3], last[4])} @@{lineterm}"
        for tag, i1, i2, j1, j2 in group:
            if tag == "equal":
                for line in a[i1:i2]:
                    yield " " + line
                continue
            if tag in ("replace", "delete"):
                for line in a[i1:i2]:
                    yield "-" + line
            if tag in ("replace", "insert"):
                for line in b[j1:j2]:
                    yield "+" + line


def context_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    _check_texts(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)

    def span(start, stop):
        length = stop - start
        begin = start + 1 if length else start
        return str(begin) if length <= 1 else f"{begin},{begin + length - 1}"

    prefix, started = {"insert": "+ ", "delete": "- ", "replace": "! ", "equal": "  "}, False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield f"*** {fromfile}{lineterm}"
            yield f"--- {tofile}{lineterm}"
        first, last = group[0], group[-1]
        yield "***************" + lineterm
        yield f"*** {span(first[1], last[2])} ****{lineterm}"
        if any(tag in ("replace", "delete") for tag, *_ in group):
            for tag, i1, i2, _, _ in group:
                if tag != "insert":
                    for line in a[i1:i2]:
                        yield prefix[tag] + line
        yield f"--- {span(first[3], last[4])} ----{lineterm}"
        if any(tag in ("replace", "insert") for tag, *_ in group):
            for tag, _, _, j1, j2 in group:
                if tag != "delete":
                    for line in b[j1:j2]:
                        yield prefix[tag] + line


def diff_bytes(dfunc, a, b, fromfile=b"", tofile=b"", fromfiledate=b"", tofiledate=b"", n=3, lineterm=b"\n"):
    def decode(s):
        try:
            return s.decode("ascii", "surrogateescape")
        except AttributeError as err:
            raise TypeError("all arguments must be bytes, not %s (%r)" % (type(s).__name__, s)) from err

    a, b = list(map(decode, a)), list(map(decode, b))
    for line in dfunc(a, b, *map(decode, (fromfile, tofile, fromfiledate, tofiledate)), n, decode(lineterm)):
        yield line.encode("ascii", "surrogateescape")


def __getattr__(name):
    if name != "HtmlDiff":
        raise AttributeError(f"module 'difflib' has no attribute {name!r}")
    import _difflib_html

    globals()["HtmlDiff"] = _difflib_html.HtmlDiff
    return _difflib_html.HtmlDiff
