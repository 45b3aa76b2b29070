"""Writes shared/guest/stdlib/_codec_wide.py (China, Taiwan) and _codec_wide_east.py (Japan, Korea) from the codecs of the
CPython 3.11 that runs this: the characters of two bytes.

  build/oracle/bin/python shared/vm/types/unicode/make_wide_tables.py
"""
import pathlib

STDLIB = pathlib.Path(__file__).resolve().parents[3] / "guest" / "stdlib"
NONE = "\ufffe"


GRID = range(0xA1, 0xFF)
SHIFTED = [*range(0x40, 0x7F), *range(0x80, 0xFD)]
CHINESE = (
    ("GB18030", "gb18030", b"", range(0x81, 0xFF), [*range(0x40, 0x7F), *range(0x80, 0xFF)]),
    ("BIG5", "big5", b"", range(0xA1, 0xFA), [*range(0x40, 0x7F), *range(0xA1, 0xFF)]),
)
EASTERN = (
    ("JISX0208", "euc_jp", b"", range(0xA1, 0xF5), GRID),
    ("JISX0212", "euc_jp", b"\x8f", range(0xA2, 0xEE), GRID),
    ("CP932", "cp932", b"", [0x87, 0xED, 0xEE, 0xFA, 0xFB, 0xFC], SHIFTED),
    ("KSX1001", "euc_kr", b"", range(0xA1, 0xFE), GRID),
)
# What an editor would not show, or would take for something else.
ESCAPED = {code: f"\\u{code:04x}" for code in (0xFFFE, *range(0xE000, 0xF900), 0x3000, 0xAD, 0xA0)} | {0x5C: "\\\\"}


def rows(encoding, before, leads, trails):
    for lead in leads:
        cells = [(before + bytes([lead, trail])).decode(encoding, "replace") for trail in trails]
        yield "".join(NONE if len(cell) > 1 or cell == "\ufffd" else cell for cell in cells)


def write(file, tables):
    title = "Characters of two bytes, a line for each first byte. Written by shared/vm/types/unicode/make_wide_tables.py."
    lines = [f'"""{title}"""', "", "# fmt: off"]
    for name, encoding, before, leads, trails in tables:
        lines.append(f'{name} = """\\')
        lines += [row.translate(ESCAPED) for row in rows(encoding, before, leads, trails)]
        lines.append('"""')
    (STDLIB / file).write_text("\n".join(lines) + "\n")


write("_codec_wide.py", CHINESE)
write("_codec_wide_east.py", EASTERN)
