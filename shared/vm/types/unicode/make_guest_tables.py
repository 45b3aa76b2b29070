"""Writes shared/guest/stdlib/_unicode_data.py and _unicode_names.py from the Unicode data of the Python that runs it (3.11).

  python3.11 shared/vm/types/unicode/make_guest_tables.py

Texts of words between blanks; numbers are of base 36. A run's key is the distance from the end of the run before it.
"""
import pathlib
import re
import unicodedata as u

OUT = pathlib.Path(__file__).resolve().parents[3] / "guest" / "stdlib"
ALGORITHMIC = re.compile(r"CJK (UNIFIED|COMPATIBILITY) IDEOGRAPH-|HANGUL SYLLABLE |TANGUT IDEOGRAPH-|NUSHU CHARACTER-|"
                         r"KHITAN SMALL SCRIPT CHARACTER-")
# Scripts that are rare in programs have no names here: the table would be four times as large.
NAMED = [(0, 0x1200), (0x1D00, 0x3400), (0xFB00, 0xFB1D), (0xFE00, 0xFE70), (0xFF00, 0x10000), (0x1D400, 0x1D800),
         (0x1F000, 0x1FB00)]


def b36(n):
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    out = ""
    while True:
        n, d = divmod(n, 36)
        out = digits[d] + out
        if not n:
            return out


def lines(name, words):
    text, line = [], ""
    for word in words:
        if len(line) + len(word) + 1 > 118:
            text.append(line)
            line = ""
        line += word + " "
    text.append(line)
    return f'{name} = (\n' + "".join(f'    "{line}"\n' for line in text) + ")\n"


def properties():
    records, runs, previous, start = [], [], None, 0
    for c in range(0x110001):
        ch = chr(c) if c < 0x110000 else ""
        record = (u.category(ch), u.bidirectional(ch), str(u.combining(ch)), u.east_asian_width(ch), str(u.mirrored(ch))) if ch else 0
        if record != previous:
            if previous is not None:
                if previous not in records:
                    records.append(previous)
                runs += [b36(c - start), b36(records.index(previous))]
            previous, start = record, c
    return lines("RECORDS", [",".join(r) for r in records]) + "\n" + lines("RUNS", runs)


def decompositions():
    words, last = [], 0
    tags = []
    for c in range(0x110000):
        d = u.decomposition(chr(c))
        if not d:
            continue
        tag, codes = "", d.split()
        if codes[0][0] == "<":
            if codes[0] not in tags:
                tags.append(codes[0])
            tag = "<" + b36(tags.index(codes[0]))
            codes = codes[1:]
        elif u.normalize("NFC", u.normalize("NFD", chr(c))) != chr(c):
            tag = "!"
        words.append(b36(c - last) + tag + ":" + ",".join(b36(int(x, 16)) for x in codes))
        last = c
    return lines("TAGS", tags) + "\n" + lines("DECOMPOSITIONS", words)


def numbers():
    """key.kind+value, where a run of characters counts up by one."""
    from fractions import Fraction

    runs = []
    for c in range(0x110000):
        ch = chr(c)
        value = u.numeric(ch, None)
        if value is None:
            continue
        kind = "d" if u.decimal(ch, None) is not None else "g" if u.digit(ch, None) is not None else "n"
        if value == int(value) and runs and runs[-1][2] == kind and runs[-1][0] + runs[-1][1] == c and (
                runs[-1][3] + runs[-1][1] == value):
            runs[-1][1] += 1
        else:
            runs.append([c, 1, kind, Fraction(value).limit_denominator(1000) if value != int(value) else int(value)])
    words, last = [], 0
    for c, count, kind, value in runs:
        words.append(f"{b36(c - last)}:{b36(count)}{kind}{value}".replace(":1n", "="))
        last = c
    return lines("NUMBERS", words)


def names():
    words, previous = [], -1
    for first, end in NAMED:
        for c in range(first, end):
            name = u.name(chr(c), "")
            if name and not ALGORITHMIC.match(name):
                words.append(("" if c == previous + 1 else f"@{c:x} ") + name)
                previous = c
    return words


(OUT / "_unicode_data.py").write_text(
    f'"""Unicode {u.unidata_version}: properties of characters. Written by shared/vm/types/unicode/make_guest_tables.py."""\n\n'
    + properties() + "\n" + decompositions() + "\n" + numbers())
rows, row = [], ""
for word in names():
    row += word + ";"
    if len(row) > 1000:
        rows.append(row)
        row = ""
rows.append(row)
(OUT / "_unicode_names.py").write_text(
    f'"""Unicode {u.unidata_version}: names of characters. Written by shared/vm/types/unicode/make_guest_tables.py."""\n\n'
    "# A name a character, its code before it where it does not follow the one before.\n"
    + f"RANGES = {NAMED}\n" + "NAMES = (\n" + "".join(f'    "{row}"\n' for row in rows) + ")\n")
